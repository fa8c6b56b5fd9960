"""The site that is deployed, in two states that differ in every way in which a site can change."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

BIG = 3 << 20
"""The bytes of a file that takes long enough to be interrupted."""

AWKWARD = [
    "a b.txt", "雨 😀.txt", "e\u0301.txt", "'quo\"tes'.txt", "$(touch pwned).txt", "`touch pwned`;&|.txt", "-n.txt",
    "*?[a].txt", "#hash.txt", "100%.txt", "back\\slash.txt", "{a,b}.txt", "~tilde.txt", "host:path.txt",
]  # fmt: skip
"""Names that programs take for something else if they get the chance."""


def write(file: Path, content: str | bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content if isinstance(content, bytes) else content.encode())


def noise(seed: int, size: int) -> bytes:
    return random.Random(seed).randbytes(size)


def write_settings(content: Path, targets: dict[str, str]) -> None:
    lines = ["id: deployments", "title: Deployments", "base-url: https://example.org/", "deploy:"]
    lines += [f"  {name}: {{{settings}}}" for name, settings in targets.items()]
    write(content / "site.yml", "\n".join(lines) + "\n")


def write_first(content: Path) -> None:
    for number in range(40):
        write(content / f"notes/2025-01-{number % 28 + 1:02}-note-{number}.md", f"Note {number}.\n")
    static = content / "static/files"
    for name in AWKWARD:
        write(static / "awkward" / name, f"one: {name}\n")
    write(static / "stays.txt", "the same\n")
    write(static / "changes.txt", "one\n")
    write(static / "goes/deep/down.txt", "one\n")
    write(static / "old-name.bin", noise(1, 2000))
    write(static / "Case/Name.txt", "one\n")
    write(static / "folder-then-file/inside.txt", "one\n")
    write(static / "file-then-folder", "one\n")
    write(static / "big.bin", noise(2, BIG))
    write(content / "static/CNAME", "example.org\n")
    write(content / "static/#comment.txt", "one\n")


def write_second(content: Path) -> None:
    """Makes the second state of the first one."""
    static = content / "static/files"
    for name in AWKWARD[::2]:
        write(static / "awkward" / name, f"two: {name}\n")
    for name in AWKWARD[1::4]:
        (static / "awkward" / name).unlink()
    write(static / "awkward/neu 新.txt", "two\n")
    write(static / "changes.txt", "two\n")
    (content / "static/#comment.txt").unlink()
    (static / "goes/deep/down.txt").unlink()
    (static / "old-name.bin").rename(static / "new-name.bin")
    (static / "Case/Name.txt").unlink()
    write(static / "case/name.txt", "two\n")
    (static / "folder-then-file/inside.txt").unlink()
    (static / "folder-then-file").rmdir()
    write(static / "folder-then-file", "two\n")
    (static / "file-then-folder").unlink()
    write(static / "file-then-folder/inside.txt", "two\n")
    write(static / "big.bin", noise(3, BIG))
    write(content / "notes/2025-03-01-new.md", "A new note.\n")
    (content / "notes/2025-01-01-note-0.md").unlink()


def write_few(content: Path) -> None:
    """Makes a third state, in which most is gone."""
    for file in sorted(content.glob("notes/*.md"))[3:]:
        file.unlink()


def build(binary: str, content: Path, output: Path) -> None:
    subprocess.run(
        [binary, "build", content, "-o", output, "--clock", "2026-01-01T12:00:00Z", "-q"], check=True,
        stdin=subprocess.DEVNULL,
    )  # fmt: skip


def tree(folder: Path) -> dict[str, bytes]:
    """The files below a folder, but for feedsite's own lists."""
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".feedsite-")
    }  # fmt: skip
