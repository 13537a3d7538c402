## game/atlas_words.py

habit-cautious = opatrně
habit-steady = rozvážně
habit-bold = odvážně
option-with-points = { $title } ({ $points })
atlas-made = Pro tyto údaje odehráli simulovaní hráči { $games } { games-won } (verze { $version }, { $date }).
atlas-habit = Všichni hrají { $habit } a každý tah trvá { $minutes } { minutes }.
atlas-length = Délka podle počtu hráčů
atlas-length-about = Do pruhu se vejde 8 z 10 her simulovaných hráčů, značka je medián.
atlas-precision = V 19 případech z 20 leží skutečná hodnota v intervalu; nejširší sahá o { $points } { $points ->
    [one] procentní bod
    [few] procentní body
    [many] procentního bodu
   *[other] procentních bodů
} na obě strany.
atlas-for-one-point = Přesnost na 1 procentní bod vyžaduje víc her: { $command }
atlas-hours = hodiny
atlas-percent = procenta her
atlas-fair-shares = výhry oproti rovným šancím
atlas-players = { $players ->
    [few] { $players } hráči
   *[other] { $players } hráčů
}
atlas-options = Co změní alternativní pravidla
atlas-options-about = O kolik hodin jsou stejné simulované hry s pravidlem delší či kratší než bez něj. Obrázek ukazuje hry { $players } hráčů.
atlas-options-games = Za každým číslem stojí nejméně { $games } { $games ->
    [one] dvojice
    [few] dvojice
   *[other] dvojic
} her; hry bez konce jsou vynechány.
atlas-strength = Úspěšnost postav
atlas-strength-about = Při hodnotě 1 vyhrává postava tak často, jako by si byly všechny rovny; počítají se jen postavy, se kterými simulovaní hráči začínali.
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
atlas-column-deaths = Úmrtí ve hře
atlas-column-undecided = Bez konce
atlas-column-games = Počet her
atlas-column-rule = Alternativní pravidlo
atlas-column-character = Postava
atlas-column-strength = Úspěšnost
atlas-column-ending = Příčina smrti posledního soupeře
atlas-span = { $low } až { $high }
atlas-with-interval = { $value } ({ $low } až { $high })
atlas-share = { $share } % ({ $low } až { $high } %)
option-left-out = Bez pravidla: { $title }{ in-points }
atlas-begins-title = Předem odehrané hry
atlas-begins = Podle { $games } { $games ->
    [one] hry
   *[other] her
} simulovaných hráčů trvá hra asi { $hours } { hours }; 8 z 10 her trvá { $low } až { $high } { to-high-hours }.
atlas-begins-near = Hry jako vaše mezi nimi nejsou. Toto jsou hry { $players } hráčů, kteří hrají { $habit } a bez alternativních pravidel.
forecast-fresh-games = { $games ->
    [one] { $games } nová hra simulovaných hráčů
    [few] { $games } nové hry simulovaných hráčů
   *[other] { $games } nových her simulovaných hráčů
}
forecast-seat = { $seat }. hráč
forecast-by-seat = Šance na výhru podle hráče
forecast-by-character = Šance na výhru podle postavy
forecast-assumed = Co se předpokládá
forecast-column-player = Hráč
forecast-column-wins = Výhry
forecast-column-change = Hodiny
forecast-column-pairs = Dvojic her
