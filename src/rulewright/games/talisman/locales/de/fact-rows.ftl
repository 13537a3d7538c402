## fact_rows.py

yes = ja
no = nein
