## encounters.py

energy-cannot-be-above-the-wings = Energia ei voi olla terveysmerkin siipien yläpuolella, tässä enintään { $limit }.
lower-energy-or-raise-health = Laske energiaa tai nosta terveyttä.
in-panic-the-first-card-is = Paniikissa ensimmäinen kortti on pakan päällimmäinen, ja pakassa on tuntemattomia kortteja.
say-which-cards-the-deck-holds = Kerro, mitä kortteja pakassa on, tai anna pelisarja, jossa on päällimmäisenä ollut kortti.
name-means-something-else-here = ”{ $name }” tarkoittaa tässä jotain muuta.
give-the-card-another-name = Anna kortille toinen nimi.
word-belongs-to-diplomacy-not-to = ”{ $word }” kuuluu diplomatiaan, ei taisteluun.
word-belongs-to-combat-not-to = ”{ $word }” kuuluu taisteluun, ei diplomatiaan.
take-it-out-markers-m-are = Poista se: merkit (m) kuuluvat taisteluun, suosio (a) ja kohtaamisbonukset (e) diplomatiaan.
field-has-count-members-it-must = Kentässä { $field } on { $count } { $count ->
        [one] jäsen
       *[other] jäsentä
    }; niitä pitää olla { $low }–{ $high }.
name-cannot-have-number-time-tokens = { $number ->
    [one] Kortilla ”{ $name }” ei voi olla siinä { $number } aikamerkki.
   *[other] Kortilla ”{ $name }” ei voi olla siinä { $number } aikamerkkiä.
}
only-a-delayed-ability-that-no = Merkkejä on vain viivästetyllä kyvyllä, jota mikään kortti ei peitä, enintään siihen asetettu määrä.
the-magic-key-of-name-has = Kortin ”{ $name }” taika-avaimella ei ole siinä toista puolikasta.
take-out-the-or-correct-the = Poista + tai korjaa kortit.
