"""Tables with a clock of days stay in memory for as long as their clocks run: somebody opens them once and leaves.

Right would be: a room with nobody in it and nothing due soon is closed after a minute, and opened again when it is due.
"""

import tempfile
import time
from contextlib import suppress
from pathlib import Path

import begin  # noqa: F401
from hostile import body_of
from strain import Strained
from stranger import Stranger, TurnedAway

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Strained(Path(folder), limits=1) as server:
        stranger = Stranger(server.port, "127.0.0.2")
        before = body_of(server.pid)
        opened = 0
        pace = {"kind": "days", "move": 30, "reserve": 0}
        with suppress(TurnedAway):
            for token in stranger.persons(5):
                for _ in range(18):
                    table = stranger.table(
                        token, game="seven-seals", seats=5, mine=[0, 1, 2, 3, 4], pace=pace, start=True
                    )
                    stranger.at(table, token).close()
                    opened += 1
        time.sleep(75)
        after = body_of(server.pid)
        print(f"{opened} tables opened and left; 75 s later {server.counted('rooms'):.0f} rooms are in memory")
        print(f"{before.megabytes:.1f} -> {after.megabytes:.1f} MB")
