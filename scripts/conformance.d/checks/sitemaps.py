"""xmllint with the schemas of the protocol on every sitemap, and whether sitemaps and robots.txt tell the truth."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from lxml import etree

from moments import rfc_3339
from published_site import PublishedSite
from report import Report

NAME = "sitemaps"

SPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
SCHEMAS = Path(__file__).resolve().parent.parent / "schemas"
LARGEST_COUNT = 50_000
LARGEST_SIZE = 50 * 1024 * 1024

MUTATIONS = [
    ("sitemap.xml", "<lastmod>2026-05-03", "<lastmod>03.05.2026", "lastmod"),
    ("sitemap.xml", "<loc>https://example.org/site/</loc>", "", "loc"),
    ("sitemap.xml", "</urlset>", "<page/></urlset>", "page"),
    ("sitemap.xml", "https://example.org/site/entry/", "https://example.org/site/nothing/", "leads nowhere"),
    ("sitemap.xml", "https://example.org/site/entry/", "https://example.org/site/", "twice"),
    ("sitemap.xml", "2026-05-03T10:00:00+08:00", "2036-05-03T10:00:00+08:00", "future"),
    ("sitemap.xml", "<loc>https://example.org/site/entry/", "<loc>https://example.org/site/404.html", "noindex"),
    ("sitemap.xml", "</image:loc>", "</image:loc><image:width/>", "width"),
    ("sitemap.xml", 'hreflang="en" href', 'lang="en" href', "lang"),
    ("robots.txt", "Sitemap: https://example.org/site/sitemap.xml", "", "robots.txt"),
]


def check(site: PublishedSite, report: Report) -> None:
    paths = [path for path in site.named(".xml") if SPACE[1:-1].encode() in site.bytes(path)[:500]]
    for path in paths:
        report.look()
        run = subprocess.run(
            ["xmllint", "--noout", "--nonet", "--schema", str(SCHEMAS / "sitemaps.xsd"), str(site.folder / path)],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        if run.returncode != 0:
            report.find(path, run.stderr.strip() or f"xmllint ends with {run.returncode}")
            continue
        report.expect(len(site.bytes(path)) <= LARGEST_SIZE, path, "is larger than 50 MB")
        check_addresses(site, path, report)
    robots = site.text("robots.txt") if "robots.txt" in site.paths else ""
    named = re.findall(r"(?m)^Sitemap: (\S+)$", robots)
    report.expect("sitemap.xml" in map(site.path, named), "robots.txt", "does not name sitemap.xml")
    report.expect(re.search(r"(?m)^User-agent: \*$", robots), "robots.txt", "has no rules for all")


def check_addresses(site: PublishedSite, path: str, report: Report) -> None:
    tree = etree.fromstring(site.bytes(path))
    addresses = [element.text for element in tree.iter(f"{SPACE}loc")]
    report.expect(len(addresses) <= LARGEST_COUNT, path, "has more than 50,000 addresses")
    for address in {each for each in addresses if addresses.count(each) > 1}:
        report.find(path, f"{address} stands twice")
    for address in addresses:
        target = site.path(address)
        if not report.expect(target and site.is_own(address), path, f"{address} leads nowhere"):
            continue
        if target.endswith(".html"):
            page = site.text(target)
            report.expect("noindex" not in page, path, f"{address} is noindex")
    for element in tree.iter(f"{SPACE}lastmod"):
        moment = rfc_3339(element.text)
        future = moment and moment > rfc_3339(site.clock)
        report.expect(not future, path, f"the lastmod {element.text} is in the future")
