"""Check one game: the laws with every setup, the paragraphs of its rules, and what it does not have yet."""

import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from stammtisch.core import shelf
from stammtisch.core.game import Game, Refused, Value, written
from stammtisch.laws import EVERY_LAW, Law
from stammtisch.laws.paragraphs import every_event_is_explained, every_paragraph_is_cited
from stammtisch.laws.setup import Setup, played, setups

CITED: Final = "every_paragraph_is_cited"
EXPLAINED: Final = "every_event_is_explained"


@dataclass(frozen=True)
class Breach:
    """A law that a game breaks, and where."""

    law: str
    sentence: str
    message: str
    setup: Setup | None
    """The setup that was tried; None for a law about what is written."""
    times: int = 1

    def again(self, folder: Path) -> str:
        """Return the command that repeats the check."""
        words = ["stammtisch", "check-game", str(folder), "--law", self.law]
        if self.setup is not None:
            words += ["--seats", str(self.setup.seats), "--seed", str(self.setup.seed)]
            for name, value in self.setup.options:
                words += ["--option", f"{name}={written(value)}"]
        return " ".join(words)


@dataclass
class Findings:
    """The result of a check."""

    game: Game
    setups: int = 0
    checks: int = 0
    breaches: dict[str, Breach] = field(default_factory=dict)
    """The first breach of each law."""
    hints: list[str] = field(default_factory=list)

    def note(self, law: str, sentence: str, message: str, setup: Setup | None) -> None:
        """Remember the first breach of a law and count the others."""
        known = self.breaches.get(law)
        self.breaches[law] = (
            Breach(law, sentence, message, setup)
            if known is None
            else Breach(law, sentence, known.message, known.setup, known.times + 1)
        )


@dataclass(frozen=True)
class Wanted:
    """What to check: everything, or less."""

    law: str | None = None
    seats: int | None = None
    seed: int | None = None
    games: int = 2
    """The number of games with every setup, if no seed is given."""
    options: Mapping[str, Value] = field(default_factory=dict)

    def setups(self, game: Game) -> list[Setup]:
        """Return the setups to check."""
        seeds = self.games if self.seed is None else self.seed + 1
        return [
            setup
            for setup in setups(game, seeds)
            if self.seats in (None, setup.seats)
            and self.seed in (None, setup.seed)
            and all(dict(setup.options).get(name) == value for name, value in self.options.items())
        ]


def loaded(folder: Path) -> Game:
    """Put the game of a folder on the shelf of this process and return it."""
    if not folder.is_dir():
        raise Refused(f"{folder} is not a folder; `stammtisch new-game NAME` makes one")
    home = folder.resolve()
    others = [Path(other) for other in os.environ.get("STAMMTISCH_GAMES", "").split(os.pathsep) if other]
    if home not in [*others, *[game.resolve() for other in others for game in other.glob("*/")]]:
        os.environ["STAMMTISCH_GAMES"] = os.pathsep.join(map(str, [home, *others]))
    found = {shelf.folder(name).resolve(): name for name in shelf.names()}
    if home in found:
        return shelf.game(found[home])
    reason = next((broken.reason for broken in shelf.broken() if Path(broken.place).resolve() == home), "not found")
    raise Refused(f"{folder} is not a game yet: {reason}")


def names_of_laws() -> list[str]:
    """Return the names that `--law` accepts."""
    return [*[law.__name__ for law in EVERY_LAW], CITED, EXPLAINED]


def check(folder: Path, game: Game, wanted: Wanted, after_each: Callable[[], None] = lambda: None) -> Findings:
    """Try the laws on a game and look for what it does not have yet."""
    if wanted.law is not None and wanted.law not in names_of_laws():
        raise Refused(f"there is no law {wanted.law!r}; the laws are {', '.join(names_of_laws())}")
    findings = Findings(game)
    chosen = wanted.setups(game)
    if not chosen:
        raise Refused("there is no such setup; `stammtisch games` lists seats and options")
    for setup in chosen:
        findings.setups += 1
        for law in EVERY_LAW:
            if wanted.law in (None, law.__name__):
                try_law(findings, law, setup, folder)
        after_each()
    for name, sentence, try_it in written_laws(folder, chosen):
        if wanted.law in (None, name):
            findings.checks += 1
            try:
                try_it()
            except (AssertionError, OSError) as breach:
                findings.note(name, sentence, str(breach), None)
    findings.hints = hints(folder, game)
    return findings


def try_law(findings: Findings, law: Law, setup: Setup, folder: Path) -> None:
    """Try one law with one setup. A game that crashes breaks the law, too."""
    findings.checks += 1
    sentence = (law.__doc__ or law.__name__).split("\n")[0].rstrip(".")
    try:
        law(setup)
    except Exception as problem:
        if isinstance(problem, AssertionError) and str(problem):
            findings.note(law.__name__, sentence, str(problem), setup)
        else:
            findings.note(law.__name__, sentence, f"the game fails: {shelf.why(problem, str(folder.resolve()))}", setup)


def written_laws(folder: Path, chosen: list[Setup]) -> Iterator[tuple[str, str, Callable[[], None]]]:
    """Yield the parts of law 8, which is about texts."""

    def text(*globs: str) -> str:
        paths = [path for glob in globs for path in sorted(folder.glob(glob))]
        return "\n".join(path.read_text(encoding="utf-8") for path in paths)

    def cited() -> None:
        code = "\n".join(p.read_text(encoding="utf-8") for p in folder.glob("*.py") if not p.name.startswith("test_"))
        every_paragraph_is_cited(text("rules.md"), code, text("test_*.py", "tests/test_*.py", "../test_*.py"))

    def explained() -> None:
        kinds = {event.kind for setup in chosen[:12] for events in played(setup).events for event in events}
        every_event_is_explained(text("rules.md"), kinds)

    yield CITED, "Law 8: every paragraph of rules.md is cited in the game's code and in a test", cited
    yield EXPLAINED, "Law 8: every kind of event is in the section Events of rules.md", explained


def hints(folder: Path, game: Game) -> list[str]:
    """Return what the game lacks without breaking a law, and the effect."""
    found: list[str] = []
    if not (folder / "terminal.py").is_file():
        found.append("no terminal.py: the terminal shows places and facts as they are")
    if not (folder / "bot.py").is_file():
        found.append("no bot.py: novice and regular play at random, the others search without knowledge of the game")
    if not (folder / "face.js").is_file() and not (folder / "face").is_dir():
        found.append("no face: the browser uses the plain face")
    if not [*folder.glob("test_*.py"), *folder.glob("tests/test_*.py")]:
        found.append("no test_*.py: no test checks the paragraphs of the rules")
    if not (folder / "rules.md").is_file():
        found.append("no rules.md: players cannot read the rules")
    return found + missing_texts(folder, game)


def missing_texts(folder: Path, game: Game) -> list[str]:
    """Return the texts that are missing in each language of the game."""
    files = sorted((folder / "locale").glob("*.ftl"))
    if not files:
        return ["no locale/en.ftl: title and options are shown by their names in the code"]
    needed = ["title", "sentence"]
    for option in {option.name: option for seats in game.seats for option in game.options(seats)}.values():
        needed += [f"option-{option.name}", *[f"option-{option.name}-{written(value)}" for value in option.values]]
    found: list[str] = []
    for path in files:
        lines = path.read_text(encoding="utf-8").splitlines()
        known = {line.split("=")[0].strip() for line in lines if "=" in line and not line.startswith((" ", "#"))}
        missing = [name for name in needed if name not in known]
        if missing:
            found.append(f"locale/{path.name} has no text for {', '.join(missing)}")
    return found
