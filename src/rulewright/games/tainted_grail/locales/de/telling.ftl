## telling.py

first-second = { $first } / { $second }
card-share = { $card } { $share }
first-second-2 = { $first }, { $second }
