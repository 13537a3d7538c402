## arguments.py

there-is-no-folder-folder = Složka { $folder } neexistuje.
name-the-folder-that-holds-the = Zadejte složku s pravidly.
help-help = Zobrazí tuto nápovědu.
help-install-completion = Zapne doplňování příkazů v tomto shellu.
help-show-completion = Vypíše skript pro doplňování příkazů v tomto shellu.
help-rules = Texty a údaje čte z této složky.
help-json = Odpověď vypíše jako JSON.
help-lang = Jazyk výstupu, například cs.
help-table-file = Co v zadání chybí, doplní ze stolu v tomto souboru.
help-for = Id hráče u stolu, za kterého se ptáte; jinak hráč na tahu.
help-against = Id hráče u stolu, proti kterému se hraje.

## building.py

help-index = Sestaví vyhledávací rejstřík, pokud není aktuální.
help-site = Sestaví web s pravidly ve všech jazycích, pokud není aktuální.
help-site-output = Web zapíše do této složky.
help-site-fresh = Všechny stránky sestaví znovu.
help-site-base-url = Adresa, na které web poběží; přidá se i mapa stránek.
help-site-standalone = Zapíše web také do této složky, pro jakýkoli hosting nebo USB disk.
help-site-stage = Do této složky zapíše jen zdroje jednoho jazyka pro sphinx-build.
help-site-language = Sestaví jen tento jazyk.
help-app = Spustí kalkulačku i web s pravidly na jedné adrese.
help-app-host = Adresa, na které naslouchá.
help-app-port = Port, na kterém naslouchá.
help-mcp = Odpovídá asistentovi AI protokolem MCP (Model Context Protocol) přes standardní vstup a výstup.
help-mcp-http = Odpovídá místo toho na cestě /mcp této adresy.
assistants-will-be-answered-at = Spouštím; asistentům se bude odpovídat na { $address } …
the-search-index-is-current = Vyhledávací rejstřík je aktuální.
the-search-index-is-built = Vyhledávací rejstřík je sestaven.

## cli.py

see-rulewright-help = Podívejte se na `rulewright --help`.
see-help-of-command = Podívejte se na `rulewright { $command } --help`.
please-report-it-rulewright-debug-1 = Nahlaste to prosím; RULEWRIGHT_DEBUG=1 ukáže, kde k chybě došlo.
help-rulewright = Pravidla deskových her v jazycích hráčů: najděte pravidlo, nebo se zeptejte, co se ve které situaci stane.
help-version = Vypíše verzi.

## content.py

new-ids-locked-count = { $count ->
    [one] Nově uzamčen { $count } identifikátor.
    [few] Nově uzamčeny { $count } identifikátory.
   *[other] Nově uzamčeno { $count } identifikátorů.
}
game-language-missing-of-count-texts = { $game }, { $language }: zbývá napsat { $missing } z { $count ->
    [one] { $count } textu
   *[other] { $count } textů
}.
findings-count = { $count ->
    [one] Nalezena { $count } chyba.
    [few] Nalezeny { $count } chyby.
   *[other] Nalezeno { $count } chyb.
}
the-content-is-in-order = Obsah je v pořádku.
book-cited-of-total-rule-bearing = { $book }: citováno { $cited } z { $total } řádků s pravidly ({ $share }).
not-cited-entry-still-to-be = { "  " }necitováno, záznam teprve vznikne: { $lines }
not-cited-lines = { "  " }necitováno: { $lines }
book-not-found-in-folder-by = { $book }: ve složce { $folder } není soubor s odpovídajícím SHA-256.
help-check = Zkontroluje obsah: u každého nálezu uvede soubor, řádek, příčinu a nápravu.
help-check-write-lock = Nejprve uzamkne nové identifikátory.
help-check-sources = Porovná texty s pravidly ve složce DIR.
help-sources = Vypíše řádky pravidel, které necituje žádný záznam.
help-sources-folder = Složka s nezpracovanými texty pravidel.
help-sources-attach = Citované pasáže uloží v tomto počítači.
help-new = Založí záznam, pojem, rozdíl, hru nebo jazyk: vytvoří soubory s místy k doplnění.
help-new-what = entry (záznam), term (pojem), difference (rozdíl), game (hra) nebo language (jazyk).
help-new-id = Nové id, například talisman/attacks/stand-off nebo talisman/glossary/fate; u hry její jméno, u jazyka jeho kód.
fill-in-these-files = Doplňte tyto soubory; co ještě chybí, ukáže `rulewright check`.
cannot-be-begun = „{ $what }“ založit nelze.

## lookup.py

no-changes-are-recorded = U tohoto textu nejsou zaznamenány žádné změny.
help-history = Vypíše, co se u pravidla nebo rozdílu změnilo, ve které verzi a proč.
did-you-mean-words = Měli jste na mysli: { $words }?
nothing-found-for-query = Na dotaz „{ $query }“ se nic nenašlo.
see-also = Viz také
book-lines-lines = { $book }, { $count ->
    [one] řádek
   *[other] řádky
} { $lines }
book-does-not-print-this-rule = { $book }: toto pravidlo v nich není
help-search = Najde pravidla podle slov v kterémkoli jazyce.
help-search-query = Několik slov v kterémkoli z jazyků.
help-search-game = Hledá jen v jedné hře.
help-search-chapter = Hledá jen v jedné kapitole, například attacks nebo cards.
help-search-kind = Hledá jen jeden druh záznamů, například limit nebo term.
help-search-in = Hledá jen v textech jednoho jazyka.
help-search-limit = Nejvyšší počet výsledků.
help-show = Zobrazí jedno pravidlo, nebo v čem se vydání pravidel rozcházejí.
help-show-entry = Id záznamu, například talisman/attacks/stand-off, nebo jeho název v kterémkoli jazyce.

## output.py

standard-output-is-closed-the-answer = Standardní výstup je zavřený, odpověď není kam zapsat.
leave-it-open-or-send-it = Nechte ho otevřený, nebo ho přesměrujte do souboru.

## playing.py

there-is-no-chance-and-no = V situaci { $id } není o čem rozhodovat ani co nechat na náhodě.
use-rulewright-resolve = Použijte `rulewright resolve`.
type-what-you-throw-draw-or = Pište, co jste hodili, dobrali nebo zvolili, nebo číslo, které před tím stojí. u (zpět) vezme poslední odpověď zpět, q (konec) hru ukončí.
words-for-undo = zpět
words-for-quit = konec
every-answer-is-kept-in = Každá odpověď se hned uloží do { $file }.
enter-keeps-what-stands-in-brackets = Popište situaci; klávesou Enter ponecháte hodnotu v hranatých závorkách, q (konec) skončí.
type-its-lines-an-empty-one-ends = Pište řádek po řádku, prázdný řádek text ukončí. Jak text zapsat, ukáže `rulewright situations { $id }`.
now = Nyní
u-or-q = u (zpět) nebo q (konec)
# A question of the stepper. $rule: the title of the rule that is applied ("Rerolling with fate").
rule-decide = { $rule }. Co uděláte?
rule-what-comes-up = { $rule }. Co jste vytáhli?
rule-the-dice-show-as-2 = { $roller ->
    [attacker] { $rule }. Co padlo útočníkovi? (například 2 5)
    [defender] { $rule }. Co padlo obránci? (například 2 5)
    [foe] { $rule }. Co padlo příšeře? (například 2 5)
    [other] { $rule }. Co padlo druhé postavě? (například 2 5)
    [hero] { $rule }. Co padlo vám? (například 2 5)
   *[any] { $rule }. Co padlo na kostkách? (například 2 5)
}
kept-in-file-go-on-with = Uloženo do { $file }; pokračujte příkazem `rulewright play { $file } --save { $file }`.

## reading.py

name-a-file-with-a-situation = Zadejte soubor se situací ve formátu JSON, nebo - pro standardní vstup.
name-a-file-with-a-table = Zadejte soubor se stolem ve formátu JSON.
standard-input-is-closed = Standardní vstup je zavřený.
standard-input-is-not-utf-8 = Text na standardním vstupu není v kódování UTF-8.
the-file-is-not-utf-8 = Soubor { $file } není text v kódování UTF-8.
save-it-as-utf-8 = Uložte ho v kódování UTF-8.
remedy-and-where-fields-are = { $remedy } Všechna pole a příklad ukáže `rulewright situations { $id }`.
the-file-cannot-be-read-cause = Soubor { $file } nelze přečíst. { $cause }

## resolving.py

estimated-from-samples = Je to odhad podle { $count ->
    [one] { $count } vzorku
   *[other] { $count } vzorků
}. V 19 případech z 20 se skutečná pravděpodobnost neliší o víc než { $error } { $error ->
    [one] procentní bod
    [few] procentní body
    [many] procentního bodu
   *[other] procentních bodů
}.
too-large-to-be-worked-out = Přesný výpočet by trval příliš dlouho, toto je odhad. Přesnou odpověď vynutíte přepínačem --exact.
exact-fractions-by-json = Znak { $mark } označuje zaokrouhlený zlomek, přesný vypíše --json.
advice-is-for-goal = Rada platí pro cíl „{ $goal }“. Pro jiný cíl zadejte do pole „goal“ hodnotu { LIST($others, type: "or") }.
rule-every-case-count = { $rule }: všechny případy ({ $count })
read-otherwise-this-would-change = Při jiném výkladu pravidel by vyšlo:
# $who: whose answer it is, you or (in a duel) the attacker, who may not be the reader.
what-would-help-most = { $who ->
    [attacker] Výsledek útočníka by se nejvíc zlepšil:
   *[you] Váš výsledek by se nejvíc zlepšil:
}
# Above switches of the form that are off ("You may evade"), each with the chance if it were on.
what-would-help-if-it-were-true = Výsledek by se zlepšil, kdyby platilo:
what-the-last-one-is-worth = { $who ->
    [attacker] Výsledek útočníka by se zhoršil:
   *[you] Váš výsledek by se zhoršil:
}
help-situations = Vypíše, co lze spočítat, nebo u jedné situace její pole a příklad.
help-situations-which = Id nebo název jedné situace.
fields-listed = pole
how-it-is-written = jak se to zapisuje
an-example-listed = příklad
see-one-of-them = `rulewright situations { $id }` ukáže pole jedné z nich a příklad.
goals-listed = cíle
results-listed = výsledky
variants-listed = varianty
help-resolve = Odpoví na otázku „co se stane, když“: přesné pravděpodobnosti, nejlepší rozhodnutí a proč.
help-resolve-file = Situace jako JSON; - čte standardní vstup.
help-resolve-what-if = Také: jak by odpověď změnil jiný výklad pravidel, něco navíc nebo zapnutí některého pole.
help-resolve-cases = Také: jak se rozhodnout v každém jednotlivém případě.
help-resolve-approximate = Místo výpočtu odhadne výsledek z N vzorků.
help-resolve-seed = Počáteční hodnota generátoru náhodných vzorků; jinak ji určí situace.
help-resolve-exact = Žádný odhad, ať je situace jakkoli velká a výpočet jakkoli dlouhý.
help-resolve-limit-states = Nad N stavů výsledek odhadne; s --exact výpočet vzdá.
help-resolve-limit-seconds = Po S sekundách výpočet vzdá.
help-play = Provede vás situací s kostkami a kartami na vašem stole: pravděpodobnosti u každého rozhodnutí, krok zpět, uložení.
help-play-what = Id nebo název situace, nebo soubor s uloženou situací.
help-play-save = Situaci a odpovědi po každé z nich uloží do tohoto souboru.

## usage.py

help-usage = Použití
help-options = PŘEPÍNAČE
help-command-and-arguments = PŘÍKAZ …
help-arguments-heading = Argumenty
help-options-heading = Přepínače
help-commands-heading = Příkazy
help-required = povinné
help-default = výchozí: { $value }
help-limits = povoleno: { $limits }
help-variable = nebo proměnná { $variable }
there-is-no-option-option = Přepínač { $option } neexistuje.
there-is-no-command-command = Příkaz „{ $command }“ neexistuje.
option-takes-no-value = Přepínač { $option } žádnou hodnotu nepřijímá.
option-needs-a-value = Přepínač { $option } vyžaduje hodnotu.
argument-is-missing = Chybí { $name }.
too-many-arguments = Přebytečné argumenty: { $arguments }.
these-arguments-cannot-be-read = Tyto argumenty nelze přečíst: { $arguments }.
give-a-number = Zadejte číslo.
help-forecast = Předpoví z her simulovaných hráčů, jak dlouho hry trvají a kdo vyhrává.
help-what-can-be-given = Co lze zadat
help-forecast-players = Kolik hráčů hraje.
help-forecast-characters = Postavy prvních hráčů, oddělené čárkami; ostatní se rozdají.
help-forecast-habits = Jak který hráč hraje, odděleno čárkami: cautious, steady, bold.
help-forecast-options = Alternativní pravidla, oddělená čárkami.
help-forecast-minutes = Kolik minut trvá tah.
help-forecast-hours = Po kolika hodinách hra skončí; pro timed-sudden-death.
help-forecast-games = Kolik her se odehraje.
help-forecast-seed = Počáteční hodnota pro hody kostkou; stejná hodnota dá stejné hry.
help-forecast-compare = Navíc: co ve stejných hrách změní jednotlivá alternativní pravidla.
help-processes = Kolik procesů počítá; výsledek to nemění.
help-keep = Ukládá výsledky do tohoto souboru; přerušený výpočet z něj pokračuje.
help-forecast-watch = Místo toho popíše hru s tímto číslem tah po tahu.
help-forecast-from = Hraje dál od stolu v tomto souboru.
help-forecast-until = S --watch: jen tolik tahů.
help-forecast-table = S --watch a --until: stůl po nich zapíše do tohoto souboru.
option-needs-another = „{ $option }“ bez { $needed } nic neznamená.
give-both-options-or-neither = Zadejte obojí, nebo nic z toho.
help-atlas = Odehraje velké množství her simulovaných hráčů a výsledky uloží pro web a aplikaci.
help-atlas-games = Kolik her se odehraje pro každý počet hráčů; čtvrtina, nejvýše však 1000, i s každým alternativním pravidlem.
help-atlas-points = Hraje se tak dlouho, dokud není každý podíl znám s přesností na tolik procentních bodů.
atlas-is-kept = Atlas je v souboru { $file }; počet her: { $games }.
atlas-is-outdated = Atlas vznikl podle jiných pravidel ({ $games }); vytvořte ho znovu příkazem „rulewright atlas“.
forecast-progress = Odehráno { $done } z celkem { $pieces ->
    [one] { $pieces } hry
   *[other] { $pieces } her
}, zbývá asi { $seconds } s
there-is-no-game-to-forecast = Simulovaní hráči žádnou hru z těchto pravidel hrát neumějí.
use-rules-with-such-a-game = Použijte pravidla s takovou hrou.
help-ask = Zeptejte se vlastními slovy; dostanete spočítanou odpověď i pravidla, o která se opírá.
help-ask-words = Co je na stole a co chcete vědět.
help-ask-game = Ptát se jen na jednu hru.
ask-understood = Takto jsme tomu rozuměli
ask-assumed = Nezaznělo, platí obvyklá hodnota
ask-left = Čemu jsme nerozuměli
ask-missing = Ještě potřebujeme vědět
ask-choices = Co z toho myslíte?
ask-rules = Pravidla k tomu
