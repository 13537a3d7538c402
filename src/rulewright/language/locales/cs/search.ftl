## storage.py

the-search-index-cannot-be-built = Vyhledávací rejstřík nelze ve složce { $folder } sestavit. { $cause }
another-program-changes-it-while-it = Při čtení ho mění jiný program.
try-again = Zkuste to znovu.
