## choosing.py

title-number-2 = { $title } ({ $number })
title-times-number = { $title } × { $number }
any-of-them = mikä tahansa niistä
