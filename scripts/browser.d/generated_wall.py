"""Makes up the content folder of a wall of mixed cards: every kind, many scripts, emoji, long words, many shapes.

    generated_wall.py [--cards N] [--seed N] FOLDER

The same numbers give the same files.
"""

from __future__ import annotations

import argparse
import datetime
import random
import shutil
import struct
import wave
import zlib
from collections.abc import Callable
from pathlib import Path

VOICES: dict[str, list[str]] = {
    "en": (
        "The ferry was late again and nobody minded. We played the slow song twice. Somebody had brought plums. "
        "A dog slept through the whole second set. It rained on the way home, of course it did. Tickets are gone but the "
        "door is open. She fixed the amplifier with a spoon. There are four chords and one of them is a secret. I keep "
        "the list in the blue notebook. The lighthouse keeper asked for an encore. We found the key under the piano. "
        "Nothing works without the small lamp. Bring a towel and a friend. The echo is older than the house. We will be "
        "back in the spring with a better van. He counts to seven and hopes. The neighbours clapped through the wall. "
        "All proceeds go to the roof. This one is for the people on the stairs."
    ).split(". "),
    "de": (
        "Donaudampfschifffahrtsgesellschaftskapitän gesucht. Das Straßenbahnbetriebshofsommerfest findet im Regen statt. "
        "Wir haben die Lautsprecherkabeltrommel gefunden. Morgen gibt es Pflaumenkuchen auf dem Dach. Bitte "
        "Regenschirme mitbringen. Die Geschwindigkeitsbegrenzung gilt auch für Tubisten. Der Proberaum riecht nach Kaffee."
    ).split(". "),
    "fr": (
        "Le ferry était en retard et personne ne s’en est plaint. On a rejoué la chanson lente. Quelqu’un avait apporté des "
        "prunes. Le phare s’est éteint au deuxième couplet. Venez avec une serviette. À bientôt sur le quai."
    ).split(". "),
    "vi": (
        "Chuyến phà lại trễ và không ai phiền lòng. Chúng tôi chơi bài chậm hai lần. Trời mưa trên đường về. Hãy mang theo "
        "một chiếc khăn. Ngọn hải đăng tắt ở đoạn thứ hai."
    ).split(". "),
    "ru": (
        "Паром снова опоздал, и никто не возражал. Мы сыграли медленную песню дважды. Кто-то принёс сливы. Собака "
        "проспала всё второе отделение. По дороге домой шёл дождь. Приходите с полотенцем."
    ).split(". "),
    "el": (
        "Το φέρι άργησε ξανά και κανείς δεν ενοχλήθηκε. Παίξαμε το αργό τραγούδι δύο φορές. Κάποιος έφερε δαμάσκηνα. "
        "Έβρεχε στον δρόμο για το σπίτι."
    ).split(". "),
    "zh-Hant": (
        "渡輪又遲到了，沒有人介意。慢歌我們唱了兩遍。有人帶了李子來，大家都吃了一顆。一隻狗睡過了整個下半場。回家的路上下雨，當然。"
        "「燈塔管理員」要求安可，我們只好再唱一次。請帶毛巾，也帶朋友。回音比房子還老。下個春天，我們會開一台比較好的車回來。鄰居隔著牆鼓掌！"
    ).split("。"),
    "ja": (
        "フェリーはまた遅れたけれど、誰も気にしなかった。遅い曲を二回演奏した。誰かがすももを持ってきてくれた。犬は後半ずっと眠っていた。"
        "帰り道は雨だった、もちろん。「灯台守」がアンコールを頼んだ。タオルと友だちを連れてきてください。春になったら、もっといい車で戻ります。"
    ).split("。"),
    "ko": (
        "페리는 또 늦었지만 아무도 신경 쓰지 않았다. 느린 노래를 두 번 연주했다. 누군가 자두를 가져왔다. 개는 이부 내내 잠을 잤다. "
        "집에 가는 길에 비가 왔다. 수건과 친구를 데려오세요. 봄에 더 좋은 차로 돌아올게요."
    ).split(". "),
    "ar": (
        "تأخرت العبّارة مرة أخرى ولم ينزعج أحد. عزفنا الأغنية البطيئة مرتين. أحضر أحدهم البرقوق. نام الكلب طوال الفصل الثاني. "
        "أمطرت في طريق العودة. أحضروا منشفة وصديقًا."
    ).split(". "),
    "he": (
        "המעבורת איחרה שוב ולאף אחד לא היה אכפת. ניגנו את השיר האיטי פעמיים. מישהו הביא שזיפים. הכלב ישן לאורך כל החלק השני. "
        "ירד גשם בדרך הביתה. תביאו מגבת וחבר."
    ).split(". "),
    "emoji": (
        "🌧️🌧️☔ again. 👩‍🎤👨‍🎤🧑🏽‍🎤 on stage 🎶. Thank you 🙏🏿🙏🏻🙏. 🇹🇼🇯🇵🇩🇪 tour 🚐💨. See you 👋. Plums 🍑🍑🍑 for everybody 🎉. 👨‍👩‍👧‍👦 are welcome. "
        "It is ❤️‍🔥 here."
    ).split(". "),
    "long": (
        "Pneumonoultramicroscopicsilicovolcanoconiosis is a song title now. Rhabarberbarbarabarbarbarenbartbarbierbier. "
        "https://archive.example.org/recordings/2026/11/live-at-the-aquarium-part-two-of-three.html?quality=high. "
        "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA. It goes on. And on-and-on-and-on-and-on"
    ).split(". "),
}  # fmt: skip

#: How often each voice speaks.
LANGUAGES = {
    "en": 40, "zh-Hant": 14, "ja": 9, "ko": 5, "de": 6, "fr": 4, "vi": 3, "ru": 3, "el": 2, "ar": 4, "he": 3, "emoji": 4,
    "long": 3,
}  # fmt: skip

#: How often each kind comes.
KINDS = {
    "text": 20, "article": 12, "media": 14, "song": 9, "album": 6, "playlist": 4, "event": 8, "invitation": 3, "follow": 4,
    "recommendation": 3, "link": 7, "quote": 5, "memories": 2, "recipe": 3,
}  # fmt: skip

SIZES = ["wide", "tall", "large", "small", "full"]

NAMES = [
    "Ann Lin", "Okapi Motel", "奇普", "ほたる", "Small Cloud Bureau", "Tin", "김하나", "Zoë Straße", "Nguyễn Thị Ánh", "נועה",
    "The Extremely Long Band Name That Nobody Ever Fits on a Poster", "عمر", "Ωmega",
]  # fmt: skip

SITE = """id: 3d0e3e9c-5f0e-4bd5-8b5c-0f3b7c0e55a1
title: Mixed wall
description: Cards of every kind, made up for measuring.
base-url: http://127.0.0.1/
language: en
time-zone: Asia/Taipei
author: Ann Lin
theme: wall
wall:
  per-page: {cards}
share: {{networks: false, pictures: false}}
kinds:
  recipe:
    plural: recipes
    label: Recipe
    accent: "#2f7d80"
    fields:
      serves: {{type: number, label: Serves}}
      time: {{type: text, label: Time}}
      spices: {{type: list, label: Spices}}
      tried: {{type: flag, label: Tried}}
      invented: {{type: date, label: Invented}}
"""


class Wall:
    """Writes entries one after the other."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = random.Random(seed)
        self.language = "en"
        self.day = datetime.date(2026, 12, 31)
        self.paths: list[str] = []

    # Words

    def sentence(self) -> str:
        return self.random.choice([text for text in VOICES[self.language] if text]).strip(" .。")

    def sentences(self, fewest: int, most: int) -> str:
        ideographic = self.language in ("zh-Hant", "ja")
        texts = [self.sentence() for _ in range(self.random.randint(fewest, most))]
        return "。".join(texts) + "。" if ideographic else ". ".join(texts) + "."

    def title(self) -> str:
        text = self.sentence()
        if self.random.random() < 0.7:
            text = text[: self.random.randint(4, 16)] if self.language in ("zh-Hant", "ja") else " ".join(text.split()[:4])
        return text.strip("，、,「」")

    def people(self, most: int = 3) -> list[str]:
        return self.random.sample(NAMES, self.random.randint(1, most))

    def maybe(self, chance: float, make: Callable[[], object]) -> object:
        return make() if self.random.random() < chance else None

    # Files

    def picture(self) -> dict[str, str]:
        """An image in one of the usual shapes."""
        width, height = self.random.choice([(1600, 1200), (1200, 1600), (1200, 1200), (1600, 900), (1600, 1067), (2400, 800)])
        name = f"{width}x{height}-{self.random.randint(1, 4)}.png"
        path = self.folder / "pictures" / name
        if not path.exists():
            write_png(path, width, height, self.random.randint(0, 0xFFFFFF))
        return {"src": f"/pictures/{name}", "alt": "A made-up picture."}

    def tracks(self) -> list[dict[str, str]]:
        count = self.random.randint(1, 9)
        return [
            {"title": self.title(), "artist": self.random.choice(NAMES), "duration": f"{self.random.randint(1, 6)}:07"}
            for _ in range(count)
        ]

    def body(self, paragraphs: int) -> str:
        blocks = [self.sentences(1, 3) for _ in range(self.random.randint(1, paragraphs))]
        if self.random.random() < 0.12:
            blocks.append("\n".join(f"- {self.sentence()}" for _ in range(self.random.randint(2, 5))))
        if self.random.random() < 0.06:
            blocks.append(f"> {self.sentence()}")
        if self.random.random() < 0.04:
            blocks.append("```python\nfor chord in song:\n    play(chord)  # twice\n```")
        if self.random.random() < 0.04:
            blocks.append("| | |\n|---|---:|\n| shows | 27 |\n| vans | 1 |")
        self.random.shuffle(blocks)
        return "\n\n".join(blocks)

    # Entries

    def write(self, kind: str) -> None:
        self.language = self.random.choices(list(LANGUAGES), list(LANGUAGES.values()))[0]
        self.day -= datetime.timedelta(days=self.random.randint(0, 2))
        fields: dict[str, object] = {"type": kind, "date": f"{self.day}T{self.random.randint(10, 22)}:30+08:00"}
        if self.language not in ("en", "emoji", "long"):
            fields["language"] = self.language
        fields["tags"] = self.random.sample(["rain", "van", "harbour", "plums", "lamp"], self.random.randint(0, 3))
        fields["size"] = self.maybe(0.06, lambda: self.random.choice(SIZES))
        fields["authors"] = self.maybe(0.3, lambda: self.people(2))
        own, body = getattr(self, f"make_{kind}")()
        fields |= own
        path = f"{kind}/{len(self.paths):04}.md"
        self.paths.append(path)
        write_entry(self.folder / path, fields, body)

    def make_text(self) -> tuple[dict, str]:
        liked = self.maybe(0.05, lambda: {"name": self.sentence(), "url": "https://example.org/liked"})
        return {"like-of": liked, "cover": self.maybe(0.06, self.picture)}, self.body(3)

    def make_article(self) -> tuple[dict, str]:
        fields = {"title": self.title(), "cover": self.maybe(0.6, self.picture), "summary": self.maybe(0.6, lambda: self.sentences(1, 3))}
        return fields, self.sentences(4, 40)

    def make_media(self) -> tuple[dict, str]:
        form = self.random.random()
        fields: dict[str, object] = {"title": self.maybe(0.5, self.title)}
        if form < 0.7:
            fields["photos"] = [self.picture() for _ in range(self.random.choice([1, 1, 1, 1, 2, 3, 4, 6]))]
        elif form < 0.85:
            fields["video"] = {"src": "/sounds/film.mp4", "poster": self.picture(), "alt": "A made-up film."}
        else:
            fields |= {"audio": {"src": "/sounds/tone.wav"}, "cover": self.maybe(0.4, self.picture)}
        return fields, self.sentences(0, 2) if form < 0.3 else ""

    def make_song(self) -> tuple[dict, str]:
        return {
            "title": self.title(), "artist": self.maybe(0.9, lambda: self.people(2)), "cover": self.maybe(0.7, self.picture),
            "audio": self.maybe(0.6, lambda: "/sounds/tone.wav"), "duration": "0:01",
        }, ""  # fmt: skip

    def make_album(self) -> tuple[dict, str]:
        return {
            "title": self.title(), "artist": self.people(2), "cover": self.maybe(0.8, self.picture), "tracks": self.tracks(),
            "released": self.maybe(0.8, lambda: str(self.day)),
        }, ""  # fmt: skip

    def make_playlist(self) -> tuple[dict, str]:
        return {"title": self.title(), "songs": self.tracks()}, ""

    def make_event(self) -> tuple[dict, str]:
        return {
            "title": self.title(), "starts": f"{self.day}T20:00+08:00", "ends": self.maybe(0.5, lambda: f"{self.day}T23:00+08:00"),
            "venue": self.maybe(0.8, lambda: {"name": self.title(), "city": self.random.choice(["Taipei", "大阪", "Kaohsiung"])}),
            "status": self.maybe(0.2, lambda: self.random.choice(["cancelled", "postponed"])),
            "tickets": self.maybe(0.3, lambda: {"url": "https://example.org/tickets", "availability": "limited"}),
            "cover": self.maybe(0.5, self.picture),
        }, ""  # fmt: skip

    def make_invitation(self) -> tuple[dict, str]:
        return {
            "title": self.title(), "event": self.maybe(0.7, lambda: {"title": self.title(), "starts": f"{self.day}T20:00+08:00"}),
            "invitees": self.maybe(0.7, lambda: self.people(6)), "rsvp": self.maybe(0.5, lambda: "https://example.org/rsvp"),
        }, ""  # fmt: skip

    def make_follow(self) -> tuple[dict, str]:
        follower, followed = self.random.sample(NAMES, 2)
        return {"follower": follower, "follows": [followed, *self.people(2)]}, ""

    def make_recommendation(self) -> tuple[dict, str]:
        people = [{"person": name, "reason": self.sentence()} for name in self.people(4)]
        return {"title": self.maybe(0.5, self.title), "people": people}, ""

    def make_link(self) -> tuple[dict, str]:
        return {
            "title": self.maybe(0.9, self.title), "url": "https://tides.example.org/tables", "cover": self.maybe(0.3, self.picture),
            "quotation": self.maybe(0.4, lambda: self.sentences(1, 3)),
        }, self.sentences(0, 3)  # fmt: skip

    def make_quote(self) -> tuple[dict, str]:
        return {"text": self.sentences(1, 3), "source": self.maybe(0.8, lambda: self.random.choice(NAMES))}, ""

    def make_memories(self) -> tuple[dict, str]:
        return {"title": self.maybe(0.5, self.title), "entries": self.random.sample(self.paths, min(len(self.paths), 4))}, "Then."

    def make_recipe(self) -> tuple[dict, str]:
        fields = {
            "serves": 4, "time": "an hour", "spices": [self.random.choice(["salt", "thyme", "芥末"]) for _ in range(3)],
            "tried": True, "invented": str(self.day),
        }  # fmt: skip
        kept = self.random.sample(list(fields), self.random.randint(1, len(fields)))
        return {"title": self.title(), "cover": self.maybe(0.4, self.picture), **{key: fields[key] for key in kept}}, self.sentences(0, 3)


def write_entry(path: Path, fields: dict[str, object], body: str) -> None:
    """JSON is YAML, but for a few escapes that do not come up here."""
    import json

    lines = [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in fields.items() if value not in (None, [])]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("---\n" + "\n".join(lines) + "\n---\n\n" + body + "\n", encoding="utf-8")


def write_png(path: Path, width: int, height: int, color: int) -> None:
    """A picture in one colour, with a palette of one entry (PNG specification, 11.2)."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = (b"\0" + bytes((width + 7) // 8)) * height
    header = struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"PLTE", color.to_bytes(3, "big"))
        + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    )  # fmt: skip


def write_sounds(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with wave.open(str(folder / "tone.wav"), "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(bytes(128 for _ in range(8000)))
    fixtures = Path(__file__).resolve().parents[2] / "Tests/MediaSamples/Files"
    shutil.copyfile(fixtures / "film.mp4", folder / "film.mp4")


def generate(folder: Path, cards: int, seed: int) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "site.yml").write_text(SITE.format(cards=cards), encoding="utf-8")
    write_sounds(folder / "static/sounds")
    wall = Wall(folder, seed)
    (folder / "pictures").mkdir()
    order = [kind for kind, weight in KINDS.items() for _ in range(round(weight * cards / 100))]
    order = (order + ["text"] * cards)[:cards]
    wall.random.shuffle(order)
    # Memories are of entries that there are already.
    order.sort(key=lambda kind: kind == "memories")
    for kind in order:
        wall.write(kind)
    shutil.move(folder / "pictures", folder / "static/pictures")
    for number, name in enumerate(NAMES):
        wall.language = wall.random.choice(["en", "zh-Hant", "ja", "de"])
        fields = {
            "name": name, "role": wall.maybe(0.7, wall.title),
            "avatar": wall.maybe(0.5, lambda: {"src": "/pictures/1200x1200-1.png", "alt": ""}),
        }  # fmt: skip
        write_entry(folder / f"people/{number:02}.md", fields, wall.sentences(0, 3))
    if not (folder / "static/pictures/1200x1200-1.png").exists():
        write_png(folder / "static/pictures/1200x1200-1.png", 1200, 1200, 0x2F7D80)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cards", type=int, default=500)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("folder", type=Path)
    arguments = parser.parse_args()
    generate(arguments.folder, arguments.cards, arguments.seed)


if __name__ == "__main__":
    main()
