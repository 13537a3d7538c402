## board_picture.py

map-of-the-board = 게임판 지도
title-number = { $title } { $number }
