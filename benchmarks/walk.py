"""The walk of one word, from the socket to the log and to two screens: the files and calls of `server/` and `table/`.

A server and two people in one process play a match of Sequence on a given deal. `sys.setprofile` counts every function
that is entered from the moment a word is sent until both people have seen it; a coroutine counts when it begins. All
modules are plain for that, because compiled ones are not seen. The storage (`server/store.py` and what is below it) and
the metrics are counted apart.

    .venv/bin/python benchmarks/walk.py [--words 21] [--list]
"""

import argparse
import asyncio
import dis
import inspect
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

SOURCE = Path(__file__).resolve().parent.parent / "src" / "stammtisch"
APART = {"store.py", "sqlite.py", "group_commit.py", "rows.py", "metrics.py"}
"""The log's own modules, and what only measures."""
RESUMED = inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR
RESUME = dis.opmap["RESUME"]
AT_THE_BEGINNING = 0
"""The argument of RESUME at the beginning of a function."""
PLAIN = "STAMMTISCH_WALK"
"""The environment variable that says that the plain modules are loaded."""

Message = dict[str, Any]


class Walk:
    """Counts the calls while it is on."""

    def __init__(self, root: Path) -> None:
        self._prefixes = tuple(str(root / part) + os.sep for part in ("server", "table"))
        self.calls: Counter[CodeType] = Counter()

    def __enter__(self) -> "Walk":
        sys.setprofile(self._entered)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _entered(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(self._prefixes) and not is_resumed(frame):
            self.calls[code] += 1

    def by_file(self, *, apart: bool) -> Counter[str]:
        """Return the calls by file, of the walk itself or of what is counted apart."""
        found: Counter[str] = Counter()
        for code, number in self.calls.items():
            file = Path(code.co_filename)
            if (file.name in APART) == apart:
                found[f"{file.parent.name}/{file.name}"] += number
        return found


def is_resumed(frame: FrameType) -> bool:
    """Say whether a coroutine or a generator goes on here, rather than begins."""
    code, at = frame.f_code, frame.f_lasti
    if not code.co_flags & RESUMED or at < 0 or code.co_code[at] != RESUME:
        return False
    return code.co_code[at + 1] & 3 != AT_THE_BEGINNING


class Person:
    """Somebody at the table, without any of our own code between them and the socket."""

    def __init__(self, line: Any) -> None:
        self._line = line
        self._number = 0
        self.view: Message = {"at": -1, "legal": []}

    async def ask(self, do: str, **asked: object) -> None:
        """Send a request."""
        self._number += 1
        await self._line.send(json.dumps({"do": do, "id": str(self._number), **asked}))

    async def hear(self, kind: str, **wanted: object) -> Message:
        """Return the next message of a kind with these values; remember every view."""
        while True:
            told: Message = json.loads(await self._line.recv())
            if told["is"] == "view":
                self.view = told
            if told["is"] == kind and all(told[name] == value for name, value in wanted.items()):
                return told


async def walks(words: int, folder: Path, root: Path) -> list[Walk]:
    """Return the walks of this many words of one match."""
    import uvicorn
    from websockets.asyncio.client import connect

    from stammtisch.client import Guest
    from stammtisch.server.serve import HandedOn, Serving, _config
    from stammtisch.table.messages import NewTable, OfSeed

    config = _config(HandedOn(Serving(data=str(folder), port=0, limits=0.0), ""))
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    guests = [await Guest(f"http://127.0.0.1:{port}").arrive(name) for name in ("Anna", "Ben")]
    table = await guests[0].open_table(NewTable("sequence", 2, mine=[0], deal=OfSeed("5e" * 32)))
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    lines = [
        await connect(address, additional_headers={"Authorization": f"Bearer {guest.token}"}, compression=None)
        for guest in guests
    ]
    people = [Person(line) for line in lines]
    await people[1].ask("sit", seat=1)
    await people[1].hear("done")
    await people[0].ask("start")
    for person in people:
        await person.hear("view")
    found = [await word(people, root) for _ in range(words)]
    for line in lines:
        await line.close()
    server.should_exit = True
    await serving
    return found


async def word(people: list[Person], root: Path) -> Walk:
    """Return the walk of one word."""
    (seat,) = people[0].view["waiting"]
    view = people[seat].view
    await asyncio.sleep(0.1)  # what still follows from the word before
    with Walk(root) as walk:
        await people[seat].ask("play", seat=seat, at=view["at"], word=view["legal"][0])
        await asyncio.gather(*(person.hear("view", at=view["at"] + 1) for person in people))
        await people[seat].hear("done")
    return walk


def main() -> None:
    """Print the files and calls of the median word."""
    parser = argparse.ArgumentParser(description="Counts the files and calls of one word, from the socket to the log.")
    parser.add_argument("--words", type=int, default=21, help="how many words are played; the median counts")
    parser.add_argument("--list", action="store_true", help="every function of the median word")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if PLAIN not in os.environ:
            plain = Path(folder) / "stammtisch"
            shutil.copytree(SOURCE, plain, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "face"))
            environment = {**os.environ, PLAIN: str(plain), "PYTHONPATH": folder}
            sys.exit(subprocess.run([sys.executable, __file__, *sys.argv[1:]], env=environment, check=False).returncode)
        found = asyncio.run(walks(asked.words, Path(folder), Path(os.environ[PLAIN])))
    found.sort(key=lambda walk: walk.by_file(apart=False).total())
    median = found[len(found) // 2]
    calls = [walk.by_file(apart=False).total() for walk in found]
    files, storage = median.by_file(apart=False), median.by_file(apart=True)
    print(f"One word that two people see: {len(files)} files and {files.total()} calls in server/ and table/")
    print(f"({len(found)} words: {calls[0]} to {calls[-1]}, median {statistics.median(calls):.0f});")
    print(f"storage and metrics apart: {len(storage)} files and {storage.total()} calls.")
    for file, number in files.most_common():
        print(f"{number:5}  {file}")
        for code, times in sorted(median.calls.items(), key=lambda pair: pair[0].co_firstlineno) if asked.list else ():
            if code.co_filename.endswith(file):
                print(f"         {times} {code.co_qualname}")


if __name__ == "__main__":
    main()
