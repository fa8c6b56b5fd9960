"""Tags by the thousand."""

from __future__ import annotations

from pathlib import Path

from case import Case, built, either, entry, refused, settings, write
from measuring import Outcome


def in_list(folder: Path, size: int) -> None:
    entry(folder, f"---\ntitle: One\ntags: [{', '.join(f't{number}' for number in range(size))}]\n---\nBody\n")


def in_text(folder: Path, size: int) -> None:
    entry(folder, f"---\ntitle: One\ntags: \"{', '.join(f't{number}' for number in range(size))}\"\n---\nBody\n")


def in_toml(folder: Path, size: int) -> None:
    tags = ", ".join(f'"t{number}"' for number in range(size))
    entry(folder, f'+++\ntitle = "One"\ntags = [{tags}]\n+++\nBody\n')


def hashtags(folder: Path, size: int) -> None:
    entry(folder, " ".join(f"#t{number}" for number in range(size)) + "\n", "notes/2025-01-01-one.md")


def one_tag(folder: Path, size: int) -> None:
    """The same hashtag again and again."""
    entry(folder, "#tag " * size + "\n", "notes/2025-01-01-one.md")


def on_site(folder: Path, size: int) -> None:
    """As many tags as a site can have: a hundred for each entry, all different."""
    settings(folder)
    for number in range(0, size, 100):
        tags = ", ".join(f"t{each}" for each in range(number, number + 100))
        write(folder / f"content/articles/2025-01-01-a{number}.md", f"---\ntitle: A{number}\ntags: [{tags}]\n---\nBody\n")


def long_tag(folder: Path, size: int) -> None:
    entry(folder, f"---\ntitle: One\ntags: [{'t' * size}]\n---\nBody\n")


def same_address(folder: Path, size: int) -> None:
    """Tags that make one address."""
    tags = ", ".join(f"\"a{' ' * number}b\"" for number in range(1, 100))
    entry(folder, f"---\ntitle: One\ntags: [{tags}]\n---\nBody\n")


def authors(folder: Path, size: int) -> None:
    names = ", ".join(f"Person {number}" for number in range(size))
    entry(folder, f"---\ntitle: One\nauthors: [{names}]\n---\nBody\n")


def has_hundred_tags(outcome: Outcome) -> list[str]:
    walls = {file.split("/")[1] for file in outcome.files if file.startswith("tags/") and file.count("/") == 2}
    return [] if len(walls) == 100 else [f"{len(walls)} tags have a wall instead of 100"]


LIMITED = built(
    "tags/t0/index.html", "tags/t99/index.html", warnings=("too-many-tags",), also=has_hundred_tags, megabytes=400,
)  # fmt: skip

CASES = [
    Case("tags of an entry, in YAML", in_list, LIMITED, size=19_000, small=4_000),
    Case("tags of an entry, as one text", in_text, LIMITED, size=20_000, small=20_000),
    Case("tags of an entry, in TOML", in_toml, LIMITED, size=19_000, small=4_000),
    Case("hashtags in a note", hashtags, LIMITED, size=100_000, small=20_000),
    Case("one hashtag again and again", one_tag, built("tags/tag/index.html"), size=200_000, small=20_000),
    Case("different tags on a site", on_site, either(refused("too-many-walls"), built("tags/t0/index.html")), size=1_000_000, small=20_000),
    Case("a tag of a megabyte", long_tag, built(warnings=("long-tag",)), size=1_000_000, small=1_000_000),
    Case("tags of one address", same_address, built("tags/a-b/index.html")),
    Case("authors of an entry", authors, built(), size=19_000, small=2_000),
]  # fmt: skip
