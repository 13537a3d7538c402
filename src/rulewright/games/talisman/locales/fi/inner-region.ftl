## inner_region.py

nobody-is-in-the-valley-of = Tulilaaksossa ei voi olla ilman Talismania.
give-the-hero-a-talisman-or = Anna pelihahmolle Talismani tai aloita toisesta ruudusta.
result-crypt = Jäät Hautakammioon
    .wish = jäät Hautakammioon
result-mines = Jäät Kaivokseen
    .wish = jäät Kaivokseen
# RESULTS of the Crypt and the Mines.
result-plain-of-peril = Siirryt Vaaran Tasangolle
    .wish = siirryt Vaaran Tasangolle
result-portal-of-power = Siirryt Voimaportille
    .wish = siirryt Voimaportille
result-warlocks-cave = Siirryt Velhon Luolaan
    .wish = siirryt Velhon Luolaan
result-city = Siirryt Kaupunkiin
    .wish = siirryt Kaupunkiin
result-tavern = Siirryt Majataloon
    .wish = siirryt Majataloon
result-through = Pääset eteenpäin
    .wish = pääset eteenpäin
result-dead = Kuolet
    .wish = kuolet
result-turned-back = Palaat takaisin
    .wish = palaat takaisin
result-crown = Pääset Herruuden Kruunulle
    .wish = pääset Herruuden Kruunulle
result-expelled = Joudut pois Sisäalueelta
    .wish = joudut pois Sisäalueelta
result-left = Poistut Voimaportin kautta
    .wish = poistut Voimaportin kautta
inner-journey-result-turned-back = Palaat takaisin Tulilaakson edestä
    .wish = palaat takaisin Tulilaakson edestä
goal-survive = Hengissä pysyminen
    .headline = { $likely ->
        [certain] Et kuole.
        [impossible] Kuolet varmasti.
       *[likely] Kuolet { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
# A place in play; `.at` says that something is so there.
board-crypt = Hautakammio
    .at = Hautakammiossa
    .to = Hautakammioon
goal-worth = Pääsy parhaaseen ruutuun
board-mines = Kaivos
    .at = Kaivoksessa
board-vampires-tower = Vampyyrin Torni
    .at = Vampyyrin Tornissa
    .before = Vampyyrin Tornia
vampires-tower-goal-win = Kuntopisteiden säilyttäminen
    .headline = { you-get } Vampyyrin Tornin ohi{ so-surely }.
vampires-tower-goal-survive = Hengissä pysyminen ja Seuralaisten säilyttäminen
    .headline = { $likely ->
        [certain] Et kuole Vampyyrin Tornissa.
        [impossible] Kuolet Vampyyrin Tornissa varmasti.
       *[likely] Kuolet Vampyyrin Tornissa { PERCENT($risk, maximumFractionDigits: 0) }:n todennäköisyydellä.
    }
board-death = Kuolema
    .at = Kuoleman ruudussa
    .before = Kuoleman ruutua
board-werewolf-den = Ihmissuden Luola
    .at = Ihmissuden Luolassa
    .before = Ihmissuden Luolaa
board-pits = Syöverit
    .at = Syövereissä
    .before = Syövereitä
death-goal-win = Pääsy eteenpäin
    .headline = { you-get } Kuoleman ohi{ so-surely }.
werewolf-den-goal-win = Pääsy eteenpäin
    .headline = { you-get } Ihmissuden Luolan ohi{ so-surely }.
pits-goal-win = Pääsy eteenpäin
    .headline = { you-get } Syövereiden ohi{ so-surely }.
inner-journey-title = Tie Herruuden Kruunulle
inner-journey-goal-win = Pääsy Herruuden Kruunulle
    .headline = { you-get } Herruuden Kruunulle{ so-surely }.
