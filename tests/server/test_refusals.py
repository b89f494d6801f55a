"""Refusals: every reason is known, is given somewhere, and can be told in every language of the pages."""

import ast
import importlib
import re
import string
from collections.abc import Iterator
from typing import get_args

import pytest

import bootstrap
from stammtisch.core.game import Refused
from stammtisch.core.match import IllegalMove
from stammtisch.offline.house import TOLD_HERE
from stammtisch.server.moderation import Banned
from stammtisch.table import messages as wire
from stammtisch.table.authority import DEALING, OPEN, OVER, RIGHTS, RUNNING, NotNow, roles, why_not
from stammtisch.table.log import NewsKind
from stammtisch.table.reasons import TEXTS, Code
from stammtisch.table.refusals import Problem, Reasoned, bye_for, code_of, no_for, problem_for

FOLDERS = [bootstrap.SOURCE / "stammtisch" / folder for folder in ("server", "table")]
LANGUAGES = sorted(path.stem for path in (bootstrap.WEB / "src" / "locale").glob("*.ftl"))
CODES = {
    *("error", "offline", "illegal-move", "store-down", "restart", "gone", "forgotten", "signed-out", "move-same"),
    *("unknown-bot", "bad-option", "bad-seats", "unknown-game", "malformed", "foreign", "too-long", "refused"),
}
"""What the pages have texts for besides reasons: kinds of refusals that say it all, and troubles of their own."""

SHOWN_OTHERWISE = {"asks", "agrees", "closed", "dealt", "hashed", "next", "revealed", "voided"}
"""News that need no sentence: the page shows what has come of them."""


def kinds(of: type[Reasoned] = Reasoned) -> set[str]:
    """The names of all classes of refusals with a reason."""
    importlib.import_module("stammtisch.server.app")  # which knows them all
    return {of.__name__}.union(*(kinds(below) for below in of.__subclasses__()))


def given() -> Iterator[str]:
    """Every reason that stands in the source where a refusal is made."""
    importlib.import_module("stammtisch.server.app")  # and with it all that refuses anything
    known = kinds()
    for path in [path for folder in FOLDERS for path in folder.glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            is_own = ast.unparse(node.func) == "super().__init__"
            if name in known or (is_own and path.name == "reading.py"):
                yield from texts_in(node.args[0])


def texts_in(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def by_authority() -> Iterator[str]:
    """Every reason that authority gives to anybody."""
    for request in RIGHTS:
        for status in (OPEN, DEALING, RUNNING, OVER):
            for person in ("host", "owner", "stranger"):
                for spectators in (True, False):
                    who = roles(person, "host", ["owner", None], 0)
                    yield why_not(request, status, who, spectators=spectators)


def test_every_reason_that_is_given_is_known_and_every_known_one_is_given() -> None:
    named = {reason for reason in given() if not reason.startswith("enter")}
    assert named | {*by_authority()} | {*TOLD_HERE.values()} == {*TEXTS}


def texts(language: str) -> dict[str, str]:
    """The pages' texts of refusals, by what follows `refused-`."""
    file = bootstrap.WEB / "src" / "locale" / f"{language}.ftl"
    return dict(re.findall(r"^refused-([\w-]+) = (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_a_text_for_every_reason_and_none_for_anything_else(language: str) -> None:
    assert {*texts(language)} == {*TEXTS} | CODES
    assert {file.stem for file in (bootstrap.WEB / "src" / "locale").glob("*.ftl")} == {*LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_speaks_only_of_values_that_are_sent_along(language: str) -> None:
    for reason, text in texts(language).items():
        sent = {field for _, field, _, _ in string.Formatter().parse(TEXTS.get(reason, "")) if field}
        assert {*re.findall(r"\$(\w+)", text)} <= sent, reason


def test_a_refusal_is_told_with_its_code_reason_values_and_a_text() -> None:
    error = NotNow("no-seat", seat=9, last=2)
    text = "there is no seat 9; the seats are 0 to 2"
    assert no_for("1", error) == wire.No("1", "not-now", text, reason="no-seat", values={"seat": 9, "last": 2})
    assert bye_for(error) == wire.Bye("not-now", text, again=False, reason="no-seat", values={"seat": 9, "last": 2})
    assert problem_for(error) == Problem("not-now", text, reason="no-seat", values={"seat": 9, "last": 2})


def test_what_is_for_a_time_says_until_when() -> None:
    told = problem_for(Banned("banned", 86_400.0))
    assert (told.code, told.until, told.values) == ("banned", 86_400.0, {"until": "1970-01-02 00:00 UTC"})
    assert told.text == "the hosts of this server have banned you until 1970-01-02 00:00 UTC"


def test_a_refusal_without_a_reason_is_told_by_its_kind_alone() -> None:
    told = no_for("1", IllegalMove("no", ["r1"]))
    assert (told.code, told.legal, told.reason, told.values) == ("illegal-move", ["r1"], "", {})


def refusals(of: type[Refused] = Refused) -> Iterator[type[Refused]]:
    """All kinds of refusals that the server can meet."""
    importlib.import_module("stammtisch.server.app")  # which knows them all
    yield of
    for below in of.__subclasses__():
        yield from refusals(below)


def test_every_kind_of_refusal_has_a_code_and_every_code_is_known() -> None:
    told = {code_of(kind.__new__(kind)) for kind in refusals() if kind.__module__.startswith("stammtisch.")}
    assert told <= {*get_args(Code)}
    assert code_of(ZeroDivisionError()) == "error"
    assert code_of(IllegalMove("no", [])) == "illegal-move"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_a_text_for_all_news_but_those_that_are_shown_otherwise(language: str) -> None:
    file = bootstrap.WEB / "src" / "locale" / f"{language}.ftl"
    told = set(re.findall(r"^news-([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
    assert told == {kind.replace(" ", "-") for kind in get_args(NewsKind)} - SHOWN_OTHERWISE


def test_every_code_without_a_reason_has_a_text_of_its_own() -> None:
    with_reasons = {code_of(kind.__new__(kind)) for kind in refusals(Reasoned)}
    assert {*get_args(Code)} - with_reasons <= CODES
