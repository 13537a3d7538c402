## application.py


## documents.py


## page.py

language = Sprache
read-all-rules = Alle Regeln lesen

## parameters.py


## problems.py


## benches.py


## not_found.py

search-the-rules = Regeln durchsuchen

## serving.py


## settings.py

## shell.py

