"""English."""

from types import MappingProxyType

from rulewright.language.record import LanguageRecord, SearchWords, one_or_other

RECORD = LanguageRecord(
    code="en",
    order=4,
    autonym="English",
    adverb="in-english",
    locale="en_GB",
    counts_as=MappingProxyType({"æ": "a", "ø": "o", "đ": "d"}),
    plural=one_or_other,
    has_articles=True,
    joins_pairs=True,
    number_words=(
        "one once single only",
        "two twice both pair",
        "three thrice",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
    ),
    stemmer="english",
    search=SearchWords(
        function="""
        a about after again all also am an and any anything are as at be been before being between but by can could
        did do does during don't else every for from get gets got had happen happens has have having he he's her here
        him his how i i'm i've if in into is it it's its just may me mean means might much must my no of on one or our
        out over same say says she should so some something stuff than that the their them then there these they thing
        things this those to too up us was we were what when where whether which while who whose why will with would
        yes you your
        """,
        how_many=("how many", "how much", "max", "at most", "limit"),
        differing=(
            "difference",
            "differ$",
            "differs",
            "disagree",
            "discrepan",
            "misprint",
            "mistake",
            "error$",
            "errors$",
            "wrong$",
            "errat",
        ),
        editions=("edition", "rulebook", "rule$", "rules$", "version", "book"),
        chances=("chance", "odds$", "probab", "likel", "calculat", "through$"),
        overviews=(
            "compar",
            "table$",
            "overview",
            "list$",
            "chart",
            "flowchart",
            "map$",
            "diagram",
            "index$",
            "summary",
            "faq$",
            "long$",
            "length$",
            "duration",
        ),
        numbers=(
            "two",
            "three third 3rd",
            "four fourth 4th",
            "five fifth 5th",
            "six sixth 6th",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
        ),
        page="p pp pg page pages",
        line="l ln line lines",
        beside="rulebook rules rule book in on of",
        names="""
        en eng english anglicky anglicka anglicke anglictina englanti englannin englanniksi 영어 영어판
        """,
    ),
)
