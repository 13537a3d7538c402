## portal.py

by-strength-it-takes-2-dice = Voimalla avattaessa heitetään aina kaksi noppaa.
this-character-rolls-fewer-dice-number = { $number ->
    [one] ”portal_dice” on annettu, mutta tämä pelihahmo heittää vain { $number } nopan.
   *[other] ”portal_dice” on annettu, mutta tämä pelihahmo heittää vain { $number } noppaa.
}
portal-of-power-result-through = Avaat Voimaportin
    .wish = avaat Voimaportin
result-stays = Portti pysyy kiinni
    .wish = portti pysyy kiinni
portal-of-power-title = Voimaportti
portal-of-power-goal-win = Voimaportin avaaminen
    .headline = { $likely ->
        [certain] Avaat Voimaportin{ so-surely }.
        [almost] Avaat Voimaportin{ so-surely }.
        [impossible] Et voi avata Voimaporttia{ within-attempts }.
       *[likely] Avaat Voimaportin{ within-attempts }{ so-surely }.
    }
