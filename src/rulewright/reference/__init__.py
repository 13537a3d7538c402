"""The reference site: a Sphinx project, and the loop that builds it once per language.

`rulewright.reference.build.build_site` is the way in. Per language it writes the `sources`, runs Sphinx on them
(`sphinx_build`), adds files for programs (`exports`, `feed`, `sitemap`) and what a device needs to read `offline`, and
publishes all of it. Inside Sphinx, `site_extension` makes the pages: their `site_builder`, the rules for an author's
text (`authoring`) and the values that the theme shows (`page_context`, `layout_context`). `extension` brings roles
(`domain`) and `directives` for any project that cites rules. `live_site` serves authors while they write. `address`
says where a page stands; it needs neither Sphinx nor the site.
"""
