"""Checks of the games' packages, which also check the files that they alone read."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from rulewright.checking.links import check_execution
from rulewright.checking.texts import check_stated
from rulewright.checking.translations import Catalogs, check_messages
from rulewright.corpus.factsheet import find_sheet_links
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.model import Corpus, Entry, Game, whole_id
from rulewright.corpus.records import SourceMap
from rulewright.errors import BadInputError, RulewrightError
from rulewright.language import KNOWN_LANGUAGES, Language
from rulewright.language.bundles import load_bundle, place_of
from rulewright.language.phrase import Phrase
from rulewright.situations.advice_wording import HEADLINE, WISH
from rulewright.situations.answer import Answer
from rulewright.situations.batch.forecast_atlas import AtlasData, is_atlas_current
from rulewright.situations.catalogue import Catalogue
from rulewright.situations.faults import GameFaultError, game_faults
from rulewright.situations.field_reference import describe_fields
from rulewright.situations.game_packages import GamePackages, UnknownEngineError
from rulewright.situations.guarded import say_facts
from rulewright.situations.package import GamePackage
from rulewright.situations.situation import Situation
from rulewright.situations.solving import Effort
from rulewright.views.calculator_json import CalculatorQuery, build_answer_response
from rulewright.views.explanation_text import format_average_points, format_averages
from rulewright.views.situation_form import FormLink, build_form


def check_packages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """The findings of the games' own packages, and about the words for their answers.

    An error that ends a package is reported once for each line, unless its cause is already known.
    """
    told: set[tuple[str, int]] = set()
    for finding in (*_messages(corpus, rules), *_packages(corpus, rules)):
        if finding.code != "game-fault" or (finding.file, finding.line) not in told:
            yield finding
        told.add((finding.file, finding.line))


def _messages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    for name, folder in GamePackages.from_folder(rules).message_catalogs().items():
        languages = [each for each in corpus.games[name].languages if (folder / str(each)).is_dir()]
        whole = {*languages} - {*corpus.games[name].partial}
        yield from check_messages(Catalogs(folder, (folder.parent,)), whole, rules)


def _packages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    games = GamePackages.from_folder(rules)
    for game in corpus.games.values():
        try:
            package = games.package(game.id)
        except UnknownEngineError as error:
            file = rules / game.id / "game.toml"
            line = SourceMap(file.read_text("utf-8")).line("engine")
            name = file.relative_to(rules).as_posix()
            yield Finding(name, line, error.code, str(error.message), str(error.remedy))
            continue
        except RulewrightError as error:
            yield from findings_of(error, game.id, rules)
            continue
        engine = games.engines[game.id]
        judges: tuple[Callable[[], Iterable[Finding]], ...] = (
            package.findings,
            partial(_check_situations, corpus, game, package, games, rules),
            partial(_check_executions, corpus, game, package),
            partial(_check_numbers, corpus, game, package),
            *(partial(_make, make) for make in (package.board, package.flow, package.forecaster)),
            partial(_make, partial(_atlas_data, package)),
            partial(_make, partial(_trials, corpus, game, package)),
        )
        for judge in judges:
            yield from judged(judge, game.id, engine, rules)
        yield from _check_facts(corpus, game, package, engine, rules)


def _check_situations(
    corpus: Corpus, game: Game, package: GamePackage, games: GamePackages, rules: Path
) -> Iterator[Finding]:
    situations = package.situations()
    yield from check_situations(corpus, game.id, games.engines[game.id], games.catalogue, rules)
    usable = [each for each in games.catalogue.usable() if each.id in situations]
    yield from check_variants(corpus, game.id, usable)


def _make(make: Callable[[], object]) -> Iterator[Finding]:
    """The findings if `make` raises an error; none otherwise."""
    make()
    yield from ()


def _atlas_data(package: GamePackage) -> AtlasData | None:
    atlas = package.atlas()
    return None if atlas is None else atlas.data


def _trials(corpus: Corpus, game: Game, package: GamePackage) -> None:
    for entry in (each for each in corpus.entries.values() if each.game == game.id):
        package.trial(entry)


def _check_executions(corpus: Corpus, game: Game, package: GamePackage) -> Iterator[Finding]:
    yield from check_execution(corpus, game.id, package.executions())


def _check_numbers(corpus: Corpus, game: Game, package: GamePackage) -> Iterator[Finding]:
    for reference, wanted in package.stated_numbers().items():
        entry = corpus.entries.get(whole_id(reference, game.id))
        if entry is not None:
            yield from check_stated(entry, wanted, f"stands in {entry.file}")


def _check_facts(
    corpus: Corpus, game: Game, package: GamePackage, engine: str | None, rules: Path
) -> Iterator[Finding]:
    """Check that the facts of every piece can be rendered, and link to entries only."""
    for entry in (each for each in corpus.entries.values() if each.game == game.id):
        yield from judged(partial(_check_sheet, corpus, entry, package), game.id, engine, rules)


def _check_sheet(corpus: Corpus, entry: Entry, package: GamePackage) -> Iterator[Finding]:
    try:
        sheet = say_facts(package.facts(entry))
    except ContentError:
        return  # the game's own check reports the file's mistake
    except KeyError as error:
        cause, remedy = f"{entry.id}: there are no words for {error}.", "Add them where its facts are presented."
        yield Finding.about(entry, "no-words", cause, remedy)
        return
    for link in find_sheet_links(sheet) if sheet else ():
        if whole_id(link.entry, entry.game) not in corpus.entries:
            cause = f"A fact of {entry.id} links to {link.entry}, which is no entry."
            yield Finding.about(entry, "dangling-link", cause, "Correct the id.")


def check_situations(
    corpus: Corpus, game: str, engine: str | None, catalogue: Catalogue, rules: Path
) -> Iterator[Finding]:
    """The findings about the situations of a game, whose package is `engine`."""
    for situation_id in (each for each in catalogue.situations if each.startswith(f"{game}/")):
        yield from judged(partial(_findings, situation_id, corpus, catalogue, rules), game, engine, rules)


def _findings(situation_id: str, corpus: Corpus, catalogue: Catalogue, rules: Path) -> Iterator[Finding]:
    situation = catalogue.get_situation(situation_id)
    if situation.id != situation_id:
        file, line = situation.place
        cause = f"The situation {situation.id} is listed as {situation_id}."
        yield Finding(relative(file, rules), line, "situation-id", cause, "Use one of the two.")
    for message, attribute, language in _sentences(situation):
        if f"{message.id}.{attribute}" not in load_bundle(message.catalogs, language).messages:
            file, line = place_of(message.id, message.catalogs / str(language))
            cause, remedy = f"{message.id} of {situation.id} has no .{attribute}.", "Write it: answers tell it by that."
            yield Finding(relative(file, rules), line, "message-attribute", cause, remedy)
    describe_fields(situation)
    form = build_form(situation)
    for field in form.fields:
        for option in field.options:
            form.format_option(field, option, corpus, Language.EN)
    for request in _requests(situation, corpus):
        _answer(situation, request, catalogue, corpus)


def _sentences(situation: Situation) -> Iterator[tuple[Phrase, str, Language]]:
    """The messages that need an attribute: goals in headlines, and the names of chances as English clauses."""
    for name in sorted({*situation.headline_results, *situation.goals_to_avoid}):
        goal = situation.goals[name]
        for language in KNOWN_LANGUAGES:
            if goal.id in load_bundle(goal.catalogs, language).messages:
                yield goal, HEADLINE, language
    for chance in (*situation.results.values(), *map(situation.words.get, situation.probability_measures)):
        if chance is not None:
            yield chance, WISH, Language.EN


def _requests(situation: Situation, corpus: Corpus) -> Iterator[Mapping[str, Any]]:
    """The initial request of its form, for each goal, and its worked examples."""
    form = build_form(situation)
    if form.fields:
        request, _ = form.build_request({field.path: form.initial_value(field) for field in form.fields})
        yield from ({**request, "goal": goal} for goal in situation.goals) if situation.goals else (request,)
    yield from (each.situation for each in corpus.examples.values() if each.situation.get("situation") == situation.id)


def _answer(situation: Situation, request: Mapping[str, Any], catalogue: Catalogue, corpus: Corpus) -> None:
    """Resolve a request and render the answer in English. Raises the errors of the game's code and `GameFaultError`."""
    try:
        answer = catalogue.resolve(request, Effort.from_options(False))
    except BadInputError:
        return  # its message is for the reader of the answer
    asked = CalculatorQuery(build_form(situation), FormLink({}, (), {}), request, {})
    build_answer_response(asked, answer, [], corpus, None, Language.EN)
    if isinstance(answer, Answer):
        look_up_words(answer, situation)
        format_averages(answer, situation, Language.EN), format_average_points(answer, situation, Language.EN)


def look_up_words(answer: Answer, situation: Situation) -> None:
    """Look up words whose absence an answer would hide. Raises `GameFaultError` if there are none."""
    known = [name for _, node in answer.trace.walk() for name in node.facts]
    for advice in answer.advice:
        known += (name for case in advice.cases for name in case.facts)
        if f"option.{advice.choice}" not in situation.words:  # it covers options that readers have named
            for option in sorted({option for case in advice.cases for option in case.options}):
                situation.words[option]
    for name in sorted({*known} - situation.untold):
        situation.facts[name]


def check_variants(corpus: Corpus, game: str, situations: Iterable[Situation]) -> Iterator[Finding]:
    """Check the variants of a game's situations and of its differences."""
    offered = {name: variant for situation in situations for name, variant in situation.variants.items()}
    for difference in corpus.differences.values():
        if difference.game == game and difference.variant not in (None, *offered):
            cause = f"{difference.id}: no situation has the variant {difference.variant}."
            yield Finding.about(difference, "variant", cause, "Correct it, or take it out.")
    for name, variant in offered.items():
        if not {whole_id(variant.entry, game)} & {*corpus.entries, *corpus.differences}:
            cause = f"The variant {name} is explained by {variant.entry}, which is no entry or difference."
            yield Finding(f"{game}/game.toml", 1, "variant", cause, "Correct the id in the code.")


def check_atlases(rules: Path) -> list[str]:
    """The games whose stored atlas is outdated. This is no mistake, since playing it again takes long."""
    games = GamePackages.from_folder(rules)
    outdated = []
    for game in games:
        with suppress(ContentError):  # damaged, which is a finding
            if (atlas := games[game].atlas()) is not None and not is_atlas_current(atlas):
                outdated.append(game)
    return outdated


def relative(file: Path, rules: Path) -> str:
    """The file relative to the rules, as findings have it."""
    return Path(os.path.relpath(file, rules)).as_posix()


def findings_of(error: RulewrightError, game: str, rules: Path) -> tuple[Finding, ...]:
    """Convert an error of a game's package to findings; an error without a line gets the first line of game.toml."""
    match error:
        case ContentError():
            return error.findings
        case GameFaultError():
            place = relative(error.file, rules), error.line
            return (Finding(*place, error.code, str(error.cause), str(error.remedy)),)
    return (Finding(f"{game}/game.toml", 1, error.code, str(error.message), str(error.remedy)),)


def judged(judge: Callable[[], Iterable[Finding]], game: str, engine: str | None, rules: Path) -> tuple[Finding, ...]:
    """The findings of `judge` in the package `engine`; an error that ends it becomes a finding, too."""
    try:
        with game_faults(engine):
            return tuple(judge())
    except RulewrightError as error:
        return findings_of(error, game, rules)
