"""The pages above the languages: the choice of a language, and signposts at addresses of retired ids."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path

from rulewright.corpus import Corpus
from rulewright.language import Language
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
  location.replace((chosen || "{language}") + "/");
}})();
</script>
<noscript><meta http-equiv="refresh" content="0; url={language}/"></noscript>
<style>body{{font:1.25rem/1.6 system-ui,sans-serif;margin:2rem}}a{{display:inline-block;padding:.75rem}}</style>
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


def write_landing(root: Path, languages: Iterable[Language]) -> None:
    """Writes `root`/index.html, which leads to the reader's language; without JavaScript to English, or the first."""
    codes = [str(language) for language in languages]
    default = Language.EN if Language.EN in codes else Language(codes[0])
    links = [
        f'<li><a href="{code}/" lang="{code}" hreflang="{code}">{escape(Language(code).autonym)}</a></li>'
        for code in codes
    ]
    alternates = [f'<link rel="alternate" hreflang="{code}" href="{code}/">' for code in codes]
    page = _LANDING.format(
        language=default, codes=json.dumps(codes), links="\n".join(links), alternates="\n".join(alternates)
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
