"""Fair queuing: searches are served by rank, then round-robin over networks, then over people.

The round-robin is that of Nagle, "On Packet Switches with Infinite Storage" (RFC 970, 1985)."""

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from enum import IntEnum
from typing import Final, Generic, Protocol, TypeVar

from stammtisch.table.ports import Patron

SHARE: Final = 9
"""How often in a row a waiting rank is passed over before one of its searches goes first; not what nobody waits for."""


class Rank(IntEnum):
    """What goes first."""

    ATTENDED = 0
    """A bot's word at a table where somebody who plays is present."""
    HINT = 1
    UNATTENDED = 2
    """A bot's word at a table where nobody who plays is present."""
    REVIEW = 3
    """What the coach says about a finished match."""
    AHEAD = 4
    """What bots make of a deal of the day; it gives way to everything else."""


class Queued(Protocol):
    """Something that can wait in the queue."""

    @property
    def rank(self) -> Rank:
        """Return what goes first."""

    @property
    def patron(self) -> Patron:
        """Return who waits."""


Item = TypeVar("Item", bound=Queued)
People = OrderedDict[str, deque[Item]]


class FairQueue(Generic[Item]):
    """Round-robin over networks, within a network over people; what one person waits for is first come, first served.

    A better rank goes strictly first, except for a small share that keeps the others from starving.
    """

    def __init__(self) -> None:
        self._waiting: dict[Rank, OrderedDict[str, People[Item]]] = {rank: OrderedDict() for rank in Rank}
        self._passed: Counter[Rank] = Counter()
        self._number = 0

    def __iter__(self) -> Iterator[Item]:
        """Iterate over everything that waits."""
        for networks in self._waiting.values():
            for people in networks.values():
                for items in people.values():
                    yield from items

    def __len__(self) -> int:
        return self._number

    def put(self, item: Item) -> None:
        """Add it behind what its person waits for already."""
        people: People[Item] = self._waiting[item.rank].setdefault(item.patron.network, OrderedDict())
        people.setdefault(item.patron.person, deque()).append(item)
        self._number += 1

    def remove(self, item: Item) -> bool:
        """Remove it; return False if it did not wait."""
        people = self._waiting[item.rank].get(item.patron.network, OrderedDict())
        items = people.get(item.patron.person, deque())
        if item not in items:
            return False
        items.remove(item)
        self._tidy(item)
        return True

    def take(self) -> Item | None:
        """Remove and return the next one; its person and network go to the end of the queue."""
        ranks = [rank for rank in Rank if self._waiting[rank]]
        if not ranks:
            return None
        overdue = [late for late in ranks if self._passed[late] >= SHARE and late != Rank.AHEAD]
        rank = overdue[-1] if overdue else ranks[0]
        self._passed[rank] = 0
        for behind in ranks:
            if behind > rank:
                self._passed[behind] += 1
        networks = self._waiting[rank]
        network, people = next(iter(networks.items()))
        person, items = next(iter(people.items()))
        item = items.popleft()
        networks.move_to_end(network)
        people.move_to_end(person)
        self._tidy(item)
        return item

    def waits_before(self, rank: Rank) -> bool:
        """Say whether something of a better rank waits."""
        return any(self._waiting[better] for better in Rank if better < rank)

    def _tidy(self, item: Item) -> None:
        """Forget people and networks for which nothing waits."""
        self._number -= 1
        networks = self._waiting[item.rank]
        people = networks[item.patron.network]
        if not people[item.patron.person]:
            del people[item.patron.person]
        if not people:
            del networks[item.patron.network]


def fair_part(of: str, asked: Counter[str], places: int, least: float) -> float:
    """Return the share of its full thinking time that each search of a network gets, from `least` to 1.

    A network's searches share its time: many searches at once are short ones. If there are more networks than
    places, the longest are cut down to the same length (max-min fairness; Bertsekas and Gallager, "Data Networks").
    """
    wanted = {network: min(1.0, max(least, places / number)) for network, number in asked.items()}
    left, cap = float(places), 1.0
    for behind, part in enumerate(sorted(wanted.values())):
        cap = left / (len(wanted) - behind)
        if part > cap:
            return min(wanted[of], max(least, cap))
        left -= part
    return wanted[of]
