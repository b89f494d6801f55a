"""Chat is kept for ever, and limited by person only: 28 people of one address write as much as they may.

Right would be: a limit by address, and only the last lines of a table are kept.
"""

import tempfile
import threading
import time
from pathlib import Path

from begin import SECONDS
from strain import Strained
from stranger import GONE, Stranger

TEXT = "\U0001d160" * 500


def size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Strained(Path(folder), limits=1) as server:
        stranger = Stranger(server.port, "127.0.0.2")
        tokens = stranger.persons(28)
        table = stranger.table(tokens[0], mine=[0])
        before = size(server.data)
        stranger.until = time.monotonic() + SECONDS

        def talk(token: str) -> None:
            cable = stranger.at(table, token)
            while stranger.on:
                try:
                    if cable.ask("say", text=TEXT)["is"] != "done":
                        time.sleep(0.3)
                except GONE:
                    cable = stranger.at(table, token)

        threads = [threading.Thread(target=talk, args=(token,)) for token in tokens]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        lines = server.rows("SELECT count(*), sum(length(CAST(text AS BLOB))) FROM chat")[0]
        print(
            f"{lines[0]} lines with {lines[1]:,} bytes in {SECONDS:.0f} s; files grew by {size(server.data) - before:,}"
        )
