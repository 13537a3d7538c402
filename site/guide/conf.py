"""The Sphinx project of the guide for whoever uses the command line, the API, the library or the data: `make guide`.

Its sources are the project's root, so that its pages and those beside the README lead to each other.
"""

project = "Rulewright"
copyright = "The Rulewright authors"
include_patterns = [
    "site/guide/*.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "HOSTING.md",
    "SECURITY.md",
]
exclude_patterns = [".*", "app", "build", "dist", "rules", "scripts", "src", "tests", "site/locales", "site/static"]
root_doc = "site/guide/index"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
default_role = "code"
smartquotes = False
autodoc_class_signature = "separated"  # what a class is made of stands with its attributes
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
html_theme = "furo"
html_title = "Rulewright for developers"
html_copy_source = False
html_show_sourcelink = False
