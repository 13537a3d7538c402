## ?

address = Adresa
chapter = Kapitola
facts = Údaje
game = Hra
kind = Druh
letters = Písmena
menu = Nabídka
next = Následující
preview = Náhled
search = Hledat
skip-to-content = Přejít k obsahu

## calculator.html

calculator-absent = Kalkulačka není k dispozici: na tomto zařízení uložena není a připojení chybí. Zkuste to znovu, až budete připojeni.
calculator-again = Spočítat
calculator-failed = Kalkulačka se na tomto zařízení zastavila, možná pro nedostatek paměti. Zkuste menší čísla nebo stránku otevřete znovu.
calculator-keep = Uložit kalkulačky do tohoto zařízení ({ $size } MB)
calculator-kept = Kalkulačky jsou uloženy v tomto zařízení a fungují i bez sítě.
calculator-link = Kalkulačka na vlastní stránce
calculator-loading = Kalkulačka se načítá: { $done } z { $all } MB
calculator-needs-javascript = Kalkulačka funguje jen s JavaScriptem. Pravidla si přečtete i bez něj.
calculator-outdated = Tyto stránky jsou starší než zdejší kalkulačky. Zobrazte novou verzi pravidel a zkuste to znovu.
calculator-progress = Průběh
calculator-starting = Kalkulačka se spouští.
calculator-stop = Zastavit
calculator-stopped = Zastaveno.
calculator-unable = Tento prohlížeč sám počítat neumí. Zvládne to novější prohlížeč nebo server Rulewright.
calculator-unkeepable = Tato adresa není šifrovaná, proto prohlížeč kalkulačky uložit nemůže. Fungují, dokud jste připojeni.
calculator-working = Počítá se: { $seconds } s
how-to-write-it = Jak se to zapisuje
open-it-in-the-app = Porovnat s jinou situací nebo sdílet v aplikaci

## chapter.html

compare-two = Porovnat dvě:
print = Vytisknout
at-a-glance = Přehledně
in-this-chapter = V této kapitole
map-of-the-board = Mapa hracího plánu

## data.html

addresses-of-all-rules = Adresy všech pravidel
all-these-rules = Všechna tato pravidla
changes-to-the-rules = Změny pravidel
for-programs-and-feed-readers = Pro programy a čtečky

## desk.html

all-questions-and-answers = Všechny otázky a odpovědi
chapters = Kapitoly
choose-a-situation-the-calculator-tells = Vyberte situaci. Kalkulačka spočítá pravděpodobnosti, najde nejlepší rozhodnutí a ukáže pravidla, ze kterých vyplývají.
common-questions = Časté otázky
flow-chart = Diagram průběhu
index-a-z = Rejstřík A–Ž
resolve-a-situation = Vyhodnotit situaci
what-happens-if = Co se stane, když…?

## difference.html

permanent-id = Trvalý identifikátor

## differences.html

by-chapter = Podle kapitol
no-differences-are-recorded-yet = Zatím žádné rozdíly neznáme.

## entry-about.html

before-that = Dříve
calculator = Kalkulačka
copied = Zkopírováno
copy-the-text = Kopírovat text
copy-this-text-add-what-is = Zkopírujte tento text, dopište, co je špatně, a pošlete ho správcům této příručky.
last-changed = Poslední změna
report-a-mistake = Nahlásit chybu
what-is-wrong = Co je špatně:
where-it-stands = Kde to stojí
does-not-print-this-rule = toto pravidlo v nich není
uses-this-rule = s tímto pravidlem počítá

## entry-tools.html

copy-the-link = Kopírovat odkaz
try-it-situation = Vyzkoušet: { $situation }

## entry-worked.html

open-it-in-the-calculator = Otevřít v kalkulačce
worked-examples = Příklady s výpočtem

## entry.html

as-a-picture = Obrázkem
forms-in-the-rulebooks = Tvary v pravidlech
in-other-languages = V jiných jazycích
larger-map = Větší mapa
name = Název
on-the-board = Na hracím plánu
our-copy-of-the-rulebook-lost = V naší kopii pravidel tyto symboly chybějí. Jak jistý je každý z nich:
questions = Otázky a odpovědi
restored-icons = Obnovené symboly
see-also = Viz také

## filter.html

only-what-has-the-words = Jen s těmito slovy:

## flow.html

the-same-as-a-list = Totéž jako seznam
go-to-step-number = pokračuje se krokem { $number }

## front.html

everyone-at-the-table-reads-the = Všichni u stolu čtou stejné pravidlo ve svém jazyce. Každé pravidlo má jednu adresu, která se nikdy nezmění.
games = Hry
what-does-the-rule-say = Co říkají pravidla?

## game.html

source-rulebooks = Použitá vydání pravidel

## map.html

every-space-leads-to-its-page = Klepnutím na pole otevřete jeho stránku; pod mapou je seznam všech polí.
fit-the-map-to-the-screen = Přizpůsobit mapu obrazovce
skip-the-map = Přeskočit mapu

## offline.html

being-stored-on-this-device-for = Ukládá se do zařízení, aby šlo číst i bez sítě…
can-be-read-without-a-network = Číst můžete i bez sítě: v zařízení je uloženo { $stored } MB, staženo bylo { $loaded } MB.
show-the-new-version = Zobrazit novou verzi
these-rules-have-been-updated = Pravidla byla aktualizována.

## offline.py

back-to-the-front-page = Zpět na úvodní stránku
rulewright-rules-of-board-games = Rulewright: pravidla deskových her
the-rules-of-board-games-in = Pravidla deskových her v jazycích těch, kdo je hrají.
this-page-is-not-stored-on = Tato stránka není v zařízení uložená a síť není k dispozici.

## page.html

all-results-for-words = Všechny výsledky pro „{ $words }“
before-and-after = Předchozí a následující
colours-as-the-device = Barvy: podle zařízení
colours-dark = Barvy: tmavé
colours-light = Barvy: světlé
language = Jazyk
previous = Předchozí
rule-texts-cc-by-4-0 = Texty pravidel: CC BY 4.0.
search-the-rules = Hledat v pravidlech
suggestions = Návrhy
unofficial-made-by-players-not-connected = Neoficiální stránky, které vytvořili hráči; s vydavateli her nijak nesouvisejí. Pravidla podáváme vlastními slovy.

## parallel.html

side-by-side = Vedle sebe
this-language-cannot-be-loaded-at = Tento jazyk teď nelze načíst.

## parts.html

rules-concerned = Dotčená pravidla:
the-reading-we-follow = Výklad, kterého se držíme
the-rulebooks-own-lines = Doslovné znění pravidel
this-difference-on-a-page-of = Tento rozdíl na samostatné stránce
count-entry = { $count ->
    [one] { $count } záznam
    [few] { $count } záznamy
   *[other] { $count } záznamů
}
count-rule = { $count ->
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}

## preview.html

open-the-whole-page = Otevřít celou stránku

## printing.py

line-numbers = v textové verzi řádek { $numbers }
lines-numbers = v textové verzi řádky { $numbers }
page-numbers = strana { $numbers }
pages-numbers = strany { $numbers }

## search-box.html

a-rule-a-card-a-space = Pravidlo, karta, pole…

## search.html

browse-the-chapters = Projděte kapitoly:
narrow-the-search = Zúžit hledání
perhaps-one-of-these = Možná hledáte:
all = Vše
did-you-mean-words = Měli jste na mysli: { $words }?
found-in-search = Nalezeno: { $count }
what-is-counted = (pravidla, rozdíly, kalkulačky, stránky)
found-count = { $count ->
    [one] Nalezen { $count } záznam
    [few] Nalezeny { $count } záznamy
   *[other] Nalezeno { $count } záznamů
}
nothing-found = Nic se nenašlo.
not-said-so-assumed = Neuvedeno: počítá se s obvyklou hodnotou
not-understood-words = Nepochopeno: { $words }
which-is-meant = Co z toho máte na mysli: { $choices }?
show-more = Zobrazit další
the-search-could-not-be-loaded = Vyhledávání se nepodařilo načíst. Načtěte stránku znovu.
the-search-is-loading = Vyhledávání se načítá…
the-search-needs-javascript-without-it = Vyhledávání potřebuje JavaScript. Bez něj vedou ke všem pravidlům tyto stránky:
words-in-any-language-an-id = Slova v kterémkoli jazyce, id záznamu, řádek nebo strana pravidel
matches-in-language = shoda v jazyce: { $language }

## wording.py

a-matter-of-clarity = Jen upřesnění
card = Karta
changes-play = Mění průběh hry
character = Postava
component = Herní součást
definition = Definice
difference = Rozdíl
example = Příklad
in-places-the-rulebook-contradicts-itself = Pravidla si na některých místech odporují nebo v nich stojí něco, co zjevně neplatí. Tady je, co říkají a jakého výkladu se tato příručka drží.
less-clear-and-play-the-same = Některé vydání říká méně nebo ne tak jasně, hraje se ale stejně.
limit = Omezení
misprint-or-slip = Tisková nebo překladová chyba
optional-rule = Volitelné pravidlo
page = Stránka
outcome = Výsledek
permission = Dovolení
procedure = Postup
prohibition = Zákaz
question = Otázka
space = Pole
table = Tabulka
term = Pojem
the-rulebooks-were-translated-by-different = Jednotlivá vydání překládali různí lidé a ne vždy říkají totéž. Tady najdete, co které z nich uvádí, a výklad, kterého se držíme.
to-the-letter-play-differs = Kdo se drží doslova jednoho vydání, hraje jinak.
where-the-rulebook-errs = Chyby v pravidlech
where-the-rulebooks-differ = Rozdíly mezi vydáními pravidel
a-guess = odhad
certain = jisté
does-not-use-it-yet = zatím s ním nepočítá
does-not-use-it-it-depends = nepočítá s ním: závisí na pořadí karet v balíčku
does-not-use-it-it-depends-on = nepočítá s ním: závisí na tom, co hráč tají
does-not-use-it-it-only = nepočítá s ním: jen popisuje herní součást
does-not-use-it-it-shows = nepočítá s ním: ukazuje jiná pravidla na příkladu
does-not-use-it-the-players = nepočítá s ním: hru připravují hráči
does-not-use-it-the-players-settle = nepočítá s ním: hráči se o tom domlouvají mezi sebou
likely = pravděpodobné
wrong-and-nobody-plays-by-it = Tisková chyba, chybný překlad nebo název; nikdo podle něj nehraje.
how-long-games-take = Jak dlouho trvají hry
a-forecast-of-simulated-players = Předpověď vychází z her simulovaných hráčů, kteří se řídí pravidly v programu; lidem může hra trvat déle i kratší dobu.
forecast-your-own-game = Předpovědět vlastní hru
