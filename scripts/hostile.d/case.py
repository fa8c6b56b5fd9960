"""What a case consists of: a folder that it makes, a command, and what has to come of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from measuring import Outcome

Expectation = Callable[[Outcome], list[str]]
"""Says what is wrong with an outcome."""

BUILD = ["build", "content", "-o", "output", "--json", "--clock", "2026-01-01T12:00:00Z"]


@dataclass
class Case:
    """A hostile folder, in two sizes, and what feedsite has to make of it."""

    name: str
    make: Callable[[Path, int], None]
    """Fills the folder that the command runs in; gets the size."""
    expected: Expectation
    size: int = 1
    small: int | None = 1
    """The size in the small version; None where it has no such case."""
    command: list[str] = field(default_factory=lambda: BUILD)
    is_large: bool = False
    """Whether it takes part with ``--large`` only."""
    seconds: float = 10
    megabytes: float = 1024


def write(file: Path, content: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogateescape"))


def settings(folder: Path, more: str = "") -> None:
    """Settings of a site without drawn pictures, which take a hundredth of a second each whatever the content is."""
    more += "" if "share:" in more else "share: {pictures: false}\n"
    write(folder / "content/site.yml", f"id: hostile\ntitle: Hostile\nbase-url: https://example.org/\n{more}")


def entry(folder: Path, text: str | bytes, name: str = "articles/2025-01-01-one.md") -> None:
    """A site of one entry."""
    settings(folder)
    write(folder / "content" / name, text)


def refused(*codes: str, words: str = "") -> Expectation:
    """An error with one of these codes, and an output folder in which nothing was written."""

    def judge(outcome: Outcome) -> list[str]:
        wrong = [] if outcome.exit_code == 1 else [f"exit code {outcome.exit_code} instead of 1"]
        if outcome.files:
            wrong.append(f"{len(outcome.files)} files were written, such as {outcome.files[0]}")
        found = {problem["code"] for problem in outcome.errors}
        if codes and not found & set(codes):
            wrong.append(f"no error {' or '.join(codes)}, but {', '.join(sorted(found)) or 'none'}")
        if words and words not in outcome.said:
            wrong.append(f"nothing says {words!r}")
        if not outcome.said.strip():
            wrong.append("no message")
        return wrong

    return judge


def built(
    *files: str, warnings: tuple[str, ...] = (), absent: tuple[str, ...] = (), megabytes: float = 100,
    count: int | None = None, also: Expectation | None = None,
) -> Expectation:  # fmt: skip
    """A site with these files and warnings, without those files, and not larger than so much."""

    def judge(outcome: Outcome) -> list[str]:
        wrong = [] if outcome.exit_code == 0 else [f"exit code {outcome.exit_code} instead of 0"]
        there = set(outcome.files)
        wrong += [f"{file} is missing" for file in ("index.html", *files) if file not in there]
        wrong += [f"{file} is there" for file in absent if file in there]
        found = {problem["code"] for problem in outcome.warnings}
        wrong += [f"no warning {code}" for code in warnings if code not in found]
        if outcome.bytes > megabytes * 1e6:
            wrong.append(f"{outcome.bytes / 1e6:.0f} MB of output")
        if count is not None and len(there) != count:
            wrong.append(f"{len(there)} files instead of {count}")
        return wrong + (also(outcome) if also and not wrong else [])

    return judge


def either(*expected: Expectation) -> Expectation:
    """One of several outcomes, where it depends on the file system which of them is right."""

    def judge(outcome: Outcome) -> list[str]:
        judged = [each(outcome) for each in expected]
        return min(judged, key=len)

    return judge
