"""Threads of the server take memory from the same few places."""

from __future__ import annotations

import subprocess
import sys

import pytest

PROGRAM = """
import re, sys, threading
from pathlib import Path
from rulewright.server.memory import share_memory
if sys.argv[1] == "shared":
    share_memory()
everybody = threading.Barrier(9)
def work():
    kept = [bytes(1_000) for _ in range(2_000)]
    everybody.wait()  # a thread that ends leaves its place to the next
    everybody.wait()
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads:
    thread.start()
everybody.wait()
begins = re.findall(r"^([0-9a-f]+)-[0-9a-f]+ rw-p 0+ 00:00 0 *$", Path("/proc/self/maps").read_text(), re.M)
print(sum(int(each, 16) % (64 << 20) == 0 for each in begins))  # where glibc puts what is not its first place
everybody.wait()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="glibc alone has such places")
@pytest.mark.parametrize(("how", "least", "most"), [("alone", 6, 8), ("shared", 0, 1)])
def test_eight_threads_take_memory_from_two_places(how: str, least: int, most: int) -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM, how], capture_output=True, text=True, check=True)
    assert least <= int(told.stdout) <= most
