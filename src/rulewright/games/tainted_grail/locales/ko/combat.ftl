## combat.py

combat = 전투
win = 승리
stay-alive = 살아남기
a-card-is-drawn-after-an = 기회주의자의 기회 공격 뒤에 카드를 뽑음
furys-second-row-is = 분노의 두 번째 공격이 쓰는 행
keys-of-several-attributes-count-for = 여러 성향 열쇠도 연결된 성향 열쇠 아이콘에 포함
