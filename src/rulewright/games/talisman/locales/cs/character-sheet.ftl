## character_sheet.py

give-the-total-with-everything-that = Zadejte celkovou hodnotu i s ukazateli a bonusy, které se právě počítají.
more-followers-are-named-than-there = Je vyjmenováno víc pomocníků, než kolik jich postava má.
count-those-among-the-cards-too = Započítejte i ty mezi kartami, nebo počet vynechte.
card-is-the-only-follower = S kartou „{ $id }“ nelze mít jiné pomocníky.
the-talisman-is-named-among-the = Talisman je uveden mezi kartami, ale „talisman“ je false.
id-uses-no-armour = „{ $id }“ nepoužívá zbroj.
ability-is-missing-without-a-character = Chybí pole „{ $field }“ a postava není uvedena.
give-the-ability-or-the-character = Doplňte je, nebo uveďte postavu v poli „{ $character }“.
field-is-given-less-than-the-sum = Pole { $field } má hodnotu { $given }, ale vytištěná hodnota, ukazatele a karty dávají { $printed } + { $counters } + { $always } = { $least }.
card-has-fewer-copies-than-named = Karta „{ $id }“ je uvedena víckrát ({ $count }), než kolik jich ve hře je ({ $copies }).
name-each-card-once-for-each-copy = Uveďte každou kartu tolikrát, kolikrát ji postava má.
card-is-forbidden-to-alignment = { $alignment ->
    [good] Dobrá postava nemůže mít kartu „{ $id }“.
    [evil] Zlá postava nemůže mít kartu „{ $id }“.
   *[neutral] Neutrální postava nemůže mít kartu „{ $id }“.
}
card-is-discarded-beside-another = Kartu „{ $id }“ si postava nemůže nechat spolu s kartou „{ $other }“.

## named_pieces.py

named-two-attack-dice = Hází na útok dvěma kostkami, platí vyšší.
named-assassinates = Oběť na útok nehází.
named-evades = Tady se lze vyhnout.
named-left-alone = Takový nepřítel na ni neútočí.
named-charms = Takového nepřítele smí okouzlit.
named-destroys = Ducha smí zničit bez boje.
named-gains-life = Za zabitého nepřítele získá 1 život.
named-gains-life-taken = Každý život, který vezme, získá.
named-creatures-add = Tvorové tu přičítají k hodu { $amount }.
named-objects-add-nothing = Předměty tu nic nepřidávají.
named-psychic-attack = Smí zaútočit v mentálním souboji.
named-fewer-dice = Hází se méně kostkami.
named-leaves-the-die = Tady se kostkou házet nemusí.
named-costs-no-life = Toto pole ji o život nepřipraví.
named-may-add = K hodu smí přičíst 1.
named-changes-alignment = Smí si předtím změnit přesvědčení.
named-slows = Pohne se o 1 pole bez hodu kostkou.
named-lost-on-crossing = Při překonání Bouřné řeky o ni přijdete.
named-held-back = Kdo se pohybuje jen o 1 pole, použít ji nemůže.
named-die-is-thrown = Kostkou na pohyb už jste hodili, takže ji použít nelze.
named-no-die-to-heal-on = Na pohyb se nehází, takže se při hodu neuzdraví.
named-raft-leads-nowhere = Naproti přes řeku žádné pole neleží a nechat si ho nelze.
named-may-build-on-the-way = Cestou s ní lze postavit vor.
named-saves-no-way = Život zachránit může, ale přes Stráž nepomůže.
named-in-this-turn-alone = Počítá se jen v tomto tahu, v šanci na víc tahů ne.
named-evades-the-sentinel = Započítáno: Stráži se lze vyhnout.
named-counts-as-evading = Nezapočítáno; započítáte ji volbou „Můžete se vyhnout útoku“.
named-barred-by-a-card = Brání v tom jiná karta majitele.
named-fewer-dice-by-craft = Kostku ušetří jen při otevírání vůlí.
named-turn-begins-there = Tady tah začíná.
named-is-the-target = Počítá se šance, že sem dorazíte.
named-instructions-are-followed = Pokyny tu platí.
named-does-not-affect = Tato karta na ni nepůsobí.
named-is-not-affected = Na tuto postavu nepůsobí.
named-takes-one-free = Vezme si tu zdarma 1 kartu nákupu.
named-other-alignment-given = Zadané přesvědčení je jiné než na její kartě.
named-no-life-at-stake = O život tu tato postava stejně nepřijde.
named-gold-at-castle = Na Hradě za ni lze dostat { $amount } zlaté; to se nepočítá.
named-can-be-sold = Alchymista za ni dá zlaté: { $amount }. To se nepočítá.
named-completes-a-quest = Úkol doručit takovou kartu s ní splníte hned.
named-is-taken-away = Přijdete o ni.
named-removed-by-a-visit = Návštěva mystika vás jí zbaví.
named-rolls-for-itself = I za ni se hází kostkou.
named-moves-without-rolling = Smí se pohnout bez hodu kostkou.
named-regenerates = Při tomto hodu se smí místo pohybu vyléčit.
named-crosses-the-river = Lze s ním přeplout Bouřnou řeku.
named-builds-a-raft = Tady lze postavit vor.
named-opens-the-valley = Otevírá cestu do Údolí ohně.
named-may-be-given-up = Počítá se jako pomocník, o kterého lze přijít.
named-opens-a-choice = Dává tady možnost volby.
named-sets-alignment = Tady záleží na jejím přesvědčení.
named-bars-own-spells = Majitel nesesílá žádná zaklínadla.
named-wards-off-spells = Na majitele působí jen Zaklínadlo moci.
named-bars-followers = Majitel nemůže mít jiné pomocníky.
named-replaces-the-last-spell = Po posledním zaklínadle si bere nové.
named-space-does-nothing = Tady nemá zvláštní účinek.
named-sentence = { CAPITAL($clause) }
named-may-be-cast-now = Teď ho lze seslat.
named-waits-for-the-last-spell = Nahrazuje jen poslední zaklínadlo, a to tady není.
named-does-the-same-as-another = Totéž už dělá jiná karta.
named-keeps-a-spell-from-being-cast = Brání seslání zaklínadla.
named-caster-may-not-own-it = Sesílatel ji mít nesmí, a tak si ji nevezme.
named-may-be-taken = Zaklínadlo ji může vzít.
named-not-under-destroy-magic = Zničení magie jejímu použití brání.
named-is-left-on-the-space = Zůstane na poli.
named-killer-may-take-it = Vítěz si ji smí vzít, jinak zůstane na poli.
named-is-set-aside-for-the-heir = Dává se stranou pro novou postavu.
named-spell-is-discarded = Odkládá se.
named-spell-is-kept = Ropucha si ho nechá, ale seslat ho nemůže.
named-is-out-of-the-game = Její karta opouští hru.
named-values-return = Její hodnoty zase platí, až se promění zpět.
named-scores-as-one = Počítá se jako 1 svého druhu.
named-sets-the-start = Karta určuje, s čím začíná.
named-starts-with-spells = Karta udává zaklínadla na začátku.
named-carries = Unese další { $amount } předměty.
named-may-not-be-kept = Postava si ji nechat nesmí.
named-ruled-out-by-an-effect = Její použití zakazuje některý efekt.
named-fills-the-hand = Počítá se do limitu zaklínadel a v balíčku není.
named-counts-towards-the-limit = Počítá se do limitu zaklínadel.
named-is-hoped-for = O toto zaklínadlo při tažení jde.
named-lies-discarded = Vrátí se, až se balíček znovu zamíchá.
named-is-out-of-the-deck = V balíčku není.
named-trophy-is-traded = { $ability ->
    [strength] Vyměňte ji: za sílu dává { $amount }.
   *[craft] Vyměňte ji: za vůli dává { $amount }.
}
named-trophy-is-kept = { $ability ->
    [strength] Nechte si ji: za sílu později dá { $amount }.
   *[craft] Nechte si ji: za vůli později dá { $amount }.
}
named-may-be-cast-before-the-dice = Před hodem ho lze seslat: v tomto boji přidá k síle { $amount }.
named-needs-the-character = Nepočítá se: přidává hodnotu vůle a postava není zadána.
named-bars-the-command-spell = Brání majiteli i v seslání Zaklínadla moci.
named-is-a-toad = Jako ropucha nic z toho nemá.
named-not-for-a-toad = Ropucha ji použít nemůže.
named-not-on-this-space = Na tomto poli ji nelze použít.
named-adds-nothing-on-this-space = Na tomto poli předměty nic nepřidávají.
named-not-for-this-character = Tato postava ji v boji použít nemůže.
named-over-the-limit = Používají se jiné karty téhož druhu; víc se jich nepočítá.
named-other-armour-given = Jako používaná zbroj je uvedena jiná.
named-saves-a-life = { $face ->
    [6] Při hodu 6 zachrání život ztracený v boji.
   *[other] Při hodu { $face } a více zachrání život ztracený v boji.
}
named-adds = { $ability ->
    [strength] Přidává { $amount } k síle.
   *[craft] Přidává { $amount } k vůli.
}
named-adds-in-battle = V boji přidává { $amount } k síle.
named-adds-for-gold = Za { $price } zl. přidává v boji { $amount } k síle.
named-adds-once-drunk = Po vypití přidává do konce tahu { $amount } k síle.
named-adds-craft-value = V boji přičítá k síle svou vytištěnou vůli ({ $amount }).
named-printed-strength = Na kartě má sílu { $amount }.
named-printed-craft = Na kartě má vůli { $amount }.
named-printed-in-total-strength = Hodnota { $amount } z karty už je v zadané síle.
named-printed-in-total-craft = Hodnota { $amount } z karty už je v zadané vůli.
named-in-total = { $ability ->
    [strength] Bonus { $amount } už je v zadané síle.
   *[craft] Bonus { $amount } už je v zadané vůli.
}
named-in-battle-bonus = Bonus { $amount } už je v zadaném bonusu do boje.
named-taken-out = { $ability ->
    [strength] Předměty tu nic nepřidávají: od zadané síly se odečítá { $amount }.
   *[craft] Předměty tu nic nepřidávají: od zadané vůle se odečítá { $amount }.
}
named-bonus-not-paid = Nepočítá se: každý tah by stála zlato nebo vypití.
named-spell-not-cast-here = Nepočítá se: tato kalkulačka zaklínadla nesesílá.
named-spell-not-castable-here = V této chvíli ho nelze seslat.
named-only-battle = Platí jen v boji.
named-only-spirits = Působí jen na duchy.
named-only-other-spaces = Působí na jiných polích.
named-only-movement = Týká se pohybu.
named-only-spells = Týká se zaklínadel.
named-only-carrying = Nosí předměty.
named-only-drawing = Týká se braní karet setkání.
named-only-other-characters = Působí na jiné postavy.
named-only-prayer = Týká se modlitby.
named-only-alignment = Týká se přesvědčení.
named-only-valley-of-fire = Otevírá cestu do Údolí ohně.
named-only-buying = Týká se nakupování karet.
named-only-single-cards = Týká se jednotlivých karet setkání.
named-only-other-followers = Vylučuje jiné pomocníky.
named-only-strength = Přidává k síle, o kterou tu nejde.
named-only-craft = Přidává k vůli, o kterou tu nejde.
named-only-abilities = Přidává k síle a vůli, o které tu nejde.
named-only-objects-and-gold = Týká se předmětů a zlata.
named-only-character-card = Nic z její karty tu nehraje roli.
