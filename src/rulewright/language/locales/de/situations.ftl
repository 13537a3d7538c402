## answer.py


## catalogue.py


## form.py


## games.py


## pricing.py


## problem.py


## request.py


## solving.py


## wording.py

