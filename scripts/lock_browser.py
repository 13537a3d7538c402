"""Extract the wheels that browsers load from requirements.txt: `make lock` runs it after pinning."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
WHEELS = ("annotated-types", "pydantic", "pydantic-core", "typing-extensions", "typing-inspection")
LOCK = ROOT / "src/rulewright/browser/lock/wheels.txt"


def wheels(requirements: str) -> str:
    """The pins of these packages with their digests, including those of the wheels for browsers."""
    pins = re.findall(r"^[^\s#].*(?:\n[ ]+--hash.*)+", requirements, re.MULTILINE)
    return "".join(f"{pin}\n".replace(" \\\n\n", "\n") for pin in pins if pin.split("==")[0] in WHEELS)


if __name__ == "__main__":
    LOCK.write_text(wheels((ROOT / "requirements.txt").read_text("utf-8")), "utf-8")
