## character_death.py

the-command-spell-is-cast-only = Zaklínadlo moci sesílá jen postava na Koruně moci.
set-crown-reached-or-give-another = Nastavte „crown_reached“, nebo zadejte jiné „killed_by“.
the-character-is-killed-at-once = Vaše postava je ihned zabita.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
the-killer-may-take-as-much = Vítěz si smí vzít { LIST($taken) }.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
left-on-the-space-objects-objects = Na poli nechte { LIST($taken) }.
what-it-leaves-stays-on-the = Co si vítěz nevezme, zůstane na poli.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
set-aside-for-the-next-character = Pro svou další postavu dejte stranou { LIST($taken) }.
the-killer-may-take-nothing = Vítěz si nesmí vzít nic.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
back-to-the-stockpile-strength-counters = Do společné zásoby vraťte { LIST($taken) }.
# $spells: the number; $things, $taken: "2 Spells".
to-the-spell-discard-pile-spells = Na odkládací hromádku zaklínadel položte { LIST($taken) }.
# $trophies: the number; $things, $taken: "2 trophies".
to-their-discard-piles-trophies-trophies = Na příslušné odkládací hromádky položte { LIST($taken) }.
the-toad-card-is-put-back = Kartu ropuchy vraťte na místo.
the-alignment-card-is-put-back = Kartu přesvědčení vraťte na místo.
the-character-card-and-the-figure = Kartu postavy a figurku odstraňte ze hry.
on-the-next-turn-the-player = V příštím tahu smíte začít znovu s postavou, kterou si vylosujete z nepoužitých.
no-character-card-is-left-to = Novou postavu nedostanete, žádná už nezbývá.
the-player-is-out-of-the = Jste vyřazeni ze hry.
# $things, $taken as in `the-killer-may-take-as-much`.
the-new-character-takes-what-it = Nová postava si smí vzít { LIST($taken) }.
what-it-leaves-is-put-on = Co si nová postava nevezme, položte na její počáteční pole.
the-last-player-left-wins-the = Poslední zbývající hráč vyhrává hru.
death-of-a-character = Smrt postavy
