## slavery.py

a-slaves-release = 노예에서 풀려나기
you-are-free = 풀려납니다
be-free-soon = 빨리 풀려나기
    .headline = { $likely ->
        [certain] 반드시 풀려납니다.
        [impossible] 그 안에 풀려날 수는 없습니다.
       *[likely] 그 안에 풀려날 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
