## slavery.py

a-slaves-release = Propuštění otroka
you-are-free = Jste volní
be-free-soon = Být brzy volný
