## survival_request.py

field-tells-of-count-days-and = “{ $field }”에 { $count }일이 적혀 있는데, 계획은 { $days }일입니다.
ask-for-more-days-or-leave = 일수를 늘리거나 마지막 숫자를 빼세요.
day-day-is-none-of-the = { $day }일째는 계획한 { $days }일을 벗어납니다.
ask-for-more-days-or-take = 일수를 늘리거나 그날을 빼세요.
only-challenge-mode-turns-the-health = 체력 마커는 도전 모드에서만 뒤집습니다.
choose-challenge-mode-or-take-it = 도전 모드를 고르거나 이 필드를 빼세요.
in-a-game-for-one-player = 1인 게임에서는 죽은 캐릭터를 대신할 캐릭터가 없으므로 “unused_characters”를 쓸 수 없습니다.
terror-is-terror-and-its-track = 공포가 { $terror }점인데, 트랙은 { $top }에서 끝납니다.
correct-one-of-them = 둘 중 하나를 고치세요.
energy-is-energy-and-health-lets = 에너지가 { $energy }점으로 적혀 있지만, 체력에 따른 한도 { $limit }점을 넘을 수 없습니다.
correct-energy-or-health = 에너지나 체력을 고치세요.
