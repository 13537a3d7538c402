"""Messages in Project Fluent's syntax (https://projectfluent.org), compiled to plain values and rendered as sentences.

Fluent's own Python runtime parses the syntax at every start, and needs Babel's data of all languages. Here
`fluent.syntax` parses a catalog once, when it is compiled, and rendering is simple. The tests compare both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction
from numbers import Rational
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from rulewright.language.inflected_name import GENDER, InflectedName
from rulewright.language.languages import Language
from rulewright.language.letter_case import capitalise
from rulewright.language.numerals import (
    ProbabilityRange,
    format_decimals,
    format_percentage,
    format_percentage_range,
    format_whole_percentage,
    round_half_away,
)

if TYPE_CHECKING:
    from fluent.syntax import ast

Pattern: TypeAlias = "str | Sequence[Any]"
"""A text, or its parts in order: texts and expressions. An expression is a sequence that begins with its kind."""
CompiledMessages: TypeAlias = "dict[str, Pattern]"
"""The messages of a language by id, including terms by `-id`, and attributes by `id.attribute`."""
_DECIMAL_COMMA = re.compile(r"\d,\d++(?!\s?%)")


class ExpressionKind(IntEnum):
    """The kind of an expression, its first member; each kind documents the members that follow."""

    VARIABLE = 0
    """name"""
    LITERAL = 1
    """text, or a number as text with `True` behind it"""
    REFERENCE = 2
    """id of a message"""
    TERM = 3
    """id of a term, its arguments by name"""
    FUNCTION = 4
    """name, arguments, arguments by name"""
    SELECTION = 5
    """selector, (key, pattern) of every variant, index of the default variant"""


class FluentSyntaxError(ValueError):
    """A syntax error in a catalog: the line, from 1, and the cause."""

    def __init__(self, line: int, cause: str) -> None:
        self.line, self.cause = line, cause
        super().__init__(f"line {line}: {cause}")


class MessageError(LookupError):
    """A message that cannot be rendered: its id, and the cause."""

    def __init__(self, message: str, cause: str) -> None:
        self.message, self.cause = message, cause
        super().__init__(f"{message}: {cause}")


def compile_catalog(text: str) -> CompiledMessages:
    """Compile a catalog in Fluent's syntax. Raises `FluentSyntaxError` for an entry that is malformed or a repeated
    id."""
    messages, mistakes = compile_usable(text)
    for each in mistakes:
        raise each
    return messages


def compile_usable(text: str) -> tuple[CompiledMessages, list[FluentSyntaxError]]:
    """Compile the well-formed messages of a catalog, of a repeated id the first; returns them with the errors in the
    others."""
    from fluent.syntax import FluentParser, ast

    found: CompiledMessages = {}
    mistakes = []
    for entry in FluentParser(with_spans=True).parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            mistakes.append(FluentSyntaxError(line, "; ".join(each.message or "" for each in entry.annotations)))
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        patterns = {f"{name}.{each.id.name}": each.value for each in entry.attributes}
        if entry.value is not None:
            patterns[name] = entry.value
        for key, pattern in patterns.items():
            if key in found:
                mistakes.append(FluentSyntaxError(line, f"{key} is there twice"))
            else:
                found[key] = _compile_pattern(pattern)
    return found, mistakes


def _compile_pattern(pattern: ast.Pattern) -> Pattern:
    from fluent.syntax import ast

    parts = tuple(
        each.value if isinstance(each, ast.TextElement) else _compile_expression(cast("Any", each).expression)
        for each in pattern.elements
    )
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _compile_expression(node: ast.SyntaxNode) -> tuple[Any, ...]:
    from fluent.syntax import ast

    match node:
        case ast.Placeable():
            return _compile_expression(node.expression)
        case ast.StringLiteral():
            return ExpressionKind.LITERAL.value, node.parse()["value"]
        case ast.NumberLiteral():
            return ExpressionKind.LITERAL.value, node.value, True
        case ast.VariableReference():
            return ExpressionKind.VARIABLE.value, node.id.name
        case ast.MessageReference():
            return ExpressionKind.REFERENCE.value, _reference_name(node.id, node.attribute)
        case ast.TermReference():
            return (
                ExpressionKind.TERM.value,
                _reference_name(node.id, node.attribute, "-"),
                _named_arguments(node.arguments),
            )
        case ast.FunctionReference():
            given = tuple(map(_compile_expression, node.arguments.positional))
            return ExpressionKind.FUNCTION.value, node.id.name, given, _named_arguments(node.arguments)
        case ast.SelectExpression():
            variants = tuple((_variant_key(each.key), _compile_pattern(each.value)) for each in node.variants)
            usual = [each.default for each in node.variants].index(True)
            return ExpressionKind.SELECTION.value, _compile_expression(node.selector), variants, usual
    raise TypeError(type(node).__name__)


def _reference_name(identifier: ast.Identifier, attribute: ast.Identifier | None, before: str = "") -> str:
    return f"{before}{identifier.name}" + (f".{attribute.name}" if attribute else "")


def _named_arguments(arguments: ast.CallArguments | None) -> tuple[tuple[str, str], ...]:
    named = arguments.named if arguments else ()
    return tuple((each.name.name, str(_compile_expression(each.value)[1])) for each in named)


def _variant_key(key: ast.SyntaxNode) -> str:
    return str(cast("Any", key).value if hasattr(key, "value") else cast("Any", key).name)


@dataclass(frozen=True)
class FormattedNumber:
    """A number with its written form, which decides the plural form: “1”, even if the number is 0.996.

    For a range, `number` is its last number, and no variant for an exact number is selected. `displayed_number` is the
    number that `text` shows, if it differs from `number`; `decimals` is its number of decimals.
    """

    number: int | Fraction
    text: str
    decimals: int = 0
    is_range: bool = False
    displayed_number: Fraction | None = None


class Range(NamedTuple):
    """The integers from `low` to `high`, both included; not below 0."""

    low: int
    high: int


@dataclass(frozen=True)
class Ranges:
    """Several ranges with gaps between them, the lowest first."""

    members: tuple[Range, ...]


@dataclass(frozen=True)
class Bundle:
    """The messages of one language; `fallback` returns the bundle of another language for messages that fail here."""

    language: Language
    messages: Mapping[str, Pattern]
    fallback: Callable[[], Bundle] | None = None

    def render(self, message: str, values: Mapping[str, object], attributes: Iterable[str] = ()) -> str:
        """Render a message with these values: numbers, ranges, texts, names, sequences of them.

        The first of `attributes` that the message has is rendered instead of its value. The fallback renders messages
        that are missing here or lack a value. Raises `MessageError` if it cannot, either.
        """
        own = next((name for each in attributes if (name := f"{message}.{each}") in self.messages), message)
        try:
            return self._render_pattern(self.messages[own], values)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            if self.fallback is not None:
                return self.fallback().render(message, values, attributes)
            if own in self.messages:
                raise MessageError(own, f"{type(error).__name__}: {error}") from error
            raise MessageError(own, "there is no such message") from None

    def _render_pattern(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        if isinstance(pattern, str):
            return pattern
        return "".join(
            part if isinstance(part, str) else format_value(self._evaluate(part, values), self.language)
            for part in pattern
        )

    def _evaluate(self, expression: Sequence[Any], values: Mapping[str, object]) -> object:
        match expression:
            case ExpressionKind.VARIABLE, name:
                return values[name]
            case ExpressionKind.LITERAL, text:
                return text
            case ExpressionKind.LITERAL, number, True:
                return FormattedNumber(Fraction(number), number, len(number.partition(".")[2]))
            case ExpressionKind.REFERENCE, message:
                return self.render(message, values)
            case ExpressionKind.TERM, term, named:
                return self._render_pattern(self.messages[term], _TermArguments(named))
            case ExpressionKind.FUNCTION, name, given, named:
                return FUNCTIONS[name](self.language, *(self._evaluate(each, values) for each in given), **dict(named))
            case ExpressionKind.SELECTION, looked_at, variants, usual:
                chosen = self._select_variant(self._evaluate(looked_at, values), variants, usual)
                return self._render_pattern(variants[chosen][1], values)
        raise TypeError(expression)

    def _select_variant(self, value: object, variants: Sequence[tuple[str, Pattern]], default_index: int) -> int:
        """The index of the variant for a value: by the number itself, then its plural form, or by the text."""
        keys = [key for key, _ in variants]
        figure = format_number(value, self.language)
        if figure is None:
            return keys.index(text) if (text := str(value)) in keys else default_index
        for place, key in enumerate(keys):
            if figure.is_range or key.isalpha():
                continue
            if key.lstrip("-").replace(".", "", 1).isdigit() and Fraction(key) == figure.number:
                return place
        said = figure.number if figure.displayed_number is None else figure.displayed_number
        category = self.language.record.plural(said, figure.decimals)
        return keys.index(category) if category in keys else default_index


class _TermArguments(dict[str, object]):
    """The arguments of a term; missing ones are empty, so that the default variant is selected."""

    def __missing__(self, name: str) -> str:
        return ""


def format_number(value: object, language: Language) -> FormattedNumber | None:
    """The default form of a number; `None` for a value that is no number."""
    if isinstance(value, str):
        return None
    if isinstance(value, FormattedNumber):
        return value
    if isinstance(value, Ranges):
        ends = [each for member in value.members for each in _format_range(member, language)]
        return FormattedNumber(value.members[-1].high, _join_list(ends, language.record.list_or), 0, is_range=True)
    if isinstance(value, Range):
        low, high = value
        return FormattedNumber(
            high, _join_list(_format_range(value, language), language.record.list_or), 0, low != high
        )
    if isinstance(value, float):
        return format_rounded(Fraction(value), language)
    if isinstance(value, bool) or not isinstance(value, Rational):
        return None
    if isinstance(value, int) and 0 <= value < 1_000:
        return FormattedNumber(value, str(value))  # the usual case
    return format_rounded(Fraction(int(value.numerator), int(value.denominator)), language)


def _format_range(numbers: Range, language: Language) -> list[str]:
    """The written form of a range; of two consecutive numbers, both, if the language joins such pairs."""
    low, high = map(str, numbers)
    if low == high:
        return [low]
    if language.record.joins_pairs and numbers.high == numbers.low + 1:
        return [low, high]
    return [f"{low}{language.record.range_sign}{high}"]


def _join_list(things: Sequence[str], last: str) -> str:
    return ", ".join(things[:-1]) + (last if things[1:] else "") + "".join(things[-1:])


def format_rounded(
    number: Fraction, language: Language, places: int = 2, *, is_change: bool = False
) -> FormattedNumber:
    """A number with at most `places` decimals; a change always has its sign."""
    text, said = format_decimals(number, language, places), round_half_away(number, places)
    _, _, after = text.partition(language.record.decimal_point)
    sign = "+" if is_change and said > 0 else ""
    return FormattedNumber(number, sign + text.replace("-", "\N{MINUS SIGN}", 1), len(after), displayed_number=said)


def format_value(value: object, language: Language) -> str:
    """The written form of a value in a sentence."""
    figure = format_number(value, language)
    return str(value) if figure is None else figure.text


def _number(
    language: Language,
    value: object,
    *,
    signDisplay: str = "auto",  # noqa: N803
    maximumFractionDigits: str = "2",  # noqa: N803
) -> FormattedNumber:
    """`NUMBER($n, signDisplay: "always", maximumFractionDigits: 1)`, under Fluent's own names."""
    figure = format_number(value, language)
    if figure is None:
        raise TypeError(f"{value!r} is no number")
    return format_rounded(
        Fraction(figure.number), language, int(maximumFractionDigits), is_change=signDisplay == "always"
    )


def _percent(language: Language, value: object, *, maximumFractionDigits: str = "1") -> str:  # noqa: N803
    """`PERCENT($p)`: a probability or a range of them, with one decimal, as `numerals.format_percentage` writes it.

    With `maximumFractionDigits: 0` in whole percents, as `numerals.format_whole_percentage` does.
    """
    written = format_whole_percentage if maximumFractionDigits == "0" else format_percentage
    if isinstance(value, ProbabilityRange):
        return format_percentage_range(value, language, written)
    probability = cast("Rational", value)
    return written(Fraction(int(probability.numerator), int(probability.denominator)), language)


def _form(language: Language, value: object, *, case: str) -> str:
    """`FORM($name, case: "ill")`: a name in a grammatical case; the name itself if it has no such form."""
    return value.forms.get(case, value) if isinstance(value, InflectedName) else format_value(value, language)


def _gender(_language: Language, value: object) -> str:
    """`GENDER($name)`: the gender of a name, as a selector."""
    return value.forms.get(GENDER, "") if isinstance(value, InflectedName) else ""


def _list(language: Language, value: object, *, type: str = "and", shared: str = "") -> str:  # as in ECMA-402
    """`LIST($things)`: the things joined as a list of the language.

    `type: "or"` joins with “or”. `type: "unit"` joins with commas, or with semicolons if a counted thing has a decimal
    comma. `type: "change"` joins with arrows; `type: "sentences"` with spaces, leaving empty ones out. With `shared:
    "start"`, words with which all things begin are written only once.
    """
    things = [format_value(each, language) for each in cast("Iterable[object]", value)]
    if shared == "start":
        things = _drop_shared_start(things)
    if type == "sentences":
        return " ".join(filter(None, things))
    if type == "unit" and language.record.decimal_point == "," and any(map(_DECIMAL_COMMA.search, things)):
        return "; ".join(things)
    last = {"or": language.record.list_or, "unit": ", ", "change": " → "}.get(type, language.record.list_and)
    return _join_list(things, last)


def _drop_shared_start(things: list[str]) -> list[str]:
    """Drop the shared start from all but the first: “you gain 1 life”, “2 gold”. A number stays with its noun."""
    words = [each.split(" ") for each in things]
    same = 0
    for column in zip(*(each[:-1] for each in words), strict=False):
        if len(set(column)) > 1:
            break
        same += 1
    while same and words[0][same - 1][-1:].isdigit():
        same -= 1
    return [*things[:1], *(" ".join(each[same:]) for each in words[1:])]


def _capital(language: Language, value: object) -> str:
    """`CAPITAL($clause)`: the clause with the capital letter of a sentence's beginning."""
    return capitalise(format_value(value, language))


FUNCTIONS: Mapping[str, Callable[..., object]] = {
    "NUMBER": _number,
    "PERCENT": _percent,
    "FORM": _form,
    "GENDER": _gender,
    "LIST": _list,
    "CAPITAL": _capital,
}


def find_expressions(pattern: Pattern) -> Iterable[Sequence[Any]]:
    """Every expression in a pattern, including nested ones."""
    for part in () if isinstance(pattern, str) else pattern:
        if not isinstance(part, str):
            yield from _nested_expressions(part)


def _nested_expressions(expression: Sequence[Any]) -> Iterable[Sequence[Any]]:
    yield expression
    match expression:
        case ExpressionKind.FUNCTION, _, given, _:
            for each in given:
                yield from _nested_expressions(each)
        case ExpressionKind.SELECTION, looked_at, variants, _:
            yield from _nested_expressions(looked_at)
            for _, pattern in variants:
                yield from find_expressions(pattern)
