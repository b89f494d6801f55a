"""Wishes: what people have switched on for themselves. Everything is off until somebody asks for it."""

from collections.abc import Collection
from typing import Final

from stammtisch.server import api
from stammtisch.server.database import marks
from stammtisch.server.store import Store

DAY_NAME: Final = "day-name"
"""Shows others one's name beside one's results of a day."""

DAY_GROUPS: Final = "day-groups"
"""Shows others of one's groups who want the same one's results of a day, and shows theirs."""

RATINGS: Final = "ratings"
"""Shows oneself one's ratings."""


async def wishes_of(store: Store, person: str) -> api.WishesNow:
    """Return what a person has switched on."""
    found = {row[0] for row in await store.select("SELECT wish FROM wishes WHERE person_id = ?", person)}
    return api.WishesNow(day_name=DAY_NAME in found, day_groups=DAY_GROUPS in found, ratings=RATINGS in found)


async def set_wish(store: Store, person: str, wish: str, *, on: bool) -> None:
    """Switch a wish of a person on or off."""
    if on:
        statement = "INSERT INTO wishes (person_id, wish) SELECT id, ? FROM persons WHERE id = ? ON CONFLICT DO NOTHING"
        await store.change((statement, (wish, person)))
    else:
        await store.change(("DELETE FROM wishes WHERE wish = ? AND person_id = ?", (wish, person)))


async def those_who(store: Store, wish: str, people: Collection[str]) -> list[str]:
    """Return which of these people have switched a wish on."""
    query = f"SELECT person_id FROM wishes WHERE wish = ? AND person_id IN ({marks(people)})"
    return [str(row[0]) for row in await store.select(query, wish, *people)]
