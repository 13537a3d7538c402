## land_picture.py

map = Map
