"""Confidence intervals (95 %) of numbers that are known from samples alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

NINETEEN_OF_TWENTY = 1.959963984540054
"""The number of standard errors to each side that contains 95 % of a normal distribution."""


def of_share(share: float, number: int) -> tuple[float, float]:
    """The Wilson interval of a share found in this number of samples."""
    square = NINETEEN_OF_TWENTY**2
    middle = (share + square / (2 * number)) / (1 + square / number)
    half = sqrt(share * (1 - share) * square / number + (square / (2 * number)) ** 2) / (1 + square / number)
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(samples: Sequence[float]) -> tuple[float, float]:
    """The interval of the mean; a single sample gives only itself."""
    from statistics import fmean, stdev  # not available in browsers, which need shares alone

    mean = fmean(samples)
    half = NINETEEN_OF_TWENTY * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    return mean - half, mean + half


def of_median(number: int) -> tuple[int, int] | None:
    """The positions, in the sorted samples, of the median's interval; `None` if there are too few samples.

    Half of all samples are below the median. So the number below it has the distribution of heads in as many coin
    flips.
    """
    place = int(number / 2 - NINETEEN_OF_TWENTY * sqrt(number) / 2)
    return (place - 1, number - place) if place > 0 else None
