## telling.py

card-share = { $card } { $share }
