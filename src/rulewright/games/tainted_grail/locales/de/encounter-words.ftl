## encounter_words.py

value = { $value }
