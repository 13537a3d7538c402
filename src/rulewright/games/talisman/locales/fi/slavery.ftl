## slavery.py

a-slaves-release = Orjan vapautuminen
you-are-free = Olet vapaa
be-free-soon = Vapaaksi pian
