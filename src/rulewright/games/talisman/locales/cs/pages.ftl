## pages.py

attacks = Útoky
movement-and-spaces = Pohyb a pole
the-inner-region = Vnitřní pás
characters-and-their-cards = Postavy a jejich karty
your-character-fights-one-creature-or = Vaše postava bojuje s jednou nebo více příšerami se silou: jaké má šance?
your-character-meets-one-spirit-or = Vaše postava svádí mentální souboj s jedním nebo více duchy.
one-character-attacks-another-who-wins = Jedna postava útočí na druhou: kdo vyhraje a kdy která strana zaplatí žeton osudu?
two-characters-fight-on-the-crown = Dvě postavy bojují na Koruně moci, dokud jedna z nich nezemře.
where-a-move-can-end-and = Kde může pohyb skončit a s jakou pravděpodobností dorazíte na zvolené pole.
what-can-happen-on-a-space = Co se může stát na poli, které samo něco způsobuje.
how-soon-a-slave-of-the = Jak brzy je otrok z chrámu volný a kdy za to zaplatit žeton osudu.
opening-the-portal-of-power-with = Otevírání Brány osudu silou nebo vůlí.
the-whole-way-from-the-plain = Celá cesta z Plání zmaru na Korunu moci.
where-the-dice-in-the-crypt = Kam vás dovedou kostky v Kryptě.
where-the-dice-in-the-mines = Kam vás dovedou kostky v Dolech.
how-many-lives-the-vampires-tower = Kolik životů stojí Upíří věž.
dicing-with-death-for-your-lives = Hra v kostky se Smrtkou o vaše životy.
past-the-werewolf-whose-strength-is = Kolem vlkodlaka, jehož síla se hází.
past-the-pit-fiends-as-many = Kolem zrůd, kterých je tolik, kolik padne na kostce.
how-soon-the-command-spell-puts = Jak brzy zaklínadlo moci vyřadí všechny ostatní ze hry.
what-counts-towards-strength-and-craft = Co se teď počítá do síly a vůle a kolik toho unesete.
which-spells-may-be-cast-now = Která zaklínadla lze nyní seslat a proč ostatní ne.
what-trophies-are-worth-and-which = Jakou mají trofeje cenu a které je teď nejlepší vyměnit.
what-being-turned-into-a-toad = O co postavu připraví proměna v ropuchu a co jí zůstane.
where-everything-goes-when-a-character = Kam přijde všechno, když postava zemře, a jak její hráč pokračuje.
what-is-to-be-done-before = Co je třeba udělat před prvním tahem.
