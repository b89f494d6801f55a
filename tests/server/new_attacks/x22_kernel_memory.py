"""What nobody reads waits in the system's buffers first: up to 4 MB for each socket, which no limit of the server sees.

Two hundred sockets of one address ask for replays and read nothing. Right would be: the server sets SO_SNDBUF, and drops
who has not taken anything for some seconds, whether or not something new is to be sent.
"""

import re
import time
from collections.abc import Callable
from pathlib import Path

from begin import SECONDS
from hostile import try_ways
from stranger import Cable, Stranger, message
from ways_at_tables import Replays


def kernel() -> float:
    found = re.search(r"TCP: .* mem (\d+)", Path("/proc/net/sockstat").read_text())
    return int(found[1]) * 4096 / 1e6 if found else 0.0


class KernelMemory(Replays):
    name = "replays unread, in the system's buffers"
    people = 10

    def attack(self, stranger: Stranger) -> None:
        before = kernel()
        most = 0.0
        cables: list[tuple[Cable, str]] = []
        for token in self.tokens:
            cables += [(stranger.at(self.table, token), token) for _ in range(19)]

        def ask(index: int) -> Callable[[], None]:
            def act() -> None:
                cable, token = cables[index]
                try:
                    cable.send(message("replay", start=200, count=100))
                except OSError:
                    cable.close()
                    cables[index] = (stranger.at(self.table, token), token)
                time.sleep(0.9)

            return act

        def look() -> None:
            nonlocal most
            most = max(most, kernel() - before)
            time.sleep(0.1)

        stranger.beside([*[ask(index) for index in range(len(cables))], look])
        stranger.counts["MB in the system's buffers"] = round(most)


if __name__ == "__main__":
    try_ways([KernelMemory], 3 * SECONDS)
