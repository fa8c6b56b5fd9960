"""Folders that link to each other, and things that are not regular files."""

from __future__ import annotations

import os
from pathlib import Path

from case import Case, built, entry, refused, settings, write


def doubling(folder: Path, size: int) -> None:
    """Each folder holds two links to the one before it."""
    entry(folder, "One\n", "l0/one.md")
    for level in range(1, size):
        inner = folder / f"content/l{level}"
        inner.mkdir()
        for name in ["x", "y"]:
            (inner / name).symlink_to(f"../l{level - 1}")


def doubling_files(folder: Path, size: int) -> None:
    """The same with files that are only copied."""
    entry(folder, "One\n")
    write(folder / "content/static/l0/one.txt", "one")
    for level in range(1, size):
        inner = folder / f"content/static/l{level}"
        inner.mkdir()
        for name in ["x", "y"]:
            (inner / name).symlink_to(f"../l{level - 1}")


def circle(folder: Path, size: int) -> None:
    entry(folder, "One\n", "a/one.md")
    (folder / "content/b").mkdir()
    (folder / "content/b/a").symlink_to("../a")
    (folder / "content/a/b").symlink_to("../b")


def itself(folder: Path, size: int) -> None:
    entry(folder, "One\n")
    (folder / "content/self.md").symlink_to("self.md")


def long_chain(folder: Path, size: int) -> None:
    """More links one after the other than the system follows."""
    entry(folder, "One\n")
    for number in range(size):
        (folder / f"content/l{number}.md").symlink_to(f"l{number + 1}.md")
    write(folder / f"content/l{size}.md", "Last\n")


def endless_device(folder: Path, size: int) -> None:
    entry(folder, "One\n")
    (folder / "content/zero.md").symlink_to("/dev/zero")
    (folder / "content/static").mkdir()
    (folder / "content/static/zero.bin").symlink_to("/dev/zero")


def pipes(folder: Path, size: int) -> None:
    """A reader would wait for a writer."""
    entry(folder, "One\n")
    os.mkfifo(folder / "content/pipe.md")
    (folder / "content/static").mkdir()
    os.mkfifo(folder / "content/static/pipe.txt")


def settings_pipe(folder: Path, size: int) -> None:
    entry(folder, "One\n")
    (folder / "content/site.yml").unlink()
    os.mkfifo(folder / "content/site.yml")


def cover_pipe(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: One\ncover: cover.jpg\n---\nOne\n", "one/index.md")
    os.mkfifo(folder / "content/one/cover.jpg")


def deep(folder: Path, size: int) -> None:
    """Folders in folders, to a path far longer than the system takes."""
    settings(folder)
    before = os.open(".", os.O_RDONLY)
    os.chdir(folder / "content")
    for _ in range(size):
        os.mkdir("deep")
        os.chdir("deep")
    Path("one.md").write_text("One\n")
    os.fchdir(before)
    os.close(before)


def many_folders(folder: Path, size: int) -> None:
    settings(folder)
    for number in range(size):
        (folder / f"content/f{number}").mkdir()
    write(folder / "content/f0/one.md", "One\n")


CASES = [
    Case("folders linked into each other, twice each", doubling, refused("unreadable-path"), size=30, small=21),
    Case("the same in static/", doubling_files, refused("unreadable-path"), size=30, small=21),
    Case("folders linked in a circle", circle, refused("unreadable-path")),
    Case("a link to itself", itself, refused("unreadable-path")),
    Case("a chain of links", long_chain, refused("unreadable-path"), size=100, small=50),
    Case("links to /dev/zero", endless_device, refused("outside-content", "unreadable-path")),
    Case("pipes", pipes, refused("unreadable-path")),
    Case("site.yml is a pipe", settings_pipe, refused("unreadable-file", "unreadable-path")),
    Case("a cover is a pipe", cover_pipe, refused("unreadable-path")),
    Case("folders in folders", deep, refused("unreadable-path", "unreadable-file", "path-too-long"), size=10_000, small=2_000),
    Case("folders side by side", many_folders, built("f0/one/index.html"), size=100_000, small=2_000),
]  # fmt: skip
