"""What is kept about groups: their links, their members, their tables and the results of these."""

from dataclasses import dataclass
from typing import Final

from stammtisch.server.database import Database
from stammtisch.server.rows import LISTED, Listed, listed_from_row
from stammtisch.server.tally import SeatResult

LUCK: Final = -1
"""Where the account of luck of a match is kept among the reviews: as seat and as ply."""
ACCOUNTS: Final = 300
"""How many accounts of luck are read at most, the newest first."""


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


@dataclass(frozen=True)
class Member:
    """Somebody who belongs to a group."""

    number: int
    person: str
    name: str
    seen: float
    """When they last had its page open."""


class GroupStore(Database):
    """Groups and their members."""

    async def add_group(self, group: Group, seen: float) -> None:
        """Add a group with its founder."""
        await self.change(
            (f"INSERT INTO groups ({GROUP}) VALUES (?, ?, ?, ?, ?, ?)", tuple(vars(group).values())),
            ("INSERT INTO members VALUES (?, 0, ?, 0, ?)", (group.id, group.founder, seen)),
        )

    async def group(self, link: str) -> Group | None:
        """Return the group that a link leads to."""
        rows = await self.select(f"SELECT {GROUP} FROM groups WHERE link = ?", link)
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
            "SELECT number, person_id, name, members.seen FROM members JOIN persons ON persons.id = person_id"
            " WHERE group_id = ? AND removed = 0 ORDER BY number"
        )
        return [Member(*row) for row in await self.select(query, group)]

    async def was_removed(self, group: str, person: str) -> bool:
        """Say whether a founder has removed somebody."""
        query = "SELECT 1 FROM members WHERE group_id = ? AND person_id = ? AND removed = 1"
        return bool(await self.select(query, group, person))

    async def add_member(self, group: str, person: str, seen: float) -> None:
        """Let a person belong to a group; nothing happens if they do already, or were removed."""
        statement = (
            "INSERT INTO members (group_id, number, person_id, removed, seen)"
            " SELECT id, (SELECT max(number) + 1 FROM members WHERE group_id = groups.id), ?, 0, ?"
            " FROM groups WHERE id = ? ON CONFLICT DO NOTHING"
        )
        await self.change((statement, (person, seen, group)))

    async def note_member(self, group: str, person: str, now: float, every: float) -> None:
        """Note that a member has the page of a group open, at most once in some seconds."""
        statement = "UPDATE members SET seen = ? WHERE group_id = ? AND person_id = ? AND seen < ?"
        await self.change((statement, (now, group, person, now - every)))

    async def remove_member(self, group: str, person: str, *, for_good: bool) -> None:
        """Take a member out of a group; `for_good` means that they cannot come back."""
        leave = "UPDATE members SET removed = 1" if for_good else "DELETE FROM members"
        await self.change((f"{leave} WHERE group_id = ? AND person_id = ?", (group, person)))

    async def change_group(self, group: str, column: str, value: str) -> None:
        """Change the name, the link, the founder or the plan of a group."""
        if column not in GROUP.split(", "):
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
            f"SELECT {LISTED} FROM tables WHERE group_id = ? AND closed IS NULL AND aside = '' AND {{which}}"
            " ORDER BY changed DESC, id LIMIT ?"
        )
        alive = await self.select(query.format(which="status <> 'over'"), group, limit)
        over = await self.select(query.format(which="status = 'over'"), group, limit)
        return [listed_from_row(row) for row in [*alive, *over]]

    async def results_stamp(self, group: str) -> tuple[int, float]:
        """Return something that changes with every finished match of a group and every account of luck."""
        counted = await self.select(
            "SELECT count(*), coalesce(max(changed), 0) FROM tables WHERE group_id = ? AND status = 'over'", group
        )
        return int(counted[0][0]), float(counted[0][1])

    async def results_of_group(self, group: str) -> list[SeatResult]:
        """Return the results of all finished matches of a group, match by match, newest first."""
        query = (
            "SELECT table_id, seat, results.game, person_id, points, place, at, same_deal FROM tables"
            " JOIN results ON table_id = id WHERE group_id = ? AND status = 'over' AND closed IS NULL"
            " ORDER BY changed DESC, table_id, seat"
        )
        return [SeatResult(*row) for row in await self.select(query, group)]

    async def luck_of_group(self, group: str) -> list[tuple[str, bytes]]:
        """Return the accounts of luck that were asked for, as JSON with their tables."""
        query = (
            "SELECT table_id, found FROM tables JOIN reviews ON table_id = id WHERE group_id = ? AND seat = ?"
            " AND ply = ? ORDER BY changed DESC LIMIT ?"
        )
        return [(row[0], bytes(row[1])) for row in await self.select(query, group, LUCK, LUCK, ACCOUNTS)]

    async def is_played_elsewhere(self, table: str, same: str) -> bool:
        """Say whether another table still plays the same deal."""
        query = (
            "SELECT 1 FROM tables WHERE same_deal = ? AND id <> ? AND status <> 'over' AND closed IS NULL"
            " AND aside = '' LIMIT 1"
        )
        return bool(same) and bool(await self.select(query, same, table))


GROUP: Final = "id, link, name, founder, created, plan"
