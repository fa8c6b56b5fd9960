"""Files that are far larger, and folders that hold far more, than anybody writes."""

from __future__ import annotations

from pathlib import Path

from case import Case, built, either, entry, refused, settings, write

MEGABYTE = 1_000_000


def body(folder: Path, size: int) -> None:
    entry(folder, b"---\ntitle: One\n---\n" + b"Words and words. " * (size // 17))


def body_of_lines(folder: Path, size: int) -> None:
    entry(folder, b"---\ntitle: One\n---\n" + b"\n" * size)


def body_of_zeros(folder: Path, size: int) -> None:
    entry(folder, b"---\ntitle: One\n---\n" + b"\0" * size)


def yaml_text(folder: Path, size: int) -> None:
    """One value."""
    entry(folder, b"---\ntitle: One\nnote: " + b"x" * size + b"\n---\nBody\n")


def yaml_values(folder: Path, size: int) -> None:
    lines = b"".join(b"key%d: value\n" % number for number in range(size // 17))
    entry(folder, b"---\ntitle: One\n" + lines + b"---\nBody\n")


def yaml_comments(folder: Path, size: int) -> None:
    entry(folder, b"---\ntitle: One\n" + b"# comment\n" * (size // 10) + b"---\nBody\n")


def yaml_unclosed(folder: Path, size: int) -> None:
    entry(folder, b"---\ntitle: One\n" + b"word: x\n" * (size // 8))


def toml_text(folder: Path, size: int) -> None:
    entry(folder, b'+++\ntitle = "One"\nnote = "' + b"x" * size + b'"\n+++\nBody\n')


def toml_values(folder: Path, size: int) -> None:
    lines = b"".join(b"key%d = 'value'\n" % number for number in range(size // 20))
    entry(folder, b'+++\ntitle = "One"\n' + lines + b"+++\nBody\n")


def json_text(folder: Path, size: int) -> None:
    entry(folder, b'{"title": "One", "note": "' + b"x" * size + b'"}\nBody\n')


def json_values(folder: Path, size: int) -> None:
    lines = b"".join(b'"key%d": "value",\n' % number for number in range(size // 20))
    entry(folder, b'{"title": "One",\n' + lines + b'"end": 1}\nBody\n')


def json_unclosed(folder: Path, size: int) -> None:
    entry(folder, b'{"title": "One", "note": [' + b"1, " * (size // 3))


def site_text(folder: Path, size: int) -> None:
    write(folder / "content/site.yml", b"id: x\ntitle: " + b"x" * size + b"\n")
    write(folder / "content/one.md", "One\n")


def site_values(folder: Path, size: int) -> None:
    settings(folder, "navigation:\n" + "".join(f"- {{title: T{number}, url: /{number}/}}\n" for number in range(size)))


def site_kinds(folder: Path, size: int) -> None:
    settings(folder, "kinds:\n" + "".join(f"  k{number}: {{plural: k{number}s}}\n" for number in range(size)))


def entries(folder: Path, size: int) -> None:
    """All in one folder."""
    settings(folder)
    notes = folder / "content/notes"
    notes.mkdir()
    for number in range(size):
        (notes / f"2025-01-01-n{number}.md").write_bytes(b"Note %d\n" % number)


def copied_files(folder: Path, size: int) -> None:
    settings(folder)
    files = folder / "content/static/files"
    files.mkdir(parents=True)
    for number in range(size):
        (files / f"f{number}.txt").write_bytes(b"%d\n" % number)


def bundled_files(folder: Path, size: int) -> None:
    """Beside one entry."""
    entry(folder, "---\ntitle: One\n---\nBody\n", "articles/2025-01-01-one/index.md")
    for number in range(size):
        (folder / f"content/articles/2025-01-01-one/f{number}.txt").write_bytes(b"%d\n" % number)


def responses(folder: Path, size: int) -> None:
    entry(folder, "---\ntitle: One\n---\nBody\n")
    write(folder / "content/responses/one.json", b"[" * size)


def people(folder: Path, size: int) -> None:
    """Recommended in one entry."""
    names = "\n".join(f"- {{name: Person {number}, reason: good}}" for number in range(size))
    entry(folder, f"---\npeople:\n{names}\n---\n", "recommendations/2025-01-01-one.md")


def photos(folder: Path, size: int) -> None:
    """References of one entry, all of them dangling."""
    names = "\n".join(f"- p{number}.jpg" for number in range(size))
    entry(folder, f"---\nphotos:\n{names}\n---\n", "media/2025-01-01-one.md")


def tracks(folder: Path, size: int) -> None:
    names = "\n".join(f"- Track {number}" for number in range(size))
    entry(folder, f"---\ntitle: One\nartist: A\ntracks:\n{names}\n---\n", "albums/2025-01-01-one.md")


CASES = [
    Case("a body", body, refused("body-too-large", "file-too-large"), size=200 * MEGABYTE, small=20 * MEGABYTE),
    Case("a body of empty lines", body_of_lines, refused("body-too-large", "file-too-large"), size=200 * MEGABYTE, small=20 * MEGABYTE),
    Case("a body of zeros", body_of_zeros, refused("body-too-large", "file-too-large"), size=200 * MEGABYTE, small=20 * MEGABYTE),
    Case("YAML, one value", yaml_text, either(refused("file-too-large"), built("articles/one/index.html")), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("YAML, many values", yaml_values, refused("file-too-large", "invalid-yaml"), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("YAML, comments", yaml_comments, either(refused("file-too-large"), built("articles/one/index.html")), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("YAML without an end", yaml_unclosed, refused("file-too-large", "unclosed-front-matter"), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("TOML, one value", toml_text, either(refused("file-too-large"), built("articles/one/index.html")), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("TOML, many values", toml_values, refused("file-too-large", "invalid-toml"), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("JSON, one value", json_text, either(refused("file-too-large"), built("articles/one/index.html")), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("JSON, many values", json_values, refused("file-too-large", "invalid-json"), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("JSON without an end", json_unclosed, refused("file-too-large", "unclosed-front-matter"), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("site.yml, one value", site_text, refused("file-too-large"), size=50 * MEGABYTE, small=5 * MEGABYTE),
    Case("site.yml, navigation", site_values, refused("file-too-large"), size=1_000_000, small=50_000),
    Case("site.yml, kinds", site_kinds, refused("file-too-large"), size=1_000_000, small=50_000),
    Case("answers, lists in lists", responses, built(warnings=("invalid-responses",)), size=10 * MEGABYTE, small=MEGABYTE),
    Case("people of an entry", people, built(), size=6_000, small=500),
    Case("photos of an entry", photos, built(), size=15_000, small=500),
    Case("tracks of an album", tracks, built(), size=15_000, small=500),
    Case("copied files", copied_files, built("files/f0.txt"), size=30_000, small=1_000),
    Case("files of an entry", bundled_files, built("articles/one/f0.txt"), size=30_000, small=1_000),
    Case("entries in a folder", entries, built("notes/n0/index.html", megabytes=1_000), size=10_000, small=300),
    Case(
        "a million entries in a folder", entries, built("notes/n0/index.html", megabytes=100_000), size=1_000_000,
        small=None, is_large=True, seconds=600, megabytes=8192,
    ),
]  # fmt: skip
