## land_picture.py

field-map = Kartta
