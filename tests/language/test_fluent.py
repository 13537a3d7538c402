"""Messages come out as Fluent's own runtime makes them, and Korean particles as Koreans read the word before them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path

import pytest
from babel.core import Locale
from fluent.runtime import FluentBundle, FluentResource

from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.articles import resolve_articles
from rulewright.language.bundles import CatalogError, _load_messages, compile_catalogs, load_bundle, read_catalogs
from rulewright.language.fluent import Bundle, FluentSyntaxError, MessageError, Range, compile_catalog
from rulewright.language.inflected_name import InflectedName
from rulewright.language.particles import final_sound, resolve_particles

EN, CS, FI, KO = Language.EN, Language.CS, Language.FI, Language.KO


OASIS = InflectedName("Keidas", {"ill": "Keitaalle", "gender": "feminine"})


def render(text: str, language: Language = EN, **values: object) -> str:
    """What becomes of a message; `/` parts the lines of its variants."""
    text = text.replace(" /", "\n   ")
    return Bundle(language, compile_catalog(f"said = {text}")).render("said", values)


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, "0 zaklínadel"),
        (1, "jedno zaklínadlo"),
        (2, "2 zaklínadla"),
        (5, "5 zaklínadel"),
        (Fraction(3, 2), "1,5 zaklínadla"),
    ],
)
def test_a_czech_number_has_its_form(count: int | Fraction, expected: str) -> None:
    text = """{ $n ->
        [one] jedno zaklínadlo
        [few] { $n } zaklínadla
        [many] { $n } zaklínadla
       *[other] { $n } zaklínadel
    }"""
    assert render(text, CS, n=count) == expected


def test_a_name_brings_its_forms() -> None:
    assert render('Pääset { FORM($space, case: "ill") }.', FI, space=OASIS) == "Pääset Keitaalle."
    assert render('Olet { FORM($space, case: "ine") }.', FI, space=OASIS) == "Olet Keidas."
    assert render("{ GENDER($space) -> / [feminine] Ona / *[other] On / }", CS, space=OASIS) == "Ona"
    assert render('Pääset { FORM($space, case: "ill") }.', FI, space="minun paikkani") == "Pääset minun paikkani."


@pytest.mark.parametrize(
    ("things", "kind", "expected"),
    [([], "and", ""), (["3"], "and", "3"), (["3", "4"], "or", "3 tai 4"), (["3", "4", "5"], "and", "3, 4 ja 5")],
)
def test_a_list_is_joined_as_the_language_joins(things: list[str], kind: str, expected: str) -> None:
    assert render(f'{{ LIST($things, type: "{kind}") }}', FI, things=things) == expected


@pytest.mark.parametrize(
    ("text", "values", "expected"),
    [
        ("{ $n }", {"n": -5}, "\N{MINUS SIGN}5"),
        ('{ NUMBER($n, signDisplay: "always") }', {"n": 2}, "+2"),
        ("{ NUMBER($n, maximumFractionDigits: 1) }", {"n": Fraction(2, 3)}, "0.7"),
        ("{ PERCENT($p) }", {"p": Fraction(999, 1000)}, "99.9%"),
        ("{ PERCENT($p) }", {"p": Fraction(99999, 100000)}, "99.999%"),
        ("{ PERCENT($p, maximumFractionDigits: 0) }", {"p": Fraction(125, 216)}, "58%"),
        ("{ CAPITAL($clause) }.", {"clause": "if you win"}, "If you win."),
        ('{ LIST($all, type: "unit") }', {"all": ("a", "b", "c")}, "a, b, c"),
        ('{ LIST($all, type: "or", shared: "start") }', {"all": ("win a cow", "win a pig")}, "win a cow or pig"),
        ('{ LIST($all, type: "or", shared: "start") }', {"all": ("get 1 cow", "get 1 pig")}, "get 1 cow or 1 pig"),
        ('{ LIST($all, type: "or", shared: "start") }', {"all": ("eat 1 cow", "get 1 pig")}, "eat 1 cow or get 1 pig"),
        ('{ LIST($all, type: "or", shared: "start") }', {"all": ("you win", "you win")}, "you win or win"),
        ('{ LIST($all, shared: "start") }', {"all": ("win 1 cow",)}, "win 1 cow"),
        ('{ LIST($all, type: "change", shared: "start") }', {"all": ("by 3 cows", "by 2 cows")}, "by 3 cows → 2 cows"),
        ('{ LIST($all, type: "change", shared: "start") }', {"all": ("50%", "75%")}, "50% → 75%"),
        ('{ LIST($all, type: "sentences") }', {"all": ("A.", "B.")}, "A. B."),
        ('{ LIST($all, type: "sentences") }', {"all": ("A.", "")}, "A."),
        ("{ $n }", {"n": Range(4, 5)}, "4 or 5"),
        ("{ $n }", {"n": Range(4, 6)}, "4–6"),
        ('{ LIST($all, type: "or") }', {"all": (Range(9, 11), Range(13, 13))}, "9–11 or 13"),
        ("{ $n -> / [one] a life / *[other] { $n } lives / }", {"n": Range(0, 1)}, "a life"),
        ("{ $n -> / [3] three / *[other] { $n } lives / }", {"n": Range(2, 3)}, "2 or 3 lives"),
        ("{ $n -> / [0] none / [one] a life / *[other] { $n } lives / }", {"n": 0}, "none"),
        ("{ $of -> / [fate] fate / *[life] life / }", {"of": "fate"}, "fate"),
        ("{ $of -> / [fate] fate / *[life] life / }", {"of": "other"}, "life"),
    ],
)
def test_numbers_and_texts_are_written_and_choose(text: str, values: Mapping[str, object], expected: str) -> None:
    assert render(text, EN, **values) == expected


@pytest.mark.parametrize(
    ("language", "things", "expected"),
    [
        (CS, ("náklonnost 2,5", "1,5 karty", "0 životů"), "náklonnost 2,5; 1,5 karty; 0 životů"),
        (CS, ("1. tahu 16,7\N{NO-BREAK SPACE}%", "2. tahu"), "1. tahu 16,7\N{NO-BREAK SPACE}%, 2. tahu"),
        (EN, ("1,234 games", "2.5 hours"), "1,234 games, 2.5 hours"),
    ],
)
def test_list_commas_differ_from_commas_in_its_numbers(
    language: Language, things: tuple[str, ...], expected: str
) -> None:
    assert render('{ LIST($all, type: "unit") }', language, all=things) == expected


@pytest.mark.parametrize(("attributes", "expected"), [((), "Win"), (("told", "short"), "won"), (("other",), "Win")])
def test_message_renders_its_first_existing_attribute(attributes: tuple[str, ...], expected: str) -> None:
    own = Bundle(CS, {}, lambda: Bundle(EN, compile_catalog("said = Win\n    .short = { $past }")))
    assert own.render("said", {"past": "won"}, attributes) == expected


ORACLE = """\
-craft = { $case ->
   *[nom] vůle
    [gen] vůle
    [ins] vůlí
}
plain = Roll again.
value = { $who } rolls { $n }.
plural = { $n ->
    [one] { $n } život
    [few] { $n } životy
    [many] { $n } života
   *[other] { $n } životů
}
exact = { $n ->
    [0] nic
    [1] jeden
   *[other] { $n }
}
term = Bojujete { -craft(case: "ins") }, ne { -craft }.
nested = { $a ->
    [one] { $b ->
        [one] one and one
       *[other] one and { $b }
    }
   *[other] { $a } and { $b }
}
refers = Look: { plain } { nested }
literal = { "{" }{ "" }{ $n }
"""


@pytest.mark.parametrize("language", [CS, EN])
@pytest.mark.parametrize("a", [0, 1, 2, 4, 5, 21])
@pytest.mark.parametrize("b", [1, 3])
def test_sentences_are_those_of_fluents_own_runtime(language: Language, a: int, b: int) -> None:
    theirs = FluentBundle([str(language)], use_isolating=False)
    theirs.add_resource(FluentResource(ORACLE))
    ours = Bundle(language, compile_catalog(ORACLE))
    values = {"a": a, "b": b, "n": a, "who": "Ota"}
    for name in ("plain", "value", "plural", "exact", "term", "nested", "refers", "literal"):
        expected, errors = theirs.format_pattern(theirs.get_message(name).value, values)
        assert not errors
        assert ours.render(name, values) == expected


@pytest.mark.parametrize("language", KNOWN_LANGUAGES)
@pytest.mark.parametrize(
    ("number", "decimals"), [(n, 0) for n in range(130)] + [(Fraction(n, 10), 1) for n in range(40)]
)
def test_plural_forms_are_those_of_unicode(language: Language, number: int | Fraction, decimals: int) -> None:
    """Babel's rules for numbers as they are written: 1 and 1.0 differ."""
    written = Decimal(int(number)) if not decimals else Decimal(f"{float(number):.1f}")
    assert language.record.plural(Fraction(number), decimals) == Locale.parse(str(language)).plural_form(written)


HOURS = {
    EN: "{ $n -> / [one] { $n } hour / *[other] { $n } hours / }",
    FI: "{ $n -> / [one] { $n } tunti / *[other] { $n } tuntia / }",
    CS: "{ $n -> / [one] { $n } hodina / [few] { $n } hodiny / [many] { $n } hodiny / *[other] { $n } hodin / }",
}


@pytest.mark.parametrize(
    ("language", "number", "expected"),
    [
        (EN, Fraction(996, 1000), "1 hour"),
        (EN, Fraction(-1004, 1000), "\N{MINUS SIGN}1 hour"),
        (EN, Fraction(99, 100), "0.99 hours"),
        (EN, Fraction(1, 1000), "0 hours"),
        (EN, 1.0, "1 hour"),
        (FI, 1.5, "1,5 tuntia"),
        (CS, 0.5, "0,5 hodiny"),
        (FI, Fraction(1004, 1000), "1 tunti"),
        (FI, Fraction(101, 100), "1,01 tuntia"),
        (CS, Fraction(996, 1000), "1 hodina"),
        (CS, Fraction(2001, 1000), "2 hodiny"),
        (CS, Fraction(4999, 1000), "5 hodin"),
        (CS, Fraction(51, 10), "5,1 hodiny"),
    ],
)
def test_what_is_counted_follows_the_number_as_it_is_printed(
    language: Language, number: Fraction | float, expected: str
) -> None:
    """0.996 stands there as “1”, and nobody reads “1 hours”; a number with decimals is no whole number in Czech."""
    assert render(HOURS[language], language, n=number) == expected


def test_a_variant_for_a_number_itself_is_not_for_one_that_is_only_printed_so() -> None:
    text = "{ $n -> / [0] nothing / *[other] { $n } lives / }"
    assert render(text, EN, n=Fraction(1, 1000)) == "0 lives"
    assert render(text, EN, n=0) == "nothing"


@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        ("good = yes\n\n= bad", 3, "Expected an entry start"),
        ("a = 1\nb = 2\na = 3", 3, "a is there twice"),
        ("a = { $n ", 1, ""),
    ],
)
def test_invalid_fluent_is_reported_with_its_line(text: str, line: int, cause: str) -> None:
    with pytest.raises(FluentSyntaxError) as error:
        compile_catalog(text)
    assert error.value.line == line
    assert cause in error.value.cause


def test_missing_message_falls_back_to_english() -> None:
    english = Bundle(EN, compile_catalog("a = Lives: { $n }\nb = Fate"))
    finnish = Bundle(FI, compile_catalog("b = Kohtalo"), lambda: english)
    assert finnish.render("b", {}) == "Kohtalo"
    assert finnish.render("a", {"n": Fraction(1, 2)}) == "Lives: 0.5"
    with pytest.raises(MessageError, match="c: there is no such message"):
        finnish.render("c", {})
    with pytest.raises(MessageError, match="a: KeyError: 'n'"):
        finnish.render("a", {})


@pytest.mark.parametrize("wrong", ["{ $number }", "{ MANY($n) }", "{ -lives }", "{ lives }", "{ FORM($n) }"])
def test_failing_message_falls_back_to_english(wrong: str) -> None:
    """A value that is not given, a function, a term and a message that there is not, an argument that is missing."""
    english = Bundle(EN, compile_catalog("a = Lives: { $n }"))
    assert Bundle(FI, compile_catalog(f"a = Elämiä: {wrong}"), lambda: english).render("a", {"n": 2}) == "Lives: 2"
    with pytest.raises(MessageError, match=r"^a: "):
        Bundle(EN, compile_catalog(f"a = Lives: {wrong}")).render("a", {"n": 2})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", "a = One"), ("fi", "a = Yksi")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "numbers.ftl").write_text(text, "utf-8")
    return tmp_path


def test_what_was_compiled_is_used_until_a_file_changes(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _load_messages(folder, FI) == {"a": "Yksi"}
    with monkeypatch.context() as patch:
        patch.setattr("rulewright.language.bundles.compile_usable", None)
        assert _load_messages(folder, FI) == {"a": "Yksi"}
    file = folder / "fi/numbers.ftl"
    file.write_text("a = Ykkönen", "utf-8")
    assert _load_messages(folder, FI) == {"a": "Ykkönen"}
    (folder / "fi/more.ftl").write_text("b = Kaksi", "utf-8")
    assert _load_messages(folder, FI) == {"a": "Ykkönen", "b": "Kaksi"}


@pytest.mark.parametrize("cached", [b"", b"nonsense", json.dumps([0, [], {"a": "old"}]).encode(), b"7"])
def test_unreadable_cache_is_rebuilt(folder: Path, cached: bytes) -> None:
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__/fi.json").write_bytes(cached)
    assert _load_messages(folder, FI) == {"a": "Yksi"}
    assert _load_messages(folder, FI) == {"a": "Yksi"}


def test_what_a_distribution_brings_is_used_as_it_is(folder: Path) -> None:
    compile_catalogs(folder, folder / "compiled")
    (folder / "fi/numbers.ftl").write_text("a = Ykkönen", "utf-8")
    assert _load_messages(folder, FI) == {"a": "Yksi"}


def test_nothing_half_written_is_left_where_keeping_fails(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError

    monkeypatch.setattr("os.replace", full)
    assert _load_messages(folder, FI) == {"a": "Yksi"}
    assert list((folder / "__pycache__").iterdir()) == []


def test_english_is_read_only_for_what_a_language_lacks(folder: Path) -> None:
    (folder / "en/more.ftl").write_text("b = Two", "utf-8")
    bundle = load_bundle(folder, FI)
    assert bundle.render("a", {}) == "Yksi"
    assert not (folder / "__pycache__/en.json").exists()
    assert bundle.render("b", {}) == "Two"
    assert (folder / "__pycache__/en.json").exists()


def test_messages_load_without_a_writable_cache(folder: Path) -> None:
    (folder / "__pycache__").write_text("a file in the way", "utf-8")
    assert _load_messages(folder, FI) == {"a": "Yksi"}


@pytest.mark.parametrize(
    ("more", "line"),
    [("a = Uno", 1), ("c = 3\n\na = Uno", 3), ("b = 1\n= ", 2), ("b = 1\nb = 2\n", 2), ("b =\n\xff", 1)],
)
def test_unusable_file_is_named_and_others_are_rendered(folder: Path, more: str, line: int) -> None:
    (folder / "fi/other.ftl").write_bytes(more.encode("latin-1"))
    with pytest.raises(CatalogError) as error:
        read_catalogs(folder / "fi")
    assert (error.value.file.name, error.value.line) == ("other.ftl", line)
    assert _load_messages(folder, FI)["a"] == "Yksi"
    with pytest.raises(CatalogError):
        compile_catalogs(folder, folder / "compiled")


@pytest.mark.parametrize(
    ("left_open", "expected"),
    [
        ("검을(를) 얻습니다.", "검을 얻습니다."),
        ("투구을(를) 얻습니다.", "투구를 얻습니다."),
        ("‘검’을(를)", "‘검’을"),
        ("힘 3을(를) 2은(는) 10이(가)", "힘 3을 2는 10이"),
        ("50%이(가)", "50%가"),
        ("서울(으)로 부산(으)로 대구(으)로", "서울로 부산으로 대구로"),
        ("7(으)로 3(으)로", "7로 3으로"),
        ("용과(와) 마녀과(와)", "용과 마녀와"),
        ("칼(이)나 도끼(이)나 검(이)라고", "칼이나 도끼나 검이라고"),
        ("NPC은(는) URL은(는)", "NPC는 URL은"),
        ("전사(warrior)을(를) 언덕(hills)을(를)", "전사(warrior)를 언덕(hills)을"),
        ("“thing”은(는) “server”은(는)", "“thing”은 “server”는"),
        ("그대로 둡니다 (그리고)", "그대로 둡니다 (그리고)"),
        ("", ""),
    ],
)
def test_particles_follow_the_sound_before_them(left_open: str, expected: str) -> None:
    assert resolve_particles(left_open) == expected


@pytest.mark.parametrize(
    ("word", "final"), [("검", True), ("서울", True), ("투구", False), ("10", True), ("2", False), ("", False)]
)
def test_final_sounds(word: str, final: bool) -> None:
    assert bool(final_sound(word)) is final


@pytest.mark.parametrize(
    ("number", "article"),
    [("8%", "an"), ("11%", "an"), ("18%", "an"), ("86%", "an"), ("1%", "a"), ("0.8%", "a"), ("81", "an"), ("110", "a")],
)
def test_the_english_article_follows_the_number(number: str, article: str) -> None:
    assert resolve_articles(f"You have a(n) {number} chance.") == f"You have {article} {number} chance."
    assert resolve_articles("A(n) 8 (of many)") == "An 8 (of many)"
