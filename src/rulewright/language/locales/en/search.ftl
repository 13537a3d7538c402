## storage.py

the-search-index-cannot-be-built = The search index cannot be built in { $folder }. { $cause }
another-program-changes-it-while-it = Another program is changing it while it is being read.
try-again = Try again.
