## inner_region.py

nobody-is-in-the-valley-of = Bez talismanu v Údolí ohně nikdo být nemůže.
give-the-hero-a-talisman-or = Dejte postavě talisman, nebo ji nechte začít na jiném poli.
you-stay-in-the-crypt = Zůstanete v Kryptě
    .wish = { $likely ->
        [impossible] zůstat v Kryptě
       *[likely] zůstanete v Kryptě
    }
you-stay-in-the-mines = Zůstanete v Dolech
    .wish = { $likely ->
        [impossible] zůstat v Dolech
       *[likely] zůstanete v Dolech
    }
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = Dostanete se na Pláně zmaru
    .wish = { $likely ->
        [certain] se dostanete na Pláně zmaru
        [almost] se dostanete na Pláně zmaru
        [impossible] dostat se na Pláně zmaru
       *[likely] dostanete se na Pláně zmaru
    }
to-the-portal-of-power = Dostanete se na pole Brána osudu
    .wish = { $likely ->
        [certain] se dostanete na pole Brána osudu
        [almost] se dostanete na pole Brána osudu
        [impossible] dostat se na pole Brána osudu
       *[likely] dostanete se na pole Brána osudu
    }
to-the-warlocks-cave = Dostanete se do Jeskyně temného mága
    .wish = { $likely ->
        [certain] se dostanete do Jeskyně temného mága
        [almost] se dostanete do Jeskyně temného mága
        [impossible] dostat se do Jeskyně temného mága
       *[likely] dostanete se do Jeskyně temného mága
    }
to-the-city = Dostanete se do Města
    .wish = { $likely ->
        [certain] se dostanete do Města
        [almost] se dostanete do Města
        [impossible] dostat se do Města
       *[likely] dostanete se do Města
    }
to-the-tavern = Dostanete se do Hostince
    .wish = { $likely ->
        [certain] se dostanete do Hostince
        [almost] se dostanete do Hostince
        [impossible] dostat se do Hostince
       *[likely] dostanete se do Hostince
    }
you-get-past-it = Projdete dál
you-die = Zemřete
you-turn-back = Vrátíte se
you-reach-the-crown-of-command = Dojdete ke Koruně moci
you-are-thrown-out-of-the = Dostanete se mimo vnitřní pás
you-leave-through-the-portal = Odejdete Bránou osudu
you-turn-back-before-the-valley = Vrátíte se před Údolím ohně
stay-alive = Přežít
    .headline = { $likely ->
        [certain] Určitě přežijete.
        [impossible] Určitě zemřete.
       *[likely] Zemřete s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
# A place in play; `.at` says that something is so there.
crypt = Krypta
    .at = v Kryptě
get-to-the-best-space = Dostat se na nejlepší pole
mines = Doly
    .at = v Dolech
vampires-tower = Upíří věž
    .at = v Upíří věži
    .before = Upíří věží
keep-your-lives = Projít a zachovat si životy
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Upíří věž.
        [impossible] Přes Upíří věž se dostat nemůžete.
       *[likely] Dostanete se přes Upíří věž s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive-and-keep-your-followers = Přežít a zachovat si pomocníky
    .headline = { $likely ->
        [certain] V Upíří věži určitě přežijete.
        [impossible] V Upíří věži určitě zemřete.
       *[likely] V Upíří věži zemřete s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
death = Smrtka
    .at = na poli Smrtka
    .before = Smrtkou
werewolfs-den = Doupě vlkodlaka
    .at = v Doupěti vlkodlaka
    .before = Doupětem vlkodlaka
pits = Jámy
    .at = v Jámách
    .before = Jámami
get-past-death = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Smrtku.
        [impossible] Přes Smrtku se dostat nemůžete.
       *[likely] Dostanete se přes Smrtku s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-werewolf = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Doupě vlkodlaka.
        [impossible] Přes Doupě vlkodlaka se dostat nemůžete.
       *[likely] Dostanete se přes Doupě vlkodlaka s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-pit-fiends = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Jámy.
        [impossible] Přes Jámy se dostat nemůžete.
       *[likely] Dostanete se přes Jámy s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-way-to-the-crown-of = Cesta ke Koruně moci
reach-the-crown-of-command = Dojít ke Koruně moci
    .headline = { $likely ->
        [certain] Určitě dojdete ke Koruně moci.
        [impossible] Ke Koruně moci dojít nemůžete.
       *[likely] Dojdete ke Koruně moci s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
