## wording.py

days-and-survival = Dny a přežití
the-land-of-avalon = Země Avalon
stronger-characters = Zlepšování postav
mode = Režim
normal = běžný
story-mode = příběhový režim
challenge-mode-2 = režim výzvy
players = Počet hráčů
aggression = agresivita
empathy = empatie
courage = odvaha
caution = opatrnost
practicality = praktičnost
spirituality = duchovnost
