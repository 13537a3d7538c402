## basis.py

title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## entry.py


## explanation.py


## lookup.py


## search.py
