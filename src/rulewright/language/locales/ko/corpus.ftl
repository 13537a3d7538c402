## findings.py

mistakes-in-the-rules-count-the = 규칙 파일에 오류가 { $count }개 있습니다. 첫 번째 오류: { $place }.
run-rulewright-check-for-the-whole = `rulewright check`로 전체 목록을 보고 고치세요.
there-are-no-rules-in-folder = { $folder } 폴더에 규칙이 없습니다. game.toml이 있는 하위 폴더가 없습니다.

## model.py

did-you-mean-similar = 혹시 { $similar }을(를) 찾으시나요?
find-the-id-with-rulewright-search = `rulewright search WORDS`로 ID를 찾으세요.
there-is-no-entry-id = “{ $id }” 항목이 없습니다.

## names.py

several-things-are-called-name = 이름이 “{ $name }”인 것이 여럿입니다.
write-one-of-these-ids = 다음 ID 중 하나를 쓰세요: { LIST($things, type: "unit") }
title-and-id = { $title }({ $id })
did-you-mean-one-of = 혹시 { LIST($things, type: "or") }을(를) 찾으시나요?

## rulebooks.py

name-the-folder-with-the-unchanged = 수정하지 않은 규칙서 원문 파일이 들어 있는 폴더를 지정하세요.
the-folder-folder-cannot-be-read = { $folder } 폴더를 읽을 수 없습니다. { $cause }
file-is-not-the-text-that = { $file } 파일이 인용한 원문과 다릅니다. 내용이 바뀌었거나 일부가 잘렸습니다(SHA-256 { $found }…).
no-rulebook-of-game-is-in = { $folder } 폴더에 { $game } 규칙서가 없습니다.
the-passages-cannot-be-stored-in = 인용 구절을 { $file } 파일에 저장할 수 없습니다. { $cause }
file-is-not-utf-8 = { $file } 파일이 UTF-8이 아닙니다.

## scaffold.py

this-is-no-id-for-what = “{ $id }”은(는) { $what ->
    [entry] 항목
    [game] 게임
    [language] 언어
    [term] 용어
   *[difference] 차이점
    } ID로 쓸 수 없습니다.
write-a-new-id-like-pattern = { $pattern } 꼴로, 영문 소문자와 숫자와 붙임표만 쓰세요.
this-id-is-taken = { $id } ID는 이미 쓰였습니다.
choose-an-id-never-used = 한 번도 쓰지 않은 ID를 고르세요. ID는 바뀌지 않습니다.
