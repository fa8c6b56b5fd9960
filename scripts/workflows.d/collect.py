"""Lays workflows out in a folder, by the host that reads them: the project's own, and the whole ones among the recipes of
the guide to deployments. Commands in them become files of their own."""

import re
import sys
from pathlib import Path

from ruamel.yaml import YAML

HOSTS = {".github/workflows/": "github", ".forgejo/workflows/": "forgejo", ".gitlab-ci.yml": "gitlab", ".woodpecker.yml": "woodpecker"}

target = Path(sys.argv[1])
guide = Path("content/pages/docs/deploy.md").read_text()

found: list[tuple[str, str, str]] = []
for folder, host in HOSTS.items():
    if folder.endswith("/"):
        found += [(host, path.name, path.read_text()) for path in sorted(Path(folder).glob("*.yml"))]
for number, block in enumerate(re.findall(r"```yaml\n(# \.\S+\n.*?)```", guide, re.S)):
    name = block.split("\n", 1)[0][2:]
    host = next(host for prefix, host in HOSTS.items() if name.startswith(prefix))
    found.append((host, f"recipe-{number}.yml", block))

commands = target / "commands"
commands.mkdir()


def collect(value, place: str) -> None:
    """Whatever is below `run`, `script` or `commands` is shell."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key == "run" and isinstance(inner, str):
                (commands / f"{place}-{len(list(commands.iterdir()))}").write_text(re.sub(r"\$\{\{.*?\}\}", "x", inner))
            elif key in ("script", "commands"):
                (commands / f"{place}-{len(list(commands.iterdir()))}").write_text("\n".join(inner).replace("$$", "$"))
            else:
                collect(inner, place)
    elif isinstance(value, list):
        for inner in value:
            collect(inner, place)


for host, name, text in found:
    folder = target / host
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    collect(YAML(typ="safe").load(text), f"{host}-{name}")

for host in HOSTS.values():
    if not (target / host).is_dir():
        sys.exit(f"error: there is no workflow or recipe for {host}; the checks would look at nothing")
