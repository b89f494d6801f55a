"""Many matches stepped at once: the loop below `batch.py`, compiled, and without NumPy.

Each match is a lane with its own generator, so what happens in a lane does not depend on how many there are. What is
observed goes into vectors that NumPy reads without a copy; nothing is allocated while a match goes on.
"""

from collections.abc import Mapping
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice
from stammtisch.core.bits import zeros
from stammtisch.core.game import CHANCE, OVER, Game, Refused, State, Value
from stammtisch.core.observe import Observer, observer
from stammtisch.core.rng import Rng

SKIP: Final = 0xFFFF
"""In place of a choice: leave this lane as it is."""
NOBODY: Final = -1

AT_RANDOM: Final = 0
NAIVE: Final = 1
HEURISTIC: Final = 2
"""What the others play by: any legal action, or the naive or the heuristic action of the advice."""

NEXT_STEP: Final = 0
SAME_STEP: Final = 1
DISABLED: Final = 2
"""When a lane whose match is over begins the next one: with the next step, at once, or when it is reset."""


class IllegalChoice(Refused):
    """A choice that is not legal in its lane now."""


class Lane:
    """A state and its generator, apart from all lanes: what `copy` returns and `restore` takes."""

    def __init__(self, state: State, rng: Rng, learner: i64, acting: i64, over: i64, returns: list[float]) -> None:
        self.state = state
        self.rng = rng
        self.learner = learner
        self.acting = acting
        self.over = over
        self.returns = returns


class Lanes:
    """Matches of one kind of table, observed by the seat that acts in each.

    With a learner's seat in a lane, only that seat's decisions are steps, and the other seats play by `others`.
    """

    game: Game
    observer: Observer
    beginning: State
    """A match before its first ply, which every match is copied from."""
    states: list[State]
    rngs: list[Rng]
    count: i64
    seats: i64
    words: i64
    mask_words: i64
    autoreset: i64
    by_round: bool
    """Whether rounds are rewarded, by their utility, or the end of the match, by its share of the win."""
    inside: bool
    """Whether the other seats play inside the step of a learner; if not, the caller plays for them, too."""
    others: i64
    advice: Advice
    learners: vec[i64]
    """By lane the seat that learns; NOBODY if the caller plays for all seats."""
    acting: vec[i64]
    """By lane the seat that acts; after the end the one that is shown the end."""
    over: vec[i64]
    """By lane 1 if its match ended with this step."""
    rewards: vec[float]
    """By lane what the step brought the learner, or the seat that acted; 0 in a lane that was not played."""
    earned: vec[float]
    """By lane and seat what the step brought each of them."""
    returns: vec[float]
    """By lane and seat the shares of the win of the match that ended last."""
    observations: vec[i64]
    masks: vec[i64]
    finals: vec[i64]
    """By lane, if a match ended and the next one began at once: the last observation of the earlier one."""
    sampled: vec[i64]
    """By lane a random choice, after `sample`."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value], count: int, advice: Advice) -> None:
        self.game = game
        self.observer = observer(game, seats, options)
        self.beginning = game.new(seats, game.check(seats, options))
        self.states = [self.beginning.copy() for _ in range(count)]
        self.rngs = [Rng(lane) for lane in range(count)]
        self.count = count
        self.seats = seats
        self.words = self.observer.words
        self.mask_words = self.observer.mask_words
        self.autoreset = NEXT_STEP
        self.by_round = False
        self.inside = True
        self.others = AT_RANDOM
        self.advice = advice
        self.learners = zeros(count)
        self.acting = zeros(count)
        self.over = zeros(count)
        self.rewards = no_numbers(count)
        self.earned = no_numbers(count * seats)
        self.returns = no_numbers(count * seats)
        self.observations = zeros(count * self.words)
        self.masks = zeros(count * self.mask_words)
        self.finals = zeros(count * self.words)
        self.sampled = zeros(count)

    def seed(self, lane: i64, seed: int) -> None:
        """Give a lane a fresh generator."""
        self.rngs[lane] = Rng(f"lane {seed}")

    def reset(self, lane: i64) -> None:
        """Begin a new match in a lane."""
        self.over[lane] = 0
        self.states[lane] = self.beginning.copy()
        self.go_on(lane)
        while self.states[lane].next_seat() == OVER:
            # The others have ended the match before the learner's first decision.
            self.states[lane] = self.beginning.copy()
            self.go_on(lane)
        self.pay_nothing(lane)
        self.show(lane)

    def step(self, choices: bytearray) -> None:
        """Play a choice in each lane. A choice is two bytes, the low one first.

        SKIP leaves a lane as it is. So does any choice in a lane whose match is over and is not followed by another.
        """
        if len(choices) != 2 * self.count:
            raise Refused(f"{self.count} lanes need {self.count} choices")
        lane: i64 = 0
        while lane < self.count:
            self.check(lane, chosen(choices, lane))
            lane += 1
        lane = 0
        while lane < self.count:
            choice = chosen(choices, lane)
            if self.by_round or self.over[lane] != 0:
                self.pay_nothing(lane)
            if self.autoreset == SAME_STEP:
                self.over[lane] = 0
            if choice != SKIP:
                if self.over[lane] == 0:
                    self.play(lane, choice)
                elif self.autoreset == NEXT_STEP:
                    self.reset(lane)
            lane += 1

    def check(self, lane: i64, choice: i64) -> None:
        """Refuse a choice that is not legal."""
        if choice == SKIP or (self.over[lane] != 0 and self.autoreset != SAME_STEP):
            return
        legal: i64 = 0
        if choice < self.observer.actions:
            legal = (self.masks[lane * self.mask_words + (choice >> 3)] >> (8 * (choice & 7))) & 1
        if legal == 0:
            said = str(choice)
            if choice < self.observer.actions:
                said = self.game.word(self.observer.action(choice, self.acting[lane]))
            raise IllegalChoice(f"lane {lane}, seat {self.acting[lane]}: {said} is not legal now")

    def play(self, lane: i64, choice: i64) -> None:
        """Play a choice that is legal in a lane, and all that follows before somebody has to choose again."""
        state = self.states[lane]
        seat = self.acting[lane]
        rewarded = self.learners[lane]
        if rewarded == NOBODY:
            rewarded = seat
        before = state.round
        state.play(seat, self.observer.action(choice, seat))
        if state.round != before:
            self.settle(lane)
        self.go_on(lane)
        if state.next_seat() != OVER:
            if self.by_round:
                self.rewards[lane] = self.earned[lane * self.seats + rewarded]
            self.show(lane)
            return
        self.end(lane, rewarded)
        if self.autoreset == SAME_STEP:
            self.begin_again(lane)
        else:
            self.show(lane)

    def begin_again(self, lane: i64) -> None:
        """Begin the next match in the step in which the one before has ended, and keep what that one brought."""
        self.observer.write(self.states[lane], self.acting[lane], self.finals, lane * self.words)
        reward = self.rewards[lane]
        earned = self.row(self.earned, lane)
        self.reset(lane)
        self.over[lane] = 1
        self.rewards[lane] = reward
        self.put_row(self.earned, lane, earned)

    def go_on(self, lane: i64) -> None:
        """Let chance and the other seats play until the caller has to choose, or to the end of the match."""
        state = self.states[lane]
        rng = self.rngs[lane]
        learner = self.learners[lane]
        while True:
            seat = state.asked_seat()
            if seat == OVER:
                return
            before = state.round
            if seat == CHANCE:
                state.draw(rng)
                if state.round != before:
                    self.settle(lane)
                continue
            if seat == learner or learner == NOBODY or not self.inside:  # noqa: PLR1714 - a tuple would be boxed
                self.acting[lane] = seat
                return
            state.play(seat, self.action_of(state, seat, rng))
            if state.round != before:
                self.settle(lane)

    def settle(self, lane: i64) -> None:
        """If rounds are rewarded, note how well the one that has just been settled went for each seat."""
        if not self.by_round:
            return
        state = self.states[lane]
        seat: i64 = 0
        while seat < self.seats:
            self.earned[lane * self.seats + seat] += state.utility(seat)
            seat += 1

    def pay_nothing(self, lane: i64) -> None:
        """Note that nobody in a lane has got anything yet."""
        self.rewards[lane] = 0.0
        at = lane * self.seats
        end = at + self.seats
        while at < end:
            self.earned[at] = 0.0
            at += 1

    def action_of(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return what a seat that does not learn plays. Advice gets an imagined world, so that nobody peeks."""
        if self.others == AT_RANDOM:
            return state.random_action(seat, rng)
        world = self.game.imagine(state.view(seat), rng)
        if self.others == NAIVE:
            return self.advice.naive(world, seat, rng)
        return self.advice.heuristic(world, seat, rng)

    def end(self, lane: i64, seat: i64) -> None:
        """Note the result of a match for the seat that learns, or acted last, which is shown the end."""
        self.over[lane] = 1
        self.acting[lane] = seat
        shares = self.states[lane].returns()
        self.put_row(self.returns, lane, shares)
        if not self.by_round:
            self.put_row(self.earned, lane, shares)
        self.rewards[lane] = self.earned[lane * self.seats + seat]

    def show(self, lane: i64) -> None:
        """Write the observation and the mask of the seat that acts in a lane."""
        state = self.states[lane]
        seat = self.acting[lane]
        self.observer.write(state, seat, self.observations, lane * self.words)
        self.observer.mark(state, seat, self.masks, lane * self.mask_words)

    def sample(self, rng: Rng) -> None:
        """Choose at random in each lane, every legal choice equally likely; 0 where a match is over."""
        lane: i64 = 0
        while lane < self.count:
            choice: i64 = 0
            if self.over[lane] == 0 or self.autoreset == SAME_STEP:
                seat = self.acting[lane]
                choice = self.observer.choice(self.states[lane].random_action(seat, rng), seat)
            self.sampled[lane] = choice
            lane += 1

    def copy(self, lane: i64) -> Lane:
        """Return a copy of a lane, to go back to."""
        returns = self.row(self.returns, lane)
        acting, over = self.acting[lane], self.over[lane]
        return Lane(self.states[lane].copy(), copied(self.rngs[lane]), self.learners[lane], acting, over, returns)

    def restore(self, lane: i64, kept: Lane) -> None:
        """Put a copy into a lane, perhaps another one."""
        self.states[lane] = kept.state.copy()
        self.rngs[lane] = copied(kept.rng)
        self.learners[lane] = kept.learner
        self.acting[lane] = kept.acting
        self.over[lane] = kept.over
        self.put_row(self.returns, lane, kept.returns)
        self.pay_nothing(lane)
        self.show(lane)

    def row(self, table: vec[float], lane: i64) -> list[float]:
        """Return the numbers of all seats in a lane."""
        return [table[lane * self.seats + seat] for seat in range(self.seats)]

    def put_row(self, table: vec[float], lane: i64, numbers: list[float]) -> None:
        """Write the numbers of all seats in a lane."""
        at: i64 = 0
        while at < self.seats:
            table[lane * self.seats + at] = numbers[at]
            at += 1


def chosen(choices: bytearray, lane: i64) -> i64:
    """Return the choice for a lane."""
    low: i64 = choices[2 * lane]
    high: i64 = choices[2 * lane + 1]
    return low | (high << 8)


def copied(rng: Rng) -> Rng:
    """Return a generator that goes on like this one."""
    twin = Rng(0)
    twin.a = rng.a
    twin.b = rng.b
    twin.c = rng.c
    twin.d = rng.d
    return twin


def no_numbers(count: int) -> vec[float]:
    """Return a vector of zeros."""
    fresh = vec[float]()
    for _ in range(count):
        fresh = append(fresh, 0.0)
    return fresh
