"""Style sheets parse, as far as CSS says for all its modules: no properties are looked up, which change each year."""

from __future__ import annotations

import re
from collections.abc import Iterator

import tinycss2

from published_site import PublishedSite
from report import Report

NAME = "style sheets"

MUTATIONS = [
    ("style.css", "color:", "color", "error"),
    ("style.css", "}", "", None),
    ("style.css", "body", "} body", "error"),
    ("style.css", "body {", "@media screen { a { color red } } body {", "error"),
    ("style.css", "green", "url(https://x.example/)", "third party"),
    ("style.css", "green", 'url("//x.example/")', "third party"),
    ("style.css", "green", "url(data:image/svg+xml,%3Csvg/%3E)", None),
]


def check(site: PublishedSite, report: Report) -> None:
    for path in site.named(".css"):
        report.look()
        rules, _ = tinycss2.parse_stylesheet_bytes(site.bytes(path), skip_comments=True, skip_whitespace=True)
        for node in walk(rules):
            line = getattr(node, "source_line", 0)
            if node.type == "error":
                report.find(f"{path}:{line}", f"error: {node.message}")
            if node.type == "url" or node.type == "function" and node.lower_name == "url":
                value = node.value if node.type == "url" else "".join(part.value for part in node.arguments)
                foreign = re.match(r"(?!data:)([a-z-]+:)?//|(?!data:)[a-z-]+:", value.strip().lower())
                report.expect(not foreign or site.is_own(value), f"{path}:{line}", f"asks a third party: {value}")


def walk(nodes: list) -> Iterator:
    """All nodes of a style sheet, and what is wrong within them."""
    for node in nodes:
        yield node
        if node.type in ("qualified-rule", "at-rule"):
            yield from walk(node.prelude)
            if node.content is not None:
                yield from walk(tinycss2.parse_blocks_contents(node.content, skip_comments=True, skip_whitespace=True))
        elif node.type == "declaration":
            yield from walk(node.value)
        elif node.type == "function":
            yield from walk(node.arguments)
        elif node.type in ("() block", "[] block", "{} block"):
            yield from walk(node.content)
