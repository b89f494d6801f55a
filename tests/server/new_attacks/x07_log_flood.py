"""Bytes that are no HTTP: each is a line in the server's log, which grows without a limit."""

from begin import SECONDS
from hostile import try_ways
from stranger import Stranger
from ways import Way

BAD = b"nonsense\r\n\r\n"
UPGRADE = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: nothing\r\n\r\n" * 500


class LogFlood(Way):
    name = "bytes that are no HTTP, and upgrades to nothing"

    def attack(self, stranger: Stranger) -> None:
        def nonsense() -> None:
            cable = stranger.cable()
            cable.send(BAD)
            cable.close()

        def upgrades() -> None:
            cable = stranger.cable()
            while stranger.on:
                cable.push(UPGRADE)
                cable.drop_heard()

        stranger.beside([nonsense, upgrades])


if __name__ == "__main__":
    for found in try_ways([LogFlood], SECONDS):
        print(f"{found.logged / SECONDS / 1e6:.2f} MB of log a second")
