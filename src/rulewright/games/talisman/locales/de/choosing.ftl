## choosing.py

title-number-2 = { $title } ({ $number })
