## build.py

the-folder-folder-holds-no-sphinx = Ve složce { $folder } není žádný projekt Sphinx.
fetch-it-with-command = Až budete připojeni k síti, spusťte `{ $command }` a sestavte web znovu.
name-the-folder-site-of-rulewright = Zadejte složku `site` programu Rulewright, ve které je conf.py.
the-folder-folder-holds-something-else = Složka { $folder } obsahuje něco jiného než web sestavený tímto programem.
the-site-has-no-engine = Tento web byl sestaven bez kalkulaček, které nepotřebují server.
name-an-empty-or-new-folder = Zadejte pro web prázdnou nebo novou složku; nic se nezměnilo.

## language_build.py

sphinx-broke-off-while-it-built = Sphinx selhal při sestavování jazykové verze { $language }: { $cause }
run-rulewright-check-when-it-finds = Spusťte `rulewright check`; pokud nic nenajde, nahlaste to jako chybu programu Rulewright.

## pages.py

the-id-id-is-the-address = Id { $id } je adresou jiné stránky webu.
give-the-entry-or-chapter-another = Dejte záznamu nebo kapitole jiné id.

## site_error.py

the-site-was-not-built-count = { $count ->
    [one] Web nebyl sestaven, je třeba opravit { $count } místo: { $file }:{ $line }: { $cause }
    [few] Web nebyl sestaven, je třeba opravit { $count } místa, první z nich: { $file }:{ $line }: { $cause }
   *[other] Web nebyl sestaven, je třeba opravit { $count } míst, první z nich: { $file }:{ $line }: { $cause }
}
mend-them-and-build-again-the = Opravte, co je špatně, a spusťte sestavení znovu; původní web zůstal na místě.

## sitemap.py

url-is-not-the-address-of = „{ $url }“ není adresa webu.
write-it-whole-such-as-https = Napište ji celou, například https://example.org/reference/.
