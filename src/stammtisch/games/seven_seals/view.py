"""What one viewer knows of a game of Seven Seals."""

from dataclasses import dataclass

from stammtisch.core.bits import count, numbers, single, size
from stammtisch.core.game import BACK, JUDGE, View
from stammtisch.games.seven_seals.facts import Costs, Played, SevenSealsFacts
from stammtisch.games.seven_seals.material import (
    BLACK,
    BLACK_COSTS,
    COLOUR_COSTS,
    FINISHED,
    HAND,
    LEADER_AT,
    LETTERS,
    LOW_HALF,
    NOBODY,
    PHASES,
    RED,
    TRUMP,
    VALUES,
    WHITE_COSTS,
    SevenSealsOptions,
    cards_of,
    penalty,
    rounds_of,
    saboteur_points,
    seal_words,
    standing,
    starting_points,
    whole_deck,
    word,
)


@dataclass(frozen=True)
class SevenSealsView(View):
    """What one viewer knows. A set of cards is its low and its high half."""

    options: SevenSealsOptions
    phase: int
    hands: tuple[tuple[int, ...], ...]
    """By seat; empty where the viewer does not see the hand."""
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    unseen: tuple[int, ...]
    """The cards in the deck and in hands that the viewer does not see."""
    voids: int
    """Who has shown to be out of which colour: bit 5 * seat + colour."""
    pool: int
    """Packed counts, as are the seals of the seats."""
    seals: tuple[int, ...]
    saboteur: int
    seals_taken: int
    leader: int
    trick: int
    """The cards on the table: seven bits for each seat, 0 for none, else card + 1."""
    last_leader: int
    last_trick: int
    tricks: int
    won: int
    """Tricks won by seat, a packed count."""
    chronicle: tuple[int, ...]
    """By seat the seals that it predicted, a packed count, then the finished tricks of the round (`material.py`)."""
    sheet: tuple[tuple[int, ...], ...]
    """The points of every finished round."""

    def places(self) -> dict[str, tuple[str, ...]]:
        """Return the deck, the hands, the trick, the cards played before, the pool and the seals of each seat."""
        shown: dict[str, tuple[str, ...]] = {}
        hidden = size(self.unseen[0]) + size(self.unseen[1])
        dealt_hidden = sum([self.sizes[seat] for seat in range(self.seats) if not self.hands[seat]])
        shown["deck"] = cards_of(self.unseen) if self.viewer == JUDGE else (BACK,) * (hidden - dealt_hidden)
        for seat in range(self.seats):
            hand = self.hands[seat]
            shown[f"hand {seat}"] = cards_of(hand) if hand else (BACK,) * self.sizes[seat]
        shown["trick"] = tuple([word(card) for _, card in self.cards_in(self.trick, self.leader)])
        shown["played"] = cards_of(self.played())
        shown["pool"] = seal_words(self.pool, self.saboteur == NOBODY)
        for seat in range(self.seats):
            shown[f"seals {seat}"] = seal_words(self.seals[seat], self.saboteur == seat)
        return shown

    def facts(self) -> SevenSealsFacts:
        """Return everything on the score sheet and in a good memory."""
        current = self.round - 1 if self.phase == FINISHED else self.round
        return SevenSealsFacts(
            phase=PHASES[self.phase],
            edition="saboteur" if self.options.edition == "saboteur" else "black-mage",
            trump=TRUMP,
            costs=Costs(COLOUR_COSTS, WHITE_COSTS, BLACK_COSTS),
            round=current + 1,
            rounds=rounds_of(self.seats, self.options.length),
            length=HAND,
            dealer=(current - 1) % self.seats,
            waiting=self.waiting,
            leader=None if self.leader == NOBODY else self.leader,
            saboteur=None if self.saboteur == NOBODY else self.saboteur,
            saboteur_starts=self.saboteur_starts(),
            due=self.due(),
            trick=self.words_in(self.trick, self.leader),
            last_trick=self.words_in(self.last_trick, self.last_leader),
            predicted=tuple([seal_words(seals, False) for seals in self.chronicle[: self.seats]]),
            tricks=tuple([self.words_in(trick, (trick >> LEADER_AT) & 7) for trick in self.chronicle[self.seats :]]),
            winning=self.winning(self.trick, self.leader),
            last_winner=self.winning(self.last_trick, self.last_leader),
            tricks_won=tuple([int(count(self.won, seat)) for seat in range(self.seats)]),
            out_of=tuple(
                [
                    "".join([LETTERS[colour] for colour in numbers((self.voids >> (5 * seat)) & 31)])
                    for seat in range(self.seats)
                ]
            ),
            points=self.points(),
            sheet=self.sheet,
            standing=standing(self.points()),
        )

    def points(self) -> tuple[int, ...]:
        """SS 7: the totals of the score sheet."""
        return tuple([sum([line[seat] for line in self.sheet]) for seat in range(self.seats)])

    def saboteur_starts(self) -> int:
        """SS 6: what the saboteur of the round being played, or of the last one, starts from."""
        current = self.round - 1 if self.phase == FINISHED else self.round
        return starting_points(self.options, current, rounds_of(self.seats, self.options.length))

    def due(self) -> tuple[int, ...]:
        """SS 6: by seat the penalty points if the round ended now."""
        blacks = sum([int(count(seals, BLACK)) for seals in self.seals])
        saboteur = saboteur_points(self.options, self.saboteur_starts(), blacks)
        return tuple(
            [int(saboteur if seat == self.saboteur else penalty(self.seals[seat])) for seat in range(self.seats)]
        )

    def played(self) -> tuple[int, int]:
        """Return the cards of the finished tricks: those that are nowhere else."""
        low, high = whole_deck(self.seats)
        low &= ~self.unseen[0]
        high &= ~self.unseen[1]
        for hand in self.hands:
            if hand:
                low &= ~hand[0]
                high &= ~hand[1]
        for _, card in self.cards_in(self.trick, self.leader):
            if card < LOW_HALF:
                low &= ~single(card)
            else:
                high &= ~single(card - LOW_HALF)
        return low, high

    def cards_in(self, trick: int, leader: int) -> list[tuple[int, int]]:
        """Return a trick's cards with the seats that played them, in the order of play."""
        found: list[tuple[int, int]] = []
        for step in range(self.seats):
            seat = (leader + step) % self.seats
            card = ((trick >> (7 * seat)) & 127) - 1
            if card >= 0:
                found.append((seat, card))
        return found

    def words_in(self, trick: int, leader: int) -> tuple[Played, ...]:
        """Return a trick's cards by their words, with the seats that played them."""
        return tuple([(seat, word(card)) for seat, card in self.cards_in(trick, leader)])

    def winning(self, trick: int, leader: int) -> int | None:
        """SS 4: the seat whose card is the highest red one or, without red, the highest of the led colour."""
        cards = self.cards_in(trick, leader)
        if not cards:
            return None
        led = cards[0][1] // VALUES
        ranked = [(card // VALUES == RED, card // VALUES == led, card, seat) for seat, card in cards]
        return max(ranked)[3]
