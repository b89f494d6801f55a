"""A table in memory, at which people and bots meet in virtual time."""

import asyncio
from collections.abc import Callable
from itertools import count

import msgspec

from stammtisch.core import shelf
from stammtisch.core.game import Value
from stammtisch.core.rng import Rng
from stammtisch.table import messages
from stammtisch.table.authority import RUNNING
from stammtisch.table.log import Opened, Pace
from stammtisch.table.memory import MemoryLog
from stammtisch.table.ports import Services
from stammtisch.table.reading import begin
from stammtisch.table.session import Session
from stammtisch.table.table import EDITION
from stammtisch.table.thinking import LocalBots
from virtual_time import now

ANNA, BEN, CARLA = "anna", "ben", "carla"
UNTIMED = Pace()
ids = map(str, count())


class Guest:
    """Somebody at the table who remembers what they were sent."""

    def __init__(self, person: str, *, pauses: bool = False, screen: bool = False) -> None:
        self.person = person
        self.network = "home"
        self.look: int | None = None
        self.parcel = False
        self.pauses = pauses
        self.screen = screen
        self.views: list[messages.ViewNow] = []
        self.tables: list[messages.TableNow] = []
        self.said: list[str] = []
        self.bye: messages.Bye | None = None

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message, type=messages.ViewNow | messages.TableNow | messages.Chat)
        if isinstance(told, messages.ViewNow):
            self.views.append(told)
        elif isinstance(told, messages.TableNow):
            self.tables.append(told)
        else:
            self.said += [spoken.text for spoken in told.lines]

    def dismiss(self, bye: messages.Bye) -> None:
        self.bye = bye

    @property
    def view(self) -> messages.ViewNow:
        return self.views[-1]

    @property
    def news(self) -> list[str]:
        return [table.news.what for table in self.tables if table.news is not None]

    def is_waited_for(self) -> bool:
        return bool(self.views and self.view.legal)


class Evening:
    """A table in memory, with two people and a bot about to sit down at it."""

    def __init__(
        self, game: str, options: dict[str, Value] | None = None, *, pace: Pace = UNTIMED, watchers: bool = True
    ) -> None:
        self.log = MemoryLog({ANNA: "Anna", BEN: "Ben", CARLA: "Carla"})
        self.services = Services(self.log, LocalBots(20, Rng("bots")), now=now)
        self.opened = Opened(
            game, shelf.game(game).rules, 3, shelf.game(game).check(3, options or {}), "5e" * 32, ANNA, [None] * 3,
            [None] * 3, pace=pace, watchers=watchers, edition=EDITION,
        )  # fmt: skip
        self.session = Session("table", self.services)
        self.rng = Rng("people")

    async def open(self) -> None:
        await begin(self.log, "table", [self.opened], now())
        await self.session.load()

    async def come(self, person: str, *, pauses: bool = False, screen: bool = False) -> Guest:
        guest = Guest(person, pauses=pauses, screen=screen)
        await self.session.enter(guest)
        return guest

    async def ask(self, guest: Guest, ask: messages.AnyAsk) -> int | None:
        done = await self.session.do(guest, ask)
        assert isinstance(done, messages.Done)
        return done.at

    async def sit_down(self, *, pauses: bool = False) -> tuple[Guest, Guest]:
        anna, ben = await self.come(ANNA, pauses=pauses), await self.come(BEN, pauses=pauses)
        await self.ask(anna, messages.Sit(next(ids), 0))
        await self.ask(ben, messages.Sit(next(ids), 1))
        await self.ask(anna, messages.SeatBot(next(ids), 2, "novice"))
        await self.ask(anna, messages.Start(next(ids)))
        return anna, ben

    async def until(self, guest: Guest, wanted: Callable[[Guest], bool]) -> None:
        async with asyncio.timeout(3600):
            while not wanted(guest):
                await asyncio.sleep(0.1)

    async def play(self, guest: Guest) -> messages.Play:
        """Say any word, as soon as the table waits for it."""
        await self.until(guest, Guest.is_waited_for)
        view = guest.view
        assert view.seat is not None
        play = messages.Play(next(ids), view.seat, view.at, view.legal[self.rng.below(len(view.legal))])
        await self.ask(guest, play)
        return play

    async def play_to_the_end(self, *guests: Guest) -> None:
        while self.session.table.status == RUNNING:
            for guest in guests:
                if guest.is_waited_for():
                    await self.play(guest)
            await asyncio.sleep(0.1)
