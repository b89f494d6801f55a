"""The command `stammtisch review`: the mistakes in a recorded match, and the account of its luck."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from stammtisch.bots.luck import TAPES, Ledger, ledger
from stammtisch.bots.review import Judgement, finished, review
from stammtisch.core.bot import Reason
from stammtisch.core.game import Refused
from stammtisch.core.match import Match
from stammtisch.core.record import read
from stammtisch.terminal.drawing import distinct


def review_command(
    file: Path,
    *,
    seat: int | None = None,
    number: int = 1,
    tapes: int = TAPES,
    as_json: Annotated[bool, Parameter(name="--json", negative=())] = False,
) -> None:
    """Review a recorded match: what could have been played better, and how much was luck.

    Parameters
    ----------
    file
        A file of records.
    seat
        The seat whose decisions are judged (default: all of them).
    number
        Number of the record in the file, from 1.
    tapes
        Playouts for each position of the account of luck.
    as_json
        Print JSON.
    """
    records = list(read(file))
    if not 1 <= number <= len(records):
        raise Refused(f"{file} has {len(records)} records; --number must be 1 to {len(records)}, not {number}")
    if tapes < 2:
        raise Refused(f"--tapes must be at least 2, not {tapes}")
    match = finished(records[number - 1])
    if seat is not None and not 0 <= seat < match.seats:
        raise Refused(f"there is no seat {seat}; the seats are 0 to {match.seats - 1}")
    seats = [*range(match.seats)] if seat is None else [seat]
    account = ledger(match, tapes) if match.ended is None else None
    if as_json:
        print(json.dumps(as_data(match, {one: list(review(match, one)) for one in seats}, account)))
        return
    out = Console(highlight=False)
    players = distinct(match.players)
    out.print(f"{match.game.title}, record {number} of {len(records)}")
    for one in seats:
        out.print(f"\n[bold]{players[one]} (seat {one})[/bold]")
        print_mistakes(out, list(review(match, one)), players)
    if account is not None:
        out.print()
        print_account(out, account, players)


def as_data(match: Match, reviews: dict[int, list[Judgement]], account: Ledger | None) -> dict[str, Any]:
    """Return everything as JSON has it."""
    return {
        "game": match.game.name,
        "rules": match.game.rules,
        "seats": match.seats,
        "players": match.players,
        "reviews": {str(seat): [asdict(one) for one in judged] for seat, judged in reviews.items()},
        "ledger": None if account is None else asdict(account),
    }


def print_mistakes(out: Console, judged: Sequence[Judgement], players: Sequence[str]) -> None:
    """Print what is worth saying about a seat's decisions."""
    bad = [one for one in judged if one.grade]
    for one in bad:
        shares = {alternative.word: 100 * alternative.share for alternative in one.alternatives}
        out.print(
            f"ply {one.ply}: {one.played}, {one.grade}: {100 * one.loss:.1f} ± {100 * one.error:.1f} points lost; "
            f"{one.best} has {shares[one.best]:.0f} % of the {one.goal}, {one.played} {shares[one.played]:.0f} %",
            soft_wrap=True,
        )
        for reason in one.reasons:
            out.print(f"    [dim]{in_words(reason, players)}[/dim]", soft_wrap=True)
    out.print(f"{len(judged)} decisions, {len(bad)} to think about")


def in_words(reason: Reason, players: Sequence[str]) -> str:
    """Put a reason into plain words; a screen does it better, in its own language."""
    who = f"{players[reason.seat]}: " if 0 <= reason.seat < len(players) else ""
    where = f" at {reason.place}" if reason.place else ""
    if reason.kind in ("event", "next", "count"):
        what = f"{'next ' if reason.kind == 'next' else ''}{reason.event}{where}"
        if reason.kind == "count":
            return f"{who}{what} {reason.often:.1f} times on average instead of {reason.otherwise:.1f}"
        return f"{who}{what} in {reason.often:.0f} of 100 worlds instead of {reason.otherwise:.0f}"
    if reason.kind == "certain":
        return f"{reason.piece} can only be{where}"
    amount = f" {reason.amount}" if reason.amount else ""
    text = f"{who}{reason.kind} {reason.piece}{amount}{where} in {reason.often:.0f} of 100 worlds"
    if reason.lead_if != reason.lead_if_not:
        text += f"; the lead is {reason.lead_if:.1f} there and {reason.lead_if_not:.1f} elsewhere"
    return text


def print_account(out: Console, account: Ledger, players: Sequence[str]) -> None:
    """Print where the result came from, in points of the win share."""
    table = Table("", *players, box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    rows = (
        ("fair share", "fair"),
        ("who begins", "seats"),
        ("the deal", "deal"),
        ("own draws", "own_draws"),
        ("others' draws", "other_draws"),
        ("own decisions, known", "known"),
        ("… how the cards lay", "hidden"),
        ("others' decisions", "other_decisions"),
        ("result", "result"),
    )
    for name, field in rows:
        sign = "" if field in ("fair", "result") else "+"
        table.add_row(name, *[f"{100 * getattr(one, field):{sign}.1f}" for one in account.accounts])
    table.add_row("± of the luck", *[f"{100 * one.error:.1f}" for one in account.accounts])
    table.add_row("± of what was known", *[f"{100 * one.known_error:.1f}" for one in account.accounts])
    out.print("Where the result came from, in points of the win share (a regular's own decisions count 0):")
    out.print(table)
