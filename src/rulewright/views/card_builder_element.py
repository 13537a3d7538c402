"""The data of the element `site/static/rw-hands.js`, on which a reader builds cards by tapping."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from rulewright.corpus.content import content_folder
from rulewright.corpus.factsheet import render_part
from rulewright.corpus.model import Corpus
from rulewright.errors import BadInputError
from rulewright.language import Language
from rulewright.language.phrase import Phrase, phrase
from rulewright.pictures.text_layout import capitalise
from rulewright.situations.card_builder import CardBuilder, CardSymbol
from rulewright.situations.problem import Report
from rulewright.situations.situation import Situation
from rulewright.views.situation_form import SituationForm

_LABELS: Mapping[str, Phrase] = {
    "title": phrase("your-cards"),
    "add": phrase("add-a-card"),
    "anew": phrase("remove-all-cards"),
    "undo": phrase("take-the-last-change-back"),
    "card": phrase("card-number", number="{number}"),
    "joins": phrase("these-keys-join", keys="{keys}"),
    "joinless": phrase("no-key-joins"),
    "met": phrase("filled-keys-join-dashed-ones-only-meet"),
    "row": phrase("row-number", number="{number}"),
    "left": phrase("place-on-the-left-edge", place="{place}"),
    "right": phrase("place-on-the-right-edge", place="{place}"),
    "empty": phrase("nothing-there"),
    "unknown": phrase("unknown-cards-in-the-deck"),
    "more": phrase("one-more-of", name="{name}"),
    "less": phrase("one-less-of", name="{name}"),
    "lay": phrase("lay-on-the-table"),
    "edit": phrase("change-the-card", name="{name}"),
    "done": phrase("done"),
    "off": phrase("take-the-last-one-off"),
    "name": phrase("name-of-the-card"),
    "abilities": phrase("abilities-of-the-card"),
    "times": phrase("how-often-the-effect-counts"),
    "once": phrase("counts-once"),
    "when": phrase("when-the-effect-counts"),
    "always": phrase("counts-always"),
    "delete": phrase("delete-the-card"),
    "unread": phrase("this-cannot-be-drawn"),
    "moved": phrase("take-off", name="{name}"),
    "further": phrase("add-another", name="{name}"),
    "lined": phrase("add-a-row"),
    "unlined": phrase("delete-the-row"),
    "low": phrase("from-number"),
    "high": phrase("to-number"),
    "open": phrase("and-more"),
    "back": phrase("take-off-the-table"),
    "written": phrase("the-cards-as-text"),
    "kept": phrase("decks-on-this-device"),
    "none": phrase("no-deck-is-kept-yet"),
    "called": phrase("name-of-the-deck"),
    "numbered": phrase("deck-number", number="{number}"),
    "keep": phrase("keep-these-cards"),
    "replace": phrase("replace-the-deck"),
    "use": phrase("use-the-deck", name="{name}"),
    "drop": phrase("delete-the-deck", name="{name}"),
    "sure": phrase("delete-the-deck-for-good", name="{name}"),
    "export": phrase("save-my-character-as-a-file"),
    "import": phrase("load-my-character-from-a-file"),
    "unreadable": phrase("that-file-holds-no-decks"),
    "broken": phrase("what-is-kept-cannot-be-read"),
    "clear": phrase("delete-what-is-kept"),
    "newer": phrase("the-decks-are-of-a-newer-version"),
    "refused": phrase("this-browser-keeps-nothing"),
}


def build_card_builder_data(form: SituationForm, corpus: Corpus, language: Language) -> dict[str, object] | None:
    """The attribute `data` of the element, as JSON: the paths of its fields, the signs of cards, and its words.

    `None` if the form has no cards.
    """
    hands = form.card_builder
    if hands is None:
        return None
    symbols = corpus.games[form.game].symbols

    labels = {
        role: form.label(field).render(language)
        for role, path in hands.fields.items()
        for field in form.fields
        if field.path == path
    }

    def told(sign: CardSymbol) -> dict[str, object]:
        return {
            "code": sign.code,
            "name": capitalise(render_part(sign.name, corpus, form.game, language)),
            "symbol": symbols.get(sign.glossary_term, ""),
            "begins": sign.initial,
            "low": sign.low,
            "high": sign.high,
            "signed": sign.is_signed,
        }

    def all_told(signs: Iterable[CardSymbol]) -> list[dict[str, object]]:
        return [told(sign) for sign in signs]

    return {
        "form": form.situation.id,
        "fields": dict(hands.fields),
        "halves": all_told(hands.halves.values()),
        "icons": all_told(hands.icons),
        "levels": all_told(hands.levels),
        "modifiers": all_told(hands.modifiers),
        "triggers": all_told(hands.triggers),
        "effects": all_told(hands.effects),
        "times": all_told(hands.multipliers),
        "when": all_told(hands.conditions),
        "constant": told(hands.constant),
        "moves": all_told(hands.moves),
        "spent": hands.spent_trigger,
        "drawn": all_told(hands.drawn_symbols),
        "told": dict(hands.effect_fields),
        "words": {
            **{name: each.render(language) for name, each in _LABELS.items()},
            **{name: render_part(each, corpus, form.game, language) for name, each in hands.played_card_labels.items()},
            **labels,
        },
    }


def build_card_builder_state(
    form: SituationForm, values: Mapping[str, Any], language: Language
) -> dict[str, object] | None:
    """The attribute `state` of the element, as JSON: texts by path, their mistakes, the joining keys.

    `None` if the form has no cards.
    """
    hands = form.card_builder
    if hands is None:
        return None
    mistakes: list[dict[str, object]] = []
    joins: tuple[tuple[str, ...], ...] | None = None
    with suppress(BadInputError):  # an error of a field set by name: the page reports it
        request, _ = form.build_request(values)
        mistakes = [
            {"path": path, "line": line, "text": f"{error.message.render(language)} {error.remedy.render(language)}"}
            for path, line, error in _find_mistakes(form, values, request)
        ]
        if not mistakes:
            mistakes = list(_find_illegal_move(form, request, language))
        joins = hands.find_joined_keys(request)
    texts = {path: values.get(path) or "" for path in hands.fields.values()}
    return {"values": texts, "mistakes": mistakes, "joins": joins}


def _find_mistakes(
    form: SituationForm, values: Mapping[str, Any], request: Mapping[str, Any]
) -> Iterator[tuple[str, int | None, BadInputError]]:
    """The errors about cards: the field's path, the card's line number if one card is the cause, the error."""
    hands = form.card_builder
    assert hands is not None
    refused = _validation_error(form.situation, request)
    path = next((each for each in hands.fields.values() if refused and refused.is_about(each)), None)
    if refused is None or path is None:
        return
    cards = hands.fields["cards"]
    if path != cards:
        yield path, _refused_row(hands, path, values[path], refused), refused
        return
    lines = hands.split_lines(values[cards])
    others = dict.fromkeys(hands.fields.values(), "")
    alone = False
    for number, line in enumerate(lines):
        mistake = _validation_error(form.situation, form.build_request({**values, **others, cards: line})[0])
        if mistake is not None and mistake.is_about(cards):
            alone = True
            yield cards, number, mistake
    if not alone:
        named = [number for number, line in enumerate(lines) if refused.input == f"{cards}: {_card_name(line)}"]
        yield cards, named[-1] if named else None, refused


def _find_illegal_move(
    form: SituationForm, request: Mapping[str, Any], language: Language
) -> Iterator[dict[str, object]]:
    """The move of a line that is not allowed, and the reason."""
    hands, told = form.card_builder, None
    with suppress(BadInputError):
        told = form.situation.build_problem(request)
    number = hands.find_illegal_move(told) if hands is not None and isinstance(told, Report) else None
    if hands is not None and isinstance(told, Report) and number is not None:
        yield {"path": hands.fields["line"], "line": number, "text": told.statements[0].sentence.render(language)}


def _refused_row(hands: CardBuilder, path: str, text: str, error: BadInputError) -> int | None:
    """The number of the rejected row of effects or move in a line; `None` if all are rejected."""
    in_a_line = path in (hands.fields["line"], hands.fields["draws"])
    if not in_a_line and path not in hands.effect_fields:
        return None
    parts = re.split(r"[,;\n]", text) if in_a_line else hands.split_lines(text)
    named = error.input.removeprefix(f"{path}: ")
    found = [(len(part), number) for number, part in enumerate(filter(str.strip, parts)) if named in part]
    return min(found)[1] if found else None


def _validation_error(situation: Situation, request: Mapping[str, Any]) -> BadInputError | None:
    try:
        situation.build_problem(request)
    except BadInputError as error:
        return error
    return None


def _card_name(line: str) -> str:
    return " ".join(line.partition("=")[0].split())


def load_card_builder_script() -> str:
    """The element's script with its dependencies and its storage module."""
    folder = content_folder("site") / "static"
    return "".join(
        (folder / name).read_text("utf-8") for name in ("rw-parts.js", "rw-kept.js", "rw-card-text.js", "rw-hands.js")
    )
