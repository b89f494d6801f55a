"""The restore drill: a backup during play, the machine is lost, an empty one is filled, and the same people play on."""

from pathlib import Path

import pytest
from house import Evening, Round, Server, together
from stores import Postgres
from test_commands import stammtisch

from stammtisch.client import Guest
from stammtisch.core.verify import verify

pytestmark = pytest.mark.strain


def machine(folder: Path, kind: str, request: pytest.FixtureRequest) -> tuple[Server, list[str]]:
    """A server on an empty machine, and how the commands name its data."""
    folder.mkdir()
    if kind == "sqlite":
        server = Server(folder)
        return server, ["--data", str(server.data)]
    postgres: Postgres = request.getfixturevalue("postgres")
    url = postgres.database()
    return Server(folder, database=url), ["--database", url]


@pytest.mark.parametrize(("before", "after"), [("sqlite", "sqlite"), ("postgres", "postgres"), ("sqlite", "postgres")])
def test_after_a_loss_the_match_is_played_to_its_end_from_the_backup(
    before: str, after: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    lost, its_data = machine(tmp_path / "lost", before, request)
    found, new_data = machine(tmp_path / "found", after, request)
    file = tmp_path / "tables.backup"
    kept: list[Round] = []

    async def begin() -> None:
        async with Evening(lost) as evening:
            around = await evening.match("sep", "Ada", "Bob")
            await around.say()
            kept.append(around)
            assert stammtisch("backup", str(file), *its_data).returncode == 0
            await around.say()  # this one is lost with the machine

    async def play_on() -> None:
        before = kept[0]
        async with Evening(found) as evening:
            guests = [Guest(found.url, guest.token, guest.name) for guest in before.guests]
            assert (await guests[0].lists()).running[0].table == before.table
            around = Round(before.table, guests, [await evening.at(guest, before.table) for guest in guests])
            assert [(await place.seen(lambda _: True)).at for place in around.places] == [2, 2]
            assert all(view.over for view in await around.play_out())
            verify(await guests[0].record(around.table))

    lost.start()
    together(begin())
    lost.kill()
    done = stammtisch("restore", str(file), *new_data)
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Restored {file}.\n", "")
    again = stammtisch("restore", str(file), *new_data)
    assert (again.returncode, "empty database" in again.stderr) == (2, True)
    found.start()
    try:
        together(play_on())
    finally:
        found.stop()
    assert not found.troubles()
