## wording.py

fact-at = { $value }
number = { $number }
