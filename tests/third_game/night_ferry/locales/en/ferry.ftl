## board.py

field-lanterns = Lanterns
hooks = Hooks
points-for-each-lantern = Points for each lantern
opposite = Opposite
map-of-the-board = Map of the board

## situations.py

crossing-title = Crossing by night
result-across = You reach the far shore
    .wish = { $likely ->
        [likely] reaching the far shore
       *[certain] reach the far shore
    }
result-back = You are back at the jetty
    .wish = { $likely ->
        [likely] ending up back at the jetty
       *[certain] end up back at the jetty
    }
result-lost = The ferry is lost
    .wish = { $likely ->
        [likely] losing the ferry
       *[certain] lose the ferry
    }
goal-across = Reach the far shore
    .headline = { $likely ->
        [certain] You are certain to reach the far shore.
        [almost] You are all but certain to reach the far shore.
        [impossible] You cannot reach the far shore.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of reaching the far shore.
    }
goal-not-lost = Do not lose the ferry
    .headline = { $likely ->
        [certain] You run no risk of losing the ferry.
        [almost] You run next to no risk of losing the ferry.
        [impossible] You are certain to lose the ferry.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of losing the ferry.
    }
fact-lanterns = { $value ->
    [one] you have { $value } lantern
   *[other] you have { $value } lanterns
}
    .step = { $value ->
        [one] { $value } lantern
       *[other] { $value } lanterns
    }
    .label = lanterns { $value }
word-go-on = go on
word-turn-back = turn back
word-not-lost = ferry not lost
    .wish = { $likely ->
        [likely] not losing the ferry
       *[certain] not lose the ferry
    }
word-points = points
word-lanterns = lanterns left
word-turns = turns
field-goal = What you want
crossing-about = The chance to cross the river before the wind blows out the last lantern.
