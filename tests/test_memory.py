"""Threads of the server take memory from the same few places, and leave none when they end."""

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


ENDING = """
import pickle, sys, threading
from rulewright.engine.arithmetic import Rational
written = pickle.dumps([Rational(number, 7) for number in range(300)])
def read(times):
    for _ in range(times):
        thread = threading.Thread(target=pickle.loads, args=(written,))
        thread.start()
        thread.join()
read(20)
before = sys.getallocatedblocks()
read(100)
print(sys.getallocatedblocks() - before)
"""


def test_a_thread_that_has_read_an_answer_leaves_nothing() -> None:
    """Each page of the app is drawn by a thread of its own: what one leaves would be for ever, and without a bound."""
    told = subprocess.run([sys.executable, "-c", ENDING], capture_output=True, text=True, check=True)
    assert int(told.stdout) < 100  # less than a number for each
