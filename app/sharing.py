"""A link to this page for others at the table: to copy, and as a QR code of an address that their phones can reach."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from html import escape
from urllib.parse import urlencode, urlsplit

import segno
import streamlit as st

import waiting
from rulewright.language import Language
from rulewright.language.phrase import phrase
from rulewright.pictures.design import load_colour
from rulewright.server.origins import is_at_this_machine
from sentences import said


def show(wanted: Mapping[str, str], language: Language) -> None:
    """The link and its code, once somebody wants to share the page."""
    if not st.toggle(phrase("share-this-page").render(language), key="share"):
        return
    address = reachable(st.context.url or "", is_at_this_machine(waiting.address(), st.context.headers))
    link = f"{address}/calculate/?{urlencode(wanted)}"
    st.code(link, language=None, wrap_lines=True)
    code = segno.make(link, micro=False)
    name = phrase("qr-code-of-the-link").render(language)
    picture = escape(code.svg_data_uri(scale=5, border=4, dark=load_colour("print"), light=load_colour("print-paper")))
    st.html(f'<img class="rw-code" alt="{escape(name)}" src="{picture}">')
    if _is_local(urlsplit(address).hostname or ""):
        st.warning(said(phrase("other-devices-cannot-open-this-address"), language))


def reachable(url: str, is_here: bool) -> str:
    """The address of the app as others reach it, by the `url` that the visitor's page says it has.

    This machine's own name for itself gives way to its LAN address for who sits at it. Others are told nothing of the
    address, nor which of its ports are open.
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "localhost", parts.port
    except ValueError:
        return reachable("", is_here)
    if is_here and _is_local(host):
        found = lan_address()
        if found is not None and _listens(found, port or 80):
            host = found
    scheme = parts.scheme if parts.scheme in ("http", "https") else "http"
    return f"{scheme}://{f'[{host}]' if ':' in host else host}{f':{port}' if port else ''}"


def lan_address() -> str | None:
    """The address of this machine in its network, by the route to a documentation address; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if _is_local(found) else found


def _is_local(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _listens(host: str, port: int) -> bool:
    """Whether the app is reached at this address too, and not only from this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.settimeout(0.3)
        return probe.connect_ex((host, port)) == 0
