## diplomacy.py
win-the-diplomacy = Win
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
diplomacy = Diplomacy
do-not-fail = Do not fail
    .headline = { $likely ->
        [certain] You run no risk of failing or dying in this activation.
        [almost] You run next to no risk of failing or dying in this activation.
        [impossible] You are certain to fail or end up dying in this activation.
       *[likely] You run a(n) { PERCENT($risk, maximumFractionDigits: 0) } risk of failing or dying in this activation.
    }
stages-won = stages won
    .count = { $number ->
        [one] { $number } stage won
       *[other] { $number } stages won
    }
the-diplomacy-does-not-fail = You neither fail nor die
    .wish = { $likely ->
        [likely] neither failing nor dying
       *[certain] neither fail nor die
    }
affinity = affinity
    .count = affinity { $number }
reputation-left = reputation left
    .count = { $number } reputation left
