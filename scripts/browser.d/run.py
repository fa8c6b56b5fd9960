"""Looks at sites in a browser with every check, and prints what was measured and found.

    run.py --self-test FOLDER
    run.py LABEL=FOLDER...
"""

from __future__ import annotations

import argparse
import sys
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
CHECKS: list[ModuleType] = [
    card_sizes, loading, reflow, accessibility, layouts, older_entries, on_this_day, photos, player, filters, search,
    languages, policy,
]  # fmt: skip

SHOWN_FINDINGS = 12


def run_all(checks: list[ModuleType], sites: list[tuple[str, str]], browser: Chromium) -> int:
    """Prints what was measured; answers how many findings there are."""
    count = 0
    for label, folder in sites:
        for check in checks:
            if label not in getattr(check, "LABELS", [label]):
                continue
            with serve(label, Path(folder), browser) as site:
                report = Report.of(check, site)
            print(f"{label}: {check.NAME}: {report.looked_at} looked at, {len(report.findings)} wrong")
            for measure in report.measures:
                print(f"  {measure}")
            for finding in report.findings[:SHOWN_FINDINGS]:
                print(f"  error: {finding}")
            if len(report.findings) > SHOWN_FINDINGS:
                print(f"  and {len(report.findings) - SHOWN_FINDINGS} more")
            sys.stdout.flush()
            count += len(report.findings)
    return count


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
    with Chromium.start() as browser:
        if arguments.self_test:
            faults = self_test(checks, Path(arguments.self_test), browser)
            for fault in faults:
                print(f"error: {fault}", file=sys.stderr)
            mutations = sum(len(check.MUTATIONS) for check in checks)
            print(f"{len(checks)} checks tried on a sound site and on {mutations} broken ones; {len(faults)} failed")
            return 1 if faults else 0
        findings = run_all(checks, [tuple(site.split("=", 1)) for site in arguments.sites], browser)
    if findings:
        print(f"\nerror: {findings} findings", file=sys.stderr)
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
