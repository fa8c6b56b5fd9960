"""Whether pages, feeds and sitemaps agree on what can be read in which language."""

from __future__ import annotations

from lxml import etree

from published_site import PublishedSite
from report import Report

NAME = "languages"

SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
HOME = "index.html"

MUTATIONS = [
    ("ja/index.html", '<html lang="ja">', '<html lang="ko">', "says ja"),
    ("ja/index.html", 'hreflang="en" href="https://example.org/site/"', 'hreflang="en" href="https://example.org/site/entry/"',
     "does not lead back"),
    ("ja/index.html", 'hreflang="ja" href="https://example.org/site/ja/"', 'hreflang="ko" href="https://example.org/site/ja/"',
     "says ko"),
    ("index.html", '<link rel="alternate" hreflang="x-default" href="https://example.org/site/">', "", "x-default"),
    ("ja/index.html", 'href="/site/ja/feed.xml"', 'href="/site/feed.xml"', "its feed"),
    ("ja/feed.xml", "<language>ja</language>", "<language>en</language>", "its feed"),
    ("ja/sitemap.xml", '<xhtml:link rel="alternate" hreflang="en" href="https://example.org/site/"/>', "", "sitemap"),
    ("robots.txt", "Sitemap: https://example.org/site/ja/sitemap.xml", "", "robots.txt"),
]  # fmt: skip


def check(site: PublishedSite, report: Report) -> None:
    forms = {path: forms_of(site, path) for path in site.pages}
    editions = {site.path(address): language for language, address in forms.get(HOME, []) if language != "x-default"}
    for path in site.pages:
        report.look()
        check_forms(site, path, forms, report)
        check_feeds(site, path, editions, report)
    for home in editions:
        check_sitemap(site, home.removesuffix(HOME) + "sitemap.xml", forms, report)


def forms_of(site: PublishedSite, path: str) -> list[tuple[str, str]]:
    """The languages in which a page can be read, and where."""
    links = site.html(path).xpath("//head/link[@rel='alternate'][@hreflang]")
    return sorted((link.get("hreflang"), link.get("href")) for link in links)


def check_forms(site: PublishedSite, path: str, forms: dict[str, list[tuple[str, str]]], report: Report) -> None:
    own = forms[path]
    if not own:
        return
    languages = [language for language, _ in own]
    report.expect(len(set(languages)) == len(languages), path, f"names a language twice: {languages}")
    report.expect("x-default" in languages, path, "names no page for everybody else (x-default)")
    language = site.html(path).get("lang")
    named = [each for each, address in own if site.path(address) == path and each != "x-default"]
    report.expect(len(named) == 1, path, f"names {named} as its language, not itself once")
    report.expect(named in ([], [language]), path, f"is in {language}, but says {', '.join(named)}")
    for _, address in own:
        target = site.path(address)
        if report.expect(target in forms, path, f"{address} is no page"):
            report.expect(forms[target] == own, path, f"{address} does not lead back")


def check_feeds(site: PublishedSite, path: str, editions: dict[str, str], report: Report) -> None:
    """The feeds that a page names are in the language of its part of the site."""
    homes = [home for home in editions if path.startswith(home.removesuffix(HOME))]
    if not homes:
        return
    language = editions[max(homes, key=len)]
    for address in site.html(path).xpath("//head/link[@rel='alternate'][@type='application/rss+xml']/@href"):
        feed = site.path(address, site.address(path))
        stated = etree.fromstring(site.bytes(feed)).findtext("channel/language") if feed else None
        report.expect(stated == language, path, f"stands in {language}, its feed {address} in {stated}")


def check_sitemap(site: PublishedSite, path: str, forms: dict[str, list[tuple[str, str]]], report: Report) -> None:
    """A sitemap names the forms of each page as the page itself does, and robots.txt names the sitemap."""
    if not report.expect(path in site.paths, path, "is missing"):
        return
    report.expect(site.address(path) in site.text("robots.txt").split(), "robots.txt", f"does not name {path}")
    for url in etree.fromstring(site.bytes(path)).iter(f"{SITEMAP}url"):
        page = site.path(url.findtext(f"{SITEMAP}loc"))
        named = sorted((link.get("hreflang"), link.get("href")) for link in url.iter(f"{XHTML}link"))
        if page in forms:
            report.expect(named == forms[page], path, f"the sitemap names other languages of {page} than the page")
