"""What is interrupted: each command with the state that it starts from and the folders that it may change."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import sample

CLOCK = ["--clock", "2026-01-01T12:00:00Z"]
BUILD = ["build", "content", "-o", "output", "--pictures", "cache", *CLOCK]

Tree = dict[str, bytes | None]
"""What is below a folder: the bytes of files, None for folders, the target of links."""


def tree(folder: Path) -> Tree:
    found: Tree = {}
    for item in sorted(folder.rglob("*")) if folder.is_dir() else []:
        name = str(item.relative_to(folder))
        if item.is_symlink():
            found[name] = b"-> " + str(item.readlink()).encode()
        else:
            found[name] = None if item.is_dir() else item.read_bytes()
    return found


@dataclass
class Operation:
    """A command and what it works on; all paths are below one folder for each run."""

    name: str
    command: list[str]
    target: str
    """The folder that is written to."""
    sources: list[str]
    """The folders that are read and never changed."""
    prepare: Callable[[Path, Callable[[list[str], Path], None]], None]
    """Makes the state that the command starts from; may run feedsite."""
    creates_in_place: bool = False
    """Whether a killed run may leave part of a file that nothing links to yet, since the next run knows the file."""
    lists: tuple[str, ...] = ()
    """Feedsite's own files, which say what is being done while it is done."""
    databases: tuple[str, ...] = ()
    """Files that SQLite writes: what counts is what it reads in them."""
    theirs: dict[str, bytes] = field(default_factory=dict)
    """Files of others in the target."""
    wholly: bool = True
    """Whether the target has to end as that of a clean run, or only what was asked for from it."""


def put_theirs(folder: Path, files: dict[str, bytes]) -> None:
    for path, content in files.items():
        sample.write(folder / path, content)


def first_build(folder: Path, run: Callable[[list[str], Path], None]) -> None:
    sample.write_first(folder / "content")
    run(BUILD, folder)
    put_theirs(folder / "output", sample.FOREIGN)
    sample.write_second(folder / "content")


def no_build(folder: Path, run: Callable[[list[str], Path], None]) -> None:
    sample.write_first(folder / "content")
    sample.write_second(folder / "content")


def pictures(folder: Path, run: Callable[[list[str], Path], None]) -> None:
    """A build into a folder of its own has kept the pictures of the first state."""
    sample.write_first(folder / "content")
    sample.write_settings(folder / "content", "wall", pictures=True)
    run(BUILD, folder)
    shutil.rmtree(folder / "output")
    sample.write_second(folder / "content")
    sample.write(folder / "cache/by-hand.txt", b"mine\n")


def deployment(folder: Path, run: Callable[[list[str], Path], None]) -> None:
    sample.write_first(folder / "content")
    run(BUILD, folder)
    run(DEPLOY, folder)
    put_theirs(folder / "target", sample.FOREIGN)
    sample.write_second(folder / "content")
    run(BUILD, folder)


def blog(folder: Path, run: Callable[[list[str], Path], None]) -> None:
    sample.write_blog(folder / "source")
    put_theirs(folder / "imported", sample.FOREIGN)


def export(command: list[str]):
    def prepare(folder: Path, run: Callable[[list[str], Path], None]) -> None:
        sample.write_first(folder / "content")
        (folder / "exported").mkdir()
        run(command, folder)
        put_theirs(folder / "exported", sample.FOREIGN)
        sample.write_second(folder / "content")

    return prepare


DEPLOY = ["deploy", "live", "--no-build", "-c", "content", "-o", "output"]
IMPORT = ["import", "source", "-o", "imported"]
DOCUMENT = ["export", "content", "--json", "exported/site.json"]
FOLDER = ["export", "content", "--markdown", "exported"]
DATABASE = ["export", "content", "--sqlite", "exported/site.sqlite", *CLOCK]

MANIFEST = (".feedsite-manifest.json",)

OPERATIONS = [
    Operation("build", BUILD, "output", ["content"], first_build, True, MANIFEST, theirs=sample.FOREIGN),
    Operation("first build", BUILD, "output", ["content"], no_build, True, MANIFEST),
    Operation("pictures", BUILD, "cache", ["content"], pictures, wholly=False, theirs={"by-hand.txt": b"mine\n"}),
    Operation("deploy", DEPLOY, "target", ["content", "output"], deployment, lists=(".feedsite-deployment.json",), theirs=sample.FOREIGN),
    Operation("import", IMPORT, "imported", ["source"], blog, theirs=sample.FOREIGN),
    Operation("export, folder", FOLDER, "exported", ["content"], export(FOLDER), True, MANIFEST, theirs=sample.FOREIGN),
    Operation("export, document", DOCUMENT, "exported", ["content"], export(DOCUMENT), theirs=sample.FOREIGN),
    Operation("export, database", DATABASE, "exported", ["content"], export(DATABASE), databases=("site.sqlite",), theirs=sample.FOREIGN),
]  # fmt: skip


def contents(operation: Operation, folder: Path) -> Tree:
    """The target, with the content of its databases instead of their bytes."""
    found = tree(folder)
    for name in operation.databases:
        if name in found:
            found[name] = rows(folder, name)
            for more in ("-journal", "-wal", "-shm"):
                found.pop(name + more, None)
    return found


def rows(folder: Path, name: str) -> bytes:
    """Everything in a database, read from a copy, as SQLite completes or takes back what was begun in it."""
    copy = folder.parent / "copied-database"
    shutil.rmtree(copy, ignore_errors=True)
    copy.mkdir()
    for file in folder.glob(name + "*"):
        shutil.copy(file, copy)
    try:
        with sqlite3.connect(copy / name) as database:
            check = database.execute("PRAGMA integrity_check").fetchone()[0]
            tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
            found = [f"{check}"]
            for table in tables:
                if not table.startswith(("search_", "sqlite_")):
                    # The numbers of rows go on from those of the run before.
                    names = [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
                    columns = ", ".join(f'"{name}"' for name in names if name not in ("id", "entry"))
                    found += sorted(repr(row) for row in database.execute(f'SELECT {columns} FROM "{table}"'))
        database.close()
        return "\n".join(found).encode()
    except sqlite3.Error as error:
        return f"not a database: {error}".encode()
    finally:
        shutil.rmtree(copy, ignore_errors=True)
