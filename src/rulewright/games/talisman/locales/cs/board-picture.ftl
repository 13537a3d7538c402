## board_picture.py

map-of-the-board = mapa herního plánu
title-number = { $title } { $number }
