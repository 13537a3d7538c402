## findings.py

mistakes-in-the-rules-count-the = { $count ->
    [one] V pravidlech je { $count } chyba: { $place }.
    [few] V pravidlech jsou { $count } chyby, první z nich: { $place }.
   *[other] V pravidlech je { $count } chyb, první z nich: { $place }.
}
run-rulewright-check-for-the-whole = Všechny vypíše `rulewright check`; opravte je.
there-are-no-rules-in-folder = Ve složce { $folder } nejsou žádná pravidla: žádná její podsložka nemá game.toml.

## model.py

did-you-mean-similar = Měli jste na mysli: { $similar }?
find-the-id-with-rulewright-search = Id najdete příkazem `rulewright search SLOVA`.
there-is-no-entry-id = Záznam „{ $id }“ neexistuje.

## names.py

several-things-are-called-name = Název „{ $name }“ nese více věcí.
write-one-of-these-ids = Napište jedno z těchto id: { LIST($things, type: "unit") }.
title-and-id = { $title } ({ $id })
did-you-mean-one-of = Měli jste na mysli: { LIST($things, type: "or") }?

## rulebooks.py

name-the-folder-with-the-unchanged = Zadejte složku s nezměněnými texty pravidel.
the-folder-folder-cannot-be-read = Složku { $folder } nelze přečíst. { $cause }
file-is-not-the-text-that = Soubor { $file } není text, na který záznamy odkazují: byl změněn nebo zkrácen (SHA-256 { $found }…).
no-rulebook-of-game-is-in = Ve složce { $folder } nejsou žádná pravidla hry { $game }.
the-passages-cannot-be-stored-in = Citované pasáže nelze uložit do souboru { $file }. { $cause }
file-is-not-utf-8 = Soubor { $file } není v kódování UTF-8.

## scaffold.py

this-is-no-id-for-what = „{ $id }“ nemůže být id { $what ->
    [entry] záznamu
    [game] hry
    [language] jazyka
    [term] pojmu
   *[difference] rozdílu
    }.
write-a-new-id-like-pattern = Napište je ve tvaru { $pattern }, malými písmeny bez diakritiky, číslicemi a spojovníky.
this-id-is-taken = Id { $id } je už obsazené.
choose-an-id-never-used = Zvolte takové, které se ještě nikdy nepoužilo: id jsou trvalá.
