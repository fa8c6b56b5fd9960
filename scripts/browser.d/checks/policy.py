"""Whether pages work under a policy that allows no script and no style in them (Content Security Policy 3)."""

from __future__ import annotations

from chromium import View
from report import Report
from sample_pages import sample_pages
from served_site import Mutation, ServedSite

NAME = "policy"

LABELS = ["sample", "edges", "languages", "plain"]
SELF_TEST = "small"

MUTATIONS = [
    Mutation("index.html", "<main", '<div style="color: red"></div><main', "inline style"),
    Mutation("index.html", "<main", "<style>main { color: red }</style><main", "inline style"),
    Mutation("index.html", "<main", "<script>document.title = 1</script><main", "inline script"),
    Mutation("index.html", "<main", '<img src="x" onerror="document.title = 1"><main', "inline event handler"),
]  # fmt: skip


def check(site: ServedSite, report: Report) -> None:
    for sample in sample_pages(site):
        with site.open(sample.path, View(width=375, policies=True)) as page:
            page.look(View(width=1280, policies=True))
            # A frame later, scripts have seen how wide it is now.
            page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
            report.look()
            broken = [words for words in page.complaints if "Content Security Policy" in words]
            report.expect(not broken, f"{sample.name} /{sample.path}", "; ".join(broken[:3]))
