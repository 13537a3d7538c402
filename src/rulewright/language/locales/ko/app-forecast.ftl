## app/views/forecast.py

how-long-a-game-takes = 게임 시간 예측
forecast-of-simulated-players = 규칙을 옮긴 프로그램으로 모의 플레이어가 진행한 예측입니다.
players = 인원
habit-of-players = 플레이어 성격
minutes-per-turn = 한 차례의 시간(분)
alternative-rules-in-play = 대체 규칙
none-chosen = 없음
characters-by-seat = 캐릭터(첫 플레이어부터 차례대로)
dealt-by-chance = 무작위로 받기
compare-the-alternative-rules = 대체 규칙도 비교하기(더 오래 걸림)
fresh-games-played = 새 게임 { $games }번 중 { $played }번 진행
play-fresh-games = 새 게임 진행하기
play-more-games = 게임 더 진행하기
