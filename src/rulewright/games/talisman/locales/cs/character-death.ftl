## character_death.py

the-command-spell-is-cast-only = Zaklínadlo moci sesílá jen postava na Koruně moci.
set-crown-reached-or-give-another = Nastavte „crown_reached“, nebo zadejte jiné „killed_by“.
character-death-statement-killed = Vaše postava je ihned zabita.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
character-death-statement-killer-may-take = Vítěz si smí vzít { LIST($taken) }.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
toad-statement-leaves-on-the-space = Na poli nechte { LIST($taken) }.
character-death-statement-rest-left-on-the-space = Co si vítěz nevezme, zůstane na poli.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
character-death-statement-set-aside-for-the-heir = Pro svou další postavu dejte stranou { LIST($taken) }.
character-death-statement-no-looting = Vítěz si nesmí vzít nic.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
character-death-statement-returned-to-the-stockpile = Do společné zásoby vraťte { LIST($taken) }.
# $spells: the number; $things, $taken: "2 Spells".
character-death-statement-spells-discarded = Na odkládací hromádku zaklínadel položte { LIST($taken) }.
# $trophies: the number; $things, $taken: "2 trophies".
character-death-statement-trophies-discarded = Na příslušné odkládací hromádky položte { LIST($taken) }.
character-death-statement-toad-card-put-back = Kartu ropuchy vraťte na místo.
character-death-statement-alignment-card-put-back = Kartu přesvědčení vraťte na místo.
character-death-statement-character-leaves-the-game = Kartu postavy a figurku odstraňte ze hry.
character-death-statement-new-character = V příštím tahu smíte začít znovu s postavou, kterou si vylosujete z nepoužitých.
character-death-statement-no-character-left = Novou postavu nedostanete, žádná už nezbývá.
character-death-statement-out-of-the-game = Jste vyřazeni ze hry.
# $things, $taken as in `character-death-statement-killer-may-take`.
character-death-statement-heir-takes-what-it-wants = Nová postava si smí vzít { LIST($taken) }.
character-death-statement-rest-on-the-start-space = Co si nová postava nevezme, položte na její počáteční pole.
character-death-statement-last-player-wins = Poslední zbývající hráč vyhrává hru.
character-death-title = Smrt postavy
