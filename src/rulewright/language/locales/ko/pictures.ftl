## flowchart.py

yes = 예
no = 아니요
