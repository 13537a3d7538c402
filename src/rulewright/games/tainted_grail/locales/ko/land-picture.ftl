## land_picture.py

map = 지도
