"""Hands of cards are built by tapping: what is tapped is the notation, and what is kept stays on the device."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from accessibility import fits, violations
from element_scripts import HANDS as SCRIPTS
from element_scripts import script_of
from rulewright.corpus.model import Corpus
from rulewright.games.tainted_grail.data.card import (
    AffinityCondition,
    AttributeKey,
    CardAbility,
    CardEffect,
    DeckCard,
    EffectKind,
    KeyBonus,
    KeyIcon,
    RightEdge,
    Trigger,
)
from rulewright.games.tainted_grail.data.character import Attribute
from rulewright.games.tainted_grail.data.notation import (
    ATTRIBUTE_BY_CODE,
    ParsedSequenceCard,
    parse_cards,
    parse_combat_table,
    parse_effects,
    parse_encounter_bonuses,
    parse_pile,
    parse_right_edge,
    parse_sequence,
)
from rulewright.games.tainted_grail.situations.card_builder import (
    ATTRIBUTE_LEVELS,
    EFFECT_MULTIPLIERS,
    KEY_MODIFIERS,
    TRIGGERS,
    CardSymbol,
    diplomacy_card_builder,
)
from rulewright.games.tainted_grail.situations.diplomacy import DiplomacyRequest
from rulewright.language import Language
from rulewright.situations.game_packages import GamePackages
from rulewright.views.situation_form import build_form

pytestmark = pytest.mark.browser
RECORDED = Path(__file__).with_name("decks") / "version-1.json"
"""What version 1 of the element kept; it is never changed, since readers have it on their devices."""
KEY = "rulewright.decks"


def key(page: Page, name: str) -> Any:
    """A control of the element."""
    return page.locator(f'rw-hands [data-key="{name}"]')


def tap(page: Page, *names: str) -> int:
    """Taps controls one after the other; how many these were."""
    for name in names:
        key(page, name).click()
    return len(names)


def field(page: Page, path: str) -> Any:
    return page.locator(f'[name="{path}"]')


SMALL = """() => [...document.querySelector('rw-hands').shadowRoot.querySelectorAll('button, input, select, summary')]
    .map((each) => each.closest('label.check') || each)
    .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width && Math.min(box.width, box.height) < 43.5)"""
"""The element's controls that are too small for a finger."""
CARDS = (
    ("add", "put:m", "slot:LF", "put:m", "slot:R1", "put:ag", "slot:RM"),
    ("add", "put:+", "put:m", "slot:LF", "put:m", "slot:RM"),
    ("add", "slot:LF", "put:d", "slot:RM"),
)
WRITTEN = "Card 1 = 1:m F:m > 1:ag M\nCard 2 = 1:+,m F:m > M\nCard 3 = F:d > M"


def test_three_cards_are_entered_and_the_best_line_is_read(opened: Callable[..., Page]) -> None:
    """The pool holds 1 marker and 5 win: only card 1 and then card 2, whose key lets it follow, bring 2 each."""
    page = opened()
    taps = tap(page, "anew") + sum(tap(page, *card) for card in CARDS)
    for name in ("slot:L1", "slot:RF", "put:x", "off"):  # what is tapped and what can be put there
        expect(key(page, name)).to_be_in_viewport(ratio=1)
    taps += tap(page, "done")
    assert taps <= 20
    assert field(page, "cards").input_value() == WRITTEN
    assert field(page, "hand").input_value() == "Card 1, Card 2, Card 3"
    # The address changes with the answer; that to an empty third card says the same.
    page.wait_for_url(lambda url: dict(parse_qsl(urlsplit(url).query)).get("cards") == WRITTEN)
    summary = page.locator(".calculator-summary")
    expect(summary).to_contain_text("You are certain to beat the enemy")
    expect(summary).to_be_in_viewport()
    expect(page.locator(".calculator-body")).to_contain_text("play Card 1")
    expect(page.locator(".calculator-body")).to_contain_text("play Card 2")


def test_the_keyboard_alone_does_the_same(opened: Callable[..., Page]) -> None:
    page = opened()

    def press(name: str) -> None:
        for _ in range(150):
            if page.evaluate("document.activeElement.shadowRoot?.activeElement?.dataset.key") == name:
                return page.keyboard.press("Enter")
            page.keyboard.press("Tab")
        pytest.fail(f"{name} is not reached")

    expect(key(page, "add")).to_be_visible()
    for name in ("anew", *CARDS[0], "done"):
        press(name)
    assert field(page, "cards").input_value() == WRITTEN.splitlines()[0]
    assert page.evaluate("document.activeElement.shadowRoot.activeElement.dataset.key") == "card:0"


def test_what_is_tapped_is_heard(opened: Callable[..., Page]) -> None:
    page = opened()
    tap(page, "anew", "add", "put:m", "put:m")
    heard = page.locator("rw-hands .builder + [role=status]")
    expect(heard).to_have_text("left, row 1: Marker bonus 2")
    expect(key(page, "slot:L1")).to_have_attribute("aria-label", "left, row 1: Marker bonus 2")
    expect(key(page, "slot:L1")).to_have_attribute("aria-pressed", "true")
    expect(key(page, "card:0")).to_have_attribute("aria-label", "Change: Card 1. left, row 1: Marker bonus 2")


def test_the_sequence_shows_which_keys_join(opened: Callable[..., Page]) -> None:
    page = opened()
    first, second = key(page, "laid:0"), key(page, "laid:1")
    expect(first).to_have_attribute("aria-label", "Y1. These keys join: row 1 (Aggression), Free key")
    expect(second).to_have_attribute("aria-label", "Y2+. These keys join: Magic key, Free key")
    page.get_by_label("Aggression").first.fill("0")
    expect(first).to_have_attribute("aria-label", "Y1. These keys join: Free key")
    assert first.locator(".half.L.met").count() == 1
    tap(page, "laid:1", "isPaid")
    assert field(page, "sequence").input_value() == "Y1, Y2 (1)"
    expect(second).to_have_attribute("aria-label", "Y2. These keys join: Free key")
    tap(page, "back", "lay:2")
    assert field(page, "sequence").input_value() == "Y1, Y3"
    assert field(page, "hand").input_value() == "Y1"


def test_mistake_appears_on_its_card(opened: Callable[..., Page]) -> None:
    page = opened(parameters={"cards": "Y1 = 1:m F:m\nY2 = 1:e\nY3 = 1:q9q", "hand": "Y1", "deck": "", "sequence": ""})
    cards = page.locator("rw-hands li.card")
    expect(cards.nth(1).locator(".mistake")).to_contain_text("diplomacy")
    expect(cards.nth(2).locator(".mistake")).to_contain_text("“q9q”")
    expect(cards.nth(2).locator("code")).to_have_text("Y3 = 1:q9q")
    assert cards.nth(0).locator(".mistake").count() == 0
    tap(page, "card:1", "off", "put:d")
    expect(cards.nth(1).locator(".mistake")).to_have_count(0)
    tap(page, "delete:2")
    expect(page.locator("rw-hands .mistake")).to_have_count(0)
    assert field(page, "cards").input_value() == "Y1 = 1:m F:m\nY2 = 1:d"
    tap(page, "undo")
    assert field(page, "cards").input_value() == "Y1 = 1:m F:m\nY2 = 1:d\nY3 = 1:q9q"


def test_what_is_typed_is_drawn_and_what_nobody_touched_stays_as_it_was(opened: Callable[..., Page]) -> None:
    page = opened()
    page.locator("rw-hands details.written summary").click()
    field(page, "cards").fill("A  =  1: MARKER ; B = F : x2 , m\nC = 1:d")
    expect(key(page, "card:2")).to_have_attribute("aria-label", "Change: C. left, row 1: Draw bonus")
    tap(page, "card:2", "put:d")
    assert field(page, "cards").input_value() == "A  =  1: MARKER\nB = F : x2 , m\nC = 1:d2"
    key(page, "name").fill("See, see")
    key(page, "name").press("Enter")
    expect(page.locator("rw-hands li.card").nth(2).locator(".mistake")).to_be_visible()


def test_a_line_is_built_by_tapping_and_a_move_that_nobody_knows_is_marked(opened: Callable[..., Page]) -> None:
    page = opened(parameters={"draws": "Y9"})
    expect(key(page, "draws:0")).to_have_class("move wrong")
    tap(page, "draws:0", "line+Y1", "line+Y3+", "line+escape")
    expect(key(page, "line:1")).to_have_class("move wrong")  # Y1 has no bonus for another card
    tap(page, "line:0")
    assert field(page, "line").input_value() == "Y3+, escape"
    assert key(page, "line+Y2").count() == 0  # which lies on the table
    expect(key(page, "line:0")).to_have_attribute("aria-label", "Y3, Its magic key is paid: take off")
    expect(page.locator(".calculator-summary")).to_contain_text("You escape")
    tap(page, "card:2")
    key(page, "name").fill("Axe")
    key(page, "name").press("Enter")
    assert field(page, "line").input_value() == "Axe+, escape"


def test_what_the_encounter_does_is_tapped_row_by_row(opened: Callable[..., Page]) -> None:
    page = opened()
    tap(page, "slot:E0 encounter.table", "off", "put:te", "line:encounter.table", "put:flee", "low:more", "open")
    assert field(page, "encounter.table").input_value() == "0-1: te+1; 2: hp-2, m-1; 4: flee"
    expect(key(page, "slot:E2 encounter.table")).to_have_attribute("aria-label", "Combat table 4: Flee")
    field(page, "encounter.table").evaluate("(box) => { box.value = '0: hp-1; 1: q9q; 1+: d'; }")
    field(page, "encounter.table").dispatch_event("input")
    expect(page.locator("rw-hands .mistake")).to_contain_text("“q9q”")
    assert page.locator("rw-hands code").inner_text() == "1: q9q"
    tap(page, "unline:E1 encounter.table")
    expect(page.locator("rw-hands .mistake")).to_have_count(0)
    assert field(page, "encounter.table").input_value() == "0: hp-1; 1+: d"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("language", "name"), [("ko", "combat"), ("fi", "diplomacy")])
def test_the_element_is_accessible_and_can_be_touched(
    opened: Callable[..., Page], scheme: str, language: str, name: str
) -> None:
    page = opened(name, language, color_scheme=scheme)
    expect(page.locator(".calculator-summary")).to_contain_text("%" if name == "combat" else ".")
    page.locator("rw-hands details.kept summary").click()
    tap(page, "keep", "laid:0", "before", "card:2", "slot:RM" if name == "combat" else "slot:A0", "line+stop")
    expect(page.locator(".calculator.is-stale")).to_have_count(0)
    assert fits(page)
    assert violations(page) == []
    assert page.evaluate(SMALL) == []


def test_without_javascript_the_text_remains(opened: Callable[..., Page]) -> None:
    page = opened(java_script_enabled=False)
    expect(field(page, "cards")).to_be_visible()
    expect(field(page, "sequence")).to_have_value("Y1, Y2+ (1)")


# What is tapped, and the notation


@pytest.fixture
def element(tab: Callable[..., Page], games: GamePackages, corpus: Corpus) -> Callable[..., Page]:
    """A page of nothing but the element, which tells in `told` what it has told last."""

    def open_element(values: dict[str, str] | None = None, name: str = "diplomacy", language: str = "en",
                     page: Page | None = None, saved: str = "", before: str = "") -> Page:  # fmt: skip
        form = build_form(games.catalogue.situations[f"tainted-grail/{name}"])
        data = json.dumps(form.element.build_data(form.situation, corpus, Language(language)))
        texts = dict.fromkeys(form.element.paths, "") | (values or {})
        page = page or tab(base_url="http://rulewright.test")
        html = (
            "<!doctype html><html lang=en><meta charset=utf-8><title>x</title><script>"
            'addEventListener("rw-hands", (event) => { window.told = event.detail; });'
            f"{f'localStorage.setItem({json.dumps(KEY)}, {json.dumps(saved)});' if saved else ''}{before}</script>"
            f"<script>{script_of(*SCRIPTS)}</script><main><h1>x</h1>"
            f"<rw-hands data='{escape(data)}' state='{escape(json.dumps({'values': texts}))}'></rw-hands></main>"
        )
        page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html"))
        page.goto("/")
        return page

    return open_element


HANDS = diplomacy_card_builder(DiplomacyRequest)
PLACES = (*"12345", "M", "F")


def number(chance: random.Random, sign: CardSymbol) -> int:
    """A number that the sign can be given with a few taps."""
    return chance.choice([each for each in range(max(sign.low, -4), min(sign.high, 4) + 1) if each] or [1])


def taps_of(sign: CardSymbol, wanted: int) -> list[str]:
    """Puts a sign there and sets its number, which is never 0."""
    steps = [each for each in range(sign.low, sign.high + 1) if each]
    by = steps.index(wanted) - steps.index(sign.initial)
    return [f"put:{sign.code}", *[f"last:{'more' if by > 0 else 'less'}"] * abs(by)]


def several(chance: random.Random, signs: tuple[CardSymbol, ...]) -> list[tuple[CardSymbol, int]]:
    """Some signs for one place, none twice in a row: a second tap would only count on."""
    symbols: list[tuple[CardSymbol, int]] = []
    for _ in range(chance.randint(1, 3)):
        sign = chance.choice([each for each in signs if not symbols or each.code != symbols[-1][0].code])
        symbols.append((sign, number(chance, sign)))
    return symbols


def random_card(chance: random.Random, name: str) -> tuple[DeckCard, list[str]]:
    """A card, and the taps that build it."""
    taps: list[str] = ["add"]
    left: dict[str, tuple[KeyBonus, ...]] = {}
    right: dict[str, Any] = {}
    for place in chance.sample(PLACES, chance.randint(0, 4)):
        # Rows appear one after the other: those above are there as soon as one is used.
        if place > "2" and place.isdecimal():
            continue
        icons = several(chance, HANDS.icons)
        taps += [f"slot:L{place}", *(each for icon in icons for each in taps_of(*icon))]
        left[place] = tuple(KeyBonus(KeyIcon(sign.code), count) for sign, count in icons)
    for place in chance.sample(PLACES, chance.randint(0, 4)):
        if place > "2" and place.isdecimal():
            continue
        signs = several(chance, ATTRIBUTE_LEVELS if place.isdecimal() else KEY_MODIFIERS)
        taps += [f"slot:R{place}", *(each for sign in signs for each in taps_of(*sign))]
        right[place] = (
            AttributeKey(tuple((ATTRIBUTE_BY_CODE[sign.code], count) for sign, count in signs)) if place.isdecimal()
            else tuple(KeyBonus(KeyIcon(sign.code), count) for sign, count in signs)
        )  # fmt: skip
    abilities = []
    for trigger in chance.sample(TRIGGERS, chance.randint(0, 2)):
        effects, taps = [], [*taps, f"trigger:{trigger.code}"]
        count = number(chance, trigger)
        taps += ["trigger:more"] * (count - 1)
        for sign, amount in several(chance, HANDS.effects):
            times, when = (
                chance.choice([*EFFECT_MULTIPLIERS, None, None]),
                chance.choice([*HANDS.conditions, None, None]),
            )
            taps += [
                *taps_of(sign, amount),
                f"times={times.code if times else ''}",
                f"when={when.code if when else ''}",
            ]
            attribute = ATTRIBUTE_BY_CODE.get(times.code[1:]) if times else None
            effects.append(CardEffect(
                EffectKind(sign.code), amount,
                per_key=attribute if times and times.code[0] == "*" else None,
                by_level=attribute if times and times.code[0] == "@" else None,
                per_damage=bool(times and times.code == "*dmg"), when=AffinityCondition(when.code if when else ""),
            ))  # fmt: skip
        abilities.append(CardAbility(Trigger(trigger.code), tuple(effects), count))
    is_passive = chance.random() < 0.3
    taps += ["constant"] * is_passive
    bonuses = {int(place): icons for place, icons in left.items() if place.isdecimal()}
    keys = {int(place): levels for place, levels in right.items() if place.isdecimal()}
    edge = RightEdge(keys, right.get("M"), right.get("F", ()))
    return DeckCard(name, bonuses, left.get("M"), left.get("F", ()), edge, tuple(abilities), is_passive), taps


TAPPING = """(taps) => {
  const root = document.querySelector("rw-hands").shadowRoot;
  for (const tap of taps) {
    const [name, chosen] = tap.split(/=(.*)/), control = root.querySelector(`[data-key="${CSS.escape(name)}"]`);
    if (!control) throw new Error(`nothing is called ${name}`);
    if (chosen === undefined) control.click();
    else {
      control.value = chosen;
      control.dispatchEvent(new Event("change"));
    }
  }
  return window.told;
}"""


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", range(19, 27))
def test_what_is_tapped_is_exactly_what_the_notation_reads(element: Callable[..., Page], seed: int) -> None:
    chance = random.Random(seed)
    page = element()
    built = [random_card(chance, f"Card {place + 1}") for place in range(10)]
    notation = page.evaluate(TAPPING, [tap for _, taps in built for tap in taps])
    cards = parse_cards("cards", notation["cards"])
    for card, taps in built:
        assert cards[card.name] == card, (taps, notation["cards"])
    assert parse_pile("hand", notation["hand"], cards) == dict.fromkeys(cards, 1)


WRITINGS = (
    "A = 1:m2,d M:+ F:x2,m > 2:ag2|em M F:v / passive / delay2: d / attack: block2, hold1 / pay3: +",
    "B = 1: m F: x2, m > 1: AGGRESSION1 m:X3 / place : hp-1, te+1 / pay: ch1@empathy, nogreen?rep-1, m1 * dmg",
    "이름 = M 9:e,a-2,? > 9:sp0 F / delay: m-2*co, green??, mill2, +2",
    "C = ",
    "D = > M:v,x4 / attack:",
)


def test_what_is_read_is_written_with_the_same_meaning(element: Callable[..., Page]) -> None:
    again = element().evaluate(
        """([lines, signed]) => lines.map((line) => rwCardText.readCard(line))
            .map((card) => rwCardText.writeCard(card, (code) => signed.includes(code)))""",
        [WRITINGS, [sign.code for sign in HANDS.effects if sign.is_signed]],
    )
    assert [parse_cards("cards", line) for line in again] == [parse_cards("cards", line) for line in WRITINGS]


def test_piles_sequences_and_edges_are_written_with_the_same_meaning(element: Callable[..., Page]) -> None:
    page = element()

    def again(kind: str, text: str) -> str:
        return page.evaluate(f"(text) => rwCardText.write{kind}(rwCardText.read{kind}(text))", text)

    cards = parse_cards("cards", "Y1 = F:m\nY2 = M: / delay: d")
    pile, sequence, edge = "Y1 x2, Y2, ? ×8; Y1", "Y1@ [ag, em], Y2+ (1), Y2 (2ch), Y1 []", "1:ag2|em M F:x2,v 3: co"
    assert (
        parse_pile("deck", again("Pile", pile), cards) == parse_pile("deck", pile, cards) == {"Y1": 3, "Y2": 1, "?": 8}
    )
    assert parse_sequence("s", again("Sequence", sequence), cards) == parse_sequence("s", sequence, cards)
    first = ParsedSequenceCard("Y1", is_own=False, joined=(Attribute.AGGRESSION, Attribute.EMPATHY))
    assert parse_sequence("s", sequence, cards)[0] == first
    assert parse_right_edge("e", again("Edge", edge)) == parse_right_edge("e", edge)


def test_rows_of_effects_are_written_with_the_same_meaning(element: Callable[..., Page]) -> None:
    page, signed = element(), [sign.code for sign in HANDS.effects if sign.is_signed]

    def again(kind: str, text: str) -> str:
        read = "rwCardText.writeRows(rwCardText.readRows(kind, text), (code) => signed.includes(code))"
        return page.evaluate(f"([kind, text, signed]) => {read}", [kind, text, signed])

    table, levels = "0 - 1 : hp -1; 2–3: hp-2, te+1\n4+: m1*ag,?", "AG: a2; em : a1, green?d1"
    assert parse_combat_table("t", again("ranges", table)) == parse_combat_table("t", table)
    assert parse_encounter_bonuses("b", again("levels", levels)) == parse_encounter_bonuses("b", levels)
    assert parse_effects("e", again("none", "torn, hp+2")) == parse_effects("e", "torn, hp+2")
    assert again("ranges", "0: hp-1; so many: d") == "0: hp-1; so many: d"


def test_taps_are_not_lost_while_an_answer_comes(element: Callable[..., Page]) -> None:
    """What a host hands back late is what was tapped before: it must not undo what was tapped since."""
    page = element()
    tap(page, "add", "put:e")
    late = page.evaluate("window.told")
    tap(page, "put:e")
    latest = page.evaluate("window.told")
    state = "(values) => document.querySelector('rw-hands').setAttribute('state', JSON.stringify({ values }))"
    page.evaluate(state, late)
    tap(page, "put:d")
    assert page.evaluate("told.cards") == "Card 1 = 1:e2,d"
    page.evaluate(state, latest)
    tap(page, "put:d")
    assert page.evaluate("told.cards") == "Card 1 = 1:e2,d2"
    page.evaluate(state, {**latest, "cards": "X = F:a", "hand": ""})  # somebody typed
    expect(key(page, "card:0")).to_have_attribute("aria-label", "Change: X. left, Free key: Affinity bonus")


def test_no_key_is_drawn_as_one_that_does_not_join_before_that_is_known(element: Callable[..., Page]) -> None:
    values = {"cards": "U1 = 1:e > 1:em\nU2 = 1:a", "sequence": "U1, U2", "hand": "", "deck": ""}
    page = element(values)
    expect(key(page, "laid:1")).to_have_attribute("aria-label", "U2")
    assert page.locator("rw-hands .half.met").count() == 0
    state = json.dumps({"values": values, "joins": [["F"], ["F"]]})
    page.locator("rw-hands").evaluate("(hands, state) => hands.setAttribute('state', state)", state)
    expect(key(page, "laid:1")).to_have_attribute("aria-label", "U2. These keys join: Free key")
    assert page.locator("rw-hands .half.met").count() == 2  # both halves in row 1


def test_what_comes_in_the_middle_of_a_tap_or_a_word_waits_for_its_end(element: Callable[..., Page]) -> None:
    page = element()
    tap(page, "add", "put:e")
    again = """() => document.querySelector('rw-hands').setAttribute('state', JSON.stringify(
        { values: window.told, mistakes: [{ path: 'hand', line: null, text: 'told' }] }))"""
    key(page, "put:d").hover()
    page.mouse.down()
    page.evaluate(again)
    page.mouse.up()
    assert page.evaluate("told.cards") == "Card 1 = 1:e,d"
    key(page, "name").fill("Sword")
    page.evaluate(again)
    key(page, "name").press("Enter")
    assert page.evaluate("[told.cards, told.hand]") == ["Sword = 1:e,d", "Sword"]
    expect(page.locator("rw-hands .mistake")).to_have_text("told")


# Decks on the device


def saved_deck(page: Page) -> dict | None:
    return json.loads(page.evaluate(f"localStorage.getItem({json.dumps(KEY)})") or "null")


def unfold(page: Page) -> Page:
    page.locator("rw-hands details.kept summary").click()
    return page


COMBAT = {"cards": "Y1 = 1:m", "hand": "Y1", "deck": "? x3", "sequence": "Y1"}


def test_owner_saves_uses_and_deletes_a_deck(element: Callable[..., Page], tmp_path: Path) -> None:
    page = unfold(element(COMBAT, "combat"))
    expect(page.get_by_text("They stay on this device.")).to_be_visible()
    key(page, "called").fill("Beor")
    tap(page, "keep")
    deck = {"cards": "Y1 = 1:m", "hand": "Y1", "deck": "? x3"}
    assert saved_deck(page) == {"version": 1, "forms": {"tainted-grail/combat": {"Beor": deck}}}
    tap(page, "anew")
    key(page, "called").fill("Beor")
    tap(page, "keep")
    assert saved_deck(page)["forms"]["tainted-grail/combat"]["Beor"] == deck  # only asked
    expect(key(page, "keep")).to_have_text("Replace the deck of this name")
    tap(page, "use:Beor")
    assert page.evaluate("[told.cards, told.hand, told.deck, told.sequence]") == ["Y1 = 1:m", "Y1", "? x3", ""]
    with page.expect_download() as download:
        tap(page, "export")
    download.value.save_as(tmp_path / "decks.json")
    tap(page, "drop:Beor")
    assert saved_deck(page) is not None
    tap(page, "drop:Beor")
    assert saved_deck(page) is None
    page.locator("rw-hands input[type=file]").set_input_files(tmp_path / "decks.json")
    expect(key(page, "use:Beor")).to_be_visible()
    (tmp_path / "other.json").write_text("[]", "utf-8")
    page.locator("rw-hands input[type=file]").set_input_files(tmp_path / "other.json")
    expect(page.get_by_text("That file holds no decks.")).to_be_visible()
    assert list(saved_deck(page)["forms"]["tainted-grail/combat"]) == ["Beor"]


def test_a_deck_without_a_name_takes_no_other_ones_place(element: Callable[..., Page]) -> None:
    page = unfold(element(COMBAT, "combat"))
    tap(page, "keep", "keep", "drop:Deck 1", "drop:Deck 1", "keep", "keep")
    assert sorted(saved_deck(page)["forms"]["tainted-grail/combat"]) == ["Deck 1", "Deck 2", "Deck 3"]


def test_data_saved_by_version_1_loads(element: Callable[..., Page]) -> None:
    page = unfold(element(name="diplomacy", saved=RECORDED.read_text("utf-8")))
    assert key(page, "use:Beor").count() == 0  # which is of another form
    tap(page, "use:Calm")
    assert page.evaluate("[told.cards, told.hand]") == ["U1 = 1:e F:a > 1:em", "U1"]


def test_two_tabs_lose_nothing_of_each_other(element: Callable[..., Page]) -> None:
    one = unfold(element(COMBAT, "combat"))
    other = unfold(element(COMBAT, "combat", page=one.context.new_page()))
    for page, name in ((one, "First"), (other, "Second")):
        key(page, "called").fill(name)
        tap(page, "keep")
    expect(key(one, "use:Second")).to_be_visible()
    assert list(saved_deck(one)["forms"]["tainted-grail/combat"]) == ["First", "Second"]


@pytest.mark.parametrize(
    ("before", "message"), [('{"version": 2, "forms": {}}', "newer version of Rulewright"), ("{", "cannot be read")]
)
def test_unreadable_data_is_reported_and_not_overwritten(
    element: Callable[..., Page], before: str, message: str
) -> None:
    page = unfold(element(COMBAT, "combat", saved=before))
    tap(page, "keep")
    expect(page.locator("rw-hands .kept > [role=status]")).to_contain_text(message)
    assert page.evaluate(f"localStorage.getItem({json.dumps(KEY)})") == before
    if before == "{":
        tap(page, "clear", "keep")
        assert saved_deck(page)["forms"]["tainted-grail/combat"]
    else:
        assert key(page, "clear").count() == 0


def test_a_browser_that_keeps_nothing_says_so(element: Callable[..., Page]) -> None:
    refused = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no'); } });"
    page = unfold(element(COMBAT, "combat", before=refused))
    expect(page.get_by_text("This browser does not let pages keep anything.")).to_be_visible()
    tap(page, "add")
    assert page.evaluate("told.hand") == "Y1, Y2"


# Its hosts


def test_the_reference_hosts_it(page: Page) -> None:
    page.goto("/reference/en/calculate/tainted-grail/combat/")
    tap(page, "card:0", "put:d")
    page.wait_for_url(lambda url: "cards=" in url)
    assert field(page, "cards").input_value().startswith("Y1 = 1:m,d F:m > M\nY2 = M:+ >")
