"""Lists of what happens: being turned into a Toad, dying, setting up, by hand from the rules."""

from __future__ import annotations

import pytest

from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.games.talisman.data.heroes import load_heroes
from rulewright.games.talisman.rules.setup import Alternative, SetupOptions, deal
from rulewright.games.talisman.situations import SITUATIONS
from rulewright.language import LANGUAGES
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.problem import Report

CATALOGUE = Catalogue(SITUATIONS)


def ask(situation: str, **fields: object) -> Report:
    answer = CATALOGUE.resolve({"situation": f"talisman/{situation}", **fields})
    assert isinstance(answer, Report)
    return answer


def effects(situation: str, **fields: object) -> list[dict]:
    return ask(situation, **fields).as_json()["effects"]


def names(told: list[dict]) -> list[str]:
    return [each["effect"] for each in told]


def the(told: list[dict], name: str) -> dict:
    (found,) = [each for each in told if each["effect"] == name]
    return {key: value for key, value in found.items() if key not in ("effect", "entries")}


def entries(told: list[dict], name: str) -> list[str]:
    (found,) = [each["entries"] for each in told if each["effect"] == name]
    return [entry.removeprefix("talisman/") for entry in found]


# Toad

WIZARD = {
    "character": "wizard", "counters": {"strength": 1, "craft": 2}, "life": 3, "fate": 2, "gold": 4, "objects": 2,
    "followers": 1, "spells_held": 3, "trophies": 5,
}  # fmt: skip


def test_what_follows_from_becoming_a_toad_in_order() -> None:
    told = effects("toad", hero=WIZARD)
    assert names(told) == [
        "becomes-a-toad", "leaves-on-the-space", "strength-and-craft", "no-special-abilities", "keeps-spells",
        "neither-gains-nor-casts-spells", "keeps-lives-and-fate", "keeps-trophies", "moves-without-a-die",
        "has-encounters", "turn-under-way-does-not-count", "changes-back", "own-strength-and-craft",
    ]  # fmt: skip
    assert the(told, "leaves-on-the-space") == {"objects": 2, "followers": 1, "gold": 4}
    assert the(told, "strength-and-craft") == {"strength": 1, "craft": 1}
    assert the(told, "keeps-spells") == {"spells": 3}
    assert the(told, "keeps-lives-and-fate") == {"life": 3, "fate": 2}
    assert the(told, "keeps-trophies") == {"trophies": 5}
    assert the(told, "moves-without-a-die") == {"spaces": 1}
    assert the(told, "changes-back") == {"turns": 3}
    # Strength 2 + 1, Craft 5 + 2 = 7, which allows all 3 Spells.
    assert the(told, "own-strength-and-craft") == {"strength": 3, "craft": 7}


def test_does_the_turn_count_in_which_i_become_a_toad() -> None:
    assert "turn-under-way-does-not-count" in names(effects("toad", hero=WIZARD))
    assert "turn-under-way-does-not-count" not in names(effects("toad", hero=WIZARD, own_turn=False))


def test_a_toad_that_becomes_a_toad_again_starts_afresh() -> None:
    # 1 turn was left: 3 turns from now, not 4. It has nothing to leave and its counters as a Toad count.
    hero = {"character": "troll", "toad": True, "toad_turns_left": 1, "gained_as_toad": {"strength": 2}}
    told = effects("toad", hero=hero, own_turn=False)
    assert names(told)[0] == "count-starts-afresh"
    assert the(told, "count-starts-afresh") == {"turns": 3, "dropped": 1}
    assert entries(told, "count-starts-afresh") == ["other-rules/toad-again"]
    assert "leaves-on-the-space" not in names(told)
    assert the(told, "strength-and-craft") == {"strength": 3, "craft": 1}
    # What it gained as a Toad is gone when it changes back: the Troll's 6.
    assert the(told, "own-strength-and-craft") == {"strength": 6, "craft": 1}


def test_what_happens_to_my_spells_when_i_change_back_without_my_crown() -> None:
    # With Solomon's Crown the Wizard could have 3 Spells; the Crown stays behind, and Craft 5 allows 2.
    told = effects("toad", hero={"character": "wizard", "spells_held": 3, "objects": 1})
    assert names(told)[-1] == "discards-excess-spells"
    assert the(told, "discards-excess-spells") == {"spells": 1}
    assert "discards-excess-spells" not in names(effects("toad", hero={"character": "wizard", "spells_held": 2}))


def test_a_toad_on_the_crown_neither_moves_nor_casts_the_command_spell() -> None:
    told = effects("toad", hero={"character": "troll"}, space="crown-of-command")
    assert "moves-without-a-die" not in names(told)
    assert {"stays-on-the-crown", "casts-no-command-spell", "has-encounters"} <= set(names(told))
    assert "golden-rules/cannot-beats-can" in entries(told, "casts-no-command-spell")
    assert "inner-region/crown-encounters" in entries(told, "has-encounters")
    assert "casts-no-command-spell" not in names(effects("toad", hero={"character": "troll"}))


# Death

DEAD = {
    "counters": {"strength": 2, "craft": 1}, "fate": 1, "gold": 3, "objects": 2, "followers": 1, "spells_held": 2,
    "trophies": 4, "alignment_card": True, "toad": True,
}  # fmt: skip
HAD = {"objects": 2, "followers": 1, "gold": 3}


def test_where_everything_goes_in_order() -> None:
    told = effects("character-death", hero=DEAD)
    assert names(told) == [
        "killed", "left-on-the-space", "returned-to-the-stockpile", "spells-discarded", "trophies-discarded",
        "toad-card-put-back", "alignment-card-put-back", "character-leaves-the-game", "new-character",
    ]  # fmt: skip
    assert the(told, "left-on-the-space") == HAD
    assert the(told, "returned-to-the-stockpile") == {"strength": 2, "craft": 1, "fate": 1}
    assert the(told, "spells-discarded") == {"spells": 2}
    assert the(told, "trophies-discarded") == {"trophies": 4}


def test_who_had_nothing_leaves_nothing() -> None:
    assert names(effects("character-death")) == ["killed", "character-leaves-the-game", "new-character"]
    inherited = effects("character-death", alternatives=["inherited-items"], killed_by="character")
    assert names(inherited) == ["killed", "character-leaves-the-game", "new-character"]


def test_may_i_loot_a_character_that_i_kill() -> None:
    told = effects("character-death", hero=DEAD, killed_by="character")
    assert the(told, "killer-may-take") == HAD
    assert "rest-left-on-the-space" in names(told)
    assert "left-on-the-space" not in names(told)
    # Not with inherited items: everything waits for the next character.
    told = effects("character-death", hero=DEAD, killed_by="character", alternatives=["inherited-items"])
    assert "killer-may-take" not in names(told)
    assert the(told, "set-aside-for-the-heir") == HAD
    assert "faq/looting-with-inherited-items" in entries(told, "no-looting")
    assert names(told)[-3:] == ["new-character", "heir-takes-what-it-wants", "rest-on-the-start-space"]
    assert the(told, "heir-takes-what-it-wants") == HAD
    # Killed otherwise, nobody is kept from looting, since nobody could.
    told = effects("character-death", hero=DEAD, alternatives=["inherited-items"])
    assert "no-looting" not in names(told)


@pytest.mark.parametrize(
    ("fields", "sequel", "entry"),
    [
        ({}, "new-character", "characters/new-character"),
        ({"crown_reached": True}, "out-of-the-game", "inner-region/elimination"),
        ({"killed_by": "command-spell"}, "out-of-the-game", "inner-region/command-spell"),
        ({"alternatives": ["faster-bloodbath"]}, "out-of-the-game", "alternative-rules/faster-bloodbath"),
        ({"unused_characters": 0}, "no-character-left", "golden-rules/limited-components"),
        ({"unused_characters": 1}, "new-character", "characters/new-character"),
    ],
)
def test_am_i_out_of_the_game(fields: dict, sequel: str, entry: str) -> None:
    told = effects("character-death", **fields)
    assert names(told)[-1] == sequel
    assert entry in entries(told, sequel)


def test_without_a_next_character_nobody_inherits() -> None:
    for out in ({"crown_reached": True}, {"unused_characters": 0}):
        told = effects("character-death", hero=DEAD, killed_by="character", alternatives=["inherited-items"], **out)
        assert {"killer-may-take", "rest-left-on-the-space"} <= set(names(told))
        assert not {"set-aside-for-the-heir", "no-looting", "heir-takes-what-it-wants"} & set(names(told))


def test_the_last_player_wins_only_if_the_other_is_out() -> None:
    assert names(effects("character-death", players=2, crown_reached=True))[-1] == "last-player-wins"
    assert names(effects("character-death", players=3, crown_reached=True))[-1] == "out-of-the-game"
    assert names(effects("character-death", players=2))[-1] == "new-character"


# Setup


def test_setting_up_for_four_players_in_order() -> None:
    told = effects("setup", players=4, hero={"character": "wizard"})
    assert names(told) == [
        "board-and-decks", "talisman-cards", "deal-1-card", "unused-characters", "character-face-up",
        "figure-to-start-space", "lives-fate-and-gold", "alignment", "starting-spells", "owner-of-the-game-begins",
        "last-character-wins",
    ]  # fmt: skip
    assert the(told, "board-and-decks") == {"adventure": 104, "spell": 24, "purchase": 28}
    assert the(told, "talisman-cards") == {"cards": 4}
    # 14 character cards, 4 of them played.
    assert (the(told, "deal-1-card"), the(told, "unused-characters")) == ({"players": 4}, {"cards": 10})
    # The Wizard's card: Graveyard, 4 lives, 3 fate, evil, 2 Spells.
    assert the(told, "figure-to-start-space") == {"space": "outer/graveyard"}
    assert "board/graveyard" in entries(told, "figure-to-start-space")
    assert the(told, "lives-fate-and-gold") == {"life": 4, "fate": 3, "gold": 1}
    assert the(told, "alignment") == {"alignment": "evil"}
    assert the(told, "starting-spells") == {"spells": 2}


def test_does_a_character_with_enough_craft_start_with_spells() -> None:
    # The Elf's Craft 4 would allow 2; but no ability gives any.
    assert "no-starting-spells" in names(effects("setup", hero={"character": "elf"}))
    starting = {
        hero: the(effects("setup", hero={"character": hero}), "starting-spells")["spells"]
        for hero in load_heroes().characters
        if "starting-spells" in names(effects("setup", hero={"character": hero}))
    }
    assert starting == {"druid": 1, "priest": 1, "prophetess": 1, "sorceress": 1, "wizard": 2}


def test_without_a_character_the_steps_are_general() -> None:
    told = names(effects("setup"))
    assert {"figures-to-start-spaces", "lives-fate-and-gold-of-the-card", "starting-spells-of-the-card"} <= set(told)
    assert "alignment" not in told


def test_alternative_rules_and_what_they_change() -> None:
    assert "all-agree" not in names(effects("setup"))
    told = effects("setup", alternatives=["faster-bloodbath"])
    assert names(told)[0] == "all-agree"
    assert (the(told, "talisman-cards-removed"), the(told, "talisman-cards")) == ({"cards": 3}, {"cards": 1})
    assert "unused-characters" not in names(told)
    told = effects("setup", players=4, alternatives=["choose-from-three"], choosing=3)
    assert (the(told, "deal-1-card"), the(told, "deal-3-cards")) == ({"players": 1}, {"players": 3})
    assert the(told, "unused-characters") == {"cards": 10}
    told = effects("setup", players=4, alternatives=["choose-from-three"])
    assert "deal-1-card" not in names(told)
    assert the(told, "deal-3-cards") == {"players": 4}
    told = effects("setup", variants={"trophy-rate": 5})
    assert the(told, "trophy-rate") == {"points": 5}
    assert names(told)[0] == "all-agree"
    told = effects("setup", alternatives=["inherited-items", "evading-the-unfriendly", "faster-command-spell"])
    in_force = [each["rule"] for each in told if each["effect"] == "rule-in-force"]
    assert in_force == ["evading-the-unfriendly", "inherited-items", "faster-command-spell"]


@pytest.mark.parametrize(
    ("bonus", "name"),
    [(None, "bonus-of-choice"), ("strength", "bonus-strength-counter"), ("craft", "bonus-craft-counter")],
)
def test_the_starting_bonus_is_a_counter(bonus: str | None, name: str) -> None:
    fields = {} if bonus is None else {"bonus": bonus}
    told = effects("setup", alternatives=["faster-starting-bonus"], **fields)
    assert "alternative-rules/faster-starting-bonus" in entries(told, name)
    assert not [each for each in names(effects("setup")) if each.startswith("bonus")]


def test_what_wins_the_game() -> None:
    def wins(*alternatives: str, **fields: object) -> list[str]:
        told = names(effects("setup", alternatives=list(alternatives), **fields))
        return told[told.index("owner-of-the-game-begins") + 1 :]

    assert wins() == ["last-character-wins"]
    assert wins("sudden-death") == ["first-on-the-crown-wins"]
    assert wins("timed-sudden-death") == ["last-character-wins", "most-points-win", "start-does-not-score"]
    scored = ["first-on-the-crown-wins", "most-points-win", "spells-at-the-start-do-not-score"]
    assert wins("sudden-death", "timed-sudden-death", hero={"character": "druid"}) == scored
    told = effects("setup", alternatives=["timed-sudden-death"], hero={"character": "druid"})
    assert the(told, "spells-at-the-start-do-not-score") == {"gold": 1, "spells": 1}
    told = effects("setup", alternatives=["timed-sudden-death"], hero={"character": "elf"})
    assert the(told, "spells-at-the-start-do-not-score") == {"gold": 1, "spells": 0}


def test_starting_again_after_a_death() -> None:
    told = effects("setup", when="after-death", hero={"character": "troll"}, alternatives=["faster-starting-bonus"])
    assert names(told) == [
        "draws-a-character", "character-face-up", "figure-to-start-space", "lives-fate-and-gold", "alignment",
        "no-starting-spells",
    ]  # fmt: skip
    assert the(told, "lives-fate-and-gold") == {"life": 6, "fate": 1, "gold": 1}


def test_there_are_only_fourteen_character_cards() -> None:
    # 5 players who all choose from 3 would need 15; with 4 of them choosing it is 13.
    with pytest.raises(BadInputError, match="15 character cards"):
        effects("setup", players=5, alternatives=["choose-from-three"])
    told = effects("setup", players=5, alternatives=["choose-from-three"], choosing=4)
    assert the(told, "unused-characters") == {"cards": 9}
    # 6 players, 4 of them choosing: 2 + 12 = 14.
    told = effects("setup", players=6, alternatives=["choose-from-three"], choosing=4)
    assert the(told, "unused-characters") == {"cards": 8}
    for game in (SetupOptions(7), SetupOptions(2, choosing=3), SetupOptions(5, choosing=5)):
        with pytest.raises(ValueError, match="cannot be dealt"):
            deal(game, 14)


# All three


@pytest.mark.parametrize(
    ("request_", "code", "input_"),
    [
        ({"situation": "talisman/toad", "hero": {"character": "frog"}}, "bad-value", 'hero.character = "frog"'),
        (
            {"situation": "talisman/toad", "hero": {"character": "elf", "toad_turns_left": 2}},
            "contradiction",
            "hero.toad_turns_left",
        ),
        (
            {"situation": "talisman/character-death", "killed_by": "command-spell", "crown_reached": False},
            "contradiction",
            "crown_reached, killed_by",
        ),
        ({"situation": "talisman/setup", "hero": {"character": "frog"}}, "bad-value", 'hero.character = "frog"'),
        ({"situation": "talisman/setup", "bonus": "craft"}, "contradiction", "bonus, alternatives"),
        ({"situation": "talisman/setup", "choosing": 2}, "contradiction", "choosing, alternatives"),
        (
            {"situation": "talisman/setup", "players": 2, "alternatives": ["choose-from-three"], "choosing": 3},
            "contradiction",
            "choosing, players",
        ),
        (
            {"situation": "talisman/setup", "when": "after-death", "alternatives": ["faster-bloodbath"]},
            "contradiction",
            "when, alternatives",
        ),
    ],
)
def test_bad_input_names_the_field(request_: dict, code: str, input_: str) -> None:
    with pytest.raises(BadInputError) as error:
        CATALOGUE.resolve(request_)
    assert (error.value.code, error.value.input) == (code, input_)


def test_every_effect_names_entries_and_has_words_in_every_language(corpus: Corpus) -> None:
    every = [each for each in Alternative if each is not Alternative.FASTER_BLOODBATH]
    reports = [
        ask("toad", hero=WIZARD | {"objects": 9}),
        ask("toad", hero={"character": "elf", "spells_held": 3, "toad": True}, space="crown-of-command"),
        ask("character-death", hero=DEAD, killed_by="character"),
        ask("character-death", hero=DEAD, killed_by="character", alternatives=["inherited-items"]),
        ask("character-death", hero=DEAD, crown_reached=True, players=2),
        ask("character-death", unused_characters=0),
        *(
            ask("setup", alternatives=every, hero={"character": hero})
            for hero in (None, "wizard", "elf", "thief", "monk")
            if hero
        ),
        ask("setup", alternatives=every, bonus="strength", variants={"trophy-rate": 6}),
        ask("setup", alternatives=[*every, "faster-bloodbath"], bonus="craft"),
        ask("setup", alternatives=["timed-sudden-death"]),
        ask("setup", when="after-death"),
    ]
    for report in reports:
        told = report.as_json()["effects"]
        assert len(told) == len(report.statements)
        for effect, line in zip(told, report.statements, strict=True):
            assert effect["entries"]
            assert set(effect["entries"]) <= corpus.entries.keys()
            assert tuple(effect["entries"]) == line.entries
            for language in LANGUAGES:
                assert "{" not in line.sentence.render(language)
