## arguments.py

there-is-no-folder-folder = { $folder } 폴더가 없습니다.
name-the-folder-that-holds-the = 규칙이 들어 있는 폴더를 지정하세요.
help-help = 이 도움말을 표시합니다.
help-install-completion = 이 셸에서 명령 자동 완성을 쓰게 합니다.
help-show-completion = 이 셸의 자동 완성 스크립트를 출력합니다.
help-rules = 규칙 본문과 자료를 이 폴더에서 읽습니다.
help-json = 답을 JSON으로 출력합니다.
help-lang = 출력할 언어(예: ko).
help-table-file = 요청에 없는 값은 이 테이블 파일에서 가져옵니다.
help-for = 요청하는 플레이어의 ID. 생략하면 지금 차례인 플레이어입니다.
help-against = 상대 플레이어의 ID.

## building.py

help-index = 검색 색인이 최신이 아니면 새로 만듭니다.
help-site = 규칙 사이트를 모든 언어로 만듭니다. 이미 최신이면 그대로 둡니다.
help-site-output = 사이트를 이 폴더에 씁니다.
help-site-fresh = 모든 페이지를 다시 만듭니다.
help-site-base-url = 사이트가 놓일 주소. 이 주소를 주면 사이트맵도 만듭니다.
help-site-standalone = 어느 웹 호스팅이나 USB 메모리에서도 쓸 수 있도록 사이트를 이 폴더에도 씁니다.
help-site-stage = sphinx-build로 만들 한 언어의 소스만 이 폴더에 씁니다.
help-site-language = 이 언어만 만듭니다.
help-app = 계산기와 규칙 사이트를 한 주소에서 제공합니다.
help-app-host = 접속을 받을 주소.
help-app-port = 접속을 받을 포트.
help-mcp = 모델 컨텍스트 프로토콜(MCP)로 AI 도우미에게 답합니다. 표준 입출력을 씁니다.
help-mcp-http = 대신 이 주소의 /mcp에서 답합니다.
assistants-will-be-answered-at = 시작하는 중입니다. AI 도우미에게 답할 주소: { $address } …
the-search-index-is-current = 검색 색인은 최신입니다.
the-search-index-is-built = 검색 색인을 만들었습니다.

## cli.py

see-rulewright-help = `rulewright --help`를 참고하세요.
see-help-of-command = `rulewright { $command } --help`를 참고하세요.
please-report-it-rulewright-debug-1 = 이 오류를 알려 주세요. RULEWRIGHT_DEBUG=1을 설정하면 오류가 난 위치를 볼 수 있습니다.
help-rulewright = 보드게임 규칙을 플레이어의 언어로 보여 줍니다. 규칙을 찾거나, 이럴 때는 어떻게 되는지 물어보세요.
help-version = 버전을 표시합니다.

## content.py

new-ids-locked-count = 새 ID { $count }개를 고정했습니다.
game-language-missing-of-count-texts = { $game }, { $language }: 글 { $count }개 중 { $missing }개를 아직 쓰지 않았습니다.
findings-count = 문제를 { $count }개 찾았습니다.
the-content-is-in-order = 내용에 문제가 없습니다.
book-cited-of-total-rule-bearing = { $book }: 규칙이 있는 { $total }줄 중 { $cited }줄을 인용했습니다({ $share }).
not-cited-entry-still-to-be = { "  " }미인용, 항목 작성 예정: { $lines }
not-cited-lines = { "  " }미인용: { $lines }
book-not-found-in-folder-by = { $book }: { $folder }에서 SHA-256이 일치하는 파일을 찾지 못했습니다.
help-check = 내용을 검사합니다. 문제마다 파일, 줄, 원인, 해결 방법을 알려 줍니다.
help-check-write-lock = 새 ID를 먼저 고정합니다.
help-check-sources = DIR에 있는 규칙서와 문장을 비교합니다.
help-sources = 규칙서의 줄 중 어느 항목도 인용하지 않은 줄을 알려 줍니다.
help-sources-folder = 규칙서 원문이 있는 폴더.
help-sources-attach = 인용한 구절을 이 컴퓨터에 저장합니다.
help-new = 항목, 용어, 차이점, 게임, 언어 중 하나를 새로 만듭니다. 채울 곳을 비워 둔 파일을 씁니다.
help-new-what = entry(항목), term(용어), difference(차이점), game(게임), language(언어) 중 하나.
help-new-id = 새 ID. 예: talisman/attacks/stand-off, talisman/glossary/fate. 게임은 이름, 언어는 코드.
fill-in-these-files = 이 파일들을 채우세요. 아직 빠진 것은 `rulewright check`가 알려 줍니다.
cannot-be-begun = “{ $what }”은(는) 새로 만들 수 없습니다.

## lookup.py

no-changes-are-recorded = 기록된 변경이 없습니다.
help-history = 규칙이나 차이점이 어느 버전에서 왜, 어떻게 바뀌었는지 알려 줍니다.
did-you-mean-words = 혹시 { $words }을(를) 찾으시나요?
nothing-found-for-query = “{ $query }” 검색 결과가 없습니다.
see-also = 함께 보기
book-lines-lines = { $book }, { $lines }행
book-does-not-print-this-rule = { $book }: 이 규칙이 나와 있지 않음
help-search = 어느 언어의 검색어로든 규칙을 찾습니다.
help-search-query = 네 언어 중 하나로 쓴 검색어.
help-search-game = 한 게임에서만 찾습니다.
help-search-chapter = attacks나 cards 같은 장(챕터) 하나에서만 찾습니다.
help-search-kind = limit이나 term 같은 항목 종류 하나에서만 찾습니다.
help-search-in = 한 언어의 글에서만 찾습니다.
help-search-limit = 최대 결과 수.
help-show = 규칙 하나나 규칙서끼리 다른 점 하나를 보여 줍니다.
help-show-entry = 항목의 ID(예: talisman/attacks/stand-off)나 어느 언어로든 쓴 이름.

## output.py

standard-output-is-closed-the-answer = 표준 출력이 닫혀 있어 답을 쓸 곳이 없습니다.
leave-it-open-or-send-it = 열어 두거나 파일로 보내세요.

## playing.py

there-is-no-chance-and-no = { $id }에는 운에 맡기거나 결정할 것이 없습니다.
use-rulewright-resolve = `rulewright resolve`를 쓰세요.
type-what-you-throw-draw-or = 나온 눈이나 뽑은 카드, 결정을 입력하거나 앞에 있는 번호를 입력하세요. u(되돌리기)는 마지막 답을 되돌리고, q(끝내기)는 끝냅니다.
words-for-undo = 되돌리기
words-for-quit = 끝내기
every-answer-is-kept-in = 답할 때마다 { $file }에 저장합니다.
enter-keeps-what-stands-in-brackets = 상황을 알려 주세요. Enter를 누르면 대괄호 안의 값을 그대로 쓰고, q(끝내기)는 끝냅니다.
type-its-lines-an-empty-one-ends = 한 줄씩 입력하세요. 빈 줄을 입력하면 끝납니다. 쓰는 법은 `rulewright situations { $id }`에서 볼 수 있습니다.
now = 지금
u-or-q = u(되돌리기) 또는 q(끝내기)
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }: 어떻게 할까요?
rule-what-comes-up = { $rule }: 무엇이 나왔나요?
rule-the-dice-show-as-2 = { $roller ->
    [attacker] { $rule }: 공격 측의 주사위 눈은 각각 몇인가요? (예: 2 5)
    [defender] { $rule }: 방어 측의 주사위 눈은 각각 몇인가요? (예: 2 5)
    [foe] { $rule }: 적의 주사위 눈은 각각 몇인가요? (예: 2 5)
    [other] { $rule }: 상대 캐릭터의 주사위 눈은 각각 몇인가요? (예: 2 5)
    [hero] { $rule }: 내 주사위 눈은 각각 몇인가요? (예: 2 5)
   *[any] { $rule }: 주사위 눈은 각각 몇인가요? (예: 2 5)
}
kept-in-file-go-on-with = { $file }에 저장했습니다. `rulewright play { $file } --save { $file }`(으)로 이어서 할 수 있습니다.

## reading.py

name-a-file-with-a-situation = 상황을 JSON으로 적은 파일을 지정하거나, 표준 입력을 쓰려면 -를 지정하세요.
name-a-file-with-a-table = 테이블을 JSON으로 적은 파일을 지정하세요.
standard-input-is-closed = 표준 입력이 닫혀 있습니다.
standard-input-is-not-utf-8 = 표준 입력의 글이 UTF-8이 아닙니다.
the-file-is-not-utf-8 = { $file } 파일이 UTF-8 텍스트가 아닙니다.
save-it-as-utf-8 = 파일을 UTF-8로 저장하세요.
remedy-and-where-fields-are = { $remedy } 모든 필드와 예는 `rulewright situations { $id }`에서 볼 수 있습니다.
the-file-cannot-be-read-cause = { $file } 파일을 읽을 수 없습니다. { $cause }

## resolving.py

estimated-from-samples = 표본 { $count }개로 추정했습니다. 20번에 19번꼴로 오차가 { $error }%포인트 이내입니다.
too-large-to-be-worked-out = 제시간에 정확히 계산하기에는 너무 커서 추정했습니다. 정확한 값이 필요하면 --exact를 쓰세요.
exact-fractions-by-json = { $mark } 뒤의 분수는 어림값입니다. 정확한 분수는 --json으로 볼 수 있습니다.
advice-is-for-goal = “{ $goal }” 목표에 맞춘 조언입니다. 다른 목표를 원하면 입력의 “goal” 필드에 { LIST($others, type: "or") }을(를) 쓰세요.
rule-every-case-count = { $rule }: { $count ->
    [1] 경우 1가지
   *[other] 모든 경우({ $count }가지)
}
read-otherwise-this-would-change = 규칙을 달리 해석하면 바뀌는 것:
# $who: whose answer it is, you or (in a duel) the attacker, who may not be the reader.
what-would-help-most = { $who ->
    [attacker] 공격 측에 가장 도움이 되는 것:
   *[you] 나에게 가장 도움이 되는 것:
}
# Above switches of the form that are off ("You may evade"), each with the chance if it were on.
what-would-help-if-it-were-true = 해당하면 도움이 되는 것:
what-the-last-one-is-worth = { $who ->
    [attacker] 공격 측이 하나 적게 가졌을 때:
   *[you] 내가 하나 적게 가졌을 때:
}
help-situations = 계산할 수 있는 상황을 나열하거나, 상황 하나의 필드와 예를 보여 줍니다.
help-situations-which = 상황 하나의 ID나 제목.
fields-listed = 필드
how-it-is-written = 쓰는 법
an-example-listed = 예
see-one-of-them = `rulewright situations { $id }`처럼 쓰면 상황 하나의 필드와 예를 볼 수 있습니다.
goals-listed = 목표
results-listed = 결과
variants-listed = 규칙 해석
help-resolve = “이럴 때는 어떻게 되나요?”에 답합니다. 정확한 확률과 가장 좋은 결정, 그 이유를 알려 줍니다.
help-resolve-file = 상황을 적은 JSON 파일. -를 쓰면 표준 입력을 읽습니다.
help-resolve-what-if = 규칙을 달리 해석하거나, 무언가를 더 가졌거나, 꺼진 필드를 켰을 때 답이 어떻게 달라지는지도 알려 줍니다.
help-resolve-cases = 경우마다 무엇을 할지도 알려 줍니다.
help-resolve-approximate = 표본 N개로 추정합니다.
help-resolve-seed = 표본에 쓸 난수 시드. 없으면 상황에서 정해집니다.
help-resolve-exact = 상황이 아무리 크고 오래 걸려도 추정하지 않습니다.
help-resolve-limit-states = 경우의 수가 N개를 넘으면 추정합니다. --exact와 함께 쓰면 멈춥니다.
help-resolve-limit-seconds = S초가 지나면 멈춥니다.
help-play = 테이블의 주사위와 카드로 상황을 진행합니다. 결정할 때마다 정확한 확률을 보고, 되돌리고, 저장할 수 있습니다.
help-play-what = 상황의 ID나 제목, 또는 저장해 둔 상황.
help-play-save = 답할 때마다 상황과 답을 이 파일에 저장합니다.

## usage.py

help-usage = 사용법
help-options = 옵션
help-command-and-arguments = 명령 …
help-arguments-heading = 인수
help-options-heading = 옵션
help-commands-heading = 명령
help-required = 필수
help-default = 기본값: { $value }
help-limits = 범위: { $limits }
help-variable = 또는 환경 변수 { $variable }
there-is-no-option-option = { $option } 옵션이 없습니다.
there-is-no-command-command = “{ $command }” 명령이 없습니다.
option-takes-no-value = { $option } 옵션에는 값을 쓰지 않습니다.
option-needs-a-value = { $option } 옵션에는 값이 필요합니다.
argument-is-missing = { $name } 인수가 빠졌습니다.
too-many-arguments = 인수가 너무 많습니다: { $arguments }.
these-arguments-cannot-be-read = 이 인수는 읽을 수 없습니다: { $arguments }.
give-a-number = 수를 쓰세요.
help-forecast = 모의 플레이어의 게임으로 게임 시간과 승률을 예측합니다.
help-what-can-be-given = 쓸 수 있는 값
help-forecast-players = 플레이어 수.
help-forecast-characters = 첫 플레이어부터 차례대로 쓴 캐릭터(쉼표로 구분). 나머지는 무작위로 받습니다.
help-forecast-habits = 플레이어의 성격(쉼표로 구분): cautious, steady, bold.
help-forecast-options = 대체 규칙(쉼표로 구분).
help-forecast-minutes = 한 차례에 걸리는 시간(분).
help-forecast-hours = 게임을 끝낼 때까지의 시간(시간 단위). timed-sudden-death에 씁니다.
help-forecast-games = 진행할 게임 수.
help-forecast-seed = 주사위의 시드. 값이 같으면 게임도 같습니다.
help-forecast-compare = 같은 게임에서 대체 규칙마다 무엇이 달라지는지도 알려 줍니다.
help-processes = 함께 계산할 프로세스 수. 결과는 같습니다.
help-keep = 결과를 이 파일에 저장합니다. 중단되면 여기서 이어집니다.
help-forecast-watch = 대신 이 번호의 게임을 차례마다 보여 줍니다.
help-forecast-from = 이 파일의 테이블부터 이어서 합니다.
help-forecast-until = --watch와 함께: 이만큼의 차례만 보여 줍니다.
help-forecast-table = --watch, --until과 함께: 그 뒤의 테이블을 이 파일에 씁니다.
option-needs-another = “{ $option }”은(는) { $needed } 없이는 쓸 수 없습니다.
give-both-options-or-neither = 둘 다 쓰거나 둘 다 빼세요.
help-atlas = 모의 플레이어의 게임을 아주 많이 진행해 그 결과를 사이트와 앱에 쓰도록 저장합니다.
help-atlas-games = 인원수마다 진행할 게임 수. 그 4분의 1(최대 1000번)은 대체 규칙마다 다시 진행합니다.
help-atlas-points = 모든 비율의 오차가 P%포인트 이내가 될 때까지 게임을 계속합니다.
atlas-is-kept = 게임 { $games }번의 아틀라스를 { $file }에 저장했습니다.
atlas-is-outdated = 아틀라스가 지금과 다른 규칙으로 만들어졌습니다({ $games }). “rulewright atlas”로 다시 만드세요.
forecast-progress = { $pieces }번 중 { $done }번 끝남, 약 { $seconds }초 남음
there-is-no-game-to-forecast = 이 규칙에는 모의 플레이어가 진행할 수 있는 게임이 없습니다.
use-rules-with-such-a-game = 그런 게임이 있는 규칙을 쓰세요.
help-ask = 하고 싶은 말로 물으면, 계산한 답과 그 근거가 되는 규칙을 보여 줍니다.
help-ask-words = 지금 상황과 알고 싶은 것.
help-ask-game = 한 게임에 대해서만 묻습니다.
ask-understood = 이렇게 알아들었습니다
ask-assumed = 말하지 않아 기본값으로 둔 것
ask-left = 알아듣지 못한 말
ask-missing = 더 알려 줄 것
ask-choices = 어느 쪽인가요?
ask-rules = 관련 규칙
