## movement.py

a-toad-does-not-roll-for = Ropucha na pohyb nehází.
nobody-rolls-for-movement-in-the = Ve vnitřním pásu na pohyb nikdo nehází.
this-character-does-not-roll-for = Tato postava na pohyb nehází.
a-toad-has-left-its-objects = Ropucha své předměty nechala ležet.
name-the-space-to-land-on = Uveďte pole, na které se má v těchto tazích dorazit.
how-far-a-character-comes-in = Jak daleko se postava ve vnitřním pásu dostane, záleží na tom, co se tam stane.
ask-talisman-inner-journey = Zeptejte se pomocí talisman/inner-journey.
it-is-needed-against-the-sentinel = Je potřeba proti stráži.
craft-or-strength-is-needed-to = K otevření brány je potřeba vůle, nebo síla.
this-situation-has-more-than-number = Počet stavů této situace je vyšší než { $number }.
ask-for-fewer-turns = Zeptejte se na méně tahů.
# A row of the list of spaces. $place: a space, $way: how one comes there ("clockwise"), $chance: the probability with its
# fraction ("16.7% (1/6)"), or "unknown".
place-way-chance-chance = { $place }, { $way }: { $chance }
place-way-past-the-sentinel-chance = { $place }, { $way } přes stráž: { $chance }
place-way-if-the-portal-opens = { $place }, { $way }, pokud se brána otevře: { $chance }
place-way-past-the-sentinel-and = { $place }, { $way } přes stráž, pokud se brána otevře: { $chance }
place-the-turn-ends-there-if = { $place }, kde tah skončí, neporazíte-li stráž: { $chance }
place-the-turn-ends-there-if-the = { $place }, kde tah skončí, pokud se brána neotevře: { $chance }
an-unfinished-quest-bars-the-portal = Nesplněný úkol brání otevřít Bránu osudu.
nobody-enters-the-valley-of-fire = Bez talismanu do Údolí ohně nikdo nesmí.
clockwise = po směru hodinových ručiček
counter-clockwise = proti směru hodinových ručiček
over-the-bridge = přes most
through-the-portal = bránou
by-raft = na voru
along-the-path = po cestě
by-your-special-ability = zvláštní schopností
nobody-moves-on-from-the-crown = Z Koruny moci se už nikdo nepohybuje: postava, která na ni došla, tam zůstává.
# $chance: the probability with its fraction ("16.7% (1/6)").
you-may-heal-1-life-instead = Místo pohybu si smíte vyléčit 1 život; možnost máte s pravděpodobností { $chance }.
you-may-build-a-raft-instead = Místo pohybu smíte postavit vor.
# The headline. $place: a space, $turns: how many turns, $chance: the probability with its fraction.
landing-there = { $turns ->
    [one] V tomto tahu dorazíte { FORM($place, case: "to") } s pravděpodobností { $chance }.
   *[other] Během { $turns } tahů dorazíte { FORM($place, case: "to") } s pravděpodobností { $chance }.
}
chance-by-the-end-of-turns = Pravděpodobnost do konce { $turns }.
unknown = neznámá
