## character_death.py

the-command-spell-is-cast-only = Herruustaikaa käyttää vain pelihahmo, joka on saavuttanut Herruuden Kruunun.
set-crown-reached-or-give-another = Aseta ”crown_reached” tai anna muu ”killed_by”.
character-death-statement-killed = Pelihahmosi kuolee heti.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
character-death-statement-killer-may-take = Tappaja saa ottaa näistä haluamansa: { LIST($things) }.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
toad-statement-leaves-on-the-space = Jätä ruutuusi { LIST($things) }.
character-death-statement-rest-left-on-the-space = Mitä tappaja ei ota, jää ruutuun.
# $things, $taken, $objects, $followers, $gold as in `character-death-statement-killer-may-take`.
character-death-statement-set-aside-for-the-heir = Pane syrjään seuraavaa pelihahmoasi varten { LIST($things) }.
character-death-statement-no-looting = Tappaja ei saa ottaa mitään.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
character-death-statement-returned-to-the-stockpile = Palauta pelivarastoon { LIST($things) }.
# $spells: the number; $things, $taken: "2 Spells".
character-death-statement-spells-discarded = Pane Taikakorttien poistopakkaan { LIST($things) }.
# $trophies: the number; $things, $taken: "2 trophies".
character-death-statement-trophies-discarded = { $trophies ->
    [one] Pane omaan poistopakkaansa { LIST($things) }.
   *[other] Pane omiin poistopakkoihinsa { LIST($things) }.
}
character-death-statement-toad-card-put-back = Palauta Rupikonnakortti paikalleen.
character-death-statement-alignment-card-put-back = Palauta Luonnekortti paikalleen.
character-death-statement-character-leaves-the-game = Poista pelihahmokorttisi ja figuurisi pelistä.
character-death-statement-new-character = Seuraavalla pelivuorollasi voit aloittaa uudelleen pelihahmolla, joka nostetaan sattumanvaraisesti käyttämättömistä.
character-death-statement-no-character-left = Et voi aloittaa uudelleen, sillä pelihahmokortteja ei ole jäljellä.
character-death-statement-out-of-the-game = Putoat pelistä.
# $things, $taken as in `character-death-statement-killer-may-take`.
character-death-statement-heir-takes-what-it-wants = Uusi pelihahmosi saa ottaa näistä haluamansa: { LIST($things) }.
character-death-statement-rest-on-the-start-space = Mitä uusi pelihahmosi ei ota, pannaan hänen aloitusruutuunsa.
character-death-statement-last-player-wins = Viimeisenä jäljellä oleva pelaaja voittaa pelin.
character-death-title = Pelihahmon kuolema
