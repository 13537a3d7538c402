## forms.py

field-character = Charakter
