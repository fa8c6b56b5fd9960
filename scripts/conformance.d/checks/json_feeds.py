"""Every JSON Feed by the letter of version 1.1."""

from __future__ import annotations

import re

from addresses import faults_in_content, is_absolute
from moments import rfc_3339
from published_site import PublishedSite
from report import Report

NAME = "JSON Feed"

TEXT, FLAG, NUMBER, ADDRESS, DATE, LIST = "a string", "a boolean", "a number", "an address", "a date", "a list"
FEED = {
    "version": TEXT, "title": TEXT, "home_page_url": ADDRESS, "feed_url": ADDRESS, "description": TEXT,
    "user_comment": TEXT, "next_url": ADDRESS, "icon": ADDRESS, "favicon": ADDRESS, "authors": LIST, "language": TEXT,
    "expired": FLAG, "hubs": LIST, "items": LIST,
}  # fmt: skip
ITEM = {
    "id": TEXT, "url": ADDRESS, "external_url": ADDRESS, "title": TEXT, "content_html": TEXT, "content_text": TEXT,
    "summary": TEXT, "image": ADDRESS, "banner_image": ADDRESS, "date_published": DATE, "date_modified": DATE,
    "authors": LIST, "tags": LIST, "language": TEXT, "attachments": LIST,
}  # fmt: skip
AUTHOR = {"name": TEXT, "url": ADDRESS, "avatar": ADDRESS}
ATTACHMENT = {
    "url": ADDRESS, "mime_type": TEXT, "title": TEXT, "size_in_bytes": NUMBER, "duration_in_seconds": NUMBER,
}  # fmt: skip
HUB = {"type": TEXT, "url": ADDRESS}

MUTATIONS = [
    ("feed.json", '"items"', "items", "no JSON"),
    ("feed.json", "version/1.1", "version/1.2", "version"),
    ("feed.json", '"title": "Site"', '"titel": "Site"', "titel"),
    ("feed.json", '"id": "urn:uuid:20000000-0000-4000-8000-000000000000"', '"id": 2', "id"),
    ("feed.json", '"id": "urn:uuid:20000000-0000-4000-8000-000000000000"', '"id": "urn:uuid:10000000-0000-4000-8000-000000000000"', "twice"),
    ("feed.json", '"id": "urn:uuid:20000000-0000-4000-8000-000000000000"', '"id": ""', "empty"),
    ("feed.json", "2026-05-03T10:00:00+08:00", "2026-05-03T10:00:00", "date"),
    ("feed.json", "2026-05-03T10:00:00+08:00", "2026-05-33T10:00:00Z", "date"),
    ("feed.json", "https://example.org/site/feed.json", "https://example.org/feed.json", "feed_url"),
    ("feed.json", '"url": "https://example.org/site/entry/"', '"url": "/site/entry/"', "address"),
    ("feed.json", '"mime_type": "audio/mpeg", ', "", "mime_type"),
    ("feed.json", '"size_in_bytes": 10', '"size_in_bytes": "10"', "size_in_bytes"),
    ("feed.json", '"tags": ["a"]', '"tags": "a"', "tags"),
    ("feed.json", '"content_html": "<p>Note</p>"', '"summary": "Note"', "content"),
    ("feed.json", '"content_html": "<p>Note</p>"', '"content_html": "<p><a href=\\"/x\\">Note</a></p>"', "absolute"),
    ("feed.json", '"authors": [{"name": "A"}]', '"author": {"name": "A"}', "author"),
    ("feed.json", '"authors": [{"name": "A"}]', '"authors": [{}]', "author"),
    ("feed.json", '"language": "en",', '"language": "English!",', "language"),
]


def check(site: PublishedSite, report: Report) -> None:
    for path in site.named(".json"):
        try:
            feed = site.json(path)
        except ValueError as error:
            report.find(path, f"is no JSON: {error}")
            continue
        if path not in site.json_feeds:
            continue
        report.look()
        check_fields(path, "the feed", feed, FEED, report)
        report.expect(feed.get("version") == "https://jsonfeed.org/version/1.1", path, f"version {feed.get('version')}")
        for name in ("title", "home_page_url", "language", "authors", "items"):
            report.expect(name in feed, path, f"has no {name}")
        report.expect(feed.get("feed_url") == site.address(path), path, f"feed_url is {feed.get('feed_url')}")
        for name in ("home_page_url", "next_url"):
            if name in feed:
                report.expect(site.path(feed[name]), path, f"{name} {feed[name]} leads nowhere")
        check_people(path, "the feed", feed, report)
        identities = [item.get("id") for item in feed.get("items", [])]
        for identity in {each for each in identities if identities.count(each) > 1}:
            report.find(path, f"{identity} stands twice")
        for hub in feed.get("hubs", []):
            check_fields(path, "a hub", hub, HUB, report)
        for item in feed.get("items", []):
            check_item(site, path, item, report)


def check_item(site: PublishedSite, path: str, item: dict, report: Report) -> None:
    name = str(item.get("id"))
    check_fields(path, name, item, ITEM, report)
    report.expect(isinstance(item.get("id"), str), path, f"the id {name} is no string")
    report.expect(site.path(item.get("url", "")), path, f"{name} leads nowhere")
    report.expect("content_html" in item or "content_text" in item, path, f"{name} has no content")
    report.expect("date_published" in item, path, f"{name} has no date")
    report.expect("title" not in item or item["title"], path, f"{name} has an empty title")
    for tag in item.get("tags", []):
        report.expect(isinstance(tag, str) and tag, path, f"{name} has a tag that is no string")
    for attachment in item.get("attachments", []):
        check_fields(path, name, attachment, ATTACHMENT, report)
        for required in ("url", "mime_type"):
            report.expect(required in attachment, path, f"an attachment of {name} has no {required}")
    check_people(path, name, item, report)
    for fault in faults_in_content(item.get("content_html", "")):
        report.find(path, f"{name}: {fault}")


def check_people(path: str, name: str, holder: dict, report: Report) -> None:
    for author in holder.get("authors", []):
        check_fields(path, name, author, AUTHOR, report)
        report.expect(author, path, f"{name} has an empty author")


def check_fields(path: str, name: str, holder: dict, known: dict[str, str], report: Report) -> None:
    """Every key is one of the format, or begins with an underscore, and its value has the right type."""
    for key, value in holder.items():
        if key.startswith("_"):
            continue
        if not report.expect(key in known, path, f"{name} has the unknown key {key}"):
            continue
        right = {
            TEXT: isinstance(value, str) and value != "",
            FLAG: isinstance(value, bool),
            NUMBER: isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0,
            ADDRESS: isinstance(value, str) and is_absolute(value),
            DATE: rfc_3339(value) is not None,
            LIST: isinstance(value, list),
        }[known[key]]
        # A note of nothing but pictures has no text.
        if not right and not (key == "content_html" and value == ""):
            report.find(path, f"{key} of {name} is {value!r}, not {known[key]}" + (" or empty" if value == "" else ""))
    language = holder.get("language")
    known_form = language is None or re.fullmatch(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", language)
    report.expect(known_form, path, f"the language of {name} is {language!r}")
