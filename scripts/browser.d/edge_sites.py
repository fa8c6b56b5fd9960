"""Makes up content folders at the edges of what a wall can be: long titles without covers, no entry at all, and words that
run from right to left.

    edge_sites.py edges FOLDER
    edge_sites.py empty FOLDER
    edge_sites.py right-to-left FOLDER
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

LONG = "The one about the lighthouse keeper’s daughter, her borrowed accordion and the Donaudampfschifffahrtsgesellschaft, part two"

SITE = """\
id: 4c1e8f0a-52b7-4a0e-9d39-0c3a1f6f7f10
title: {title}
description: {description}
base-url: https://edges.example/
language: en
time-zone: UTC
share: {{pictures: false}}
author: edge
"""

#: One entry of each kind, with as little and as long words as it takes.
ENTRIES = {
    "people/edge": "name: Maximiliana-Theodora von und zu Hohenlohe-Waldenburg-Schillingsfürst\nrole: " + LONG + "\n---\n",
    "people/i": "name: I\n---\n",
    "notes/one-word": "date: 2026-01-01\n---\nHm.\n",
    "articles/long": "date: 2026-01-02\ntitle: '" + LONG.replace("'", "’") + "'\n---\n" + LONG + ".\n\n## " + LONG + "\n\nWords.\n",
    "articles/unbroken": "date: 2026-01-03\ntitle: " + "Rhabarberbarbarabar" * 6 + "\n---\n" + "https://example.org/" + "a" * 160 + "\n",
    "songs/long": "date: 2026-01-04\ntitle: " + LONG + "\nartist: " + LONG + "\n---\n",
    "albums/long": "date: 2026-01-05\ntitle: " + LONG + "\nartist: edge\ntracks:\n  - title: " + LONG + "\n  - title: B\n---\n",
    "playlists/long": "date: 2026-01-06\ntitle: " + LONG + "\nsongs:\n  - title: " + LONG + "\n    artist: " + LONG + "\n---\n",
    "events/long": "date: 2026-01-07\ntitle: " + LONG + "\nstarts: 2026-06-01T20:00\nends: 2026-06-03T02:00\nvenue: " + LONG
    + "\nstatus: cancelled\n---\n",
    "events/bare": "date: 2026-01-08\ntitle: X\nstarts: 2026-06-02\n---\n",
    "invitations/nobody": "date: 2026-01-09\ntitle: " + LONG + "\nevent: long\n---\n",
    "follows/one": "date: 2026-01-10\nwho: edge\nfollows: [i]\n---\n",
    "recommendations/one": "date: 2026-01-11\npeople:\n  - person: i\n    reason: " + LONG + "\n---\n",
    "links/one": "date: 2026-01-12\ntitle: " + LONG + "\nurl: https://" + "long-" * 9 + "name.example/" + "b" * 99 + "\n---\n",
    "quotes/one": "date: 2026-01-13\ntext: " + LONG + "\nsource: " + LONG + "\n---\n",
}  # fmt: skip


#: Entries in Arabic, of the kinds that have a right and a left.
RIGHT_TO_LEFT = {
    "people/layla": "name: ليلى حداد\nrole: مغنية\n---\nتغني وتكتب.\n",
    "notes/studio": "date: 2026-01-02\ntags: [صوت, سفر]\n---\nيوم طويل في الاستوديو مع أصدقاء قدامى و`code`.\n\n- [x] أول\n- [ ] ثان\n"
    "\n> [!TIP]\n> تذكّر الماء.\n",
    "albums/windows": "date: 2026-01-03\ntitle: نوافذ مقابل نوافذ\nartist: layla\ntracks:\n  - title: غسيل في الطابق الحادي عشر\n    artist: فرقة البحر\n"
    "  - title: مطر\n---\n",
    "events/spring": "date: 2026-01-04\ntitle: حفل الربيع\nstarts: 2026-06-01T20:00\nvenue: {name: المسرح الكبير, address: شارع النيل 5, city: القاهرة}\n"
    "---\nالأبواب تفتح في السابعة.\n",
    "playlists/evening": "date: 2026-01-05\ntitle: قائمة المساء\nsongs:\n  - title: غسيل في الطابق الحادي عشر من البناية\n    artist: ليلى حداد\n"
    "  - title: مطر\n    artist: ليلى\n---\n",
    "quotes/neighbour": "date: 2026-01-06\ntext: الفرقة أربعة أشخاص اتفقوا على التأخر معا.\nsource: جارتنا\n---\n",
}  # fmt: skip


def write(folder: Path, files: dict[str, str]) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def main() -> None:
    kind, folder = sys.argv[1], Path(sys.argv[2])
    if kind == "empty":
        site = SITE.format(title="Nothing yet", description="A wall that somebody has just begun.").replace("author: edge\n", "")
        write(folder, {"site.yml": site})
    elif kind == "right-to-left":
        site = SITE.format(title="جدار الموسيقى", description="أغانٍ وحفلات وصور كلها على جدار واحد.")
        site = site.replace("author: edge", "author: layla").replace("language: en", "language: ar")
        write(folder, {"site.yml": site} | {f"{path}.md": "---\n" + text for path, text in RIGHT_TO_LEFT.items()})
    else:
        site = SITE.format(title=LONG, description=LONG)
        write(folder, {"site.yml": site} | {f"{path}.md": "---\n" + text for path, text in ENTRIES.items()})


if __name__ == "__main__":
    main()
