## diplomacy.py
diplomacy-goal-win = Win
    .headline = { $likely ->
        [certain] You are certain to reach the top of the affinity track in this activation.
        [almost] You are all but certain to reach the top of the affinity track in this activation.
        [impossible] You cannot reach the top of the affinity track in this activation.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of reaching the top of the affinity track in this activation.
    }

the-track-goes-from-low-to = The track goes from { $low } to { $high }.
choose-a-number-in-this-range = Choose a number in that range.
the-card-has-number-stages = { $number ->
    [one] The card has { $number } stage.
   *[other] The card has { $number } stages.
}
diplomacy-title = Diplomacy
diplomacy-goal-survive = Do not fail
    .headline = { $likely ->
        [certain] You run no risk of failing or dying in this activation.
        [almost] You run next to no risk of failing or dying in this activation.
        [impossible] You are certain to fail or end up dying in this activation.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of failing or dying in this activation.
    }
diplomacy-word-stages = stages won
    .count = { $number ->
        [one] { $number } stage won
       *[other] { $number } stages won
    }
diplomacy-word-talking = You neither fail nor die
    .wish = { $likely ->
        [likely] neither failing nor dying
       *[certain] neither fail nor die
    }
diplomacy-word-affinity = affinity
    .count = affinity { $number }
diplomacy-word-reputation = reputation left
    .count = { $number } reputation left
    .mean = { $number } reputation
