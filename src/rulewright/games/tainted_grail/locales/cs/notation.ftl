## notation.py

text-in-line-cannot-be-read = „{ $text }“ v „{ $line }“ nelze přečíst.
on-the-right-only-x2-or = Vpravo může být jen x2 (nebo jiné číslo) a v: bonusy jsou vlevo.
write-a-key-as-row-content = Klíč pište jako řádek:obsah, například 1:m, M:+ nebo F:x2.
each-key-can-be-there-once = Každý klíč může být jen jednou: dejte každé řadě vlastní číslo.
say-with-a-sign-how-many = Uveďte se znaménkem kolik, například hp-1 nebo te+1.
begin-with-the-cards-name-and = Začněte jménem karty a „=“, například Attack = 1:m F:m > M.
put-the-effects-of-one-trigger = Efekty jednoho spouštěče napište dohromady, oddělené čárkami.
icons-m-marker-m2-a-affinity = Symboly: m (kostička), m2, a (náklonnost), a-1, e (bonus střetnutí), d (dobrání), + (další karta), t (odhození), x2, v (prázdno), ?.
attributes-ag-em-co-ca-pr = Vlastnosti: ag, em, co, ca, pr, sp, s úrovní jako ag2; více v jednom klíči jako ag|em2.
abilities-place-delay-delay2-with-2 = Schopnosti: place: …, delay: … (delay2: se 2 žetony), attack: …, pay2: …, nebo passive.
effects-m2-m-1-a1-hp = Efekty: m2, m-1, a1, hp-2, en-1, te+1, mg-1, rep-1, d1, dis1, mill2, torn, ch2, +, flee, block2, hold1, ?; m1*ag za každý spojený klíč, m1*dmg za každé utrpěné zranění, ch1@em podle úrovně, green?…, nogreen?…, red?…, nored?….
there-are-number-cards = { $number ->
    [one] Je popsána { $number } karta.
    [few] Jsou popsány { $number } karty.
   *[other] Je popsáno { $number } karet.
}
describe-at-most-number = Popište jich nejvýše { $number }.
describe-each-card-once-how-many = Každou kartu popište jednou; kolik jich máte, se píše do ruky a balíčku.
write-each-row-as-0-1 = Každý řádek pište jako 0-1: hp-1, poslední jako 4+: hp-2, m-1.
each-number-of-markers-can-be = Každý počet kostiček může být jen v jednom řádku.
write-the-attribute-a-colon-and = Napište vlastnost, dvojtečku a efekty, například ag: a2.
the-card-name-is-not-described = Karta „{ $name }“ není popsaná.
describe-it-under-cards-or-write = Popište ji mezi kartami, nebo napište některou z těchto karet: { $names }.
write-a-name-for-a-paid = Napište jméno; + za zaplacený magický klíč, @ za cizí kartu, (1) za žetony času, (2ch) za náboje.
