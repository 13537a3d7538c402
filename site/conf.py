"""The Sphinx project of the reference site, which is built once per language from sources that Rulewright writes:

rulewright site --stage DIR --language ko
sphinx-build -b dirhtml -c site -D language=ko DIR OUT

Only a text may have changed since the last time; otherwise `-E` has Sphinx read everything again.
"""

from rulewright.reference.directives import SYNTAX_LEFT_OUT

project = "Rulewright"
language = "en"
extensions = ["myst_parser", "rulewright.reference.site_extension"]
primary_domain = "rulewright"
source_suffix = {".md": "markdown"}
root_doc = "index"

# Entries are listed by templates; in toctrees they would make builds quadratic.
suppress_warnings = ["toc.not_included", "myst.header"]  # texts have no titles of their own

# An author writes the quotation marks of the language; raw HTML and pictures are text like any other.
smartquotes = False
myst_enable_extensions = []
myst_disable_syntax = SYNTAX_LEFT_OUT
myst_heading_anchors = 0

html_theme = "rulewright"
html_theme_path = ["themes"]
html_title = "Rulewright"
html_static_path = ["static"]
html_copy_source = False
html_show_sourcelink = False
html_permalinks = False
html_use_index = False
html_domain_indices = False
