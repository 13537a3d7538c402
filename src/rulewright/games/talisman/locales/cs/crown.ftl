## crown.py
crown-duel-goal-win = Zvítězit
    .headline = { $likely ->
        [certain] Soupeře určitě přežijete.
        [almost] Soupeře téměř jistě přežijete.
        [impossible] Soupeře přežít nemůžete.
       *[likely] Soupeře přežijete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }

whoever-may-evade-every-attack-in = Kdo se smí vyhnout každému útoku v mentálním souboji, nemusí nikdy prohrát, takže by souboj nemusel skončit.
leave-out-the-craft-or-let = Vynechte vůli, nebo nedovolte nikomu vyhýbat se.
with-fate-on-both-sides-it = Když mají žetony osudu obě postavy, záleží na tom, kdo útočí. Kdyby se každá směla vyhýbat, souboj by nemusel skončit.
leave-out-the-fate-of-one = Vynechte žetony osudu jedné z nich, nebo nedovolte nikomu vyhýbat se.
there-are-more-characters-left-than = Zbývá více postav, než kolik hráčů hru začalo.
count-the-caster-and-everybody-in = Mezi hráče započítejte sesílatele i všechny z pole „others“.
crown-duel-title = Dvě postavy na Koruně moci
result-hero-survives = Přežijete
    .wish = { $likely ->
        [impossible] přežít
       *[likely] přežijete
    }{ cannot }
result-other-survives = Přežije soupeř
    .wish = { $likely ->
        [impossible] soupeř přežít nemůže
       *[likely] { $follows ->
            [word] přežije soupeř
           *[none] soupeř přežije
        }
    }
command-spell-title = Zaklínadlo moci
result-all-out = Vyřadíte všechny ostatní
    .wish = { $likely ->
        [impossible] vyřadit všechny ostatní
       *[likely] vyřadíte všechny ostatní
    }{ cannot }
command-spell-result-not-yet = Potrvá to déle
    .wish = { $likely ->
        [impossible] déle to trvat nemůže
       *[likely] { $follows ->
            [word] to potrvá déle
           *[none] potrvá to déle
        }
    }
command-spell-goal-win = Brzy vyřadit všechny ostatní
    .headline = { $rounds ->
        [0] { $likely ->
            [certain] Určitě vyřadíte všechny ostatní, { on-average }.
            [impossible] Všechny ostatní vyřadit nemůžete.
           *[likely] Vyřadíte všechny ostatní s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
        }
       *[other] { $likely ->
            [certain] Určitě vyřadíte všechny ostatní { within-turns }.
            [almost] Téměř jistě vyřadíte všechny ostatní { within-turns }.
            [impossible] Vyřadit všechny ostatní { within-turns } nemůžete.
           *[likely] Vyřadíte všechny ostatní { within-turns } s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
        }
    }
n-1-fate-token-more = S 1 žetonem osudu navíc
without-your-last-fate-token = S 1 žetonem osudu méně
