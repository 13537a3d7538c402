"""Whatever the lock files install may be used and passed on as we do."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALLOWED = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT"),
    *("MIT-0", "MIT-CMU", "MPL-2.0", "PSF-2.0", "Zlib"),
}
SPDX_NAMES = {
    "apache software license": "Apache-2.0",
    "apache license 2.0": "Apache-2.0",
    "bsd license": "BSD-3-Clause",
    "3-clause bsd license": "BSD-3-Clause",
    "two-clause bsd license": "BSD-2-Clause",
    "isc license (iscl)": "ISC",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
}
"""What packages say that know no SPDX expression."""
LOOKED_AT = {
    "axe-playwright-python": "MIT",  # its metadata name none; LICENSE in its repository
    "docutils": "BSD-2-Clause",  # in the public domain but for a few files, among them one of Emacs's under the GPL
    "gmpy2": "LGPL-3.0-or-later",  # optional, unchanged and replaceable, which is what the LGPL asks for
    "pebble": "LGPL-3.0-or-later",  # unchanged and replaceable, too
    "partd": "BSD-3-Clause",  # its metadata say "BSD"; LICENSE.txt in its wheel
}
"""Packages whose metadata say too little, or that we use under a condition."""


def locked() -> list[str]:
    """The names in the lock files of what is installed with the tests."""
    files = ("requirements.txt", "requirements-test.txt")
    lines = "\n".join((ROOT / name).read_text("utf-8") for name in files)
    return sorted(set(re.findall(r"^([A-Za-z0-9._-]+)==", lines, re.MULTILINE)))


def licences(package: str) -> set[str]:
    """The licences that a package's metadata name, of which any will do where they are alternatives."""
    about = distribution(package).metadata
    if expression := about.get("License-Expression"):
        names = set(re.split(r" AND | OR |[()]", expression))
    else:
        classifiers = [each.split(" :: ")[-1] for each in about.get_all("Classifier", []) if each.startswith("License")]
        names = set(classifiers or [about.get("License", "")])
    return {SPDX_NAMES.get(name.lower(), name) for name in names if name}


@pytest.mark.parametrize("package", locked())
def test_a_package_may_be_used(package: str) -> None:
    if package in LOOKED_AT:
        assert not licences(package) <= ALLOWED or not licences(package), "its metadata say enough now"
    else:
        names = licences(package)
        assert names
        assert names <= ALLOWED
