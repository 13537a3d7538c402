## storage.py

the-search-index-cannot-be-built = Hakuhakemistoa ei voi rakentaa kansioon { $folder }. { $cause }
another-program-changes-it-while-it = Toinen ohjelma muuttaa sitä lukemisen aikana.
try-again = Yritä uudelleen.
