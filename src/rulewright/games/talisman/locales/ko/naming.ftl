## naming.py

at-the-start-of-the-turn = 차례를 시작할 때
instead-of-rolling-for-movement = 이동 주사위를 굴리는 대신
before-moving = 이동하기 전
after-moving = 이동한 뒤
during-an-encounter-outside-of-an = 조우 중, 공격이 아닐 때
at-the-end-of-the-turn = 차례가 끝날 때
in-battle-before-the-dice = 물리 전투에서 주사위를 굴리기 전
in-battle-after-the-dice = 물리 전투에서 주사위를 굴린 뒤
in-psychic-combat-before-the-dice = 정신 전투에서 주사위를 굴리기 전
in-psychic-combat-after-the-dice = 정신 전투에서 주사위를 굴린 뒤
