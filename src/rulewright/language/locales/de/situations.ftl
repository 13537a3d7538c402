## answer.py


## catalogue.py


## form.py


## games.py


## pricing.py


## problem.py


## request.py


## solving.py


## wording.py

stage-advice = { $stage } – { $advice }
first-second = { $first }, { $second }
first-or-second = { $first } oder { $second }
value = { $value }
first-second-2 = { $first } { $second }
