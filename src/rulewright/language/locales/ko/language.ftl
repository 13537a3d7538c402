## phrase.py

what-is-not-translated-yet-is = 아직 옮기지 않은 부분은 영어로 나옵니다.

## cs.py

in-czech = 체코어로

## de.py

in-german = 독일어로

## en.py

in-english = 영어로

## fi.py

in-finnish = 핀란드어로

## ko.py

in-korean = 한국어로
