"""Runs a program within hard limits and measures what it took."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

HARD_SECONDS = 60
"""When a run is ended; the bars of most cases are below."""

HARD_BYTES = 6 << 30
"""What a run may take of the addresses, so that one that runs wild does not take the machine with it."""


@dataclass
class Outcome:
    """What came of a run."""

    exit_code: int
    """As the shell has it; negative where a signal ended the run."""
    seconds: float
    """By the clock on the wall."""
    processor: float
    """Of all threads together."""
    megabytes: float
    """The most memory at a time."""
    standard_output: str
    standard_error: str
    folder: Path
    files: list[str] = field(default_factory=list)
    """What is in the output folder."""
    bytes: int = 0

    @property
    def problems(self) -> list[dict]:
        try:
            return json.loads(self.standard_output)["problems"]
        except (ValueError, KeyError, TypeError):
            return []

    @property
    def errors(self) -> list[dict]:
        return [problem for problem in self.problems if problem["severity"] == "error"]

    @property
    def warnings(self) -> list[dict]:
        return [problem for problem in self.problems if problem["severity"] == "warning"]

    @property
    def said(self) -> str:
        return self.standard_output + self.standard_error

    @property
    def took(self) -> float:
        """The seconds that count: other programs on the machine make the clock run, many threads the processor time."""
        return min(self.seconds, self.processor) if self.seconds < HARD_SECONDS else self.seconds


def run(
    command: list[str], folder: Path, environment: dict[str, str], seconds: float = 0, megabytes: float = 0
) -> Outcome:
    """Runs a program in a folder, and lists what is in ``output`` below it then; for longer than others if it may."""
    hard_seconds = int(max(HARD_SECONDS, seconds))
    hard_bytes = int(max(HARD_BYTES, megabytes * (2 << 20)))

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (hard_bytes, hard_bytes))
        resource.setrlimit(resource.RLIMIT_CPU, (hard_seconds * 2, hard_seconds * 2))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    said, complaints = folder / "standard-output", folder / "standard-error"
    start = time.monotonic()
    with said.open("wb") as output, complaints.open("wb") as errors:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=errors,
            preexec_fn=limit, start_new_session=True,
        )  # fmt: skip
        timer = threading.Timer(hard_seconds, os.killpg, (process.pid, signal.SIGKILL))
        timer.start()
        _, status, usage = os.wait4(process.pid, 0)
        timer.cancel()
    seconds = time.monotonic() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    outcome = Outcome(
        process.returncode, seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
        said.read_text(errors="replace"), complaints.read_text(errors="replace"), folder,
    )  # fmt: skip
    # Paths may be longer than the system takes at a time, and names need not be UTF-8.
    top = os.fsencode(folder / "output")
    for place, _, names, number in os.fwalk(top) if os.path.isdir(top) else []:
        for name in names:
            outcome.files.append(os.fsdecode(os.path.relpath(os.path.join(place, name), top)))
            outcome.bytes += os.stat(name, dir_fd=number, follow_symlinks=False).st_size
    outcome.files.sort()
    return outcome
