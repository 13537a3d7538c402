## game/forecast.py

forecast-wrong-players = 탈리스만은 { $least }~{ $most }명이 합니다. { $players }명은 할 수 없습니다.
forecast-give-players = 인원을 { $least }~{ $most }명으로 정하세요.
forecast-same-character = 두 명이 같은 캐릭터를 쓸 수 없습니다. 캐릭터 카드는 1장씩입니다.
forecast-each-once = 캐릭터를 한 번씩만 적으세요.
forecast-options-clash = 대체 규칙 “{ $one }”과(와) “{ $other }”은(는) 함께 쓸 수 없습니다.
forecast-too-few-characters = { $players }명이면 “{ $option }”에 필요한 캐릭터 카드가 모자랍니다.
forecast-leave-one-out = 하나를 빼세요.
forecast-time-missing = “timed-sudden-death”에는 끝낼 시간이 필요합니다.
forecast-time-unused = 끝낼 시간은 “timed-sudden-death”에만 씁니다.
forecast-time-with-its-rule = 규칙과 시간을 모두 적거나 모두 빼세요.
forecast-wrong-games = 게임을 { $games }번 할 수는 없습니다.
forecast-give-games = 1~{ $most } 사이로 적으세요.
forecast-unknown-field = 예측에 “{ $field }” 항목은 없습니다.
forecast-table-says-so = 이 값은 테이블에 이미 있습니다: { $field }.
forecast-game-is-over = 이 게임은 { $turns }번째 차례에 끝났습니다.
forecast-choose-an-earlier-turn = 더 이른 차례를 고르세요.
forecast-give-a-list = 목록으로 적으세요.
forecast-give-a-whole-number = 정수를 적으세요.
forecast-give-a-positive-number = 0보다 크고 1000을 넘지 않는 수를 적으세요.
forecast-choose-among = 다음 중에서 고르세요: { $options }.
forecast-one-for-each = 플레이어마다 하나씩, 많아야 { $players }개를 적으세요.
forecast-cannot-be = { $field }에 “{ $given }”은(는) 쓸 수 없습니다.
forecast-won-as-last-one = { $all ->
    [1] 그 게임에서는
   *[other] { $all }번 중 { $games }번은
} 마지막까지 남은 캐릭터가 이겼습니다.
forecast-won-on-the-crown = { $all ->
    [1] 그 게임에서는
   *[other] { $all }번 중 { $games }번은
} 지배의 왕관에 먼저 도착한 캐릭터가 이겼습니다.
forecast-won-by-points = { $all ->
    [1] 그 게임에서는
   *[other] { $all }번 중 { $games }번은
} 점수로 승자가 정해졌습니다.
forecast-won-by-nobody = { $all ->
    [1] 그 게임에는
   *[other] { $all }번 중 { $games }번은
} 승자가 없었습니다.
forecast-length = 모의 플레이어의 게임은 약 { $hours }시간 걸립니다.{ $spread ->
    [some] {" "}10번 중 8번은 { $low }~{ $high }시간입니다.
   *[none] {""}
}
forecast-length-open = 모의 게임의 절반은 { $hours }시간 안에, 10번 중 1번은 { $low }시간 안에 끝납니다.
forecast-length-unknown = 절반 넘는 모의 게임이 끝나지 않아 걸리는 시간을 알 수 없습니다.
forecast-length-and-precision = { $length } { $precision }
forecast-precision = 게임 { $games }번의 중앙값이며, 실제 중앙값은 20번 중 19번 { $spread ->
    [some] { $least }~{ $most }시간 안에 있습니다.
   *[none] { $most }시간입니다.
}
forecast-precision-unknown = 게임 { $games }번만으로는 얼마나 정확한지 알 수 없습니다.
forecast-undecided = { $all }번 중 { $games }번은 { $rounds }라운드가 지나도 승자가 없어 그만두었습니다.
forecast-undecided-are-longest = 이런 게임은 다른 모든 게임보다 긴 것으로 치며, 막대그래프와 평균에서는 뺍니다.
forecast-mean-with-undecided = 승자가 나온 게임은 평균 { $hours }시간이며, 나머지까지 치면 적어도 { $least }시간입니다.
forecast-pairs-left-out = “{ $option }” 비교에서 끝나지 않은 게임 { $games }쌍을 뺐습니다.
forecast-rounds = 라운드로는 { $rounds }라운드입니다.{ $spread ->
    [some] {" "}10번 중 8번은 { $low }~{ $high }라운드입니다.
   *[none] {""}
}
forecast-bar = { $begin }~{ $end }시간: { $games }번
forecast-seat-wins = { $seat }번 플레이어의 승률은 { $share }%입니다({ $low }~{ $high }%).
forecast-character-wins = { $character }의 승률은 { $share }%입니다({ $low }~{ $high }%).
forecast-deaths = 한 게임에 캐릭터가 평균 { $deaths }명 죽습니다.
in-points = { $points ->
    [0] { "" }
   *[other] ({ $points }점)
}
forecast-with-option = “{ $option }”{ in-points } 규칙을 { $which ->
    [shorter] 쓰면 게임이 { $hours }시간 짧아집니다
    [longer] 쓰면 게임이 { $hours }시간 길어집니다
   *[same] 써도 게임 시간은 그대로입니다
}({ $low }~{ $high }시간).
forecast-without-option = “{ $option }”{ in-points } 규칙을 { $which ->
    [shorter] 빼면 게임이 { $hours }시간 짧아집니다
    [longer] 빼면 게임이 { $hours }시간 길어집니다
   *[same] 빼도 게임 시간은 그대로입니다
}({ $low }~{ $high }시간).
forecast-is-simulated = 모의 플레이어의 게임 { $games }번으로 한 예측이며, 차례마다 { $minutes }분으로 잡았습니다.
assumed-counted-from-the-table = 라운드와 시간은 이 테이블부터 셉니다.
assumed-decks-shuffled = 테이블에 위치가 없는 카드는 덱에 있고, 게임마다 새로 섞습니다.
assumed-hidden-spells-drawn = 보이지 않은 주문은 게임마다 새로 뽑습니다.
assumed-new-character-plays = 새 캐릭터는 들어온 차례에 바로 진행합니다.
assumed-toads-take-nothing = 두꺼비는 카드도 금화도 가져가지 않습니다.
assumed-lost-turns-of-toads = 잃은 차례도 두꺼비의 차례로 셉니다.
assumed-freed-slaves-move = 노예를 풀어 준 주사위만큼 바로 이동합니다.
assumed-who-is-unfriendly = 비우호적인 인물은 흑기사, 노파, 마녀로 봅니다.
assumed-nobody-ditches = 카드를 덜 뽑으려고 물품이나 동료를 포기하지 않습니다.
assumed-own-lives-saved = 보호 주문은 자기 생명력을 지킬 때만 씁니다.
assumed-nothing-foreseen = 점술로 본 것을 활용하지 않습니다.
assumed-equal-points = 점수가 같으면 아무도 이기지 못합니다.

## saved_tables.py

forecast-table-is-over = 이 게임은 끝났습니다. 플레이어가 한 명뿐입니다.
forecast-table-lacks = “{ $field }” 값이 없어 이 테이블에서 게임을 이어 갈 수 없습니다.
give-it-for-whole-games = 그 값을 적으세요.
forecast-table-cannot-be = 이 테이블에서 게임을 이어 갈 수 없습니다: { $cause }.
