"""Addresses that multiply, collide or lead elsewhere."""

from __future__ import annotations

from pathlib import Path

from case import Case, built, either, entry, refused, settings, write


def aliases(folder: Path, size: int) -> None:
    """All in one entry."""
    entry(folder, f"---\ntitle: One\naliases: [{', '.join(f'/a{number}/' for number in range(size))}]\n---\nBody\n")


def aliases_in_lines(folder: Path, size: int) -> None:
    lines = "\n".join(f"- /a{number}/" for number in range(size))
    entry(folder, f"---\ntitle: One\naliases:\n{lines}\n---\nBody\n")


def aliases_of_many(folder: Path, size: int) -> None:
    """A thousand in each entry."""
    settings(folder)
    for number in range(0, size, 1000):
        names = ", ".join(f"/a{each}/" for each in range(number, min(size, number + 1000)))
        write(folder / f"content/notes/2025-01-01-n{number}.md", f"---\naliases: [{names}]\n---\nNote {number}\n")


def same_alias(folder: Path, size: int) -> None:
    settings(folder)
    for number in range(size):
        write(folder / f"content/notes/2025-01-01-n{number}.md", f"---\naliases: [/old/]\n---\nNote {number}\n")


def same_permalink(folder: Path, size: int) -> None:
    settings(folder)
    for number in range(size):
        write(folder / f"content/notes/2025-01-01-n{number}.md", f"---\npermalink: /same/\n---\nNote {number}\n")


def same_id(folder: Path, size: int) -> None:
    settings(folder)
    for number in range(size):
        write(folder / f"content/notes/2025-01-01-n{number}.md", f"---\nid: same\n---\nNote {number}\n")


def multiplied_permalink(folder: Path, size: int) -> None:
    entry(folder, f"---\ntitle: One\nslug: {'s' * 250}\npermalink: {'/:slug' * size}/\n---\nBody\n")


def multiplied_pattern(folder: Path, size: int) -> None:
    settings(folder, f"permalinks: {{articles: \"{'/:slug' * size}/\"}}\n")
    write(folder / "content/articles/2025-01-01-one.md", f"---\ntitle: One\nslug: {'s' * 5_000_000}\n---\nBody\n")


def many_patterns(folder: Path, size: int) -> None:
    settings(folder, "permalinks:\n" + "".join(f"  f{number}: /:year/:slug/\n" for number in range(size)))


def many_permalinks(folder: Path, size: int) -> None:
    """Permalinks in one entry, of which the last counts."""
    entry(folder, "---\ntitle: One\n" + "".join(f"permalink: /p{number}/\n" for number in range(size)) + "---\nBody\n")


def deep_permalink(folder: Path, size: int) -> None:
    entry(folder, f"---\ntitle: One\npermalink: {'/a' * size}/\n---\nBody\n")


def outside(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: One\npermalink: /../../../outside/\n---\nBody\n")


def repository(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: One\npermalink: /.git/index.lock\n---\nBody\n")


def alias_outside(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: One\naliases: [/../../outside/, /.git/hooks/, //evil.example/x/]\n---\nBody\n")


def links(folder: Path, size: int) -> None:
    """Links to entries that are not there, and to each other."""
    settings(folder)
    words = " ".join(f"[[nobody {number}]] [x](gone-{number}.md)" for number in range(size))
    write(folder / "content/articles/2025-01-01-one.md", f"---\ntitle: One\n---\n{words}\n")


CASES = [
    Case("aliases of one entry, on a line", aliases, refused("invalid-yaml"), size=1_000_000, small=50_000),
    Case("aliases of one entry, in lines", aliases_in_lines, refused("invalid-yaml"), size=1_000_000, small=50_000),
    Case("aliases of many entries", aliases_of_many, either(refused("too-many-aliases"), built("a0/index.html")), size=1_000_000, small=2_000),
    Case("one alias of many entries", same_alias, built("old/index.html"), size=5_000, small=200),
    Case("one permalink of many entries", same_permalink, built("same/index.html"), size=5_000, small=200),
    Case("one id of many entries", same_id, refused("duplicate-id"), size=5_000, small=200),
    Case("a permalink that multiplies", multiplied_permalink, refused("path-too-long"), size=10_000, small=10_000),
    Case("a pattern that multiplies", multiplied_pattern, refused("path-too-long"), size=100_000, small=10_000),
    Case("patterns for folders", many_patterns, refused("invalid-yaml", "file-too-large"), size=1_000_000, small=100_000),
    Case("permalinks of one entry", many_permalinks, refused("invalid-yaml", "file-too-large"), size=1_000_000, small=50_000),
    Case("a permalink of many folders", deep_permalink, refused("path-too-long"), size=10_000, small=10_000),
    Case("a permalink that leaves the site", outside, either(refused(), built("outside/index.html"))),
    Case("a permalink into a repository", repository, refused()),
    Case("aliases that leave the site", alias_outside, either(refused(), built("outside/index.html"))),
    Case("links that lead nowhere", links, built(), size=15_000, small=1_000),
]  # fmt: skip
