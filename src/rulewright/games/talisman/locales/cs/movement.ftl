## movement.py

a-toad-does-not-roll-for = Ropucha na pohyb nehází.
nobody-rolls-for-movement-in-the = Ve vnitřním pásu na pohyb nikdo nehází.
this-character-does-not-roll-for = Tato postava na pohyb nehází.
name-the-space-to-land-on = Uveďte pole, na které chcete v těchto tazích dorazit.
how-far-a-character-comes-in = Jak daleko se postava ve vnitřním pásu dostane, záleží na tom, co se tam stane.
ask-talisman-inner-journey = Použijte situaci talisman/inner-journey.
it-is-needed-against-the-sentinel = Zadejte ho: proti stráži je potřeba.
craft-or-strength-is-needed-to = K otevření Brány osudu je potřeba vůle, nebo síla.
this-situation-has-more-than-number = { $number ->
    [one] Situace má víc než { $number } stav.
    [few] Situace má víc než { $number } stavy.
   *[other] Situace má víc než { $number } stavů.
}
ask-for-fewer-turns = Zeptejte se na méně tahů.
every-space-from-first-to-last = { CAPITAL($way) } na každé z polí { $first } až { $last }: { $chance }.
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown".
movement-place-reached = { CAPITAL($way) } { FORM($place, case: "to") }: { $chance }.
movement-place-sentinel = Porazíte stráž a { $way } dorazíte { FORM($place, case: "to") }: { $chance }.
movement-place-portal = Otevření se podaří a { $way } dorazíte { FORM($place, case: "to") }: { $chance }.
movement-place-sentinel-and-portal = Porazíte stráž, brána se otevře a { $way } dorazíte { FORM($place, case: "to") }: { $chance }.
movement-place-sentinel-fails = Stráž neporazíte a dorazíte nejdál { FORM($place, case: "to") }: { $chance }.
movement-place-portal-fails = Otevření se nepodaří a dorazíte nejdál { FORM($place, case: "to") }: { $chance }.
an-unfinished-quest-bars-the-portal = Bránu osudu otevřít nemůžete, brání vám v tom nesplněný úkol.
nobody-enters-the-valley-of-fire = Bez talismanu do Údolí ohně nesmíte.
movement-way-clockwise = po směru hodinových ručiček
movement-way-counter-clockwise = proti směru hodinových ručiček
movement-way-bridge = přes most
movement-way-portal = Branou osudu
movement-way-raft = na voru
movement-way-path = po splnění pokynů pole dál
movement-way-path-back = zpět
movement-way-ability = zvláštní schopností
nobody-moves-on-from-the-crown = Z Koruny moci se nikdo dál nepohybuje; kdo k ní došel, zůstává na ní.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = Hod vám dovolí uzdravit si místo pohybu 1 život: { $chance }.
you-may-build-a-raft-instead = Místo pohybu smíte postavit vor.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction.
landing-there = { $likely ->
    [certain] { CAPITAL(FORM($place, case: "to")) } určitě dorazíte { landing-time }.
    [impossible] { CAPITAL(FORM($place, case: "to")) } { landing-time } dorazit nemůžete.
   *[likely] { CAPITAL(FORM($place, case: "to")) } dorazíte { landing-time } s pravděpodobností { $chance }.
}
landing-time = { $turns ->
    [one] v tomto tahu
   *[other] během { $turns } tahů
}
chance-by-the-end-of-turns = Pravděpodobnost, že se to podaří: do konce { $turns }.
unknown = nelze určit
