## ?

address = 주소
chapter = 장
facts = 정보
game = 게임
kind = 종류
letters = 첫 글자
menu = 메뉴
next = 다음
preview = 미리 보기
search = 검색
skip-to-content = 본문으로 건너뛰기

## calculator.html

calculator-absent = 계산기를 쓸 수 없습니다. 이 기기에 저장되어 있지 않고 네트워크에도 연결되어 있지 않습니다. 연결된 뒤에 다시 시도하세요.
calculator-again = 계산하기
calculator-failed = 이 기기에서 계산기가 멈췄습니다. 메모리가 부족할 수 있습니다. 더 작은 수를 넣거나 페이지를 다시 여세요.
calculator-keep = 이 기기에 계산기 저장하기({ $size }MB)
calculator-kept = 계산기가 이 기기에 저장되어 있어 네트워크 없이도 쓸 수 있습니다.
calculator-link = 계산기를 별도 페이지에서 보기
calculator-loading = 계산기를 불러오는 중: { $all }MB 중 { $done }MB
calculator-needs-javascript = 계산기를 쓰려면 JavaScript가 필요합니다. 규칙은 JavaScript 없이도 읽을 수 있습니다.
calculator-outdated = 이 페이지는 지금의 계산기보다 이전 버전입니다. 규칙의 새 버전을 연 다음 다시 시도하세요.
calculator-progress = 진행 상황
calculator-starting = 계산기를 시작하는 중입니다.
calculator-stop = 멈추기
calculator-stopped = 멈췄습니다.
calculator-unable = 이 브라우저에서는 계산기를 실행할 수 없습니다. 더 새로운 브라우저나 Rulewright 서버를 이용하세요.
calculator-unkeepable = 암호화되지 않은 주소라서 브라우저가 계산기를 저장할 수 없습니다. 연결되어 있는 동안에는 쓸 수 있습니다.
calculator-working = 계산 중: { $seconds }초
how-to-write-it = 쓰는 방법
open-it-in-the-app = 앱에서 다른 상황과 비교하고 공유하기

## chapter.html

compare-two = 둘을 비교:
print = 인쇄
at-a-glance = 한눈에 보기
in-this-chapter = 이 장의 규칙
map-of-the-board = 게임판 지도

## data.html

addresses-of-all-rules = 모든 규칙의 주소
all-these-rules = 이 규칙 전체
changes-to-the-rules = 규칙의 변경 내용
for-programs-and-feed-readers = 프로그램과 피드 리더용

## desk.html

all-questions-and-answers = 질문과 답 모두 보기
chapters = 목차
choose-a-situation-the-calculator-tells = 상황을 고르면 확률과 가장 좋은 선택, 그리고 그 근거가 되는 규칙을 알려 줍니다.
common-questions = 자주 묻는 질문
flow-chart = 순서도
index-a-z = 가나다순 찾아보기
resolve-a-situation = 상황 계산하기
what-happens-if = 이럴 때는 어떻게 되나요?

## difference.html

permanent-id = 고정 ID

## differences.html

by-chapter = 장별로 보기
no-differences-are-recorded-yet = 아직 기록된 차이가 없습니다.

## entry-about.html

before-that = 이전 변경
calculator = 계산기
copied = 복사했습니다
copy-the-text = 글 복사
copy-this-text-add-what-is = 아래 글을 복사해 잘못된 점을 적은 뒤 이 사이트를 관리하는 사람에게 보내 주세요.
last-changed = 마지막 변경
report-a-mistake = 오류 알리기
what-is-wrong = 잘못된 점:
where-it-stands = 출처
does-not-print-this-rule = 이 규칙이 나와 있지 않음
uses-this-rule = 이 규칙을 씁니다

## entry-tools.html

copy-the-link = 링크 복사
try-it-situation = 계산해 보기: { $situation }

## entry-worked.html

open-it-in-the-calculator = 계산기에서 열기
worked-examples = 계산 예

## entry.html

as-a-picture = 그림으로 보기
forms-in-the-rulebooks = 규칙서에 나오는 표현
in-other-languages = 다른 언어로 보기
larger-map = 큰 지도
name = 이름
on-the-board = 게임판 위치
our-copy-of-the-rulebook-lost = 우리가 가진 규칙서 사본에서 빠진 아이콘입니다. 각각 얼마나 확실한지 표시합니다.
questions = 묻고 답하기
restored-icons = 복원한 아이콘
see-also = 함께 보기

## filter.html

only-what-has-the-words = 이 말이 있는 것만:

## flow.html

the-same-as-a-list = 같은 내용을 목록으로 보기
go-to-step-number = { $number }번으로

## front.html

everyone-at-the-table-reads-the = 테이블에 모인 모두가 같은 규칙을 자기 언어로 봅니다. 규칙마다 바뀌지 않는 주소가 있습니다.
games = 게임
what-does-the-rule-say = 규칙에는 어떻게 나와 있나요?

## game.html

source-rulebooks = 바탕이 된 규칙서

## map.html

every-space-leads-to-its-page = 칸을 누르면 그 칸의 페이지가 열리고, 지도 아래에 칸 목록이 있습니다.
fit-the-map-to-the-screen = 지도를 화면에 맞추기
skip-the-map = 지도 건너뛰기

## offline.html

being-stored-on-this-device-for = 네트워크 없이 볼 수 있도록 이 기기에 저장하고 있습니다…
can-be-read-without-a-network = 네트워크 없이 볼 수 있습니다. 이 기기에 { $stored }MB가 저장되어 있고, 내려받은 크기는 { $loaded }MB입니다.
show-the-new-version = 새 버전 보기
these-rules-have-been-updated = 규칙이 갱신되었습니다.

## offline.py

back-to-the-front-page = 첫 페이지로
rulewright-rules-of-board-games = Rulewright: 보드게임 규칙
the-rules-of-board-games-in = 함께하는 사람들이 자기 언어로 보는 보드게임 규칙입니다.
this-page-is-not-stored-on = 이 페이지는 이 기기에 저장되어 있지 않으며, 네트워크에 연결되어 있지 않습니다.

## page.html

all-results-for-words = ‘{ $words }’ 전체 검색 결과
before-and-after = 이전과 다음
colours-as-the-device = 색상: 기기 설정
colours-dark = 색상: 어둡게
colours-light = 색상: 밝게
language = 언어
previous = 이전
rule-texts-cc-by-4-0 = 규칙 본문: CC BY 4.0
search-the-rules = 규칙 검색
suggestions = 추천 검색 결과
unofficial-made-by-players-not-connected = 플레이어들이 만든 비공식 사이트이며 게임 출판사와 관련이 없습니다. 규칙은 이 사이트의 말로 새로 썼습니다.

## parallel.html

side-by-side = 나란히 보기
this-language-cannot-be-loaded-at = 지금은 이 언어를 불러올 수 없습니다.

## parts.html

rules-concerned = 관련 규칙:
the-reading-we-follow = 이 사이트가 따르는 해석
the-rulebooks-own-lines = 규칙서 원문
this-difference-on-a-page-of = 이 차이만 따로 보기
count-entry = 항목 { $count }개
count-rule = 규칙 { $count }개

## preview.html

open-the-whole-page = 전체 페이지 열기

## printing.py

line-numbers = 텍스트판 { $numbers }행
lines-numbers = 텍스트판 { $numbers }행
page-numbers = { $numbers }쪽
pages-numbers = { $numbers }쪽

## search-box.html

a-rule-a-card-a-space = 규칙, 카드, 칸 이름 …

## search.html

browse-the-chapters = 장별로 찾아보세요.
narrow-the-search = 검색 범위 좁히기
perhaps-one-of-these = 혹시 이것을 찾으시나요?
all = 전체
did-you-mean-words = 이 검색어를 찾으시나요? { $words }
found-in-search = 결과 { $count }개
what-is-counted = (규칙, 차이점, 계산기, 페이지)
found-count = 결과 { $count }개
nothing-found = 검색 결과가 없습니다.
not-said-so-assumed = 말하지 않아 보통 값을 썼습니다
not-understood-words = 알아듣지 못한 말: { $words }
which-is-meant = 어느 쪽인가요? { $choices }
show-more = 더 보기
the-search-could-not-be-loaded = 검색을 불러오지 못했습니다. 페이지를 새로 고치세요.
the-search-is-loading = 검색을 불러오는 중…
the-search-needs-javascript-without-it = 검색에는 JavaScript가 필요합니다. JavaScript 없이도 다음 페이지에서 모든 규칙을 찾을 수 있습니다.
words-in-any-language-an-id = 어느 언어로든 검색어, 항목 ID, 규칙서의 줄이나 쪽
matches-in-language = 일치한 언어: { $language }

## wording.py

a-matter-of-clarity = 명확성의 차이
card = 카드
changes-play = 진행이 달라짐
character = 캐릭터
component = 구성품
definition = 정의
difference = 차이
example = 예시
in-places-the-rulebook-contradicts-itself = 규칙서에는 앞뒤가 맞지 않거나 뜻이 통하지 않는 대목이 있습니다. 규칙서에 나와 있는 내용과 이 사이트가 따르는 해석을 함께 보여 줍니다.
less-clear-and-play-the-same = 설명이 모자라거나 덜 분명하지만 진행은 같습니다.
limit = 제한
misprint-or-slip = 오탈자나 오역
optional-rule = 대체 규칙
page = 페이지
outcome = 결과
permission = 허용
procedure = 절차
prohibition = 금지
question = 질문
space = 칸
table = 표
term = 용어
the-rulebooks-were-translated-by-different = 규칙서마다 옮긴 사람이 달라 내용이 늘 같지는 않습니다. 각 규칙서의 내용과 이 사이트가 따르는 해석을 함께 보여 줍니다.
to-the-letter-play-differs = 한 규칙서를 글자 그대로 따르면 진행이 달라집니다.
where-the-rulebook-errs = 규칙서의 오류
where-the-rulebooks-differ = 규칙서마다 다른 점
a-guess = 추정
certain = 확실함
does-not-use-it-yet = 아직 쓰지 않습니다
does-not-use-it-it-depends = 카드 더미의 순서에 달려 있어 쓰지 않습니다.
does-not-use-it-it-depends-on = 플레이어가 숨긴 정보에 달려 있어 쓰지 않습니다.
does-not-use-it-it-only = 구성품을 설명하는 항목이라 쓰지 않습니다.
does-not-use-it-it-shows = 다른 규칙을 적용한 예시라 쓰지 않습니다.
does-not-use-it-the-players = 게임 준비는 플레이어가 직접 하므로 쓰지 않습니다.
does-not-use-it-the-players-settle = 플레이어끼리 정할 일이라 쓰지 않습니다.
likely = 유력함
wrong-and-nobody-plays-by-it = 오탈자, 오역, 잘못된 이름이라 그대로 따를 수 없습니다.
how-long-games-take = 게임에 걸리는 시간
a-forecast-of-simulated-players = 규칙을 옮긴 프로그램으로 모의 플레이어가 진행한 예측입니다. 사람이 하면 더 걸리거나 덜 걸릴 수 있습니다.
forecast-your-own-game = 내 게임 예측하기
