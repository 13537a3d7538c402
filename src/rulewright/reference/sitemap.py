"""The sitemap: every page in every language that it is written in, each with its translations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from rulewright.language import Language, default_language
from rulewright.language.phrase import phrase
from rulewright.reference.pages import Page
from rulewright.reference.site_error import SiteError

SITEMAP = "sitemap.xml"


def checked_base(base_url: str) -> str:
    """The address of the site's root with a slash at its end. Raises `SiteError` for an impossible one."""
    parts = urlsplit(base_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise SiteError(
            base_url,
            phrase("url-is-not-the-address-of", url=base_url),
            phrase("write-it-whole-such-as-https"),
            "bad-base-url",
        )
    return base_url.rstrip("/") + "/"


def write_sitemap(root: Path, pages: Iterable[Page], languages: Sequence[Language], base_url: str) -> None:
    """Write `root`/sitemap.xml for a site at `base_url`; sitemaps need absolute addresses."""
    base = escape(base_url)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ]
    for page in pages:
        path = f"{escape(page.address)}/" if page.address else ""
        written = page.languages(languages)
        alternates = "".join(
            f'<xhtml:link rel="alternate" hreflang="{code}" href="{base}{language}/{path}"/>'
            for code, language in [*((each, each) for each in written), ("x-default", default_language(written))]
        )
        lines += [f"<url><loc>{base}{language}/{path}</loc>{alternates}</url>" for language in written]
    (root / SITEMAP).write_text("\n".join([*lines, "</urlset>", ""]), "utf-8")
