## forms.py

character = Charakter
