## slavery.py

slave-release-title = A slave's release
result-released = You are free
    .wish = { to-be } set free
slave-release-result-not-yet = You are not free yet
    .wish = stay{ ing } a slave
slave-release-goal-win = Be free soon
    .headline = You { sure-to } { to-be } set free{ in-so-many-turns }.
