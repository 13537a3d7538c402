## build.py

the-folder-folder-holds-no-sphinx = There is no Sphinx project in the folder { $folder }.
fetch-it-with-command = Run `{ $command }` where there is a network, then build the site again.
name-the-folder-site-of-rulewright = Name Rulewright's folder `site`, which holds conf.py.
the-folder-folder-holds-something-else = The folder { $folder } holds something other than a site built here.
the-site-has-no-engine = This site was built without the calculators that work without a server.
name-an-empty-or-new-folder = Name an empty or new folder for the site; nothing was touched.

## language_build.py

sphinx-broke-off-while-it-built = Sphinx stopped while building { $language }: { $cause }
run-rulewright-check-when-it-finds = Run `rulewright check`; if it finds nothing, report this as a fault in Rulewright.

## pages.py

the-id-id-is-the-address = The id { $id } is the address of another page of the site.
give-the-entry-or-chapter-another = Give the entry or chapter another id.

## site_error.py

the-site-was-not-built-count = The site was not built. { $count ->
    [one] { $count } place needs correcting
   *[other] { $count } places need correcting, the first
}: { $file }:{ $line }: { $cause }
mend-them-and-build-again-the = Correct them and build again; the old site is still in place.

## sitemap.py

url-is-not-the-address-of = “{ $url }” is not the address of a site.
write-it-whole-such-as-https = Write it in full, such as https://example.org/reference/.
