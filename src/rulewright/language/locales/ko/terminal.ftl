## arguments.py

there-is-no-folder-folder = { $folder } 폴더가 없습니다.
name-the-folder-that-holds-the = 규칙이 들어 있는 폴더를 지정하십시오.

## cli.py

message = { $message }
see-rulewright-help = `rulewright --help`를 참고하십시오.
please-report-it-rulewright-debug-1 = 이 오류를 알려 주십시오. RULEWRIGHT_DEBUG=1을 설정하면 오류가 난 위치를 볼 수 있습니다.

## content.py

new-ids-locked-count = 새로 고정한 식별자: { $count }개.
game-language-missing-of-count-texts = { $game }, { $language }: 글 { $count }개 중 { $missing }개가 아직 작성되지 않았습니다.
findings-count = 발견한 문제: { $count }개.
the-content-is-in-order = 내용에 문제가 없습니다.
book-cited-of-total-rule-bearing = { $book }: 규칙이 있는 { $total }줄 중 { $cited }줄을 인용했습니다({ $share }).
not-cited-entry-still-to-be = { "  " }미인용, 항목 작성 예정: { $lines }
not-cited-lines = { "  " }미인용: { $lines }
book-not-found-in-folder-by = { $book }: { $folder }에서 SHA-256이 일치하는 파일을 찾지 못했습니다.

## lookup.py

did-you-mean-words = 이 검색어를 찾으십니까? { $words }
nothing-found-for-query = “{ $query }”에 대한 검색 결과가 없습니다.
see-also = 함께 보기
book-lines-lines = { $book }, { $lines }행
book-does-not-print-this-rule = { $book }: 이 규칙이 없습니다

## output.py

standard-output-is-closed-the-answer = 표준 출력이 닫혀 있어 답을 쓸 곳이 없습니다.
leave-it-open-or-send-it = 열어 두거나 파일로 보내십시오.

## playing.py

there-is-no-chance-and-no = { $id }에는 운에 맡기거나 결정할 것이 없습니다.
use-rulewright-resolve = `rulewright resolve`를 사용하십시오.
type-what-you-throw-draw-or = 주사위 결과나 뽑은 카드, 결정을 입력하십시오. u를 입력하면 마지막 답을 취소하고, q를 입력하면 끝냅니다.
now = 현재
u-or-q = u 또는 q
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }: 어떻게 할까요?
rule-what-comes-up = { $rule }: 무엇이 나왔나요?
rule-the-die-shows = { $rule }: 주사위 눈은 몇인가요?
rule-the-dice-show-as-2 = { $rule }: 주사위 눈은 각각 몇인가요? (예: 2 5)
kept-in-file-go-on-with = { $file }에 저장했습니다. `rulewright play { $file }` 명령으로 이어서 진행하십시오.

## reading.py

name-a-file-with-a-situation = 상황을 JSON으로 적은 파일을 지정하거나, 표준 입력을 쓰려면 -를 지정하십시오.
standard-input-is-closed = 표준 입력이 닫혀 있습니다.
the-file-is-not-utf-8 = 파일이 UTF-8 텍스트가 아닙니다.
save-it-as-utf-8 = 파일을 UTF-8로 저장하십시오.
the-file-cannot-be-read-cause = 파일을 읽을 수 없습니다. { $cause }

## resolving.py

estimated-from-count-samples-standard-error = 표본 { $count }개로 추정했습니다. 표준 오차는 최대 { $error }입니다.
too-large-to-be-worked-out = 제시간에 정확히 계산하기에는 너무 커서 추정했습니다. 정확한 값이 필요하면 --exact를 쓰세요.
rule-every-case-count = { $rule }: 모든 경우({ $count })
read-otherwise-this-would-change = 규칙을 달리 해석하면 바뀌는 것:
what-would-help-most = 가장 도움이 되는 것:
what-the-last-one-is-worth = 마지막 하나의 가치:
