## wording.py

days-and-survival = Päivät ja selviytyminen
the-land-of-avalon = Avalonin maa
stronger-characters = Hahmojen kehittäminen
mode = Pelimuoto
normal = tavallinen
story-mode = tarinamuoto
challenge-mode-2 = haastemuoto
players = Pelaajien määrä
aggression = aggressiivisuus
empathy = empatia
courage = rohkeus
caution = varovaisuus
practicality = käytännöllisyys
spirituality = hengellisyys
