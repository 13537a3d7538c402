"""`rulewright ask`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rulewright.errors import LimitError
from rulewright.errors.extras import has_extra
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.terminal.arguments import (
    ForOption,
    JsonOption,
    LanguageOption,
    LocalizedCommand,
    RulesOption,
    TableOption,
    parse_language,
    use_rules_folder,
)
from rulewright.terminal.output import buffered_console, print_json, print_notice, print_progress
from rulewright.terminal.request_input import read_table_fields

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from rulewright.corpus.model import Corpus
    from rulewright.questions.understanding import Questions
    from rulewright.situations.answer import Answer
    from rulewright.situations.problem import Report
    from rulewright.situations.situation import Situation

commands = typer.Typer()


@commands.command(cls=LocalizedCommand, help="help-ask")
def ask(
    words: Annotated[list[str], typer.Argument(metavar="WORDS", help="help-ask-words")],
    lang: LanguageOption = None,
    game: Annotated[str | None, typer.Option(help="help-ask-game")] = None,
    table: TableOption = None,
    player: ForOption = None,
    rules: RulesOption = None,
    json_: JsonOption = False,
) -> None:
    """Ask in your own words: what was understood, the computed answer, and the rules on it."""
    from rulewright.corpus.cache import cached_corpus
    from rulewright.questions.answering import QuestionRequest, question_json, request_to_resolve
    from rulewright.questions.understanding import Questions
    from rulewright.situations.game_packages import GamePackages
    from rulewright.situations.request import validate_request
    from rulewright.situations.resolution import resolve_request
    from rulewright.situations.solving import Effort

    folder = use_rules_folder(rules)
    corpus = cached_corpus(folder, print_notice)
    reader = parse_language(lang, corpus.languages)
    given = {"question": " ".join(words), "language": reader, "game": game} | read_table_fields(table, player, None)
    asked = validate_request(QuestionRequest, {name: value for name, value in given.items() if value is not None})
    games = GamePackages.from_folder(folder, corpus)
    questions = Questions(folder, corpus, games)
    fields = asked.table_fields
    understood = questions.understand(asked.question, reader, game, fields)
    request = request_to_resolve(understood, fields)
    answer, failure = None, None
    try:
        if request is not None:
            answer = resolve_request(games.catalogue, request, Effort.from_options(exact=False)).answer
    except LimitError as error:
        failure = error
    told = answer.as_json(reader) if answer is not None else failure.as_json(reader) if failure is not None else None
    found = question_json(questions, understood, told, _find_rules(folder, asked.question, reader, game))
    if json_:
        print_json(found)
        return
    with buffered_console() as out:
        if answer is not None and understood.situation is not None:
            _print_answer(out, answer, corpus, understood.situation, reader)
        _print_understood(out, found, questions, understood.situation, reader)


def _find_rules(folder: Path, question: str, reader: Language, game: str | None) -> list[dict[str, object]]:
    """The rules found for a question; none without the extra for searching."""
    from rulewright.corpus.content import build_folder
    from rulewright.questions.answering import MAX_HITS, MAX_SEARCHED

    if not has_extra("search"):
        return []
    from rulewright.search.storage import open_index
    from rulewright.views.search_filters import search_index

    index = open_index(
        folder, build_folder(print_notice) / "index", lambda sentence: print_progress(sentence.render(reader))
    )
    result = search_index(index, question[:MAX_SEARCHED], reader, game=game, limit=MAX_HITS)
    return [hit.as_json() for hit in result.hits]


def _print_answer(
    out: Console, answer: Answer | Report, corpus: Corpus, situation: Situation, reader: Language
) -> None:
    """Print the chances and the advice, or the statements."""
    from rulewright.situations.problem import Report
    from rulewright.terminal.situation_commands import print_answer, print_report

    if isinstance(answer, Report):
        print_report(out, answer, corpus, reader)
    else:
        print_answer(out, answer, corpus, situation, reader, cases=False)


def _print_understood(
    out: Console, found: dict[str, Any], questions: Questions, situation: Situation | None, reader: Language
) -> None:
    """Print what was understood, assumed, left, and is missing or to be chosen; then the rules."""
    from rich.markup import escape

    def listed(message: str, lines: Iterable[str]) -> None:
        told = list(lines)
        if told:
            out.print(f"\n[bold]{escape(phrase(message).render(reader))}[/bold]")
        for line in told:
            out.print(f"• {escape(line)}")

    def field(row: dict[str, Any]) -> str:
        if situation is None or row["field"] == "situation":
            return str(row["name"])
        return f"{row['name']}: {questions.value_text(situation, row['field'], row['value'], reader)}"

    error = (found["answer"] or {}).get("error")
    if error is not None:
        out.print(escape(f"{error['message']} {error['remedy']}"))
    listed("ask-understood", (f"“{row['text']}” – {field(row)}" for row in found["understood"]))
    listed("ask-assumed", map(field, found["assumed"]))
    listed("ask-left", (f"“{row['text']}”" for row in found["left"]))
    listed("ask-missing", (f"{row['name']} ({row['field']})" for row in found["missing"]))
    listed("ask-choices", (", ".join(value["name"] for value in row["values"]) for row in found["choices"]))
    if found["hits"]:
        out.print(f"\n[bold]{escape(phrase('ask-rules').render(reader))}[/bold]")
    for hit in found["hits"]:
        out.print(f"• {escape(hit['title'])}  [dim]{hit['id']}[/dim]")
