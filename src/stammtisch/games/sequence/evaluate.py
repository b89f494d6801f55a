"""The value of a position of Sequence: the value of lines, and what a play does to them.

A line is worth more, the more chips of a team it has and the more of its free squares the team has cards for. A free
square is *hard* for a team if it needs a jack there: its card has been discarded, or others hold it. So a card in the
own hand already blocks the others' lines without being played. The value of a play is what it adds to the own lines and
takes from those of others, minus the price of a jack. All prices come from many games between such heuristics.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import single, size
from stammtisch.games.sequence.board import AREA, BOARD, LINES, clash
from stammtisch.games.sequence.material import DRAW, JC, ONE_EYED, PASS, PLACE, PLAY, SWAP, TAKE, TWO_EYED
from stammtisch.games.sequence.rules import Sequence

# A row of prices: by chips in the line (0 to 3) and by its squares in the own hand (0 to 4), then by chips for lines
# with one hard square, then for a two-eyed and a one-eyed jack in the hand.
HELD: Final = 5
HARD: Final = 20
TWO: Final = 24
ONE: Final = 25
WIDTH: Final = 26

# The rows: own lines and others' lines; with two teams a team that has a line already is in its last one.
OWN: Final = 0
OWN_LAST: Final = 26
OTHERS: Final = 52
OTHERS_LAST: Final = 78
OWN_OF_THREE: Final = 104
NEXT_OF_THREE: Final = 130
LAST_OF_THREE: Final = 156

WIN: Final = 2000.0
FIRST_LINE: Final = 6.0
"""The value of the first of two lines."""
AT_ONCE: Final = 1000.0
"""A draw, or a swap of a dead card, costs nothing."""
JACK_WITHOUT_USE: Final = -0.5
"""A jack without a use will find one later."""

SCALE: Final = 0.5
"""From prices to the log-odds of winning."""
LEAD: Final = 1.8
"""What a finished line adds to the log-odds."""
TO_PLAY: Final = 0.15
"""What having the turn adds to the log-odds."""
SURE: Final = 5.0
"""What having the turn and the winning card adds to the log-odds."""


def own_prices(
    lines: tuple[float, ...], in_hand: float, all_in_hand: float, hard: float, jacks: tuple[float, float]
) -> list[float]:
    """Return a row for own lines: prices by chips; factors for each card in the hand, for all cards, and for a hard
    square."""
    row = [0.0] * WIDTH
    for chips, price in enumerate(lines):
        for held in range(5 - chips):
            row[HELD * chips + held] = price * in_hand**held * (all_in_hand if held == 4 - chips else 1.0)
        row[HARD + chips] = price * hard
    row[TWO], row[ONE] = jacks
    return row


def others_prices(lines: tuple[float, ...], known: float, hard: float) -> list[float]:
    """Return a row for lines of others: prices by chips; factors for each card known to be held, and for a hard
    square."""
    row = [0.0] * WIDTH
    for chips, price in enumerate(lines):
        for held in range(5 - chips):
            row[HELD * chips + held] = price * known**held
        row[HARD + chips] = price * hard
    return row


PRICES: Final = (
    *own_prices((0.009, 0.034, 0.157, 0.70), 2.22, 1.08, 0.29, (2.83, 0.56)),
    *own_prices((0.008, 0.029, 0.135, 0.60), 2.22, 1.08, 0.29, (2.83, 0.56)),
    *others_prices((0.003, 0.023, 0.097, 0.82), 1.8, 0.31),
    *others_prices((0.005, 0.039, 0.166, 1.40), 1.8, 0.31),
    *own_prices((0.010, 0.038, 0.194, 0.83), 1.79, 1.34, 0.30, (3.28, 0.40)),
    *others_prices((0.003, 0.016, 0.077, 0.81), 1.8, 0.50),
    *others_prices((0.004, 0.020, 0.094, 0.99), 1.8, 0.50),
)
"""All rows, in the order above."""


@final
class Side:
    """A team as it looks from a seat or in an imagined world: what counts for its lines."""

    def __init__(self, row: i64, chips: i64, closed: i64, done: i64, good: i64, hard: i64, crossing: bool) -> None:
        self.row: i64 = row
        self.chips: i64 = chips
        self.closed: i64 = closed
        """The squares with chips of others."""
        self.done: i64 = done
        """The squares of its finished line, if there is one."""
        self.good: i64 = good
        """The free squares that it has cards for."""
        self.hard: i64 = hard
        self.crossing: bool = crossing
        """SQ 5.2: whether only lines in different directions share a chip."""


@final
class Evaluation:
    """The prices and the lines, in the order of lookup. Nothing in it changes, and all searches share it."""

    prices: vec[float]
    lines: vec[i64]
    through: vec[i64]
    """The lines through each square, one square after the other."""
    begin: vec[i64]
    """By square: where its lines begin in `through`; the last entry is the end."""

    def __init__(self) -> None:
        self.prices = vec[float](PRICES)
        self.lines = vec[i64](LINES)
        through = [[line for line in LINES if line >> square & 1] for square in range(AREA)]
        self.through = vec[i64]([line for lines in through for line in lines])
        self.begin = vec[i64]([sum([len(lines) for lines in through[:square]]) for square in range(AREA + 1)])

    # What a line is worth

    def line(self, side: Side, line: i64, placed: i64) -> float:
        """What a line is worth to a side that has placed a chip more (a mask, or 0)."""
        if line & side.closed != 0 or (side.done != 0 and clash(line, side.done, side.crossing)):
            return 0.0
        chips = size(line & (side.chips | placed))
        hard = size(line & side.hard & ~placed)
        if hard == 0:
            return self.prices[side.row + HELD * chips + size(line & side.good & ~placed)]
        if hard == 1:
            return self.prices[side.row + HARD + chips]
        return 0.0

    def all_lines(self, side: Side) -> float:
        """Return the value of all unfinished lines to a side."""
        total = 0.0
        at: i64 = 0
        while at < len(self.lines):
            if self.lines[at] & ~side.chips != 0:
                total += self.line(side, self.lines[at], 0)
            at += 1
        return total

    # What a play is worth, from what the seat knows

    def worth(self, sides: list[Side], own: i64, action: i64) -> float:
        """Return the value of an action of a turn to a team, as the seat sees all teams."""
        if action < PLACE:
            return self.placing(sides, own, action - PLAY)
        if action < TAKE:
            return self.placing(sides, own, (action - PLACE) % AREA) - self.prices[sides[own].row + TWO]
        if action < SWAP:
            return self.taking(sides, own, (action - TAKE) % AREA) - self.prices[sides[own].row + ONE]
        if action == DRAW:
            return AT_ONCE + 1.0
        if action < PASS:
            return AT_ONCE if action - SWAP < JC else JACK_WITHOUT_USE
        return 0.0

    def placing(self, sides: list[Side], own: i64, square: i64) -> float:
        """Return what a chip on a square adds to the own lines and takes from those of others."""
        placed = single(square)
        total = 0.0
        team: i64 = 0
        while team < len(sides):
            side = sides[team]
            at = self.begin[square]
            end = self.begin[square + 1]
            while at < end:
                line = self.through[at]
                before = self.line(side, line, 0)
                if team != own:
                    total += before
                elif line & ~side.chips == placed and (side.done == 0 or not clash(line, side.done, side.crossing)):
                    total += WIN if side.done != 0 or len(sides) == 3 else FIRST_LINE
                else:
                    total += self.line(side, line, placed) - before
                at += 1
            team += 1
        return total

    def taking(self, sides: list[Side], own: i64, square: i64) -> float:
        """Return the value of removing a chip of another team; its square is hard then, because its card was played."""
        taken = single(square)
        total = 0.0
        team: i64 = 0
        while team < len(sides):
            side = sides[team]
            chips, closed, hard = side.chips & ~taken, side.closed & ~taken, side.hard | taken
            left = Side(side.row, chips, closed, side.done, side.good, hard, side.crossing)
            at = self.begin[square]
            while at < self.begin[square + 1]:
                change = self.line(left, self.through[at], 0) - self.line(side, self.through[at], 0)
                total += change if team == own else -change
                at += 1
            team += 1
        return total

    def choosing(self, state: Sequence, seat: i64, action: i64) -> float:
        """Return the value of the own lines that stay open after the choice of a line."""
        after = state.copy()
        after.play(seat, action)
        return self.all_lines(seen_side(after, seat, seat % after.teams))

    def longest(self, square: i64, chips: i64, closed: i64) -> i64:
        """Return the most chips in any line through the square; lines with chips of others do not count."""
        most: i64 = 0
        at = self.begin[square]
        while at < self.begin[square + 1]:
            line = self.through[at]
            if line & closed == 0:
                most = max(most, size(line & chips) + 1)
            at += 1
        return most

    def standing(self, state: Sequence, team: i64) -> float:
        """Return a team's log-odds of winning."""
        hand = team_hand(state, team)
        free = BOARD & ~state.taken
        chips = state.chips[team]
        others: i64 = 0
        seat: i64 = 0
        while seat < state.seats:
            others |= state.hands[seat]
            seat += 1
        others &= ~hand
        row = own_row(state, team)
        done = finished(state, chips)
        hard = (others | state.discard) & free
        side = Side(row, chips, state.taken & ~chips, done, hand & free, hard, state.crossing)
        total = self.all_lines(side)
        total += self.prices[row + TWO] * float(size(hand & TWO_EYED))
        total += self.prices[row + ONE] * float(size(hand & ONE_EYED))
        total *= SCALE
        if done != 0:
            total += LEAD
        if team == state.team:
            total += TO_PLAY
            if (done != 0 or state.teams == 3) and self.can_finish(side):
                total += SURE
        return total

    def can_finish(self, side: Side) -> bool:
        """Return whether a side has the card that finishes a line."""
        at: i64 = 0
        while at < len(self.lines):
            missing = self.lines[at] & ~side.chips
            one_missing = missing != 0 and missing & (missing - 1) == 0
            if one_missing and missing & side.good != 0 and not clash(self.lines[at], side.done, side.crossing):
                return True
            at += 1
        return False


def own_row(state: Sequence, seat: i64) -> i64:
    """Return the row of prices for the lines of a seat's own team."""
    if state.teams == 3:
        return OWN_OF_THREE
    return OWN if finished(state, state.chips[seat % 2]) == 0 else OWN_LAST


def others_row(state: Sequence, own: i64, team: i64) -> i64:
    """Return the row of prices for the lines of another team."""
    if state.teams == 3:
        return NEXT_OF_THREE if (own + 1) % 3 == team else LAST_OF_THREE
    return OTHERS if finished(state, state.chips[team]) == 0 else OTHERS_LAST


def seen_side(state: Sequence, seat: i64, team: i64) -> Side:
    """Return a team as it looks to a seat, which knows its own hand and what everybody may remember."""
    free = BOARD & ~state.taken
    chips = state.chips[team]
    mine = team_hand(state, seat % state.teams) if state.options.open_hands else state.hands[seat]
    held = held_by_others(state, seat) & free
    own = seat % state.teams
    if team == own:
        good = mine & free
        hard = (state.discard | held) & free
        row = own_row(state, seat)
    else:
        good = held if state.seats == 2 else 0
        hard = (state.discard | mine) & free
        row = others_row(state, own, team)
    return Side(row, chips, state.taken & ~chips, finished(state, chips), good, hard, state.crossing)


def seen_sides(state: Sequence, seat: i64) -> list[Side]:
    """Return all teams as they look to a seat, in order."""
    return [seen_side(state, seat, team) for team in range(state.teams)]


def finished(state: Sequence, chips: i64) -> i64:
    """Return the squares of a team's finished line; while the game goes on it has at most one."""
    at: i64 = 0
    while at < len(state.lines):
        if state.lines[at] & ~chips == 0:
            return state.lines[at]
        at += 1
    return 0


def team_hand(state: Sequence, team: i64) -> i64:
    """Return all cards of a team."""
    cards: i64 = 0
    seat = team
    while seat < state.seats:
        cards |= state.hands[seat]
        seat += state.teams
    return cards


def held_by_others(state: Sequence, seat: i64) -> i64:
    """Return the cards that only opponents can hold: from an earlier stock, not discarded since, and not in the own
    hand."""
    held: i64 = 0
    if state.seats == state.teams:
        at: i64 = 0
        while at < len(state.older):
            held |= state.older[at]
            at += 1
    return held & ~state.discard & ~state.hands[seat]
