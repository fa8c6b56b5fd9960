"""Values, blocks and marks that are nested thousands deep."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from case import Case, built, either, entry, refused, write

Text = Callable[[int], str]


def in_body(text: Text):
    return lambda folder, size: entry(folder, "---\ntitle: One\n---\n" + text(size) + "\n")


def in_front_matter(text: Text, fence: str = "---"):
    return lambda folder, size: entry(folder, f"{fence}\n{text(size)}\n{fence}\nBody\n")


def in_settings(text: Text):
    return lambda folder, size: write(folder / "content/site.yml", text(size) + "\n")


def json_entry(text: Text):
    return lambda folder, size: entry(folder, text(size) + "\nBody\n")


def steps(mark: str) -> Text:
    """A list that is indented further in each line."""
    return lambda size: "\n".join("  " * level + mark for level in range(size))


YAML: dict[str, Text] = {
    "lists in lists": lambda size: "a: " + "[" * size + "]" * size,
    "unclosed lists": lambda size: "a: " + "[" * size,
    "mappings in mappings": lambda size: "a: " + "{a: " * size + "}" * size,
    "lists on one line": lambda size: "a:\n  " + "- " * size + "x",
    "questions": lambda size: "? " * size + "x",
    "mappings in lines": lambda size: "\n".join(" " * level + "a:" for level in range(min(size, 3_000))),
    "anchors and tags": lambda size: "a: " + "!!seq &x [" * size,
}
TOML: dict[str, Text] = {
    "lists in lists": lambda size: "a = " + "[" * size + "]" * size,
    "tables in tables": lambda size: "a = " + "{a = " * size + "1" + "}" * size,
    "keys with dots": lambda size: "a" + ".a" * size + " = 1",
    "tables with dots": lambda size: "[a" + ".a" * size + "]",
    "many tables": lambda size: "\n".join(f"[a{number}]" for number in range(size)),
    "one table again and again": lambda size: "[[a]]\n" * size,
}
BODIES: dict[str, Text] = {
    "quotes": lambda size: ">" * size + " x",
    "quotes with spaces": lambda size: "> " * size + "x",
    "lists on one line": lambda size: "- " * size + "x",
    "lists on one line, then empty lines": lambda size: "- " * size + "x\n" + "\n" * size,
    "numbered lists on one line": lambda size: "1. " * size + "x",
    "quotes and lists": lambda size: "> - " * size + "x",
    "lists in lines": lambda size: steps("- x")(min(size, 1_500)),
    "emphasis": lambda size: "*a " * size + "b*" * size,
    "strong emphasis": lambda size: "**a " * size + "b**" * size,
    "emphasis in quotes": lambda size: ">" * (size // 8) + "a*" * size,
    "unclosed emphasis": lambda size: "*a _b " * size,
    "brackets": lambda size: "[" * size + "a" + "]" * size,
    "links in brackets": lambda size: "[" * size + "a" + "](x)" * size,
    "pictures in pictures": lambda size: "![" * size + "a" + "](x)" * size,
    "pictures and brackets": lambda size: "![[]()" * size,
    "parentheses": lambda size: "[a](" + "(" * size,
    "backticks": lambda size: " ".join("`" * level for level in range(1, int(size**0.5))),
    "elements": lambda size: "<div>" * size + "x",
    "elements and their ends": lambda size: "<b>" * size + "x" + "</b>" * size,
    "comments": lambda size: "<!-- " * size,
    "tables": lambda size: "|a" * size + "|\n" + "|-" * size + "|\n" + "|b" * size + "|\n",
    "tables in quotes": lambda size: (">" * 50 + "|a|b|\n" + ">" * 50 + "|-|-|\n") * (size // 100),
    "footnotes in footnotes": lambda size: "\n\n".join(f"[^{n}]: x [^{n + 1}]" for n in range(size // 10)) + "\n\n[^0]\n",
    "definitions": lambda size: "a\n: b\n\n" * size,
    "strikes": lambda size: "~~a " * size,
    "references": lambda size: "[a]: /x\n" * size + "[a] " * size,
    "attributes": lambda size: "# a {" + "#b .c " * size + "}\n",
    "tags of other generators": lambda size: "{% highlight x %}" * size,
    "wiki links": lambda size: "[[" * size + "a" + "]]" * size,
    "characters that combine": lambda size: "a" + "\u0301" * size,
    "one word": lambda size: "x" * size,
    "one line of spaces": lambda size: "a" + " " * size + "b",
    "entities": lambda size: "&amp;" * size,
    "alerts": lambda size: "> [!NOTE]\n" + "> > [!NOTE]\n" * size,
    "a fence never closed": lambda size: "```swift\n" + '"\\(' * size,
}

SLOW = {"lists on one line, then empty lines"}

FOUND = either(built("articles/one/index.html"), refused("body-too-large"))

CASES = [
    *(Case(f"YAML, {name}", in_front_matter(text), refused("invalid-yaml", "invalid-key"), size=100_000, small=20_000) for name, text in YAML.items()),
    *(Case(f"site.yml, {name}", in_settings(text), refused("invalid-yaml", "invalid-key"), size=100_000, small=20_000) for name, text in list(YAML.items())[:2]),
    *(
        Case(f"TOML, {name}", in_front_matter(text, "+++"), either(refused("invalid-toml"), built("articles/one/index.html")), size=100_000, small=20_000)
        for name, text in TOML.items()
    ),
    Case("JSON, lists in lists", json_entry(lambda size: '{"a": ' + "[" * size + "]" * size + "}"), refused("invalid-json", "unclosed-front-matter"), size=100_000, small=20_000),
    Case("JSON, objects in objects", json_entry(lambda size: '{"a": ' * size + "1" + "}" * size), refused("invalid-json", "unclosed-front-matter"), size=100_000, small=20_000),
    # For one family libcmark takes a time that grows with the square of the text; "Hostile text" in Checks.md says so.
    *(Case(f"Markdown, {name}", in_body(text), FOUND, size=20_000 if name in SLOW else 80_000, small=5_000) for name, text in BODIES.items()),
]  # fmt: skip
