## start_of_day_request.py

the-guardian-die-has-no-face = Kostka strážců nemá žádnou stěnu.
tell-how-many-faces-show-each = Uveďte, kolik stěn ukazuje který výsledek.
name-the-locations-of-the-menhirs = Uveďte lokace menhirů; nezbyl-li žádný, pomocí [].
menhirs-menhirs-dials-dials = Menhirů: { $menhirs }; číselníků: { $dials }.
give-each-menhir-a-dial-0 = Uveďte ke každému menhiru číselník, 0, nemá-li žádný.
location-number-is-named-twice = Lokace { $number } je uvedena dvakrát.
keep-one-of-them = Ponechte jen jedno z nich.
the-die-is-thrown-for-a = Kostka se hází za strážce, a žádný tu není.
tell-where-the-guardian-is-or = Uveďte, kde strážce je, nebo to vynechte.
