## land_picture.py

map = Kartta
