## game/telling.py

game-turn = { $turn }. pelivuoro
game-accepts-quest = { $who } ottaa tehtävän vastaan.
game-becomes-toad = { $who } muuttuu Rupikonnaksi.
game-bribes = { $who } lahjoo: { $card }.
game-casts = { $who } käyttää Taian: { $card }.
game-changes-back = { $who } ei ole enää Rupikonna.
game-command-spell-fails = Herruustaika ei tehoa.
game-command-spell-works = Herruustaika vie kaikilta muilta kuntopisteen.
game-completes-quest = { $who } suorittaa tehtävän.
game-dies = { $who } kuolee.
game-discards = { $who } poistaa pelistä kortin: { $card }.
game-draws = { $who } nostaa kortin: { $card }.
game-duel-won = { $who } hyökkää ja voittaa; häviäjä: { $card }.
game-duel-lost = { $who } hyökkää ja häviää; voittaja: { $card }.
game-duel-stand-off = { $who } hyökkää, tasatulos; vastustaja: { $card }.
game-enters = Uusi pelihahmo tulee peliin: { $who }; ruutu: { $position }.
game-evades = { $who } väistää: { $card }.
game-fails-at-portal = { $who } ei saa Voimaporttia auki.
game-charms = { $who } lumoaa: { $card }.
game-destroys = { $who } tuhoaa taistelutta: { $card }.
game-leaves-alone = { $who } jättää rauhaan: { $card }.
game-fight-lost = { $who } häviää; vastustaja: { $card }.
game-saved-by-armour = { $who } häviää, mutta Suoja säästää kuntopisteen; vastustaja: { $card }.
game-fight-stand-off = { $who } taistelee tasan; vastustaja: { $card }.
game-fight-won = { $who } voittaa; vastustaja: { $card }.
game-finds-the-way = { $who } löytää tien eteenpäin.
game-gains = { $who } saa lisää: { $thing ->
    [strength] Voima
    [craft] Taito
    [life] kuntopisteet
    [fate] kohtalomerkit
    [spell] Taiat
   *[gold] kulta
} +{ $amount }.
game-heals = { $who } paranee: kuntopisteet +{ $amount }.
game-is-cancelled = Vastataika kumoaa Herruustaian.
game-is-enslaved = { $who } joutuu orjaksi.
game-is-free = { $who } heittää { $number } ja vapautuu.
game-is-held = { $who } ei voi tehdä tällä pelivuorolla mitään.
game-is-held-up = { $who } jää tähän: { $position }.
game-is-hexed = { $who } joutuu ruutuun, jossa on Kirous.
game-is-out = { $who }: pelaaja putoaa pelistä.
game-leaves = { $who } jättää ruutuun: { $card }.
game-loses = { $who } menettää: { $thing ->
    [strength] Voima
    [craft] Taito
    [life] kuntopisteet
   *[gold] kulta
} −{ $amount }.
game-loses-spells = { $who } menettää kaikki Taikansa.
game-loses-turn = { $who } menettää pelivuoron.
game-misses-turn = { $who } jättää tämän pelivuoron väliin.
game-moves-to = { $who } siirtyy ruutuun: { $position }.
game-no-talisman-left = Yhtään Talismanikorttia ei ole jäljellä.
game-nothing = Mitään ei tapahdu.
game-opens-portal = { $who } avaa Voimaportin.
game-passes = { $who } pääsee ohi: { $position }.
game-reaches-crown = { $who } saapuu Herruuden Kruunulle.
game-realigns = { $who } vaihtaa luonnetta: { $alignment ->
    [good] hyvä
    [evil] paha
   *[neutral] neutraali
}.
game-rolls = { $who } heittää { $number }.
game-sells = { $who } myy: { $card }.
game-takes = { $who } ottaa: { $card }.
game-toils = { $who } heittää { $number } ja pysyy orjana.
game-trades = { $who } vaihtaa voittosaaliita; pisteitä: { $points }.
game-uses = { $who } käyttää: { $card }.
game-visits = { $who } käy luona: { $card }.
game-wins = { $who } voittaa pelin.
game-wins-trophy = { $who } ottaa voittosaaliiksi: { $card }.
