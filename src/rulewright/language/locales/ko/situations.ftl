## answer.py

# Said after an advice that is not perfect. $amount: what its rule loses, a number (0.31).
a-simpler-rule-amount-percentage-points = 간추린 조언이라 최선의 선택보다 { NUMBER($amount, maximumFractionDigits: 1) }%포인트 손해입니다.
# The same where the goal is no chance. $amount: a number (0.02).
a-simpler-rule-amount-less-than = 간추린 조언이라 최선의 선택보다 { $amount }점 손해입니다.

## catalogue.py

the-field-situation-is-missing = “situation” 필드가 없습니다.
name-one-of-ids = 다음 중 하나를 쓰세요: { $ids }.
there-is-no-situation-id = “{ $id }” 상황이 없습니다.
the-field-field-is-unknown-here = 여기에는 “{ $field }” 필드를 쓸 수 없습니다.
take-it-out = 이 필드를 빼세요.

## faults.py

a-game-has-a-mistake = 게임 패키지에 오류가 있습니다({ $place }): { $cause }
correct-the-game-there = 그곳의 오류를 고치거나 패키지를 만든 사람에게 알려 주세요. `rulewright check`로 이런 오류의 목록을 볼 수 있습니다.
message-has-no-sentence = “{ $id }” 메시지의 영어 문장이 없습니다.
correct-the-id-or-write-the-message = 메시지 ID를 고치거나 { $folder } 폴더에 문장을 쓰세요.
message-cannot-be-said = “{ $id }” 메시지를 문장으로 만들 수 없습니다: { $cause }.

## form.py

at-most-count-characters = 최대 { $count }자
a-number-between = { $low }~{ $high }
write-numbers-from-low-to = { $low }~{ $high }의 수를 4, 3, 5처럼 쓰세요.
write-at-most-count-characters = { $count }자까지만 쓰세요.
one-of-these = { LIST($options, type: "unit") }
an-id-or-a-name = ID나 이름
a-list-of-these = 최대 { $most }개의 목록 – { $each }
a-list-of-objects = 객체 목록(최대 { $most }개)
field-meaning = { $meaning }: { $allowed }
field-is-needed = 필수
field-is-needed-in = { $object }에 필수

## games.py

correct-engine-in-game-toml-or = game.toml의 `engine`을 고치거나 패키지를 설치하세요.
function-does-not-give-a-gamepackage = { $function }이(가) GamePackage를 돌려주지 않습니다.
the-engine-package-cannot-be-imported = 엔진 패키지 { $package }을(를) 불러올 수 없습니다: { $cause }.
the-engine-package-is-not-installed = 엔진 패키지 { $package }이(가) 설치되어 있지 않습니다.

## pricing.py

known-fields-fields = 쓸 수 있는 필드는 { $fields }입니다.
the-field-field-is-missing = “{ $field }” 필드가 없습니다.
name-a-goal-or-give-points = { $names } 중 하나를 쓰거나, 결과에 점수를 매기세요: { $example }.
give-each-result-that-matters-a = 중요한 결과마다 숫자를 적으세요.
field-cannot-be-given = “{ $field }”의 값으로 ‘{ $given }’을(를) 쓸 수 없습니다.
choose-one-of-options = 다음 중 하나를 고르세요: { $options }.
choose-a-number-from = { $low } 이상 { $high } 이하의 수를 쓰세요.
choose-a-number-of-at-least = { $low } 이상의 수를 쓰세요.
fate-does-not-matter-here = 여기서는 운명 토큰을 쓰지 않습니다.
give-a-whole-number-or-a = 정수나 { $example } 같은 분수를 적으세요. { $most }까지 쓸 수 있습니다.

## problem.py

answer-number-cannot-be-given = { $number }번째 답으로 { $given }을(를) 쓸 수 없습니다.
take-it-out-play-is-over = 이 답을 빼세요. 상황이 이미 끝났습니다.

## request.py

the-situation-is-length-characters-long = 상황이 { $length }자로 너무 깁니다. { $limit }자까지 쓸 수 있습니다.
describe-one-situation = 상황을 하나만 적으세요.
this-is-not-valid-json-cause = 올바른 JSON이 아닙니다: { $cause }.
correct-the-text-at-this-place = 이 위치(행:열)의 글을 고치세요.
json-number-is-too-long = 수가 너무 깁니다
json-at-line-and-column = { $line }행 { $column }열, { $cause }
json-unreadable = 이 부분을 읽을 수 없습니다
json-value-is-missing = 값이 빠졌습니다
json-name-is-missing = 큰따옴표로 묶은 필드 이름이 빠졌습니다
json-colon-is-missing = 쌍점(:)이 빠졌습니다
json-comma-or-end-is-missing = 쉼표(,)나 닫는 괄호({ $end })가 빠졌습니다
json-not-closed = { $line }행 { $column }열의 여는 괄호({ $start })를 닫는 괄호({ $end })가 빠졌습니다
json-number-begins-with-0 = 수는 0으로 시작할 수 없습니다
json-no-value = 값이 아닙니다(글은 큰따옴표로 묶고 true, false, null은 소문자로 적습니다)
json-goes-on = 끝난 뒤에 다른 내용이 이어집니다
json-text-does-not-end = 따옴표로 시작한 글이 끝나지 않았습니다
json-control-character = 글 안에 줄바꿈이나 제어 문자가 있습니다
json-escape-is-wrong = 역슬래시 뒤의 표기가 잘못되었습니다
json-no-number = 수가 아닙니다
a-situation-is-a-json-object = 상황은 JSON 객체여야 합니다.
write-example = { $example } 형식으로 쓰세요.
give-it-a-value = 값을 적으세요.
field-is-given-it-must-be = “{ $field }”의 값이 { $given }입니다. { $low }에서 { $high } 사이여야 합니다.
choose-a-number-in-this-range = 이 범위 안의 수를 고르세요.
field-has-count-members-it-must = { $count ->
    [0] “{ $field }”의 목록이 비어 있습니다. 항목이 { $low }~{ $high }개여야 합니다.
   *[other] “{ $field }”의 항목이 { $count }개입니다. { $low }~{ $high }개여야 합니다.
}
give-so-many-members = { $count ->
    [0] 항목을 1개 이상 적으세요.
   *[other] 항목 수를 맞추세요.
}
field-is-length-characters-long-limit = “{ $field }”의 글이 { $length }자입니다. { $limit }자까지 쓸 수 있습니다.
make-it-shorter = 더 짧게 쓰세요.
see-rulewright-situations-json-for-what = 쓸 수 있는 값은 `rulewright situations --json`에서 확인하세요.
give-a-whole-number-without-quotes = 따옴표 없이 정수를 적으세요.
give-a-whole-number = 정수를 적으세요.
give-a-text-in-quotes = 큰따옴표로 묶은 글을 적으세요.
give-true-or-false = true나 false를 적으세요.
give-an-object-in-braces = 중괄호로 묶은 객체를 적으세요.
give-a-list-in-brackets = 대괄호로 묶은 목록을 적으세요.
give-the-face-of-a-die = 주사위 눈이나 눈의 목록, 또는 선택지를 적으세요.
a-list-or-an-object-has = 목록이나 객체의 항목이 { $count }개입니다. { $limit }개까지 쓸 수 있습니다.
lists-and-objects-are-nested-more = 목록과 객체가 { $limit }단계보다 깊이 겹쳐 있습니다.
field-makes-no-difference = “{ $field }” 필드는 여기에서 아무 영향도 주지 않습니다.
the-field-field-is-given-twice = “{ $field }” 필드가 두 번 있습니다.
keep-one-of-them = 하나만 남기세요.

## solving.py

this-situation-has-more-than-number = 이 상황은 경우의 수가 { $number }개를 넘습니다.
this-situation-takes-longer-than-number = 이 상황을 계산하는 데 { $number }초가 넘게 걸립니다.
make-the-numbers-smaller-or-ask = 수를 줄이거나 표본으로 추정하세요.
there-are-no-chances-to-estimate = 이 질문에는 추정할 확률이 없습니다.
leave-out-the-number-of-samples = “approximate”를 빼세요.
no-samples-are-drawn-for-this = 정확한 답이라 표본을 뽑지 않습니다.
leave-out-the-seed-or-ask = “seed”를 빼거나 “approximate”로 표본 수를 정하세요.
an-answer-from-samples-is-not = 표본으로 얻은 답은 정확하지 않습니다.
leave-one-of-the-two-out = 둘 중 하나를 빼세요.

## table_file.py

a-player-of-no-table = “{ $field }”에 플레이어를 적었지만 테이블이 없습니다.
give-a-table = “table”에 테이블을 적거나 --table로 파일을 지정하세요.
this-game-keeps-no-tables = “{ $id }” 상황은 테이블에서 값을 가져오지 않습니다.
name-a-player-of-the-table = 테이블에 있는 플레이어의 ID를 적으세요.

## wording.py

# A whole sentence of advice where no short rule is good enough.
it-depends-see-every-case = 가장 좋은 선택이 경우마다 다릅니다. ‘모든 경우’에서 확인하세요.
# All of an advice: $sentences, one after the other; the first one begins in lower case ("if you are behind, pay …").
# $count: how many sentences there are.
advice = { $choice ->
    [fate-on-attackers-roll] 공격 측은{" "}
    [fate-on-defenders-roll] 방어 측은{" "}
   *[other] { "" }
}{ LIST($runs, type: "sentences") }
    .only = { $choice ->
        [fate-on-attackers-roll] 공격 측은{" "}
        [fate-on-defenders-roll] 방어 측은{" "}
       *[other] { "" }
    }{ LIST($condition, type: "sentences") } { $option }.
    .either = { $choice ->
        [fate-on-attackers-roll] 공격 측은{" "}
        [fate-on-defenders-roll] 방어 측은{" "}
       *[other] { "" }
    }{ LIST($condition, type: "sentences") } { $option }, 아니면 { $other }.
    .only-unless = { $choice ->
        [fate-on-attackers-roll] 공격 측은{" "}
        [fate-on-defenders-roll] 방어 측은{" "}
       *[other] { "" }
    }{ LIST($condition, type: "sentences") } { $option }. 다만 { LIST($exception, type: "sentences") } { $again }.
    .either-unless = { $choice ->
        [fate-on-attackers-roll] 공격 측은{" "}
        [fate-on-defenders-roll] 방어 측은{" "}
       *[other] { "" }
    }{ LIST($condition, type: "sentences") } { $option }, 아니면 { $other }. 다만 { LIST($exception, type: "sentences") } { $again }.
# The same for one place in play. $stage: where ("in the Crypt", "in battle 2"; from the attributes `.at` of facts and
# names), $sentences: as in `advice`, $count: how many sentences there are.
advice-at-stage = { LIST($stage, type: "unit") } { LIST($runs, type: "sentences") }
    .only = { LIST($stage, type: "unit") } { LIST($condition, type: "sentences") } { $option }.
    .either = { LIST($stage, type: "unit") } { LIST($condition, type: "sentences") } { $option }, 아니면 { $other }.
    .only-unless = { LIST($stage, type: "unit") } { LIST($condition, type: "sentences") } { $option }. 다만 { LIST($exception, type: "sentences") } { $again }.
    .either-unless = { LIST($stage, type: "unit") } { LIST($condition, type: "sentences") } { $option }, 아니면 { $other }. 다만 { LIST($exception, type: "sentences") } { $again }.
# The only sentence of an advice. $option: what to do, an imperative in lower case ("pay a fate to reroll"; an option's
# attribute `.always`, else `.do`, else the option itself).
advice-always = { $option }.
# The first sentence of an advice, in lower case. $first, $second: whole conditions ("you are behind"; a fact's attribute
# `.if`, else the fact itself), $conditions: all of them as a list, $count: how many there are (1 or 2; $second is empty
# where there is one), $option: what to do, an imperative ("pay a fate to reroll"; `.do` of the option).
advice-if = { LIST($conditions, type: "sentences") } { $option }.
# A further sentence of an advice, where the conditions before do not hold. Variables as in `advice-if`.
advice-else-if = 그렇지 않고 { LIST($conditions, type: "sentences") } { $option }.
# The last sentence of an advice. $option: what to do where no condition holds ("keep the die"; an option's attribute
# `.otherwise`, else `.do`).
advice-otherwise = 그 밖에는 { $option }.
# $values: names, any of which a condition may mean ("ahead", "level").
any-of-these = { LIST($values, type: "or") }
# $things: names in a condition that belong together, such as the cards of a hand ("A", "A", "B"); $several: yes where other
# such names follow or come before, else no; $counted: each of them once, as `thing-so-often` says it ("2× A", "B").
all-of-them-together = { $several ->
    [yes] “{ LIST($things, type: "unit") }”
   *[no] { LIST($things, type: "unit") }
}
# $thing: one of such names ("A"), $number: how often it is there (2).
thing-so-often = { $number ->
    [1] { $thing }
   *[other] { $number }× { $thing }
}
# A range of which an end is below 0: $low and $high (−3, 2).
from-to = { $low }~{ $high }
