"""Confidence intervals (95 %) of numbers that are known from samples alone."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z_95 = 1.959963984540054
"""The number of standard errors to each side that contains 95 % of a normal distribution."""


def proportion_interval(share: float, samples: int) -> tuple[float, float]:
    """The Wilson interval of a share found in this number of samples; it contains the share, also when rounded."""
    square = Z_95**2
    middle = (share + square / (2 * samples)) / (1 + square / samples)
    half = sqrt(share * (1 - share) * square / samples + (square / (2 * samples)) ** 2) / (1 + square / samples)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))


def mean_interval(samples: Sequence[float]) -> tuple[float, float]:
    """The interval of the mean; a single sample gives only itself."""
    from statistics import fmean, stdev  # not available in browsers, which need shares alone

    mean = fmean(samples)
    half = Z_95 * stdev(samples) / sqrt(len(samples)) if len(samples) > 1 else 0.0
    return mean - half, mean + half


def median_interval(samples: int) -> tuple[int, int] | None:
    """The positions, in the sorted samples, of the median's interval; `None` if there are too few samples.

    Half of all samples are below the median. So the number below it has the distribution of heads in as many coin
    flips.
    """
    place = int(samples / 2 - Z_95 * sqrt(samples) / 2)
    return (place - 1, samples - place) if place > 0 else None
