"""German, in the order of DIN 5007-1: umlauts only order words that are otherwise equal, and ß sorts as ss."""

from types import MappingProxyType

from rulewright.language.record import LanguageRecord, SearchWords, one_or_other

RECORD = LanguageRecord(
    code="de",
    order=5,
    autonym="Deutsch",
    adverb="in-german",
    has_all_sentences=False,
    decimal_point=",",
    thousands=".",
    before_percent="\N{NO-BREAK SPACE}",
    number_words=(
        "ein eine einem einen einer eines eins einmal einzig* nur",
        "zwei zweimal beide beiden beider beides",
        "drei dreimal",
        "vier viermal",
        "fünf fünfmal",
        "sechs sechsmal",
        "sieben siebenmal",
        "acht achtmal",
        "neun neunmal",
        "zehn zehnmal",
        "elf elfmal",
        "zwölf zwölfmal",
    ),
    plural=one_or_other,
    cases=("gen", "dat", "acc"),
    genders=("masculine", "feminine", "neuter"),
    list_and=" und ",
    list_or=" oder ",
    counts_as=MappingProxyType({"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l"}),
    stemmer="german",
    search=SearchWords(
        function="""
        aber alle alles als also am an auch auf aus bei beim bekomme bekommt bin bis da dabei damit dann darf darfst
        das dass dein deine dem den denn der des deshalb die dies diese dieser dieses doch dort du durch ein eine
        einem einen einer eines er es etwas euch für geht gibt habe haben hat hier ich ihm ihn ihr ihre im immer in
        ins ist ja jede jeder jedes jetzt kann kannst kein keine können man mehr mein meine mich mir mit muss musst
        müssen nach nicht noch nun nur ob oder passiert pro sein seine sich sie sind so soll sollte um und uns von vor
        wann war warum was welche welcher welches wem wen wenn wer werden weshalb wie wieso wieviel wieviele wir wird
        wo wofür womit würde zu zum zur
        """,
        differing=("unterschied", "unterscheid", "abweich", "druckfehler"),
        editions=("regel", "ausgabe", "fassung", "anleitung"),
        how_many=("wie viel", "wieviel", "höchst", "maxim"),
        page="s seite seiten",
        line="z zeile zeilen",
        beside="regel regeln regelheft anleitung buch im in auf",
        names="""
        de deu ger deutsch deutsche deutschen german nemecky nemecka nemecke nemcina saksa saksan saksaksi 독일어
        독일어판
        """,
    ),
)
