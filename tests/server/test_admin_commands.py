"""The commands of those who host, run as they would run them, and every one that docs/running.md shows."""

import asyncio
import json
import os
import re
import shlex
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hosts import Host
from house import Evening, Server, Servers, free_port, together
from stores import Postgres

from stammtisch.cli import run
from stammtisch.client import new_id
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "running.md"


class Done(NamedTuple):
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def stammtisch(*words: str, **more: str) -> Done:
    """Runs a command in this process, which is much quicker than starting another for each."""
    out, err = StringIO(), StringIO()
    before = {**os.environ}
    os.environ.update(more)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = run([*words])
    finally:
        os.environ.clear()
        os.environ.update(before)
    return Done(code, out.getvalue(), err.getvalue())


def asked(server: Server, *words: str) -> Any:
    """What a command answers as JSON."""
    done = stammtisch("admin", *words, "--json", **where(server))
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def where(server: Server) -> dict[str, str]:
    kept = "STAMMTISCH_DATABASE" if "database" in server.serving else "STAMMTISCH_DATA"
    return {"STAMMTISCH_PORT": str(server.port), kept: str(server.serving.get("database", server.data))}


def shown() -> list[list[str]]:
    """The commands of the page's section."""
    section = PAGE.read_text(encoding="utf-8").split("## Managing it")[1].split("\n## ")[0]
    lines = re.findall(r"^stammtisch admin .*$", section, re.MULTILINE)
    return [shlex.split(line, comments=True)[2:] for line in lines]


def test_every_command_that_the_page_shows_does_what_it_says(servers: Servers) -> None:
    server = servers()
    host = Host(server)
    found: dict[str, str] = {}

    async def play() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben", public=True)
            await around.places[1].ask(wire.Report(new_id(), "name", seat=0))
            found.update(TABLE=around.table, PERSON=host.person("Anna"))

    together(play())
    commands = shown()
    assert len(commands) > 18
    # What deletes the table comes last.
    commands.sort(key=lambda words: words[0] == "remove")
    for words in commands:
        given = [found.get(word, word) for word in words]
        # An id may begin with a dash.
        options = [word for number, word in enumerate(given) if word.startswith("--") or given[number - 1] in OPTIONS]
        plain = [word for word in given[1:] if word not in options]
        done = stammtisch("admin", given[0], *options, "--", *plain, **where(server))
        if "--network" in words:
            assert done.returncode == 2, words
            assert "is this machine" in done.stderr
        else:
            assert done.returncode == 0, (words, done.stderr)
            assert done.stdout.strip(), words
    assert asked(server, "tables") == []


OPTIONS = ("--time", "--language")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_commands_follow_a_case_from_the_report_to_the_ban(
    servers: Servers, kind: str, request: pytest.FixtureRequest
) -> None:
    serving = {}
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        serving["database"] = postgres.database()
    server = servers(**serving)

    async def reported() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Rude")
            await around.places[1].ask(wire.Say(new_id(), "something rude"))
            await around.places[0].ask(wire.Report(new_id(), "chat", seat=1))
            (report,) = await asyncio.to_thread(asked, server, "reports")
            assert report["chat"][0]["text"] == "something rude"
            ban = await asyncio.to_thread(asked, server, "ban", report["person"], "--time", "2h", "--reason", "rude")
            assert ban["kind"] == "ban"
            while around.places[1].bye is None:
                await asyncio.sleep(0.01)
            assert around.places[1].bye.code == "banned"
            await asyncio.to_thread(asked, server, "report", report["id"], "resolved")
            assert await asyncio.to_thread(asked, server, "reports") == []
            (measure,) = await asyncio.to_thread(asked, server, "measures")
            assert (measure["target"], measure["reason"]) == (report["person"], "rude")
            await asyncio.to_thread(asked, server, "unban", report["person"])
            assert await asyncio.to_thread(asked, server, "measures") == []
            exported = await asyncio.to_thread(asked, server, "export", report["person"])
            assert [line["text"] for line in exported["chat"]] == ["something rude"]

    together(reported())


def test_what_cannot_be_done_is_said_in_one_line(servers: Servers, tmp_path: Path) -> None:
    server = servers()
    other = servers()
    here = where(server)
    for words, said, more in (
        (["tables"], "no server answers", {**here, "STAMMTISCH_PORT": str(free_port())}),
        (["tables"], "there is no database", {**here, "STAMMTISCH_DATA": str(tmp_path)}),
        (["tables"], "another folder or database", {**here, "STAMMTISCH_PORT": str(other.port)}),
        (["close", "nowhere"], "no such table", here),
        (["ban", "nobody"], "no such person", here),
        (["ban", "10.0.0.0/2"], "too wide", here),
        (["ban", "192.0.2.1", "--time", "soon"], "a duration must look like", here),
        (["mute", "192.0.2.1"], "only a ban", here),
        (["announce", "x", "--language", "de"], "de=", here),
    ):
        done = stammtisch("admin", *words, **more)
        assert done.returncode == 2, (words, done.stdout)
        assert said in done.stderr
        assert len(done.stderr.strip().splitlines()) == 1


def test_networks_that_are_none_are_refused_before_anything_is_served(tmp_path: Path) -> None:
    done = stammtisch("serve", "--admin-from", "everywhere", "--data", str(tmp_path))
    assert done.returncode == 2
    assert "--admin-from" in done.stderr
