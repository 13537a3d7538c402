## basis.py
# The headline where no single result is wanted. $result: the name of the likeliest one ("To the Tavern"), $chance: its
# probability, $likely: certain or likely, $ties: how many results are as likely as that, itself included.
headline-of-the-likeliest = { $likely ->
    [certain] { $result }.
    [almost] 거의 확실히 { $result }.
   *[likely] { $even ->
        [yes] { $ties }가지 결과의 확률이 모두 { PERCENT($chance, maximumFractionDigits: 0) }로 같습니다.
       *[no] { $ties ->
            [1] { $result } 확률이 { PERCENT($chance, maximumFractionDigits: 0) }로 가장 높습니다.
           *[other] 확률이 가장 높은 결과는 { $ties }가지로, 각각 { PERCENT($chance, maximumFractionDigits: 0) }입니다: { LIST($tied, type: "unit") }.
        }
    }
}
tied-result = ‘{ $result }’
# The headline where the player chose what counts. $results: the wanted results by their attribute `.wish`, else their names ("Gain 1 gold",
# "Gain 1 life"), $likely: certain, impossible or likely, $chance: the probability.
headline-of-results = { $likely ->
    [certain] 반드시 { LIST($results, type: "sentences") }.
    [almost] 거의 확실히 { LIST($results, type: "sentences") }.
    [impossible] 지금은 { LIST($results, type: "sentences") } 수 없습니다.
   *[likely] { LIST($results, type: "sentences") } 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
}

a-rulebook-says-so = 규칙서에 나와 있음
the-official-faq-says-so = 공식 FAQ에 나와 있음
second-hand-an-excerpt-a-wiki = 간접 확인: 발췌본이나 위키, 포럼에 나와 있음
our-reading-the-rulebooks-leave-it = 이 사이트의 해석: 규칙서에는 분명하게 나와 있지 않음
the-publishers-document = 출판사의 문서
read-in-an-excerpt = 발췌본에서 읽음
written-by-players = 플레이어들이 씀
title-edition-place-kind = { $title }({ $edition }), { $place }: { $kind }

## changes.py

first-release = 첫 공개
added = 새로 넣음
the-rule-is-told-otherwise = 규칙의 내용을 바꿈
the-same-rule-in-clearer-words = 같은 규칙을 더 알기 쉽게 고쳐 씀
better-translation = 번역을 다듬음
corrected-places-in-the-rulebooks = 규칙서의 위치를 바로잡음
we-had-misread-a-rulebook = 규칙서를 잘못 읽은 것을 바로잡음
the-publisher-has-said-how-it = 출판사가 뜻을 밝힘
a-reader-reported-a-mistake = 독자가 오류를 알려 줌
readers-understood-it-in-different-ways = 독자마다 다르게 이해함
the-languages-did-not-say-the = 언어마다 내용이 달랐음

## decisions.py

grid-chances = 백분율은 “{ $result }” 확률입니다.
grid-numbers = 숫자는 평균입니다: { $measure }.
grid-even = 괄호 안의 값은 어느 쪽을 골라도 같으므로, 그 밖의 결과로 정합니다.

## entry.py

the-reading-we-follow = 이 사이트가 따르는 해석
the-rulebook-errs = 규칙서에 오류가 있음
the-rulebooks-differ = 규칙서마다 다름

## explanation.py

# A remark on an estimate.
the-decisions-are-those-of-a = 결정은 단순하게 줄인 상황에서 고른 것이며, 더 나은 결정이 있을 수 있습니다.
# A remark on an estimate.
the-decisions-look-only-so-far = 결정은 몇 단계 앞까지만 내다보고 고른 것이며, 더 나은 결정이 있을 수 있습니다.
# A statement of a report with its rules set off. $statement: a sentence, $rules: titles of rules.
statement-rests-on = { $statement } [근거: { LIST($rules, type: "unit") }]
cited-title = ‘{ $title }’
# A statement of a report about one thing. $about: its name ("Sword"), $statement: a sentence.
statement-about = { $about }: { $statement }
# $change: "With 1 more Strength", or a reading of a rule ("Fate may reroll the Armour die: no"); $numbers: a list of
# `after-instead-of-before`.
what-a-change-does = { $change }: { LIST($numbers, type: "unit") }
# $before, $after: chances ("50.0%"), or turns ("2 turns"), or what it is worth ("0.5 points"); $both: the two as a list.
after-instead-of-before = { LIST($both, type: "change", shared: "start") }
# The same of another result than the one asked for. $result: its name ("You win"); $before, $after, $both: of its chance.
result-after-instead-of-before = { $result } { after-instead-of-before }
# A sentence at a step of an explanation.
possible-not-used = 하지 않기로 선택
# A sentence at a step of an explanation: a rule that could apply, such as for Spells that nobody knows of.
plays-no-part = 이 답에는 반영하지 않음
# A sentence at a step of an explanation.
not-allowed = 적용되지 않음
# A label; `.count` says it with its $number (0.5): what the player's own prices make of an answer.
worth = 점수
    .count = 점수 { $number }점
# A label as `worth`: the situation's own worth, which decides where the player's prices leave options equal.
worth-on-a-tie = 점수가 같을 때 따질 점수
    .count = 점수가 같을 때 { $number }점
# $numbers: measures with their numbers, from their attributes `.count` ("2.5 turns", "3.67 lives left").
on-average-numbers = 평균: { LIST($all, type: "unit") }
points-on-average = 결과마다 점수를 매기면 평균 { $worth }입니다.
points-of-results = 결과별 점수: { LIST($results, type: "unit") }.
result-with-points = { $result }({ $points })
# $turns: a list made of `turn-turn-chance` ("turn 1: 50%, turn 2: 75%").
chance-by-the-end-of-turns = 누적 확률은 { $turns }입니다.
# $turn: 2, $chance: a probability.
turn-turn-chance = { $turn }차례 안에 { PERCENT($chance) }
# $values: parts of a list that only commas part.
all-of-these = { LIST($values, type: "unit") }
# Beside a step of an explanation. $chance: how likely play comes to the step.
chance-of-a-step = { PERCENT($chance) }
# The same where play goes on over turns. $chance: how likely the step is each time that play comes to its stage.
chance-per-visit = 매번 { PERCENT($chance) }
# $percentage: "16.7%", $fraction: "1/6".
chance-with-fraction = { $percentage }({ $fraction })
# What an option is worth. $result: "You win", $clause: its attribute `.wish`, $chance: "50.0%", perhaps with its
# fraction: "50.0% (1/2)".
result-and-chance = { $result } { $chance }
# What is known at a step of an explanation, a sentence. $facts: clauses ("your Strength is 4"; a fact's attribute
# `.step`, else the fact itself).
facts-of-a-step = { LIST($facts, type: "unit") }
percentages-how-likely-play-comes-to = 백분율은 각 단계에 이를 확률입니다. ‘매번’이 붙으면, 위쪽의 ‘매번’ 없는 단계에 올 때마다의 확률입니다.
percentages-how-likely-play-comes-to-the = 백분율은 각 단계에 이를 확률입니다.
# A sentence at a step of an explanation. $rule: the title of the rule that forbids it ("Fate").
blocked-by-rule = 적용 안 됨(‘{ $rule }’ 참고)

## answer

you-get-here = 여기에 올 확률 { PERCENT($chance) }
from-here-you-get-on = 여기서 더 나아갈 확률 { PERCENT($chance) }
over-by-the-end-of-turn = 각 차례가 끝날 때까지의 확률

## elements

nothing-there = 없음
done = 완료
this-cannot-be-drawn = 이것은 그릴 수 없습니다. 아래의 글에서 고치세요.
take-off = { $name }: 빼기
add-another = { $name }: 더하기
what-is-kept-cannot-be-read = 이 기기에 저장된 내용을 읽을 수 없습니다.
## maps.py

place-on-the-map = { $row }행 { $column }열: { $card }
as-text = 글로 보기

## lookup.py

there-is-no-game-game = “{ $game }” 게임이 없습니다.

## provenance.py

players-sources-tell-it-none-of = 플레이어가 공개한 자료에 있으며 규칙서에는 없습니다
it-follows-from-other-facts = 다른 정보로 정해집니다
no-rulebook-in-this-language-prints = 이 언어의 규칙서에 이름이 없어 이 사이트에서 붙인 이름입니다

## search.py

there-is-no-chapter-chapter = “{ $chapter }” 장이 없습니다.
there-is-no-kind-of-entry = “{ $kind }” 항목 종류가 없습니다.

## table_element.py

our-table = 우리 테이블
no-table-is-kept-yet = 테이블에 놓인 것을 한 번 적어 두면 이 게임의 모든 계산기가 그대로 반영합니다. 이 기기에만 저장됩니다.
your-character = 내 캐릭터
answer-for-our-table = 우리 테이블 반영하기
who-is-asking = 계산할 플레이어
against-whom = 상대 플레이어
name-of-a-player = 이름
player-without-a-name = 플레이어 { $id }
add-a-player = 플레이어 추가하기
remove-the-player = { $name } 빼기
copy-a-link-with-this-table = 테이블이 담긴 링크 복사하기
the-link-is-copied = 링크를 복사했습니다. 테이블은 링크 안에 들어 있습니다.
the-link-with-this-table = 테이블이 담긴 링크
this-table-is-from-elsewhere = 링크나 파일에서 가져온 테이블입니다. 이 기기에 저장된 내용은 그대로입니다.
keep-this-table = 이 테이블 저장하기
without-this-table = 이 테이블 쓰지 않기
save-as-a-file = 파일로 저장하기
load-from-a-file = 파일에서 불러오기
delete-our-table = 삭제
delete-our-table-for-good = 정말 삭제하기
that-file-holds-no-table = 이 파일에는 이 게임의 테이블이 없습니다.
that-link-holds-no-table = 링크에 담긴 테이블을 읽을 수 없습니다.
the-table-is-of-a-newer-version = 더 새로운 버전의 Rulewright에서 저장한 테이블입니다. 페이지를 새로 고치세요.
this-browser-keeps-nothing = 이 브라우저에서는 페이지가 아무것도 저장할 수 없습니다.
