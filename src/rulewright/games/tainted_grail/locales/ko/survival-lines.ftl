## survival_lines.py

# The headline without days. $energy, $health, $terror, $food: where the markers stand and how much food there is.
now-energy-energy-health-health-terror = 지금 에너지 { $energy }점, 체력 { $health }점, 공포 { $terror }점, 식량 { $food }개입니다.
# The headline. $day: how many days have passed; the rest as above.
after-day-day-energy-energy-health = { $day }일째가 끝나면 에너지 { $energy }점, 체력 { $health }점, 공포 { $terror }점, 식량 { $food }개가 됩니다.
# $day: the day that costs too much. $energy, $health, $terror, $food: as above.
you-are-dying-on-day-day = { $day }일째에 체력이 0이 되어 ‘죽어가는 중’ 상태입니다.
the-card-dying-says-what-follows = 이후는 ‘죽어가는 중’ 카드에 따르므로 계산은 여기서 끝납니다.
the-plan-cannot-be-carried-out = { $day }일째의 비용이 너무 커서 계획대로 할 수 없습니다.
day-day-before-the-rest-energy = { $day }일째 휴식 전에는 에너지 { $energy }점, 체력 { $health }점, 공포 { $terror }점, 식량 { $food }개입니다.
survival-statement-exhausted = 에너지가 빨간 칸에 있어 탈진한 상태입니다.
# $terror: where it is, $limit: the highest terror without panic.
survival-statement-panic = 공포 { $terror }점이 한도 { $limit }점보다 높아 전투와 교섭에서 공황 상태입니다.
survival-statement-going-insane = 공포가 빨간 칸에 있어 ‘미쳐가는 중’ 상태입니다. 꿈자리라면 악몽을 읽습니다.
survival-statement-dying = 체력이 없어 ‘죽어가는 중’ 상태입니다. 이후는 그 카드에 따르므로 계산은 여기서 끝납니다.
# $needed: what must be paid, $energy: what there is.
survival-statement-lacks-energy = 에너지 { $needed }점을 내야 하는데 { $energy }점뿐입니다.
survival-statement-lacks-food = 식량 { $needed }개를 내줘야 하는데 { $food }개뿐입니다.
# $health, $terror: where the markers are then.
survival-statement-eats = 식량 1개를 먹어 체력 { $health }점, 공포 { $terror }점이 됩니다.
survival-statement-drops-to-no-energy = 먹지 않고 쉬어 에너지가 0점이 됩니다.
survival-statement-loses-health-instead = 에너지가 없는 채로 먹지 않고 쉬어 { $health ->
    [0] 체력 1점을 잃으며, 남은 체력이 없습니다.
   *[other] 체력 1점을 잃고 { $health }점이 남습니다.
}
# $energy: where it is then.
survival-statement-recovers = 시작 칸까지 회복해 에너지가 { $energy }점이 됩니다.
# $energy: where it is then, $wanted: where it would be with more health.
survival-statement-recovers-limited = { $energy ->
    [0] 체력 때문에 에너지를 { $wanted }점까지 회복하지 못하고 0점에 머무릅니다.
   *[other] 체력 때문에 에너지가 { $wanted }점이 아니라 { $energy }점까지만 회복됩니다.
}
survival-statement-recovers-exhausted = 탈진한 상태라 에너지를 4점만 회복해 { $energy }점이 됩니다.
survival-statement-recovers-exhausted-limited = { $energy ->
    [0] 탈진한 데다 체력 때문에 에너지를 { $wanted }점까지 회복하지 못하고 0점에 머무릅니다.
   *[other] 탈진한 데다 체력 때문에 에너지가 { $wanted }점이 아니라 { $energy }점까지만 회복됩니다.
}
survival-statement-recovers-exhausted-to-start = 탈진한 상태라 시작 칸까지만 회복해 에너지가 { $energy }점이 됩니다.
survival-statement-stays-above-start = 에너지가 시작 칸보다 높아 { $energy }점 그대로입니다.
survival-statement-falls-to-start = 에너지가 시작 칸보다 높아 { $energy }점으로 내려갑니다.
survival-statement-reads-nightmares = 꿈자리에서는 꿈 대신 악몽을 읽습니다.
survival-statement-death-fails-the-campaign = 도전 모드에서는 죽으면 캠페인에 실패합니다.
survival-statement-death-alone = 혼자 하는 게임에서는 죽으면 게임이 끝납니다.
survival-statement-death-together = 죽으면 사용하지 않은 캐릭터로 대신하며, 남은 캐릭터가 없으면 게임에서 집니다.
survival-statement-death-of-the-last = 사용하지 않은 캐릭터가 없어, 죽으면 게임에서 집니다.
# $unused: how many unused characters are left now.
survival-statement-death-with-others-left = 죽으면 사용하지 않은 캐릭터로 계속하며, 지금 { $unused }명이 남아 있습니다.
