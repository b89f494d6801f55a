"""A table that never starts: people sit down and stand up, each time a row; then strangers read it by HTTP.

Each request reads the whole log in the event loop. Caps on words and takebacks do not help: rows of every kind count.
"""

import time
from collections.abc import Callable

from begin import SECONDS
from hostile import try_ways
from stranger import Stranger
from ways import Way


class SlowOpenTable(Way):
    name = "a table of sittings and standings, read by HTTP"

    def prepare(self, stranger: Stranger) -> None:
        tokens = stranger.persons(10)
        self.table = stranger.table(tokens[0], game="sequence", seats=6)
        stranger.until = time.monotonic() + 45

        def flap(token: str, seat: int) -> Callable[[], None]:
            cable = stranger.at(self.table, token)

            def act() -> None:
                for do in ("sit", "stand"):
                    if cable.ask(do, seat=seat)["is"] == "done":
                        stranger.counts["rows"] += 1

            return act

        stranger.beside([flap(token, number % 6) for number, token in enumerate(tokens)])
        time.sleep(65)  # the room closes

    def attack(self, stranger: Stranger) -> None:
        stranger.beside([lambda: stranger.http("GET", f"/api/tables/{self.table}/record")] * 8)


if __name__ == "__main__":
    try_ways([SlowOpenTable], SECONDS)
