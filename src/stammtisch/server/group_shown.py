"""What the results of a group come to, as its members see it: evenings, the ladder, ratings, who was before whom."""

from collections.abc import Iterable
from itertools import groupby
from operator import attrgetter
from typing import Final

from stammtisch.bots.measured import measured
from stammtisch.server import api_groups as said
from stammtisch.server.api import RatingShown
from stammtisch.server.group_ratings import OfMember
from stammtisch.server.tally import (
    Achieved,
    SeatResult,
    beaten,
    evenings,
    played_out,
    tallies,
    winners_first,
)

MOST_EVENINGS: Final = 100
"""How many evenings can be looked back on."""


class Results:
    """What the finished matches of a group come to, evening by evening and in the season since some moment."""

    def __init__(self, rows: Iterable[SeatResult], luck: dict[str, list[float]], since: float = 0.0) -> None:
        matches = played_out(rows)
        played = evenings(matches)
        last = played[0] if played else []
        season = [seats for seats in matches if seats[0].at >= since]
        self.season = tallies(season, luck)
        self.beaten = beaten(season)
        self.evening = tallies(last, luck)
        self.beaten_last = beaten(last)
        self.spans = [said.EveningListed(one[0][0].at, one[-1][0].at, len(one)) for one in played[:MOST_EVENINGS]]
        """When the evenings were, the newest first."""
        alike = sum(bool(seats[0].same) for seats in last)
        self.by_comparison = 2 * alike > len(last) and any(one.deals for one in self.evening.values())
        """Whether the last evening was mostly one of the same deals at several tables; a rematch changes nothing."""


def shown_evening(results: Results, numbers: dict[str, int]) -> said.EveningShown | None:
    """Return the last evening of some results."""
    if not results.spans:
        return None
    last = results.spans[0]
    order = winners_first(results.evening, by_comparison=results.by_comparison)
    return said.EveningShown(
        last.began,
        last.ended,
        last.matches,
        tallies=shown_tallies(results.evening, order, numbers),
        by_comparison=results.by_comparison,
        beaten=shown_beaten(results.beaten_last, numbers),
    )


def shown_beaten(found: dict[tuple[str, str, str], int], numbers: dict[str, int]) -> list[said.BeatenShown]:
    """Return who was placed before whom, of those who still belong to the group."""
    return [
        said.BeatenShown(numbers[winner], numbers[loser], game, count)
        for (winner, loser, game), count in found.items()
        if winner in numbers and loser in numbers
    ]


def shown_ratings(found: list[OfMember]) -> list[said.GroupRatings]:
    """Return ratings game by game."""
    return [
        said.GroupRatings(
            game, [said.MemberRating(one.member, RatingShown(*one.rated)) for one in some], measured().get(game, {})
        )
        for game, some in groupby(found, attrgetter("game"))
    ]


def shown_tallies(found: dict[str, Achieved], order: list[str], numbers: dict[str, int]) -> list[said.TallyShown]:
    """Return in an order what those have achieved who still belong to the group."""
    return [
        said.TallyShown(
            member=numbers[who],
            matches=found[who].matches,
            won=found[who].won,
            fair=found[who].fair,
            games=found[who].games,
            luck=found[who].luck,
            lucky=found[who].lucky,
            compared=found[who].compared,
            deals=found[who].deals,
        )
        for who in order
        if who in numbers
    ]
