"""A browser in memory: what the engine's worker has around it, and a page that remembers what it was sent."""

import asyncio
from itertools import count

import msgspec

from stammtisch.core.rng import Rng
from stammtisch.offline import thinking
from stammtisch.offline.house import LocalHouse
from stammtisch.table import messages
from virtual_time import now

ids = map(str, count())


class MemoryBrowser:
    """A database and a second worker; several tabs may share it."""

    def __init__(self) -> None:
        self.kept: dict[str, list[tuple[int, float, str]]] = {}
        self.lists: dict[str, str] = {}
        self.aside: dict[str, str] = {}
        self.said: dict[tuple[str, int], dict[int, str]] = {}
        self.notes: dict[str, str] = {}
        self.full = False
        """Whether nothing can be kept."""
        self.tasks: list[int] = []
        self.stopped: list[int] = []
        self.tabs: list[Tab] = []

    async def append(self, table: str, number: int, at: float, entry: str, listed: str) -> bool:
        await asyncio.sleep(0)
        if self.full:
            raise OSError("the quota is used up")
        rows = self.kept.setdefault(table, [])
        if number != len(rows):
            return False
        rows.append((number, at, entry))
        self.lists[table] = listed
        return True

    async def rows(self, table: str, since: int) -> str:
        return msgspec.json.encode(self.kept.get(table, [])[since:]).decode()

    async def set_aside(self, table: str, reason: str) -> None:
        self.aside[table] = reason

    async def reviews(self, table: str, seat: int) -> str:
        return msgspec.json.encode(self.said.get((table, seat), {})).decode()

    async def add_review(self, table: str, seat: int, ply: int, said: str) -> None:
        self.said.setdefault((table, seat), {})[ply] = said

    async def tables(self) -> str:
        return f"[{','.join(reversed(self.lists.values()))}]"

    async def note(self, name: str) -> str:
        return self.notes.get(name, "")

    async def write_note(self, name: str, before: str, after: str) -> bool:
        if self.full:
            raise OSError("the quota is used up")
        if self.notes.get(name, "") != before:
            return False
        self.notes[name] = after
        return True

    async def think(self, number: int, task: str) -> str:
        self.tasks.append(number)
        await asyncio.sleep(0.5)
        return thinking.done(task)

    def stop(self, number: int) -> None:
        self.stopped.append(number)

    def send(self, visit: int, message: str) -> None:
        for tab in self.tabs:
            tab.hear(visit, message)

    def close(self, visit: int) -> None:
        for tab in self.tabs:
            tab.closed = tab.closed or visit == tab.visit

    def tell(self, table: str) -> None:
        for tab in self.tabs:
            tab.house.heard(table)


visits = count(1)


class Tab:
    """A page of the browser, at most at one table."""

    def __init__(self, browser: MemoryBrowser, name: str = "Anna") -> None:
        self.house = LocalHouse(browser, name, now)
        self.rng = Rng("person")
        self.visit = 0
        self.table = ""
        self.closed = False
        self.told: list[messages.Tell] = []
        browser.tabs.append(self)

    def hear(self, visit: int, message: str) -> None:
        if visit == self.visit:
            self.told.append(msgspec.json.decode(message, type=ANY))

    async def enter(self, table: str) -> None:
        self.visit, self.table, self.told = next(visits), table, []
        await self.house.enter(self.visit, table)

    async def say(self, ask: messages.AnyAsk) -> messages.Tell:
        await self.house.hear(self.visit, messages.to_json(ask).decode())
        return next(one for one in reversed(self.told) if getattr(one, "id", None) == ask.id)

    @property
    def view(self) -> messages.ViewNow:
        return next(one for one in reversed(self.told) if isinstance(one, messages.ViewNow))

    @property
    def now(self) -> messages.TableNow:
        return next(one for one in reversed(self.told) if isinstance(one, messages.TableNow))

    async def open(self, game: str, bots: list[str | None], **more: object) -> str:
        """Set up a table, enter and start it; all seats without a bot are mine."""
        wanted = {
            "game": game,
            "seats": len(bots),
            "bots": bots,
            "mine": [seat for seat, level in enumerate(bots) if level is None],
            "start": False,
            **more,
        }
        made = await self.answer("POST", "tables", wanted)
        assert isinstance(made, dict)
        await self.enter(str(made["table"]))
        await self.say(messages.Start(next(ids)))
        return self.table

    async def play(self, words: int) -> None:
        """Play a number of my words, or to the end; where it is my turn with another seat, turn to that one."""
        async with asyncio.timeout(36_000):
            while words and self.now.status != "over":
                await asyncio.sleep(0.1)
                if any(isinstance(one, messages.ViewNow) for one in self.told) and self.view.legal:
                    legal, seat = self.view.legal, self.view.seat
                    assert seat is not None
                    await self.say(messages.Play(next(ids), seat, self.view.at, legal[self.rng.below(len(legal))]))
                    words -= 1
                elif self.now.status == "running" and (mine := self._my_turn()) is not None:
                    await self.say(messages.Look(next(ids), mine))

    async def my_turn(self) -> None:
        """Wait until I may say something."""
        async with asyncio.timeout(3600):
            while not any(isinstance(one, messages.ViewNow) for one in self.told) or not self.view.legal:
                await asyncio.sleep(0.1)

    def _my_turn(self) -> int | None:
        mine = [seat for seat, sitting in enumerate(self.now.seats) if sitting.mine]
        waited = [seat for seat in self.view.holding_up if seat in mine]
        return waited[0] if waited and waited[0] != self.view.seat else None

    async def answer(self, method: str, path: str, body: object = None) -> object:
        """Ask the house as the page does."""
        return msgspec.json.decode(await self.house.ask(method, path, msgspec.json.encode(body).decode()))


ANY = (
    messages.Done
    | messages.No
    | messages.TableNow
    | messages.ViewNow
    | messages.Chat
    | messages.Reacted
    | messages.HintNow
    | messages.Steps
    | messages.Announced
    | messages.Bye
)
