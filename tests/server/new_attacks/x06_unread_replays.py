"""Two hundred sockets that ask for replays and read nothing; those that are dropped wait ten seconds more in memory."""

from collections.abc import Callable

from begin import SECONDS
from hostile import try_ways
from stranger import Cable, Stranger, message
from ways_at_tables import Replays


class UnreadReplays(Replays):
    name = "replays unread on many sockets"
    people = 20

    def attack(self, stranger: Stranger) -> None:
        kept: list[Cable] = []

        def ask(token: str) -> Callable[[], None]:
            def act() -> None:
                for _ in range(9):
                    kept.append(stranger.at(self.table, token, "?parcel=1"))
                    for _ in range(2):
                        kept[-1].send(message("replay", start=200, count=100))
                    stranger.counts["replays"] += 2

            return act

        stranger.beside([ask(token) for token in self.tokens])


if __name__ == "__main__":
    try_ways([UnreadReplays], SECONDS)
