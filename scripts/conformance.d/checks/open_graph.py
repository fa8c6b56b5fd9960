"""Open Graph and card properties of every page, as extruct reads them."""

from __future__ import annotations

import re

import extruct

from addresses import is_absolute
from moments import rfc_3339
from published_site import PublishedSite
from report import Report

NAME = "Open Graph"

TYPES = {"article", "music.song", "music.album", "music.playlist", "profile", "website", "video.other"}
ONCE = ("og:title", "og:type", "og:url", "og:site_name", "og:locale")

MUTATIONS = [
    ("entry/index.html", '<meta property="og:title" content="Show">', "", "og:title"),
    ("entry/index.html", '<meta property="og:title" content="Show">', '<meta property="og:title" content="">', "og:title"),
    ("entry/index.html", 'content="article"', 'content="event"', "og:type"),
    ("entry/index.html", 'property="og:url" content="https://example.org/site/entry/"',
     'property="og:url" content="https://example.org/site/"', "og:url"),
    ("entry/index.html", 'content="en_US"', 'content="en-US"', "og:locale"),
    ("entry/index.html", 'content="https://example.org/site/dot.svg"', 'content="/site/dot.svg"', "og:image"),
    ("entry/index.html", '<meta property="og:image:alt" content="A dot">', "", "og:image:alt"),
    ("entry/index.html", '<meta property="article:published_time" content="2026-05-03T10:00:00+08:00">', "", "published_time"),
    ("entry/index.html", '<meta name="twitter:card" content="summary">', "", "twitter:card"),
    ("entry/index.html", 'content="A summary."', 'content="A &lt;b>summary&lt;/b>."', "og:description"),
]  # fmt: skip


def check(site: PublishedSite, report: Report) -> None:
    for path in site.pages:
        page = site.html(path)
        if page.xpath("//head/meta[@name='robots'][contains(@content, 'noindex')]"):
            continue
        report.look()
        extracted = extruct.extract(site.text(path), base_url=site.address(path), syntaxes=["opengraph"])["opengraph"]
        pairs = [tuple(pair) for each in extracted for pair in each["properties"]]
        cards = page.xpath("//head/meta[@name='twitter:card']/@content")
        canonical = page.xpath("string(//head/link[@rel='canonical']/@href)")
        check_page(site, path, pairs, canonical, report)
        report.expect(cards in (["summary"], ["summary_large_image"], ["player"]), path, f"twitter:card is {cards}")


def check_page(site: PublishedSite, path: str, pairs: list[tuple[str, str]], canonical: str, report: Report) -> None:
    values: dict[str, list[str]] = {}
    for name, value in pairs:
        report.expect(value, path, f"{name} is empty")
        values.setdefault(name, []).append(value)
    for name in ONCE:
        report.expect(len(values.get(name, [])) == 1, path, f"{name} stands {len(values.get(name, []))} times")
    kind = values.get("og:type", [""])[0]
    report.expect(kind in TYPES, path, f"og:type is {kind!r}")
    report.expect(values.get("og:url") == [canonical], path, f"og:url is {values.get('og:url')}, not {canonical}")
    locale = values.get("og:locale", [""])[0]
    report.expect(re.fullmatch(r"[a-z]{2,3}_[A-Z]{2}", locale), path, f"og:locale is {locale!r}")
    for description in values.get("og:description", []):
        report.expect(not re.search(r"</?[a-z]+[ >/]|&[a-z]+;", description), path, f"og:description is not plain: {description}")
    if kind == "article" and path in site.entries:
        dates = values.get("article:published_time", [])
        # A day without a time is a date of Open Graph, too.
        fits = len(dates) == 1 and (rfc_3339(dates[0]) or re.fullmatch(r"\d{4}-\d\d-\d\d", dates[0]))
        report.expect(fits, path, f"article:published_time is {dates}")
    check_images(site, path, pairs, report)


def check_images(site: PublishedSite, path: str, pairs: list[tuple[str, str]], report: Report) -> None:
    """Each image is followed by its own width, height and alt text."""
    images = [index for index, (name, _) in enumerate(pairs) if name == "og:image"]
    for index, end in zip(images, [*images[1:], len(pairs)]):
        address = pairs[index][1]
        report.expect(is_absolute(address), path, f"og:image {address} is not absolute")
        report.expect(not site.is_own(address) or site.path(address), path, f"og:image {address} leads nowhere")
        facts = {name for name, _ in pairs[index + 1 : end]}
        for name in ("og:image:width", "og:image:height", "og:image:alt"):
            report.expect(name in facts, path, f"{address} has no {name}")
