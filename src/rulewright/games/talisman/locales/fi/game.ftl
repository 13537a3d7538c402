## game/telling.py

game-turn = { $turn }. pelivuoro
game-accepts-quest = { $who } ottaa tehtävän vastaan.
game-becomes-toad = { $who } muuttuu Rupikonnaksi.
game-bribes = { $who } lahjoo { FORM($card, case: "acc") }.
game-casts = { $who } käyttää Taian ”{ $card }”.
game-changes-back = { $who } ei ole enää Rupikonna.
game-command-spell-fails = Herruustaika ei tehoa.
game-command-spell-works = Herruustaika vie kaikilta muilta kuntopisteen.
game-completes-quest = { $who } suorittaa tehtävän.
game-dies = { $who } kuolee.
game-discards = { $who } poistaa kortin ”{ $card }”.
game-draws = { $who } nostaa kortin ”{ $card }”.
game-duel-won = { $who } hyökkää { FORM($card, case: "gen") } kimppuun ja voittaa.
game-duel-lost = { $who } hyökkää { FORM($card, case: "gen") } kimppuun ja häviää.
game-duel-stand-off = { $who } hyökkää { FORM($card, case: "gen") } kimppuun, ja taistelu päättyy tasan.
game-enters = { $who } tulee uutena pelihahmona { FORM($position, case: "to") }.
game-evades = { $who } väistää { FORM($card, case: "acc") }.
game-fails-at-portal = { $who } ei saa Voimaporttia auki.
game-charms = { $who } lumoaa { FORM($card, case: "acc") }.
game-destroys = { $who } tuhoaa { FORM($card, case: "acc") } ilman taistelua.
game-leaves-alone = { $who } jättää { FORM($card, case: "acc") } rauhaan.
game-fight-lost = { $who } häviää { FORM($card, case: "all") }.
game-saved-by-armour = { $who } häviää { FORM($card, case: "all") }, mutta Suoja säästää kuntopisteen.
game-fight-stand-off = { $who } päätyy tasatulokseen { FORM($card, case: "gen") } kanssa.
game-fight-won = { $who } voittaa { FORM($card, case: "acc") }.
game-finds-the-way = { $who } löytää tien eteenpäin.
game-gains = { $who } saa { $thing ->
    [strength] { $amount } { amount-points-object } Voimaa
    [craft] { $amount } { amount-points-object } Taitoa
    [life] { $amount } { amount-lives-object }
    [fate] { $amount ->
        [one] { $amount } kohtalomerkin
       *[other] { $amount } kohtalomerkkiä
    }
    [spell] { $amount ->
        [one] { $amount } Taian
       *[other] { $amount } Taikaa
    }
   *[gold] { $amount ->
        [one] { $amount } kultakolikon
       *[other] { $amount } kultakolikkoa
    }
}.
game-heals = { $who } parantaa { $amount } { amount-lives-object }.
game-is-cancelled = Vastataika kumoaa Herruustaian.
game-is-enslaved = { $who } joutuu orjaksi.
game-is-free = { $who } heittää { $number } ja vapautuu.
game-is-held = { $who } ei voi tehdä tällä pelivuorolla mitään.
game-is-held-up = { $who } jää { FORM($position, case: "to") }.
game-is-hexed = { $who } joutuu ruutuun, jossa on Kirous.
game-is-out = { FORM($who, case: "gen") } pelaaja putoaa pelistä.
game-leaves = { $who } jättää ruutuun { FORM($card, case: "acc") }.
game-loses = { $who } menettää { $thing ->
    [strength] { $amount } { amount-points-object } Voimaa
    [craft] { $amount } { amount-points-object } Taitoa
    [life] { $amount } { amount-lives-object }
   *[gold] { $amount ->
        [one] { $amount } kultakolikon
       *[other] { $amount } kultakolikkoa
    }
}.
game-loses-spells = { $who } menettää kaikki Taikansa.
game-loses-turn = { $who } menettää pelivuoron.
game-misses-turn = { $who } jättää tämän pelivuoron väliin.
game-moves-to = { $who } siirtyy { FORM($position, case: "to") }.
game-no-talisman-left = Yhtään Talismanikorttia ei ole jäljellä.
game-nothing = { FORM($who, case: "all") } ei tapahdu mitään.
game-opens-portal = { $who } avaa Voimaportin.
game-passes = { $who } pääsee { FORM($position, case: "gen") } ohi.
game-reaches-crown = { $who } saapuu Herruuden Kruunulle.
game-realigns = { $who } on tästä lähtien { $alignment ->
    [good] hyvä
    [evil] paha
   *[neutral] neutraali
}.
game-rolls = { $who } heittää { $number }.
game-sells = { $who } myy { FORM($card, case: "acc") }.
game-takes = { $who } ottaa { FORM($card, case: "acc") }.
game-toils = { $who } heittää { $number } ja pysyy orjana.
game-trades = { $who } vaihtaa { $points } pisteen arvosta voittosaaliita.
game-uses = { $who } käyttää { FORM($card, case: "par") }.
game-visits = { $who } kohtaa { FORM($card, case: "acc") }.
game-wins = { $who } voittaa pelin.
game-wins-trophy = { $who } ottaa voittosaaliiksi { FORM($card, case: "acc") }.
game-aims = Kohteena on { $card }.
game-builds = { $who } rakentaa { FORM($card, case: "acc") }.
game-buys = { $who } ostaa { FORM($card, case: "acc") }.
game-creature-destroyed = { $who } tuhoaa olennon ilman taistelua.
game-creature-evaded = { $who } väistää olennon.
game-creature-life-lost = { $who } häviää olennolle.
game-creature-saved = { $who } häviää olennolle, mutta Suoja säästää kuntopisteen.
game-creature-stand-off = { $who } päätyy tasatulokseen olennon kanssa.
game-creature-win = { $who } voittaa olennon.
game-declines-offer = { $who } jättää tarjotun matkan väliin.
game-goes-to = { $card } siirtyy { FORM($position, case: "to") }.
game-gold-goes-to = { $amount } { $amount ->
    [one] kultakolikko
   *[other] kultakolikkoa
} siirtyy { FORM($position, case: "to") }.
game-is-attacked = { FORM($who, case: "gen") } kimppuun hyökkää olento, jonka { $thing ->
    [craft] Taito
   *[strength] Voima
} on { $amount }.
game-is-attacked-by = { FORM($who, case: "gen") } kimppuun hyökkää { $card }.
game-is-discarded = Kortti ”{ $card }” poistetaan.
game-is-offered = { $who } saa siirtyä seuraavaksi ilman heittoa { FORM($position, case: "to") }.
game-is-offered-any = { $who } saa siirtyä seuraavaksi ilman heittoa mihin tahansa { $region ->
    [middle] Keskialueen
   *[outer] Ulkoalueen
} ruutuun.
game-is-saved = Suoja säästää { FORM($who, case: "gen") } kuntopisteen.
game-joins = { $other } ja { $card } taistelevat yhtenä vastustajana.
game-leaves-gold = { $who } jättää ruutuun { $amount ->
    [one] { $amount } kultakolikon
   *[other] { $amount } kultakolikkoa
}.
game-lets-lie = { $who } ei ota { FORM($card, case: "par") }.
game-pays = { $who } maksaa { $amount ->
    [one] { $amount } kultakolikon
   *[other] { $amount } kultakolikkoa
}.
game-pays-fate = { $who } maksaa { $amount ->
    [one] { $amount } kohtalomerkin
   *[other] { $amount } kohtalomerkkiä
}.
game-raises = { $who } herättää { FORM($card, case: "acc") } henkiin Seuralaisekseen.
game-redraws = { $who } poistaa kortin ”{ $card }” ja nostaa uuden.
game-stays = { $card } jää ruutuun muistutukseksi.
game-takes-from = { $who } ottaa { FORM($other, case: "abl") } { FORM($card, case: "acc") }.
game-takes-gold-from = { $who } ottaa { FORM($other, case: "abl") } { $amount ->
    [one] { $amount } kultakolikon
   *[other] { $amount } kultakolikkoa
}.
