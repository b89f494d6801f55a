"""Draw a tournament: win shares with their intervals, and the distribution of points."""

from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from stammtisch.arena.tournament import Contest, PlayedDeal, standings
from stammtisch.core import shelf
from stammtisch.core.game import Refused

INK = "#2b2a27"
BARS = ("#8c2f39", "#d9a441", "#4f7942", "#33658a", "#6b4e71", "#7a6f5d")


def refuse_without_library() -> None:
    """Refuse now what could not be drawn after a long tournament."""
    if find_spec("matplotlib") is None:
        raise Refused("pictures need matplotlib: install stammtisch[plot]")


def plot(path: Path, contest: Contest, deals: Sequence[PlayedDeal], ratings: dict[str, tuple[float, float]]) -> None:
    """Write the picture; the name of the file decides its format."""
    refuse_without_library()
    import matplotlib as library  # noqa: PLC0415

    library.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    rows = standings(deals)
    names = [row.bot for row in rows]
    places = range(len(names))
    colours = [BARS[index % len(BARS)] for index in places]
    games = [game for deal in deals for game in deal.games]
    figure, panels = pyplot.subplots(1, 3, figsize=(12, 1.6 + 0.7 * len(names)), layout="constrained", sharey=True)
    shares, spread, skill = panels
    thinking = f"expert at {contest.iterations:,} iterations"
    title = f"{shelf.game(contest.game).title}, {contest.seats} seats, {len(games)} games, {thinking}"
    figure.suptitle(title, color=INK)

    bars = {"height": 0.55, "ecolor": INK, "capsize": 4}
    shares.barh(
        places, [100 * row.share for row in rows], xerr=[100 * row.margin for row in rows], color=colours, **bars
    )
    shares.axvline(100 / contest.seats, color=INK, linestyle=":", linewidth=1)
    shares.set_xlabel("win share of a seat, % (dotted: fair)")

    points = [
        [game.points[seat] for game in games for seat, sat in enumerate(game.bots) if sat == name] for name in names
    ]
    lines = {"medianprops": {"color": INK, "linewidth": 2}, "showfliers": False, "patch_artist": True, "widths": 0.55}
    boxes = spread.boxplot(points, orientation="horizontal", positions=places, **lines)
    for box, colour in zip(boxes["boxes"], colours, strict=True):
        box.set_facecolor(colour)
    spread.set_xlabel("points: half of the games in the box")

    rated = [ratings.get(name, (0.0, 0.0)) for name in names]
    for place, (rating, margin), colour in zip(places, rated, colours, strict=True):
        skill.errorbar(rating, place, xerr=margin, fmt="o", markersize=8, color=colour, ecolor=INK, capsize=4)
    skill.set_xlabel("openskill rating, 95 % interval")

    shares.set_yticks(places, names)
    shares.set_ylim(len(names) - 0.4, -0.6)
    for axes in panels:
        axes.spines[["top", "right"]].set_visible(False)
        axes.tick_params(colors=INK)
        axes.xaxis.label.set_color(INK)
    for axes in (spread, skill):
        axes.tick_params(axis="y", left=False)
    figure.savefig(path, dpi=150)
    pyplot.close(figure)
