## survival_lines.py

now-energy-energy-health-health-terror = 현재: 에너지 { $energy }, 체력 { $health }, 공포 { $terror }, 식량 { $food }.
after-day-day-energy-energy-health = { $day }일째가 지난 뒤: 에너지 { $energy }, 체력 { $health }, 공포 { $terror }, 식량 { $food }.
the-plan-cannot-be-carried-out = 계획대로 할 수 없습니다: { $day }일째의 비용이 너무 큽니다.
day-day-before-the-rest-energy = { $day }일째, 휴식 전: 에너지 { $energy }, 체력 { $health }, 공포 { $terror }, 식량 { $food }.
exhausted-energy-is-on-a-red = 탈진: 에너지가 빨간 칸에 있습니다.
panic-in-combat-and-diplomacy-terror = 전투와 교섭에서 공황: 공포가 { $terror }이며, { $limit }까지는 공황에 빠지지 않습니다.
going-insane-terror-is-on-a = 미쳐가는 중: 공포가 빨간 칸에 있습니다. 꿈자리라면 악몽을 읽게 됩니다.
dying-no-health-is-left-the = 죽어가는 중: 체력이 남지 않았습니다. 이후의 일은 “죽어가는 중” 카드가 정하므로 예측은 여기서 끝납니다.
energy-to-pay-needed-energy-there = 지불할 에너지: { $needed }, 가진 에너지: { $energy }.
food-to-give-away-needed-food = 내줄 식량: { $needed }, 가진 식량: { $food }.
rest-with-1-food-health-is = 식량 1을 먹고 휴식합니다. 체력: { $health }, 공포: { $terror }.
rest-without-a-meal-energy-drops = 먹지 않고 휴식해 에너지가 0으로 떨어집니다.
rest-without-a-meal-and-with = 에너지 0에서 먹지 않고 휴식해 체력 1을 잃습니다. 체력: { $health }.
recovery-to-the-start-space-energy = 시작 칸까지 회복합니다. 에너지: { $energy }.
recovery-only-as-far-as-health = 체력이 허락하는 만큼만 회복합니다. 에너지: { $wanted } 대신 { $energy }.
recovery-while-exhausted-4-energy-energy = 탈진 상태라 에너지 4만 회복합니다. 에너지: { $energy }.
recovery-while-exhausted-and-only-as = 탈진 상태이고 체력이 허락하는 만큼만 회복합니다. 에너지: { $wanted } 대신 { $energy }.
recovery-while-exhausted-to-the-start = 탈진 상태에서 시작 칸까지만 회복합니다. 에너지: { $energy }.
energy-is-above-its-start-space = 에너지가 시작 칸보다 높아 그대로 둡니다: { $energy }.
energy-was-above-its-start-space = 에너지가 시작 칸보다 높았으므로 시작 칸으로 되돌립니다: { $energy }.
on-a-dream-site-the-character = 꿈자리에서는 꿈 대신 악몽을 읽습니다.
should-it-die-in-challenge-mode = 죽게 되면: 도전 모드에서는 캠페인이 실패로 끝납니다.
should-it-die-alone-the-game = 죽게 되면: 혼자 하는 게임은 여기서 끝납니다.
should-it-die-an-unused-character = 죽게 되면: 사용하지 않은 캐릭터가 대신합니다. 남은 캐릭터가 없으면 게임에서 집니다.
should-it-die-no-unused-character = 죽게 되면: 사용하지 않은 캐릭터가 없으므로 게임에서 집니다.
should-it-die-its-player-goes = 죽게 되면: 사용하지 않은 캐릭터로 계속합니다. 남은 수: { $unused }.
