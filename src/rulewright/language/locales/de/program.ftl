## content.py


## extras.py


## system.py

place-cause = { $place }: { $cause }
