"""Damaged forms of what is in order: what a disk, a hand or a stranger may make of it."""

from __future__ import annotations

from hypothesis import strategies as st

TOKENS = (
    *("\x00", "\r", "\u2028", "\ufeff", "\ud800", "İ", "ﷺ", "가", "\u0301", "🂡"),
    *("{", "}", "[", "]", '"', "'", "\\", "=", "#", "`", "$", "|", "&", "+", ",", ":", " ", "\t"),
    *("[[" * 30, "{" * 60, "*" * 50, "9" * 400, "-1", "0", "1e999", "NaN", "null", "true"),
    *("../../etc/passwd", "%00", "<script>", "![x](y)", "\n---\n", "\n[", "\n\n"),
)


@st.composite
def damaged(draw: st.DrawFn, whole: str) -> str:
    """`whole` after up to six edits: a piece gone, doubled, moved or replaced, or a token put in."""
    text = whole
    for _ in range(draw(st.integers(1, 6))):
        first = draw(st.integers(0, len(text)))
        last = min(len(text), first + draw(st.integers(0, 40)))
        new = draw(
            st.one_of(
                st.just(""),
                st.just(text[first:last] * 2),
                st.just(text[first:last][::-1]),
                st.sampled_from(TOKENS),
                st.text(max_size=8),
                st.integers().map(str),
            )
        )
        text = text[:first] + new + text[last:]
    return text
