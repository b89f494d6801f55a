"""A stranger with raw sockets: speaks HTTP and WebSocket byte by byte, politely or not, from an address of its own.

Everything blocks, because attackers run in processes of their own. Nothing here knows more than docs/protocol.md says.
"""

import base64
import http.client
import json
import os
import secrets
import select
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

TEXT: Final = 0x1
CONTINUED: Final = 0x0
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
SECONDS: Final = 10.0
GONE: Final = (OSError, http.client.HTTPException, ValueError, KeyError)
"""The errors of a stranger who is turned away, in any way."""


class TurnedAway(OSError):
    """The server does not let the stranger in."""


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """Return a frame of a client; it is masked with zeros, which leaves the payload as it is."""
    head = kind | (0x80 if last else 0)
    size = len(payload)
    if size < 126:
        return struct.pack("!BB4x", head, 0x80 | size) + payload
    return struct.pack("!BBH4x", head, 0x80 | 126, size) + payload


def message(do: str, id: str = "x", **about: Any) -> bytes:
    """Return a request at a table."""
    return frame(TEXT, json.dumps({"do": do, "id": id, **about}).encode())


class Cable:
    """A TCP connection; once it is a WebSocket, messages can be read from it too."""

    def __init__(self, port: int, address: str, seconds: float = SECONDS) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), seconds, (address, 0))
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] | None = None
        """The newest view and the newest state of the table that were read."""
        self._heard = b""

    def send(self, data: bytes) -> None:
        """Send, and wait until it is read."""
        self.socket.sendall(data)

    def push(self, data: bytes, *, read: bool = True) -> None:
        """Send as fast as the server reads; read and drop its answers, or leave them unread."""
        view = memoryview(data)
        late = time.monotonic() + 1.0
        while view and time.monotonic() < late:
            readable, writable, _ = select.select([self.socket] if read else [], [self.socket], [], 0.1)
            if readable and not self.socket.recv(1 << 18):
                raise TurnedAway("the server has hung up")
            if writable:
                view = view[self.socket.send(view) :]

    def drop_heard(self) -> None:
        """Read what has come and drop it."""
        self._heard = b""
        while select.select([self.socket], [], [], 0)[0]:
            if not self.socket.recv(1 << 18):
                raise TurnedAway("the server has hung up")

    def told(self, kind: str, seconds: float = SECONDS) -> dict[str, Any]:
        """Return the next message of a kind."""
        late = time.monotonic() + seconds
        while time.monotonic() < late:
            found = self._message()
            if found["is"] == kind:
                return found
        raise TurnedAway(f"no {kind} in {seconds} s")

    def ask(self, do: str, **about: Any) -> dict[str, Any]:
        """Ask and return the answer, also a refusal."""
        # A word with an id that was used before is answered, not played.
        id = secrets.token_hex(8)
        self.send(message(do, id, **about))
        while (found := self._message()).get("id") != id:
            pass
        return found

    def catch_up(self, seconds: float) -> None:
        """Read what has come, and what comes within a moment."""
        while self._heard or select.select([self.socket], [], [], seconds)[0]:
            self._keep(*self._frame())

    def _message(self) -> dict[str, Any]:
        while True:
            found = self._keep(*self._frame())
            if found is not None:
                return found

    def _keep(self, kind: int, payload: bytes) -> dict[str, Any] | None:
        """Return the message of a frame, if it is one; keep the newest view and state of the table."""
        if kind == CLOSE:
            raise TurnedAway("the server has said goodbye")
        if kind != TEXT:
            return None
        found: dict[str, Any] = json.loads(payload)
        if found["is"] == "bye":
            raise TurnedAway(found["text"])
        if found["is"] == "view":
            self.view = found
        elif found["is"] == "table":
            self.table = found
        return found

    def _frame(self) -> tuple[int, bytes]:
        head = self._take(2)
        size = head[1] & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self._take(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self._take(8))
        return head[0] & 0xF, self._take(size)

    def _take(self, size: int) -> bytes:
        while len(self._heard) < size:
            more = self.socket.recv(1 << 16)
            if not more:
                raise TurnedAway("the server has hung up")
            self._heard += more
        taken, self._heard = self._heard[:size], self._heard[size:]
        return taken

    def close(self) -> None:
        """Close at once."""
        with suppress(OSError):
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.socket.close()


@dataclass
class Stranger:
    """One hostile address: where the server is, until when to go on, and what was done so far."""

    port: int
    address: str
    preparing: float = 20.0
    """Seconds after which a long preparation ends, finished or not."""
    until: float = 0.0
    """By the monotonic clock, which all processes of the machine share."""
    counts: Counter[str] = field(default_factory=Counter)

    @property
    def on(self) -> bool:
        """Say whether the attack still goes on."""
        return time.monotonic() < self.until

    def cable(self) -> Cable:
        """Return a bare connection."""
        return Cable(self.port, self.address)

    def http(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        """Make a request and return its answer."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, SECONDS, source_address=(self.address, 0))
        try:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            return answer.status, answer.read()
        finally:
            line.close()

    def person(self, name: str = "stranger") -> str:
        """Return the token of somebody new."""
        status, answer = self.http("POST", "/api/me", {"name": name})
        if status != 200:
            raise TurnedAway(answer.decode())
        return str(json.loads(answer)["token"])

    def persons(self, number: int) -> list[str]:
        """Return the tokens of new people: this many, or as many as are let in."""
        found: list[str] = []
        with suppress(*GONE):
            for place in range(number):
                found.append(self.person(f"stranger {place}"))
        return found

    def table(self, token: str, **about: Any) -> str:
        """Set up a new table."""
        asked = {"game": "sequence", "seats": 2, **about}
        status, answer = self.http("POST", "/api/tables", asked, token)
        if status != 201:
            raise TurnedAway(answer.decode())
        return str(json.loads(answer)["table"])

    def popular(self, token: str) -> str:
        """Return a running public table of honest people."""
        lists = json.loads(self.http("POST", "/api/lists", {}, token)[1])
        return next(
            str(one["table"])
            for one in lists["public"]
            if one["status"] == "running" and one["game"] == "seven-seals" and not one["my_seats"]
        )

    def handshake(self, table: str, token: str, query: str = "") -> bytes:
        """Return the bytes that ask for a socket."""
        key = base64.b64encode(os.urandom(16)).decode()
        return (
            f"GET /api/tables/{table}/socket{query} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()

    def at(self, table: str, token: str, query: str = "") -> Cable:
        """Open a socket at a table."""
        cable = self.cable()
        try:
            cable.send(self.handshake(table, token, query))
            while b"\r\n\r\n" not in cable._heard:
                more = cable.socket.recv(1 << 16)
                if not more:
                    raise TurnedAway("the server has hung up")
                cable._heard += more
            head, _, cable._heard = cable._heard.partition(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise TurnedAway(head.decode())
        except BaseException:
            cable.close()
            raise
        return cable

    def again(self, act: Callable[[], object], what: str = "") -> None:
        """Repeat something while the attack goes on, even if it is turned away."""
        while self.on:
            try:
                act()
                self.counts[what or "done"] += 1
            except GONE:
                self.counts["turned away"] += 1
                time.sleep(0.005)

    def beside(self, acts: Sequence[Callable[[], object]]) -> None:
        """Repeat several things at the same time."""
        threads = [threading.Thread(target=self.again, args=(act,)) for act in acts]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
