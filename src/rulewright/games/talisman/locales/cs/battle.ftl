## battle.py

an-enemy-attacks-with-strength-or = Nepřítel útočí silou, nebo vůlí.
keep-one-of-them = Ponechte jen jedno z nich.
give-each-enemy-a-strength-or = Každému nepříteli uveďte sílu, duchovi vůli.
it-is-needed-against-enemies-with = Je potřeba proti nepřátelům s vůlí.
both-foe-and-foes-are-given = Je zadáno „foe“ i „foes“.
give-foe-for-one-creature-or = Zadejte „foe“ pro jednu příšeru, nebo „foes“ pro více nepřátel.
creatures-of-the-inner-region-cannot = Příšerám vnitřního pásu se nelze vyhnout.
take-may-evade-out-or-name = Vynechte „may_evade“, nebo zadejte jiné pole.
no-die-is-rolled-for-a = Za příšeru, která je obětí úkladné vraždy, se nehází.
take-it-out-or-leave-out = Vynechte to, nebo nezadávejte postavu.
this-character-rolls-1-attack-die = Tato postava hází na útok 1 kostkou.
take-it-out-or-name-the = Vynechte to, nebo zadejte postavu, která hází 2 kostkami.
this-character-rolls-2-attack-dice = Tato postava hází na útok 2 kostkami najednou.
give-both-of-them-or-neither = Zadejte obě, nebo žádnou.
you-win = Zvítězíte
stand-off = Nerozhodný výsledek
you-lose-a-life = Ztratíte život
armour-saves-your-life = Zbroj vám zachrání život
you-evade = Vyhnete se
you-destroy-it-without-an-attack = Zničíte ho bez boje
you-leave-it-alone = Necháte ho na pokoji
you-charm-it = Ochočíte ho
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
win = Zvítězit
    .headline = { $likely ->
        [certain] V boji jistě zvítězíte.
        [impossible] V boji zvítězit nemůžete.
       *[likely] V boji zvítězíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
win-psychic-combat = Zvítězit
    .headline = { $likely ->
        [certain] V mentálním souboji jistě zvítězíte.
        [impossible] V mentálním souboji zvítězit nemůžete.
       *[likely] V mentálním souboji zvítězíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
lose-no-life = Neztratit život
    .headline = { $likely ->
        [certain] Život jistě neztratíte.
        [impossible] Život jistě ztratíte.
       *[likely] Život neztratíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
battle = Boj
psychic-combat = Mentální souboj
