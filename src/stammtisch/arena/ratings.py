"""Ratings of the bots in a tournament, by openskill (Plackett-Luce), over all its games."""

from collections.abc import Sequence

from openskill.models import PlackettLuce, PlackettLuceRating

from stammtisch.arena.tournament import Played


def ratings(deals: Sequence[Played], teams: Sequence[int]) -> dict[str, tuple[float, float]]:
    """Mean and deviation of each bot's rating. Seats of one team are rated together, by what the team reached."""
    model = PlackettLuce()
    found: dict[str, PlackettLuceRating] = {}
    for deal in deals:
        for game in deal.games:
            if len(set(teams)) < 2:
                continue
            for name in game.bots:
                found.setdefault(name, model.rating(name=name))
            sides = [[seat for seat in range(len(teams)) if teams[seat] == team] for team in sorted(set(teams))]
            ranks = [0.0 if not game.winners or side[0] in game.winners else 1.0 for side in sides]
            rated = model.rate([[found[game.bots[seat]] for seat in side] for side in sides], ranks=ranks)
            sums: dict[str, list[PlackettLuceRating]] = {}
            for side, players in zip(sides, rated, strict=True):
                for seat, player in zip(side, players, strict=True):
                    sums.setdefault(game.bots[seat], []).append(player)
            for name, several in sums.items():
                mu = sum(player.mu for player in several) / len(several)
                sigma = sum(player.sigma for player in several) / len(several)
                found[name] = model.rating(name=name, mu=mu, sigma=sigma)
    return {name: (rating.mu, rating.sigma) for name, rating in found.items()}
