## wording.py

# What is counted, after its number: $value, $amount, $number and others.
value-lives = { $value ->
    [one] život
    [few] životy
   *[other] životů
}
value-pit-fiends = { $value ->
    [one] zrůda
    [few] zrůdy
   *[other] zrůd
}
value-creatures = { $value ->
    [one] příšera
    [few] příšery
   *[other] příšer
}
amount-lives = { $amount ->
    [one] život
    [few] životy
   *[other] životů
}
amount-points = { $amount ->
    [one] bod
    [few] body
   *[other] bodů
}
amount-fate = { $amount ->
    [one] žeton osudu
    [few] žetony osudu
   *[other] žetonů osudu
}
amount-gold-pieces = { $amount ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
amount-spells = { $amount ->
    [one] zaklínadlo
    [few] zaklínadla
   *[other] zaklínadel
}
count-lives = { $count ->
    [one] život
    [few] životy
   *[other] životů
}
price-gold = { $price ->
    [one] zlatý
    [few] zlaté
   *[other] zlatých
}
points = { $points ->
    [one] bod
    [few] body
   *[other] bodů
}
number-counters = { $number ->
    [one] ukazatel
    [few] ukazatele
   *[other] ukazatelů
}
number-lives = { $number ->
    [one] život
    [few] životy
    [many] života
   *[other] životů
}
number-tokens = { $number ->
    [one] žeton
    [few] žetony
    [many] žetonu
   *[other] žetonů
}
games-won = { $games ->
    [one] hru
    [few] hry
   *[other] her
}
hours = { $hours ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodin
}
to-high-hours = { $high ->
    [one] hodinu
    [few] hodiny
    [many] hodiny
   *[other] hodin
}
minutes = { $minutes ->
    [one] minutu
    [few] minuty
    [many] minuty
   *[other] minut
}
# How long it takes, or within how long it has to be, in a headline.
on-average = průměrně za { $turns } { $turns ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
} včetně tohoto
within-turns = během { $rounds } { $rounds ->
    [one] tahu
   *[other] tahů
}
highest = { $choice ->
    [fate-on-crypt] nejvyšší
    [fate-on-mines] nejvyšší
   *[other] vyšší
}
lowest = { $choice ->
    [fate-on-crypt] nejnižší
    [fate-on-mines] nejnižší
   *[other] nižší
}
in-place-of-the-next-move = { $likely ->
    [impossible] přesunout se místo příštího pohybu
   *[likely] { $follows ->
        [word] se budete moci místo příštího pohybu přesunout
       *[none] místo příštího pohybu se budete moci přesunout
    }
}
# Who chooses the form of attack.
chooses = { $choice ->
    [form] { $place ->
        [other] soupeř zvolí
       *[hero] zvolte
    }
   *[other] zvolte
}
chooses-otherwise = { $choice ->
    [form] { $place ->
        [other] zvolí
       *[hero] zvolte
    }
   *[other] zvolte
}
# A fate token for a new roll, after “jinak” without its name.
pay-and-roll-again = { $choice ->
    [fate-on-attackers-roll] { attacker-unless-you }{ attacker-does-pay } žeton osudu a { attacker-rolls } znovu
    [fate-on-defenders-roll] { defender-unless-you }{ defender-does-pay } žeton osudu a { defender-rolls } znovu
   *[other] zaplaťte žeton osudu a hoďte znovu
}
pay-it-and-roll-again = { $choice ->
    [fate-on-attackers-roll] { attacker-pays-otherwise } a { attacker-rolls } znovu
    [fate-on-defenders-roll] { defender-pays-otherwise } a { defender-rolls } znovu
   *[other] ho zaplaťte a hoďte znovu
}
# “se” and “si” in a result that is wanted, before its verb or after it. $follows: word where a word stands directly
# before the result (“nebo”, “určitě”), else none; $likely: as in `headline-of-results`; what is impossible is an infinitive.
se-before = { $likely ->
    [impossible] { "" }
   *[likely] { $follows ->
        [word] se{ " " }
       *[none] { "" }
    }
}
se-after = { $likely ->
    [impossible] { " " }se
   *[likely] { $follows ->
        [word] { "" }
       *[none] { " " }se
    }
}
si-before = { $likely ->
    [impossible] { "" }
   *[likely] { $follows ->
        [word] si{ " " }
       *[none] { "" }
    }
}
si-after = { $likely ->
    [impossible] { " " }si
   *[likely] { $follows ->
        [word] { "" }
       *[none] { " " }si
    }
}
# Verbs of such results.
become = { se-before }{ $likely ->
    [impossible] stát
   *[likely] stanete
}{ se-after }
come = { se-before }{ $likely ->
    [impossible] dostat
   *[likely] dostanete
}{ se-after }
move = { se-before }{ $likely ->
    [impossible] přesunout
   *[likely] přesunete
}{ se-after }
stay = { $likely ->
    [impossible] zůstat
   *[likely] zůstanete
}
# “budete se moci”, “budete si moci”, where it is possible.
be-able-se = { se-before }budete{ se-after } moci
be-able-si = { si-before }budete{ si-after } moci
# “je nerozhodně” aside, the lead of the side that the number is about, of the other side, and of you as the other side.
lead = { $which ->
    [above] vyhrává{ by-above }
    [below] prohrává{ by-below }
    [from-zero] neprohrává{ by-from-zero }
    [up-to-zero] nevyhrává{ by-up-to-zero }
   *[around] { $open ->
        [up] neprohrává { by-no-more-below }
        [down] nevyhrává o víc než { $high }
       *[no] neprohrává { by-no-more-below } ani nevyhrává o víc než { $high }
    }
}
others-lead = { $which ->
    [above] prohrává{ by-above }
    [below] vyhrává{ by-below }
    [from-zero] nevyhrává{ by-from-zero }
    [up-to-zero] neprohrává{ by-up-to-zero }
   *[around] { $open ->
        [up] nevyhrává { by-no-more-below }
        [down] neprohrává o víc než { $high }
       *[no] nevyhrává { by-no-more-below } ani neprohrává o víc než { $high }
    }
}
your-lead-as-the-other = { $which ->
    [above] prohráváte{ by-above }
    [below] vyhráváte{ by-below }
    [zero] je nerozhodně
    [from-zero] nevyhráváte{ by-from-zero }
    [up-to-zero] neprohráváte{ by-up-to-zero }
   *[around] { $open ->
        [up] nevyhráváte { by-no-more-below }
        [down] neprohráváte o víc než { $high }
       *[no] nevyhráváte { by-no-more-below } ani neprohráváte o víc než { $high }
    }
}
# Who pays a fate token, or does not, in a duel: “útočník žeton osudu nezaplatí”, to you “žeton osudu neplaťte”.
attacker-unless-you = { $place ->
    [hero] { "" }
    [other] soupeř{ " " }
   *[none] útočník{ " " }
}
defender-unless-you = { $place ->
    [hero] soupeř{ " " }
    [other] { "" }
   *[none] obránce{ " " }
}
attacker-does-not-pay = { $place ->
    [hero] neplaťte
   *[other] nezaplatí
}
defender-does-not-pay = { $place ->
    [other] neplaťte
   *[hero] nezaplatí
}
attacker-does-pay = { $place ->
    [hero] zaplaťte
   *[other] zaplatí
}
defender-does-pay = { $place ->
    [other] zaplaťte
   *[hero] zaplatí
}
# FACTS. Each message from here to `fact-most` is what is known in play, as a whole clause; it stands in
# conditions ("if the die shows 1–3, …"), in the steps of explanations and in tables of cases. A language may add the
# attributes `.if` (in a condition), `.at` (the place in play), `.step` (in an explanation) and `.label` (in a table).
# $value: the number (3), the range (1–5) or the name ("ahead"); a range chooses the plural form of its end.
# $which: of a name, which one it is (ahead; ahead-or-level); of a number, how it lies to 0: below, up-to-zero, zero,
# from-zero, above, around. $amount: the number or range without its sign. $low, $high: its ends. $open: in a condition, `up`
# where there are no greater numbers, `down` where there are no lesser ones, else `no`.
# $position: in a condition, `before` where another condition follows, else `last`.
# $begins: yes where no other condition of the clause is before it, else no; $earlier: the facts that the conditions before it
# in the sentence tell, by their names (attacker_die-ahead), or none.
# What follows a condition: `.if` of every fact ends with it.
joint = { $position ->
    [before] {" "}a
    [or] {" "}nebo když
   *[last] {""}
}
# A number or a range; one that reaches the greatest or the least number there can be ($open) is told by its other end.
bounded = { $open ->
    [up] { at-least }{ $low }
    [down] { at-most }{ $high }
   *[no] { $value }
}
# Before an end of a range.
at-least = alespoň{" "}
at-most = nejvýše{" "}
# How far from 0, after a verb (“vyhráváte o 3”): above it, below it, from it upwards, up to it, around it.
by-above = { $open ->
    [up] { $low ->
        [1] {""}
       *[other] {" "}{ at-least }o { $low }
    }
   *[no] {" "}o { $amount }
}
by-below = { $open ->
    [down] { $high ->
        [-1] {""}
       *[other] {" "}{ by-at-least-below }
    }
   *[no] {" "}o { $amount }
}
by-at-least-below = { at-least }o { $high_amount }
by-from-zero = { $open ->
    [up] {""}
   *[no] {" "}(rozdíl nejvýše { $amount })
}
by-up-to-zero = { $open ->
    [down] {""}
   *[no] {" "}(rozdíl nejvýše { $amount })
}
by-no-more-below = o víc než { $low_amount }
# The same before “vyšší” and “nižší”.
higher-by = { $open ->
    [up] { $low ->
        [1] {""}
       *[other] { at-least }o { $low }{" "}
    }
   *[no] o { $amount }{" "}
}
lower-by = { $open ->
    [down] { $high ->
        [-1] {""}
       *[other] { by-at-least-below }{" "}
    }
   *[no] o { $amount }{" "}
}
# What is counted, after a number or a range.
so-many-lives = { $counted ->
    [one] život
    [few] životy
   *[other] životů
}
so-much-fate = { $counted ->
    [one] žeton osudu
    [few] žetony osudu
   *[other] žetonů osudu
}
# Before what is left of a number or a range.
is-left = { $counted ->
    [few] zbývají
   *[other] zbývá
}
# What ends a result that is wanted (`.wish`) and impossible: an infinitive before it.
cannot = { $likely ->
    [impossible] { $position ->
        [before] {""}
       *[last] {" "}nemůžete
    }
   *[likely] {""}
}
# Who pays, named again where somebody else was spoken of since.
attacker-again = { $after ->
    [attacker-die] {""}
   *[other] { $earlier ->
        [none] {""}
        [ahead] {""}
        [attacker_die] {""}
        [ahead-attacker_die] {""}
        [attacker_die-ahead] {""}
        [other_fate-ahead] {""}
        [other_fate-attacker_die] {""}
        [other_fate-ahead-attacker_die] {""}
        [other_fate-attacker_die-ahead] {""}
       *[other] útočník{" "}
    }
}
defender-again = { $after ->
    [defender-die] {""}
   *[other] { $earlier ->
        [none] {""}
        [ahead] {""}
        [defender_die] {""}
        [ahead-defender_die] {""}
        [defender_die-ahead] {""}
        [other_fate-ahead] {""}
        [other_fate-defender_die] {""}
        [other_fate-ahead-defender_die] {""}
        [other_fate-defender_die-ahead] {""}
       *[other] obránce{" "}
    }
}
# The other player of a duel on the Crown, at the beginning of a clause. $place: hero on your own turn, other on the other
# player's, none where the advice speaks to no side. Left out where the sentence has named who decides and told nothing
# of you since, or where the condition before is about the other player too.
opponent-again = { $earlier ->
    [none] {""}
    [ahead] {""}
    [attacker_die-ahead] { $place ->
        [other] {""}
       *[hero] { opponent-after }
    }
    [defender_die-ahead] { $place ->
        [hero] {""}
       *[other] { opponent-after }
    }
   *[other] { opponent-after }
}
opponent-after = { $after ->
    [other-life] {""}
    [other-fate] {""}
    [attacker-die] { $place ->
        [other] {""}
       *[hero] soupeř{" "}
    }
    [defender-die] { $place ->
        [hero] {""}
       *[other] soupeř{" "}
    }
   *[other] soupeř{" "}
}
opponent-who = { $place ->
    [hero] { $choice ->
        [evade] { opponent-again }
        [fate-on-defenders-roll] { opponent-again }
        [fate-on-others-armour] { opponent-again }
       *[other] { opponent-after }
    }
    [other] { $choice ->
        [form] { opponent-again }
        [fate-on-attackers-roll] { opponent-again }
        [fate-on-others-armour] { opponent-again }
       *[other] { opponent-after }
    }
   *[none] soupeř{" "}
}
# What the two rolled: the verb is said once where one die follows the other.
you-rolled = { $begins ->
    [yes] jste hodili
   *[no] { $after ->
        [attacker-die] vy
        [defender-die] vy
       *[other] hodili jste
    }
}
opponent-rolled = { $after ->
    [attacker-die] soupeř
    [defender-die] soupeř
   *[other] { opponent-who }hodil
}
fact-foes = stojí proti vám { $value } { value-creatures }
    .if = { fact-foes }{ joint }
    .label = { $value } { value-creatures }
fact-battles = { $value ->
    [one] čeká vás { $value } útok
    [few] čekají vás { $value } útoky
   *[other] čeká vás { $value } útoků
}
    .if = { fact-battles }{ joint }
    .label = { $value ->
        [one] { $value } útok
        [few] { $value } útoky
       *[other] { $value } útoků
    }
# $value: which battle it is (2).
fact-battle = jde o { $value }. útok
    .if = { fact-battle }{ joint }
    .at = při { $value }. útoku
    .label = { $value }. útok
fact-strength = máte sílu { bounded }
    .if = { fact-strength }{ joint }
    .label = síla { $value }
fact-craft = máte vůli { bounded }
    .if = { fact-craft }{ joint }
    .label = vůle { $value }
fact-foe_strength = příšera má sílu { bounded }
    .if = { fact-foe_strength }{ joint }
    .label = síla příšery { $value }
fact-foe_craft = příšera má vůli { bounded }
    .if = { fact-foe_craft }{ joint }
    .label = vůle příšery { $value }
fact-roll_bonus = příšera si k hodu na útok přičítá { $value }
    .if = { $begins ->
        [no] příšera si k hodu na útok přičítá { $value }
       *[yes] si příšera k hodu na útok přičítá { $value }
    }{ joint }
    .label = bonus příšery k hodu na útok { $value }
fact-bonus = máte bonus { $value }
    .if = { fact-bonus }{ joint }
    .label = bonus { $value }
fact-die = hodili jste { $value }
    .if = { $begins ->
        [no] hodili jste { $value }
       *[yes] jste hodili { $value }
    }{ joint }
    .label = hod { $value }
# $value: "3 + 5".
fact-dice = hodili jste { $value }
    .if = { fact-die.if }
    .label = hod { $value }
fact-death = Smrtka má součet { bounded }
    .if = { fact-death }{ joint }
    .label = součet Smrtky { $value }
fact-hero = hodili jste { $value }
    .if = { $begins ->
        [no] { $after ->
            [foe] vy { $value }
           *[other] hodili jste { $value }
        }
       *[yes] jste hodili { $value }
    }{ joint }
    .label = váš hod { $value }
fact-foe = příšera hodila { $value }
    .if = { $after ->
        [hero] příšera { $value }
        [werewolf] hodil { $value }
       *[other] příšera hodila { $value }
    }{ joint }
    .label = hod příšery { $value }
# $which: ahead, behind, level, or two of them (ahead-or-behind, ahead-or-level, behind-or-level).
fact-standing = { $which ->
    [ahead] vyhráváte
    [behind] prohráváte
    [level] je nerozhodně
    [ahead-or-behind] není nerozhodně
    [ahead-or-level] neprohráváte
   *[other] nevyhráváte
}
    .if = { fact-standing }{ joint }
    .label = { $which ->
        [level] nerozhodně
       *[other] { $value }
    }
fact-fate = { $value ->
    [0] nemáte žádný žeton osudu
   *[other] máte { bounded } { so-much-fate }
}
    .if = { $after ->
        [life] { $value ->
            [0] žádný žeton osudu
           *[other] { bounded } { so-much-fate }
        }
       *[other] { fact-fate }
    }{ joint }
    .label = { $value ->
        [0] bez žetonů osudu
        [one] { $value } žeton osudu
        [few] { $value } žetony osudu
       *[other] { $value } žetonů osudu
    }
    .step = { $value ->
        [0] žádný žeton osudu
       *[other] { $value } { $counted ->
            [one] žeton osudu
            [few] žetony osudu
           *[other] žetonů osudu
        }
    }
fact-fate_paid = { $which ->
    [zero] žádný žeton osudu jste ještě nezaplatili
   *[other] žeton osudu už jste zaplatili
}
    .if = { $begins ->
        [no] { $after ->
            [fate] { $which ->
                [zero] žádný jste ještě nezaplatili
               *[other] jeden už jste zaplatili
            }
           *[other] { fact-fate_paid }
        }
       *[yes] { $which ->
            [zero] jste ještě žádný žeton osudu nezaplatili
           *[other] jste už žeton osudu zaplatili
        }
    }{ joint }
    .label = { $which ->
        [zero] bez zaplaceného žetonu osudu
       *[other] žeton osudu už zaplacen
    }
fact-armour_die = na zbroj jste hodili { $value }
    .if = { $begins ->
        [no] na zbroj jste hodili { $value }
       *[yes] jste na zbroj hodili { $value }
    }{ joint }
    .label = hod na zbroj { $value }
fact-score = máte útočné číslo { bounded }
    .if = { fact-score }{ joint }
    .label = vaše útočné číslo { $value }
    .step = útočné číslo { $value }
# By how much you are ahead: $value 2 is 2 ahead, −3 is 3 behind; $amount is that without the sign, $which as above.
fact-ahead = { $which ->
    [above] vyhráváte{ by-above }
    [below] prohráváte{ by-below }
    [zero] je nerozhodně
    [from-zero] neprohráváte{ by-from-zero }
    [up-to-zero] nevyhráváte{ by-up-to-zero }
   *[around] { $open ->
        [up] neprohráváte { by-no-more-below }
        [down] nevyhráváte o víc než { $high }
       *[no] neprohráváte { by-no-more-below } ani nevyhráváte o víc než { $high }
    }
}
    .if = { fact-ahead }{ joint }
    .label = { $which ->
        [above] vyhráváte o { $amount }
        [below] prohráváte o { $amount }
       *[zero] nerozhodně
    }
fact-saves_from = { $value ->
    [6] zbroj zachrání život při hodu { $value }
   *[other] zbroj zachrání život při hodu { $value } a více
}
    .if = { fact-saves_from }{ joint }
    .label = { $value ->
        [6] zachrání při hodu { $value }
       *[other] zachrání při hodu { $value } a více
    }
fact-lost = ztrácíte { $value } { value-lives }
    .if = { fact-lost }{ joint }
    .label = { $value ->
        [one] ztráta { $value } života
        [few] ztráta { $value } životů
       *[other] ztráta { $value } životů
    }
fact-loss = upír bere { bounded } { so-many-lives }
    .if = { fact-loss }{ joint }
    .label = upír bere { $value } { value-lives }
fact-life = máte { bounded } { so-many-lives }
    .if = { fact-life }{ joint }
    .label = máte { $value } { value-lives }
fact-followers = { $value ->
    [0] nemáte žádného pomocníka
   *[other] máte { bounded } { $counted ->
        [one] pomocníka
        [few] pomocníky
       *[other] pomocníků
    }
}
    .if = { fact-followers }{ joint }
    .label = { $value ->
        [0] bez pomocníků
        [one] { $value } pomocník
        [few] { $value } pomocníci
       *[other] { $value } pomocníků
    }
    .step = { $value ->
        [0] žádného pomocníka
        [one] { $value } pomocníka
        [few] { $value } pomocníky
       *[other] { $value } pomocníků
    }
fact-werewolf = vlkodlak má sílu { bounded }
    .if = { $begins ->
        [no] { fact-werewolf }
       *[yes] má vlkodlak sílu { bounded }
    }{ joint }
    .label = vlkodlak o síle { $value }
fact-fiends = { is-left } { bounded } { $counted ->
    [one] zrůda
    [few] zrůdy
   *[other] zrůd
}
    .if = { fact-fiends }{ joint }
    .label = { $value } { value-pit-fiends }
fact-total = součet je { bounded }
    .if = { $begins ->
        [no] { fact-total }
       *[yes] je součet { bounded }
    }{ joint }
    .label = součet { $value }
fact-attempts_left = { $value ->
    [0] nezbývá žádný pokus
   *[other] { is-left } { bounded } { $counted ->
        [one] pokus
        [few] pokusy
       *[other] pokusů
    }
}
    .if = { fact-attempts_left }{ joint }
    .label = { $value ->
        [0] bez dalších pokusů
        [one] { $value } pokus
        [few] { $value } pokusy
       *[other] { $value } pokusů
    }
fact-counters = { $value ->
    [0] nemáte žádný ukazatel
   *[other] máte { bounded } { $counted ->
        [one] ukazatel
        [few] ukazatele
       *[other] ukazatelů
    }
}
    .if = { fact-counters }{ joint }
    .label = { $value ->
        [0] bez ukazatelů
        [one] { $value } ukazatel
        [few] { $value } ukazatele
       *[other] { $value } ukazatelů
    }
fact-points_lost = { $value ->
    [one] ztrácíte { $value } bod
    [few] ztrácíte { $value } body
   *[other] ztrácíte { $value } bodů
}
    .if = { fact-points_lost }{ joint }
    .label = { $value ->
        [one] ztráta { $value } bodu
        [few] ztráta { $value } bodů
       *[other] ztráta { $value } bodů
    }
# Whose die it is. $which: attacker or defender.
fact-side = { $which ->
    [attacker] rozhoduje útočník
   *[defender] rozhoduje obránce
}
    .step = { $which ->
        [attacker] kostka útočníka
       *[defender] kostka obránce
    }
# A place or a moment in play. $value: its name ("Crypt"; in `.at` the name's own `.at`, "in the Crypt").
fact-at = { $value }
    .at = { $value }{ $choice ->
        [fate-on-attack-roll] {" "}při hodu na útok
       *[other] {""}
    }
# $which: attacker or defender.
fact-winner = { $which ->
    [attacker] zvítězil útočník
   *[defender] zvítězil obránce
}
fact-attacker_strength = útočník má sílu { bounded }
    .if = { fact-attacker_strength }{ joint }
    .label = síla útočníka { $value }
fact-defender_strength = obránce má sílu { bounded }
    .if = { fact-defender_strength }{ joint }
    .label = síla obránce { $value }
fact-attacker_craft = útočník má vůli { bounded }
    .if = { fact-attacker_craft }{ joint }
    .label = vůle útočníka { $value }
fact-defender_craft = obránce má vůli { bounded }
    .if = { fact-defender_craft }{ joint }
    .label = vůle obránce { $value }
fact-attacker_die = útočník hodil { $value }
    .if = { $place ->
        [hero] { you-rolled }
        [other] { opponent-rolled }
       *[none] { $after ->
            [defender-die] útočník
           *[other] { $choice ->
                [fate-on-attackers-roll] { attacker-again }hodil
               *[other] útočník hodil
            }
        }
    } { $value }{ joint }
    .label = hod útočníka { $value }
fact-defender_die = obránce hodil { $value }
    .if = { $place ->
        [hero] { opponent-rolled }
        [other] { you-rolled }
       *[none] { $after ->
            [attacker-die] obránce
           *[other] { $choice ->
                [fate-on-defenders-roll] { defender-again }hodil
               *[other] obránce hodil
            }
        }
    } { $value }{ joint }
    .label = hod obránce { $value }
fact-attacker_score = útočník má útočné číslo { bounded }
    .if = { fact-attacker_score }{ joint }
    .label = útočné číslo útočníka { $value }
fact-defender_score = obránce má útočné číslo { bounded }
    .if = { fact-defender_score }{ joint }
    .label = útočné číslo obránce { $value }
# By how much the attacker is ahead of the defender, as in `fact-ahead`.
duel-fact-ahead = { $which ->
    [zero] je nerozhodně
   *[other] útočník { lead }
}
    .if = { $place ->
        [hero] { fact-ahead }
        [other] { your-lead-as-the-other }
       *[none] { $which ->
            [zero] je nerozhodně
           *[other] { $choice ->
                [fate-on-attackers-roll] { attacker-again }{ lead }
                [fate-on-defenders-roll] { defender-again }{ others-lead }
               *[other] { duel-fact-ahead }
            }
        }
    }{ joint }
    .label = { $which ->
        [above] útočník vyhrává o { $amount }
        [below] útočník prohrává o { $amount }
       *[zero] nerozhodně
    }
# What the other player had best do is told to you.
expect = počítejte s tím, že
# Whose turn it is. $which: hero (you) or other.
fact-whose_turn = { $which ->
    [hero] jste na tahu
   *[other] je na tahu soupeř
}
    .if = { fact-whose_turn }{ joint }
    .at = { $which ->
        [hero] ve svém tahu{ $choice ->
            [evade] {" "}{ expect }
            [fate-on-defenders-roll] {" "}{ expect }
            [fate-on-others-armour] {" "}{ expect }
           *[other] {""}
        }
       *[other] v soupeřově tahu{ $choice ->
            [form] {" "}{ expect }
            [fate-on-attackers-roll] {" "}{ expect }
            [fate-on-others-armour] {" "}{ expect }
           *[other] {""}
        }
    }
    .label = { $which ->
        [hero] váš tah
       *[other] soupeřův tah
    }
fact-other_life = soupeř má { $value } { value-lives }
    .if = { $begins ->
        [no] { opponent-who }má{ " " }
       *[yes] má { opponent-who }
    }{ bounded } { so-many-lives }{ joint }
has-fate = { $value ->
    [0] nemá
   *[other] má
}
fact-other_fate = { $value ->
    [0] soupeř nemá žádný žeton osudu
    [one] soupeř má { $value } žeton osudu
    [few] soupeř má { $value } žetony osudu
   *[other] soupeř má { $value } žetonů osudu
}
    .if = { $begins ->
        [no] { opponent-who }{ has-fate }{" "}
       *[yes] { has-fate } { opponent-who }
    }{ $value ->
        [0] žádný žeton osudu
       *[other] { bounded } { so-much-fate }
    }{ joint }
    .label = { $value ->
        [0] soupeř bez žetonů osudu
        [one] soupeř má { $value } žeton osudu
        [few] soupeř má { $value } žetony osudu
       *[other] soupeř má { $value } žetonů osudu
    }
fact-others = { $value ->
    [one] hraje proti vám { $value } soupeř
    [few] hrají proti vám { $value } soupeři
   *[other] hraje proti vám { $value } soupeřů
}
    .if = { fact-others }{ joint }
    .label = { $value ->
        [one] { $value } soupeř
        [few] { $value } soupeři
       *[other] { $value } soupeřů
    }
fact-characters = { $value ->
    [one] počítá se { $value } postava
    [few] počítají se { $value } postavy
   *[other] počítá se { $value } postav
}
    .if = { $begins ->
        [no] { fact-characters }
       *[yes] { $value ->
            [one] se počítá { $value } postava
            [few] se počítají { $value } postavy
           *[other] se počítá { $value } postav
        }
    }{ joint }
    .label = { $value ->
        [one] { $value } postava
        [few] { $value } postavy
       *[other] { $value } postav
    }
fact-works_from = { $value ->
    [1] zaklínadlo působí při každém hodu
    [6] zaklínadlo působí při hodu { $value }
   *[other] zaklínadlo působí při hodu { $value } a více
}
    .if = { fact-works_from }{ joint }
    .label = { $value ->
        [1] působí při každém hodu
        [6] působí při hodu { $value }
       *[other] působí při hodu { $value } a více
    }
fact-lives_to_go = zbývá vzít { bounded } { so-many-lives }
    .if = { fact-lives_to_go }{ joint }
    .label = zbývá vzít { $value } { value-lives }
fact-gained = získáte { $value } { value-lives }
    .if = { fact-gained }{ joint }
fact-passed = { $value ->
    [one] jednomu nepříteli jste se vyhnuli nebo jste ho zničili
   *[other] některým nepřátelům jste se vyhnuli nebo jste je zničili
}
    .step = { $value ->
        [one] platí jako výhra, i když se jednomu nepříteli vyhnete nebo ho zničíte
       *[other] platí jako výhra, i když se některým nepřátelům vyhnete nebo je zničíte
    }
    .label = nepřátelé bez souboje: { $value }
fact-turns_left = { is-left } { bounded } { $counted ->
    [one] tah
    [few] tahy
   *[other] tahů
}
    .if = { fact-turns_left }{ joint }
    .label = { $value ->
        [one] zbývá { $value } tah
        [few] zbývají { $value } tahy
       *[other] zbývá { $value } tahů
    }
fact-out = { $value ->
    [one] je vyřazena { $value } postava
    [few] jsou vyřazeny { $value } postavy
   *[other] je vyřazeno { $value } postav
}
    .if = { fact-out }{ joint }
    .label = { $value ->
        [one] { $value } vyřazená postava
        [few] { $value } vyřazené postavy
       *[other] { $value } vyřazených postav
    }
fact-highest = nejvyšší kostka ukazuje { $value }
    .if = { highest }{ $after ->
        [lowest] { " " }{ $value }
       *[other] { " " }kostka ukazuje { $value }
    }{ joint }
    .label = { highest } kostka { $value }
fact-lowest = nejnižší kostka ukazuje { $value }
    .if = { lowest }{ $after ->
        [highest] { " " }{ $value }
       *[other] { " " }kostka ukazuje { $value }
    }{ joint }
    .label = { lowest } kostka { $value }
fact-death_highest = vyšší kostka Smrtky ukazuje { $value }
    .if = { fact-death_highest }{ joint }
    .label = vyšší kostka Smrtky { $value }
fact-death_lowest = nižší kostka Smrtky ukazuje { $value }
    .if = { fact-death_lowest }{ joint }
    .label = nižší kostka Smrtky { $value }
# Before the number, or the range that it lies in.
can-win-with-high = { $high ->
    [6] ještě můžete vyhrát
   *[other] k výhře stačí { $high }
}
# The least that a new roll has to show. $value: 4, or the range that it lies in (4–6); 7 cannot be rolled.
fact-needed = { $value ->
    [7] už vyhrát nemůžete
   *[other] nejnižší vítězný hod je { $value }
}
    .if = { $high ->
        [7] { $low ->
            [7] už vyhrát nemůžete
           *[other] hod nižší než { $low } k výhře nestačí
        }
        [1] k výhře stačí jakýkoli hod
       *[other] { $low ->
            [1] { can-win-with-high }
           *[other] { $open ->
                [down] { can-win-with-high }
               *[no] k výhře potřebujete alespoň { $value }
            }
        }
    }{ joint }
    .label = { $value ->
        [7] výhra už není možná
       *[other] k výhře alespoň { $value }
    }
# How much the total of the dice is above the ability; −3 is 3 below. $amount, $which as in `fact-ahead`.
fact-excess = { $which ->
    [above] součet je { higher-by }vyšší než nejvyšší dovolený
    [below] součet je { lower-by }nižší než nejvyšší dovolený
    [zero] součet je právě nejvyšší dovolený
    [from-zero] { $open ->
        [up] součet není nižší než nejvyšší dovolený
       *[no] součet je nejvyšší dovolený nebo až o { $amount } vyšší
    }
    [up-to-zero] { $open ->
        [down] součet není vyšší než nejvyšší dovolený
       *[no] součet je nejvyšší dovolený nebo až o { $amount } nižší
    }
   *[around] { $open ->
        [up] součet není { by-no-more-below } nižší než nejvyšší dovolený
        [down] součet není o víc než { $high } vyšší než nejvyšší dovolený
       *[no] součet není { by-no-more-below } nižší ani o víc než { $high } vyšší než nejvyšší dovolený
    }
}
    .if = { $begins ->
        [no] { fact-excess }
       *[yes] { $which ->
            [above] je součet { higher-by }vyšší než nejvyšší dovolený
            [below] je součet { lower-by }nižší než nejvyšší dovolený
            [zero] je součet právě nejvyšší dovolený
            [from-zero] { $open ->
                [up] { fact-excess }
               *[no] je součet nejvyšší dovolený nebo až o { $amount } vyšší
            }
            [up-to-zero] { $open ->
                [down] { fact-excess }
               *[no] je součet nejvyšší dovolený nebo až o { $amount } nižší
            }
           *[around] { fact-excess }
        }
    }{ joint }
    .label = { $which ->
        [above] součet o { $amount } vyšší než nejvyšší dovolený
        [below] součet o { $amount } nižší než nejvyšší dovolený
       *[zero] součet právě nejvyšší dovolený
    }
fact-most = { $value ->
    [0] nepomůže žádný pomocník
    [one] může pomoci { $value } pomocník
    [few] mohou pomoci { $value } pomocníci
   *[other] může pomoci { $value } pomocníků
}
    .if = { $value ->
        [0] nepomůže žádný pomocník
        [one] může pomoci jen { $value } pomocník
        [few] mohou pomoci jen { $value } pomocníci
       *[other] může pomoci jen { $value } pomocníků
    }{ joint }
    .label = { $value ->
        [0] nepomůže žádný pomocník
        [one] pomůže nejvýše { $value } pomocník
        [few] pomohou nejvýše { $value } pomocníci
       *[other] pomůže nejvýše { $value } pomocníků
    }
word-starting = postavy na začátku hry
word-remaining = zbývající postavy
word-start-of-turn = až na začátku tahu
word-that-quest = každý nesplněný úkol
word-first-quest = jen první úkol
word-once = jednou za všechny
word-each = za každého zvlášť
word-gains = přírůstek každého druhu zvlášť
word-gains-in-all = přírůstek všech druhů dohromady
word-held = vše, co postava má
word-held-and-start = vše, co postava má, a ještě jednou to, s čím začínala
# OPTIONS. Each message from here on that is an option is its label on a button or in a table. Its attribute `.do` says it
# as an imperative inside a sentence of advice ("if you are ahead, keep the die"), `.otherwise` after “otherwise”,
# `.always` as a whole sentence of advice without its end and its capital letter.
word-keep = neplatit
    .do = { $choice ->
        [fate-on-attackers-roll] { attacker-unless-you }žeton osudu { attacker-does-not-pay }
        [fate-on-defenders-roll] { defender-unless-you }žeton osudu { defender-does-not-pay }
        [fate-on-armour] po nevydařeném hodu na zbroj žeton osudu neplaťte
        [fate-on-others-armour] po nevydařeném hodu na zbroj soupeř žeton osudu nezaplatí
        [fate-on-command-spell] po nevydařeném hodu žeton osudu neplaťte
        [fate-on-release] po nevydařeném hodu žeton osudu neplaťte
        [fate-on-werewolf] při hodu na sílu vlkodlaka žeton osudu neplaťte
        [fate-on-fiends] při hodu na počet zrůd žeton osudu neplaťte
        [fate-on-follower] při hodu za pomocníka žeton osudu neplaťte
       *[other] žeton osudu neplaťte
    }
    .otherwise = ho { $choice ->
        [fate-on-attackers-roll] { attacker-does-not-pay }
        [fate-on-defenders-roll] { defender-does-not-pay }
        [fate-on-others-armour] nezaplatí
       *[other] neplaťte
    }
    .always = { $choice ->
        [fate-on-attackers-roll] { attacker-unless-you }žeton osudu nikdy { attacker-does-not-pay }
        [fate-on-defenders-roll] { defender-unless-you }žeton osudu nikdy { defender-does-not-pay }
        [fate-on-armour] při hodu na zbroj žeton osudu nikdy neplaťte
        [fate-on-others-armour] při hodu na zbroj soupeř žeton osudu nikdy nezaplatí
        [fate-on-werewolf] při hodu na sílu vlkodlaka žeton osudu nikdy neplaťte
        [fate-on-fiends] při hodu na počet zrůd žeton osudu nikdy neplaťte
        [fate-on-follower] při hodu za pomocníka žeton osudu nikdy neplaťte
       *[other] žeton osudu nikdy neplaťte
    }
word-pay = zaplatit žeton osudu
    .do = { $choice ->
        [fate-on-attackers-roll] { attacker-unless-you }{ attacker-does-pay } žeton osudu
        [fate-on-defenders-roll] { defender-unless-you }{ defender-does-pay } žeton osudu
        [fate-on-armour] po nevydařeném hodu na zbroj zaplaťte žeton osudu
        [fate-on-others-armour] po nevydařeném hodu na zbroj zaplatí soupeř žeton osudu
        [fate-on-fiends] při hodu na počet zrůd zaplaťte žeton osudu
        [fate-on-follower] při hodu za pomocníka zaplaťte žeton osudu
        [fate-on-command-spell] po nevydařeném hodu zaplaťte žeton osudu
        [fate-on-release] po nevydařeném hodu zaplaťte žeton osudu
       *[other] zaplaťte žeton osudu
    }
    .otherwise = { $choice ->
        [fate-on-attackers-roll] { attacker-pays-otherwise }
        [fate-on-defenders-roll] { defender-pays-otherwise }
        [fate-on-others-armour] ho zaplatí
       *[other] ho zaplaťte
    }
    .always = { $choice ->
        [fate-on-attackers-roll] { attacker-unless-you }vždy { attacker-does-pay } žeton osudu
        [fate-on-defenders-roll] { defender-unless-you }vždy { defender-does-pay } žeton osudu
        [fate-on-armour] po nevydařeném hodu na zbroj vždy zaplaťte žeton osudu
        [fate-on-others-armour] po nevydařeném hodu na zbroj soupeř vždy zaplatí žeton osudu
        [fate-on-fiends] při hodu na počet zrůd vždy zaplaťte žeton osudu
        [fate-on-follower] při hodu za pomocníka vždy zaplaťte žeton osudu
        [fate-on-command-spell] po nevydařeném hodu vždy zaplaťte žeton osudu
        [fate-on-release] po nevydařeném hodu vždy zaplaťte žeton osudu
        [fate-on-charm] když se ochočení nepodaří, vždy zaplaťte žeton osudu
        [fate-on-charm] když se ochočení nepodaří, vždy zaplaťte žeton osudu
        [fate-on-charm] když se ochočení nepodaří, vždy zaplaťte žeton osudu
        [fate-on-charm] když se ochočení nepodaří, vždy zaplaťte žeton osudu
       *[other] vždy zaplaťte žeton osudu
    }
# Who pays in a duel, after “jinak”.
attacker-pays-otherwise = ho { attacker-does-pay }
defender-pays-otherwise = ho { defender-does-pay }
# Who rolls again, after who pays.
attacker-rolls = { $place ->
    [hero] hoďte
   *[other] hodí
}
defender-rolls = { $place ->
    [other] hoďte
   *[hero] hodí
}
# On your own turn it is the other player who may evade.
word-fight = bojovat
    .do = { $choice ->
        [evade] { $place ->
            [hero] soupeř bude bojovat
           *[other] se nevyhýbejte
        }
        [assassination] úkladnou vraždu nevolte
       *[other] bojujte
    }
    .otherwise = { $choice ->
        [evade] { $place ->
            [hero] bude bojovat
           *[other] se nevyhýbejte
        }
       *[other] bojujte
    }
    .always = { $choice ->
        [evade] { $place ->
            [hero] soupeř bude bojovat
            [none] nevyhýbejte se
           *[other] se nevyhýbejte
        }
        [attack] na příšeru zaútočte
        [destroy] bojujte, ducha neničte
        [assassination] úkladnou vraždu nevolte
       *[other] bojujte
    }
word-evade = vyhnout se útoku
    .do = { $place ->
        [none] vyhněte se útoku
        [hero] se soupeř útoku vyhne
        [other] se útoku vyhněte
       *[battle] se mu vyhněte
    }
    .otherwise = { $place ->
        [hero] se útoku vyhne
       *[other] se útoku vyhněte
    }
word-ahead = vyhráváte
word-level = je nerozhodně
word-behind = prohráváte
word-fate-paid = zaplacené žetony osudu
    .count = zaplatíte { $number } { number-tokens } osudu
word-overcome = zvítězíte nebo ho zničíte
word-alive = přežijete
# MEASURES. The name of a number, as a label; its attribute `.count` says it with the $number (3.67, a mean; 1).
word-life = zbývající životy
    .count = { $number } { number-lives }
word-fate = zbývající žetony osudu
    .count = { $number } { number-tokens } osudu
word-followers = zbývající pomocníci
    .count = { $number ->
        [one] { $number } pomocník
        [few] { $number } pomocníci
        [many] { $number } pomocníka
       *[other] { $number } pomocníků
    }
word-worth = hodnota
    .count = { $number ->
        [one] { $number } bod
        [few] { $number } body
        [many] { $number } bodu
       *[other] { $number } bodů
    }
word-strength = zbývající síla
    .count = síla { $number }
word-craft = zbývající vůle
    .count = vůle { $number }
word-margin = rozdíl výher a proher
    .count = rozdíl výher a proher { NUMBER($number, signDisplay: "always") }
word-turns = tahy
    .count = ještě { $number ->
        [one] { $number } tah
        [few] { $number } tahy
        [many] { $number } tahu
       *[other] { $number } tahů
    }
word-attacker = útočník
word-defender = obránce
word-hero = vy
word-other = soupeř
word-go-on = nevracet se
    .do = { $place ->
        [none] nevracejte se
       *[other] se nevracejte
    }
    .otherwise = se nevracejte
word-turn-back = vrátit se
    .do = { $place ->
        [none] vraťte se
       *[other] se vraťte
    }
    .otherwise = se vraťte
    .always = { $place ->
        [none] vraťte se, jakmile smíte
        [at-death] se vraťte, jakmile smíte
        [at-werewolf-den] se vraťte, jakmile smíte
        [at-pits] se vraťte, jakmile smíte
       *[other] se vraťte
    }
word-leave = odejít Branou osudu
    .do = odejděte Branou osudu
word-crypt = jít přes Kryptu
    .do = zvolte cestu přes Kryptu
word-mines = jít přes Doly
    .do = zvolte cestu přes Doly
word-keep-it = nechat si Amulet
    .do = nechte si Amulet
word-ditch = odhodit Amulet
    .do = odhoďte Amulet
word-hold-back = nechat si Psychický úder
    .do = Psychický úder si nechte
word-cast-it = seslat Psychický úder
    .do = sešlete Psychický úder
word-destroy = zničit ducha bez souboje
    .do = { $place ->
        [none] zničte ducha bez souboje
       *[battle] ducha rovnou zničte
    }
word-leave-alone = nechat příšeru na pokoji
    .do = nechte příšeru na pokoji
word-charm = pokusit se zvíře ochočit
    .do = se pokuste zvíře ochočit
    .always = pokuste se zvíře ochočit
word-one-die = hodit na útok jen jednou kostkou
    .do = hoďte na útok jen jednou kostkou
word-two-dice = hodit na útok dvěma kostkami
    .do = hoďte na útok dvěma kostkami
word-assassinate = zvolit úkladnou vraždu
    .do = zvolte úkladnou vraždu
word-battle = boj
    .do = { chooses } boj
    .otherwise = { chooses-otherwise } boj
word-psychic-combat = mentální souboj
    .do = { chooses } mentální souboj
    .otherwise = { chooses-otherwise } mentální souboj
word-choice--path = Kudy se vydat
word-choice--evade = Vyhnutí se útoku
word-choice--turn-back = Návrat
word-choice--followers = Pomocníci místo životů
word-choice--fate-on-attack-roll = Žeton osudu při hodu na útok
word-choice--fate-on-attackers-roll = Žeton osudu útočníka
word-choice--fate-on-defenders-roll = Žeton osudu obránce
word-choice--fate-on-armour = Žeton osudu při hodu na zbroj
word-choice--fate-on-success = Žeton osudu při úspěšném hodu
word-choice--second-die = Druhá kostka při hodu na útok
word-choice--assassination = Úkladná vražda
word-choice--fate-on-others-armour = Žeton osudu soupeře při hodu na zbroj
word-choice--fate-on-crypt = Žeton osudu v Kryptě
word-choice--fate-on-mines = Žeton osudu v Dolech
word-choice--fate-on-death = Žeton osudu proti Smrtce
word-choice--fate-on-tower = Žeton osudu v Upíří věži
word-choice--fate-on-werewolf = Žeton osudu při hodu na sílu vlkodlaka
word-choice--fate-on-fiends = Žeton osudu při hodu na počet zrůd
word-choice--fate-on-follower = Žeton osudu při hodu za pomocníka
word-foe = soupeř
word-pay-highest = zaplatit žeton osudu a opakovat hod nejvyšší kostkou
    .do = { $choice ->
        [fate-on-werewolf] při hodu na sílu vlkodlaka{ " " }
       *[other] { "" }
    }{ pay-and-roll-again } { highest } kostkou
    .otherwise = { pay-it-and-roll-again } { highest } kostkou
word-pay-lowest = zaplatit žeton osudu a opakovat hod nejnižší kostkou
    .do = { $choice ->
        [fate-on-werewolf] při hodu na sílu vlkodlaka{ " " }
       *[other] { "" }
    }{ pay-and-roll-again } { lowest } kostkou
    .otherwise = { pay-it-and-roll-again } { lowest } kostkou
word-pay-death-highest = zaplatit žeton osudu a opakovat hod vyšší kostkou Smrtky
    .do = zaplaťte žeton osudu a hoďte znovu vyšší kostkou Smrtky
    .otherwise = ho zaplaťte a hoďte znovu vyšší kostkou Smrtky
word-pay-death-lowest = zaplatit žeton osudu a opakovat hod nižší kostkou Smrtky
    .do = zaplaťte žeton osudu a hoďte znovu nižší kostkou Smrtky
    .otherwise = ho zaplaťte a hoďte znovu nižší kostkou Smrtky
# How many Followers to give instead of lives in the Vampire's Tower.
word-most = 1 pomocník za každý ztrácený život
    .do = odložte za každý ztrácený život 1 pomocníka
    .otherwise = odložte za každý ztrácený život 1 pomocníka, dokud nějakého máte
    .always = za každý ztrácený život vždy odložte 1 pomocníka, dokud nějakého máte
word-landed = jste sem právě dorazili
word-turn-begins = začíná váš tah
# COUNTED THINGS, as parts of lists. $number: how many, never 0. The attribute `.object` is the same as the object of a verb
# ("take 1 …"), where a language tells them apart.
counted-life = { $number ->
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
counted-strength = { $number } { number-counters } síly
counted-craft = { $number } { number-counters } vůle
# On the way, before a space. $space: its name ("Death"), $before: its name as it is after “before” (its attribute
# `.before`).
before-space = před polem { $space }
    .at = před { $before }
# $face: what the die shows (3).
pay-fate-for-the-face = zaplatit žeton osudu a opakovat hod kostkou s číslem { $face }
    .do = { pay-and-roll-again } kostkou, na které padlo { $face }
    .otherwise = { pay-it-and-roll-again } kostkou, na které padlo { $face }
# $face: what Death's die shows (3).
pay-fate-for-deaths-face = zaplatit žeton osudu a opakovat hod kostkou Smrtky s číslem { $face }
    .do = zaplaťte žeton osudu a hoďte znovu kostkou Smrtky, na které padlo { $face }
    .otherwise = ho zaplaťte a hoďte znovu kostkou Smrtky, na které padlo { $face }
# $number: a number to choose; `.do` says how many Followers to give instead of lives in the Vampire's Tower.
number = { $choice ->
    [followers] { $number ->
        [0] neodložit žádného pomocníka
        [one] odložit { $number } pomocníka
        [few] odložit { $number } pomocníky
       *[other] odložit { $number } pomocníků
    }
   *[other] { $number }
}
    .do = { $number ->
        [0] neodkládejte žádného pomocníka
        [one] odložte { $number } pomocníka
        [few] odložte { $number } pomocníky
       *[other] odložte { $number } pomocníků
    }
    .always = { $number ->
        [0] nikdy neodkládejte pomocníky
        [one] vždy odložte { $number } pomocníka
        [few] vždy odložte { $number } pomocníky
       *[other] vždy odložte { $number } pomocníků
    }
variant-fate-on-armour = Hod na zbroj lze opakovat žetonem osudu
    .if = { $which ->
        [no] Pokud hod na zbroj žetonem osudu opakovat nelze
       *[yes] Pokud lze hod na zbroj opakovat žetonem osudu
    }
variant-fate-on-setup-rolls = Hod na sílu vlkodlaka a na počet zrůd lze opakovat žetonem osudu
    .if = { $which ->
        [no] Pokud hod na sílu vlkodlaka a na počet zrůd žetonem osudu opakovat nelze
       *[yes] Pokud lze hod na sílu vlkodlaka a na počet zrůd opakovat žetonem osudu
    }
variant-fate-on-deaths-dice = Hod Smrtky lze opakovat žetonem osudu
    .if = { $which ->
        [no] Pokud hod Smrtky žetonem osudu opakovat nelze
       *[yes] Pokud lze hod Smrtky opakovat žetonem osudu
    }
variant-joint-roll-bonus = Kolikrát se počítá bonus pole k hodu na útok nepřátel, kteří bojují jako jeden
    .if = { $which ->
        [each] Pokud se bonus pole počítá za každého společně bojujícího nepřítele zvlášť
       *[once] Pokud se bonus pole počítá jednou za všechny společně bojující nepřátele
    }
variant-roll-bonus-without-roll = Oběti úkladné vraždy se přičítá bonus k hodu na útok, i když se za ni nehází
    .if = { $which ->
        [no] Pokud se bonus k hodu na útok oběti úkladné vraždy nepřičítá
       *[yes] Pokud se bonus k hodu na útok přičítá i oběti úkladné vraždy
    }
variant-turn-back = Kdy se lze vrátit
    .if = { $which ->
        [any-time] Pokud se lze vrátit kdykoli
       *[start-of-turn] Pokud se lze vrátit až na začátku tahu
    }
variant-pits-stand-off-ends-turn = Nerozhodný výsledek v Jámách ukončí tah
    .if = { $which ->
        [no] Pokud nerozhodný výsledek v Jámách tah neukončí
       *[yes] Pokud nerozhodný výsledek v Jámách ukončí tah
    }
variant-arrival-from-crypt-is-encountered = S polem, kam vede Krypta nebo Doly, se postava setká ještě ve stejném tahu
    .if = { $which ->
        [no] Pokud se s polem, kam vyjdete, ve stejném tahu nesetkáte
       *[yes] Pokud se s polem, kam vyjdete, setkáte ještě ve stejném tahu
    }
variant-crown-evasion = Postavy na Koruně moci se mohou navzájem vyhýbat
    .if = { $which ->
        [no] Pokud se postavy na Koruně moci vyhýbat nemohou
       *[yes] Pokud se postavy na Koruně moci mohou navzájem vyhýbat
    }
variant-command-counts = Koho počítá tabulka snazšího zaklínadla moci
    .if = { $which ->
        [starting] Pokud snazší tabulka počítá postavy na začátku hry
       *[remaining] Pokud snazší tabulka počítá zbývající postavy
    }
variant-trophy-rate = Body trofejí na 1 ukazatel síly nebo vůle
variant-quest-bars-portal = Který nesplněný úkol brání otevřít Bránu osudu
    .if = { $which ->
        [first-quest] Pokud otevření Brány osudu brání jen první úkol
       *[that-quest] Pokud otevření Brány osudu brání každý nesplněný úkol
    }
variant-timed-score = Co se boduje po uplynutí času
# WHAT WOULD HELP: what the hero would have more of, before a colon and two chances ("With 1 more Strength: 66% instead of …").
n-1-strength-more = Se silou o 1 vyšší
n-1-craft-more = S vůlí o 1 vyšší
n-1-life-more = S 1 životem navíc
a-sword = S Mečem
a-helmet = S Helmou
a-shield = Se Štítem
a-suit-of-armour = Se Zbrojí
n-1-follower-more = S 1 pomocníkem navíc
blocked-characters--fate = žádný žeton osudu
blocked-characters--fate-not-on-others-dice = jen vlastní kostky
blocked-faq--fate-on-armour = podle tohoto výkladu ne při hodu na zbroj
blocked-faq--fate-on-setup-rolls = podle tohoto výkladu ne při tomto hodu
blocked-faq--fate-on-deaths-dice = ne při hodu Smrtky
blocked-character-rules--evading = není se čím vyhnout
blocked-attacks--battle-attack-roll = už se hodilo
blocked-attacks--character-battle-rolls = útočník už se rozhodl
blocked-attacks--psychic-combat-differences = zbroj v mentálním souboji nechrání
blocked-inner-region--creatures = příšerám vnitřního pásu se vyhnout nelze
blocked-inner-region--characters = postavy se ve vnitřním pásu navzájem vyhnout nemohou
blocked-heroes--assassin = za oběť úkladné vraždy se nehází
blocked-possessions--weapon-limit = jen jedna zbraň najednou
blocked-possessions--no-gold-to-lose = žádné zlato ke ztrátě
blocked-possessions--gold = na ostatní nestačí zlato
blocked-spells--limit = víc zaklínadel mít nesmíte
blocked-other-rules--toad-spells = ropucha zaklínadla nemá
blocked-golden-rules--limited-components = žádná zaklínadla už nezbývají
blocked-other-rules--one-quest-at-a-time = jen jeden úkol najednou
blocked-other-rules--quest-bars-the-portal = brání nesplněný úkol
blocked-differences--crypt-encounter-on-arrival = podle tohoto výkladu ne ve stejném tahu
