## survival_lines.py

# The headline without days. $energy, $health, $terror, $food: where the markers stand and how much food there is.
now-energy-energy-health-health-terror = Máte energii { $energy }, zdraví { $health }, hrůzu { $terror } a { so-much-food }.
# The headline. $day: how many days have passed; the rest as above.
after-day-day-energy-energy-health = Po { $day }. dni máte energii { $energy }, zdraví { $health }, hrůzu { $terror } a { so-much-food }.
# $day: the day that costs too much. $energy, $health, $terror, $food: as above.
you-are-dying-on-day-day = { $day }. den umíráte: zdraví máte 0.
the-card-dying-says-what-follows = Co bude dál, určuje karta Umírání, proto tu předpověď končí.
the-plan-cannot-be-carried-out = Plán uskutečnit nemůžete, { $day }. den stojí příliš mnoho.
day-day-before-the-rest-energy = Před odpočinkem { $day }. dne máte energii { $energy }, zdraví { $health }, hrůzu { $terror } a { so-much-food }.
exhausted-energy-is-on-a-red = Jste vyčerpaní, energie je na červeném poli.
# $terror: where it is, $limit: the highest terror without panic.
panic-in-combat-and-diplomacy-terror = Jste v panice, hrůza je { $terror } a bez paniky smí být nejvýše { $limit }.
going-insane-terror-is-on-a = Propadáte šílenství, hrůza je na červeném poli. Na místě snů byste četli noční můru.
dying-no-health-is-left-the = Umíráte, nezbývá vám žádné zdraví. Co dál, říká karta Umírání, proto předpověď končí.
# $needed: what must be paid, $energy: what there is.
energy-to-pay-needed-energy-there = Museli byste zaplatit { $needed } { $needed ->
    [one] energii
    [few] energie
   *[other] energií
} a máte jen { $energy }.
food-to-give-away-needed-food = Museli byste odevzdat { $needed } { $needed ->
    [one] jídlo
    [few] jídla
   *[other] jídel
} a máte jen { $food }.
# $health, $terror: where the markers are then.
rest-with-1-food-health-is = Sníte 1 jídlo, máte zdraví { $health } a hrůzu { $terror }.
rest-without-a-meal-energy-drops = Nejíte, energie vám klesne na 0.
rest-without-a-meal-and-with = Nejíte a máte energii 0, proto ztratíte 1 zdraví a { $health ->
    [0] žádné vám nezbude
    [few] zbudou vám { $health }
   *[other] zbude vám { $health }
}.
# $energy: where it is then.
recovery-to-the-start-space-energy = Zotavíte se na výchozí pole, máte energii { $energy }.
# $energy: where it is then, $wanted: where it would be with more health.
recovery-only-as-far-as-health = Zotavíte se jen o tolik, kolik dovolí zdraví: máte energii { $energy } místo { $wanted }.
recovery-while-exhausted-4-energy-energy = Jste vyčerpaní a zotavíte se jen o 4, máte energii { $energy }.
recovery-while-exhausted-and-only-as = Jste vyčerpaní a zotavíte se jen o tolik, kolik dovolí zdraví: máte energii { $energy } místo { $wanted }.
recovery-while-exhausted-to-the-start = Jste vyčerpaní a zotavíte se jen na výchozí pole, máte energii { $energy }.
energy-is-above-its-start-space = Energie je nad výchozím polem a zůstává na { $energy }.
energy-was-above-its-start-space = Energie byla nad výchozím polem a vrací se na { $energy }.
on-a-dream-site-the-character = Na místě snů byste místo snu četli noční můru.
should-it-die-in-challenge-mode = Pokud zemřete, kampaň v režimu výzvy končí neúspěchem.
should-it-die-alone-the-game = Pokud zemřete, hra jednoho hráče končí.
should-it-die-an-unused-character = Pokud zemřete, nahradí vás nepoužitá postava. Pokud žádná nezbývá, hra je prohraná.
should-it-die-no-unused-character = Pokud zemřete, nezbývá žádná nepoužitá postava a hra je prohraná.
# $unused: how many unused characters are left now.
should-it-die-its-player-goes = { $unused ->
    [one] Pokud zemřete, pokračujete s nepoužitou postavou, zbývá { $unused }.
    [few] Pokud zemřete, pokračujete s nepoužitou postavou, zbývají { $unused }.
   *[other] Pokud zemřete, pokračujete s nepoužitou postavou, zbývá jich { $unused }.
}
