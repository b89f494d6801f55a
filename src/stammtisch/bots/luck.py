"""The account of luck: where the result of a finished match came from, for every seat.

The value of a position is the share of the win that each seat may expect if the regular plays all seats from there on,
with all cards known. The result differs from the fair share by the sum of all changes of that value: by the seats (who
begins), by the deals, by the draws, and by the decisions of each seat. A regular's own decisions change nothing. Every
change is zero in sum over the seats; those by chance are zero in expectation, no matter who plays and how wrong the
values are (AIVAT: Burch, Schmid, Moravcik, Morrill and Bowling, 2018).

That value knows all cards, so a seat's own decisions are split in two. Known is what they change in worlds that the
seat could imagine then, as in a review. The rest is how the cards lay, which nobody could know.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from stammtisch.bots.levels import coach_of
from stammtisch.bots.review import finished, seed_of
from stammtisch.bots.tapes import TIES, Tapes
from stammtisch.bots.trial import USUAL, Trial
from stammtisch.core.bot import Stop
from stammtisch.core.game import CHANCE, OVER, Event, Refused, State
from stammtisch.core.match import Match, Record, actions_by_word
from stammtisch.core.rng import Rng

TAPES: Final = 1024
"""The number of playouts for each position."""
CHAINS: Final = 48
WORLDS: Final = 768
"""The chains and worlds in which a decision is compared with the regular's: with few chains the split would change from
one time to the next."""
LONG_WORLDS: Final = 2304
"""The same where a review cuts playouts off. Here they go on to the end as the account does, so that what is hidden is
zero on average, and have more noise."""

Source = Literal["seats", "deal", "draw", "decision"]
Shares = tuple[float, ...]
"""By seat: a share of the win, or a change of it."""


class NotPlayedOut(Refused):
    """The match was broken off, so that nobody has won it."""


@dataclass(frozen=True)
class Line:
    """One change of what everybody may expect."""

    source: Source
    seat: int
    """Whose draw or decision it was; -1 for a deal and for the seats."""
    ply: int
    """The number of plies after it."""
    change: Shares
    after: Shares
    """What every seat may expect after it: the curve of the match."""
    known: float = 0.0
    """For a decision: what it changes for its seat in the worlds that it could imagine."""
    known_error: float = 0.0
    """The standard error of that."""


@dataclass(frozen=True)
class Account:
    """The account of one seat. The result is the sum of all the rest."""

    seat: int
    fair: float
    seats: float
    """Who begins, if the seats are not equal."""
    deal: float
    own_draws: float
    other_draws: float
    own_decisions: float
    other_decisions: float
    result: float
    error: float
    """The standard error of the luck: of deal and draws together."""
    known: float | None
    """The part of the own decisions that could be known; None if they were not split."""
    known_error: float
    """Its standard error."""

    @property
    def hidden(self) -> float:
        """Return the rest of the own decisions: how the cards lay; zero if they were not split."""
        return 0.0 if self.known is None else self.own_decisions - self.known

    @property
    def draws(self) -> float:
        """Return the luck of all draws."""
        return self.own_draws + self.other_draws

    @property
    def luck(self) -> float:
        """Return the luck of the deals and draws."""
        return self.deal + self.draws


@dataclass(frozen=True)
class Ledger:
    """The account of a match."""

    fair: Shares
    result: Shares
    lines: tuple[Line, ...]
    accounts: tuple[Account, ...]


@dataclass(frozen=True)
class Stage:
    """A decision, or all draws between two decisions."""

    before: State
    after: State
    seat: int
    """CHANCE for draws."""
    action: int
    """The last action of it."""
    opens: bool
    """Whether nobody has decided anything in this round before it."""
    drawer: int
    """Whose draw it was, by the first event; -1 if nobody's."""
    ply: int
    """The number of plies after it."""


Values = list[list[float]]
"""What a position is worth, by tape and seat."""


def ledger(
    match: Match | Record, tapes: int = TAPES, stop: Stop | None = None, split: Collection[int] | None = None
) -> Ledger | None:
    """Return the account of a match that was played out; None if stopped.

    The own decisions of the seats in `split` are split, by default those of all seats.
    """
    played = finished(match)
    if played.ended is not None:
        raise NotPlayedOut("the match was broken off; only a match that was played out has an account")
    stop = stop or Stop()
    splits = range(played.seats) if split is None else split
    worth = Worth(played, tapes, seed_of(played))
    before = worth.of(played.game.new(played.seats, played.options))
    begin = mean_of(before)
    fair = tuple([1.0 / played.seats] * played.seats) if played.seats > 1 else begin
    lines = [Line("seats", -1, 0, minus(begin, fair), begin)]
    luck = [[0.0] * played.seats for _ in range(tapes)]
    for step in steps(played):
        if stop.asked:
            return None
        after = worth.following(step, before)
        source: Source = "decision" if step.seat != CHANCE else "deal" if step.opens else "draw"
        if after is before:
            change, expected = (0.0,) * played.seats, lines[-1].after
        else:
            expected = mean_of(after)
            change = minus(expected, lines[-1].after)
        asked = source == "decision" and after is not before and step.seat in splits
        known, error = judged(played, step, stop) if asked else (0.0, 0.0)
        by = step.drawer if source == "draw" else step.seat
        lines.append(Line(source, by, step.ply, change, expected, known, error))
        if source != "decision":
            add(luck, after, before)
        before = after
    result = tuple(played.state.returns())
    accounts = [account(seat, fair, result, lines, luck, seat in splits) for seat in range(played.seats)]
    return Ledger(fair, result, tuple(lines), tuple(accounts))


def judged(match: Match, step: Stage, stop: Stop) -> tuple[float, float]:
    """Return what a decision changes for its seat, by what it could know, and the standard error of that."""
    view = step.before.view(step.seat)
    rng = Rng(f"{seed_of(match)}/{step.ply}/known")
    parameters = coach_of(match.game)
    advice = parameters.advice()
    advice.depth = 0
    trial = Trial(match.game, view, [step.action, USUAL], advice, rng)
    trial.run(CHAINS, LONG_WORLDS if parameters.depth else WORLDS, stop)
    return (0.0, 0.0) if stop.asked else (float(trial.lead(0, 1)), float(trial.lead_error(0, 1)))


def account(seat: int, fair: Shares, result: Shares, lines: Sequence[Line], luck: Values, split: bool) -> Account:
    """Sum the lines up for one seat."""

    def total(source: Source, own: bool | None = None) -> float:
        kept = [line for line in lines if line.source == source and (own is None or (line.seat == seat) is own)]
        return sum(line.change[seat] for line in kept)

    own = [line for line in lines if line.source == "decision" and line.seat == seat]
    mean = sum(one[seat] for one in luck) / len(luck)
    spread = sum((one[seat] - mean) ** 2 for one in luck)
    return Account(
        seat=seat,
        fair=fair[seat],
        seats=total("seats"),
        deal=total("deal"),
        own_draws=total("draw", own=True),
        other_draws=total("draw", own=False),
        own_decisions=total("decision", own=True),
        other_decisions=total("decision", own=False),
        result=result[seat],
        error=sqrt(spread / len(luck) / max(1, len(luck) - 1)),
        known=sum(line.known for line in own) if split else None,
        known_error=sqrt(sum(line.known_error**2 for line in own)),
    )


def luck_of(match: Match, tapes: int, seed: str) -> Shares:
    """Return the luck of all deals and draws by seat. Its expectation is zero, so a result without it is unbiased.

    That holds for any value of positions. So playouts are cut off where the coach cuts them off, which has less noise.
    """
    worth = Worth(match, tapes, seed, coach_of(match.game).depth)
    total = [0.0] * match.seats
    value: Values | None = None
    for step in steps(match):
        if step.seat == CHANCE:
            before = worth.of(step.before) if value is None else value
            worth.draw(step)
            value = worth.of(step.after)
            for seat, change in enumerate(minus(mean_of(value), mean_of(before))):
                total[seat] += change
        elif not worth.agrees(step) or worth.depth:
            value = None  # a playout that is cut off would end one decision later from here
    return tuple(total)


def steps(match: Match) -> Iterator[Stage]:
    """Yield the decisions of a match, and the draws between two of them as one."""
    actions = actions_by_word(match.game)
    state = match.game.new(match.seats, match.options)
    opened = -1
    ply = 0
    while ply < len(match.plies):
        before, story = state.copy(), list[Event]()
        seat, word = match.plies[ply]
        state.story = story
        state.play(seat, actions[word])
        ply += 1
        while seat == CHANCE and ply < len(match.plies) and match.plies[ply].seat == CHANCE:
            word = match.plies[ply].word
            state.play(CHANCE, actions[word])
            ply += 1
        opens = seat == CHANCE and opened != before.round
        if seat != CHANCE:
            opened = int(before.round)
        drawer = next((event.seat for event in story if event.pieces), -1) if seat == CHANCE else -1
        yield Stage(before, state.copy(), seat, actions[word], opens, drawer, ply)


class Worth:
    """What the positions of one match are worth, on tapes that follow it."""

    def __init__(self, match: Match, tapes: int, seed: str, depth: int = 0) -> None:
        self._seats = match.seats
        self._advice = coach_of(match.game).advice()
        self._tapes = Tapes(self._advice, tapes, f"{seed}/luck")
        self.depth = depth
        """The decisions after which a playout is cut off and the advice estimates the rest; 0 plays to the end."""
        self._round = 0

    def of(self, state: State) -> Values:
        """Return what a position is worth; the tapes must be there."""
        if self.depth:
            return [self._glimpse(state, tape) for tape in range(self._tapes.number)]
        if state.next_seat() == OVER:
            return [[*state.returns()] for _ in range(self._tapes.number)]
        flat = [*self._tapes.values(state)]
        return [flat[at : at + self._seats] for at in range(0, len(flat), self._seats)]

    def _glimpse(self, state: State, tape: int) -> list[float]:
        """Return what the advice thinks of a position after some decisions, by seat."""
        self._tapes.load(self._tapes.now, tape)
        ties = self._tapes.streams[TIES]
        played, left = state.copy(), self.depth
        while left and played.round == state.round and (seat := int(played.next_seat())) != OVER:
            if seat == CHANCE:
                played.draw(self._tapes.streams[played.deck()[0] % TIES])
            else:
                played.play(seat, self._advice.rollout(played, seat, ties))
                left -= 1
        return [float(self._advice.value(played, seat)) for seat in range(self._seats)]

    def following(self, step: Stage, before: Values) -> Values:
        """Move the tapes past a step, and return what the position is worth then; the same object if the advice
        would have decided so, too."""
        if step.seat == CHANCE:
            self.draw(step)
        elif self.agrees(step):
            return before
        return self.of(step.after)

    def draw(self, step: Stage) -> None:
        """Move the tapes past draws."""
        self._tapes.draw(step.before)
        self._go_to(step.after)

    def agrees(self, step: Stage) -> bool:
        """Move the tapes past a decision; return whether the advice would have decided so, on all of them."""
        agreed = self._tapes.agree(step.before, step.seat, step.action)
        self._go_to(step.after)
        return agreed

    def _go_to(self, state: State) -> None:
        if state.round != self._round:
            self._round = int(state.round)
            self._tapes.start(self._round)


def mean_of(values: Values) -> Shares:
    """Return the mean over the tapes, by seat."""
    return tuple([sum(column) / len(values) for column in zip(*values, strict=True)])


def minus(one: Shares, other: Shares) -> Shares:
    """Return the differences by seat."""
    return tuple([left - right for left, right in zip(one, other, strict=True)])


def add(total: Values, after: Values, before: Values) -> None:
    """Add the differences by tape and seat to a total."""
    for kept, later, earlier in zip(total, after, before, strict=True):
        for seat in range(len(kept)):
            kept[seat] += later[seat] - earlier[seat]
