## character_death.py

the-command-spell-is-cast-only = Herruustaikaa käyttää vain pelihahmo, joka on saavuttanut Herruuden Kruunun.
set-crown-reached-or-give-another = Aseta ”crown_reached” tai anna muu ”killed_by”.
the-character-is-killed-at-once = Pelihahmo kuolee heti.
the-killer-may-take-as-much = Tappaja saa ottaa haluamansa: Esineet { $objects }, Seuralaiset { $followers }, kulta { $gold }.
left-on-the-space-objects-objects = Ruutuun jää: Esineet { $objects }, Seuralaiset { $followers }, kulta { $gold }.
what-it-leaves-stays-on-the = Mitä se ei ota, jää ruutuun.
set-aside-for-the-next-character = Syrjään seuraavaa pelihahmoa varten: Esineet { $objects }, Seuralaiset { $followers }, kulta { $gold }.
the-killer-may-take-nothing = Tappaja ei saa ottaa mitään.
back-to-the-stockpile-strength-counters = Takaisin pelivarastoon: Voimamerkit { $strength }, Taitomerkit { $craft }, kohtalomerkit { $fate }.
to-the-spell-discard-pile-spells = Taikakorttien poistopakkaan: Taiat { $spells }.
to-their-discard-piles-trophies-trophies = Omiin poistopakkoihinsa: voittosaaliit { $trophies }.
the-toad-card-is-put-back = Rupikonnakortti palautetaan paikalleen.
the-alignment-card-is-put-back = Luonnekortti palautetaan paikalleen.
the-character-card-and-the-figure = Pelihahmokortti ja figuuri poistetaan pelistä.
on-the-next-turn-the-player = Pelaaja voi seuraavalla pelivuorollaan aloittaa uudelleen pelihahmolla, joka nostetaan sattumanvaraisesti käyttämättömistä.
no-character-card-is-left-to = Pelihahmokortteja ei ole jäljellä uuteen aloitukseen.
the-player-is-out-of-the = Pelaaja putoaa pelistä.
the-new-character-takes-what-it = Uusi pelihahmo ottaa haluamansa: Esineet { $objects }, Seuralaiset { $followers }, kulta { $gold }.
what-it-leaves-is-put-on = Mitä se ei ota, pannaan sen aloitusruutuun.
the-last-player-left-wins-the = Viimeisenä jäljellä oleva pelaaja voittaa pelin.
death-of-a-character = Pelihahmon kuolema
