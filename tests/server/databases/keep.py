"""Keeps a database of this version, for the versions to come: one running match per game, finished ones, chat, people.

    PYTHONPATH=src:tests:tests/server python tests/server/databases/keep.py NAME

writes NAME.sql, the database as SQL, and NAME.json, which says who is who and what is where. Run it before the schema
or the log changes; test_upgrade.py opens what it wrote, migrates it and plays every match to its end.
"""

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from house import Evening, Round, Server, contribute, speak

from stammtisch.client import new_id
from stammtisch.table import messages as wire

HERE: Final = Path(__file__).resolve().parent
GAMES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "diabolo": (3, {"length": "single"}),
    "sep": (2, {}),
    "sequence": (2, {}),
    "seven-seals": (3, {"length": "single"}),
}
"""Seats and options for a short match; the last seat of three is a bot's."""


async def fill(server: Server) -> dict[str, Any]:
    """Let people play; return who they are and what they left."""
    async with Evening(server) as home:
        anna, ben, cleo = await home.guests("Anna", "Ben", "Cleo")
        finished: dict[str, str] = {}
        running: dict[str, str] = {}
        for game, (seats, options) in GAMES.items():
            around = await home.match(game, anna, ben, seats=seats, options=options)
            await around.play_out(1)
            finished[game] = around.table
        finished["resigned"] = (await resigned(await home.match("sequence", anna, cleo))).table
        finished["again"] = await again(home, await home.match("sep", anna, ben))
        for game, (seats, options) in GAMES.items():
            around = await home.match(game, anna, ben, seats=seats, options=options)
            await some_words(around)
            await around.places[0].ask(wire.Say(new_id(), f"Good luck at {game}!"))
            await around.places[1].ask(wire.Say(new_id(), "You will need it."))
            running[game] = around.table
        open = await anna.open_table(wire.NewTable("sequence", 2, mine=[0], public=True))
        await cleo.forget()
        return {
            "people": {"Anna": anna.token, "Ben": ben.token},
            "running": running,
            "finished": finished,
            "open": open,
        }


async def some_words(around: Round) -> None:
    """Everybody speaks twice, and one word is taken back where that is possible."""
    for round in range(2):
        place = await around.turn()
        await speak(place, random.Random(round))
        view = await place.seen(lambda _: True)
        if view.back and view.seat is not None:
            await place.ask(wire.Back(new_id(), view.seat, view.at))


async def resigned(around: Round) -> Round:
    """A match that somebody gave up."""
    await around.say()
    await around.places[1].ask(wire.Resign(new_id(), 1))
    await around.places[0].seen(lambda view: view.over)
    return around


async def again(home: Evening, around: Round) -> str:
    """A match played out on the deal of one before."""
    await around.play_out(2)
    first, second = around.places
    await first.ask(wire.Propose(new_id(), "same-deal", 0))
    await second.set_up(lambda table: table.proposal is not None)
    await second.ask(wire.Answer(new_id(), True))
    table = (await second.set_up(lambda table: bool(table.next))).next
    places = [await home.at(guest, table) for guest in around.guests]
    for place in places:
        await contribute(place)
    await Round(table, around.guests, places).play_out(3)
    return table


def keep(name: str) -> None:
    """Write the two files."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder)).start()
        try:
            left = asyncio.run(fill(server))
        finally:
            server.stop()
        with closing(sqlite3.connect(server.database)) as database:
            text = "\n".join(database.iterdump()) + "\n"
    (HERE / f"{name}.sql").write_text(text, encoding="utf-8")
    (HERE / f"{name}.json").write_text(json.dumps(left, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    keep(sys.argv[1])
