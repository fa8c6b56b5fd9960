"""A small site in two states that differ in every way in which files can change, and something to import."""

from __future__ import annotations

import random
import struct
import zlib
from pathlib import Path

SETTINGS = """id: faults
title: Faults
base-url: https://example.org/
theme: {theme}
share: {{pictures: {pictures}}}
deploy: {{live: {{folder: ../target}}}}
"""

FOREIGN = {"by-hand.txt": b"mine\n", "notes/by-hand.txt": b"mine\n", ".htpasswd": b"mine\n"}
"""Files of somebody else in every folder that is written to."""


def write(file: Path, content: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())


def picture(seed: int, side: int = 240) -> bytes:
    """A PNG file with enough colours to be worth making smaller."""
    noise = random.Random(seed)
    shades = [noise.randbytes(3) * 8 for _ in range(side // 8)]
    rows = b"".join(b"\0" + b"".join(shades[(x + y // 8) % len(shades)] for x in range(side // 8)) for y in range(side))

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write_settings(content: Path, theme: str = "plain", pictures: bool = False) -> None:
    write(content / "site.yml", SETTINGS.format(theme=theme, pictures=str(pictures).lower()))


def write_first(content: Path) -> None:
    write_settings(content)
    for number in range(6):
        write(content / f"notes/2025-01-0{number + 1}-note-{number}.md", f"Note {number}.\n")
    write(content / "articles/2025-02-01-rain/index.md", "---\ntitle: Rain\ncover: rain.png\ntags: [weather]\n---\nRain.\n")
    write(content / "articles/2025-02-01-rain/rain.png", picture(1))
    write(content / "articles/2025-02-01-rain/notes.txt", "the same\n")
    static = content / "static/files"
    write(static / "stays.txt", "the same\n")
    write(static / "changes.txt", "one\n")
    write(static / "goes/deep/down.txt", "one\n")
    write(static / "Case/Name.txt", "one\n")
    write(static / "folder-then-file/inside.txt", "one\n")
    write(static / "file-then-folder", "one\n")
    write(static / "big.bin", random.Random(2).randbytes(400_000))


def write_second(content: Path) -> None:
    """Makes the second state of the first one."""
    static = content / "static/files"
    write(static / "changes.txt", "two\n")
    (static / "goes/deep/down.txt").unlink()
    (static / "goes/deep").rmdir()
    (static / "goes").rmdir()
    (static / "Case/Name.txt").unlink()
    (static / "Case").rmdir()
    write(static / "case/name.txt", "two\n")
    (static / "folder-then-file/inside.txt").unlink()
    (static / "folder-then-file").rmdir()
    write(static / "folder-then-file", "two\n")
    (static / "file-then-folder").unlink()
    write(static / "file-then-folder/inside.txt", "two\n")
    write(static / "big.bin", random.Random(3).randbytes(500_000))
    write(content / "notes/2025-03-01-new.md", "A new note with a #tag.\n")
    (content / "notes/2025-01-01-note-0.md").unlink()
    write(content / "articles/2025-02-01-rain/rain.png", picture(4))
    write(content / "articles/2025-03-02-sun.md", "---\ntitle: Sun\ntags: [weather]\n---\nSun.\n")


def write_blog(source: Path) -> None:
    """A blog of Jekyll."""
    write(source / "_config.yml", "title: A blog\nurl: https://example.org\n")
    for number in range(8):
        write(
            source / f"_posts/2024-01-0{number + 1}-post-{number}.md",
            f"---\ntitle: Post {number}\ntags: [a, b]\n---\nText ![a](/assets/p{number % 3}.png) of {number}.\n",
        )
    for number in range(3):
        write(source / f"assets/p{number}.png", picture(number, 120))
    write(source / "about.md", "---\ntitle: About\n---\nAbout.\n")
