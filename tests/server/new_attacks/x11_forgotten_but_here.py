"""Races between "forget me" and everything else: somebody who is forgotten keeps a seat, a socket and a voice.

Right would be: once DELETE /api/me is answered, no seat has that owner and no socket of theirs is open or comes in.
"""

import asyncio
import sqlite3
import tempfile
from contextlib import suppress
from pathlib import Path

import begin  # noqa: F401
from honest import GIVEN_UP, Honest
from strain import Strained, kept, rebuilt

from stammtisch.client import new_id
from stammtisch.server import wire


async def attempt(server: Strained, number: int) -> str:
    host, ghost = Honest(server.url, "127.0.0.1"), Honest(server.url, f"127.0.0.{number + 10}")
    await host.arrive("host")
    await ghost.arrive("ghost")
    # Many tables make the forgetting take its time; the ghost sits down again at the first while the last is seen to.
    tables = [await ghost.open_table(wire.NewTable("sequence", 2, mine=[0])) for _ in range(18)]
    target = await host.open_table(wire.NewTable("sequence", 2, mine=[0]))
    place = await ghost.at(target)
    over = asyncio.Event()
    voice = []

    async def sit_again() -> None:
        with suppress(*GIVEN_UP):
            while not over.is_set():
                try:
                    await place.ask(wire.Sit(new_id(), 1))
                except Exception as error:
                    if "sits there" not in str(error):
                        raise
                await asyncio.sleep(0.055)

    async def come_again() -> None:
        with suppress(*GIVEN_UP):
            while not over.is_set():
                again = await ghost.at(target)
                voice.append(again)
                await asyncio.sleep(0.002)

    sitting = asyncio.create_task(sit_again())
    coming = asyncio.create_task(come_again())
    await asyncio.sleep(0.1)
    await ghost.forget()
    await asyncio.sleep(0.3)
    over.set()
    await asyncio.gather(sitting, coming)
    spoke = 0
    for again in voice:
        with suppress(*GIVEN_UP):
            async with asyncio.timeout(0.3):
                await again.ask(wire.Say(new_id(), "I am still here"))
                spoke += 1
    table = rebuilt(target, kept(server.database, target))
    ghosts = 0
    with sqlite3.connect(server.database) as database:
        known = {row[0] for row in database.execute("SELECT id FROM persons")}
    ghosts = sum(owner is not None and owner not in known for owner in table.owners)
    del tables
    return f"seats of nobody: {ghosts}; sockets of nobody that still speak: {spoke} of {len(voice)}"


async def tried(server: Strained) -> None:
    for number in range(6):
        print(await attempt(server, number))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Strained(Path(folder), limits=1) as server:
        asyncio.run(tried(server))
        print(f"{len(server.troubles())} errors in the log")
