"""Seven Seals: predict your tricks by taking seals, and return one for each trick that you win (`rules.md`)."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, has, kinds, lowest, nth, nth_of_few, one_of, single, size, zeros
from stammtisch.core.facts import some
from stammtisch.core.game import CHANCE, OVER, WATCHER, Value
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.material import (
    BLACK,
    COLOUR_KINDS,
    DEALING,
    DONE,
    FINISHED,
    HAND,
    LEADER_AT,
    LOW_HALF,
    NOBODY,
    ONE_COLOUR,
    PLAYING,
    POOL,
    PREDICTING,
    RED,
    RETURN,
    RETURNED_AT,
    RETURNING,
    SABOTEUR,
    SEAL_WORDS,
    TAKE,
    TAKE_FROM,
    VALUES,
    WHITE,
    SevenSealsOptions,
    agreed,
    agreed_1,
    cards_of,
    penalty,
    saboteur_points,
    seal_words,
    standing,
    starting_points,
    whole_deck,
    word,
)
from stammtisch.games.seven_seals.state import SevenSealsState

SWEPT: Final = ("trick", "winning", "last_trick", "last_winner", "tricks", "tricks_won", "out_of")
"""The facts that a finished trick changes."""
AFRESH: Final = (
    *("round", "dealer", "leader", "saboteur", "trick", "last_trick", "predicted", "tricks", "winning", "last_winner"),
    *("tricks_won", "out_of", "saboteur_starts", "due"),
)
"""The facts that a new round changes."""


@final
class SevenSeals(SevenSealsState):
    """A running game of Seven Seals."""

    def copy(self) -> "SevenSeals":
        """Return an independent copy."""
        twin = SevenSeals(self.seats, self.options, self.held[:], self.seals[:], self.chronicle[:])
        twin.take_over(self)
        return twin

    def legal(self, seat: i64) -> vec[i64]:
        """Return the actions of a seat."""
        found = vec[i64](capacity=16)
        if seat != self.turn:
            return found
        if self.phase == PREDICTING:
            return chosen(self.predictions(seat), SABOTEUR, found)
        if self.phase == RETURNING:
            return chosen(self.fitting_seals(seat), RETURN, found)
        holder = self.seats if self.phase == DEALING else seat
        if self.phase == PLAYING and self.led != NOBODY:
            following = self.of_colour(seat, self.led)
            if following != 0:
                return chosen(following, self.led * VALUES, found)
        return chosen(self.held[2 * holder + 1], LOW_HALF, chosen(self.held[2 * holder], 0, found))

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Return one of the legal actions, each equally likely."""
        if self.phase == PLAYING:
            if self.led != NOBODY:
                following = self.of_colour(seat, self.led)
                if following != 0:
                    return self.led * VALUES + nth_of_few(following, rng.below(size(following)))
            return card_at(self.held, seat, rng.below(HAND - self.tricks))
        if self.phase == DEALING:
            return card_at(self.held, self.seats, rng.below(self.deck_size))
        if self.phase == PREDICTING:
            words = self.predictions(seat)
            return SABOTEUR + nth(words, rng.below(size(words)))
        fitting = self.fitting_seals(seat)
        return RETURN + nth_of_few(fitting, rng.below(size(fitting)))

    def draw(self, rng: Rng) -> None:
        """SS 2: deal the rest of the deck at once."""
        if self.story is not None:
            super().draw(rng)
            return
        seats = self.seats
        places = vec[i64](capacity=self.deck_size)
        seat: i64 = 0
        while seat < seats:
            places = with_places(places, seat, HAND - self.hand_size(seat))
            seat += 1
        deal_at_random(self.held, self.held[2 * seats], self.held[2 * seats + 1], places, rng)
        self.held[2 * seats] = 0
        self.held[2 * seats + 1] = 0
        self.deck_size = 0
        self.begin_prediction(self.round % seats)

    def play(self, seat: i64, action: i64) -> None:
        """Play one ply of the current phase."""
        if self.phase == PLAYING:
            self.play_card(seat, action)
        elif self.phase == DEALING:
            self.deal_card(action)
        elif self.phase == RETURNING:
            self.return_seal(seat, action - RETURN)
        elif action == SABOTEUR:
            self.take_saboteur(seat)
        elif action == DONE:
            self.end_prediction(seat)
        elif action < TAKE_FROM:
            self.take_seal(seat, action - TAKE)
        else:
            self.take_seal_from(seat, (action - TAKE_FROM) // 5, (action - TAKE_FROM) % 5)

    def begin_round(self) -> None:
        """SS 2, SS 7: all cards in the deck, all seals and the saboteur in the pool; the left of the dealer first."""
        deck = whole_deck(self.seats)
        self.held[2 * self.seats] = deck[0]
        self.held[2 * self.seats + 1] = deck[1]
        seat: i64 = 0
        while seat < self.seats:
            self.seals[seat] = 0
            seat += 1
        self.deck_size = self.seats * HAND
        self.receiver = self.round % self.seats
        self.pool = POOL
        self.phase = DEALING
        self.turn = CHANCE
        self.saboteur = NOBODY
        self.leader = NOBODY
        self.last_leader = NOBODY
        self.last_trick = 0
        self.tricks = 0
        self.won = 0
        self.voids = 0
        at: i64 = 0
        while at < len(self.chronicle):
            self.chronicle[at] = 0
            at += 1

    def deal_card(self, card: i64) -> None:
        """SS 2: one card at a time until the whole deck is dealt."""
        seat = self.receiver
        half = half_of(card)
        bit = single(card - LOW_HALF * half)
        self.held[2 * self.seats + half] ^= bit
        self.held[2 * seat + half] ^= bit
        if self.story is not None:
            self.emit("deal", seat, (word(card),), "deck", f"hand {seat}", 0, (seat,))
        self.receiver = self.left_of(seat)
        self.deck_size -= 1
        if self.deck_size == 0:
            self.begin_prediction(self.receiver)

    def begin_prediction(self, seat: i64) -> None:
        """SS 3: one turn each, from the left of the dealer."""
        self.phase = PREDICTING
        self.turn = seat
        self.seals_taken = 0

    def predictions(self, seat: i64) -> i64:
        """SS 3.1 to SS 3.4: the legal actions of the predicting seat, as a mask of action ids above SABOTEUR."""
        in_pool = kinds(self.pool)
        words = single(DONE - SABOTEUR) | ((in_pool & COLOUR_KINDS) << (TAKE - SABOTEUR))
        if self.saboteur == NOBODY and self.seals_taken == 0:
            words |= 1
        gone = COLOUR_KINDS & ~in_pool
        if gone != 0 and has(in_pool, WHITE):
            other: i64 = 0
            while other < self.seats:
                if other != seat:
                    robbable = gone & kinds(self.seals[other])
                    while robbable != 0:
                        words |= single(TAKE_FROM - SABOTEUR + 5 * lowest(robbable) + other)
                        robbable &= robbable - 1
                other += 1
        return words

    def take_saboteur(self, seat: i64) -> None:
        """SS 3.1: instead of a prediction; it ends the turn."""
        self.saboteur = seat
        if self.story is not None:
            facts = {"saboteur": seat, "due": self.due()}
            self.emit("saboteur", seat, ("saboteur",), "pool", f"seals {seat}", facts=facts)
        self.pass_prediction(seat)

    def take_seal(self, seat: i64, colour: i64) -> None:
        """SS 3.2: a coloured seal from the pool; SS 3.3: never a white or black one."""
        self.pool -= one_of(colour)
        self.seals[seat] += one_of(colour)
        self.seals_taken += 1
        if self.story is not None:
            self.emit("take", seat, (SEAL_WORDS[colour],), "pool", f"seals {seat}", facts={"due": self.due()})

    def take_seal_from(self, seat: i64, colour: i64, other: i64) -> None:
        """SS 3.2: a seal from another seat, which gets a white one instead; SS 3.4: only while there is one."""
        self.seals[other] += one_of(WHITE) - one_of(colour)
        self.seals[seat] += one_of(colour)
        self.pool -= one_of(WHITE)
        self.seals_taken += 1
        if self.story is not None:
            self.emit("take", seat, (SEAL_WORDS[colour],), f"seals {other}", f"seals {seat}")
            due = {"due": self.due()}
            self.emit("compensate", other, (SEAL_WORDS[WHITE],), "pool", f"seals {other}", facts=due)

    def end_prediction(self, seat: i64) -> None:
        """SS 3.2: `done`; no seal at all is a prediction too."""
        self.chronicle[seat] = self.seals[seat]
        if self.story is not None:
            self.emit("predict", seat, amount=self.seals_taken)
        self.pass_prediction(seat)

    def pass_prediction(self, seat: i64) -> None:
        """SS 3.4: one turn each, none after being robbed."""
        following = self.left_of(seat)
        if following == self.round % self.seats:
            self.phase = PLAYING
            self.open_trick(following)
        else:
            self.begin_prediction(following)

    def open_trick(self, seat: i64) -> None:
        """SS 4: the left of the dealer leads the first trick, then each winner."""
        self.leader = seat
        self.turn = seat
        self.trick = 0
        self.trick_size = 0
        self.led = NOBODY

    def of_colour(self, seat: i64, colour: i64) -> i64:
        """SS 4: a seat's cards of the led colour, which it must follow with if it has any; bit 0 for the value 1."""
        half = (colour + 5) >> 3
        return (self.held[2 * seat + half] >> (VALUES * (colour - 3 * half))) & ONE_COLOUR

    def play_card(self, seat: i64, card: i64) -> None:
        """SS 4: the highest red wins; without red, the highest of the led colour."""
        half = half_of(card)
        self.held[2 * seat + half] ^= single(card - LOW_HALF * half)
        self.trick |= (card + 1) << (7 * seat)
        self.trick_size += 1
        if self.led == NOBODY:
            self.led = card // VALUES
            self.best = card
            self.best_seat = seat
        else:
            if card // VALUES != self.led:
                self.voids |= single(5 * seat + self.led)
            if beats(card, self.best):
                self.best = card
                self.best_seat = seat
        if self.story is not None:
            facts = {
                "phase": "playing",
                "trick": {self.trick_size - 1: (seat, word(card))},
                "leader": self.leader,
                "winning": self.best_seat,
            }
            self.emit("play", seat, (word(card),), f"hand {seat}", "trick", facts=facts)
        if self.trick_size == self.seats:
            self.win_trick(self.best_seat)
        else:
            self.turn = self.left_of(seat)

    def win_trick(self, winner: i64) -> None:
        """SS 5: the winner returns a seal or takes a black one; SS 5.4: the saboteur does neither."""
        swept = () if self.story is None else self.trick_words()
        self.last_leader = self.leader
        self.last_trick = self.trick
        self.chronicle[self.seats + self.tricks] = self.trick | (self.leader << LEADER_AT)
        self.trick = 0
        self.tricks += 1
        self.won += one_of(winner)
        if self.story is not None:
            returns = winner != self.saboteur and self.fitting_seals(winner) != 0
            facts = some(self.view(WATCHER).facts(), *SWEPT)
            facts |= {"phase": "returning"} if returns else self.after_trick(winner)
            self.emit("win", winner, swept, "trick", "played", facts=facts)
        self.turn = winner
        if winner != self.saboteur:
            if self.fitting_seals(winner) != 0:
                self.phase = RETURNING
                return
            self.take_black(winner)
        self.end_trick(winner)

    def fitting_seals(self, winner: i64) -> i64:
        """SS 5.1: the led colour, red if the trick was trumped, white always; a mask of the kinds that the winner
        has."""
        fitting = single(self.led) | single(WHITE)
        if self.best < VALUES:
            fitting |= single(RED)
        return fitting & kinds(self.seals[winner])

    def return_seal(self, seat: i64, kind: i64) -> None:
        """SS 5.2: one matching seal goes back to the pool."""
        self.seals[seat] -= one_of(kind)
        self.pool += one_of(kind)
        self.chronicle[self.seats + self.tricks - 1] |= (kind + 1) << RETURNED_AT
        if self.story is not None:
            facts = {**self.after_trick(seat), "due": self.due()}
            self.emit("return", seat, (SEAL_WORDS[kind],), f"seals {seat}", "pool", facts=facts)
        self.end_trick(seat)

    def take_black(self, winner: i64) -> None:
        """SS 5.3: without a matching seal the winner takes a black one, if there is one."""
        if count(self.pool, BLACK) == 0:
            if self.story is not None:
                self.emit("spared", winner)
            return
        self.pool -= one_of(BLACK)
        self.seals[winner] += one_of(BLACK)
        if self.story is not None:
            due = {"due": self.due()}
            self.emit("black", winner, (SEAL_WORDS[BLACK],), "pool", f"seals {winner}", facts=due)

    def after_trick(self, winner: i64) -> dict[str, object]:
        """SS 4: what everybody knows before the winner leads the next trick."""
        return {"phase": "playing", "leader": winner} if self.tricks < HAND else {}

    def end_trick(self, winner: i64) -> None:
        """SS 4: the winner leads the next trick, until all cards are played."""
        if self.tricks == HAND:
            self.settle_round()
        else:
            self.phase = PLAYING
            self.open_trick(winner)

    def settle_round(self) -> None:
        """SS 6, SS 7: the penalty points, then the next round or the end."""
        line: list[int] = []
        seat: i64 = 0
        while seat < self.seats:
            line.append(self.saboteur_score() if seat == self.saboteur else penalty(self.seals[seat]))
            seat += 1
        self.sheet = (*self.sheet, tuple(line))
        if self.story is not None:
            totals = self.points()
            for scorer, points in enumerate(line):
                facts = {"sheet": {self.round: tuple(line[: scorer + 1])}, "points": {scorer: totals[scorer]}}
                if scorer == self.seats - 1:
                    facts["standing"] = standing(totals)
                self.emit("score", scorer, amount=points, facts=facts)
        self.round += 1
        if self.round < self.rounds:
            self.gather()
            self.begin_round()
            if self.story is not None:
                fresh = {**some(self.view(WATCHER).facts(), *AFRESH), "phase": "predicting"}
                self.emit("round", self.round % self.seats, amount=self.round + 1, facts=fresh)
        else:
            self.phase = FINISHED
            self.turn = OVER
            if self.story is not None:
                for victor in self.winners():
                    self.emit("end", victor, amount=self.points()[victor], facts={"phase": "finished"})

    def saboteur_score(self) -> i64:
        """SS 6: what the saboteur gets for the round."""
        blacks: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            blacks += count(self.seals[seat], BLACK)
            seat += 1
        return saboteur_points(self.options, starting_points(self.options, self.round, self.rounds), blacks)

    def gather(self) -> None:
        """SS 7: emit the events that bring everything back before the next round."""
        if self.story is None:
            return
        for seat in range(self.seats):
            seals = seal_words(self.seals[seat], seat == self.saboteur)
            if seals:
                self.emit("gather", seat, seals, f"seals {seat}", "pool")
        self.emit("gather", CHANCE, cards_of(whole_deck(self.seats)), "played", "deck", 0, ())

    def due(self) -> tuple[int, ...]:
        """SS 6: by seat the penalty points if the round ended now."""
        return self.view(WATCHER).due()

    def trick_words(self) -> tuple[str, ...]:
        """Return the cards on the table in the order of play."""
        found: list[str] = []
        seat = self.leader
        for _ in range(self.trick_size):
            found.append(word(((self.trick >> (7 * seat)) & 127) - 1))
            seat = self.left_of(seat)
        return tuple(found)


def beats(card: i64, best: i64) -> bool:
    """SS 4: whether a card beats the best one so far, which is red or of the led colour."""
    if card < VALUES:
        return best >= VALUES or card > best
    return card > best >= VALUES and card // VALUES == best // VALUES


def chosen(mask: i64, base: i64, found: vec[i64]) -> vec[i64]:
    """Add the actions that a mask stands for, counted from a base."""
    while mask != 0:
        found = append(found, base + size((mask & -mask) - 1))
        mask &= mask - 1
    return found


def half_of(card: i64) -> i64:
    """Return 0 for a card of the low half, 1 for one of the high half."""
    return (card + 64 - LOW_HALF) >> 6


def card_at(held: vec[i64], holder: i64, index: i64) -> i64:
    """Return the card at an index among those of a holder."""
    low = held[2 * holder]
    here = size(low)
    if index < here:
        return nth(low, index)
    return LOW_HALF + nth(held[2 * holder + 1], index - here)


def with_places(places: vec[i64], holder: i64, number: i64) -> vec[i64]:
    """Add one place for each card that a holder gets."""
    while number > 0:
        places = append(places, holder)
        number -= 1
    return places


def deal_at_random(held: vec[i64], low: i64, high: i64, places: vec[i64], rng: Rng) -> None:
    """Deal a set of cards to the places, which are used up; every deal is equally likely."""
    left: i64 = len(places)
    half: i64 = 0
    cards = low
    while half < 2:
        while cards != 0:
            card = cards & -cards
            cards ^= card
            at = rng.below(left)
            left -= 1
            held[2 * places[at] + half] |= card
            places[at] = places[left]
        cards = high
        half += 1


def new(seats: int, options: Mapping[str, Value]) -> SevenSeals:
    """A game before the first deal."""
    return begun(seats, agreed(options))


def new_1(seats: int, options: Mapping[str, Value]) -> SevenSeals:
    """A game of rules 1 before the first deal."""
    return begun(seats, agreed_1(options))


def begun(seats: int, options: SevenSealsOptions) -> SevenSeals:
    """A game before the first deal, with what the table agreed on."""
    state = SevenSeals(seats, options, zeros(2 * (seats + 1)), zeros(seats), zeros(seats + HAND))
    state.begin_round()
    return state
