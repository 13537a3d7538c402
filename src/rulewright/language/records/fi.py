"""Finnish, in the order of SFS 4600."""

from types import MappingProxyType

from rulewright.language.record import LATIN_LETTERS, LanguageRecord, SearchWords, one_or_other

RECORD = LanguageRecord(
    code="fi",
    order=3,
    autonym="Suomi",
    adverb="in-finnish",
    decimal_point=",",
    thousands="\N{NO-BREAK SPACE}",
    before_percent="\N{NO-BREAK SPACE}",
    plural=one_or_other,
    cases=("gen", "acc", "par", "ess", "tra", "ine", "ela", "ill", "ade", "abl", "all", "at", "to", "from"),
    list_and=" ja ",
    list_or=" tai ",
    binds_numbers=True,
    joins_pairs=True,
    number_words=(
        "yksi yhden yhdessä yhdestä yhdellä yhdeltä yhdelle yhtä yhteen kerran kertaalleen ainoa* ainut* ykkö*",
        "kaksi kahden kahdessa kahdesta kahdella kahdelta kahdelle kahta kahteen kahdesti molem* kakko*",
        "kolme kolmen kolmessa kolmesta kolmella kolmelta kolmelle kolmeksi kolmea kolmena kolmeen kolmesti kolmo*",
        "neljä neljän neljässä neljästä neljällä neljältä neljälle neljäksi neljää neljänä neljään nelo*",
        "viisi viiden viidessä viidestä viidellä viideltä viidelle viideksi viittä viitenä viiteen vito*",
        "kuusi kuuden kuudessa kuudesta kuudella kuudelta kuudelle kuudeksi kuutta kuutena kuuteen kuuto*",
        "seitsemän seitsemässä seitsemästä seitsemällä seitsemältä seitsemälle seitsemää seitsemään",
        "kahdeksan kahdeksassa kahdeksasta kahdeksalla kahdeksalta kahdeksalle kahdeksaa kahdeksaan",
        "yhdeksän yhdeksässä yhdeksästä yhdeksällä yhdeksältä yhdeksälle yhdeksäksi yhdeksää yhdeksänä yhdeksään",
        "kymmenen kymmenessä kymmenestä kymmenellä kymmeneltä kymmenelle kymmeneksi kymmentä kymmenenä kymmeneen",
        "yksitoista yhdentoista yhtätoista",
        "kaksitoista kahdentoista kahtatoista",
    ),
    letters=f"{LATIN_LETTERS} å ä ö",
    counts_as=MappingProxyType({"ü": "y", "æ": "ä", "ø": "ö", "đ": "d"}),
    stemmer="finnish",
    search=SearchWords(
        function="""
        aikana ei eikä ennen ehkä en entä ettei että eli hän hänen häntä ja jo joka jälkeen joko jolla jonka jos
        joten jotain jotka kai kaikki kanssa koska koko koskaan kuin kuinka kuka kun kuten käy käytetään me mihin
        mikä mikäli miksi millainen milloin millä minkä minne minua minulla minulle minun minut minä missä mistä
        miten mitkä mitä moni monta montako muita mutta myös mä ne niiden niin niitä nyt on oletko olen olisi olla
        oma oman onko ovat peli peliin pelin pelissä pitää pitääkö pystyy saa saako saan saanko sama se sekä sen
        siihen siinä siitä silloin sillä sinä sitä sitten tai tapahtuu te tehdä teen tämä tämän täytyy täytyykö vai
        vain voi voidaan voiko voin voinko voivat voivatko yhden yksi vielä nyt paljonko kauanko toimii toimivat
        tarkoittaa tarkoittavat
        """,
        how_many=(
            "montako", "kuinka monta", "kuinka paljon", "kuinka moni", "enintään", "enimmäis", "korkeintaan", "maksimi",
        ),
        differing=("ero$", "eroj", "erot", "eroa", "erois", "poikkea", "erimiel", "virhe", "painovirh"),
        editions=("saanto", "saanno", "painos", "painok", "laito", "versio", "ohjekirj", "kirja", "kirjo"),
        chances=("todennakoi", "mahdollisuu", "laskuri", "laskea$", "laske$"),
        overviews=(
            "vertail", "verrata$", "taulukk", "luettelo", "lista", "kartta", "kartan$", "kartalla$", "kaavio",
            "vuokaavio", "hakemisto", "ukk$", "kauan", "kesto",
        ),
        numbers=(
            "kaksi kahden kahdella",
            "kolme kolmen kolmella kolmas kolmannen",
            "neljä neljän neljäs neljännen",
            "viisi viiden viides viidennen",
            "kuusi kuuden kuudes kuudennen",
            "seitsemän",
            "kahdeksan",
            "yhdeksän",
            "kymmenen",
            "yksitoista",
            "kaksitoista",
        ),
        page="s sivu sivulla sivun sivut sivulta",
        line="r rivi rivilla rivin rivit rivilta",
        beside="saantokirja saannot saannoissa saantokirjan ohjekirja",
        names="""
        fi fin finnish finsky finska finske finstina suomi suomen suomalainen suomeksi 핀란드어 핀란드어판 핀란드
        """,
    ),
)  # fmt: skip
