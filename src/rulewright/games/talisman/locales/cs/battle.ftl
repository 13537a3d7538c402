## battle.py

an-enemy-attacks-with-strength-or = Nepřítel útočí buď silou, nebo vůlí.
keep-one-of-them = Ponechte jen jedno z nich.
give-each-enemy-a-strength-or = Každému nepříteli dejte sílu, duchovi vůli.
both-foe-and-foes-are-given = Je zadáno „foe“ i „foes“.
give-foe-for-one-creature-or = Zadejte „foe“ pro jednu příšeru, nebo „foes“ pro více nepřátel.
evading-is-decided-before-the-dice = Zda se vyhnete, rozhodujete před hodem na útok.
take-out-may-evade-or-the-dice = Odstraňte „may_evade“, nebo „dice“.
creatures-of-the-inner-region-cannot = Příšerám vnitřního pásu se nelze vyhnout.
take-may-evade-out-or-name = Odstraňte „may_evade“, nebo zadejte jiné pole.
no-die-is-rolled-for-a = Za příšeru, která je obětí úkladné vraždy, se nehází.
take-it-out-or-leave-out = Odstraňte tento údaj, nebo nezadávejte postavu.
this-character-rolls-1-attack-die = Tato postava hází na útok jen 1 kostkou.
take-it-out-or-name-the = Odstraňte tento údaj, nebo zadejte postavu, která hází 2 kostkami.
this-character-rolls-2-attack-dice = Tato postava hází na útok 2 kostkami najednou.
give-both-of-them-or-neither = Zadejte oba hody, nebo žádný.
result-win = Zvítězíte
    .wish = { $likely ->
        [impossible] zvítězit
       *[likely] zvítězíte
    }{ cannot }
result-stand-off = Výsledek bude nerozhodný
    .wish = { $likely ->
        [impossible] skončit nerozhodně
       *[likely] skončíte nerozhodně
    }{ cannot }
result-life-lost = Ztratíte život
    .wish = { $likely ->
        [impossible] ztratit život
       *[likely] ztratíte život
    }{ cannot }
result-saved = Zbroj vám zachrání život
    .wish = { $likely ->
        [impossible] zbroj vám život zachránit nemůže
       *[likely] { $follows ->
            [word] vám zbroj zachrání život
           *[none] zbroj vám zachrání život
        }
    }
result-evaded = Vyhnete se, k útoku nedojde
    .wish = { se-before }{ $likely ->
        [impossible] vyhnout
       *[likely] vyhnete
    }{ se-after } útoku{ cannot }
result-destroyed = Zničíte ducha bez souboje
    .wish = { $likely ->
        [impossible] zničit ducha bez souboje
       *[likely] zničíte ducha bez souboje
    }{ cannot }
result-left-alone = Necháte příšeru na pokoji
    .wish = { $likely ->
        [impossible] nechat příšeru na pokoji
       *[likely] necháte příšeru na pokoji
    }{ cannot }
result-charmed = Ochočíte zvíře
    .wish = { $likely ->
        [impossible] ochočit zvíře
       *[likely] ochočíte zvíře
    }{ cannot }
# A GOAL, as a label; its attribute `.headline` is the sentence that an answer begins with. $likely: certain, impossible
# or likely; $chance: the probability, written by PERCENT($chance, maximumFractionDigits: 0) as 58%, 0.4% or 99.97%.
battle-goal-win = Zvítězit
    .headline = { $likely ->
        [certain] Určitě zvítězíte.
        [almost] Téměř jistě zvítězíte.
        [impossible] Zvítězit nemůžete.
       *[likely] Zvítězíte s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
psychic-combat-goal-win = Zvítězit
    .headline = { battle-goal-win.headline }
battle-goal-survive = Neztratit život
    .headline = { $likely ->
        [certain] Život určitě neztratíte.
        [almost] Život téměř jistě neztratíte.
        [impossible] Život určitě ztratíte.
       *[likely] Život ztratíte s pravděpodobností { PERCENT($risk, maximumFractionDigits: 0) }.
    }
battle-title = Boj
psychic-combat-title = Mentální souboj
