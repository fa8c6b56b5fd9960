"""What a check measured on a site, and what it found."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from types import ModuleType

from served_site import ServedSite


@dataclass
class Report:
    """Collects the measures and findings of one check on one site."""

    looked_at: int = 0
    #: How long it took.
    seconds: float = 0
    measures: list[str] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)

    def look(self, count: int = 1) -> None:
        """Counts a thing that was looked at, or several."""
        self.looked_at += count

    def measure(self, words: str) -> None:
        """Notes a number for the table."""
        self.measures.append(words)

    def find(self, place: str, words: str) -> None:
        """Notes what is wrong with a place."""
        self.findings.append(f"{place}: {words}")

    def expect(self, condition: object, place: str, words: str) -> bool:
        """Notes what is wrong where a condition does not hold, and says whether it does."""
        if not condition:
            self.find(place, words)
        return bool(condition)

    @classmethod
    def of(cls, check: ModuleType, site: ServedSite) -> Report:
        """Runs a check on a site; a check that breaks, or finds nothing to look at, is a finding."""
        report = cls()
        started = time.monotonic()
        try:
            check.check(site, report)
        except Exception:
            report.find(site.label, f"the check itself failed: {traceback.format_exc()}")
        report.seconds = time.monotonic() - started
        if not report.looked_at:
            report.find(site.label, "there was nothing to look at")
        return report
