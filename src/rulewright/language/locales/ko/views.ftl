## basis.py
# The headline where no single result is wanted. $result: the name of the likeliest one ("To the Tavern"), $chance: its
# probability, $likely: certain or likely.
headline-of-the-likeliest = { $likely ->
    [certain] 반드시 이렇게 됩니다: { $result }.
   *[likely] 가장 가능성이 큰 결과: { $result }({ PERCENT($chance, maximumFractionDigits: 0) }).
}
# The headline where the player chose what counts. $results: the wanted results by their attribute `.wish`, else their names ("Gain 1 gold",
# "Gain 1 life"), $likely: certain, impossible or likely, $chance: the probability.
headline-of-results = { $likely ->
    [certain] 원하는 결과가 반드시 나옵니다({ LIST($results, type: "or") }).
    [impossible] 원하는 결과는 나올 수 없습니다({ LIST($results, type: "or") }).
   *[likely] 원하는 결과를 얻을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다({ LIST($results, type: "or") }).
}

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
the-rulebook-errs = 규칙서에 오류가 있음
the-rulebooks-differ = 규칙서마다 다름

## explanation.py

# A remark on an estimate.
the-decisions-are-those-of-a = 결정은 단순하게 줄인 상황에서 고른 것이며, 더 나은 결정이 있을 수 있습니다.
# A remark on an estimate.
the-decisions-look-only-so-far = 결정은 몇 단계 앞까지만 내다보고 고른 것이며, 더 나은 결정이 있을 수 있습니다.
# A sentence at a step of an explanation.
applies = 적용됩니다.
# A statement of a report with its rules set off. $statement: a sentence, $rules: titles of rules.
statement-rests-on = { $statement } [근거: { LIST($rules, type: "unit") }]
# A statement of a report about one thing. $about: its name ("Sword"), $statement: a sentence.
statement-about = { $about }: { $statement }
# $change: "With 1 more Strength", or a reading of a rule ("Fate may reroll the Armour die: no"); $numbers: a list of
# `after-instead-of-before`.
what-a-change-does = { $change }: { LIST($numbers, type: "unit") }
# $before, $after: chances ("50.0%"), or turns ("2 turns"), or what it is worth ("worth 0.5").
after-instead-of-before = { $before } → { $after }
# A reading that the rulebooks leave open. $reading: its name ("Fate may reroll the Armour die"), $value: "no".
reading-of-a-rule = { $reading }: { $value }
# A sentence at a step of an explanation.
possible-not-used = 할 수 있지만 최선은 아닙니다.
# A sentence at a step of an explanation.
not-allowed = 허용되지 않습니다.
# A label; `.count` says it with its $number (0.5): what the player's own prices make of an answer.
worth = 가치
    .count = { $number }점
# $numbers: measures with their numbers, from their attributes `.count` ("2.5 turns", "3.67 lives left").
on-average-numbers = 평균: { LIST($numbers, type: "unit") }.
# $turns: a list made of `turn-turn-chance` ("turn 1: 50%, turn 2: 75%").
chance-by-the-end-of-turns = 누적 확률: { $turns }.
# $turn: 2, $chance: a probability.
turn-turn-chance = { $turn }번째 차례까지 { PERCENT($chance) }
# $values: parts of a list that only commas part.
all-of-these = { LIST($values, type: "unit") }
# Beside a step of an explanation. $chance: how likely play comes to the step.
chance-of-a-step = 확률 { PERCENT($chance) }
# The same where play goes on over turns. $chance: how likely the step is each time that play comes to its stage.
chance-per-visit = 방문당 확률 { PERCENT($chance) }
# What an option is worth. $result: "You win", $chance: "50.0%", perhaps with its fraction: "50.0% (1/2)".
result-and-chance = { $result } { $chance }
# What is known at a step of an explanation, a sentence. $facts: clauses ("your Strength is 4"; a fact's attribute
# `.step`, else the fact itself).
facts-of-a-step = { LIST($facts, type: "unit") }.
percentages-how-likely-play-comes-to = 백분율: 단계에 이를 확률입니다. ‘방문당’은 그 단계에 올 때마다 일어날 확률입니다.
percentages-how-likely-play-comes-to-the = 백분율: 그 단계에 이를 확률입니다.
# A sentence at a step of an explanation. $rule: the title of the rule that forbids it ("Fate").
blocked-by-rule = 할 수 없습니다(‘{ $rule }’ 참고).

## lookup.py

there-is-no-game-game = “{ $game }” 게임이 없습니다.

## provenance.py

players-sources-tell-it-none-of = 플레이어들의 공개 자료에 있으며 이 규칙서들에는 없습니다
it-follows-from-other-facts = 다른 정보에서 따라 나옵니다
no-rulebook-in-this-language-prints = 이 언어의 규칙서에 이름이 없어 저희가 정했습니다

## search.py

there-is-no-chapter-chapter = “{ $chapter }” 장이 없습니다.
there-is-no-kind-of-entry = “{ $kind }” 항목 종류가 없습니다.
