"""Makes up the content folder of a small site on which everything can be tried that scripts of a theme do.

    small_site.py FOLDER

A wall with archives and pinned entries of two of them, recordings that last, an album, photos with captions, tags.
"""

from __future__ import annotations

import shutil
import struct
import sys
import wave
import zlib
from pathlib import Path

SITE = """\
id: 2c6c0a52-1c3e-4b3f-8f52-3d7d4f1b9f0e
title: Small wall
base-url: http://127.0.0.1/small/
author: Ann Lin
share: {pictures: false}
wall:
  per-page: 4
"""

MEDIA = """\
---
title: Three squares
date: 2026-02-20
photos:
  - {src: red.png, alt: A red square, caption: The first square}
  - {src: green.png, alt: A green square}
  - {src: blue.png, alt: A blue square, caption: The last square}
---
"""

# The second track is only named, the last one is short.
ALBUM = """\
---
title: Three tones
date: 2026-02-25
artist: Ann Lin
cover: ../media/red.png
tracks:
  - songs/song-1.md
  - {title: A pause, duration: "4:33"}
  - songs/song-2.md
  - {title: The end, audio: end.wav}
---

Words about tones.
"""


def png(color: bytes, side: int = 240) -> bytes:
    """A square of one colour."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = (b"\0" + color * side) * side
    header = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def silence(file: Path, seconds: int) -> None:
    """A recording without a sound, which plays like any other."""
    with wave.open(str(file), "wb") as tone:
        tone.setnchannels(1)
        tone.setsampwidth(1)
        tone.setframerate(8000)
        tone.writeframes(b"\x80" * 8000 * seconds)


def write(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("notes", "songs", "albums", "media"):
        (folder / name).mkdir(parents=True)
    (folder / "site.yml").write_text(SITE)
    for number in range(1, 16):
        pinned = "pinned: true\n" if number in (2, 6) else ""
        # A pinned entry ends up on the wall twice, with a footnote that has an id.
        note = "[^1]\n\n[^1]: It rained." if pinned else ""
        text = f"---\ndate: 2026-01-{number + 1:02}\n{pinned}tags: [rain]\n---\n\nNote number {number}, of {'words ' * number}{note}\n"
        (folder / "notes" / f"note-{number:02}.md").write_text(text)
    for number in (1, 2):
        song = f"---\ntitle: Song {number}\ndate: 2026-02-{number:02}\nartist: Ann Lin\naudio: tone-{number}.wav\n---\n"
        (folder / "songs" / f"song-{number}.md").write_text(song)
        silence(folder / "songs" / f"tone-{number}.wav", 60)
    (folder / "albums" / "tones.md").write_text(ALBUM)
    silence(folder / "albums" / "end.wav", 3)
    (folder / "media" / "squares.md").write_text(MEDIA)
    for name, color in {"red": b"\xd0\x20\x20", "green": b"\x20\xa0\x20", "blue": b"\x20\x20\xd0"}.items():
        (folder / "media" / f"{name}.png").write_bytes(png(color))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
