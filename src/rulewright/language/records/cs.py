"""Czech, in the order of ČSN 97 6030: accents outside the alphabet only order words that are otherwise equal."""

from fractions import Fraction
from types import MappingProxyType

from rulewright.language.record import LanguageRecord, SearchWords


def _plural(number: int | Fraction, decimals: int) -> str:
    """1 život, 2 životy, 1,5 života, 5 životů."""
    if decimals:
        return "many"
    return "one" if abs(number) == 1 else "few" if abs(number) in (2, 3, 4) else "other"


RECORD = LanguageRecord(
    code="cs",
    order=2,
    autonym="Čeština",
    adverb="in-czech",
    decimal_point=",",
    thousands="\N{NO-BREAK SPACE}",
    before_percent="\N{NO-BREAK SPACE}",
    plural=_plural,
    cases=("gen", "dat", "acc", "loc", "ins", "at", "to"),
    genders=(
        "animate",
        "inanimate",
        "feminine",
        "neuter",
        "animate-plural",
        "inanimate-plural",
        "feminine-plural",
        "neuter-plural",
    ),
    list_and=" a ",
    list_or=" nebo ",
    binds_numbers=True,
    binding_letters="aikosuvz",
    number_words=(
        "jeden jedna jedno jednoho jedné jednu jednom jednou jednomu jedním jedni jedny jedin*",
        "dva dvě dvou dvěma dvakrát oba obě obou oběma dvoj*",
        "tři tří třem třech třemi třikrát trojí trojic*",
        "čtyři čtyř čtyřem čtyřech čtyřmi čtyřikrát čtveřic*",
        "pět pěti pětkrát pětic* pětk*",
        "šest šesti šestkrát šestk*",
        "sedm sedmi sedmkrát",
        "osm osmi osmkrát",
        "devět devíti devětkrát",
        "deset deseti desetkrát",
        "jedenáct jedenácti",
        "dvanáct dvanácti",
    ),
    letters="a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž",
    counts_as=MappingProxyType({"ł": "l"}),
    stemmer="czech",
    search=SearchWords(
        function="""
        a aby ale ani asi až bude budu by být během chci co což či čem čemu čím děje do hra hru hry hře hrou jak jaká
        jaké jakou jaký jako je jeho její jejich jen jeden jedna jedno jestli ještě ji jich jim jsem jsi jsou k kam
        kde kdo kdy kdyby když ke kolik která které kterou který má mají mám máme máš mi mít mně mohou mohu moje můj
        může můžeme můžeš můžu mých mezi na nad nebo něco některé ni nich než o od on ona oni ono pak po pod podle
        pokud pro proč proti před při s se si smí smím stane stejně svá svou své svého svůj ta tak také tam tato té
        ten tento ti to toho tom tomu tu ty tyto těch těm těmi tím tohle u už v ve více vůbec však z za zda ze že
        ještě teď víc vlastně dělá dělají funguje fungují znamená znamenají
        """,
        how_many=("kolik", "nejvíc", "maxim", "nejvýš"),
        differing=(
            "lisi",
            "rozdil",
            "odlisn",
            "neshod",
            "nesrovnal",
            "rozchaz",
            "chyba",
            "chyby",
            "chybn",
            "preklep",
            "tiskov",
        ),
        editions=("pravid", "vydani", "knih", "knize", "prirucka", "prirucc", "verz", "edic", "cizi"),
        chances=("sanc", "pravdepodobn", "kalkul", "spocit", "vypoc", "projit", "projd", "skrz"),
        overviews=(
            "porovn",
            "srovn",
            "tabulk",
            "prehled",
            "seznam",
            "mapa$",
            "mapu$",
            "mapy$",
            "diagram",
            "rejstrik",
            "dlouho$",
            "delka$",
            "delky$",
            "delku$",
        ),
        numbers=(
            "dva dvě dvou dvěma",
            "tři tří třem třemi třech třetí",
            "čtyři čtyř čtyřem čtyřech čtyřmi čtvrtý",
            "pět pěti pátý",
            "šest šesti šestý",
            "sedm sedmi",
            "osm osmi",
            "devět devíti",
            "deset deseti",
            "jedenáct jedenácti",
            "dvanáct dvanácti",
        ),
        page="s str strana strane strany stran stranka strance stranky",
        line="r radek radka radku radky radce",
        beside="pravidla pravidel pravidlech kniha v ve na",
        names="""
        cs cz cze czech cesky ceska ceske cestina cestine tsekki tsekin tsekkilainen tsekiksi 체코어 체코어판 체코
        """,
    ),
)
