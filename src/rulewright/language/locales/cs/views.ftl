## basis.py

a-rulebook-says-so = Stojí v pravidlech
the-official-faq-says-so = Stojí v oficiálním FAQ
second-hand-an-excerpt-a-wiki = Z druhé ruky: výňatek, wiki nebo fórum
our-reading-the-rulebooks-leave-it = Náš výklad: pravidla to neřeší
the-publishers-document = dokument vydavatele
read-in-an-excerpt = čteno ve výňatku
written-by-players = napsali hráči
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## entry.py

the-reading-we-follow = Výklad, kterého se držíme

## explanation.py

applies = platí
possible-not-used = možné, nepoužito
not-allowed = není dovoleno
worth = hodnota
result-always = { $result }: vždy.
result-never = { $result }: nikdy.
result-times-times-in-100 = { $result }: { $times }krát ze 100.
on-average-numbers = Průměrně: { $numbers }.
chance-by-the-end-of-turns = Pravděpodobnost do konce { $turns }.
turn-turn-chance = { $turn }. tahu: { $chance }
chance-per-visit = { $chance } na návštěvu
percentages-how-likely-play-comes-to = Procenta: jak pravděpodobně se hra k části vůbec dostane; na návštěvu: jak pravděpodobný je krok pokaždé, když se hra k té části dostane.
percentages-how-likely-play-comes-to-the = Procenta: jak pravděpodobně se hra ke kroku dostane.
blocked-by-rule = brání tomu pravidlo „{ $rule }“

## lookup.py

there-is-no-game-game = Hra „{ $game }“ neexistuje.

## search.py

there-is-no-chapter-chapter = Kapitola „{ $chapter }“ neexistuje.
there-is-no-kind-of-entry = Druh záznamu „{ $kind }“ neexistuje.
