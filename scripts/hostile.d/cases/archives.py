"""Archives and feeds that are imported: files that expand, names that lead elsewhere."""

from __future__ import annotations

import gzip
import io
import json
import os
import tarfile
import zipfile
from pathlib import Path

from case import Case, write
from measuring import Outcome

IMPORT = ["import", "source", "-o", "output"]


def refused(words: str = ""):
    """An error that names the source, and nothing written."""

    def judge(outcome: Outcome) -> list[str]:
        wrong = [] if outcome.exit_code == 1 else [f"exit code {outcome.exit_code} instead of 1"]
        if outcome.files:
            wrong.append(f"{len(outcome.files)} files were written, such as {outcome.files[0]}")
        if "source" not in outcome.standard_error:
            wrong.append("no message names the source")
        if words not in outcome.standard_error:
            wrong.append(f"nothing says {words!r}")
        return wrong + strays(outcome)

    return judge


def imported(*files: str):
    def judge(outcome: Outcome) -> list[str]:
        wrong = [] if outcome.exit_code == 0 else [f"exit code {outcome.exit_code} instead of 0"]
        wrong += [f"{file} is missing" for file in files if file not in outcome.files]
        return wrong + strays(outcome)

    return judge


def either(*expected):
    return lambda outcome: min((each(outcome) for each in expected), key=len)


def strays(outcome: Outcome) -> list[str]:
    """What is beside the output and was not made by the case."""
    known = {"source", "output", "standard-output", "standard-error", "secret"}
    return [f"{file.name} was written beside the output" for file in outcome.folder.iterdir() if file.name not in known]


ITEM = "<item><title>One</title><link>https://example.org/one/</link><guid>one</guid><pubDate>Wed, 01 Jan 2025 00:00:00 +0000</pubDate><description>{}</description></item>"


def feed(text: str, doctype: str = "") -> str:
    return f'<?xml version="1.0"?>{doctype}<rss version="2.0"><channel><title>F</title><link>https://example.org/</link>{text}</channel></rss>'


def source(text):
    return lambda folder, size: write(folder / "source", text(size))


def packed(files: dict[str, bytes]) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return stream.getvalue()


def zip_bomb(folder: Path, size: int) -> None:
    """One file of zeros."""
    with zipfile.ZipFile(folder / "source", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        with archive.open("outbox.json", "w", force_zip64=True) as file:
            for _ in range(size >> 20):
                file.write(b"\0" * (1 << 20))


def zip_of_many(folder: Path, size: int) -> None:
    write(folder / "source", packed({f"posts/p{number}.html": b"" for number in range(size)}))


def zip_in_zip(folder: Path, size: int) -> None:
    inner = b"\0" * (size << 10)
    for name in "abcde":
        inner = packed({f"{name}{number}.zip" if name != "a" else "a.txt": inner for number in range(1 if name == "a" else 16)})
    write(folder / "source", inner)


def zip_outside(folder: Path, size: int) -> None:
    write(folder / "source", packed({"../stray.txt": b"x", "/tmp/feedsite-stray.txt": b"x", "feed.xml": feed(ITEM.format("Body")).encode()}))


def zip_links(folder: Path, size: int) -> None:
    write(folder / "secret", "hidden\n")
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        info = zipfile.ZipInfo("_posts/2025-01-01-one.md")
        info.external_attr = 0o120777 << 16
        archive.writestr(info, str(folder / "secret"))
        archive.writestr("_posts/2025-01-02-two.md", "---\ntitle: Two\n---\nBody\n")
        archive.writestr("_config.yml", "title: J\n")
    write(folder / "source", stream.getvalue())


def zip_in_links(folder: Path, size: int) -> None:
    """Archives within one, whose folders a link and a name of dots lead elsewhere."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        info = zipfile.ZipInfo("posts")
        info.external_attr = 0o120777 << 16
        archive.writestr(info, str(folder))
        for name in ["posts.zip", "...zip"]:
            archive.writestr(name, packed({"stray.txt": b"x"}))
        archive.writestr("feed.xml", feed(ITEM.format("Body")))
    write(folder / "source", stream.getvalue())


def gzip_bomb(folder: Path, size: int) -> None:
    """One file of zeros, of which each part is packed by itself and therefore made once (RFC 1952, 2.2)."""
    part = 64 << 20
    info = tarfile.TarInfo("outbox.json")
    info.size = size // part * part
    zeros = gzip.compress(b"\0" * part)
    with (folder / "source").open("wb") as file:
        file.write(gzip.compress(info.tobuf()))
        for _ in range(size // part):
            file.write(zeros)
        file.write(gzip.compress(b"\0" * 1024))


def tar_outside(folder: Path, size: int) -> None:
    with tarfile.open(folder / "source", "w:gz") as archive:
        for name in ["../stray.txt", "feed.xml"]:
            content = feed(ITEM.format("Body")).encode()
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))


def folder_of_links(folder: Path, size: int) -> None:
    """A blog of Jekyll whose folders lead into each other."""
    write(folder / "source/_config.yml", "title: J\n")
    write(folder / "source/_posts/2025-01-01-one.md", "---\ntitle: One\n---\nBody\n")
    write(folder / "source/l0/one.txt", "One\n")
    for level in range(1, size):
        (folder / f"source/l{level}").mkdir()
        for name in "xy":
            os.symlink(f"../l{level - 1}", folder / f"source/l{level}/{name}")


def tweets(folder: Path, *members: dict[str, object]) -> None:
    posts = [{"tweet": {"id_str": str(number), "created_at": MOMENT, **each}} for number, each in enumerate(members)]
    write(folder / "source/data/tweets.js", f"window.YTD.tweets.part0 = {json.dumps(posts)}")


MOMENT = "Wed Oct 19 20:07:25 +0000 2022"


def long_tweets(folder: Path, size: int) -> None:
    """Beginnings and whole texts of one second, which begin alike and belong to none of each other."""
    start = "a" * 250
    tweets(folder, *({"full_text": f"{start}{number}…"} for number in range(size)))
    texts = [{"noteTweet": {"createdAt": MOMENT, "core": {"text": f"{start}b{number} and more"}}} for number in range(size)]
    write(folder / "source/data/note-tweet.js", f"window.YTD.note_tweet.part0 = {json.dumps(texts)}")


def tweet_of_links(folder: Path, size: int) -> None:
    links = [{"url": f"https://t.co/{number}", "expanded_url": f"https://x.example/{number}"} for number in range(size)]
    tweets(folder, {"full_text": " ".join(link["url"] for link in links), "entities": {"urls": links}})


ENTITIES = "<!DOCTYPE rss [<!ENTITY e0 'x'>" + "".join(f"<!ENTITY e{n} '{f'&e{n - 1};' * 10}'>" for n in range(1, 15)) + "]>"
OUTSIDE = "<!DOCTYPE rss [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>"


def without_secrets(outcome: Outcome) -> list[str]:
    told = [file for file in outcome.files if b"root:" in (outcome.folder / "output" / file).read_bytes()]
    return [f"{file} holds /etc/passwd" for file in told]


def json_feed(content: str) -> str:
    return json.dumps({"version": "https://jsonfeed.org/version/1.1", "title": "F", "items": [{"id": "1", "date_published": "2025-01-01T00:00:00Z", "content_html": content}]})


FEED = either(refused(), imported())

CASES = [
    Case("zip that expands", zip_bomb, refused("unpack"), size=8 << 30, small=512 << 20, command=IMPORT),
    Case("zip of many files", zip_of_many, refused(), size=20_000, small=5_000, command=IMPORT),
    Case("zip in zip in zip", zip_in_zip, refused(), size=1 << 10, small=1 << 8, command=IMPORT),
    Case("zip with names that lead out", zip_outside, either(refused(), imported()), command=IMPORT),
    Case("zip with links", zip_links, imported(), command=IMPORT),
    Case("zip with links in the place of folders", zip_in_links, imported(), command=IMPORT),
    Case("gzip that expands", gzip_bomb, refused("unpack"), size=32 << 30, small=16 << 30, command=IMPORT),
    Case("tar with names that lead out", tar_outside, either(refused(), imported()), command=IMPORT),
    Case("a blog whose folders are linked", folder_of_links, either(refused(), imported()), size=30, small=21, command=IMPORT),
    Case("RSS with entities that multiply", source(lambda size: feed(ITEM.format("&e14;"), ENTITIES)), FEED, command=IMPORT),
    Case("RSS with entities from outside", source(lambda size: feed(ITEM.format("&e;"), OUTSIDE)), lambda outcome: FEED(outcome) + without_secrets(outcome), command=IMPORT),
    Case("RSS, elements in elements", source(lambda size: feed("<a>" * size + "</a>" * size)), FEED, size=200_000, small=20_000, command=IMPORT),
    Case("RSS, HTML in HTML", source(lambda size: feed(ITEM.format("&lt;div&gt;" * size + "x"))), FEED, size=100_000, small=10_000, command=IMPORT),
    Case("RSS, lists in lists", source(lambda size: feed(ITEM.format("&lt;ul&gt;&lt;li&gt;" * size + "x"))), FEED, size=50_000, small=5_000, command=IMPORT),
    Case("RSS, many items", source(lambda size: feed("".join(ITEM.replace("one", f"n{n}").format("Body") for n in range(size)))), imported(), size=5_000, small=200, command=IMPORT),
    Case("RSS, one item again and again", source(lambda size: feed(ITEM.format("Body") * size)), FEED, size=5_000, small=200, command=IMPORT),
    Case("JSON, lists in lists", source(lambda size: '{"version": "https://jsonfeed.org/version/1.1", "items": ' + "[" * size), refused(), size=10_000_000, small=100_000, command=IMPORT),
    Case("JSON feed, brackets", source(lambda size: json_feed("[" * size + "*" * size)), FEED, size=500_000, small=50_000, command=IMPORT),
    Case("Twitter, long texts of one second", long_tweets, imported(), size=5_000, small=300, command=IMPORT),
    Case("Twitter, one tweet of links", tweet_of_links, FEED, size=20_000, small=1_000, command=IMPORT),
    Case("OPML, outlines in outlines", source(lambda size: '<opml version="2.0"><head><title>O</title></head><body>' + '<outline text="a">' * size), FEED, size=200_000, small=20_000, command=IMPORT),
]  # fmt: skip
