"""Deploys a small site to real targets, kills deployments, repeats them, and compares the targets with the site.

    run.py --binary FILE [NAME...]
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import sample
import servers
from interrupter import Interrupter
from targets import BranchTarget, FolderTarget

FOREIGN = {"by-hand.txt": "mine\n", "files/awkward/by-hand.txt": "mine\n", "files/goes/by-hand.txt": "mine\n"}
"""Files of somebody else on the target, which no deployment may touch."""


LASTING = ["--times", "--delete-missing-args", " copy ", " delete ", " push ", " hash-object ", " fetch "]
"""What the calls of programs have in them that take a while."""


class Deployments:
    """Runs of `feedsite deploy` with the sites that it deploys."""

    def __init__(self, binary: str, scratch: Path, environment: dict[str, str], every: int) -> None:
        self.binary = binary
        self.every = every
        self.scratch = scratch
        self.interrupter = Interrupter(scratch / "interrupter")
        self.environment = os.environ | environment | {"PATH": self.interrupter.path}
        self.content = scratch / "content"
        self.checks = 0

    def build_sites(self, targets: list[FolderTarget]) -> None:
        sample.write_settings(self.content, {target.name: target.settings for target in targets})
        for name, change in [
            ("first", sample.write_first), ("second", sample.write_second), ("few", sample.write_few),
        ]:  # fmt: skip
            change(self.content)
            sample.build(self.binary, self.content, self.scratch / name)

    def wanted(self, site: str) -> dict[str, bytes]:
        foreign = {path: text.encode() for path, text in FOREIGN.items()}
        return sample.tree(self.scratch / site) | foreign

    def run(self, target: FolderTarget, site: str, *options: str, **environment: str) -> subprocess.CompletedProcess:
        """Deploys a site, in a group of processes of its own; takes note of the calls of programs."""
        self.interrupter.reset()
        return subprocess.run(
            [self.binary, "deploy", target.name, "--no-build", "-c", self.content, "-o", self.scratch / site, *options],
            env=self.environment | environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120,
            start_new_session=True, cwd=self.scratch,
        )  # fmt: skip

    def check(self, condition: bool, words: str, run: subprocess.CompletedProcess | None = None) -> None:
        self.checks += 1
        if not condition:
            said = f"\n{run.stdout}{run.stderr}" if run else ""
            raise AssertionError(words + said)

    def check_complete(self, target: FolderTarget, site: str, words: str) -> None:
        found, wanted = target.tree(), self.wanted(site)
        wrong = sorted(path for path in found.keys() | wanted.keys() if found.get(path) != wanted.get(path))
        self.check(not wrong, f"{words}: these files are not as they should be: {wrong}")
        leftovers = target.leftovers()
        self.check(not leftovers, f"{words}: these were left: {leftovers}")

    def check_foreign(self, target: FolderTarget, words: str) -> None:
        found = target.tree()
        lost = [path for path, text in FOREIGN.items() if found.get(path) != text.encode()]
        self.check(not lost, f"{words}: files of somebody else are gone or changed: {lost}")

    def deploy(self, target: FolderTarget, site: str, *options: str) -> subprocess.CompletedProcess:
        run = self.run(target, site, *options)
        self.check(run.returncode == 0, f"the deployment of {site} failed", run)
        self.check_complete(target, site, f"after the deployment of {site}")
        return run

    def refuse(self, target: FolderTarget, site: str, words: str, *options: str) -> None:
        before = target.tree()
        run = self.run(target, site, *options)
        self.check(run.returncode == 1 and words in run.stderr, f"it should have been refused: {words}", run)
        self.check(target.tree() == before, f"a refused deployment changed the target: {words}")


def try_ordinary(deployments: Deployments, target: FolderTarget) -> None:
    """Plans, deploys, changes, refuses."""
    for path, text in FOREIGN.items():
        target.put(path, text)
    before = target.tree()
    run = deployments.run(target, "first", "--dry-run")
    deployments.check(run.returncode == 0 and "dry run" in run.stdout, "a dry run", run)
    deployments.check(target.tree() == before, "a dry run changed the target")
    deployments.deploy(target, "first")
    again = deployments.deploy(target, "first")
    deployments.check("Nothing to do" in again.stdout, "a second deployment found something to do", again)
    deployments.deploy(target, "second")
    deployments.deploy(target, "first")
    deployments.deploy(target, "first", "--all")

    target.put("files/awkward/neu 新.txt", "somebody else's\n")
    deployments.refuse(target, "second", "did not put there")
    deployments.deploy(target, "second", "--take-over")
    deployments.refuse(target, "few", "--max-deletes", "--max-deletes", "3")
    deployments.refuse(target, "few", "at most")
    deployments.deploy(target, "few", "--max-deletes", "1000")
    deployments.deploy(target, "first")


def try_interruptions(deployments: Deployments, target: FolderTarget) -> int:
    """Kills a deployment at each call of a program, before it and while it runs; answers how many were killed."""
    copy = deployments.scratch / f"kept-{target.name}"
    target.keep(copy)
    deployments.deploy(target, "second")
    calls = deployments.interrupter.calls
    killed = 0
    moments = []
    for call, words in enumerate(calls, 1):
        # What moves or makes files can be caught in the middle of it.
        lasts = any(word in words for word in LASTING)
        moments += [(call, moment) for moment in (["before", "within"] if lasts else ["before"])]
    for call, moment in moments[:: deployments.every]:
        target.give_back(copy)
        run = deployments.run(target, "second", KILL_AT=f"{call}:{moment}")
        where = f"killed {moment} call {call}: {(deployments.interrupter.calls or ['none'])[-1]}"
        killed += run.returncode < 0
        if target.is_atomic:
            states = [deployments.wanted("first"), deployments.wanted("second")]
            deployments.check(target.tree() in states, f"{where}: the branch is half of each")
        deployments.check(run.returncode != 0, f"{where}: it went on", run)
        deployments.check_foreign(target, where)
        again = deployments.run(target, "second")
        deployments.check(again.returncode == 0, f"{where}, and the next one failed", again)
        deployments.check_complete(target, "second", where)
    return killed


def try_survivor(deployments: Deployments, target: FolderTarget) -> None:
    """Kills feedsite alone while a program sends files: another deployment has to wait for the program."""
    copy = deployments.scratch / f"kept-{target.name}"
    target.give_back(copy)
    deployments.deploy(target, "second")
    # The first call that sends files writes the list, the second one sends the largest files.
    calls = deployments.interrupter.calls
    sending = [number for number, call in enumerate(calls, 1) if "--times" in call][1]
    target.give_back(copy)
    deployments.run(target, "second", KILL_AT=f"{sending}:within", KILL_WHOM="parent")
    deadline = time.monotonic() + 60
    waited = 0
    while (run := deployments.run(target, "second")).returncode and time.monotonic() < deadline:
        deployments.check("another run of feedsite" in run.stderr, "a program that goes on is waited for", run)
        waited += 1
        time.sleep(0.1)
    deployments.check(run.returncode == 0, "the program never ended", run)
    deployments.check(waited > 0, "nobody waited for the program that went on")
    deployments.check_complete(target, "second", "after a program went on")


def try_random_moments(deployments: Deployments, target: FolderTarget) -> int:
    """Kills a deployment that needs no program after some milliseconds, more of them each time."""
    copy = deployments.scratch / f"kept-{target.name}"
    target.keep(copy)
    killed = 0
    for milliseconds in range(2, 120, 3):
        target.give_back(copy)
        command = [deployments.binary, "deploy", target.name, "--no-build", "-c", deployments.content]
        process = subprocess.Popen(
            [*command, "-o", deployments.scratch / "second"], env=deployments.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=deployments.scratch,
        )  # fmt: skip
        time.sleep(milliseconds / 1000)
        process.kill()
        killed += process.wait() < 0
        deployments.check_foreign(target, f"killed after {milliseconds} ms")
        deployments.deploy(target, "second")
    return killed


def run_target(deployments: Deployments, target: FolderTarget) -> None:
    start = time.monotonic()
    deployments.checks = 0
    try_ordinary(deployments, target)
    if target.name == "folder":
        killed = try_random_moments(deployments, target)
    else:
        killed = try_interruptions(deployments, target)
    if target.name == "rsync":
        try_survivor(deployments, target)
    deployments.check(killed > 5, "hardly any deployment was killed")
    seconds = time.monotonic() - start
    print(f"{target.name:10}{deployments.checks:6} checks, {killed:3} deployments killed, {seconds:6.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--binary", required=True)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--every", type=int, default=1, help="kill at one of so many moments only")
    arguments = parser.parse_args()
    scratch = Path(tempfile.mkdtemp(prefix="feedsite-deployments-"))
    try:
        with contextlib.ExitStack() as stack:
            places = scratch / "targets"
            for name in ["folder", "rsync", "rclone", "webdav", "s3/bucket"]:
                (places / name).mkdir(parents=True)
            ssh = stack.enter_context(servers.ssh_server(scratch))
            remotes = f"[here]\ntype = alias\nremote = {places}/rclone\n"
            targets = [
                FolderTarget("folder", f"folder: {places}/folder", places / "folder"),
                FolderTarget("rsync", f'rsync: "target:{places}/rsync"', places / "rsync"),
                BranchTarget("git", f"git: {places}/git, branch: pages", places / "git"),
                BranchTarget("ssh-git", f'git: "target:{places}/ssh-git", branch: pages', places / "ssh-git"),
                FolderTarget("rclone", 'rclone: "here:"', places / "rclone"),
            ]
            for kind in ["webdav", "s3"]:
                if servers.rclone_serves(kind):
                    settings = stack.enter_context(servers.rclone_server(kind, places / kind, scratch))
                    remotes += f"[{kind}]\n{settings}"
                    path = "bucket" if kind == "s3" else ""
                    targets.append(FolderTarget(kind, f'rclone: "{kind}:{path}"', places / kind / path))
            (scratch / "rclone.conf").write_text(remotes)
            for target in targets:
                if isinstance(target, BranchTarget):
                    subprocess.run(["git", "init", "-q", "--bare", target.folder], check=True)
                    target.git("config", "uploadpack.allowFilter", "true" if target.name == "git" else "false")
            environment = {
                "RSYNC_RSH": ssh, "GIT_SSH_COMMAND": ssh, "RCLONE_CONFIG": str(scratch / "rclone.conf"),
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            }  # fmt: skip
            deployments = Deployments(arguments.binary, scratch, environment, arguments.every)
            deployments.build_sites(targets)
            unknown = set(arguments.names) - {target.name for target in targets}
            if unknown:
                raise SystemExit(f"no such target here: {', '.join(sorted(unknown))}")
            for target in targets:
                if not arguments.names or target.name in arguments.names:
                    run_target(deployments, target)
            deployments.check(not list(scratch.rglob("pwned")), "a name was run as a command")
    except AssertionError as failure:
        sys.exit(f"error: {failure}")
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    main()
