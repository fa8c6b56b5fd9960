"""Values that no calendar and no processor has room for."""

from __future__ import annotations

from pathlib import Path

from case import Case, built, either, entry, refused, settings, write

DATES = [
    "999999999-01-01", "-1", "0000-00-00", "99999999999999999999999999", "1e400", "9999-12-31T23:59:60+99:99",
    "2025-01-01T" + "0" * 100_000, "1" * 100_000, "2025-01-01 " + "January " * 10_000,
]  # fmt: skip

NUMBERS = ["1e999", "-1e999", ".nan", ".inf", "9" * 400, "9223372036854775808", "-9223372036854775809", "0x" + "f" * 1_000]


def date(value: str):
    return lambda folder, size: entry(folder, f"---\ntitle: One\ndate: {value}\n---\nBody\n")


def edge_dates(folder: Path, size: int) -> None:
    """Valid dates, as far apart as possible."""
    settings(folder, "timezone: Pacific/Kiritimati\n")
    for value in ["0001-01-01", "1582-10-10", "9999-12-31T23:59:59-12:00", "1900-02-28"]:
        write(folder / f"content/articles/a{value[:4]}.md", f"---\ntitle: A{value[:4]}\ndate: {value}\n---\nBody\n")


def numbers(folder: Path, size: int) -> None:
    settings(folder)
    for number, value in enumerate(NUMBERS):
        write(
            folder / f"content/songs/2025-01-01-s{number}.md",
            f"---\ntitle: S{number}\nartist: A\nduration: {value}\nplays: {value}\npinned: {value}\nsize: {value}\n---\n",
        )


def event(folder: Path, size: int) -> None:
    """An event of eight thousand years."""
    entry(folder, "---\ntitle: One\nstarts: 1000-01-01\nends: 9999-12-31\n---\nBody\n", "events/2025-01-01-one.md")


def setting(text: str):
    return lambda folder, size: (settings(folder, text + "\n"), write(folder / "content/2025-01-01-one.md", "One\n"))


def long_title(folder: Path, size: int) -> None:
    entry(folder, f"---\ntitle: {'Title ' * (size // 6)}\n---\nBody\n")


def long_word(folder: Path, size: int) -> None:
    """A title that no line can be broken in, drawn as a picture as well."""
    settings(folder, "share: {pictures: true}\n")
    write(folder / "content/articles/2025-01-01-one.md", f"---\ntitle: {'W' * size}\n---\nBody\n")


def combining_title(folder: Path, size: int) -> None:
    settings(folder, "share: {pictures: true}\n")
    write(folder / "content/articles/2025-01-01-one.md", f"---\ntitle: a{chr(0x301) * size}\n---\nBody\n")


def directions_title(folder: Path, size: int) -> None:
    """A title that begins a direction in a direction in a direction."""
    settings(folder, "share: {pictures: true}\n")
    write(folder / "content/articles/2025-01-01-one.md", f"---\ntitle: a{chr(0x202B) * size}b\n---\nBody\n")


CASES = [
    *(Case(f"a date: {value[:30]}", date(value), refused("invalid-date", "wrong-type")) for value in DATES),
    Case("dates at the ends of time", edge_dates, either(built(), refused("invalid-date"))),
    Case("numbers without end", numbers, built("songs/s0/index.html")),
    Case("an event of eight thousand years", event, built("events/one/index.html")),
    Case("a wall of more entries than there are", setting("wall: {per-page: 99999999999999999999}"), refused()),
    Case("a body limit without end", setting("markdown: {size-limit: 99999999999 GB}"), refused()),
    Case("a negative body limit", setting("markdown: {size-limit: -1}"), refused()),
    Case("a title of a megabyte", long_title, built(), size=1_000_000, small=100_000),
    Case("a title of one word", long_word, built(), size=1_000_000, small=20_000),
    Case("a title of marks that combine", combining_title, built(), size=300_000, small=20_000),
    Case("a title of directions", directions_title, built(), size=300_000, small=20_000),
]  # fmt: skip
