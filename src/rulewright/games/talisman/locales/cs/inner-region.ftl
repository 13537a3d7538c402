## inner_region.py

nobody-is-in-the-valley-of = Bez talismanu nikdo v Údolí ohně být nemůže.
give-the-hero-a-talisman-or = Dejte postavě talisman, nebo ji nechte začít na jiném poli.
you-stay-in-the-crypt = Zůstanete v Kryptě
you-stay-in-the-mines = Zůstanete v Dolech
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = Přejdete na Pláně zmaru
to-the-portal-of-power = Přejdete k Bráně osudu
to-the-warlocks-cave = Přejdete do Jeskyně temného mága
to-the-city = Přejdete do Města
to-the-tavern = Přejdete do Hostince
you-get-past-it = Projdete dál
you-die = Zemřete
you-turn-back = Vrátíte se
you-reach-the-crown-of-command = Dojdete na Korunu moci
you-are-thrown-out-of-the = Ocitnete se mimo vnitřní pás
you-leave-through-the-portal = Odejdete Branou osudu
you-turn-back-before-the-valley = Vrátíte se před Údolím ohně
stay-alive = Přežít
    .headline = { $likely ->
        [certain] Jistě přežijete.
        [impossible] Přežít nemůžete.
       *[likely] Přežijete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
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
keep-your-lives = Zachovat si životy
    .headline = { $likely ->
        [certain] Upíří věží jistě projdete.
        [impossible] Upíří věží projít nemůžete.
       *[likely] Upíří věží projdete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive-and-keep-your-followers = Přežít a zachovat si pomocníky
    .headline = { $likely ->
        [certain] V Upíří věži jistě přežijete.
        [impossible] V Upíří věži přežít nemůžete.
       *[likely] V Upíří věži přežijete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
death = Smrtka
    .at = proti Smrtce
    .before = Smrtkou
werewolfs-den = Doupě vlkodlaka
    .at = v Doupěti vlkodlaka
    .before = Doupětem vlkodlaka
pits = Jámy
    .at = v Jámách
    .before = Jámami
get-past-death = Projít dál
    .headline = { $likely ->
        [certain] Kolem Smrtky jistě projdete.
        [impossible] Kolem Smrtky projít nemůžete.
       *[likely] Kolem Smrtky projdete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-werewolf = Projít dál
    .headline = { $likely ->
        [certain] Přes vlkodlaka jistě projdete.
        [impossible] Přes vlkodlaka projít nemůžete.
       *[likely] Přes vlkodlaka projdete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-pit-fiends = Projít dál
    .headline = { $likely ->
        [certain] Jámami jistě projdete.
        [impossible] Jámami projít nemůžete.
       *[likely] Jámami projdete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-way-to-the-crown-of = Cesta ke Koruně moci
reach-the-crown-of-command = Dojít ke Koruně moci
    .headline = { $likely ->
        [certain] Ke Koruně moci jistě dojdete.
        [impossible] Ke Koruně moci dojít nemůžete.
       *[likely] Ke Koruně moci dojdete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
