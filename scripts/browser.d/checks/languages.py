"""Whether readers of a site in several languages get from each page to the same one in another language, and stay there."""

from __future__ import annotations

import json

from actions import complain, press, settle, until
from chromium import Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "languages"

#: The site of scripts/conformance.d/languages: English, Chinese and Arabic, of which the last runs from right to left.
LABELS = ["languages"]
SELF_TEST = "languages"

MUTATIONS = [
    Mutation("zh-hant/articles/first-day/index.html", 'href="/tour/ar/articles/first-day/"', 'href="/tour/ar/"', "leads to"),
    Mutation("zh-hant/notes/lunch/index.html", '<a href="/tour/" hreflang', '<a href="/tour/about/" hreflang', "leads to"),
    Mutation("ar/index.html", '<html lang="ar" dir="rtl">', '<html lang="ar" dir="ltr">', "runs"),
    Mutation("ar/index.html", '<html lang="ar"', '<html lang="fa"', "is in"),
    Mutation("index.html", '<nav class="languages"', '<nav inert class="languages"', "keyboard"),
    Mutation("assets/wall.css", "", "code { direction: rtl !important; }", "code runs"),
    Mutation("zh-hant/search/entries/0.json", '"/tour/zh-hant/', '"/tour/', "another language"),
    Mutation("ar/events/harbour/index.html", 'href="/tour/ar/', 'href="/tour/', "leaves"),
]

HOMES = {"en": "", "zh-Hant": "zh-hant/", "ar": "ar/"}

#: Pages by their addresses below a language, and the languages that have them.
PAGES = {
    "": list(HOMES), "articles/first-day/": list(HOMES), "events/harbour/": list(HOMES), "people/kip/": list(HOMES),
    "archive/": list(HOMES), "about/": ["en", "zh-Hant"], "notes/lunch/": ["zh-Hant"],
}  # fmt: skip

#: The way from the header and the card to what else there is in the language, without the switch.
LINKS = """
[...document.querySelectorAll('.site-bar a[href], .crumbs a[href], main a[href]')].map(link => new URL(link.href))
  .filter(url => url.origin === location.origin && !/\\.[a-z0-9]+$/.test(url.pathname)).map(url => url.pathname)
"""


def check(site: ServedSite, report: Report) -> None:
    for path, languages in PAGES.items():
        for language in languages:
            look(site, path, language, languages, report)
    for scripts in (True, False):
        follow(site, scripts, report)
    find(site, report)


def look(site: ServedSite, path: str, language: str, languages: list[str], report: Report) -> None:
    """A page is in its language, and its switch leads to each other one."""
    place = "/" + HOMES[language] + path
    report.look()
    with site.open(HOMES[language] + path, View(width=768)) as page:
        found = page.evaluate(
            "({language: document.documentElement.lang, direction: getComputedStyle(document.body).direction,"
            " code: [...document.querySelectorAll('main code')].map(part => getComputedStyle(part).direction),"
            " links: [...document.querySelectorAll('.languages a')].map(link => [link.hreflang, new URL(link.href).pathname])})"
        )
        ways = page.evaluate(LINKS)
        complain(page, report, place)
    report.expect(found["language"] == language, place, f"is in {found['language']}")
    wanted = "rtl" if language == "ar" else "ltr"
    report.expect(found["direction"] == wanted, place, f"runs {found['direction']}")
    report.expect("rtl" not in found["code"], place, "code runs from right to left")
    for other in HOMES.keys() - {language}:
        target = "/tour/" + HOMES[other] + (path if other in languages else "")
        report.expect([other, target] in found["links"], place, f"does not say that {other} leads to {target}: {found['links']}")
    if language != "en":
        # The Arabic menu has no page about the tour, so none of these leads out of the language.
        astray = [way for way in ways if not way.startswith("/tour/" + HOMES[language])]
        report.expect(not astray, place, f"leaves the language for {', '.join(astray)}")


def follow(site: ServedSite, scripts: bool, report: Report) -> None:
    """By the keyboard from the home page to Arabic, and back from an entry there."""
    place = f"the switch {'with' if scripts else 'without'} scripts"
    report.look()
    with site.open("", View(scripts=scripts)) as page:
        if not report.expect(reach(page, "ar"), place, "is not reached by the keyboard"):
            return
        enter(page)
        if not report.expect(settle(page, "location.pathname === '/tour/ar/'"), place, "does not lead to Arabic"):
            return
        page.open(site.url + "ar/songs/rain/")
        report.expect(reach(page, "en"), place, "is not reached by the keyboard from an entry")
        enter(page)
        report.expect(settle(page, "location.pathname === '/tour/songs/rain/'"), place, "does not lead back to the entry")


def reach(page: Page, language: str) -> bool:
    """Goes on by Tab until a language has the focus."""
    for _ in range(40):
        press(page, "Tab")
        if page.evaluate(f"document.activeElement.matches('.languages a[hreflang={json.dumps(language)}]')"):
            return True
    return False


def enter(page: Page) -> None:
    for kind in ("keyDown", "keyUp"):
        page.call("Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", text="\r", windowsVirtualKeyCode=13)


def find(site: ServedSite, report: Report) -> None:
    """A search leads to what is in its language, and to nothing else."""
    for language, words in [("en", "rain"), ("zh-Hant", "雨"), ("ar", "مطر")]:
        place = f"/{HOMES[language]}search/"
        report.look()
        with site.open(HOMES[language] + "search/", View()) as page:
            page.open(page.evaluate("location.href") + "?q=" + words)
            results = "[...document.querySelectorAll('.results a')].map(link => new URL(link.href).pathname)"
            if not report.expect(until(page, f"{results}.length"), place, f"finds nothing for {words}"):
                continue
            found = page.evaluate(results)
        home = "/tour/" + HOMES[language]
        others = [other for other in ("/tour/zh-hant/", "/tour/ar/") if other != home]
        strays = [way for way in found if not way.startswith(home) or way.startswith(tuple(others))]
        report.expect(not strays, place, f"finds what is in another language: {strays}")
