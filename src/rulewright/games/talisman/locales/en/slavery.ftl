## slavery.py

a-slaves-release = A slave's release
you-are-free = You are free
    .wish = { to-be } set free
not-free-yet = You are not free yet
    .wish = stay{ ing } a slave
be-free-soon = Be free soon
    .headline = You { sure-to } { to-be } set free{ in-so-many-turns }.
