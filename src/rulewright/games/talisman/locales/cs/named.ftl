## named.py

field-is-given-less-than-what = Pole { $field } má hodnotu { $given }, ale na kartě postavy je vytištěno { $least }.
give-the-total-with-everything-that = Zadejte celkovou hodnotu i s ukazateli a bonusy, které se právě počítají.
more-followers-are-named-than-there = Je vyjmenováno víc pomocníků, než kolik jich postava má.
count-those-among-the-cards-too = Započítejte i ty mezi kartami, nebo počet vynechte.
the-talisman-is-named-among-the = Talisman je uveden mezi kartami, ale „talisman“ je false.
id-uses-no-armour = „{ $id }“ nepoužívá zbroj.
