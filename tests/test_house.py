"""The rules of the house: what every file of the project keeps to, and that breaking them is noticed."""

import ast
import importlib
import io
import os
import re
import shutil
import subprocess
import sys
import tokenize
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from inspect import signature
from pathlib import Path

import pytest

import bootstrap
from bootstrap import ROOT, SOURCE
from stammtisch import hosting

CORE = SOURCE / "stammtisch" / "core"
BOXED = 2**62
"""From here on mypyc boxes a literal."""
MACHINE_PATH = re.compile(r"(?<![\w.~*/-])/(?:work|farm|home|root|opt|mnt|Users)/\w")
REGISTRY = re.compile(r"\b(?:pypi\.org|pythonhosted\.org|(?:registry|www)\.npmjs\.(?:org|com)|registry\.yarnpkg\.com)")
NAMELESS = {"utils", "util", "helpers", "helper", "common", "manager", "managers", "misc"}


def files_of_the_tree() -> Iterator[Path]:
    """Every file that is not made by a tool: what .gitignore leaves."""
    ignored = [line.rstrip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    folders = [ROOT]
    while folders:
        for path in sorted(folders.pop().iterdir()):
            if path.name == ".git" or any(fnmatch(path.name, pattern) for pattern in ignored):
                continue
            if path.is_dir():
                folders.append(path)
            else:
                yield path


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def python_files() -> list[Path]:
    return [path for path in files_of_the_tree() if path.suffix == ".py" or path in (ROOT / "play", ROOT / "check")]


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def test_no_file_has_a_name_that_says_nothing() -> None:
    assert [named(path) for path in files_of_the_tree() if NAMELESS.intersection(re.split(r"[_\W]", path.stem))] == []


def test_no_file_names_a_path_of_some_machine_or_a_registry() -> None:
    found = []
    for path in files_of_the_tree():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        found += [f"{named(path)}: {match[0]}" for rule in (MACHINE_PATH, REGISTRY) for match in rule.finditer(text)]
    assert found == []


def test_every_module_says_what_it_is() -> None:
    assert [named(path) for path in modules() if not ast.get_docstring(ast.parse(path.read_bytes()))] == []


# Sizes and names


def lines_of_python(source: str) -> int:
    """Return the number of lines with code: not blank, and neither a comment nor a docstring."""
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            docstrings.update(range(node.lineno, (node.end_lineno or 0) + 1))
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in NO_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - docstrings)


NO_CODE = {
    tokenize.COMMENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.NEWLINE,
    tokenize.NL,
}


def lines_of_web(source: str) -> int:
    """Return the same for TypeScript and Svelte."""
    without = re.sub(r"/\*.*?\*/|<!--.*?-->", "", source, flags=re.DOTALL)
    return sum(1 for line in without.splitlines() if line.strip() and not line.strip().startswith("//"))


def lines_of_code(path: Path) -> int:
    source = path.read_text(encoding="utf-8")
    return lines_of_web(source) if path.suffix in (".ts", ".svelte") else lines_of_python(source)


def is_generated(path: Path) -> bool:
    """Say whether a file says in its first line that a program wrote it."""
    with path.open(encoding="utf-8") as file:
        return "do not edit" in file.readline().lower()


MOST_LINES = 450


def test_no_file_written_by_hand_is_longer_than_a_reader_can_bear() -> None:
    web = [path for path in files_of_the_tree() if path.suffix in (".ts", ".svelte") and not is_generated(path)]
    assert len(web) > 100
    long = {named(path): lines for path in [*python_files(), *web] if (lines := lines_of_code(path)) > MOST_LINES}
    assert long == {}, long


@pytest.mark.parametrize(
    ("count", "source", "lines"),
    [
        (lines_of_python, '"""What it is."""\n\nimport os\n# why\nX = """one\ntwo"""\n"""The X."""\n', 3),
        (lines_of_python, 'def f():\n    """One.\n\n    Two.\n    """\n    return 1  # one\n', 2),
        (lines_of_web, "// why\nlet x = 1;\n\n/** What it\n * is. */\nlet y = 2; // y\n<!-- a\nb -->\n<p />\n", 3),
    ],
)
def test_lines_of_code_are_counted_without_what_is_said_about_them(
    count: Callable[[str], int], source: str, lines: int
) -> None:
    assert count(source) == lines


def test_the_contract_stays_short() -> None:
    assert lines_of_code(CORE / "game.py") < 200


def test_no_two_classes_have_the_same_name() -> None:
    classes = Counter(
        node.name
        for path in modules()
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.ClassDef)
    )
    assert {name for name, count in classes.items() if count > 1} == set()


OLD_WORDS = re.compile(r"\b(?:shall|anew|reckon\w*|whoever|by itself|by themselves|so many)\b", re.IGNORECASE)
CODE = re.compile(r"`[^`]*`|'[\w-]+'")
"""Words of the program in a page or a docstring: some stored names are old."""


def prose(path: Path) -> str:
    """Return what a file says to its readers: a page, or the comments and docstrings of a program, without code."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return CODE.sub("", source)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    said = [token.string for token in tokens if token.type == tokenize.COMMENT or _is_docstring(token)]
    return CODE.sub("", "\n".join(said))


def _is_docstring(token: tokenize.TokenInfo) -> bool:
    return token.type == tokenize.STRING and token.line.lstrip().startswith('"""')


def test_no_page_and_no_docstring_is_written_in_old_words() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").glob("*.md")]
    commands = [
        ROOT / "bootstrap.py",
        ROOT / "programs.py",
        ROOT / "play",
        ROOT / "check",
        *(ROOT / "benchmarks").glob("*.py"),
        *(ROOT / "training").rglob("*.py"),
    ]
    found = {named(path): OLD_WORDS.findall(prose(path)) for path in [*pages, *modules(), *commands]}
    assert {path: words for path, words in found.items() if words} == {}


# What the core may stand on


def foreign_imports(source: str) -> set[str]:
    """What a module of the core imports besides the standard library, the core and mypyc's runtime."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {"." * node.level + (node.module or "")}
    allowed = sys.stdlib_module_names | {"librt", "mypy_extensions"}
    return {name for name in found if name.split(".")[0] not in allowed and not name.startswith("stammtisch.core")}


def test_the_core_stands_on_the_standard_library_and_mypycs_runtime_alone() -> None:
    foreign = {named(path): foreign_imports(path.read_text(encoding="utf-8")) for path in sorted(CORE.rglob("*.py"))}
    assert {path: names for path, names in foreign.items() if names} == {}


@pytest.mark.parametrize(
    "line", ["import rich", "from stammtisch import match", "from . import match", "import stammtisch"]
)
def test_a_foreign_import_in_the_core_is_noticed(line: str) -> None:
    assert foreign_imports(f"import os\nfrom librt.vecs import vec\n{line}\n")


# The arrows between packages


def lint_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [bootstrap.PROGRAMS / "lint-imports", "--no-cache", "--config", tree / "pyproject.toml"],
        cwd=tree,
        env=bootstrap.environment(PYTHONPATH=str(tree / "src")),
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the project in which things may be broken."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(
        SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    )
    return tmp_path


FORBIDDEN_IMPORTS = {
    "the core importing a game": ("core/match.py", "import stammtisch.games.sep"),
    "the core importing the command line": ("core/match.py", "import stammtisch.cli"),
    "a game importing another": ("games/sep/rules.py", "import stammtisch.games.diabolo"),
    "a game importing the command line": ("games/sep/rules.py", "import stammtisch.cli"),
    "a package that has no place among the layers": ("lounge.py", "import stammtisch.core"),
    "a bot importing a game": ("bots/levels.py", "import stammtisch.games.sep"),
    "the server importing a game": ("server/lobby.py", "import stammtisch.games.sep"),
    "the terminal importing the server": ("terminal/remote.py", "import stammtisch.server.serve"),
    "the arena importing the server": ("arena/results.py", "import stammtisch.table.messages"),
    "the client importing the server": ("client.py", "import stammtisch.server.store"),
    "the client importing more of the table than its messages": ("client.py", "import stammtisch.table.table"),
    "the table importing the server": ("table/table.py", "import stammtisch.server.store"),
    "the table importing a game": ("table/table.py", "import stammtisch.games.sep"),
    "the arena importing the table": ("arena/results.py", "import stammtisch.table.log"),
    "a game importing the bots": ("games/sep/terminal.py", "import stammtisch.bots.levels"),
    "the server importing its client": ("server/lobby.py", "import stammtisch.client"),
    "the command line loading the server at once": ("cli.py", "import stammtisch.server.serve"),
}


def test_the_arrows_hold(tree: Path) -> None:
    checked = lint_imports(tree)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("breach", FORBIDDEN_IMPORTS)
def test_a_wrong_arrow_is_noticed(tree: Path, breach: str) -> None:
    module, line = FORBIDDEN_IMPORTS[breach]
    path = tree / "src" / "stammtisch" / module
    before = path.read_text(encoding="utf-8") if path.exists() else '"""New."""\n'
    path.write_text(f"{before}\n{line}\n", encoding="utf-8")
    checked = lint_imports(tree)
    assert checked.returncode == 1, checked.stdout + checked.stderr
    assert "broken" in checked.stdout.lower()


# What mypyc would get wrong without a word


def miscompiled(source: str) -> list[str]:
    """The lines of a compiled module that mypyc 2.4.1 boxes or makes a 32-bit shift of."""
    tree = ast.parse(source)
    found = [
        f"line {node.lineno}: {node.value} is 2**62 or more, which is boxed"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value >= BOXED
    ]
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    for scope in [tree, *functions]:
        literals = _names_of_literals(scope)
        found += [
            f"line {node.lineno}: {ast.unparse(node)} shifts a literal, which is a 32-bit shift; use bits.shift"
            for node in ast.walk(scope)
            if isinstance(node, ast.BinOp)
            and isinstance(node.op, ast.LShift)
            and _is_literal(node.left, literals)
            and not (isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant))
        ]
    return sorted(set(found))


def _names_of_literals(scope: ast.AST) -> set[str]:
    """Names that are given one literal and nothing else: mypyc puts the literal in their place."""
    given: dict[str, list[ast.expr | None]] = {}
    for node in ast.walk(scope):
        value = node.value if isinstance(node, (ast.Assign, ast.AnnAssign)) else None
        if isinstance(node, ast.Assign):
            names: list[ast.expr] = node.targets
        elif isinstance(node, (ast.AnnAssign, ast.AugAssign, ast.NamedExpr, ast.For, ast.comprehension)):
            names = [node.target]
        else:
            names = []
        for name in names:
            for part in ast.walk(name):
                if isinstance(part, ast.Name):
                    given.setdefault(part.id, []).append(value if part is name else None)
    literals: set[str] = set()
    for _ in given:
        once = {name: values[0] for name, values in given.items() if len(values) == 1}
        literals |= {name for name, value in once.items() if value is not None and _is_literal(value, literals)}
    return literals


def _is_literal(node: ast.expr, names: set[str]) -> bool:
    if isinstance(node, ast.Name):
        return node.id in names or node.id.isupper()
    if isinstance(node, ast.Attribute):
        return node.attr.isupper()
    if isinstance(node, ast.UnaryOp):
        return _is_literal(node.operand, names)
    if isinstance(node, ast.BinOp):
        return _is_literal(node.left, names) and _is_literal(node.right, names)
    if isinstance(node, ast.Call):
        return all(_is_literal(argument, names) for argument in node.args) and ast.unparse(node.func) in ("i64", "int")
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def test_no_compiled_module_shifts_a_literal_or_names_a_number_that_is_boxed() -> None:
    found = {named(path): miscompiled(path.read_text(encoding="utf-8")) for path in bootstrap.compiled_sources()}
    assert {path: lines for path, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "body",
    [
        "return 1 << n",
        "return -1 << n",
        "return (1 + 2) << n",
        "return i64(1) << n",
        "return ONE << n",
        "return cards.ONE << n",
        "one: i64 = 1\n    return one << n",
        "one = 1\n    return one << n",
        "one: i64 = 1\n    same = one\n    return same << n",
        "return ~0 << n",
        "return n & 0x4000000000000000",
    ],
)
def test_what_mypyc_gets_wrong_is_noticed(body: str) -> None:
    assert miscompiled(f"def wrong(n: i64) -> i64:\n    {body}\n")


@pytest.mark.parametrize(
    "body",
    [
        "return n << 1",
        "return n & 1 << 30",
        "return (n & ALL) << n",
        "kept: i64 = 0\n    kept |= n\n    return (kept & ALL) << n",
        "return n & 0x3FFFFFFFFFFFFFFF",
        "return shift(1, n)",
        "return 1 >> n",
    ],
)
def test_what_mypyc_gets_right_is_left_alone(body: str) -> None:
    assert miscompiled(f"def right(n: i64) -> i64:\n    {body}\n") == []


@pytest.mark.parametrize("name", bootstrap.compiled_modules())
def test_a_compiled_module_is_loaded_from_its_extension(name: str) -> None:
    assert Path(importlib.import_module(name).__file__ or "").suffix in (".so", ".pyd")


def test_the_extensions_are_built_from_these_sources() -> None:
    """An extension goes before its source: without this, tests would praise what was there before."""
    assert bootstrap.is_compiled(), "the sources have changed since they were compiled; ./check --quick compiles them"


@pytest.mark.parametrize(
    ("file", "matters"),
    [
        ("src/stammtisch/core/bits.py", True),
        ("src/stammtisch/games/sep/rules.py", True),
        ("src/stammtisch/games/sep/opening.py", True),
        ("setup.py", True),
        ("pyproject.toml", False),
        ("src/stammtisch/core/match.py", True),
        ("src/stammtisch/core/record.py", False),
        ("src/stammtisch/games/sep/terminal.py", False),
    ],
)
def test_a_change_that_matters_is_compiled_again(tree: Path, file: str, matters: bool) -> None:
    for name in ("bootstrap.py", "setup.py"):
        shutil.copy(ROOT / name, tree)
    before = _compiled_stamp(tree)
    with (tree / file).open("a", encoding="utf-8") as changed:
        changed.write("# changed\n")
    assert (_compiled_stamp(tree) != before) == matters


def _compiled_stamp(tree: Path) -> str:
    return printed(tree, "import bootstrap; print(bootstrap.compiled_stamp())")


def printed(tree: Path, program: str) -> str:
    """What a small program prints in a copy of the project."""
    return subprocess.run([sys.executable, "-c", program], cwd=tree, capture_output=True, text=True, check=True).stdout


# What the pages are built from


OF_THE_PAGES = [
    "web/src/App.svelte",
    "web/new.ts",
    "src/stammtisch/games/sep/face/Table.svelte",
    "src/stammtisch/games/sep/locale/de.ftl",
    "src/stammtisch/games/sep/locale/rules.de.md",
    "src/stammtisch/games/sep/rules.md",
]
NOT_OF_THE_PAGES = ["src/stammtisch/games/sep/rules.py", "src/stammtisch/cli.py", "pyproject.toml"]


@pytest.fixture
def web_tree(tree: Path) -> Path:
    """A copy of the project with the sources of its pages and the two commands, committed."""
    for name in ("bootstrap.py", "programs.py", "check"):
        shutil.copy(ROOT / name, tree)
    shutil.copytree(ROOT / "web" / "src", tree / "web" / "src")
    (tree / ".gitignore").write_text("__pycache__/\n", encoding="utf-8")
    for words in (["init", "--quiet"], ["add", "."], [*AS_SOMEBODY, "commit", "--quiet", "--message", "all"]):
        subprocess.run(["git", *words], cwd=tree, check=True)
    return tree


AS_SOMEBODY = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.org"]
CHANGED = """
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
import sys
loader = SourceFileLoader("check", "check")
sys.modules["check"] = check = module_from_spec(spec_from_loader("check", loader))
loader.exec_module(check)
print(check.have_pages_changed())
"""


@pytest.mark.parametrize("file", [*OF_THE_PAGES, *NOT_OF_THE_PAGES])
def test_a_change_of_what_the_pages_are_built_from_is_checked_and_built(web_tree: Path, file: str) -> None:
    stamp = "import bootstrap; print(bootstrap.pages_stamp())"
    before = printed(web_tree, stamp)
    assert printed(web_tree, CHANGED) == "False\n"
    with (web_tree / file).open("a", encoding="utf-8") as changed:
        changed.write("\n")
    assert printed(web_tree, CHANGED) == f"{file in OF_THE_PAGES}\n"
    assert (printed(web_tree, stamp) != before) == (file in OF_THE_PAGES)


def test_the_pages_in_development_ask_the_server_where_it_listens() -> None:
    port = signature(hosting.serve_command).parameters["port"].default
    for file in ("vite.config.ts", "README.md"):
        text = (ROOT / "web" / file).read_text(encoding="utf-8")
        assert re.findall(r"http://127\.0\.0\.1:(\d+)", text) == [str(port)], file


# The commands and the locks


@pytest.mark.parametrize("command", ["play", "check", ".ci/run", "requirements/refresh"])
def test_a_command_can_be_run(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)


def locked(lock: str) -> dict[str, set[str]]:
    """The packages of a lock and their versions, of which there may be several for different Pythons."""
    lines = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines()
    found: dict[str, set[str]] = {}
    for line in lines:
        if match := re.match(r"([\w.-]+)==(\S+)", line):
            found.setdefault(match[1], set()).add(match[2])
    return found


LOCKS = ["run", "build", "check", "bench"]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_requirement_has_its_hashes_and_no_host(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    entries = [entry for entry in re.split(r"\n(?=\w)", text) if entry.strip()]
    assert len(entries) >= len(locked(lock)) > 0
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert re.findall(r"^--.*|://", text, re.MULTILINE) == []


def test_the_locks_agree() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for package, those in locked(lock).items():
            assert versions.setdefault(package, those) == those, package


def test_what_builds_the_project_is_what_the_lock_has() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["dependency-groups"]["build"]
    assert {*project["build-system"]["requires"]} < {*wanted}
    pinned = {package: version for package, _, version in (one.partition("==") for one in wanted) if version}
    assert len(pinned) == 3
    assert {package.split("[")[0]: {version} for package, version in pinned.items()}.items() <= locked("build").items()
