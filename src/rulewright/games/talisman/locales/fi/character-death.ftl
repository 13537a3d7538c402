## character_death.py

the-command-spell-is-cast-only = Herruustaikaa käyttää vain pelihahmo, joka on saavuttanut Herruuden Kruunun.
set-crown-reached-or-give-another = Aseta ”crown_reached” tai anna muu ”killed_by”.
the-character-is-killed-at-once = Pelihahmosi kuolee heti.
# $things: what there is, as a list ("4 Objects", "1 Follower", "3 gold"); $taken: the same as the object of a verb.
# $objects, $followers, $gold: the numbers, perhaps 0.
the-killer-may-take-as-much = Tappaja saa ottaa näistä haluamansa: { LIST($things) }.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
left-on-the-space-objects-objects = Jätä ruutuusi { LIST($things) }.
what-it-leaves-stays-on-the = Mitä tappaja ei ota, jää ruutuun.
# $things, $taken, $objects, $followers, $gold as in `the-killer-may-take-as-much`.
set-aside-for-the-next-character = Pane syrjään seuraavaa pelihahmoasi varten { LIST($things) }.
the-killer-may-take-nothing = Tappaja ei saa ottaa mitään.
# $things, $taken: "2 Strength counters", "1 fate token" as lists. $strength, $craft, $fate: the numbers, perhaps 0.
back-to-the-stockpile-strength-counters = Palauta pelivarastoon { LIST($things) }.
# $spells: the number; $things, $taken: "2 Spells".
to-the-spell-discard-pile-spells = Pane Taikakorttien poistopakkaan { LIST($things) }.
# $trophies: the number; $things, $taken: "2 trophies".
to-their-discard-piles-trophies-trophies = { $trophies ->
    [one] Pane omaan poistopakkaansa { LIST($things) }.
   *[other] Pane omiin poistopakkoihinsa { LIST($things) }.
}
the-toad-card-is-put-back = Palauta Rupikonnakortti paikalleen.
the-alignment-card-is-put-back = Palauta Luonnekortti paikalleen.
the-character-card-and-the-figure = Poista pelihahmokorttisi ja figuurisi pelistä.
on-the-next-turn-the-player = Seuraavalla pelivuorollasi voit aloittaa uudelleen pelihahmolla, joka nostetaan sattumanvaraisesti käyttämättömistä.
no-character-card-is-left-to = Et voi aloittaa uudelleen, sillä pelihahmokortteja ei ole jäljellä.
the-player-is-out-of-the = Putoat pelistä.
# $things, $taken as in `the-killer-may-take-as-much`.
the-new-character-takes-what-it = Uusi pelihahmosi saa ottaa näistä haluamansa: { LIST($things) }.
what-it-leaves-is-put-on = Mitä uusi pelihahmosi ei ota, pannaan hänen aloitusruutuunsa.
the-last-player-left-wins-the = Viimeisenä jäljellä oleva pelaaja voittaa pelin.
death-of-a-character = Pelihahmon kuolema
