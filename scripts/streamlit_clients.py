"""People who use the app: what their browsers send to Streamlit, and how long they wait for what comes back."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import websockets
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

WidgetValue = tuple[str, float | str | bool]
"""A widget's value, after the name of its field in the message."""


class PageError(Exception):
    """A page showed a fault."""


@dataclass
class StreamlitClient:
    """A browser with the app open: `query` is its address, `states` what has been set on the page, by widget."""

    port: int
    query: str = ""
    widget_values: dict[str, WidgetValue] = field(default_factory=dict)
    widgets: dict[str, Any] = field(default_factory=dict)
    _socket: Any = None

    async def open(self, page: Mapping[str, str]) -> float:
        """Opens a page; the seconds until all of it is there."""
        address = f"ws://127.0.0.1:{self.port}/calculate/_stcore/stream"
        subprotocols = [websockets.Subprotocol("streamlit")]
        self._socket = await websockets.connect(address, subprotocols=subprotocols, max_size=None)
        self.query = urlencode(page)
        return await self.run()

    async def set(self, part: str, state: WidgetValue) -> float:
        """Sets the widget with `part` in its key; the seconds until the page is drawn again."""
        self.widget_values[next(widget for widget in self.widgets if part in widget)] = state
        return await self.run()

    async def run(self) -> float:
        """Has the page drawn, with its answer; the seconds until it is."""
        message = BackMsg()
        rerun = message.rerun_script
        rerun.query_string = self.query
        rerun.context_info.locale = "en-GB"
        rerun.context_info.url = f"http://127.0.0.1:{self.port}/"
        for widget, (kind, value) in self.widget_values.items():
            added = rerun.widget_states.widgets.add()
            added.id = widget
            setattr(added, kind, value)
        begun = time.monotonic()
        await self._socket.send(message.SerializeToString())
        while not self._process_message(ForwardMsg.FromString(await self._socket.recv())):
            pass
        return time.monotonic() - begun

    async def close(self) -> None:
        """Closes the browser."""
        await self._socket.close()

    def _process_message(self, message: ForwardMsg) -> bool:
        """Takes a message of the server in; whether it is the last of a page."""
        kind = message.WhichOneof("type")
        if kind == "page_info_changed":
            self.query = message.page_info_changed.query_string
        elif kind == "delta" and message.delta.WhichOneof("type") == "new_element":
            element = message.delta.new_element
            content = getattr(element, str(element.WhichOneof("type")))
            if element.WhichOneof("type") == "exception":
                raise PageError(content.message)
            if getattr(content, "id", ""):
                self.widgets[content.id] = content
        return kind == "script_finished" and message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN


@dataclass(frozen=True)
class ClientBehaviour:
    """What somebody does: the page, the widget set over and over, the values that it gets."""

    page: Mapping[str, str]
    part: str
    value: Callable[[random.Random], WidgetValue]


def random_number(low: int, high: int) -> Callable[[random.Random], WidgetValue]:
    """A number from `low` to `high`."""
    return lambda dice: ("double_value", float(dice.randint(low, high)))


LARGEST = {"hero.strength": "8", "hero.craft": "8", "hero.life": "9", "hero.fate": "4", "hero.followers": "3"}
JOURNEY_BEHAVIOUR = ClientBehaviour(
    {"lang": "en", "view": "inner-journey", **LARGEST}, "hero.fate", random_number(3, 6)
)


BEHAVIOURS = (
    ClientBehaviour({"lang": "cs", "view": "battle"}, "hero.strength", random_number(0, 40)),
    ClientBehaviour({"lang": "en", "view": "battle"}, "hero.fate", random_number(0, 20)),
    ClientBehaviour({"lang": "fi", "view": "psychic-combat"}, "hero.craft", random_number(0, 40)),
    ClientBehaviour({"lang": "ko", "view": "mines"}, "hero.craft", random_number(0, 20)),
    ClientBehaviour({"lang": "fi", "view": "toad"}, "hero.life", random_number(1, 10)),
    ClientBehaviour({"lang": "en", "view": "movement"}, "within", random_number(1, 3)),
    ClientBehaviour({"lang": "cs", "view": "vampires-tower"}, "hero.life", random_number(1, 12)),
    ClientBehaviour({"lang": "en", "view": "battle", "play": "table"}, "foe.strength", random_number(1, 12)),
)
"""What visitors do, each as often as it stands here: most ask for chances, some look at the board."""


async def run_client(
    port: int, habit: ClientBehaviour, think: float, seconds: float, dice: random.Random
) -> list[float]:
    """Does what the habit is, after `think` seconds on average each, for `seconds`; how long every page took."""
    visitor = StreamlitClient(port)
    await visitor.open(habit.page)
    end = time.monotonic() + seconds
    taken = []
    await asyncio.sleep(dice.uniform(0, think))
    while time.monotonic() < end:
        taken.append(await visitor.set(habit.part, habit.value(dice)))
        await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
    await visitor.close()
    return taken
