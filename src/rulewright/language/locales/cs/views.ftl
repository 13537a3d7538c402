## basis.py
# The headline where no single result is wanted. $result: the name of the likeliest one ("To the Tavern"), $chance: its
# probability, $likely: certain or likely, $ties: how many results are as likely as that, itself included.
headline-of-the-likeliest = { $likely ->
    [certain] Určitě { $result }.
   *[likely] { $even ->
        [yes] { $ties ->
            [few] Všechny { $ties } výsledky jsou stejně pravděpodobné
           *[other] Všech { $ties } výsledků je stejně pravděpodobných
        } (každý { PERCENT($chance, maximumFractionDigits: 0) }).
       *[no] { $ties ->
            [1] Nejpravděpodobnější výsledek: { $result } ({ PERCENT($chance, maximumFractionDigits: 0) }).
           *[other] Nejpravděpodobnější výsledky, každý { PERCENT($chance, maximumFractionDigits: 0) }: { LIST($tied, type: "unit") }.
        }
    }
}
tied-result = „{ $result }“
# The headline where the player chose what counts. $results: the wanted results by their attribute `.wish`, else their names ("Gain 1 gold",
# "Gain 1 life"), $likely: certain, impossible or likely, $chance: the probability.
headline-of-results = { $likely ->
    [certain] Určitě { LIST($results, type: "or") }.
    [almost] Téměř jistě { LIST($results, type: "or") }.
    [impossible] { CAPITAL(LIST($results, type: "or")) }.
   *[likely] { CAPITAL(LIST($results, type: "or")) } s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
}

a-rulebook-says-so = Stojí v pravidlech
the-official-faq-says-so = Stojí v oficiálním FAQ
second-hand-an-excerpt-a-wiki = Z druhé ruky: výňatek, wiki nebo fórum
our-reading-the-rulebooks-leave-it = Náš výklad: pravidla to neřeší
the-publishers-document = dokument vydavatele
read-in-an-excerpt = podle výňatku
written-by-players = napsali hráči
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## changes.py

first-release = první vydání
added = přidáno
the-rule-is-told-otherwise = pravidlo je podáno jinak
the-same-rule-in-clearer-words = stejné pravidlo srozumitelněji
better-translation = lepší překlad
corrected-places-in-the-rulebooks = opravená místa v pravidlech
we-had-misread-a-rulebook = špatně jsme přečetli pravidla
the-publisher-has-said-how-it = vydavatel vysvětlil, jak je to myšleno
a-reader-reported-a-mistake = čtenář nahlásil chybu
readers-understood-it-in-different-ways = čtenáři tomu rozuměli různě
the-languages-did-not-say-the = jazykové verze se rozcházely

## decisions.py

grid-chances = Procenta udávají pravděpodobnost výsledku „{ $result }“.
grid-numbers = Čísla udávají průměr: { $measure }.
grid-even = V závorce je výsledek, který je při každé volbě stejný; rozhoduje, co dalšího se může stát.

## entry.py

the-reading-we-follow = Výklad, kterého se držíme
the-rulebook-errs = Pravidla se mýlí
the-rulebooks-differ = Vydání se liší

## explanation.py

# A remark on an estimate.
the-decisions-are-those-of-a = Rozhoduje se jako ve zjednodušené situaci; mohou existovat i lepší rozhodnutí.
# A remark on an estimate.
the-decisions-look-only-so-far = Rozhodnutí hledí jen o několik kroků dopředu; mohou existovat i lepší.
# A statement of a report with its rules set off. $statement: a sentence, $rules: titles of rules.
statement-rests-on = { $statement } (podle pravidel: { LIST($rules, type: "unit") })
cited-title = { $title }
# A statement of a report about one thing. $about: its name ("Sword"), $statement: a sentence.
statement-about = { $about }: { $statement }
# $change: "With 1 more Strength", or a reading of a rule ("Fate may reroll the Armour die: no"); $numbers: a list of
# `after-instead-of-before`.
what-a-change-does = { $change }: { LIST($numbers, type: "unit") }
# $before, $after: chances ("50.0%"), or turns ("2 turns"), or what it is worth ("0.5 points"); $both: the two as a list.
after-instead-of-before = { $after } (jinak { $number })
# The same of another result than the one asked for. $result: its name ("You win"); $before, $after, $both: of its chance.
result-after-instead-of-before = „{ $result }“ { after-instead-of-before }
# A sentence at a step of an explanation.
possible-not-used = zvolena jiná možnost
# A sentence at a step of an explanation: a rule that could apply, such as for Spells that nobody knows of.
plays-no-part = ve výpočtu se s tím nepočítá
# A sentence at a step of an explanation.
not-allowed = neuplatní se
# A label; `.count` says it with its $number (0.5): what the player's own prices make of an answer.
worth = hodnota
    .count = { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }
# A label as `worth`: the situation's own worth, which decides where the player's prices leave options equal.
worth-on-a-tie = hodnota při rovnosti bodů
    .count = { $number ->
        [one] { $number } bod při rovnosti
        [few] { $number } body při rovnosti
        [many] { $number } bodu při rovnosti
       *[other] { $number } bodů při rovnosti
    }
# $numbers: measures with their numbers, from their attributes `.count` ("2.5 turns", "3.67 lives left").
on-average-numbers = Průměrný výsledek: { LIST($all, type: "unit") }.
points-on-average = Průměrné hodnocení výsledku: { $worth }.
points-of-results = Hodnocení jednotlivých výsledků: { LIST($results, type: "unit") }.
result-with-points = „{ $result }“ ({ $points })
# $turns: a list made of `turn-turn-chance` ("turn 1: 50%, turn 2: 75%").
chance-by-the-end-of-turns = Pravděpodobnost, že se to podaří: do konce { $turns }.
# $turn: 2, $chance: a probability.
turn-turn-chance = { $turn }. tahu { PERCENT($chance) }
# $values: parts of a list that only commas part.
all-of-these = { LIST($values, type: "unit") }
# Beside a step of an explanation. $chance: how likely play comes to the step.
chance-of-a-step = { PERCENT($chance) }
# The same where play goes on over turns. $chance: how likely the step is each time that play comes to its stage.
chance-per-visit = při průchodu { PERCENT($chance) }
# $percentage: "16.7%", $fraction: "1/6".
chance-with-fraction = { $percentage } ({ $fraction })
# What an option is worth. $result: "You win", $clause: its attribute `.wish`, $chance: "50.0%", perhaps with its
# fraction: "50.0% (1/2)".
result-and-chance = { $clause }: { $chance }
# What is known at a step of an explanation, a sentence. $facts: clauses ("your Strength is 4"; a fact's attribute
# `.step`, else the fact itself).
facts-of-a-step = { LIST($facts, type: "unit") }
percentages-how-likely-play-comes-to = Procenta udávají, s jakou pravděpodobností na daný krok dojde. U kroků „při průchodu“ jde o šanci při každém vstupu do této části hry.
percentages-how-likely-play-comes-to-the = Procenta udávají, s jakou pravděpodobností na daný krok dojde.
# A sentence at a step of an explanation. $rule: the title of the rule that forbids it ("Fate").
blocked-by-rule = nelze, viz „{ $rule }“

## answer

you-get-here = Dojdete sem: { PERCENT($chance) }
from-here-you-get-on = dál se odtud dostanete: { PERCENT($chance) }
over-by-the-end-of-turn = pravděpodobnost do konce každého tahu

## elements

nothing-there = nic
done = Hotovo
this-cannot-be-drawn = Toto nelze nakreslit. Opravte to v textu níže.
take-off = { $name }: odebrat
add-another = { $name }: přidat
what-is-kept-cannot-be-read = Data uložená v tomto zařízení nelze přečíst.
## maps.py

place-on-the-map = řádek { $row }, sloupec { $column }: { $card }
as-text = Jako text

## lookup.py

there-is-no-game-game = Hra „{ $game }“ neexistuje.

## provenance.py

players-sources-tell-it-none-of = Uvádějí to hráči, pravidla ne
it-follows-from-other-facts = Vyplývá z jiných údajů
no-rulebook-in-this-language-prints = České vydání název neuvádí, proto jsme zvolili vlastní

## search.py

there-is-no-chapter-chapter = Kapitola „{ $chapter }“ neexistuje.
there-is-no-kind-of-entry = Druh záznamu „{ $kind }“ neexistuje.

## table_element.py

our-table = Náš stůl
no-table-is-kept-yet = Zapište jednou, co máte na stole, a každá kalkulačka této hry podle toho odpoví. Zápis zůstane v tomto zařízení.
your-character = Vaše postava
answer-for-our-table = Počítat s naším stolem
who-is-asking = Kdo se ptá
against-whom = Soupeř
name-of-a-player = Jméno
player-without-a-name = Hráč { $id }
add-a-player = Přidat hráče
remove-the-player = { $name }: odebrat
copy-a-link-with-this-table = Zkopírovat odkaz s tímto stolem
the-link-is-copied = Odkaz je zkopírovaný a obsahuje celý stůl.
the-link-with-this-table = Odkaz s tímto stolem
this-table-is-from-elsewhere = Tento stůl je z odkazu nebo ze souboru. Co je uložené v zařízení, zůstalo beze změny.
keep-this-table = Uložit tento stůl
without-this-table = Nepoužít tento stůl
save-as-a-file = Uložit do souboru
load-from-a-file = Načíst ze souboru
delete-our-table = Smazat
delete-our-table-for-good = Opravdu smazat
that-file-holds-no-table = V tomto souboru žádný stůl této hry není.
that-link-holds-no-table = Stůl v tomto odkazu nelze přečíst.
the-table-is-of-a-newer-version = Tento stůl zapsala novější verze programu Rulewright. Načtěte stránku znovu.
this-browser-keeps-nothing = Tento prohlížeč nedovoluje stránkám nic ukládat.
