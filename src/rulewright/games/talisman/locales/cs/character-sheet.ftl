## character_sheet.py

field-and-hero-field-differ = Pole „{ $field }“ a „hero.{ $field }“ si odporují.
give-the-total-with-everything-that = Zadejte celkovou hodnotu i s ukazateli a bonusy, které se právě počítají.
more-followers-are-named-than-there = Vyjmenovali jste víc pomocníků, než kolik jich postava má.
count-those-among-the-cards-too = Započítejte i pomocníky uvedené mezi kartami, nebo počet vynechte.
card-is-the-only-follower = S kartou „{ $id }“ nelze mít jiné pomocníky.
the-talisman-is-named-among-the = Talisman je uveden mezi kartami, ale „talisman“ je false.
id-uses-no-armour = „{ $id }“ nepoužívá zbroj.
ability-is-missing-without-a-character = Chybí pole „{ $field }“ a postava není uvedena.
give-the-ability-or-the-character = Doplňte je, nebo uveďte postavu v poli „{ $character }“.
field-is-given-less-than-the-sum = Pole { $field } má hodnotu { $given }, ale vytištěná hodnota, ukazatele a karty dávají { $printed } + { $counters } + { $always } = { $least }.
card-has-fewer-copies-than-named = Karta „{ $id }“ je uvedena víckrát ({ $count }), než kolik jich ve hře je ({ $copies }).
name-each-card-once-for-each-copy = Uveďte kartu tolikrát, kolik jejích kusů postava má.
card-is-forbidden-to-alignment = { $alignment ->
    [good] Dobrá postava nemůže mít kartu „{ $id }“.
    [evil] Zlá postava nemůže mít kartu „{ $id }“.
   *[neutral] Neutrální postava nemůže mít kartu „{ $id }“.
}
card-is-discarded-beside-another = Kartu „{ $id }“ si postava nemůže nechat spolu s kartou „{ $other }“.

## named_pieces.py

named-two-attack-dice = Na útok hází dvěma kostkami, platí vyšší číslo.
named-assassinates = Oběť na útok nehází.
named-evades = Umožňuje vyhnout se útoku.
named-left-alone = Takový nepřítel na tuto postavu neútočí.
named-charms = Takového nepřítele smí ochočit.
named-destroys = Ducha lze zničit bez souboje.
named-gains-life = Za zabitého nepřítele získáte 1 život.
named-gains-life-taken = Získá každý život, o který soupeře připraví.
named-creatures-add = Příšery si tu k hodu na útok přičítají { $amount }.
named-objects-add-nothing = Předměty tu nic nepřidávají.
named-psychic-attack = Smí zaútočit v mentálním souboji.
named-fewer-dice = Hází se méně kostkami.
named-leaves-the-die = Tady se kostkou házet nemusí.
named-costs-no-life = Chrání tu před ztrátou života.
named-may-add = K hodu lze přičíst 1.
named-changes-alignment = Předtím si smí změnit přesvědčení.
named-slows = Pohnete se jen o 1 pole, bez hodu kostkou.
named-lost-on-crossing = Při překročení Bouřné řeky o tuto kartu přijdete.
named-held-back = Nelze použít: pohnete se jen o 1 pole.
named-die-is-thrown = Nelze použít: na pohyb už jste hodili.
named-no-die-to-heal-on = Nemůže regenerovat: na pohyb se nehází.
named-raft-leads-nowhere = Nepomůže: naproti přes řeku neleží žádné pole a vor si na později nechat nelze.
named-may-build-on-the-way = Umožňuje postavit cestou vor.
named-saves-no-way = Přes Stráž nepomůže, jen může zachránit život.
named-in-this-turn-alone = Počítá se jen v tomto tahu, do šance na víc tahů ne.
named-evades-the-sentinel = Započítáno: Stráži se lze vyhnout.
named-counts-as-evading = Nezapočítáno: zadejte, že se Stráži lze vyhnout.
named-barred-by-a-card = Nelze seslat: brání tomu jiná karta majitele.
named-fewer-dice-by-craft = Kostku ušetří, jen když se Brána osudu otevírá vůlí.
named-turn-begins-there = Tady tah začíná.
named-is-the-target = Počítá se šance, že sem dorazíte.
named-instructions-are-followed = Postupujete podle pokynů.
named-does-not-affect = Na tuto postavu karta nepůsobí.
named-is-not-affected = Na tuto postavu nepůsobí.
named-takes-one-free = Vezme si tu zdarma 1 kartu nákupu.
named-other-alignment-given = Zadali jste jiné přesvědčení, než má postava na kartě.
named-no-life-at-stake = O život tu tato postava stejně nepřijde.
named-gold-at-castle = Na Hradě lze za tuto kartu dostat { $amount } { amount-gold-pieces }; to se nepočítá.
named-can-be-sold = Alchymista za tuto kartu dá { $amount } { amount-gold-pieces }; to se nepočítá.
named-completes-a-quest = Když dostanete úkol doručit takovou kartu, hned ho splníte.
named-is-taken-away = O toto zaklínadlo přijdete.
named-removed-by-a-visit = Návštěva mystika vás této karty zbaví.
named-rolls-for-itself = Hází se i za tohoto pomocníka.
named-moves-without-rolling = Smí se pohnout bez hodu kostkou.
named-regenerates = Při tomto hodu smí místo pohybu regenerovat.
named-crosses-the-river = Umožňuje přeplout Bouřnou řeku.
named-builds-a-raft = Umožňuje tu postavit vor.
named-opens-the-valley = Otevírá cestu do Údolí ohně.
named-may-be-given-up = Počítá se jako pomocník, o kterého lze přijít.
named-opens-a-choice = Otevírá tu další možnost.
named-sets-alignment = Záleží tu na přesvědčení postavy.
named-bars-own-spells = Majitel nesmí sesílat zaklínadla.
named-wards-off-spells = Na majitele působí jen Zaklínadlo moci.
named-bars-followers = Majitel nemůže mít jiné pomocníky.
named-replaces-the-last-spell = Po seslání posledního zaklínadla získáte nové.
named-space-does-nothing = Tady nemá zvláštní efekt.
named-sentence = { CAPITAL($clause) }
named-may-be-cast-now = Teď seslat smíte.
named-waits-for-the-last-spell = Nové zaklínadlo přinese až po seslání posledního, o to tu nejde.
named-does-the-same-as-another = Totéž už dělá jiná karta.
named-keeps-a-spell-from-being-cast = Brání seslání zaklínadla.
named-caster-may-not-own-it = Sesílatel tuto kartu mít nesmí, a tak si ji nevezme.
named-may-be-taken = Zaklínadlem lze tuto kartu vzít.
named-not-under-destroy-magic = Nelze použít: působí Zničení magie.
named-is-left-on-the-space = Zůstane na poli.
named-killer-may-take-it = Vítěz si tuto kartu smí vzít, jinak zůstane na poli.
named-is-set-aside-for-the-heir = Dává se stranou pro novou postavu.
named-spell-is-discarded = Odkládá se.
named-spell-is-kept = Ropucha si toto zaklínadlo nechá, ale seslat ho nemůže.
named-is-out-of-the-game = Karta postavy opouští hru.
named-values-return = Hodnoty z karty zase platí, až se ropucha promění zpět.
named-scores-as-one = Do bodů se počítá za 1 kus svého druhu.
named-sets-the-start = Karta postavy určuje, s čím začínáte.
named-starts-with-spells = Karta postavy určuje počáteční zaklínadla.
named-carries = { $amount ->
    [one] Unese { $amount } předmět navíc.
    [few] Unese { $amount } předměty navíc.
   *[other] Unese { $amount } předmětů navíc.
}
named-may-not-be-kept = Tuto kartu si postava nechat nesmí.
named-ruled-out-by-an-effect = Nelze použít: zakazuje to některý efekt.
named-fills-the-hand = Počítá se do limitu zaklínadel a v balíčku není.
named-counts-towards-the-limit = Počítá se do limitu zaklínadel.
named-is-hoped-for = Počítá se šance na toto zaklínadlo.
named-lies-discarded = Vrátí se, až se balíček znovu zamíchá.
named-is-out-of-the-deck = V balíčku není.
named-trophy-is-traded = { $ability ->
    [strength] Trofej vyměňte, má sílu { $amount }.
   *[craft] Trofej vyměňte, má vůli { $amount }.
}
named-trophy-is-kept = { $ability ->
    [strength] Trofej si zatím nechte, má sílu { $amount }.
   *[craft] Trofej si zatím nechte, má vůli { $amount }.
}
named-may-be-cast-before-the-dice = Lze seslat před hodem: v tomto boji přidá { $amount } k síle.
named-needs-the-character = Nepočítá se: přidává hodnotu vůle a postava není zadána.
named-bars-the-command-spell = Brání majiteli i v seslání Zaklínadla moci.
named-is-a-toad = Schopnosti ani hodnoty z karty neplatí, postava je ropucha.
named-not-for-a-toad = Ropucha tuto kartu použít nemůže.
named-not-on-this-space = Na tomto poli nelze použít.
named-adds-nothing-on-this-space = Na tomto poli předměty nic nepřidávají.
named-not-for-this-character = Tato postava takovou kartu v boji použít nemůže.
named-over-the-limit = Nepočítá se: limit už vyčerpaly jiné karty stejného druhu.
named-other-armour-given = Nepočítá se: zadali jste, že používáte jinou zbroj.
named-saves-a-life = { $face ->
    [6] Při hodu 6 zachrání život ztracený v boji.
   *[other] Při hodu { $face } a více zachrání život ztracený v boji.
}
named-adds = { $ability ->
    [strength] Přidává { $amount } k síle.
   *[craft] Přidává { $amount } k vůli.
}
named-adds-in-battle = V boji přidává { $amount } k síle.
named-adds-for-gold = Za { $price } { price-gold } přidává v boji { $amount } k síle.
named-adds-once-drunk = Po vypití přidává do konce tahu { $amount } k síle.
named-adds-craft-value = V boji přičítá k síle svou vytištěnou vůli ({ $amount }).
named-printed-strength = Na kartě má sílu { $strength }.
named-printed-craft = Na kartě má vůli { $craft }.
named-printed-strength-craft = Na kartě má sílu { $strength } a vůli { $craft }.
named-printed-in-total-strength = Hodnota { $strength } z karty už je v zadané síle.
named-printed-in-total-craft = Hodnota { $craft } z karty už je v zadané vůli.
named-printed-in-total-strength-craft = Hodnota { $strength } z karty už je v zadané síle a { $craft } v zadané vůli.
named-in-total = { $ability ->
    [strength] Bonus { $amount } už je v zadané síle.
   *[craft] Bonus { $amount } už je v zadané vůli.
}
named-in-battle-bonus = Bonus { $amount } už je v zadaném bonusu do boje.
named-taken-out = { $ability ->
    [strength] Předměty tu nic nepřidávají: od zadané síly se odečítá { $amount }.
   *[craft] Předměty tu nic nepřidávají: od zadané vůle se odečítá { $amount }.
}
named-bonus-not-paid = Nepočítá se: v každém tahu by se bonus musel znovu zaplatit nebo vypít.
named-spell-not-cast-here = Nepočítá se: zaklínadla se v tomto výpočtu nesesílají.
named-spell-not-castable-here = V této chvíli seslat nelze.
named-only-battle = Platí v boji.
named-only-spirits = Působí na duchy.
named-only-other-spaces = Působí na jiných polích.
named-only-movement = Týká se pohybu.
named-only-spells = Týká se zaklínadel.
named-only-carrying = Nosí předměty.
named-only-drawing = Týká se otáčení karet setkání.
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
named-only-character-card = Na kartě není nic, co by tu hrálo roli.
