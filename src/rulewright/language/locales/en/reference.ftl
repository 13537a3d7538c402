## build.py

the-folder-folder-holds-no-sphinx = The folder { $folder } holds no Sphinx project.
name-the-folder-site-of-rulewright = Name the folder `site` of Rulewright, in which conf.py stands.
the-folder-folder-holds-something-else = The folder { $folder } holds something other than a site built here.
name-an-empty-or-new-folder = Name an empty or new folder for the site; nothing was touched.

## language_build.py

sphinx-broke-off-while-it-built = Sphinx broke off while it built { $language }: { $cause }
run-rulewright-check-when-it-finds = Run `rulewright check`; if it finds nothing, report this as a fault of Rulewright.

## pages.py

the-id-id-is-the-address = The id { $id } is the address of another page of the site.
give-the-entry-or-chapter-another = Give the entry or chapter another id.

## site_error.py

the-site-was-not-built-count = The site was not built. { $count } places need mending, the first: { $file }:{ $line }: { $cause }
mend-them-and-build-again-the = Mend them and build again; the old site is still in place.

## sitemap.py

url-is-not-the-address-of = “{ $url }” is not the address of a site.
write-it-whole-such-as-https = Write it whole, such as https://example.org/reference/.
