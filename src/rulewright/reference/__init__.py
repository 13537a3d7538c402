"""The reference site: a Sphinx extension and the build that runs it once per language.

`rulewright.reference.build.build_site` is the way in. It stages one source tree per language (`staging`), runs Sphinx
on each in a process of its own (`language_build`) and swaps the finished site in. Inside Sphinx, `extension` connects
the `{rule}` role (`domain`), the rules for an author's text (`authoring`) and what the templates under `site/` show on
each of the `pages`. `address` says where a page stands; it needs neither Sphinx nor the site.
"""
