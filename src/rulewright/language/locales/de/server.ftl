## application.py


## documents.py


## page.py

language = Sprache
read-all-rules = Alle Regeln lesen

## parameters.py


## problems.py


## fair_queue.py, request_limits.py, worker_pool.py


## not_found.py

search-the-rules = Regeln durchsuchen

## serving.py


## settings.py

## shell.py

