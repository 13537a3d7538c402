"""The API's documentation for people: one page without scripts or resources of other hosts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any
from urllib.parse import quote

from rulewright.language import Language
from rulewright.language.phrase import partly_english_notice, phrase
from rulewright.pictures.design import load_design_style
from rulewright.server.api.problems import KINDS

_STYLE = """
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 52rem; padding: 1rem; background: var(--rw-paper); color: var(--rw-ink);
  font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
:lang(ko) { word-break: keep-all; }
a { color: var(--rw-accent); }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
nav a[aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
section { border-top: 1px solid var(--rw-edge); margin-top: 1.5rem; padding-top: .5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; background: var(--rw-sunk); border-radius: .25rem; }
code { padding: .05em .25em; }
pre { padding: .75rem; overflow-x: auto; white-space: pre-wrap; }
pre code { padding: 0; }
h1 { line-height: 1.2; }
h2 code { font-size: 1em; background: none; padding: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem .35rem 0;
  border-bottom: 1px solid var(--rw-edge); }
th, td:first-child { overflow-wrap: normal; white-space: nowrap; }
summary { min-height: 44px; padding: .6rem 0; cursor: pointer; }
:target { background: var(--rw-sunk); }
"""


def documentation_page(document: Mapping[str, Any], language: Language, base: str) -> str:
    """Render an OpenAPI document in `language` as a page; `base` is the API's path."""

    def say(template: str, **values: object) -> str:
        return escape(phrase(template, **values).render(language))

    current = ' aria-current="page"'
    languages = "".join(
        f'<a href="{base}/docs?lang={each}" lang="{each}" hreflang="{each}"'
        f"{current if each == language else ''}>{each.autonym}</a>"
        for each in map(Language, document["x-languages"])
    )
    operations = "".join(
        _operation(method.upper(), f"{base}{path}", operation, language)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    )
    kinds = "".join(
        f'<tr id="{code}"><td><code>{code}</code></td><td>{kind.status}</td>'
        f"<td>{escape(kind.title.render(language))}</td></tr>"
        for code, kind in KINDS.items()
    )
    notice = partly_english_notice(language)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{say("rulewrights-json-api")}</title>
<link rel="icon" href="data:,">
<style>{load_design_style()}{_STYLE}</style>
</head>
<body>
<header>
<nav aria-label="{say("language")}">{languages}</nav>
<h1>{say("rulewrights-json-api")}</h1>
<p>{escape(document["info"]["description"])}</p>
<nav aria-label="Rulewright">
<a href="/reference/{language}/">Rulewright</a>
<a href="/reference/{language}/">{say("read-all-rules")}</a>
<a href="{base}/openapi.json?lang={language}">OpenAPI</a>
</nav>
</header>
<main>
{operations}
<section>
<h2>{say("problems")}</h2>
<p>{say("every-error-is-problem-json-rfc")}</p>
<div class="wide" tabindex="0" role="region" aria-label="{say("problems")}"><table>
<thead><tr><th scope="col">{say("code")}</th><th scope="col">HTTP</th><th scope="col">{say("meaning")}</th></tr></thead>
<tbody>{kinds}</tbody>
</table></div>
</section>
</main>
{f"<footer><p>{escape(notice.render(language))}</p></footer>" if notice is not None else ""}
</body>
</html>
"""


def _operation(method: str, path: str, operation: Mapping[str, Any], language: Language) -> str:
    def say(template: str) -> str:
        return escape(phrase(template).render(language))

    rows = "".join(
        f"<tr><td><code>{escape(each['name'])}</code></td><td>{escape(_kind(each['schema']))}</td>"
        f"<td>{escape(each.get('description', ''))}</td></tr>"
        for each in operation["parameters"]
    )
    name = f"{method} {path}"
    parts = [
        f'<section id="{operation["operationId"]}">',
        f"<h2><code>{escape(name)}</code></h2>",
        f"<p>{escape(operation['summary'])}. {escape(operation['description'])}</p>",
        f'<div class="wide" tabindex="0" role="region" aria-label="{say("parameters")}: {escape(name)}">'
        "<table><thead><tr>"
        f'<th scope="col">{say("parameter")}</th><th scope="col">{say("value-2")}</th>'
        f'<th scope="col">{say("meaning")}</th></tr></thead><tbody>{rows}</tbody></table></div>',
    ]
    examples = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("examples", {})
    if method == "GET":
        address = _address(path, operation["parameters"], language)
        parts.append(f'<p>{say("for-example")} <a href="{escape(address)}"><code>{escape(address)}</code></a></p>')
    elif examples:
        body = json.dumps(next(iter(examples.values()))["value"], ensure_ascii=False)
        command = f"curl {path} -H 'Content-Type: application/json' -d '{body}'"
        parts.append(f"<p>{say('for-example')}</p><pre><code>{escape(command)}</code></pre>")
    parts += _responses(operation, say("answers"))
    return "\n".join([*parts, "</section>"])


def _responses(operation: Mapping[str, Any], heading: str) -> Iterator[str]:
    rows = "".join(
        f"<tr><td>{escape(status)}</td><td>{escape(told['description']).replace('`', '')}</td></tr>"
        for status, told in operation["responses"].items()
    )
    yield f"<details><summary>{heading}</summary><table><tbody>{rows}</tbody></table></details>"


def _kind(schema: Mapping[str, Any]) -> str:
    """The possible values of a parameter, in the words of JSON Schema."""
    if "enum" in schema:
        return ", ".join(schema["enum"])
    bounds = [str(schema[key]) for key in ("minimum", "maximum") if key in schema]
    return f"{schema.get('type', '')} {'–'.join(bounds)}".strip()


def _address(path: str, parameters: list[Mapping[str, Any]], language: Language) -> str:
    """A working address: with the example of every parameter that has one."""
    query = ""
    for each in parameters:
        value = str(language) if each["name"] == "lang" else each.get("example")
        if value is None:
            continue
        if each["in"] == "path":
            path = path.replace(f"{{{each['name']}}}", quote(str(value)))
        else:
            query += f"{'&' if query else '?'}{each['name']}={quote(str(value))}"
    return path + query
