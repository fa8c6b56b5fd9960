"""Articles of plain CommonMark with one tag: the bodies of Benchmarks/Sources/Corpus over and over."""

import pathlib
import re
import shutil

here = pathlib.Path(__file__).resolve().parent


def write_plain_set(count, folder):
    """Makes the content folder, with its settings."""
    files = sorted((here.parent / "Sources/Corpus/Bodies/plain").glob("*.md"))
    # Neither side has the pages and pictures that the bodies speak of.
    texts = [re.sub(r"\]\((?!https?:)/?", "](https://example.org/", file.read_text("utf-8")) for file in files]
    posts = folder / "posts"
    posts.mkdir(parents=True)
    shutil.copy(here / "site.yml", folder)
    for number in range(count):
        date = f"{2000 + number % 25}-{number % 12 + 1:02}-{number % 28 + 1:02}T{number % 24:02}:{number % 60:02}:00+08:00"
        head = f'---\ntitle: "Entry {number}"\ndate: {date}\ntags: [demo]\n---\n\n'
        (posts / f"entry-{number}.md").write_text(head + texts[number % len(texts)], "utf-8")
