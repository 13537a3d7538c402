## duel.py
duel-goal-win = Zvítězit
    .headline = { $likely ->
        [certain] Útočník určitě zvítězí.
        [almost] Útočník téměř jistě zvítězí.
        [impossible] Útočník zvítězit nemůže.
       *[likely] Útočník zvítězí s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }

choose-one-of-options = Zvolte jednu z možností: { $options }.
on-this-space-of-the-inner = Na tomto poli vnitřního pásu na sebe postavy neútočí tak jako jinde.
name-another-space-the-crown-of = Zadejte jiné pole, Koruna moci má vlastní situaci.
id-attacks-characters-in-battle-only = „{ $id }“ útočí na postavy jen v boji.
set-by-to-strength = Nastavte „by“ na „strength“.
duel-title = Útok na jinou postavu
result-attacker-wins = Zvítězí útočník
    .wish = { $likely ->
        [impossible] útočník zvítězit nemůže
       *[likely] { $follows ->
            [word] zvítězí útočník
           *[none] útočník zvítězí
        }
    }
result-defender-wins = Zvítězí obránce
    .wish = { $likely ->
        [impossible] obránce zvítězit nemůže
       *[likely] { $follows ->
            [word] zvítězí obránce
           *[none] obránce zvítězí
        }
    }
# A MEASURE of what the attack leaves; the attacker's other numbers follow it.
duel-word-life = zbývající životy útočníka
    .count = u útočníka { $number } { number-lives }
# Prices of results that would have a side want to lose: what is wrong, and what to do. $results: their names.
these-prices-need-more-options = V souboji, který chce někdo prohrát nebo skončit nerozhodně, jsou možnosti, se kterými se tu nepočítá.
give-prices-in-the-natural-order = Dejte prvnímu výsledku nejvyšší hodnotu a poslednímu nejnižší: { $results }. Zbylé žetony osudu nesmějí body ubírat.
