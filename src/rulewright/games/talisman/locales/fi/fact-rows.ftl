## fact_rows.py

n-1-object = 1 Esine
n-1-gold = 1 kultakolikko
n-1-follower = 1 Seuralainen
lose-all-strength-counters = menettää kaikki Voimamerkit
lose-all-craft-counters = menettää kaikki Taitomerkit
lose-all-gold = menettää kaiken kultansa
lose-all-spells = menettää kaikki Taiat
amount-gold = { $amount } kultakolikkoa
yes = kyllä
no = ei
need-not-roll-the-die = ei tarvitse heittää noppaa
may-evade-here = voi väistää täällä
loses-no-life-here = täällä ei menetä kuntopistettä
dice-at-the-portal-of-power = nopat Voimaportilla Taitoa käytettäessä
dice-in-the-mines = nopat Kaivoksessa
spaces-moved-in-a-turn = ruutuja pelivuorossa
may-destroy-without-an-attack = voi tuhota ilman hyökkäystä
draws-a-spell-after-casting-the = nostaa uuden Taian käytettyään viimeisen
may-replace-1-adventure-card-drawn = voi vaihtaa 1 nostetun Seikkailukortin; uusi on kohdattava
draw-spells-up-to-the-limit = nostaa Taikoja enimmäismäärään asti
move-to-any-other-space-of-the = siirtyy mihin tahansa muuhun saman alueen ruutuun
attacked-by-title = hyökkääjä: { $title }
