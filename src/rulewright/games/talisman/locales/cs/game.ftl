## game/telling.py

game-turn = { $turn }. tah
game-accepts-quest = { $who } přijímá úkol.
game-becomes-toad = { $who } se mění v ropuchu.
game-bribes = { $who } uplácí zlatem: { $card }.
game-casts = { $who } sesílá: { $card }.
game-changes-back = { $who } už není ropuchou.
game-command-spell-fails = Zaklínadlo moci nic nezpůsobí.
game-command-spell-works = Zaklínadlo moci bere všem ostatním 1 život.
game-completes-quest = { $who } plní úkol.
game-dies = { $who } umírá.
game-discards = { $who } odhazuje: { $card }.
game-draws = { $who } táhne kartu: { $card }.
game-duel-won = { $who } útočí a vítězí; prohrává: { $card }.
game-duel-lost = { $who } útočí a prohrává; vítězí: { $card }.
game-duel-stand-off = { $who } útočí a boj končí nerozhodně; soupeř: { $card }.
game-enters = Do hry vstupuje nová postava: { $who }; pole: { $position }.
game-evades = { $who } se vyhýbá: { $card }.
game-fails-at-portal = { $who } Bránu osudu neotevře.
game-charms = { $who } si ochočuje: { $card }.
game-destroys = { $who } ničí bez boje: { $card }.
game-leaves-alone = { $who } nechává na pokoji: { $card }.
game-fight-lost = { $who } prohrává; protivník: { $card }.
game-saved-by-armour = { $who } prohrává, ale život zachrání zbroj; protivník: { $card }.
game-fight-stand-off = { $who } bojuje nerozhodně; protivník: { $card }.
game-fight-won = { $who } vítězí; protivník: { $card }.
game-finds-the-way = { $who } nachází cestu dál.
game-gains = { $who } získává: { $thing ->
    [strength] Síla
    [craft] Vůle
    [life] životy
    [fate] osud
    [spell] zaklínadla
   *[gold] zlato
} +{ $amount }.
game-heals = { $who } se léčí: životy +{ $amount }.
game-is-cancelled = Zaklínadlo moci je zrušeno protizaklínadlem.
game-is-enslaved = { $who } upadá do otroctví.
game-is-free = { $who } hází { $number } a je na svobodě.
game-is-held = { $who } nemůže v tomto tahu nic dělat.
game-is-held-up = { $who } tu zůstává: { $position }.
game-is-hexed = { $who } vstupuje na pole s Kletbou.
game-is-out = { $who }: hráč je vyřazen ze hry.
game-leaves = { $who } nechává na poli: { $card }.
game-loses = { $who } ztrácí: { $thing ->
    [strength] Síla
    [craft] Vůle
    [life] životy
   *[gold] zlato
} −{ $amount }.
game-loses-spells = { $who } ztrácí všechna zaklínadla.
game-loses-turn = { $who } ztrácí tah.
game-misses-turn = { $who } tento tah nehraje.
game-moves-to = { $who } jde na pole: { $position }.
game-no-talisman-left = Žádná karta Talismanu nezbývá.
game-nothing = Nic se neděje.
game-opens-portal = { $who } otevírá Bránu osudu.
game-passes = { $who } má za sebou: { $position }.
game-reaches-crown = { $who } dochází ke Koruně moci.
game-realigns = { $who } mění přesvědčení: { $alignment ->
    [good] dobré
    [evil] zlé
   *[neutral] neutrální
}.
game-rolls = { $who } hází { $number }.
game-sells = { $who } prodává: { $card }.
game-takes = { $who } bere: { $card }.
game-toils = { $who } hází { $number } a zůstává v otroctví.
game-trades = { $who } vyměňuje trofeje; body: { $points }.
game-uses = { $who } používá: { $card }.
game-visits = { $who } navštěvuje: { $card }.
game-wins = { $who } vyhrává hru.
game-wins-trophy = { $who } si nechává trofej: { $card }.
