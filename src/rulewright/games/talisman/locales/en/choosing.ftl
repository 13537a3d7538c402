## choosing.py

title-number-2 = { $title } ({ $number })
any-of-them = any of them
