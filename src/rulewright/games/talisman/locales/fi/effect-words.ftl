## effect_words.py

gain-1-strength = Saat 1 pisteen Voimaa
    .wish = saat 1 pisteen Voimaa
    .do = valitse 1 piste Voimaa
gain-1-craft = Saat 1 pisteen Taitoa
    .wish = saat 1 pisteen Taitoa
    .do = valitse 1 piste Taitoa
gain-1-life = Saat 1 kuntopisteen
    .wish = saat 1 kuntopisteen
    .do = valitse 1 kuntopiste
gain-1-fate = Saat 1 kohtalomerkin
    .wish = saat 1 kohtalomerkin
    .do = valitse 1 kohtalomerkki
gain-1-gold = Saat 1 kultakolikon
    .wish = saat 1 kultakolikon
    .do = valitse 1 kultakolikko
gain-1-spell = Saat 1 Taian
    .wish = saat 1 Taian
    .do = valitse 1 Taika
gain-1-talisman = Saat 1 Talismanin
    .wish = saat 1 Talismanin
    .do = valitse 1 Talismani
lose-1-strength = Menetät 1 pisteen Voimaa
    .wish = menetät 1 pisteen Voimaa
lose-1-craft = Menetät 1 pisteen Taitoa
    .wish = menetät 1 pisteen Taitoa
lose-1-life = Menetät 1 kuntopisteen
    .wish = menetät 1 kuntopisteen
lose-1-gold = Menetät 1 kultakolikon
    .wish = menetät 1 kultakolikon
lose-1-follower = Menetät Seuralaisen
    .wish = menetät Seuralaisen
gain-amount-strength = Saat { $amount } pistettä Voimaa
    .wish = saat { $amount } pistettä Voimaa
    .do = valitse { $amount } pistettä Voimaa
gain-amount-craft = Saat { $amount } pistettä Taitoa
    .wish = saat { $amount } pistettä Taitoa
    .do = valitse { $amount } pistettä Taitoa
gain-amount-lives = Saat { $amount } kuntopistettä
    .wish = saat { $amount } kuntopistettä
    .do = valitse { $amount } kuntopistettä
gain-amount-fate = Saat { $amount } kohtalomerkkiä
    .wish = saat { $amount } kohtalomerkkiä
    .do = valitse { $amount } kohtalomerkkiä
gain-amount-gold = Saat { $amount } kultakolikkoa
    .wish = saat { $amount } kultakolikkoa
    .do = valitse { $amount } kultakolikkoa
gain-amount-spells = Saat { $amount } Taikaa
    .wish = saat { $amount } Taikaa
    .do = valitse { $amount } Taikaa
lose-amount-lives = Menetät { $amount } kuntopistettä
    .wish = menetät { $amount } kuntopistettä
lose-amount-gold = Menetät { $amount } kultakolikkoa
    .wish = menetät { $amount } kultakolikkoa
take-1-life-from-another-character = Saat tehtäväksi viedä toiselta pelihahmolta 1 kuntopisteen
    .wish = saat tehtäväksi viedä toiselta pelihahmolta 1 kuntopisteen
kill-1-enemy = Saat tehtäväksi tappaa 1 Vihollisen
    .wish = saat tehtäväksi tappaa 1 Vihollisen
deliver-1-follower = Saat tehtäväksi toimittaa 1 Seuralaisen
    .wish = saat tehtäväksi toimittaa 1 Seuralaisen
deliver-1-magic-object = Saat tehtäväksi toimittaa 1 Taikaesineen
    .wish = saat tehtäväksi toimittaa 1 Taikaesineen
deliver-amount-gold = Saat tehtäväksi toimittaa { $amount } kultakolikkoa
    .wish = saat tehtäväksi toimittaa { $amount } kultakolikkoa
every-other-character-loses-amount-life = Jokainen muu pelihahmo menettää { $amount } { amount-lives-object }
    .wish = jokainen muu pelihahmo menettää { $amount } { amount-lives-object }
become-good = Luonteesi muuttuu hyväksi
    .wish = luonteesi muuttuu hyväksi
become-neutral = Luonteesi muuttuu neutraaliksi
    .wish = luonteesi muuttuu neutraaliksi
become-evil = Luonteesi muuttuu pahaksi
    .wish = luonteesi muuttuu pahaksi
move-to-any-other-space-of = Siirryt mihin tahansa muuhun Ulkoalueen ruutuun
    .wish = siirryt mihin tahansa muuhun Ulkoalueen ruutuun
offer-in-place-of-the-next = Saat seuraavan liikkumisesi sijasta siirtyä mihin tahansa muuhun Ulkoalueen ruutuun
    .wish = saat seuraavan liikkumisesi sijasta siirtyä mihin tahansa muuhun Ulkoalueen ruutuun
nothing-happens = Mitään ei tapahdu
    .wish = selviät ilman seurauksia
lose-1-turn = Menetät 1 pelivuoron
    .wish = menetät 1 pelivuoron
become-a-toad-for-3-turns = Muutut 3 pelivuoroksi Rupikonnaksi
    .wish = muutut 3 pelivuoroksi Rupikonnaksi
battle-against-strength-value = Joudut taisteluun (vastustajan Voima { $value })
    .wish = joudut taisteluun (vastustajan Voima { $value })
psychic-combat-against-craft-value = Joudut psyykkiseen taisteluun (vastustajan Taito { $value })
    .wish = joudut psyykkiseen taisteluun (vastustajan Taito { $value })
enslaved-stay-until-the-movement-roll = Joudut orjaksi, kunnes liikkumisheittosi on { LIST($faces, type: "or") }
    .wish = joudut orjaksi
discard-objects-for-price-gold-each = Saat jokaisesta poistamastasi Esineestä { $price ->
        [one] { $price } kultakolikon
       *[other] { $price } kultakolikkoa
    }
    .wish = saat jokaisesta poistamastasi Esineestä { $price ->
        [one] { $price } kultakolikon
       *[other] { $price } kultakolikkoa
    }
buy-purchase-cards = Saat ostaa Tavarakortteja
    .wish = saat ostaa Tavarakortteja
number-or-less = { $number } tai vähemmän
number-or-more = { $number } tai enemmän
card = Kortti
n-1-die = 1 noppa
count-dice = { $count } noppaa
dice-less-strength = { $dice } − Voima
dice-less-craft = { $dice } − Taito
offer-in-place-of-the-next-move = Saat seuraavan liikkumisesi sijasta siirtyä { $title ->
        [Temppeli] Temppeliin
       *[other] ruutuun { $title }
    }
    .wish = saat seuraavan liikkumisesi sijasta siirtyä { $title ->
        [Temppeli] Temppeliin
       *[other] ruutuun { $title }
    }
go-to-title = Siirryt ruutuun { $title }
    .wish = siirryt ruutuun { $title }
heal-up-to-the-life-value = Saat parantua kuntoarvoosi asti ilmaiseksi
    .wish = saat parantua kuntoarvoosi asti ilmaiseksi
replenish-up-to-the-fate-value = Saat täydentää kohtaloasi kohtaloarvoosi asti ilmaiseksi
    .wish = saat täydentää kohtaloasi kohtaloarvoosi asti ilmaiseksi
heal-up-to-the-life-value-price = Saat parantua kuntoarvoosi asti ({ $price } { price-gold } kuntopisteeltä)
    .wish = saat parantua kuntoarvoosi asti
replenish-up-to-the-fate-value-price = Saat täydentää kohtaloasi kohtaloarvoosi asti ({ $price } { price-gold } merkiltä)
    .wish = saat täydentää kohtaloasi kohtaloarvoosi asti
heal-up-to-count-lives-free = Saat parantaa ilmaiseksi enintään { $count } { count-lives-object }
    .wish = saat parantaa ilmaiseksi enintään { $count } { count-lives-object }
heal-up-to-count-lives-price = Saat parantaa enintään { $count } { count-lives-object } ({ $price } { price-gold } kuntopisteeltä)
    .wish = saat parantaa enintään { $count } { count-lives-object }
