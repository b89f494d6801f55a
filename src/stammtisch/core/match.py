"""A match: a state and its plies. The only place that checks legality; it runs chance and speaks in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from stammtisch.core.deal import VERSION as DEAL_VERSION
from stammtisch.core.deal import Deal
from stammtisch.core.game import CHANCE, JUDGE, WATCHER, Event, Game, Refused, Value, View

Record = dict[str, Any]
"""One game as one JSON object; `record.py` reads and writes it."""


class IllegalMove(Refused):
    """A word that may not be said now; `legal` has the words that may."""

    def __init__(self, message: str, legal: Sequence[str]) -> None:
        super().__init__(message)
        self.legal = list(legal)


class Ply(NamedTuple):
    """One word said by one seat."""

    seat: int
    word: str


@dataclass(frozen=True)
class Shuffling:
    """The cards of a deck before its first draw, sorted by word: what a checker of the deal needs."""

    deck: int
    shuffling: int
    cards: tuple[str, ...]


@cache
def actions_by_word(game: Game) -> dict[str, int]:
    """The inverse of the game's words."""
    return {game.word(action): action for action in range(game.actions)}


@cache
def words_by_action(game: Game) -> list[str]:
    """The word of every action id."""
    return [game.word(action) for action in range(game.actions)]


class Match:
    """One game under way. With a deal it draws by itself; without one, chance is played like any other seat."""

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
        self.ended: str | None = None
        """Why the match was broken off, if it was."""
        self.state = game.new(seats, self.options)
        self._draws = deal.source() if deal is not None else None
        self._told: list[tuple[Event, ...]] = []
        self._words = words_by_action(game)
        self._actions = actions_by_word(game)
        self._draw()

    @property
    def over(self) -> bool:
        """Whether nobody is waited for any more."""
        return self.ended is not None or not self.state.waiting_for()

    def waiting_for(self) -> list[int]:
        """Every seat that has a legal word."""
        return [] if self.ended is not None else self.state.waiting_for()

    def holding_up(self) -> list[int]:
        """Those of them without whom the game cannot go on."""
        return [] if self.ended is not None else self.state.holding_up()

    def legal(self, seat: int) -> list[str]:
        """The words that a seat may say now, sorted by code point."""
        if seat not in self.waiting_for():
            return []
        words = self._words
        return sorted({words[action] for action in self.state.legal(seat)})

    def play(self, seat: int, word: str) -> list[Event]:
        """Plays a word and the chance that follows it; returns what happened, unseen by any viewer yet."""
        if seat not in self.waiting_for():
            raise IllegalMove(f"{self._name(seat)} is not waited for; {self._awaited()}", [])
        action = self._actions.get(word)
        if action is None or action not in self.state.legal(seat):
            legal = self.legal(seat)
            raise IllegalMove(f"{self._name(seat)} may not say {word!r} now; legal: {', '.join(legal)}", legal)
        before = len(self.plies)
        self._apply(seat, word)
        self._draw()
        return [event for told in self._told[before:] for event in told]

    def view(self, viewer: int) -> View:
        """What a seat, WATCHER or JUDGE knows."""
        if viewer not in (WATCHER, JUDGE) and not 0 <= viewer < self.seats:
            raise Refused(f"there is no seat {viewer}; the seats are 0 to {self.seats - 1}")
        return self.state.view(viewer)

    def events(self, viewer: int, since: int = 0) -> list[Event]:
        """What a viewer has seen happen from a ply on."""
        return [event.seen_by(viewer) for told in self._told[since:] for event in told]

    def points(self) -> list[int]:
        """The points by seat so far."""
        return self.state.points()

    def winners(self) -> list[int]:
        """The winning seats of a game played out; nobody has won before."""
        return [] if self.ended is not None or not self.over else self.state.winners()

    def deck_words(self) -> list[str]:
        """While chance is waited for: the cards it draws from, one entry for each copy."""
        return [self._words[card] for card in self.state.legal(CHANCE)]

    def break_off(self, reason: str) -> None:
        """Ends a match that is not played out: `resigned` or `abandoned`."""
        if self.over:
            raise Refused("the match is over already")
        self.ended = reason

    def record(self, *, legal: bool = False) -> Record:
        """The match in the record format. A running match keeps its seed to itself."""
        record: Record = {
            "record": 1,
            "game": self.game.name,
            "rules": self.game.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "players": list(self.players),
        }
        if self.deal is not None:
            record |= {"id": self.deal.match_id, "deal": DEAL_VERSION, "commitment": self.deal.commitment}
            if self.over:
                record["seed"] = self.deal.seed.hex()
                record["contributions"] = [None if c is None else c.hex() for c in self.deal.contributions]
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
