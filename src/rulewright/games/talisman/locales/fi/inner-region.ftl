## inner_region.py

nobody-is-in-the-valley-of = Tulilaaksossa ei voi olla ilman Talismania.
give-the-hero-a-talisman-or = Anna pelihahmolle Talismani tai aloita toisesta ruudusta.
you-stay-in-the-crypt = Jäät Hautakammioon
you-stay-in-the-mines = Jäät Kaivokseen
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = Siirryt Vaaran Tasangolle
to-the-portal-of-power = Siirryt Voimaportille
to-the-warlocks-cave = Siirryt Velhon Luolaan
to-the-city = Siirryt Kaupunkiin
to-the-tavern = Siirryt Majataloon
you-get-past-it = Pääset eteenpäin
you-die = Kuolet
you-turn-back = Palaat takaisin
you-reach-the-crown-of-command = Pääset Herruuden Kruunulle
you-are-thrown-out-of-the = Joudut ulos Sisäalueelta
you-leave-through-the-portal = Poistut Voimaportin kautta
you-turn-back-before-the-valley = Palaat takaisin Tulilaakson edestä
stay-alive = Hengissä pysyminen
    .headline = { $likely ->
        [certain] Pysyt varmasti hengissä.
        [impossible] Et voi pysyä hengissä.
       *[likely] Pysyt hengissä todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
# A place in play; `.at` says that something is so there.
crypt = Hautakammio
    .at = Hautakammiossa
get-to-the-best-space = Pääsy parhaaseen ruutuun
mines = Kaivos
    .at = Kaivoksessa
vampires-tower = Vampyyrin Torni
    .at = Vampyyrin Tornissa
    .before = Vampyyrin Tornia
keep-your-lives = Kuntopisteiden säilyttäminen
    .headline = { $likely ->
        [certain] Pääset Vampyyrin Tornista varmasti eteenpäin.
        [impossible] Et voi päästä Vampyyrin Tornista eteenpäin.
       *[likely] Pääset Vampyyrin Tornista eteenpäin todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive-and-keep-your-followers = Hengissä pysyminen ja Seuralaisten säilyttäminen
    .headline = { $likely ->
        [certain] Pysyt Vampyyrin Tornissa varmasti hengissä.
        [impossible] Et voi pysyä hengissä Vampyyrin Tornissa.
       *[likely] Pysyt Vampyyrin Tornissa hengissä todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
death = Kuolema
    .at = Kuolemaa vastaan
    .before = Kuolemaa
werewolfs-den = Ihmissuden Luola
    .at = Ihmissuden Luolassa
    .before = Ihmissuden Luolaa
pits = Syöverit
    .at = Syövereissä
    .before = Syövereitä
get-past-death = Pääsy eteenpäin
    .headline = { $likely ->
        [certain] Pääset Kuoleman ohi varmasti.
        [impossible] Et voi päästä Kuoleman ohi.
       *[likely] Pääset Kuoleman ohi todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-werewolf = Pääsy eteenpäin
    .headline = { $likely ->
        [certain] Pääset Ihmissuden ohi varmasti.
        [impossible] Et voi päästä Ihmissuden ohi.
       *[likely] Pääset Ihmissuden ohi todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-pit-fiends = Pääsy eteenpäin
    .headline = { $likely ->
        [certain] Pääset Syöverien ohi varmasti.
        [impossible] Et voi päästä Syöverien ohi.
       *[likely] Pääset Syöverien ohi todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-way-to-the-crown-of = Tie Herruuden Kruunulle
reach-the-crown-of-command = Pääsy Herruuden Kruunulle
    .headline = { $likely ->
        [certain] Pääset Herruuden Kruunulle varmasti.
        [impossible] Et voi päästä Herruuden Kruunulle.
       *[likely] Pääset Herruuden Kruunulle todennäköisyydellä { PERCENT($chance, maximumFractionDigits: 0) }.
    }
