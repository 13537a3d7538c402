## survival_lines.py

# The headline without days. $energy, $health, $terror, $food: where the markers stand and how much food there is.
now-energy-energy-health-health-terror = 현재 에너지 { $energy }, 체력 { $health }, 공포 { $terror }, 식량 { $food }입니다.
# The headline. $day: how many days have passed; the rest as above.
after-day-day-energy-energy-health = { $day }일째가 지나면 에너지 { $energy }, 체력 { $health }, 공포 { $terror }, 식량 { $food }입니다.
# $day: the day that costs too much. $energy, $health, $terror, $food: as above.
the-plan-cannot-be-carried-out = 계획대로 할 수 없습니다. { $day }일째의 비용이 너무 큽니다.
day-day-before-the-rest-energy = { $day }일째, 휴식 전: 에너지 { $energy }, 체력 { $health }, 공포 { $terror }, 식량 { $food }.
exhausted-energy-is-on-a-red = 에너지가 빨간 칸에 있어 탈진 상태입니다.
# $terror: where it is, $limit: the highest terror without panic.
panic-in-combat-and-diplomacy-terror = 공포가 { $terror }이라 전투와 교섭에서 공황에 빠집니다. { $limit }까지는 괜찮습니다.
going-insane-terror-is-on-a = 공포가 빨간 칸에 있어 미쳐가는 중입니다. 꿈자리라면 악몽을 읽게 됩니다.
dying-no-health-is-left-the = 체력이 없어 죽어가는 중입니다. 이후의 일은 ‘죽어가는 중’ 카드가 정하므로 예측은 여기서 끝납니다.
# $needed: what must be paid, $energy: what there is.
energy-to-pay-needed-energy-there = 에너지 { $needed }을(를) 내야 하는데 { $energy }만 있습니다.
food-to-give-away-needed-food = 식량 { $needed }개를 내줘야 하는데 { $food }개만 있습니다.
# $health, $terror: where the markers are then.
rest-with-1-food-health-is = 식량 1개를 먹고 휴식해 체력이 { $health }, 공포가 { $terror }이(가) 됩니다.
rest-without-a-meal-energy-drops = 먹지 않고 휴식해 에너지가 0으로 떨어집니다.
rest-without-a-meal-and-with = 에너지 0에서 먹지 않고 휴식해 체력 1점을 잃고 { $health }점이 됩니다.
# $energy: where it is then.
recovery-to-the-start-space-energy = 시작 칸까지 회복해 에너지가 { $energy }이(가) 됩니다.
# $energy: where it is then, $wanted: where it would be with more health.
recovery-only-as-far-as-health = 체력이 허락하는 만큼만 회복해 에너지가 { $wanted } 대신 { $energy }이(가) 됩니다.
recovery-while-exhausted-4-energy-energy = 탈진 상태라 에너지를 4만 회복해 { $energy }이(가) 됩니다.
recovery-while-exhausted-and-only-as = 탈진 상태이고 체력이 허락하는 만큼만 회복해 에너지가 { $wanted } 대신 { $energy }이(가) 됩니다.
recovery-while-exhausted-to-the-start = 탈진 상태에서 시작 칸까지만 회복해 에너지가 { $energy }이(가) 됩니다.
energy-is-above-its-start-space = 에너지가 시작 칸보다 높아 { $energy } 그대로 둡니다.
energy-was-above-its-start-space = 에너지가 시작 칸보다 높아 { $energy }(으)로 되돌립니다.
on-a-dream-site-the-character = 꿈자리에서는 꿈 대신 악몽을 읽습니다.
should-it-die-in-challenge-mode = 도전 모드에서 죽으면 캠페인이 실패로 끝납니다.
should-it-die-alone-the-game = 혼자 하는 게임에서 죽으면 게임이 끝납니다.
should-it-die-an-unused-character = 죽으면 사용하지 않은 캐릭터가 대신합니다. 남은 캐릭터가 없으면 게임에서 집니다.
should-it-die-no-unused-character = 죽으면 사용하지 않은 캐릭터가 없어 게임에서 집니다.
# $unused: how many unused characters are left now.
should-it-die-its-player-goes = 죽으면 사용하지 않은 캐릭터로 계속합니다. 지금 { $unused }명이 남아 있습니다.
