## start_of_day_request.py

the-guardian-die-has-no-face = 수호자 주사위에 면이 없습니다.
tell-how-many-faces-show-each = 결과마다 면이 몇 개인지 적으세요.
name-the-locations-of-the-menhirs = 멘히르가 있는 지역을 적으세요. 하나도 남지 않았으면 []를 쓰세요.
menhirs-menhirs-dials-dials = 멘히르는 { $menhirs }개인데 다이얼은 { $dials }개입니다.
give-each-menhir-a-dial-0 = 멘히르마다 다이얼을 적으세요. 다이얼이 없으면 0입니다.
location-number-is-named-twice = { $number }번 지역이 두 번 적혀 있습니다.
keep-one-of-them = 하나만 남기세요.
the-die-is-thrown-for-a = 수호자 주사위를 굴렸는데 수호자가 없습니다.
tell-where-the-guardian-is-or = 수호자가 있는 곳을 적거나 주사위를 빼세요.
