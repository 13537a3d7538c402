"""The reference site: a Sphinx extension and the build that runs it once per language.

`rulewright.reference.build.build_site` is the way in. It stages one source tree per language (`staging`), runs Sphinx
on each in a process of its own (`language_build`) and swaps the finished site in. Inside Sphinx, `extension` connects
the roles (`domain`), the `directives`, the rules for an author's text (`authoring`) and what the templates under
`site/` show on each of the `pages`. Beside the pages stand files for programs (`exports`, `feed`, `sitemap`,
`linked_data`) and what a device needs to read `offline`. `address` says where a page stands; it needs neither Sphinx
nor the site.
"""
