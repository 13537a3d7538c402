## battle.py

an-enemy-attacks-with-strength-or = Vihollinen hyökkää joko Voimalla tai Taidolla.
keep-one-of-them = Säilytä niistä vain yksi.
give-each-enemy-a-strength-or = Anna Viholliselle Voima, Hengelle Taito.
both-foe-and-foes-are-given = Sekä ”foe” että ”foes” on annettu.
give-foe-for-one-creature-or = Anna ”foe”, jos olentoja on yksi, tai ”foes”, jos Vihollisia on useita.
evading-is-decided-before-the-dice = Väistämisestä päätetään ennen hyökkäysheittoa.
take-out-may-evade-or-the-dice = Poista ”may_evade” tai ”dice”.
creatures-of-the-inner-region-cannot = Sisäalueen olentoja ei voi väistää.
take-may-evade-out-or-name = Poista ”may_evade” tai anna jokin toinen ruutu.
no-die-is-rolled-for-a = ”dice.foe” on annettu, mutta salamurhattavan olennon puolesta ei heitetä noppaa.
take-it-out-or-leave-out = Poista se tai jätä pelihahmo antamatta.
this-character-rolls-1-attack-die = ”dice.hero_second” on annettu, mutta tämä pelihahmo heittää taistelussa 1 nopan.
take-it-out-or-name-the = Poista se tai anna pelihahmo, joka heittää 2 noppaa.
this-character-rolls-2-attack-dice = Tämä pelihahmo heittää taistelussa 2 noppaa yhtä aikaa.
give-both-of-them-or-neither = Anna molemmat tai ei kumpaakaan.
result-win = Voitat
    .wish = voitat
result-stand-off = Taistelu päättyy tasan
    .wish = taistelu päättyy tasan
result-life-lost = Menetät kuntopisteen
    .wish = menetät kuntopisteen
result-saved = Suoja säästää kuntopisteesi
    .wish = Suoja säästää kuntopisteesi
result-evaded = Väistät etkä taistele
    .wish = väistät etkä taistele
result-destroyed = Tuhoat olennon ilman taistelua
    .wish = tuhoat olennon
result-left-alone = Jätät olennon rauhaan
    .wish = jätät olennon rauhaan
result-charmed = Lumoat olennon
    .wish = lumoat olennon
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
battle-goal-win = Taistelun voittaminen
    .headline = { $likely ->
        [impossible] { $rounds ->
            [2] Et voi voittaa molempia taisteluita.
            [one] Et voi voittaa taistelua.
           *[other] Et voi voittaa kaikkia taisteluita.
        }
       *[likely] { $rounds ->
            [2] Voitat molemmat taistelut
            [one] Voitat taistelun
           *[other] Voitat kaikki taistelut
        }{ so-surely }.
    }
psychic-combat-goal-win = Psyykkisen taistelun voittaminen
    .headline = { $likely ->
        [impossible] { $rounds ->
            [2] Et voi voittaa molempia psyykkisiä taisteluita.
            [one] Et voi voittaa psyykkistä taistelua.
           *[other] Et voi voittaa kaikkia psyykkisiä taisteluita.
        }
       *[likely] { $rounds ->
            [2] Voitat molemmat psyykkiset taistelut
            [one] Voitat psyykkisen taistelun
           *[other] Voitat kaikki psyykkiset taistelut
        }{ so-surely }.
    }
battle-goal-survive = Kuntopisteiden säilyttäminen
    .headline = { $likely ->
        [certain] Et menetä kuntopistettä.
        [impossible] Menetät kuntopisteen varmasti.
       *[likely] Menetät kuntopisteen { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
battle-title = Taistelu
psychic-combat-title = Psyykkinen taistelu
