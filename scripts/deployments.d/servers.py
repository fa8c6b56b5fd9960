"""Servers on the loopback interface, each an ordinary process that ends with the block that started it."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@contextlib.contextmanager
def process(arguments: list[str | Path], port: int, log: Path) -> Iterator[None]:
    """Runs a server until the block ends; by its own process id, so that no other server is touched."""
    with log.open("wb") as output:
        server = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
    try:
        deadline = time.monotonic() + 20
        while True:
            if server.poll() is not None:
                raise RuntimeError(f"{arguments[0]} did not start: {log.read_text(errors='replace')}")
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                break
            if time.monotonic() > deadline:
                raise RuntimeError(f"{arguments[0]} does not answer: {log.read_text(errors='replace')}")
            time.sleep(0.05)
        yield
    finally:
        server.terminate()
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


@contextlib.contextmanager
def ssh_server(scratch: Path) -> Iterator[str]:
    """An sshd with keys and settings of its own; yields the command that reaches it under the name `target`."""
    folder = scratch / "ssh"
    folder.mkdir(mode=0o700)
    port = free_port()
    for key in ["host", "user"]:
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / key], check=True)
    shutil.copy(folder / "user.pub", folder / "authorized_keys")
    host_key = (folder / "host.pub").read_text().split()
    (folder / "known_hosts").write_text(f"[127.0.0.1]:{port} {host_key[0]} {host_key[1]}\n")
    (folder / "sshd_config").write_text(
        f"ListenAddress 127.0.0.1\nPort {port}\nHostKey {folder}/host\nAuthorizedKeysFile {folder}/authorized_keys\n"
        "PidFile none\nUsePAM no\nStrictModes no\nPasswordAuthentication no\nKbdInteractiveAuthentication no\n"
        "MaxStartups 100\n"
    )
    (folder / "ssh_config").write_text(
        f"Host target\n  HostName 127.0.0.1\n  Port {port}\n  User {pwd.getpwuid(os.getuid()).pw_name}\n"
        f"  IdentityFile {folder}/user\n  IdentitiesOnly yes\n  IdentityAgent none\n  BatchMode yes\n"
        "  KexAlgorithms curve25519-sha256\n"
        f"  UserKnownHostsFile {folder}/known_hosts\n  StrictHostKeyChecking yes\n"
    )
    if os.getuid() == 0:
        # Where sshd parts with its privileges; a folder that its package makes only at start-up.
        Path("/run/sshd").mkdir(exist_ok=True)
    sshd = shutil.which("sshd", path=os.environ["PATH"] + ":/usr/sbin")
    assert sshd
    with process([sshd, "-D", "-e", "-f", folder / "sshd_config"], port, folder / "log"):
        yield f"ssh -F {folder}/ssh_config"


@contextlib.contextmanager
def rclone_server(kind: str, folder: Path, scratch: Path) -> Iterator[str]:
    """rclone's own server of a folder; yields the settings of the remote that reaches it."""
    port = free_port()
    # Tests change the folder without the server's knowledge, so it must not remember what was there.
    arguments: list[str | Path] = ["rclone", "serve", kind, folder, "--addr", f"127.0.0.1:{port}", "--dir-cache-time", "1ms"]
    settings = f"type = webdav\nurl = http://127.0.0.1:{port}\nvendor = other\n"
    if kind == "s3":
        arguments += ["--auth-key", "user,password", "--force-path-style=true"]
        settings = (
            f"type = s3\nprovider = Rclone\nendpoint = http://127.0.0.1:{port}\naccess_key_id = user\n"
            "secret_access_key = password\nuse_multipart_uploads = false\n"
        )
    with process(arguments, port, scratch / f"{kind}.log"):
        yield settings


def rclone_serves(kind: str) -> bool:
    commands = subprocess.run(["rclone", "serve", "--help"], capture_output=True, text=True, check=True).stdout
    return any(line.split()[:1] == [kind] for line in commands.splitlines())
