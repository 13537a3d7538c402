## content.py

this-installation-of-rulewright-has-no = Tästä rulewright-asennuksesta puuttuu kansio { $folder }.
install-it-again = Asenna se uudelleen.
kept-in-a-temporary-folder = Kansioon { $folder } ei voi tallentaa. Luodut tiedostot pannaan toistaiseksi kansioon { $temporary }; toisen kansion voit antaa muuttujassa { $variable }.
this-installation-of-rulewright-lacks-its = Tästä rulewright-asennuksesta puuttuvat käännökset: { $language }.

## extras.py

this-needs-the-extra-extra-which = Tähän tarvitaan lisäosa ”{ $extra }”, jota ei ole asennettu: { $module } puuttuu.
in-a-copy-of-the-project = Suorita projektin kopion kansiossa `pip install '.[{ $extra }]'`, tai asenna kaikki komennolla `make setup`.
by-itself-in-a-copy-of-the-project = Suorita projektin kopion kansiossa `pip install '.[{ $extra }]'`.

## system.py

there-is-no-space-left = Levytila on lopussa.
free-some-space-or-choose-a = Vapauta tilaa tai valitse sijainti toiselta levyltä.
reading-or-writing-it-is-not = Lukemiseen tai kirjoittamiseen ei ole oikeutta.
change-its-permissions-or-choose-a = Muuta käyttöoikeuksia tai valitse oma sijainti.
too-many-files-are-open = Liian monta tiedostoa on auki.
close-other-programs-or-raise-the = Sulje muita ohjelmia tai nosta rajaa (`ulimit -n`).
there-is-no-memory-left = Muisti on lopussa.
close-other-programs-or-ask-for = Sulje muita ohjelmia tai pyydä vähemmän.
there-is-no-such-file-or = Tällaista tiedostoa tai kansiota ei ole.
correct-the-name = Korjaa nimi.
a-file-stands-where-a-folder = Kansion paikalla on tiedosto.
name-a-folder = Anna kansio.
a-folder-stands-where-a-file = Tiedoston paikalla on kansio.
name-a-file = Anna tiedosto.
the-name-is-too-long-for = Nimi on liian pitkä tälle tiedostojärjestelmälle.
choose-a-shorter-one = Valitse lyhyempi nimi.
the-disk-or-device-fails = Levyssä tai laitteessa on vika.
choose-a-place-on-another-disk = Valitse sijainti toiselta levyltä.
place-cause = { $place }: { $cause }
the-system-refused-cause = Järjestelmä kieltäytyi: { $cause }.
remove-the-cause-and-try-again = Poista syy ja yritä uudelleen.
remedy-variable-names-another-folder = { $remedy } Toinen kansio annetaan muuttujassa { $variable }.
