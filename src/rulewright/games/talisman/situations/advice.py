"""Advice in words: what to decide, and when, from the engine's decisions case by case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulewright.engine.decisions import DecisionCase
from rulewright.games.talisman.battle import CHARM, EVADE, FIGHT
from rulewright.games.talisman.fate import KEEP, PAY
from rulewright.language.phrase import Phrase, phrase


def sentence(choice: str, cases: Sequence[DecisionCase]) -> Phrase:
    """One sentence that says how to decide `choice` in all `cases`."""
    match choice:
        case "fate-on-attack-roll":
            return _fate_on_attack_roll(cases)
        case "fate-on-armour":
            if any(case.option == PAY for case in cases):
                return phrase("Pay fate to reroll the Armour die when it does not save your life.")
            return phrase("Keep your fate when the Armour die does not save your life.")
        case "evade":
            return _evade(cases)
        case "destroy":
            return _instead(cases, phrase("Destroy it without an attack."))
        case "attack":
            charms = cases[0].option == CHARM
            return _instead(cases, phrase("Charm it.") if charms else phrase("Leave it alone."))
        case "fate-on-fiends" | "fate-on-tower" | "fate-on-charm":
            return _fate_on_one_die(cases)
        case "fate-on-crypt" | "fate-on-mines" | "fate-on-werewolf":
            return _fate_on_several_dice(cases)
        case "fate-on-death":
            return _fate_on_death(cases)
        case "turn-back":
            return _turn_back(cases)
        case "path":
            return _path(cases)
        case "followers":
            return _followers(cases)
    raise ValueError(f"no advice is written for {choice}")


def _fate_on_one_die(cases: Sequence[DecisionCase]) -> Phrase:
    """On which faces of a die to pay fate."""
    pays = {int(case.facts["die"]) for case in cases if case.option == PAY}
    keeps = {int(case.facts["die"]) for case in cases if case.option != PAY}
    if not pays:
        return phrase("Keep your die: paying fate does not help.")
    if not pays - keeps:
        return phrase(
            "Pay fate to reroll your die on {faces}, but not always: see “every case”.",
            faces=listed(pays),
        )
    if pays & keeps:
        return phrase(
            "Pay fate to reroll your die on {faces}, on {sometimes} not always: see “every case”.",
            faces=listed(pays - keeps),
            sometimes=listed(pays & keeps),
        )
    return phrase("Pay fate to reroll your die on {faces}.", faces=listed(pays))


def _fate_on_several_dice(cases: Sequence[DecisionCase]) -> Phrase:
    """At which totals to pay fate, and for which die: the spaces with such throws want low totals."""
    totals: dict[bool, set[int]] = {True: set(), False: set()}
    for case in cases:
        totals[case.option != KEEP].add(sum(_faces(case)))
    pays, keeps = totals[True], totals[False]
    if not pays:
        return phrase("Keep your dice: paying fate does not help.")
    if not pays - keeps:
        return phrase("Pay fate at totals of {totals}, but not always: see “every case”.", totals=listed(pays))
    if pays & keeps:
        return phrase(
            "Pay fate to reroll 1 die at totals of {totals}, at {sometimes} not always: see “every case”.",
            totals=listed(pays - keeps),
            sometimes=listed(pays & keeps),
        )
    if all(case.option == f"{PAY}-{max(_faces(case))}" for case in cases if case.option != KEEP):
        return phrase("Pay fate to reroll your highest die at totals of {totals}.", totals=listed(pays))
    return phrase("Pay fate to reroll 1 die at totals of {totals}.", totals=listed(pays))


def _fate_on_death(cases: Sequence[DecisionCase]) -> Phrase:
    """When to pay fate against Death."""
    clauses = []
    for name, sign in (("behind", -1), ("level", 0), ("ahead", 1)):
        here = [case for case in cases if _sign(sum(_faces(case)) - int(case.facts["death"])) == sign]
        pays = [case for case in here if case.option != KEEP]
        if pays and len(pays) == len(here):
            clauses.append(_STANDING[name])
        elif pays:
            clauses.append(_SOMETIMES[name])
    if not clauses:
        return phrase("Keep your dice: paying fate does not help.")
    return phrase(
        "Pay fate to reroll your lower die when you are {cases}.", cases=joined(clauses, phrase("{first} or {second}"))
    )


def _turn_back(cases: Sequence[DecisionCase]) -> Phrase:
    """Whether to turn back, or from which opponents."""
    from rulewright.games.talisman.inner_region import TURN_BACK

    back = [case for case in cases if case.option == TURN_BACK]
    if not back:
        return phrase("Go on; do not turn back.")
    if len(back) == len(cases):
        return phrase("Turn back.")
    for fact, sentence_for in (
        ("werewolf", phrase("Go on, but from a Werewolf of Strength {numbers} sometimes turn back: see “every case”.")),
        ("fiends", phrase("Go on, but with {numbers} Pit Fiends left sometimes turn back: see “every case”.")),
    ):
        if all(fact in case.facts for case in back):
            return Phrase(sentence_for.template, {"numbers": listed(int(case.facts[fact]) for case in back)})
    return phrase("Go on, but sometimes turn back: see “every case”.")


def _path(cases: Sequence[DecisionCase]) -> Phrase:
    """Which way to set out from the Plain of Peril."""
    ways = {"leave": phrase("Leave through the Portal"), "crypt": phrase("Set out by the Crypt"),
            "mines": phrase("Set out by the Mines")}  # fmt: skip
    first = ways[cases[0].option]
    if len({case.option for case in cases}) == 1:
        return phrase("{way}.", way=first)
    return phrase(
        "{way}. Back where you set out, decide by the lives, fate and Followers that you have left: see “every case”.",
        way=first,
    )


def _followers(cases: Sequence[DecisionCase]) -> Phrase:
    """How many Followers to give up in the Vampire's Tower."""
    if all(case.option == "0" for case in cases):
        return phrase("Keep your Followers.")
    most = all(int(case.option) == min(int(case.facts["loss"]), int(case.facts["followers"])) for case in cases)
    if most:
        return phrase("Discard a Follower for every life that it saves.")
    return phrase("Sometimes discard Followers: see “every case”.")


def _faces(case: DecisionCase) -> list[int]:
    return [int(face) for face in str(case.facts["dice"]).split(" + ")]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


_STANDING = {"behind": phrase("behind"), "level": phrase("level"), "ahead": phrase("ahead")}
_SOMETIMES = {
    "behind": phrase("behind (not always: see “every case”)"),
    "level": phrase("level (not always: see “every case”)"),
    "ahead": phrase("ahead (not always: see “every case”)"),
}


def _evade(cases: Sequence[DecisionCase]) -> Phrase:
    """Whom to evade; told for each number of fate tokens where it depends on them."""
    evaded = {int(case.facts["battle"]) for case in cases if case.option == EVADE}
    fought = {int(case.facts["battle"]) for case in cases if case.option != EVADE}
    if not evaded:
        return phrase("Fight; do not evade.")
    if not fought:
        return phrase("Evade.")
    if not evaded & fought:
        return phrase("Evade opponent {numbers}; fight the others.", numbers=listed(evaded))
    return _by_battle_and_fate(
        cases, lambda some: phrase("Evade.") if some[0].option == EVADE else phrase("Fight; do not evade.")
    )


def _instead(cases: Sequence[DecisionCase], other: Phrase) -> Phrase:
    """Whether to fight, or to do something else; told for each number of fate tokens where it depends on them."""
    return _by_battle_and_fate(cases, lambda some: phrase("Fight.") if some[0].option == FIGHT else other)


def _fate_on_attack_roll(cases: Sequence[DecisionCase]) -> Phrase:
    """When to pay fate for the attack die; told for each battle and number of fate tokens where it depends on them."""
    return _by_battle_and_fate(cases, _one_attack_roll)


def _by_battle_and_fate(cases: Sequence[DecisionCase], advice: Callable[[Sequence[DecisionCase]], Phrase]) -> Phrase:
    """The advice for each battle and each number of fate tokens left before it, told once where it is the same."""
    if "battle" not in cases[0].facts:
        return advice(cases)
    groups: dict[tuple[int, int], list[DecisionCase]] = {}
    for case in cases:
        groups.setdefault((int(case.facts["battle"]), -int(case.facts["fate"])), []).append(case)
    parts = {key: advice(groups[key]) for key in sorted(groups)}
    if len(set(map(str, parts.values()))) == 1:
        return next(iter(parts.values()))
    label = phrase("Battle {number} with fate {fate}: {advice}").template
    labelled = [
        Phrase(label, {"number": battle, "fate": -fate, "advice": part}) for (battle, fate), part in parts.items()
    ]
    return joined(labelled, phrase("{first} {second}"))


def _one_attack_roll(cases: Sequence[DecisionCase]) -> Phrase:
    """When to pay fate for the attack die of one battle.

    Given how the scores stand, a new die's worth depends on the opponent's die alone: its faces tell the cases apart.
    """
    if "foe" not in cases[0].facts:
        return _fate_on_one_die(cases)
    several = "dice" in cases[0].facts
    if len(cases) == 1 and several:
        pays = cases[0].option != KEEP
        return phrase("Pay fate to reroll your lower attack die.") if pays else phrase("Keep your attack dice.")
    if len(cases) == 1:
        pays = cases[0].option == PAY
        return phrase("Pay fate to reroll your attack die.") if pays else phrase("Keep your attack die.")
    clauses = []
    for standing, always, sometimes in (
        ("behind", phrase("behind"), phrase("behind with the opponent's die at {faces}")),
        ("level", phrase("level"), phrase("level with the opponent's die at {faces}")),
        ("ahead", phrase("ahead"), phrase("ahead with the opponent's die at {faces}")),
    ):
        here = [case for case in cases if case.facts["standing"] == standing]
        faces = {int(case.facts["foe"]) for case in here if case.option != KEEP}
        if faces and all(case.option != KEEP for case in here):
            clauses.append(always)
        elif faces:
            clauses.append(Phrase(sometimes.template, {"faces": listed(faces)}))
    told = joined(clauses, phrase("{first} or {second}")) if clauses else None
    if several:
        if told is None:
            return phrase("Keep your attack dice: paying fate does not help.")
        return phrase("Pay fate to reroll your lower attack die when you are {cases}.", cases=told)
    if told is None:
        return phrase("Keep your attack die: paying fate does not help.")
    return phrase("Pay fate to reroll your attack die when you are {cases}.", cases=told)


def joined(parts: Sequence[Phrase], pattern: Phrase) -> Phrase:
    """The parts as one phrase, each pair joined as `pattern` (of `{first}` and `{second}`) says."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Phrase(pattern.template, {"first": joined, "second": part})
    return joined


def listed(numbers: Iterable[int]) -> str:
    """Numbers with runs shortened: `1–3, 5`."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
