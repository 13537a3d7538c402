## slavery.py

a-slaves-release = A slave's release
you-are-free = You are free
    .wish = { $likely ->
        [likely] being set free
       *[certain] be set free
    }
not-free-yet = You are not free yet
    .wish = { $likely ->
        [likely] staying a slave
       *[certain] stay a slave
    }
be-free-soon = Be free soon
    .headline = { $likely ->
        [certain] You are certain to be set free{ $rounds ->
            [0] , after { NUMBER($turns, maximumFractionDigits: 1) ->
                [one] { NUMBER($turns, maximumFractionDigits: 1) } turn
               *[other] { NUMBER($turns, maximumFractionDigits: 1) } turns
            } on average
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
        [almost] You are all but certain to be set free{ $rounds ->
            [0] , after { NUMBER($turns, maximumFractionDigits: 1) ->
                [one] { NUMBER($turns, maximumFractionDigits: 1) } turn
               *[other] { NUMBER($turns, maximumFractionDigits: 1) } turns
            } on average
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
        [impossible] You cannot be set free{ $rounds ->
            [0] { "" }
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
       *[likely] You have a(n) { PERCENT($chance, maximumFractionDigits: 0) } chance of being set free{ $rounds ->
            [0] { "" }
            [one] { " " }this turn
           *[other] { " " }within { $rounds } turns
        }.
    }
