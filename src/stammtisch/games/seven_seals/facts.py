"""What a viewer of Seven Seals is told beside the places of cards and seals; the pages' types are made from this."""

from typing import Literal

import msgspec

Phase = Literal["dealing", "predicting", "playing", "returning", "finished"]
Played = tuple[int, str]
"""A seat and the card that it played."""


class SevenSealsFacts(msgspec.Struct, frozen=True):
    """Everything on the score sheet and in a good memory."""

    phase: Phase
    edition: Literal["saboteur", "black-mage"]
    round: int
    rounds: int
    dealer: int
    waiting: tuple[int, ...]
    leader: int | None
    saboteur: int | None
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
