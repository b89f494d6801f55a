"""Ratings within a group: as those of the server, but only from matches of its members against each other.

A member has one from their first match on, but it is shown to nobody, themselves included, until they switch it on for
that group. Then those members see it who have switched on their own.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from stammtisch.server.api import RatingShown
from stammtisch.server.database import marks
from stammtisch.server.rating import Rated, SeatAccount, rate
from stammtisch.server.rows import Result
from stammtisch.server.store import Store

Written = tuple[str, tuple[object, ...]]

SET: Final = """
INSERT INTO group_ratings (group_id, person_id, game, mu, sigma, matches)
SELECT group_id, person_id, ?, ?, ?, ? FROM members WHERE group_id = ? AND person_id = ? AND removed = 0
ON CONFLICT (group_id, person_id, game)
DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches"""
SHOWN: Final = """
SELECT members.number, game, mu, sigma, matches FROM group_ratings JOIN members
ON members.group_id = group_ratings.group_id AND members.person_id = group_ratings.person_id
WHERE group_ratings.group_id = ? AND members.rating = 1 AND removed = 0 ORDER BY game, mu DESC, members.number"""
OF: Final = """
SELECT groups.link, groups.name, members.rating, game, mu, sigma, matches FROM group_ratings JOIN members
ON members.group_id = group_ratings.group_id AND members.person_id = group_ratings.person_id
JOIN groups ON groups.id = group_ratings.group_id
WHERE group_ratings.person_id = ? AND removed = 0 ORDER BY groups.created, groups.id, game"""


class OfMember(NamedTuple):
    """The rating of a member in one game."""

    member: int
    game: str
    rated: Rated


class InGroup(NamedTuple):
    """The ratings of somebody in one of their groups, by game, and whether they have switched them on."""

    link: str
    name: str
    on: bool
    games: dict[str, Rated]

    def shown(self) -> dict[str, RatingShown]:
        """Return them as a client gets them."""
        return {game: RatingShown(*rated) for game, rated in self.games.items()}


async def ratings_shown(store: Store, group: str) -> list[OfMember]:
    """Return the ratings of the members who have switched them on, by game, the best first."""
    return [OfMember(row[0], row[1], Rated(*row[2:])) for row in await store.select(SHOWN, group)]


async def ratings_in_groups(store: Store, person: str) -> list[InGroup]:
    """Return the ratings of a person in their groups."""
    found: dict[str, InGroup] = {}
    for link, name, on, game, *rated in await store.select(OF, person):
        found.setdefault(link, InGroup(link, name, bool(on), {})).games[game] = Rated(*rated)
    return [*found.values()]


async def show_rating(store: Store, group: str, person: str, *, on: bool) -> None:
    """Switch the ratings of a member on or off."""
    await store.change(("UPDATE members SET rating = ? WHERE group_id = ? AND person_id = ?", (int(on), group, person)))


async def rerated(
    store: Store,
    matches: Mapping[str, Sequence[Result]],
    luck: Mapping[str, Sequence[SeatAccount]],
) -> list[Written]:
    """Return what is to be written after these matches, in their order; most belong to no group."""
    tables = [*matches]
    query = f"SELECT id, group_id FROM tables WHERE group_id <> '' AND id IN ({marks(tables)})"
    groups = {str(row[0]): str(row[1]) for row in await store.select(query, *tables)}
    if not groups:
        return []
    asked = sorted({*groups.values()})
    query = (
        f"SELECT group_id, person_id, game, mu, sigma, matches FROM group_ratings WHERE group_id IN ({marks(asked)})"
    )
    known: dict[str, dict[tuple[str, str], Rated]] = {group: {} for group in asked}
    for group, person, game, *rated in await store.select(query, *asked):
        known[group][person, game] = Rated(*rated)
    changed: dict[tuple[str, str, str], Rated] = {}
    for table, seats in matches.items():
        # With one person there is nothing to compare in the group.
        if table not in groups or len({one.person for one in seats} - {None}) < 2:
            continue
        group = groups[table]
        new = rate(known[group], seats, luck.get(table, ()))
        known[group] |= new
        changed |= {(group, person, game): one for (person, game), one in new.items()}
    return [(SET, (game, *one, group, person)) for (group, person, game), one in changed.items()]
