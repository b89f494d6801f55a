"""Reminders: half an hour before a group meets, those of its members hear of it who want to be called (`calls.py`).

Who has said that they cannot come is not called.
"""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from stammtisch.server.agenda import LASTS, REMINDER, next_time
from stammtisch.server.api_groups import Agreed
from stammtisch.server.calls import Calls
from stammtisch.server.chores import keep_doing
from stammtisch.server.store import Store

LOOK_EVERY: Final = 20.0
LEAST: Final = 60.0
"""Seconds before the beginning from which on a reminder would come too late."""
APART: Final = 6 * 3600.0
"""Seconds within which a group is reminded once, however often its hour is moved."""


class Reminders:
    """Reminds the members of groups that have agreed on a day."""

    def __init__(self, store: Store, calls: Calls, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._calls = calls
        self._now = now

    async def work(self) -> None:
        """Remind whom there is to remind, for ever."""
        await keep_doing(self.step, LOOK_EVERY)

    async def step(self) -> int:
        """Remind the groups that meet soon; return how many there were."""
        now, found = self._now(), 0
        soon = now + REMINDER.total_seconds()
        query = "SELECT id, link, name, plan FROM groups WHERE plan <> '' AND meets <= ? AND reminded <= ?"
        for id, link, name, plan in await self._store.select(query, soon, now - APART):
            # What has begun is still the next evening for some hours; it is too late to remind of that.
            start = next_time(msgspec.json.decode(plan, type=Agreed), now + LEAST + LASTS.total_seconds())
            if start is None or start > soon:
                await self._store.change(("UPDATE groups SET meets = ? WHERE id = ? AND plan = ?", (start, id, plan)))
                continue
            claim = "UPDATE groups SET reminded = ? WHERE id = ? AND reminded <= ?"
            if await self._store.change((claim, (now, id, now - APART))):
                people = [one.person for one in await self._store.members(id) if one.comes(start) is not False]
                self._calls.remind(link, name, round((start - now) / 60), people)
                found += 1
        return found
