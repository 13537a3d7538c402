## diplomacy.py

the-track-goes-from-low-to = Stupnice vede od { $low } do { $high }.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
the-card-has-number-stages = Počet etap na kartě: { $number }.
diplomacy = diplomacie
do-not-fail = Neselhat
stages-won = vyhrané etapy
the-diplomacy-does-not-fail = diplomacie neskončí neúspěchem
affinity = náklonnost
reputation-left = zbývající pověst
