"""Names that file systems, terminals and browsers have trouble with."""

from __future__ import annotations

import os
from pathlib import Path

from case import Case, built, either, entry, refused, settings, write


def named(*names: str, text: str = "---\ntitle: One\ndate: 2025-01-01\n---\nBody\n"):
    """Entries of these names, in one folder."""

    def make(folder: Path, size: int) -> None:
        settings(folder)
        for name in names:
            write(folder / "content/articles" / name, text)

    return make


def static(*names: str):
    """Files that are copied, each with its name as its content."""

    def make(folder: Path, size: int) -> None:
        entry(folder, "---\ntitle: One\n---\nBody\n")
        for name in names:
            write(folder / "content/static" / name, name)

    return make


def bundled(*names: str):
    def make(folder: Path, size: int) -> None:
        entry(folder, "---\ntitle: One\n---\nBody\n", "articles/2025-01-01-one/index.md")
        for name in names:
            write(folder / "content/articles/2025-01-01-one" / name, name)

    return make


def not_utf8(folder: Path, size: int) -> None:
    entry(folder, "One\n")
    (folder / "content/static").mkdir()
    for place in ["articles", "static"]:
        with open(os.path.join(os.fsencode(folder / "content" / place), b"\xff\xfe.md"), "wb") as file:
            file.write(b"One\n")


NFC, NFD = "\u00e9", "e\u0301"

CASES = [
    Case("an entry's name of 255 bytes", named("n" * 252 + ".md"), either(built(f"articles/{'n' * 252}/index.html"), refused())),
    Case("a name of 255 bytes, not Latin", named("雨" * 84 + ".md"), either(built(f"articles/{'雨' * 84}/index.html"), refused())),
    Case("a copied file of 255 bytes", static("n" * 251 + ".txt"), built("n" * 251 + ".txt")),
    Case("a name with line breaks", named("a\nb\r\n.md"), either(built("articles/a-b/index.html"), refused())),
    Case("a name with control characters", named("a\x01\x1b[31m\x7fb.md"), either(built(), refused())),
    Case("a name with directions", named("a\u202egpj.md", "b\u2066\u200b.md", "c\ufeff.md"), built()),
    Case("a copied file with line breaks", static("a\nb.txt"), either(built("a\nb.txt"), refused())),
    Case("a copied file with directions", static("a\u202egpj.txt"), either(built("a\u202egpj.txt"), refused())),
    Case("a copied file with control characters", static("a\x01\x1b[31m\x7fb.txt"), either(built("a\x01\x1b[31m\x7fb.txt"), refused())),
    Case("entries with names of Windows", named("CON.md", "aux.md", "nul.md", "com1.md", "LPT9.md"), built("articles/con/index.html", "articles/aux/index.html")),
    Case("copied files with names of Windows", static("CON", "aux.txt", "nul.", "prn .txt", "a:b?.txt", "end.", "end "), either(built("CON", "aux.txt"), refused())),
    Case("entries whose names differ in case", named("Rain.md", "rain.md", "RAIN.md"), built("articles/rain/index.html", warnings=("taken-address",))),
    Case("entries whose names differ in form", named(NFC + ".md", NFD + ".md"), built(f"articles/{NFC}/index.html", warnings=("taken-address",))),
    Case("copied files that differ in case", static("Rain.txt", "rain.txt"), refused("duplicate-route")),
    Case("copied files that differ in form", static(NFC + ".txt", NFD + ".txt"), refused("duplicate-route")),
    Case("folders that differ in form", static(NFC + "/a.txt", NFD + "/a.txt"), refused("duplicate-route")),
    Case("an entry's files that differ in case", bundled("Rain.txt", "rain.txt"), refused("duplicate-route")),
    Case("an entry's files that differ in form", bundled(NFC + ".txt", NFD + ".txt"), refused("duplicate-route")),
    Case("a file and a folder of one name", static("Rain", "rain/a.txt"), refused("file-and-folder", "duplicate-route")),
    Case("names that are not UTF-8", not_utf8, refused("unreadable-path")),
    Case("names of feedsite's own", static(".feedsite-manifest.json", "feedsite.txt"), built("feedsite.txt")),
    Case("names that begin with a hyphen", named("-rf.md", "--help.md"), built()),
    Case("names of nothing but signs", named("....md", "???.md", "   .md", "%2e%2e.md"), built()),
]  # fmt: skip
