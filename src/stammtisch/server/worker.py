"""A worker: one process that chooses bots' words, one search at a time, and the server's end of its pipe.

For a bot's word the process gets a View, never a seed or a hand that the bot's seat cannot see. It returns a word.
For the coach it gets a View of a finished match, and for the account of luck all of that match.
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
from stammtisch.core.rng import Rng
from stammtisch.table.coaching import DecisionAsked, PlayedMatch, account, answer
from stammtisch.table.finished import JudgedNow, LuckNow
from stammtisch.table.messages import Counsel
from stammtisch.table.thinking import HINT, advise, think

LOWEST_PRIORITY: Final = 19

log = logging.getLogger("stammtisch.worker")


class Message(msgspec.Struct, frozen=True, tag=True):
    """A message through the pipe, in either direction."""


class Task(Message, frozen=True):
    """A search for a worker."""

    number: int
    game: str
    rules: int
    parcel: str
    """The packed View of the seat."""
    legal: tuple[str, ...]
    """The words that the seat may say."""
    level: str
    seconds: float
    """How many seconds the search takes; a bot that is sure earlier waits, so that its hand does not show."""


class JudgeTask(Message, frozen=True):
    """A decision of a finished match, to be judged."""

    number: int
    question: DecisionAsked


class LuckTask(Message, frozen=True):
    """A finished match whose luck is to be accounted for."""

    number: int
    past: PlayedMatch


class AheadTask(Message, frozen=True):
    """A bot's word in a match that nobody waits for: a number of iterations, with luck from a seed."""

    number: int
    game: str
    rules: int
    parcel: str
    legal: tuple[str, ...]
    level: str
    iterations: int
    luck: str


class Found(Message, frozen=True):
    """What a search has found: a word, and for a hint how good it is and why; or what the coach says."""

    number: int
    word: str = ""
    counsel: Counsel | None = None
    judged: JudgedNow | None = None
    luck: LuckNow | None = None


class Failed(Message, frozen=True):
    """A search that went wrong."""

    number: int
    trace: str


class Ready(Message, frozen=True):
    """The worker waits for a task."""


class Enough(Message, frozen=True):
    """Answer that task at once, with the best word so far."""

    number: int


Work = Task | JudgeTask | LuckTask | AheadTask
Asked = Work | Enough
Told = Found | Failed | Ready

_to_bytes = msgspec.msgpack.Encoder().encode
_asked: msgspec.msgpack.Decoder[Asked] = msgspec.msgpack.Decoder(Asked)
_told: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Worker:
    """A worker as the server sees it. Its messages and its end are reported in the event loop."""

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

    def give(self, task: Work) -> None:
        """Give it a task. Call this only when it is ready."""
        self._send(task)

    def stop(self, number: int) -> None:
        """Let it answer that task at once, with its best word so far."""
        self._send(Enough(number))

    def kill(self) -> None:
        """Kill the process; return without waiting for its end."""
        with self._killing:
            self._killed = True
            if self._process.pid is not None:
                self._process.kill()

    def _send(self, message: Asked) -> None:
        with suppress(OSError):  # if the process is gone, its thread reports that
            self._ours.send_bytes(_to_bytes(message))

    def _attend(self) -> None:
        """Start the process, report its messages, and then its end."""
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
            log.exception("the message of a worker cannot be read; its process is killed")
        self.kill()
        if self._process.pid is not None:
            self._process.join()
        self._report(self._ended, self)

    def _report(self, what: Callable[..., None], *about: object) -> None:
        with suppress(RuntimeError):  # the event loop has ended
            self._loop.call_soon_threadsafe(what, *about)


# In the process


def work(pipe: Connection) -> None:
    """Do tasks until the server has ended for any reason."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; the server decides
    let_others_go_first()
    bench = Bench(pipe)
    threading.Thread(target=bench.listen, daemon=True).start()
    for name in shelf.names():
        shelf.part(name, "bot")
    bench.tell(Ready())
    while True:
        bench.do(bench.todo.get())


class Interrupt(Stop):
    """Stops a search, and the wait for the end of its time."""

    def __init__(self) -> None:
        super().__init__()
        self._event = threading.Event()

    def ask(self) -> None:
        """Stop the search now, or as soon as it begins."""
        super().ask()
        self._event.set()

    def wait(self, seconds: float) -> None:
        """Return after some seconds, or as soon as `ask` is called."""
        self._event.wait(seconds)


class Bench:
    """The worker's end of the pipe: the tasks that wait, and the one under way."""

    def __init__(self, pipe: Connection) -> None:
        self.todo: queue.SimpleQueue[Work] = queue.SimpleQueue()
        self._pipe = pipe
        self._stops: dict[int, Interrupt] = {}

    def listen(self) -> None:
        """Take tasks and stop searches, in a separate thread; end the process with the server."""
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

    def do(self, task: Work) -> None:
        """Do a task, in exactly its time if it has one, and send the result."""
        begun = time.monotonic()
        stop = self._stops[task.number]
        told: Told
        try:
            told = found(task, stop)
        except Exception:
            told = Failed(task.number, traceback.format_exc())
        if isinstance(task, Task) and task.level != HINT:
            stop.wait(max(0.0, begun + task.seconds - time.monotonic()))
        del self._stops[task.number]
        self.tell(told)

    def tell(self, told: Told) -> None:
        """Send a message to the server; end the process if the server is gone."""
        try:
            self._pipe.send_bytes(_to_bytes(told))
        except OSError:
            os._exit(0)


def found(task: Work, stop: Stop) -> Found:
    """Return the word that a bot says, or what the coach says."""
    if isinstance(task, JudgeTask):
        return Found(task.number, judged=answer(task.question, stop))
    if isinstance(task, LuckTask):
        return Found(task.number, luck=account(task.past, stop))
    game = shelf.game(task.game, task.rules)
    if isinstance(task, AheadTask):
        word = think(game, task.parcel, task.legal, task.level, Budget(task.iterations), stop, Rng(task.luck))
        return Found(task.number, word)
    budget = Budget(UNLIMITED, task.seconds)
    if task.level == HINT:
        counsel = advise(game, task.parcel, task.legal, budget, stop)
        return Found(task.number, counsel.word, counsel)
    return Found(task.number, think(game, task.parcel, task.legal, task.level, budget, stop))


def let_others_go_first() -> None:
    """Take the lowest priority.

    If the system has an idle class, it counts a core with nothing else as free: it runs the processes that serve people
    there at once.
    """
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
