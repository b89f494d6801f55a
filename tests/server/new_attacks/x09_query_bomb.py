"""Handshakes with a query of 60 KB: it is taken apart in the event loop, and handshakes are not limited."""

from begin import SECONDS
from hostile import try_ways
from stranger import Stranger
from ways import Handshakes

QUERY = "?" + "a&" * 7_000


class QueryBomb(Handshakes):
    name = "handshakes with 7,000 parameters"

    def attack(self, stranger: Stranger) -> None:
        def come() -> None:
            cable = stranger.at(self.table, self.token, QUERY)
            cable.close()

        stranger.beside([come] * 4)


if __name__ == "__main__":
    try_ways([QueryBomb], SECONDS)
