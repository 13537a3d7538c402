## action.py

give-the-number-that-the-card = Uveďte číslo, které je na kartě nebo v textu.
this-action-always-costs-the-same = Tato akce stojí vždy stejně.
take-it-out = Odstraňte ho.
this-action-is-paid-with-energy = Tato akce se platí energií.
take-it-out-or-ask-for = Vynechte to, nebo zvolte „each-pays“.
no-action-is-taken-in-an = Během střetnutí se akce neprovádějí.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience.
the-action-is-not-possible-lacking = Akci nelze provést: chybí { $lacking } { $means ->
    [magic] magie
    [food] jídla
    [wealth] bohatství
    [reputation] pověsti
    [experience] zkušeností
   *[energy] energie
}.
it-costs-nothing = Nestojí nic.
whoever-passes-takes-no-more-actions = Kdo pasuje, dnes už žádnou akci neprovede.
# The headline. $total: what is paid in all, $means as above.
paid-in-all-total = Celkem zaplatíte { $total } { $means ->
    [magic] magie
    [food] jídla
    [wealth] bohatství
    [reputation] pověsti
    [experience] zkušeností
   *[energy] energie
}.
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $share ->
    [0] Člen { $member } neplatí nic a zbývá mu { $left }.
   *[other] Člen { $member } platí { $share } a zbývá mu { $left }.
}
# $left: what the character keeps, $means as above.
left-left = { $left ->
    [0] Nezbude vám nic.
   *[other] Zbude vám { $left }.
}
member-member-cannot-pay-and-nobody = Člen { $member } nemůže zaplatit a nikdo za něj neplatí: opouští družinu.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are.
without-energy-done-for-today-members = { $count ->
    [one] Člen { LIST($members) } už nemá energii a pro dnešek skončil.
   *[other] Členové { LIST($members) } už nemají energii a pro dnešek skončili.
}
cost-of-an-action = Cena akce
party-members-exchange-during-their-action = Členové družiny si vyměňují i během své akce
magic = magie
food = jídlo
wealth = bohatství
reputation = pověst
experience = zkušenosti
action = Akce
printed-cost = Uvedená cena
what-each-member-has-the-acting = Kolik má každý člen, nejprve jednající, např. 3, 2
the-members-help-each-other = Členové si pomáhají
each-pays-with = Každý platí
in-an-encounter = Během střetnutí
travel = cesta
explore = průzkum
location-action = akce lokace
character-action = akce postavy
inspect-menhir = prozkoumat menhir
pass = pas
a-text-each-member-pays = text: platí každý člen
what-an-action-costs-alone-or = Kolik stojí akce sólo nebo v družině, kdo kolik zaplatí a kdo zůstane stranou.
