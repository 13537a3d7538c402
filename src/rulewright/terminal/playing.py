"""Plays a situation in the terminal with the dice and cards of a table: odds at every decision, undo, save."""

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
from rulewright.terminal.reading import names_a_file, read_situation, situation_called
from rulewright.views.explanation import measured, option_name, result_title

UNDO = "u"
QUIT = "q"


@dataclass
class Table:
    """A game table: what can be played, in which language, and where to keep it.

    `ask` reads a line from the player; `console` shows everything else.
    """

    catalogue: Catalogue
    corpus: Corpus
    language: Language
    save: Path | None = None
    console: Console = field(default_factory=lambda: Console(highlight=False))

    def play(self, what: str) -> None:
        """Plays a situation (its id) or one saved before (its file) to the end, or until the player stops.

        Raises `BadInputError` for what cannot be played, and `OSError` where it cannot be saved.
        """
        request = self._request(what)
        situation = self.catalogue.situation(request.get("situation"))
        answers = list(answers_of(request) or ())
        whole = {name: value for name, value in request.items() if name != "answers"}
        problem = self.catalogue.ask(whole)
        if not isinstance(problem, Problem):
            raise BadInputError(
                "unknown-situation",
                situation.id,
                phrase("there-is-no-chance-and-no", id=situation.id),
                phrase("use-rulewright-resolve"),
            )
        self.catalogue.ask(request)  # refuses answers that are not possible
        solution = solve(problem)
        self._say(phrase("type-what-you-throw-draw-or"))
        while True:
            now = position(solution, answers)
            self._tell(now, situation)
            if now.pending is None:
                told = problem.summary(now.outcome)
                self.console.print(f"[bold]{escape(result_title(told.result, situation, self.language))}[/bold]")
            else:
                self._odds(now, situation, solution.goal.names)
            reply = self._read(now, situation)
            if reply == QUIT:
                self._keep(whole, answers)
                return
            if reply == UNDO:
                answers = answers[:-1]
            elif reply is not None:
                answers.append(reply)

    def _request(self, what: str) -> dict[str, Any]:
        """The request that a file holds, or one put together from what the player says."""
        if names_a_file(what):
            return parse_request(read_situation(what))
        return self._asked(situation_called(self.catalogue, what))

    def _asked(self, situation: Situation) -> dict[str, Any]:
        """What the situation's form asks everybody: numbers, and what must be told; the rest is as the form begins."""
        fields = fields_of(situation.request)
        values = dict(situation.form)
        for each in fields:
            is_number = not (each.options or each.is_flag or each.is_list or each.is_text)
            is_further = each.path in situation.more or each.name in situation.more
            if each.is_required or (is_number and each.path in situation.form and not is_further):
                values[each.path] = self._value(each, situation)
        return request_of(situation.id, values, fields)

    def _value(self, wanted: Field, situation: Situation) -> FieldValue:
        """A field's value as the player types it, or the one that the form begins with."""
        label = (situation.labels.get(wanted.path) or situation.labels[wanted.name]).render(self.language)
        usual = situation.form.get(wanted.path)
        shown = label if usual is None else f"{label} [{wanted.write(usual)}]"
        while True:
            reply = self._typed(shown)
            if reply.lower() == QUIT:
                raise BadInputError(
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
                self._say(phrase("choose-one-of-options", options=wanted.describe()))
                continue
            return value

    def _tell(self, now: Position[Any], situation: Situation) -> None:
        """The rules that were applied since the last answer."""
        game = situation.id.split("/")[0]
        for cite in now.mentioned:
            if cite.status is Status.APPLIED:
                title = self._title(cite.entry, situation)
                self.console.print(f"  • {escape(title)} [dim]{game}/{cite.entry}[/dim]")

    def _odds(self, now: Position[Any], situation: Situation, measures: Sequence[str]) -> None:
        for option, worth in now.worth.items():
            name = option_name(option, situation, self.language) if option else phrase("now").render(self.language)
            mark = "[bold]→[/bold]" if option and option == now.advised else " "
            numbers = ", ".join(
                measured(measure, number, situation, self.language)
                for measure, number in zip(measures, worth, strict=True)
            )
            typed = f"{option}: " if option else ""
            self.console.print(f"{mark} {escape(typed)}{escape(name)} – {escape(numbers)}")

    def _read(self, now: Position[Any], situation: Situation) -> Given | None:
        """The player's answer, `UNDO` or `QUIT`; `None` where it is none of the possible ones."""
        reply = self._typed(self._question(now, situation)).lower()
        if reply in (UNDO, QUIT):
            return reply
        answer = _understood(now.pending, reply)
        if answer in now.allowed:
            return answer
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

    def _question(self, now: Position[Any], situation: Situation) -> str:
        match now.pending:
            case None:
                question = phrase("u-or-q")
            case Choose(entry=entry):
                question = phrase("rule-decide", rule=self._title(entry, situation))
            case Draw(entry=entry):
                question = phrase("rule-what-comes-up", rule=self._title(entry, situation))
            case Roll(entry=entry, dice=1):
                question = phrase("rule-the-die-shows", rule=self._title(entry, situation))
            case Roll(entry=entry):
                question = phrase("rule-the-dice-show-as-2", rule=self._title(entry, situation))
        return question.render(self.language)

    def _title(self, entry: str, situation: Situation) -> str:
        game = situation.id.split("/")[0]
        return self.corpus.title(f"{game}/{entry}", self.language)

    def _typed(self, question: str) -> str:
        """What the player types; the end of the input means `QUIT`."""
        self.console.print(f"[bold]{escape(question)}[/bold] > ", end="")
        try:
            return input().strip()
        except EOFError:
            return QUIT

    def _say(self, message: Any) -> None:  # noqa: ANN401
        self.console.print(escape(message.render(self.language)))

    def _keep(self, request: Mapping[str, Any], answers: Sequence[Given]) -> None:
        if self.save is None:
            return
        text = json.dumps({**request, "answers": list(answers)}, ensure_ascii=False, indent=2)
        replace_file(self.save, text + "\n")
        self._say(phrase("kept-in-file-go-on-with", file=self.save))


def _named(reply: str, names: Sequence[str]) -> str:
    """The name that is meant, whatever its case; the reply itself where it is none of them."""
    return next((name for name in names if name.lower() == reply), reply)


def _understood(pending: Roll | Draw | Choose | None, reply: str) -> Given | None:
    match pending:
        case Choose(options=options):
            return _named(reply, options)
        case Draw(pile=pile):
            return _named(reply, [name for name, _ in pile])
        case Roll(dice=1):
            return int(reply) if reply.isdecimal() else None
        case Roll():
            faces = reply.replace(",", " ").split()
            return tuple(sorted(map(int, faces))) if all(face.isdecimal() for face in faces) else None
    return None
