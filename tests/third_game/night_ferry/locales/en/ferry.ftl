## board.py

lanterns = Lanterns
hooks = Hooks
points-for-each-lantern = Points for each lantern
opposite = Opposite
map-of-the-board = Map of the board

## situations.py

crossing-by-night = Crossing by night
you-reach-the-far-shore = You reach the far shore
    .wish = { $likely ->
        [likely] reaching the far shore
       *[certain] reach the far shore
    }
you-are-back-at-the-jetty = You are back at the jetty
    .wish = { $likely ->
        [likely] ending up back at the jetty
       *[certain] end up back at the jetty
    }
the-ferry-is-lost = The ferry is lost
    .wish = { $likely ->
        [likely] losing the ferry
       *[certain] lose the ferry
    }
reach-the-far-shore = Reach the far shore
    .headline = { $likely ->
        [certain] You are certain to reach the far shore.
        [almost] You are all but certain to reach the far shore.
        [impossible] You cannot reach the far shore.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of reaching the far shore.
    }
do-not-lose-the-ferry = Do not lose the ferry
    .headline = { $likely ->
        [certain] You run no risk of losing the ferry.
        [almost] You run next to no risk of losing the ferry.
        [impossible] You are certain to lose the ferry.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of losing the ferry.
    }
lanterns-value = { $value ->
    [one] you have { $value } lantern
   *[other] you have { $value } lanterns
}
    .step = { $value ->
        [one] { $value } lantern
       *[other] { $value } lanterns
    }
    .label = lanterns { $value }
go-on = go on
turn-back = turn back
ferry-not-lost = ferry not lost
    .wish = { $likely ->
        [likely] not losing the ferry
       *[certain] not lose the ferry
    }
points = points
lanterns-left = lanterns left
turns = turns
what-you-want = What you want
the-chance-to-cross-the-river = The chance to cross the river before the wind blows out the last lantern.
