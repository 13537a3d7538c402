## situations/batch/batch_table.py

no-field-varies = Žádné pole se nemění.
vary-a-field = Uveďte pole a jeho hodnoty: --vary FIELD=1..6.
not-a-field-with-values = „{ $given }“ není pole s hodnotami.
this-field-cannot-vary = Pole „{ $field }“ měnit nelze.
vary-numbers-or-words = Měňte číslo, slovo, nebo true a false.
range-is-empty = Rozsah { $range } je prázdný.
smaller-number-first = Napište nejdřív menší číslo.
too-many-cells = Políček by v tabulce bylo { $cells }; může jich být nejvýše { $most }.
vary-fewer-values = Měňte méně polí nebo hodnot.
nothing-is-wanted = U tohoto cíle zatím není uvedeno, o které výsledky jde.
say-what-is-wanted = Uveďte, které výsledky chcete.

## terminal/table_command.py

help-table = Vypíše tabulku: co v situaci vychází při všech kombinacích vybraných hodnot.
help-table-what = Id nebo název situace, nebo soubor se situací v JSON; - čte standardní vstup.
help-table-vary = Pole a jeho hodnoty: hero.strength=1..12, hero.armour=none,helmet. Lze opakovat.
help-table-set = Pole a jeho hodnota, stejná ve všech políčkách: hero.fate=2. Lze opakovat.
help-table-goal = Cíl, o který jde; totéž co --set goal=GOAL.
help-table-format = Vypíše tabulku jako CSV nebo JSON.
help-table-out = Zapíše tabulku do tohoto souboru, a to jako CSV, pokud --format neurčí jinak.
table-progress = Spočítáno { $done } z celkem { $pieces ->
    [one] { $pieces } políčka
   *[other] { $pieces } políček
}, zbývá asi { $seconds } s
table-of = { CAPITAL($situation) }: { $goal }
table-of-turns = { CAPITAL($situation) }: průměrný počet tahů
table-axes = Shora dolů: { $rows }. Zleva doprava: { $columns }.
table-axis = Shora dolů: { $rows }.
table-where = { LIST($fixed, type: "unit") }
table-field-is = { $field }: { $value }
table-estimates = ≈ značí odhad: tato políčka jsou pro přesný výpočet příliš velká.
table-refused = – ({ $count }): { $message }
