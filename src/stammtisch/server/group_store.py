"""What is kept about groups: their links, their members, their tables and the results of these."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from stammtisch.server.database import Database, marks
from stammtisch.server.rows import LISTED, Listed, listed_from_row
from stammtisch.server.tally import SeatResult
from stammtisch.table.coach import WHOLE

ACCOUNTS: Final = 300
"""How many accounts of luck are read at most, the newest first."""
OF_GROUP: Final = "group_id = ? AND group_id <> ''"
"""SQLite uses an index of a part of the rows only if the query says which part that is."""


@dataclass(frozen=True)
class Group:
    """A group as it is kept."""

    id: str
    link: str
    name: str
    founder: str
    created: float
    plan: str
    """JSON; empty if no day is agreed on."""
    seasons: str = ""
    """When its seasons began, oldest first, as JSON; empty while there is only one."""


@dataclass(frozen=True)
class Member:
    """Somebody who belongs to a group."""

    number: int
    person: str
    name: str
    seen: float
    """When they last had its page open."""
    rating: int
    """Whether they have switched on their ratings."""
    coming: float
    """When the evening begins to which they said to come; negative if they said that they cannot; else 0."""

    def comes(self, start: float | None) -> bool | None:
        """Say whether they come to an evening; None if they have not said so."""
        return None if start is None or abs(self.coming) != start else self.coming > 0


class GroupStore(Database):
    """Groups and their members."""

    async def add_group(self, group: Group, seen: float) -> None:
        """Add a group with its founder."""
        await self.change(
            (f"INSERT INTO groups ({GROUP}) VALUES (?, ?, ?, ?, ?, ?, ?)", tuple(vars(group).values())),
            (
                "INSERT INTO members (group_id, number, person_id, removed, seen) VALUES (?, 0, ?, 0, ?)",
                (group.id, group.founder, seen),
            ),
        )

    async def group(self, link: str) -> Group | None:
        """Return the group that a link leads to."""
        rows = await self.select(f"SELECT {GROUP} FROM groups WHERE link = ?", link)
        return Group(*rows[0]) if rows else None

    async def group_with_id(self, id: str) -> Group | None:
        """Return a group by its id."""
        rows = await self.select(f"SELECT {GROUP} FROM groups WHERE id = ?", id)
        return Group(*rows[0]) if rows else None

    async def groups_of(self, person: str) -> list[Group]:
        """Return the groups that a person belongs to, oldest first."""
        query = (
            f"SELECT {GROUP} FROM groups WHERE id IN"
            " (SELECT group_id FROM members WHERE person_id = ? AND removed = 0) ORDER BY created, id"
        )
        return [Group(*row) for row in await self.select(query, person)]

    async def members(self, group: str) -> list[Member]:
        """Return the members of a group, oldest first."""
        query = (
            "SELECT number, person_id, name, members.seen, rating, coming FROM members"
            " JOIN persons ON persons.id = person_id WHERE group_id = ? AND removed = 0 ORDER BY number"
        )
        return [Member(*row) for row in await self.select(query, group)]

    async def sizes(self, groups: Collection[str], person: str, since: float) -> dict[str, tuple[int, int]]:
        """Return of some groups how many belong to each, and how many others have had its page open since a moment."""
        query = (
            "SELECT group_id, count(*), sum(CASE WHEN seen > ? AND person_id <> ? THEN 1 ELSE 0 END) FROM members"
            f" WHERE group_id IN ({marks(groups)}) AND removed = 0 GROUP BY group_id"
        )
        return {row[0]: (int(row[1]), int(row[2])) for row in await self.select(query, since, person, *groups)}

    async def was_removed(self, group: str, person: str) -> bool:
        """Say whether a founder has removed somebody."""
        query = "SELECT 1 FROM members WHERE group_id = ? AND person_id = ? AND removed = 1"
        return bool(await self.select(query, group, person))

    async def add_member(self, group: str, person: str, seen: float, most: int) -> bool:
        """Let a person belong to a group unless `most` do; say whether they were added.

        They are not if they belong to it already, were removed, or somebody else got their number at this moment.
        """
        statement = (
            "INSERT INTO members (group_id, number, person_id, removed, seen)"
            " SELECT id, (SELECT coalesce(max(number) + 1, 0) FROM members WHERE group_id = groups.id), ?, 0, ?"
            " FROM groups WHERE id = ?"
            " AND (SELECT count(*) FROM members WHERE group_id = groups.id AND removed = 0) < ? ON CONFLICT DO NOTHING"
        )
        return await self.change((statement, (person, seen, group, most))) > 0

    async def note_member(self, group: str, person: str, now: float, every: float) -> None:
        """Note that a member has the page of a group open, at most once in some seconds."""
        statement = "UPDATE members SET seen = ? WHERE group_id = ? AND person_id = ? AND seen < ?"
        await self.change((statement, (now, group, person, now - every)))

    async def note_coming(self, group: str, person: str, coming: float) -> None:
        """Note to which evening a member comes, or that they cannot."""
        await self.change(
            ("UPDATE members SET coming = ? WHERE group_id = ? AND person_id = ?", (coming, group, person))
        )

    async def remove_member(self, group: str, person: str, *, for_good: bool) -> None:
        """Take a member out of a group; `for_good` means that they cannot come back."""
        leave = "UPDATE members SET removed = 1" if for_good else "DELETE FROM members"
        who = "WHERE group_id = ? AND person_id = ?"
        await self.change((f"{leave} {who}", (group, person)), (f"DELETE FROM group_ratings {who}", (group, person)))

    async def plan_group(self, group: str, plan: str) -> None:
        """Change when a group meets; the reminders look at it soon."""
        await self.change(("UPDATE groups SET plan = ?, meets = 0 WHERE id = ?", (plan, group)))

    async def change_group(self, group: str, column: str, value: str) -> None:
        """Change the name, the link, the founder or the seasons of a group."""
        if column not in ("name", "link", "founder", "seasons"):
            raise ValueError(column)
        await self.change((f"UPDATE groups SET {column} = ? WHERE id = ?", (value, group)))

    async def remove_groups(self, *groups: str) -> None:
        """Delete groups; their tables stay."""
        await self.change(*[("DELETE FROM groups WHERE id = ?", (group,)) for group in groups])

    async def groups_without_members(self, limit: int) -> list[str]:
        """Return groups to which nobody belongs any more."""
        query = (
            "SELECT id FROM groups WHERE NOT EXISTS"
            " (SELECT 1 FROM members WHERE group_id = groups.id AND removed = 0) LIMIT ?"
        )
        return [row[0] for row in await self.select(query, limit)]

    async def tables_of_group(self, group: str, limit: int) -> list[Listed]:
        """Return the open and running tables of a group, then the last finished ones, newest first; not closed ones."""
        query = (
            f"SELECT {LISTED} FROM tables WHERE {OF_GROUP} AND closed IS NULL AND aside = '' AND {{which}}"
            " ORDER BY changed DESC, id LIMIT ?"
        )
        alive = await self.select(query.format(which="status <> 'over'"), group, limit)
        over = await self.select(query.format(which="status = 'over'"), group, limit)
        return [listed_from_row(row) for row in [*alive, *over]]

    async def results_stamp(self, group: str) -> tuple[int, float, int, int, int]:
        """Return something that changes with every finished match of a group and every account of luck.

        It also changes if a table is closed, and if somebody is forgotten.
        """
        over = f"FROM tables WHERE {OF_GROUP} AND status = 'over'"
        accounts = f"SELECT count(*) FROM reviews WHERE seat = ? AND ply < 0 AND table_id IN (SELECT id {over})"
        nobody = f"SELECT count(*) FROM results WHERE person_id IS NULL AND table_id IN (SELECT id {over})"
        query = f"SELECT count(*), coalesce(max(changed), 0), ({accounts}), count(closed), ({nobody}) {over}"
        ((matches, last, lucky, closed, unknown),) = await self.select(query, WHOLE, group, group, group)
        return int(matches), float(last), int(lucky), int(closed), int(unknown)

    async def results_of_group(self, group: str) -> list[SeatResult]:
        """Return the results of the finished matches of a group, match by match, newest first.

        Matches on a deal that somebody could know before are left out.
        """
        query = (
            "SELECT table_id, seat, results.game, person_id, points, place, at, same_deal,"
            " person_id IS NULL AND player IN ('person', 'both') FROM tables"
            f" JOIN results ON table_id = id WHERE {OF_GROUP} AND status = 'over' AND closed IS NULL"
            " AND (fresh = 1 OR same_deal <> '')"
            " ORDER BY changed DESC, table_id, seat"
        )
        return [SeatResult(*[*row[:-1], bool(row[-1])]) for row in await self.select(query, group)]

    async def luck_of_group(self, group: str) -> list[tuple[str, bytes]]:
        """Return the accounts of luck that were asked for, as JSON; of a match, a newer one comes later."""
        # The ply tells the version of the account; the newest has the lowest.
        query = (
            f"SELECT table_id, found FROM tables JOIN reviews ON table_id = id WHERE {OF_GROUP} AND seat = ?"
            " AND ply < 0 ORDER BY changed DESC, ply DESC LIMIT ?"
        )
        return [(row[0], bytes(row[1])) for row in await self.select(query, group, WHOLE, ACCOUNTS)]

    async def deals_under_way(self, group: str) -> set[str]:
        """Return the sets of tables with the same deal of which one still plays."""
        query = (
            f"SELECT DISTINCT same_deal FROM tables WHERE {OF_GROUP} AND same_deal <> '' AND status <> 'over'"
            " AND closed IS NULL AND aside = ''"
        )
        return {str(row[0]) for row in await self.select(query, group)}

    async def is_deal_under_way(self, same: str) -> bool:
        """Say whether a table still plays the deal that a set of tables shares."""
        query = (
            "SELECT 1 FROM tables WHERE same_deal = ? AND same_deal <> '' AND status <> 'over'"
            " AND closed IS NULL AND aside = '' LIMIT 1"
        )
        return bool(same) and bool(await self.select(query, same))


GROUP: Final = "id, link, name, founder, created, plan, seasons"
