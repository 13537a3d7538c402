## diplomacy.py
win-the-diplomacy = Uspět
    .headline = { $likely ->
        [certain] V této aktivaci v diplomacii jistě uspějete.
        [impossible] V této aktivaci v diplomacii ještě uspět nemůžete.
       *[likely] V této aktivaci v diplomacii uspějete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }

the-track-goes-from-low-to = Stupnice vede od { $low } do { $high }.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
the-card-has-number-stages = Počet etap na kartě: { $number }.
diplomacy = diplomacie
do-not-fail = Neselhat
    .headline = { $likely ->
        [certain] V této aktivaci diplomacie jistě neselže.
        [impossible] V této aktivaci diplomacie jistě selže.
       *[likely] V této aktivaci diplomacie neselže s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stages-won = vyhrané etapy
    .count = { $number ->
        [one] { $number } vyhraná etapa
        [few] { $number } vyhrané etapy
        [many] { $number } vyhrané etapy
       *[other] { $number } vyhraných etap
    }
the-diplomacy-does-not-fail = diplomacie neskončí neúspěchem
affinity = náklonnost
    .count = náklonnost { $number }
reputation-left = zbývající pověst
    .count = pověst { $number }
