## flowchart.py

yes = kyllä
no = ei
