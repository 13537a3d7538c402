## effect_words.py

# What is gained, lost, delivered for a quest, become, as a result that is wanted. $joined: yes where the next one has the
# same verb, which is said once.
wish-gain = { $position ->
    [before] { $joined ->
        [yes] (이)나
       *[no] 을(를) 얻거나
    }
   *[last] 을(를) 얻{ wish-after-consonant }
}
wish-lose = { $position ->
    [before] { $joined ->
        [yes] (이)나
       *[no] 을(를) 잃거나
    }
   *[last] 을(를) 잃{ wish-after-consonant }
}
wish-deliver = { $position ->
    [before] { $joined ->
        [yes] (이)나
       *[no] 을(를) 바치는 퀘스트를 받거나
    }
   *[last] 을(를) 바치는 퀘스트를 받{ wish-after-consonant }
}
wish-become = { $position ->
    [before] { $joined ->
        [yes] (이)나
       *[no] 이(가) 되거나
    }
   *[last] 이(가) { wish-doeda }
}
gain-1-strength = 힘 1점을 얻음
    .wish = 힘 1점{ wish-gain }
    .verb = 얻다
    .do = 힘 1점을 얻으세요
    .and = 힘 1점을 얻고
gain-1-craft = 기술 1점을 얻음
    .wish = 기술 1점{ wish-gain }
    .verb = 얻다
    .do = 기술 1점을 얻으세요
    .and = 기술 1점을 얻고
gain-1-life = 생명력 1점을 얻음
    .wish = 생명력 1점{ wish-gain }
    .verb = 얻다
    .do = 생명력 1점을 얻으세요
    .and = 생명력 1점을 얻고
gain-1-fate = 운명 토큰 1개를 얻음
    .wish = 운명 토큰 1개{ wish-gain }
    .verb = 얻다
    .do = 운명 토큰 1개를 얻으세요
    .and = 운명 토큰 1개를 얻고
gain-1-gold = 금화 1개를 얻음
    .wish = 금화 1개{ wish-gain }
    .verb = 얻다
    .do = 금화 1개를 얻으세요
    .and = 금화 1개를 얻고
gain-1-spell = 주문 1개를 얻음
    .wish = 주문 1개{ wish-gain }
    .verb = 얻다
    .do = 주문 1개를 얻으세요
    .and = 주문 1개를 얻고
gain-1-talisman = 탈리스만 1개를 얻음
    .wish = 탈리스만 1개{ wish-gain }
    .verb = 얻다
    .do = 탈리스만 1개를 얻으세요
    .and = 탈리스만 1개를 얻고
lose-1-strength = 힘 1점을 잃음
    .wish = 힘 1점{ wish-lose }
    .verb = 잃다
lose-1-craft = 기술 1점을 잃음
    .wish = 기술 1점{ wish-lose }
    .verb = 잃다
lose-1-life = 생명력 1점을 잃음
    .wish = 생명력 1점{ wish-lose }
    .verb = 잃다
lose-1-gold = 금화 1개를 잃음
    .wish = 금화 1개{ wish-lose }
    .verb = 잃다
lose-1-follower = 동료를 잃음
    .wish = 동료{ wish-lose }
    .verb = 잃다
gain-amount-strength = 힘 { $amount }점을 얻음
    .wish = 힘 { $amount }점{ wish-gain }
    .verb = 얻다
    .do = 힘 { $amount }점을 얻으세요
    .and = 힘 { $amount }점을 얻고
gain-amount-craft = 기술 { $amount }점을 얻음
    .wish = 기술 { $amount }점{ wish-gain }
    .verb = 얻다
    .do = 기술 { $amount }점을 얻으세요
    .and = 기술 { $amount }점을 얻고
gain-amount-lives = 생명력 { $amount }점을 얻음
    .wish = 생명력 { $amount }점{ wish-gain }
    .verb = 얻다
    .do = 생명력 { $amount }점을 얻으세요
    .and = 생명력 { $amount }점을 얻고
gain-amount-fate = 운명 토큰 { $amount }개를 얻음
    .wish = 운명 토큰 { $amount }개{ wish-gain }
    .verb = 얻다
    .do = 운명 토큰 { $amount }개를 얻으세요
    .and = 운명 토큰 { $amount }개를 얻고
gain-amount-gold = 금화 { $amount }개를 얻음
    .wish = 금화 { $amount }개{ wish-gain }
    .verb = 얻다
    .do = 금화 { $amount }개를 얻으세요
    .and = 금화 { $amount }개를 얻고
gain-amount-spells = 주문 { $amount }개를 얻음
    .wish = 주문 { $amount }개{ wish-gain }
    .verb = 얻다
    .do = 주문 { $amount }개를 얻으세요
    .and = 주문 { $amount }개를 얻고
lose-amount-lives = 생명력 { $amount }점을 잃음
    .wish = 생명력 { $amount }점{ wish-lose }
    .verb = 잃다
lose-amount-gold = 금화 { $amount }개를 잃음
    .wish = 금화 { $amount }개{ wish-lose }
    .verb = 잃다
take-1-life-from-another-character = 다른 캐릭터의 생명력 1점 빼앗기
    .wish = 다른 캐릭터의 생명력 1점을 빼앗는 퀘스트를 받{ wish-after-consonant }
kill-1-enemy = 적 1명 죽이기
    .wish = 적 1명을 죽이는 퀘스트를 받{ wish-after-consonant }
deliver-1-follower = 동료 1명 바치기
    .wish = 동료 1명{ wish-deliver }
    .verb = 바치다
deliver-1-magic-object = 마법 물품 1개 바치기
    .wish = 마법 물품 1개{ wish-deliver }
    .verb = 바치다
deliver-amount-gold = 금화 { $amount }개 바치기
    .wish = 금화 { $amount }개{ wish-deliver }
    .verb = 바치다
every-other-character-loses-amount-life = 다른 모든 캐릭터가 생명력 { $amount }점을 잃음
become-good = 선한 성향이 됨
    .wish = 선한 성향{ wish-become }
    .verb = 성향이 되다
become-neutral = 중립 성향이 됨
    .wish = 중립 성향{ wish-become }
    .verb = 성향이 되다
become-evil = 악한 성향이 됨
    .wish = 악한 성향{ wish-become }
    .verb = 성향이 되다
move-to-any-other-space-of = 바깥쪽 지역의 다른 칸 어디로든 이동함
    .wish = 바깥쪽 지역의 다른 칸 어디로든 이동{ wish-hada }
offer-in-place-of-the-next = 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈 수 있음
    .wish = 다음 차례에 이동하는 대신 바깥쪽 지역의 다른 칸 어디로든 갈{ wish-can }
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
    .wish = 차례를 1번 잃{ wish-after-consonant }
become-a-toad-for-3-turns = 차례 3번 동안 두꺼비가 됨
    .wish = 차례 3번 동안 두꺼비가 { wish-doeda }
battle-against-strength-value = 힘이 { $value }인 적과 물리 전투를 함
    .wish = 힘이 { $value }인 적과 물리 전투를 { wish-hada }
psychic-combat-against-craft-value = 기술이 { $value }인 적과 정신 전투를 함
    .wish = 기술이 { $value }인 적과 정신 전투를 { wish-hada }
enslaved-stay-until-the-movement-roll = 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 머무름
    .wish = 노예가 되어 이동 주사위로 { LIST($faces, type: "unit") } 중 하나가 나올 때까지 { wish-meomureuda }
discard-objects-for-price-gold-each = 버리는 물품 1개마다 금화 { $price }개를 받을 수 있음
    .wish = 버리는 물품 1개마다 금화 { $price }개를 받을{ wish-can }
buy-purchase-cards = 상품 카드를 살 수 있음
    .wish = 상품 카드를 살{ wish-can }
number-or-less = { $number } 이하
number-or-more = { $number } 이상
card = 카드
n-1-die = 주사위 1개
count-dice = 주사위 { $count }개
dice-less-strength = { $dice } − 힘
dice-less-craft = { $dice } − 기술
offer-in-place-of-the-next-move = 다음 차례에 이동하는 대신 { $title }(으)로 갈 수 있음
    .wish = 다음 차례에 이동하는 대신 { $title }(으)로 갈{ wish-can }
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
    .wish = 생명력을 기본 생명력 수치까지 무료로 회복할{ wish-can }
replenish-up-to-the-fate-value = 운명 토큰을 기본 운명 수치까지 무료로 보충할 수 있음
    .wish = 운명 토큰을 기본 운명 수치까지 무료로 보충할{ wish-can }
heal-up-to-the-life-value-price = 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할 수 있음
    .wish = 금화 { $price }개마다 생명력 1점씩, 기본 생명력 수치까지 회복할{ wish-can }
replenish-up-to-the-fate-value-price = 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할 수 있음
    .wish = 금화 { $price }개마다 운명 토큰 1개씩, 기본 운명 수치까지 보충할{ wish-can }
heal-up-to-count-lives-free = 생명력을 { $count }점까지 무료로 회복할 수 있음
    .wish = 생명력을 { $count }점까지 무료로 회복할{ wish-can }
heal-up-to-count-lives-price = 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할 수 있음
    .wish = 금화 { $price }개마다 생명력 1점씩, { $count }점까지 회복할{ wish-can }
