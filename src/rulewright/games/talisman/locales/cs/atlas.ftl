## game/atlas_words.py

habit-cautious = opatrně
habit-steady = rozvážně
habit-bold = odvážně
option-with-points = { $title } ({ $points })
atlas-made = Pro tyto údaje odehráli simulovaní hráči { $games } her ve verzi { $version }, dne { $date }.
atlas-habit = Všichni hrají „{ $habit }“ a každý tah trvá { $minutes } minuty.
atlas-length = Délka podle počtu hráčů
atlas-length-about = Do pruhu se vejde 8 z 10 her simulovaných hráčů, značka je medián.
atlas-precision = V 19 případech z 20 leží skutečnost v intervalu; nejširší sahá { $points } bodu na obě strany.
atlas-for-one-point = Nejvýše 1 bod vyžaduje víc her: { $command }
atlas-hours = hodiny
atlas-percent = procenta her
atlas-fair-shares = výhry proti stejným šancím
atlas-players = { $players ->
    [few] { $players } hráči
   *[other] { $players } hráčů
}
atlas-options = Co změní alternativní pravidla
atlas-options-about = O kolik hodin víc či méně ve stejných simulovaných hrách s pravidlem a bez něj. Obrázek ukazuje hry s počtem hráčů { $players }.
atlas-options-games = Každé číslo vychází nejméně z počtu dvojic her { $games }; hry bez konce jsou vynechány.
atlas-strength = Síla postav
atlas-strength-about = Při hodnotě 1 vyhrává postava tak často, jako by si byly všechny rovny; simulovaní hráči s ní začali.
atlas-strength-table = Sloupce podle počtu hráčů udávají, kolik procent svých her postava vyhraje.
atlas-endings = Jak vítěz vyhrál
atlas-endings-about = Na co v simulovaných hrách zemřel poslední soupeř vítěze.
atlas-by-command-spell = Zaklínadlo moci
atlas-by-character = Jiná postava
atlas-by-other = Něco jiného
atlas-undecided = Po 1000 kolech nikdo nevyhrál
atlas-column-players = Hráči
atlas-column-rounds = Kola (medián)
atlas-column-median = Hodiny (medián)
atlas-column-most = 8 z 10 her
atlas-column-mean = Hodiny (průměr)
atlas-column-deaths = Smrtí ve hře
atlas-column-undecided = Bez konce
atlas-column-games = Her
atlas-column-rule = Alternativní pravidlo
atlas-column-character = Postava
atlas-column-strength = Síla
atlas-column-ending = Příčina smrti posledního soupeře
atlas-span = { $low } až { $high }
atlas-with-interval = { $value } ({ $low } až { $high })
atlas-share = { $share } % ({ $low } až { $high } %)
option-left-out = Bez pravidla: { $title }{ $points ->
    [0] {""}
   *[other] {""} ({ $points })
}
atlas-begins-title = Z atlasu
atlas-begins = { $games } her simulovaných hráčů: asi { $hours } hodiny; 8 z 10 trvá { $low } až { $high }.
atlas-begins-near = Hry jako vaše v něm nejsou. Tyto mají počet hráčů { $players }, hrají „{ $habit }“ a bez alternativních pravidel.
forecast-fresh-games = Nové hry simulovaných hráčů: { $games }
forecast-seat = { $seat }. hráč
forecast-by-seat = Šance na výhru podle hráče
forecast-by-character = Šance na výhru podle postavy
forecast-assumed = Co se předpokládá
forecast-column-player = Hráč
forecast-column-wins = Výhry
forecast-column-change = Hodiny
forecast-column-pairs = Dvojic her
