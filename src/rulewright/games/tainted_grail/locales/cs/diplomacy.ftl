## diplomacy.py
diplomacy-goal-win = Přesvědčit protivníka
    .headline = { $likely ->
        [certain] V této aktivaci protivníka určitě přesvědčíte.
        [almost] V této aktivaci protivníka téměř jistě přesvědčíte.
        [impossible] V této aktivaci protivníka přesvědčit nemůžete.
       *[likely] V této aktivaci protivníka přesvědčíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }

the-track-goes-from-low-to = Stupnice vede od { $low } do { $high }.
choose-a-number-in-this-range = Zvolte číslo v tomto rozsahu.
the-card-has-number-stages = { $number ->
    [one] Karta má { $number } etapu.
    [few] Karta má { $number } etapy.
   *[other] Karta má { $number } etap.
}
diplomacy-title = diplomacie
diplomacy-goal-survive = Neselhat
    .headline = { $likely ->
        [certain] V této aktivaci diplomacie určitě neselžete ani nezačnete umírat.
        [almost] V této aktivaci diplomacie téměř jistě neselžete ani nezačnete umírat.
        [impossible] V této aktivaci diplomacie určitě selžete nebo začnete umírat.
       *[likely] V této aktivaci diplomacie selžete nebo začnete umírat s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
diplomacy-word-stages = vyhrané etapy
    .count = { $number ->
        [one] { $number } vyhraná etapa
        [few] { $number } vyhrané etapy
        [many] { $number } vyhrané etapy
       *[other] { $number } vyhraných etap
    }
diplomacy-word-talking = v diplomacii neselžete
diplomacy-word-affinity = náklonnost
    .count = náklonnost { $number }
diplomacy-word-reputation = zbývající pověst
    .count = pověst { $number }
