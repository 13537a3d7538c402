## flowchart.py

yes = ja
no = nein
