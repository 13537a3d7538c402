"""The pages above the languages: the choice of a language, and signposts at addresses of retired ids."""

from __future__ import annotations

import json
from collections.abc import Collection
from html import escape
from pathlib import Path

from rulewright.corpus.model import Corpus
from rulewright.language import Language, default_language
from rulewright.pictures.design import load_design_style
from rulewright.reference.address import relative_path

_LANDING = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Rulewright</title>
{alternates}
<link rel="icon" href="data:,">
<script>
(function () {{
  var known = {codes}, wanted = navigator.languages || [navigator.language || ""], chosen = null;
  try {{ wanted = [localStorage.getItem("rulewright-language") || ""].concat(wanted); }} catch (error) {{}}
  wanted.forEach(function (code) {{
    code = String(code).toLowerCase().split("-")[0];
    if (!chosen && known.indexOf(code) >= 0) chosen = code;
  }});
  document.documentElement.hidden = true;
  location.replace((chosen || "{language}") + "/");
}})();
</script>
<style>
{style}
body {{
  margin: 0; min-height: 100vh; display: grid; place-content: center; font: 1.25rem/1.5 var(--rw-text);
  color: var(--rw-ink); background: var(--rw-paper);
}}
h1 {{ font-family: var(--rw-heading); font-size: var(--rw-size-h1); margin: 1rem; text-align: center; }}
ul {{ list-style: none; margin: 0; padding: 1rem; display: grid; gap: .5rem; width: 18rem; }}
a {{
  display: flex; align-items: center; justify-content: center; min-height: 3.5rem; text-decoration: none;
  color: var(--rw-accent); background: var(--rw-raised);
  border: 1px solid var(--rw-edge); border-radius: var(--rw-radius);
}}
a:hover, a:focus-visible {{ border-color: var(--rw-accent); background: var(--rw-hover); }}
</style>
</head>
<body>
<main>
<h1>Rulewright</h1>
<ul>
{links}
</ul>
</main>
</body>
</html>
"""

_SIGNPOST = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url={target}">
<title>{title}</title>
</head>
<body><main><h1><a href="{target}">{title}</a></h1></main></body>
</html>
"""


def write_landing(root: Path, languages: Collection[Language]) -> None:
    """Writes `root`/index.html, which leads to the language that the reader chose last, or to the browser's.

    A browser that speaks none of ours is led to English, or the first; without JavaScript the reader chooses.
    """
    links = [
        f'<li><a href="{each}/" lang="{each}" hreflang="{each}">{escape(each.autonym)}</a></li>' for each in languages
    ]
    alternates = [f'<link rel="alternate" hreflang="{code}" href="{code}/">' for code in languages]
    page = _LANDING.format(
        language=default_language(languages),
        codes=json.dumps(list(languages)),
        links="\n".join(links),
        alternates="\n".join(alternates),
        style=load_design_style(),
    )
    (root / "index.html").write_text(page, "utf-8")


def write_signposts(root: Path, corpus: Corpus, language: Language) -> None:
    """Writes a page at every retired id's address in `root`, the language's folder, that leads to what replaced it."""
    for old, new in corpus.redirects.items():
        document = corpus.entries.get(new) or corpus.differences.get(new)
        if document is None or old in corpus.entries or old in corpus.differences:
            continue
        folder = root / old
        folder.mkdir(parents=True, exist_ok=True)
        page = _SIGNPOST.format(
            language=language, target=escape(relative_path(old, new)), title=escape(document.texts[language].title)
        )
        (folder / "index.html").write_text(page, "utf-8")
