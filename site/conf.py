"""The Sphinx project of the reference site; `rulewright.reference.build` runs it once per language.

The build sets `language`, `rulewright_rules` and `rulewright_languages`.
"""

from rulewright.reference.directives import SYNTAX_LEFT_OUT

project = "Rulewright"
language = "en"
extensions = ["myst_parser", "rulewright.reference.extension"]
primary_domain = "rulewright"
source_suffix = {".md": "markdown"}
root_doc = "index"

# Entries are listed by templates; in toctrees they would make builds quadratic.
suppress_warnings = ["toc.not_included"]

# An author writes the quotation marks of the language; raw HTML and pictures are text like any other.
smartquotes = False
myst_title_to_header = True
myst_enable_extensions = []
myst_disable_syntax = SYNTAX_LEFT_OUT
myst_heading_anchors = 0

html_theme = "furo"
html_title = "Rulewright"
templates_path = ["templates"]
html_static_path = ["static"]
html_css_files = [
    "tokens.css", "reference.css", "entry.css", "front.css", "picture.css",
    "parallel.css", "preview.css", "offline.css", ("paper.css", {"media": "print"}),
]  # fmt: skip
html_js_files = ["reference.js", "parallel.js", "preview.js", "offline.js", "shortcut.js"]
html_copy_source = False
html_show_sourcelink = False
html_permalinks = False
html_use_index = False
html_domain_indices = False
html_sidebars = {"**": []}
