"""Print the questions of the tuned half that are not understood as meant, and how many are in each half."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rulewright.corpus.cache import cached_corpus
from rulewright.language import LANGUAGES, Language
from rulewright.questions.understanding import Questions
from rulewright.situations.game_packages import GamePackages
from rulewright.situations.plugins import readers_folder

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.questions.scoring import HALVES, Judged, count, judge


def main() -> None:
    """Count both halves; of the held one nothing else is shown, so that nobody tunes on it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("languages", nargs="*", default=LANGUAGES)
    parser.add_argument("--held", action="store_true", help="count the held half, too")
    parser.add_argument("--brief", action="store_true", help="no questions")
    given = parser.parse_args()
    folder = readers_folder()
    corpus = cached_corpus(folder)
    questions = Questions(folder, corpus, GamePackages.from_folder(folder, corpus))
    for code in given.languages:
        for half in HALVES[: 1 + given.held]:
            judged = judge(questions, half, Language(code))
            if half == "tuned" and not given.brief:
                for each in judged:
                    if not each.is_right:
                        print(_describe(each))
            counted = count(judged)
            share = 100 * counted["right"] / counted["all"]
            print(f"{code} {half}: {share:.0f} % right", dict(counted))


def _describe(each: Judged) -> str:
    found = each.found
    situation = found.situation.id if found.situation else "-"
    wrong = {path: value for path, value in each.stated.items() if each.expected.get(path, None) != value}
    lacks = {path: value for path, value in each.expected.items() if path not in each.stated}
    left = [each.question[start:end] for start, end in found.left]
    marks = "S" * each.is_wrong_situation + "M" * each.is_misread + "C" * each.is_calculated_in_error
    return (
        f"[{each.kind} {each.situation or '-'} | {found.kind} {situation}] {marks} {each.question}\n"
        f"      wrong {wrong} lacks {lacks} left {left} choices {[c.field for c in found.choices]}"
    )


if __name__ == "__main__":
    main()
