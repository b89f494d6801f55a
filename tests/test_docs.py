"""What the documents show is run, so that it stays true."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import protocol

ROOT = Path(__file__).resolve().parent.parent


DOCS = sorted((ROOT / "docs").glob("*.md"))


def python_blocks(document: str) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", (ROOT / document).read_text(encoding="utf-8"), re.M | re.S)


PROGRAMS = [page for page in ("README.md", *(f"docs/{path.name}" for path in DOCS)) if python_blocks(page)]
ALONE = """
import sys
for number, block in enumerate(sys.argv[1:], 1):
    exec(compile(block, f"block {number}", "exec"), {"__name__": "__main__"})
"""


@pytest.mark.parametrize("document", sorted({*PROGRAMS} - {"docs/add-a-game.md"}))
def test_the_python_in_a_document_runs(document: str) -> None:
    """test_tutorial.py runs what is in docs/add-a-game.md; CONTRIBUTING.md shows a test's name, and no program."""
    command = [sys.executable, "-c", ALONE, *python_blocks(document)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
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


# The site


def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_of_the_docs", ROOT / "docs" / "site" / "make.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_the_site_refuses_links_to_nowhere_and_what_others_would_send(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "sep.html").write_text('<h2 id="turns">Turns</h2><a href="../index.html#top">Up</a>')
    (tmp_path / "index.html").write_text(
        '<p id="top"><a href="rules/sep.html#turns">well</a> <a href="rules/sep.html#tunrs">no heading</a>'
        '<a href="rules/sap.html">no page</a> <a href="https://example.org/">elsewhere</a>'
        '<link rel="stylesheet" href="https://example.org/font.css"></p>'
    )
    assert [*site().broken_links(tmp_path)] == [
        "index.html links to rules/sep.html#tunrs, and there is no such heading",
        "index.html links to rules/sap.html, which is not there",
        "index.html loads https://example.org/font.css",
    ]


def test_lists_are_indented_as_the_site_wants_them() -> None:
    written = [
        "Colours:",
        "- red",
        "  and warm",
        "  - dark red",
        "",
        "    code",
        "",
        "1. first",
        "   ```",
        "   x",
        "   ```",
    ]
    assert [*site().indented(written)] == [
        *("Colours:", "", "- red", "    and warm", "    - dark red", "", "        code", ""),
        *("1. first", "    ```", "    x", "    ```"),
    ]


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
