## diplomacy.py

the-track-goes-from-low-to = The track goes from { $low } to { $high }.
choose-a-number-in-this-range = Choose a number in this range.
the-card-has-number-stages = The card has { $number } stages.
diplomacy = Diplomacy
do-not-fail = Do not fail
stages-won = stages won
the-diplomacy-does-not-fail = the diplomacy does not fail
affinity = affinity
reputation-left = reputation left
