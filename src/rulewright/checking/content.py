"""Judges what the content says: links, ids, agreement of the four languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulewright.checking.asked import check_asked
from rulewright.corpus.factsheet import links_of
from rulewright.corpus.findings import ContentError, Finding
from rulewright.corpus.loading import read_corpus
from rulewright.corpus.lock import LOCK_FILE, read_locked_ids
from rulewright.corpus.markup import icons, links
from rulewright.corpus.model import Corpus, Difference, Entry, Game, Text, whole_id
from rulewright.corpus.records import NumbersRecord, Places, read_record
from rulewright.corpus.rulebooks import read_uncited
from rulewright.language import LANGUAGES, Language
from rulewright.situations import GamePackage, Games, UnknownEngineError

_NUMBER = re.compile(r"(?<![\w.])\d+")
_SECTION = re.compile(r"^## (\S+)\s*$", re.MULTILINE)


def check_content(rules: Path) -> list[Finding]:
    """Every finding about the folder `rules`, sorted by file and line; an empty list when all is well."""
    corpus, findings = read_corpus(rules)
    if findings:
        return sorted(set(findings))
    findings += _check_lock(corpus, rules)
    for entry in corpus.entries.values():
        findings += _check_see(entry, corpus)
        findings += _check_links(entry, corpus)
        findings += _check_agreement(entry)
        findings += _check_icons(entry, corpus)
    for difference in corpus.differences.values():
        findings += _check_difference(difference, corpus)
        findings += _check_links(difference, corpus)
    findings += _check_orphans(corpus)
    findings += _check_misprints(corpus)
    findings += _check_numbers(corpus, rules)
    findings += _check_packages(corpus, rules)
    findings += check_asked(corpus, rules)
    for game in corpus.games.values():
        findings += read_uncited(rules, game)[1]
    return sorted(set(findings))


def write_lock(rules: Path) -> list[str]:
    """Adds the ids that the lock lacks, keeps the rest, and returns the added ids.

    Ids are permanent: a retired one is never dropped here but turned into `old -> new` by hand.
    """
    corpus, _ = read_corpus(rules)
    locked, redirects = read_locked_ids(rules)
    added = sorted(_known_ids(corpus) - locked.keys() - redirects.keys())
    if added:
        lines = sorted([*locked, *added]) + [f"{old} -> {new}" for old, new in sorted(redirects.items())]
        head = "# Every id ever published; `rulewright check --write-lock` adds new ones. A retired id: `old -> new`.\n"
        temporary = rules / f"{LOCK_FILE}.new"
        temporary.write_text(head + "\n".join(lines) + "\n", "utf-8")
        temporary.replace(rules / LOCK_FILE)
    return added


def sections(text: Text) -> dict[str, str]:
    """The `## key` sections of a difference's body: what each book says by book id, and `reading`."""
    parts = _SECTION.split(text.body)
    return {key: body.strip() for key, body in zip(parts[1::2], parts[2::2], strict=True)}


def _known_ids(corpus: Corpus) -> set[str]:
    return {*corpus.entries, *corpus.differences}


def _check_lock(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    locked, redirects = read_locked_ids(rules)
    known = _known_ids(corpus)
    items: list[Entry | Difference] = [*corpus.entries.values(), *corpus.differences.values()]
    for item in items:
        if item.id not in locked:
            yield Finding(
                item.file,
                item.line,
                "not-locked",
                f"The id {item.id} is not in {LOCK_FILE}.",
                "Ids are permanent: check its spelling, then run `rulewright check --write-lock`.",
            )
    for locked_id, line in locked.items():
        if locked_id not in known:
            yield Finding(
                LOCK_FILE,
                line,
                "lost-id",
                f"The published id {locked_id} is gone.",
                f"Bring it back, or write `{locked_id} -> new/id` here.",
            )
    for old, new in redirects.items():
        if new not in known:
            yield Finding(
                LOCK_FILE, 1, "dangling-redirect", f"{old} redirects to {new}, which is no entry.", "Correct it."
            )


def _check_see(entry: Entry, corpus: Corpus) -> Iterator[Finding]:
    for target in entry.see:
        if target not in corpus.entries:
            yield Finding(
                entry.file,
                entry.line,
                "dangling-link",
                f"{entry.id}: see names {target}, which is no entry.",
                "Correct the id.",
            )
        elif target == entry.id:
            yield Finding(entry.file, entry.line, "self-link", f"{entry.id} names itself as see-also.", "Take it out.")


def _check_links(document: Entry | Difference, corpus: Corpus) -> Iterator[Finding]:
    for text in document.texts.values():
        for link in links(text.body):
            target = whole_id(link.target, document.game)
            if target not in corpus.entries:
                yield Finding(
                    text.file,
                    text.body_line + link.line,
                    "dangling-link",
                    f"The link {link.target} leads to no entry.",
                    "Correct the id.",
                )
            elif target == document.id:
                yield Finding(
                    text.file,
                    text.body_line + link.line,
                    "self-link",
                    "The text links to itself.",
                    "Take the link out.",
                )


def _check_agreement(entry: Entry) -> Iterator[Finding]:
    """The four texts of an entry link to the same rules and state the same numbers; English is the yardstick."""
    model = entry.texts.get(Language.EN)
    if model is None:
        return
    model_links = {whole_id(link, entry.game) for link in model.links}
    model_numbers = numbers(model)
    for language in LANGUAGES:
        text = entry.texts.get(language)
        if text is None:
            continue
        difference = {whole_id(link, entry.game) for link in text.links} ^ model_links
        if difference:
            yield Finding(
                text.file,
                text.body_line,
                "links-differ",
                f"Links of {language} and en differ: {', '.join(sorted(difference))}.",
                "Link the same rules in both.",
            )
        uneven = numbers(text) ^ model_numbers
        if uneven:
            yield Finding(
                text.file,
                text.body_line,
                "numbers-differ",
                f"Numbers of {language} and en differ: {', '.join(map(str, sorted(uneven)))}.",
                "State the same numbers, in digits, in both.",
            )


def _check_icons(entry: Entry, corpus: Corpus) -> Iterator[Finding]:
    """Icons are terms of the glossary, the same in all four texts; every restored icon is one too."""
    for term in entry.restored:
        if term not in corpus.entries:
            cause = f"{entry.id}: restored names {term}, which is no entry."
            yield Finding(entry.file, entry.line, "dangling-link", cause, "Correct the term's id.")
    model = entry.texts.get(Language.EN)
    for text in entry.texts.values():
        for icon in icons(text.body):
            if f"{entry.game}/glossary/{icon.term}" not in corpus.entries:
                cause = f"The icon {icon.term} is no term of the glossary."
                yield Finding(text.file, text.body_line + icon.line, "dangling-link", cause, "Correct the term's id.")
        unmarked = {term.split("/")[2] for term in entry.restored} - set(text.icons)
        if unmarked:
            cause = f"The text does not mark {', '.join(sorted(unmarked))}, which `restored` names."
            yield Finding(
                text.file, text.body_line, "icon-missing", cause, "Write {icon}`words <term>` at its mention."
            )
        uneven = set(text.icons) ^ set(model.icons) if model is not None else set()
        if uneven:
            cause = f"Icons of {text.language} and en differ: {', '.join(sorted(uneven))}."
            yield Finding(text.file, text.body_line, "icons-differ", cause, "Show the same icons in both.")


def numbers(text: Text) -> frozenset[int]:
    """The whole numbers that a text states in digits; the marks of numbered lists do not count."""
    body = re.sub(r"^\s*\d+[.)]\s+", "", text.plain, flags=re.MULTILINE)
    return frozenset(int(number) for number in _NUMBER.findall(body))


def _check_numbers(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """Every text of the entries that numbers.toml names shows the numbers that stand there."""
    for game in corpus.games.values():
        path = rules / game.id / "numbers.toml"
        if not path.exists():
            continue
        name = path.relative_to(rules).as_posix()
        record, places, findings = read_record(NumbersRecord, path, rules)
        yield from findings
        for index, number in enumerate(record.number if record else ()):
            for reference in number.entries:
                entry = corpus.entries.get(whole_id(reference, game.id))
                if entry is not None:
                    yield from _check_stated(entry, number.values, f"{name} gives as {number.id}")
                    continue
                yield Finding(
                    name,
                    places.line("number", index, "entries"),
                    "dangling-link",
                    f"{number.id}: entries names {reference}, which is no entry.",
                    "Correct the id.",
                )


def _check_stated(entry: Entry, wanted: Iterable[int], origin: str) -> Iterator[Finding]:
    for text in entry.texts.values():
        missing = sorted(set(wanted) - numbers(text))
        if missing:
            yield Finding(
                text.file,
                text.body_line,
                "number-missing",
                f"The text lacks {', '.join(map(str, missing))}, which {origin}.",
                "Correct the text, or the number where the rulebooks say otherwise.",
            )


def _check_difference(difference: Difference, corpus: Corpus) -> Iterator[Finding]:
    for target in difference.entries:
        if target not in corpus.entries:
            yield Finding(
                difference.file,
                difference.line,
                "dangling-link",
                f"{difference.id}: entries names {target}, which is no entry.",
                "Correct the id.",
            )
    wanted = [*corpus.games[difference.game].books, "reading"] if difference.game in corpus.games else ["reading"]
    for text in difference.texts.values():
        found = sections(text)
        for key in wanted:
            if not found.get(key):
                yield Finding(
                    text.file,
                    text.body_line,
                    "missing-section",
                    f"The section “## {key}” is missing or empty.",
                    "Say what the book says, or which reading is followed and why.",
                )
        for key in found.keys() - set(wanted):
            yield Finding(
                text.file, text.body_line, "unknown-section", f"There is no book “{key}”.", f"Use {', '.join(wanted)}."
            )


def _check_orphans(corpus: Corpus) -> Iterator[Finding]:
    """Every rule can be reached from another rule; terms and questions are reached from their lists."""
    for entry in corpus.entries.values():
        from_rules = (corpus.entries[referrer].is_rule for referrer in corpus.referrers_of(entry.id))
        if entry.is_rule and not any(from_rules) and len(corpus.entries) > 1:
            yield Finding(
                entry.file,
                entry.line,
                "orphan",
                f"No other entry leads to {entry.id}.",
                "Name it as see-also of a related entry, or link to it.",
            )


def _check_misprints(corpus: Corpus) -> Iterator[Finding]:
    """No text uses a word that the glossary marks as a rulebook's misprint or mistranslation.

    What a book prints may be quoted in the ledger of differences, and a term may list its misprints as aliases.
    """
    for game in corpus.games.values():
        forbidden: dict[Language, dict[str, str]] = {}
        for term in corpus.entries.values():
            if term.game == game.id and term.term is not None:
                for book, misprints in term.term.misprints.items():
                    for word in misprints:
                        forbidden.setdefault(game.books[book].language, {})[word.casefold()] = term.id
        for entry in corpus.entries.values():
            if entry.game != game.id:
                continue
            for language, words in forbidden.items():
                text = entry.texts.get(language)
                if text is None:
                    continue
                for word in re.findall(r"[^\W\d_]+", f"{text.title} {text.plain}"):
                    if word.casefold() in words:
                        yield Finding(
                            text.file,
                            text.body_line,
                            "misprint",
                            f"“{word}” is a misprint of the rulebook.",
                            f"Use the right word: see {words[word.casefold()]}.",
                        )


def _check_packages(corpus: Corpus, rules: Path) -> Iterator[Finding]:
    """What the games' own packages find wrong, and whether readers can be told what they tell."""
    games = Games.of(rules)
    for game in corpus.games.values():
        try:
            package = games[game.id]
        except UnknownEngineError as error:
            file = rules / game.id / "game.toml"
            line = Places(file.read_text("utf-8")).line("engine")
            name = file.relative_to(rules).as_posix()
            yield Finding(name, line, error.code, str(error.message), str(error.remedy))
            continue
        yield from package.findings()
        for reference, wanted in package.stated_numbers().items():
            entry = corpus.entries.get(whole_id(reference, game.id))
            if entry is not None:
                yield from _check_stated(entry, wanted, f"stands in {entry.file}")
        yield from _check_facts(corpus, game, package)


def _check_facts(corpus: Corpus, game: Game, package: GamePackage) -> Iterator[Finding]:
    """The facts of every piece can be told to readers, and link to entries only."""
    for entry in (each for each in corpus.entries.values() if each.game == game.id):
        try:
            sheet = package.facts(entry)
        except ContentError:
            return  # what is wrong with the file is told by the game's own check
        except KeyError as error:
            cause, remedy = f"{entry.id}: there are no words for {error}.", "Add them where its facts are presented."
            yield Finding(entry.file, entry.line, "no-words", cause, remedy)
            continue
        for link in links_of(sheet) if sheet else ():
            if whole_id(link.entry, entry.game) not in corpus.entries:
                cause = f"A fact of {entry.id} links to {link.entry}, which is no entry."
                yield Finding(entry.file, entry.line, "dangling-link", cause, "Correct the id.")
