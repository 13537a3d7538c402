## situations/forecasting.py

forecast-workers-lost = 게임을 진행하는 프로세스가 여러 번 끊겼습니다.
forecast-fewer-processes = 프로세스 수를 줄이세요. --keep을 쓰면 끝난 게임은 남습니다.
forecast-no-kept-file = 이 파일에는 예측이 없고, 예측을 저장할 수도 없습니다.
forecast-name-another-file = 다른 파일을 정하세요.
forecast-other-request = 이 파일에는 다른 예측이나 다른 버전의 예측이 들어 있습니다.
no-such-forecast = “{ $given }” 예측은 없습니다.
too-many-games-at-once = 게임이 { $games }번입니다. 한 번에 { $most }번까지 요청할 수 있습니다.
ask-for-fewer-games = 게임 수를 줄이거나 비교를 빼세요.
