"""Whether the walls that "Browse" leads to take the place of the one that is shown, with address, title, focus and words."""

from __future__ import annotations

from actions import call, complain, press, settle, until
from chromium import View
from report import Report
from served_site import Mutation, ServedSite

NAME = "filters"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/filter.js", "visit(new URL(link)", "void (new URL(link)", "not shown"),
    Mutation("assets/filter.js", "return false;\n  visit", "return false;\n  location = link;\n  visit", "loaded anew"),
    Mutation("assets/filter.js", "status.textContent = document.title", "0", "says"),
    Mutation("assets/filter.js", '".site-bar summary"', '"#_main"', "focus"),
    Mutation("assets/page.js", "history.pushState({}, \"\", url)", "0", "address"),
    Mutation("assets/open.js", '"focusin"', '"never"', "hides"),
    Mutation("assets/page.js", "if (!answer.ok ||", "if (0 &&", "cannot be read"),
    Mutation("assets/page.js", '"popstate"', '"never"', "back"),
]

LINK = "document.querySelector('.site-bar .browse a[href$=\"{}\"]')"
KINDS = "[...document.querySelectorAll('.wall .card')].map(card => card.classList[1]).filter((kind, place, all) => all.indexOf(kind) == place).join()"


def check(site: ServedSite, report: Report) -> None:
    place = "filters"
    for view in (View(), View(width=360, height=640)):
        with site.open("", view) as page:
            report.look()
            title = page.evaluate("document.title")
            page.evaluate("window.isSame = true; document.querySelector('.site-bar summary').focus()")
            press(page, " ")
            report.expect(until(page, "document.querySelector('.site-bar .browse').open"), place, "Browse does not open by keyboard")
            page.evaluate("document.querySelector('.wall a').focus()")
            report.expect(not page.evaluate("document.querySelector('.site-bar .browse').open"), place, "Browse stays open and hides what has the focus")
            call(page, LINK.format("/notes/") + ".click()")
            if not report.expect(settle(page, f"{KINDS} == 'card-text'"), place, "the wall of a kind is not shown"):
                return
            if not report.expect(page.evaluate("window.isSame"), place, "the page is loaded anew"):
                return
            report.expect(page.evaluate("location.pathname").endswith("/notes/"), place, "the address is that of the wall before")
            report.expect(page.evaluate("document.title") != title, place, "the title is that of the wall before")
            focus = page.evaluate("document.activeElement.localName")
            report.expect(focus == "summary", place, f"the focus is on {focus}")
            said = until(page, "[...document.querySelectorAll('[role=status]')].some(part => part.textContent == document.title)")
            report.expect(said, place, "nothing says which wall is shown")
            current = page.evaluate("document.querySelector('.kinds [aria-current]').textContent")
            report.expect(current == "Notes", place, f"{current} is marked")
            page.evaluate("history.back()")
            back = settle(page, f"document.title == {title!r} && document.querySelector('.masthead') && window.isSame")
            report.expect(back, place, "the way back does not lead to the wall before")
            # What is not there is followed, and the server says so.
            page.evaluate(f"window.isSame = true; {LINK.format('/notes/')}.href = 'nowhere/'; document.querySelector('.site-bar .browse a[href=\"nowhere/\"]').click()")
            followed = settle(page, "!window.isSame && location.pathname.endsWith('/nowhere/')")
            report.expect(followed, place, "a link to a page that cannot be read is not followed")
    with site.open("", View(scripts=False)) as page:
        report.expect(page.evaluate(LINK.format("/notes/") + ".pathname").endswith("/notes/"), place, "without scripts, there is no link")
