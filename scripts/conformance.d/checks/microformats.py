"""mf2py on the page of every entry and on every wall: what IndieWeb readers and webmention receivers see."""

from __future__ import annotations

import re

import mf2py

from moments import rfc_3339
from published_site import PublishedSite
from report import Report

NAME = "microformats"

MUTATIONS = [
    ("note/index.html", "h-entry", "entry", "0 entries"),
    ("entry/index.html", "</article>", '</article><p class="h-entry">Another</p>', "2 entries"),
    ("entry/index.html", "u-uid", "uid", "uid"),
    ("entry/index.html", "urn:uuid:10000000-0000-4000-8000-000000000000", "urn:uuid:20000000-0000-4000-8000-000000000000", "uid"),
    ("entry/index.html", "u-url", "url", "url"),
    ("entry/index.html", "dt-published", "published", "published"),
    ("entry/index.html", 'datetime="2026-05-03T10:00:00+08:00"', 'datetime="2026-05-03T11:00:00+08:00"', "published"),
    ("entry/index.html", "p-author h-card", "h-card", "author"),
    ("entry/index.html", "p-category", "category", "category"),
    ("entry/index.html", "e-content", "content", "content"),
    ("entry/index.html", "dt-start", "start", "start"),
    ("index.html", "h-feed", "feed", "h-feed"),
    ("index.html", "p-author h-card", "author", "author"),
    ("index.html", '<data class="u-url"', "<data", "url"),
    ("index.html", '<h1 class="p-name"', "<h1", "name"),
    ("index.html", "h-entry", "entry", "entries"),
]


def check(site: PublishedSite, report: Report) -> None:
    for path, item in site.entries.items():
        report.look()
        check_entry(site, path, item, report)
    for path in {site.path(site.json(feed).get("home_page_url", "")) for feed in site.json_feeds} - {None}:
        report.look()
        check_wall(site, path, report)


def parse(site: PublishedSite, path: str) -> list[dict]:
    return mf2py.parse(doc=site.text(path), url=site.address(path))["items"]


def check_entry(site: PublishedSite, path: str, item: dict, report: Report) -> None:
    """The page of an entry against the item of the same entry in the JSON Feed."""
    roots = [root for root in parse(site, path) if {"h-entry", "h-event"} & set(root["type"])]
    if not report.expect(len(roots) == 1, path, f"has {len(roots)} entries"):
        return
    root = roots[0]
    properties = root["properties"]
    report.expect(properties.get("url") == [item["url"]], path, f"u-url is {properties.get('url')}")
    report.expect(properties.get("uid") == [item["id"]], path, f"u-uid is {properties.get('uid')}")
    check_date(path, properties, "published", item["date_published"], report)
    if "date_modified" in item:
        check_date(path, properties, "updated", item["date_modified"], report)
    names = [name for author in properties.get("author", []) for name in names_of(author)]
    expected = [author.get("name") for author in item.get("authors", [])]
    report.expect(names and set(expected) <= set(names), path, f"p-author is {names}, not {expected} as an h-card")
    report.expect(properties.get("category", []) == item.get("tags", []), path, f"p-category is {properties.get('category')}")
    if "title" in item:
        titles = properties.get("name", [])
        # Feeds add what became of an event.
        is_name = titles == [item["title"]] or (
            "h-event" in root["type"] and len(titles) == 1 and item["title"].startswith(f"{titles[0]} (")
        )
        report.expect(is_name, path, f"p-name is {titles}")
    body = site.html(path).xpath("//article//*[contains(@class, 'prose')]")
    report.expect(properties.get("content") or not body, path, "has no e-content")
    if (path[: -len("index.html")] + "event.ics") in site.paths:
        events = [each for each in [root, *root.get("children", [])] if "h-event" in each["type"]]
        for name in ("name", "url", "start"):
            report.expect([each for each in events if each["properties"].get(name)], path, f"the h-event has no {name}")


def check_wall(site: PublishedSite, path: str, report: Report) -> None:
    feeds = [root for root in parse(site, path) if "h-feed" in root["type"]]
    if not report.expect(len(feeds) == 1, path, f"has {len(feeds)} h-feed"):
        return
    properties = feeds[0]["properties"]
    report.expect(properties.get("name"), path, "the h-feed has no name")
    report.expect(properties.get("url") == [site.address(path)], path, f"the url of the h-feed is {properties.get('url')}")
    report.expect([author for author in properties.get("author", []) if names_of(author)], path, "the h-feed has no author")
    entries = [child for child in feeds[0].get("children", []) if {"h-entry", "h-event"} & set(child["type"])]
    articles = site.html(path).xpath("//main//*[contains(concat(' ', @class, ' '), ' h-feed ')]//article")
    report.expect(entries and len(entries) >= len(articles), path, f"has {len(articles)} cards and {len(entries)} entries")
    for entry in entries:
        addresses = entry["properties"].get("url", [])
        report.expect(len(addresses) >= 1 and all(map(site.path, addresses[:1])), path, f"a card leads to {addresses}")
        report.expect(dates(entry["properties"], "published"), path, f"the card of {addresses} has no dt-published")


def names_of(author: object) -> list[str]:
    return author["properties"].get("name", []) if isinstance(author, dict) and "h-card" in author.get("type", []) else []


def check_date(path: str, properties: dict, name: str, expected: str, report: Report) -> None:
    """A date is that of the feed, or only its day if no time was written, which feeds cannot express."""
    found = dates(properties, name)
    fits = len(found) == 1 and (rfc_3339(found[0]) == rfc_3339(expected) or found[0] == expected[: len("2026-05-03")])
    report.expect(fits, path, f"dt-{name} is {found}, not {expected}")


def dates(properties: dict, name: str) -> list[str]:
    """The dates of a property; mf2py writes offsets without a colon."""
    return [re.sub(r"([+-]\d\d)(\d\d)$", r"\1:\2", value) for value in properties.get(name, [])]
