"""The text in which cards are written: what it means, and what a message says where it cannot be read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.card import Ability, AttributeKey, Bonus, Does, Edge, Effect, Icon, Trigger, When
from rulewright.games.tainted_grail.character import Attribute
from rulewright.games.tainted_grail.notation import (
    Laid,
    read_bonuses,
    read_cards,
    read_edge,
    read_effects,
    read_pile,
    read_sequence,
    read_table,
)

AG, EM = Attribute.AGGRESSION, Attribute.EMPATHY


def test_a_whole_card() -> None:
    text = "Eye for Detail = 1:m2,d M:+ F:x2,m > 2:ag2|em M F:v / passive / delay2: d / attack: block2, hold1 / pay3: +"
    (card,) = read_cards("cards", text).values()
    assert card.name == "Eye for Detail"
    assert card.bonuses == {1: (Bonus(Icon.MARKER, 2), Bonus(Icon.DRAW))}
    assert card.magic == (Bonus(Icon.EXTRA_CARD),)
    assert card.free == (Bonus(Icon.MULTIPLIER, 2), Bonus(Icon.MARKER))
    assert card.edge == Edge({2: AttributeKey(((AG, 2), (EM, 1)))}, (), (Bonus(Icon.VOID),))
    assert card.is_passive
    assert card.abilities == (
        Ability(Trigger.DELAY, (Effect(Does.DRAW),), 2),
        Ability(Trigger.STEP_3, (Effect(Does.REDUCE_DAMAGE, 2), Effect(Does.KEEP_MARKERS))),
        Ability(Trigger.CHARGES, (Effect(Does.PLAY_ANOTHER),), 3),
    )


@pytest.mark.parametrize(
    "text",
    [
        "A=1:m F:x2,m>1:ag M/place:hp-1",
        "A = 1: m F: x2, m > 1: ag1 M / place : hp-1",
        "  a  =  1 : M  f : X2 , m  >  1 : AGGRESSION1  m  /  PLACE: HP-1 ",
    ],
)
def test_spaces_and_case_do_not_matter(text: str) -> None:
    (card,) = read_cards("cards", text).values()
    assert card.bonuses == {1: (Bonus(Icon.MARKER),)}
    assert card.free == (Bonus(Icon.MULTIPLIER, 2), Bonus(Icon.MARKER))
    assert card.edge == Edge({1: AttributeKey(((AG, 1),))}, ())
    assert card.abilities == (Ability(Trigger.PLACEMENT, (Effect(Does.HEALTH, -1),)),)


def test_names_of_every_language_and_several_lines() -> None:
    assert list(read_cards("cards", "세부를 보는 눈 = F:m\nChmurný vtip = ; Y12=M:")) == [
        "세부를 보는 눈",
        "Chmurný vtip",
        "Y12",
    ]


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("m", Effect(Does.MARKERS)),
        ("m-2", Effect(Does.MARKERS, -2)),
        ("hp-2", Effect(Does.HEALTH, -2)),
        ("te+1", Effect(Does.TERROR, 1)),
        ("2m", None),
        ("m1*ag", Effect(Does.MARKERS, 1, per_key=AG)),
        ("m1*dmg", Effect(Does.MARKERS, 1, per_damage=True)),
        ("m1@dmg", None),
        ("ch1@em", Effect(Does.CHARGE, 1, by_level=EM)),
        ("nogreen?rep-1", Effect(Does.REPUTATION, -1, when=When.NOT_GREEN)),
        ("hp", None),
        ("d-1", None),
        ("blue?d", None),
        ("m1*xx", None),
        ("wound2", None),
    ],
)
def test_effects(text: str, effect: Effect | None) -> None:
    if effect is not None:
        assert read_effects("encounter.opportunity", text) == (effect,)
        return
    with pytest.raises(BadInputError) as caught:
        read_effects("encounter.opportunity", text)
    assert caught.value.input.startswith("encounter.opportunity: ")
    assert text in str(caught.value.message)


def test_tables() -> None:
    assert read_table("t", "0-1: hp-1; 2: ; 3+: m-1, hp-2") == (
        (0, 1, (Effect(Does.HEALTH, -1),)),
        (2, 2, ()),
        (3, None, (Effect(Does.MARKERS, -1), Effect(Does.HEALTH, -2))),
    )
    for wrong in ("hp-1", "3-1: hp-1", "0-2: hp-1; 2+: hp-2", "4+: d; 5: d", "x: d"):
        with pytest.raises(BadInputError):
            read_table("t", wrong)


def test_piles_sequences_and_bonuses() -> None:
    cards = read_cards("cards", "Y1 = F:m\nY2 = M: / delay: d")
    assert read_pile("deck", "Y1 x2, y2, ? ×8, Y1", cards) == {"Y1": 3, "Y2": 1, "?": 8}
    assert read_sequence("sequence", "Y1@ [ag, em], y2+ (1), Y2 (2ch)", cards) == (
        Laid("Y1", is_own=False, joined=(AG, EM)),
        Laid("Y2", pays_magic=True, tokens=1),
        Laid("Y2", charges=2),
    )
    assert read_bonuses("b", "ag: a2; em: a1, d") == {
        AG: (Effect(Does.AFFINITY, 2),),
        EM: (Effect(Does.AFFINITY, 1), Effect(Does.DRAW)),
    }
    with pytest.raises(BadInputError, match="Y3"):
        read_pile("deck", "Y3", cards)
    with pytest.raises(BadInputError):
        read_sequence("sequence", "Y1 (many)", cards)


@pytest.mark.parametrize(
    ("text", "place", "remedy"),
    [
        ("F:m", "F:m", "="),
        ("Y1 = F:q", "q", "Icons"),
        ("Y1 = 0:m", "0:m", "row:content"),
        ("Y1 = 1:m 1:d", "1:d", "own number"),
        ("Y1 = > 1:zz", "zz", "Attributes"),
        ("Y1 = > F:m", "m", "right"),
        ("Y1 = / when: d", "when: d", "Abilities"),
        ("Y1 = / place: d / place: m", "Y1", "together"),
        ("Y1 = / place: d\nY1 = F:m", "Y1", "once"),
        ("12 = F:m", "12", "name"),
        ("? = F:m", "?", "name"),
        ("Y1 = F:x1", "x1", "Icons"),
        ("Y1 = F:m0", "m0", "Icons"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_remedy(text: str, place: str, remedy: str) -> None:
    with pytest.raises(BadInputError) as caught:
        read_cards("cards", text)
    assert caught.value.code == "bad-value"
    assert place in str(caught.value.message)
    assert remedy in str(caught.value.remedy)


def test_too_many_cards() -> None:
    with pytest.raises(BadInputError, match="41"):
        read_cards("cards", "\n".join(f"Y{number} = F:m" for number in range(41)))


@given(st.text(alphabet="Y1 =:>/,;mMF+x2vd?ag|@*-()[]\n", max_size=60))
def test_any_text_is_read_or_refused_and_nothing_else_goes_wrong(text: str) -> None:
    cards = {}
    for read in (read_cards, read_edge, read_effects, read_table, read_bonuses):
        with suppress(BadInputError):
            found = read("field", text)
            cards = found if read is read_cards else cards
    for of_cards in (read_pile, read_sequence):
        with suppress(BadInputError):
            of_cards("field", text, cards)
