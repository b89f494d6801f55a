"""Large messages on many sockets: sixteen of 60 KB may wait on each while their sender must calm down.

Right would be: bytes that wait count, not messages, and no message needs to be longer than 8 KB.
"""

from begin import SECONDS
from hostile import try_ways
from stranger import TEXT, Cable, Stranger, frame
from ways import Way

LARGE = frame(TEXT, b'{"do":"say","id":"x","text":"' + b"x" * 60_000 + b'"}') * 4


class LargeMessages(Way):
    name = "large messages on 190 sockets"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(10)
        self.table = stranger.popular(self.tokens[0])

    def attack(self, stranger: Stranger) -> None:
        cables: list[Cable] = []
        for token in self.tokens * 19:
            cables.append(stranger.at(self.table, token))
            cables[-1].socket.setblocking(False)
        while stranger.on:
            for cable in cables:
                try:
                    cable.socket.send(LARGE)
                except BlockingIOError:
                    pass
                except OSError:
                    stranger.counts["closed"] += 1
        for cable in cables:
            cable.close()


if __name__ == "__main__":
    try_ways([LargeMessages], SECONDS)
