## embeddings.py

file-holds-no-vectors-of-words = { $file } 파일에 낱말 벡터가 없습니다.
run-make-embeddings-or-delete-the = ‘make embeddings’를 실행하거나 이 파일을 지우세요.

## pages.py

index-a-to-z = 가나다순 찾아보기
a-turn-as-a-flow-chart = 순서도
calculator-tells = 결과마다의 확률과 가장 좋은 선택을 계산해 알려 줍니다.
differences-between-rulebooks = 규칙서마다 다른 점
errors-of-the-rulebook = 규칙서의 오류
page-a-to-z = 모든 규칙, 카드, 칸을 가나다순으로 모았습니다.
page-of-differences = 규칙서와 판본, 번역마다 다른 점을 모두 모았습니다. 진행이 달라지는 것이 먼저 나옵니다.
page-of-pieces = { $kind ->
    [character] 모든 캐릭터의 목록입니다
    [space] 모든 칸과 칸마다 하는 일을 한눈에 보는 목록입니다
   *[other] 모든 카드의 목록입니다
}: { $kinds }.
page-of-questions = 자주 묻는 질문(FAQ)과 답을 한곳에 모았습니다.
page-of-rules = 이 장의 모든 규칙을 한 페이지에 모았습니다.
page-of-terms = 게임의 모든 용어와 아이콘, 그 뜻을 한곳에 모았습니다.
page-of-the-flow = 차례의 진행을 단계별로 보여 주는 그림입니다.
how-long-games-take-and-who-wins = 게임에 걸리는 시간과 승률
page-of-the-atlas = 인원별 게임 시간, 게임을 줄이는 대체 규칙, 캐릭터별 강함을 모의 플레이어의 게임으로 보여 줍니다.
page-of-the-map = 게임판 전체의 그림입니다. 칸의 위치와 이웃한 칸을 보여 주며, 칸을 누르면 무엇을 하는 칸인지 나옵니다.
page-with-a-table = { $kind ->
    [character] 캐릭터를 한눈에 비교하는 표입니다. 비교 항목
    [space] 칸을 한눈에 비교하는 표입니다. 비교 항목
   *[other] 카드를 한눈에 비교하는 표입니다. 비교 항목
}: { $columns }.
the-board-as-a-map = 게임판 지도

## storage.py

the-search-index-is-being-built = 항목 { $entries }개의 검색 색인을 만듭니다. 10초쯤 걸립니다 …
the-search-index-cannot-be-built = { $folder } 폴더에 검색 색인을 만들 수 없습니다. { $cause }
another-program-changes-it-while-it = 읽는 동안 다른 프로그램이 내용을 바꾸고 있습니다.
try-again = 다시 시도하세요.
