## situations/batch/batches.py, executors.py

workers-were-lost = 작업 프로세스가 계산을 끝내기 전에 멈췄습니다.
use-fewer-workers = 프로세스 수를 줄이세요. --keep을 쓰면 끝난 결과는 남습니다.
no-file-for-records = 이 파일에는 결과가 없고, 결과를 저장할 수도 없습니다.
records-cannot-be-stored = 이 파일에 결과를 더 저장할 수 없습니다. 그때까지 저장한 결과는 그대로 있습니다.
name-another-file = 다른 파일을 정하세요.
file-of-other-records = 이 파일에는 다른 요청이나 다른 버전의 결과가 들어 있습니다.

## server/forecasts.py

no-such-forecast = “{ $given }” 예측은 없습니다.
too-many-games-at-once = 게임이 { $games }번입니다. 한 번에 { $most }번까지 요청할 수 있습니다.
ask-for-fewer-games = 게임 수를 줄이거나 비교를 빼세요.
