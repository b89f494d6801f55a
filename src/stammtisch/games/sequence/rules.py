"""Sequence, the compact edition: put chips where your cards say, four in a line (`rules.md`).

A turn is an optional swap, then a play or a pass. The draw after a play, and in manual mode any draw, is a phase of its
own, in which chance moves.
"""

from collections.abc import Mapping
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import first, lowest, nth, nth_of_few, numbers, shift, single, size, zeros
from stammtisch.core.game import CHANCE, Value
from stammtisch.core.rng import Rng
from stammtisch.games.sequence.board import (
    AREA,
    BOARD,
    DIRECTIONS,
    ENDS,
    LINE_NUMBERS,
    LINES,
    SQUARES,
    any_four,
    line_from,
    step_of,
)
from stammtisch.games.sequence.knowledge import after_discard, after_draw, after_pass, concern
from stammtisch.games.sequence.material import (
    CARDS,
    CHOICE,
    DEALING,
    DECK,
    DRAW,
    DRAWING,
    ENDED,
    JC,
    JS,
    LAST_TURN,
    LINE,
    LOTS,
    NOBODY,
    ONE_EYED,
    PASS,
    PLACE,
    PLAY,
    RECENT_BITS,
    SWAP,
    TAKE,
    TURN,
    TWO_EYED,
    SequenceOptions,
    agreed,
    agreed_1,
    card_words,
    hand_size,
    lines_to_win,
    rank,
    some_of,
)
from stammtisch.games.sequence.state import SequenceState
from stammtisch.games.sequence.view import latest_of


@final
class Sequence(SequenceState):
    """A running game of Sequence."""

    def copy(self) -> "Sequence":
        """Return an independent copy."""
        twin = Sequence(
            self.seats,
            self.options,
            hands=self.hands[:],
            chips=self.chips[:],
            lines=self.lines,
            older=self.older,
            limits=self.limits,
            rights=self.rights,
            drawn=self.drawn,
        )
        twin.take_over(self)
        return twin

    # Who moves

    def random_seat(self, rng: Rng) -> i64:
        """SQ 6: each seat that may act is equally likely."""
        if self.phase == TURN and len(self.rights) > 0:
            speakers = self.speakers()
            return nth_of_few(speakers, rng.below(size(speakers)))
        return self.next_seat()

    # What may be done

    def legal(self, seat: i64) -> vec[i64]:
        """Return the actions of a seat."""
        actions = vec[i64]()
        if self.phase == TURN:
            if seat == self.turn:
                actions = self.turn_actions(actions)
            if self.may_draw(seat):
                actions = append(actions, DRAW)
        elif seat == self.next_seat():
            actions = listed(actions, self.stock, 0) if seat == CHANCE else self.line_choices()
        return actions

    def line_choices(self) -> vec[i64]:
        """SQ 5.3: the lines to choose from, in the first direction that allows several."""
        choices = vec[i64]()
        direction: i64 = 0
        while len(choices) < 2:
            step = step_of(direction)
            choices = vec[i64]()
            for start in numbers(self.open_fours(step)):
                choices = append(choices, LINE + LINE_NUMBERS[line_from(single(start), step)])
            direction += 1
        return choices

    def turn_actions(self, actions: vec[i64]) -> vec[i64]:
        """SQ 4.1 to SQ 4.5: the legal actions of the seat to play."""
        hand = self.hands[self.turn]
        room = self.room()
        prey = self.prey()
        actions = listed(actions, hand & room, PLAY)
        jacks = hand & ~BOARD
        while jacks != 0:
            jack = lowest(jacks)
            jacks &= jacks - 1
            if jack < JS:
                actions = listed(actions, room, PLACE + AREA * (jack - JC))
            else:
                actions = listed(actions, prey, TAKE + AREA * (jack - JS))
        if self.swaps_left > 0:
            actions = listed(actions, hand & ~useful(room, prey), SWAP)
        if len(actions) == 0:
            actions = append(actions, PASS)
        return actions

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Return one of the legal actions, each equally likely."""
        if seat == CHANCE:
            stock = self.stock
            return nth(stock, rng.below(size(stock)))
        if self.phase == CHOICE:
            choices = self.line_choices()
            return choices[rng.below(len(choices))]
        draws: i64 = 0
        if self.manual and self.may_draw(seat):
            if seat != self.turn:
                return DRAW
            draws = 1
        hand = self.hands[seat]
        room = self.room()
        prey = self.prey()
        plays = size(hand & room)
        jacks = hand >> JC
        places: i64 = 0
        takes: i64 = 0
        if jacks != 0:
            places = size(jacks & 3) * size(room)
            takes = size(jacks >> 2) * size(prey)
        dead: i64 = 0
        if self.swaps_left > 0:
            dead = hand & ~useful(room, prey)
        moves = plays + places + takes + size(dead)
        if moves == 0:
            return pass_or_draw(draws, rng)
        pick = rng.below(moves + draws)
        if pick < plays:
            return PLAY + nth(hand & room, pick)
        pick -= plays
        if pick < places:
            return jack_at(jacks & 3, room, pick, PLACE)
        pick -= places
        if pick < takes:
            return jack_at(jacks >> 2, prey, pick, TAKE)
        pick -= takes
        if pick < size(dead):
            return SWAP + nth(dead, pick)
        return DRAW

    # What happens

    def draw(self, rng: Rng) -> None:
        """Draw what chance has to draw now; without a story, the hands are dealt as a whole."""
        while self.next_seat() == CHANCE:
            if self.phase == DEALING and self.story is None:
                self.deal_hands(rng)
            else:
                self.draw_card(self.random_action(CHANCE, rng))

    def play(self, seat: i64, action: i64) -> None:
        """Play one action."""
        if action >= PLAY and action < SWAP:
            self.remember(seat, action - PLAY + 1)
        if seat == CHANCE:
            self.draw_card(action)
        elif action < PLACE:
            self.play_card(seat, action - PLAY)
            self.place_chip(seat, action - PLAY)
        elif action < TAKE:
            self.play_card(seat, JC + (action - PLACE) // AREA)
            self.place_chip(seat, (action - PLACE) % AREA)
        elif action < SWAP:
            self.play_card(seat, JS + (action - TAKE) // AREA)
            self.take_chip(seat, (action - TAKE) % AREA)
        elif action < PASS:
            self.swap_card(seat, action - SWAP)
        elif action == PASS:
            self.pass_turn(seat)
        elif action == DRAW:
            self.use_right(seat)
        else:
            self.finish_line(LINES[action - LINE])
            if self.phase != ENDED:
                self.settle_lines()

    def remember(self, seat: i64, play: i64) -> None:
        """Keep what a seat plays in its turn, for everybody who looks up later."""
        place: i64 = RECENT_BITS * seat
        self.recent = (self.recent & ~shift(first(RECENT_BITS), place)) | (play << place)

    def draw_card(self, card: i64) -> None:
        """Draw a card, for a hand or to decide who begins."""
        drawn = single(card)
        self.stock ^= drawn
        if self.phase == LOTS:
            self.draw_lot(card)
            return
        seat = self.drawer
        self.hands[seat] |= drawn
        if concern(self.limits, seat, 0):
            self.limits = after_draw(self.limits, seat, self.batch)
        if self.story is not None:
            kind = "draw" if self.phase == DRAWING else "deal"
            facts = {"rights": tuple(self.rights), "stock": int(size(self.stock))}
            self.emit(kind, seat, (CARDS[card],), "stock", f"hand {seat}", 0, self.visible_to(seat), facts)
        if self.phase == DRAWING:
            self.phase = TURN
        else:
            self.deal_on()

    def draw_lot(self, card: i64) -> None:
        """SQ 3: the highest card begins; tied seats draw again, and only their new cards count."""
        seat = self.drawer
        drawn = self.drawn[:]
        drawn[seat] |= single(card)
        self.drawn = drawn
        height: i64 = rank(card)
        if height > self.top:
            self.top = height
            self.leaders = 0
        if height == self.top:
            self.leaders |= single(seat)
        if self.story is not None:
            self.emit("lot", seat, (CARDS[card],), "stock", f"draw {seat}")
        later = self.tied >> (seat + 1)
        if later != 0:
            self.drawer = seat + 1 + lowest(later)
            return
        self.drawer = lowest(self.leaders)
        if size(self.leaders) == 1 or size(self.stock) < size(self.leaders):
            self.begin_deal(self.drawer)
            return
        self.tied = self.leaders
        self.leaders = 0
        self.top = NOBODY
        if self.story is not None:
            for tied in numbers(self.tied):
                self.emit("tie", tied)

    def begin_deal(self, seat: i64) -> None:
        """SQ 3: the drawn cards go back, and the hands are dealt from the starting seat."""
        if self.story is not None:
            for drawer in range(self.teams):
                self.emit("return", drawer, card_words(self.drawn[drawer]), f"draw {drawer}", "stock", 0, ())
            self.emit("start", seat)
        self.drawn = zeros(self.teams)
        self.tied = 0
        self.leaders = 0
        self.top = NOBODY
        self.stock = DECK
        self.shuffling += 1
        self.turn = seat
        self.team = seat
        self.undealt = self.seats * hand_size(self.seats)
        self.phase = DEALING

    def deal_on(self) -> None:
        """SQ 3: one card at a time, clockwise."""
        self.undealt -= 1
        if self.undealt == 0:
            self.phase = TURN
            self.count_swaps()
        else:
            self.drawer += 1
            if self.drawer == self.seats:
                self.drawer = 0

    def deal_hands(self, rng: Rng) -> None:
        """SQ 3: the rest of the deal at once, which is as fair."""
        seat: i64 = 0
        while seat < self.seats:
            dealt = some_of(self.stock, hand_size(self.seats) - size(self.hands[seat]), rng)
            self.stock ^= dealt
            self.hands[seat] |= dealt
            seat += 1
        self.undealt = 0
        self.drawer = (self.turn - 1) % self.seats
        self.phase = TURN
        self.count_swaps()

    def play_card(self, seat: i64, card: i64) -> None:
        """SQ 4: a card is played onto the discard."""
        self.let_go(seat, card, "play")
        self.passes = 0

    def let_go(self, seat: i64, card: i64, kind: str) -> None:
        """SQ 4.6: a card leaves a hand for the discard, played or discarded."""
        if self.story is not None:
            self.emit(kind, seat, (CARDS[card],), f"hand {seat}", "discard", facts={"discarded": CARDS[card]})
        gone = single(card)
        self.discarded = card
        self.hands[seat] ^= gone
        self.discard |= gone
        if concern(self.limits, seat, gone):
            self.limits = after_discard(self.limits, seat, gone, self.hands, self.batches())

    def place_chip(self, seat: i64, square: i64) -> None:
        """SQ 4.1, SQ 4.2, SQ 5: a chip is put on a free square, and may make four."""
        placed = single(square)
        chips = self.chips[self.team] | placed
        self.chips[self.team] = chips
        self.taken |= placed
        self.placed = placed
        if self.story is not None:
            facts = {"placed": SQUARES[square], "latest": {seat: latest_of(self.recent, seat, self.turns)}}
            self.emit("place", seat, (f"chip {self.team}",), f"supply {self.team}", SQUARES[square], facts=facts)
        if any_four(chips, placed):
            self.settle_lines()
        else:
            self.end_play(seat)

    def take_chip(self, seat: i64, square: i64) -> None:
        """SQ 4.3: a chip of another team goes back to its supply."""
        taken = single(square)
        team: i64 = 0
        while self.chips[team] & taken == 0:
            team += 1
        self.chips[team] ^= taken
        self.taken ^= taken
        if self.story is not None:
            facts = {"latest": {seat: latest_of(self.recent, seat, self.turns)}}
            self.emit("take", seat, (f"chip {team}",), SQUARES[square], f"supply {team}", facts=facts)
        self.end_play(seat)

    def swap_card(self, seat: i64, card: i64) -> None:
        """SQ 4.4, SQ 6: a card without a use is discarded and replaced, automatically in both modes."""
        self.let_go(seat, card, "swap")
        self.swaps_left -= 1
        self.need_card(seat)

    def pass_turn(self, seat: i64) -> None:
        """SQ 4.5: a turn without a play; as many passes in a row as there are seats end the game."""
        unshown = useful(self.room(), self.prey()) & ~self.discard
        self.limits = after_pass(self.limits, seat, unshown, self.hands, self.batches())
        self.passes += 1
        self.remember(seat, 0)
        if self.story is not None:
            self.emit("pass", seat, (), "", "", self.passes, facts={"latest": {seat: None}})
        self.end_turn()
        if self.passes == self.seats and self.phase != ENDED:
            self.end_drawn()

    def settle_lines(self) -> None:
        """SQ 5.1, SQ 5.3: direction by direction; a single possibility is automatic, more are a choice."""
        direction: i64 = 0
        while direction < DIRECTIONS:
            step = step_of(direction)
            starts = self.open_fours(step)
            if starts == 0:
                direction += 1
            elif starts & (starts - 1) != 0:
                self.phase = CHOICE
                return
            else:
                self.finish_line(line_from(starts, step))
                if self.phase == ENDED:
                    return
        self.end_play(self.turn)

    def finish_line(self, line: i64) -> None:
        """SQ 5.1, SQ 5.4: a line is finished; enough of them win at once."""
        self.lines = append(self.lines[:], line)
        self.safe |= line
        count = self.lines_of(self.team)
        if self.story is not None:
            left, right = ENDS[LINE_NUMBERS[line]]
            mates = range(self.team, self.seats, self.teams)
            facts = {"lines": {len(self.lines) - 1: f"{left}-{right}"}, "points": dict.fromkeys(mates, int(count))}
            self.emit("line", self.turn, (), left, right, count, facts=facts)
        if count == lines_to_win(self.teams):
            self.phase = ENDED
            self.round += 1
            if self.story is not None:
                for winner in self.winners():
                    self.emit("end", winner, (), "", "", count)

    def end_play(self, seat: i64) -> None:
        """SQ 4, SQ 6: after a play comes a draw, automatic or by a right to it."""
        self.end_turn()
        if self.phase == ENDED:
            return
        if self.manual:
            self.rights = append(self.rights[:], seat)
        else:
            self.need_card(seat)

    def end_turn(self) -> None:
        """SQ 8: a turn is a play or a pass. The next one is the left neighbour's."""
        self.turns += 1
        self.phase = TURN
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.count_swaps()
        self.team += 1
        if self.team == self.teams:
            self.team = 0
        if self.turns == LAST_TURN:
            self.end_drawn()

    def count_swaps(self) -> None:
        """SQ 4.4: a turn begins, with one swap or as many as the hand has cards."""
        self.swaps_left = size(self.hands[self.turn]) if self.swaps_any else 1

    def end_drawn(self) -> None:
        """SQ 4.5, SQ 8: nobody wins."""
        self.phase = ENDED
        self.round += 1
        if self.story is not None:
            self.emit("end", NOBODY)

    def use_right(self, seat: i64) -> None:
        """SQ 6: the oldest right of a seat is used, and with it all rights from earlier plays end."""
        used: i64 = 0
        while self.rights[used] != seat:
            if self.story is not None:
                self.emit("lost", self.rights[used], facts={"rights": tuple(self.rights[used + 1 :])})
            used += 1
        self.rights = self.rights[used + 1 :]
        self.need_card(seat)

    def need_card(self, seat: i64) -> None:
        """SQ 4.6: a card is drawn for a seat; if the stock is empty the discard becomes the stock."""
        self.drawer = seat
        self.phase = DRAWING
        if self.stock == 0:
            self.turn_over_discard()

    def turn_over_discard(self) -> None:
        """SQ 4.6: the discard becomes the stock, a new batch of cards; the older batches keep what is held."""
        if self.story is not None:
            facts = {"stock": int(size(self.discard)), "discarded": ""}
            self.emit("shuffle", NOBODY, card_words(self.discard), "discard", "stock", 0, (), facts)
        older = vec[i64]()
        batches = self.batches()
        at: i64 = 0
        while at < len(batches):
            held = batches[at] & ~self.discard
            if held != 0:
                older = append(older, held)
            at += 1
        self.older = older
        self.stock = self.discard
        self.batch = self.discard
        self.discard = 0
        self.discarded = NOBODY
        self.shuffling += 1


def useful(room: i64, prey: i64) -> i64:
    """SQ 4.4: the cards that have a legal use, if chips may be placed and taken on these squares."""
    cards = room
    if room != 0:
        cards |= TWO_EYED
    if prey != 0:
        cards |= ONE_EYED
    return cards


def listed(actions: vec[i64], mask: i64, base: i64) -> vec[i64]:
    """Return the actions, and one more for each number in the mask."""
    while mask != 0:
        actions = append(actions, base + lowest(mask))
        mask &= mask - 1
    return actions


def jack_at(jacks: i64, squares: i64, pick: i64, base: i64) -> i64:
    """Return the action at an index among those of one or two jacks of a kind on these squares."""
    there = size(squares)
    if pick >= there:
        return base + AREA + nth(squares, pick - there)
    if jacks == 2:
        return base + AREA + nth(squares, pick)
    return base + nth(squares, pick)


def pass_or_draw(draws: i64, rng: Rng) -> i64:
    """Return PASS, or one of PASS and DRAW at random if there is a draw."""
    if draws == 1 and rng.below(2) == 1:
        return DRAW
    return PASS


def new(seats: int, options: Mapping[str, Value]) -> Sequence:
    """SQ 3: before the first card is drawn."""
    return begun(seats, agreed(seats, options))


def new_1(seats: int, options: Mapping[str, Value]) -> Sequence:
    """The same by rules 1."""
    return begun(seats, agreed_1(seats, options))


def begun(seats: int, chosen: SequenceOptions) -> Sequence:
    """A game before the first card is drawn, with what the table agreed on."""
    empty = vec[i64]()
    state = Sequence(
        seats,
        chosen,
        hands=zeros(seats),
        chips=zeros(chosen.teams),
        lines=empty,
        older=empty,
        limits=empty,
        rights=empty,
        drawn=zeros(chosen.teams),
    )
    state.tied = first(chosen.teams)
    return state
