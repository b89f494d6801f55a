"""The roll call: asks every process of the server a question and collects the answers."""

import asyncio
import secrets
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from stammtisch.server.store import Store

ASKED: Final = b"asked "
ANSWERED: Final = b"answered "
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
                await self._store.tell("", ASKED + f"{call} {question}".encode())
                await asyncio.sleep(SECONDS)
            finally:
                del self._waiting[call]
        return answers

    def heard(self, payload: bytes) -> bool:
        """Take a question or an answer of another process; return False if it is neither."""
        if payload.startswith(ASKED):
            call, _, question = payload.removeprefix(ASKED).decode().partition(" ")
            packed = zlib.compress(msgspec.json.encode(self._answer(question)))
            task = asyncio.ensure_future(self._store.tell("", ANSWERED + call.encode() + b" " + packed))
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
            return True
        if payload.startswith(ANSWERED):
            name, _, answer = payload.removeprefix(ANSWERED).partition(b" ")
            answers = self._waiting.get(name.decode())
            if answers is not None:
                answers.append(msgspec.json.decode(zlib.decompress(answer)))
            return True
        return False
