"""The log of a whole game: nothing happens without being told, and each event cites its rule."""

from __future__ import annotations

from contextlib import suppress

import pytest
from test_single_rules import game
from test_whole_games import figure_at, piece_of, piece_of_spell, table_of

from rulewright.games.talisman.data.printed_effects import Ability, EffectSubject
from rulewright.games.talisman.simulation import turn as turns
from rulewright.games.talisman.simulation.casting import Opening
from rulewright.games.talisman.simulation.duelling import fight_character
from rulewright.games.talisman.simulation.fighting import meet_enemies
from rulewright.games.talisman.simulation.gains import gain
from rulewright.games.talisman.simulation.harm import become_toad, lose_lives
from rulewright.games.talisman.simulation.log_checks import LogAudit, encounter_order_faults, waste_faults
from rulewright.games.talisman.simulation.meeting import draw, encounter, meet_cards
from rulewright.games.talisman.simulation.outcomes import carry_out
from rulewright.games.talisman.simulation.possessions import COMPLETED, obtain
from rulewright.games.talisman.simulation.spell_effects import take_effect
from rulewright.games.talisman.simulation.table import Event, Table, TurnOverError
from rulewright.games.talisman.simulation.telling import told
from rulewright.games.talisman.simulation.travelling import travel

Told = tuple[str, str, dict[str, int | str]]


def since(table: Table, before: int) -> list[Told]:
    """What has been told since the log had so many events."""
    return [(event.what, event.entry, dict(event.values)) for event in (table.log or [])[before:]]


# What is paid, got and lost


def test_fate_is_paid_before_the_result_that_it_brings() -> None:
    """The 1, rolled again, is a 6: 3 + 6 against the Bear's 3 + 6 is a stand-off."""
    table, figure, _ = game("thief", "troll", faces=(1, 6, 6), fate_on_attack_roll="pay")
    bear = piece_of(table, "bear")
    table.lying[figure.position].append(bear)
    before = table.events_told
    with pytest.raises(TurnOverError):
        meet_enemies(table, figure, [bear])
    assert since(table, before) == [
        ("pays-fate", "characters/fate-reroll", {"amount": 1}),
        ("fight-stand-off", "attacks/battle", {"card": "cards/bear"}),
    ]


def test_what_is_healed_for_gold_is_paid_for() -> None:
    table, figure, _ = game("thief", "troll", restore=1)
    figure.life -= 2
    before = table.events_told
    carry_out(table, figure, "heal-for-gold", "board/village")
    assert since(table, before) == [
        ("heals", "characters/healing", {"amount": 1}),
        ("pays", "board/village", {"amount": 1}),
    ]


def test_what_is_left_of_a_toad_and_of_a_dead_character_is_told() -> None:
    table, figure, other = game("thief", "troll")
    table.at_turn = 1
    for each, ends in ((figure, lambda: become_toad(table, figure)), (other, lambda: lose_lives(table, other, 9, "x"))):
        obtain(table, each, piece_of(table, "axe"))
        before = table.events_told
        with suppress(TurnOverError):
            ends()
        found = since(table, before)
        rule = "other-rules/toad" if each is figure else "characters/death"
        assert ("leaves", rule, {"card": "cards/axe"}) in found
        assert ("leaves-gold", rule, {"amount": 1}) in found


def test_what_a_toad_gained_is_lost_again() -> None:
    table, figure, _ = game("thief", "troll")
    become_toad(table, figure)
    gain(table, figure, EffectSubject.CRAFT, 1)
    for _ in range(4):
        before = table.events_told
        turns.end_turn(table, 0)
    lost = ("loses", "other-rules/toad-strength-and-craft", {"thing": str(Ability.CRAFT), "amount": 1})
    assert since(table, before) == [lost, ("changes-back", "other-rules/toad", {})]


# What becomes of cards


def test_cards_that_are_drawn_again_or_put_elsewhere_are_told() -> None:
    table, figure, _ = game("prophetess", "troll", faces=(2,))
    figure.position, siren = "outer/fields-1", piece_of(table, "siren")
    table.adventures += [piece_of(table, "ghost"), siren]
    object.__setattr__(table.minds[0], "told", {"redraw": siren})
    before = table.events_told
    draw(table, figure, 1)
    assert [each for each in since(table, before) if each[0] != "draws"] == [
        ("redraws", "heroes/prophetess", {"card": "cards/siren"}),
        ("goes-to", "adventure-cards/cards-placed-elsewhere", {"card": "cards/ghost", "position": "outer/village"}),
    ]


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("runesword", "other-rules/taking-unownable-cards"),  # a good Prophetess
        ("mercenary", "cards/mercenary"),  # too dear for who has no gold
        ("sword", "adventure-cards/objects-and-followers"),
    ],
)
def test_what_is_left_lying_is_told_with_the_reason(card: str, rule: str) -> None:
    table, figure, _ = game("prophetess", "troll")
    figure.gold = 0
    table.lying[figure.position].append(piece_of(table, card))
    before = table.events_told
    meet_cards(table, figure, ())
    assert since(table, before) == [("lets-lie", rule, {"card": f"cards/{card}"})]


def test_an_event_and_what_is_used_up_are_discarded() -> None:
    table, figure, _ = game("thief", "troll")
    figure.position = "outer/ruins"
    stream, raiders = piece_of(table, "magic-stream"), piece_of(table, "raiders")
    stream.stock = 1
    table.lying[figure.position] += [stream, raiders]
    before = table.events_told
    meet_cards(table, figure, [raiders])
    assert since(table, before) == [
        ("is-discarded", "adventure-cards/events", {"card": "cards/raiders"}),
        ("loses", "possessions/gold", {"thing": "gold", "amount": 1}),
        ("gold-goes-to", "cards/raiders", {"amount": 1, "position": "middle/oasis"}),
        ("visits", "adventure-cards/places", {"card": "cards/magic-stream"}),
        ("is-discarded", "cards/magic-stream", {"card": "cards/magic-stream"}),
        ("gains", "characters/strength", {"thing": "strength", "amount": 1}),
    ]


# Encounters


def test_a_visit_without_a_result_says_so() -> None:
    table, figure, _ = game("thief", "troll")  # neutral, and unhurt
    table.lying[figure.position] += [piece_of(table, name) for name in ("fairy", "healer")]
    before = table.events_told
    meet_cards(table, figure, ())
    assert [what for what, _, _ in since(table, before)] == ["visits", "nothing"] * 2


def test_an_offer_is_told_and_declined() -> None:
    table, figure, _ = game("thief", "troll", faces=(1,))
    before = table.events_told
    carry_out(table, figure, "offer-temple", "board/tavern")
    travel(table, figure)
    assert since(table, before)[:2] == [
        ("is-offered", "board/tavern", {"position": "middle/temple"}),
        ("declines-offer", "movement/without-rolling", {}),
    ]


def test_a_creature_of_a_space_is_none_of_the_space() -> None:
    table, figure, _ = game("thief", "troll", faces=(6, 1))
    figure.position, figure.fate = "outer/tavern", 0
    before = table.events_told
    carry_out(table, figure, "fight-strength-3", "board/tavern")
    assert since(table, before) == [
        ("is-attacked", "board/tavern", {"thing": "strength", "amount": 3}),
        ("creature-win", "attacks/battle", {}),
    ]


def test_a_spirit_of_a_space_can_be_destroyed() -> None:
    table, figure, _ = game("priest", "troll", destroy="destroy")
    before = table.events_told
    carry_out(table, figure, "fight-craft-4", "board/crags")
    assert since(table, before)[-1] == ("creature-destroyed", "attacks/psychic-combat", {})
    assert told(table.log or ())


def test_enemies_that_fight_as_one_are_all_named() -> None:
    table, figure, _ = game("thief", "troll", faces=(6, 1))
    figure.fate = 0
    table.lying[figure.position] += [piece_of(table, "wild-boar"), piece_of(table, "wolf")]
    before = table.events_told
    meet_cards(table, figure, ())
    assert since(table, before)[0] == (
        "joins", "attacks/several-enemies", {"card": "cards/wolf", "other": "cards/wild-boar"})  # fmt: skip


@pytest.mark.parametrize(("die", "ends"), [(4, "is-saved"), (3, "loses")])
def test_armour_between_characters_is_told(die: int, ends: str) -> None:
    """Armour saves from a 4; a life lost to a character is that of the reward."""
    table, figure, other = game("troll", "thief", faces=(6, 1, die), reward="life")
    figure.fate = other.fate = 0
    obtain(table, other, piece_of(table, "armour"))
    fight_character(table, figure, other)
    what, rule, _ = since(table, 0)[-1]
    assert what == ends
    assert rule == ("possessions/armour-limit" if ends == "is-saved" else "attacks/character-battle-reward")


def test_who_is_robbed_is_named() -> None:
    table, figure, other = game("troll", "thief", faces=(6, 1), reward="gold")
    figure.fate = other.fate = 0
    fight_character(table, figure, other)
    assert since(table, 0)[-1] == (
        "takes-gold-from", "attacks/character-battle-reward", {"amount": 1, "other": "heroes/thief"})  # fmt: skip


def test_a_spell_has_a_target() -> None:
    table, figure, other = game("wizard", "troll")
    spell = piece_of_spell(table, "acquisition")
    before = table.events_told
    take_effect(table, figure, Opening(spell, other))
    assert since(table, before)[0] == ("aims", "spells/casting", {"card": "heroes/troll"})


# The right rule


def test_the_beginning_cites_the_setup() -> None:
    table = table_of("wizard", "troll")
    rules = {event.entry for event in table.log or ()}
    assert rules == {"setup/lives-fate-and-gold", "setup/starting-spells-and-objects"}


def test_slow_moves_cite_what_slows() -> None:
    table, figure, _ = game("thief", "troll", way="clockwise")
    obtain(table, figure, piece_of(table, "poltergeist"))
    travel(table, figure)
    become_toad(table, figure)
    travel(table, figure)
    moves = [rule for what, rule, _ in since(table, 0) if what == "moves-to"]
    assert moves == ["cards/poltergeist", "other-rules/toad-movement"]


@pytest.mark.parametrize(
    ("position", "way", "faces", "rule"),
    [
        ("middle/portal-of-power", "portal", (1, 1, 1), "crossing-regions/portal-result"),
        ("outer/sentinel", "bridge", (1, 6, 1), "crossing-regions/sentinel-beaten"),
        ("middle/hills", "bridge", (1,), "crossing-regions/sentinel-does-not-attack"),
    ],
)
def test_a_crossing_cites_what_was_in_the_way(position: str, way: str, faces: tuple[int, ...], rule: str) -> None:
    table, figure, _ = game("thief", "troll", faces=faces, way=way, key=Ability.STRENGTH)
    gain(table, figure, EffectSubject.STRENGTH, 9)
    figure.position, figure.fate = position, 0
    travel(table, figure)
    assert since(table, 0)[-1][:2] == ("moves-to", rule)


# The audit itself


def test_the_audit_notices_what_is_not_told() -> None:
    table = table_of("warrior", "troll")
    audit, figure = LogAudit(), figure_at(table, 0)
    assert list(audit.faults(table)) == []
    for change in ("life", "fate", "gold"):
        setattr(figure, change, getattr(figure, change) - 1)
        assert list(audit.faults(table))
        setattr(figure, change, getattr(figure, change) + 1)
    figure.objects.append(piece_of(table, "axe"))
    assert list(audit.faults(table))


def happened(*events: tuple[str, str], entry: str = "adventure-cards/objects-and-followers") -> list[Event]:
    return [Event(1, 0, "thief", what, entry, (("card", f"cards/{card}"),)) for what, card in events]


def test_the_audit_notices_a_place_before_an_object() -> None:
    assert not list(encounter_order_faults(happened(("fight-win", "bear"), ("takes", "axe"), ("visits", "cave"))))
    assert list(encounter_order_faults(happened(("visits", "cave"), ("takes", "axe"))))
    assert list(encounter_order_faults(happened(("fight-win", "shadow"), ("fight-win", "bear"))))
    sent = happened(("visits", "cave"), ("is-attacked-by", "dragon"), ("fight-win", "dragon"))
    assert not list(encounter_order_faults(sent))


def test_the_audit_notices_what_is_paid_for_and_dropped() -> None:
    assert list(waste_faults(happened(("buys", "mule"), ("leaves", "mule"))))
    assert not list(waste_faults(happened(("buys", "mule"), ("leaves", "axe"))))
    assert not list(waste_faults(happened(("buys", "mule"), ("discards", "mule"), entry=COMPLETED)))


@pytest.mark.parametrize(("gains", "faults"), [(False, 1), (True, 0)])
def test_the_audit_notices_ten_moves_to_and_fro(gains: bool, faults: int) -> None:
    table, figure, _ = game("thief", "troll")
    audit = LogAudit()
    found = list(audit.faults(table, sensible=True))
    for turn in range(10):
        figure.position = ("outer/fields-1", "outer/city")[turn % 2]
        table.tell(figure, "moves-to", "movement/rolling", position=figure.position)
        if gains and turn == 4:
            gain(table, figure, EffectSubject.GOLD, 1)
        found = list(audit.faults(table, sensible=True))
    assert len(found) == faults


def test_what_is_not_met_is_no_encounter() -> None:
    table, figure, other = game("troll", "thief", faces=(6, 1))
    figure.position = other.position = "outer/tavern"
    figure.fate = other.fate = 0
    object.__setattr__(table.minds[0], "told", {"encounter": other, "reward": "life"})
    table.lying["outer/tavern"].append(piece_of(table, "axe"))
    encounter(table, figure)
    assert "lets-lie" not in [what for what, _, _ in since(table, 0)]
