"""Which Spells may be cast when: every Spell at every moment by its card, and what players ask."""

from __future__ import annotations

from itertools import product

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.cards import load_cards
from rulewright.games.talisman.rules.cast import CastingObstacleReason, Now
from rulewright.games.talisman.situations import SITUATIONS, casting
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report
from rulewright.views.situation_form import build_form

CATALOGUE = Catalogue(SITUATIONS)
IN_BATTLE = {"moment": "before-attack-roll", "attack": {"by": "strength"}}
AFTER_THE_ROLL = {"moment": "after-attack-roll", "attack": {"by": "strength"}}


def ask(*spells: str, hero: dict | None = None, **fields: object) -> Report:
    request = {"situation": "talisman/cast", "hero": {**(hero or {}), "spells": list(spells)}, **fields}
    answer = CATALOGUE.resolve(request)
    assert isinstance(answer, Report)
    return answer


def row(spell: str, **fields: object) -> dict:
    return ask(spell, **fields).as_json()["spells"][0]


def allowed(spell: str, **fields: object) -> bool:
    told = row(spell, **fields)
    assert told["allowed"] is (not told["reasons"])
    return told["allowed"]


def reasons(spell: str, **fields: object) -> list[str]:
    return row(spell, **fields)["reasons"]


# Every Spell at every moment, from the cards' texts. S start of the turn, I instead of rolling, B die rolled, M moved,
# E encounter, A before the attack roll, R after it, T end of the turn; own turn and another's.
LETTERS = dict(zip("SIBMEART", Now, strict=True))
START, ALWAYS = "SI", "SIBMEAT"
WHENS = {
    "acquisition": (START, ""),
    "alchemy": (START, ""),
    "counterspell": ("", ""),  # nothing to answer
    "destroy-magic": ("SIT", ""),
    "destruction": ("SIM", ""),
    "divination": (START, ""),
    "healing": (ALWAYS, ALWAYS),
    "hex": (START, ""),
    "immobility": (START, START),
    "invisibility": (ALWAYS, ALWAYS),
    "mesmerism": (START, ""),
    "nullify": (ALWAYS, ALWAYS),
    "preservation": ("", ""),  # nothing to prevent
    "psionic-blast": ("A", "A"),
    "random": (ALWAYS, ALWAYS),
    "teleport": (START, ""),
    "temporal-warp": (START, ""),
}


def test_the_table_has_every_spell() -> None:
    assert WHENS.keys() == load_cards().spells.keys()


@pytest.mark.parametrize("spell", WHENS)
def test_every_spell_at_every_moment(spell: str) -> None:
    for (letter, moment), turn in product(LETTERS.items(), ("own", "other")):
        attack = {"attack": {"by": "strength"}} if letter in "AR" else {}
        expected = letter in WHENS[spell][turn == "other"]
        assert allowed(spell, moment=moment, turn=turn, **attack) is expected, (moment, turn)


def test_the_answer_has_the_contracts_shape() -> None:
    answer = ask("healing", "hex", moment="after-moving").as_json()
    assert [(each["spell"], each["allowed"]) for each in answer["spells"]] == [("healing", True), ("hex", False)]
    assert answer["spells"][0]["entries"] == [
        "talisman/cards/healing", "talisman/spells/casting", "talisman/spells/casting-limit",
    ]  # fmt: skip
    assert answer["spells"][1]["entries"] == ["talisman/cards/hex", "talisman/spells/casting"]
    assert answer["spells"][1]["cast"] == ["own-turn-start-before-moving"]


# What players ask


def test_i_have_rolled_for_movement_is_it_too_late() -> None:
    assert allowed("mesmerism", moment="instead-of-rolling")
    for spell in ("mesmerism", "teleport", "immobility"):
        assert reasons(spell, moment="before-moving") == ["not-now"]


def test_can_i_cast_a_spell_gained_this_turn() -> None:
    # Began the turn with 1, has cast none and gained 1 more: either may be cast, but only one.
    assert allowed("healing", held_at_start=1, cast=0)
    assert reasons("healing", held_at_start=1, cast=1) == ["limit"]
    # Began without any: none.
    assert reasons("healing", held_at_start=0) == ["limit"]
    assert row("healing", held_at_start=0)["entries"] == ["talisman/spells/casting-limit"]


def test_how_many_spells_may_i_cast() -> None:
    # Without `held_at_start` those in hand and those cast were there when the turn began: 2 + 1 = 3.
    report = ask("healing", "random", cast=1)
    assert [each["allowed"] for each in report.as_json()["spells"]] == [True, True]
    assert allowed("healing", turn="other")
    assert reasons("healing", turn="other", cast=1) == ["limit-on-others-turn"]


def test_nobody_began_the_turn_with_more_spells_than_craft_allows() -> None:
    # Craft 5: 2 Spells. With 2 in hand and 2 cast there were not 4 when the turn began, but 2, and 2 are cast.
    two = ("healing", "random")
    told = ask(*two, cast=2, hero={"craft": 5}).as_json()["spells"]
    assert [each["reasons"] for each in told] == [["limit"], ["limit"]]
    assert [each["allowed"] for each in ask(*two, cast=1, hero={"craft": 5}).as_json()["spells"]] == [True, True]
    # One who had 3 and has lost Craft since says so.
    assert allowed("healing", cast=2, held_at_start=3, hero={"craft": 5})
    # Where Craft is not told, nothing is known against all of them.
    assert allowed("healing", cast=2)


def test_can_i_cast_a_spell_after_i_have_seen_the_dice() -> None:
    # Only what prevents a loss, and an answer to a Spell just cast.
    assert reasons("healing", **AFTER_THE_ROLL) == ["dice-rolled"]
    assert reasons("psionic-blast", **AFTER_THE_ROLL) == ["not-now", "dice-rolled"]
    assert "talisman/attacks/battle-spells" in row("random", **AFTER_THE_ROLL)["entries"]
    assert allowed("preservation", **AFTER_THE_ROLL, happening="life-lost")
    assert allowed("preservation", **AFTER_THE_ROLL, happening="enemy-killed")
    assert allowed("counterspell", **AFTER_THE_ROLL, happening="spell-cast")
    assert not allowed("healing", **AFTER_THE_ROLL, happening="life-lost")


@pytest.mark.parametrize(
    ("happening", "spells"),
    [
        ("spell-cast", {"counterspell"}),
        ("life-lost", {"preservation"}),
        ("follower-killed", {"preservation"}),
        ("enemy-killed", {"preservation"}),
    ],
)
def test_spells_that_answer_something(happening: str, spells: set[str]) -> None:
    for spell in ("counterspell", "preservation"):
        told = reasons(spell, moment="encounter", turn="other", happening=happening)
        assert told == (
            [] if spell in spells else [{"counterspell": "no-spell-cast", "preservation": "no-loss"}[spell]]
        )


def test_can_i_evade_after_all_when_the_fight_has_begun() -> None:
    assert allowed("invisibility", **IN_BATTLE)
    declined = {"moment": "before-attack-roll", "attack": {"by": "strength", "evading_declined": True}}
    assert reasons("invisibility", **declined) == ["evading-declined"]
    assert row("invisibility", **declined)["entries"] == [
        "talisman/attacks/battle-evade",
        "talisman/attacks/character-battle-evade",
    ]
    assert allowed("psionic-blast", **declined)
    assert reasons("invisibility", **AFTER_THE_ROLL) == ["dice-rolled"]


def test_does_psionic_blast_help_against_a_spirit() -> None:
    psychic = {"moment": "before-attack-roll", "attack": {"by": "craft"}}
    assert reasons("psionic-blast", **psychic) == ["psychic-combat"]
    assert allowed("invisibility", **psychic)


def test_what_attack_spells_change() -> None:
    # Psionic Blast adds the printed Craft: the Wizard's 5, whatever his counters.
    assert row("psionic-blast", hero={"character": "wizard", "craft": 7}, **IN_BATTLE)["changes"] == {
        "battle": {"strength": 5}
    }
    assert row("psionic-blast", hero={"character": "sorceress"})["changes"] == {"battle": {"strength": 4}}
    assert "changes" not in row("psionic-blast")
    assert row("invisibility", **IN_BATTLE)["changes"] == {"battle": {"may_evade": True}}
    psychic = {"moment": "before-attack-roll", "attack": {"by": "craft"}}
    assert row("invisibility", **psychic)["changes"] == {"psychic-combat": {"may_evade": True}}
    assert row("immobility")["changes"].keys() == {"battle", "psychic-combat"}
    assert "changes" not in row("healing")


def test_psionic_blast_can_be_tried_in_a_battle_with_and_without_it() -> None:
    (trial,) = ask("psionic-blast", hero={"character": "wizard"}, **IN_BATTLE).trials
    form = build_form(CATALOGUE.situations[trial.situation])
    begun = {field.path: form.initial_value(field) for field in form.fields}
    with_it, without = (
        form.build_request({**begun, **told})[0]["hero"] for told in (trial.form_values, trial.values_without)
    )
    assert with_it == {**without, "spells": ["psionic-blast"]}


def test_the_changed_request_resolves_as_the_worked_example() -> None:
    # Wizard: Strength 2 + 1, Sword 1; with Psionic Blast 9 in all. Dice 3 and 6: a stand-off without fate.
    change = row("psionic-blast", hero={"character": "wizard"}, **IN_BATTLE)["changes"]["battle"]
    hero = {"strength": 3 + change["strength"], "battle_bonus": 1}
    request = {"situation": "talisman/battle", "hero": hero, "foe": {"strength": 6}, "dice": {"hero": 3, "foe": 6}}
    assert CATALOGUE.resolve(request).as_json()["probability"]["stand-off"] == "1"


def test_does_invisibility_help_against_the_werewolf() -> None:
    werewolf = {"kind": "creature", "at": "inner"}
    assert reasons("invisibility", target=werewolf, **IN_BATTLE) == ["not-evadable"]
    assert reasons("immobility", target=werewolf) == ["inner-creature"]
    assert reasons("preservation", target=werewolf, happening="enemy-killed", **AFTER_THE_ROLL) == ["inner-creature"]
    assert set(row("immobility", target=werewolf)["entries"]) == {
        "talisman/spells/range", "talisman/inner-region/creatures",
    }  # fmt: skip
    # Elsewhere both work.
    for spell in ("invisibility", "immobility"):
        assert allowed(spell, target={"kind": "creature", "at": "middle"})


def test_do_spells_reach_a_character_in_the_inner_region() -> None:
    for where in ("outer", "middle", "cursed-glade", "inner", "crown-of-command"):
        assert allowed("mesmerism", target={"kind": "character", "at": where})
        assert allowed("random", target={"kind": "character", "at": where})


def test_characters_on_the_crown_cannot_evade_each_other() -> None:
    target = {"kind": "character", "at": "crown-of-command"}
    crown = {"hero": {"at": "crown-of-command", "alone": False}, **IN_BATTLE, "target": target}
    assert reasons("invisibility", **crown) == ["not-evadable"]
    assert "talisman/inner-region/characters" in row("invisibility", **crown)["entries"]
    assert allowed("invisibility", **crown, variants={"crown-evasion": True})
    assert allowed("invisibility", target={"kind": "character", "at": "inner"}, hero={"at": "inner"}, **IN_BATTLE)


def test_on_what_a_spell_can_be_cast() -> None:
    assert reasons("healing", target={"kind": "creature"}) == ["wrong-target"]
    assert reasons("mesmerism", target={"kind": "creature"}) == ["wrong-target"]
    assert reasons("hex", target={"kind": "character"}) == ["wrong-target"]
    for spell in ("healing", "random", "nullify"):
        assert allowed(spell, target={"kind": "self"})
    assert reasons("destruction", target={"kind": "self"}) == ["wrong-target"]
    # Taking something from oneself is no use: "any other character".
    assert reasons("mesmerism", target={"kind": "self"}) == ["wrong-target"]
    assert allowed("destruction", target={"kind": "card"})
    # What is aimed at nothing is not looked at.
    assert allowed("alchemy", target={"kind": "creature", "at": "inner"})


def test_where_teleport_and_hex_work() -> None:
    assert allowed("teleport", hero={"at": "middle"})
    assert reasons("teleport", hero={"at": "inner"}) == ["region"]
    # The Hex lies on its space, wherever its caster is.
    assert allowed("hex", hero={"at": "inner"}, target={"kind": "space", "at": "outer"})
    assert allowed("hex", hero={"at": "inner"})
    assert reasons("hex", hero={"at": "outer"}, target={"kind": "space", "at": "inner"}) == ["region"]


def test_the_amulet_bars_spells_both_ways() -> None:
    assert reasons("healing", hero={"cards": ["amulet"]}) == ["amulet"]
    assert reasons("random", target={"kind": "character", "cards": ["amulet"]}) == ["protected"]


@pytest.mark.parametrize(
    ("fields", "reason", "entry"),
    [
        ({"hero": {"toad": True}}, "toad", "other-rules/toad-spells"),
        ({"hero": {"at": "cursed-glade"}}, "cursed-glade", "board/cursed-glade"),
        ({"in_effect": ["destroy-magic"]}, "barred", "golden-rules/cannot-beats-can"),
        ({"in_effect": ["immobility"]}, "immobile", "cards/immobility"),
    ],
)
def test_what_bars_every_spell(fields: dict, reason: str, entry: str) -> None:
    for spell in load_cards().spells:
        told = row(spell, **fields)
        assert not told["allowed"]
        assert reason in told["reasons"]
        assert f"talisman/{entry}" in told["entries"]


def test_an_immobilised_character_may_counter_that_spell() -> None:
    immobile = {"in_effect": ["immobility"], "happening": "spell-cast"}
    assert allowed("counterspell", **immobile)
    assert reasons("healing", **immobile) == ["immobile"]
    # The other bans leave no such way out.
    assert not allowed("counterspell", happening="spell-cast", in_effect=["destroy-magic"])


def test_the_excess_is_discarded_before_anything_is_cast() -> None:
    # Craft 5 allows 2 Spells; of 3 one has to go first, and which is for the player to choose.
    report = ask("healing", "random", "teleport", hero={"craft": 5}).as_json()
    assert report["must_discard"] == 1
    assert {tuple(each["reasons"]) for each in report["spells"]} == {("excess",)}
    assert ask("healing", "random", hero={"craft": 5}).as_json()["spells"][0]["allowed"]
    # Of a hero whose Craft is not told no limit is known.
    assert ask("healing", "random", "teleport").as_json()["must_discard"] == 0
    # A Toad discards nothing.
    assert ask("healing", hero={"craft": 1, "toad": True}).as_json()["must_discard"] == 0
    assert reasons("healing", hero={"craft": 1, "toad": True}) == ["toad"]
    assert reasons("healing", hero={"craft": 1}) == ["excess"]


def test_who_may_not_have_followers_takes_none() -> None:
    hero = {"cards": ["cursed-by-a-hag"]}
    assert reasons("mesmerism", hero=hero) == ["no-followers"]
    assert row("mesmerism", hero=hero)["entries"] == [
        "talisman/cards/cursed-by-a-hag", "talisman/other-rules/taking-unownable-cards",
    ]  # fmt: skip
    # Acquisition takes Objects and gold.
    assert allowed("acquisition", hero=hero)


def test_the_command_spell_needs_neither_craft_nor_spells() -> None:
    def command(**fields: object) -> dict:
        hero = {"at": "crown-of-command", **fields.pop("hero", {})}
        return ask(hero=hero, **fields).as_json()["spells"][-1]

    exempt = command(hero={"craft": 1}, cast=3, held_at_start=0)
    assert (exempt["spell"], exempt["allowed"]) == ("command-spell", True)
    assert "talisman/spells/casting-limit" in exempt["entries"]
    assert command(hero={"toad": True})["reasons"] == ["toad"]
    assert command(hero={"cards": ["amulet"]})["reasons"] == ["amulet"]
    assert command(hero={"alone": False})["reasons"] == ["not-alone"]
    assert command(turn="other")["reasons"] == ["not-on-own-turn"]
    # Off the Crown there is none.
    assert ask().as_json()["spells"] == []


@pytest.mark.parametrize(
    ("request_", "code", "input_"),
    [
        ({"hero": {"spells": ["fireball"]}}, "bad-value", 'hero.spells.0 = "fireball"'),
        ({"hero": {"spells": ["sword"]}}, "bad-value", 'hero.spells.0 = "sword"'),
        ({"target": {"kind": "card", "cards": ["amulet"]}}, "contradiction", "target.cards"),
        ({"moment": "before-attack-roll"}, "missing-field", "attack"),
        ({"attack": {"by": "craft"}}, "contradiction", "moment, attack"),
        ({"turn": "other", "held_at_start": 2}, "contradiction", "turn, held_at_start"),
        ({"hero": {"character": "gandalf"}}, "bad-value", 'hero.character = "gandalf"'),
    ],
)
def test_bad_input_names_the_field(request_: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as error:
        CATALOGUE.resolve({"situation": "talisman/cast", **request_})
    assert (error.value.code, error.value.input) == (code, input_)


def test_every_reason_has_words_and_every_entry_is_there(corpus: Corpus) -> None:
    assert casting.REASON_PHRASES.keys() == set(CastingObstacleReason)
    spells = list(load_cards().spells)[:3]
    reports = [
        ask(*load_cards().spells, hero={"character": "wizard"}),
        ask(*load_cards().spells, **AFTER_THE_ROLL, target={"kind": "creature", "at": "inner"}),
        ask(
            *spells,
            hero={"at": "crown-of-command", "alone": False, "toad": True, "cards": ["poltergeist"]},
            turn="other",
            cast=1,
        ),
        ask(*spells, hero={"cards": ["amulet", "cursed-by-a-hag"]}, target={"kind": "character", "cards": ["mule"]}),
        ask(*spells, hero={"at": "cursed-glade", "craft": 1}, in_effect=["destroy-magic"]),
    ]
    for report in reports:
        named = {entry for line in report.statements for entry in line.entries}
        named |= {entry for each in report.fields["spells"] for entry in each["entries"]}
        assert named <= corpus.entries.keys()
        for line, language in product(report.statements, LANGUAGES):
            assert "{" not in line.sentence.render(language)
    (line,) = ask("healing").statements
    assert str(line.sentence) == "you may cast it now."
    assert line.entries == ("talisman/cards/healing", "talisman/spells/casting", "talisman/spells/casting-limit")
    first, second = ask("healing", hero={"cards": ["amulet"]}, in_effect=["immobility"]).statements[:2]
    assert str(second.sentence) == "you are immobilised and may cast only a Counterspell on the Spell that holds you."
    assert first.entries == (
        "talisman/cards/healing",
        "talisman/cards/amulet",
        "talisman/golden-rules/cannot-beats-can",
    )
    (line,) = ask("destroy-magic", moment="encounter").statements
    assert str(line.sentence) == (
        "you may not cast it now, only at the start of your own turn or at the end of your own turn."
    )
