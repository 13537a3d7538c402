## wording.py

value = { $value }
number = { $number }
