## inner_region.py

nobody-is-in-the-valley-of = 탈리스만 없이 불의 계곡에 있을 수는 없습니다.
give-the-hero-a-talisman-or = 캐릭터에게 탈리스만을 주거나 다른 칸에서 시작하게 하십시오.
you-stay-in-the-crypt = 지하묘지에 머무름
you-stay-in-the-mines = 광산에 머무름
# RESULTS of the Crypt and the Mines.
to-the-plain-of-peril = 위험한 평야로 이동
to-the-portal-of-power = 힘의 차원문으로 이동
to-the-warlocks-cave = 흑마법사의 동굴로 이동
to-the-city = 도시로 이동
to-the-tavern = 선술집으로 이동
you-get-past-it = 통과
you-die = 사망
you-turn-back = 되돌아감
you-reach-the-crown-of-command = 지배의 왕관 도달
you-are-thrown-out-of-the = 안쪽 지역에서 쫓겨남
you-leave-through-the-portal = 차원문으로 나감
you-turn-back-before-the-valley = 불의 계곡 앞에서 되돌아감
stay-alive = 살아남기
    .headline = { $likely ->
        [certain] 반드시 살아남습니다.
        [impossible] 살아남을 수 없습니다.
       *[likely] 살아남을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
# A place in play; `.at` says that something is so there.
crypt = 지하묘지
    .at = 지하묘지에서
get-to-the-best-space = 가장 좋은 칸으로 가기
mines = 광산
    .at = 광산에서
vampires-tower = 뱀파이어의 탑
    .at = 뱀파이어의 탑에서
keep-your-lives = 생명력 지키기
    .headline = { $likely ->
        [certain] 뱀파이어의 탑을 반드시 통과합니다.
        [impossible] 뱀파이어의 탑을 통과할 수 없습니다.
       *[likely] 뱀파이어의 탑을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
stay-alive-and-keep-your-followers = 살아남고 동료 지키기
    .headline = { $likely ->
        [certain] 뱀파이어의 탑에서 반드시 살아남습니다.
        [impossible] 뱀파이어의 탑에서 살아남을 수 없습니다.
       *[likely] 뱀파이어의 탑에서 살아남을 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
death = 죽음
    .at = 죽음의 칸에서
werewolfs-den = 늑대인간 소굴
    .at = 늑대인간 소굴에서
pits = 구덩이
    .at = 구덩이에서
get-past-death = 통과하기
    .headline = { $likely ->
        [certain] 죽음의 칸을 반드시 통과합니다.
        [impossible] 죽음의 칸을 통과할 수 없습니다.
       *[likely] 죽음의 칸을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
get-past-the-werewolf = 통과하기
    .headline = { $likely ->
        [certain] 늑대인간 소굴을 반드시 통과합니다.
        [impossible] 늑대인간 소굴을 통과할 수 없습니다.
       *[likely] 늑대인간 소굴을 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
get-past-the-pit-fiends = 통과하기
    .headline = { $likely ->
        [certain] 구덩이를 반드시 통과합니다.
        [impossible] 구덩이를 통과할 수 없습니다.
       *[likely] 구덩이를 통과할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
the-way-to-the-crown-of = 지배의 왕관으로 가는 길
reach-the-crown-of-command = 지배의 왕관에 도달하기
    .headline = { $likely ->
        [certain] 지배의 왕관에 반드시 도달합니다.
        [impossible] 지배의 왕관에 도달할 수 없습니다.
       *[likely] 지배의 왕관에 도달할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
