"""Connections that are opened and closed without a word, as fast as can be: no limit counts them."""

from begin import SECONDS
from hostile import try_ways
from stranger import Stranger
from ways import Way


class OpenedAndClosed(Way):
    name = "connections opened and closed"

    def attack(self, stranger: Stranger) -> None:
        stranger.beside([lambda: stranger.cable().close()] * 4)


if __name__ == "__main__":
    try_ways([OpenedAndClosed], SECONDS)
