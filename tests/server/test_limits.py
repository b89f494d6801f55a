"""Limits: what an address is counted by, how buckets fill, and that there are never more than fit into memory."""

import json
import time
from contextlib import closing
from http.client import HTTPConnection

import pytest
from house import Servers, fetch
from strain import run

from stammtisch.client import Guest, Turned, new_id
from stammtisch.server import limits
from stammtisch.server.exposition import exposition
from stammtisch.server.limits import MOST_BUCKETS, REPLAYS, Bucket, Limit, Limits, TooMuch
from stammtisch.server.metrics import Metrics
from stammtisch.server.networks import home_of
from stammtisch.table import messages as wire


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:0207", "192.0.2.7"),
        ("2001:db8:1:2::7", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::7", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", "unknown"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_an_address_is_counted_by_its_network(address: str, network: str) -> None:
    assert home_of(address) == network


def test_limits_with_the_same_figures_are_counted_apart_and_refusals_by_name() -> None:
    metrics = Metrics()
    house = Limits(1.0, metrics)
    one, other = Limit(2, 0.001, "one"), Limit(2, 0.001, "other")
    for _ in range(2):
        house.spend(one, "Anna")
    for _ in range(3):
        with pytest.raises(TooMuch):
            house.spend(one, "Anna")
    house.spend(other, "Anna")
    told = exposition(metrics).decode()
    assert 'stammtisch_refusals_total{limit="one"} 3.0' in told
    assert 'limit="other"' not in told


def test_what_costs_more_is_allowed_to_who_has_one_left_and_then_they_wait() -> None:
    house, limit = Limits(1.0), Limit(5, 0.001, "one")
    house.spend(limit, "Anna")
    house.spend(limit, "Anna", 20)
    with pytest.raises(TooMuch):
        house.spend(limit, "Anna")
    assert house.is_spent(limit, "Anna")


def test_every_limit_has_a_name_of_its_own() -> None:
    found = [limit for limit in vars(limits).values() if isinstance(limit, Limit)]
    assert len({limit.name for limit in found}) == len(found) > 20


@pytest.mark.strain
def test_any_number_of_addresses_takes_bounded_memory_and_time() -> None:
    house = Limits()
    limit = Limit(5, 0.0001, "here")
    begun = time.thread_time()
    for number in range(3 * MOST_BUCKETS):
        house.spend(limit, home_of(f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1"))
        if number % 1000 == 0:
            assert house.allows(limit, "somebody who comes often") == (number < 5000)
    assert len(house._levels) == MOST_BUCKETS
    assert (time.thread_time() - begun) / (3 * MOST_BUCKETS) < 0.0005


def test_the_processes_of_one_server_share_what_an_address_may() -> None:
    shared, own = Limit(40, 0.001, "shared", shared=True), Limit(40, 0.001, "own")
    for processes, allowed in ((1, 40), (2, 20), (4, 10), (16, 10)):
        house = Limits(1.0, processes=processes)
        assert [house.allows(shared, "here") for _ in range(50)].count(True) == allowed
        assert [house.allows(own, "Anna") for _ in range(50)].count(True) == 40, "a seat is at one of them"
        assert house.shared(200) == 5 * allowed
    assert [limit.name for limit in vars(limits).values() if isinstance(limit, Limit) and limit.shared] == [
        limit.name
        for limit in vars(limits).values()
        if isinstance(limit, Limit)
        and (
            limit.name.endswith("_of_an_address")
            or limit in (limits.REQUESTS, limits.FETCHES, limits.IDENTITIES, limits.ADMIN_TRIES, limits.ARRIVALS)
            or limit in (limits.CODES, limits.CODES_IN_ALL, limits.WRONG_LINKS)
        )
    ]


def test_what_is_spent_is_known_without_spending() -> None:
    house, limit = Limits(), Limit(3, 0.001, "here")
    for _ in range(3):
        assert not house.is_spent(limit, "here")
        house.spend(limit, "here")
    assert house.is_spent(limit, "here")
    assert not house.is_spent(limit, "there")
    assert not Limits(0).is_spent(limit, "here")


def test_a_limit_of_less_than_one_refuses_and_does_not_fail() -> None:
    assert not Limits(0.1).allows(Limit(3, 0.001, "here"), "here")


def test_a_bucket_may_be_overdrawn_and_says_for_how_long() -> None:
    bucket = Bucket(Limit(10, 2, "here"), 1.0)
    assert bucket.spend(4, 100.0) == 6
    assert bucket.spend(10, 100.0) == -4
    assert bucket.seconds == 2.0
    assert bucket.spend(0, 101.0) == -2
    assert bucket.spend(1, 1000.0) == 9, "it is never more than full"


def test_hints_and_looks_back_are_limited_and_counted(servers: Servers) -> None:
    server = servers(limits=1.0)

    async def ask() -> list[str]:
        guest = await Guest(server.url).arrive("Anna")
        table = await guest.open_table(wire.NewTable("sep", 2, mine=[0]))
        codes: list[str] = []
        async with await guest.at(table) as place:
            for number in range(2 * (int(REPLAYS.burst) + 5)):
                try:
                    await place.ask(wire.Hint(new_id(), 0) if number % 2 else wire.Replay(new_id()))
                except Turned as refusal:
                    codes.append(refusal.code)
        return codes

    codes = run(ask())
    assert codes.count("too-much") >= 15
    page = fetch(f"{server.url}/metrics").body.decode()
    assert 'stammtisch_refusals_total{limit="hints"}' in page
    assert 'stammtisch_refusals_total{limit="replays"}' in page


def test_records_are_limited_by_address_without_any_identity(servers: Servers) -> None:
    server = servers(limits=1.0)
    statuses = [fetch(f"{server.url}/api/tables/{'x' * 22}/record").status for _ in range(75)]
    assert statuses[0] == 404
    assert statuses[-1] == 429
    assert server.metric("refusals_total") >= 5


def test_pages_health_and_metrics_are_limited_too(servers: Servers) -> None:
    server = servers(limits=0.05)
    for path in ("/", "/health", "/ready", "/metrics"):
        line = HTTPConnection("127.0.0.1", server.port, timeout=10)
        with closing(line):
            for _ in range(60):
                line.request("GET", path)
                answer = line.getresponse()
                body = answer.read()
                if answer.status != 200:
                    break
            assert (answer.status, answer.headers["connection"]) == (429, "close"), f"{path} {body!r}"
            assert json.loads(body)["code"] == "too-much"
