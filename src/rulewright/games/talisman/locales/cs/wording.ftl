## wording.py

# FACTS. Each message from here to `followers-that-help-value` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends.
# $position: in a condition, `before` where another condition follows, else `last`.
opponents-value = { $value ->
    [one] máte { $value } soupeře
   *[other] máte { $value } soupeřů
}
    .label = soupeři: { $value }
battles-value = { $value ->
    [one] čeká vás { $value } boj
    [few] čekají vás { $value } boje
   *[other] čeká vás { $value } bojů
}
    .label = boje: { $value }
# $value: which battle it is (2).
battle-value = jde o { $value }. boj
    .at = v { $value }. boji
    .label = boj { $value }
strength-value = máte sílu { $value }
    .label = síla { $value }
craft-value-2 = máte vůli { $value }
    .label = vůle { $value }
opponents-strength-value = soupeř má sílu { $value }
    .label = síla soupeře { $value }
opponents-craft-value = soupeř má vůli { $value }
    .label = vůle soupeře { $value }
opponents-attack-roll-value = soupeř si k hodu na útok přičítá { $value }
    .label = hod soupeře na útok +{ $value }
bonus-value = máte bonus { $value }
    .label = bonus { $value }
die-value = na kostce padlo { $value }
    .label = hod { $value }
# $value: "3 + 5".
dice-value = na kostkách padlo { $value }
    .label = hod { $value }
deaths-total-value = Smrtka má součet { $value }
    .label = Smrtčin součet { $value }
your-die-value = vám padlo { $value }
    .label = váš hod { $value }
opponents-die-value = soupeři padlo { $value }
    .label = hod soupeře { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
you-are-value = { $which ->
    [ahead] vedete
    [behind] prohráváte
    [level] je stav nerozhodný
    [ahead-or-behind] stav není nerozhodný
    [ahead-or-level] neprohráváte
   *[other] nevedete
}
    .label = { $value }
fate-value = { $value ->
    [one] máte { $value } žeton osudu
    [few] máte { $value } žetony osudu
   *[other] máte { $value } žetonů osudu
}
    .label = osud { $value }
fate-paid-value = { $which ->
    [zero] osud jste neplatili
   *[other] osud už jste zaplatili
}
    .label = zaplacený osud { $value }
armour-die-value = při hodu na zbroj padlo { $value }
    .label = hod na zbroj { $value }
attack-score-value = útočné číslo je { $value }
    .label = útočné číslo { $value }
opponents-attack-score-value = soupeř má útočné číslo { $value }
    .label = útočné číslo soupeře { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
difference-value = { $which ->
    [above] vedete o { $amount }
    [below] prohráváte o { $amount }
    [zero] je stav nerozhodný
    [from-zero] je stav nerozhodný nebo vedete nejvýše o { $amount }
    [up-to-zero] je stav nerozhodný nebo prohráváte nejvýše o { $amount }
   *[around] rozdíl součtů je { $low } až { $high }
}
    .label = rozdíl { $value }
saves-from-value = zbroj život zachrání při hodu { $value } a více
    .label = zachrání od hodu { $value }
lives-lost-value = { $value ->
    [one] ztrácíte { $value } život
    [few] ztrácíte { $value } životy
   *[other] ztrácíte { $value } životů
}
    .label = ztracené životy: { $value }
lives-at-stake-value = { $value ->
    [one] je v sázce { $value } život
    [few] jsou v sázce { $value } životy
   *[other] je v sázce { $value } životů
}
    .label = životy v sázce: { $value }
lives-value = { $value ->
    [one] máte { $value } život
    [few] máte { $value } životy
   *[other] máte { $value } životů
}
    .label = životy { $value }
followers-value = { $value ->
    [0] nemáte pomocníky
    [one] máte { $value } pomocníka
    [few] máte { $value } pomocníky
   *[other] máte { $value } pomocníků
}
    .label = pomocníci { $value }
ability-value = máte hodnotu vlastnosti { $value }
    .label = vlastnost { $value }
werewolfs-strength-value = vlkodlak má sílu { $value }
    .label = síla vlkodlaka { $value }
pit-fiends-left-value = { $value ->
    [one] zbývá { $value } zrůda
    [few] zbývají { $value } zrůdy
   *[other] zbývá { $value } zrůd
}
    .label = zbývající zrůdy: { $value }
total-value = součet je { $value }
    .label = součet { $value }
attempts-left-value = { $value ->
    [0] nezbývá žádný pokus
    [one] zbývá { $value } pokus
    [few] zbývají { $value } pokusy
   *[other] zbývá { $value } pokusů
}
    .label = zbývající pokusy: { $value }
counters-value = { $value ->
    [0] nemáte žádné ukazatele
    [one] máte { $value } ukazatel
    [few] máte { $value } ukazatele
   *[other] máte { $value } ukazatelů
}
    .label = ukazatele { $value }
points-lost-value = { $value ->
    [one] ztrácíte { $value } bod
    [few] ztrácíte { $value } body
   *[other] ztrácíte { $value } bodů
}
    .label = ztracené body: { $value }
# Whose die it is. $which: attacker or defender.
side-value = { $which ->
    [attacker] rozhoduje útočník
   *[defender] rozhoduje obránce
}
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
value = { $value }
# $which: attacker or defender.
winner-value = { $which ->
    [attacker] zvítězil útočník
   *[defender] zvítězil obránce
}
attackers-strength-value = útočník má sílu { $value }
    .label = síla útočníka { $value }
defenders-strength-value = obránce má sílu { $value }
    .label = síla obránce { $value }
attackers-craft-value = útočník má vůli { $value }
    .label = vůle útočníka { $value }
defenders-craft-value = obránce má vůli { $value }
    .label = vůle obránce { $value }
attackers-die-value = útočníkovi padlo { $value }
    .label = hod útočníka { $value }
defenders-die-value = obránci padlo { $value }
    .label = hod obránce { $value }
attackers-attack-score-value = útočník má útočné číslo { $value }
    .label = útočné číslo útočníka { $value }
defenders-attack-score-value = obránce má útočné číslo { $value }
    .label = útočné číslo obránce { $value }
# By how much the attacker is ahead of the defender, as in `difference-value`.
attackers-lead-value = { $which ->
    [above] útočník vede o { $amount }
    [below] útočník prohrává o { $amount }
    [zero] je stav nerozhodný
    [from-zero] je stav nerozhodný nebo útočník vede nejvýše o { $amount }
    [up-to-zero] je stav nerozhodný nebo útočník prohrává nejvýše o { $amount }
   *[around] rozdíl útočných čísel je { $low } až { $high }
}
    .label = rozdíl { $value }
# Whose turn it is. $which: hero (you) or other.
turn-value = { $which ->
    [hero] jste na tahu
   *[other] na tahu je soupeř
}
    .at = { $which ->
        [hero] ve vašem tahu
       *[other] v tahu soupeře
    }
    .label = na tahu: { $value }
the-others-lives-value = { $value ->
    [one] soupeř má { $value } život
    [few] soupeř má { $value } životy
   *[other] soupeř má { $value } životů
}
    .label = životy soupeře { $value }
the-others-fate-value = { $value ->
    [0] soupeř nemá žetony osudu
    [one] soupeř má { $value } žeton osudu
    [few] soupeř má { $value } žetony osudu
   *[other] soupeř má { $value } žetonů osudu
}
    .label = osud soupeře { $value }
other-characters-value = { $value ->
    [one] hraje ještě { $value } jiná postava
    [few] hrají ještě { $value } jiné postavy
   *[other] hraje ještě { $value } jiných postav
}
    .label = ostatní postavy: { $value }
characters-counted-value = { $value ->
    [one] počítá se { $value } postava
    [few] počítají se { $value } postavy
   *[other] počítá se { $value } postav
}
    .label = započítané postavy: { $value }
works-from-value = zaklínadlo účinkuje při hodu { $value } a více
    .label = účinkuje od hodu { $value }
lives-still-to-be-taken-value = { $value ->
    [one] zbývá vzít { $value } život
    [few] zbývá vzít { $value } životy
   *[other] zbývá vzít { $value } životů
}
    .label = životy, které zbývá odebrat: { $value }
lives-gained-value = { $value ->
    [one] získáte { $value } život
    [few] získáte { $value } životy
   *[other] získáte { $value } životů
}
    .label = získané životy: { $value }
turns-left-value = { $value ->
    [one] zbývá { $value } tah
    [few] zbývají { $value } tahy
   *[other] zbývá { $value } tahů
}
    .label = zbývající tahy: { $value }
out-of-the-game-value = { $value ->
    [one] ze hry je vyřazena { $value } postava
    [few] ze hry jsou vyřazeny { $value } postavy
   *[other] ze hry je vyřazeno { $value } postav
}
    .label = vyřazeno ze hry: { $value }
highest-die-value = na nejvyšší kostce padlo { $value }
    .label = nejvyšší kostka { $value }
lowest-die-value = na nejnižší kostce padlo { $value }
    .label = nejnižší kostka { $value }
deaths-highest-die-value = na Smrtčině nejvyšší kostce padlo { $value }
    .label = nejvyšší Smrtčina kostka { $value }
deaths-lowest-die-value = na Smrtčině nejnižší kostce padlo { $value }
    .label = nejnižší Smrtčina kostka { $value }
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
you-need-value-to-win = { $value ->
    [7] zvítězit už nelze
   *[other] nejnižší vítězný hod je { $value }
}
    .label = k vítězství potřebujete { $value }
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `difference-value`.
total-less-ability-value = { $which ->
    [above] je součet o { $amount } vyšší než vaše vlastnost
    [below] je součet o { $amount } nižší než vaše vlastnost
    [zero] se součet rovná vaší vlastnosti
    [from-zero] se součet rovná vaší vlastnosti nebo je nejvýše o { $amount } vyšší
    [up-to-zero] se součet rovná vaší vlastnosti nebo je nejvýše o { $amount } nižší
   *[around] součet bez vlastnosti je { $low } až { $high }
}
    .label = součet minus vlastnost { $value }
followers-that-help-value = { $value ->
    [0] žádný pomocník nepomůže
    [one] může pomoci { $value } pomocník
    [few] mohou pomoci { $value } pomocníci
   *[other] může pomoci { $value } pomocníků
}
    .label = pomocníci, kteří pomohou: { $value }
the-characters-at-the-start = postavy na začátku hry
the-characters-left = zbývající postavy
at-the-start-of-a-turn = na začátku tahu
every-unfinished-quest = každý nesplněný úkol
only-the-first-quest = jen první úkol
once-for-all-of-them = jednou za všechny
once-for-each-of-them = za každého zvlášť
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter.
keep-the-die = ponechat hod
    .do = ponechte hod
    .always = osud tu neplaťte
pay-fate = zaplatit osud
    .do = zaplaťte osud a hoďte znovu
    .always = vždy zaplaťte osud a hoďte znovu
fight = bojovat
    .do = bojujte
evade = vyhnout se
    .do = vyhněte se
ahead = vedete
level = je to nerozhodně
behind = prohráváte
fate-paid = zaplacený osud
    .count = { $number ->
        [one] zaplatíte { $number } žeton osudu
        [few] zaplatíte { $number } žetony osudu
        [many] zaplatíte { $number } žetonu osudu
       *[other] zaplatíte { $number } žetonů osudu
    }
you-win-or-destroy-it = zvítězíte nebo ho zničíte
you-survive-2 = přežijete
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
lives-left = zbývající životy
    .count = { $number ->
        [one] zbude { $number } život
        [few] zbudou { $number } životy
        [many] zbude { $number } života
       *[other] zbude { $number } životů
    }
fate-left = zbývající žetony osudu
    .count = { $number ->
        [one] zbude { $number } žeton osudu
        [few] zbudou { $number } žetony osudu
        [many] zbude { $number } žetonu osudu
       *[other] zbude { $number } žetonů osudu
    }
followers-left = zbývající pomocníci
    .count = { $number ->
        [one] zbude { $number } pomocník
        [few] zbudou { $number } pomocníci
        [many] zbude { $number } pomocníka
       *[other] zbude { $number } pomocníků
    }
worth = hodnota
    .count = hodnota { $number }
strength-left = zbývající síla
    .count = zbude síla { $number }
craft-left = zbývající vůle
    .count = zbude vůle { $number }
wins-less-defeats = výhry minus prohry
    .count = výhry minus prohry: { $number }
turns = tahy
    .count = { $number ->
        [one] { $number } tah
        [few] { $number } tahy
        [many] { $number } tahu
       *[other] { $number } tahů
    }
attacker-2 = útočník
defender-2 = obránce
you = vy
the-other = soupeř
go-on = pokračovat
    .do = pokračujte
    .always = vždy pokračujte
turn-back = vrátit se
    .do = vraťte se
leave-through-the-portal = odejít Branou osudu
    .do = odejděte Branou osudu
by-the-crypt = přes Kryptu
    .do = jděte přes Kryptu
by-the-mines = přes Doly
    .do = jděte přes Doly
destroy-it-without-an-attack = zničit ho bez boje
    .do = zničte ho bez boje
leave-it-alone = nechat ho na pokoji
    .do = nechte ho na pokoji
charm-it = ochočit ho
    .do = ochočte ho
battle-2 = boj
    .do = zaútočte v boji
psychic-combat-2 = mentální souboj
    .do = zaútočte v mentálním souboji
setting-out = Kudy se vydat
evading = Vyhýbání
turning-back = Návrat
followers-for-lives = Pomocníci místo životů
fate-on-the-attack-roll = Osud při hodu na útok
the-attackers-fate = Osud útočníka
the-defenders-fate = Osud obránce
fate-on-the-armour-die = Osud při hodu za zbroj
the-others-fate-on-the-armour = Osud soupeře při hodu za zbroj
fate-in-the-crypt = Osud v Kryptě
fate-in-the-mines = Osud v Dolech
fate-against-death = Osud proti Smrtce
fate-in-the-vampires-tower = Osud v Upíří věži
fate-on-the-werewolfs-strength = Osud při hodu na sílu vlkodlaka
fate-on-the-number-of-pit = Osud při hodu na počet zrůd
the-opponent = soupeř
pay-fate-for-the-highest-die = zaplatit osud za nejvyšší kostku
    .do = zaplaťte osud a hoďte znovu nejvyšší kostkou
pay-fate-for-the-lowest-die = zaplatit osud za nejnižší kostku
    .do = zaplaťte osud a hoďte znovu nejnižší kostkou
pay-fate-for-deaths-highest-die = zaplatit osud za nejvyšší Smrtčinu kostku
    .do = zaplaťte osud a hoďte znovu nejvyšší Smrtčinou kostkou
pay-fate-for-deaths-lowest-die = zaplatit osud za nejnižší Smrtčinu kostku
    .do = zaplaťte osud a hoďte znovu nejnižší Smrtčinou kostkou
# How many Followers to give instead of lives in the Vampire's Tower.
as-many-as-help = tolik, kolik jich pomůže
    .do = odložte tolik pomocníků, kolik jich pomůže
you-have-just-landed = jste sem právě dorazili
your-turn-begins = začíná váš tah
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-lives = { $number ->
    [one] { $number } život
    [few] { $number } životy
   *[other] { $number } životů
}
counted-fate = { $number ->
    [one] { $number } žeton osudu
    [few] { $number } žetony osudu
   *[other] { $number } žetonů osudu
}
counted-objects = { $number ->
    [one] { $number } předmět
    [few] { $number } předměty
   *[other] { $number } předmětů
}
counted-followers = { $number ->
    [one] { $number } pomocník
    [few] { $number } pomocníci
   *[other] { $number } pomocníků
}
    .object = { $number ->
        [one] { $number } pomocníka
        [few] { $number } pomocníky
       *[other] { $number } pomocníků
    }
counted-gold = { $number ->
    [one] { $number } zlatý
    [few] { $number } zlaté
   *[other] { $number } zlatých
}
counted-spells = { $number ->
    [one] { $number } zaklínadlo
    [few] { $number } zaklínadla
   *[other] { $number } zaklínadel
}
counted-trophies = { $number ->
    [one] { $number } trofej
    [few] { $number } trofeje
   *[other] { $number } trofejí
}
counted-strength-counters = { $number ->
    [one] { $number } ukazatel síly
    [few] { $number } ukazatele síly
   *[other] { $number } ukazatelů síly
}
counted-craft-counters = { $number ->
    [one] { $number } ukazatel vůle
    [few] { $number } ukazatele vůle
   *[other] { $number } ukazatelů vůle
}
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = před polem { $space }
    .at = před { $before }
# $face: what the die shows (3).
pay-fate-for-the-face = zaplatit osud za kostku s číslem { $face }
    .do = zaplaťte osud a hoďte znovu kostkou, na které padlo { $face }
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = zaplatit osud za Smrtčinu kostku s číslem { $face }
    .do = zaplaťte osud a hoďte znovu Smrtčinou kostkou, na které padlo { $face }
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $number }
    .do = { $number ->
        [0] pomocníky si nechte
        [one] odložte { $number } pomocníka
        [few] odložte { $number } pomocníky
       *[other] odložte { $number } pomocníků
    }
fate-may-reroll-the-armour-die = Hod na zbroj lze opakovat za osud
fate-may-reroll-the-dice-for = Hod na sílu vlkodlaka a na počet zrůd lze opakovat za osud
fate-may-reroll-deaths-dice = Hod za Smrtku lze opakovat za osud
what-a-space-adds-to-the = Kolikrát se počítá bonus pole k hodu na útok nepřátel, kteří bojují jako jeden
when-turning-back-takes-effect = Kdy začíná platit návrat
a-stand-off-in-the-pits = Nerozhodný výsledek v Jámách ukončí tah
the-space-that-the-crypt-or = S polem, kam vede Krypta nebo Doly, se postava setká ve stejném tahu
characters-on-the-crown-of-command = Postavy na Koruně moci se mohou navzájem vyhýbat
whom-the-table-of-the-easier = Koho počítá tabulka snazšího zaklínadla moci
trophy-points-for-1-strength-or-craft = Body trofejí na 1 bod síly nebo vůle
which-unfinished-quest-bars-the-portal = Který nesplněný úkol brání otevřít Bránu osudu
what-scores-when-the-time-is = Co boduje po uplynutí času
what-each-kind-has-gained = přírůstky každého druhu zvlášť
what-all-kinds-have-gained-together = přírůstky všech druhů dohromady
all-that-is-held = vše, co postava má
all-that-is-held-and-the-start = vše, co postava má, a ještě jednou počátek
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = Se silou o 1 vyšší
n-1-craft-more = S vůlí o 1 vyšší
n-1-life-more = S 1 životem navíc
a-sword = S Mečem
a-helmet = S Helmou
a-shield = Se Štítem
a-suit-of-armour = Se Zbrojí
n-1-follower-more = S 1 pomocníkem navíc
