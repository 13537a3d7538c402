## build.py

the-folder-folder-holds-no-sphinx = Kansiossa { $folder } ei ole Sphinx-projektia.
fetch-it-with-command = Suorita `{ $command }` verkkoyhteyden ollessa päällä ja rakenna sivusto sitten uudelleen.
name-the-folder-site-of-rulewright = Anna Rulewrightin kansio `site`, jossa conf.py on.
the-folder-folder-holds-something-else = Kansiossa { $folder } on muuta kuin tällä ohjelmalla rakennettu sivusto.
the-site-has-no-engine = Tähän sivustoon ei rakennettu laskureita, jotka toimivat ilman palvelinta.
name-an-empty-or-new-folder = Anna sivustolle tyhjä tai uusi kansio; mihinkään ei koskettu.

## language_build.py

sphinx-broke-off-while-it-built = Sphinx keskeytyi rakentaessaan kieliversiota { $language }: { $cause }
run-rulewright-check-when-it-finds = Aja `rulewright check`; jos se ei löydä mitään, ilmoita tästä Rulewrightin virheenä.

## pages.py

the-id-id-is-the-address = Tunnus { $id } on sivuston toisen sivun osoite.
give-the-entry-or-chapter-another = Anna kohdalle tai luvulle toinen tunnus.

## site_error.py

the-site-was-not-built-count = { $count ->
    [one] Sivustoa ei rakennettu, sillä siinä on { $count } virhe: { $file }:{ $line }: { $cause }
   *[other] Sivustoa ei rakennettu, sillä siinä on { $count } virhettä. Ensimmäinen on { $file }:{ $line }: { $cause }
}
mend-them-and-build-again-the = Korjaa ne ja rakenna uudelleen; vanha sivusto on yhä paikallaan.

## sitemap.py

url-is-not-the-address-of = ”{ $url }” ei ole sivuston osoite.
write-it-whole-such-as-https = Kirjoita se kokonaan, esimerkiksi https://example.org/reference/.
