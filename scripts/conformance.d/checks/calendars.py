"""icalendar, strictly, on every calendar, and the lines by the letter of RFC 5545."""

from __future__ import annotations

import re
from datetime import datetime

import icalendar

from published_site import PublishedSite
from report import Report

NAME = "calendars"

LONGEST_LINE = 75

MUTATIONS = [
    ("calendar.ics", "END:VCALENDAR\r\n", "", "calendars"),
    ("calendar.ics", "BEGIN:VEVENT\r\n", "VEVENT\r\n", "cannot be read"),
    ("calendar.ics", "VERSION:2.0\r\n", "", "VERSION"),
    ("calendar.ics", "UID:1\r\n", "", "UID"),
    ("calendar.ics", "DTSTAMP:20260503T020000Z\r\n", "", "DTSTAMP"),
    ("calendar.ics", "DTSTAMP:20260503T020000Z", "DTSTAMP:20260503T020000", "UTC"),
    ("calendar.ics", "DTSTART;TZID=Asia/Taipei:20260601T190000", "DTSTART;TZID=Asia/Taipei:tomorrow", "DTSTART"),
    ("calendar.ics", "TZID:Asia/Taipei\r\n", "TZID:Asia/Tokyo\r\n", "VTIMEZONE"),
    ("calendar.ics", "STATUS:CONFIRMED", "STATUS:PERHAPS", "STATUS"),
    ("calendar.ics", "SEQUENCE:0\r\n", "", "SEQUENCE"),
    ("calendar.ics", "\r\n", "\n", "CRLF"),
    ("calendar.ics", "SUMMARY:Show", "SUMMARY:" + "x" * 80, "octets"),
    ("calendar.ics", "SUMMARY:Show", "SUMMARY:雨\udcff", "UTF-8"),
    ("calendar.ics", "SUMMARY:Show", "SUMMARY:One; two", "escaped"),
    ("calendar.ics", "SUMMARY:Show", "SUMMARY:One\x01", "control"),
    ("calendar.ics", "DTEND;VALUE=DATE:20260702", "DTEND;VALUE=DATE:20260701", "ends"),
    ("calendar.ics", "UID:2", "UID:1", "twice"),
    ("entry/event.ics", "UID:1", "UID:3", "calendar.ics"),
]


def check(site: PublishedSite, report: Report) -> None:
    known: dict[str, set[str]] = {}
    for path in site.named(".ics"):
        report.look()
        check_lines(path, site.bytes(path), report)
        try:
            calendars = icalendar.Calendar.from_ical(site.bytes(path), multiple=True)
        except Exception as error:  # the library raises what its parts raise
            report.find(path, f"cannot be read: {error}")
            continue
        report.expect(len(calendars) == 1, path, f"holds {len(calendars)} calendars")
        for calendar in calendars:
            known[path] = check_calendar(path, calendar, report)
    # The days of the year are a calendar of their own, and each language of a site has one of all its events.
    for path, identities in known.items():
        if path.endswith("on-this-day/calendar.ics"):
            continue
        folders = path.split("/")[:-1]
        places = ("/".join(folders[:count] + ["calendar.ics"]) for count in range(len(folders), -1, -1))
        whole = next((known[place] for place in places if place in known), set())
        report.expect(identities <= whole, path, f"calendar.ics lacks {', '.join(identities - whole)}")


def check_lines(path: str, data: bytes, report: Report) -> None:
    """Content lines (RFC 5545, section 3.1)."""
    lines = data.split(b"\r\n")
    report.expect(lines[-1] == b"" and b"\n" not in b"".join(lines), path, "a line does not end with CRLF")
    for number, line in enumerate(lines, 1):
        report.expect(len(line) <= LONGEST_LINE, f"{path}:{number}", f"has {len(line)} octets")
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            report.find(f"{path}:{number}", "is not UTF-8; folded within a character?")
            continue
        report.expect(not re.search("[\x00-\x08\x0a-\x1f\x7f\ufeff]", text), f"{path}:{number}", "holds a control character")
    unfolded = re.sub(rb"\r\n[ \t]", b"", data).split(b"\r\n")
    for line in unfolded:
        match = re.fullmatch(rb"(SUMMARY|DESCRIPTION|LOCATION|COMMENT|NAME|X-WR-CALNAME)(?:;[^:]*)?:(.*)", line)
        if match:
            sound = re.fullmatch(rb"(?:[^\\;,]|\\[\\;,nN])*", match.group(2))
            report.expect(sound, path, f"{match.group(1).decode()} is not escaped")


def check_calendar(path: str, calendar: icalendar.Calendar, report: Report) -> set[str]:
    """Components and their properties (section 3.6); answers the identities of the events."""
    report.expect(str(calendar.get("VERSION")) == "2.0", path, "VERSION is not 2.0")
    report.expect(calendar.get("PRODID"), path, "has no PRODID")
    zones = {str(zone.get("TZID")) for zone in calendar.walk("VTIMEZONE")}
    for component in calendar.walk():
        for name, error in component.errors:
            report.find(path, f"{name}: {error}")
        for name, value in component.property_items(recursive=False):
            zone = getattr(value, "params", {}).get("TZID")
            report.expect(zone is None or zone in zones, path, f"{name} is in {zone}, which has no VTIMEZONE")
    events = calendar.walk("VEVENT")
    identities = [str(event.get("UID")) for event in events]
    for identity in {each for each in identities if identities.count(each) > 1}:
        report.find(path, f"the UID {identity} stands twice")
    for event in events:
        check_event(path, event, report)
    return set(identities)


def check_event(path: str, event: icalendar.Event, report: Report) -> None:
    name = event.get("UID")
    for required in ("UID", "DTSTAMP", "DTSTART", "SUMMARY", "SEQUENCE", "STATUS"):
        value = event.get(required)
        report.expect(value is not None and not isinstance(value, list), path, f"{name} has not one {required}")
    status = event.get("STATUS")
    report.expect(status in ("TENTATIVE", "CONFIRMED", "CANCELLED"), path, f"the STATUS of {name} is {status}")
    for stamp in ("DTSTAMP", "CREATED", "LAST-MODIFIED"):
        if stamp in event:
            text = event[stamp].to_ical().decode()
            report.expect(text.endswith("Z"), path, f"{stamp} of {name} is not in UTC")
    if not {"DTSTART", "DTEND"} <= set(event) or event.errors:
        return
    start, end = event["DTSTART"].dt, event["DTEND"].dt
    report.expect(isinstance(start, datetime) == isinstance(end, datetime), path, f"{name} starts and ends in two forms")
    if isinstance(start, datetime) == isinstance(end, datetime):
        report.expect(start < end or isinstance(start, datetime) and start == end, path, f"{name} ends before it starts")
