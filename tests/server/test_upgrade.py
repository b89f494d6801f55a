"""A running match goes on under the rules it began with, although the server has newer ones since."""

import asyncio
import gzip
import json
import os
import random
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from house import Evening, Round, Server, Servers, at_random, contribute, heard, refused, speak, together
from strain import rows

import stammtisch
import tutorial
from stammtisch.client import Guest, new_id
from stammtisch.core.record import to_line
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("bierdeckel", 3, {}),
    ("diabolo", 3, {"length": "single"}),
    ("sep", 2, {}),
    ("sequence", 2, {}),
    ("seven-seals", 3, {"length": "single"}),
]
"""Every game on the shelf, and the tutorial's, with seats and options for a short match; the last seat is a bot's."""
LONG = ("sep",)
"""Those that would take too long at a bot's pace: they go on for some words and are then given up."""

NEW_WORDS = """

from dataclasses import replace as _replace

_FORMER = GAME
_VERSIONS = {**_FORMER.versions, _FORMER.rules: _FORMER}
GAME = _replace(_FORMER, rules=_FORMER.rules + 1, word=lambda action: f"new {_FORMER.word(action)}", versions=_VERSIONS)
"""
"""What the next version of a game of ours adds to its __init__.py: all words change, so nothing could be mistaken."""

LOWEST = '''"""Bierdeckel, second edition: the lowest card that nobody matches wins."""

from stammtisch.core.game import Option, State, View
from stammtisch.core.rng import Rng

from . import rules


class Lowest(rules.Bierdeckel):
    """The same table, another toast."""

    def copy(self) -> State:
        twin = Lowest(self.seats, self.options, self.places, self.score)
        twin.round = self.round
        return twin

    def toast(self) -> None:
        laid = [self.places[f"mat {seat}"][0] for seat in range(self.seats)]
        for seat, card in enumerate(laid):
            self.move("show", seat, card, f"mat {seat}", "table")
        unmatched = [card for card in laid if laid.count(card) == 1]
        if unmatched:
            winner = laid.index(min(unmatched))
            self.score[winner] += 6 - int(laid[winner])
            self.emit("toast", winner, amount=6 - int(laid[winner]))
        if len(self.places["table"]) == self.seats * self.options.hand:
            self.settle()


def options(seats):
    return (Option("hand", 2, (2,), "How many cards each player is dealt."),)


def new(seats, options):
    former = rules.new(seats, options)
    return Lowest(former.seats, former.options, former.places, former.score)


def imagine(view: View, rng: Rng) -> State:
    former = rules.imagine(view, rng)
    twin = Lowest(former.seats, former.options, former.places, former.score)
    twin.round = former.round
    return twin
'''
SECOND_EDITION = """

from dataclasses import replace as _replace

from . import lowest as _lowest

_FORMER = GAME
GAME = _replace(
    _FORMER, rules=2, new=_lowest.new, imagine=_lowest.imagine, options=_lowest.options, versions={1: _FORMER}
)
"""


def newer_program(folder: Path) -> Path:
    """A copy of the whole program, uncompiled, in which every game of ours has a second version."""
    package = folder / "stammtisch"
    shutil.copytree(Path(stammtisch.__file__).parent, package, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for home in (package / "games").iterdir():
        if (home / "__init__.py").is_file() and home.is_dir():
            with (home / "__init__.py").open("a", encoding="utf-8") as file:
                file.write(NEW_WORDS)
    return folder


def second_edition(home: Path) -> None:
    """Bierdeckel gets new rules; the old ones stay in its versions."""
    (home / "lowest.py").write_text(LOWEST, encoding="utf-8")
    with (home / "__init__.py").open("a", encoding="utf-8") as file:
        file.write(SECOND_EDITION)


async def begun(home: Evening) -> list[Round]:
    """A running match of every game, between people and a bot that has spoken already where it was its turn."""
    found = []
    for game, seats, options in GAMES:
        around = await home.match(game, *("Anna", "Ben")[: seats - 1], seats=seats, options=options)
        for place in around.places:
            view = await place.seen(lambda _: True)
            if view.seat in view.holding_up:
                await speak(place, random.Random(1))
        found.append(around)
    return found


async def back(home: Evening, around: Round) -> Round:
    """The same people at the same table, after the server was away."""
    return Round(around.table, around.guests, [await home.at(guest, around.table) for guest in around.guests])


async def goes_on(around: Round, game: str) -> None:
    """People and the bot play the match to its end, or for a while."""
    if game not in LONG:
        await around.play_out(5)
        return
    (place,) = around.places
    begun = (await place.seen(lambda _: True)).at
    rng = random.Random(5)
    while (await speak(place, rng)).at <= begun + 12:
        pass
    await place.ask(wire.Resign(new_id(), 0))
    await place.seen(lambda view: view.over)


def test_a_running_match_of_every_game_goes_on_under_the_rules_it_began_with(servers: Servers, tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    bierdeckel = tutorial.write(games)
    (bierdeckel / "test_bierdeckel.py").unlink()
    own = servers(environment={"STAMMTISCH_GAMES": str(games)})

    async def upgrade() -> None:
        async with Evening(own) as home:
            matches = await begun(home)
            rules = {game.name: game.rules for game in (await matches[0].guests[0].games()).games}
            before = []
            for around in matches:
                for place in around.places:
                    table = await place.set_up(lambda _: True)
                    assert table.rules == rules[table.game]
                before.append([await place.seen(lambda _: True) for place in around.places])
            own.kill()
            second_edition(bierdeckel)
            path = os.pathsep.join([str(newer_program(tmp_path / "newer")), *sys.path])
            own.environment["PYTHONPATH"] = path
            own.start()
            shelf = {game.name: game.rules for game in (await matches[0].guests[0].games()).games}
            newer = {game: version + 1 for game, version in rules.items()}
            assert shelf == newer, "the server has the newer rules of every game"
            again = [await back(home, around) for around in matches]
            for around, views in zip(again, before, strict=True):
                for place, view in zip(around.places, views, strict=True):
                    table = await place.set_up(lambda _: True)
                    assert table.rules == rules[table.game]
                    now = await place.seen(lambda now, at=view.at: now.at >= at)  # type: ignore[misc]
                    assert now.at > view.at or (now.places, now.legal) == (view.places, view.legal)
                    assert not any(word.startswith("new ") for word in now.legal)
            await asyncio.gather(*[goes_on(around, named[0]) for around, named in zip(again, GAMES, strict=True)])
            for around, (game, seats, _) in zip(again, GAMES, strict=True):
                record = await around.guests[0].record(around.table)
                assert (record["game"], record["rules"], record["seats"]) == (game, rules[game], seats)
                assert {ply["seat"] for ply in record["plies"]} >= {*range(seats)}, "the bot has played on as well"
                if game != "bierdeckel":  # which is not on this process's shelf
                    verify(record)
            await another_match_has_the_new_rules(home, again, newer)

    together(upgrade())


async def another_match_has_the_new_rules(home: Evening, finished: list[Round], newer: dict[str, int]) -> None:
    for around, (game, seats, _) in zip(finished, GAMES, strict=True):
        table = await around.guests[0].open_table(wire.NewTable(game, seats, mine=[0]))
        async with await around.guests[0].at(table) as place:
            assert (await place.set_up(lambda _: True)).rules == newer[game]
    sep = next(around for around, (game, _, _) in zip(finished, GAMES, strict=True) if game == "sep")
    await sep.places[0].ask(wire.Propose(new_id(), "rematch", 0))
    following = (await sep.places[0].set_up(lambda table: bool(table.next))).next
    place = await home.at(sep.guests[0], following)
    await contribute(place)
    assert (await place.set_up(lambda _: True)).rules == newer["sep"]
    view = await place.seen(lambda view: bool(view.legal))
    assert all(word.startswith("new ") for word in view.legal)


def test_each_version_scores_by_its_own_rules(servers: Servers, tmp_path: Path) -> None:
    """Two matches of one game run beside each other, one begun before the second edition and one after it."""
    bierdeckel = tutorial.write(tmp_path)
    (bierdeckel / "test_bierdeckel.py").unlink()
    own = servers(environment={"STAMMTISCH_GAMES": str(tmp_path)})

    async def compare() -> None:
        async with Evening(own) as home:
            anna, ben = await home.guests("Anna", "Ben")
            old = await home.match("bierdeckel", anna, ben)
            own.stop()
            second_edition(bierdeckel)
            own.start()
            old = await back(home, old)
            new = await home.match("bierdeckel", anna, ben)
            for around, rules, worth in ((old, 1, highest), (new, 2, lowest)):
                assert (await around.places[0].set_up(lambda _: True)).rules == rules
                await asyncio.gather(*[at_random(place, random.Random(3)) for place in around.places])
                record = await anna.record(around.table)
                assert record["rules"] == rules
                assert record["points"] == scored(record, worth), to_line(record)
            for around, rules in ((old, 1), (new, 2)):
                assert await next_rules(home, around) == rules, "the second edition has no hands of three"

    together(compare())


async def next_rules(home: Evening, around: Round) -> int:
    """The rules of the next match that all agree on."""
    first, second = around.places
    await first.ask(wire.Propose(new_id(), "rematch", 0))
    await second.set_up(lambda table: table.proposal is not None)
    await second.ask(wire.Answer(new_id(), True))
    following = (await second.set_up(lambda table: bool(table.next))).next
    return (await (await home.at(around.guests[0], following)).set_up(lambda _: True)).rules


def highest(cards: list[int]) -> tuple[int, int]:
    return cards.index(max(cards)), max(cards)


def lowest(cards: list[int]) -> tuple[int, int]:
    return cards.index(min(cards)), 6 - min(cards)


def scored(record: dict[str, Any], worth: Any) -> list[int]:
    """The points of a game of Bierdeckel for two, counted from the words alone."""
    points = [0, 0]
    laid: dict[int, int] = {}
    for ply in record["plies"]:
        if ply["seat"] >= 0:
            laid[ply["seat"]] = int(ply["word"])
            if len(laid) == 2:
                if laid[0] != laid[1]:
                    winner, amount = worth([laid[0], laid[1]])
                    points[winner] += amount
                laid = {}
    return points


def test_a_match_whose_rules_are_gone_says_so_and_harms_no_other(servers: Servers, tmp_path: Path) -> None:
    tutorial.write(tmp_path)
    own = servers(environment={"STAMMTISCH_GAMES": str(tmp_path)})

    async def lose() -> None:
        async with Evening(own) as home:
            lost = await home.match("bierdeckel", "Anna", "Ben")
            other = await home.match("sequence", "Anna", "Ben")
            own.stop()
            del own.environment["STAMMTISCH_GAMES"]
            own.start()
            async with await lost.guests[0].at(lost.table) as place:
                with pytest.raises(Exception, match="bierdeckel"):
                    await place.set_up(lambda _: True)
            assert "bierdeckel" in str(await refused(lost.guests[0].record(lost.table)))
            assert lost.table in [table.table for table in (await lost.guests[0].lists()).running]
            going = await back(home, other)
            await going.play_out()

    together(lose())


async def results_are_kept(server: Server, left: dict[str, Any], played: list[str]) -> None:
    """Every finished match has its rows: those of the version before, too, but whoever was forgotten is in none."""
    tables = [*left["finished"].values(), *played]
    query = "SELECT seat, player, place, name FROM results LEFT JOIN persons ON id = person_id WHERE table_id = ?"
    late = asyncio.get_running_loop().time() + 20
    while not all(found := [rows(server.database, f"{query} ORDER BY seat", table) for table in tables]):
        assert asyncio.get_running_loop().time() < late, found
        await asyncio.sleep(0.1)
    for (name, _), result in zip(left["finished"].items(), found, strict=False):
        assert [row[0] for row in result] == [*range(len(result))]
        assert (result[0][1], result[0][3]) == ("person", "Anna")
        if name == "resigned":
            assert [(place, who) for _, _, place, who in result] == [(None, "Anna"), (None, None)]
        else:
            assert 1 in [place for _, _, place, _ in result]
            assert [who for *_, who in result[1:]] == ["Ben", None][: len(result) - 1]


KEPT = Path(__file__).parent / "databases"


@pytest.mark.parametrize("kept", sorted(KEPT.glob("*.json")), ids=lambda path: path.stem)
def test_a_database_of_the_version_before_is_migrated_and_its_matches_are_played_to_the_end(
    kept: Path, tmp_path: Path
) -> None:
    """`databases/keep.py` says what is in it."""
    left = json.loads(kept.read_text(encoding="utf-8"))
    own = Server(tmp_path, keep_days=1e5, keep_finished=1e5, keep_people=1e5)
    own.data.mkdir()
    with closing(sqlite3.connect(own.database)) as database:
        database.executescript(gzip.decompress(kept.with_suffix(".sql.gz").read_bytes()).decode())
        # A table that nobody starts is gone after a day, however long the rest is kept.
        database.execute("UPDATE tables SET created = ? WHERE status = 'open'", (time.time(),))
        database.commit()
    own.start()

    async def play_on() -> None:
        async with Evening(own) as home:
            guests = [Guest(own.url, token) for token in left["people"].values()]
            for name, table in left["finished"].items():
                record = await guests[0].record(table)
                assert record.get("ended", "played") == ("resigned" if name == "resigned" else "played")
                assert record["players"][0] == "Anna"
                verify(record)
            rounds = []
            for table in left["running"].values():
                rounds.append(Round(table, guests, [await home.at(guest, table) for guest in guests]))
            for around in rounds:
                said = await heard(around.places[1], wire.Chat)
                assert [line.name for line in said.lines] == ["Anna", "Ben"]
            await asyncio.gather(*[around.play_out(7) for around in rounds])
            for (game, _), around in zip(left["running"].items(), rounds, strict=True):
                record = await guests[0].record(around.table)
                assert (record["game"], record["players"][:2]) == (game, ["Anna", "Ben"])
                verify(record)
            await results_are_kept(own, left, [around.table for around in rounds])
            (open,) = [table for table in (await guests[0].lists()).running if table.status == "open"]
            assert open.table == left["open"]

    try:
        together(play_on())
    finally:
        own.stop()
    assert own.troubles() == []
