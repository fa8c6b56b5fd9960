"""extruct on every page: JSON-LD that search engines can read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import extruct

from addresses import is_absolute
from moments import rfc_3339
from published_site import PublishedSite
from report import Report

NAME = "JSON-LD"

TYPES = {
    "MusicRecording", "MusicAlbum", "MusicRelease", "MusicPlaylist", "MusicGroup", "Event", "MusicEvent", "Person", "Organization",
    "ImageObject", "VideoObject", "AudioObject", "ImageGallery", "BlogPosting", "SocialMediaPosting", "Quotation",
    "BreadcrumbList", "ListItem", "ItemList", "WebSite", "WebPage", "CollectionPage", "ProfilePage", "Place",
    "PostalAddress", "GeoCoordinates", "VirtualLocation", "Offer", "SearchAction", "EntryPoint", "CreativeWork",
    "PropertyValue", "InteractionCounter", "ListenAction", "PodcastEpisode", "PodcastSeries",
}  # fmt: skip
DATES = {"datePublished", "dateModified", "dateCreated", "startDate", "endDate", "uploadDate", "doorTime"}
ADDRESSES = {"url", "contentUrl", "embedUrl", "thumbnailUrl", "logo", "sameAs", "mainEntityOfPage", "item"}
REQUIRED = {
    "Event": ("startDate", "location", "eventStatus", "eventAttendanceMode", "name"),
    "MusicEvent": ("startDate", "location", "eventStatus", "eventAttendanceMode", "name"),
    "BlogPosting": ("headline", "datePublished", "author"),
    "SocialMediaPosting": ("datePublished", "author"),
    "MusicRecording": ("name",), "MusicAlbum": ("name",), "MusicPlaylist": ("name",), "Person": ("name",),
    "PodcastEpisode": ("name",), "PodcastSeries": ("name",),
    "WebSite": ("name", "url"), "BreadcrumbList": ("itemListElement",),
}  # fmt: skip

MUTATIONS = [
    ("entry/index.html", '"@context": "https://schema.org",', "", "@context"),
    ("entry/index.html", '"@type": "Event"', '"@type": "Evening"', "Evening"),
    ("entry/index.html", '"startDate": "2026-06-01T19:00:00+08:00"', '"startDate": "2026-06-01T19:00:00"', "startDate"),
    ("entry/index.html", '"eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode", ', "", "eventAttendanceMode"),
    ("entry/index.html", '"name": "Show"', '"name": ""', "empty"),
    ("entry/index.html", '"name": "Show"', '"name": null', "empty"),
    ("entry/index.html", '"url": "https://example.org/site/entry/"', '"url": "/site/entry/"', "absolute"),
    ("entry/index.html", '"name": "Show"', '"name": "<!-- Show"', "bare <"),
    ("entry/index.html", '"name": "Show"', '"name": Show', "JSON"),
    ("entry/index.html", "application/ld+json", "application/json", "no JSON-LD"),
]


def check(site: PublishedSite, report: Report) -> None:
    for path in sorted({*site.entries, *({"index.html"} & set(site.paths))}):
        report.look()
        blocks = site.html(path).xpath("//script[@type='application/ld+json']/text()")
        for block in blocks:
            report.expect("<" not in block, path, "a bare < could end the script")
        try:
            objects = extruct.extract(site.text(path), base_url=site.address(path), syntaxes=["json-ld"])["json-ld"]
            strict = [json.loads(block) for block in blocks]
        except ValueError as error:
            report.find(path, f"holds JSON-LD that is no JSON: {error}")
            continue
        if not report.expect(objects and strict, path, "has no JSON-LD"):
            continue
        for item in strict:
            contexts = [each.get("@context") for each in (item if isinstance(item, list) else [item])]
            report.expect(set(contexts) == {"https://schema.org"}, path, f"@context is {contexts}")
            check_value(path, item, report)


def check_value(path: str, value: object, report: Report) -> None:
    for item in mappings(value):
        kinds = item.get("@type", [])
        kinds = kinds if isinstance(kinds, list) else [kinds]
        if "@id" not in item and "@graph" not in item:
            report.expect(kinds, path, "an object has no @type")
        for kind in kinds:
            report.expect(kind in TYPES, path, f"the type {kind} is not one that feedsite writes")
            for name in REQUIRED.get(kind, ()):
                report.expect(name in item or set(item) <= {"@type", "@id", "name", "url"}, path, f"{kind} has no {name}")
        for name, each in item.items():
            report.expect(each not in (None, "", [], {}), path, f"{name} is empty")
            if name in DATES:
                fits = rfc_3339(each) or re.fullmatch(r"\d{4}(-\d\d(-\d\d)?)?", str(each))
                report.expect(fits, path, f"{name} is {each!r}, no day and no moment with an offset")
            if name in ADDRESSES:
                for address in each if isinstance(each, list) else [each]:
                    report.expect(not isinstance(address, str) or is_absolute(address), path, f"{name} {address!r} is not absolute")


def mappings(value: object) -> Iterator[dict]:
    """All objects within a value."""
    if isinstance(value, dict):
        yield value
        for each in value.values():
            yield from mappings(each)
    elif isinstance(value, list):
        for each in value:
            yield from mappings(each)
