"""The W3C Feed Validator on every RSS and Atom feed.

It is in no registry: FEEDSITE_FEEDVALIDATOR names a checkout of https://github.com/w3c/feedvalidator.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from published_site import PublishedSite
from report import Report

NAME = "W3C Feed Validator"

CHECKOUT = os.environ.get("FEEDSITE_FEEDVALIDATOR")

# What it warns of and cannot be otherwise: the event, the element, the reason.
ACCEPTED = {
    ("NotBlank", "title"): "a note has no title, and Atom wants the element",
}

MUTATIONS = [
    ("feed.xml", "<lastBuildDate>Sun", "<lastBuildDate>Mon", "IncorrectDOW"),
    ("feed.xml", "<language>en</language>", "<language>English</language>", "InvalidLanguage"),
    ("feed.xml", "&lt;p&gt;Text", "&lt;p&gt;&lt;script&gt;&lt;/script&gt;Text", "SecurityRisk"),
    ("feed.xml", "href=&quot;https://example.org/site/", "href=&quot;/site/", "ContainsRelRef"),
    ("feed.xml", ' length="10"', "", "MissingAttribute"),
    ("atom.xml", "<id>urn:uuid:90000000-0000-4000-8000-000000000000</id>", "", "MissingElement"),
]


def check(site: PublishedSite, report: Report) -> None:
    sys.path.insert(0, str(Path(CHECKOUT or "") / "src"))
    import feedvalidator
    from feedvalidator import compatibility

    for path in site.rss_feeds + site.atom_feeds:
        report.look()
        try:
            run = feedvalidator.validateString(site.bytes(path), firstOccurrenceOnly=0, base=site.address(path))
            events = run["loggedEvents"]
        except feedvalidator.logging.ValidationFailure as failure:
            events = [failure.event]
        # The level of the service on validator.w3.org: errors and warnings.
        for event in compatibility.AA(events):
            kind, element = type(event).__name__, event.params.get("element")
            if (kind, element) not in ACCEPTED:
                report.find(f"{path}:{event.params.get('line')}", f"{kind} {element} {event.params.get('value', '')}")
