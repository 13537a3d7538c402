## slavery.py

a-slaves-release = 노예에서 풀려나기
you-are-free = 풀려납니다
be-free-soon = 빨리 풀려나기
