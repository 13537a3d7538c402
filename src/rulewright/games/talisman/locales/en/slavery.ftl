## slavery.py

a-slaves-release = A slave's release
you-are-free = You are free
be-free-soon = Be free soon
