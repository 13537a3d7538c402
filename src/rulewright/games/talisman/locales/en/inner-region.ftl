## inner_region.py

nobody-is-in-the-valley-of = Nobody can be in the Valley of Fire without a Talisman.
give-the-hero-a-talisman-or = Give the character a Talisman, or let them begin on another space.
result-crypt = You stay in the Crypt
    .wish = stay{ ing } in the Crypt
result-mines = You stay in the Mines
    .wish = stay{ ing } in the Mines
# RESULTS of the Crypt and the Mines.
result-plain-of-peril = You come out on the Plain of Peril
    .wish = { to-come } out on the Plain of Peril
result-portal-of-power = You come out at the Portal of Power
    .wish = { to-come } out at the Portal of Power
result-warlocks-cave = You come out at the Warlock's Cave
    .wish = { to-come } out at the Warlock's Cave
result-city = You come out in the City
    .wish = { to-come } out in the City
result-tavern = You come out at the Tavern
    .wish = { to-come } out at the Tavern
result-through = You get past
    .wish = { to-get } past
result-dead = You die
    .wish = { $likely ->
        [likely] dying
       *[certain] die
    }
result-turned-back = You turn back
    .wish = turn{ ing } back
result-crown = You reach the Crown of Command
    .wish = reach{ ing } the Crown of Command
result-expelled = You are thrown out of the Inner Region
    .wish = { to-be } thrown out of the Inner Region
result-left = You leave through the Portal of Power
    .wish = leav{ e-ing } through the Portal of Power
inner-journey-result-turned-back = You turn back before the Valley of Fire
    .wish = turn{ ing } back before the Valley of Fire
goal-survive = Stay alive
    .headline = { $likely ->
        [certain] You run no risk of dying.
        [almost] You run next to no risk of dying.
        [impossible] You cannot stay alive.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of dying.
    }
# A place in play; `.at` says that something is so there.
board-crypt = Crypt
    .at = in the Crypt
goal-worth = Get to the best space
board-mines = Mines
    .at = in the Mines
board-vampires-tower = Vampire's Tower
    .at = in the Vampire's Tower
    .before = the Vampire's Tower
vampires-tower-goal-win = Keep your lives
    .headline = You { sure-to } { to-get } past the Vampire's Tower.
vampires-tower-goal-survive = Stay alive and keep your Followers
    .headline = { $likely ->
        [certain] You run no risk of dying.
        [almost] You run next to no risk of dying.
        [impossible] You cannot survive the Vampire's Tower.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of dying.
    }
board-death = Death
    .at = at Death
board-werewolf-den = Werewolf's Den
    .at = in the Werewolf's Den
    .before = the Werewolf's Den
board-pits = Pits
    .at = in the Pits
    .before = the Pits
death-goal-win = Get past Death
    .headline = You { sure-to } { to-get } past Death.
werewolf-den-goal-win = Get past the Werewolf's Den
    .headline = You { sure-to } { to-get } past the Werewolf's Den.
pits-goal-win = Get past the Pits
    .headline = You { sure-to } { to-get } past the Pits.
inner-journey-title = The way to the Crown of Command
inner-journey-goal-win = Reach the Crown of Command
    .headline = You { sure-to } reach{ ing } the Crown of Command.
