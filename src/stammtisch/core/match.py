"""A match: a state and its plies. The only module that checks legality. It runs chance and speaks in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from stammtisch.core.deal import Beginning, Deal
from stammtisch.core.game import BACK, CHANCE, JUDGE, WATCHER, Event, Game, Refused, State, Value, View

RECENT: Final = 8
"""The number of recent decisions before which the state is kept, so that taking one back costs little."""
APART: Final = 32
"""Before older decisions, a state is kept if it lies this many plies after the last one that was kept."""

Ending = Literal["resigned", "abandoned"]
"""Why a match was not played out."""
Record = dict[str, Any]
"""One match as one JSON object; `record.py` reads and writes it."""


def in_hex(contributions: Sequence[bytes | None]) -> list[str | None]:
    """Return contributions to a deal as a record has them."""
    return [None if given is None else given.hex() for given in contributions]


def written_out(beginning: Beginning) -> dict[str, Any]:
    """Return a void beginning of a deal as a record has it."""
    return {
        "hashes": [*beginning.hashes],
        "contributions": in_hex(beginning.contributions),
        "withheld": beginning.withheld,
    }


class IllegalMove(Refused):
    """A word that is not legal now; `legal` has the legal words."""

    def __init__(self, message: str, legal: Sequence[str]) -> None:
        super().__init__(message)
        self.legal = list(legal)


class Ply(NamedTuple):
    """One word of one seat."""

    seat: int
    word: str


@dataclass(frozen=True)
class Shuffling:
    """The cards of a deck before its first draw, sorted by word. A checker of the deal needs them."""

    deck: int
    shuffling: int
    cards: tuple[str, ...]


@cache
def actions_by_word(game: Game) -> dict[str, int]:
    """Return the action id of every word."""
    return {game.word(action): action for action in range(game.actions)}


@cache
def words_by_action(game: Game) -> list[str]:
    """Return the word of every action id."""
    return [game.word(action) for action in range(game.actions)]


class Mark(NamedTuple):
    """The state before a decision."""

    plies: int
    """The number of plies before it."""
    state: State


class Match:
    """A running match. With a deal it draws cards itself; without one, chance is played like any other seat."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Value] | None = None,
        *,
        players: Sequence[str] | None = None,
        deal: Deal | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check(seats, options or {})
        self.players = list(players) if players is not None else [f"seat {seat}" for seat in range(seats)]
        if len(self.players) != seats:
            raise Refused(f"{seats} seats need {seats} names of players, not {len(self.players)}")
        self.deal = deal
        self.plies: list[Ply] = []
        self.shufflings: list[Shuffling] = []
        self.draws: list[tuple[int, int, str]] = []
        """The deck, the shuffling and the card of every draw."""
        self.ended: Ending | None = None
        """Why the match was broken off, or None."""
        self.state = game.new(seats, self.options)
        self._draws = deal.source() if deal is not None else None
        self._told: list[tuple[Event, ...]] = []
        self._marks: list[Mark] = []
        self._words = words_by_action(game)
        self._actions = actions_by_word(game)
        self._draw()

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.ended is not None or not self.state.waiting_for()

    def waiting_for(self) -> list[int]:
        """Return every seat that has a legal word."""
        return [] if self.ended is not None else self.state.waiting_for()

    def holding_up(self) -> list[int]:
        """Return those seats without which the game cannot go on."""
        return [] if self.ended is not None else self.state.holding_up()

    def legal(self, seat: int) -> list[str]:
        """Return the legal words of a seat, sorted by code point."""
        if seat not in self.waiting_for():
            return []
        words = self._words
        return sorted({words[action] for action in self.state.legal(seat)})

    def check(self, seat: int, word: str) -> None:
        """Raise IllegalMove unless the word is legal for the seat now."""
        if seat not in self.waiting_for():
            raise IllegalMove(f"{self._name(seat)} is not waited for; {self._awaited()}", [])
        action = self._actions.get(word)
        if action is None or action not in self.state.legal(seat):
            legal = self.legal(seat)
            raise IllegalMove(f"{self._name(seat)} may not say {word!r} now; legal: {', '.join(legal)}", legal)

    def play(self, seat: int, word: str) -> list[Event]:
        """Play a word and the chance that follows it. Return the events with everything visible."""
        self.check(seat, word)
        before = len(self.plies)
        self._mark()
        self._apply(seat, word)
        self._draw()
        return [event for told in self._told[before:] for event in told]

    def view(self, viewer: int) -> View:
        """Return what a seat, WATCHER or JUDGE knows."""
        if viewer not in (WATCHER, JUDGE) and not 0 <= viewer < self.seats:
            raise Refused(f"there is no seat {viewer}; the seats are 0 to {self.seats - 1}")
        return self.state.view(viewer)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """Return the events from a ply on, as a viewer saw them."""
        return [event.seen_by(viewer) for told in self._told[since:] for event in told]

    def told(self, ply: int) -> tuple[Event, ...]:
        """Return the events of one ply, with everything visible."""
        return self._told[ply]

    def drawn(self, since: int = 0) -> list[int | None]:
        """Return, for each event from a ply on, the number of the draw that it shows (from 0 in the match).

        The first event with pieces after a draw shows the card, to those who may see it.
        """
        found: list[int | None] = []
        number = len(self.draws) - sum(ply.seat == CHANCE for ply in self.plies[since:])
        for ply, told in zip(self.plies[since:], self._told[since:], strict=True):
            showing = ply.seat == CHANCE
            for event in told:
                found.append(number if showing and event.pieces else None)
                showing = showing and not event.pieces
            number += ply.seat == CHANCE
        return found

    def points(self) -> list[int]:
        """Return the points by seat so far."""
        return self.state.points()

    def winners(self) -> list[int]:
        """Return the winning seats; empty before the match is played out."""
        return [] if self.ended is not None or not self.over else self.state.winners()

    def deck_words(self) -> list[str]:
        """Return the cards that chance draws from now, one entry for each copy."""
        return [self._words[card] for card in self.state.legal(CHANCE)]

    def break_off(self, reason: Ending) -> None:
        """End an unfinished match as `resigned` or `abandoned`."""
        if self.over:
            raise Refused("the match is over already")
        self.ended = reason

    def rewind(self, plies: int) -> None:
        """Go back to a number of plies. What is drawn from there on is the same as before."""
        mark = self._beginning()
        while self._marks and self._marks[-1].plies >= plies:
            mark = self._marks.pop()
        if mark.plies != plies:
            mark = Mark(self._marks[-1].plies, self._marks[-1].state.copy()) if self._marks else self._beginning()
        begun, self.state = mark
        kept = self.plies[:plies]
        draws = sum(ply.seat == CHANCE for ply in self.plies[:begun])
        del self.plies[begun:], self._told[begun:], self.draws[draws:]
        drawn = {(deck, shuffling) for deck, shuffling, _ in self.draws}
        self.shufflings = [part for part in self.shufflings if (part.deck, part.shuffling) in drawn]
        for ply in kept[begun:]:
            if ply.seat != CHANCE:
                self._mark()
            self._apply(ply.seat, ply.word)
        if self.deal is not None:
            self._draws = self.deal.source([(deck, shuffling) for deck, shuffling, _ in self.draws])
            self._draw()

    def showed_nothing(self) -> bool:
        """Return whether the last ply was a decision that showed nobody anything new.

        That is so if nothing was drawn after it, no viewer sees a piece that was hidden from them before, and it did
        not open choices that several seats had made in secret at the same time.
        """
        if not self.plies or not self._marks or self._marks[-1].plies != len(self.plies) - 1:
            return False
        before, seat = self._marks[-1].state, self.plies[-1].seat
        opened = not {*self.state.waiting_for()} <= {*before.waiting_for()}
        if seat == CHANCE or (opened and self._decided_beside(seat)):
            return False
        told = [event for event in self._told[-1] if event.pieces]
        viewers = {
            viewer for event in told for viewer in ((WATCHER,) if event.visible_to is None else event.visible_to)
        }
        return not any(_sees_more(before.view(viewer), self.state.view(viewer)) for viewer in viewers)

    def _decided_beside(self, seat: int) -> bool:
        """Return whether another seat has decided since this one was waited for; True if that is no longer known."""
        recent = self._marks[-RECENT:-1]
        for mark in reversed(recent):
            if seat not in mark.state.waiting_for():
                return False
            if self.plies[mark.plies].seat != seat:
                return True
        return len(self._marks) > RECENT

    def record(self, *, legal: bool = False) -> Record:
        """Return the match in the record format. The record of a running match has no seed."""
        record: Record = {
            "record": 1,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "players": list(self.players),
        }
        if self.deal is not None:
            record |= {"id": self.deal.match_id, "deal": self.deal.version, "commitment": self.deal.commitment}
            if self.deal.lots:
                record["lots"] = self.deal.turned(self.seats)
            if self.over:
                record["seed"] = self.deal.seed.hex()
                record["contributions"] = in_hex(self.deal.contributions)
                if self.deal.void:
                    record["beginnings"] = [written_out(beginning) for beginning in self.deal.void]
        record["plies"] = self._plies_with_legal() if legal else [{"seat": p.seat, "word": p.word} for p in self.plies]
        if self.ended is not None:
            record["ended"] = self.ended
        elif self.over:
            record |= {"points": self.points(), "winners": self.winners()}
        return record

    def _plies_with_legal(self) -> list[dict[str, Any]]:
        again = Match(self.game, self.seats, self.options, players=self.players)
        plies: list[dict[str, Any]] = []
        for ply in self.plies:
            if ply.seat == CHANCE:
                plies.append({"seat": ply.seat, "word": ply.word})
            else:
                plies.append({"seat": ply.seat, "word": ply.word, "legal": again.legal(ply.seat)})
            again._apply(ply.seat, ply.word)
        return plies

    def _draw(self) -> None:
        while self._draws is not None and self.state.next_seat() == CHANCE:
            self._apply(CHANCE, self._draws.next(*self.state.deck(), self.deck_words()))

    def _beginning(self) -> Mark:
        return Mark(0, self.game.new(self.seats, self.options))

    def _mark(self) -> None:
        marks = self._marks
        marks.append(Mark(len(self.plies), self.state.copy()))
        if len(marks) > RECENT + 1 and marks[-RECENT - 1].plies - marks[-RECENT - 2].plies < APART:
            del marks[-RECENT - 1]

    def _apply(self, seat: int, word: str) -> None:
        if seat == CHANCE:
            self._note_draw(word)
        story: list[Event] = []
        self.state.story = story
        self.state.play(seat, self._actions[word])
        self.state.story = None
        self.plies.append(Ply(seat, word))
        self._told.append(tuple(story))

    def _note_draw(self, card: str) -> None:
        deck, shuffling = self.state.deck()
        self.draws.append((deck, shuffling, card))
        if not any((known.deck, known.shuffling) == (deck, shuffling) for known in self.shufflings):
            self.shufflings.append(Shuffling(deck, shuffling, tuple(sorted(self.deck_words()))))

    def _name(self, seat: int) -> str:
        return "chance" if seat == CHANCE else f"seat {seat}"

    def _awaited(self) -> str:
        waiting = self.waiting_for()
        return "waiting for " + ", ".join(map(self._name, waiting)) if waiting else "the game is over"


def _sees_more(before: View, after: View) -> bool:
    """Return whether a viewer sees pieces that were hidden from them before."""
    # Every move asks this: loops, because a Counter is several times slower.
    seen: dict[str, int] = {}
    for pieces in before.places().values():
        for piece in pieces:
            seen[piece] = seen.get(piece, 0) + 1
    for pieces in after.places().values():
        for piece in pieces:
            left = seen.get(piece, 0)
            if left == 0 and piece != BACK:
                return True
            seen[piece] = left - 1
    return False
