## effect_words.py

gain-1-strength = 힘 1점을 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 힘 1점(이)나
           *[no] 힘 1점을 얻거나
        }
       *[last] { $likely ->
            [certain] 힘 1점을 얻습니다
            [almost] 힘 1점을 얻습니다
           *[likely] 힘 1점을 얻을
        }
    }
    .verb = 얻다
    .do = 힘 1점을 얻으세요
    .and = 힘 1점을 얻고
gain-1-craft = 기술 1점을 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 기술 1점(이)나
           *[no] 기술 1점을 얻거나
        }
       *[last] { $likely ->
            [certain] 기술 1점을 얻습니다
            [almost] 기술 1점을 얻습니다
           *[likely] 기술 1점을 얻을
        }
    }
    .verb = 얻다
    .do = 기술 1점을 얻으세요
    .and = 기술 1점을 얻고
gain-1-life = 생명력 1점을 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 생명력 1점(이)나
           *[no] 생명력 1점을 얻거나
        }
       *[last] { $likely ->
            [certain] 생명력 1점을 얻습니다
            [almost] 생명력 1점을 얻습니다
           *[likely] 생명력 1점을 얻을
        }
    }
    .verb = 얻다
    .do = 생명력 1점을 얻으세요
    .and = 생명력 1점을 얻고
gain-1-fate = 운명 토큰 1개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 운명 토큰 1개(이)나
           *[no] 운명 토큰 1개를 얻거나
        }
       *[last] { $likely ->
            [certain] 운명 토큰 1개를 얻습니다
            [almost] 운명 토큰 1개를 얻습니다
           *[likely] 운명 토큰 1개를 얻을
        }
    }
    .verb = 얻다
    .do = 운명 토큰 1개를 얻으세요
    .and = 운명 토큰 1개를 얻고
gain-1-gold = 금화 1개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 금화 1개(이)나
           *[no] 금화 1개를 얻거나
        }
       *[last] { $likely ->
            [certain] 금화 1개를 얻습니다
            [almost] 금화 1개를 얻습니다
           *[likely] 금화 1개를 얻을
        }
    }
    .verb = 얻다
    .do = 금화 1개를 얻으세요
    .and = 금화 1개를 얻고
gain-1-spell = 주문 1개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 주문 1개(이)나
           *[no] 주문 1개를 얻거나
        }
       *[last] { $likely ->
            [certain] 주문 1개를 얻습니다
            [almost] 주문 1개를 얻습니다
           *[likely] 주문 1개를 얻을
        }
    }
    .verb = 얻다
    .do = 주문 1개를 얻으세요
    .and = 주문 1개를 얻고
gain-1-talisman = 탈리스만 1개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 탈리스만 1개(이)나
           *[no] 탈리스만 1개를 얻거나
        }
       *[last] { $likely ->
            [certain] 탈리스만 1개를 얻습니다
            [almost] 탈리스만 1개를 얻습니다
           *[likely] 탈리스만 1개를 얻을
        }
    }
    .verb = 얻다
    .do = 탈리스만 1개를 얻으세요
    .and = 탈리스만 1개를 얻고
lose-1-strength = 힘 1점을 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 힘 1점(이)나
           *[no] 힘 1점을 잃거나
        }
       *[last] { $likely ->
            [certain] 힘 1점을 잃습니다
            [almost] 힘 1점을 잃습니다
           *[likely] 힘 1점을 잃을
        }
    }
    .verb = 잃다
lose-1-craft = 기술 1점을 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 기술 1점(이)나
           *[no] 기술 1점을 잃거나
        }
       *[last] { $likely ->
            [certain] 기술 1점을 잃습니다
            [almost] 기술 1점을 잃습니다
           *[likely] 기술 1점을 잃을
        }
    }
    .verb = 잃다
lose-1-life = 생명력 1점을 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 생명력 1점(이)나
           *[no] 생명력 1점을 잃거나
        }
       *[last] { $likely ->
            [certain] 생명력 1점을 잃습니다
            [almost] 생명력 1점을 잃습니다
           *[likely] 생명력 1점을 잃을
        }
    }
    .verb = 잃다
lose-1-gold = 금화 1개를 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 금화 1개(이)나
           *[no] 금화 1개를 잃거나
        }
       *[last] { $likely ->
            [certain] 금화 1개를 잃습니다
            [almost] 금화 1개를 잃습니다
           *[likely] 금화 1개를 잃을
        }
    }
    .verb = 잃다
lose-1-follower = 동료를 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 동료(이)나
           *[no] 동료를 잃거나
        }
       *[last] { $likely ->
            [certain] 동료를 잃습니다
            [almost] 동료를 잃습니다
           *[likely] 동료를 잃을
        }
    }
    .verb = 잃다
gain-amount-strength = 힘 { $amount }점을 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 힘 { $amount }점(이)나
           *[no] 힘 { $amount }점을 얻거나
        }
       *[last] { $likely ->
            [certain] 힘 { $amount }점을 얻습니다
            [almost] 힘 { $amount }점을 얻습니다
           *[likely] 힘 { $amount }점을 얻을
        }
    }
    .verb = 얻다
    .do = 힘 { $amount }점을 얻으세요
    .and = 힘 { $amount }점을 얻고
gain-amount-craft = 기술 { $amount }점을 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 기술 { $amount }점(이)나
           *[no] 기술 { $amount }점을 얻거나
        }
       *[last] { $likely ->
            [certain] 기술 { $amount }점을 얻습니다
            [almost] 기술 { $amount }점을 얻습니다
           *[likely] 기술 { $amount }점을 얻을
        }
    }
    .verb = 얻다
    .do = 기술 { $amount }점을 얻으세요
    .and = 기술 { $amount }점을 얻고
gain-amount-lives = 생명력 { $amount }점을 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 생명력 { $amount }점(이)나
           *[no] 생명력 { $amount }점을 얻거나
        }
       *[last] { $likely ->
            [certain] 생명력 { $amount }점을 얻습니다
            [almost] 생명력 { $amount }점을 얻습니다
           *[likely] 생명력 { $amount }점을 얻을
        }
    }
    .verb = 얻다
    .do = 생명력 { $amount }점을 얻으세요
    .and = 생명력 { $amount }점을 얻고
gain-amount-fate = 운명 토큰 { $amount }개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 운명 토큰 { $amount }개(이)나
           *[no] 운명 토큰 { $amount }개를 얻거나
        }
       *[last] { $likely ->
            [certain] 운명 토큰 { $amount }개를 얻습니다
            [almost] 운명 토큰 { $amount }개를 얻습니다
           *[likely] 운명 토큰 { $amount }개를 얻을
        }
    }
    .verb = 얻다
    .do = 운명 토큰 { $amount }개를 얻으세요
    .and = 운명 토큰 { $amount }개를 얻고
gain-amount-gold = 금화 { $amount }개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 금화 { $amount }개(이)나
           *[no] 금화 { $amount }개를 얻거나
        }
       *[last] { $likely ->
            [certain] 금화 { $amount }개를 얻습니다
            [almost] 금화 { $amount }개를 얻습니다
           *[likely] 금화 { $amount }개를 얻을
        }
    }
    .verb = 얻다
    .do = 금화 { $amount }개를 얻으세요
    .and = 금화 { $amount }개를 얻고
gain-amount-spells = 주문 { $amount }개를 얻음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 주문 { $amount }개(이)나
           *[no] 주문 { $amount }개를 얻거나
        }
       *[last] { $likely ->
            [certain] 주문 { $amount }개를 얻습니다
            [almost] 주문 { $amount }개를 얻습니다
           *[likely] 주문 { $amount }개를 얻을
        }
    }
    .verb = 얻다
    .do = 주문 { $amount }개를 얻으세요
    .and = 주문 { $amount }개를 얻고
lose-amount-lives = 생명력 { $amount }점을 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 생명력 { $amount }점(이)나
           *[no] 생명력 { $amount }점을 잃거나
        }
       *[last] { $likely ->
            [certain] 생명력 { $amount }점을 잃습니다
            [almost] 생명력 { $amount }점을 잃습니다
           *[likely] 생명력 { $amount }점을 잃을
        }
    }
    .verb = 잃다
lose-amount-gold = 금화 { $amount }개를 잃음
    .wish = { $position ->
        [before] { $joined ->
            [yes] 금화 { $amount }개(이)나
           *[no] 금화 { $amount }개를 잃거나
        }
       *[last] { $likely ->
            [certain] 금화 { $amount }개를 잃습니다
            [almost] 금화 { $amount }개를 잃습니다
           *[likely] 금화 { $amount }개를 잃을
        }
    }
    .verb = 잃다
take-1-life-from-another-character = 다른 캐릭터의 생명력 1점 빼앗기
    .wish = { $position ->
        [before] 다른 캐릭터의 생명력 1점을 빼앗는 퀘스트를 받거나
       *[last] { $likely ->
            [certain] 다른 캐릭터의 생명력 1점을 빼앗는 퀘스트를 받습니다
            [almost] 다른 캐릭터의 생명력 1점을 빼앗는 퀘스트를 받습니다
           *[likely] 다른 캐릭터의 생명력 1점을 빼앗는 퀘스트를 받을
        }
    }
kill-1-enemy = 적 1명 죽이기
    .wish = { $position ->
        [before] 적 1명을 죽이는 퀘스트를 받거나
       *[last] { $likely ->
            [certain] 적 1명을 죽이는 퀘스트를 받습니다
            [almost] 적 1명을 죽이는 퀘스트를 받습니다
           *[likely] 적 1명을 죽이는 퀘스트를 받을
        }
    }
deliver-1-follower = 동료 1명 바치기
    .wish = { $position ->
        [before] { $joined ->
            [yes] 동료 1명(이)나
           *[no] 동료 1명을 바치는 퀘스트를 받거나
        }
       *[last] { $likely ->
            [certain] 동료 1명을 바치는 퀘스트를 받습니다
            [almost] 동료 1명을 바치는 퀘스트를 받습니다
           *[likely] 동료 1명을 바치는 퀘스트를 받을
        }
    }
    .verb = 바치다
deliver-1-magic-object = 마법 물품 1개 바치기
    .wish = { $position ->
        [before] { $joined ->
            [yes] 마법 물품 1개(이)나
           *[no] 마법 물품 1개를 바치는 퀘스트를 받거나
        }
       *[last] { $likely ->
            [certain] 마법 물품 1개를 바치는 퀘스트를 받습니다
            [almost] 마법 물품 1개를 바치는 퀘스트를 받습니다
           *[likely] 마법 물품 1개를 바치는 퀘스트를 받을
        }
    }
    .verb = 바치다
deliver-amount-gold = 금화 { $amount }개 바치기
    .wish = { $position ->
        [before] { $joined ->
            [yes] 금화 { $amount }개(이)나
           *[no] 금화 { $amount }개를 바치는 퀘스트를 받거나
        }
       *[last] { $likely ->
            [certain] 금화 { $amount }개를 바치는 퀘스트를 받습니다
            [almost] 금화 { $amount }개를 바치는 퀘스트를 받습니다
           *[likely] 금화 { $amount }개를 바치는 퀘스트를 받을
        }
    }
    .verb = 바치다
every-other-character-loses-amount-life = 다른 모든 캐릭터가 생명력 { $amount }점을 잃음
become-good = 선한 성향이 됨
    .wish = { $position ->
        [before] { $joined ->
            [yes] 선한 성향이나
           *[no] 선한 성향이 되거나
        }
       *[last] { $likely ->
            [certain] 선한 성향이 됩니다
            [almost] 선한 성향이 됩니다
           *[likely] 선한 성향이 될
        }
    }
    .verb = 성향이 되다
become-neutral = 중립 성향이 됨
    .wish = { $position ->
        [before] { $joined ->
            [yes] 중립 성향이나
           *[no] 중립 성향이 되거나
        }
       *[last] { $likely ->
            [certain] 중립 성향이 됩니다
            [almost] 중립 성향이 됩니다
           *[likely] 중립 성향이 될
        }
    }
    .verb = 성향이 되다
become-evil = 악한 성향이 됨
    .wish = { $position ->
        [before] { $joined ->
            [yes] 악한 성향이나
           *[no] 악한 성향이 되거나
        }
       *[last] { $likely ->
            [certain] 악한 성향이 됩니다
            [almost] 악한 성향이 됩니다
           *[likely] 악한 성향이 될
        }
    }
    .verb = 성향이 되다
move-to-any-other-space-of = 바깥쪽 지역의 다른 칸 어디로든 이동함
    .wish = { $position ->
        [before] 바깥쪽 지역의 다른 칸 어디로든 이동하거나
       *[last] { $likely ->
            [certain] 바깥쪽 지역의 다른 칸 어디로든 이동합니다
            [almost] 바깥쪽 지역의 다른 칸 어디로든 이동합니다
           *[likely] 바깥쪽 지역의 다른 칸 어디로든 이동할
        }
    }
offer-in-place-of-the-next = 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈 수 있음
    .wish = { $position ->
        [before] 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈 수 있게 되거나
       *[last] { $likely ->
            [certain] 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈 수 있습니다
            [almost] 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈 수 있습니다
            [impossible] 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈
           *[likely] 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈 수 있게 될
        }
    }
nothing-happens = 아무 일도 일어나지 않음
    .wish = { $position ->
        [before] 아무 일도 일어나지 않거나
       *[last] { $likely ->
            [certain] 아무 일도 일어나지 않습니다
            [almost] 아무 일도 일어나지 않습니다
            [impossible] 아무 일 없이 넘어갈
           *[likely] 아무 일도 일어나지 않을
        }
    }
lose-1-turn = 차례를 1번 잃음
    .wish = { $position ->
        [before] 차례를 1번 잃거나
       *[last] { $likely ->
            [certain] 차례를 1번 잃습니다
            [almost] 차례를 1번 잃습니다
           *[likely] 차례를 1번 잃을
        }
    }
become-a-toad-for-3-turns = 차례 3번 동안 두꺼비가 됨
    .wish = { $position ->
        [before] 차례 3번 동안 두꺼비가 되거나
       *[last] { $likely ->
            [certain] 차례 3번 동안 두꺼비가 됩니다
            [almost] 차례 3번 동안 두꺼비가 됩니다
           *[likely] 차례 3번 동안 두꺼비가 될
        }
    }
battle-against-strength-value = 힘이 { $value }인 적과 물리 전투를 함
    .wish = { $position ->
        [before] 힘이 { $value }인 적과 물리 전투를 하거나
       *[last] { $likely ->
            [certain] 힘이 { $value }인 적과 물리 전투를 합니다
            [almost] 힘이 { $value }인 적과 물리 전투를 합니다
           *[likely] 힘이 { $value }인 적과 물리 전투를 할
        }
    }
psychic-combat-against-craft-value = 기술이 { $value }인 적과 정신 전투를 함
    .wish = { $position ->
        [before] 기술이 { $value }인 적과 정신 전투를 하거나
       *[last] { $likely ->
            [certain] 기술이 { $value }인 적과 정신 전투를 합니다
            [almost] 기술이 { $value }인 적과 정신 전투를 합니다
           *[likely] 기술이 { $value }인 적과 정신 전투를 할
        }
    }
enslaved-stay-until-the-movement-roll = 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 머무름
    .wish = { $position ->
        [before] 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 머무르거나
       *[last] { $likely ->
            [certain] 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 머무릅니다
            [almost] 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 머무릅니다
           *[likely] 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 머무를
        }
    }
discard-objects-for-price-gold-each = 버리는 물품 1개마다 금화 { $price }개를 받을 수 있음
    .wish = { $position ->
        [before] 버리는 물품 1개마다 금화 { $price }개를 받을 수 있게 되거나
       *[last] { $likely ->
            [certain] 버리는 물품 1개마다 금화 { $price }개를 받을 수 있습니다
            [almost] 버리는 물품 1개마다 금화 { $price }개를 받을 수 있습니다
            [impossible] 버리는 물품 1개마다 금화 { $price }개를 받을
           *[likely] 버리는 물품 1개마다 금화 { $price }개를 받을 수 있게 될
        }
    }
buy-purchase-cards = 상품 카드를 살 수 있음
    .wish = { $position ->
        [before] 상품 카드를 살 수 있게 되거나
       *[last] { $likely ->
            [certain] 상품 카드를 살 수 있습니다
            [almost] 상품 카드를 살 수 있습니다
            [impossible] 상품 카드를 살
           *[likely] 상품 카드를 살 수 있게 될
        }
    }
number-or-less = { $number } 이하
number-or-more = { $number } 이상
card = 카드
n-1-die = 주사위 1개
count-dice = 주사위 { $count }개
dice-less-strength = { $dice } − 힘
dice-less-craft = { $dice } − 기술
offer-in-place-of-the-next-move = 다음 차례에 이동하는 대신 { $title }(으)로 갈 수 있음
    .wish = { $position ->
        [before] 다음 차례에 이동하는 대신 { $title }(으)로 갈 수 있게 되거나
       *[last] { $likely ->
            [certain] 다음 차례에 이동하는 대신 { $title }(으)로 갈 수 있습니다
            [almost] 다음 차례에 이동하는 대신 { $title }(으)로 갈 수 있습니다
            [impossible] 다음 차례에 이동하는 대신 { $title }(으)로 갈
           *[likely] 다음 차례에 이동하는 대신 { $title }(으)로 갈 수 있게 될
        }
    }
go-to-title = { $title }(으)로 이동함
    .wish = { $position ->
        [before] { $joined ->
            [yes] { $title }(이)나
           *[no] { $title }(으)로 이동하거나
        }
       *[last] { $likely ->
            [certain] { $title }(으)로 이동합니다
            [almost] { $title }(으)로 이동합니다
           *[likely] { $title }(으)로 이동할
        }
    }
    .verb = 이동하다
heal-up-to-the-life-value = 생명력을 기본 생명력 수치까지 무료로 회복할 수 있음
    .wish = { $position ->
        [before] 생명력을 기본 생명력 수치까지 무료로 회복할 수 있게 되거나
       *[last] { $likely ->
            [certain] 생명력을 기본 생명력 수치까지 무료로 회복할 수 있습니다
            [almost] 생명력을 기본 생명력 수치까지 무료로 회복할 수 있습니다
            [impossible] 생명력을 기본 생명력 수치까지 무료로 회복할
           *[likely] 생명력을 기본 생명력 수치까지 무료로 회복할 수 있게 될
        }
    }
replenish-up-to-the-fate-value = 운명 토큰을 기본 운명 수치까지 무료로 보충할 수 있음
    .wish = { $position ->
        [before] 운명 토큰을 기본 운명 수치까지 무료로 보충할 수 있게 되거나
       *[last] { $likely ->
            [certain] 운명 토큰을 기본 운명 수치까지 무료로 보충할 수 있습니다
            [almost] 운명 토큰을 기본 운명 수치까지 무료로 보충할 수 있습니다
            [impossible] 운명 토큰을 기본 운명 수치까지 무료로 보충할
           *[likely] 운명 토큰을 기본 운명 수치까지 무료로 보충할 수 있게 될
        }
    }
heal-up-to-the-life-value-price = 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할 수 있음
    .wish = { $position ->
        [before] 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할 수 있게 되거나
       *[last] { $likely ->
            [certain] 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할 수 있습니다
            [almost] 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할 수 있습니다
            [impossible] 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할
           *[likely] 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할 수 있게 될
        }
    }
replenish-up-to-the-fate-value-price = 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할 수 있음
    .wish = { $position ->
        [before] 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할 수 있게 되거나
       *[last] { $likely ->
            [certain] 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할 수 있습니다
            [almost] 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할 수 있습니다
            [impossible] 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할
           *[likely] 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할 수 있게 될
        }
    }
heal-up-to-count-lives-free = 생명력을 { $count }점까지 무료로 회복할 수 있음
    .wish = { $position ->
        [before] 생명력을 { $count }점까지 무료로 회복할 수 있게 되거나
       *[last] { $likely ->
            [certain] 생명력을 { $count }점까지 무료로 회복할 수 있습니다
            [almost] 생명력을 { $count }점까지 무료로 회복할 수 있습니다
            [impossible] 생명력을 { $count }점까지 무료로 회복할
           *[likely] 생명력을 { $count }점까지 무료로 회복할 수 있게 될
        }
    }
heal-up-to-count-lives-price = 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할 수 있음
    .wish = { $position ->
        [before] 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할 수 있게 되거나
       *[last] { $likely ->
            [certain] 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할 수 있습니다
            [almost] 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할 수 있습니다
            [impossible] 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할
           *[likely] 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할 수 있게 될
        }
    }
