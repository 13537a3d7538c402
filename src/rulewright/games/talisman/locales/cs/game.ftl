## game/telling.py

game-turn = { $turn }. tah
game-accepts-quest = { $who } přijímá úkol.
game-becomes-toad = { $who } se mění v ropuchu.
game-bribes = { $who } uplácí zlatem { FORM($card, case: "acc") }.
game-casts = { $who } sesílá zaklínadlo { $card }.
game-changes-back = { $who } už není ropuchou.
game-command-spell-fails = Zaklínadlo moci selže.
game-command-spell-works = Zaklínadlo moci bere všem ostatním 1 život.
game-completes-quest = { $who } dokončuje úkol.
game-dies = { $who } umírá.
game-discards = { $who } odkládá { FORM($card, case: "acc") }.
game-draws = { $who } otáčí kartu { $card }.
game-duel-won = { $who } útočí na { FORM($card, case: "acc") } a vítězí.
game-duel-lost = { $who } útočí na { FORM($card, case: "acc") } a prohrává.
game-duel-stand-off = { $who } útočí na { FORM($card, case: "acc") }, výsledek je nerozhodný.
game-enters = Do hry vstupuje { FORM($position, case: "at") } nová postava: { $who }.
game-evades = { $who } se vyhýbá { FORM($card, case: "dat") }.
game-fails-at-portal = { $who } Bránu osudu neotevře.
game-charms = { $who } si ochočuje { FORM($card, case: "acc") }.
game-destroys = { $who } ničí bez souboje { FORM($card, case: "acc") }.
game-leaves-alone = { $who } nechává { FORM($card, case: "acc") } na pokoji.
game-fight-lost = { $who } prohrává proti { FORM($card, case: "dat") }.
game-saved-by-armour = { $who } prohrává proti { FORM($card, case: "dat") }, ale život zachrání zbroj.
game-fight-stand-off = { $who } bojuje proti { FORM($card, case: "dat") } nerozhodně.
game-fight-won = { $who } vítězí nad { FORM($card, case: "ins") }.
game-finds-the-way = { $who } nachází cestu dál.
game-gains = { $who } získává { $thing ->
    [strength] { $amount } { amount-points } síly
    [craft] { $amount } { amount-points } vůle
    [life] { $amount } { amount-lives }
    [fate] { $amount } { amount-fate }
    [spell] { $amount } { amount-spells }
   *[gold] { $amount } { amount-gold-pieces }
}.
game-heals = { $who } si uzdravuje { $amount } { amount-lives }.
game-is-cancelled = Protizaklínadlo ruší zaklínadlo moci.
game-is-enslaved = { $who } upadá do otroctví.
game-is-free = { $who } hází { $number } a je na svobodě.
game-is-held = { $who } nemůže v tomto tahu nic dělat.
game-is-held-up = { $who } zůstává { FORM($position, case: "at") }.
game-is-hexed = { $who } vstupuje na pole s Kletbou.
game-is-out = Hráč za { FORM($who, case: "acc") } vypadává ze hry.
game-leaves = { $who } nechává na poli { FORM($card, case: "acc") }.
game-loses = { $who } ztrácí { $thing ->
    [strength] { $amount } { amount-points } síly
    [craft] { $amount } { amount-points } vůle
    [life] { $amount } { amount-lives }
   *[gold] { $amount } { amount-gold-pieces }
}.
game-loses-spells = { $who } ztrácí všechna zaklínadla.
game-loses-turn = { $who } ztrácí tah.
game-misses-turn = { $who } tento tah nehraje.
game-moves-to = { $who } jde { FORM($position, case: "to") }.
game-no-talisman-left = Žádná karta talismanu nezbývá.
game-nothing = { FORM($who, case: "dat") } se nic nestane.
game-opens-portal = { $who } otevírá Bránu osudu.
game-passes = { $who } má za sebou { FORM($position, case: "acc") }.
game-reaches-crown = { $who } přichází ke Koruně moci.
game-realigns = { $who } mění přesvědčení na { $alignment ->
    [good] dobré
    [evil] zlé
   *[neutral] neutrální
}.
game-rolls = { $who } hází { $number }.
game-sells = { $who } prodává { FORM($card, case: "acc") }.
game-takes = { $who } si bere { FORM($card, case: "acc") }.
game-toils = { $who } hází { $number } a zůstává v otroctví.
game-trades = { $who } vyměňuje trofeje v hodnotě { $points } { $points ->
    [one] bodu
   *[other] bodů
}.
game-uses = { $who } používá { FORM($card, case: "acc") }.
game-visits = { $who } navštěvuje { FORM($card, case: "acc") }.
game-wins = { $who } vyhrává hru.
game-wins-trophy = { $who } si jako trofej nechává { FORM($card, case: "acc") }.
game-aims = Cílem je { $card }.
game-builds = { $who } staví { FORM($card, case: "acc") }.
game-buys = { $who } kupuje { FORM($card, case: "acc") }.
game-creature-destroyed = { $who } ničí příšeru bez souboje.
game-creature-evaded = { $who } se příšeře vyhýbá.
game-creature-life-lost = { $who } prohrává proti příšeře.
game-creature-saved = { $who } prohrává proti příšeře, ale život zachrání zbroj.
game-creature-stand-off = { $who } bojuje proti příšeře nerozhodně.
game-creature-win = { $who } vítězí nad příšerou.
game-declines-offer = { $who } nabízenou cestu odmítá.
game-goes-to = { $card } putuje { FORM($position, case: "to") }.
game-gold-goes-to = { $amount } { amount-gold-pieces } { $amount ->
    [few] putují
   *[other] putuje
} { FORM($position, case: "to") }.
game-is-attacked = Na { FORM($who, case: "acc") } útočí příšera { $thing ->
    [craft] o vůli
   *[strength] o síle
} { $amount }.
game-is-attacked-by = Na { FORM($who, case: "acc") } útočí { $card }.
game-is-discarded = Karta { $card } se odkládá.
game-is-offered = { $who } smí příště místo hodu na pohyb cestovat { FORM($position, case: "to") }.
game-is-offered-any = { $who } smí příště místo hodu na pohyb cestovat na kterékoli pole { $region ->
    [middle] středního
   *[outer] vnějšího
} pásu.
game-is-saved = { FORM($who, case: "dat") } zachraňuje život zbroj.
game-joins = { $other } a { $card } bojují jako jeden.
game-leaves-gold = { $who } nechává na poli { $amount } { amount-gold-pieces }.
game-lets-lie = { $who } nechává { FORM($card, case: "acc") } ležet.
game-pays = { $who } platí { $amount } { amount-gold-pieces }.
game-pays-fate = { $who } platí { $amount } { amount-fate }.
game-raises = { $who } oživuje { FORM($card, case: "acc") } a získává pomocníka.
game-redraws = { $who } odkládá { FORM($card, case: "acc") } a otáčí další kartu.
game-stays = { $card } zůstává na poli jako připomínka.
game-takes-from = { $who } bere { FORM($other, case: "dat") } { FORM($card, case: "acc") }.
game-takes-gold-from = { $who } bere { FORM($other, case: "dat") } { $amount } { amount-gold-pieces }.
