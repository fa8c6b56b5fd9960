"""Pictures that say of themselves that they are enormous, and drawings that multiply."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

from case import Case, built, settings, write
from measuring import Outcome


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(width: int, height: int, pixels: bytes, *more: bytes, depth: int = 8, color: int = 0) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + b"".join(more) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


def zeros(size: int) -> bytes:
    packer = zlib.compressobj(9)
    parts = [packer.compress(b"\0" * (1 << 20)) for _ in range(size >> 20)]
    return b"".join([*parts, packer.compress(b"\0" * (size % (1 << 20))), packer.flush()])


def jpeg(width: int, height: int) -> bytes:
    """Its head, and nothing of a picture."""
    tables = b"\xff\xdb\x00\x43\x00" + bytes([1] * 64)
    frame = b"\xff\xc0\x00\x0b\x08" + struct.pack(">HH", height, width) + b"\x01\x01\x11\x00"
    codes = b"\xff\xc4\x00\x14\x00\x01" + bytes(15) + b"\x00" + b"\xff\xc4\x00\x14\x10\x01" + bytes(15) + b"\x00"
    scan = b"\xff\xda\x00\x08\x01\x01\x00\x00\x3f\x00"
    return b"\xff\xd8" + tables + frame + codes + scan + b"\x00" * 100 + b"\xff\xd9"


def gif(width: int, height: int) -> bytes:
    return b"GIF89a" + struct.pack("<HH", width, height) + b"\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0" + struct.pack("<HH", width, height) + b"\0\x02\x02D\x01\0;"


def webp(width: int, height: int) -> bytes:
    content = b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14) + b"\0" * 20
    body = b"WEBP" + b"VP8L" + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def picture(name: str, content):
    """A photo and a cover."""

    def make(folder: Path, size: int) -> None:
        settings(folder, "share: {pictures: true}\n")
        bytes = content(size)
        write(folder / f"content/media/2025-01-01-one/{name}", bytes)
        write(folder / "content/media/2025-01-01-one/index.md", f"---\nphotos: [{{src: {name}, alt: A}}]\n---\nBody\n")
        write(folder / f"content/articles/2025-01-01-two/{name}", bytes)
        write(folder / "content/articles/2025-01-01-two/index.md", f"---\ntitle: Two\ncover: {name}\n---\nBody\n")

    return make


def svg_entities(size: int) -> bytes:
    names = "".join(f'<!ENTITY e{n} "{f"&e{n - 1};" * 10}">' for n in range(1, size))
    return f'<!DOCTYPE svg [<!ENTITY e0 "x">{names}]><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><text>&e{size - 1};</text></svg>'.encode()


def svg_uses(size: int) -> bytes:
    uses = "".join(f'<g id="g{n}"><use href="#g{n - 1}"/><use href="#g{n - 1}"/></g>' for n in range(1, size))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g id="g0"><path d="M0 0"/></g>{uses}</svg>'.encode()


def svg_groups(size: int) -> bytes:
    return b'<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">' + b"<g>" * size + b"</g>" * size + b"</svg>"


def mp4_boxes(size: int) -> bytes:
    """Boxes in boxes, each as long as what is left."""
    content = b""
    for _ in range(size):
        content = struct.pack(">I", len(content) + 8) + b"moov" + content if len(content) < 1 << 20 else content
    return struct.pack(">I", 16) + b"ftypisom\0\0\0\0" + content


def mp3_tag(size: int) -> bytes:
    """A tag that says it has 256 MB."""
    return b"ID3\x04\0\0\x7f\x7f\x7f\x7f" + b"TIT2\x7f\x7f\x7f\x7f\0\0" + b"x" * size


def recording(name: str, content):
    def make(folder: Path, size: int) -> None:
        settings(folder)
        write(folder / f"content/songs/2025-01-01-one/{name}", content(size))
        write(folder / "content/songs/2025-01-01-one/index.md", f"---\ntitle: One\nartist: A\naudio: {name}\n---\nBody\n")

    return make


SIDE = 100_000
PAGES = ("media/one/index.html", "articles/two/index.html")
WARNED = built(*PAGES)

CASES = [
    Case("PNG of 100,000 by 100,000, cut off", picture("a.png", lambda size: png(SIDE, SIDE, zlib.compress(b"\0" * 1000))), WARNED),
    Case("PNG of 100,000 by 100,000, all of it", picture("a.png", lambda size: png(SIDE, SIDE, zeros(size), depth=1)), WARNED, size=1_250_100_000, small=50_000_000),
    Case("PNG of 2,147,483,647 by 1", picture("a.png", lambda size: png(2**31 - 1, 1, zlib.compress(b"\0" * 1000))), WARNED),
    Case("PNG of 60 megapixels in 60 kB", picture("a.png", lambda size: png(8_000, size // 8_000, zeros((8_001) * (size // 8_000)))), WARNED, size=60_000_000, small=8_000_000),
    Case("PNG with a colour profile that expands", picture("a.png", lambda size: png(8, 8, zlib.compress(b"\0" * 72), chunk(b"iCCP", b"p\0\0" + zeros(size)))), WARNED, size=1_000_000_000, small=50_000_000),
    Case("PNG with a text that expands", picture("a.png", lambda size: png(8, 8, zlib.compress(b"\0" * 72), chunk(b"zTXt", b"t\0\0" + zeros(size)))), WARNED, size=1_000_000_000, small=50_000_000),
    Case("PNG with many chunks", picture("a.png", lambda size: png(8, 8, zlib.compress(b"\0" * 72), chunk(b"tEXt", b"a\0b") * size)), WARNED, size=1_000_000, small=100_000),
    Case("PNG without pixels", picture("a.png", lambda size: png(0, 0, b"")), WARNED),
    Case("JPEG of 65,500 by 65,500", picture("a.jpg", lambda size: jpeg(65_500, 65_500)), WARNED),
    Case("GIF of 65,535 by 65,535", picture("a.gif", lambda size: gif(65_535, 65_535)), WARNED),
    Case("WebP of 16,384 by 16,384", picture("a.webp", lambda size: webp(16_384, 16_384)), WARNED),
    Case("SVG with entities that multiply", picture("a.svg", svg_entities), WARNED, size=20, small=20),
    Case("SVG with uses that double", picture("a.svg", svg_uses), WARNED, size=40, small=40),
    Case("SVG, groups in groups", picture("a.svg", svg_groups), WARNED, size=500_000, small=50_000),
    Case("MP4, boxes in boxes", recording("a.m4a", mp4_boxes), built("songs/one/index.html"), size=50_000, small=10_000),
    Case("MP3 with a tag of 256 MB", recording("a.mp3", mp3_tag), built("songs/one/index.html"), size=10_000, small=1_000),
]  # fmt: skip
