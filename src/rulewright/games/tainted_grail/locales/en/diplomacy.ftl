## diplomacy.py
win-the-diplomacy = Win
    .headline = { $likely ->
        [certain] You are certain to win the diplomacy in this activation.
        [impossible] You cannot win the diplomacy yet in this activation.
       *[likely] Your chance to win the diplomacy in this activation is { PERCENT($chance, maximumFractionDigits: 0) }.
    }

the-track-goes-from-low-to = The track goes from { $low } to { $high }.
choose-a-number-in-this-range = Choose a number in this range.
the-card-has-number-stages = The card has { $number } stages.
diplomacy = Diplomacy
do-not-fail = Do not fail
    .headline = { $likely ->
        [certain] The diplomacy is certain not to fail in this activation.
        [impossible] The diplomacy is certain to fail in this activation.
       *[likely] Your chance not to fail in this activation is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
stages-won = stages won
    .count = { $number ->
        [one] { $number } stage won
       *[other] { $number } stages won
    }
the-diplomacy-does-not-fail = the diplomacy does not fail
affinity = affinity
    .count = affinity { $number }
reputation-left = reputation left
    .count = { $number } reputation left
