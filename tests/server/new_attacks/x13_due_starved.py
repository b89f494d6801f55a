"""A hundred tables that are overdue hide all others: each second the server looks at the hundred that are due longest.

After a restart an honest person's unattended table, whose bot is due, waits behind the stranger's bot-only tables.
Right would be: it goes on within seconds.
"""

import itertools
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import begin  # noqa: F401
from strain import Strained
from stranger import Stranger, TurnedAway

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Strained(Path(folder), limits=1) as server:
        hostile, honest = Stranger(server.port, "127.0.0.2"), Stranger(server.port, "127.0.0.1")
        tokens = itertools.cycle(hostile.persons(8))
        opened, late = 0, time.monotonic() + 90
        about = {"game": "seven-seals", "seats": 5, "bots": ["master"] * 5, "bot_seconds": 10, "start": True}
        while time.monotonic() < late and opened < 125:
            try:
                hostile.table(next(tokens), **about)
                opened += 1
            except TurnedAway:
                time.sleep(0.3)
        token = honest.person()
        table = honest.table(token, game="sequence", mine=[], bots=["novice", "novice"], start=True)
        time.sleep(0.2)
        server.kill()
        server.start()
        begun = time.monotonic()
        count = "SELECT count(*) FROM entries WHERE table_id = ?"
        first = server.rows(count, table)[0][0]
        with suppress(KeyboardInterrupt):
            while server.rows(count, table)[0][0] == first and time.monotonic() < begun + 60:
                time.sleep(0.2)
        print(f"{opened} hostile tables; the honest one moved after {time.monotonic() - begun:.1f} s (60 means never)")
