"""The files beside pages and feeds: 404.html, redirects, a web app's manifest, OPML."""

from __future__ import annotations

import re

from lxml import etree

from addresses import is_absolute
from published_site import PublishedSite
from report import Report

NAME = "other files"

MUTATIONS = [
    ("404.html", "noindex", "index", "404.html"),
    ("old/index.html", 'url=/site/entry/"', 'url=/entry/"', "leads nowhere"),
    ("old/index.html", '<link rel="canonical" href="https://example.org/site/entry/">', "", "canonical"),
    ("blogroll.opml", "</outline>", "", "blogroll.opml"),
    ("blogroll.opml", 'xmlUrl="https://x.example/feed.xml"', 'xmlUrl="feed.xml"', "xmlUrl"),
    ("blogroll.opml", 'text="X"', "", "text"),
    ("blogroll.opml", 'version="2.0"', 'version="3.0"', "version"),
    ("site.webmanifest", '"name": "Site"', '"name": ""', "name"),
    ("site.webmanifest", '"src": "/site/dot.svg"', '"src": "/dot.svg"', "leads nowhere"),
    ("site.webmanifest", '"start_url": "/site/"', '"start_url": "/site/nothing"', "start_url"),
]


def check(site: PublishedSite, report: Report) -> None:
    report.look()
    missing = "404.html" not in site.paths or b"noindex" not in site.bytes("404.html")
    report.expect(not missing, "404.html", "there is no 404.html with noindex")
    for path in site.named(".html"):
        if path not in site.pages:
            report.look()
            check_redirect(site, path, report)
    for path in site.named(".opml"):
        report.look()
        check_opml(site, path, report)
    for path in site.named(".webmanifest"):
        report.look()
        check_manifest(site, path, report)


def check_redirect(site: PublishedSite, path: str, report: Report) -> None:
    page = site.html(path)
    content = page.xpath("string(//meta[@http-equiv='refresh']/@content)")
    target = site.path(re.sub(r"^\d+; *url=", "", content), site.address(path))
    report.expect(target, path, f"the redirect {content!r} leads nowhere")
    canonical = page.xpath("string(//link[@rel='canonical']/@href)")
    report.expect(canonical and site.path(canonical) == target, path, f"its canonical address is {canonical!r}")


def check_opml(site: PublishedSite, path: str, report: Report) -> None:
    """OPML 2.0."""
    try:
        tree = etree.fromstring(site.bytes(path))
    except etree.XMLSyntaxError as error:
        report.find(path, f"is not well-formed: {error}")
        return
    report.expect(tree.tag == "opml" and tree.get("version") == "2.0", path, "is not OPML of version 2.0")
    report.expect(tree.findtext("head/title"), path, "has no title")
    outlines = list(tree.iterfind("body//outline"))
    report.expect(outlines, path, "has no outline")
    for outline in outlines:
        report.expect(outline.get("text"), path, "an outline has no text")
        if outline.get("type") == "rss":
            report.expect(is_absolute(outline.get("xmlUrl", "")), path, f"xmlUrl is {outline.get('xmlUrl')!r}")


def check_manifest(site: PublishedSite, path: str, report: Report) -> None:
    """Web Application Manifest (W3C)."""
    try:
        manifest = site.json(path)
    except ValueError as error:
        report.find(path, f"is no JSON: {error}")
        return
    report.expect(manifest.get("name"), path, "has no name")
    start = manifest.get("start_url", "")
    report.expect(site.path(start, site.address(path)), path, f"start_url {start!r} leads nowhere")
    report.expect(manifest.get("icons"), path, "has no icons")
    for icon in manifest.get("icons", []):
        report.expect(site.path(icon.get("src", ""), site.address(path)), path, f"the icon {icon.get('src')} leads nowhere")
