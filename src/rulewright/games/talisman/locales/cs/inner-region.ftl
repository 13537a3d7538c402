## inner_region.py

nobody-is-in-the-valley-of = Bez talismanu v Údolí ohně nikdo být nemůže.
give-the-hero-a-talisman-or = Dejte postavě talisman, nebo ji nechte začít na jiném poli.
you-stay-in-the-crypt = Zůstanete v Kryptě
    .wish = { stay } v Kryptě{ cannot }
you-stay-in-the-mines = Zůstanete v Dolech
    .wish = { stay } v Dolech{ cannot }
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = Dostanete se na Pláně zmaru
    .wish = { come } na Pláně zmaru{ cannot }
to-the-portal-of-power = Dostanete se na pole Brána osudu
    .wish = { come } na pole Brána osudu{ cannot }
to-the-warlocks-cave = Dostanete se do Jeskyně temného mága
    .wish = { come } do Jeskyně temného mága{ cannot }
to-the-city = Dostanete se do Města
    .wish = { come } do Města{ cannot }
to-the-tavern = Dostanete se do Hostince
    .wish = { come } do Hostince{ cannot }
you-get-past-it = Projdete dál
    .wish = { $likely ->
        [impossible] projít dál
       *[likely] projdete dál
    }{ cannot }
you-die = Zemřete
    .wish = { $likely ->
        [impossible] zemřít
       *[likely] zemřete
    }{ cannot }
you-turn-back = Vrátíte se
    .wish = { se-before }{ $likely ->
        [impossible] vrátit
       *[likely] vrátíte
    }{ se-after }{ cannot }
you-reach-the-crown-of-command = Dojdete ke Koruně moci
    .wish = { $likely ->
        [impossible] dojít ke Koruně moci
       *[likely] dojdete ke Koruně moci
    }{ cannot }
you-are-thrown-out-of-the = Dostanete se mimo vnitřní pás
    .wish = { come } mimo vnitřní pás{ cannot }
you-leave-through-the-portal = Odejdete Branou osudu
    .wish = { $likely ->
        [impossible] odejít Branou osudu
       *[likely] odejdete Branou osudu
    }{ cannot }
you-turn-back-before-the-valley = Před Údolím ohně se vrátíte
    .wish = { $likely ->
        [impossible] vrátit se před Údolím ohně
       *[likely] před Údolím ohně se vrátíte
    }{ cannot }
stay-alive = Přežít
    .headline = { $likely ->
        [certain] Určitě přežijete.
        [almost] Téměř jistě přežijete.
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
        [almost] Téměř jistě se dostanete přes Upíří věž.
        [impossible] Přes Upíří věž se dostat nemůžete.
       *[likely] Dostanete se přes Upíří věž s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive-and-keep-your-followers = Přežít a zachovat si pomocníky
    .headline = { $likely ->
        [certain] V Upíří věži určitě přežijete.
        [almost] V Upíří věži téměř jistě přežijete.
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
        [almost] Téměř jistě se dostanete přes Smrtku.
        [impossible] Přes Smrtku se dostat nemůžete.
       *[likely] Dostanete se přes Smrtku s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-werewolf = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Doupě vlkodlaka.
        [almost] Téměř jistě se dostanete přes Doupě vlkodlaka.
        [impossible] Přes Doupě vlkodlaka se dostat nemůžete.
       *[likely] Dostanete se přes Doupě vlkodlaka s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-pit-fiends = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Jámy.
        [almost] Téměř jistě se dostanete přes Jámy.
        [impossible] Přes Jámy se dostat nemůžete.
       *[likely] Dostanete se přes Jámy s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-way-to-the-crown-of = Cesta ke Koruně moci
reach-the-crown-of-command = Dojít ke Koruně moci
    .headline = { $likely ->
        [certain] Určitě dojdete ke Koruně moci.
        [almost] Téměř jistě dojdete ke Koruně moci.
        [impossible] Ke Koruně moci dojít nemůžete.
       *[likely] Dojdete ke Koruně moci s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
