"""Fifty lines of a sign that NFC makes three times as long: every handshake at that table is answered with 300 KB."""

import time
from collections.abc import Callable
from contextlib import suppress

from begin import SECONDS
from hostile import try_ways
from stranger import GONE, Cable, Stranger
from ways import Way

SIGN = "\U0001d160"


class ChatHistory(Way):
    name = "handshakes at a table with 300 KB of chat, unread"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(20)
        self.table = stranger.table(self.tokens[0], mine=[0])
        for token in self.tokens[:7]:
            cable = stranger.at(self.table, token)
            for _ in range(8):
                stranger.counts[str(cable.ask("say", text=SIGN * 500)["is"])] += 1
            cable.close()
        cable = stranger.at(self.table, self.tokens[8])
        time.sleep(1)
        stranger.counts["bytes told to who comes"] = len(cable.socket.recv(1 << 24))
        cable.close()

    def attack(self, stranger: Stranger) -> None:
        kept: list[Cable] = []

        def come(token: str) -> Callable[[], None]:
            def act() -> None:
                cable = stranger.at(self.table, token)
                kept.append(cable)
                if len(kept) > 400:
                    with suppress(*GONE):
                        kept.pop(0).close()

            return act

        stranger.beside([come(token) for token in self.tokens])


if __name__ == "__main__":
    try_ways([ChatHistory], SECONDS)
