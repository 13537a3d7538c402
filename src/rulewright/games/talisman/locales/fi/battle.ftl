## battle.py

an-enemy-attacks-with-strength-or = Vihollinen hyökkää joko Voimalla tai Taidolla.
keep-one-of-them = Säilytä niistä vain yksi.
give-each-enemy-a-strength-or = Anna viholliselle Voima, hengelle Taito.
it-is-needed-against-enemies-with = Sitä tarvitaan vihollisia vastaan, joilla on Taito.
both-foe-and-foes-are-given = Sekä ”foe” että ”foes” on annettu.
give-foe-for-one-creature-or = Anna ”foe”, jos olentoja on yksi, tai ”foes”, jos Vihollisia on useita.
creatures-of-the-inner-region-cannot = Sisäalueen olentoja ei voi väistää.
take-may-evade-out-or-name = Poista ”may_evade” tai anna jokin toinen ruutu.
no-die-is-rolled-for-a = Salamurhattavan olennon puolesta ei heitetä noppaa.
take-it-out-or-leave-out = Poista se tai jätä pelihahmo antamatta.
this-character-rolls-1-attack-die = Tämä pelihahmo heittää taistelussa 1 nopan.
take-it-out-or-name-the = Poista se tai anna pelihahmo, joka heittää 2 noppaa.
this-character-rolls-2-attack-dice = Tämä pelihahmo heittää taistelussa 2 noppaa yhtä aikaa.
give-both-of-them-or-neither = Anna molemmat tai ei kumpaakaan.
you-win = Voitat
stand-off = Tasatulos
you-lose-a-life = Menetät kuntopisteen
armour-saves-your-life = Suoja pelastaa kuntopisteesi
you-evade = Väistät
you-destroy-it-without-an-attack = Tuhoat sen ilman taistelua
you-leave-it-alone = Jätät sen rauhaan
you-charm-it = Lumoat sen
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
win = Voitto
    .headline = { $likely ->
        [certain] Voitat taistelun varmasti.
        [impossible] Et voi voittaa taistelua.
       *[likely] Voitat taistelun todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
win-psychic-combat = Voitto
    .headline = { $likely ->
        [certain] Voitat psyykkisen taistelun varmasti.
        [impossible] Et voi voittaa psyykkistä taistelua.
       *[likely] Voitat psyykkisen taistelun todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
lose-no-life = Kuntopisteiden säilyttäminen
    .headline = { $likely ->
        [certain] Et menetä kuntopistettä.
        [impossible] Menetät kuntopisteen varmasti.
       *[likely] Säilytät kuntopisteesi todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
battle = Taistelu
psychic-combat = Psyykkinen taistelu
