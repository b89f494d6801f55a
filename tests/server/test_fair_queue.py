"""Who gets a worker next, and for how long."""

from collections import Counter
from dataclasses import dataclass

import pytest

from stammtisch.server.fair_queue import SHARE, FairQueue, Rank, fair_part
from stammtisch.table.ports import Patron


@dataclass(frozen=True)
class Asked:
    """Something that waits."""

    rank: Rank
    patron: Patron
    number: int = 0


def asked(rank: Rank, network: str, person: str = "", number: int = 0) -> Asked:
    return Asked(rank, Patron(rank == Rank.ATTENDED, network, person or network), number)


def queue_of(*items: Asked) -> FairQueue[Asked]:
    queue: FairQueue[Asked] = FairQueue()
    for item in items:
        queue.put(item)
    return queue


def taken(queue: FairQueue[Asked]) -> list[Asked]:
    found = []
    while (item := queue.take()) is not None:
        found.append(item)
    return found


def test_what_one_person_waits_for_comes_in_its_order() -> None:
    items = [asked(Rank.HINT, "home", number=number) for number in range(5)]
    assert taken(queue_of(*items)) == items


def test_networks_take_turns_and_within_a_network_people_do() -> None:
    flood = [asked(Rank.ATTENDED, "school", person, number) for person in "ab" for number in range(3)]
    order = taken(queue_of(*flood, asked(Rank.ATTENDED, "home")))
    assert [(item.patron.network, item.patron.person, item.number) for item in order] == [
        ("school", "a", 0),
        ("home", "home", 0),
        ("school", "b", 0),
        ("school", "a", 1),
        ("school", "b", 1),
        ("school", "a", 2),
        ("school", "b", 2),
    ]


def test_somebody_who_comes_again_and_again_goes_behind_those_who_wait() -> None:
    queue = queue_of(*[asked(Rank.ATTENDED, network) for network in "abc"])
    order = []
    for _ in range(6):
        item = queue.take()
        assert item is not None
        order.append(item.patron.network)
        queue.put(item)
    assert "".join(order) == "abcabc"


def test_tables_where_somebody_is_present_go_first_then_hints_then_the_others() -> None:
    queue = queue_of(asked(Rank.UNATTENDED, "a"), asked(Rank.HINT, "a"), asked(Rank.ATTENDED, "a"))
    assert queue.waits_before(Rank.HINT)
    assert not queue.waits_before(Rank.ATTENDED)
    assert [item.rank for item in taken(queue)] == [Rank.ATTENDED, Rank.HINT, Rank.UNATTENDED]
    assert len(queue) == 0


def test_tables_where_nobody_is_present_never_stand_still() -> None:
    queue = queue_of(*[asked(rank, "a", number=number) for rank in Rank for number in range(100)])
    ranks = [item.rank for item in taken(queue)[:100]]
    for later in (Rank.HINT, Rank.UNATTENDED, Rank.REVIEW):
        assert ranks.count(later) >= 100 // (SHARE + len(Rank) - 1)
    assert ranks.count(Rank.ATTENDED) > 70
    assert ranks.count(Rank.AHEAD) == 0, "nobody waits for that"


def test_what_is_no_longer_wanted_waits_no_longer() -> None:
    items = [asked(Rank.HINT, network, number=number) for network in "ab" for number in range(2)]
    queue = queue_of(*items)
    assert queue.remove(items[0])
    assert not queue.remove(items[0])
    assert {*queue} == {*items[1:]}
    assert len(taken(queue)) == 3


def test_who_asks_for_much_thinks_for_less_long_and_others_as_long_as_before() -> None:
    alone = Counter({"home": 1})
    flood = Counter({"home": 1, "school": 93})
    assert fair_part("home", alone, 1, 0.1) == 1
    assert fair_part("home", flood, 1, 0.1) == pytest.approx(0.9)
    assert fair_part("school", flood, 1, 0.1) == 0.1


def test_networks_that_ask_alike_share_alike() -> None:
    two, many = Counter("ab"), Counter([f"network {number}" for number in range(50)])
    assert fair_part("a", two, 1, 0.1) == fair_part("b", two, 1, 0.1) == 0.5
    assert fair_part("a", two, 2, 0.1) == 1
    assert fair_part("network 7", many, 1, 0.1) == 0.1


def test_the_bots_of_one_table_share_the_time_of_one() -> None:
    assert fair_part("home", Counter({"home": 4}), 1, 0.1) == 0.25
    assert fair_part("home", Counter({"home": 4}), 2, 0.1) == 0.5
