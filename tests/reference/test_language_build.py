from rulewright.reference.language_build import parse_warnings


def test_warnings_with_and_without_a_place():
    text = (
        "/src/a.md:12: WARNING: There is no entry x/y. Did you mean x/z? [rule]\n"
        "/src/b.md: WARNING: odd\n"
        "WARNING: no place\n"
        "/src/c.md:3: ERROR: first\n"
        "  second line\n"
    )
    assert list(parse_warnings(text)) == [
        ("/src/a.md", 12, "There is no entry x/y. Did you mean x/z?"),
        ("/src/b.md", 1, "odd"),
        ("", 1, "no place"),
        ("/src/c.md", 3, "first second line"),
    ]


def test_words_before_any_warning_are_kept():
    assert list(parse_warnings("something broke\n")) == [("", 1, "something broke")]
