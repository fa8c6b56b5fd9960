"""feedparser on every RSS and Atom feed, and the letter of both formats."""

from __future__ import annotations

import re

import feedparser
from lxml import etree

from addresses import faults_in_content, is_absolute
from moments import rfc_3339, rfc_822
from published_site import PublishedSite
from report import Report

NAME = "RSS and Atom"

ATOM = "{http://www.w3.org/2005/Atom}"
CONTENT = "{http://purl.org/rss/1.0/modules/content/}encoded"
MEDIA = "{http://search.yahoo.com/mrss/}"
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\ufeff")

MUTATIONS = [
    ("feed.xml", "</item>", "", "bozo"),
    ("feed.xml", ' xmlns:dc="http://purl.org/dc/elements/1.1/"', "", "bozo"),
    ("feed.xml", '<?xml version="1.0" encoding="UTF-8"?>', "\ufeff", "byte order mark"),
    ("feed.xml", 'isPermaLink="false"', 'isPermaLink="true"', "isPermaLink"),
    ("feed.xml", "urn:uuid:20000000-0000-4000-8000-000000000000", "https://example.org/site/entry/", "urn"),
    ("feed.xml", "urn:uuid:20000000-0000-4000-8000-000000000000", "urn:uuid:10000000-0000-4000-8000-000000000000", "twice"),
    ("feed.xml", "Sun, 03 May 2026", "Mon, 03 May 2026", "RFC 822"),
    ("feed.xml", "Sun, 03 May 2026 10", "Sun, 03 May 2026 11", "other formats"),
    ("feed.xml", "2026 10:00:00", "2027 10:00:00", "RFC 822"),
    ("feed.xml", "<link>https://example.org/site/entry/", "<link>/site/entry/", "leads nowhere"),
    ("feed.xml", 'href="https://example.org/site/feed.xml"', 'href="https://example.org/feed.xml"', "self"),
    ("feed.xml", "href=&quot;https://example.org/site/", "href=&quot;/site/", "not absolute"),
    ("feed.xml", "&lt;p&gt;", "&lt;p onclick=&quot;go()&quot;&gt;", "onclick"),
    ("feed.xml", "&lt;p&gt;", "&lt;script&gt;go()&lt;/script&gt;&lt;p&gt;", "<script>"),
    ("feed.xml", ' length="10"', "", "length"),
    ("feed.xml", "<enclosure", '<enclosure url="https://x.example/" type="a/b" length="1"/><enclosure', "enclosures"),
    ("feed.xml", "<dc:creator>A</dc:creator>", "<author>A</author>", "author"),
    ("feed.xml", "<language>en</language>", "", "language"),
    ("feed.xml", ' type="image/svg+xml" medium', " medium", "media:content"),
    ("feed.xml", "<description>A summary.</description>", "", "description"),
    ("atom.xml", "<updated>2026-05-03T10:00:00+08:00</updated><author>", "<author>", "updated"),
    ("atom.xml", "<id>urn:uuid:10000000-0000-4000-8000-000000000000", "<id>urn:uuid:30000000-0000-4000-8000-000000000000", "other formats"),
    ("atom.xml", 'type="html"', 'type="text/html"', "type"),
    ("atom.xml", 'rel="self"', 'rel="via"', "self"),
    ("atom.xml", "<author><name>A</name></author><summary>", "<summary>", "author"),
]


def check(site: PublishedSite, report: Report) -> None:
    for path in site.rss_feeds + site.atom_feeds:
        report.look()
        data = site.bytes(path)
        found = FORBIDDEN.search(data.decode("utf-8", "replace"))
        report.expect(not found, path, "holds a byte order mark or a character that XML forbids")
        parsed = feedparser.parse(data)
        if not report.expect(not parsed.bozo, path, f"bozo: {parsed.get('bozo_exception')}"):
            continue
        report.expect(parsed.version in ("rss20", "atom10"), path, f"feedparser takes it for {parsed.version!r}")
        for name in ("title", "link", "language" if parsed.version == "rss20" else "id"):
            report.expect(parsed.feed.get(name), path, f"has no {name}")
        identities = [entry.get("id") for entry in parsed.entries]
        for entry in parsed.entries:
            check_entry(site, path, entry, report)
        for identity in {each for each in identities if identities.count(each) > 1}:
            report.find(path, f"{identity} stands twice")
        check_likeness(site, path, parsed, report)
        tree = etree.fromstring(data)
        (check_rss if path in site.rss_feeds else check_atom)(site, path, tree, report)


def check_entry(site: PublishedSite, path: str, entry: feedparser.FeedParserDict, report: Report) -> None:
    """What feed readers require of items in either format."""
    name = entry.get("link") or entry.get("id") or "an item"
    report.expect(site.path(entry.get("link", "")) and is_absolute(entry.get("link", "")), path, f"{name} leads nowhere")
    report.expect((entry.get("id") or "").startswith("urn:uuid:"), path, f"{name} has the id {entry.get('id')}, no urn")
    moment = entry.get("published_parsed")
    report.expect(moment and 1970 <= moment.tm_year <= int(site.clock[:4]), path, f"{name} has no sane date")
    for enclosure in entry.get("enclosures", []):
        report.expect(is_absolute(enclosure.get("href", "")), path, f"{name} has a file at {enclosure.get('href')}")
        report.expect(re.fullmatch(r"[\w.+-]+/[\w.+-]+", enclosure.get("type", "")), path, f"{name} has a file of no type")


def check_likeness(site: PublishedSite, path: str, parsed: feedparser.FeedParserDict, report: Report) -> None:
    """The formats of a feed hold the same items with the same dates."""
    other = re.sub(r"(^|/)(feed|atom)((/\d+)?)\.xml$", r"\1feed\3.json", path)
    if other not in site.json_feeds:
        return
    items = [(item["id"], item.get("date_published")) for item in site.json(other)["items"]]
    own = [entry.get("id") for entry in parsed.entries]
    if not report.expect(own == [identity for identity, _ in items], path, "its items are not those of the other formats"):
        return
    for entry, (identity, published) in zip(parsed.entries, items):
        moment = rfc_822(entry.get("published", "")) or rfc_3339(entry.get("published"))
        report.expect(moment == rfc_3339(published), path, f"{identity} has another date in other formats")


def check_rss(site: PublishedSite, path: str, tree: etree._Element, report: Report) -> None:
    """RSS 2.0 with the rules of conformance.md."""
    channel = tree.find("channel")
    for name in ("title", "link", "description", "language", "lastBuildDate", "generator"):
        report.expect(channel.findtext(name), path, f"the channel has no {name}")
    report.expect(rfc_822(channel.findtext("lastBuildDate") or ""), path, "lastBuildDate is not of RFC 822")
    own = [link.get("href") for link in channel.findall(f"{ATOM}link") if link.get("rel") == "self"]
    report.expect(own == [site.address(path)], path, f"self is {own}")
    for item in channel.findall("item"):
        name = item.findtext("link")
        names = [child.tag for child in item]
        guid = item.find("guid")
        report.expect(guid is not None and guid.get("isPermaLink") == "false", path, f"isPermaLink of {name}")
        report.expect(rfc_822(item.findtext("pubDate") or ""), path, f"pubDate of {name} is not of RFC 822")
        report.expect(item.find("title") is None or item.findtext("title"), path, f"{name} has an empty title")
        author = item.findtext("author")
        report.expect(author is None or "@" in author, path, f"the author of {name} is no e-mail address")
        report.expect(names.count("enclosure") <= 1, path, f"{name} has {names.count('enclosure')} enclosures")
        for enclosure in item.findall("enclosure"):
            report.expect((enclosure.get("length") or "").isdigit(), path, f"the enclosure of {name} has no length")
        if report.expect("description" in names, path, f"{name} has no description") and CONTENT in names:
            report.expect(names.index("description") < names.index(CONTENT), path, f"the content of {name} comes first")
        for medium in item.iter(f"{MEDIA}content"):
            whole = all(medium.get(each) for each in ("url", "type", "medium")) and is_absolute(medium.get("url"))
            report.expect(whole, path, f"a media:content of {name} lacks url, type or medium")
        for element in (CONTENT, "description"):
            for fault in faults_in_content(item.findtext(element) or ""):
                report.find(path, f"{name}: {fault}")


def check_atom(site: PublishedSite, path: str, tree: etree._Element, report: Report) -> None:
    """RFC 4287."""
    for name in ("id", "title", "updated"):
        report.expect(len(tree.findall(f"{ATOM}{name}")) == 1 and tree.findtext(f"{ATOM}{name}"), path, f"has no {name}")
    links = [(link.get("rel", "alternate"), link.get("href")) for link in tree.findall(f"{ATOM}link")]
    report.expect([each for each in links if each[0] == "self"] == [("self", site.address(path))], path, "self is not its own")
    report.expect(any(relation == "alternate" for relation, _ in links), path, "has no alternate link")
    for entry in tree.findall(f"{ATOM}entry"):
        name = entry.findtext(f"{ATOM}id")
        for required in ("id", "title", "updated"):
            report.expect(len(entry.findall(f"{ATOM}{required}")) == 1, path, f"{name} has no {required}")
        author = entry.findtext(f"{ATOM}author/{ATOM}name") or tree.findtext(f"{ATOM}author/{ATOM}name")
        report.expect(author, path, f"{name} has no author")
        for date in ("updated", "published"):
            report.expect(rfc_3339(entry.findtext(f"{ATOM}{date}")), path, f"{date} of {name} is not of RFC 3339")
        for content in entry.findall(f"{ATOM}content"):
            report.expect(content.get("type") in ("html", "text"), path, f"the content of {name} is of type {content.get('type')}")
            if content.get("type") == "html":
                for fault in faults_in_content(content.text or ""):
                    report.find(path, f"{name}: {fault}")
        for link in entry.findall(f"{ATOM}link"):
            report.expect(is_absolute(link.get("href", "")), path, f"{name} links to {link.get('href')}")
