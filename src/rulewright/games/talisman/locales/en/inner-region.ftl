## inner_region.py

nobody-is-in-the-valley-of = Nobody can be in the Valley of Fire without a Talisman.
give-the-hero-a-talisman-or = Give the character a Talisman, or let them begin on another space.
you-stay-in-the-crypt = You stay in the Crypt
    .wish = stay{ ing } in the Crypt
you-stay-in-the-mines = You stay in the Mines
    .wish = stay{ ing } in the Mines
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = You come out on the Plain of Peril
    .wish = { to-come } out on the Plain of Peril
to-the-portal-of-power = You come out at the Portal of Power
    .wish = { to-come } out at the Portal of Power
to-the-warlocks-cave = You come out at the Warlock's Cave
    .wish = { to-come } out at the Warlock's Cave
to-the-city = You come out in the City
    .wish = { to-come } out in the City
to-the-tavern = You come out at the Tavern
    .wish = { to-come } out at the Tavern
you-get-past-it = You get past
    .wish = { to-get } past
you-die = You die
    .wish = { $likely ->
        [likely] dying
       *[certain] die
    }
you-turn-back = You turn back
    .wish = turn{ ing } back
you-reach-the-crown-of-command = You reach the Crown of Command
    .wish = reach{ ing } the Crown of Command
you-are-thrown-out-of-the = You are thrown out of the Inner Region
    .wish = { to-be } thrown out of the Inner Region
you-leave-through-the-portal = You leave through the Portal of Power
    .wish = leav{ e-ing } through the Portal of Power
you-turn-back-before-the-valley = You turn back before the Valley of Fire
    .wish = turn{ ing } back before the Valley of Fire
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
    .headline = You { sure-to } { to-get } past the Vampire's Tower.
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
    .headline = You { sure-to } { to-get } past Death.
get-past-the-werewolf = Get past the Werewolf's Den
    .headline = You { sure-to } { to-get } past the Werewolf's Den.
get-past-the-pit-fiends = Get past the Pits
    .headline = You { sure-to } { to-get } past the Pits.
the-way-to-the-crown-of = The way to the Crown of Command
reach-the-crown-of-command = Reach the Crown of Command
    .headline = You { sure-to } reach{ ing } the Crown of Command.
