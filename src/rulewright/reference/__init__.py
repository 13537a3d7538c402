"""The reference site: a Sphinx project, and the loop that builds it once per language.

The entry point is `rulewright.reference.build.build_site`. Per language it writes the `sources`, runs Sphinx on them
(`sphinx_build`), adds files for programs (`exports`, `feed`, `sitemap`) and for reading `offline`, and publishes all of
it. Inside Sphinx, `site_extension` sets up the pages: their `site_builder`, the rules for an author's text
(`authoring`) and the values for the theme (`page_context`, `layout_context`). `extension` provides roles (`domain`) and
`directives` for any project that cites rules. `live_site` serves authors while they write. `address` holds the
addresses of pages; it needs neither Sphinx nor the site.
"""
