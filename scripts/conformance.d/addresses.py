"""Addresses within HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator

import lxml.html

ATTRIBUTES = ("href", "src", "poster", "action", "cite", "data", "formaction", "background")
DANGEROUS = {
    "applet", "base", "embed", "form", "frame", "frameset", "iframe", "input", "link", "meta", "object", "script",
    "style",
}  # fmt: skip


def addresses(tree: lxml.html.HtmlElement) -> Iterator[str]:
    """All addresses that elements name, those of `srcset` one by one."""
    for element in tree.iter(lxml.etree.Element):
        for name in ATTRIBUTES:
            if (value := element.get(name)) is not None:
                yield value
        for candidate in (element.get("srcset") or "").split(","):
            if candidate.strip():
                yield candidate.split()[0]


def is_absolute(address: str) -> bool:
    """Whether an address means the same wherever it is read."""
    return re.match(r"(https?://[^/\s]+|mailto:.|tel:.|sms:.|geo:.|xmpp:.|urn:.)", address) is not None


def faults_in_content(markup: str) -> Iterator[str]:
    """What readers of feeds would drop, and what would break there."""
    if not markup.strip():
        return
    # A reader looks up the addresses of a fragment at the address of the feed, if at all.
    tree = lxml.html.fragment_fromstring(markup, create_parent="div")
    for address in addresses(tree):
        if not is_absolute(address):
            yield f"the address {address!r} in the content is not absolute"
    for element in tree.iter(lxml.etree.Element):
        if element.tag in DANGEROUS:
            yield f"<{element.tag}> in the content"
        for name in element.attrib:
            if name.startswith("on") or name == "style":
                yield f"the attribute {name} in the content"
