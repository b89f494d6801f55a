"""The results of a tournament on disk: deal by deal while it runs, so that it can be resumed, and as JSON at the
end."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from stammtisch.arena.tournament import Contest, PlayedDeal, PlayedGame, standings
from stammtisch.core.game import Refused


def diary_of(path: Path) -> Path:
    """Return the file that keeps the finished deals until the tournament is over."""
    return path.with_name(path.name + ".part")


def begin(path: Path, contest: Contest) -> list[PlayedDeal]:
    """Open the diary of a tournament; return the deals of an earlier run, interrupted or finished."""
    diary = diary_of(path)
    heading = json.loads(json.dumps(asdict(contest)))
    deals: list[PlayedDeal] = []
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
    earlier = {"tapes": 0, **found} if isinstance(found, dict) else found  # files from before luck was counted
    if earlier != heading:
        raise Refused(f"{path} belongs to another tournament; delete it or choose another --json file")


def keep(path: Path, deal: PlayedDeal) -> None:
    """Add a finished deal to the diary."""
    with diary_of(path).open("a", encoding="utf-8") as file:
        file.write(json.dumps(_plain(deal)) + "\n")


def finish(path: Path, contest: Contest, deals: Sequence[PlayedDeal], ratings: dict[str, tuple[float, float]]) -> None:
    """Write the results and delete the diary."""
    result = {
        "contest": asdict(contest),
        "standings": [asdict(standing) for standing in standings(deals)],
        "ratings": {name: {"rating": rating, "margin": margin} for name, (rating, margin) in ratings.items()},
        "deals": [_plain(deal) for deal in deals],
    }
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    diary_of(path).unlink(missing_ok=True)


def _plain(deal: PlayedDeal) -> dict[str, Any]:
    return {"number": deal.number, "games": [asdict(game) for game in deal.games]}


def _parsed(text: str) -> Any:
    """Return a line of the diary as JSON; None if the run was interrupted while writing it."""
    try:
        return json.loads(text)
    except ValueError:
        return None


def _deal(found: Any) -> PlayedDeal | None:
    """Return a deal of the diary; None if it is incomplete."""
    try:
        games = tuple(
            [
                PlayedGame(
                    tuple(game["bots"]),
                    tuple(game["points"]),
                    tuple(game["winners"]),
                    tuple([tuple(spent) for spent in game["seconds"]]),
                    tuple(game.get("luck", ())),
                )
                for game in found["games"]
            ]
        )
        return PlayedDeal(found["number"], games)
    except (KeyError, TypeError):
        return None
