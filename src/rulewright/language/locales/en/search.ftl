## storage.py

the-search-index-cannot-be-built = The search index cannot be built in { $folder }. { $cause }
another-program-changes-it-while-it = Another program changes it while it is read.
try-again = Try again.
