## land_picture.py

map = Mapa
