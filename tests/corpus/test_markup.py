"""The corpus reads as much MyST as search and checks need."""

from rulewright.corpus.markup import Icon, Link, find_icons, find_links, plain_text


def test_links_with_and_without_words() -> None:
    body = "A {rule}`tie <attacks/stand-off>`.\n\nSee {rule}`game/turn/structure`.\n"
    assert find_links(body) == [Link("attacks/stand-off", "tie", 0), Link("game/turn/structure", None, 2)]


def test_plain_text_joins_wrapped_lines_and_keeps_items_apart() -> None:
    body = "Equal scores are a **stand-off**;\nnobody is *hurt*.\n\n* one {rule}`tie <a/b>`\n  goes on\n* two\n\n1. first\n2. second\n"  # noqa: E501
    assert plain_text(body) == "Equal scores are a stand-off; nobody is hurt.\n\none tie goes on\ntwo\n\nfirst\nsecond"


def test_plain_text_of_a_table_is_its_rows() -> None:
    assert plain_text("| Craft | Spells |\n|---|---|\n| 3 | 1 |\n") == "Craft – Spells\n3 – 1"


def test_underscores_inside_words_are_no_emphasis() -> None:
    assert plain_text("snake_case stays, _this_ not") == "snake_case stays, this not"


def test_icons_keep_their_words_in_plain_text_and_are_no_links() -> None:
    body = "Lose\n{icon}`2 lives <life>` at a {rule}`tie <a/b>`.\n"
    assert find_icons(body) == [Icon("life", "2 lives", 1)]
    assert find_links(body) == [Link("a/b", "tie", 1)]
    assert plain_text(body) == "Lose 2 lives at a tie."
