"""What was measured, as a table in Markdown, and the bars that it is held to."""

import datetime
import statistics

#: At most so many times the time, memory or whatever else the column compares, from 10,000 and from 100,000 entries on.
#: A case without a bar is reported only.
BARS = {
    "time : Hugo": {"plain/minimal": (0.20, 0.10), "mixed/wall": (0.45, 0.20)},
    "memory : Hugo": dict.fromkeys(["plain/minimal", "mixed/minimal", "plain/wall", "mixed/wall"], (0.30, 0.25)),
    "CPU : floor": {"mixed/wall": (5, 5)},
    "time : full build": dict.fromkeys(["plain/minimal", "mixed/minimal", "plain/wall", "mixed/wall"], (0.7, 0.7)),
}
START_BAR = 0.020
MILLION_BAR = 12

#: Which run is compared with which, by which of its numbers.
RATIOS = {
    "time : Hugo": ("feedsite", "Hugo", "time"),
    "CPU : Hugo": ("feedsite", "Hugo", "processor"),
    "memory : Hugo": ("feedsite", "Hugo", "memory"),
    "CPU : floor": ("feedsite", "floor", "processor"),
    "time : full build": ("unchanged", "feedsite", "time"),
}
NAMES = {"Hugo": "Hugo", "floor": "floor", "feedsite": "feedsite", "unchanged": "feedsite, unchanged"}


def bar(ratio, case, entries):
    bars = BARS.get(ratio, {}).get(case)
    return None if bars is None or entries < 10_000 else bars[entries >= 100_000]


class Report:
    """Gathers results; `missed` names the bars that do not hold."""

    def __init__(self):
        self.rows = []
        # Those of a million, which are measured first.
        self.last = []
        self.sentences = []
        self.missed = []

    def add(self, case, entries, rounds):
        """Takes in the rounds of a case: of each, what was measured by the name of the run."""
        for run, name in NAMES.items():
            if run not in rounds[0]:
                continue
            time, processor, memory = (
                statistics.median(getattr(round[run], number) for round in rounds)
                for number in ["time", "processor", "memory"]
            )
            # What libcmark and the paths take says nothing about a generator.
            cells = [f"{time:.2f} s", f"{processor:.2f} s", f"{memory:.0f} MB" if run != "floor" else ""]
            for ratio, (ours, theirs, number) in RATIOS.items():
                shown = run == ours and theirs in rounds[0]
                cells.append(self.ratio(ratio, case, entries, [
                    getattr(round[ours], number) / getattr(round[theirs], number) for round in rounds
                ]) if shown else "")  # fmt: skip
            self.rows.append([f"{entries:,}", case, name, *cells])

    def ratio(self, ratio, case, entries, values):
        value, limit = statistics.median(values), bar(ratio, case, entries)
        return self.held(value, limit, f"{value:.2f}", f"{limit:.2f}" if limit else "", f"{ratio}, {case}, {entries:,}")

    def held(self, value, limit, shown, bar, name):
        """A number beside its bar, in bold where it is missed."""
        if limit is None:
            return shown
        if value <= limit:
            return f"{shown} ≤ {bar}"
        self.missed.append(name)
        return f"**{shown} > {bar}**"

    def add_start(self, seconds):
        shown = self.held(
            seconds, START_BAR, f"{seconds * 1000:.1f} ms", f"{START_BAR * 1000:.0f} ms", "feedsite --version")
        self.sentences.append(f"`feedsite --version` takes {shown}.")

    def add_million(self, case, small, large):
        """A million entries against a hundred thousand."""
        parts = []
        for name, number in [("time", "time"), ("memory", "memory")]:
            value = getattr(large, number) / getattr(small, number)
            parts.append(f"{name} {self.held(value, MILLION_BAR, f'{value:.1f}', f'{MILLION_BAR}', f'{name} of a million')}")
        self.last.append(["1,000,000", case, "feedsite", f"{large.time:.2f} s", f"{large.processor:.2f} s",
                          f"{large.memory:.0f} MB", *[""] * len(RATIOS)])  # fmt: skip
        self.sentences.append(
            f"1,000,000 entries of {case} against 100,000 ({small.time:.2f} s, {small.memory:.0f} MB): {', '.join(parts)}.")

    def table(self):
        header = ["entries", "set/theme", "program", "time", "CPU time", "memory", *RATIOS]
        lines = [header, ["--:", "---", "---", *["--:"] * (len(header) - 3)], *self.rows, *self.last]
        return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)

    def text(self):
        return "\n\n".join([self.table(), *self.sentences]) + "\n"

    def record(self, rounds, machine, versions, date):
        """The whole of RESULTS.md."""
        facts = [f"- {name}: {value}" for name, value in {"date": date, **machine, **versions}.items()]
        return "\n".join([
            "# Results", "",
            "Written by `Benchmarks/Hugo/compare --record`. [README](README.md#a-site-against-hugo) says what the sets, themes",
            f"and programs are. Medians of {rounds} rounds; a ratio is the median of those of the rounds, beside its bar.", "",
            *facts, "", self.text(),
        ])  # fmt: skip


def today():
    return datetime.date.today().isoformat()
