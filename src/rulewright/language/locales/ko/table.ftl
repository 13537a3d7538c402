## situations/batch/batch_table.py

no-field-varies = 값이 바뀌는 필드가 없습니다.
vary-a-field = 바꿀 필드와 값을 적으세요: --vary FIELD=1..6.
not-a-field-with-values = “{ $given }”에는 필드와 값이 없습니다.
this-field-cannot-vary = “{ $field }” 필드의 값은 바꿔 볼 수 없습니다.
vary-numbers-or-words = 숫자나 낱말, 또는 true와 false를 바꿔 보세요.
range-is-empty = 범위 { $range }에는 값이 없습니다.
smaller-number-first = 작은 수를 먼저 쓰세요.
too-many-cells = 표의 칸이 { $cells }개입니다. { $most }개까지 만들 수 있습니다.
vary-fewer-values = 필드나 값을 줄이세요.
nothing-is-wanted = 이 목표에는 바라는 결과가 정해져 있지 않습니다.
say-what-is-wanted = 바라는 결과를 정하세요.

## terminal/table_command.py

help-table = 몇몇 값을 바꿔 가며 상황의 결과를 표로 보여 줍니다.
help-table-what = 상황의 ID나 제목, 또는 상황을 JSON으로 적은 파일. -는 표준 입력을 읽습니다.
help-table-vary = 필드와 바꿀 값: hero.strength=1..12, hero.armour=none,helmet. 여러 번 쓸 수 있습니다.
help-table-set = 모든 칸에서 같은 필드와 값: hero.fate=2. 여러 번 쓸 수 있습니다.
help-table-goal = 이루려는 목표. --set goal=GOAL과 같습니다.
help-table-format = 표를 CSV나 JSON으로 출력합니다.
help-table-out = 표를 이 파일에 씁니다. --format을 쓰지 않으면 CSV로 씁니다.
table-progress = { $pieces }칸 중 { $done }칸 계산됨, 약 { $seconds }초 남음
table-of = { $situation }: { $goal }
table-of-turns = { $situation }: 평균 차례 수
table-axes = 세로: { $rows }. 가로: { $columns }.
table-axis = 세로: { $rows }.
table-where = { LIST($fixed, type: "unit") }
table-field-is = { $field }: { $value }
table-estimates = ≈ 표시는 추정값입니다. 정확히 계산하기에는 너무 큰 칸입니다.
table-refused = – ({ $count }칸): { $message }
