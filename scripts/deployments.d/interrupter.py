"""Programs that stand in for rsync, rclone and git: they call the real ones, and at a chosen call kill the deployment."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

TOOLS = {"rsync": "--bwlimit=4000", "rclone": "--bwlimit=4M", "git": ""}
"""With the options that make them slow enough to be interrupted."""

# The whole group of processes is killed: feedsite, the program and what it started, and nothing else, since each
# deployment is started in a group of its own.
PROGRAM = """#!/bin/bash
count=$(( $(cat '{folder}/count') + 1 ))
echo "$count" >'{folder}/count'
printf '%s\\n' "{name} $*" >>'{folder}/calls'
case "$count:${{KILL_AT:-}}" in
  "$count:$count:before") kill -KILL 0 ;;
  "$count:$count:within")
    '{real}' {slowly} "$@" <&0 &
    sleep 0.25
    if [[ ${{KILL_WHOM:-}} == parent ]]; then kill -KILL "$PPID"; else kill -KILL 0; fi
    wait ;;
  *) exec '{real}' "$@" ;;
esac
"""


class Interrupter:
    """A folder for the front of `PATH`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "bin").mkdir(parents=True)
        for name, slowly in TOOLS.items():
            real = shutil.which(name)
            assert real, name
            program = folder / "bin" / name
            program.write_text(PROGRAM.format(folder=folder, name=name, real=real, slowly=slowly))
            program.chmod(0o755)
        self.reset()

    def reset(self) -> None:
        (self.folder / "count").write_text("0")
        (self.folder / "calls").write_text("")

    @property
    def path(self) -> str:
        return f"{self.folder / 'bin'}:{os.environ['PATH']}"

    @property
    def calls(self) -> list[str]:
        return (self.folder / "calls").read_text().splitlines()
