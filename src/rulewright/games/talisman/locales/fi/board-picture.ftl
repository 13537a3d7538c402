## board_picture.py

map-of-the-board = pelilaudan kartta
title-number = { $title } { $number }
