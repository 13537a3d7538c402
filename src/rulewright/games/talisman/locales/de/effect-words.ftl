## effect_words.py

card = Karte
