## application.py

a-situation-has-to-be-sent = 상황은 압축하지 않은 JSON으로 보내야 합니다.
send-the-header-header = 헤더 { $header }을(를) 보내세요.
the-body-did-not-arrive-within = 본문이 { $number }초 안에 도착하지 않았습니다.
send-the-request-again-at-once = 요청을 곧바로 다시 보내세요.
the-body-is-longer-than-limit = 본문이 { $limit }바이트보다 깁니다.
the-body-is-not-text-in = 본문이 UTF-8 텍스트가 아닙니다.
send-json-in-utf-8 = JSON을 UTF-8로 보내세요.
path-does-not-answer-method = { $path }은(는) { $method } 요청을 받지 않습니다.
use-one-of-options = 다음 중 하나를 쓰세요: { $options }.
nothing-is-at-path = { $path }에는 아무것도 없습니다.
see-path-for-what-there-is = 무엇이 있는지는 { $path }에서 볼 수 있습니다.
something-went-wrong-inside-rulewright-error = rulewright 안에서 오류가 났습니다: { $error }.
please-report-it-the-servers-log = 이 문제를 알려 주세요. 어디서 일어났는지는 서버 기록에 있습니다.

## documents.py

the-answer = 답
find-rules-by-words-in-any = 어느 언어의 검색어로든 규칙을 찾습니다
inflected-misspelt-and-unaccented-words-are = 형태가 바뀐 말, 잘못 쓴 말, 발음 부호를 뺀 말도 찾습니다. 제목과 발췌문은 읽는 사람의 언어로 나옵니다.
read-one-rule = 규칙 하나를 읽습니다
the-game-may-be-left-out = 그런 항목이 한 게임에만 있으면 ID에서 게임을 빼도 됩니다.
look-a-term-up-in-the = 용어집에서 용어를 찾습니다
by-its-id-or-by-any = ID로, 또는 어느 언어로든 그 용어의 이름이나 표기로 찾습니다.
list-what-can-be-resolved = 계산할 수 있는 상황의 목록을 보여 줍니다
every-situation-with-its-goals-results = 모든 상황과 그 목표, 결과, 규칙 해석, 요청의 JSON 스키마를 보여 줍니다.
how-long-a-game-will-take = 게임에 걸리는 시간 예측
games-of-simulated-players-are-played = 모의 플레이어가 규칙대로 게임을 진행해 걸리는 시간, 승률, 대체 규칙마다 달라지는 점을 알려 줍니다.
answer-what-happens-if = “이럴 때는 어떻게 되나요?”에 답합니다
exact-probabilities-the-best-decision-and = 정확한 확률, 가장 좋은 결정, 그 이유를 알려 줍니다. 서로 모순되는 필드가 있으면 거절합니다.
the-same-answers-as-on-the = 명령줄과 같은 답을 주며, 아무것도 저장하지 않고 키도 필요 없습니다.

## page.py

rulewrights-json-api = Rulewright의 JSON API
language = 언어
read-all-rules = 모든 규칙 읽기
problems = 오류
every-error-is-problem-json-rfc = 모든 오류는 problem+json(RFC 9457)이며 코드, 입력, 원인, 해결 방법을 담습니다.
code = 코드
meaning = 뜻
parameters = 매개변수 목록
parameter = 매개변수
value-2 = 값
for-example = 예:
answers = 응답

## parameters.py

the-readers-language-otherwise-the-first = 읽는 사람의 언어입니다. 없으면 Accept-Language의 첫 언어를 씁니다.
a-few-words-in-any-of = 네 언어 중 하나로 쓴 검색어입니다.
search-one-game-only = 한 게임에서만 찾습니다.
search-one-chapter-only-such-as = attacks나 cards 같은 장(챕터) 하나에서만 찾습니다.
search-one-kind-of-entry-only = limit이나 term 같은 항목 종류 하나에서만 찾습니다.
search-the-texts-of-one-language = 한 언어의 글에서만 찾습니다.
at-most-so-many-hits = 최대 결과 수입니다.
also-which-reading-of-the-rules = 규칙을 달리 해석하거나, 무언가를 더 가졌거나, 꺼진 필드를 켰을 때 답이 어떻게 달라지는지도 알려 줍니다.
estimate-from-so-many-samples-instead = 정확히 계산하는 대신 정한 수의 표본으로 추정합니다.
where-the-samples-dice-begin = 표본에 쓸 난수 시드입니다.
no-estimate-however-large-the-situation = 상황이 아무리 커도 추정하지 않습니다.
estimate-beyond-so-many-states = 경우의 수가 이보다 많으면 추정합니다. `exact`와 함께 쓰면 그만둡니다.
give-up-after-so-many-seconds = 정한 시간(초)이 지나면 그만둡니다.
the-address-has-count-parameters-limit = 주소의 매개변수가 { $count }개입니다. { $limit }개까지 쓸 수 있습니다.
leave-out-those-that-are-not = 필요 없는 것은 빼세요.

## problems.py

the-body-is-not-valid-json = 본문이 올바른 JSON이 아님
unknown-entry = 알 수 없는 항목
unknown-address = 알 수 없는 주소
method-not-allowed-here = 여기에서는 쓸 수 없는 메서드
the-body-did-not-arrive-in = 본문이 제때 도착하지 않음
the-body-is-too-long = 본문이 너무 김
too-many-parameters = 매개변수가 너무 많음
the-body-is-not-sent-as = 본문을 JSON으로 보내지 않음
unknown-situation = 알 수 없는 상황
unknown-game = 알 수 없는 게임
unknown-chapter = 알 수 없는 장
unknown-kind-of-entry = 알 수 없는 종류의 항목
unknown-field = 알 수 없는 필드
missing-field = 빠진 필드
name-of-several-things = 여러 항목에 쓰이는 이름
value-not-allowed = 허용되지 않는 값
number-out-of-range = 범위를 벗어난 수
fields-that-contradict-each-other = 서로 모순되는 필드
the-situation-has-too-many-states = 경우의 수가 너무 많음
the-situation-takes-too-long = 계산이 너무 오래 걸림
too-many-requests-from-one-address = 한 주소에서 보낸 요청이 너무 많음
unknown-host-name = 알 수 없는 호스트
mistake-in-a-game = 게임 패키지의 오류
fault-of-the-server = 서버의 오류
a-worker-process-ended = 계산 프로세스가 멈춤
the-server-is-busy = 서버가 바쁨
find-the-id-with-path = ID는 { $path }에서 찾으세요.
see-path-for-what-it-can = 쓸 수 있는 값은 { $path }에서 확인하세요.
make-the-numbers-smaller-or-ask-for = 수를 줄이거나, 매개변수 { $parameter }(으)로 표본 추정을 요청하세요.

## fair_queue.py, request_limits.py, worker_pool.py

the-server-is-working-on-too = 서버가 오래 걸리는 계산을 너무 많이 하고 있습니다. 기다리는 계산이 { $count }개 있습니다.
all-connections-are-in-use = 서버의 연결이 모두 사용 중입니다.
try-again-in-a-few-seconds = 몇 초 뒤에 다시 시도하세요.
more-than-limit-requests-in-a-minute = 사용 중인 주소에서 1분에 { $limit }개가 넘는 요청이 왔습니다.
host-is-no-name-of-this-server = { $host }은(는) 이 서버의 이름이 아닙니다.
use-its-address-or-name-the-host = 서버의 주소를 쓰거나 이 이름을 { $variable }에 넣으세요.
the-process-that-worked-on-this = 이 답을 계산하던 프로세스가 계산을 끝내기 전에 멈췄습니다.
try-again-where-it-happens-again = 다시 시도하세요. 같은 일이 되풀이되면 수를 줄이세요.

## not_found.py

the-address-is-too-long = 주소가 너무 깁니다
look-for-the-rule-by-its = 규칙을 이름으로 찾아보세요.
there-is-no-such-page = 그런 페이지가 없습니다
search-the-rules = 규칙 검색

## serving.py

host-port-cannot-be-used-cause = { $host }:{ $port } 주소를 쓸 수 없습니다. { $cause }
stop-what-uses-it-or-choose = 이 포트를 쓰는 프로그램을 끝내거나 다른 포트를 고르세요: `--port { $other }`(`make run PORT={ $other }`).
host-is-no-address-of-this = 이 컴퓨터에는 { $host } 주소가 없습니다.
use-127-0-0-1-for = 이 컴퓨터에서만 쓰려면 127.0.0.1을, 네트워크에서도 쓰려면 0.0.0.0을 쓰세요.
another-program-uses-it = 다른 프로그램이 이 포트를 쓰고 있습니다.
the-system-keeps-ports-below-1024 = 1024번보다 낮은 포트는 시스템만 쓸 수 있습니다.

## settings.py

set-it-to-a-whole-number = { $low }부터 { $high }까지의 정수를 쓰거나 변수를 지우세요.
set-it-to-addresses-or-networks = 주소나 네트워크를 쉼표로 나눠 쓰거나 변수를 지우세요.
set-it-to-host-names = 호스트 이름을 쉼표로 나눠 쓰거나 변수를 지우세요.
the-environment-variable-name-cannot-be = 환경 변수 { $name }의 값으로 { $given }은(는) 쓸 수 없습니다.

## shell.py


## labels.py

# $name: what was selected in a list (Sword).
# $count: how many there are in a list (12).
# $name: what can be taken out of what was selected (Sword).
# $count: how many have the letters that were typed (3).

## mcp

the-language-to-answer-in = 답변할 언어.
an-id-or-a-name-of-a-rule = 규칙의 ID 또는 어느 언어로든 규칙의 이름.
one-situation-with-its-schema = 요청의 JSON 스키마와 예를 함께 받을 상황 하나.
a-request-as-list-situations-tells = list_situations가 그 상황에 대해 알려 주는 형식의 요청.
situations-without-and-with-their-schema = 모든 상황의 목표, 결과, 규칙 해석을 알려 주고, 하나를 지정하면 요청의 JSON 스키마도 알려 줍니다.
languages-of-the-rules = 다음 언어 가운데 하나로 된 규칙: { $languages }.
how-assistants-answer = 답하기 전에 검색하고, 찾은 규칙에 있는 내용만 말하세요. 규칙마다 제목과 주소를 밝히세요. 둘 다 `cite`에 있습니다. 확률과 결정은 resolve_situation에 물어보세요.
there-is-no-tool-name = “{ $name }”(이)라는 도구는 없습니다.
find-the-id-with-the-tool = ID는 도구 { $tool }(으)로 찾으세요.
the-tool-tells-what-it-can-be = 쓸 수 있는 값은 도구 { $tool }(으)로 확인하세요.
ask-in-your-own-words = 하고 싶은 말로 묻기
the-words-as-a-request-with-the-answer = 말을 어떻게 알아들었는지 항목별로 보여 주고, 그 답과 관련 규칙을 함께 줍니다. 빠진 것이나 두 가지로 읽히는 것은 되묻습니다.
a-question-in-your-own-words = 지금 상황과 알고 싶은 것을 하고 싶은 말로 씁니다.
ask-about-one-game-only = 한 게임에 대해서만 묻습니다.
the-table-that-the-question-is-about = 질문이 다루는 테이블.
the-player-of-the-table-who-asks = 테이블에서 묻는 플레이어. 없으면 지금 차례인 플레이어.
