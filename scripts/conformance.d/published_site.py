"""A site as it is published: a folder of files, and their address."""

from __future__ import annotations

import json
from functools import cached_property
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

import lxml.html


class PublishedSite:
    """Reads the files of a site and finds them by their addresses."""

    def __init__(self, folder: Path, url: str, clock: str) -> None:
        self.folder = folder
        self.url = url
        self.clock = clock

    @cached_property
    def paths(self) -> list[str]:
        """The paths of all files but feedsite's own list of them, in order."""
        files = (path for path in self.folder.rglob("*") if path.is_file())
        return sorted(path.relative_to(self.folder).as_posix() for path in files if not path.name.startswith("."))

    def named(self, *endings: str) -> list[str]:
        """The paths that end in one of some ways."""
        return [path for path in self.paths if path.endswith(endings)]

    def bytes(self, path: str) -> bytes:
        return (self.folder / path).read_bytes()

    def text(self, path: str) -> str:
        return self.bytes(path).decode("utf-8")

    def json(self, path: str) -> object:
        return json.loads(self.text(path))

    def html(self, path: str) -> lxml.html.HtmlElement:
        """A page as a tree."""
        return lxml.html.document_fromstring(self.bytes(path), parser=lxml.html.HTMLParser(encoding="utf-8"))

    def address(self, path: str) -> str:
        """Where a file is published, as browsers and servers write it (RFC 3986, section 2.1)."""
        return self.url + quote(path.removesuffix("index.html"), safe="/!$&'()*+,;=:@~")

    def path(self, address: str, base: str | None = None) -> str | None:
        """The file at an address of this site; None for other sites and where there is no file."""
        absolute = urljoin(base or self.url, address)
        own, other = urlsplit(self.url), urlsplit(absolute)
        if (own.scheme, own.netloc) != (other.scheme, other.netloc) or not other.path.startswith(own.path):
            return None
        path = unquote(other.path[len(own.path) :])
        path += "index.html" if path == "" or path.endswith("/") else ""
        return path if path in self._known else None

    @cached_property
    def _known(self) -> set[str]:
        return set(self.paths)

    def is_own(self, address: str) -> bool:
        return address.startswith(self.url)

    @cached_property
    def pages(self) -> list[str]:
        """The paths of the pages that people read: no redirects."""
        return [path for path in self.named(".html") if b'http-equiv="refresh"' not in self.bytes(path)]

    @cached_property
    def json_feeds(self) -> list[str]:
        return [path for path in self.named(".json") if b"https://jsonfeed.org/version/" in self.bytes(path)[:200]]

    @cached_property
    def rss_feeds(self) -> list[str]:
        return [path for path in self.named(".xml") if b"<rss" in self.bytes(path)[:400]]

    @cached_property
    def atom_feeds(self) -> list[str]:
        return [path for path in self.named(".xml") if b'<feed xmlns="http://www.w3.org/2005/Atom"' in self.bytes(path)]

    @cached_property
    def entries(self) -> dict[str, dict]:
        """The entries by the paths of their pages, as the JSON Feeds know them."""
        items = (item for path in self.json_feeds for item in self.json(path)["items"])
        return {path: item for item in items if (path := self.path(item.get("url", "")))}
