"""The rules of Sample; read them beside rules.md."""

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import numbers, single, size
from stammtisch.core.cards import NO_TRUMP, PIQUET
from stammtisch.core.game import CHANCE, JUDGE, OVER, Option, State, Value, View

from .view import SampleOptions, SampleView

DECK: Final = PIQUET
HAND: Final = 6
HEARTS: Final = DECK.suits.index("H")


def options(seats: int) -> tuple[Option, ...]:
    """SA 3.1: whether there are trumps."""
    return (Option("trump", "none", ("none", "hearts"), "Whether hearts win over the other suits."),)


def word(action: int) -> str:
    """Return the word of an action: a card that chance draws or a player plays."""
    return DECK.word(action)


def new(seats: int, options: Mapping[str, Value]) -> State:
    """SA 1: all cards are in the stock."""
    return Sample(seats, SampleOptions(trump=str(options["trump"])), DECK.all, [0] * seats)


class Sample(State):
    """The whole truth of a game of Sample. Sets of cards are masks."""

    def __init__(self, seats: int, options: SampleOptions, stock: int, hands: Sequence[int]) -> None:
        super().__init__(seats)
        self.options = options
        self.stock = stock
        self.hands = list(hands)
        self.trick: list[int] = []
        """The cards on the table, in the order of play."""
        self.leader = 0
        self.won = [0] * seats
        """The cards in the tricks of each seat."""
        self.barred = [0] * seats
        """The cards that a seat has shown not to have."""

    def copy(self) -> State:
        """Return an independent copy."""
        twin = Sample(self.seats, self.options, self.stock, self.hands)
        twin.round = self.round
        twin.trick = list(self.trick)
        twin.leader = self.leader
        twin.won = list(self.won)
        twin.barred = list(self.barred)
        return twin

    def next_seat(self) -> i64:
        """SA 2, SA 3: chance deals, then the seats play in turn."""
        if self.round == 1:
            return OVER
        if self.undealt() > 0:
            return CHANCE
        return (self.leader + len(self.trick)) % self.seats

    def undealt(self) -> int:
        """Return how many cards are still to be dealt."""
        return int(self.seats * HAND - (size(DECK.all) - size(self.stock)))

    def legal(self, seat: i64) -> vec[i64]:
        """SA 3: all cards of the stock for chance; for a player those that follow suit, or all."""
        actions = vec[i64]()
        if seat == self.next_seat():
            for card in numbers(self.stock if seat == CHANCE else self.playable(seat)):
                actions = append(actions, card)
        return actions

    def playable(self, seat: int) -> int:
        """SA 3: the cards that a seat may play now."""
        hand = self.hands[seat]
        return int(DECK.following(hand, DECK.suit(self.trick[0]))) if self.trick else hand

    def deck(self) -> tuple[int, int]:
        """Return one deck, shuffled once."""
        return 0, 0

    def play(self, seat: i64, action: i64) -> None:
        """SA 2, SA 3: a card is dealt or played."""
        card = int(single(action))
        if seat == CHANCE:
            owner = (self.seats * HAND - self.undealt()) % self.seats
            self.stock ^= card
            self.hands[owner] |= card
            self.emit("deal", owner, (word(action),), "stock", f"hand {owner}", visible_to=(owner,))
            return
        self.hands[seat] ^= card
        if self.trick and DECK.suit(action) != DECK.suit(self.trick[0]):
            self.barred[seat] |= int(DECK.of_suit(DECK.suit(self.trick[0])))
        self.trick.append(action)
        self.emit("play", seat, (word(action),), f"hand {seat}", "trick")
        if len(self.trick) == self.seats:
            self.take_trick()

    def take_trick(self) -> None:
        """SA 3.1, SA 4: the winner takes the trick and leads; after six tricks the game is over."""
        trump = HEARTS if self.options.trump == "hearts" else NO_TRUMP
        trick = vec[i64]()
        for card in self.trick:
            trick = append(trick, card)
        winner = int(self.leader + DECK.winner(trick, trump)) % self.seats
        self.won[winner] |= int(sum(single(card) for card in self.trick))
        self.emit("win", winner, tuple([word(card) for card in self.trick]), "trick", f"tricks {winner}", 1)
        self.trick = []
        self.leader = winner
        if not any(self.hands):
            self.round = 1
            for seat in self.winners():
                self.emit("end", seat, amount=self.points()[seat])

    def points(self) -> list[int]:
        """SA 4: a point for each trick."""
        return [int(size(cards)) // self.seats for cards in self.won]

    def winners(self) -> list[int]:
        """SA 4: most points wins; ties share the win."""
        points = self.points()
        return [seat for seat in range(self.seats) if points[seat] == max(points)]

    def utility(self, seat: i64) -> float:
        """Return an equal share of the win, or nothing."""
        winners = self.winners()
        return 1 / len(winners) if seat in winners else 0.0

    def view(self, viewer: i64) -> View:
        """Return what a viewer knows: the table and their own hand."""
        seen = [hand if viewer in (seat, JUDGE) else None for seat, hand in enumerate(self.hands)]
        return SampleView(
            viewer=viewer,
            seats=self.seats,
            options=self.options,
            round=self.round,
            waiting=tuple(self.waiting_for()),
            hands=tuple(seen),
            sizes=tuple([int(size(hand)) for hand in self.hands]),
            stock=self.stock if viewer == JUDGE else None,
            trick=tuple(self.trick),
            leader=self.leader,
            won=tuple(self.won),
            barred=tuple(self.barred),
            points=tuple(self.points()),
        )
