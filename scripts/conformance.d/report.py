"""What a check looked at, and what it found."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from types import ModuleType

from published_site import PublishedSite


@dataclass
class Report:
    """Collects the findings of one check on one site; a check that looked at nothing says so by its count."""

    looked_at: int = 0
    findings: list[str] = field(default_factory=list)

    def look(self, count: int = 1) -> None:
        """Counts a document, or several."""
        self.looked_at += count

    def find(self, path: str, words: str) -> None:
        """Notes what is wrong with a file."""
        self.findings.append(f"{path}: {words}")

    def expect(self, condition: object, path: str, words: str) -> bool:
        """Notes what is wrong where a condition does not hold, and says whether it does."""
        if not condition:
            self.find(path, words)
        return bool(condition)

    @classmethod
    def of(cls, check: ModuleType, site: PublishedSite) -> Report:
        """Runs a check on a site; a check that breaks is a finding."""
        report = cls()
        try:
            check.check(site, report)
        except Exception:
            report.find(str(site.folder), f"the check itself failed: {traceback.format_exc()}")
        return report
