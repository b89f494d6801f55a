"""A table that cannot be read is set aside: it says so, and every other table goes on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from house import Evening, Server, Servers, fetch, together

import tutorial
from stammtisch.client import Lost, Turned
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

SPOILED = b'{"entry":"played","seat":0,"word":"a flying pig"}'


def spoil(server: Server, table: str) -> None:
    """Put a row into a log that no server of ours would write, and make the table due at once."""
    with closing(sqlite3.connect(server.database)) as database:
        (last,) = database.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()
        database.execute("INSERT INTO entries VALUES (?, ?, 1, ?)", (table, last + 1, SPOILED))
        database.execute("UPDATE tables SET due = 1 WHERE id = ?", (table,))
        database.commit()


def aside(server: Server, table: str) -> str:
    with closing(sqlite3.connect(server.database)) as database:
        (reason,) = database.execute("SELECT aside FROM tables WHERE id = ?", (table,)).fetchone()
        return str(reason)


def test_a_log_that_cannot_be_read_stops_no_other_table(servers: Servers) -> None:
    own = servers()

    async def spoiled() -> None:
        async with Evening(own) as home:
            bad = await home.match("sequence", "Anna", "Ben")
            others = [await home.match("sep", "Cleo", seats=2, bots=[None, "novice"]) for _ in range(3)]
            for one in others:
                await one.places[0].play((await one.places[0].seen(lambda view: bool(view.legal))).legal[0])
                await one.places[0].leave()
            own.stop()
            spoil(own, bad.table)
            own.start()
            while not aside(own, bad.table):
                await asyncio.sleep(0.05)
            with pytest.raises(Lost, match=r"cannot be read \(row \d+ of its log: IllegalMove\)"):
                await home.at(bad.guests[0], bad.table)
            answer = fetch(f"{own.url}/api/tables/{bad.table}/record")
            assert (answer.status, answer.json()["code"]) == (410, "set-aside")
            for one in others:
                place = await home.at(one.guests[0], one.table)
                await place.seen(lambda view: bool(view.legal) or view.over)
            fresh = await home.match("sequence", "Dora", "Emil")
            await fresh.say()
            lines = [line for line in own.log().splitlines() if "set aside" in line]
            assert len(lines) == 1
            assert bad.table in lines[0]
            assert "flying" not in lines[0], "what the row says is not logged: it could name cards"

    together(spoiled())


def test_after_a_restart_it_is_tried_again(servers: Servers) -> None:
    own = servers()

    async def mend() -> None:
        async with Evening(own) as home:
            around = await home.match("sequence", "Anna", "Ben")
            await around.say()
            own.stop()
            spoil(own, around.table)
            own.start()
            with pytest.raises(Lost):
                await home.at(around.guests[0], around.table)
            own.stop()
            with closing(sqlite3.connect(own.database)) as database:
                database.execute("DELETE FROM entries WHERE entry = ?", (SPOILED,))
                database.commit()
            own.start()
            place = await home.at(around.guests[0], around.table)
            assert isinstance(await place.set_up(lambda _: True), wire.TableNow)
            assert aside(own, around.table) == ""

    together(mend())


BROKEN = """
    def play(self, seat: i64, action: i64) -> None:
        \"\"\"Half of a move, then trouble, when somebody lays a 5.\"\"\"
        self.sound(seat, action)
        if seat != CHANCE and action == 4:
            raise RuntimeError("the rules are broken")

    def sound("""


def test_a_move_that_fails_half_way_changes_neither_memory_nor_log(servers: Servers, tmp_path: Path) -> None:
    rules = tutorial.write(tmp_path) / "rules.py"
    text = rules.read_text(encoding="utf-8")
    assert "    def play(" in text
    rules.write_text(text.replace("    def play(", BROKEN.strip("\n"), 1), encoding="utf-8")
    own = Server(tmp_path, {"STAMMTISCH_GAMES": str(tmp_path)}).start()

    async def fail() -> None:
        async with Evening(own) as home:
            legal: list[list[str]] = []
            while not any("5" in words for words in legal):
                around = await home.match("bierdeckel", "Anna", "Ben", options={"hand": 4})
                legal = [(await place.seen(lambda _: True)).legal for place in around.places]
            place = next(place for place, words in zip(around.places, legal, strict=True) if "5" in words)
            before = await place.seen(lambda _: True)
            rows = log_of(own, around.table)
            with pytest.raises(Turned) as refusal:
                await place.play("5")
            assert refusal.value.code == "error"
            assert log_of(own, around.table) == rows
            again = await (await home.at(around.guests[before.seat or 0], around.table)).seen(lambda _: True)
            assert (again.at, again.places, again.legal) == (before.at, before.places, before.legal)
            other = next(word for word in before.legal if word != "5")
            assert await place.play(other) == before.at + 1

    try:
        together(fail())
    finally:
        own.stop()


def log_of(server: Server, table: str) -> list[bytes]:
    with closing(sqlite3.connect(server.database)) as database:
        rows = database.execute("SELECT entry FROM entries WHERE table_id = ? ORDER BY number", (table,))
        return [row[0] for row in rows]
