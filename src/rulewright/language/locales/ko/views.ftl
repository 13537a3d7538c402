## basis.py

a-rulebook-says-so = 규칙서에 명시
the-official-faq-says-so = 공식 FAQ에 명시
second-hand-an-excerpt-a-wiki = 간접 확인: 발췌본이나 위키, 포럼에 나옴
our-reading-the-rulebooks-leave-it = 자체 해석: 규칙서에 분명하게 나와 있지 않음
the-publishers-document = 출판사의 문서
read-in-an-excerpt = 발췌본에서 읽음
written-by-players = 플레이어들이 작성
title-edition-place-kind = { $title } ({ $edition }), { $place }: { $kind }

## entry.py

the-reading-we-follow = 여기서 따르는 해석

## explanation.py

applies = 적용됨
possible-not-used = 가능하나 사용하지 않음
not-allowed = 허용되지 않음
worth = 가치
result-always = { $result }: 항상.
result-never = { $result }: 전혀 없음.
result-times-times-in-100 = { $result }: 100번 중 { $times }번.
on-average-numbers = 평균: { $numbers }.
chance-by-the-end-of-turns = 누적 확률: { $turns }.
turn-turn-chance = { $turn }번째 차례까지 { $chance }
chance-per-visit = 방문당 { $chance }
percentages-how-likely-play-comes-to = 백분율: 단계에 이를 확률입니다. ‘방문당’은 그 단계에 올 때마다 일어날 확률입니다.
percentages-how-likely-play-comes-to-the = 백분율: 그 단계에 이를 확률입니다.
blocked-by-rule = “{ $rule }” 규칙 때문에 할 수 없음

## lookup.py

there-is-no-game-game = “{ $game }” 게임이 없습니다.

## search.py

there-is-no-chapter-chapter = “{ $chapter }” 장이 없습니다.
there-is-no-kind-of-entry = “{ $kind }” 항목 종류가 없습니다.
