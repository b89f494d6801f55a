"""What the documents show is run, so that it stays true."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import protocol

ROOT = Path(__file__).resolve().parent.parent


def python_blocks(document: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / document).read_text(encoding="utf-8"), re.M | re.S)


@pytest.mark.parametrize("document", ["README.md", "docs/deal.md", "docs/observations.md"])
def test_the_python_in_a_document_runs(document: str) -> None:
    blocks = python_blocks(document)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr


def test_the_readme_shows_the_library_in_ten_lines() -> None:
    lines = [line for line in python_blocks("README.md")[0].splitlines() if line.strip()]
    assert len(lines) <= 10


def test_the_protocol_page_describes_the_messages_as_they_are() -> None:
    text = protocol.PAGE.read_text(encoding="utf-8")
    assert protocol.page(text) == text, "run `python tests/protocol.py`"


def test_every_link_between_the_documents_leads_somewhere() -> None:
    for document in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"^```.*?^```|`[^`]*`", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
        for target in re.findall(r"\]\(([^)#]+)\)", prose):
            if "://" not in target:
                assert (document.parent / target).exists(), f"{document.name} links to {target}"


@pytest.mark.parametrize("package", ["core", "bots", "table", "server", "envs"])
def test_the_architecture_page_names_every_module_once(package: str) -> None:
    tree = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").split("```")[1]
    part = re.search(rf"^  {package}/ .*\n((?:    .*\n)+)", tree, re.M)
    assert part is not None
    modules = [path.name for path in (ROOT / "src" / "stammtisch" / package).glob("*.py")]
    assert sorted(re.findall(r"\w+\.py", part[1])) == sorted({*modules} - {"__init__.py"})


def test_every_command_in_the_readme_is_one_the_program_has() -> None:
    commands = set(re.findall(r"^stammtisch (\w+)", (ROOT / "README.md").read_text(encoding="utf-8"), re.M))
    done = subprocess.run([sys.executable, "-m", "stammtisch", "--help"], capture_output=True, text=True, check=True)
    assert commands == {
        *("games", "rules", "play", "join", "serve", "site", "backup"),
        *("simulate", "arena", "dataset", "replay", "verify", "bench"),
    }
    for command in commands:
        assert command in done.stdout
