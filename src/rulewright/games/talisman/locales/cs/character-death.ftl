## character_death.py

the-command-spell-is-cast-only = Zaklínadlo moci sesílá jen postava, která došla na Korunu moci.
set-crown-reached-or-give-another = Nastavte „crown_reached“, nebo zadejte jiné „killed_by“.
the-character-is-killed-at-once = Postava je ihned zabita.
the-killer-may-take-as-much = Postava, která zabila, si smí vzít, co chce: předměty { $objects }, pomocníci { $followers }, zlato { $gold }.
left-on-the-space-objects-objects = Na poli zůstanou: předměty { $objects }, pomocníci { $followers }, zlato { $gold }.
what-it-leaves-stays-on-the = Co si nevezme, zůstane na poli.
set-aside-for-the-next-character = Stranou pro příští postavu: předměty { $objects }, pomocníci { $followers }, zlato { $gold }.
the-killer-may-take-nothing = Postava, která zabila, si vzít nic nesmí.
back-to-the-stockpile-strength-counters = Zpět do společné zásoby: ukazatele síly { $strength }, ukazatele vůle { $craft }, žetony osudu { $fate }.
to-the-spell-discard-pile-spells = Na odkládací hromádku karet zaklínadel: zaklínadla { $spells }.
to-their-discard-piles-trophies-trophies = Na odkládací hromádky: trofeje { $trophies }.
the-toad-card-is-put-back = Karta ropuchy se vrátí na místo.
the-alignment-card-is-put-back = Karta přesvědčení se vrátí na místo.
the-character-card-and-the-figure = Karta postavy a figurka se odstraní ze hry.
on-the-next-turn-the-player = Hráč může ve svém příštím tahu začít znovu s postavou vylosovanou z nepoužitých.
no-character-card-is-left-to = Žádná karta postavy pro nový začátek už nezbývá.
the-player-is-out-of-the = Hráč je vyřazen ze hry.
the-new-character-takes-what-it = Nová postava si vezme, co chce: předměty { $objects }, pomocníci { $followers }, zlato { $gold }.
what-it-leaves-is-put-on = Co si nevezme, položí se na její počáteční pole.
the-last-player-left-wins-the = Poslední zbývající hráč vyhrává hru.
death-of-a-character = Smrt postavy
