## board_picture.py

map-of-the-board = mapa hracího plánu
title-number = { $title } { $number }
