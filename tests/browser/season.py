"""A season that was played before anybody comes: a group of four with evenings, ratings and accounts of luck."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bot import Budget
from stammtisch.core.game import Value
from stammtisch.core.match import actions_by_word
from stammtisch.core.rng import Rng
from stammtisch.server import people
from stammtisch.server.group_ratings import rerated, show_rating
from stammtisch.server.group_store import Group
from stammtisch.server.rating import Rater
from stammtisch.server.sqlite import SqliteStore
from stammtisch.table import log
from stammtisch.table.authority import OVER
from stammtisch.table.coach import ACCOUNT, WHOLE
from stammtisch.table.finished import AccountShown, LuckNow
from stammtisch.table.log import AnyEntry, Dealt, Opened, Started, to_bytes
from stammtisch.table.summary import summary
from stammtisch.table.table import Table

MEMBERS: Final = ("Anna", "Ben", "Cleo", "Dora")
LINK: Final = "season0000000000000000"
NAME: Final = "Our Thursday round"
Setting = tuple[str, int, dict[str, Value]]
GAMES: Final[list[Setting]] = [
    ("sep", 2, {}),
    ("diabolo", 4, {"length": "single"}),
    ("sequence", 2, {}),
    ("sequence", 4, {}),
]
EVENINGS: Final = 6
A_NIGHT: Final = 5
"""How many matches."""
LEVELS: Final = {"Anna": "regular", "Ben": "regular", "Cleo": "novice", "Dora": "novice"}
"""Like which bot each of them plays: so some win more than others."""
LUCK: Final = 0.15
"""The spread of the luck that the accounts tell of."""


ADD_ENTRY: Final = "INSERT INTO entries (table_id, number, at, entry) VALUES (?, ?, ?, ?)"


def keep_season(folder: Path) -> dict[str, str]:
    """Puts the season where a server that is started there finds it; gives the cookies that people are known by."""
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, _keep(folder)).result()


async def _keep(folder: Path) -> dict[str, str]:
    store = SqliteStore(folder)
    await store.open()
    known = people.People(store)
    await known.open()
    come = {name: await known.arrive(name, "browser") for name in MEMBERS}
    ids = {name: person.id for name, (person, _) in come.items()}
    now, rng = time.time(), random.Random(4)
    await store.add_group(Group("season", LINK, NAME, ids["Anna"], now, ""), now)
    for name in MEMBERS[1:]:
        await store.add_member("season", ids[name], now, 9)
    for number in range(EVENINGS * A_NIGHT):
        night, match = divmod(number, A_NIGHT)
        at = now - (EVENINGS - night) * 7 * 86_400 + 2400 * match
        game, seats, options = GAMES[number % len(GAMES)]
        names = rng.sample(MEMBERS, seats)
        who = [(name, ids[name]) for name in names]
        await _play(store, f"season{number:02}".ljust(22, "0"), game, options, who, at)
    for name in ("Anna", "Ben", "Cleo"):
        await show_rating(store, "season", ids[name], on=True)
    rater = Rater(store, further=rerated)
    while await rater.step():
        pass
    await store.close()
    return {name: cookie for name, (_, cookie) in come.items()}


async def _play(
    store: SqliteStore, table: str, game: str, options: dict[str, Value], who: list[tuple[str, str]], at: float
) -> None:
    """Plays a match of the group to its end and keeps it, with an account of its luck."""
    on_shelf, rng = shelf.game(game), Rng(table)
    owners: list[str | None] = [id for _, id in who]
    host, seed = who[0][1], table[:8].encode().hex().zfill(64)
    chosen = {option.name: option.default for option in on_shelf.options(len(who))} | options
    first = Opened(game, on_shelf.rules, len(who), chosen, seed, host, owners, [None] * len(who))
    live = Table(table)
    entries: list[AnyEntry] = [msgspec.structs.replace(first, group="season"), Started(host), Dealt(0)]
    for entry in entries:
        live.apply(entry, at)
    actions = actions_by_word(on_shelf)
    while live.status != OVER:
        seat = live.match.holding_up()[-1]
        words = live.match.legal(seat)
        legal = [actions[word] for word in words]
        thought = bot_for(on_shelf, LEVELS[who[seat][0]]).choose(live.match.view(seat), legal, rng, Budget(1))
        entries.append(log.Played(seat, words[legal.index(thought.action)], who[seat][1]))
        live.apply(entries[-1], at)
    whole = summary(live)
    rows = [(table, number, at, to_bytes(entry)) for number, entry in enumerate(entries)]
    await store.change(*[(ADD_ENTRY, row) for row in rows[:-1]])
    assert await store.append(*rows[-1], whole)
    await store.add_review(table, WHOLE, ACCOUNT, msgspec.json.encode(LuckNow(_accounts(live, rng), [])))


def _accounts(live: Table, rng: Rng) -> list[AccountShown]:
    """Accounts that add up to the result."""
    results = live.match.state.returns()
    won, fair = sum(share > 0 for share in results), 1 / len(results)
    found = []
    for share in results:
        result = (share > 0) / won
        deal, draws = [LUCK * (2 * rng.fraction() - 1) for _ in range(2)]
        own = result - fair - deal - draws
        found.append(AccountShown(fair, 0.0, deal, draws, 0.0, own, 0.0, result, 0.02, None, 0.0))
    return found
