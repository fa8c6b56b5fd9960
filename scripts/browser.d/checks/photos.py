"""Whether a lightbox shows the photos of a page, with keys, fingers and buttons, and gives the focus back."""

from __future__ import annotations

from actions import complain, press, swipe, until
from chromium import View
from report import Report
from served_site import Mutation, ServedSite

NAME = "photos"

#: The site that small_site.py makes up.
LABELS = ["small"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/lightbox.js", "ArrowRight", "ArrowDown", "next photo"),
    Mutation("assets/lightbox.js", "link.focus()", "link.blur()", "focus"),
    Mutation("assets/lightbox.js", 'part("span").textContent', "link.title", "caption"),
    Mutation("assets/lightbox.js", "> 40", "> 4000", "swipe"),
    Mutation("assets/lightbox.js", "void (", "(", "Escape"),
]


def check(site: ServedSite, report: Report) -> None:
    place = "photos"
    shown = (
        "(() => { const box = document.querySelector('dialog[open]'), image = box?.querySelector('img');"
        " return box && [image.alt, new URL(image.src).pathname.split('/').pop(),"
        " box.querySelector('figcaption span').textContent.trim()] })()"
    )
    with site.open("media/squares/", View()) as page:
        report.look()
        page.evaluate("document.querySelector('figure > a').click()")
        until(page, "document.querySelector('dialog[open]')")
        first = ["A red square", "red.png", "The first square"]
        report.expect(page.evaluate(shown) == first, place, f"not the photo with its caption: {page.evaluate(shown)}")
        for key, name in [("ArrowRight", "green.png"), ("ArrowRight", "blue.png"), ("ArrowRight", "red.png"), ("ArrowLeft", "blue.png")]:
            press(page, key)
            now = page.evaluate(shown)
            report.expect(now and now[1] == name, place, f"{key} does not lead to the next photo, {name}: {now}")
        report.expect(page.evaluate(shown)[2] == "The last square", place, "the caption is not that of the photo")
        swipe(page, -200)
        report.expect(page.evaluate(shown)[1] == "red.png", place, "a swipe does not lead to the next photo")
        page.evaluate("document.querySelector('dialog [value=\"1\"]').click()")
        report.expect(page.evaluate(shown)[1] == "green.png", place, "the button does not lead to the next photo")
        press(page, "Escape")
        report.expect(until(page, "!document.querySelector('dialog[open]')"), place, "Escape does not close it")
        focus = "document.activeElement?.getAttribute('href')?.endsWith('red.png')"
        report.expect(until(page, focus), place, "the focus is not back where it was")
        complain(page, report, place)
