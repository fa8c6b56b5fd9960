"""YAML whose aliases expand to ever more values."""

from __future__ import annotations

from pathlib import Path

from case import Case, entry, refused, settings, write

BREAKS = {"LF": "\n", "CR": "\r", "CRLF": "\r\n", "NEL": "\u0085", "LS": "\u2028", "PS": "\u2029"}
"""The line breaks of YAML 1.1."""


def bomb(line_break: str) -> str:
    """Nine times nine times nine of them, with an anchor right before a line break."""
    lines = [f"a: &a{line_break}[{','.join('0' * 9)}]"]
    for before, name in zip("abcdefghi", "bcdefghij"):
        lines.append(f"{name}: &{name}{line_break}[{','.join([f'*{before}'] * 9)}]")
    return "{title: x, " + ", ".join(lines) + ", ? *j : 0}"


def in_entry(line_break: str):
    return lambda folder, size: entry(folder, f"---\n{bomb(line_break)}\n---\nBody\n")


def in_settings(line_break: str):
    return lambda folder, size: write(folder / "content/site.yml", bomb(line_break) + "\n")


def mapping_keys(folder: Path, size: int) -> None:
    """Aliases in the place of keys, which have to be compared with each other."""
    lines = ["a: &a [0,0,0,0,0,0,0,0,0]"] + [f"{b}: &{b} {{? *{a} : *{a}, c: *{a}}}" for a, b in zip("abcdefgh", "bcdefghi")]
    entry(folder, "---\ntitle: x\n" + "\n".join(lines) + "\n---\nBody\n")


def merges(folder: Path, size: int) -> None:
    """Merge keys, each of two mappings that merge in turn."""
    lines = ["m0: &m0 {a: 1}"] + [f"m{n}: &m{n} {{<<: [*m{n - 1}, *m{n - 1}], k{n}: 1}}" for n in range(1, size)]
    entry(folder, "---\ntitle: x\n" + "\n".join(lines) + "\n---\nBody\n")


def chain(folder: Path, size: int) -> None:
    """Each alias in one list more than the one before."""
    lines = ["a0: &a0 x"] + [f"a{n}: &a{n} [*a{n - 1}]" for n in range(1, size)]
    entry(folder, "---\ntitle: x\n" + "\n".join(lines) + "\n---\nBody\n")


def itself(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: x\na: &a [*a]\n---\nBody\n")


CASES = [
    *(Case(f"alias bomb, {name}, in an entry", in_entry(text), refused("invalid-yaml")) for name, text in BREAKS.items()),
    *(Case(f"alias bomb, {name}, in site.yml", in_settings(text), refused("invalid-yaml")) for name, text in BREAKS.items()),
    Case("aliases as keys", mapping_keys, refused("invalid-yaml", "invalid-key")),
    Case("merge keys that double", merges, refused("invalid-yaml"), size=20_000, small=300),
    Case("a chain of aliases", chain, refused("invalid-yaml"), size=5_000, small=500),
    Case("an alias of itself", itself, refused("invalid-yaml")),
]  # fmt: skip
