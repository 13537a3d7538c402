## starting_hand.py

the-deck-has-number-cards = Počet karet v balíčku: { $number }.
make-the-deck-bigger-or-want = Zvětšete balíček, nebo chtějte méně karet.
starting-hand = úvodní ruka
the-hand-has-what-you-want = V ruce je, co chcete
the-hand-lacks-it = V ruce to chybí
have-the-wanted-cards = Mít chtěné karty
cards-value = karty { $value }
wanted-cards-value = chtěné karty { $value }
keep-the-hand = nechat si ruku
take-a-mulligan = vyměnit ruku
a-wanted-card = chtěná karta
another-card = jiná karta
wanted-cards-in-hand = chtěné karty v ruce
wanted-cards-in-the-deck = Chtěné karty v balíčku
wanted-in-hand-at-least = Chtěných v ruce, nejméně
characters-in-the-encounter = Postavy ve střetnutí
the-enemy-is-slow = Nepřítel je Pomalý
the-chance-to-begin-an-encounter = Šance začít střetnutí s kartami, které chcete, a kdy se vyplatí vyměnit ruku za menší.
