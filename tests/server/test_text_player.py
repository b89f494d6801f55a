"""The example of a text-only player, which knows the protocol and nothing else, at a real table."""

import asyncio
import re
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from house import Evening, evening

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "text_player.py"


@evening
async def test_the_text_player_plays_a_whole_match_against_bots(home: Evening) -> None:
    words = [sys.executable, str(EXAMPLE), home.server.url, "diabolo", "3", "length=single", "doubling=secret"]
    player = await asyncio.create_subprocess_exec(*words, stdout=PIPE, stderr=PIPE)
    said, trouble = await player.communicate()
    assert player.returncode == 0, trouble.decode()
    assert re.fullmatch(r"winning seats: \[[012](, [012])*\]\n", said.decode())
