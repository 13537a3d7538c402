## diplomacy.py

the-track-goes-from-low-to = Mittari kulkee { $low }–{ $high }.
choose-a-number-in-this-range = Valitse luku tältä väliltä.
the-card-has-number-stages = Osuuksia kortissa: { $number }.
diplomacy = diplomatia
do-not-fail = Älä epäonnistu
stages-won = voitettuja osuuksia
the-diplomacy-does-not-fail = diplomatia ei epäonnistu
affinity = suosio
reputation-left = mainetta jäljellä
