## situations/batch/batch_table.py

no-field-varies = No field varies.
vary-a-field = Name one with its values: --vary FIELD=1..6.
# $given: what was given.
not-a-field-with-values = “{ $given }” does not name a field and its values.
# $field: a path such as hero.cards.
this-field-cannot-vary = The field “{ $field }” cannot vary.
vary-numbers-or-words = Vary a number, a word, or true and false.
# $range: what was given, such as 6..1.
range-is-empty = The range { $range } is empty.
smaller-number-first = Write the smaller number first.
# $cells: how many there would be; $most: how many at most.
too-many-cells = This table would have { $cells } cells; at most { $most } are possible.
vary-fewer-values = Vary fewer fields or values.
nothing-is-wanted = This goal has no result to aim at yet.
say-what-is-wanted = Say which results you want.

## terminal/table_command.py

help-table = Print a table of the results of a situation as some of its values vary.
help-table-what = A situation's id or title, or a situation as JSON in a file; - reads standard input.
help-table-vary = A field and the values it takes: hero.strength=1..12, hero.armour=none,helmet. May be repeated.
help-table-set = A field and its one value for every cell: hero.fate=2. May be repeated.
help-table-goal = The goal to aim at; short for --set goal=GOAL.
help-table-format = Print the table as CSV or JSON.
help-table-out = Write the table to this file, as CSV unless --format says otherwise.
# $done: how many; $pieces: of how many; $seconds: how long the rest takes.
table-progress = { $done } of { $pieces ->
    [one] { $pieces } cell
   *[other] { $pieces } cells
} worked out, about { $seconds } s left
# The heading of a table. $situation: its title (Battle); $goal: what the chances are of, as a label (Win).
table-of = { $situation }: { $goal }
table-of-turns = { $situation }: turns after this one, on average
# $rows, $columns: the names of the fields that vary downwards and across (Your Strength).
table-axes = Down: { $rows }. Across: { $columns }.
table-axis = Down: { $rows }.
# $fixed: fields with their values, as table-field-is has them.
table-where = { LIST($fixed, type: "unit") }
# A field that is the same in the whole grid. $field: its name; $value: its value.
table-field-is = { $field }: { $value }
table-estimates = ≈ marks estimates: these cells are too large to be worked out exactly.
# Cells that have no value. $count: how many; $message: what is wrong with them, a sentence.
table-refused = – ({ $count }): { $message }
