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
survival-statement-exhausted = Jste vyčerpaní, energie je na červeném poli.
# $terror: where it is, $limit: the highest terror without panic.
survival-statement-panic = Jste v panice, hrůza je { $terror } a bez paniky smí být nejvýše { $limit }.
survival-statement-going-insane = Propadáte šílenství, hrůza je na červeném poli. Na místě snů byste četli noční můru.
survival-statement-dying = Umíráte, nezbývá vám žádné zdraví. Co dál, říká karta Umírání, proto předpověď končí.
# $needed: what must be paid, $energy: what there is.
survival-statement-lacks-energy = Museli byste zaplatit { $needed } { $needed ->
    [one] energii
    [few] energie
   *[other] energií
} a máte jen { $energy }.
survival-statement-lacks-food = Museli byste odevzdat { $needed } { $needed ->
    [one] jídlo
    [few] jídla
   *[other] jídel
} a máte jen { $food }.
# $health, $terror: where the markers are then.
survival-statement-eats = Sníte 1 jídlo, máte zdraví { $health } a hrůzu { $terror }.
survival-statement-drops-to-no-energy = Nejíte, energie vám klesne na 0.
survival-statement-loses-health-instead = Nejíte a máte energii 0, proto ztratíte 1 zdraví a { $health ->
    [0] žádné vám nezbude
    [few] zbudou vám { $health }
   *[other] zbude vám { $health }
}.
# $energy: where it is then.
survival-statement-recovers = Zotavíte se na výchozí pole, máte energii { $energy }.
# $energy: where it is then, $wanted: where it would be with more health.
survival-statement-recovers-limited = Zotavíte se jen o tolik, kolik dovolí zdraví: máte energii { $energy } místo { $wanted }.
survival-statement-recovers-exhausted = Jste vyčerpaní a zotavíte se jen o 4, máte energii { $energy }.
survival-statement-recovers-exhausted-limited = Jste vyčerpaní a zotavíte se jen o tolik, kolik dovolí zdraví: máte energii { $energy } místo { $wanted }.
survival-statement-recovers-exhausted-to-start = Jste vyčerpaní a zotavíte se jen na výchozí pole, máte energii { $energy }.
survival-statement-stays-above-start = Energie je nad výchozím polem a zůstává na { $energy }.
survival-statement-falls-to-start = Energie byla nad výchozím polem a vrací se na { $energy }.
survival-statement-reads-nightmares = Na místě snů byste místo snu četli noční můru.
survival-statement-death-fails-the-campaign = Pokud zemřete, kampaň v režimu výzvy končí neúspěchem.
survival-statement-death-alone = Pokud zemřete, hra jednoho hráče končí.
survival-statement-death-together = Pokud zemřete, nahradí vás nepoužitá postava. Pokud žádná nezbývá, hra je prohraná.
survival-statement-death-of-the-last = Pokud zemřete, nezbývá žádná nepoužitá postava a hra je prohraná.
# $unused: how many unused characters are left now.
survival-statement-death-with-others-left = { $unused ->
    [one] Pokud zemřete, pokračujete s nepoužitou postavou, zbývá { $unused }.
    [few] Pokud zemřete, pokračujete s nepoužitou postavou, zbývají { $unused }.
   *[other] Pokud zemřete, pokračujete s nepoužitou postavou, zbývá jich { $unused }.
}
