## card_facts.py

field-space = Feld
