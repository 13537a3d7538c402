## inner_region.py

nobody-is-in-the-valley-of = Nobody is in the Valley of Fire without a Talisman.
give-the-hero-a-talisman-or = Give the hero a Talisman, or let it begin on another space.
you-stay-in-the-crypt = You stay in the Crypt
you-stay-in-the-mines = You stay in the Mines
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = You come to the Plain of Peril
to-the-portal-of-power = You come to the Portal of Power
to-the-warlocks-cave = You come to the Warlock's Cave
to-the-city = You come to the City
to-the-tavern = You come to the Tavern
you-get-past-it = You get past it
you-die = You die
you-turn-back = You turn back
you-reach-the-crown-of-command = You reach the Crown of Command
you-are-thrown-out-of-the = You are thrown out of the Inner Region
you-leave-through-the-portal = You leave through the Portal
you-turn-back-before-the-valley = You turn back before the Valley of Fire
stay-alive = Stay alive
    .headline = { $likely ->
        [certain] You are certain to stay alive.
        [impossible] You cannot stay alive.
       *[likely] Your chance to stay alive is { PERCENT($chance, maximumFractionDigits: 0) }.
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
        [impossible] You cannot get past the Vampire's Tower.
       *[likely] Your chance to get past the Vampire's Tower is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stay-alive-and-keep-your-followers = Stay alive and keep your Followers
    .headline = { $likely ->
        [certain] You are certain to survive the Vampire's Tower.
        [impossible] You cannot survive the Vampire's Tower.
       *[likely] Your chance to survive the Vampire's Tower is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
death = Death
    .at = against Death
werewolfs-den = Werewolf's Den
    .at = in the Werewolf's Den
    .before = the Werewolf's Den
pits = Pits
    .at = in the Pits
    .before = the Pits
get-past-death = Get past it
    .headline = { $likely ->
        [certain] You are certain to get past Death.
        [impossible] You cannot get past Death.
       *[likely] Your chance to get past Death is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-werewolf = Get past it
    .headline = { $likely ->
        [certain] You are certain to get past the Werewolf.
        [impossible] You cannot get past the Werewolf.
       *[likely] Your chance to get past the Werewolf is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
get-past-the-pit-fiends = Get past it
    .headline = { $likely ->
        [certain] You are certain to get past the Pits.
        [impossible] You cannot get past the Pits.
       *[likely] Your chance to get past the Pits is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
the-way-to-the-crown-of = The way to the Crown of Command
reach-the-crown-of-command = Reach the Crown of Command
    .headline = { $likely ->
        [certain] You are certain to reach the Crown of Command.
        [impossible] You cannot reach the Crown of Command.
       *[likely] Your chance to reach the Crown of Command is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
