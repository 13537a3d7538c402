## application.py

a-situation-has-to-be-sent = Situaci je třeba poslat jako JSON, bez komprese.
send-the-header-header = Pošlete hlavičku { $header }.
the-body-did-not-arrive-within = Tělo požadavku nedorazilo během { $number } s.
send-the-request-again-at-once = Pošlete požadavek znovu, celý najednou.
the-body-is-longer-than-limit = Tělo požadavku smí mít nejvýše { $limit } { $limit ->
    [one] bajt
    [few] bajty
   *[other] bajtů
}.
the-body-is-not-text-in = Tělo požadavku není text v kódování UTF-8.
send-json-in-utf-8 = Pošlete JSON v kódování UTF-8.
path-does-not-answer-method = Adresa { $path } metodu { $method } nepřijímá.
use-one-of-options = Použijte jednu z možností: { $options }.
nothing-is-at-path = Na adrese { $path } nic není.
see-path-for-what-there-is = Co je k dispozici, najdete na adrese { $path }.
something-went-wrong-inside-rulewright-error = V programu Rulewright došlo k chybě: { $error }.
please-report-it-the-servers-log = Nahlaste to prosím; kde k chybě došlo, je v záznamu serveru.

## documents.py

the-answer = Odpověď
find-rules-by-words-in-any = Hledání pravidel podle slov v kterémkoli jazyce
inflected-misspelt-and-unaccented-words-are = Najdou se i slova v jiném tvaru, s překlepy a bez diakritiky; názvy a úryvky jsou v jazyce čtenáře.
read-one-rule = Čtení jednoho pravidla
the-game-may-be-left-out = Hru lze v id vynechat, pokud takový záznam má jen jedna hra.
look-a-term-up-in-the = Vyhledání pojmu ve slovníčku
by-its-id-or-by-any = Podle id nebo podle kteréhokoli názvu a tvaru v libovolném jazyce.
list-what-can-be-resolved = Seznam situací, které lze vyhodnotit
every-situation-with-its-goals-results = Všechny situace s cíli, výsledky, variantami a schématem JSON požadavku.
how-long-a-game-will-take = Předpověď, jak dlouho hra potrvá
games-of-simulated-players-are-played = Simulovaní hráči hrají podle pravidel: jak dlouho hry trvají, kdo vyhraje a co které alternativní pravidlo změní.
answer-what-happens-if = Odpověď na otázku „co se stane, když“
exact-probabilities-the-best-decision-and = Přesné pravděpodobnosti, nejlepší rozhodnutí a proč. Pole, která si odporují, se odmítnou.
the-same-answers-as-on-the = Stejné odpovědi jako v příkazovém řádku. Nic se neukládá a není potřeba žádný klíč.

## page.py

rulewrights-json-api = JSON API Rulewrightu
language = Jazyk
read-all-rules = Všechna pravidla
problems = Chyby
every-error-is-problem-json-rfc = Každá chyba je problem+json (RFC 9457) s kódem, vstupem, příčinou a radou, co s ní.
code = Kód
meaning = Význam
parameters = Parametry
parameter = Parametr
value-2 = Hodnota
for-example = Například:
answers = Odpovědi

## parameters.py

the-readers-language-otherwise-the-first = Jazyk čtenáře; jinak první, který uvádí Accept-Language.
a-few-words-in-any-of = Několik slov v kterémkoli z jazyků.
search-one-game-only = Hledat jen v jedné hře.
search-one-chapter-only-such-as = Hledat jen v jedné kapitole, například attacks nebo cards.
search-one-kind-of-entry-only = Hledat jen jeden druh záznamů, například limit nebo term.
search-the-texts-of-one-language = Hledat jen v textech jednoho jazyka.
at-most-so-many-hits = Nejvyšší počet výsledků.
also-which-reading-of-the-rules = Také: jak by odpověď změnil jiný výklad pravidel, něco navíc nebo zapnutí některého pole.
estimate-from-so-many-samples-instead = Místo přesného výpočtu odhad ze zadaného počtu vzorků.
where-the-samples-dice-begin = Počáteční hodnota generátoru náhodných vzorků.
no-estimate-however-large-the-situation = Žádný odhad, ať je situace jakkoli velká.
estimate-beyond-so-many-states = Při větším počtu stavů odhad; s `exact` výpočet ukončit.
give-up-after-so-many-seconds = Po zadaném počtu sekund výpočet ukončit.
the-address-has-count-parameters-limit = { $count ->
    [one] Adresa má { $count } parametr, smí jich mít nejvýše { $limit }.
    [few] Adresa má { $count } parametry, smí jich mít nejvýše { $limit }.
   *[other] Adresa má { $count } parametrů, smí jich mít nejvýše { $limit }.
}
leave-out-those-that-are-not = Vynechte ty, které nepotřebujete.

## problems.py

the-body-is-not-valid-json = Tělo požadavku není platný JSON
unknown-entry = Neznámý záznam
unknown-address = Neznámá adresa
method-not-allowed-here = Metoda zde není povolena
the-body-did-not-arrive-in = Tělo požadavku nedorazilo včas
the-body-is-too-long = Tělo požadavku je příliš dlouhé
too-many-parameters = Příliš mnoho parametrů
the-body-is-not-sent-as = Tělo požadavku není posláno jako JSON
unknown-situation = Neznámá situace
unknown-game = Neznámá hra
unknown-chapter = Neznámá kapitola
unknown-kind-of-entry = Neznámý druh záznamu
unknown-field = Neznámé pole
missing-field = Chybějící pole
name-of-several-things = Název více věcí
value-not-allowed = Nepovolená hodnota
number-out-of-range = Číslo mimo rozsah
fields-that-contradict-each-other = Pole, která si odporují
the-situation-has-too-many-states = Situace má příliš mnoho stavů
the-situation-takes-too-long = Výpočet situace trvá příliš dlouho
too-many-requests-from-one-address = Příliš mnoho požadavků z jedné adresy
unknown-host-name = Neznámý hostitel
mistake-in-a-game = Chyba v balíčku hry
fault-of-the-server = Chyba serveru
a-worker-process-ended = Výpočetní proces skončil
the-server-is-busy = Server je zaneprázdněn
find-the-id-with-path = Id najdete na adrese { $path }.
see-path-for-what-it-can = Možné hodnoty najdete na adrese { $path }.
make-the-numbers-smaller-or-ask-for = Zmenšete čísla, nebo si parametrem { $parameter } vyžádejte odhad ze vzorků.

## fair_queue.py, request_limits.py, worker_pool.py

the-server-is-working-on-too = Server už počítá příliš mnoho dlouhých odpovědí, { $count ->
    [one] { $count } další čeká
    [few] { $count } další čekají
   *[other] { $count } dalších čeká
} ve frontě.
all-connections-are-in-use = Všechna spojení serveru jsou obsazená.
try-again-in-a-few-seconds = Zkuste to znovu za několik sekund.
more-than-limit-requests-in-a-minute = Z vaší adresy přišlo za minutu víc než { $limit } požadavků.
host-is-no-name-of-this-server = { $host } není název tohoto serveru.
use-its-address-or-name-the-host = Použijte adresu serveru, nebo tento název přidejte do proměnné { $variable }.
the-process-that-worked-on-this = Proces, který tuto odpověď počítal, skončil dřív, než byla hotová.
try-again-where-it-happens-again = Zkuste to znovu. Pokud se to stane zase, použijte menší čísla.

## not_found.py

the-address-is-too-long = Adresa je příliš dlouhá
look-for-the-rule-by-its = Vyhledejte pravidlo podle názvu.
there-is-no-such-page = Taková stránka neexistuje
search-the-rules = Hledat v pravidlech

## serving.py

host-port-cannot-be-used-cause = Adresu { $host }:{ $port } nelze použít. { $cause }
stop-what-uses-it-or-choose = Ukončete program, který port používá, nebo zvolte jiný port: `--port { $other }` (`make run PORT={ $other }`).
host-is-no-address-of-this = { $host } není adresa tohoto počítače.
use-127-0-0-1-for = Jen pro tento počítač použijte 127.0.0.1, pro celou jeho síť 0.0.0.0.
another-program-uses-it = Používá ji už jiný program.
the-system-keeps-ports-below-1024 = Porty do 1023 jsou vyhrazeny systému.

## settings.py

set-it-to-a-whole-number = Nastavte ji na celé číslo od { $low } do { $high }, nebo ji zrušte.
set-it-to-addresses-or-networks = Nastavte ji na adresy nebo sítě oddělené čárkami, nebo ji zrušte.
set-it-to-host-names = Nastavte ji na názvy hostitelů oddělené čárkami, nebo ji zrušte.
the-environment-variable-name-cannot-be = Proměnná prostředí { $name } nemůže mít hodnotu { $given }.

## shell.py


## labels.py

# $name: what was selected in a list (Sword).
# $count: how many there are in a list (12).
# $name: what can be taken out of what was selected (Sword).
# $count: how many have the letters that were typed (3).

## mcp

the-language-to-answer-in = Jazyk odpovědi.
an-id-or-a-name-of-a-rule = Id pravidla nebo jeho název v kterémkoli jazyce.
one-situation-with-its-schema = Jedna situace; k ní přijde i schéma JSON jejího požadavku a příklad.
a-request-as-list-situations-tells = Požadavek v podobě, kterou pro danou situaci popisuje list_situations.
situations-without-and-with-their-schema = Všechny s cíli, výsledky a variantami; jedna z nich i se schématem JSON požadavku.
languages-of-the-rules = Pravidlo v jednom z těchto jazyků: { $languages }.
how-assistants-answer = Než odpovíte, hledejte, a uvádějte jen to, co říkají nalezená pravidla. Ke každému pravidlu uveďte název a adresu; najdete je v `cite`. Na pravděpodobnosti a rozhodnutí se ptejte nástroje resolve_situation.
there-is-no-tool-name = Nástroj „{ $name }“ neexistuje.
find-the-id-with-the-tool = Id najdete pomocí nástroje { $tool }.
the-tool-tells-what-it-can-be = Možné hodnoty sdělí nástroj { $tool }.
ask-in-your-own-words = Zeptat se vlastními slovy
the-words-as-a-request-with-the-answer = Jak jsme slovům rozuměli, pole po poli, s odpovědí a s pravidly k ní. Na to, co chybí nebo co lze chápat dvojím způsobem, se zeptáme.
a-question-in-your-own-words = Co je na stole a co chcete vědět, vlastními slovy.
ask-about-one-game-only = Ptát se jen na jednu hru.
the-table-that-the-question-is-about = Stůl, kterého se otázka týká.
the-player-of-the-table-who-asks = Hráč u stolu, který se ptá; jinak ten, kdo je na tahu.
