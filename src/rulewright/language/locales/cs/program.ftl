## content.py

this-installation-of-rulewright-has-no = V této instalaci programu Rulewright chybí složka { $folder }.
install-it-again = Nainstalujte ji znovu.
kept-in-a-temporary-folder = Do složky { $folder } nelze nic uložit. Co se sestaví, zůstane zatím ve složce { $temporary }; jinou složku určuje proměnná { $variable }.
this-installation-of-rulewright-lacks-its = V této instalaci programu Rulewright chybějí jeho věty ({ $language }).

## extras.py

this-needs-the-extra-extra-which = Potřebujete k tomu doplněk „{ $extra }“, který není nainstalovaný: chybí { $module }.
in-a-copy-of-the-project = Ve složce s kopií projektu spusťte `pip install '.[{ $extra }]'`, nebo `make setup`, které nainstaluje všechno.
by-itself-in-a-copy-of-the-project = Ve složce s kopií projektu spusťte `pip install '.[{ $extra }]'`.

## system.py

there-is-no-space-left = Není volné místo.
free-some-space-or-choose-a = Uvolněte místo, nebo zvolte umístění na jiném disku.
reading-or-writing-it-is-not = Chybí oprávnění ke čtení nebo zápisu.
change-its-permissions-or-choose-a = Změňte oprávnění, nebo zvolte vlastní umístění.
too-many-files-are-open = Je otevřeno příliš mnoho souborů.
close-other-programs-or-raise-the = Zavřete jiné programy, nebo zvyšte limit (`ulimit -n`).
there-is-no-memory-left = Došla paměť.
close-other-programs-or-ask-for = Zavřete jiné programy, nebo zadejte menší výpočet.
there-is-no-such-file-or = Takový soubor ani složka neexistuje.
correct-the-name = Opravte název.
a-file-stands-where-a-folder = Na místě složky je soubor.
name-a-folder = Uveďte složku.
a-folder-stands-where-a-file = Na místě souboru je složka.
name-a-file = Uveďte soubor.
the-name-is-too-long-for = Název je pro tento souborový systém příliš dlouhý.
choose-a-shorter-one = Zvolte kratší název.
the-disk-or-device-fails = Disk nebo zařízení hlásí chybu.
choose-a-place-on-another-disk = Zvolte umístění na jiném disku.
place-cause = { $place }: { $cause }
the-system-refused-cause = Systém to odmítl: { $cause }.
remove-the-cause-and-try-again = Odstraňte příčinu a zkuste to znovu.
remedy-variable-names-another-folder = { $remedy } Jinou složku určuje proměnná { $variable }.
