"""A worker: one process that searches for bots' words, one search at a time, and the server's end of its pipe.

What goes to the process is a View, never a seed or a hand that the bot's seat cannot see; a word comes back.
"""

import asyncio
import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

import msgspec

from stammtisch.core import shelf
from stammtisch.core.bot import UNLIMITED, Budget, Stop
from stammtisch.table.thinking import HINT, think

LOWEST_PRIORITY: Final = 19

log = logging.getLogger("stammtisch.worker")


class Message(msgspec.Struct, frozen=True, tag=True):
    """What goes through the pipe, in either direction."""


class Task(Message, frozen=True):
    """What a worker is to find out."""

    number: int
    game: str
    rules: int
    parcel: str
    """The packed View of the seat."""
    legal: tuple[str, ...]
    """The words that the seat may say."""
    level: str
    seconds: float
    """How long the search takes; a bot that is sure before that waits, so that the time tells nothing of its hand."""


class Found(Message, frozen=True):
    """A word, and for a hint what may be expected of it, from 0 to 1."""

    number: int
    word: str
    odds: float | None


class Failed(Message, frozen=True):
    """A search that went wrong."""

    number: int
    trace: str


class Ready(Message, frozen=True):
    """The worker waits for a task."""


class Enough(Message, frozen=True):
    """Answer that task with the best so far, at once."""

    number: int


Asked = Task | Enough
Told = Found | Failed | Ready

_to_bytes = msgspec.msgpack.Encoder().encode
_asked: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
_told: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Worker:
    """A worker as the server sees it. What it tells, and its end, are reported in the event loop."""

    def __init__(self, told: Callable[["Worker", Told], None], ended: Callable[["Worker"], None]) -> None:
        self._told = told
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        spawning = multiprocessing.get_context("spawn")
        self._ours, self._theirs = spawning.Pipe()
        self._process = spawning.Process(target=work, args=(self._theirs,), daemon=True, name="worker")
        self._killing = threading.Lock()
        self._killed = False
        threading.Thread(target=self._attend, daemon=True, name="worker").start()

    def give(self, task: Task) -> None:
        """Give it a task; only when it is ready."""
        self._send(task)

    def stop(self, number: int) -> None:
        """Let it answer that task with its best so far, at once."""
        self._send(Enough(number))

    def kill(self) -> None:
        """End the process; returns before it has ended."""
        with self._killing:
            self._killed = True
            if self._process.pid is not None:
                self._process.kill()

    def _send(self, message: Asked) -> None:
        with suppress(OSError):  # if the process is gone, the thread that attends it reports that
            self._ours.send_bytes(_to_bytes(message))

    def _attend(self) -> None:
        """Start the process, report what it tells, and then its end."""
        try:
            with self._killing:
                if not self._killed:
                    self._process.start()
            self._theirs.close()
            while True:
                self._report(self._told, self, _told.decode(self._ours.recv_bytes()))
        except (EOFError, OSError):
            pass
        except Exception:
            log.exception("what a worker told cannot be read; it is ended")
        self.kill()
        if self._process.pid is not None:
            self._process.join()
        self._report(self._ended, self)

    def _report(self, what: Callable[..., None], *about: object) -> None:
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(what, *about)


# In the process


def work(pipe: Connection) -> None:
    """Search for words until the server has ended, however it did."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal; the server decides
    let_others_go_first()
    bench = Bench(pipe)
    threading.Thread(target=bench.listen, daemon=True).start()
    for name in shelf.names():
        shelf.part(name, "bot")
    bench.tell(Ready())
    while True:
        bench.do(bench.todo.get())


class Interrupt(Stop):
    """Stops a search, and whoever waits for the end of its time."""

    def __init__(self) -> None:
        super().__init__()
        self._event = threading.Event()

    def ask(self) -> None:
        """Stop now, or at once if the search has not begun."""
        super().ask()
        self._event.set()

    def wait(self, seconds: float) -> None:
        """Return after some seconds, or as soon as it is asked to stop."""
        self._event.wait(seconds)


class Bench:
    """Where the worker works: the tasks that have come, and the one under way."""

    def __init__(self, pipe: Connection) -> None:
        self.todo: queue.SimpleQueue[Task] = queue.SimpleQueue()
        self._pipe = pipe
        self._stops: dict[int, Interrupt] = {}

    def listen(self) -> None:
        """Take tasks and stop searches, in a thread of its own; end the process with the server."""
        while True:
            try:
                message = _asked.decode(self._pipe.recv_bytes())
            except (EOFError, OSError):
                os._exit(0)
            if isinstance(message, Enough):
                stop = self._stops.get(message.number)
                if stop is not None:
                    stop.ask()
                continue
            self._stops[message.number] = Interrupt()
            self.todo.put(message)

    def do(self, task: Task) -> None:
        """Do a task, in exactly its time where it has one, and tell what came of it."""
        begun = time.monotonic()
        stop = self._stops[task.number]
        told: Told
        try:
            told = found(task, stop)
        except Exception:
            told = Failed(task.number, traceback.format_exc())
        if task.level != HINT:
            stop.wait(max(0.0, begun + task.seconds - time.monotonic()))
        del self._stops[task.number]
        self.tell(told)

    def tell(self, told: Told) -> None:
        """Tell the server something; end with it if it is gone."""
        try:
            self._pipe.send_bytes(_to_bytes(told))
        except OSError:
            os._exit(0)


def found(task: Task, stop: Stop) -> Found:
    """The word that a bot says."""
    game = shelf.game(task.game, task.rules)
    return Found(task.number, *think(game, task.parcel, task.legal, task.level, Budget(UNLIMITED, task.seconds), stop))


def let_others_go_first() -> None:
    """Take the lowest priority there is.

    Where the system knows idle work, a core that does nothing else counts as free: whoever serves people is put there,
    and not in line behind others.
    """
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
