## findings.py

mistakes-in-the-rules-count-the = { $count ->
    [one] Säännöissä on { $count } virhe: { $place }.
   *[other] Säännöissä on { $count } virhettä. Ensimmäinen: { $place }.
}
run-rulewright-check-for-the-whole = Katso koko luettelo komennolla `rulewright check` ja korjaa virheet.
there-are-no-rules-in-folder = Kansiossa { $folder } ei ole sääntöjä: missään sen alikansiossa ei ole game.toml-tiedostoa.

## model.py

did-you-mean-similar = Tarkoititko tätä: { $similar }?
find-the-id-with-rulewright-search = Etsi tunnus komennolla `rulewright search WORDS`.
there-is-no-entry-id = Kohtaa ”{ $id }” ei ole.

## names.py

several-things-are-called-name = Nimi ”{ $name }” tarkoittaa useaa asiaa.
write-one-of-these-ids = Kirjoita jokin näistä tunnuksista: { LIST($things, type: "unit") }.
title-and-id = { $title } ({ $id })
did-you-mean-one-of = { $count ->
    [one] Tarkoititko tätä: { LIST($things, type: "unit") }?
   *[other] Tarkoititko jotakin näistä: { LIST($things, type: "unit") }?
}

## rulebooks.py

name-the-folder-with-the-unchanged = Anna kansio, jossa sääntökirjojen tekstit ovat muuttamattomina.
the-folder-folder-cannot-be-read = Kansiota { $folder } ei voi lukea. { $cause }
file-is-not-the-text-that = Tiedosto { $file } ei ole se teksti, johon säännöt viittaavat: se on muuttunut tai katkennut (SHA-256 { $found }…).
no-rulebook-of-game-is-in = Kansiossa { $folder } ei ole pelin { $game } sääntökirjaa.
the-passages-cannot-be-stored-in = Kohtia ei voi tallentaa tiedostoon { $file }. { $cause }
file-is-not-utf-8 = Tiedosto { $file } ei ole UTF-8-muodossa.

## scaffold.py

this-is-no-id-for-what = ”{ $id }” ei kelpaa { $what ->
    [entry] kohdan
    [game] pelin
    [language] kielen
    [term] termin
   *[difference] eron
    } tunnukseksi.
write-a-new-id-like-pattern = Kirjoita se muodossa { $pattern } pienin kirjaimin a–z, numeroin ja yhdysmerkein.
this-id-is-taken = Tunnus { $id } on jo käytössä.
choose-an-id-never-used = Valitse tunnus, jota ei ole koskaan käytetty: tunnukset ovat pysyviä.
