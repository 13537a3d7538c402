"""Advice in words: what to decide, and when, from the engine's decisions case by case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.engine.solver import DecisionCase
from rulewright.phrase import Phrase, phrase
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
            battles = [int(case.facts["battle"]) for case in cases if case.option == "evade"]
            if not battles:
                return phrase("Fight; do not evade.")
            if all(case.option == "evade" for case in cases):
                return phrase("Evade.")
            return phrase("Evade opponent {numbers}; fight the others.", numbers=_listed(battles))
    raise ValueError(f"no advice is written for {choice}")


def _fate_on_attack_roll(cases: Sequence[DecisionCase]) -> Phrase:
    """The advice for each battle and each number of fate tokens left in it, told once where it is the same."""
    situations = sorted({(int(case.facts["battle"]), -int(case.facts["fate"])) for case in cases})
    parts = [
        _one_attack_roll([case for case in cases if (case.facts["battle"], -int(case.facts["fate"])) == each])
        for each in situations
    ]
    if len(set(map(str, parts))) == 1:
        return parts[0]
    label = phrase("Battle {number} with fate {fate}: {advice}").template
    labelled = [
        Phrase(label, {"number": battle, "fate": -fate, "advice": part})
        for (battle, fate), part in zip(situations, parts, strict=True)
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
