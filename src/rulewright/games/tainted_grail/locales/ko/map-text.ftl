## map_text.py

location-number-stands-on-the-map = { $number }번 지역이 지도에 두 번 있습니다.
write-each-location-once = 지역마다 한 번만 쓰세요.
the-map-has-count-location-cards = 지도에 지역 카드가 { $count }장 있습니다. 1~{ $most }장이어야 합니다.
write-rows-of-numbers-as-example = 숫자를 행마다 쓰세요(예: { $example }).
the-map-cannot-be-read-at = 지도의 “{ $part }” 부분을 읽을 수 없습니다.
location-number-is-not-on-the = { $number }번 지역은 지도에 공개되어 있지 않습니다.
write-it-into-the-map-without = 지도에 이 번호를 괄호 없이 쓰거나 번호를 고치세요. 괄호로 묶은 지역은 아직 공개되지 않은 것입니다.
a-row-of-the-map-is = 지도의 행마다 줄을 바꾸거나 빗금으로 나눕니다: { $example }
n-101-is-a-location-on = 101은 공개된 지역, (107)은 아직 공개되지 않은 지역, 점은 빈자리입니다.
n-101-104-no-way-between = 101|104: 둘 사이에 길이 없습니다. 101_ : 아래쪽 지역으로 가는 길이 없습니다.
number-of-the-location = 지역 번호
not-revealed-yet = 아직 공개되지 않음
no-way-to-the-right = 오른쪽으로 길 없음
no-way-down = 아래로 길 없음
