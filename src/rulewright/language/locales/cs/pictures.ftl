## flowchart.py

yes = ano
no = ne
