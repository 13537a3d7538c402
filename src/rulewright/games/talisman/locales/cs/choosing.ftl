## choosing.py

title-number-2 = { $title } ({ $number })
any-of-them = kterékoli z nich
