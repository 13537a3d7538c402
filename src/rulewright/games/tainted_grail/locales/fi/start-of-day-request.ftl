## start_of_day_request.py

the-guardian-die-has-no-face = Vartijanopassa ei ole tahkoja.
tell-how-many-faces-show-each = Kerro, montako tahkoa näyttää kunkin tuloksen.
name-the-locations-of-the-menhirs = Anna menhirien paikat; jos yhtään ei ole jäljellä, kirjoita [].
menhirs-menhirs-dials-dials = Menhirejä on { $menhirs } ja kiekkoja { $dials }.
give-each-menhir-a-dial-0 = Anna kullekin menhirille kiekko, 0 jos sitä ei ole.
location-number-is-named-twice = Paikka { $number } on mainittu kahdesti.
keep-one-of-them = Säilytä niistä vain yksi.
the-die-is-thrown-for-a = ”roll” on annettu, mutta noppa heitetään vain vartijalle, eikä vartijaa ole.
tell-where-the-guardian-is-or = Kerro, missä vartija on, tai poista ”roll”.
