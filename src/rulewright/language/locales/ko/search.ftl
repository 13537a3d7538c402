## storage.py

the-search-index-cannot-be-built = { $folder } 폴더에 검색 색인을 만들 수 없습니다. { $cause }
another-program-changes-it-while-it = 읽는 동안 다른 프로그램이 내용을 바꾸고 있습니다.
try-again = 다시 시도하세요.
