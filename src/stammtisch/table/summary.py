"""The summary of a table for lists and alarms."""

import msgspec

from stammtisch.table.authority import DEALING, OVER, RUNNING
from stammtisch.table.log import Level
from stammtisch.table.ports import Summary
from stammtisch.table.results import results
from stammtisch.table.table import Table, called_id


class About(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    seats: int
    owners: list[str | None]
    bots: list[Level | None]
    watchers: bool
    winners: list[int]
    points: list[int]
    fresh: bool = True
    host: str = ""
    """Who opened the table; older summaries do not say."""
    called: list[str] = []
    """By seat the names of people around one device; empty if there are none."""
    lapses: float = 0.0
    """When the time is up of the person who is waited for; 0 if no clock runs."""
    resigned: list[int] = []
    teams: list[int] = []
    """The team of each seat; older summaries do not say."""
    sealed: float = 0.0
    """Until when only its players may see the match."""
    imported: str = ""
    """How the match came here, if it was played elsewhere."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(About)


def summary(table: Table) -> Summary:
    """Return what is kept beside a table's log."""
    waited = table.match.holding_up() if table.status == RUNNING else []
    awaited = {table.owners[seat] for seat in waited if table.bots[seat] is None}
    over = table.status == OVER
    opened = table.opened
    about = About(
        opened.seats,
        table.owners,
        table.bots,
        opened.watchers,
        table.winners() if over else [],
        table.match.points() if over else [],
        table.fresh,
        opened.host,
        table.called if any(table.called) else [],
        _lapses(table),
        table.resigned,
        [*table.game.teams(opened.seats, opened.options)],
        opened.sealed,
        opened.chosen if opened.imported else "",
    )
    return Summary(
        game=opened.game,
        status=RUNNING if table.status == DEALING else table.status,
        public=opened.public,
        created=table.created,
        changed=table.changed,
        due=table.due(),
        about=_encoder.encode(about),
        people=tuple([(who, who in awaited) for who in dict.fromkeys(table.owners) if who is not None]),
        results=results(table) if over else (),
        group=opened.group,
        same=opened.same,
    )


def _lapses(table: Table) -> float:
    """Return when the first person's time is up."""
    if table.status != RUNNING:
        return 0.0
    people = [seat for seat in table.match.holding_up() if table.bots[seat] is None]
    times = [deadline for seat in people if (deadline := table.clock.deadline(seat)) is not None]
    return min(times, default=0.0)


def sitters(known: About) -> list[str | None]:
    """Return by seat whom a name is shown of, as `Table.sitters` does."""
    called = known.called or [""] * known.seats
    return [called_id(owner, name) for owner, name in zip(known.owners, called, strict=True)]


def about(kept: Summary) -> About:
    """Return what a list shows, from what was kept."""
    return _decoder.decode(kept.about)
