## portal.py

by-strength-it-takes-2-dice = Silou se Brána osudu otevírá vždy dvěma kostkami.
this-character-rolls-fewer-dice-number = { $number ->
    [one] Tato postava hází jen { $number } kostkou.
   *[other] Tato postava hází jen { $number } kostkami.
}
portal-of-power-result-through = Bránu otevřete
    .wish = { $likely ->
        [impossible] otevřít bránu
       *[likely] bránu otevřete
    }{ cannot }
result-stays = Brána zůstane zavřená
    .wish = { $likely ->
        [impossible] brána zavřená zůstat nemůže
       *[likely] { $follows ->
            [word] zůstane brána zavřená
           *[none] brána zůstane zavřená
        }
    }
portal-of-power-title = Brána osudu
portal-of-power-goal-win = Otevřít Bránu osudu
    .headline = { $likely ->
        [certain] Bránu osudu určitě otevřete.
        [almost] Bránu osudu téměř jistě otevřete{ $rounds ->
            [0] {""}
            [one] {""}
           *[other] {" "}během { $rounds } pokusů
        }.
        [impossible] Bránu osudu otevřít nemůžete.
       *[likely] Bránu osudu otevřete { $rounds ->
            [0] s pravděpodobností
            [one] s pravděpodobností
           *[other] během { $rounds } pokusů s pravděpodobností
        } { PERCENT($chance, maximumFractionDigits: 0) }.
    }
