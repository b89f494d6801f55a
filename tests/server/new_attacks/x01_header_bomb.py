"""Requests of 60 KB that are nothing but tiny headers: they are parsed before any limit is asked."""

from begin import SECONDS
from hostile import try_ways
from ways import Requests

BOMB = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 15_000 + b"\r\n"


class HeaderBomb(Requests):
    name = "requests with 15,000 headers"
    connections = 4

    def requests(self) -> list[bytes]:
        return [BOMB]


if __name__ == "__main__":
    try_ways([HeaderBomb], SECONDS)
