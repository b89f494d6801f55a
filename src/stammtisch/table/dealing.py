"""The exchange of contributions to a table's deal, by commit-reveal (Blum, "Coin Flipping by Telephone", 1981).

A beginning has two parts. First each contributing seat sends the hash of 32 fresh bytes, which binds it (commit). Then
binding is closed, and the bound seats show their bytes (reveal). If a seat does not, the beginning is void and a new
one follows without that seat. docs/deal.md says why. This module does no input or output.
"""

import hashlib
from collections.abc import Iterable

from stammtisch.core.deal import Beginning
from stammtisch.table.log import BindingClosed, Dealt, Voided


class Exchange:
    """The beginnings of one deal: the void ones, and the current one."""

    def __init__(self, seats: int, void: Iterable[Beginning] = ()) -> None:
        self._seats = seats
        self.void = [*void]
        self.hashes: dict[int, str] = {}
        self.contributions: dict[int, str] = {}
        self.showing = False
        """Whether binding is closed and the contributions must be shown."""

    @property
    def number(self) -> int:
        """Return the number of the current beginning, from 0."""
        return len(self.void)

    @property
    def part(self) -> tuple[int, bool]:
        """Return the current beginning and its part: first seats bind themselves, then they show their bytes."""
        return self.number, self.showing

    @property
    def excluded(self) -> set[int]:
        """Return the seats that withheld a contribution in an earlier beginning and contribute no more."""
        return {seat for beginning in self.void for seat in beginning.withheld}

    @property
    def hidden(self) -> list[int]:
        """Return the seats that are bound and have not shown their bytes yet."""
        return sorted(self.hashes.keys() - self.contributions.keys())

    def next_step(self, contributors: Iterable[int], *, in_time: bool) -> BindingClosed | Voided | Dealt | None:
        """Return the next step once all have done their part or the time is over; None until then."""
        if not self.showing:
            if in_time and any(seat not in self.hashes for seat in contributors):
                return None
            return BindingClosed(self.number) if self.hashes else Dealt(self.number)
        if self.hidden:
            return None if in_time else Voided(self.hidden, self.number)
        return Dealt(self.number)

    def against_binding(self, seat: int, hash: str, beginning: int) -> str:
        """Return why a seat cannot bind itself to this now; empty if it can."""
        if beginning != self.number:
            return self._another(beginning)
        if seat in self.excluded:
            return "that seat did not show its contribution before, and contributes no more to this deal"
        if self.showing or self.contributions or seat in self.hashes:
            return "that seat is bound already, or the contributions are being shown"
        if any(hash in before.hashes for before in self.void):
            return "that hash was sent in an earlier beginning; a contribution has to be fresh"
        return ""

    def bind(self, seat: int, hash: str) -> None:
        """Bind a seat."""
        self.hashes[seat] = hash

    def against_closing(self, beginning: int) -> str:
        """Return why binding cannot be closed now; empty if it can."""
        if beginning != self.number:
            return self._another(beginning)
        return "" if self.hashes and not self.showing else "nobody is bound, or binding is closed already"

    def close(self) -> None:
        """Let nobody bind themselves any more."""
        self.showing = True

    def against_showing(self, seat: int, contribution: str, beginning: int) -> str:
        """Return why a seat cannot show this now; empty if it can."""
        if beginning != self.number:
            return self._another(beginning)
        if not self.showing:
            return "contributions are shown when all who are here have bound themselves"
        if seat in self.contributions:
            return "that seat has contributed already"
        if hashlib.sha256(bytes.fromhex(contribution)).hexdigest() != self.hashes.get(seat):
            return "the contribution does not belong to the hash that was sent before"
        return ""

    def show(self, seat: int, contribution: str) -> None:
        """Note the bytes that a seat shows."""
        self.contributions[seat] = contribution

    def against_dealing(self, beginning: int) -> str:
        """Return why the cards cannot be dealt from this beginning; empty if they can."""
        if beginning != self.number:
            return self._another(beginning)
        return "a seat that is bound has not shown its contribution" if self.hidden else ""

    def against_voiding(self, beginning: int, withheld: list[int]) -> str:
        """Return why this beginning is not void because of those seats; empty if it is."""
        if beginning != self.number:
            return self._another(beginning)
        return "" if withheld and withheld == self.hidden else "these are not the seats that withhold a contribution"

    def begin_anew(self) -> None:
        """Declare this beginning void and start the next one."""
        hashes = [self.hashes.get(seat) for seat in range(self._seats)]
        self.void.append(Beginning(tuple(hashes), self.given()))
        self.hashes = {}
        self.contributions = {}
        self.showing = False

    def given(self) -> tuple[bytes | None, ...]:
        """Return what was shown, by seat."""
        parts = [self.contributions.get(seat) for seat in range(self._seats)]
        return tuple([None if part is None else bytes.fromhex(part) for part in parts])

    def _another(self, beginning: int) -> str:
        return f"the deal is at beginning {self.number}, not {beginning}"
