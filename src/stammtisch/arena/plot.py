"""A picture of a tournament: win shares with their intervals, and how the points are spread."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from stammtisch.arena.tournament import Contest, Played, standings
from stammtisch.core.game import Refused

INK = "#2b2a27"
BARS = ("#8c2f39", "#d9a441", "#4f7942", "#33658a", "#6b4e71", "#7a6f5d")


def refuse_without_library() -> None:
    """Refuses at once what could not be drawn after a long tournament."""
    if find_spec("matplotlib") is None:
        raise Refused("pictures need matplotlib: install stammtisch[plot]")


def plot(path: Path, contest: Contest, deals: Sequence[Played], ratings: dict[str, tuple[float, float]]) -> None:
    """Writes the picture; its format follows from the file's name."""
    refuse_without_library()
    import matplotlib as library  # noqa: PLC0415

    library.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    rows = standings(deals)
    names = [row.bot for row in rows]
    colours = [BARS[index % len(BARS)] for index in range(len(names))]
    figure, (shares, spread, skill) = pyplot.subplots(1, 3, figsize=(12, 4), layout="constrained")
    figure.suptitle(f"{contest.game}, {contest.seats} seats, {sum(len(deal.games) for deal in deals)} games", color=INK)
    margins = [100 * row.margin for row in rows]
    shares.barh(names, [100 * row.share for row in rows], xerr=margins, color=colours, ecolor=INK, capsize=4)
    shares.axvline(100 / contest.seats, color=INK, linestyle=":", linewidth=1)
    shares.set_xlabel("win share of a seat, % (dotted: fair)")
    games = [game for deal in deals for game in deal.games]
    points = [
        [game.points[seat] for game in games for seat, sat in enumerate(game.bots) if sat == name] for name in names
    ]
    boxes = spread.boxplot(points, orientation="horizontal", tick_labels=names, patch_artist=True, showfliers=False)
    for box, colour in zip(boxes["boxes"], colours, strict=True):
        box.set_facecolor(colour)
    spread.set_xlabel("points")
    rated = [ratings.get(name, (0.0, 0.0)) for name in names]
    deviations = [2 * sigma for _, sigma in rated]
    skill.errorbar([mu for mu, _ in rated], names, xerr=deviations, fmt="o", color=INK, capsize=4)
    skill.set_xlabel("openskill rating, two deviations")
    for axes in (shares, spread, skill):
        axes.invert_yaxis()
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
