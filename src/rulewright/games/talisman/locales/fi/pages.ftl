## pages.py

attacks = Hyökkäykset
movement-and-spaces = Liikkuminen ja ruudut
the-inner-region = Sisäalue
characters-and-their-cards = Pelihahmot ja niiden kortit
your-character-fights-one-creature-or = Pelihahmosi taistelee yhtä tai useampaa Voimalla taistelevaa olentoa vastaan: millaiset ovat mahdollisuudet?
your-character-meets-one-spirit-or = Pelihahmosi kohtaa yhden tai useamman Hengen psyykkisessä taistelussa.
one-character-attacks-another-who-wins = Pelihahmo hyökkää toisen kimppuun: kumpi voittaa, ja milloin kumpikin maksaa kohtalomerkin?
two-characters-fight-on-the-crown = Kaksi pelihahmoa taistelee Herruuden Kruunulla, kunnes toinen kuolee.
where-a-move-can-end-and = Mihin siirto voi päättyä ja kuinka todennäköisesti saavut valitsemaasi ruutuun.
what-can-happen-on-a-space = Mitä voi tapahtua ruudussa, jolla on oma vaikutuksensa.
how-soon-a-slave-of-the = Kuinka pian Temppelin orja on vapaa ja milloin siitä maksetaan kohtalomerkki.
opening-the-portal-of-power-with = Voimaportin avaaminen Voimalla tai Taidolla.
the-whole-way-from-the-plain = Koko matka Vaaran Tasangolta Herruuden Kruunulle.
where-the-dice-in-the-crypt = Minne nopat vievät sinut Hautakammiossa.
where-the-dice-in-the-mines = Minne nopat vievät sinut Kaivoksessa.
how-many-lives-the-vampires-tower = Montako kuntopistettä Vampyyrin Torni maksaa.
dicing-with-death-for-your-lives = Noppapeli Kuoleman kanssa kunnostasi.
past-the-werewolf-whose-strength-is = Ihmissuden ohi, jonka Voima heitetään nopilla.
past-the-pit-fiends-as-many = Syöverihirviöiden ohi; nopan silmäluku kertoo niiden määrän.
how-soon-the-command-spell-puts = Kuinka pian Herruustaika pudottaa kaikki muut pelistä.
what-counts-towards-strength-and-craft = Mikä nyt lasketaan Voimaan ja Taitoon ja paljonko voit kantaa.
which-spells-may-be-cast-now = Mitkä Taiat voi nyt käyttää ja miksi muita ei.
what-trophies-are-worth-and-which = Minkä arvoisia voittosaaliit ovat ja mitkä kannattaa nyt vaihtaa.
what-being-turned-into-a-toad = Mitä Rupikonnaksi muuttuminen vie ja mitä jää.
where-everything-goes-when-a-character = Mihin kaikki päätyy, kun pelihahmo kuolee, ja miten sen pelaaja jatkaa.
what-is-to-be-done-before = Mitä tehdään ennen ensimmäistä pelivuoroa.
