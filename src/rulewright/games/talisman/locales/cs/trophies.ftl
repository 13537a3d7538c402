## trophies.py

give-one-of-id-strength-and = Zadejte jedno z polí „id“, „strength“ a „craft“.
a-trophy-is-told-in-more = Trofej je zadána více než jedním způsobem.
id-is-no-enemy-and-only = „{ $id }“ není nepřítel a trofejí může být jen nepřítel.
all-traded-strength-gained-gained-points = Výměna všech: získaná síla { $gained }, propadlé body { $wasted }
best-trade-traded-keep-kept-strength = Nejlépe: vyměnit { $traded }, nechat si { $kept }; získaná síla { $gained }, propadlé body { $wasted }
all-traded-craft-gained-gained-points = Výměna všech: získaná vůle { $gained }, propadlé body { $wasted }
best-trade-traded-keep-kept-craft = Nejlépe: vyměnit { $traded }, nechat si { $kept }; získaná vůle { $gained }, propadlé body { $wasted }
