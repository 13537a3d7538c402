## survival_lines.py

now-energy-energy-health-health-terror = Nyní: energie { $energy }, zdraví { $health }, hrůza { $terror }, jídlo { $food }.
after-day-day-energy-energy-health = Po { $day }. dni: energie { $energy }, zdraví { $health }, hrůza { $terror }, jídlo { $food }.
the-plan-cannot-be-carried-out = Plán nelze provést: { $day }. den stojí příliš mnoho.
day-day-before-the-rest-energy = { $day }. den před odpočinkem: energie { $energy }, zdraví { $health }, hrůza { $terror }, jídlo { $food }.
exhausted-energy-is-on-a-red = Vyčerpání: energie je na červeném poli.
panic-in-combat-and-diplomacy-terror = Panika v boji i v diplomacii: hrůza je { $terror }, bez paniky by směla být nejvýše { $limit }.
going-insane-terror-is-on-a = Propadání šílenství: hrůza je na červeném poli. Na místě snů by přišla noční můra.
dying-no-health-is-left-the = Umírání: nezbývá žádné zdraví. Co následuje, říká karta Umírání, a tak předpověď končí.
energy-to-pay-needed-energy-there = Energie k zaplacení: { $needed }; k dispozici: { $energy }.
food-to-give-away-needed-food = Jídlo k předání: { $needed }; k dispozici: { $food }.
rest-with-1-food-health-is = Odpočinek s 1 jídlem: zdraví je nyní { $health }, hrůza { $terror }.
rest-without-a-meal-energy-drops = Odpočinek bez jídla: energie klesá na 0.
rest-without-a-meal-and-with = Odpočinek bez jídla s energií 0: ztrácí se 1 zdraví; zdraví je nyní { $health }.
recovery-to-the-start-space-energy = Zotavení na výchozí pole: energie je nyní { $energy }.
recovery-only-as-far-as-health = Zotavení jen potud, kam dovolí zdraví: energie je nyní { $energy } místo { $wanted }.
recovery-while-exhausted-4-energy-energy = Zotavení při vyčerpání, 4 energie: energie je nyní { $energy }.
recovery-while-exhausted-and-only-as = Zotavení při vyčerpání, a jen potud, kam dovolí zdraví: energie je nyní { $energy } místo { $wanted }.
recovery-while-exhausted-to-the-start = Zotavení při vyčerpání, po výchozí pole: energie je nyní { $energy }.
energy-is-above-its-start-space = Energie je nad výchozím polem a zůstává tam: { $energy }.
energy-was-above-its-start-space = Energie byla nad výchozím polem a vrací se na ně: { $energy }.
on-a-dream-site-the-character = Na místě snů postava čte místo snu noční můru.
should-it-die-in-challenge-mode = Pokud zemře: v režimu výzvy kampaň skončila neúspěchem.
should-it-die-alone-the-game = Pokud zemře: ve hře jednoho hráče hra končí.
should-it-die-an-unused-character = Pokud zemře: nahradí ji nepoužitá postava; nezbývá-li žádná, hra je prohraná.
should-it-die-no-unused-character = Pokud zemře: nezbývá žádná nepoužitá postava, hra je prohraná.
should-it-die-its-player-goes = Pokud zemře: její hráč pokračuje s nepoužitou postavou; zbývá: { $unused }.
