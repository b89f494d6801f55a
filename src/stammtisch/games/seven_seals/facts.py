"""What a viewer of Seven Seals is told beside the places of cards and seals; the pages' types are made from this."""

from typing import Literal

import msgspec

Phase = Literal["dealing", "predicting", "playing", "returning", "finished"]
Colour = Literal["r", "y", "g", "b", "p"]
Played = tuple[int, str]
"""A seat and the card that it played."""


class Costs(msgspec.Struct, frozen=True):
    """The penalty points for a seal that is left at the end of a round."""

    colour: int
    white: int
    black: int


class SevenSealsFacts(msgspec.Struct, frozen=True):
    """Everything on the score sheet and in a good memory."""

    phase: Phase
    edition: Literal["saboteur", "black-mage"]
    trump: Colour
    costs: Costs
    round: int
    rounds: int
    length: int
    """How many tricks a round has."""
    dealer: int
    waiting: tuple[int, ...]
    leader: int | None
    saboteur: int | None
    saboteur_starts: int
    """The points from which the saboteur of this round counts down."""
    due: tuple[int, ...]
    """By seat the penalty points if the round ended now."""
    trick: tuple[Played, ...]
    last_trick: tuple[Played, ...]
    predicted: tuple[tuple[str, ...], ...]
    """By seat the seals that it predicted."""
    tricks: tuple[tuple[Played, ...], ...]
    """The finished tricks of the round."""
    winning: int | None
    """The seat whose card wins so far."""
    last_winner: int | None
    tricks_won: tuple[int, ...]
    out_of: tuple[str, ...]
    """By seat the colours that it has shown to be out of."""
    points: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    """By round, then by seat."""
    standing: tuple[int, ...]
    """By seat the place on the score sheet: 1 for the best, the same for equals."""
