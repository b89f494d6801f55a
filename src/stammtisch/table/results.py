"""Results: a row for each seat of a finished match, in the same transaction as its last entry."""

import msgspec

from stammtisch.core.match import Match
from stammtisch.table.ports import Result
from stammtisch.table.table import Table


def results(table: Table) -> tuple[Result, ...]:
    """Return the results of a table whose match is over; a match that was played elsewhere has none."""
    if table.opened.imported:
        return ()
    opened, match = table.opened, table.match
    points, places = match.points(), ranked(match)
    options = msgspec.json.encode(opened.options, order="sorted").decode()
    return tuple(
        [
            Result(
                seat=seat,
                game=opened.game,
                rules=opened.rules,
                options=options,
                seats=opened.seats,
                player=_player(table, seat),
                person=table.owners[seat],
                points=points[seat],
                place=places[seat],
                resigned=seat in table.resigned,
                hints=table.hints[seat],
                deal=table.deal.id,
                fresh=table.fresh,
                at=table.changed,
            )
            for seat in range(opened.seats)
        ]
    )


def ranked(match: Match) -> list[int | None]:
    """Return the place of each seat: winners first, the others by their points; None if the match was not finished."""
    if match.ended is not None:
        return [None] * match.seats
    points, shares = match.points(), match.state.returns()
    sign = -1 if match.game.fewest else 1
    worth = [(1, 0) if share else (0, sign * points[seat]) for seat, share in enumerate(shares)]
    return [1 + sum(other > own for other in worth) for own in worth]


def _player(table: Table, seat: int) -> str:
    """Return who played: a person, a bot, or both one after the other."""
    if table.owners[seat] is None:
        return table.players[seat].removeprefix("bot:")
    return "both" if any(taken == seat for _, taken, _ in table.taken) else "person"
