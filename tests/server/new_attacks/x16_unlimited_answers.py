"""Requests that no limit counts: foreign hosts, methods that are none, and sockets of nobody or at no table."""

from begin import SECONDS
from hostile import try_ways
from stranger import Stranger
from ways import Requests, Way, request


class UnlimitedAnswers(Requests):
    name = "403, 404 and 405 without a limit"
    connections = 40

    def requests(self) -> list[bytes]:
        return [
            request("GET", "/").replace(b"localhost", b"evil.example"),
            request("OPTIONS", "/api/me"),
            request("TRACE", "/"),
            request("PUT", "/api/tables"),
            request("POST", "/t/x", {"a": 1}),
        ]


class NobodysSockets(Way):
    name = "handshakes of nobody"

    def attack(self, stranger: Stranger) -> None:
        def come() -> None:
            stranger.at("A" * 22, "nobody" * 4).close()

        stranger.beside([come] * 8)


if __name__ == "__main__":
    try_ways([UnlimitedAnswers, NobodysSockets], SECONDS)
