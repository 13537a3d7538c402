## inner_region.py

nobody-is-in-the-valley-of = 탈리스만 없이는 불의 계곡에 있을 수 없습니다.
give-the-hero-a-talisman-or = 캐릭터에게 탈리스만을 주거나 다른 칸에서 시작하세요.
you-stay-in-the-crypt = 지하묘지에 머무름
    .wish = { $position ->
        [before] 지하묘지에 머무르거나
       *[last] { $likely ->
            [certain] 지하묘지에 머무릅니다
            [almost] 지하묘지에 머무릅니다
           *[likely] 지하묘지에 머무를
        }
    }
you-stay-in-the-mines = 광산에 머무름
    .wish = { $position ->
        [before] 광산에 머무르거나
       *[last] { $likely ->
            [certain] 광산에 머무릅니다
            [almost] 광산에 머무릅니다
           *[likely] 광산에 머무를
        }
    }
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = 위험한 평야로 이동함
    .wish = { $position ->
        [before] 위험한 평야로 이동하거나
       *[last] { $likely ->
            [certain] 위험한 평야로 이동합니다
            [almost] 위험한 평야로 이동합니다
           *[likely] 위험한 평야로 이동할
        }
    }
to-the-portal-of-power = 힘의 차원문으로 이동함
    .wish = { $position ->
        [before] 힘의 차원문으로 이동하거나
       *[last] { $likely ->
            [certain] 힘의 차원문으로 이동합니다
            [almost] 힘의 차원문으로 이동합니다
           *[likely] 힘의 차원문으로 이동할
        }
    }
to-the-warlocks-cave = 흑마법사의 동굴로 이동함
    .wish = { $position ->
        [before] 흑마법사의 동굴로 이동하거나
       *[last] { $likely ->
            [certain] 흑마법사의 동굴로 이동합니다
            [almost] 흑마법사의 동굴로 이동합니다
           *[likely] 흑마법사의 동굴로 이동할
        }
    }
to-the-city = 도시로 이동함
    .wish = { $position ->
        [before] 도시로 이동하거나
       *[last] { $likely ->
            [certain] 도시로 이동합니다
            [almost] 도시로 이동합니다
           *[likely] 도시로 이동할
        }
    }
to-the-tavern = 선술집으로 이동함
    .wish = { $position ->
        [before] 선술집으로 이동하거나
       *[last] { $likely ->
            [certain] 선술집으로 이동합니다
            [almost] 선술집으로 이동합니다
           *[likely] 선술집으로 이동할
        }
    }
you-get-past-it = 통과함
    .wish = { $position ->
        [before] 통과하거나
       *[last] { $likely ->
            [certain] 통과합니다
            [almost] 통과합니다
           *[likely] 통과할
        }
    }
you-die = 사망함
    .wish = { $position ->
        [before] 죽거나
       *[last] { $likely ->
            [certain] 죽습니다
            [almost] 죽습니다
           *[likely] 죽을
        }
    }
you-turn-back = 되돌아감
    .wish = { $position ->
        [before] 되돌아가거나
       *[last] { $likely ->
            [certain] 되돌아갑니다
            [almost] 되돌아갑니다
           *[likely] 되돌아갈
        }
    }
you-reach-the-crown-of-command = 지배의 왕관에 도착함
    .wish = { $position ->
        [before] 지배의 왕관에 도착하거나
       *[last] { $likely ->
            [certain] 지배의 왕관에 도착합니다
            [almost] 지배의 왕관에 도착합니다
           *[likely] 지배의 왕관에 도착할
        }
    }
you-are-thrown-out-of-the = 안쪽 지역에서 쫓겨남
    .wish = { $position ->
        [before] 안쪽 지역에서 쫓겨나거나
       *[last] { $likely ->
            [certain] 안쪽 지역에서 쫓겨납니다
            [almost] 안쪽 지역에서 쫓겨납니다
           *[likely] 안쪽 지역에서 쫓겨날
        }
    }
you-leave-through-the-portal = 힘의 차원문으로 나감
    .wish = { $position ->
        [before] 힘의 차원문으로 나가거나
       *[last] { $likely ->
            [certain] 힘의 차원문으로 나갑니다
            [almost] 힘의 차원문으로 나갑니다
           *[likely] 힘의 차원문으로 나갈
        }
    }
you-turn-back-before-the-valley = 불의 계곡 앞에서 되돌아감
    .wish = { $position ->
        [before] 불의 계곡 앞에서 되돌아가거나
       *[last] { $likely ->
            [certain] 불의 계곡 앞에서 되돌아갑니다
            [almost] 불의 계곡 앞에서 되돌아갑니다
           *[likely] 불의 계곡 앞에서 되돌아갈
        }
    }
stay-alive = 살아남기
    .headline = { $likely ->
        [certain] 죽을 일이 없습니다.
        [almost] 거의 확실히 살아남습니다.
        [impossible] 반드시 죽습니다.
       *[likely] 죽을 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
# A place in play; `.at` says that something is so there.
crypt = 지하묘지
    .at = 지하묘지에서는
get-to-the-best-space = 가장 좋은 칸으로 가기
mines = 광산
    .at = 광산에서는
vampires-tower = 뱀파이어의 탑
    .at = 뱀파이어의 탑에서는
keep-your-lives = 생명력 지키기
    .headline = { $likely ->
        [certain] 뱀파이어의 탑을 반드시 통과합니다.
        [almost] 뱀파이어의 탑을 거의 확실히 통과합니다.
        [impossible] 뱀파이어의 탑을 통과할 수 없습니다.
       *[likely] 뱀파이어의 탑을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
stay-alive-and-keep-your-followers = 살아남고 동료 지키기
    .headline = { $likely ->
        [certain] 뱀파이어의 탑을 반드시 통과합니다.
        [almost] 뱀파이어의 탑을 거의 확실히 통과합니다.
        [impossible] 뱀파이어의 탑을 통과할 수 없습니다.
       *[likely] 뱀파이어의 탑을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
death = 죽음
    .at = 죽음 칸에서는
    .before = 죽음 칸
werewolfs-den = 늑대인간 소굴
    .at = 늑대인간 소굴에서는
pits = 구덩이
    .at = 구덩이에서는
get-past-death = 통과하기
    .headline = { $likely ->
        [certain] 죽음 칸을 반드시 통과합니다.
        [almost] 죽음 칸을 거의 확실히 통과합니다.
        [impossible] 죽음 칸을 통과할 수 없습니다.
       *[likely] 죽음 칸을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
get-past-the-werewolf = 통과하기
    .headline = { $likely ->
        [certain] 늑대인간 소굴을 반드시 통과합니다.
        [almost] 늑대인간 소굴을 거의 확실히 통과합니다.
        [impossible] 늑대인간 소굴을 통과할 수 없습니다.
       *[likely] 늑대인간 소굴을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
get-past-the-pit-fiends = 통과하기
    .headline = { $likely ->
        [certain] 구덩이를 반드시 통과합니다.
        [almost] 구덩이를 거의 확실히 통과합니다.
        [impossible] 구덩이를 통과할 수 없습니다.
       *[likely] 구덩이를 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
the-way-to-the-crown-of = 지배의 왕관으로 가는 길
reach-the-crown-of-command = 지배의 왕관에 도착하기
    .headline = { $likely ->
        [certain] 지배의 왕관에 반드시 도착합니다.
        [almost] 지배의 왕관에 거의 확실히 도착합니다.
        [impossible] 지금은 지배의 왕관에 도착할 수 없습니다.
       *[likely] 지배의 왕관에 도착할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
