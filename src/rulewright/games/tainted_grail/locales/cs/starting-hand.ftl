## starting_hand.py

the-deck-has-number-cards = Počet karet v balíčku: { $number }.
make-the-deck-bigger-or-want = Zvětšete balíček, nebo chtějte méně karet.
starting-hand = úvodní ruka
the-hand-has-what-you-want = V ruce je, co chcete
the-hand-lacks-it = V ruce to chybí
have-the-wanted-cards = Mít hledané karty
    .headline = { $likely ->
        [certain] Hledané karty budete mít na začátku jistě v ruce.
        [impossible] Hledané karty na začátku v ruce mít nemůžete.
       *[likely] Hledané karty budete mít na začátku v ruce s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
# FACTS, OPTIONS and MEASURES, as in the package for Talisman: a fact is a clause, with `.if` in a condition and `.at` as
# the place in play; an option is its label, with `.do` as an imperative; a measure has `.count` with its $number.
cards-value = { $value ->
    [one] berete { $value } kartu
    [few] berete { $value } karty
   *[other] berete { $value } karet
}
    .at = { $value ->
        [one] s { $value } kartou v ruce
       *[other] s { $value } kartami v ruce
    }
    .label = karty { $value }
wanted-cards-value = { $value ->
    [0] není mezi nimi žádná hledaná
    [one] je mezi nimi { $value } hledaná
    [few] jsou mezi nimi { $value } hledané
   *[other] je mezi nimi { $value } hledaných
}
    .label = chtěné karty { $value }
keep-the-hand = nechat si karty
    .do = nechte si karty v ruce
take-a-mulligan = vyměnit karty
    .do = vyměňte celou ruku
a-wanted-card = chtěná karta
another-card = jiná karta
wanted-cards-in-hand = hledané karty v ruce
    .count = { $number ->
        [one] { $number } hledaná karta v ruce
        [few] { $number } hledané karty v ruce
        [many] { $number } hledané karty v ruce
       *[other] { $number } hledaných karet v ruce
    }
wanted-cards-in-the-deck = Chtěné karty v balíčku
wanted-in-hand-at-least = Chtěných v ruce, nejméně
characters-in-the-encounter = Postavy ve střetnutí
the-enemy-is-slow = Nepřítel je Pomalý
the-chance-to-begin-an-encounter = Šance začít střetnutí s kartami, které chcete, a kdy se vyplatí vyměnit ruku za menší.
