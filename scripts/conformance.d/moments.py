"""Dates in the forms that formats require."""

from __future__ import annotations

import re
from datetime import datetime
from email.utils import parsedate_to_datetime

RFC_3339 = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)")
RFC_822 = re.compile(
    r"(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d? (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} "
    r"\d\d:\d\d:\d\d ([+-]\d{4}|GMT)"
)
NAMES_OF_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def rfc_3339(text: object) -> datetime | None:
    """A date of Atom, JSON Feed or HTML; None where it is not one."""
    if not isinstance(text, str) or not RFC_3339.fullmatch(text):
        return None
    try:
        return datetime.fromisoformat(text.replace("Z", "+00:00"))
    except ValueError:
        return None


def rfc_822(text: str) -> datetime | None:
    """A date of RSS; None where it is not one, or names the wrong day of the week."""
    if not RFC_822.fullmatch(text):
        return None
    try:
        moment = parsedate_to_datetime(text)
    except ValueError:
        return None
    return moment if NAMES_OF_DAYS[moment.weekday()] == text[:3] else None
