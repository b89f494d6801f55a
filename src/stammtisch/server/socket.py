"""The socket: one connection of one person to one table."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from stammtisch.core.game import Refused
from stammtisch.server.limits import (
    CHAT,
    CHAT_OF_AN_ADDRESS,
    HINTS,
    HINTS_OF_AN_ADDRESS,
    MESSAGES,
    MESSAGES_OF_AN_ADDRESS,
    REPLAYS,
    REPLAYS_OF_AN_ADDRESS,
    REPORTS,
    REPORTS_OF_AN_ADDRESS,
    SEATING,
    SEATING_OF_AN_ADDRESS,
    TABLES,
    TABLES_OF_AN_ADDRESS,
    Limit,
    Limits,
    TooMuch,
)
from stammtisch.server.metrics import Metrics
from stammtisch.server.moderation import Moderation
from stammtisch.server.networks import home_of
from stammtisch.server.rows import StoreDown
from stammtisch.server.websocket import WebSocket
from stammtisch.table import messages as wire
from stammtisch.table.refusals import LONGEST_TEXT, bye_for, no_for
from stammtisch.table.session import Session

GOING_AWAY: Final = 1001
RESTARTING: Final = 1012
SECONDS_TO_CALM_DOWN: Final = 1.0
"""How many seconds nothing is read from somebody who has sent too much."""
MOST_WRONG: Final = 20
"""How many malformed messages in a row are answered before the connection is closed."""

ONLY_SHOWN: Final = (wire.Replay, wire.Look, wire.Hint)
"""Requests that only show something: they are skipped for somebody who is gone."""

log = logging.getLogger("stammtisch.socket")

_LIMITS: Final[dict[type[wire.Ask], tuple[Limit, Limit]]] = {
    wire.Say: (CHAT, CHAT_OF_AN_ADDRESS),
    wire.React: (CHAT, CHAT_OF_AN_ADDRESS),
    **dict.fromkeys(
        (
            wire.Sit,
            wire.Stand,
            wire.SeatBot,
            wire.Start,
            wire.Propose,
            wire.Answer,
            wire.Resign,
            wire.Substitute,
            wire.ShareReview,
        ),
        (SEATING, SEATING_OF_AN_ADDRESS),
    ),
    wire.Hint: (HINTS, HINTS_OF_AN_ADDRESS),
    wire.Report: (REPORTS, REPORTS_OF_AN_ADDRESS),
    wire.Replay: (REPLAYS, REPLAYS_OF_AN_ADDRESS),
}
"""The limits of messages that cost more than others, by person and by address."""


class Socket:
    """A visitor of a table."""

    def __init__(
        self,
        person: str,
        device: str,
        address: str,
        parcel: bool,
        pauses: bool,
        screen: bool,
        websocket: WebSocket,
        limits: Limits,
        metrics: Metrics,
        moderation: Moderation,
        check_deal: Callable[[str], Awaitable[None]],
    ) -> None:
        self.person = person
        self.device = device
        """The person's device; empty for a cookie of the first version."""
        self.look: int | None = None
        self.parcel = parcel
        self.pauses = pauses
        self.screen = screen
        self.address = address
        self.network = home_of(address)
        self._websocket = websocket
        self._limits = limits
        self._metrics = metrics
        self._moderation = moderation
        self._check_deal = check_deal
        self._beside: set[asyncio.Task[None]] = set()
        """The hints under way."""

    def send(self, message: bytes) -> None:
        """Send a message; a client that does not read is dropped, and nobody else notices."""
        self._websocket.send(message)

    def dismiss(self, bye: wire.Bye) -> None:
        """Say why and close."""
        self.send(wire.to_json(bye))
        self._websocket.close(RESTARTING if bye.again else GOING_AWAY)

    async def serve(self, session: Session) -> None:
        """Handle messages until either side closes."""
        self._websocket.accept()
        try:
            await session.enter(self)
            # They may have been banned while they connected; from now on, a ban finds this connection.
            self._moderation.check(self.address, self.person)
            if announced := self._moderation.announced():
                self.send(wire.to_json(wire.Announced(announced)))
            await self._read(session)
        except (Refused, StoreDown) as error:
            self.dismiss(bye_for(error, again=isinstance(error, StoreDown)))
        finally:
            for hint in self._beside:
                hint.cancel()
            session.leave(self)

    async def _read(self, session: Session) -> None:
        wrong = 0
        while (message := await self._websocket.receive()) is not None:
            self._metrics.counts["messages"] += 1
            too_much = self._beyond_limits()
            answer: wire.Tell
            try:
                ask = wire.ask_from(message)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._metrics.counts["malformed"] += 1
                wrong += 1
                answer = wire.No(None, "malformed", f"this is not a message: {error}"[:LONGEST_TEXT])
            else:
                wrong = 0
                if not self._websocket.open and isinstance(ask, ONLY_SHOWN):
                    continue
                if isinstance(ask, wire.Hint) and not too_much:
                    self._answer_beside(session, ask)
                    continue
                answer = no_for(ask.id, too_much) if too_much else await self._answer(session, ask)
            self.send(wire.to_json(answer))
            if wrong >= MOST_WRONG:
                self.dismiss(wire.Bye("malformed", "too many malformed messages", again=False))
                return
            if too_much:
                await asyncio.sleep(SECONDS_TO_CALM_DOWN)

    def _answer_beside(self, session: Session, ask: wire.AnyAsk) -> None:
        """Answer a slow request while the next messages are handled."""

        async def answered() -> None:
            self.send(wire.to_json(await self._answer(session, ask)))

        task = asyncio.create_task(answered())
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def _beyond_limits(self) -> TooMuch | None:
        try:
            self._limits.spend(MESSAGES, self.person)
            self._limits.spend(MESSAGES_OF_AN_ADDRESS, self.network)
        except TooMuch as error:
            return error
        return None

    def _spend(self, ask: wire.AnyAsk) -> None:
        """Count a message that costs more than others."""
        costs = [_LIMITS[type(ask)]] if type(ask) in _LIMITS else []
        if isinstance(ask, wire.Propose) and ask.what in ("rematch", "same-deal"):
            costs.append((TABLES, TABLES_OF_AN_ADDRESS))
        for of_a_person, of_an_address in costs:
            self._limits.spend(of_a_person, self.person)
            self._limits.spend(of_an_address, self.network)

    async def _answer(self, session: Session, ask: wire.AnyAsk) -> wire.Tell:
        try:
            self._spend(ask)
            if isinstance(ask, wire.Ping):
                return wire.Done(ask.id)
            if isinstance(ask, wire.Report):
                return await self._report(session, ask)
            if isinstance(ask, wire.Say | wire.React):
                self._moderation.check_voice(self.person)
            if isinstance(ask, wire.Propose) and ask.what == "same-deal":
                await self._check_deal(session.table.opened.same)
            return await session.do(self, ask)
        except (Refused, StoreDown) as error:
            return no_for(ask.id, error)
        except Exception:
            log.exception("a request failed")
            self._metrics.counts["errors"] += 1
            return wire.No(ask.id, "error", "something went wrong here; nothing was changed")

    async def _report(self, session: Session, ask: wire.Report) -> wire.Tell:
        session.allow(self.person, ask)
        await self._moderation.report(session, self.person, ask)
        self._metrics.counts["reports"] += 1
        return wire.Done(ask.id)
