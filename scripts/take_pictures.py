"""Take the README's pictures from the running product: `make pictures`.

They are a rule in two languages side by side, a search, and an answer on a phone, each in light and dark.
"""

from __future__ import annotations

import shutil
import socket
import subprocess
import sys
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import sync_playwright

PICTURES = Path(__file__).parents[1] / "site" / "guide" / "pictures"
MAXIMUM_BYTES = 120_000
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
DESKTOP_SIZE, PHONE_SIZE = (820, 844), (390, 844)


@dataclass(frozen=True)
class Screenshot:
    """A picture: its address, the window's width and height, and a selector that matches when the page is complete."""

    name: str
    address: str
    size: tuple[int, int]
    ready_selector: str

    def file(self, scheme: str) -> Path:
        """The file of the picture."""
        return PICTURES / f"{self.name}-{scheme}.png"


SCREENSHOTS = (
    Screenshot(
        "rule", "/reference/en/talisman/attacks/stand-off/?columns=en,ko", DESKTOP_SIZE, ".parallel-row [lang=ko]"
    ),
    Screenshot(
        "search", "/reference/en/search/?q=heitimme+saman", DESKTOP_SIZE, ".search-status:text-matches('[0-9]')"
    ),
    Screenshot(
        "answer",
        "/reference/en/calculate/talisman/battle/?hero.strength=4&hero.fate=1&foe.strength=4",
        PHONE_SIZE,
        ".calculator-body > *",
    ),
)


def main() -> None:
    """Start the product on a free port, take the pictures and end it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "rulewright", "app", "--port", str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            for line in server.stdout:
                print(line, end="")
                if line.startswith("Serving on"):
                    take_screenshots(f"http://127.0.0.1:{port}")
                    break
        finally:
            server.terminate()


def take_screenshots(server: str) -> None:
    """Take all pictures from the product at the address `server`. Raises `ValueError` for one that is too large."""
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        program = next(filter(None, map(shutil.which, BROWSERS)), None)
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for picture, scheme in product(SCREENSHOTS, SCHEMES):
            width, height = picture.size
            page = browser.new_page(
                viewport={"width": width, "height": height},
                color_scheme=scheme,
                reduced_motion="reduce",
                service_workers="block",
            )
            page.goto(f"{server}{picture.address}")
            page.wait_for_selector(picture.ready_selector)
            page.screenshot(path=picture.file(scheme), animations="disabled", caret="hide")
            page.close()
            size = picture.file(scheme).stat().st_size
            print(f"{picture.file(scheme).name}: {size / 1000:.0f} kB")
            if size > MAXIMUM_BYTES:
                raise ValueError(f"{picture.file(scheme)} has more than {MAXIMUM_BYTES} bytes")
        browser.close()


if __name__ == "__main__":
    main()
