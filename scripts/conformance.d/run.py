"""Runs every check on every site and prints a table of what was looked at and found.

    run.py --self-test
    run.py --clock DATE LABEL=FOLDER=URL...
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from types import ModuleType

from checks import (
    calendars, json_feeds, languages, microformats, newsboat, nu, open_graph, pages, site_files, sitemaps,
    structured_data, styles, w3c, xml_feeds,
)  # fmt: skip
from published_site import PublishedSite
from report import Report
from self_test import self_test

CHECKS: list[ModuleType] = [
    nu, pages, styles, microformats, structured_data, open_graph, xml_feeds, json_feeds, newsboat, calendars, sitemaps,
    site_files, languages,
]  # fmt: skip
if w3c.CHECKOUT:
    CHECKS.append(w3c)

SHOWN_FINDINGS = 12


def run_check(number: int, folder: str, url: str, clock: str) -> Report:
    report = Report.of(CHECKS[number], PublishedSite(Path(folder), url, clock))
    if not report.looked_at:
        report.find(folder, "there was nothing to look at")
    return report


def run_all(sites: list[tuple[str, str, str]], clock: str) -> int:
    """Prints the table; answers how many findings there are."""
    with ProcessPoolExecutor() as pool:
        pending = {
            (number, label): pool.submit(run_check, number, folder, url, clock)
            for number in range(len(CHECKS)) for label, folder, url in sites
        }  # fmt: skip
        reports = {key: future.result() for key, future in pending.items()}
    print(f"{'':20}" + "".join(f"{label:>28}" for label, _, _ in sites))
    for number, check in enumerate(CHECKS):
        cells = [reports[number, label] for label, _, _ in sites]
        words = [f"{cell.looked_at} looked at, {len(cell.findings)} wrong" for cell in cells]
        print(f"{check.NAME:20}" + "".join(f"{each:>28}" for each in words))
    for (number, label), report in reports.items():
        if report.findings:
            print(f"\n{CHECKS[number].NAME}, {label}:")
            for finding in report.findings[:SHOWN_FINDINGS]:
                print(f"  {finding}")
            if len(report.findings) > SHOWN_FINDINGS:
                print(f"  and {len(report.findings) - SHOWN_FINDINGS} more")
    return sum(len(report.findings) for report in reports.values())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--self-test", action="store_true", help="only whether each check finds what it is there for")
    parser.add_argument("--clock", default="2027-01-01T12:00:00+00:00", help="the moment of the build")
    parser.add_argument("sites", nargs="*", help="LABEL=FOLDER=URL")
    arguments = parser.parse_args()
    if arguments.self_test:
        faults = self_test(CHECKS)
        for fault in faults:
            print(f"error: {fault}", file=sys.stderr)
        mutations = sum(len(check.MUTATIONS) for check in CHECKS)
        print(f"{len(CHECKS)} checks tried on a sound site and on {mutations} broken ones; {len(faults)} failed")
        return 1 if faults else 0
    sites = [tuple(site.split("=", 2)) for site in arguments.sites]
    findings = run_all(sites, arguments.clock)
    if findings:
        print(f"\nerror: {findings} findings", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
