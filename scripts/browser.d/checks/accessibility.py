"""Whether axe-core finds a violation, on pages of every sort, in light and dark, on narrow and wide screens."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

from actions import until
from chromium import Page, View
from report import Report
from sample_pages import STYLES, SamplePage, is_there, sample_pages
from served_site import Mutation, ServedSite

NAME = "accessibility"

LABELS = ["sample", *STYLES, "edges", "empty", "languages"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("index.html", '<html lang="en"', "<html", "html-has-lang"),
    Mutation("index.html", "</main>", '<img src="/assets/favicon.svg"></main>', "image-alt"),
    Mutation("assets/wall.css", "", ".card-foot { color: #b5b0a5 !important; }", "light at 320 px: color-contrast"),
    Mutation(
        "assets/wall.css", "", "@media (prefers-color-scheme: dark) { .card-foot { color: #55524c !important; } }",
        "dark at 1440 px: color-contrast",
    ),
    Mutation(
        "assets/wall.css", "", ".site-foot :is(a, ul, li, p, div) { display: block; min-height: 0; line-height: 1; margin: 0; padding: 0; gap: 0; font-size: 5px; }",
        "target-size",
    ),
]  # fmt: skip

WIDTHS = [320, 1440]
#: The pages of the other styles differ in their looks only.
WIDTHS_OF_STYLES = [1440]

#: A word of the sample site that entries with and without pictures hold, and when they are shown.
WORD = "rain"
RESULTS = "document.querySelectorAll('.results a').length > 4"

#: All rules but those that are experiments; the size of targets is switched off otherwise.
RUN = """
axe.run(document, {resultTypes: ['violations'], rules: {'target-size': {enabled: true}}%s})
  .then(result => result.violations.map(violation => [
    violation.id, violation.help, violation.nodes.map(node => node.target.join(' ') + ': ' + node.failureSummary)]))
"""

#: What the scheme and the style can change.
LOOKS = (
    ", runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', "
    "'target-size']}"
)


def source() -> str:
    """axe-core as PyPI has it; the package around it is not used."""
    places = importlib.util.find_spec("axe_playwright_python").submodule_search_locations
    return Path(places[0], "axe.min.js").read_text(encoding="utf-8")


def check(site: ServedSite, report: Report) -> None:
    axe = source()
    samples = sample_pages(site)
    if site.label == "sample" and is_there(site.folder, "search/"):
        samples.append(SamplePage("results", "search/"))
    for sample in samples:
        with site.open(sample.path, View(width=1440)) as page:
            if sample.name == "results":
                page.open(f"{site.url}search/?q={WORD}")
                report.expect(until(page, RESULTS), "results", f"nothing is found by {WORD!r}")
            page.load_images()
            page.evaluate(axe + "; null")
            for width in WIDTHS_OF_STYLES if site.label in STYLES else WIDTHS:
                for scheme in ["light", "dark"]:
                    page.look(View(width=width, scheme=scheme))
                    place = f"{site.label}, {sample.name}, {scheme} at {width} px"
                    options = LOOKS if scheme == "dark" or site.label in STYLES else ""
                    look(page, place, options, report)


def look(page: Page, place: str, options: str, report: Report) -> None:
    report.look()
    for rule, help_text, nodes in page.evaluate(RUN % options):
        report.find(place, f"{rule}: {help_text}: {json.dumps(nodes[:2], ensure_ascii=False)[:600]}, {len(nodes)} in all")
