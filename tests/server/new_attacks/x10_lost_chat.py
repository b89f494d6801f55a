"""Spectators' chat pushes a player's line out: what the other players should hear is looked for among the last 50 lines.

A player speaks while seven spectators spend all their lines at once. Right would be: the other player hears each line.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import begin  # noqa: F401
from honest import Honest
from house import contribute
from strain import Strained

from stammtisch.client import Place, Turned, new_id
from stammtisch.server import wire


async def flood(place: Place) -> None:
    async def say() -> None:
        try:
            await place.ask(wire.Say(new_id(), "noise"))
        except Turned:
            pass

    await asyncio.gather(*[say() for _ in range(8)])


async def lines(place: Place, heard: list[str]) -> None:
    async for message in place.told():
        if isinstance(message, wire.Chat):
            heard += [line.text for line in message.lines]


async def attempt(server: str, number: int) -> tuple[int, int]:
    host, other = Honest(server, "127.0.0.1"), Honest(server, "127.0.0.3")
    await host.arrive("host")
    await other.arrive("other")
    table = await host.open_table(wire.NewTable("sequence", 2, mine=[0]))
    one, two = await host.at(table), await other.at(table)
    await two.ask(wire.Sit(new_id(), 1))
    strangers = [Honest(server, f"127.0.{number}.{place + 10}") for place in range(20)]
    crowd = []
    for stranger in strangers:
        await stranger.arrive("crowd")
        crowd.append(await stranger.at(table))
    heard: list[str] = []
    listening = asyncio.create_task(lines(two, heard))
    said = [f"line {index}" for index in range(6)]

    async def speak() -> None:
        for text in said:
            await one.ask(wire.Say(new_id(), text))
            await asyncio.sleep(0.01)

    await asyncio.gather(speak(), *[flood(place) for place in crowd])
    await asyncio.sleep(1)
    listening.cancel()
    for place in (one, two, *crowd):
        await place.leave()
    return len(said), sum(text in heard for text in said)


async def tried(server: str) -> None:
    for number in range(2, 7):
        said, heard = await attempt(server, number)
        print(f"a player said {said} lines; the other player heard {heard}")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Strained(Path(folder), limits=1) as server:
        asyncio.run(tried(server.url))
    del contribute, sys, time
