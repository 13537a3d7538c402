"""Options shared by several commands, and the parsing of arguments by the command line."""

from __future__ import annotations

import os
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from rulewright.corpus.content import RULES_VARIABLE, rules_folder, set_rules_folder
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language, default_language
from rulewright.language.phrase import phrase
from rulewright.terminal.usage import UsageError, invalid_value_error, render_help, unknown_command_error

RulesOption = Annotated[
    Path | None,
    typer.Option("--rules", metavar="DIR", envvar=RULES_VARIABLE, help="help-rules"),
]
JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]
TableOption = Annotated[str | None, typer.Option("--table", metavar="FILE", help="help-table-file")]
ForOption = Annotated[str | None, typer.Option("--for", metavar="PLAYER", help="help-for")]
AgainstOption = Annotated[str | None, typer.Option("--against", metavar="PLAYER", help="help-against")]
LanguageOption = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="help-lang")]


def terminal_language(languages: Collection[Language] = LANGUAGES) -> Language:
    """The language of the user's terminal; the default one of `languages` if that is not among them."""
    codes = (os.environ.get(variable, "")[:2] for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, codes), "")
    return Language(code) if code in languages else default_language(languages)


def parse_language(code: str | None, languages: Collection[Language], option: str = "--lang") -> Language:
    """The language that an option names, otherwise the terminal's. Raises `UsageError` for a language without texts."""
    if code is None:
        return terminal_language(languages)
    if code not in languages:
        message = phrase("field-cannot-be-given", field=option, given=code[:60])
        raise UsageError(message, phrase("choose-one-of-options", options=", ".join(languages)))
    return Language(code)


def reader_of(lang: str | None, rules: Path | None) -> Language:
    """The language that `--lang` names among those of the rules, otherwise the terminal's.

    Raises `UsageError` as `parse_language` does, `BadInputError` as `use_rules_folder`, and `ContentError`.
    """
    from rulewright.corpus.loading import languages_of

    return parse_language(lang, languages_of(use_rules_folder(rules)))


def use_rules_folder(rules: Path | None) -> Path:
    """The folder of rules for a command: the given one, or the default one with the installed games.

    Raises `BadInputError` (`missing-folder`).
    """
    if rules is None:
        from rulewright.situations.plugins import readers_folder

        set_rules_folder(readers_folder())
    return own_rules_of(rules)


def own_rules_of(rules: Path | None) -> Path:
    """The folder of rules for a maintainer's command: the given one, or the default one. Raises as `use_rules_folder`
    does."""
    if rules is None:
        return rules_folder()
    if not rules.is_dir():
        raise BadInputError(
            "missing-folder",
            str(rules),
            phrase("there-is-no-folder-folder", folder=rules),
            phrase("name-the-folder-that-holds-the"),
        )
    set_rules_folder(rules)
    return rules


_TYPER_OPTION_HELP = {
    "help": phrase("help-help").id,
    "install_completion": phrase("help-install-completion").id,
    "show_completion": phrase("help-show-completion").id,
}
"""The help messages of the options that Typer adds."""


class LocalizedCommand(TyperCommand):
    """A command that takes plain arguments without pydantic.

    Typer lets pydantic convert every argument, even missing ones. Loading and configuring it takes 80 of the
    325 ms of processor time of `show`. Help and errors are in the reader's language, which is the context's `obj`.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:  # noqa: ANN401
        """Parse the arguments. Raises `UsageError` for superfluous ones."""
        ctx.allow_extra_args = True
        left = super().parse_args(ctx, args)
        if left and not ctx.resilient_parsing:
            raise UsageError(phrase("too-many-arguments", arguments=" ".join(map(str, left))[:80]))
        return left

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401
        """The help as one text."""
        return render_help(self, ctx, ctx.obj)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:  # noqa: ANN401
        """The shell completions, with their help in the terminal's language."""
        return _translate_completions(super().shell_complete(ctx, incomplete))

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401
        """The parameters, `--help` among them."""
        return _skip_type_conversion(super().get_params(ctx))


class LocalizedGroup(TyperGroup):
    """The group of all commands, which takes plain arguments without pydantic, too."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """The command for the arguments. Raises `UsageError` for an unknown one."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise unknown_command_error(args[0], self.commands)
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401
        """The help as one text."""
        return render_help(self, ctx, ctx.obj)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:  # noqa: ANN401
        """The shell completions, with their help in the terminal's language."""
        return _translate_completions(super().shell_complete(ctx, incomplete))

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401
        """The parameters, `--help` among them."""
        return _skip_type_conversion(super().get_params(ctx))


def _translate_completions(completions: list[Any]) -> list[Any]:
    for each in completions:
        if each.help:
            each.help = phrase(each.help).render(terminal_language())
    return completions


def _skip_type_conversion(parameters: list[Any]) -> list[Any]:
    for parameter in parameters:
        vars(parameter).setdefault("process_value", partial(_convert_value, parameter, parameter.process_value))
        parameter.help = _TYPER_OPTION_HELP.get(parameter.name, parameter.help)
    return parameters


def _convert_value(parameter: Any, convert_by_typer: Any, context: typer.Context, value: object) -> object:  # noqa: ANN401
    """The value of a parameter, converted to its type.

    Values that need more than a plain conversion are left to Typer. So are mistakes, and parameters with a callback
    such as `--help`.
    """
    kind = parameter.type_descriptor.annotation
    if value is False or (value is None and not parameter.required):
        return value
    if isinstance(value, list | tuple):
        return list(value)  # repeatable options are all texts
    if parameter.callback is None and isinstance(value, str if kind is Path else kind):
        return Path(value) if kind is Path else value
    try:
        return convert_by_typer(context, value)
    except TyperException:
        raise invalid_value_error(parameter, value) from None
