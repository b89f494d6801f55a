"""Sequence, the compact edition. The paragraphs (SQ 1 to SQ 8) are those of `rules.md`.

Cards and squares share their numbers (see `board.py`); sets of them are masks. A turn is: perhaps a swap, then a play
or a pass. The draw after a play, and in manual mode whenever it comes, is one phase of its own, in which chance moves.
"""

from collections.abc import Mapping
from functools import cache
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import lowest, nth, nth_of_few, numbers, single, size, zeros
from stammtisch.core.game import CHANCE, JUDGE, OVER, Option, State, Value
from stammtisch.core.rng import Rng
from stammtisch.games.sequence.board import (
    ACTIONS,
    BOARD,
    CARDS,
    CHIPS,
    DECK,
    DRAW,
    ENDS,
    JACK,
    JC,
    JS,
    LAST_TURN,
    LINE,
    LINE_NUMBERS,
    LINES,
    ONE_EYED,
    PASS,
    PLAY,
    SQUARES,
    SWAP,
    TWO_EYED,
    WORDS,
    any_four,
    fours,
    hand_size,
    line_from,
    lines_to_win,
    rank,
    step_of,
)
from stammtisch.games.sequence.memory import FIELDS, after_discard, after_draw, after_pass, concern, some_of
from stammtisch.games.sequence.view import (
    CHOICE,
    DEALING,
    DRAWING,
    ENDED,
    LOTS,
    NOBODY,
    TURN,
    Limit,
    SequenceOptions,
    SequenceView,
    card_words,
)

__all__ = [
    "ACTIONS",
    "Limit",
    "Sequence",
    "SequenceOptions",
    "SequenceView",
    "new",
    "options",
    "teams",
    "word",
]


def options(seats: int) -> tuple[Option, ...]:
    """SQ 2, SQ 6, SQ 7: the options."""
    draw = Option("draw", "auto", ("auto", "manual"), "Whether the draw follows by itself or has to be remembered.")
    conferring = Option("conferring", False, (False, True), "Whether team-mates see each other's hands.")
    teams = Option("teams", 3, (2, 3), "How many teams there are.")
    return (draw, conferring, teams) if seats == 6 else (draw, conferring)


def teams(seats: int, options: Mapping[str, Value]) -> tuple[int, ...]:
    """SQ 2: the team of each seat."""
    count = _team_count(seats, options)
    return tuple([seat % count for seat in range(seats)])


def _team_count(seats: int, options: Mapping[str, Value]) -> int:
    if seats == 6:
        return int(options["teams"])
    return 3 if seats == 3 else 2


@cache
def _agreed(draw: str, conferring: bool, teams: int) -> SequenceOptions:
    return SequenceOptions(draw, conferring, teams)


def word(action: int) -> str:
    """The word of an action."""
    return WORDS[action]


@final
class Sequence(State):
    """All truth of a game of Sequence. Vectors other than `hands` and `chips` are replaced, never changed in place."""

    options: SequenceOptions
    manual: bool
    """SQ 6: whether players draw by themselves."""
    teams: i64
    phase: i64
    turn: i64
    """The seat whose turn it is."""
    team: i64
    """Its team."""
    drawer: i64
    """The seat that chance draws for."""
    hands: vec[i64]
    """By seat: its cards."""
    stock: i64
    discard: i64
    shuffling: i64
    batch: i64
    """The cards that were in the present stock when it was shuffled."""
    older: vec[i64]
    """The cards still held of each former stock, the oldest first."""
    limits: vec[i64]
    """What passes have shown, see `memory.py`."""
    chips: vec[i64]
    """By team: the squares with its chips."""
    taken: i64
    """All squares with chips."""
    safe: i64
    """SQ 5.1: the squares of finished lines."""
    lines: vec[i64]
    """The squares of each finished line."""
    placed: i64
    """The square of the chip placed last."""
    swapped: bool
    """SQ 4.4: whether this turn's swap has been used."""
    passes: i64
    """SQ 4.5: how many turns in a row have ended in a pass."""
    turns: i64
    """SQ 8: how many turns are over."""
    rights: vec[i64]
    """SQ 6: the seats with a right to draw, once for each right, the oldest first."""
    undealt: i64
    """SQ 3: how many cards are still to be dealt."""
    drawn: vec[i64]
    """SQ 3: by seat, the cards drawn to see who begins, while they lie there."""
    tied: i64
    """SQ 3: the seats that draw in this round of lots."""
    leaders: i64
    """SQ 3: those of them with the highest card so far in this round."""
    top: i64
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
        self.teams = options.teams
        self.phase = LOTS
        self.turn = 0
        self.team = 0
        self.drawer = 0
        self.hands = hands
        self.stock = DECK
        self.discard = 0
        self.shuffling = 0
        self.batch = DECK
        self.older = older
        self.limits = limits
        self.chips = chips
        self.taken = 0
        self.safe = 0
        self.lines = lines
        self.placed = 0
        self.swapped = False
        self.passes = 0
        self.turns = 0
        self.rights = rights
        self.undealt = 0
        self.drawn = drawn
        self.tied = 0
        self.leaders = 0
        self.top = NOBODY

    def copy(self) -> "Sequence":
        """The same truth once more."""
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
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.team = self.team
        twin.drawer = self.drawer
        twin.stock = self.stock
        twin.discard = self.discard
        twin.shuffling = self.shuffling
        twin.batch = self.batch
        twin.taken = self.taken
        twin.safe = self.safe
        twin.placed = self.placed
        twin.swapped = self.swapped
        twin.passes = self.passes
        twin.turns = self.turns
        twin.undealt = self.undealt
        twin.tied = self.tied
        twin.leaders = self.leaders
        twin.top = self.top
        return twin

    # Who moves

    def next_seat(self) -> i64:
        """The seat that moves next; in manual mode the one with the oldest right to draw, before the one to play."""
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

    def random_seat(self, rng: Rng) -> i64:
        """SQ 6: each of those who may speak, equally likely."""
        if self.phase == TURN and len(self.rights) > 0:
            speakers = self._speakers()
            return nth_of_few(speakers, rng.below(size(speakers)))
        return self.next_seat()

    def waiting_for(self) -> list[int]:
        """SQ 6: seats with a right to draw and the seat to play are waited for together."""
        if self.phase == TURN:
            return numbers(self._speakers())
        seat = self.next_seat()
        return [] if seat == OVER else [seat]

    def _speakers(self) -> i64:
        """The seat to play and those with a right to draw."""
        speakers = single(self.turn)
        at: i64 = 0
        while at < len(self.rights):
            speakers |= single(self.rights[at])
            at += 1
        return speakers

    def holding_up(self) -> list[int]:
        """SQ 6: nobody has to wait for a draw."""
        return [self.turn] if self.phase == TURN else self.waiting_for()

    def deck(self) -> tuple[int, int]:
        """There is one deck."""
        return 0, self.shuffling

    # What may be done

    def _room(self, team: i64) -> i64:
        """SQ 4.1, SQ 4.6: the squares on which a team may place a chip."""
        if size(self.chips[team]) == CHIPS:
            return 0
        return BOARD & ~self.taken

    def _prey(self, team: i64) -> i64:
        """SQ 4.3: the squares with chips of others that are in no finished line."""
        return self.taken & ~self.chips[team] & ~self.safe

    def _useful(self, room: i64, prey: i64) -> i64:
        """SQ 4.4: the cards that have a legal use."""
        useful = room
        if room != 0:
            useful |= TWO_EYED
        if prey != 0:
            useful |= ONE_EYED
        return useful

    def _may_draw(self, seat: i64) -> bool:
        """SQ 6: whether a seat has a right to draw."""
        at: i64 = 0
        while at < len(self.rights):
            if self.rights[at] == seat:
                return True
            at += 1
        return False

    def legal(self, seat: i64) -> vec[i64]:
        """The actions of a seat."""
        actions = vec[i64]()
        if self.phase == TURN:
            if seat == self.turn:
                actions = self._turn_actions(actions)
            if self._may_draw(seat):
                actions = append(actions, DRAW)
        elif seat == self.next_seat():
            actions = _listed(actions, self.stock, 0) if seat == CHANCE else self._line_choices()
        return actions

    def _line_choices(self) -> vec[i64]:
        """SQ 5.3: the lines to choose from, in the first direction that allows several."""
        choices = vec[i64]()
        direction: i64 = 0
        while len(choices) < 2:
            step = step_of(direction)
            choices = vec[i64]()
            for start in numbers(self._open_fours(step)):
                choices = append(choices, LINE + LINE_NUMBERS[line_from(single(start), step)])
            direction += 1
        return choices

    def _turn_actions(self, actions: vec[i64]) -> vec[i64]:
        """SQ 4.1 to SQ 4.5: what the seat to play may do."""
        hand = self.hands[self.turn]
        room = self._room(self.team)
        prey = self._prey(self.team)
        actions = _listed(actions, hand & room, PLAY)
        for jack in numbers(hand >> JC):
            actions = _listed(actions, room if jack < 2 else prey, JACK + 48 * jack)
        if not self.swapped:
            actions = _listed(actions, hand & ~self._useful(room, prey), SWAP)
        if len(actions) == 0:
            actions = append(actions, PASS)
        return actions

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely."""
        if seat == CHANCE:
            stock = self.stock
            return nth(stock, rng.below(size(stock)))
        if self.phase == CHOICE:
            choices = self._line_choices()
            return choices[rng.below(len(choices))]
        draws: i64 = 0
        if self.manual and self._may_draw(seat):
            if seat != self.turn:
                return DRAW
            draws = 1
        hand = self.hands[seat]
        room = self._room(self.team)
        prey = self._prey(self.team)
        plays = size(hand & room)
        jacks = hand >> JC
        places: i64 = 0
        takes: i64 = 0
        if jacks != 0:
            places = size(jacks & 3) * size(room)
            takes = size(jacks >> 2) * size(prey)
        dead: i64 = 0
        if not self.swapped:
            dead = hand & ~self._useful(room, prey)
        moves = plays + places + takes + size(dead)
        if moves == 0:
            if draws == 1 and rng.below(2) == 1:
                return DRAW
            return PASS
        pick = rng.below(moves + draws)
        if pick < plays:
            return PLAY + nth(hand & room, pick)
        pick -= plays
        if pick < places:
            return _jack_at(jacks & 3, room, pick, JACK)
        pick -= places
        if pick < takes:
            return _jack_at(jacks >> 2, prey, pick, JACK + 96)
        pick -= takes
        if pick < size(dead):
            return SWAP + nth(dead, pick)
        return DRAW

    # What happens

    def draw(self, rng: Rng) -> None:
        """Plays what chance has to draw now; hands are dealt as a whole where nobody listens."""
        while self.next_seat() == CHANCE:
            if self.phase == DEALING and self.story is None:
                self._deal_hands(rng)
            else:
                self._draw_card(self.random_action(CHANCE, rng))

    def play(self, seat: i64, action: i64) -> None:
        """One word."""
        if seat == CHANCE:
            self._draw_card(action)
        elif action < JACK:
            self._use(seat, action - PLAY)
            self._place(seat, action - PLAY)
        elif action < SWAP:
            jack = JC + (action - JACK) // 48
            self._use(seat, jack)
            if jack < JS:
                self._place(seat, (action - JACK) % 48)
            else:
                self._take(seat, (action - JACK) % 48)
        elif action < PASS:
            self._swap(seat, action - SWAP)
        elif action == PASS:
            self._pass(seat)
        elif action == DRAW:
            self._use_right(seat)
        else:
            self._finish_line(LINES[action - LINE])
            if self.phase != ENDED:
                self._settle_lines()

    def _draw_card(self, card: i64) -> None:
        """Chance draws a card, for a hand or to see who begins."""
        drawn = single(card)
        self.stock ^= drawn
        if self.phase == LOTS:
            self._draw_lot(card)
            return
        seat = self.drawer
        self.hands[seat] |= drawn
        if concern(self.limits, seat, 0):
            self.limits = after_draw(self.limits, seat, self.batch)
        if self.story is not None:
            kind = "draw" if self.phase == DRAWING else "deal"
            self.tell(kind, seat, (CARDS[card],), "stock", f"hand {seat}", 0, self._eyes(seat))
        if self.phase == DRAWING:
            self.phase = TURN
        else:
            self._deal_on()

    def _eyes(self, seat: i64) -> tuple[int, ...]:
        """SQ 7: who sees the hand of a seat."""
        if not self.options.conferring:
            return (seat,)
        return tuple([other for other in range(self.seats) if other % self.teams == seat % self.teams])

    def _draw_lot(self, card: i64) -> None:
        """SQ 3: the highest card begins; the tied draw again, and only their new cards count."""
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
            self.tell("lot", seat, (CARDS[card],), "stock", f"draw {seat}")
        later = self.tied >> (seat + 1)
        if later != 0:
            self.drawer = seat + 1 + lowest(later)
            return
        self.drawer = lowest(self.leaders)
        if size(self.leaders) == 1 or size(self.stock) < size(self.leaders):
            self._begin(self.drawer)
            return
        self.tied = self.leaders
        self.leaders = 0
        self.top = NOBODY
        if self.story is not None:
            for tied in numbers(self.tied):
                self.tell("tie", tied)

    def _begin(self, seat: i64) -> None:
        """SQ 3: the drawn cards go back, and the hands are dealt from the starting seat."""
        if self.story is not None:
            for drawer in range(self.teams):
                self.tell("return", drawer, card_words(self.drawn[drawer]), f"draw {drawer}", "stock", 0, ())
            self.tell("start", seat)
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

    def _deal_on(self) -> None:
        """SQ 3: one card at a time, clockwise."""
        self.undealt -= 1
        if self.undealt == 0:
            self.phase = TURN
        else:
            self.drawer += 1
            if self.drawer == self.seats:
                self.drawer = 0

    def _deal_hands(self, rng: Rng) -> None:
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

    def _use(self, seat: i64, card: i64) -> None:
        """SQ 4, SQ 4.6: a card is played onto the discard."""
        if self.story is not None:
            self.tell("play", seat, (CARDS[card],), f"hand {seat}", "discard")
        self._let_go(seat, card)
        self.passes = 0

    def _let_go(self, seat: i64, card: i64) -> None:
        """SQ 4.6: a card leaves a hand for the discard."""
        gone = single(card)
        self.hands[seat] ^= gone
        self.discard |= gone
        if concern(self.limits, seat, gone):
            self.limits = after_discard(self.limits, seat, gone, self.hands, self._batches())

    def _place(self, seat: i64, square: i64) -> None:
        """SQ 4.1, SQ 4.2, SQ 5: a chip is put on a free square, and may make four."""
        placed = single(square)
        chips = self.chips[self.team] | placed
        self.chips[self.team] = chips
        self.taken |= placed
        self.placed = placed
        if self.story is not None:
            self.tell("place", seat, (f"chip {self.team}",), f"supply {self.team}", SQUARES[square])
        if any_four(chips, placed):
            self._settle_lines()
        else:
            self._end_play(seat)

    def _take(self, seat: i64, square: i64) -> None:
        """SQ 4.3: a chip of another team goes back to its supply."""
        taken = single(square)
        team: i64 = 0
        while self.chips[team] & taken == 0:
            team += 1
        self.chips[team] ^= taken
        self.taken ^= taken
        if self.story is not None:
            self.tell("take", seat, (f"chip {team}",), SQUARES[square], f"supply {team}")
        self._end_play(seat)

    def _swap(self, seat: i64, card: i64) -> None:
        """SQ 4.4, SQ 6: a card without a use is thrown away and replaced, in both modes by itself."""
        if self.story is not None:
            self.tell("swap", seat, (CARDS[card],), f"hand {seat}", "discard")
        self._let_go(seat, card)
        self.swapped = True
        self._need_card(seat)

    def _pass(self, seat: i64) -> None:
        """SQ 4.5: a turn without a play; as many in a row as there are seats end the game."""
        useful = self._useful(self._room(self.team), self._prey(self.team)) & ~self.discard
        self.limits = after_pass(self.limits, seat, useful, self.hands, self._batches())
        self.passes += 1
        if self.story is not None:
            self.tell("pass", seat, (), "", "", self.passes)
        self._end_turn()
        if self.passes == self.seats and self.phase != ENDED:
            self._end_drawn()

    def _open_fours(self, step: i64) -> i64:
        """SQ 5.2, SQ 5.3: the first squares of the lines in one direction that the chip just placed can finish now."""
        chips = self.chips[self.team]
        starts = fours(chips, self.placed, step)
        untried = starts
        while untried != 0:
            start = untried & -untried
            untried ^= start
            if self._overlaps(line_from(start, step), chips):
                starts ^= start
        return starts

    def _overlaps(self, line: i64, chips: i64) -> bool:
        """SQ 5.2: whether a line shares more than one chip with a finished line of its team."""
        at: i64 = 0
        while at < len(self.lines):
            finished = self.lines[at]
            if finished & ~chips == 0 and size(finished & line) > 1:
                return True
            at += 1
        return False

    def _settle_lines(self) -> None:
        """SQ 5.1, SQ 5.3: direction by direction; a single possibility is automatic, more are a choice."""
        direction: i64 = 0
        while direction < 4:
            step = step_of(direction)
            starts = self._open_fours(step)
            if starts == 0:
                direction += 1
            elif starts & (starts - 1) != 0:
                self.phase = CHOICE
                return
            else:
                self._finish_line(line_from(starts, step))
                if self.phase == ENDED:
                    return
        self._end_play(self.turn)

    def _finish_line(self, line: i64) -> None:
        """SQ 5.1, SQ 5.4: a line is finished; enough of them win at once."""
        self.lines = append(self.lines[:], line)
        self.safe |= line
        self.phase = TURN
        count = self._lines_of(self.team)
        if self.story is not None:
            left, right = ENDS[LINE_NUMBERS[line]]
            self.tell("line", self.turn, (), left, right, count)
        if count == lines_to_win(self.teams):
            self.phase = ENDED
            self.round += 1
            if self.story is not None:
                for winner in self.winners():
                    self.tell("end", winner, (), "", "", count)

    def _end_play(self, seat: i64) -> None:
        """SQ 4, SQ 6: after a play comes a draw, by itself or by a right to it."""
        self._end_turn()
        if self.phase == ENDED:
            return
        if self.manual:
            self.rights = append(self.rights[:], seat)
        else:
            self._need_card(seat)

    def _end_turn(self) -> None:
        """SQ 8: a turn is a play or a pass. The next one is the left neighbour's."""
        self.turns += 1
        self.swapped = False
        self.phase = TURN
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.team += 1
        if self.team == self.teams:
            self.team = 0
        if self.turns == LAST_TURN:
            self._end_drawn()

    def _end_drawn(self) -> None:
        """SQ 4.5, SQ 8: nobody wins."""
        self.phase = ENDED
        self.round += 1
        if self.story is not None:
            self.tell("end", NOBODY)

    def _use_right(self, seat: i64) -> None:
        """SQ 6: the oldest right of a seat is used, and with it all rights from earlier plays end."""
        used: i64 = 0
        while self.rights[used] != seat:
            if self.story is not None:
                self.tell("lost", self.rights[used])
            used += 1
        self.rights = self.rights[used + 1 :]
        self._need_card(seat)

    def _need_card(self, seat: i64) -> None:
        """SQ 4.6: a card is drawn for a seat; if the stock is empty the discard becomes the stock."""
        self.drawer = seat
        self.phase = DRAWING
        if self.stock == 0:
            self._turn_over_discard()

    def _turn_over_discard(self) -> None:
        """SQ 4.6: the discard becomes the stock, a new batch of cards; the older batches keep what is held."""
        if self.story is not None:
            self.tell("shuffle", NOBODY, card_words(self.discard), "discard", "stock", 0, ())
        older = vec[i64]()
        batches = self._batches()
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
        self.shuffling += 1

    def _batches(self) -> vec[i64]:
        """All batches, the present stock's last."""
        return append(self.older[:], self.batch)

    # How it stands

    def _lines_of(self, team: i64) -> i64:
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
        return [self._lines_of(seat % self.teams) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """SQ 7: all seats of the winning team."""
        needed = lines_to_win(self.teams)
        return [seat for seat, lines in enumerate(self.points()) if lines == needed]

    def utility(self, seat: i64) -> float:
        """1 for the winning team, 0 for the others; a drawn game is shared by the teams."""
        needed = lines_to_win(self.teams)
        team: i64 = 0
        while team < self.teams:
            if self._lines_of(team) == needed:
                return 1.0 if seat % self.teams == team else 0.0
            team += 1
        return 1.0 / float(self.teams)

    def view(self, viewer: i64) -> SequenceView:
        """What a viewer knows."""
        batches = self._batches()
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
            hands=tuple([self.hands[seat] if self._sees(viewer, seat) else None for seat in range(self.seats)]),
            discard=self.discard,
            shuffling=self.shuffling,
            batches=tuple(batches),
            held=tuple([tuple([size(hand & batch) for batch in batches]) for hand in self.hands]),
            limits=tuple(
                [
                    Limit(self.limits[at], self.limits[at + 1], self.limits[at + 2])
                    for at in range(0, len(self.limits), FIELDS)
                ]
            ),
            rights=tuple(self.rights),
            swapped=self.swapped,
            passes=self.passes,
            turns=self.turns,
            drawn=tuple(self.drawn),
            tied=self.tied,
            leaders=self.leaders,
            top=self.top,
        )

    def _sees(self, viewer: i64, seat: i64) -> bool:
        """SQ 7: whether a viewer sees a hand."""
        if viewer in (seat, JUDGE):
            return True
        return self.options.conferring and viewer >= 0 and viewer % self.teams == seat % self.teams


def _listed(actions: vec[i64], mask: i64, base: i64) -> vec[i64]:
    """The actions, and one more for each number in the mask."""
    while mask != 0:
        actions = append(actions, base + lowest(mask))
        mask &= mask - 1
    return actions


def _jack_at(jacks: i64, squares: i64, pick: i64, base: i64) -> i64:
    """The action at an index of those of one or two jacks of a kind on these squares."""
    there = size(squares)
    if pick >= there:
        return base + 48 + nth(squares, pick - there)
    if jacks == 2:
        return base + 48 + nth(squares, pick)
    return base + nth(squares, pick)


def new(seats: int, options: Mapping[str, Value]) -> Sequence:
    """SQ 3: before the first card is drawn."""
    agreed = _agreed(str(options["draw"]), bool(options["conferring"]), _team_count(seats, options))
    empty = vec[i64]()
    state = Sequence(
        seats,
        agreed,
        hands=zeros(seats),
        chips=zeros(agreed.teams),
        lines=empty,
        older=empty,
        limits=empty,
        rights=empty,
        drawn=zeros(agreed.teams),
    )
    state.tied = 3 if agreed.teams == 2 else 7
    return state
