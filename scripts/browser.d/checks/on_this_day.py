"""Whether the home page shows what happened on the day of its reader, whenever it was built."""

from __future__ import annotations

import datetime
import re

from chromium import Page, View
from report import Report
from served_site import Mutation, ServedSite

NAME = "on-this-day"

LABELS = ["sample"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("assets/today.js", "mark > 0", "mark > 9", "shows"),
    Mutation("assets/today.js", "place.hidden = false;", "setTimeout(() => (place.hidden = false), 400);", "moves"),
    Mutation("assets/today.js", "getMonth()", "getMonth() + 1", "leads to"),
    Mutation("index.html", 'data-year="20', 'data-year="19', "shows"),
]  # fmt: skip

#: The clock of the browser, at noon of a day.
CLOCK = """
Date = class extends Date {
  constructor(...parts) { parts.length ? super(...parts) : super(YEAR, MONTH - 1, DAY, 12) }
  static now() { return new Date().getTime() }
};
"""

#: What is there once it has been filled, and how far everything below has moved since it was first seen.
MEASURE = """
(async () => {
  let moved = 0;
  new PerformanceObserver(list => list.getEntries().forEach(shift => { moved += shift.value }))
    .observe({type: 'layout-shift', buffered: true});
  const place = document.querySelector('[data-days]');
  for (let turn = 0; turn < 60 && !place.hidden && !place.querySelector('span').textContent; turn++)
    await new Promise(done => setTimeout(done, 50));
  await new Promise(done => setTimeout(done, 500));
  const link = place.querySelector('a');
  link.focus();
  return {shown: place.checkVisibility(), to: new URL(link.href).pathname, words: place.querySelector('span').textContent,
    reached: document.activeElement === link, moved};
})()
"""


def check(site: ServedSite, report: Report) -> None:
    home = (site.folder / "index.html").read_text()
    marks, last = re.search(r'data-days="(\d+)" data-year="(\d+)"', home).groups()
    year = int(last)
    days = [datetime.date(2000, 1, 1) + datetime.timedelta(days=number) for number in range(366)]
    # Days that go back one year or more, in the last year and in the next, and one of no year.
    looks = [(mark, at) for mark in sorted(set(marks)) for at in ([year, year + 1] if mark == "1" else [year])]
    for path in ["", "on-this-day/"]:
        for mark, at in looks:
            look(site, path, days[marks.index(mark)], at, mark != "0" and year - int(mark) + 1 < at, report)
    for path in ["", "on-this-day/"]:
        with site.open(path, View(scripts=False)) as page:
            seen = page.evaluate("document.querySelector('[data-days]').checkVisibility()")
            report.expect(not seen, f"/{path} without scripts", "shows a day")
            leads = page.evaluate("document.querySelectorAll('a[href*=\"on-this-day/\"]').length")
            report.expect(leads > 0, f"/{path} without scripts", "nothing leads to the days")


def look(site: ServedSite, path: str, day: datetime.date, year: int, is_remembered: bool, report: Report) -> None:
    place = f"/{path} on {day:%m-%d} of {year}"
    report.look()
    # What is late on a busy machine, such as the typeface, moves the page once, and not again.
    for _ in range(2):
        with site.browser.page(View(width=1280)) as page:
            set_clock(page, year, day)
            page.open(site.url + path)
            found = page.evaluate(MEASURE)
        if found["moved"] < 0.001:
            break
    report.expect(found["shown"] == is_remembered, place, f"shows {found['words'] or 'nothing'}")
    if not (found["shown"] and is_remembered):
        return
    report.expect(found["moved"] < 0.001, place, f"moves by {found['moved']:.3f}")
    report.expect(found["to"].endswith(f"/on-this-day/{day:%m-%d}/"), place, f"leads to {found['to']}")
    report.expect(found["reached"], place, "is not reached by the keyboard")
    years = [int(number) for number in re.findall(r" · (\d{4}) ", found["words"])]
    report.expect(bool(years), place, f"names no year: {found['words']}")
    report.expect(all(number < year for number in years), place, f"shows what is of the year itself: {found['words']}")


def set_clock(page: Page, year: int, day: datetime.date) -> None:
    clock = CLOCK.replace("YEAR", str(year)).replace("MONTH", str(day.month)).replace("DAY", str(day.day))
    page.call("Page.addScriptToEvaluateOnNewDocument", source=clock)
