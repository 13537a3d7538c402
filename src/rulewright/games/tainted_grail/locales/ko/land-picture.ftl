## land_picture.py

field-map = 지도
