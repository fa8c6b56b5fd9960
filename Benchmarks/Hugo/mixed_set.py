#!/usr/bin/env python3
"""Makes up a content folder of entries of every kind, as a wall of twenty years has them.

    mixed_set.py COUNT FOLDER

The same number gives the same bytes, on every machine. Bodies have 20 to 2,000 words, most of them few. Hugo reads the
same files: kinds are said by folders, and no key means something else to it.
"""

import bisect
import collections
import datetime
import itertools
import json
import os
import pathlib
import struct
import sys
import wave
import zlib

from prose import LANGUAGES, Dice, Voice

SEED = 20_250_409

#: The folder of each kind, and its share in a thousand.
KINDS = {
    "text": ("notes", 340), "media": ("photos", 140), "article": ("articles", 120), "link": ("links", 90),
    "quote": ("quotes", 60), "song": ("songs", 60), "event": ("events", 50), "recipe": ("recipes", 30),
    "follow": ("follows", 25), "album": ("albums", 20), "playlist": ("playlists", 20),
    "recommendation": ("recommendations", 20), "invitation": ("invitations", 15), "memories": ("memories", 10),
}  # fmt: skip

PEOPLE = "ann bao chiyo dilan eun fern goro hana ines jun kip lin".split()

#: How many entries of each kind later ones may refer to: the last ones, as on a real wall.
REMEMBERED = 500

SHAPES = [(640, 480), (480, 640), (600, 600), (800, 450)]
COLOURS = [0x2F7D80, 0xBD3F30, 0xD9A441]

SITE = """id: mixed-wall
title: Mixed wall
description: Entries of every kind, made up for measuring.
base-url: https://example.org/
language: en
time-zone: Asia/Taipei
author: ann
wall: {per-page: 24}
feeds: {formats: rss, archives: none}
share: {pictures: false}
# Hugo makes no index.
search: false
kinds:
  recipe:
    plural: recipes
    label: Recipe
    accent: "#2f7d80"
    fields:
      serves: {type: number, label: Serves}
      cook: {type: person, label: Cook}
      spices: {type: list, label: Spices}
      tried: {type: flag, label: Tried}
      invented: {type: date, label: Invented}
"""


class Plain(str):
    """A value that YAML takes without quotes: a date."""


def scalar(value):
    if isinstance(value, Plain):
        return value
    # Strings of JSON are strings of YAML.
    return json.dumps(value, ensure_ascii=False)


def yaml(fields, indent=""):
    lines = []
    for key, value in fields.items():
        if value is None or value == []:
            continue
        if isinstance(value, dict):
            lines += [f"{indent}{key}:", *yaml(value, indent + "  ")]
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            lines.append(f"{indent}{key}:")
            for item in value:
                if isinstance(item, dict):
                    first, *rest = yaml(item, indent + "    ")
                    lines += [f"{indent}  - {first.strip()}", *rest]
                else:
                    lines.append(f"{indent}  - {scalar(item)}")
        elif isinstance(value, list):
            lines.append(f"{indent}{key}: [{', '.join(scalar(item) for item in value)}]")
        else:
            lines.append(f"{indent}{key}: {scalar(value)}")
    return lines


class Weights:
    """Chooses among values of different weight."""

    def __init__(self, weights):
        self.values = list(weights)
        self.sums = list(itertools.accumulate(weights.values()))

    def one(self, dice):
        return self.values[bisect.bisect_right(self.sums, dice.roll() * self.sums[-1])]


class MixedSet:
    def __init__(self, count, folder):
        self.count = count
        self.folder = pathlib.Path(folder)
        self.dice = Dice(SEED)
        self.voices = {language: Voice(language, self.dice) for language in LANGUAGES}
        self.languages = Weights(LANGUAGES)
        self.kinds = Weights({kind: share for kind, (_, share) in KINDS.items()})
        # The number of tags grows with that of the digits, and the n-th is used an n-th as often as the first.
        self.tags = Weights({tag: 1 / (n + 1) for n, tag in enumerate(self.tag_names(30 * (len(str(count)) - 1)))})
        self.people = Weights({person: 1 / (n + 1) for n, person in enumerate(PEOPLE)})
        self.known = {kind: collections.deque(maxlen=REMEMBERED) for kind in KINDS}
        self.folders = set()
        self.first = datetime.datetime(2005, 1, 1, 8)
        self.pictures = [f"{width}x{height}-{n}.png" for width, height in SHAPES for n in range(len(COLOURS))]

    def tag_names(self, count):
        english = self.voices["en"].words
        names = list(english["N"])
        foreign = [self.voices[language].words["N"] for language in LANGUAGES if language != "en"]
        # Every third is a word of another script, and when the nouns end, they go on with adjectives before them.
        names += [f"{adjective} {noun}" for adjective in english["A"] for noun in english["N"]]
        others = [name for names in zip(*foreign) for name in names]
        mixed = []
        while len(mixed) < max(30, count):
            mixed.append(others.pop(0) if len(mixed) % 3 == 2 and others else names.pop(0))
        return mixed

    # MARK: Values

    def maybe(self, chance, make):
        return make() if self.dice.roll() < chance else None

    def person(self):
        """Somebody with a file, or now and then somebody without."""
        return self.people.one(self.dice) if self.dice.roll() < 0.85 else self.dice.one(self.voices["en"].names)

    def persons(self, most):
        return list(dict.fromkeys(self.person() for _ in range(self.dice.between(1, most))))

    def picture(self):
        return {"src": f"/pictures/{self.dice.one(self.pictures)}", "alt": self.voice.short()}

    def moment(self, days=0):
        return Plain((self.date + datetime.timedelta(days=days)).strftime("%Y-%m-%dT%H:%M:00+08:00"))

    def address(self):
        return f"https://{self.dice.one(self.voices['en'].names).lower()}.example.com/{self.dice.below(100_000)}"

    def reference(self, kinds):
        """The path of an entry before this one, if there is any."""
        known = self.known[self.dice.one(kinds)]
        return self.dice.one(known)[0] if known else None

    def tracks(self, most):
        tracks = []
        for _ in range(self.dice.between(2, most)):
            song = self.maybe(0.4, lambda: self.reference(["song"]))
            if song in tracks:
                song = None
            tracks.append(song or {"title": self.voice.title(), "artist": self.person(), "duration": self.duration()})
        return tracks

    def duration(self):
        return f"{self.dice.between(1, 8)}:{self.dice.below(60):02}"

    # MARK: Bodies

    def words(self):
        """20 to 2,000, half of them below 40 and one in a hundred 2,000 (Pareto's distribution)."""
        return min(2_000, int(20 / (1 - self.dice.roll())))

    def body(self, words, headings=False):
        blocks, left = [], words
        while left > 0:
            length = min(left, self.dice.between(25, 110))
            left -= length
            if headings and len(blocks) % 5 == 4:
                blocks.append(f"## {self.voice.title()}")
            blocks.append(self.block(length))
        return "\n\n".join(blocks)

    def block(self, words):
        dice, voice = self.dice, self.voice
        chance = dice.roll()
        if chance < 0.84:
            text = voice.prose(words)
            if dice.roll() < 0.1 and (known := self.known[dice.one(["text", "article", "song"])]):
                path, title = dice.one(known)
                text += f"{voice.gap}[{title}](/{path}.md)"
            return text
        if chance < 0.91:
            items = [voice.prose(9) for _ in range(max(2, words // 10))]
            return "\n".join(f"{n}. {item}" if chance < 0.87 else f"- {item}" for n, item in enumerate(items, 1))
        if chance < 0.95:
            return "> " + voice.prose(words)
        if chance < 0.97:
            # Both sides colour code.
            language, line = dice.one(
                [("python", "{} = {}"), ("js", "const {} = {};"), ("swift", "let {} = {}"), ("", "{} {}")])
            names = self.voices["en"].names
            lines = [line.format(dice.one(names).lower(), dice.below(900)) for _ in range(max(2, words // 8))]
            return "\n".join([f"```{language}", *lines, "```", "", voice.short()])
        return f"![{voice.title()}](/pictures/{dice.one(self.pictures)})\n\n{voice.prose(words)}"

    # MARK: Kinds

    def text(self):
        own = {"cover": self.maybe(0.08, self.picture), "in-reply-to": self.maybe(0.05, self.address)}
        body = self.body(self.words())
        if self.dice.roll() < 0.1:
            body += f"{self.voice.gap or ' '}#{self.dice.one(self.voices['en'].words['N'])} @{self.dice.one(PEOPLE)}"
        return own, body

    def article(self):
        own = {
            "title": self.voice.title(), "cover": self.maybe(0.5, self.picture),
            "summary": self.maybe(0.3, lambda: self.voice.prose(25, marked=False)),
        }  # fmt: skip
        return own, self.body(max(150, self.words()), headings=True)

    def media(self):
        own = {"title": self.maybe(0.4, self.voice.title)}
        if self.dice.roll() < 0.9:
            own["photos"] = [self.picture() for _ in range(self.dice.one([1, 1, 1, 2, 3, 5]))]
        else:
            own |= {"audio": "/sounds/tone.wav", "cover": self.picture()}
        return own, self.body(self.words())

    def song(self):
        sounds = self.dice.roll() < 0.3
        own = {
            "title": self.voice.title(), "artist": self.persons(2), "cover": self.maybe(0.6, self.picture),
            "audio": "/sounds/tone.wav" if sounds else None, "duration": None if sounds else self.duration(),
            "album": self.maybe(0.3, lambda: self.reference(["album"])),
        }  # fmt: skip
        return own, self.body(self.words())

    def album(self):
        own = {
            "title": self.voice.title(), "artist": self.persons(2), "cover": self.picture(), "tracks": self.tracks(12),
            "released": Plain(self.date.date()), "label": self.maybe(0.5, lambda: self.dice.one(self.voice.names)),
        }  # fmt: skip
        return own, self.body(self.words())

    def playlist(self):
        return {"title": self.voice.title(), "songs": self.tracks(20)}, self.body(self.words())

    def event(self):
        days = self.dice.between(3, 60)
        venue = {"name": self.voice.title(), "city": self.dice.one(["Keelung", "大阪", "부산", "Tainan"]), "country": "TW"}
        own = {
            "title": self.voice.title(), "starts": self.moment(days), "ends": self.moment(days + 1), "venue": venue,
            "tickets": self.maybe(0.4, lambda: {"url": self.address(), "price": 450, "currency": "TWD"}),
            "performers": self.persons(3), "cover": self.maybe(0.4, self.picture),
        }  # fmt: skip
        return own, self.body(self.words())

    def invitation(self):
        event = self.reference(["event"]) or {"title": self.voice.title(), "starts": self.moment(20)}
        own = {"title": self.voice.title(), "event": event, "invitees": self.persons(5), "rsvp": self.address()}
        return own, self.body(self.words())

    def follow(self):
        return {"follows": self.persons(3)}, self.voice.prose(20)

    def recommendation(self):
        people = [{"person": person, "reason": self.voice.short()} for person in self.persons(4)]
        return {"title": self.maybe(0.6, self.voice.title), "people": people}, self.voice.prose(20)

    def link(self):
        own = {
            # Called `url` it would be the address of the page for Hugo.
            "title": self.voice.title(), "link-url": self.address(),
            "quotation": self.maybe(0.4, lambda: self.voice.prose(20, marked=False)),
        }  # fmt: skip
        return own, self.body(self.words())

    def quote(self):
        own = {"source": self.dice.one(self.voice.names), "source-url": self.maybe(0.4, self.address)}
        return own, self.voice.prose(self.dice.between(20, 60), marked=False)

    def memories(self):
        paths = [self.reference(["text", "article", "media"]) for _ in range(4)]
        own = {"title": self.voice.title(), "entries": list(dict.fromkeys(path for path in paths if path))}
        return own, self.voice.prose(20)

    def recipe(self):
        own = {
            "title": self.voice.title(), "serves": self.dice.between(1, 8), "cook": self.person(),
            "spices": self.dice.some(["salt", "thyme", "芥末", "山椒", "고추", "cumin"], 3), "tried": self.dice.roll() < 0.7,
            "invented": Plain(self.date.date()), "cover": self.maybe(0.5, self.picture),
        }  # fmt: skip
        return own, self.body(self.words())

    # MARK: Files

    def write_entry(self, number):
        dice = self.dice
        kind, language = self.kinds.one(dice), self.languages.one(dice)
        self.voice = self.voices[language]
        # Twenty years, in order, at about the same distance.
        minutes = int((number + dice.roll()) * 20 * 365 * 24 * 60 / self.count)
        self.date = self.first + datetime.timedelta(minutes=minutes)
        fields = {"date": self.moment(), "language": None if language == "en" else language}
        own, body = getattr(self, kind)()
        fields |= own
        # How many tags an entry has, of which most have few.
        fields["tags"] = list(dict.fromkeys(self.tags.one(dice) for _ in range(dice.one([0, 0, 1, 1, 1, 2, 2, 3, 4]))))
        fields["authors"] = self.maybe(0.4, lambda: self.persons(2))
        fields["size"] = self.maybe(0.04, lambda: dice.one(["small", "wide", "tall", "large"]))
        fields["aliases"] = self.maybe(0.02, lambda: [f"/before/{number}/"])
        fields["updated"] = self.maybe(0.05, lambda: self.moment(2))
        state = dice.roll()
        fields["draft"] = True if state < 0.01 else None
        # One in a hundred names an end; a third of these is over.
        if 0.01 <= state < 0.02:
            fields["expiryDate"] = Plain("2015-01-01" if state < 0.013 else "2099-01-01")
        title = fields.get("title")
        name = (title or dice.one(self.voice.words["N"])).lower().replace(" ", "-")
        path = f"{KINDS[kind][0]}/{self.date.year}/{name}-{number}"
        if state >= 0.013:
            self.known[kind].append((path, title or self.voice.title()))
        self.write(path + ".md", fields, body)

    def write(self, path, fields, body):
        folder, _, name = path.rpartition("/")
        folder = f"{self.folder}/{folder}"
        if folder not in self.folders:
            os.makedirs(folder, exist_ok=True)
            self.folders.add(folder)
        with open(f"{folder}/{name}", "w", encoding="utf-8", newline="\n") as file:
            file.write("\n".join(["---", *yaml(fields), "---", "", body, ""]))

    def write_all(self):
        self.folder.mkdir(parents=True)
        (self.folder / "site.yml").write_text(SITE, "utf-8")
        for width, height in SHAPES:
            for number, colour in enumerate(COLOURS):
                write_picture(self.folder / f"static/pictures/{width}x{height}-{number}.png", width, height, colour)
        write_sound(self.folder / "static/sounds/tone.wav")
        self.voice = self.voices["en"]
        for number, person in enumerate(PEOPLE):
            fields = {"name": person.capitalize(), "avatar": {"src": f"/pictures/600x600-{number % 3}.png", "alt": ""}}
            self.write(f"people/{person}.md", fields | {"role": self.voice.title()}, self.voice.prose(30))
        for number in range(self.count):
            self.write_entry(number)


def write_picture(path, width, height, colour):
    """A picture in one colour, with a palette of one entry (PNG specification, 11.2)."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    path.parent.mkdir(parents=True, exist_ok=True)
    rows = (b"\0" + bytes((width + 7) // 8)) * height
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0))
        + chunk(b"PLTE", colour.to_bytes(3, "big")) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    )  # fmt: skip


def write_sound(path):
    """A second of silence."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8_000)
        sound.writeframes(bytes([128]) * 8_000)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    MixedSet(int(sys.argv[1]), sys.argv[2]).write_all()
