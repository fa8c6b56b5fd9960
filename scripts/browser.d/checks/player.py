"""Whether a recording plays on while links are followed, and whether the pages are then what they should be."""

from __future__ import annotations

from actions import call, complain, settle, until
from chromium import View
from report import Report
from served_site import Mutation, ServedSite

NAME = "player"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/player.js", "slot.replaceChildren(playing)", "0", "plays on"),
    Mutation("assets/player.js", "focus({ preventScroll: true })", "id", "focus"),
    Mutation("assets/player.js", '"popstate"', '"never"', "back"),
    Mutation("assets/player.js", "run(page)", "0", "remember"),
    Mutation("assets/player.js", "bar.remove();\n  main", "main", "close"),
]


def check(site: ServedSite, report: Report) -> None:
    place = "player"
    with site.open("songs/song-2/", View()) as page:
        report.look()
        page.evaluate("localStorage.layout = 'grid'")
        page.evaluate("window.recording = document.querySelector('audio'); null")
        call(page, "recording.play().then(() => null)")
        plays = until(page, "recording.currentTime > .3")
        report.expect(plays, place, "a recording does not play")
        title = page.evaluate("document.title")
        page.evaluate("document.querySelector('.kinds a[href$=\"/notes/\"]').click()")
        arrived = settle(page, "location.pathname.endsWith('/notes/') && document.querySelector('h1')?.textContent == 'Notes'")
        report.expect(arrived, place, "a link does not lead to its page")
        on = "window.recording?.isConnected && !recording.paused && document.querySelectorAll('audio').length == 1"
        before = page.evaluate("window.recording?.currentTime ?? 0")
        plays = before > 0.3 and until(page, f"({on}) && recording.currentTime > {before + 0.2}")
        if not report.expect(plays, place, "no recording plays on over a link"):
            return
        report.expect(page.evaluate("document.activeElement.id") == "_main", place, "the focus is not on the new page")
        report.expect(page.evaluate("document.title") != title, place, "the title is that of the page before")
        canonical = page.evaluate("document.querySelector('[rel=canonical]').href")
        report.expect(canonical.endswith("/notes/"), place, f"the canonical address is {canonical}")
        layout = "document.querySelector('.layouts :checked')?.value == 'grid'"
        report.expect(until(page, layout), place, "a new page does not remember the layout")
        # The page that was put in place does what it does when it is opened.
        page.evaluate("document.querySelector('[data-more]').click()")
        report.expect(until(page, "document.querySelectorAll('.wall').length == 2"), place, "a new page runs no scripts")
        page.evaluate("document.querySelector('.player-bar a').click()")
        until(page, "location.pathname.endsWith('/songs/song-2/')")
        report.expect(until(page, "document.querySelector('h1')?.textContent == 'Song 2'"), place, "no link to the song")
        page.evaluate("history.back()")
        back = until(page, "location.pathname.endsWith('/notes/') && document.querySelector('h1')?.textContent == 'Notes'")
        report.expect(back, place, "the way back does not lead to the page before")
        report.expect(until(page, "document.querySelectorAll('.wall').length == 2"), place, "the way back loses entries")
        report.expect(page.evaluate("!recording.paused"), place, "a recording stops on the way back")
        page.evaluate("document.querySelector('.player-bar button').click()")
        is_off = "recording.paused && !document.querySelector('.player-bar')"
        report.expect(page.evaluate(is_off), place, "the player does not close")
        page.evaluate("document.querySelector('.site-title').click()")
        report.expect(settle(page, "!window.recording && location.pathname"), place, "links are not followed afterwards")
        complain(page, report, place)
