## arguments.py

there-is-no-folder-folder = { $folder } 폴더가 없습니다.
name-the-folder-that-holds-the = 규칙이 들어 있는 폴더를 지정하세요.

## cli.py

message = { $message }
see-rulewright-help = `rulewright --help`를 참고하세요.
please-report-it-rulewright-debug-1 = 이 오류를 알려 주세요. RULEWRIGHT_DEBUG=1을 설정하면 오류가 난 위치를 볼 수 있습니다.

## content.py

new-ids-locked-count = 새 ID { $count }개를 고정했습니다.
game-language-missing-of-count-texts = { $game }, { $language }: 글 { $count }개 중 { $missing }개를 아직 쓰지 않았습니다.
findings-count = 문제를 { $count }개 찾았습니다.
the-content-is-in-order = 내용에 문제가 없습니다.
book-cited-of-total-rule-bearing = { $book }: 규칙이 있는 { $total }줄 중 { $cited }줄을 인용했습니다({ $share }).
not-cited-entry-still-to-be = { "  " }미인용, 항목 작성 예정: { $lines }
not-cited-lines = { "  " }미인용: { $lines }
book-not-found-in-folder-by = { $book }: { $folder }에서 SHA-256이 일치하는 파일을 찾지 못했습니다.

## lookup.py

did-you-mean-words = 혹시 { $words }을(를) 찾나요?
nothing-found-for-query = “{ $query }”에 대한 검색 결과가 없습니다.
see-also = 함께 보기
book-lines-lines = { $book }, { $lines }행
book-does-not-print-this-rule = { $book }: 이 규칙이 나와 있지 않음

## output.py

standard-output-is-closed-the-answer = 표준 출력이 닫혀 있어 답을 쓸 곳이 없습니다.
leave-it-open-or-send-it = 열어 두거나 파일로 보내세요.

## playing.py

there-is-no-chance-and-no = { $id }에는 운에 맡기거나 결정할 것이 없습니다.
use-rulewright-resolve = `rulewright resolve`를 쓰세요.
type-what-you-throw-draw-or = 나온 눈이나 뽑은 카드, 결정을 입력하세요. u는 마지막 답 되돌리기, q는 끝내기입니다.
now = 지금
u-or-q = u 또는 q
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }: 어떻게 할까요?
rule-what-comes-up = { $rule }: 무엇이 나왔나요?
rule-the-die-shows = { $rule }: 주사위 눈은 몇인가요?
rule-the-dice-show-as-2 = { $rule }: 주사위 눈은 각각 몇인가요? (예: 2 5)
kept-in-file-go-on-with = { $file }에 저장했습니다. `rulewright play { $file }`(으)로 이어서 할 수 있습니다.

## reading.py

name-a-file-with-a-situation = 상황을 JSON으로 적은 파일을 지정하거나, 표준 입력을 쓰려면 -를 지정하세요.
standard-input-is-closed = 표준 입력이 닫혀 있습니다.
the-file-is-not-utf-8 = 파일이 UTF-8 텍스트가 아닙니다.
save-it-as-utf-8 = 파일을 UTF-8로 저장하세요.
the-file-cannot-be-read-cause = 파일을 읽을 수 없습니다. { $cause }

## resolving.py

estimated-from-count-samples-standard-error = 표본 { $count }개로 추정했으며, 표준 오차는 최대 { $error }입니다.
too-large-to-be-worked-out = 제시간에 정확히 계산하기에는 너무 커서 추정했습니다. 정확한 값이 필요하면 --exact를 쓰세요.
rule-every-case-count = { $rule }: 모든 경우({ $count })
read-otherwise-this-would-change = 규칙을 달리 해석하면 바뀌는 것:
what-would-help-most = 가장 도움이 되는 것:
what-the-last-one-is-worth = 마지막 하나의 가치:
