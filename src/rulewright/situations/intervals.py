"""Between what numbers the true one is, 19 times of 20, where only samples of it are known."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

NINETEEN_OF_TWENTY = 1.959963984540054
"""So many standard errors to both sides hold 95 % of a normal distribution."""


def of_share(share: float, number: int) -> tuple[float, float]:
    """The interval of a share that was found in so many samples (Wilson)."""
    square = NINETEEN_OF_TWENTY**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = sqrt(share * (1 - share) * square / number + (square / (2 * number)) ** 2) / (1 + square / number)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(samples: Sequence[float]) -> tuple[float, float]:
    """The interval of the mean; of a single sample there is none, only that sample."""
    from statistics import fmean, stdev  # which browsers do not have, where answers need shares alone

    mean = fmean(samples)
    half = NINETEEN_OF_TWENTY * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    return mean - half, mean + half


def of_median(number: int) -> tuple[int, int] | None:
    """Between which places of so many samples in ascending order the median is; `None` where they are too few.

    Half of all samples are below the median, so how many are is spread like heads of as many coins.
    """
    place = int(number / 2 - NINETEEN_OF_TWENTY * sqrt(number) / 2)
    return (place - 1, number - place) if place > 0 else None
