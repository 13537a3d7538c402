## choosing.py

title-number-2 = { $title }({ $number })
title-times-number = { $title } × { $number }
any-of-them = 그중 아무 곳
