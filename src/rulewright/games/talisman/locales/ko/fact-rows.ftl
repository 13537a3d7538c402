## fact_rows.py

n-1-object = 물품 1개
n-1-gold = 금화 1개
n-1-follower = 동료 1명
lose-all-strength-counters = 힘 카운터를 모두 잃음
    .wish = { $position ->
        [before] 힘 카운터를 모두 잃거나
       *[last] { $likely ->
            [certain] 힘 카운터를 모두 잃습니다
            [almost] 힘 카운터를 모두 잃습니다
           *[likely] 힘 카운터를 모두 잃을
        }
    }
lose-all-craft-counters = 기술 카운터를 모두 잃음
    .wish = { $position ->
        [before] 기술 카운터를 모두 잃거나
       *[last] { $likely ->
            [certain] 기술 카운터를 모두 잃습니다
            [almost] 기술 카운터를 모두 잃습니다
           *[likely] 기술 카운터를 모두 잃을
        }
    }
lose-all-gold = 금화를 모두 잃음
    .wish = { $position ->
        [before] 금화를 모두 잃거나
       *[last] { $likely ->
            [certain] 금화를 모두 잃습니다
            [almost] 금화를 모두 잃습니다
           *[likely] 금화를 모두 잃을
        }
    }
lose-all-spells = 주문을 모두 잃음
    .wish = { $position ->
        [before] 주문을 모두 잃거나
       *[last] { $likely ->
            [certain] 주문을 모두 잃습니다
            [almost] 주문을 모두 잃습니다
           *[likely] 주문을 모두 잃을
        }
    }
amount-gold = 금화 { $amount }개
yes = 예
no = 아니요
need-not-roll-the-die = 주사위를 굴리지 않아도 되는 칸
may-evade-here = 회피할 수 있는 칸
loses-no-life-here = 생명력을 잃지 않는 칸
dice-at-the-portal-of-power = 기술로 힘의 차원문을 열 때 굴리는 주사위 수
dice-in-the-mines = 광산의 주사위 수
spaces-moved-in-a-turn = 한 차례에 이동하는 칸 수
may-destroy-without-an-attack = 싸우지 않고 없앨 수 있는 적
draws-a-spell-after-casting-the = 마지막 주문을 발동한 뒤 주문 1개를 뽑음
may-replace-1-adventure-card-drawn = 뽑은 모험 카드 1장을 바꿀 수 있고, 새 카드와는 반드시 조우함
draw-spells-up-to-the-limit = 주문을 한도까지 뽑음
    .wish = { $position ->
        [before] 주문을 한도까지 뽑거나
       *[last] { $likely ->
            [certain] 주문을 한도까지 뽑습니다
            [almost] 주문을 한도까지 뽑습니다
           *[likely] 주문을 한도까지 뽑을
        }
    }
move-to-any-other-space-of-the = 같은 지역의 다른 칸 어디로든 이동함
    .wish = { $position ->
        [before] 같은 지역의 다른 칸 어디로든 이동하거나
       *[last] { $likely ->
            [certain] 같은 지역의 다른 칸 어디로든 이동합니다
            [almost] 같은 지역의 다른 칸 어디로든 이동합니다
           *[likely] 같은 지역의 다른 칸 어디로든 이동할
        }
    }
attacked-by-title = { $title }에게 공격받음
    .wish = { $position ->
        [before] { $title }에게 공격받거나
       *[last] { $likely ->
            [certain] { $title }에게 공격받습니다
            [almost] { $title }에게 공격받습니다
           *[likely] { $title }에게 공격받을
        }
    }
