"""Many connections that ask for a page each, without a limit: one turn of the event loop serves all of them."""

import selectors

from begin import SECONDS
from hostile import try_ways
from stranger import Cable, Stranger
from ways import Way, request

BREATH = request("GET", "/") * 20


class ManyKeepalives(Way):
    name = "800 connections that ask for a page"

    def attack(self, stranger: Stranger) -> None:
        pick = selectors.DefaultSelector()
        cables: list[Cable] = []
        while stranger.on:
            try:
                if len(cables) < 800:
                    cables.append(stranger.cable())
                    cables[-1].socket.setblocking(False)
                    pick.register(cables[-1].socket, selectors.EVENT_READ)
                    cables[-1].socket.send(BREATH)
                for key, _ in pick.select(0.01):
                    key.fileobj.recv(1 << 18)
                    key.fileobj.send(BREATH)
                    stranger.counts["breaths"] += 1
            except OSError:
                stranger.counts["turned away"] += 1


if __name__ == "__main__":
    try_ways([ManyKeepalives], SECONDS)
