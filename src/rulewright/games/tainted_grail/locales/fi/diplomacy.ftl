## diplomacy.py
win-the-diplomacy = Voitto
    .headline = { $likely ->
        [certain] Onnistut diplomatiassa tässä aktivoinnissa varmasti.
        [impossible] Et voi onnistua diplomatiassa vielä tässä aktivoinnissa.
       *[likely] Onnistut diplomatiassa tässä aktivoinnissa todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }

the-track-goes-from-low-to = Mittari kulkee { $low }–{ $high }.
choose-a-number-in-this-range = Valitse luku tältä väliltä.
the-card-has-number-stages = Osuuksia kortissa: { $number }.
diplomacy = diplomatia
do-not-fail = Epäonnistumisen välttäminen
    .headline = { $likely ->
        [certain] Diplomatia ei epäonnistu tässä aktivoinnissa.
        [impossible] Diplomatia epäonnistuu tässä aktivoinnissa varmasti.
       *[likely] Vältät epäonnistumisen tässä aktivoinnissa todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stages-won = voitettuja osuuksia
    .count = { $number ->
        [one] { $number } voitettu osuus
       *[other] { $number } voitettua osuutta
    }
the-diplomacy-does-not-fail = diplomatia ei epäonnistu
affinity = suosio
    .count = suosio { $number }
reputation-left = mainetta jäljellä
    .count = maine { $number }
