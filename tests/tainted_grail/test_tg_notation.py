"""The text in which cards are written: what it means, and what a message says where it cannot be read."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulewright.errors import BadInputError
from rulewright.games.tainted_grail.data.card import (
    AffinityCondition,
    AttributeKey,
    CardAbility,
    CardEffect,
    EffectKind,
    KeyBonus,
    KeyIcon,
    RightEdge,
    Trigger,
)
from rulewright.games.tainted_grail.data.character import Attribute
from rulewright.games.tainted_grail.data.notation import (
    ParsedSequenceCard,
    parse_cards,
    parse_combat_table,
    parse_effects,
    parse_encounter_bonuses,
    parse_pile,
    parse_right_edge,
    parse_sequence,
)

AG, EM = Attribute.AGGRESSION, Attribute.EMPATHY


def test_a_whole_card() -> None:
    text = "Eye for Detail = 1:m2,d M:+ F:x2,m > 2:ag2|em M F:v / passive / delay2: d / attack: block2, hold1 / pay3: +"
    (card,) = parse_cards("cards", text).values()
    assert card.name == "Eye for Detail"
    assert card.bonuses == {1: (KeyBonus(KeyIcon.MARKER, 2), KeyBonus(KeyIcon.DRAW))}
    assert card.magic == (KeyBonus(KeyIcon.EXTRA_CARD),)
    assert card.free == (KeyBonus(KeyIcon.MULTIPLIER, 2), KeyBonus(KeyIcon.MARKER))
    assert card.edge == RightEdge({2: AttributeKey(((AG, 2), (EM, 1)))}, (), (KeyBonus(KeyIcon.VOID),))
    assert card.is_passive
    assert card.abilities == (
        CardAbility(Trigger.DELAY, (CardEffect(EffectKind.DRAW),), 2),
        CardAbility(Trigger.STEP_3, (CardEffect(EffectKind.REDUCE_DAMAGE, 2), CardEffect(EffectKind.KEEP_MARKERS))),
        CardAbility(Trigger.CHARGES, (CardEffect(EffectKind.PLAY_ANOTHER),), 3),
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
    (card,) = parse_cards("cards", text).values()
    assert card.bonuses == {1: (KeyBonus(KeyIcon.MARKER),)}
    assert card.free == (KeyBonus(KeyIcon.MULTIPLIER, 2), KeyBonus(KeyIcon.MARKER))
    assert card.edge == RightEdge({1: AttributeKey(((AG, 1),))}, ())
    assert card.abilities == (CardAbility(Trigger.PLACEMENT, (CardEffect(EffectKind.HEALTH, -1),)),)


def test_names_of_every_language_and_several_lines() -> None:
    assert list(parse_cards("cards", "세부를 보는 눈 = F:m\nChmurný vtip = ; Y12=M:")) == [
        "세부를 보는 눈",
        "Chmurný vtip",
        "Y12",
    ]


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("m", CardEffect(EffectKind.MARKERS)),
        ("m-2", CardEffect(EffectKind.MARKERS, -2)),
        ("hp-2", CardEffect(EffectKind.HEALTH, -2)),
        ("te+1", CardEffect(EffectKind.TERROR, 1)),
        ("2m", None),
        ("m1*ag", CardEffect(EffectKind.MARKERS, 1, per_key=AG)),
        ("m1*dmg", CardEffect(EffectKind.MARKERS, 1, per_damage=True)),
        ("m1@dmg", None),
        ("ch1@em", CardEffect(EffectKind.CHARGE, 1, by_level=EM)),
        ("nogreen?rep-1", CardEffect(EffectKind.REPUTATION, -1, when=AffinityCondition.NOT_GREEN)),
        ("hp", None),
        ("d-1", None),
        ("blue?d", None),
        ("m1*xx", None),
        ("wound2", None),
    ],
)
def test_effects(text: str, effect: CardEffect | None) -> None:
    if effect is not None:
        assert parse_effects("encounter.opportunity", text) == (effect,)
        return
    with pytest.raises(BadInputError) as caught:
        parse_effects("encounter.opportunity", text)
    assert caught.value.input.startswith("encounter.opportunity: ")
    assert text in str(caught.value.message)


def test_tables() -> None:
    assert parse_combat_table("t", "0-1: hp-1; 2: ; 3+: m-1, hp-2") == (
        (0, 1, (CardEffect(EffectKind.HEALTH, -1),)),
        (2, 2, ()),
        (3, None, (CardEffect(EffectKind.MARKERS, -1), CardEffect(EffectKind.HEALTH, -2))),
    )
    for wrong in ("hp-1", "3-1: hp-1", "0-2: hp-1; 2+: hp-2", "4+: d; 5: d", "x: d"):
        with pytest.raises(BadInputError):
            parse_combat_table("t", wrong)


def test_piles_sequences_and_bonuses() -> None:
    cards = parse_cards("cards", "Y1 = F:m\nY2 = M: / delay: d")
    assert parse_pile("deck", "Y1 x2, y2, ? ×8, Y1", cards) == {"Y1": 3, "Y2": 1, "?": 8}
    assert parse_sequence("sequence", "Y1@ [ag, em], y2+ (1), Y2 (2ch)", cards) == (
        ParsedSequenceCard("Y1", is_own=False, joined=(AG, EM)),
        ParsedSequenceCard("Y2", pays_magic=True, tokens=1),
        ParsedSequenceCard("Y2", charges=2),
    )
    assert parse_encounter_bonuses("b", "ag: a2; em: a1, d") == {
        AG: (CardEffect(EffectKind.AFFINITY, 2),),
        EM: (CardEffect(EffectKind.AFFINITY, 1), CardEffect(EffectKind.DRAW)),
    }
    with pytest.raises(BadInputError, match="Y3"):
        parse_pile("deck", "Y3", cards)
    with pytest.raises(BadInputError):
        parse_sequence("sequence", "Y1 (many)", cards)


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
        parse_cards("cards", text)
    assert caught.value.code == "bad-value"
    assert place in str(caught.value.message)
    assert remedy in str(caught.value.remedy)


def test_too_many_cards() -> None:
    with pytest.raises(BadInputError, match="41"):
        parse_cards("cards", "\n".join(f"Y{number} = F:m" for number in range(41)))


@given(st.text(alphabet="Y1 =:>/,;mMF+x2vd?ag|@*-()[]\n", max_size=60))
def test_any_text_is_read_or_refused_and_nothing_else_goes_wrong(text: str) -> None:
    cards = {}
    for read in (parse_cards, parse_right_edge, parse_effects, parse_combat_table, parse_encounter_bonuses):
        with suppress(BadInputError):
            result = read("field", text)
            cards = result if read is parse_cards else cards
    for of_cards in (parse_pile, parse_sequence):
        with suppress(BadInputError):
            of_cards("field", text, cards)
