"""Help for commands in the reader's language, and errors in calls."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Any

from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase

SEE_HELP = phrase("see-rulewright-help")
_OPTION, _ARGUMENT = "option", "argument"


class UsageError(BadInputError):
    """A command cannot be called like this."""

    def __init__(self, message: Phrase, remedy: Phrase = SEE_HELP, input_: str = "") -> None:
        super().__init__("usage", input_, message, remedy)


def translate_parse_error(error: Exception, arguments: Iterable[str] = ()) -> UsageError:
    """The error for arguments that Typer rejects, in the reader's language; Typer's own messages are English."""
    possible = getattr(error, "possibilities", None)
    option = getattr(error, "option_name", None)
    if hasattr(error, "possibilities"):
        import difflib

        close = difflib.get_close_matches(str(option), possible or (), n=1)  # Typer's list includes dissimilar ones
        remedy = phrase("did-you-mean-words", words=close[0]) if close else SEE_HELP
        return UsageError(phrase("there-is-no-option-option", option=str(option)), remedy)
    if option is not None:
        if any(each.startswith(f"{option}=") for each in arguments):
            return UsageError(phrase("option-takes-no-value", option=option))
        return UsageError(phrase("option-needs-a-value", option=option))
    return UsageError(phrase("these-arguments-cannot-be-read", arguments=" ".join(arguments)[:80]))


def unknown_command_error(given: str, known: Iterable[str]) -> UsageError:
    """The error for an unknown command."""
    import difflib

    close = difflib.get_close_matches(given, list(known), n=3)
    remedy = phrase("did-you-mean-words", words=", ".join(close)) if close else SEE_HELP
    return UsageError(phrase("there-is-no-command-command", command=given[:60]), remedy)


def invalid_value_error(parameter: Any, given: object) -> UsageError:  # noqa: ANN401
    """The error for an invalid or missing value of a parameter."""
    name = _parameter_name(parameter)
    if given is None:
        return UsageError(phrase("argument-is-missing", name=name))
    message = phrase("field-cannot-be-given", field=name, given=str(given)[:60])
    low, high = _parameter_limits(parameter)
    if low is not None:
        wanted = (
            phrase("choose-a-number-of-at-least", low=str(low))
            if high is None
            else phrase("choose-a-number-from", low=str(low), high=str(high))
        )
        return UsageError(message, wanted)
    return UsageError(message, phrase("give-a-number") if parameter.type_descriptor.annotation is int else SEE_HELP)


def render_help(command: Any, context: Any, language: Language) -> str:  # noqa: ANN401
    """The help of a command with all its parameters; Typer's help texts are the ids of messages."""
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Table

    def said(message: Phrase) -> str:
        return escape(message.render(language))

    written = StringIO()
    console = Console(file=written, highlight=False, width=100)
    parameters = [each for each in command.get_params(context) if not getattr(each, "hidden", False)]
    told: dict[str, list[tuple[str, str]]] = {_ARGUMENT: [], _OPTION: []}
    for each in parameters:
        told[each.param_type_name].append((_parameter_usage(each), " ".join(_describe_parameter(each, language))))
    pieces = [f"[{phrase('help-options').render(language)}]", *(name for name, _ in told[_ARGUMENT])]
    commands = getattr(command, "commands", {})
    if commands:
        pieces.append(phrase("help-command-and-arguments").render(language))
    console.print(f"{said(phrase('help-usage'))}: {escape(' '.join((context.command_path, *pieces)))}", soft_wrap=True)
    console.print(f"\n{said(phrase(command.help))}")
    rows = [(name, phrase(each.help).render(language)) for name, each in commands.items()]
    for heading, listed in (
        (phrase("help-arguments-heading"), told[_ARGUMENT]),
        (phrase("help-options-heading"), told[_OPTION]),
        (phrase("help-commands-heading"), rows),
    ):
        if listed:
            table = Table(show_header=False, box=None, padding=(0, 2, 0, 2))
            table.add_column(no_wrap=True, overflow="fold")
            table.add_column(overflow="fold")  # otherwise Rich cuts off the last wide letter
            for name, text in listed:
                table.add_row(escape(name), escape(text))
            console.print(f"\n{said(heading)}:")
            console.print(table)
    return written.getvalue().rstrip()


def _describe_parameter(parameter: Any, language: Language) -> Iterator[str]:  # noqa: ANN401
    """The help of a parameter, and in brackets its default, limits and variable."""
    yield phrase(parameter.help).render(language)
    low, high = _parameter_limits(parameter)
    usual, variable = parameter.default, getattr(parameter, "envvar", None)
    notes = []
    if parameter.required:
        notes.append(phrase("help-required"))
    if usual not in (None, "") and not callable(usual) and not isinstance(usual, bool):
        notes.append(phrase("help-default", value=str(usual)))
    if low is not None:
        sign = language.record.range_sign
        notes.append(phrase("help-limits", limits=f"≥ {low}" if high is None else f"{low}{sign}{high}"))
    if variable:
        notes.append(phrase("help-variable", variable=str(variable)))
    if notes:
        yield f"[{'; '.join(each.render(language) for each in notes)}]"


def _parameter_limits(parameter: Any) -> tuple[float | None, float | None]:  # noqa: ANN401
    """The least and the greatest number that a parameter allows; `None` if there is no limit."""
    return getattr(parameter, "min", None), getattr(parameter, "max", None)


def _parameter_name(parameter: Any) -> str:  # noqa: ANN401
    """The name of a parameter in messages."""
    return str(parameter.opts[0]) if parameter.param_type_name == _OPTION else _parameter_usage(parameter)


def _parameter_usage(parameter: Any) -> str:  # noqa: ANN401
    """A parameter as it is written in a call."""
    if parameter.param_type_name == _ARGUMENT:
        return str(parameter.metavar or parameter.name.upper())
    options = ", ".join(parameter.opts)
    return options if parameter.is_flag else f"{options} {parameter.metavar or parameter.name.strip('_').upper()}"
