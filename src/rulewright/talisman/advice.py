"""Advice in words: what to decide, and when, from the engine's decisions case by case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rulewright.engine.solver import DecisionCase
from rulewright.phrase import Phrase, phrase
from rulewright.talisman.battle import EVADE
from rulewright.talisman.fate import PAY


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
    raise ValueError(f"no advice is written for {choice}")


def _evade(cases: Sequence[DecisionCase]) -> Phrase:
    """Whom to evade; told for each number of fate tokens where it depends on them."""
    evaded = {int(case.facts["battle"]) for case in cases if case.option == EVADE}
    fought = {int(case.facts["battle"]) for case in cases if case.option != EVADE}
    if not evaded:
        return phrase("Fight; do not evade.")
    if not fought:
        return phrase("Evade.")
    if not evaded & fought:
        return phrase("Evade opponent {numbers}; fight the others.", numbers=_listed(evaded))
    return _by_battle_and_fate(
        cases, lambda some: phrase("Evade.") if some[0].option == EVADE else phrase("Fight; do not evade.")
    )


def _fate_on_attack_roll(cases: Sequence[DecisionCase]) -> Phrase:
    """When to pay fate for the attack die; told for each battle and number of fate tokens where it depends on them."""
    return _by_battle_and_fate(cases, _one_attack_roll)


def _by_battle_and_fate(cases: Sequence[DecisionCase], advice: Callable[[Sequence[DecisionCase]], Phrase]) -> Phrase:
    """The advice for each battle and each number of fate tokens left before it, told once where it is the same."""
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
    return _joined(labelled, phrase("{first} {second}"))


def _one_attack_roll(cases: Sequence[DecisionCase]) -> Phrase:
    """When to pay fate for the attack die of one battle.

    Given how the scores stand, a new die's worth depends on the opponent's die alone: its faces tell the cases apart.
    """
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
        faces = {int(case.facts["foe"]) for case in here if case.option == PAY}
        if faces and all(case.option == PAY for case in here):
            clauses.append(always)
        elif faces:
            clauses.append(Phrase(sometimes.template, {"faces": _listed(faces)}))
    if not clauses:
        return phrase("Keep your attack die: paying fate does not help.")
    return phrase(
        "Pay fate to reroll your attack die when you are {cases}.",
        cases=_joined(clauses, phrase("{first} or {second}")),
    )


def _joined(parts: Sequence[Phrase], pattern: Phrase) -> Phrase:
    """The parts as one phrase, each pair joined as `pattern` (of `{first}` and `{second}`) says."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Phrase(pattern.template, {"first": joined, "second": part})
    return joined


def _listed(numbers: Iterable[int]) -> str:
    """Numbers with runs shortened: `1–3, 5`."""
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
