## crown.py
win-on-the-crown = Zvítězit
    .headline = { $likely ->
        [certain] Na Koruně moci jistě přežijete.
        [impossible] Na Koruně moci přežít nemůžete.
       *[likely] Na Koruně moci přežijete s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }

whoever-may-evade-every-attack-in = Kdo se smí vyhnout každému útoku v mentálním souboji, nemusí nikdy prohrát: souboj by nemusel skončit.
leave-out-the-craft-or-let = Vynechte vůli, nebo nedovolte nikomu vyhýbat se.
with-fate-on-both-sides-it = Mají-li osud obě strany, záleží na tom, kdo útočí: kdyby se směl vyhnout každý, souboj by nemusel skončit.
leave-out-the-fate-of-one = Vynechte osud jedné z nich, nebo nedovolte nikomu vyhýbat se.
there-are-more-characters-left-than = Zbývá více postav, než kolik hráčů hru začalo.
count-the-caster-and-everybody-in = Mezi hráče započítejte toho, kdo zaklínadlo sesílá, i všechny z pole „others“.
fate-and-hero-fate-give-different = Pole „fate“ a „hero.fate“ udávají různá čísla.
two-characters-on-the-crown-of = Dvě postavy na Koruně moci
you-survive = Přežijete
the-other-survives = Přežije soupeř
command-spell = Zaklínadlo moci
all-others-are-out-of-the = Všichni ostatní jsou vyřazeni ze hry
not-yet = Zatím ne
put-all-others-out-of-the = Brzy vyřadit ze hry všechny ostatní
    .headline = { $likely ->
        [certain] Všechny ostatní jistě vyřadíte ze hry.
        [impossible] Všechny ostatní v té době vyřadit nemůžete.
       *[likely] Všechny ostatní vyřadíte včas s pravděpodobností { PERCENT($chance, maximumFractionDigits: 0) }.
    }
n-1-fate-token-more = S 1 žetonem osudu navíc
without-your-last-fate-token = Bez posledního žetonu osudu
