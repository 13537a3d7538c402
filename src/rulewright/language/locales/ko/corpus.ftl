## findings.py

mistakes-in-the-rules-count-the = 규칙 파일의 오류: { $count }개. 첫 번째: { $first }
run-rulewright-check-for-the-whole = `rulewright check`를 실행하여 전체 목록을 확인하고 고치십시오.

## model.py

did-you-mean-similar = 혹시 이것을 찾으십니까? { $similar }
find-the-id-with-rulewright-search = `rulewright search WORDS` 명령으로 ID를 찾으십시오.
there-is-no-entry-id = “{ $id }” 항목이 없습니다.

## names.py

several-things-are-called-name = ‘{ $name }’(이)라고 하는 것이 여럿입니다.
write-one-of-these-ids = 다음 ID 가운데 하나를 쓰세요: { LIST($things, type: "unit") }
title-and-id = { $title }({ $id })
did-you-mean-one-of = 혹시 이것을 찾으십니까? { LIST($things, type: "unit") }

## rulebooks.py

name-the-folder-with-the-unchanged = 규칙서 원문 파일을 고치지 않은 그대로 담은 폴더를 지정하십시오.
the-folder-folder-cannot-be-read = { $folder } 폴더를 읽을 수 없습니다. { $cause }
file-is-not-the-text-that = { $file } 파일은 항목이 인용한 원문과 다릅니다. 내용이 바뀌었거나 일부가 잘렸습니다(SHA-256 { $found }…).
no-rulebook-of-game-is-in = { $folder } 폴더에 { $game } 규칙서가 없습니다.
the-passages-cannot-be-stored-in = 인용 구절을 { $file } 파일에 저장할 수 없습니다. { $cause }
file-is-not-utf-8 = { $file } 파일이 UTF-8이 아닙니다.
