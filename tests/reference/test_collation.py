import pytest

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.collation import index_heading, sort_key

IN_ORDER = {
    # ČSN 97 6030: c < č, h < ch < i, r < ř, s < š, z < ž; long vowels, ě and ň only break ties; a space before letters.
    Language.CS: "auto|boj|cíl|čas|ďábel|den|hrad|hrad a most|hradba|chata|jed|rada|řada|sada|sádka|šaty|zeď|žába",
    # SFS 4600: å ä ö last in this order, š with s, ž with z, ü with y.
    Language.FI: "apu|hyökkäys|noppa|sakki|šakki|sana|vuoro|yö|zen|åke|äiti|öljy",
    # Code points of syllables: ㄱ before ㄲ before ㄴ; a space before any syllable; digits and Latin letters first.
    Language.KO: "1단계|Talisman|가방|가방 안|가방끈|까마귀|나무|마법|하늘",
    # DIN 5007-1: umlauts only break ties, ß is ss, œ is oe.
    Language("de"): "Axt|Äxte|Codex|Cœur|Cola|Maske|Maß|Masse|oben|Ödland|Ofen|Zug",
    Language.EN: "1 die|2 dice|ability|Battle|battle score|battlement|café|card",
}


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
def test_words_stand_in_the_order_of_the_language(language):
    words = IN_ORDER[language].split("|")
    shuffled = [*words[1::2], *words[::2]]
    assert sorted(shuffled, key=lambda word: sort_key(word, language)) == words


@pytest.mark.parametrize(
    ("word", "language", "heading"),
    [
        ("chata", Language.CS, "Ch"),
        ("Řeka", Language.CS, "Ř"),
        ("áčko", Language.CS, "A"),
        ("úder", Language.CS, "U"),
        ("Äiti", Language.FI, "Ä"),
        ("šakki", Language.FI, "S"),
        ("끝", Language.KO, "ㄱ"),
        ("힘", Language.KO, "ㅎ"),
        ("“žába”", Language.CS, "Ž"),
        ("3 kostky", Language.CS, "0–9"),
        ("?!", Language.EN, "#"),
        ("힘", Language.EN, "ㅎ"),
        ("Жук", Language.EN, "#"),
    ],
)
def test_heading_of_a_word(word, language, heading):
    assert index_heading(word, language) == heading


def test_composed_and_decomposed_letters_sort_alike():
    assert sort_key("c\u030cas", Language.CS)[0] == sort_key("čas", Language.CS)[0]
