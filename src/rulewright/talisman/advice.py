"""Advice in words: what to decide, and when, from the engine's decisions case by case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulewright.engine.solver import DecisionCase
from rulewright.phrase import Phrase, phrase
from rulewright.talisman.fate import KEEP, PAY


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
    if len({case.facts["battle"] for case in cases}) == 1 and len(cases) == 1:
        return phrase("Pay fate to reroll your attack die.") if cases[0].option == PAY else phrase("Keep your attack die.")
    clauses = []
    for standing, always, sometimes in (
        ("behind", phrase("behind"), "behind, opponent's die {faces}"),
        ("level", phrase("level"), "level, opponent's die {faces}"),
        ("ahead", phrase("ahead"), "ahead, opponent's die {faces}"),
    ):
        here = [case for case in cases if case.facts["standing"] == standing]
        pays = [case for case in here if case.option == PAY]
        if pays and len(pays) == len(here):
            clauses.append(always)
        elif pays:
            kept = {case.facts["foe"] for case in here if case.option == KEEP}
            faces = sorted({int(case.facts["foe"]) for case in pays} - {int(face) for face in kept})
            clauses.append(phrase(sometimes, faces=_listed(faces)))
    if not clauses:
        return phrase("Keep your attack die: paying fate does not help.")
    return phrase("Pay fate to reroll your attack die when you are: {cases}.", cases=_joined(clauses))


def _joined(clauses: Sequence[Phrase]) -> Phrase:
    joined = clauses[0]
    for clause in clauses[1:]:
        joined = phrase("{first}; {second}", first=joined, second=clause)
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
