"""Play of a situation in the terminal with real dice and cards: odds at every decision, undo, save."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

from rulewright.atomic_write import write_atomically
from rulewright.corpus.model import Corpus
from rulewright.engine.effects import Choose, Draw, PromptAnswer, Roll, Status
from rulewright.engine.stepper import Position, compute_position
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.form_fields import FieldValue, RequestField, build_request, list_fields
from rulewright.situations.problem import Problem
from rulewright.situations.request import UnknownIdError, parse_answers, parse_request
from rulewright.situations.situation import Situation
from rulewright.situations.solving import solve
from rulewright.terminal.output import show_controls
from rulewright.terminal.request_input import (
    add_table_fields,
    explain_field_errors,
    find_situation,
    is_file_name,
    read_request_text,
)
from rulewright.views.explanation_text import (
    format_idle_field,
    format_measure,
    format_named_piece,
    format_option,
    format_points_per_result,
    format_result,
)

BEST_OPTION_MARK = "→"
"""The mark of the best option."""
EXAMPLE_FACES = (2, 5, 3, 6, 1, 4)
"""The faces of dice in the example of what may be typed."""
UNDO = "u"
QUIT = "q"
_REPLY_WORDS = {UNDO: phrase("words-for-undo"), QUIT: phrase("words-for-quit")}
"""The messages with the words that users may type instead, in the reader's language or in English."""


class _PlayerStoppedError(Exception):
    """The player stopped before there was anything to play."""


@dataclass
class PlaySession:
    """A game table: the situations, the language, and the file to save to.

    `console` shows everything but the player's input. `table_fields` are the request's fields about a table as a file.
    """

    catalogue: Catalogue
    corpus: Corpus
    language: Language
    save: Path | None = None
    console: Console = field(default_factory=lambda: Console(highlight=False))
    table_fields: Mapping[str, Any] = field(default_factory=dict)
    _has_explained_mark: bool = field(default=False, init=False, repr=False)
    _has_input_ended: bool = field(default=False, init=False, repr=False)

    def play(self, what: str) -> None:
        """Play a situation (its id) or a saved one (its file) to the end, or until the player stops.

        The game is saved after every answer. Raises `BadInputError` if it cannot be played, and `OSError` if it cannot
        be saved.
        """
        try:
            request = self._load_or_ask_request(what)
        except _PlayerStoppedError:
            return
        situation = self.catalogue.get_situation(request.get("situation"))
        answers = list(parse_answers(request) or ())
        whole = {name: value for name, value in request.items() if name != "answers"}
        with explain_field_errors(situation):
            problem = self.catalogue.build_problem(whole)
        if not isinstance(problem, Problem):
            raise _nothing_to_play_error(situation)
        self.catalogue.build_problem(request)  # raises an error for impossible answers
        solution = solve(problem)
        self._print_message(phrase("type-what-you-throw-draw-or"))
        if problem.points:
            self.console.print(escape(format_points_per_result(dict(problem.points), situation, self.language)))
        for piece in problem.named:
            self.console.print(f"• {escape(format_named_piece(piece, self.corpus, self.language))}")
        for path in problem.without_effect:
            self.console.print(escape(format_idle_field(path, situation, self.language)))
        if self.save is not None:
            self._print_message(phrase("every-answer-is-kept-in", file=self.save))
        while True:
            self._save(whole, answers)
            now = compute_position(solution, answers)
            self._print_applied_rules(now, situation)
            if now.pending is None:
                told = problem.summarize(now.outcome)
                self.console.print(f"[bold]{escape(format_result(told.result, situation, self.language))}[/bold]")
            else:
                self._print_odds(now, situation, solution.goal.names)
            reply = self._read_answer(now, situation)
            if reply == QUIT:
                if self.save is not None:
                    self._print_message(phrase("kept-in-file-go-on-with", file=self.save))
                return
            if reply == UNDO:
                answers = answers[:-1]
            elif reply is not None:
                answers.append(reply)

    def _load_or_ask_request(self, what: str) -> dict[str, Any]:
        """The request in a file, or one built from the player's input."""
        if is_file_name(what):
            return add_table_fields(parse_request(read_request_text(what)), self.table_fields)
        return self._ask_request(find_situation(self.catalogue, what))

    def _ask_request(self, situation: Situation) -> dict[str, Any]:
        """Ask for the numbers and required fields of the situation's form; other fields have its initial values.

        Fields that a table tells are neither asked for nor given. Values that contradict others are requested once
        more.
        """
        if not situation.results:
            raise _nothing_to_play_error(situation)
        told = self.catalogue.fill_from_table(situation, {"situation": situation.id, **self.table_fields})
        fields = [each for each in list_fields(situation.request) if each.path.split(".")[0] not in told]
        values = {path: value for path, value in situation.form_defaults.items() if path.split(".")[0] not in told}
        self._print_message(phrase("enter-keeps-what-stands-in-brackets"))
        for each in fields:
            is_number = not (each.options or each.is_flag or each.is_list or each.is_text)
            is_further = each.path in situation.advanced_fields or each.name in situation.advanced_fields
            if each.is_required or (is_number and each.path in situation.form_defaults and not is_further):
                values[each.path] = self._ask_value(each, situation, values)
        while refused := self._validation_error(situation, values):
            blamed = next((each for each in fields if refused.is_about(each.path)), None)
            if blamed is None:
                raise refused
            self._print_error(refused)
            values[blamed.path] = self._ask_value(blamed, situation, values, refused)
        return self._build_request(situation, values)

    def _build_request(self, situation: Situation, values: Mapping[str, Any]) -> dict[str, Any]:
        return {**build_request(situation.id, values, list_fields(situation.request)), **self.table_fields}

    def _validation_error(self, situation: Situation, values: Mapping[str, Any]) -> BadInputError | None:
        """The error for the request of these values; `None` if it is valid."""
        try:
            self.catalogue.build_problem(self._build_request(situation, values))
        except BadInputError as error:
            return error
        return None

    def _print_error(self, error: BadInputError) -> None:
        self._print_message(error.message)
        self._print_message(error.remedy)

    def _ask_value(
        self,
        field: RequestField,
        situation: Situation,
        values: Mapping[str, Any],
        previous_error: BadInputError | None = None,
    ) -> FieldValue:
        """The field's value that the player types, or the form's initial value.

        A text is validated together with the other `values`. `previous_error` is the error of the first attempt. Then
        there is no value to keep, and the error is raised if the input ends.
        """
        label = situation.label(field.path).render(self.language)
        usual = situation.form_defaults.get(field.path) if previous_error is None else None
        offered = f" ({field.allowed_words})" if field.options else ""
        shown = f"{label}{offered}" if usual is None else f"{label}{offered} [{field.format_value(usual)}]"
        if field.is_multiline:
            self._print_message(phrase("type-its-lines-an-empty-one-ends", id=situation.id))
        while True:
            reply = self._prompt_lines(shown) if field.is_multiline else self._prompt(shown)
            if self._matches_reply(QUIT, reply.lower()):
                if not self._has_input_ended:
                    raise _PlayerStoppedError
                raise previous_error or BadInputError(
                    "missing-field",
                    field.path,
                    phrase("the-field-field-is-missing", field=field.path),
                    phrase("give-it-a-value"),
                )
            if not reply and (usual is not None or not field.is_required):
                return usual
            try:
                value: FieldValue = self.catalogue.id_resolver.parse_value(situation, field, reply)
            except BadInputError as error:
                self._print_message(error.remedy)
                continue
            except ValueError:
                self._print_message(field.remedy)
                continue
            wrong = self._validation_error(situation, {**values, field.path: value}) if field.is_text else None
            if wrong is None or not wrong.is_about(field.path):
                return value
            self._print_error(wrong)

    def _print_applied_rules(self, position: Position[Any], situation: Situation) -> None:
        """Print the rules that were applied since the last answer."""
        game = situation.id.split("/")[0]
        for cite in position.citations:
            if cite.status is Status.APPLIED:
                title = self._rule_title(cite.entry, situation)
                self.console.print(f"  • {escape(title)} [dim]{game}/{cite.entry}[/dim]")

    def _print_odds(self, position: Position[Any], situation: Situation, measures: Sequence[str]) -> None:
        """Print the possible answers, each with the number that may be typed instead, and its value."""
        numbers = _option_numbers(position.pending)
        for option, worth in position.option_values.items():
            mark = BEST_OPTION_MARK if option and option == position.best_option else " "
            name = self._format_option(option, position, situation) if option else phrase("now").render(self.language)
            told = ", ".join(
                format_measure(measure, number, situation, self.language)
                for measure, number in zip(measures, worth, strict=True)
            )
            self.console.print(f"[bold]{mark}[/bold] {numbers.get(option, '')}{escape(name)} – {escape(told)}")
        if position.best_option and not self._has_explained_mark:
            self._has_explained_mark = True
            self._print_message(phrase("serves-what-matters-most-to-you", mark=BEST_OPTION_MARK))
        if isinstance(position.pending, Draw):
            for card, number in position.pending.pile:
                self.console.print(
                    f"  {numbers.get(card, '')}{escape(self._format_option(card, position, situation))} · {number}"
                )

    def _format_option(self, option: str, position: Position[Any], situation: Situation) -> str:
        """The name of an option."""
        choice = position.pending.name if isinstance(position.pending, Choose) else ""
        return format_option(option, situation, self.language, choice)

    def _read_answer(self, position: Position[Any], situation: Situation) -> PromptAnswer | None:
        """The player's answer, `UNDO` or `QUIT`; `None` for an impossible answer."""
        reply = self._prompt(self._format_question(position, situation)).lower()
        options = [each for each in position.allowed if isinstance(each, str)]
        named = {self._format_option(each, position, situation).lower(): each for each in options}
        answer = _parse_reply(position.pending, named.get(reply, reply))
        if answer in position.allowed:
            return answer
        for meant in (UNDO, QUIT):
            if self._matches_reply(meant, reply):
                return meant
        if options:
            with suppress(BadInputError):
                return self.catalogue.id_resolver.resolve_id(situation, UnknownIdError(("answers",), reply, options))
        numbers = _option_numbers(position.pending)
        shown = ", ".join(
            f"{numbers.get(each, '')}{self._format_option(each, position, situation)}"
            if isinstance(each, str)
            else " ".join(map(str, each if isinstance(each, tuple) else (each,)))
            for each in position.allowed[:60]
        )
        self._print_message(phrase("choose-one-of-options", options=shown or "u, q"))
        return None

    def _matches_reply(self, meant: str, reply: str) -> bool:
        """Whether the reply is `UNDO` or `QUIT`, or a word for it."""
        words = (_REPLY_WORDS[meant].render(language) for language in (self.language, Language.EN))
        return reply in (meant, *", ".join(words).split(", "))

    def _format_question(self, position: Position[Any], situation: Situation) -> str:
        match position.pending:
            case None:
                question = phrase("u-or-q")
            case Choose(entry=entry):
                question = phrase("rule-decide", rule=self._rule_title(entry, situation))
            case Draw(entry=entry):
                question = phrase("rule-what-comes-up", rule=self._rule_title(entry, situation))
            case Roll(entry=entry, roller=roller, dice=dice):
                told = {
                    "rule": self._rule_title(entry, situation),
                    "roller": situation.rollers.get(roller, roller),
                    "example": " ".join(map(str, EXAMPLE_FACES[:dice])),
                }
                question = phrase("rule-what-does-the-die-show" if dice == 1 else "rule-the-dice-show-as-2", **told)
        return question.render(self.language)

    def _rule_title(self, entry: str, situation: Situation) -> str:
        game = situation.id.split("/")[0]
        return self.corpus.title(f"{game}/{entry}", self.language)

    def _prompt(self, question: str) -> str:
        """The player's input; the end of the input means `QUIT`."""
        self.console.print(f"[bold]{escape(question)}[/bold] > ", end="")
        try:
            return input().strip()
        except EOFError:
            self._has_input_ended = True
            return QUIT

    def _prompt_lines(self, question: str) -> str:
        """The player's input in lines, up to an empty one."""
        lines = [self._prompt(question)]
        while lines[-1] not in ("", QUIT):
            lines.append(self._prompt(""))
        return QUIT if lines == [QUIT] else "\n".join(line for line in lines if line not in ("", QUIT))

    def _print_message(self, message: Any) -> None:  # noqa: ANN401
        self.console.print(escape(show_controls(message.render(self.language))))

    def _save(self, request: Mapping[str, Any], answers: Sequence[PromptAnswer]) -> None:
        if self.save is None:
            return
        text = json.dumps({**request, "answers": list(answers)}, ensure_ascii=False, indent=2)
        write_atomically(self.save, text + "\n")


def _nothing_to_play_error(situation: Situation) -> BadInputError:
    return BadInputError(
        "unknown-situation",
        situation.id,
        phrase("there-is-no-chance-and-no", id=situation.id),
        phrase("use-rulewright-resolve"),
    )


def _option_numbers(pending: Roll | Draw | Choose | None) -> dict[str, str]:
    """The number before each option: the option itself, if any is a number."""
    names = _option_names(pending)
    if any(name.isdecimal() for name in names):
        return {name: f"{name}. " for name in names if name.isdecimal()}
    return {name: f"{number}. " for number, name in enumerate(names, 1)}


def _option_names(pending: Roll | Draw | Choose | None) -> tuple[str, ...]:
    match pending:
        case Choose(options=options):
            return tuple(options)
        case Draw(pile=pile):
            return tuple(name for name, _ in pile)
    return ()


def _match_option(reply: str, pending: Choose | Draw) -> str:
    """The option for a reply, ignoring case, or by its number; the reply itself if there is none."""
    numbered = {number.rstrip(". "): name for name, number in _option_numbers(pending).items()}
    return next((name for name in _option_names(pending) if name.lower() == reply), numbered.get(reply, reply))


def _parse_reply(pending: Roll | Draw | Choose | None, reply: str) -> PromptAnswer | None:
    match pending:
        case Choose() | Draw():
            return _match_option(reply, pending)
        case Roll(dice=1):
            return int(reply) if reply.isdecimal() else None
        case Roll():
            faces = reply.replace(",", " ").split()
            return tuple(sorted(map(int, faces))) if all(face.isdecimal() for face in faces) else None
    return None
