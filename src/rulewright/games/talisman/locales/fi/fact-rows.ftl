## fact_rows.py

n-1-object = 1 Esine
n-1-gold = 1 kultakolikko
n-1-follower = 1 Seuralainen
lose-all-strength-counters = Menetät kaikki Voimamerkit
    .wish = menetät kaikki Voimamerkit
lose-all-craft-counters = Menetät kaikki Taitomerkit
    .wish = menetät kaikki Taitomerkit
lose-all-gold = Menetät kaiken kultasi
    .wish = menetät kaiken kultasi
lose-all-spells = Menetät kaikki Taikasi
    .wish = menetät kaikki Taikasi
amount-gold = { $amount ->
    [one] { $amount } kultakolikko
   *[other] { $amount } kultakolikkoa
}
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
draw-spells-up-to-the-limit = Saat nostaa Taikoja enimmäismäärään asti
    .wish = saat nostaa Taikoja enimmäismäärään asti
move-to-any-other-space-of-the = Siirryt mihin tahansa muuhun saman alueen ruutuun
    .wish = siirryt mihin tahansa muuhun saman alueen ruutuun
attacked-by-title = Kimppuusi hyökkää { $title }
    .wish = kimppuusi hyökkää { $title }
