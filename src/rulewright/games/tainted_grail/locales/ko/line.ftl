## line.py

the-card-name-is-not-in = “{ $name }” 카드가 덱에 남아 있지 않습니다.
write-one-of-names = 다음 중 하나를 쓰세요: { $names }.
in-challenge-mode-a-dial-is = 도전 모드에서는 도망칠 때 다이얼을 튕깁니다.
add-grail-or-skull-to-the = 뽑은 카드에 grail(성배)이나 skull(해골)을 적으세요.
