## build.py

the-folder-folder-holds-no-sphinx = { $folder } 폴더에 Sphinx 프로젝트가 없습니다.
fetch-it-with-command = 네트워크에 연결된 상태에서 `{ $command }` 명령을 실행한 다음 사이트를 다시 만드세요.
name-the-folder-site-of-rulewright = conf.py가 들어 있는 Rulewright의 `site` 폴더를 지정하세요.
the-folder-folder-holds-something-else = { $folder } 폴더에 여기서 만든 사이트가 아닌 것이 들어 있습니다.
the-site-has-no-engine = 이 사이트는 서버 없이 쓰는 계산기를 빼고 만들어졌습니다.
name-an-empty-or-new-folder = 빈 폴더나 새 폴더를 지정하세요. 바뀐 것은 없습니다.

## language_build.py

sphinx-broke-off-while-it-built = Sphinx가 { $language } 사이트를 만들다가 멈췄습니다: { $cause }
run-rulewright-check-when-it-finds = `rulewright check`를 실행하세요. 아무 문제도 없으면 Rulewright의 오류이니 알려 주세요.

## pages.py

the-id-id-is-the-address = ID { $id }은(는) 사이트의 다른 페이지 주소로 이미 쓰이고 있습니다.
give-the-entry-or-chapter-another = 항목이나 장에 다른 ID를 붙이세요.

## site_error.py

the-site-was-not-built-count = 사이트를 만들지 못했습니다. 고칠 곳이 { $count }군데 있습니다. 첫 번째: { $file }:{ $line }: { $cause }
mend-them-and-build-again-the = 고친 뒤 다시 만드세요. 이전 사이트는 그대로 있습니다.

## sitemap.py

url-is-not-the-address-of = “{ $url }”은(는) 사이트 주소가 아닙니다.
write-it-whole-such-as-https = https://example.org/reference/처럼 전체를 쓰세요.
