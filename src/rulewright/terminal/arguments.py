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

from rulewright.corpus.content import RULES_VARIABLE, rules_folder, use_rules
from rulewright.errors import BadInputError
from rulewright.language import LANGUAGES, Language, default_language
from rulewright.language.phrase import phrase
from rulewright.terminal.usage import UsageError, help_in, no_such, refused

RulesOption = Annotated[
    Path | None,
    typer.Option("--rules", metavar="DIR", envvar=RULES_VARIABLE, help="help-rules"),
]
JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]
LanguageOption = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="help-lang")]


def terminal_language(languages: Collection[Language] = LANGUAGES) -> Language:
    """The language of the user's terminal; the default one of `languages` if that is not among them."""
    codes = (os.environ.get(variable, "")[:2] for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next(filter(None, codes), "")
    return Language(code) if code in languages else default_language(languages)


def language_of(code: str | None, languages: Collection[Language], option: str = "--lang") -> Language:
    """The language that an option names, otherwise the terminal's. Raises `UsageError` for a language without texts."""
    if code is None:
        return terminal_language(languages)
    if code not in languages:
        message = phrase("field-cannot-be-given", field=option, given=code[:60])
        raise UsageError(message, phrase("choose-one-of-options", options=", ".join(languages)))
    return Language(code)


def reader_of(lang: str | None, rules: Path | None) -> Language:
    """The language that `--lang` names among those of the rules, otherwise the terminal's.

    Raises `UsageError` as `language_of` does, `BadInputError` as `rules_of`, and `ContentError`.
    """
    from rulewright.corpus import languages_of

    return language_of(lang, languages_of(rules_of(rules)))


def rules_of(rules: Path | None) -> Path:
    """The folder of rules for a command: the given one, or the default one with the installed games.

    Raises `BadInputError` (`missing-folder`).
    """
    if rules is None:
        from rulewright.situations.plugins import readers_folder

        use_rules(readers_folder())
    return own_rules_of(rules)


def own_rules_of(rules: Path | None) -> Path:
    """The folder of rules for a maintainer's command: the given one, or the default one. Raises as `rules_of` does."""
    if rules is None:
        return rules_folder()
    if not rules.is_dir():
        raise BadInputError(
            "missing-folder",
            str(rules),
            phrase("there-is-no-folder-folder", folder=rules),
            phrase("name-the-folder-that-holds-the"),
        )
    use_rules(rules)
    return rules


_BY_TYPER = {
    "help": phrase("help-help").id,
    "install_completion": phrase("help-install-completion").id,
    "show_completion": phrase("help-show-completion").id,
}
"""The help messages of the options that Typer adds."""


class Command(TyperCommand):
    """A command that takes plain arguments without pydantic.

    Typer lets pydantic convert every argument, even missing ones. Loading and configuring pydantic takes longer than
    many commands. Help and errors are in the reader's language, which is the context's `obj`.
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
        return help_in(self, ctx, ctx.obj)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:  # noqa: ANN401
        """The shell completions, with their help in the terminal's language."""
        return _with_help(super().shell_complete(ctx, incomplete))

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401
        """The parameters, `--help` among them."""
        return _taken_as_given(super().get_params(ctx))


class Program(TyperGroup):
    """The group of all commands, which takes plain arguments without pydantic, too."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """The command for the arguments. Raises `UsageError` for an unknown one."""
        if not args[0].startswith("-") and self.get_command(ctx, args[0]) is None:
            raise no_such(args[0], self.commands)
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:  # noqa: ANN401
        """The help as one text."""
        return help_in(self, ctx, ctx.obj)

    def shell_complete(self, ctx: Any, incomplete: str) -> list[Any]:  # noqa: ANN401
        """The shell completions, with their help in the terminal's language."""
        return _with_help(super().shell_complete(ctx, incomplete))

    def get_params(self, ctx: Any) -> list[Any]:  # noqa: ANN401
        """The parameters, `--help` among them."""
        return _taken_as_given(super().get_params(ctx))


def _with_help(offered: list[Any]) -> list[Any]:
    for each in offered:
        if each.help:
            each.help = phrase(each.help).render(terminal_language())
    return offered


def _taken_as_given(parameters: list[Any]) -> list[Any]:
    for parameter in parameters:
        vars(parameter).setdefault("process_value", partial(_value, parameter, parameter.process_value))
        parameter.help = _BY_TYPER.get(parameter.name, parameter.help)
    return parameters


def _value(parameter: Any, by_typer: Any, context: typer.Context, given: object) -> object:  # noqa: ANN401
    """The value of a parameter, converted to its type.

    Values that need more than a plain conversion are left to Typer. So are mistakes, and parameters with a callback
    such as `--help`.
    """
    kind = parameter.type_descriptor.annotation
    if given is False or (given is None and not parameter.required):
        return given
    if isinstance(given, list | tuple):
        return list(given)  # repeatable options are all texts
    if parameter.callback is None and isinstance(given, str if kind is Path else kind):
        return Path(given) if kind is Path else given
    try:
        return by_typer(context, given)
    except TyperException:
        raise refused(parameter, given) from None
