"""Frames and headers that come a byte at a time: every byte is a turn of the event loop, and nothing counts it."""

import socket

from begin import SECONDS
from hostile import try_ways
from stranger import TEXT, Stranger, frame
from ways import Way


class OneByteSegments(Way):
    name = "frames a byte at a time, 8 connections"

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()
        self.table = stranger.popular(self.token)

    def attack(self, stranger: Stranger) -> None:
        long = frame(TEXT, b" " * 60_000)

        def drip() -> None:
            cable = stranger.at(self.table, self.token)
            cable.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for place in range(len(long)):
                if not stranger.on:
                    break
                cable.socket.send(long[place : place + 1])
                stranger.counts["bytes"] += 1
            cable.close()

        stranger.beside([drip] * 8)


if __name__ == "__main__":
    try_ways([OneByteSegments], SECONDS)
