"""What conformance.md asks of every page beside valid HTML."""

from __future__ import annotations

import re

import lxml.html

from addresses import addresses
from moments import rfc_3339
from published_site import PublishedSite
from report import Report

NAME = "pages"

MUTATIONS = [
    ("index.html", "</main>", "<h1>Another</h1></main>", "2 h1"),
    ("index.html", '<a href="#main">', '<a href="#elsewhere">', "skip link"),
    ("index.html", "<main", '<div role="none"', "no main"),
    ("index.html", '<link rel="canonical" href="https://example.org/site/">', "", "canonical"),
    ("index.html", 'href="/site/atom.xml"', 'href="/atom.xml"', "leads nowhere"),
    ("entry/index.html", ' width="2"', "", "width"),
    ("entry/index.html", ' alt="A dot"', "", "alt"),
    ("entry/index.html", 'datetime="2026-05-03T10:00:00+08:00"', 'datetime="2026-05-03"', None),
    ("entry/index.html", 'datetime="2026-05-03T10:00:00+08:00"', 'datetime="2026-05-03T10:00"', "offset"),
    ("entry/index.html", "<main", '<main id="other"></main><main onclick="go()"', "onclick"),
    ("entry/index.html", 'href="/site/"', 'href="javascript:go()"', "javascript:"),
    ("entry/index.html", '<meta charset="utf-8">', "\ufeff", "byte order mark"),
    ("entry/index.html", "</body>", '<script src="https://x.example/a.js"></script></body>', "third party"),
]

DATE = re.compile(r"\d{4}(-\d\d(-\d\d)?)?")
DURATION = re.compile(r"P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?)?")


def check(site: PublishedSite, report: Report) -> None:
    for path in site.pages:
        report.look()
        text = site.text(path)
        report.expect("\ufeff" not in text, path, "holds a byte order mark")
        page = site.html(path)
        check_outline(page, path, report)
        check_head(site, page, path, report)
        check_elements(site, page, path, report)


def check_outline(page: lxml.html.HtmlElement, path: str, report: Report) -> None:
    headings = page.xpath("//h1")
    report.expect(len(headings) == 1, path, f"has {len(headings)} h1")
    report.expect(page.get("lang"), path, "has no lang")
    for landmark in ("header", "main", "footer"):
        report.expect(page.xpath(f"//body/{landmark}"), path, f"has no {landmark}")
    first = next(iter(page.xpath("//body//a")), None)
    target = first.get("href", "") if first is not None else ""
    report.expect(
        target.startswith("#") and page.xpath("//main[@id=$id]", id=target[1:]), path, "begins without a skip link to main"
    )
    levels = [int(heading.tag[1]) for heading in page.xpath("//main//*[self::h1 or self::h2 or self::h3 or self::h4]")]
    for before, after in zip(levels, levels[1:]):
        report.expect(after <= before + 1, path, f"an h{after} follows an h{before}")
    identifiers = page.xpath("//@id")
    for identifier in {each for each in identifiers if identifiers.count(each) > 1}:
        report.find(path, f"the id {identifier!r} stands twice")


def check_head(site: PublishedSite, page: lxml.html.HtmlElement, path: str, report: Report) -> None:
    hidden = page.xpath("//head/meta[@name='robots'][contains(@content, 'noindex')]")
    canonical = page.xpath("//head/link[@rel='canonical']/@href")
    if not hidden:
        report.expect(canonical == [site.address(path)] or is_same(site, canonical, path), path, f"canonical {canonical}")
    for link in page.xpath("//head/link[@href]"):
        relation, address = link.get("rel", ""), link.get("href")
        if relation == "alternate" and not link.get("hreflang"):
            report.expect(link.get("type"), path, f"the alternate {address} has no type")
        if relation in ("alternate", "prev", "next", "stylesheet", "icon", "canonical", "manifest", "apple-touch-icon"):
            report.expect(site.path(address, site.address(path)), path, f"{relation} {address} leads nowhere")


def is_same(site: PublishedSite, canonical: list[str], path: str) -> bool:
    """Whether a canonical address is that of the page, however its letters are encoded."""
    return len(canonical) == 1 and site.path(canonical[0]) == path and canonical[0].isascii()


def check_elements(site: PublishedSite, page: lxml.html.HtmlElement, path: str, report: Report) -> None:
    for image in page.iter("img"):
        source = image.get("src", "")
        report.expect(image.get("alt") is not None, path, f"the image {source} has no alt")
        if site.path(source, site.address(path)):
            report.expect(image.get("width") and image.get("height"), path, f"the image {source} has no width and height")
        report.expect(site.path(source, site.address(path)), path, f"the image {source} is not of this site")
    for time in page.iter("time"):
        value = time.get("datetime", "")
        fits = rfc_3339(value) or DATE.fullmatch(value) or DURATION.fullmatch(value)
        report.expect(fits, path, f"<time datetime={value!r}> is no date with an offset, and no day or duration")
    for element in page.iter(lxml.etree.Element):
        for name in element.attrib:
            report.expect(not name.startswith("on"), path, f"the attribute {name}")
        if element.tag in ("script", "iframe", "audio", "video", "source", "embed", "object"):
            source = element.get("src") or element.get("data")
            foreign = source and not site.path(source, site.address(path))
            report.expect(not foreign, path, f"<{element.tag}> asks a third party: {source}")
    for address in addresses(page):
        report.expect(not address.strip().lower().startswith(("javascript:", "vbscript:", "data:text")), path, address)
