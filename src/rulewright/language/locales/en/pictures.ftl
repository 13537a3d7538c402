## flowchart.py

yes = yes
no = no
