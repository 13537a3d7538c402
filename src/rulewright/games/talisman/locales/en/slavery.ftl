## slavery.py

a-slaves-release = A slave's release
you-are-free = You are free
be-free-soon = Be free soon
    .headline = { $likely ->
        [certain] You are certain to go free.
        [impossible] You cannot go free in this time.
       *[likely] Your chance to go free in time is { PERCENT($chance, maximumFractionDigits: 0) }.
    }
