## card_facts.py

space = Feld
