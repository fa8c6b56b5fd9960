"""A feed reader that people use fetches every feed over HTTP, and shows as many entries as there are."""

from __future__ import annotations

import contextlib
import functools
import http.server
import os
import sqlite3
import subprocess
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote, unquote

from lxml import etree

from published_site import PublishedSite
from report import Report

NAME = "newsboat"

MUTATIONS = [
    ("feed.xml", "</rss>", "", "newsboat"),
    ("feed.xml", "urn:uuid:20000000-0000-4000-8000-000000000000", "urn:uuid:10000000-0000-4000-8000-000000000000", "newsboat"),
    ("feed.xml", "<item>", "<item>\x08", "newsboat"),
    ("atom.xml", "<id>urn:uuid:20000000-0000-4000-8000-000000000000</id>", "", "newsboat"),
]


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """Serves files without a line for each request."""

    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".xml": "application/xml"}

    def log_message(self, *arguments: object) -> None:
        pass


def check(site: PublishedSite, report: Report) -> None:
    feeds = {path: identities(site.bytes(path)) for path in site.named("feed.xml", "atom.xml")}
    report.look(len(feeds))
    handler = functools.partial(QuietHandler, directory=str(site.folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, ThreadPoolExecutor(2) as pool:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        origin = f"http://127.0.0.1:{server.server_address[1]}/"
        shown: dict[str, list[str]] = {}
        for part in pool.map(lambda paths: read(origin, paths, report), groups(feeds)):
            shown |= part
        server.shutdown()
    for path, expected in feeds.items():
        found = shown.get(origin + path, [])
        report.expect(sorted(found) == sorted(expected), path, f"newsboat shows {len(found)} of {len(expected)} entries")


def groups(feeds: dict[str, list[str]]) -> list[list[str]]:
    """The feeds in groups that have no entry in common, because newsboat keeps an entry in one feed only."""
    found: list[tuple[set[str], list[str]]] = []
    for path, entries in feeds.items():
        for known, paths in found:
            if known.isdisjoint(entries):
                known.update(entries)
                paths.append(path)
                break
        else:
            found.append((set(entries), [path]))
    return [paths for _, paths in found]


def read(origin: str, paths: list[str], report: Report) -> dict[str, list[str]]:
    """The identities of the entries that newsboat knows after it fetched some feeds, by the feeds' addresses."""
    shown: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "urls").write_text("".join(f"{origin}{quote(path)}\n" for path in paths))
        (folder / "config").write_text("reload-threads 4\ndownload-retries 1\nmax-items 0\n")
        command = ["newsboat", "-q", "-u", f"{folder}/urls", "-C", f"{folder}/config", "-c", f"{folder}/cache.db"]
        environment = {**os.environ, "HOME": scratch, "LC_ALL": "C.UTF-8", "no_proxy": "127.0.0.1"}
        run = subprocess.run(
            [*command, "-x", "reload"], env=environment, capture_output=True, text=True, timeout=120, check=False
        )
        words = run.stderr.strip() or run.stdout.strip()
        report.expect(run.returncode == 0, "newsboat", f"ends with {run.returncode}: {words}")
        with contextlib.closing(sqlite3.connect(folder / "cache.db")) as database:
            for address, identity in database.execute("SELECT feedurl, guid FROM rss_item WHERE deleted = 0"):
                shown.setdefault(unquote(address), []).append(identity)
    return shown


def identities(data: bytes) -> list[str]:
    """What an independent parser finds in a feed."""
    try:
        tree = etree.fromstring(data)
    except etree.XMLSyntaxError:
        return ["what cannot be read"]
    if tree.tag == "rss":
        return [guid.text for guid in tree.iterfind("channel/item/guid")]
    return [identity.text for identity in tree.iterfind("{http://www.w3.org/2005/Atom}entry/{http://www.w3.org/2005/Atom}id")]
