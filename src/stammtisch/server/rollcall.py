"""The roll call: asks every process of the server a question and collects the answers."""

import asyncio
import secrets
import zlib
from base64 import b85decode, b85encode
from collections.abc import Callable
from typing import Any, Final

import msgspec

from stammtisch.server.store import Store
from stammtisch.table.notices import CallAnswered, CallAsked

SECONDS: Final = 0.3
"""How many seconds the others have to answer; later answers are left out."""


class RollCall:
    """Asks and answers. A question is a short text, an answer anything that JSON can hold."""

    def __init__(self, store: Store, answer: Callable[[str], Any]) -> None:
        self._store = store
        self._answer = answer
        self._waiting: dict[str, list[Any]] = {}
        self._answering: set[asyncio.Task[None]] = set()

    async def ask(self, question: str) -> list[Any]:
        """Return the answers of all processes, this one first."""
        answers = [self._answer(question)]
        if self._store.shared:
            call = secrets.token_hex(4)
            self._waiting[call] = answers
            try:
                await self._store.tell("", CallAsked(call, question))
                await asyncio.sleep(SECONDS)
            finally:
                del self._waiting[call]
        return answers

    def heard(self, notice: CallAsked | CallAnswered) -> None:
        """Take a question or an answer of another process."""
        if isinstance(notice, CallAsked):
            packed = b85encode(zlib.compress(msgspec.json.encode(self._answer(notice.question)))).decode()
            task = asyncio.ensure_future(self._store.tell("", CallAnswered(notice.call, packed)))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        elif notice.call in self._waiting:
            answer = msgspec.json.decode(zlib.decompress(b85decode(notice.answer)))
            self._waiting[notice.call].append(answer)
