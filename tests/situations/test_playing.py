"""Playing a situation with one's own dice, and answering it from the middle."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction as F
from itertools import islice
from pathlib import Path

import pytest
from rich.console import Console

from rulewright.corpus.content import content_folder
from rulewright.corpus.model import Corpus
from rulewright.engine.effects import Choose, Draw, Next, Roll
from rulewright.engine.unfolding import CallNode, RollNode, TailCallNode, Unfolder, Unfolding
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.situations.form_fields import build_request, list_fields
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.problem import Problem
from rulewright.situations.situation import ChanceKind as By
from rulewright.situations.situation import Situation
from rulewright.terminal.play_session import PlaySession, _parse_reply

CATALOGUE = GamePackages.from_folder(content_folder("rules")).catalogue
DEN = {"situation": "talisman/werewolf-den", "hero": {"strength": 6, "life": 2, "fate": 1}, "may_turn_back": True}


def won(request: dict[str, object]) -> F:
    return F(str(CATALOGUE.resolve(request).as_json()["probability"]["win"]))


def test_answers_so_far_leave_only_open_effects() -> None:
    # Strength 4 against 4: the hero threw 3, the creature 5; paying fate for the 3 wins on a 6 only.
    battle = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
    assert won({**battle, "answers": [3, 5]}) == F(1, 6)
    assert won({**battle, "answers": [3, 5, "keep"]}) == 0
    assert won({**battle, "answers": [3, 5, "pay"]}) == F(1, 6)
    assert won({**battle, "answers": [3, 5, "pay", 6]}) == 1
    assert won({**battle, "answers": []}) == won(battle)


def test_answers_average_to_the_answer_before_them() -> None:
    battle = {"situation": "talisman/battle", "hero": {"strength": 4, "fate": 1}, "foe": {"strength": 4}}
    assert sum(won({**battle, "answers": [face]}) for face in range(1, 7)) / 6 == won(battle)
    assert sum(won({**battle, "answers": [2, face]}) for face in range(1, 7)) / 6 == won({**battle, "answers": [2]})


@pytest.mark.parametrize("number", range(4))
def test_an_option_that_is_a_number_is_given_as_text_or_as_number(number: int) -> None:
    # A 5 in the Tower takes 3: of 3 Followers and 4 lives any share of these may be given.
    tower = {"situation": "talisman/vampires-tower", "hero": {"life": 4, "followers": 3}}
    told = CATALOGUE.resolve({**tower, "answers": [5, number]}).as_json()
    assert told == CATALOGUE.resolve({**tower, "answers": [5, str(number)]}).as_json()
    assert {outcome["hero"]["followers"] for outcome in told["outcomes"]} == {3 - number}


@pytest.mark.parametrize("answer", [4, "4", -1, True, 1.0])
def test_a_number_that_is_no_option_is_refused_with_all_options(answer: object) -> None:
    tower = {"situation": "talisman/vampires-tower", "hero": {"life": 4, "followers": 3}}
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({**tower, "answers": [5, answer]})
    assert "Answer 2 cannot be" in str(caught.value)


def test_answers_reach_over_several_turns() -> None:
    # Werewolf 8 for Strength 6: a 1 against a 6 costs a life; then both dice again, turn after turn.
    answer = CATALOGUE.resolve({**DEN, "answers": [[3, 5], "keep", 1, 6, "keep"]}).as_json()
    assert {outcome["hero"]["life"] for outcome in answer["outcomes"]} <= {0, 1}
    assert answer["outcomes"]


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        ([9], "Answer 1 cannot be 9"),
        ([[1, 2, 3]], "Answer 1 cannot be"),
        (["keep"], "Answer 1 cannot be keep"),
        ([[3, 5], "pay-4"], "Answer 2 cannot be pay-4"),
        ([[3, 5], "keep", 6, 1, "keep", 1], "play is over"),
        ("3", "list in brackets"),
        ([True], "Answer 1 cannot be true"),
        ([{"a": 1}], "Answer 1 cannot be"),
        ([1] * 501, "have 0 to 500"),
    ],
)
def test_impossible_answers_are_refused(answers: object, words: str) -> None:
    with pytest.raises(BadInputError) as caught:
        CATALOGUE.resolve({**DEN, "answers": answers})
    assert words in str(caught.value)


@pytest.fixture
def table(corpus: Corpus, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., str]:
    def play(what: str, typed: Iterable[str], language: Language = Language.EN) -> str:
        lines = iter(typed)

        def answer(*_: object) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", answer)
        console = Console(file=io.StringIO(), width=200, highlight=False)
        PlaySession(CATALOGUE, corpus, language, tmp_path / "kept.json", console).play(what)
        return console.file.getvalue()

    return play


def test_play_shows_odds_takes_back_and_keeps(table: Callable[..., str], tmp_path: Path) -> None:
    # 2 dice for the Werewolf: 3 and 5; kept; taken back; the 5 rolled again: a 1 makes Strength 4.
    output = table("werewolf-den", ["6", "2", "1", "3 5", "keep", "u", "pay-5", "1", "nonsense", "q"])
    assert "Werewolf's Den" in output
    assert re.search(r"^→ \d\. reroll the 5 with fate – ", output, re.M)
    assert output.count("→ best serves what matters most to you.") == 1
    assert "Choose one of: 1, 2, 3, 4, 5, 6" in output
    saved = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert saved["answers"] == [[3, 5], "pay-5", 1]
    assert saved["hero"] == {"strength": 6, "life": 2, "fate": 1}
    # what was kept can be resolved and played on: Strength 6 + 6 against 4 + 1 wins.
    assert CATALOGUE.resolve(saved).as_json()["situation"] == "talisman/werewolf-den"
    assert "You get past" in table(str(tmp_path / "kept.json"), ["6", "1", "q"])


@pytest.mark.parametrize("what", ["battle", "portal-of-power", "command-spell", "starting-hand"])
def test_a_situation_can_be_played_from_what_its_form_begins_with(table: Callable[..., str], what: str) -> None:
    assert "Now – " in table(what, [*[""] * 20, "q"])


def test_play_speaks_the_readers_language(table: Callable[..., str], corpus: Corpus) -> None:
    title = corpus.entries["talisman/inner-region/werewolf-den"].texts[Language.FI].title
    assert title in table("talisman/werewolf-den", ["6", "4", "0"], Language.FI)


@pytest.mark.parametrize(
    ("language", "keep", "offer"),
    [
        (Language.KO, "그대로 두기", "다음 중 하나를 고르세요: 1. 그대로 두기, 2. 운명 토큰 쓰기."),
        (Language.CS, "Neplatit", "Zvolte jednu z možností: 1. neplatit, 2. zaplatit žeton osudu."),
        (Language.FI, "Pidä heitto", "Valitse jokin näistä: 1. pidä heitto, 2. käytä kohtalomerkki."),
    ],
)
def test_decisions_are_offered_and_taken_in_the_readers_words(
    table: Callable[..., str], tmp_path: Path, language: Language, keep: str, offer: str
) -> None:
    # A 6 in the Vampire's Tower: keep it, and give up both Followers, which are options by number.
    tower = {"situation": "talisman/vampires-tower", "hero": {"life": 3, "followers": 2, "fate": 1}}
    (tmp_path / "tower.json").write_text(json.dumps(tower), "utf-8")
    output = table(str(tmp_path / "tower.json"), ["6", "xyz", keep, "2"], language)
    assert offer in output
    assert "keep" not in output
    assert saved_answers(tmp_path) == [6, "keep", "2"]


def test_end_of_input_keeps_what_was_played(table: Callable[..., str], tmp_path: Path) -> None:
    table("werewolf-den", ["6", "4", "0", "1 1"])
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))["answers"] == [[1, 1]]


BATTLE = ["6", "1", "4"]
"""Strength, fate and the creature's Strength: a 1 against a 6 leaves fate to decide on."""


def saved_answers(folder: Path) -> list[object]:
    return list(json.loads((folder / "kept.json").read_text("utf-8"))["answers"])


def test_every_answer_is_saved_at_once(
    table: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def watched() -> Iterator[str]:
        for typed in (*BATTLE, "1", "6", "u"):
            yield typed
            if (tmp_path / "kept.json").exists():
                seen.append(saved_answers(tmp_path))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        table("battle", watched())
    assert seen == [[], [1], [1, 6], [1]]
    assert saved_answers(tmp_path) == [1]
    table(str(tmp_path / "kept.json"), ["6", "keep"])
    assert saved_answers(tmp_path) == [1, 6, "keep"], "the interrupted game goes on"


@pytest.mark.parametrize(
    ("language", "undo", "quit_"), [("en", "undo", "exit"), ("fi", "Peru", "lopeta"), ("cs", "zpět", "konec"),
    ("ko", "되돌리기", "끝내기"), ("ko", "undo", "quit")],
)  # fmt: skip
def test_options_have_numbers_and_undo_and_quit_have_words(
    table: Callable[..., str], tmp_path: Path, language: Language, undo: str, quit_: str
) -> None:
    output = table("battle", [*BATTLE, "1", "6", "2", undo, "1", quit_, "2"], Language(language))
    assert saved_answers(tmp_path) == [1, 6, "keep"]
    assert undo.lower() in output or language == "ko"
    table("starting-hand", ["", "", "", "", "2", "q"])
    assert saved_answers(tmp_path) == ["other-card"]


def test_numbers_stand_before_no_options_that_are_numbers_themselves() -> None:
    assert _parse_reply(Choose("which", ("3", "2"), "rule"), "2") == "2"
    assert _parse_reply(Choose("which", ("three", "two"), "rule"), "2") == "two"


def test_prompt_names_whose_die_to_roll(table: Callable[..., str]) -> None:
    output = table("battle", [*BATTLE, "1"])
    assert "Attack roll and attack score. What does your die show?" in output
    assert "Creature's attack roll. What does the opponent's die show?" in output
    duel = table("duel", ["", "", "", "", "", "", "3"])
    assert "What does the attacker's die show?" in duel
    assert "What does the defender's die show?" in duel


@pytest.mark.parametrize("situation", [each.id for each in CATALOGUE.situations.values() if not each.results])
def test_situation_without_chance_and_decisions_is_refused_before_any_prompt(
    table: Callable[..., str], monkeypatch: pytest.MonkeyPatch, situation: str
) -> None:
    monkeypatch.setattr(PlaySession, "_prompt", lambda *_: pytest.fail("it asks"))
    with pytest.raises(BadInputError, match="nothing to roll, draw or decide"):
        table(situation, [])


@pytest.mark.parametrize("typed", ["q", "Quit", "lopeta"])
def test_quitting_before_the_first_throw_is_no_error(table: Callable[..., str], tmp_path: Path, typed: str) -> None:
    assert "Voimasi" in table("battle", [typed], Language.FI)
    assert not (tmp_path / "kept.json").exists()
    with pytest.raises(BadInputError):
        table("battle", [])


def test_a_text_in_lines_is_typed_line_by_line(table: Callable[..., str], tmp_path: Path) -> None:
    lines = ["Y1 = 1:m F:m > M", "Y2 = M:+ > 1:ag M / delay: d", "Y3 = 1:m M:d F:m > M", "Y4 = M:+ >", ""]
    output = table("tainted-grail/combat", ["", *lines, *[""] * 20])
    assert "an empty line ends the text" in output
    assert "`rulewright situations tainted-grail/combat`" in output
    assert json.loads((tmp_path / "kept.json").read_text("utf-8"))["cards"] == "\n".join(lines[:-1])


def test_a_text_is_judged_when_it_is_typed(table: Callable[..., str], tmp_path: Path) -> None:
    wrong, right = ["Y1 = 1:m F:m > M", "Y2 = nonsense", ""], ["Y1 = 1:m F:m > M", "Y2 = M:+ > 1:ag M", ""]
    output = table("tainted-grail/combat", ["", *wrong, *right, "7", "q"])
    complaint = output.index("“nonsense” in “Y2 = nonsense” cannot be read.")
    assert output.count("Cards, one per line") == 2
    assert output.index("Cards, one per line") < complaint < output.rindex("Cards, one per line")
    assert complaint < output.index("Encounter value")


def test_contradicting_field_is_prompted_for_again(table: Callable[..., str], tmp_path: Path) -> None:
    cards = ["X1 = 1:m F:m > M", "X2 = M:+ > 1:ag M", ""]  # the form's hand has other cards
    keep = [""] * 11
    output = table("tainted-grail/combat", ["", *cards, *keep, "X1, X3", "X1, X2", "", "", "q"])
    for unknown in ("Y1", "X3", "Y4"):
        assert f"The card “{unknown}” is not described." in output
    saved = json.loads((tmp_path / "kept.json").read_text("utf-8"))
    assert (saved["hand"], "deck" in saved) == ("X1, X2", False)
    with pytest.raises(BadInputError, match=r"Y1.*not described"):
        table("tainted-grail/combat", ["", *cards, *keep])


@pytest.mark.parametrize("what", ["werwolf", "talisman/nothing", "missing.json"])
def test_play_refuses_what_it_cannot_play(table: Callable[..., str], what: str) -> None:
    with pytest.raises(BadInputError):
        table(what, [])


def effect_kinds(unfolding: Unfolding) -> set[type[Roll] | type[Draw]]:
    """What a rule and the rules that it calls ask players for, decisions left aside."""
    kinds = {type(node.effect) for node in unfolding.nodes if isinstance(node, RollNode)}
    return kinds.union(
        *(effect_kinds(node.callee) for node in unfolding.nodes if isinstance(node, CallNode | TailCallNode))
    )


@pytest.mark.parametrize(
    "situation", [each for each in CATALOGUE.situations.values() if each.results], ids=lambda each: each.id
)
def test_a_situation_speaks_of_dice_or_cards_as_its_rules_ask_for_them(situation: Situation) -> None:
    turn = {"end_turn": True} if "end_turn" in situation.form_defaults else {}  # a card is drawn at its end
    problem = CATALOGUE.build_problem(
        build_request(situation.id, {**situation.form_defaults, **turn}, list_fields(situation.request))
    )
    assert isinstance(problem, Problem)
    unfolder, waiting, kinds = Unfolder(), [problem.rule], set()
    for rule in islice(waiting, 60):
        unfolding = unfolder.unfold(rule)
        kinds |= effect_kinds(unfolding)
        waiting += [each.rule for each in unfolding.results if isinstance(each, Next)]
    assert kinds == {{By.DICE: Roll, By.CARDS: Draw}[by] for by in situation.chance_kinds}
