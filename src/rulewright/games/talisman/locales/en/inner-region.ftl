## inner_region.py

nobody-is-in-the-valley-of = Nobody can be in the Valley of Fire without a Talisman.
give-the-hero-a-talisman-or = Give the character a Talisman, or let them begin on another space.
you-stay-in-the-crypt = You stay in the Crypt
    .wish = { $likely ->
        [likely] staying in the Crypt
       *[certain] stay in the Crypt
    }
you-stay-in-the-mines = You stay in the Mines
    .wish = { $likely ->
        [likely] staying in the Mines
       *[certain] stay in the Mines
    }
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = You come out on the Plain of Peril
    .wish = { $likely ->
        [likely] coming out on the Plain of Peril
       *[certain] come out on the Plain of Peril
    }
to-the-portal-of-power = You come out at the Portal of Power
    .wish = { $likely ->
        [likely] coming out at the Portal of Power
       *[certain] come out at the Portal of Power
    }
to-the-warlocks-cave = You come out at the Warlock's Cave
    .wish = { $likely ->
        [likely] coming out at the Warlock's Cave
       *[certain] come out at the Warlock's Cave
    }
to-the-city = You come out in the City
    .wish = { $likely ->
        [likely] coming out in the City
       *[certain] come out in the City
    }
to-the-tavern = You come out at the Tavern
    .wish = { $likely ->
        [likely] coming out at the Tavern
       *[certain] come out at the Tavern
    }
you-get-past-it = You get past
    .wish = { $likely ->
        [likely] getting past
       *[certain] get past
    }
you-die = You die
    .wish = { $likely ->
        [likely] dying
       *[certain] die
    }
you-turn-back = You turn back
    .wish = { $likely ->
        [likely] turning back
       *[certain] turn back
    }
you-reach-the-crown-of-command = You reach the Crown of Command
    .wish = { $likely ->
        [likely] reaching the Crown of Command
       *[certain] reach the Crown of Command
    }
you-are-thrown-out-of-the = You are thrown out of the Inner Region
    .wish = { $likely ->
        [likely] being thrown out of the Inner Region
       *[certain] be thrown out of the Inner Region
    }
you-leave-through-the-portal = You leave through the Portal of Power
    .wish = { $likely ->
        [likely] leaving through the Portal of Power
       *[certain] leave through the Portal of Power
    }
you-turn-back-before-the-valley = You turn back before the Valley of Fire
    .wish = { $likely ->
        [likely] turning back before the Valley of Fire
       *[certain] turn back before the Valley of Fire
    }
stay-alive = Stay alive
    .headline = { $likely ->
        [certain] You run no risk of dying.
        [almost] You run next to no risk of dying.
        [impossible] You cannot stay alive.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of dying.
    }
# A place in play; `.at` says that something is so there.
crypt = Crypt
    .at = in the Crypt
get-to-the-best-space = Get to the best space
mines = Mines
    .at = in the Mines
vampires-tower = Vampire's Tower
    .at = in the Vampire's Tower
    .before = the Vampire's Tower
keep-your-lives = Keep your lives
    .headline = { $likely ->
        [certain] You are certain to get past the Vampire's Tower.
        [almost] You are all but certain to get past the Vampire's Tower.
        [impossible] You cannot get past the Vampire's Tower.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of getting past the Vampire's Tower.
    }
stay-alive-and-keep-your-followers = Stay alive and keep your Followers
    .headline = { $likely ->
        [certain] You run no risk of dying.
        [almost] You run next to no risk of dying.
        [impossible] You cannot survive the Vampire's Tower.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of dying.
    }
death = Death
    .at = at Death
werewolfs-den = Werewolf's Den
    .at = in the Werewolf's Den
    .before = the Werewolf's Den
pits = Pits
    .at = in the Pits
    .before = the Pits
get-past-death = Get past Death
    .headline = { $likely ->
        [certain] You are certain to get past Death.
        [almost] You are all but certain to get past Death.
        [impossible] You cannot get past Death.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of getting past Death.
    }
get-past-the-werewolf = Get past the Werewolf's Den
    .headline = { $likely ->
        [certain] You are certain to get past the Werewolf's Den.
        [almost] You are all but certain to get past the Werewolf's Den.
        [impossible] You cannot get past the Werewolf's Den.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of getting past the Werewolf's Den.
    }
get-past-the-pit-fiends = Get past the Pits
    .headline = { $likely ->
        [certain] You are certain to get past the Pits.
        [almost] You are all but certain to get past the Pits.
        [impossible] You cannot get past the Pits.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of getting past the Pits.
    }
the-way-to-the-crown-of = The way to the Crown of Command
reach-the-crown-of-command = Reach the Crown of Command
    .headline = { $likely ->
        [certain] You are certain to reach the Crown of Command.
        [almost] You are all but certain to reach the Crown of Command.
        [impossible] You cannot reach the Crown of Command.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of reaching the Crown of Command.
    }
