## crown.py

whoever-may-evade-every-attack-in = Kdo se smí vyhnout každému útoku v mentálním souboji, nemusí nikdy prohrát: souboj by nemusel skončit.
leave-out-the-craft-or-let = Vynechte vůli, nebo nedovolte nikomu vyhýbat se.
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
n-1-fate-token-more = 1 žeton osudu navíc
without-your-last-fate-token = bez posledního žetonu osudu
