## slavery.py

a-slaves-release = Propuštění otroka
you-are-free = Jste volní
be-free-soon = Být brzy volný
    .headline = { $likely ->
        [certain] Na svobodu se jistě dostanete.
        [impossible] V té době se na svobodu dostat nemůžete.
       *[likely] Na svobodu se včas dostanete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
