## land_picture.py

field-map = Map
