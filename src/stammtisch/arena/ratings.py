"""Ratings of the bots in a tournament, by openskill (the Plackett-Luce model of Weng and Lin, 2011),
over all its games.

The uncertainty does not come from the model, because the games of a deal share their cards and a bot may have several
seats. Instead the deals are put into groups, and the ratings are computed again without each group.
"""

from collections.abc import Sequence
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from stammtisch.arena.interval import jackknife
from stammtisch.arena.tournament import PlayedDeal, PlayedGame

GROUPS = 20


def ratings(deals: Sequence[PlayedDeal], teams: Sequence[int]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and half the width of its 95 % interval; empty if there is only one team."""
    if len(set(teams)) < 2:
        return {}
    found = _means(deals, teams)
    groups = min(GROUPS, len(deals))
    parts = [[deal for at, deal in enumerate(deals) if at % groups != group] for group in range(groups)]
    again = [_means(part, teams) for part in parts]
    return {name: (mean, jackknife([one[name] for one in again if name in one])) for name, mean in found.items()}


def _means(deals: Sequence[PlayedDeal], teams: Sequence[int]) -> dict[str, float]:
    """Return each bot's rating after these deals."""
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    for deal in deals:
        for game in deal.games:
            _rate(model, found, game, teams)
    return {name: rating.mu for name, rating in found.items()}


def _rate(model: PlackettLuce, found: dict[str, PlackettLuceRating], game: PlayedGame, teams: Sequence[int]) -> None:
    """Rate one game. Seats of one team are rated together; a bot with several seats gets the mean of their ratings."""
    for name in game.bots:
        found.setdefault(name, model.rating(name=name))
    sides = [[seat for seat in range(len(teams)) if teams[seat] == team] for team in sorted(set(teams))]
    ranks = [0.0 if not game.winners or side[0] in game.winners else 1.0 for side in sides]
    rated = model.rate([[found[game.bots[seat]] for seat in side] for side in sides], ranks=ranks)
    by_bot: dict[str, list[PlackettLuceRating]] = {}
    for side, players in zip(sides, rated, strict=True):
        for seat, player in zip(side, players, strict=True):
            by_bot.setdefault(game.bots[seat], []).append(player)
    for name, several in by_bot.items():
        mu, sigma = fmean(one.mu for one in several), fmean(one.sigma for one in several)
        found[name] = model.rating(name=name, mu=mu, sigma=sigma)
