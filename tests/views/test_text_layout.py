"""Words broken to fit."""

from __future__ import annotations

from rulewright.pictures.text_layout import LINE_HEIGHT, TextLayout, break_lines, fit_text, text_width


def test_widths_are_those_of_helvetica_bold() -> None:
    # H 722, a 556, d 611 thousandths; Hangul squares; accents change nothing.
    assert text_width("Had", 1000) == 722 + 556 + 611
    assert text_width("룬", 10) == 10
    assert text_width("Hřbitov", 10) == text_width("Hrbitov", 10)


def test_lines_are_few_and_even() -> None:
    # At size 10 “Jeskyně temného” is wider than 70, so that there are three lines; “a b c” fits into one.
    assert break_lines("Jeskyně temného mága", 70, 10) == ("Jeskyně", "temného", "mága")
    assert break_lines("Crown of Command", 1000, 10) == ("Crown of Command",)
    # Filled from the left, the last line would hold a single word.
    assert break_lines("one two three four", text_width("one two three", 10) + 1, 10) == ("one two", "three four")


def test_a_word_of_one_letter_stays_with_the_next() -> None:
    width = text_width("pole s otáčením", 10)
    assert break_lines("pole s otáčením karet", width - 1, 10) == ("pole", "s otáčením", "karet")
    assert break_lines("", 10, 10) == ()


def test_a_word_that_is_too_long_stands_alone() -> None:
    assert break_lines("a Hautakammio b", 10, 10) == ("a Hautakammio", "b")


def test_the_largest_size_that_fits_is_taken() -> None:
    sizes = (20, 15, 10)
    width = text_width("Hautakammio", 15)
    assert fit_text("Hautakammio", width, 100, sizes) == TextLayout(("Hautakammio",), 15)
    assert fit_text("Hautakammio", width, 15 * LINE_HEIGHT - 1, sizes).size == 10
    assert fit_text("Hautakammio", 1, 1, sizes).size == 10
    assert fit_text("Kuu", width, 100, sizes).width == text_width("Kuu", 20)
    assert fit_text("Kuu", width, 100, sizes).height == 20 * LINE_HEIGHT
