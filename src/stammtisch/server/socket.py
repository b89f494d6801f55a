"""The socket: one connection of one person to one table."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from stammtisch.core.game import Refused
from stammtisch.core.match import IllegalMove
from stammtisch.server import wire
from stammtisch.server.limits import CHAT, HINTS, MESSAGES, MESSAGES_OF_AN_ADDRESS, Limit, Limits, TooMuch
from stammtisch.server.metrics import Metrics
from stammtisch.server.room import Room
from stammtisch.server.store import StoreDown

Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

MOST_WAITING: Final = 1 << 20
"""Bytes that may wait for a slow reader before he is dropped; he comes back to a fresh view."""
SECONDS_TO_READ: Final = 20.0
"""Who has not taken a message for so long is dropped when the next one comes."""
GOING_AWAY: Final = 1001
RESTARTING: Final = 1012
TOO_SLOW: Final = 4008
MOST_WRONG: Final = 20
"""How many malformed messages in a row are answered before the connection is closed."""

log = logging.getLogger("stammtisch.socket")

_LIMITS: Final[dict[type[wire.Ask], Limit]] = {wire.Say: CHAT, wire.React: CHAT, wire.Hint: HINTS}


class Socket:
    """A visitor of a room."""

    def __init__(
        self, person: str, address: str, parcel: bool, receive: Receive, send: Send, limits: Limits, metrics: Metrics
    ) -> None:
        self.person = person
        self.look: int | None = None
        self.parcel = parcel
        self._address = address
        self._receive = receive
        self._send = send
        self._limits = limits
        self._metrics = metrics
        self._queue: deque[bytes] = deque()
        self._waiting = 0
        self._sending_since: float | None = None
        """While a message is being sent: since when. A timeout around each would cost as much as the sending."""
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._writer: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Queues a message; whoever does not read is dropped, and nobody else notices."""
        if self._closing is not None:
            return
        self._queue.append(message)
        self._waiting += len(message)
        stuck = self._sending_since is not None and time.monotonic() - self._sending_since > SECONDS_TO_READ
        if stuck or self._waiting > MOST_WAITING:
            self._metrics.counts["slow_readers"] += 1
            self._drop(TOO_SLOW)
        self._wake.set()

    def dismiss(self, bye: wire.Bye) -> None:
        """Says why and closes."""
        self.send(wire.to_json(bye))
        if self._closing is None:
            self._closing = RESTARTING if bye.again else GOING_AWAY
            self._wake.set()

    def _drop(self, code: int) -> None:
        self._queue.clear()
        self._closing = code
        if self._writer is not None:
            self._writer.cancel()

    async def serve(self, room: Room) -> None:
        """Carries messages until either side has had enough."""
        await self._send({"type": "websocket.accept"})
        self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(room))
        try:
            try:
                await room.enter(self)
            except (Refused, StoreDown) as error:
                self.dismiss(wire.Bye(code_of(error), str(error), again=isinstance(error, StoreDown)))
                reader.cancel()
            await asyncio.wait([self._writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.leave(self)
            if self._closing is not None and not self._writer.done():
                await asyncio.wait([self._writer], timeout=SECONDS_TO_READ)
            for task in (reader, self._writer):
                task.cancel()
            await asyncio.gather(reader, self._writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            while self._queue:
                message = self._queue.popleft()
                self._waiting -= len(message)
                self._sending_since = time.monotonic()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._sending_since = None
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._wake.clear()
            await self._wake.wait()

    async def _read(self, room: Room) -> None:
        wrong = 0
        while True:
            message = await self._receive()
            if message["type"] != "websocket.receive":
                return
            self._metrics.counts["messages"] += 1
            try:
                self._limits.spend(MESSAGES, self.person)
                self._limits.spend(MESSAGES_OF_AN_ADDRESS, self._address)
                frame = message.get("text")
                ask = wire.ask_from(message.get("bytes") or b"" if frame is None else frame)
            except TooMuch as error:
                self.send(wire.to_json(wire.No(None, code_of(error), str(error))))
                await asyncio.sleep(1.0)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self._metrics.counts["malformed"] += 1
                wrong += 1
                self.send(wire.to_json(wire.No(None, "malformed", f"this is not a message: {error}")))
                if wrong >= MOST_WRONG:
                    self.dismiss(wire.Bye("malformed", "too many messages that are none", again=False))
                    return
            else:
                wrong = 0
                self.send(wire.to_json(await self._answer(room, ask)))

    async def _answer(self, room: Room, ask: wire.AnyAsk) -> wire.Tell:
        try:
            limit = _LIMITS.get(type(ask))
            if limit is not None:
                self._limits.spend(limit, self.person)
            return await room.do(self, ask)
        except IllegalMove as error:
            return wire.No(ask.id, code_of(error), str(error), error.legal)
        except (Refused, StoreDown) as error:
            return wire.No(ask.id, code_of(error), str(error))
        except Exception:
            log.exception("a request failed")
            self._metrics.counts["errors"] += 1
            return wire.No(ask.id, "error", "something went wrong here; nothing was changed")


def code_of(error: Exception) -> str:
    """A stable word for a kind of refusal, made from its name: IllegalMove is illegal-move."""
    return "".join([f"-{sign.lower()}" if sign.isupper() else sign for sign in type(error).__name__]).lstrip("-")
