"""The ring: the processes of one server on one machine, what they tell each other, and where each table is at home.

Whatever process serves a table, it serves it rightly. That each table is at home in one of them only saves work.
"""

import array
import asyncio
import errno
import fcntl
import logging
import multiprocessing
import os
import re
import shutil
import signal
import socket
import tempfile
import time
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from stammtisch.core.game import Refused

CLAIM_SECONDS: Final = 3.0
"""How long a process waits for a number: one that is started in place of another may have to, until that has ended."""
LOOK_AGAIN: Final = 0.05
SEND_AGAIN: Final = 0.002
LARGEST: Final = 1 << 17
"""Bytes of one letter at most."""
MOST_WAITING: Final = 1000
"""Letters that wait for one neighbour at most."""
AT_ONCE: Final = 50
"""Letters that are read before others get their turn."""
LONGEST_PATH: Final = 90
"""Bytes of the folder's name; 103 are possible for a socket's."""

OLD: Final = 60.0
"""Seconds after which a folder that nobody holds is not one that is just being made."""
OWN_FILE: Final = re.compile(r"\d+(\.lock)?|turn|[a-z]+-\d+")

TOLD: Final = b"t"
HANDED_OVER: Final = b"h"
MISSED: Final = b"m"
FIGURES: Final = b"f"

# The system holds few letters for one who does not read: ten on Linux. ENOBUFS is what macOS says of it.
FULL: Final = (errno.EAGAIN, errno.ENOBUFS, errno.ETOOMANYREFS)

log = logging.getLogger("stammtisch.ring")


@contextmanager
def ring_folder() -> Iterator[Path]:
    """A private folder for the sockets of a ring, for as long as its server runs; removes those of servers killed."""
    for left in Path(tempfile.gettempdir()).glob("stammtisch-*"):
        _remove_if_left(left)
    with tempfile.TemporaryDirectory(prefix="stammtisch-", ignore_cleanup_errors=True) as name:
        if len(os.fsencode(name)) > LONGEST_PATH:
            raise Refused(f"{name} is too long a name for a folder with sockets; let TMPDIR be a shorter one")
        folder = os.open(name, os.O_RDONLY)
        try:
            # Programs that tidy up old temporary files leave alone what is locked.
            fcntl.flock(folder, fcntl.LOCK_SH)
            yield Path(name)
        finally:
            os.close(folder)


def _remove_if_left(folder: Path) -> None:
    """Removes the folder of a ring whose server was killed: nobody holds it, and nothing else is in it."""
    try:
        if folder.is_symlink() or folder.stat().st_uid != os.getuid() or time.time() - folder.stat().st_mtime < OLD:
            return
        if not all(OWN_FILE.fullmatch(file.name) for file in folder.iterdir()):
            return
        held = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(folder, ignore_errors=True)
        finally:
            os.close(held)
    except OSError:
        return  # it is held, not ours, or gone


class Turn:
    """The turn to write, which one process has at a time; the others wait for it, and wake when it is theirs."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def __enter__(self) -> None:
        if self._file is None:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(self._file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        assert self._file is not None
        fcntl.flock(self._file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Lets go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


class Letter(NamedTuple):
    """What one process sends another: bytes, the first of which says what kind it is, and perhaps a connection."""

    data: bytes
    descriptor: int | None = None


class Neighbour:
    """Another process of the ring, as seen from this one."""

    def __init__(self, address: Path) -> None:
        self._address = str(address)
        self._waiting: deque[Letter] = deque()
        self._missed = False
        """Whether there was something that it could not be told."""

    def tell(self, out: socket.socket, payload: bytes) -> None:
        """Tells it something, sooner or later; if that cannot be, it will learn that it has missed something."""
        if not self.post(out, Letter(TOLD + payload)):
            self._missed = True

    def post(self, out: socket.socket, letter: Letter) -> bool:
        """Sends a letter, or keeps it until there is room; False if nobody is there or too many wait already."""
        if len(letter.data) > LARGEST or len(self._waiting) >= MOST_WAITING:
            return False
        try:
            if self._waiting or not self._send(out, letter):
                kept = None if letter.descriptor is None else os.dup(letter.descriptor)
                self._waiting.append(Letter(letter.data, kept))
        except OSError:
            return False
        return True

    @property
    def waits(self) -> bool:
        """Whether there is something to be sent yet."""
        return self._missed or bool(self._waiting)

    def push(self, out: socket.socket) -> None:
        """Sends what waits, as far as there is room."""
        try:
            while self._waiting and self._send(out, self._waiting[0]):
                self._drop_first()
            if self._missed and not self._waiting and self._send(out, Letter(MISSED)):
                self._missed = False
        except OSError:
            self.forget()

    def forget(self) -> None:
        """Drops what waits: nobody is there, and whoever comes in his place has no tables open that would miss it."""
        while self._waiting:
            self._drop_first()
        self._missed = False

    def _drop_first(self) -> None:
        descriptor = self._waiting.popleft().descriptor
        if descriptor is not None:
            os.close(descriptor)

    def _send(self, out: socket.socket, letter: Letter) -> bool:
        """Whether there was room; OSError if nobody is there."""
        given = [] if letter.descriptor is None else [letter.descriptor]
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", given))] if given else []
        try:
            out.sendmsg([letter.data], rights, 0, self._address)
        except OSError as error:
            if error.errno in FULL:
                return False
            raise
        return True


class Ring:
    """The place of one process among those of its server."""

    def __init__(self, folder: Path, size: int) -> None:
        self.size = size
        self.number = -1
        """Which of them this is, from 0; -1 while it is not open."""
        self.turn = Turn(folder / "turn")
        self._folder = folder
        self._neighbours: dict[int, Neighbour] = {}
        self._claim: int | None = None
        self._socket: socket.socket | None = None
        self._sending: asyncio.TimerHandle | None = None
        self._heard: Callable[[bytes], None] = _ignore
        self._taken: Callable[[bytes, socket.socket], None] = _refuse
        self._figured: Callable[[int, bytes], None] = _ignore_figures

    def home(self, table: str) -> int:
        """The number of the process where a table is at home."""
        return zlib.crc32(table.encode()) % self.size

    def is_home(self, table: str) -> bool:
        """Whether a table is at home here."""
        return self.home(table) == self.number

    def shared(self, name: str, among: int) -> Path:
        """The file of a turn of which there are so many; where there are more processes, some have it in common."""
        return self._folder / f"{name}-{self.number % among}"

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Has `heard` called for all that the others tell; b"" means that something may have been missed."""
        self._heard = heard

    def take(self, taken: Callable[[bytes, socket.socket], None]) -> None:
        """Has `taken` called for each connection that is handed over."""
        self._taken = taken

    def hear_figures(self, heard: Callable[[int, bytes], None]) -> None:
        """Has `heard` called with the number and the figures of each of the others, whenever it tells them."""
        self._figured = heard

    def tell_figures(self, figures: bytes) -> None:
        """Tells all the others the figures of this process; whoever cannot be told will hear the next ones."""
        if self._socket is not None:
            letter = Letter(FIGURES + bytes([self.number % 256]) + figures)
            for neighbour in self._neighbours.values():
                neighbour.post(self._socket, letter)
            self._send_soon()

    async def open(self) -> None:
        """Takes a number that is free and begins to hear; whoever must not miss anything listens before that."""
        self.number, self._claim = await self._claimed()
        address = self._folder / str(self.number)
        address.unlink(missing_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for buffer in (socket.SO_SNDBUF, socket.SO_RCVBUF):
            self._socket.setsockopt(socket.SOL_SOCKET, buffer, 2 * LARGEST)
        self._socket.setblocking(False)
        self._socket.bind(str(address))
        others = [number for number in range(self.size) if number != self.number]
        self._neighbours = {number: Neighbour(self._folder / str(number)) for number in others}
        asyncio.get_running_loop().add_reader(self._socket, self._read, self._socket)
        self._end_with_the_first_process()
        # Whoever had the number before may have ended between keeping something and telling it.
        for neighbour in self._neighbours.values():
            neighbour.post(self._socket, Letter(MISSED))

    async def _claimed(self) -> tuple[int, int]:
        """A number and the lock on it, which the system opens however the process ends."""
        late = time.monotonic() + CLAIM_SECONDS
        while True:
            for number in range(self.size):
                claim = os.open(self._folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
                try:
                    fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    os.close(claim)
                else:
                    return number, claim
            if time.monotonic() > late:
                raise Refused(f"{self.size} processes serve already")
            await asyncio.sleep(LOOK_AGAIN)

    def _end_with_the_first_process(self) -> None:
        """Nobody would start this process anew, and another server may begin on the same tables."""
        parent = multiprocessing.parent_process()
        if parent is not None:
            asyncio.get_running_loop().add_reader(parent.sentinel, self._orphaned, parent.sentinel)

    def _orphaned(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        log.warning("the first process has ended; so does this one")
        shutil.rmtree(self._folder, ignore_errors=True)  # nobody else will
        os.kill(os.getpid(), signal.SIGTERM)

    def close(self) -> None:
        """Hears and tells no more, and gives the number back."""
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
        for neighbour in self._neighbours.values():
            neighbour.forget()
        if self._socket is not None:
            loop, parent = asyncio.get_running_loop(), multiprocessing.parent_process()
            loop.remove_reader(self._socket)
            if parent is not None:
                loop.remove_reader(parent.sentinel)
            self._socket.close()
            self._socket = None
            (self._folder / str(self.number)).unlink(missing_ok=True)
        self.turn.close()
        if self._claim is not None:
            os.close(self._claim)
            self._claim = None
        self.number = -1

    def tell(self, payload: bytes) -> None:
        """Tells all the others; in the order in which it was told, but perhaps some milliseconds later."""
        if self._socket is not None:
            for neighbour in self._neighbours.values():
                neighbour.tell(self._socket, payload)
            self._send_soon()

    def hand_over(self, number: int, data: bytes, fd: int) -> bool:
        """Hands a connection over to another process; False if that cannot be, and it is to be served here."""
        if self._socket is None or number not in self._neighbours:
            return False
        posted = self._neighbours[number].post(self._socket, Letter(HANDED_OVER + data, fd))
        self._send_soon()
        return posted

    def _send_soon(self) -> None:
        if self._sending is None and any(neighbour.waits for neighbour in self._neighbours.values()):
            self._sending = asyncio.get_running_loop().call_later(SEND_AGAIN, self._send)

    def _send(self) -> None:
        self._sending = None
        if self._socket is not None:
            for neighbour in self._neighbours.values():
                neighbour.push(self._socket)
            self._send_soon()

    def _read(self, own: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                data, rights, *_ = own.recvmsg(LARGEST + 1, socket.CMSG_SPACE(array.array("i").itemsize))
            except BlockingIOError:
                return
            try:
                self._open_letter(data, b"".join([given for _, _, given in rights]))
            except Exception:
                log.exception("what another process has sent could not be dealt with")

    def _open_letter(self, data: bytes, given: bytes) -> None:
        kind, rest = data[:1], data[1:]
        if kind == TOLD:
            self._heard(rest)
        elif kind == MISSED:
            self._heard(b"")
        elif kind == FIGURES:
            self._figured(rest[0], rest[1:])
        else:
            connection = socket.socket(fileno=array.array("i", given)[0])
            connection.set_inheritable(False)
            self._taken(rest, connection)


def _ignore(payload: bytes) -> None:
    del payload


def _ignore_figures(process: int, figures: bytes) -> None:
    del process, figures


def _refuse(data: bytes, connection: socket.socket) -> None:
    del data
    connection.close()
