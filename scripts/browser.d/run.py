"""Looks at sites in a browser with every check, and prints what was measured and found.

    run.py --self-test FOLDER
    run.py LABEL=FOLDER...
"""

from __future__ import annotations

import argparse
import os
import queue
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType

from checks import (
    accessibility, card_sizes, filters, languages, layouts, loading, older_entries, on_this_day, photos, player, policy,
    reflow, search,
)  # fmt: skip
from chromium import Chromium
from report import Report
from self_test import self_test
from served_site import serve

# A check is a module with
#   NAME       what the table calls it, and what --only takes
#   MUTATIONS  changes to the site of the self-test, each of which it must find
#   check(site: ServedSite, report: Report)
#   LABELS     the sites that it looks at; without it, all
#   SELF_TEST  the site of its self-test, beside that of the others; without it, theirs
#   ALONE      whether it measures times, and runs while nothing else does
CHECKS: list[ModuleType] = [
    card_sizes, loading, reflow, accessibility, layouts, older_entries, on_this_day, photos, player, filters, search,
    languages, policy,
]  # fmt: skip

SHOWN_FINDINGS = 12


def run_all(checks: list[ModuleType], sites: list[tuple[str, str]]) -> int:
    """Prints what was measured; answers how many findings there are."""
    jobs = [(check, site) for site in sites for check in checks if site[0] in getattr(check, "LABELS", [site[0]])]
    alone = [job for job in jobs if getattr(job[0], "ALONE", False)]
    together = [job for job in jobs if job not in alone]
    return sum(
        len(report.findings)
        for group, workers in [(alone, 1), (together, os.cpu_count() or 1)]
        for report in run_jobs(group, workers)
    )


def run_jobs(jobs: list[tuple[ModuleType, tuple[str, str]]], workers: int) -> Iterator[Report]:
    """Runs checks on sites, as many at a time as there are workers, each with a browser of its own, and prints each
    report in the order of the jobs."""
    browsers: queue.SimpleQueue[Chromium] = queue.SimpleQueue()

    def run(job: tuple[ModuleType, tuple[str, str]]) -> Report:
        check, (label, folder) = job
        browser = browsers.get()
        try:
            with serve(label, Path(folder), browser) as site:
                return Report.of(check, site)
        finally:
            browsers.put(browser)

    with ExitStack() as running:
        for _ in range(workers):
            browsers.put(running.enter_context(Chromium.start()))
        pool = running.enter_context(ThreadPoolExecutor(workers))
        for (check, (label, _)), report in zip(jobs, pool.map(run, jobs)):
            show(check, label, report)
            yield report


def show(check: ModuleType, label: str, report: Report) -> None:
    """Prints what a check measured of a site, and the first of what it found."""
    print(f"{label}: {check.NAME}: {report.looked_at} looked at, {len(report.findings)} wrong, {report.seconds:.0f} s")
    for measure in report.measures:
        print(f"  {measure}")
    for finding in report.findings[:SHOWN_FINDINGS]:
        print(f"  error: {finding}")
    if len(report.findings) > SHOWN_FINDINGS:
        print(f"  and {len(report.findings) - SHOWN_FINDINGS} more")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", metavar="FOLDER", help="only whether each check finds what it is there for")
    parser.add_argument("--only", metavar="NAME", action="append", help="one check; may be repeated")
    parser.add_argument("sites", nargs="*", help="LABEL=FOLDER")
    arguments = parser.parse_args()
    unknown = set(arguments.only or []) - {check.NAME for check in CHECKS}
    if unknown:
        parser.error(f"no check is called {', '.join(unknown)}; there are {', '.join(c.NAME for c in CHECKS)}")
    checks = [check for check in CHECKS if not arguments.only or check.NAME in arguments.only]
    if arguments.self_test:
        with Chromium.start() as browser:
            faults = self_test(checks, Path(arguments.self_test), browser)
        for fault in faults:
            print(f"error: {fault}", file=sys.stderr)
        mutations = sum(len(check.MUTATIONS) for check in checks)
        print(f"{len(checks)} checks tried on a sound site and on {mutations} broken ones; {len(faults)} failed")
        return 1 if faults else 0
    sites = [tuple(site.split("=", 1)) for site in arguments.sites]
    if not any(label in getattr(check, "LABELS", [label]) for label, *_ in sites for check in checks):
        parser.error("none of these checks looks at sites of such labels; nothing would be checked")
    findings = run_all(checks, sites)
    if findings:
        print(f"\nerror: {findings} findings", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
