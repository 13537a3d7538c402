## situations/batch/batch_table.py

no-field-varies = Mikään kenttä ei vaihtele.
vary-a-field = Anna kenttä ja sen arvot: --vary FIELD=1..6.
not-a-field-with-values = Merkinnässä ”{ $given }” ei ole kenttää ja sen arvoja.
this-field-cannot-vary = Kentän ”{ $field }” arvoa ei voi vaihdella.
vary-numbers-or-words = Vaihtele lukua, sanaa tai arvoja true ja false.
range-is-empty = Väli { $range } on tyhjä.
smaller-number-first = Kirjoita pienempi luku ensin.
too-many-cells = Taulukossa olisi { $cells } solua, mutta niitä voi olla enintään { $most }.
vary-fewer-values = Anna vähemmän vaihtelevia kenttiä tai arvoja.
nothing-is-wanted = Tavoitteelle ei ole vielä annettu tulosta, johon pyritään.
say-what-is-wanted = Kerro, mitä tuloksia haluat.

## terminal/table_command.py

help-table = Laske taulukkoon, miten tilanteessa käy, kun osa sen arvoista vaihtelee.
help-table-what = Tilanteen tunnus tai nimi tai tilanne JSON-tiedostona; - lukee vakiosyötteen.
help-table-vary = Kenttä ja sen arvot: hero.strength=1..12, hero.armour=none,helmet. Voi toistaa.
help-table-set = Kenttä ja sen arvo, joka on sama kaikissa soluissa: hero.fate=2. Voi toistaa.
help-table-goal = Tavoite, johon pyritään; sama kuin --set goal=GOAL.
help-table-format = Tulosta taulukko CSV- tai JSON-muodossa.
help-table-out = Kirjoita taulukko tähän tiedostoon CSV-muodossa, ellei --format määrää toisin.
table-progress = Laskettu { $done }/{ $pieces } solua, jäljellä noin { $seconds } s
table-of = { $situation }: { $goal }
table-of-turns = { $situation }: pelivuoroja keskimäärin
table-axes = Ylhäältä alas: { $rows }. Vasemmalta oikealle: { $columns }.
table-axis = Ylhäältä alas: { $rows }.
table-where = { LIST($fixed, type: "unit") }
table-field-is = { $field }: { $value }
table-estimates = ≈ tarkoittaa arviota: nämä solut ovat liian suuria tarkasti laskettaviksi.
table-refused = – ({ $count }): { $message }
