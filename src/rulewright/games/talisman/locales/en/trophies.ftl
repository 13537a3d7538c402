## trophies.py

give-one-of-id-strength-and = Give one of “id”, “strength” and “craft”.
a-trophy-is-told-in-more = A trophy is told in more than one way.
id-is-no-enemy-and-only = “{ $id }” is no Enemy, and only Enemies can be trophies.
all-traded-strength-gained-gained-points = All traded: Strength gained { $gained }, points wasted { $wasted }
best-trade-traded-keep-kept-strength = Best: trade { $traded }, keep { $kept }; Strength gained { $gained }, points wasted { $wasted }
all-traded-craft-gained-gained-points = All traded: Craft gained { $gained }, points wasted { $wasted }
best-trade-traded-keep-kept-craft = Best: trade { $traded }, keep { $kept }; Craft gained { $gained }, points wasted { $wasted }
