## wording.py

days-and-survival = Days and survival
the-land-of-avalon = The land of Avalon
stronger-characters = Stronger characters
mode = Mode
normal = normal
story-mode = story mode
challenge-mode-2 = challenge mode
players = Players
aggression = Aggression
empathy = Empathy
courage = Courage
caution = Caution
practicality = Practicality
spirituality = Spirituality
