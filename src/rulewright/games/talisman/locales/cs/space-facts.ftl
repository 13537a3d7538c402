## space_facts.py

strength-and-craft-from-objects-and = síla a vůle z předmětů a kouzelných předmětů
use-of-magic-objects = používání kouzelných předmětů
casting-of-spells = sesílání zaklínadel
beside-it = sousední pole
over-the-bridge-2 = přes most
through-the-portal-2 = za Branou osudu
by-raft-2 = na voru
draw-up-to-a-total-of = otočit karty do celkového počtu { $count }
royal-doctor = královský doktor
before-drawing = před otočením karty
draw-1-unless-a-card-lies = otočit 1 kartu, pokud tu ještě žádná neleží
strength-strength = síla { $strength }
strength-the-total-of-dice = síla: součet hodu ({ $dice })
as-many-as-dice-shows = počet určí { $dice }
attack-rolls-of-creatures = hody příšer na útok
not-allowed-or-not-counted-here = zde zakázáno nebo nezapočítáno
stop-here-then-1-space-per = zde zastavit, potom 1 pole za tah
needed-to-enter = potřebné ke vstupu
one-of-these-as-the-character = jedno z toho podle volby postavy
only-if-the-character-wants-it-2 = jen pokud postava chce
prevents-the-loss-of-count-life = zabrání ztrátě { $count } { $count ->
    [one] života
   *[other] životů
}
each-follower-discarded = každý odložený pomocník
also-for-each-follower = navíc za každého pomocníka
a-visit-to-one-of-them = návštěva jednoho z nich
whom = kdo
roll-again-next-turn = v příštím tahu házíte znovu
lower = nižší
equal = stejný
higher = vyšší
may-move-on-next-turn = v příštím tahu smíte pokračovat
dice-on-each-side = { $dice } na každé straně
the-characters-roll = hod postavy
not-above-it = není vyšší
above-it = je vyšší
stay-and-lose-amount-point-of = zůstanete a ztratíte { $amount } { amount-points } zvolené vlastnosti
dice-against-strength-or-craft = { $dice } proti síle nebo vůli
the-total = součet
roll-dice-see-the-table = hod: { $dice }, viz tabulku
needs-one-of = vyžaduje jedno z
count-times = { $count }×
from = odkud
to = kam
title = ↺ { $title }
title-2 = ↻ { $title }
