"""The state of Sequence: everything on the table and in the hands, its standing, and what each viewer sees."""

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import numbers, single, size
from stammtisch.core.game import CHANCE, JUDGE, OVER, State
from stammtisch.games.sequence.board import BOARD, clash, fours, line_from, starts_of
from stammtisch.games.sequence.knowledge import FIELDS
from stammtisch.games.sequence.material import (
    ANY,
    CHIPS,
    CHOICE,
    CROSSING,
    DECK,
    ENDED,
    LOTS,
    NOBODY,
    TURN,
    SequenceOptions,
    lines_to_win,
)
from stammtisch.games.sequence.view import HandLimit, SequenceView


class SequenceState(State):
    """All that is true of a running game. The rules for changing it are in rules.py.

    Vectors other than `hands` and `chips` are replaced, never changed in place.
    """

    options: SequenceOptions
    manual: bool
    """SQ 6: whether players must remember to draw."""
    crossing: bool
    """SQ 5.2: whether only lines in different directions share a chip."""
    swaps_any: bool
    """SQ 4.4: whether a turn has more than one swap."""
    teams: i64
    phase: i64 = LOTS
    turn: i64 = 0
    """The seat whose turn it is."""
    team: i64 = 0
    """Its team."""
    drawer: i64 = 0
    """The seat that chance draws for."""
    hands: vec[i64]
    """By seat: its cards."""
    stock: i64 = DECK
    discard: i64 = 0
    shuffling: i64 = 0
    batch: i64 = DECK
    """The cards that were in the current stock when it was shuffled."""
    older: vec[i64]
    """The cards still held of each earlier stock, the oldest first."""
    limits: vec[i64]
    """What passes have shown, see `knowledge.py`."""
    chips: vec[i64]
    """By team: the squares with its chips."""
    taken: i64 = 0
    """All squares with chips."""
    safe: i64 = 0
    """SQ 5.1: the squares of finished lines."""
    lines: vec[i64]
    """The squares of each finished line."""
    placed: i64 = 0
    """The square of the chip placed last."""
    recent: i64 = 0
    """What each seat played in its last turn, in RECENT_BITS for each."""
    discarded: i64 = NOBODY
    """The card that went to the discard last."""
    swaps_left: i64 = 0
    """SQ 4.4: how many more cards may be swapped in this turn."""
    passes: i64 = 0
    """SQ 4.5: how many turns in a row have ended in a pass."""
    turns: i64 = 0
    """SQ 8: the number of finished turns."""
    rights: vec[i64]
    """SQ 6: the seats with a right to draw, once for each right, the oldest first."""
    undealt: i64 = 0
    """SQ 3: the number of cards still to be dealt."""
    drawn: vec[i64]
    """SQ 3: by seat, the cards drawn to decide who begins, while they lie there."""
    tied: i64 = 0
    """SQ 3: the seats that draw in this round of lots."""
    leaders: i64 = 0
    """SQ 3: those of them with the highest card so far in this round."""
    top: i64 = NOBODY
    """SQ 3: the rank of that card."""

    def __init__(
        self,
        seats: i64,
        options: SequenceOptions,
        *,
        hands: vec[i64],
        chips: vec[i64],
        lines: vec[i64],
        older: vec[i64],
        limits: vec[i64],
        rights: vec[i64],
        drawn: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.manual = options.draw == "manual"
        self.crossing = options.sharing == CROSSING
        self.swaps_any = options.swaps == ANY
        self.teams = options.teams
        self.hands = hands
        self.older = older
        self.limits = limits
        self.chips = chips
        self.lines = lines
        self.rights = rights
        self.drawn = drawn

    def take_over(self, other: "SequenceState") -> None:
        """Copy everything but the vectors from another state."""
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.team = other.team
        self.drawer = other.drawer
        self.stock = other.stock
        self.discard = other.discard
        self.shuffling = other.shuffling
        self.batch = other.batch
        self.taken = other.taken
        self.safe = other.safe
        self.placed = other.placed
        self.recent = other.recent
        self.discarded = other.discarded
        self.swaps_left = other.swaps_left
        self.passes = other.passes
        self.turns = other.turns
        self.undealt = other.undealt
        self.tied = other.tied
        self.leaders = other.leaders
        self.top = other.top

    def batches(self) -> vec[i64]:
        """Return all batches, that of the current stock last."""
        return append(self.older[:], self.batch)

    def lines_of(self, team: i64) -> i64:
        """SQ 7: the finished lines of a team."""
        chips = self.chips[team]
        count: i64 = 0
        at: i64 = 0
        while at < len(self.lines):
            if self.lines[at] & ~chips == 0:
                count += 1
            at += 1
        return count

    def points(self) -> list[int]:
        """SQ 7: the lines of the team, for every seat of it."""
        return [self.lines_of(seat % self.teams) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """SQ 7: all seats of the winning team."""
        needed = lines_to_win(self.teams)
        return [seat for seat, lines in enumerate(self.points()) if lines == needed]

    def utility(self, seat: i64) -> float:
        """Return 1 for the winning team, 0 for the others; a drawn game is shared by the teams."""
        needed = lines_to_win(self.teams)
        team: i64 = 0
        while team < self.teams:
            if self.lines_of(team) == needed:
                return 1.0 if seat % self.teams == team else 0.0
            team += 1
        return 1.0 / float(self.teams)

    def view(self, viewer: i64) -> SequenceView:
        """Return what a viewer knows."""
        batches = self.batches()
        return SequenceView(
            viewer=viewer,
            seats=self.seats,
            options=self.options,
            round=self.round,
            waiting=tuple(self.waiting_for()),
            phase=self.phase,
            turn=self.turn,
            drawer=self.drawer,
            chips=tuple(self.chips),
            lines=tuple(self.lines),
            placed=self.placed,
            recent=self.recent,
            discarded=self.discarded,
            hands=tuple([self.hands[seat] if self.sees(viewer, seat) else None for seat in range(self.seats)]),
            discard=self.discard,
            shuffling=self.shuffling,
            batches=tuple(batches),
            held=tuple([tuple([size(hand & batch) for batch in batches]) for hand in self.hands]),
            limits=tuple([HandLimit(*self.limits[at : at + FIELDS]) for at in range(0, len(self.limits), FIELDS)]),
            rights=tuple(self.rights),
            swaps_left=self.swaps_left,
            passes=self.passes,
            turns=self.turns,
            drawn=tuple(self.drawn),
            tied=self.tied,
            leaders=self.leaders,
            top=self.top,
        )

    def sees(self, viewer: i64, seat: i64) -> bool:
        """SQ 7: whether a viewer sees a hand."""
        if viewer in (seat, JUDGE):
            return True
        return self.options.open_hands and viewer >= 0 and viewer % self.teams == seat % self.teams

    def visible_to(self, seat: i64) -> tuple[int, ...]:
        """SQ 7: the seats that see the hand of a seat."""
        return tuple([viewer for viewer in range(self.seats) if self.sees(viewer, seat)])

    def next_seat(self) -> i64:
        """Return the seat that moves next; in manual mode the one with the oldest right to draw, before the one to
        play."""
        phase = self.phase
        if phase == TURN:
            if self.manual and len(self.rights) > 0:
                return self.rights[0]
            return self.turn
        if phase == CHOICE:
            return self.turn
        if phase == ENDED:
            return OVER
        return CHANCE

    def waiting_for(self) -> list[int]:
        """SQ 6: seats with a right to draw and the seat to play are waited for together."""
        if self.phase == TURN:
            return numbers(self.speakers())
        seat = self.next_seat()
        return [] if seat == OVER else [seat]

    def speakers(self) -> i64:
        """Return the seat to play and those with a right to draw."""
        speakers = single(self.turn)
        at: i64 = 0
        while at < len(self.rights):
            speakers |= single(self.rights[at])
            at += 1
        return speakers

    def holding_up(self) -> list[int]:
        """SQ 6: nobody has to wait for a draw."""
        return [self.turn] if self.phase == TURN else self.waiting_for()

    def asked_seat(self) -> i64:
        """SQ 6: where one is asked at a time, each draws in their own turn, or forgets to."""
        return self.turn if self.phase == TURN else self.next_seat()

    def deck(self) -> tuple[int, int]:
        """Return the only deck and its shuffling."""
        return 0, self.shuffling

    def room(self) -> i64:
        """SQ 4.1, SQ 4.6: the squares on which a chip may be placed."""
        if size(self.chips[self.team]) == CHIPS:
            return 0
        return BOARD & ~self.taken

    def prey(self) -> i64:
        """SQ 4.3: the squares with chips of others that are in no finished line."""
        return self.taken & ~self.chips[self.team] & ~self.safe

    def may_draw(self, seat: i64) -> bool:
        """SQ 6: whether a seat has a right to draw."""
        at: i64 = 0
        while at < len(self.rights):
            if self.rights[at] == seat:
                return True
            at += 1
        return False

    # Lines

    def open_fours(self, step: i64) -> i64:
        """SQ 5.2, SQ 5.3: the first squares of the lines in one direction that the chip just placed can finish now."""
        chips = self.chips[self.team]
        starts = fours(chips, self.placed, step, starts_of(step))
        untried = starts
        while untried != 0:
            start = untried & -untried
            untried ^= start
            if self.overlaps(line_from(start, step), chips):
                starts ^= start
        return starts

    def overlaps(self, line: i64, chips: i64) -> bool:
        """SQ 5.2: whether a line shares more with a finished line of its team than it may."""
        at: i64 = 0
        while at < len(self.lines):
            finished = self.lines[at]
            if finished & ~chips == 0 and clash(line, finished, self.crossing):
                return True
            at += 1
        return False
