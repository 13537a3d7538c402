## content.py

this-installation-of-rulewright-has-no = 설치된 rulewright에 { $folder } 폴더가 없습니다.
install-it-again = 다시 설치하세요.
kept-in-a-temporary-folder = { $folder } 폴더에 저장할 수 없습니다. 만든 것은 임시로 { $temporary } 폴더에 저장합니다. 다른 폴더는 환경 변수 { $variable }(으)로 지정합니다.
this-installation-of-rulewright-lacks-its = 설치된 rulewright에 { $language } 번역이 없습니다.

## extras.py

this-needs-the-extra-extra-which = 추가 구성 요소 { $extra }이(가) 필요한데 설치되어 있지 않습니다(없는 모듈: { $module }).
in-a-copy-of-the-project = 프로젝트 폴더에서 `pip install '.[{ $extra }]'`를 실행하세요. 전부 설치하려면 `make setup`을 실행하세요.
by-itself-in-a-copy-of-the-project = 프로젝트 폴더에서 `pip install '.[{ $extra }]'`를 실행하세요.

## system.py

there-is-no-space-left = 남은 저장 공간이 없습니다.
free-some-space-or-choose-a = 공간을 비우거나 다른 디스크의 위치를 지정하세요.
reading-or-writing-it-is-not = 읽거나 쓸 권한이 없습니다.
change-its-permissions-or-choose-a = 권한을 바꾸거나 쓸 수 있는 위치를 지정하세요.
too-many-files-are-open = 열린 파일이 너무 많습니다.
close-other-programs-or-raise-the = 다른 프로그램을 닫거나 한도(`ulimit -n`)를 높이세요.
there-is-no-memory-left = 남은 메모리가 없습니다.
close-other-programs-or-ask-for = 다른 프로그램을 닫거나 한 번에 계산할 양을 줄이세요.
there-is-no-such-file-or = 그런 파일이나 폴더가 없습니다.
correct-the-name = 이름을 고치세요.
a-file-stands-where-a-folder = 폴더가 있어야 할 자리에 파일이 있습니다.
name-a-folder = 폴더를 지정하세요.
a-folder-stands-where-a-file = 파일이 있어야 할 자리에 폴더가 있습니다.
name-a-file = 파일을 지정하세요.
the-name-is-too-long-for = 이 파일 시스템에서 쓰기에는 이름이 너무 깁니다.
choose-a-shorter-one = 더 짧은 이름을 쓰세요.
the-disk-or-device-fails = 디스크나 장치에 오류가 있습니다.
choose-a-place-on-another-disk = 다른 디스크의 위치를 지정하세요.
place-cause = { $place }: { $cause }
the-system-refused-cause = 시스템이 거부했습니다: { $cause }.
remove-the-cause-and-try-again = 원인을 없앤 뒤 다시 시도하세요.
remedy-variable-names-another-folder = { $remedy } 다른 폴더는 환경 변수 { $variable }(으)로 지정합니다.
