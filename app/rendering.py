"""HTML for what Streamlit has no element for; every text is escaped here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from html import escape

from rulewright.address import entry_path
from rulewright.corpus import Book, Corpus, Entry
from rulewright.corpus.markup import replace_links
from rulewright.corpus.model import whole_id
from rulewright.engine.rational import ZERO, as_string
from rulewright.explanation import Step, asked_results
from rulewright.language import Language
from rulewright.numerals import percent
from rulewright.phrase import phrase
from rulewright.search import Hit
from rulewright.situations import Answer, Report, Situation
from rulewright.situations.comparing import Help, OtherReading


def bars(answer: Answer, situation: Situation, language: Language) -> str:
    """The distribution as labelled bars with percent and exact fraction; impossible results are left out."""
    rows = []
    for result, share in answer.probability.items():
        if not share:
            continue
        rows.append(
            f'<li><span class="rw-bar-text"><span>{escape(situation.results[result].render(language))}</span>'
            f"<span><b>{escape(percent(share, language))}</b> · {as_string(share)}</span></span>"
            f'<span class="rw-bar" aria-hidden="true">'
            f'<span class="rw-{result}" style="width:{100 * float(share):.2f}%"></span></span></li>'
        )
    return f'<ul class="rw-bars" lang="{language}">{"".join(rows)}</ul>'


def step_list(steps: Sequence[Step], language: Language) -> str:
    """The explanation as nested lists; every step is a link to its rule."""
    html = [f'<ol class="rw-steps" lang="{language}">']
    depth = 0
    for number, step in enumerate(steps):
        if number:
            if step.depth > depth:
                html.append("<ol>" * (step.depth - depth))
            else:
                html.append("</li>" + "</ol></li>" * (depth - step.depth))
        depth = step.depth
        share = "" if step.probability == 1 else f" · {escape(percent(step.probability, language))}"
        remark = f"{escape(step.remark)}{share}" if step.remark else share.removeprefix(" · ")
        html.append(
            f'<li class="rw-{step.status}"><span class="rw-step">'
            f'<a href="{entry_path(step.entry, language)}">{escape(step.title)}</a> <small>{remark}</small></span>'
        )
    html.append("</li>" + "</ol></li>" * depth + "</ol>")
    return "".join(html)


def hit_head(hit: Hit, place: str) -> str:
    """A search hit: its title as a link to the site, the place it stands in, the snippet with marked words."""
    pieces = hit.snippet.split("**")
    snippet = "".join(f"<mark>{escape(text)}</mark>" if i % 2 else escape(text) for i, text in enumerate(pieces))
    return (
        f'<div class="rw-hit" lang="{hit.language}">'
        f'<a href="{escape(hit.url)}">{escape(hit.title)}</a> <small>{escape(place)}</small>'
        f"<p>{snippet}</p></div>"
    )


def passage_html(book: Book, passage: str, language: Language) -> str:
    """A rulebook's own lines, which only this machine has, under the book's name."""
    return (
        f'<div class="rw-passage"><small lang="{language}">{escape(book.titles[language])}</small>'
        f'<blockquote lang="{book.language}">{escape(passage)}</blockquote></div>'
    )


def entry_markdown(entry: Entry, corpus: Corpus, language: Language) -> str:
    """An entry's text as Markdown for Streamlit, its links leading to the site."""

    def link(target: str, words: str | None) -> str:
        whole = whole_id(target, entry.game)
        return f"[{words or corpus.entries[whole].texts[language].title}]({entry_path(whole, language)})"

    body = re.sub(r"\$|<(?![\w/-]+>`)", r"\\\g<0>", entry.texts[language].body)  # the targets of roles stay
    return replace_links(body, lambda found: link(found.target, found.words))


def report_lines(report: Report, corpus: Corpus, language: Language) -> str:
    """An answer without chances: its statements, each with links to the rules that it rests on."""
    rows = []
    for line in report.lines:
        links = ", ".join(
            f'<a href="{entry_path(entry, language)}">{escape(corpus.entries[entry].texts[language].title)}</a>'
            for entry in line.entries
        )
        rows.append(f"<li>{escape(line.sentence.render(language))} <small>{links}</small></li>")
    return f'<ul class="rw-report" role="status" lang="{language}">{"".join(rows)}</ul>'


def comparison(
    answer: Answer,
    readings: Sequence[OtherReading],
    helps: Sequence[Help],
    situation: Situation,
    language: Language,
) -> str:
    """What would help most, and which readings change the answer, each with the number before and after."""
    wanted = asked_results(answer, situation)

    def share(each: Answer) -> Fraction:
        return sum((each.probability[result] for result in wanted), start=ZERO)

    def after(other: Answer) -> str:
        return f"{percent(share(answer), language)} → <b>{escape(percent(share(other), language))}</b>"

    readings = [reading for reading in readings if share(reading.answer) != share(answer)]
    helps = [each for each in helps if share(each.answer) != share(answer)]
    asked = ", ".join(situation.results[result].render(language) for result in wanted)
    html = [f'<div class="rw-compare" lang="{language}"><p>{escape(asked)}</p>']
    if helps:
        rows = "".join(f"<li>{escape(each.name.render(language))}: {after(each.answer)}</li>" for each in helps)
        html.append(f"<h3>{escape(phrase('What would help most:').render(language))}</h3><ol>{rows}</ol>")
    if readings:
        rows = "".join(
            f'<li><a href="{entry_path(each.entry, language)}">'
            f"{escape(situation.variants[each.variant].name.render(language))}</a> = "
            f"{escape(_value(each.value, situation, language))}: {after(each.answer)}</li>"
            for each in readings
        )
        html.append(f"<h3>{escape(phrase('Read otherwise, this would change:').render(language))}</h3><ul>{rows}</ul>")
    if not helps and not readings:
        html.append(f"<p>{escape(phrase('Nothing of that changes the answer.').render(language))}</p>")
    return "".join(html) + "</div>"


def _value(value: str | bool | int, situation: Situation, language: Language) -> str:
    if isinstance(value, bool):
        return (phrase("yes") if value else phrase("no")).render(language)
    words = situation.words.get(str(value))
    return words.render(language) if words else str(value)
