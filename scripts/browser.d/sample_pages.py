"""The pages of a site that one has to look at: a wall, its archive, an entry of each kind, people, tags, and what is not there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from served_site import ServedSite


#: The styles besides the one that the sample has; the sample in each is a site of that label.
STYLES = ["gallery", "ink", "poster"]


@dataclass(frozen=True)
class SamplePage:
    """A page by what it is an example of, and its path below the site's address."""

    name: str
    path: str


def sample_pages(site: ServedSite) -> list[SamplePage]:
    """The home page first; of the site of the self-test, that and one entry, so that trying a check takes seconds."""
    entries = first_of_each_kind(site.folder)
    pages = [SamplePage("wall", "")]
    if site.label == "small":
        return pages + [SamplePage(f"entry of kind {kind}", path) for kind, path in sorted(entries.items())[:1]]
    named = [("archive", "page/1/"), ("tags", "tags/"), ("search", "search/"), ("years", "archive/"), ("days", "on-this-day/"), ("people", "people/"), ("together", "people/together/"), ("404", "404.html")]
    pages += [SamplePage(name, path) for name, path in named if is_there(site.folder, path)]
    # A wall of one card.
    pages += [SamplePage("single", path) for path in ("memories/",) if is_there(site.folder, path)]
    pages += [SamplePage("year", path) for path in folders(site.folder, "archive")[-1:]]
    pages += [SamplePage("day", path) for path in folders(site.folder, "on-this-day")[:1]]
    pages += [SamplePage("events", path) for path in ("events/",) if is_there(site.folder, path)]
    pages += [SamplePage("tag", path) for path in folders(site.folder, "tags")[:1]]
    pages += [SamplePage(f"entry of kind {kind}", path) for kind, path in sorted(entries.items())]
    # The page on Markdown shows all that a body can hold.
    pages += [SamplePage(path, path) for path in ("docs/markdown/", "about/") if is_there(site.folder, path)]
    return pages


def first_of_each_kind(folder: Path) -> dict[str, str]:
    """The path of an entry of each kind; the one of many bytes, which shows most."""
    found: dict[str, tuple[int, str]] = {}
    for file in sorted(folder.rglob("index.html")):
        text = file.read_text(encoding="utf-8")
        match = re.search(r'<article class="entry entry-([a-z-]+)', text)
        path = file.parent.relative_to(folder).as_posix() + "/"
        if match and match[1] != "page" and len(text) > found.get(match[1], (0, ""))[0]:
            found[match[1]] = (len(text), path)
    return {kind: path for kind, (_, path) in found.items()}


def folders(site: Path, name: str) -> list[str]:
    """The paths of the pages in a folder of the site."""
    return sorted(f"{page.parent.relative_to(site).as_posix()}/" for page in (site / name).glob("*/index.html"))


def is_there(site: Path, path: str) -> bool:
    return (site / path).is_file() or (site / path / "index.html").is_file()
