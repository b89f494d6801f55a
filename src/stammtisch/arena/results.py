"""The results of a tournament on disk: deal by deal while it runs, so that it can go on, and as JSON at the end."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from stammtisch.arena.tournament import Contest, Game, Played, standings
from stammtisch.core.game import Refused


def diary_of(path: Path) -> Path:
    """Return where the finished deals are kept until the tournament is over."""
    return path.with_name(path.name + ".part")


def begin(path: Path, contest: Contest) -> list[Played]:
    """Open the diary of a tournament; gives the deals that an earlier run has left, interrupted or finished."""
    diary = diary_of(path)
    heading = json.loads(json.dumps(asdict(contest)))
    deals: list[Played] = []
    if diary.exists():
        first, *lines = diary.read_text(encoding="utf-8").splitlines() or [""]
        _refuse_another(diary, _parsed(first), heading)
        deals = [deal for line in lines if (deal := _deal(_parsed(line))) is not None]
    elif path.exists():
        result = _parsed(path.read_text(encoding="utf-8")) or {}
        _refuse_another(path, result.get("contest"), heading)
        deals = [deal for one in result["deals"] if (deal := _deal(one)) is not None]
    whole = [json.dumps(heading), *[json.dumps(_plain(deal)) for deal in deals]]
    diary.write_text("\n".join(whole) + "\n", encoding="utf-8")
    return deals


def _refuse_another(path: Path, found: object, heading: object) -> None:
    if found != heading:
        raise Refused(f"{path} belongs to another tournament; remove it or choose another --json file")


def keep(path: Path, deal: Played) -> None:
    """Add a finished deal to the diary."""
    with diary_of(path).open("a", encoding="utf-8") as file:
        file.write(json.dumps(_plain(deal)) + "\n")


def finish(path: Path, contest: Contest, deals: Sequence[Played], ratings: dict[str, tuple[float, float]]) -> None:
    """Write the results and closes the diary."""
    result = {
        "contest": asdict(contest),
        "standings": [asdict(standing) for standing in standings(deals)],
        "ratings": {name: {"rating": rating, "margin": margin} for name, (rating, margin) in ratings.items()},
        "deals": [_plain(deal) for deal in deals],
    }
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    diary_of(path).unlink(missing_ok=True)


def _plain(deal: Played) -> dict[str, Any]:
    return {"number": deal.number, "games": [asdict(game) for game in deal.games]}


def _parsed(text: str) -> Any:
    """None if the run was interrupted while it was written."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _deal(found: Any) -> Played | None:
    """Return a deal as it was kept; None if it is not whole."""
    try:
        games = tuple(
            [
                Game(
                    tuple(game["bots"]),
                    tuple(game["points"]),
                    tuple(game["winners"]),
                    tuple([tuple(spent) for spent in game["seconds"]]),
                )
                for game in found["games"]
            ]
        )
        return Played(found["number"], games)
    except (KeyError, TypeError):
        return None
