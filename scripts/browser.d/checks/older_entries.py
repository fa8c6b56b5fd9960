"""Whether older entries are added to a wall in place: all of them, in order, as they are packed, and for those who come back."""

from __future__ import annotations

import json

from actions import CARDS, complain, settle, until
from checks.card_sizes import area, measure
from chromium import BrowserError, Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "older-entries"

#: The site that small_site.py makes up is tried in full; for the sample site, only how full the longer wall is.
LABELS = ["small", "sample"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/more.js", "pager.before(wall,", "pager.before(wall, wall.cloneNode(true),", "other cards"),
    Mutation("assets/more.js", "pager.before(wall,", "wall.firstElementChild.remove(), pager.before(wall,", "other cards"),
    Mutation("assets/more.js", "pager.before(wall,", "pager.after(wall,", "not at the end"),
    Mutation("assets/more.js", 'part.removeAttribute("id")', "0", "one id twice"),
    Mutation("assets/more.js", 'find("h2 a", wall).focus()', "0", "focus"),
    Mutation("assets/more.js", "status.dataset.loaded", '""', "announced"),
    Mutation("assets/more.js", "link.isConnected", "link", "for another wall"),
    Mutation("assets/more.js", "\nrestore();", "", "comes back"),
    Mutation("assets/more.js", ".finally(() => (link.ariaBusy = null))", "", "could not be read"),
    Mutation("index.html", ' href="/small/page/3/"', ' href="/small/"', "without scripts"),
]

FOCUS = "document.activeElement?.closest('.wall > div')?.querySelector('.u-uid')?.value"

#: The ids that more than one element has.
DOUBLES = "(ids => ids.filter((id, place) => ids.indexOf(id) < place))([...document.querySelectorAll('[id]')].map(part => part.id))"

#: How much of a wall may be empty when all older entries are there: a tenth, and what is between its sections.
WASTE = 0.10


def check(site: ServedSite, report: Report) -> None:
    if site.label == "small":
        check_steps(site, report)
        check_leaving(site, report)
        check_failure(site, report)
    else:
        check_area(site, report)


def check_steps(site: ServedSite, report: Report) -> None:
    place = "older entries"
    view = View(height=1200)
    archives = archive_cards(site, View(height=1200, scripts=False), place, report)
    with site.open("page/3/", view) as page:
        archive = page.evaluate("document.querySelector('.wall').outerHTML")
    with site.open("", view) as page:
        before = page.evaluate(CARDS)
        expected = [card["uid"] for card in before]
        for added in archives:
            report.look()
            count = len(expected)
            expected += added
            page.evaluate("document.querySelector('[data-more]')?.click()")
            if not until(page, f"{FOCUS} && document.querySelectorAll('.wall > div').length > {count}"):
                report.find(place, "no cards are added, or the first one has no focus")
                break
            cards = page.evaluate(CARDS)
            uids = [card["uid"] for card in cards]
            report.expect(uids == expected, place, f"{len(uids) - count} other cards are added than the {len(added)} of the archive")
            report.expect(page.evaluate(FOCUS) == added[0], place, "the focus is not on the first new card")
            report.expect(cards[: len(before)] == before, place, "cards move that were there")
            said = page.evaluate("document.querySelector('[role=status][data-loaded]').textContent")
            report.expect(said, place, "nothing is announced")
            is_last = page.evaluate("[...document.querySelectorAll('.wall')].at(-1).compareDocumentPosition"
                                    "(document.querySelector('.pager') ?? document.querySelector('.site-foot')) & 4")  # fmt: skip
            report.expect(is_last, place, "the link to older entries is not at the end")
        report.expect(not page.evaluate("!!document.querySelector('[data-more]')"), place, "there is still a link to older entries")
        same = page.evaluate(f"[...document.querySelectorAll('.wall')].some(wall => wall.outerHTML == {json.dumps(archive)})")
        report.expect(same, place, "an added page is not what it is at its own address")
        doubles = page.evaluate(DOUBLES)
        report.expect(not doubles, place, f"there is one id twice: {doubles[:1]}")
        boxes = [card["box"] for card in page.evaluate(CARDS)]
        report.expect(not overlaps(boxes), place, "cards overlap")
        report.expect(page.evaluate("location.href") == site.url, place, "the address changed")
        complain(page, report, place)
        # A reload is what going back is where the browser kept nothing.
        page.open(site.url + "404.html")
        page.evaluate("history.back()")
        everything = f"document.querySelectorAll('.wall > div').length == {len(expected)}"
        came = False
        try:
            came = settle(page, f"location.href == {json.dumps(site.url)} && {everything}")
        except BrowserError:
            pass
        report.expect(came, place, "who comes back does not find what was added")
        page.call("Page.reload")
        came = settle(page, f"document.readyState == 'complete' && {everything}")
        report.expect(came, place, "who comes back by a reload does not find what was added")


def check_leaving(site: ServedSite, report: Report) -> None:
    """Whether older entries that come late stay away from the wall that was chosen meanwhile."""
    report.look()
    with site.open("", View(height=1200)) as page:
        page.evaluate(
            "(() => { const get = window.fetch; window.fetch = async (...asked) => { const answer = await get(...asked);"
            " if (!String(asked[0]).includes('/page/')) return answer;"
            " await new Promise(go => setTimeout(go, 500)); setTimeout(() => (window.isLate = true), 300); return answer };"
            " document.querySelector('[data-more]').click();"
            " document.querySelector('.site-bar .browse a[href$=\"/notes/\"]').click() })()"
        )
        came = until(page, "window.isLate && location.pathname.endsWith('/notes/')")
        report.expect(came and page.evaluate("!history.state?.more"), "older entries", "they come for another wall")


def check_failure(site: ServedSite, report: Report) -> None:
    """Whether the link to older entries still works where they could not be read for who came back."""
    report.look()
    with site.open("", View(height=1200)) as page:
        page.evaluate(
            "(() => { const get = window.fetch; window.fetch = () => { window.fetch = get; return Promise.reject() };"
            " history.replaceState({more: 1}, ''); dispatchEvent(new Event('swap')) })()"
        )
        page.evaluate("document.querySelector('[data-more]').click()")
        came = until(page, "document.querySelectorAll('.wall').length == 2")
        report.expect(came, "older entries", "none come by the link after they could not be read")


def archive_cards(site: ServedSite, view: View, place: str, report: Report) -> list[list[str]]:
    """The cards of each archive page, the newest first, by the links that those follow who have no scripts."""
    archives: list[list[str]] = []
    with site.open("", view) as page:
        while address := page.evaluate("document.querySelector('.pager-older')?.href ?? ''"):
            page.open(address)
            archives.append([card["uid"] for card in page.evaluate(CARDS)])
            if len(archives) > 3:
                break
    report.expect(len(archives) == 3, place, f"without scripts {len(archives)} archive pages follow, not 3")
    return archives


def check_area(site: ServedSite, report: Report) -> None:
    """How full the wall is when all older entries are there, by the area from its first card to its last."""
    for width in (800, 1040, 1280, 1600, 1920):
        report.look()
        with site.open("", View(width=width)) as page:
            add_all(page)
            placed = measure(page)
            used, whole = area(placed["cards"], placed["gap"])
            report.measure(f"{width} px: {1 - used / whole:.1%} of the wall with all older entries is empty")
            report.expect(1 - used / whole <= WASTE, site.label, f"{1 - used / whole:.1%} are empty at {width} px")


def add_all(page: Page) -> None:
    while page.evaluate("!!document.querySelector('[data-more]')"):
        count = page.evaluate("document.querySelectorAll('.wall').length")
        page.evaluate("document.querySelector('[data-more]').click()")
        if not until(page, f"document.querySelectorAll('.wall').length > {count}"):
            return


def overlaps(boxes: list[list[int]]) -> bool:
    return any(
        a[0] < b[0] + b[2] - 1 and b[0] < a[0] + a[2] - 1 and a[1] < b[1] + b[3] - 1 and b[1] < a[1] + a[3] - 1
        for index, a in enumerate(boxes)
        for b in boxes[:index]
    )
