"""Play of a situation in the terminal with real dice and cards: odds at every decision, undo, save."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from rulewright.corpus import Corpus
from rulewright.engine.effects import Choose, Draw, Given, Roll, Status
from rulewright.engine.stepper import Position, position
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.replacing import replace_file
from rulewright.situations import Catalogue, Problem, Situation, parse_request
from rulewright.situations.form import Field, FieldValue, fields_of, request_of
from rulewright.situations.request import UnknownIdError, answers_of
from rulewright.situations.solving import solve
from rulewright.terminal.reading import fields_named, names_a_file, read_situation, situation_called
from rulewright.views.explanation import measured, option_name, points_of_results, result_title

MARK = "→"
"""The mark of the best option."""
UNDO = "u"
QUIT = "q"
_WORDS = {UNDO: phrase("words-for-undo"), QUIT: phrase("words-for-quit")}
"""The messages with the words that users may type instead, in the reader's language or in English."""


class _StoppedError(Exception):
    """The player stopped before there was anything to play."""


@dataclass
class Table:
    """A game table: the situations, the language, and the file to save to.

    `ask` reads a line from the player; `console` shows everything else.
    """

    catalogue: Catalogue
    corpus: Corpus
    language: Language
    save: Path | None = None
    console: Console = field(default_factory=lambda: Console(highlight=False))
    _has_told_mark: bool = field(default=False, init=False, repr=False)
    _has_ended: bool = field(default=False, init=False, repr=False)

    def play(self, what: str) -> None:
        """Play a situation (its id) or a saved one (its file) to the end, or until the player stops.

        The game is saved after every answer. Raises `BadInputError` if it cannot be played, and `OSError` if it cannot
        be saved.
        """
        try:
            request = self._request(what)
        except _StoppedError:
            return
        situation = self.catalogue.situation(request.get("situation"))
        answers = list(answers_of(request) or ())
        whole = {name: value for name, value in request.items() if name != "answers"}
        with fields_named(situation):
            problem = self.catalogue.ask(whole)
        if not isinstance(problem, Problem):
            raise _nothing_to_play(situation)
        self.catalogue.ask(request)  # raises an error for impossible answers
        solution = solve(problem)
        self._say(phrase("type-what-you-throw-draw-or"))
        if problem.prices:
            self.console.print(escape(points_of_results(dict(problem.prices), situation, self.language)))
        if self.save is not None:
            self._say(phrase("every-answer-is-kept-in", file=self.save))
        while True:
            self._keep(whole, answers)
            now = position(solution, answers)
            self._tell(now, situation)
            if now.pending is None:
                told = problem.summary(now.outcome)
                self.console.print(f"[bold]{escape(result_title(told.result, situation, self.language))}[/bold]")
            else:
                self._odds(now, situation, solution.goal.names)
            reply = self._read(now, situation)
            if reply == QUIT:
                if self.save is not None:
                    self._say(phrase("kept-in-file-go-on-with", file=self.save))
                return
            if reply == UNDO:
                answers = answers[:-1]
            elif reply is not None:
                answers.append(reply)

    def _request(self, what: str) -> dict[str, Any]:
        """The request in a file, or one built from the player's input."""
        if names_a_file(what):
            return parse_request(read_situation(what))
        return self._asked(situation_called(self.catalogue, what))

    def _asked(self, situation: Situation) -> dict[str, Any]:
        """Ask for the numbers and required fields of the situation's form; other fields have its initial values.

        Values that contradict others are requested once more.
        """
        if not situation.results:
            raise _nothing_to_play(situation)
        fields = fields_of(situation.request)
        values = dict(situation.form)
        self._say(phrase("enter-keeps-what-stands-in-brackets"))
        for each in fields:
            is_number = not (each.options or each.is_flag or each.is_list or each.is_text)
            is_further = each.path in situation.more or each.name in situation.more
            if each.is_required or (is_number and each.path in situation.form and not is_further):
                values[each.path] = self._value(each, situation, values)
        while refused := self._refusal(situation, values):
            blamed = next((each for each in fields if refused.is_about(each.path)), None)
            if blamed is None:
                raise refused
            self._complain(refused)
            values[blamed.path] = self._value(blamed, situation, values, refused)
        return request_of(situation.id, values, fields)

    def _refusal(self, situation: Situation, values: Mapping[str, Any]) -> BadInputError | None:
        """The error for the request of these values; `None` if it is valid."""
        try:
            self.catalogue.ask(request_of(situation.id, values, fields_of(situation.request)))
        except BadInputError as error:
            return error
        return None

    def _complain(self, error: BadInputError) -> None:
        self._say(error.message)
        self._say(error.remedy)

    def _value(
        self, wanted: Field, situation: Situation, values: Mapping[str, Any], refused: BadInputError | None = None
    ) -> FieldValue:
        """The field's value that the player types, or the form's initial value.

        A text is validated together with the other `values`. `refused` is the error of the first attempt. Then there is
        no value to keep, and the error is raised if the input ends.
        """
        label = (situation.labels.get(wanted.path) or situation.labels[wanted.name]).render(self.language)
        usual = situation.form.get(wanted.path) if refused is None else None
        offered = f" ({wanted.described})" if wanted.options else ""
        shown = f"{label}{offered}" if usual is None else f"{label}{offered} [{wanted.write(usual)}]"
        if wanted.has_lines:
            self._say(phrase("type-its-lines-an-empty-one-ends", id=situation.id))
        while True:
            reply = self._lines(shown) if wanted.has_lines else self._typed(shown)
            if self._means(QUIT, reply.lower()):
                if not self._has_ended:
                    raise _StoppedError
                raise refused or BadInputError(
                    "missing-field",
                    wanted.path,
                    phrase("the-field-field-is-missing", field=wanted.path),
                    phrase("give-it-a-value"),
                )
            if not reply and (usual is not None or not wanted.is_required):
                return usual
            try:
                value: FieldValue = self.catalogue.namer.value(situation, wanted, reply)
            except BadInputError as error:
                self._say(error.remedy)
                continue
            except ValueError:
                self._say(wanted.remedy)
                continue
            wrong = self._refusal(situation, {**values, wanted.path: value}) if wanted.is_text else None
            if wrong is None or not wrong.is_about(wanted.path):
                return value
            self._complain(wrong)

    def _tell(self, now: Position[Any], situation: Situation) -> None:
        """Print the rules that were applied since the last answer."""
        game = situation.id.split("/")[0]
        for cite in now.mentioned:
            if cite.status is Status.APPLIED:
                title = self._title(cite.entry, situation)
                self.console.print(f"  • {escape(title)} [dim]{game}/{cite.entry}[/dim]")

    def _odds(self, now: Position[Any], situation: Situation, measures: Sequence[str]) -> None:
        """Print the possible answers, each with the number that may be typed instead, and its value."""
        numbers = _numbers(now.pending)
        for option, worth in now.worth.items():
            mark = MARK if option and option == now.advised else " "
            name = self._option(option, situation) if option else phrase("now").render(self.language)
            told = ", ".join(
                measured(measure, number, situation, self.language)
                for measure, number in zip(measures, worth, strict=True)
            )
            self.console.print(f"[bold]{mark}[/bold] {numbers.get(option, '')}{escape(name)} – {escape(told)}")
        if now.advised and not self._has_told_mark:
            self._has_told_mark = True
            self._say(phrase("serves-what-matters-most-to-you", mark=MARK))
        if isinstance(now.pending, Draw):
            for card, number in now.pending.pile:
                self.console.print(f"  {numbers.get(card, '')}{escape(self._option(card, situation))} · {number}")

    def _option(self, option: str, situation: Situation) -> str:
        """An option as it is typed, with its name if that differs."""
        name = option_name(option, situation, self.language)
        return name if name == option else f"{option}: {name}"

    def _read(self, now: Position[Any], situation: Situation) -> Given | None:
        """The player's answer, `UNDO` or `QUIT`; `None` for an impossible answer."""
        reply = self._typed(self._question(now, situation)).lower()
        answer = _understood(now.pending, reply)
        if answer in now.allowed:
            return answer
        for meant in (UNDO, QUIT):
            if self._means(meant, reply):
                return meant
        options = [each for each in now.allowed if isinstance(each, str)]
        if options:
            try:
                return self.catalogue.namer.id_of(situation, UnknownIdError(("answers",), reply, options))
            except BadInputError as error:
                self._say(error.remedy)
                return None
        shown = ", ".join(
            " ".join(map(str, each)) if isinstance(each, tuple) else str(each) for each in now.allowed[:60]
        )
        self._say(phrase("choose-one-of-options", options=shown or "u, q"))
        return None

    def _means(self, meant: str, reply: str) -> bool:
        """Whether the reply is `UNDO` or `QUIT`, or a word for it."""
        words = (_WORDS[meant].render(language) for language in (self.language, Language.EN))
        return reply in (meant, *", ".join(words).split(", "))

    def _question(self, now: Position[Any], situation: Situation) -> str:
        match now.pending:
            case None:
                question = phrase("u-or-q")
            case Choose(entry=entry):
                question = phrase("rule-decide", rule=self._title(entry, situation))
            case Draw(entry=entry):
                question = phrase("rule-what-comes-up", rule=self._title(entry, situation))
            case Roll(entry=entry, roller=roller, dice=dice):
                told = {"rule": self._title(entry, situation), "roller": situation.rollers.get(roller, roller)}
                question = phrase("rule-what-does-the-die-show" if dice == 1 else "rule-the-dice-show-as-2", **told)
        return question.render(self.language)

    def _title(self, entry: str, situation: Situation) -> str:
        game = situation.id.split("/")[0]
        return self.corpus.title(f"{game}/{entry}", self.language)

    def _typed(self, question: str) -> str:
        """The player's input; the end of the input means `QUIT`."""
        self.console.print(f"[bold]{escape(question)}[/bold] > ", end="")
        try:
            return input().strip()
        except EOFError:
            self._has_ended = True
            return QUIT

    def _lines(self, question: str) -> str:
        """The player's input in lines, up to an empty one."""
        lines = [self._typed(question)]
        while lines[-1] not in ("", QUIT):
            lines.append(self._typed(""))
        return QUIT if lines == [QUIT] else "\n".join(line for line in lines if line not in ("", QUIT))

    def _say(self, message: Any) -> None:  # noqa: ANN401
        self.console.print(escape(message.render(self.language)))

    def _keep(self, request: Mapping[str, Any], answers: Sequence[Given]) -> None:
        if self.save is None:
            return
        text = json.dumps({**request, "answers": list(answers)}, ensure_ascii=False, indent=2)
        replace_file(self.save, text + "\n")


def _nothing_to_play(situation: Situation) -> BadInputError:
    return BadInputError(
        "unknown-situation",
        situation.id,
        phrase("there-is-no-chance-and-no", id=situation.id),
        phrase("use-rulewright-resolve"),
    )


def _numbers(pending: Roll | Draw | Choose | None) -> dict[str, str]:
    """The number before each option; empty if an option is a number itself."""
    names = _names(pending)
    if any(name.isdecimal() for name in names):
        return {}
    return {name: f"{number}. " for number, name in enumerate(names, 1)}


def _names(pending: Roll | Draw | Choose | None) -> tuple[str, ...]:
    match pending:
        case Choose(options=options):
            return tuple(options)
        case Draw(pile=pile):
            return tuple(name for name, _ in pile)
    return ()


def _named(reply: str, pending: Choose | Draw) -> str:
    """The option for a reply, ignoring case, or by its number; the reply itself if there is none."""
    numbered = {number.rstrip(". "): name for name, number in _numbers(pending).items()}
    return next((name for name in _names(pending) if name.lower() == reply), numbered.get(reply, reply))


def _understood(pending: Roll | Draw | Choose | None, reply: str) -> Given | None:
    match pending:
        case Choose() | Draw():
            return _named(reply, pending)
        case Roll(dice=1):
            return int(reply) if reply.isdecimal() else None
        case Roll():
            faces = reply.replace(",", " ").split()
            return tuple(sorted(map(int, faces))) if all(face.isdecimal() for face in faces) else None
    return None
