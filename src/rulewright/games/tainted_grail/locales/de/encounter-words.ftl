## encounter_words.py

fact-card = { $value }
