## start_of_day_request.py

the-guardian-die-has-no-face = Kostka strážců nemá žádnou stěnu.
tell-how-many-faces-show-each = Uveďte, kolik stěn ukazuje který výsledek.
name-the-locations-of-the-menhirs = Uveďte lokace menhirů. Pokud žádný nezbyl, napište [].
menhirs-menhirs-dials-dials = { $menhirs ->
    [one] Uveden je { $menhirs } menhir
    [few] Uvedeny jsou { $menhirs } menhiry
   *[other] Uvedeno je { $menhirs } menhirů
}, ale { $dials ->
    [one] { $dials } číselník
    [few] { $dials } číselníky
   *[other] { $dials } číselníků
}.
give-each-menhir-a-dial-0 = Uveďte ke každému menhiru číselník. Pokud žádný nemá, napište 0.
location-number-is-named-twice = Lokace { $number } je uvedena dvakrát.
keep-one-of-them = Ponechte jen jedno z nich.
the-die-is-thrown-for-a = Kostkou se hází za strážce, a žádný tu není.
tell-where-the-guardian-is-or = Uveďte, kde strážce je, nebo hod vynechte.
