## board_picture.py

map-of-the-board = Map of the board
title-number = { $title } { $number }
