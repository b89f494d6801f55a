"""What a browser keeps of its person's answers to puzzles, beside what the coach has said about their mistakes."""

from collections.abc import Callable
from typing import Final

import msgspec

from stammtisch.offline.browser import Browser
from stammtisch.offline.kept import ME, awaited
from stammtisch.table.authority import OVER
from stammtisch.table.finished import JudgedNow
from stammtisch.table.listing import TableListed
from stammtisch.table.practice import AnswerKept, MistakeKept, PuzzleBook, RatingKept

NOTE: Final = "puzzles"
LAST_MATCHES: Final = 5
"""The mistakes come from this many of the last reviewed matches."""


class Written(msgspec.Struct):
    """All of it, as one note."""

    answers: dict[str, AnswerKept] = {}
    ratings: dict[str, RatingKept] = {}


_notes = msgspec.json.Decoder(Written)
_tables = msgspec.json.Decoder(list[TableListed])
_reviews = msgspec.json.Decoder(dict[int, msgspec.Raw])


class BrowserBook(PuzzleBook):
    """The book of one person's answers. What a puzzle is worth does not change here."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    async def answers(self, person: str) -> dict[str, AnswerKept]:  # noqa: ARG002
        """Return what is kept about the answers, by puzzle."""
        return (await self._read())[1].answers

    async def ratings(self, person: str) -> dict[str, RatingKept]:  # noqa: ARG002
        """Return the ratings by game."""
        return (await self._read())[1].ratings

    async def worth(self) -> dict[str, float]:
        """Return no ratings of puzzles: they stay as they were made."""
        return {}

    async def mistakes(self, person: str) -> list[MistakeKept]:  # noqa: ARG002
        """Return the graded decisions of the last reviewed matches, the latest match first."""
        found: list[MistakeKept] = []
        reviewed = 0
        for one in _tables.decode(await awaited(self._browser.tables())):
            if one.status != OVER or reviewed == LAST_MATCHES:
                continue
            said = [(seat, await self._said(one.table, seat)) for seat in one.my_seats]
            reviewed += any(judged for _, judged in said)
            found += [MistakeKept(one.table, seat, one.game, now) for seat, judged in said for now in judged]
        return found

    async def _said(self, table: str, seat: int) -> list[JudgedNow]:
        kept = _reviews.decode(await awaited(self._browser.reviews(table, seat)))
        said = [msgspec.json.decode(msgspec.json.decode(kept[ply], type=str), type=JudgedNow) for ply in sorted(kept)]
        return [judged for judged in said if judged.grade]

    async def add(self, person: str, answer: AnswerKept, mine: tuple[float, float], its: tuple[float, float]) -> bool:  # noqa: ARG002
        """Keep a first answer and move the rating; False, with nothing changed, if there is one."""

        def change(written: Written) -> bool:
            if answer.puzzle in written.answers:
                return False
            written.answers[answer.puzzle] = answer
            if mine[1]:
                before = written.ratings.get(answer.game, RatingKept(mine[0], 0))
                written.ratings[answer.game] = RatingKept(before.rating + mine[1], before.answers + 1)
            return True

        return await self._change(change)

    async def change(self, person: str, before: AnswerKept, after: AnswerKept) -> None:  # noqa: ARG002
        """Keep a later answer, unless another one has come before it."""

        def change(written: Written) -> bool:
            if written.answers.get(after.puzzle) != before:
                return False
            written.answers[after.puzzle] = after
            return True

        await self._change(change)

    async def has(self, person: str, puzzle: str) -> bool:
        """Say whether a puzzle was answered."""
        return puzzle in await self.answers(person or ME)

    async def _read(self) -> tuple[str, Written]:
        text = await awaited(self._browser.note(NOTE))
        return text, _notes.decode(text) if text else Written()

    async def _change(self, change: Callable[[Written], bool]) -> bool:
        """Change the note, again if another tab was quicker; return whether there was something to change."""
        while True:
            text, written = await self._read()
            if not change(written):
                return False
            if await awaited(self._browser.write_note(NOTE, text, msgspec.json.encode(written).decode())):
                return True
