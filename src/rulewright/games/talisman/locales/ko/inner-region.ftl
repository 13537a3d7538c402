## inner_region.py

nobody-is-in-the-valley-of = 탈리스만 없이는 불의 계곡에 있을 수 없습니다.
give-the-hero-a-talisman-or = 캐릭터에게 탈리스만을 주거나 다른 칸에서 시작하세요.
result-crypt = 지하묘지에 머무름
    .wish = 지하묘지에 { wish-meomureuda }
result-mines = 광산에 머무름
    .wish = 광산에 { wish-meomureuda }
# RESULTS of the Crypt and the Mines.
result-plain-of-peril = 위험한 평야로 이동함
    .wish = 위험한 평야로 이동{ wish-hada }
result-portal-of-power = 힘의 차원문으로 이동함
    .wish = 힘의 차원문으로 이동{ wish-hada }
result-warlocks-cave = 흑마법사의 동굴로 이동함
    .wish = 흑마법사의 동굴로 이동{ wish-hada }
result-city = 도시로 이동함
    .wish = 도시로 이동{ wish-hada }
result-tavern = 선술집으로 이동함
    .wish = 선술집으로 이동{ wish-hada }
result-through = 통과함
    .wish = 통과{ wish-hada }
result-dead = 사망함
    .wish = 죽{ wish-after-consonant }
result-turned-back = 되돌아감
    .wish = { wish-doedoragada }
result-crown = 지배의 왕관에 도착함
    .wish = 지배의 왕관에 도착{ wish-hada }
result-expelled = 안쪽 지역에서 쫓겨남
    .wish = { $position ->
        [before] 안쪽 지역에서 쫓겨나거나
       *[last] { $likely ->
            [certain] 안쪽 지역에서 쫓겨납니다
            [almost] 안쪽 지역에서 쫓겨납니다
           *[likely] 안쪽 지역에서 쫓겨날
        }
    }
result-left = 힘의 차원문으로 나감
    .wish = { $position ->
        [before] 힘의 차원문으로 나가거나
       *[last] { $likely ->
            [certain] 힘의 차원문으로 나갑니다
            [almost] 힘의 차원문으로 나갑니다
           *[likely] 힘의 차원문으로 나갈
        }
    }
inner-journey-result-turned-back = 불의 계곡 앞에서 되돌아감
    .wish = 불의 계곡 앞에서 { wish-doedoragada }
goal-survive = 살아남기
    .headline = { $likely ->
        [certain] 죽을 일이 없습니다.
        [almost] 거의 확실히 살아남습니다.
        [impossible] 반드시 죽습니다.
       *[likely] 죽을 확률은 { PERCENT($risk, maximumFractionDigits: 0) }입니다.
    }
# A place in play; `.at` says that something is so there.
board-crypt = 지하묘지
    .at = 지하묘지에서는
goal-worth = 가장 좋은 칸으로 가기
board-mines = 광산
    .at = 광산에서는
board-vampires-tower = 뱀파이어의 탑
    .at = 뱀파이어의 탑에서는
vampires-tower-goal-win = 생명력 지키기
    .headline = 뱀파이어의 탑을 { get-past-so-likely }
vampires-tower-goal-survive = 살아남고 동료 지키기
    .headline = 뱀파이어의 탑을 { get-past-so-likely }
board-death = 죽음
    .at = 죽음 칸에서는
    .before = 죽음 칸
board-werewolf-den = 늑대인간 소굴
    .at = 늑대인간 소굴에서는
board-pits = 구덩이
    .at = 구덩이에서는
death-goal-win = 통과하기
    .headline = 죽음 칸을 { get-past-so-likely }
werewolf-den-goal-win = 통과하기
    .headline = 늑대인간 소굴을 { get-past-so-likely }
pits-goal-win = 통과하기
    .headline = 구덩이를 { get-past-so-likely }
inner-journey-title = 지배의 왕관으로 가는 길
inner-journey-goal-win = 지배의 왕관에 도착하기
    .headline = { $likely ->
        [certain] 지배의 왕관에 반드시 도착합니다.
        [almost] 지배의 왕관에 거의 확실히 도착합니다.
        [impossible] 지금은 지배의 왕관에 도착할 수 없습니다.
       *[likely] 지배의 왕관에 도착할 확률은 { PERCENT($chance, maximumFractionDigits: 0) }입니다.
    }
