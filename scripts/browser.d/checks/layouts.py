"""Whether a wall is complete without scripts, whether its layouts can be chosen and are remembered, and filters."""

from __future__ import annotations

from actions import CARDS, complain, press
from chromium import Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "layouts"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("index.html", 'class="wall"', 'class="wall" style="display: none"', "nobody sees"),
    Mutation("index.html", "data-more", "hidden data-less", "older entries"),
    Mutation("assets/wall.css", "", ".wall > div { position: absolute !important; }", "below each other"),
    Mutation("assets/wall.css", "", ".wall .card { align-self: start; height: auto !important; }", "one size"),
    Mutation("assets/layouts.js", "store.layout = target.value", "store.nothing = 0", "remember"),
    Mutation("assets/layouts.js", "choose();\n", "setTimeout(choose, 300);\n", "shifts"),
    Mutation("index.html", 'aria-current="page"', "", "marked"),
    Mutation("media/squares/index.html", 'class="photo" href', 'class="photo" data-href', "no links to files"),
]

SHIFTS = """
new Promise(done => {
  let sum = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => sum += entry.value))
    .observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(sum), 500);
})
"""


def check(site: ServedSite, report: Report) -> None:
    check_without_scripts(site, report)
    check_choice(site, report)
    check_filters(site, report)


def check_without_scripts(site: ServedSite, report: Report) -> None:
    with site.open("", View(scripts=False)) as page:
        cards = page.evaluate(CARDS)
        report.look(len(cards))
        is_seen = len(cards) > 3 and all(card["box"][2] * card["box"][3] > 5000 for card in cards)
        report.expect(is_seen, "without scripts", "there are cards that nobody sees")
        tried = try_layouts(page, "without scripts", report)
        report.expect(tried, "without scripts", "there is no choice of a layout")
        older = page.evaluate("document.querySelector('[data-more]')?.href")
        report.expect(older and older.startswith(site.url), "without scripts", "no link leads to older entries")
    with site.open("media/squares/", View(scripts=False)) as page:
        photos = page.evaluate("[...document.querySelectorAll('figure > a')].map(link => link.pathname)")
        report.expect(len(photos) == 3 and photos[0].endswith(".png"), "without scripts", "photos are no links to files")


def try_layouts(page: Page, place: str, report: Report) -> bool:
    """Chooses each layout with the keyboard; leaves the packed one."""
    if not page.evaluate("!!document.querySelector('.layouts input')"):
        return False
    page.evaluate("document.querySelector('.layouts input:checked').focus()")
    press(page, "ArrowRight")
    boxes = [card["box"] for card in page.evaluate(CARDS)]
    is_list = all(first[0] == then[0] and first[1] + first[3] <= then[1] for first, then in zip(boxes, boxes[1:]))
    report.expect(is_list, place, "cards of a list do not stand below each other")
    press(page, "ArrowRight")
    boxes = [card["box"] for card in page.evaluate(CARDS)]
    report.expect(len({(box[2], box[3]) for box in boxes}) == 1, place, "cards of a grid have more than one size")
    press(page, "ArrowRight")
    checked = page.evaluate("document.querySelector('.layouts :checked').value")
    report.expect(checked == "wall", place, f"the arrow keys lead to {checked}, not back to the wall")
    return True


def check_choice(site: ServedSite, report: Report) -> None:
    with site.open("", View()) as page:
        report.look()
        page.evaluate("document.querySelector('.layouts [value=list]').click()")
        page.open(site.url)
        kept = page.evaluate("document.querySelector('.layouts :checked').value")
        report.expect(kept == "list", "layouts", "the next page does not remember what was chosen")
        shifts = page.evaluate(SHIFTS)
        report.expect(shifts == 0, "layouts", f"a page shifts by {shifts} to the layout that was chosen")
        complain(page, report, "layouts")


def check_filters(site: ServedSite, report: Report) -> None:
    for path, wanted in {"": "page", "page/1/": "true", "notes/": "page", "notes/page/1/": "true"}.items():
        with site.open(path, View(scripts=False)) as page:
            report.look()
            current = page.evaluate("document.querySelector('.kinds [aria-current]')?.getAttribute('aria-current')")
            report.expect(current == wanted, path or "/", f"the current filter is marked as {current}, not {wanted}")
    with site.open("tags/rain/", View()) as page:
        current = page.evaluate("document.querySelector('.filter [aria-current=page]')?.textContent")
        report.expect(current == "#rain", "tags/rain/", f"the current tag is {current}")
