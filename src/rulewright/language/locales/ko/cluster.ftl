## situations/batch/executors.py

no-such-address = “{ $given }”은(는) 스케줄러의 주소가 아닙니다.
write-an-address = tcp://HOST:PORT나 tls://HOST:PORT로 쓰세요.
no-scheduler-answers = { $scheduler }에서 응답하는 스케줄러가 없습니다.
scheduler-has-vanished = 스케줄러 { $scheduler }의 연결이 끊겼습니다.
see-that-the-scheduler-runs = 그곳에서 실행 중인지 확인하세요. --keep을 쓰면 끝난 결과는 남습니다.
cluster-has-no-workers = 스케줄러 { $scheduler }에 작업 프로세스가 없습니다.
start-workers = 작업 프로세스를 시작하세요: dask worker { $scheduler }.
worker-of-another-version = { $worker }의 Rulewright나 규칙이 다른 버전입니다.
install-this-version-there = 그곳에 { $version } 버전과 같은 규칙을 설치하세요.
tls-needs-certificates = tls:// 주소에는 인증서가 필요하지만 Dask에 설정된 인증서가 없습니다.
set-certificates-for-dask = Dask 설정(distributed.comm.tls)에 인증서를 적으세요.

## terminal/batch_options.py

help-scheduler = 대신 이 스케줄러(tcp://HOST:PORT)의 Dask 클러스터에서 계산합니다. 믿을 수 있는 네트워크에서만 쓰세요.
processes-or-cluster = 계산은 이 컴퓨터의 프로세스나 클러스터 가운데 한쪽에서만 합니다.
