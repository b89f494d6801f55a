"""The summary of a table for lists and alarms."""

import msgspec

from stammtisch.table.authority import DEALING, OVER, RUNNING
from stammtisch.table.log import Level
from stammtisch.table.ports import Summary
from stammtisch.table.results import results
from stammtisch.table.table import Table


class About(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    seats: int
    owners: list[str | None]
    bots: list[Level | None]
    watchers: bool
    winners: list[int]
    points: list[int]
    fresh: bool = True


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
        table.match.winners() if over else [],
        table.match.points() if over else [],
        table.fresh,
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
    )


def about(kept: Summary) -> About:
    """Return what a list shows, from what was kept."""
    return _decoder.decode(kept.about)
