"""A hostile client at full speed, in a process and from addresses of its own: `python attacker.py '{"kind": ...}'`.

It repeats one thing until its time is over, and reconnects when it is thrown out. Then it prints how often it was let
in, how its connections ended, and how many bytes it sent. It knows no more than any stranger.
"""

import base64
import json
import os
import select
import socket
import sys
import time
from collections import Counter, deque
from collections.abc import Callable
from typing import Any, Final

MASK: Final = bytes(4)
PING, PONG, TEXT, GOES_ON, CLOSE = 0x89, 0x8A, 0x01, 0x00, 0x88
HEAD: Final = "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"


def frame(kind: int, data: bytes = b"") -> bytes:
    """Return a masked frame; the mask is zero."""
    return bytes([kind, 0x80 | len(data)]) + MASK + data


FLOODS: Final[dict[str, tuple[bytes, bytes, bool]]] = {
    "pings": (b"", frame(PING), True),
    "long pings": (b"", frame(PING, b"x" * 125), True),
    "unread pings": (b"", frame(PING, b"x" * 125), False),
    "pongs": (b"", frame(PONG), True),
    "empty fragments": (frame(TEXT), frame(GOES_ON), True),
    "tiny fragments": (frame(TEXT, b"x"), frame(GOES_ON, b"x"), True),
    "empty messages": (b"", frame(TEXT | 0x80), True),
    "looks": (b"", frame(TEXT | 0x80, b'{"do":"look","id":"x","seat":0}'), False),
}
"""What is sent first, what again and again, and whether the answers are read."""


class Attacker:
    """One hostile client."""

    def __init__(
        self, port: int, seconds: float, table: str = "", token: str = "", number: int = 1, addresses: int = 1
    ) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.table = table
        self.token = token
        self.number = number
        self.addresses = addresses
        self.count: Counter[str] = Counter()

    def connected(self) -> socket.socket:
        source = f"127.0.0.{2 + self.count['connections'] % self.addresses}"
        self.count["connections"] += 1
        return socket.create_connection(("127.0.0.1", self.port), 5, (source, 0))

    @property
    def late(self) -> bool:
        return time.monotonic() > self.until

    def again(self, once: Callable[[], None]) -> None:
        """Repeat it until the time is over, whatever happens."""
        while not self.late:
            try:
                once()
            except OSError as error:
                self.count[type(error).__name__] += 1

    # Floods of frames

    def flood(self, kind: str) -> None:
        """Send frames through one connection as fast as the server reads them."""
        first, rest, reads = FLOODS[kind]
        with self.connected() as line:
            key = base64.b64encode(os.urandom(16)).decode()
            head = HEAD.format(path=f"/api/tables/{self.table}/socket", port=self.port)
            head += f"Authorization: Bearer {self.token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            line.sendall(head.encode())
            answer = line.recv(12)
            self.count[answer[9:12].decode() or "nothing"] += 1
            if not answer.startswith(b"HTTP/1.1 101"):
                time.sleep(0.05)
                return
            line.setblocking(False)
            block = first + rest * (65536 // len(rest))
            got = b""
            while not self.late:
                ready = select.select([line] if reads else [], [line], [], 0.5)
                if ready[0]:
                    data = line.recv(1 << 16)
                    if not data:
                        break
                    got = (got + data)[-200:]
                if ready[1]:
                    try:
                        sent = line.send(block)
                    except OSError:
                        got += drained(line)
                        break
                    self.count["bytes"] += sent
                    block = block[sent:] or rest * (65536 // len(rest))
            if not reads and not self.late:
                got += drained(line)
            if frame_at(got, 1008):
                self.count["policy"] += 1

    # Connections

    def hold(self, first: bytes, drip: bytes = b"") -> None:
        """Open many connections that send something or nothing and then wait, perhaps with a byte a second."""
        lines: list[socket.socket] = []
        while not self.late:
            while len(lines) < self.number and not self.late:
                try:
                    line = self.connected()
                    line.setblocking(False)
                    if first:
                        line.send(first)
                    lines.append(line)
                except OSError as error:
                    self.count[type(error).__name__] += 1
                    time.sleep(0.01)
            for line in [*lines]:
                try:
                    if drip:
                        line.send(drip)
                    answer = line.recv(4096)
                    self.count[answer[9:12].decode() or "ended"] += 1
                except BlockingIOError:
                    continue
                except OSError:
                    self.count["ended"] += 1
                lines.remove(line)
                line.close()
            self.count["most"] = max(self.count["most"], len(lines))
            time.sleep(1.0 if drip else 0.05)

    def churn(self) -> None:
        """Open and close a connection."""
        self.connected().close()

    def requests(self) -> None:
        """Send requests through one connection, without waiting for answers."""
        request = (HEAD.format(path="/", port=self.port) + "\r\n").encode() * 50
        with self.connected() as line:
            while not self.late:
                line.sendall(request)
                answer = line.recv(1 << 20)
                if not answer:
                    return
                self.count["429"] += answer.count(b"HTTP/1.1 429")

    def pages(self) -> None:
        """Open connections that ask for the page and do not read it."""
        lines: deque[socket.socket] = deque(maxlen=self.number)
        request = (HEAD.format(path="/", port=self.port) + "\r\n").encode()
        while not self.late:
            try:
                line = self.connected()
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                line.sendall(request)
                lines.append(line)
            except OSError as error:
                self.count[type(error).__name__] += 1
            time.sleep(0.002)


def drained(line: socket.socket) -> bytes:
    got = b""
    line.settimeout(2)
    try:
        while data := line.recv(1 << 16):
            got = (got + data)[-200:]
    except OSError:
        pass
    return got


def frame_at(got: bytes, code: int) -> bool:
    """Say whether it contains a close frame with this code."""
    return bytes([CLOSE]) in got and code.to_bytes(2, "big") in got


def main(about: dict[str, Any]) -> None:
    kind = about.pop("kind")
    attacker = Attacker(**about)
    if kind in FLOODS:
        attacker.again(lambda: attacker.flood(kind))
    elif kind == "silent":
        attacker.hold(b"")
    elif kind == "half heads":
        attacker.hold(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
    elif kind == "slow heads":
        attacker.hold(b"GET / HTTP/1.1\r\nX: ", b"x")
    elif kind == "slow bodies":
        attacker.hold(b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5000\r\n\r\n", b"x")
    elif kind == "churn":
        attacker.again(attacker.churn)
    elif kind == "unread pages":
        attacker.pages()
    elif kind == "requests":
        attacker.again(attacker.requests)
    else:
        raise ValueError(kind)
    print(json.dumps(attacker.count))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
