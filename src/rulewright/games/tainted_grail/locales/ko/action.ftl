## action.py

give-the-number-that-the-card = 카드나 문구에 적힌 숫자를 적으세요.
this-action-always-costs-the-same = 이 행동의 비용은 늘 같으므로 “price”를 쓸 수 없습니다.
take-it-out = 이 필드를 빼세요.
this-action-is-paid-with-energy = 이 행동의 비용은 에너지로 내므로 “means”를 쓸 수 없습니다.
take-it-out-or-ask-for = 이 필드를 빼거나 “each-pays”를 고르세요.
no-action-is-taken-in-an = 조우 중에는 행동하지 않으므로 “in_encounter”를 쓸 수 없습니다.
# $lacking: how much is missing; $means: of what: energy, magic, food, wealth, reputation or experience.
the-action-is-not-possible-lacking = { $payer ->
    [own] 행동하는 캐릭터가 에너지를 { $lacking }점 이상 직접 내야 하는데, 에너지가 없습니다.
   *[you] 비용을 낼 수 없으며, { $means ->
        [magic] 마법 { $lacking }점이
        [food] 식량 { $lacking }개가
        [wealth] 재산 { $lacking }점이
        [reputation] 명성 { $lacking }점이
        [experience] 경험치 { $lacking }점이
       *[energy] 에너지 { $lacking }점이
    } 모자랍니다.
}
it-costs-nothing = 비용이 들지 않습니다.
whoever-passes-takes-no-more-actions = 오늘의 행동을 마칩니다.
# The headline. $total: what is paid in all, $party: how many the party has (1: you are alone), $payers: how many of them can pay, $means as above.
paid-in-all-total = { $payers ->
    [0] 아무도 비용을 낼 수 없습니다.
   *[other] { $total ->
        [0] 비용이 들지 않습니다.
       *[other] { $party ->
            [1] 비용을 낼 수 있으며,{" "}
           *[other] { $payers ->
                [1] 구성원 1명만 비용을 낼 수 있으며,{" "}
               *[other] 구성원 { $payers }명이 비용을 낼 수 있으며, 모두 합쳐{" "}
            }
        }{ $means ->
            [magic] 마법 { $total }점이
            [food] 식량 { $total }개가
            [wealth] 재산 { $total }점이
            [reputation] 명성 { $total }점이
            [experience] 경험치 { $total }점이
           *[energy] 에너지 { $total }점이
        } 듭니다.
    }
}
# $member: which member of the party (1, 2 …), $share: what it pays, $left: what it keeps, $means as above.
member-member-pays-share-left-left = { $member }번 구성원은 { $share ->
    [0] { $means ->
        [magic] 마법을
        [food] 식량을
        [wealth] 재산을
        [reputation] 명성을
        [experience] 경험치를
       *[energy] 에너지를
    } 직접 내지 않으며,
   *[other] { $means ->
        [magic] 마법 { $share }점을
        [food] 식량 { $share }개를
        [wealth] 재산 { $share }점을
        [reputation] 명성 { $share }점을
        [experience] 경험치 { $share }점을
       *[energy] 에너지 { $share }점을
    } 내면
} { $left ->
    [0] { $share ->
        [0] 남은
       *[other] 남는
    } { means } 없습니다.
   *[other] { $left }{ $means ->
        [food] 개가
       *[other] 점이
    } 남습니다.
}
# $left: what the character keeps, $means as above.
left-left = { $left ->
    [0] 남은 { means } 없습니다.
   *[other] { $means ->
        [magic] 마법 { $left }점이
        [food] 식량 { $left }개가
        [wealth] 재산 { $left }점이
        [reputation] 명성 { $left }점이
        [experience] 경험치 { $left }점이
       *[energy] 에너지 { $left }점이
    } 남습니다.
}
member-member-cannot-pay-and-nobody = { $member }번 구성원은 비용을 낼 수 없고 대신 내 주는 구성원도 없어 파티에서 나갑니다.
# $members: the numbers of members, a list ("1", "2"); $count: how many there are.
without-energy-done-for-today-members = { $party ->
    [1] 에너지가 없어 오늘의 행동을 마칩니다.
   *[other] { LIST($members) }번 구성원은 에너지가 없어 오늘의 행동을 마칩니다.
}
action-title = 행동 비용
variant-exchanging-during-action = 파티 구성원은 행동 중에도 교환할 수 있습니다
track-magic = 마법
action-word-food = 식량
action-word-wealth = 재산
track-reputation = 명성
action-word-experience = 경험치
field-action = 행동
field-price = 적힌 비용
field-have = 구성원마다 가진 양, 행동하는 캐릭터부터(예: 3, 2)
field-helping = 구성원끼리 비용을 대신 내 줌
field-means = 비용으로 내는 것
field-in_encounter = 조우 중
option-action--travel = 여행
option-action--explore = 탐험
option-action--location-action = 지역 행동
option-action--character-action = 캐릭터 행동
option-action--inspect-menhir = 멘히르 조사
option-action--pass = 행동 넘기기
option-action--each-pays = 구성원마다 비용을 내는 문구
action-about = 혼자 또는 파티로 행동할 때 누가 비용을 얼마나 내고 누가 빠지게 되는지 알아봅니다.
