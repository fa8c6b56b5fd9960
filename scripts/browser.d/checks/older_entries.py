"""Whether older entries are added to a wall in place: once, in order, with the focus, and for those who come back."""

from __future__ import annotations

import json

from actions import CARDS, complain, settle, until
from chromium import View
from report import Report
from served_site import Mutation, ServedSite

NAME = "older-entries"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/more.js", "pager.before(wall)", "pager.before(wall, wall.cloneNode(true))", "twice"),
    Mutation("assets/more.js", "card.remove()", "card", "twice"),
    Mutation("assets/more.js", "pager.before(wall)", "pager.after(wall)", "not at the end"),
    Mutation("assets/more.js", 'find("h2 a", wall).focus()', "0", "focus"),
    Mutation("assets/more.js", "status.dataset.loaded", '""', "announced"),
    Mutation("assets/more.js", "\nrestore();", "", "comes back"),
]

FOCUS = "document.activeElement?.closest('.wall > *')?.querySelector('.u-uid')?.value"


def check(site: ServedSite, report: Report) -> None:
    place = "older entries"
    view = View(height=1200)
    with site.open("page/3/", view) as page:
        archive = page.evaluate("document.querySelector('.wall').outerHTML")
    with site.open("", view) as page:
        before = page.evaluate(CARDS)
        count = len(before)
        while page.evaluate("!!document.querySelector('[data-more]')"):
            report.look()
            page.evaluate("document.querySelector('[data-more]').click()")
            if not until(page, f"{FOCUS} && document.querySelectorAll('.wall > *').length > {count}"):
                report.find(place, "no cards are added, or the first one has no focus")
                break
            cards = page.evaluate(CARDS)
            report.expect(page.evaluate(FOCUS) == cards[count]["uid"], place, "the focus is not on the first new card")
            report.expect(cards[:count] == [*before, *cards[len(before):count]], place, "cards move that were there")
            said = page.evaluate("document.querySelector('[role=status][data-loaded]').textContent")
            report.expect(said, place, "nothing is announced")
            is_last = page.evaluate("[...document.querySelectorAll('.wall')].at(-1).compareDocumentPosition"
                                    "(document.querySelector('.pager') ?? document.querySelector('.site-foot')) & 4")  # fmt: skip
            report.expect(is_last, place, "the link to older entries is not at the end")
            count = len(cards)
        uids = [card["uid"] for card in cards]
        report.expect(len(set(uids)) == len(uids), place, "cards are there twice")
        report.expect(len(set(uids)) == 19, place, f"there are {len(set(uids))} cards of 19")
        same = page.evaluate(f"[...document.querySelectorAll('.wall')].some(wall => wall.outerHTML == {json.dumps(archive)})")
        report.expect(same, place, "an added page is not what it is at its own address")
        boxes = [card["box"] for card in cards]
        report.expect(not overlaps(boxes), place, "cards overlap")
        report.expect(page.evaluate("location.href") == site.url, place, "the address changed")
        complain(page, report, place)
        # A reload is what going back is where the browser kept nothing.
        page.open(site.url + "404.html")
        page.evaluate("history.back()")
        came = False
        try:
            came = settle(page, f"location.href == {json.dumps(site.url)} && document.querySelectorAll('.wall > *').length == 19")
        except BrowserError:
            pass
        report.expect(came, place, "who comes back does not find what was added")
        page.call("Page.reload")
        came = settle(page, "document.readyState == 'complete' && document.querySelectorAll('.wall > *').length == 19")
        report.expect(came, place, "who comes back by a reload does not find what was added")


def overlaps(boxes: list[list[int]]) -> bool:
    return any(
        a[0] < b[0] + b[2] - 1 and b[0] < a[0] + a[2] - 1 and a[1] < b[1] + b[3] - 1 and b[1] < a[1] + a[3] - 1
        for index, a in enumerate(boxes)
        for b in boxes[:index]
    )
