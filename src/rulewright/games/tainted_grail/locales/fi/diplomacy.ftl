## diplomacy.py
diplomacy-goal-win = Voitto
    .headline = { $likely ->
        [certain] Voitat kohtaamisen tässä aktivoinnissa varmasti.
        [almost] Voitat kohtaamisen tässä aktivoinnissa lähes varmasti.
        [impossible] Et voi voittaa kohtaamista vielä tässä aktivoinnissa.
       *[likely] Voitat kohtaamisen tässä aktivoinnissa { PERCENT($chance, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }

the-track-goes-from-low-to = Mittarin arvot ovat { $low } … { $high }.
choose-a-number-in-this-range = Valitse luku tältä väliltä.
the-card-has-number-stages = { $number ->
    [one] Kortissa on vain { $number } osuus.
   *[other] Kortissa on vain { $number } osuutta.
}
diplomacy-title = Diplomatia
diplomacy-goal-survive = Epäonnistumisen välttäminen
    .headline = { $likely ->
        [certain] Diplomatia ei epäonnistu tässä aktivoinnissa, etkä ole kuolemaisillasi.
        [impossible] Tässä aktivoinnissa diplomatia epäonnistuu tai olet kuolemaisillasi.
       *[likely] Tässä aktivoinnissa diplomatia epäonnistuu tai olet kuolemaisillasi { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
diplomacy-word-stages = voitettuja osuuksia
    .count = { $number ->
        [one] { $number } voitettu osuus
       *[other] { $number } voitettua osuutta
    }
diplomacy-word-talking = Voitat tai kohtaaminen jatkuu
    .wish = voitat tai kohtaaminen jatkuu
diplomacy-word-affinity = suosio
    .count = suosio { $number }
diplomacy-word-reputation = mainetta jäljellä
    .count = maine { $number }
