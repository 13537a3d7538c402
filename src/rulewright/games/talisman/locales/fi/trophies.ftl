## trophies.py

give-one-of-id-strength-and = Anna yksi kentistä ”id”, ”strength” ja ”craft”.
a-trophy-is-told-in-more = Voittosaalis on ilmoitettu useammalla kuin yhdellä tavalla.
id-is-no-enemy-and-only = ”{ $id }” ei ole Vihollinen, ja vain Vihollinen voi olla voittosaalis.
all-traded-strength-gained-gained-points = Kaikki vaihdetaan: Voimaa { $gained }, hukkaan pisteitä { $wasted }
best-trade-traded-keep-kept-strength = Paras: vaihda { $traded }, pidä { $kept }; Voimaa { $gained }, hukkaan pisteitä { $wasted }
all-traded-craft-gained-gained-points = Kaikki vaihdetaan: Taitoa { $gained }, hukkaan pisteitä { $wasted }
best-trade-traded-keep-kept-craft = Paras: vaihda { $traded }, pidä { $kept }; Taitoa { $gained }, hukkaan pisteitä { $wasted }
