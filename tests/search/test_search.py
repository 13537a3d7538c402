"""Search over the real entries: forms, typos, scripts, languages, snippets, suggestions, filters, hostile queries."""

from __future__ import annotations

import json
import random
import threading
from pathlib import Path

import pytest

from rulewright.corpus.kind import Kind
from rulewright.corpus.model import Corpus
from rulewright.language import LANGUAGES, Language
from rulewright.search.documents import words_of
from rulewright.search.facts import fact_lines
from rulewright.search.highlighting import MatchedUnit, SnippetCandidates, Wanted, snippet
from rulewright.search.index import SearchIndex
from rulewright.search.pages import pages_of
from rulewright.search.storage import open_index
from rulewright.situations.game_packages import GamePackages

pytestmark = pytest.mark.thorough

STAND_OFF = "talisman/attacks/stand-off"


def search_ids(index: SearchIndex, query: str, language: str, limit: int = 5, **filters: object) -> list[str]:
    hits = index.search(query, Language(language), limit=limit, **filters).hits
    return [hit.id.removeprefix("talisman/") for hit in hits]


@pytest.mark.parametrize(
    ("query", "language", "entry"),
    [
        ("대치", "ko", "attacks/stand-off"),
        ("대치상황이", "ko", "attacks/stand-off"),
        ("주사위다시굴리기", "ko", "characters/fate-reroll"),
        ("운명토큰으로다시굴리면", "ko", "characters/fate-reroll"),
        ("ㄷㅊㅅㅎ", "ko", "attacks/stand-off"),
        ("힘", "ko", "characters/strength"),
        ("힘을", "ko", "characters/strength"),
        ("nerozhodne", "cs", "attacks/stand-off"),
        ("nerozhodného výsledku", "cs", "attacks/stand-off"),
        ("limit zbrane", "cs", "possessions/weapon-limit"),
        ("tasatuloksesta", "fi", "attacks/stand-off"),
        ("tasapeli", "fi", "attacks/stand-off"),
        ("vaistaminen", "fi", "character-rules/evading"),
        ("nopan uusintaheitto", "fi", "characters/fate-reroll"),
        ("tie", "en", "attacks/stand-off"),
        ("rerolling with fate", "en", "characters/fate-reroll"),
        ("attacks/stand-off", "en", "attacks/stand-off"),
        ("talisman/attacks/stand-off", "ko", "attacks/stand-off"),
        ("fate 토큰", "ko", "characters/fate"),
        ("대치하면 어떻게 되나요", "ko", "attacks/stand-off"),
        ("턴을 잃다", "ko", "turn/lose-a-turn"),
        ("co se stane při remíze", "cs", "attacks/stand-off"),
        ("mitä tapahtuu tasatuloksessa", "fi", "attacks/stand-off"),
        ("draw in battle", "en", "attacks/stand-off"),
        ("může čarodějnice použít osud na kostku příšery?", "cs", "faq/fate-on-the-enemys-die"),
        ("what happens when I die", "en", "characters/death"),
        ("what if my character dies", "en", "characters/death"),
        ("jak se dostat do vnitřního pásu", "cs", "crossing-regions/portal-of-power"),
        ("how to get into the inner region", "en", "crossing-regions/portal-of-power"),
    ],
)
def test_players_words_find_the_rule(index: SearchIndex, query: str, language: str, entry: str) -> None:
    assert entry in search_ids(index, query, language)


@pytest.mark.parametrize(
    ("query", "language", "wanted"),
    [
        ("how do I get through the inner region", "en", "talisman/inner-journey"),
        ("jak projít vnitřním pásem", "cs", "talisman/inner-journey"),
        ("pravděpodobnost výhry v boji", "cs", "talisman/battle"),
        ("전투에서 이길 확률", "ko", "talisman/battle"),
        ("porovnání postav", "cs", "talisman/heroes"),
        ("캐릭터 비교", "ko", "talisman/heroes"),
        ("differences between editions", "en", "talisman/differences"),
        ("pelilaudan kartta", "fi", "talisman/map"),
        ("순서도", "ko", "talisman/flow"),
        ("how long does a game take", "en", "talisman/atlas"),
        ("kauanko pelit kestävät", "fi", "talisman/atlas"),
        ("kauan peli kestää", "fi", "talisman/atlas"),
        ("jak dlouho trvá hra", "cs", "talisman/atlas"),
        ("게임 얼마나 걸리나요", "ko", "talisman/atlas"),
        ("lista hirviöistä", "fi", "talisman/cards"),
        ("주문 목록", "ko", "talisman/cards"),
        ("časté otázky", "cs", "talisman/faq"),
        ("faq", "en", "tainted-grail/faq"),
        ("sanasto", "fi", "tainted-grail/glossary"),
    ],
)
def test_calculators_and_pages_answer_whoever_asks_for_them(
    index: SearchIndex, query: str, language: str, wanted: str
) -> None:
    assert wanted in [hit.id for hit in index.search(query, Language(language), limit=3).hits]


def test_a_rule_stands_before_the_calculator_and_the_chapter_of_its_name(index: SearchIndex) -> None:
    for query, language in (("battle", "en"), ("taistelu", "fi"), ("boj", "cs"), ("전투", "ko"), ("movement", "en")):
        assert index.search(query, Language(language)).hits[0].kind not in ("calculator", "page")


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("we both rolled the same", "en"),
        ("it's a draw what happens now", "en"),
        ("nobody won the fight", "en"),
        ("heitimme saman, mitä nyt", "fi"),
        ("kukaan ei voittanut taistelua", "fi"),
        ("oba jsme hodili stejně", "cs"),
        ("nikdo nevyhrál souboj", "cs"),
        ("둘이 똑같이 나왔는데 어떡해", "ko"),
        ("비겼어 이제 어떻게 해", "ko"),
    ],
)
def test_table_talk_about_a_tie_matches_its_rule(index: SearchIndex, query: str, language: str) -> None:
    assert search_ids(index, query, language, limit=1) == ["attacks/stand-off"]


@pytest.mark.parametrize(("query", "first"), [("fi 362", "attacks/stand-off"), ("ko 2009", "spells/limit")])
def test_a_line_of_a_rulebook_answers_its_rule(index: SearchIndex, query: str, first: str) -> None:
    for language in LANGUAGES:
        hit = index.search(query, language).hits[0]
        assert hit.id == f"talisman/{first}"
        assert hit.matched_language == query[:2]


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("Voimaportti", "fi"),
        ("Brána osudu", "cs"),
        ("brana osudu", "cs"),
        ("힘의 차원문", "ko"),
        ("portal of power", "en"),
    ],
)
def test_rule_and_space_of_the_name_come_before_entries_that_mention_it(
    index: SearchIndex, query: str, language: Language
) -> None:
    assert search_ids(index, query, language, limit=2) == ["crossing-regions/portal-of-power", "board/portal-of-power"]


@pytest.mark.parametrize("name", ["Sword", "Mule", "Troll", "Crypt", "Imp"])
def test_names_find_the_piece_or_term_of_that_name(index: SearchIndex, corpus: Corpus, name: str) -> None:
    entry = corpus.entries[index.search(name, Language.EN).hits[0].id]
    assert entry.texts[Language.EN].title.casefold() == name.casefold()


def test_a_word_is_read_in_the_languages_that_have_it(index: SearchIndex) -> None:
    """“Hits” is English; as Finnish it would have the stem of *hidas*, “slow”. “Levätä” is Finnish for “to rest”."""
    attack = "tainted-grail/combat/enemy-attack"
    assert index.search("enemy hits", Language.EN, game="tainted-grail").hits[0].id == attack
    for reader in LANGUAGES:
        hits = [hit.id for hit in index.search("levätä", reader, game="tainted-grail", limit=3).hits]
        assert "tainted-grail/end-of-day/rest" in hits
        assert "tainted-grail/cards-and-keys/bonus-key" not in hits, "on the left: vlevo, levá"


def test_titles_of_calculators_begin_with_a_capital(corpus: Corpus, games: GamePackages) -> None:
    titles = [text.title for page in pages_of(corpus, games, games.fact_sheets(corpus)) for text in page.texts.values()]
    assert [title for title in titles if title[0] != title[0].upper()] == []


def test_a_title_comes_before_a_mention_and_a_rule_before_its_term(index: SearchIndex) -> None:
    ranked = search_ids(index, "stand-off", "en", limit=10)
    assert ranked.index("attacks/stand-off") < ranked.index("glossary/stand-off")
    assert ranked.index("attacks/stand-off") < ranked.index("crossing-regions/sentinel-not-beaten")
    ranked = search_ids(index, "the Warrior's Strength", "en", limit=50)
    assert ranked.index("characters/example-warrior-strength") < ranked.index("characters/strength-loss")
    ranked = search_ids(index, "carrying limit", "en", limit=100)
    assert ranked.index("possessions/carrying-limit") < ranked.index("possessions/example-mule")


@pytest.mark.parametrize(
    ("query", "written"), [("tasatulos", "fi"), ("대치", "ko"), ("remíza", "cs"), ("stand-off", "en")]
)
@pytest.mark.parametrize("reader", LANGUAGES)
def test_every_reader_is_answered_in_his_language(
    index: SearchIndex, corpus: Corpus, query: str, written: str, reader: Language
) -> None:
    hit = index.search(query, reader).hits[0]
    assert (hit.id, hit.language, hit.matched_language) == (STAND_OFF, reader, written)
    assert hit.title == corpus.entries[STAND_OFF].texts[reader].title
    marked = hit.snippet.split("**")[1::2]
    assert marked, "the reader's words for what was found are marked"
    assert hit.snippet.replace("**", "").split()[0] in corpus.plain_text_of(
        corpus.entries[STAND_OFF].texts[reader], "talisman"
    )


@pytest.mark.parametrize(
    ("query", "language", "meant"),
    [
        ("tasatulso", "fi", "tasatulos"),
        ("stnad-off", "en", "stand off"),
        ("대취", "ko", "대치"),
        ("příšrea", "cs", "příšera"),
        ("osdu", "cs", "osud"),
        ("두꺼미", "ko", "두꺼비"),
    ],
)
def test_a_typo_is_corrected_and_still_finds(index: SearchIndex, query: str, language: str, meant: str) -> None:
    result = index.search(query, Language(language))
    assert result.suggestion == meant
    assert result.hits[0].id == index.search(meant, Language(language)).hits[0].id


@pytest.mark.parametrize(
    ("query", "language"),
    [
        ("tasatulos", "fi"), ("nerozhodného", "cs"), ("대치에서", "ko"), ("battles", "en"), ("대치상황이면", "ko"),
        ("stand off", "fi"), ("ㄷㅊ", "ko"), ("fi 362", "fi"), ("attacks/stand-off", "cs"), ("12", "en"), ("hp", "en"),
        ("kohtalonoppa", "fi"), ("elämän", "fi"), ("what happens", "en"), ("", "en"),
    ],
)  # fmt: skip
def test_known_inflected_and_compound_words_are_not_corrected(index: SearchIndex, query: str, language: str) -> None:
    assert index.search(query, Language(language)).suggestion is None


def test_nothing_else_is_meant_where_most_words_are_known(index: SearchIndex) -> None:
    assert index.search("hyökkäys tasatulso", Language.FI).suggestion == "hyökkäys tasatulos"
    assert index.search("hyökkäys taistelu tasatulso", Language.FI).suggestion is None


def test_whoever_asks_for_a_title_is_answered_by_its_first_sentence(index: SearchIndex, corpus: Corpus) -> None:
    for language in LANGUAGES:
        text = corpus.entries[STAND_OFF].texts[language]
        snippet = index.search(text.title, language).hits[0].snippet.replace("**", "")
        assert snippet.split()[:4] == corpus.plain_text_of(text, "talisman").split()[:4]


def test_every_word_of_every_text_matches_uncorrected(index: SearchIndex, corpus: Corpus) -> None:
    drawn = random.Random(1)
    for language in LANGUAGES:
        texts = [corpus.plain_text_of(entry.texts[language], entry.game) for entry in corpus.entries.values()]
        words = sorted({word.strip(".,:;!?()“”„‚‘’") for text in texts for word in text.split()})
        for word in drawn.sample([word for word in words if word.isalpha()], 60):
            result = index.search(word, language)
            assert result.hits, word
            assert result.suggestion is None, word


def test_snippet_marks_whole_words_in_inflected_forms(index: SearchIndex) -> None:
    assert "**tasatulosta**" in index.search("tasatuloksen", Language.FI).hits[0].snippet
    assert "**nerozhodně**" in index.search("nerozhodný", Language.CS).hits[0].snippet
    assert "**대치**" in index.search("대치", Language.KO).hits[0].snippet
    assert "**대치 상황**" in index.search("대치상황이", Language.KO).hits[0].snippet
    assert "**stand-off**" in index.search("stand-off", Language.EN).hits[0].snippet


@pytest.mark.parametrize(
    ("query", "language", "answer"),
    [
        ("Tasatulos", Language.FI, "Pelivuoro päättyy heti."), ("대치", Language.KO, "차례는 즉시 끝납니다."),
        ("nerozhodný výsledek", Language.CS, "Tah ihned končí."), ("stand-off", Language.EN, "The turn ends at once."),
    ],
)  # fmt: skip
def test_a_snippet_goes_on_as_far_as_it_has_room(
    index: SearchIndex, query: str, language: Language, answer: str
) -> None:
    hit = index.search(query, language, game="talisman").hits[0]
    assert hit.id == "talisman/attacks/stand-off"
    assert answer in hit.snippet


def test_a_snippet_takes_sentences_while_they_fit() -> None:
    text = SnippetCandidates.of("Title", "One two. Three four. Five six. Seven.", ())
    for length, expected in (
        (16, "One two."),
        (25, "One two. Three four."),
        (40, "One two. Three four. Five six. Seven."),
    ):
        assert snippet(text, Wanted({}, {}), length) == expected


@pytest.mark.parametrize(
    ("is_answer", "text", "expected"),
    [
        (True, "No. A Toad has no hands. It cannot take Objects.", "No. … It cannot take **Objects**."),
        (True, "Ne. Ropucha nemůže Objects nést.", "Ne. Ropucha nemůže **Objects** nést."),
        (False, "No. A Toad has no hands. It cannot take Objects.", "It cannot take **Objects**."),
        (True, f"{'Words ' * 9}here. More. It takes Objects.", "It takes **Objects**."),
        (True, "Yes.\nIt takes:\ngold\nObjects\nFollowers", "Yes. … **Objects** · Followers"),
        (False, "Objects:\n1 gold\n2 (“fate”)\nThe end.", "**Objects**: 1 gold · 2 (“fate”) · The end."),
    ],
)  # fmt: skip
def test_a_verdict_stands_before_and_list_items_are_parted(is_answer: bool, text: str, expected: str) -> None:
    passages = SnippetCandidates.of("Title", text, (), is_answer=is_answer)
    assert snippet(passages, Wanted({"objects": MatchedUnit(0, 1.0)}, {})) == expected


def test_snippets_are_whole_sentences_or_facts(index: SearchIndex, corpus: Corpus, games: GamePackages) -> None:
    facts = fact_lines(corpus, games.fact_sheets(corpus))
    for query, language in (("주사위", "ko"), ("kostka", "cs"), ("noppa", "fi"), ("die", "en")):
        for hit in index.search(query, Language(language), limit=20).hits:
            document = corpus.document(hit.id)
            text = " ".join(words_of(document, corpus, hit.language).split())
            snippet = hit.snippet.replace("**", "")
            if "…" not in snippet and snippet not in facts[Language(language)].get(document.id, ()):
                start = text.index(snippet.split(" · ")[0].split(". ")[0])
                assert start == 0 or text[start - 1] == " "
            assert snippet.count("**") == 0
            assert hit.snippet.count("**") % 2 == 0


@pytest.mark.parametrize(
    ("typed", "language", "entry"),
    [
        ("stand-o", "en", "attacks/stand-off"), ("weap", "en", "possessions/weapon-limit"),
        ("대ㅊ", "ko", "attacks/stand-off"), ("ㅌㄹ", "ko", "cards/talisman"), ("탈릿", "ko", "cards/talisman"),
        ("tasatu", "fi", "attacks/stand-off"), ("neroz", "cs", "attacks/stand-off"),
    ],
)  # fmt: skip
def test_words_match_while_typing(index: SearchIndex, typed: str, language: str, entry: str) -> None:
    assert entry in search_ids(index, typed, language, game="talisman")


def test_filters_leave_out_other_entries(index: SearchIndex, corpus: Corpus) -> None:
    everything = search_ids(index, "fate", "en", limit=2000, game="talisman")
    kinds = {
        document.id.split("/", 1)[1]: document.kind for document in corpus.documents if document.game == "talisman"
    }
    chapter = [entry_id for entry_id in everything if entry_id.split("/")[0] == "characters"]
    limits = [entry_id for entry_id in everything if kinds.get(entry_id) is Kind.LIMIT]
    assert search_ids(index, "fate", "en", limit=2000, game="talisman", chapter="characters") == chapter != []
    assert search_ids(index, "fate", "en", limit=2000, game="talisman", kind=Kind.LIMIT) == limits != []
    assert search_ids(index, "fate", "en", limit=3, chapter="characters") == chapter[:3]
    assert set(everything) < set(search_ids(index, "fate", "en", limit=2000))
    assert search_ids(index, "fate", "en", game="chess") == []
    assert {hit.matched_language for hit in index.search("talisman", Language.EN, within=Language.FI).hits} == {
        Language.FI
    }
    assert search_ids(index, "fi 362", "en", within=Language.CS) == []


def test_one_hit_per_entry_and_stable_order(index: SearchIndex) -> None:
    for language in LANGUAGES:
        ids = search_ids(index, "battle 전투 boj taistelu", language, limit=50)
        assert len(ids) == len(set(ids)) > 5
        assert ids == search_ids(index, "battle 전투 boj taistelu", language, limit=50)
        assert ids[:5] == search_ids(index, "battle 전투 boj taistelu", language, limit=5)
    assert search_ids(index, "fate", "en", limit=0) == []


def test_ties_are_broken_by_reading_order(small: Path, tmp_path: Path) -> None:

    for name in ("battle", "stand-off"):
        for language in LANGUAGES:
            text = small / language / "game" / "attacks" / f"{name}.md"
            text.write_text("---\ntitle: Same\n---\n\nThe same.\n", "utf-8")
    chapter = small / "game/chapters/attacks.toml"
    chapter.write_text(chapter.read_text("utf-8").replace("see = [", "# see = ["), "utf-8")
    hits = open_index(small, tmp_path / "index").search("same", Language.FI, within=Language.FI).hits
    assert [hit.id for hit in hits] == ["game/attacks/battle", "game/attacks/stand-off"]
    assert hits[0].score == hits[1].score


HOSTILE = [
    "", "   ", "*", "?", "[TO]", "title:fate", '"stand off"', "NOT (", "a" * 10_000, "대" * 10_000, "\x00\x07\x1b",
    "\ud800 stand-off \udfff", "stand-off AND", "^~", "fate^99", "\u202e대치", "🎲", "../../etc/passwd", "a/b/c/d",
    "ㅌ" * 300, "fate " * 2_000, "gnarl " * 2_000, "가나다라마바사아자차카타파하 " * 500, "stnad-off " * 500,
    " ".join(f"{number}" for number in range(3_000)), "ko " * 3_000, "대치하면어떻게되나요" * 1_000, "ﬁ" * 5_000,
    "\u0301" * 10_000,
    "qwertzuiopasdfghjklyxcv " * 400, "-" * 10_000, "/" * 10_000, "'" * 10_000, "a'" * 5_000, "<b>&amp;</b>",
    "constructor", "toString valueOf", "hasOwnProperty 3", "__proto__", "constructor p. 3", "constructor constructor",
]  # fmt: skip


@pytest.mark.parametrize("query", HOSTILE, ids=range(len(HOSTILE)))
def test_a_hostile_query_is_plain_text(index: SearchIndex, query: str) -> None:
    for language in LANGUAGES:
        result = index.search(query, language)
        assert json.dumps(result.as_json())
        assert len(result.hits) <= 10


def test_query_syntax_means_nothing(index: SearchIndex) -> None:
    plain = search_ids(index, "stand off", "en", limit=20)
    for query in ("stand* off?", '"stand" (off)', "stand^ off~", "[stand] (off)", "+stand -off"):
        assert search_ids(index, query, "en", limit=20) == plain


def test_surrogates_do_not_hide_the_words_beside_them(index: SearchIndex) -> None:
    assert search_ids(index, "\ud800 stand-off \udfff", "en")[0] == "attacks/stand-off"


def test_words_that_resemble_nothing_have_no_hits(index: SearchIndex) -> None:
    assert search_ids(index, "xqzvw", "en") == []
    assert index.search("xqzvw", Language.EN).suggestion is None


@pytest.mark.thorough
def test_threads_share_one_index(corpus: Corpus, rules: Path, index: SearchIndex, built_folder: Path) -> None:
    fresh = open_index(rules, built_folder / "index")
    queries = [entry.texts[Language.CS].title for entry in list(corpus.entries.values())[:20]]
    expected: dict[str, list[str]] = {}
    results: list[bool] = []

    def ask() -> None:
        results.append(
            all(expected.setdefault(q, search_ids(fresh, q, "cs")) == search_ids(fresh, q, "cs") for q in queries)
        )

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 4
