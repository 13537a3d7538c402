## basis.py

a-rulebook-says-so = Sanotaan sääntökirjassa
the-official-faq-says-so = Sanotaan virallisessa FAQ:ssa
second-hand-an-excerpt-a-wiki = Toisen käden tieto: ote, wiki tai foorumi
our-reading-the-rulebooks-leave-it = Oma tulkintamme: sääntökirjat jättävät asian auki
the-publishers-document = julkaisijan asiakirja
read-in-an-excerpt = luettu otteesta
written-by-players = pelaajien kirjoittama
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## entry.py

the-reading-we-follow = Tulkinta, jota noudatamme

## explanation.py

applies = voimassa
possible-not-used = mahdollinen, ei käytetty
not-allowed = ei sallittu
worth = arvo
result-always = { $result }: aina.
result-never = { $result }: ei koskaan.
result-times-times-in-100 = { $result }: { $times } kerralla sadasta.
on-average-numbers = Keskimäärin: { $numbers }.
chance-by-the-end-of-turns = Todennäköisyys pelivuoron päättyessä: { $turns }.
turn-turn-chance = { $turn }. pelivuoro { $chance }
chance-per-visit = { $chance } käyntiä kohti
percentages-how-likely-play-comes-to = Prosentit: kuinka todennäköisesti vaiheeseen ylipäätään tullaan; käyntiä kohti: kuinka todennäköinen askel on joka kerta, kun vaiheeseen tullaan.
percentages-how-likely-play-comes-to-the = Prosentit: kuinka todennäköisesti askeleeseen tullaan.
blocked-by-rule = sääntö ”{ $rule }” estää

## lookup.py

there-is-no-game-game = Peliä ”{ $game }” ei ole.

## search.py

there-is-no-chapter-chapter = Lukua ”{ $chapter }” ei ole.
there-is-no-kind-of-entry = Sellaista kohdan lajia kuin ”{ $kind }” ei ole.
