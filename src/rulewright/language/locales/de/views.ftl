## basis.py

title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## entry.py


## explanation.py

result-always = { $result }: immer.
result-never = { $result }: nie.
result-times-times-in-100 = { $result }: { $times }-mal von 100.

## lookup.py


## search.py
