"""The capital letter at the beginning of a sentence or label."""


def capitalise(text: str) -> str:
    """`text` with a capital letter at its beginning, the rest unchanged."""
    return text[:1].upper() + text[1:]
