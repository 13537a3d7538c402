## inner_region.py

nobody-is-in-the-valley-of = Tulilaaksossa ei voi olla ilman Talismania.
give-the-hero-a-talisman-or = Anna pelihahmolle Talismani tai aloita toisesta ruudusta.
you-stay-in-the-crypt = Jäät Hautakammioon
    .wish = jäät Hautakammioon
you-stay-in-the-mines = Jäät Kaivokseen
    .wish = jäät Kaivokseen
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = Siirryt Vaaran Tasangolle
    .wish = siirryt Vaaran Tasangolle
to-the-portal-of-power = Siirryt Voimaportille
    .wish = siirryt Voimaportille
to-the-warlocks-cave = Siirryt Velhon Luolaan
    .wish = siirryt Velhon Luolaan
to-the-city = Siirryt Kaupunkiin
    .wish = siirryt Kaupunkiin
to-the-tavern = Siirryt Majataloon
    .wish = siirryt Majataloon
you-get-past-it = Pääset eteenpäin
    .wish = pääset eteenpäin
you-die = Kuolet
    .wish = kuolet
you-turn-back = Palaat takaisin
    .wish = palaat takaisin
you-reach-the-crown-of-command = Pääset Herruuden Kruunulle
    .wish = pääset Herruuden Kruunulle
you-are-thrown-out-of-the = Joudut pois Sisäalueelta
    .wish = joudut pois Sisäalueelta
you-leave-through-the-portal = Poistut Voimaportin kautta
    .wish = poistut Voimaportin kautta
you-turn-back-before-the-valley = Palaat takaisin Tulilaakson edestä
    .wish = palaat takaisin Tulilaakson edestä
stay-alive = Hengissä pysyminen
    .headline = { $likely ->
        [certain] Et kuole.
        [impossible] Kuolet varmasti.
       *[likely] Kuolet { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
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
    .headline = { you-get } Vampyyrin Tornin ohi{ so-surely }.
stay-alive-and-keep-your-followers = Hengissä pysyminen ja Seuralaisten säilyttäminen
    .headline = { $likely ->
        [certain] Et kuole Vampyyrin Tornissa.
        [impossible] Kuolet Vampyyrin Tornissa varmasti.
       *[likely] Kuolet Vampyyrin Tornissa { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
death = Kuolema
    .at = Kuoleman ruudussa
    .before = Kuoleman ruutua
werewolfs-den = Ihmissuden Luola
    .at = Ihmissuden Luolassa
    .before = Ihmissuden Luolaa
pits = Syöverit
    .at = Syövereissä
    .before = Syövereitä
get-past-death = Pääsy eteenpäin
    .headline = { you-get } Kuoleman ohi{ so-surely }.
get-past-the-werewolf = Pääsy eteenpäin
    .headline = { you-get } Ihmissuden Luolan ohi{ so-surely }.
get-past-the-pit-fiends = Pääsy eteenpäin
    .headline = { you-get } Syövereiden ohi{ so-surely }.
the-way-to-the-crown-of = Tie Herruuden Kruunulle
reach-the-crown-of-command = Pääsy Herruuden Kruunulle
    .headline = { you-get } Herruuden Kruunulle{ so-surely }.
