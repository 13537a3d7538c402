## board_picture.py

title-number = { $title } { $number }
