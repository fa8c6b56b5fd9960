"""Whether entries are found: by the keyboard from any page, by every word of their titles, and what is shown of them."""

from __future__ import annotations

import json
import re
import urllib.parse

from actions import complain, press, settle, until
from chromium import Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "search"

#: The site that small_site.py makes up is tried by hand; on the mixed wall the words of titles are looked up.
LABELS = ["small", "mixed"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/open.js", 'event.key === "/"', 'event.key === "?"', "the key / does not lead"),
    Mutation("assets/search.js", "form.hidden = false", "0", "the form is not shown"),
    Mutation("assets/search.js", 'part("a").href = record.url', "0", "no result leads"),
    Mutation("assets/search.js", 'createElement("mark")', 'createElement("b")', "not marked"),
    Mutation("assets/search.js", "history.replaceState(", "void (", "the address does not say"),
    Mutation("assets/search.js", "location.pathname +", "location.href +", "the address does not say"),
    Mutation("assets/search.js", "archive.hidden = isAsked", "0", "the archive stays"),
    Mutation("assets/search.js", "all.length.toLocaleString", '"".toLocaleString', "how many"),
    Mutation("assets/search.js", 'normalize("NFC").toLowerCase()', "toString()", "capitals"),
    Mutation("assets/search.js", "for (const rows of facets) weigh", "for (const rows of []) weigh", "narrowed"),
    Mutation("assets/open.js", "/[?#]/", '"#"', "throws the results away"),
    Mutation("search/index.html", 'role="search"', "", "without scripts"),
]

RESULTS = "[...document.querySelectorAll('.results a')].map(link => link.pathname)"

#: Of a title, the words are looked up that no more titles have than are shown at first.
SHOWN = 10

#: The kinds that always have a title.
TITLED = {"article", "song", "album", "playlist", "event"}

#: How many of the entries are looked up, so that a run takes seconds.
STEP = 12

UNDIVIDED = re.compile(r"[\u0e00-\u0eff\u3005-\u3007\u3041-\u30ff\u3400-\u9fff\uac00-\ud7a3]{2}")


def check(site: ServedSite, report: Report) -> None:
    if site.label == "small":
        check_steps(site, report)
    else:
        check_titles(site, report)


def ask(page: Page, words: str, **choices: str) -> None:
    """Writes words into the form, and sends it."""
    values = json.dumps({"q": words, **choices})
    page.evaluate(
        "(() => { const form = document.querySelector('form.search'); form.reset();"
        f" for (const [name, value] of Object.entries({values})) form.elements[name].value = value;"
        " form.requestSubmit() })()"
    )


def check_steps(site: ServedSite, report: Report) -> None:
    place = "search"
    with site.open("search/", View(scripts=False)) as page:
        report.look()
        # The form is for scripts alone.
        is_plain = page.evaluate(
            "document.querySelector('form[role=search]')?.hidden && !!document.querySelector('[data-archive] a[href]')"
        )
        report.expect(is_plain, place, "without scripts the page is no archive")
    with site.open("", View()) as page:
        report.look()
        press(page, "/")
        if not settle(page, "location.pathname.endsWith('/search/') && document.querySelector('[data-ready]')"):
            report.find(place, "the key / does not lead to the search")
            page.open(site.url + "search/")
            settle(page, "document.querySelector('[data-ready]')")
        if not report.expect(until(page, "!document.querySelector('form.search').hidden"), place, "the form is not shown"):
            return
        report.expect(until(page, "document.activeElement?.name == 'q'"), place, "the focus is not on the words")
        # Whoever skips to the content has its place in the address.
        page.evaluate("history.replaceState(history.state, '', '#_main')")
        page.call("Input.insertText", text="TÖNES")
        found = until(page, f"{RESULTS}.some(path => path.endsWith('/three-tones/') || path.includes('tones'))")
        if not report.expect(found, place, "capitals and accents matter, or no result leads to its entry"):
            return
        marked = page.evaluate("[...document.querySelectorAll('.results mark')].map(part => part.textContent)")
        report.expect("tones" in marked, place, "what was asked for is not marked")
        said = page.evaluate("document.querySelector('[role=status]').textContent")
        count = page.evaluate("document.querySelectorAll('.results .card').length")
        report.expect(str(count) in said, place, f"nobody is told how many were found: {said}")
        address = page.evaluate("location.search")
        report.expect(urllib.parse.parse_qs(address[1:]).get("q") == ["TÖNES"], place, "the address does not say what was asked")
        report.expect(page.evaluate("document.querySelector('[data-archive]').hidden"), place, "the archive stays below the results")
        page.evaluate("document.querySelector('.results').isSame = true; location.hash = 'other'")
        page.evaluate("new Promise(done => setTimeout(done, 500))")
        report.expect(page.evaluate("document.querySelector('.results').isSame"), place, "a link to a part of the page throws the results away")
        complain(page, report, place)
        page.call("Page.reload")
        report.expect(
            settle(page, f"{RESULTS}.length == {count} && document.querySelector('[name=q]').value == 'TÖNES'"),
            place, "the address does not lead to the results",
        )  # fmt: skip
        everything = page.evaluate("[...document.querySelectorAll('[name=kind] option')].map(part => part.value)")
        for kind in everything[1:]:
            report.look()
            ask(page, "", kind=kind)
            name = kind.removeprefix("kind:")
            is_narrow = until(
                page,
                f"{RESULTS}.length && [...document.querySelectorAll('.results .card')].every(card => card.matches('.accent-{name}'))",
            )
            report.expect(is_narrow, place, f"the results are not narrowed to {kind}")
        ask(page, "nowhere at all")
        report.expect(until(page, f"!{RESULTS}.length && document.querySelector('[role=status]').textContent"), place,
                      "nobody is told that nothing was found")  # fmt: skip


def words_of(title: str) -> list[str]:
    """What of a title is asked for: words, and two characters of what is not divided."""
    return list(dict.fromkeys([UNDIVIDED.match(word)[0] if UNDIVIDED.match(word) else word
                               for word in re.findall(r"[^\W_]+", title)]))  # fmt: skip


def check_titles(site: ServedSite, report: Report) -> None:
    files = sorted((site.folder / "search/entries").glob("*.json"), key=lambda file: int(file.stem))
    records = [record for file in files for record in json.loads(file.read_text())]
    # Kinds without titles are called by the beginning of their words, which are no more than that.
    titled = [record for record in records if record["kind"] in TITLED]
    folded = [record["title"].casefold() for record in records]
    asked = 0
    with site.open("search/", View()) as page:
        settle(page, "document.querySelector('[data-ready]')")
        for record in titled[::STEP]:
            for word in words_of(record["title"]):
                if sum(word.casefold() in title for title in folded) > SHOWN:
                    continue
                asked += 1
                report.look()
                ask(page, word)
                if not until(page, f"{RESULTS}.slice(0, {SHOWN}).includes({json.dumps(urllib.parse.quote(record['url'], safe='/%'))})"):
                    report.find(record["url"], f"is not among the first {SHOWN} for {word}")
        complain(page, report, "search")
    report.measure(f"{asked} words of titles lead to their entries")
