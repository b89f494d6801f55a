"""What the others' seals and cards say about their hands.

A world is the more credible, the better its hands explain what their owners did, if they value actions roughly as the
heuristic does. The worlds of a search are a handful of deals that change by swaps of two cards. Each swap is kept or
undone by the ratio of the likelihoods (Markov chain Monte Carlo by the Metropolis algorithm; Metropolis et al., 1953).
So in the long run every deal comes up as often as it is likely.
"""

from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Worlds
from stammtisch.core.bits import count, has, one_of, single, zeros
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.evaluate import Prospect, weigh
from stammtisch.games.seven_seals.material import (
    BLACK,
    COLOURS,
    LEADER_AT,
    LOW_HALF,
    NOBODY,
    PLAYING,
    POOL,
    PREDICTING,
    RETURN,
    RETURNED_AT,
    RETURNING,
    VALUES,
)
from stammtisch.games.seven_seals.rules import SevenSeals, beats, card_at, half_of
from stammtisch.games.seven_seals.view import SevenSealsView

CARD_TEMPERATURE: Final = 0.1
"""The softmax temperature of cards: a card that looks this many points worse is played e times less often."""
SEAL_TEMPERATURE: Final = 0.3
"""The same for a seal taken or left."""
NOISE: Final = 0.03
"""The assumed share of decisions with reasons that nobody can guess."""
DEALS: Final = 16
"""The number of deals that a search takes its worlds from."""
FIRST_SWAPS: Final = 100
"""The number of swaps in each deal before the search begins."""
SWAPS: Final = 2
"""The number of swaps in a deal before each use."""


class Moment:
    """A decision of another seat, and what could be seen of it."""

    state: SevenSeals
    """The state at that time, except for the hands, which `deal` fills in."""
    seat: i64
    action: i64
    own: vec[i64]
    """The cards that the seat has played since, in two halves."""
    all: vec[i64]
    """The cards that nobody had played."""

    def __init__(self, state: SevenSeals, seat: i64, action: i64) -> None:
        self.state = state
        self.seat = seat
        self.action = action
        self.own = zeros(2)
        self.all = zeros(2)
        holder: i64 = 0
        while holder < 2 * state.seats:
            self.all[holder & 1] |= state.held[holder]
            state.held[holder] = 0
            holder += 1

    def deal(self, low: i64, high: i64) -> None:
        """Give the seat the cards that it has now and those it has played since; the rest may be anywhere."""
        held = self.state.held
        mine = 2 * self.seat
        other = 2 * self.state.left_of(self.seat)
        low |= self.own[0]
        high |= self.own[1]
        held[mine] = low
        held[mine + 1] = high
        held[other] = self.all[0] & ~low
        held[other + 1] = self.all[1] & ~high


class Beliefs(Worlds):
    """The worlds of one search in Seven Seals."""

    seat: i64
    prospect: Prospect
    predictions: list[Moment | None]
    """By seat: the end of its prediction."""
    plays: list[list[Moment]]
    """By seat: the cards that it has played."""
    deals: list[SevenSeals]
    trust: list[vec[float]]
    """By deal and seat: the log-likelihood of the seat's actions with that hand."""
    turn: i64
    """The deal that changes next."""

    def __init__(self, game: Game, view: View, rng: Rng, prospect: Prospect) -> None:
        super().__init__(game, view)
        assert isinstance(view, SevenSealsView)
        self.chains = DEALS
        self.seat = view.viewer
        self.prospect = prospect
        self.predictions = [None for _ in range(view.seats)]
        self.plays = [[] for _ in range(view.seats)]
        self.deals = []
        self.trust = []
        self.turn = 0
        while len(self.deals) < DEALS:
            state = game.imagine(view, rng)
            assert isinstance(state, SevenSeals)
            if len(self.deals) == 0:
                self.remember(state)
            self.deals.append(state)
            self.trust.append(self.trust_in_all(state))
        at: i64 = 0
        while at < DEALS:
            self.change(at, FIRST_SWAPS, rng)
            at += 1

    def next(self, rng: Rng) -> State:
        """Return the next deal, after a few swaps."""
        at = self.turn
        self.turn += 1
        if self.turn == len(self.deals):
            self.turn = 0
        self.change(at, SWAPS, rng)
        return self.deals[at].copy()

    def change(self, at: i64, swaps: i64, rng: Rng) -> None:
        """Try some swaps in a deal."""
        while swaps > 0:
            self.swap(at, rng)
            swaps -= 1

    def swap(self, at: i64, rng: Rng) -> None:
        """Swap a card of one hidden hand with one of another, by the Metropolis rule."""
        state = self.deals[at]
        seats = state.seats
        one = (self.seat + 1 + rng.below(seats - 1)) % seats
        two = (self.seat + 1 + rng.below(seats - 1)) % seats
        one_size = state.hand_size(one)
        two_size = state.hand_size(two)
        if one == two or one_size == 0 or two_size == 0:
            return
        mine = card_at(state.held, one, rng.below(one_size))
        yours = card_at(state.held, two, rng.below(two_size))
        if has(state.voids, 5 * one + yours // VALUES) or has(state.voids, 5 * two + mine // VALUES):
            return
        self.exchange(state, one, two, mine, yours)
        trust = self.trust[at]
        first = self.trust_in(one, state.held[2 * one], state.held[2 * one + 1])
        second = self.trust_in(two, state.held[2 * two], state.held[2 * two + 1])
        gain = first + second - trust[one] - trust[two]
        if gain >= 0.0 or rng.fraction() < exp(gain):
            trust[one] = first
            trust[two] = second
        else:
            self.exchange(state, one, two, mine, yours)

    def exchange(self, state: SevenSeals, one: i64, two: i64, mine: i64, yours: i64) -> None:
        """Swap a card between two hands; doing it twice changes nothing."""
        half = half_of(mine)
        bit = single(mine - LOW_HALF * half)
        state.held[2 * one + half] ^= bit
        state.held[2 * two + half] ^= bit
        half = half_of(yours)
        bit = single(yours - LOW_HALF * half)
        state.held[2 * one + half] ^= bit
        state.held[2 * two + half] ^= bit

    def trust_in_all(self, state: SevenSeals) -> vec[float]:
        """Return the log-likelihood of the hands of a deal, by seat."""
        found = vec[float](capacity=state.seats)
        seat: i64 = 0
        while seat < state.seats:
            found = append(found, self.trust_in(seat, state.held[2 * seat], state.held[2 * seat + 1]))
            seat += 1
        return found

    def trust_in(self, seat: i64, low: i64, high: i64) -> float:
        """Return the log-likelihood of a seat's actions with this hand."""
        if seat == self.seat:
            return 0.0
        total = 0.0
        prediction = self.predictions[seat]
        if prediction is not None:
            prediction.deal(low, high)
            total += self.trust_in_prediction(prediction)
        for moment in self.plays[seat]:
            moment.deal(low, high)
            total += self.trust_in_card(moment)
        return total

    def trust_in_card(self, moment: Moment) -> float:
        """Return the log-likelihood of a played card."""
        state = moment.state
        actions = state.legal(moment.seat)
        if len(actions) == 1:
            return 0.0
        worth = weigh(state, moment.seat, actions, self.prospect)
        best = worth[0]
        at: i64 = 1
        while at < len(worth):
            best = max(best, worth[at])
            at += 1
        total = 0.0
        mine = 0.0
        at = 0
        while at < len(worth):
            share = exp((worth[at] - best) / CARD_TEMPERATURE)
            total += share
            if actions[at] == moment.action:
                mine = share
            at += 1
        return log((1.0 - NOISE) * mine / total + NOISE / float(len(actions)))

    def trust_in_prediction(self, moment: Moment) -> float:
        """Return the log-likelihood of the seals taken, compared with one more and one less of each colour."""
        state = moment.state
        self.prospect.look(state, moment.seat)
        now = self.prospect.cost(NOBODY, 0.0, NOBODY, 0.0)
        found = 0.0
        colour: i64 = 0
        while colour < COLOURS:
            total = 1.0
            if count(state.pool, colour) > 0:
                total += exp((now - self.prospect.cost(NOBODY, 0.0, colour, 1.0)) / SEAL_TEMPERATURE)
            if count(state.seals[moment.seat], colour) > 0:
                total += exp((now - self.prospect.cost(NOBODY, 0.0, colour, -1.0)) / SEAL_TEMPERATURE)
            found -= log(total)
            colour += 1
        return found

    def remember(self, now: SevenSeals) -> None:
        """Go through the round again, up to this moment."""
        state = self.beginning(now)
        seat = state.round % state.seats
        taken: i64 = 0
        for _ in range(state.seats):
            if now.phase == PREDICTING and seat == now.turn:
                break
            taken += now.chronicle[seat]
            if seat not in (self.seat, now.saboteur):
                self.predictions[seat] = self.prediction_of(state, seat, now.chronicle[seat], taken)
            seat = state.left_of(seat)
        trick: i64 = 0
        while trick < now.tricks:
            entry = now.chronicle[state.seats + trick]
            self.play_trick(state, entry)
            if state.phase == RETURNING and entry >> RETURNED_AT != 0:
                state.play(state.turn, RETURN + (entry >> RETURNED_AT) - 1)
            trick += 1
        if now.phase == PLAYING:
            self.play_trick(state, now.trick)

    def beginning(self, now: SevenSeals) -> SevenSeals:
        """Return the state before the first trick, with the hands that lead to this one."""
        state = now.copy()
        state.pool = POOL
        seat: i64 = 0
        while seat < state.seats:
            state.seals[seat] &= one_of(BLACK) - 1
            seat += 1
        trick: i64 = 0
        while trick < now.tricks:
            entry = now.chronicle[state.seats + trick]
            lay_back(state, entry)
            kind = (entry >> RETURNED_AT) - 1
            if kind >= 0:
                state.seals[winner_of(entry, state.seats)] += one_of(kind)
            trick += 1
        lay_back(state, now.trick)
        seat = 0
        while seat < state.seats:
            state.pool -= state.seals[seat]
            seat += 1
        state.phase = PLAYING
        state.tricks = 0
        state.won = 0
        state.voids = 0
        state.open_trick(state.round % state.seats)
        return state

    def prediction_of(self, state: SevenSeals, seat: i64, seals: i64, taken: i64) -> Moment:
        """Return the moment when a seat finished its prediction; `taken` is what was out of the pool."""
        moment = Moment(state.copy(), seat, NOBODY)
        moment.state.seals[seat] = seals
        pool: i64 = one_of(BLACK)
        colour: i64 = 0
        while colour < COLOURS:
            if count(taken, colour) < count(POOL, colour):
                pool += one_of(colour)
            colour += 1
        moment.state.pool = pool
        return moment

    def play_trick(self, state: SevenSeals, entry: i64) -> None:
        """Play the cards of a trick, or a part of one, and record what the others did."""
        while state.phase == PLAYING:
            seat = state.turn
            card = ((entry >> (7 * seat)) & 127) - 1
            if card < 0:
                return
            if seat != self.seat:
                self.plays[seat].append(Moment(state.copy(), seat, card))
                half = half_of(card)
                bit = single(card - LOW_HALF * half)
                for moment in self.plays[seat]:
                    moment.own[half] |= bit
                prediction = self.predictions[seat]
                if prediction is not None:
                    prediction.own[half] |= bit
            before = state.tricks
            state.play(seat, card)
            if state.tricks != before:
                return


def lay_back(state: SevenSeals, trick: i64) -> None:
    """Give the cards of a trick back to their players."""
    seat: i64 = 0
    while seat < state.seats:
        card = ((trick >> (7 * seat)) & 127) - 1
        if card >= 0:
            half = half_of(card)
            state.held[2 * seat + half] |= single(card - LOW_HALF * half)
        seat += 1


def winner_of(trick: i64, seats: i64) -> i64:
    """Return the winner of a trick of the chronicle."""
    winner = (trick >> LEADER_AT) & 7
    best = ((trick >> (7 * winner)) & 127) - 1
    seat = winner
    for _ in range(seats - 1):
        seat = (seat + 1) % seats
        card = ((trick >> (7 * seat)) & 127) - 1
        if beats(card, best):
            best = card
            winner = seat
    return winner
