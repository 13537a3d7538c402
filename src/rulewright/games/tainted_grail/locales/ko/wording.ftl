## wording.py

days-and-survival = 하루와 생존
the-land-of-avalon = 아발론의 땅
stronger-characters = 캐릭터 향상
mode = 모드
normal = 일반
story-mode = 스토리 모드
challenge-mode-2 = 도전 모드
players = 참가자 수
aggression = 공격성
empathy = 공감
courage = 용기
caution = 신중함
practicality = 실용성
spirituality = 영성
