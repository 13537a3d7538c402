## inner_region.py

nobody-is-in-the-valley-of = Bez talismanu v Údolí ohně nikdo být nemůže.
give-the-hero-a-talisman-or = Dejte postavě talisman, nebo ji nechte začít na jiném poli.
result-crypt = Zůstanete v Kryptě
    .wish = { stay } v Kryptě{ cannot }
result-mines = Zůstanete v Dolech
    .wish = { stay } v Dolech{ cannot }
# RESULTS of the Crypt and the Mines.
result-plain-of-peril = Dostanete se na Pláně zmaru
    .wish = { come } na Pláně zmaru{ cannot }
result-portal-of-power = Dostanete se na pole Brána osudu
    .wish = { come } na pole Brána osudu{ cannot }
result-warlocks-cave = Dostanete se do Jeskyně temného mága
    .wish = { come } do Jeskyně temného mága{ cannot }
result-city = Dostanete se do Města
    .wish = { come } do Města{ cannot }
result-tavern = Dostanete se do Hostince
    .wish = { come } do Hostince{ cannot }
result-through = Projdete dál
    .wish = { $likely ->
        [impossible] projít dál
       *[likely] projdete dál
    }{ cannot }
result-dead = Zemřete
    .wish = { $likely ->
        [impossible] zemřít
       *[likely] zemřete
    }{ cannot }
result-turned-back = Vrátíte se
    .wish = { se-before }{ $likely ->
        [impossible] vrátit
       *[likely] vrátíte
    }{ se-after }{ cannot }
result-crown = Dojdete ke Koruně moci
    .wish = { $likely ->
        [impossible] dojít ke Koruně moci
       *[likely] dojdete ke Koruně moci
    }{ cannot }
result-expelled = Dostanete se mimo vnitřní pás
    .wish = { come } mimo vnitřní pás{ cannot }
result-left = Odejdete Branou osudu
    .wish = { $likely ->
        [impossible] odejít Branou osudu
       *[likely] odejdete Branou osudu
    }{ cannot }
inner-journey-result-turned-back = Před Údolím ohně se vrátíte
    .wish = { $likely ->
        [impossible] vrátit se před Údolím ohně
       *[likely] před Údolím ohně se vrátíte
    }{ cannot }
goal-survive = Přežít
    .headline = { $likely ->
        [certain] Určitě přežijete.
        [almost] Téměř jistě přežijete.
        [impossible] Určitě zemřete.
       *[likely] Zemřete s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
# A place in play; `.at` says that something is so there.
board-crypt = Krypta
    .at = v Kryptě
    .to = do Krypty
goal-worth = Dostat se na nejlepší pole
board-mines = Doly
    .at = v Dolech
board-vampires-tower = Upíří věž
    .at = v Upíří věži
    .before = Upíří věží
vampires-tower-goal-win = Projít a zachovat si životy
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Upíří věž.
        [almost] Téměř jistě se dostanete přes Upíří věž.
        [impossible] Přes Upíří věž se dostat nemůžete.
       *[likely] Dostanete se přes Upíří věž s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
vampires-tower-goal-survive = Přežít a zachovat si pomocníky
    .headline = { $likely ->
        [certain] V Upíří věži určitě přežijete.
        [almost] V Upíří věži téměř jistě přežijete.
        [impossible] V Upíří věži určitě zemřete.
       *[likely] V Upíří věži zemřete s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
board-death = Smrtka
    .at = na poli Smrtka
    .before = Smrtkou
board-werewolf-den = Doupě vlkodlaka
    .at = v Doupěti vlkodlaka
    .before = Doupětem vlkodlaka
board-pits = Jámy
    .at = v Jámách
    .before = Jámami
death-goal-win = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Smrtku.
        [almost] Téměř jistě se dostanete přes Smrtku.
        [impossible] Přes Smrtku se dostat nemůžete.
       *[likely] Dostanete se přes Smrtku s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
werewolf-den-goal-win = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Doupě vlkodlaka.
        [almost] Téměř jistě se dostanete přes Doupě vlkodlaka.
        [impossible] Přes Doupě vlkodlaka se dostat nemůžete.
       *[likely] Dostanete se přes Doupě vlkodlaka s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
pits-goal-win = Projít dál
    .headline = { $likely ->
        [certain] Určitě se dostanete přes Jámy.
        [almost] Téměř jistě se dostanete přes Jámy.
        [impossible] Přes Jámy se dostat nemůžete.
       *[likely] Dostanete se přes Jámy s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
inner-journey-title = Cesta ke Koruně moci
inner-journey-goal-win = Dojít ke Koruně moci
    .headline = { $likely ->
        [certain] Určitě dojdete ke Koruně moci.
        [almost] Téměř jistě dojdete ke Koruně moci.
        [impossible] Ke Koruně moci dojít nemůžete.
       *[likely] Dojdete ke Koruně moci s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
