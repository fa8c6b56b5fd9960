"""A built site, served on the loopback interface and looked at in a browser."""

from __future__ import annotations

import functools
import gzip
import http.server
import re
import sys
import threading
import urllib.parse
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from chromium import Chromium, Page, View


@dataclass(frozen=True)
class Mutation:
    """A change to a file of the site as it is served, which a check must find."""

    #: The path below the site's folder.
    path: str
    #: What is replaced wherever it occurs; if empty, `new` is appended to the file.
    old: str
    new: str
    #: What a finding must say.
    words: str

    def apply(self, data: bytes) -> bytes:
        return data.replace(self.old.encode(), self.new.encode()) if self.old else data + self.new.encode()


#: The strictest policy that pages with pictures of their own need: no script, no style, no frame that is not the site's.
POLICY = (
    "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'"
    "; frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com https://open.spotify.com"
)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder with some changes."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments: object, mutations: tuple[Mutation, ...], prefix: str, **options: object) -> None:
        self.mutations = mutations
        self.prefix = prefix
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        path = urllib.parse.unquote(urllib.parse.urlsplit(self.path).path)
        file = Path(self.directory) / path.removeprefix(self.prefix).lstrip("/")
        if file.is_dir():
            file = file / "index.html"
        is_there = path.startswith(self.prefix) and file.is_file()
        if not is_there:
            file = Path(self.directory) / "404.html"
        data = file.read_bytes() if file.is_file() else b""
        for mutation in self.mutations:
            if file == Path(self.directory) / mutation.path:
                data = mutation.apply(data)
        # Players seek by asking for a part of a file.
        part = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", "")) if is_there else None
        # As hosts do; pictures and recordings get no smaller.
        is_text = file.suffix in (".html", ".css", ".js")
        if is_text:
            data = gzip.compress(data, 6, mtime=0)
        size = len(data)
        if part:
            first, last = int(part[1]), min(int(part[2] or size), size - 1)
            data = data[first : last + 1]
        self.send_response(206 if part else 200 if is_there else 404)
        if part:
            self.send_header("Content-Range", f"bytes {first}-{last}/{size}")
        self.send_header("Content-Type", self.guess_type(str(file)))
        if is_text:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Content-Security-Policy", POLICY)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class Server(http.server.ThreadingHTTPServer):
    """A server that does not mind a browser that goes away."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


#: The path of sites that are built for a folder of their host.
PREFIXES = {"small": "/small/", "languages": "/tour/"}


@dataclass(frozen=True)
class ServedSite:
    """What a check gets: the site's label, its folder, its address, and the browser."""

    label: str
    folder: Path
    url: str
    browser: Chromium

    @contextmanager
    def open(self, path: str, view: View) -> Iterator[Page]:
        """A page of the site in the browser, loaded."""
        with self.browser.page(view) as page:
            page.open(self.url + urllib.parse.quote(path))
            yield page


@contextmanager
def serve(
    label: str, folder: Path, browser: Chromium, mutations: tuple[Mutation, ...] = ()
) -> Iterator[ServedSite]:
    """Serves a folder at a port that is free."""
    prefix = PREFIXES.get(label, "/")
    handler = functools.partial(Handler, directory=str(folder), mutations=mutations, prefix=prefix)
    server = Server(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield ServedSite(label, folder, f"http://127.0.0.1:{server.server_port}{prefix}", browser)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
