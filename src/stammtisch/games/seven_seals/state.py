"""The state of Seven Seals: all that is true of a running game, its standing, and what each viewer knows."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import size
from stammtisch.core.game import CHANCE, JUDGE, OVER, State
from stammtisch.games.seven_seals.material import DEALING, NOBODY, POOL, SevenSealsOptions, rounds_of
from stammtisch.games.seven_seals.view import SevenSealsView


class SevenSealsState(State):
    """All that is true of a running game. The rules for changing it are in rules.py."""

    options: SevenSealsOptions
    rounds: i64
    held: vec[i64]
    """Two halves for each seat, and finally the two of the deck."""
    deck_size: i64 = 0
    receiver: i64 = 0
    """The seat that gets the next card of the deal."""
    seals: vec[i64]
    pool: i64 = POOL
    phase: i64 = DEALING
    turn: i64 = CHANCE
    """The seat to act, CHANCE or OVER."""
    saboteur: i64 = NOBODY
    seals_taken: i64 = 0
    """How many seals the predicting seat has taken on its turn."""
    leader: i64 = NOBODY
    trick: i64 = 0
    """Seven bits for each seat: 0, or the card it has laid + 1."""
    trick_size: i64 = 0
    led: i64 = NOBODY
    """The led colour."""
    best: i64 = NOBODY
    """The card that is winning the trick."""
    best_seat: i64 = NOBODY
    last_leader: i64 = NOBODY
    last_trick: i64 = 0
    tricks: i64 = 0
    won: i64 = 0
    voids: i64 = 0
    chronicle: vec[i64]
    """What everybody has seen of the round: by seat the seals that it predicted, then the tricks (`material.py`)."""
    sheet: tuple[tuple[int, ...], ...] = ()

    def __init__(
        self, seats: i64, options: SevenSealsOptions, held: vec[i64], seals: vec[i64], chronicle: vec[i64]
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.rounds = rounds_of(seats, options.length)
        self.held = held
        self.seals = seals
        self.chronicle = chronicle

    def take_over(self, other: "SevenSealsState") -> None:
        """Copy everything but the vectors from another state."""
        self.round = other.round
        self.deck_size = other.deck_size
        self.receiver = other.receiver
        self.pool = other.pool
        self.phase = other.phase
        self.turn = other.turn
        self.saboteur = other.saboteur
        self.seals_taken = other.seals_taken
        self.leader = other.leader
        self.trick = other.trick
        self.trick_size = other.trick_size
        self.led = other.led
        self.best = other.best
        self.best_seat = other.best_seat
        self.last_leader = other.last_leader
        self.last_trick = other.last_trick
        self.tricks = other.tricks
        self.won = other.won
        self.voids = other.voids
        self.sheet = other.sheet

    def next_seat(self) -> i64:
        """Return the seat whose turn it is; everybody acts in turn."""
        return self.turn

    def deck(self) -> tuple[int, int]:
        """Return one deck, shuffled once a round."""
        return 0, self.round

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a seat holds."""
        return size(self.held[2 * seat]) + size(self.held[2 * seat + 1])

    def left_of(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        following = seat + 1
        if following == self.seats:
            following = 0
        return following

    def points(self) -> list[int]:
        """SS 6: penalty points of all finished rounds."""
        return [sum([line[seat] for line in self.sheet]) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """SS 7: fewest points in total; ties share."""
        totals = self.points()
        fewest = min(totals)
        return [seat for seat, total in enumerate(totals) if total == fewest]

    def utility(self, seat: i64) -> float:
        """Return half for the average of the round; each point less than the others adds a fortieth."""
        line = self.sheet[-1]
        mine = line[seat]
        others = float(sum(line) - mine) / float(len(line) - 1)
        return min(1.0, max(0.0, 0.5 + (others - mine) / 40.0))

    def view(self, viewer: i64) -> SevenSealsView:
        """Return what a viewer knows: a hand is visible to its owner and the judge; seals and played cards to all."""
        hands: list[tuple[int, ...]] = []
        sizes: list[int] = []
        seals: list[int] = []
        low = self.held[2 * self.seats]
        high = self.held[2 * self.seats + 1]
        seat: i64 = 0
        while seat < self.seats:
            sizes.append(self.hand_size(seat))
            seals.append(self.seals[seat])
            if viewer in (seat, JUDGE):
                hands.append((self.held[2 * seat], self.held[2 * seat + 1]))
            else:
                hands.append(())
                low |= self.held[2 * seat]
                high |= self.held[2 * seat + 1]
            seat += 1
        waiting: tuple[int, ...] = () if self.turn == OVER else (self.turn,)
        return SevenSealsView(
            viewer,
            self.seats,
            self.round,
            waiting,
            self.options,
            self.phase,
            tuple(hands),
            tuple(sizes),
            (low, high),
            self.voids,
            self.pool,
            tuple(seals),
            self.saboteur,
            self.seals_taken,
            self.leader,
            self.trick,
            self.last_leader,
            self.last_trick,
            self.tricks,
            self.won,
            tuple([self.chronicle[at] for at in range(self.seats + self.tricks)]),
            self.sheet,
        )
