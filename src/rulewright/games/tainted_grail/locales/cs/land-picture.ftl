## land_picture.py

field-map = Mapa
