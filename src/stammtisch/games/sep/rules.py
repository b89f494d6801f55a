"""SEP: Circle of Sevens. Read it beside rules.md: every method names the paragraph that it implements."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, has, nth, numbers, one_of, single, size, zeros
from stammtisch.core.game import CHANCE, Value
from stammtisch.core.rng import Rng
from stammtisch.games.sep.circle import (
    RUN,
    SET,
    Circle,
    cards_in,
    on_places,
    paying,
    placements,
    random_place,
    random_placement,
    random_use,
    tops,
    uses,
)
from stammtisch.games.sep.knowledge import narrowed
from stammtisch.games.sep.material import (
    ACTION,
    ALL_ACTIONS,
    ALL_NUMBERS,
    ASIDE,
    CHOOSING,
    DEALING_ACTIONS,
    DRAWING,
    DRAWING_ACTION,
    DRAWING_FILL,
    FILL_RESERVE,
    FILL_STOCK,
    FILLING,
    FINISHED,
    KINGS,
    LAST_DRAW,
    LAST_TURN,
    LAYING,
    NUMBERS,
    ON,
    PLACES,
    PLACING,
    PLACING_TAKEN,
    RESERVE,
    STOCK,
    STOCKS,
    TOKENS,
    USING,
    SepOptions,
    agreed,
    card_word,
    place_word,
    words_in,
    words_of,
)
from stammtisch.games.sep.state import SepState

PLACED: Final[dict[str, object]] = {"taken": None}
FILLED: Final[dict[str, object]] = {"fill": None}
"""The facts that a placed card and a filled place change."""


@final
class Sep(SepState):
    """The rules of SEP: the legal actions and their effects."""

    # What can be done

    def legal(self, seat: i64) -> vec[i64]:
        """Return all actions of the seat to move, or all cards that chance may draw."""
        if seat != self.next_seat():
            return vec[i64]()
        phase = self.phase
        if phase < CHOOSING:
            return cards_in(self.pile if phase in (DRAWING_ACTION, DEALING_ACTIONS) else self.stock)
        if phase == PLACING:
            return placements(self.circle, self.hands[seat] & ALL_NUMBERS, self.free_aside)
        if phase == PLACING_TAKEN:
            return on_places(vec[i64](), self.taken, self.circle.fitting(self.taken))
        if phase == USING:
            return uses(self.circle, self.hands[seat] & ALL_ACTIONS)
        found = vec[i64]()
        if phase == CHOOSING:
            found = append(found, STOCK)
            if self._reserve_fits():
                found = append(found, RESERVE)
            if not self.acted:
                found = append(found, ACTION)
        elif phase == FILLING:
            if self._can_draw():
                found = append(found, FILL_STOCK)
            if len(self.reserve) > 0:
                found = append(found, FILL_RESERVE)
        return found

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Return one of the legal actions, each equally likely, without listing them."""
        phase = self.phase
        if phase < CHOOSING:
            if phase in (DRAWING_ACTION, DEALING_ACTIONS):
                return nth(self.pile, rng.below(size(self.pile)))
            return nth(self.stock, rng.below(size(self.stock)))
        if phase == CHOOSING:
            reserve = self._reserve_fits()
            choices: i64 = 2 if reserve else 1
            if not self.acted:
                choices += 1
            pick = rng.below(choices)
            if pick == 0:
                return STOCK
            if reserve and pick == 1:
                return RESERVE
            return ACTION
        if phase == PLACING:
            return random_placement(self.circle, self.hands[seat] & ALL_NUMBERS, self.free_aside, rng)
        if phase == PLACING_TAKEN:
            return random_place(self.taken, self.circle.fitting(self.taken), rng)
        if phase == USING:
            return random_use(self.circle, self.hands[seat] & ALL_ACTIONS, rng)
        if len(self.reserve) == 0 or (self._can_draw() and rng.below(2) == 0):
            return FILL_STOCK
        return FILL_RESERVE

    # What happens

    def play(self, seat: i64, action: i64) -> None:
        """Play an action."""
        if seat == CHANCE:
            self._draw(action)
        elif action < ASIDE:
            card = (action - ON) // PLACES
            place = action - ON - PLACES * card
            if card < NUMBERS:
                self._place(card, place)
            else:
                self._use(card, place)
        elif action < STOCK:
            card = action - ASIDE
            if card < NUMBERS:
                self._lay_aside(card)
            else:
                self._throw_away(card)
        elif action == STOCK:
            self._choose_stock()
        elif action == RESERVE:
            self._choose_reserve()
        elif action == ACTION:
            self._choose_action()
        elif action == FILL_STOCK:
            self._fill_from_stock()
        else:
            self._fill_from_reserve()

    def _draw(self, card: i64) -> None:
        """Move the card that chance drew to where this phase needs it."""
        phase = self.phase
        if phase == DRAWING:
            self._hold(card, self.mover, "draw")
            self.phase = PLACING
        elif phase == DRAWING_ACTION:
            self._draw_action(card)
        elif phase == DRAWING_FILL:
            self.stock ^= single(card)
            if self.story is not None:
                self.emit("fill", self.mover, (card_word(card),), "stock", place_word(self.place), facts=FILLED)
            self._fill(card)
        else:
            self._set_up(card)

    def _set_up(self, card: i64) -> None:
        """SE 2: six cards on the circle, then two number cards and two action cards for each seat."""
        self.due -= 1
        if self.phase == LAYING:
            place = PLACES - 1 - self.due
            if self.story is not None and place == 0:
                self.emit("round", CHANCE, amount=self.round + 1, facts={"stocks": self.stocks})
            self.stock ^= single(card)
            self.circle.lay(place, card)
            if self.story is not None:
                self.emit("lay", CHANCE, (card_word(card),), "stock", place_word(place))
        else:
            self._hold(card, (2 * self.seats - 1 - self.due) % self.seats, "deal")
        if self.due > 0:
            return
        if self.phase == DEALING_ACTIONS:
            self.phase = CHOOSING
        else:
            self.phase += 1
            self.due = 2 * self.seats

    def _choose_stock(self) -> None:
        """SE 3.1: a number card is drawn, from a new stock if necessary (SE 6.2)."""
        self.acted = False
        if self.story is not None:
            self.emit("stock", self.mover, target=f"hand {self.mover}")
        if self.stock == 0:
            self._refill()
        self.phase = DRAWING

    def _choose_reserve(self) -> None:
        """SE 3.1: the top card of the reserve is taken; it must be the one placed."""
        self.taken = self._take_reserve()
        self.phase = PLACING_TAKEN
        if self.story is not None:
            taken = card_word(self.taken)
            self.emit("take", self.mover, (taken,), "reserve", f"hand {self.mover}", facts={"taken": taken})

    def _choose_action(self) -> None:
        """SE 3.4: an action card is drawn; from an empty pile after SE 6.1, or alone not at all (SE 7.3)."""
        if self.story is not None:
            self.emit("action", self.mover)
        if self.seats == 1:
            self.acted = True
            if self.pile == 0:
                self.phase = USING
                return
        self.phase = DRAWING_ACTION
        self.due = 1
        if self.pile == 0:
            self._reshuffle_actions()

    def _draw_action(self, card: i64) -> None:
        """SE 3.4: the card drawn to be used; before it, after SE 6.1, two for each seat, the seat to move first."""
        seat = self.mover
        self.due -= 1
        if self.due > 0:
            self._hold(card, seat if self.due & 1 == 0 else 1 - seat, "deal")
            return
        self._hold(card, seat, "draw")
        self.phase = USING

    def _place(self, card: i64, place: i64) -> None:
        """SE 3.2, SE 3.3: a card is laid on a stack, and may pay."""
        seat = self.mover
        if self.phase == PLACING_TAKEN:
            self.taken = -1
        else:
            self.hands[seat] = self.hands[seat] ^ single(card)
            self._forget_number(card)
        before = self._shown_before()
        self.circle.lay(place, card)
        if self.story is not None:
            self.emit("place", seat, (card_word(card),), f"hand {seat}", place_word(place), facts=PLACED)
        if not self._pays(card, place, before):
            self._end_turn()

    def _lay_aside(self, card: i64) -> None:
        """SE 3.2: a card goes on the reserve, alone to the discard (SE 7.1); a token goes back unless that is free."""
        seat = self.mover
        self.hands[seat] = self.hands[seat] ^ single(card)
        self._forget_number(card)
        if self.free_aside:
            misfits = self.circle.misfits()
            self.numbers_kept = tuple([mask & misfits for mask in self.numbers_kept])
        if self.seats == 1:
            self.discard |= single(card)
        else:
            self.reserve = append(self.reserve, card)
        if self.story is not None:
            target = "discard" if self.seats == 1 else "reserve"
            self.emit("aside", seat, (card_word(card),), f"hand {seat}", target)
        if not self.free_aside:
            self._give_back()
        self._end_turn()

    def _forget_number(self, card: i64) -> None:
        """SE 7.1: a number card has left the hand; of what it may have been the narrowest leaves most open."""
        for at, mask in enumerate(self.numbers_kept):
            if has(mask, card):
                self.numbers_kept = self.numbers_kept[:at] + self.numbers_kept[at + 1 :]
                return

    def _use(self, card: i64, place: i64) -> None:
        """SE 3.4: jack, queen and king take one, two and three cards off a stack; the king earns a token first."""
        seat = self.mover
        self._spend(card, seat)
        if self.story is not None:
            self.emit("use", seat, (card_word(card),), f"actions {seat}", "used")
        if card >= KINGS and self._earns(1):
            return
        going = ((card - NUMBERS) >> 2) + 1
        if self.story is not None:
            removed = words_in(self.circle.cards(place)[::-1][:going])
            self.emit("remove", seat, removed, place_word(place), "discard")
        before = self._shown_before()
        self.discard |= self.circle.take(place, going)
        top = self.circle.top(place)
        if top < 0:
            self._empty(place)
            return
        if self.story is not None:
            self.emit("uncover", seat, (card_word(top),), place_word(place), place_word(place))
        if not self._pays(top, place, before):
            self._end_turn()

    def _throw_away(self, card: i64) -> None:
        """SE 3.4: no card could be used; one is discarded, a token goes back, and the others are known to be idle."""
        seat = self.mover
        self._spend(card, seat)
        self.kept[seat] = narrowed(self.kept[seat], self.circle.idle())
        if self.story is not None:
            self.emit("away", seat, (card_word(card),), f"actions {seat}", "used")
        self._give_back()
        self._end_turn()

    def _empty(self, place: i64) -> None:
        """SE 3.6: an emptied place waits to be filled; with nothing to fill it (SE 6.3) it stays empty."""
        if not self._can_draw() and len(self.reserve) == 0:
            self._end_turn()
            return
        self.place = place
        self.phase = FILLING

    def _fill_from_stock(self) -> None:
        """SE 3.6: the stock gives the card, from a new stock if necessary (SE 6.2)."""
        if self.story is not None:
            self.emit("stock", self.mover, target=place_word(self.place))
        if self.stock == 0:
            self._refill()
        self.phase = DRAWING_FILL

    def _fill_from_reserve(self) -> None:
        """SE 3.6: the top card of the reserve fills the place."""
        card = self._take_reserve()
        if self.story is not None:
            self.emit("fill", self.mover, (card_word(card),), "reserve", place_word(self.place), facts=FILLED)
        self._fill(card)

    def _fill(self, card: i64) -> None:
        """SE 3.6: the card need not connect, and may pay."""
        place = self.place
        self.place = 0
        before = self._shown_before()
        self.circle.lay(place, card)
        if not self._pays(card, place, before):
            self._end_turn()

    # Combinations and tokens

    def _shown_before(self) -> i64:
        """SE 4: the top cards before a step; 0 where they do not matter."""
        return 0 if self.renewed_pays else tops(self.circle)

    def _pays(self, card: i64, place: i64, before: i64) -> bool:
        """SE 4: a card that became visible earns tokens for its set and its run; True if that settled the round."""
        due: i64 = 0
        found = paying(self.circle, card, before, self.renewed_pays)
        if found & SET != 0:
            due = 1
            if self.story is not None:
                self.emit_combination("set", card, place, numbers(self.circle.equals(card)))
        if found & RUN != 0:
            due += 2 if self.circle.run(card) == PLACES else 1
            if self.story is not None:
                self.emit_combination("run", card, place, self.circle.run_places(card))
        return due > 0 and self._earns(due)

    def _earns(self, due: i64) -> bool:
        """SE 5: tokens come from the middle, then from the opponent; return whether seven settled the round."""
        seat = self.mover
        while due > 0:
            due -= 1
            if self.story is not None:
                source = "middle" if self.middle > 0 else f"tokens {1 - seat}"
                self.emit("earn", seat, ("token",), source, f"tokens {seat}", 1)
            if self.middle > 0:
                self.middle -= 1
            else:
                self.tokens -= one_of(1 - seat)
            self.tokens += one_of(seat)
            if count(self.tokens, seat) == TOKENS:
                self._win_at_once()
                return True
        return False

    # SE 6: the end of a turn, a stock, a round

    def _end_turn(self) -> None:
        """SE 3: the turn passes on, unless the game or the round ends with it."""
        self.turns += 1
        self.phase = CHOOSING
        if self.seats == 1:
            self._end_solo_turn()
            return
        if self.stocks >= STOCKS and (self.stock == 0 or self.stocks > STOCKS) and self._ends_on_tokens():
            return
        if self.turns == LAST_TURN:
            self._end_on_last_turn()
            return
        self.mover = 1 - self.mover

    def _ends_on_tokens(self) -> bool:
        """SE 6.3: after the third stock the leader has won; a tie goes on, with a new stock if necessary."""
        if self._lead() != 0:
            self._finish()
            return True
        if self.stock == 0 and self.turns < LAST_TURN:
            if self.story is not None:
                self.emit("tied", CHANCE, amount=count(self.tokens, 0))
            self._refill()
        return False

    def _end_on_last_turn(self) -> None:
        """SE 6.4: the 300th turn is the last, tied or not."""
        if self.story is not None:
            self.emit("last turn", CHANCE, amount=self.turns)
        self._finish()

    def _refill(self) -> None:
        """SE 6.2, SE 6.3: discard and reserve become the new stock. Cards in no other place were in the hands."""
        held: i64 = 0
        for seat in range(self.seats):
            held |= self.hands[seat] & ALL_NUMBERS
        fresh = self.discard
        for card in self.reserve:
            fresh |= single(card)
        if self.story is not None:
            self.emit("refill", CHANCE, amount=self.stocks + 1, facts={"stocks": self.stocks + 1})
            self.emit_gathered("shuffle", "discard", words_of(self.discard), "stock")
            self.emit_gathered("shuffle", "reserve", words_in(self.reserve), "stock")
        self.groups = tuple([group & held for group in (*self.groups, self.origin) if group & held != 0])
        self.stock = fresh
        self.origin = fresh
        self.discard = 0
        self.reserve = vec[i64]()
        self.stocks += 1
        self.shufflings += 1

    def _win_at_once(self) -> None:
        """SE 5, SE 7.4: seven tokens win; alone they score a point for each card left in the action pile."""
        if self.story is not None:
            self.emit("sep", self.mover, amount=TOKENS)
        if self.seats == 1:
            self._settle_solo(size(self.pile))
        else:
            self._finish()

    def _finish(self) -> None:
        """End the game; with two seats that settles its only round."""
        if self.seats == 2:
            self.round += 1
        self.phase = FINISHED
        if self.story is not None:
            won = self.winners()
            for seat in won:
                self.emit("end", seat, amount=self.points()[seat])
            if not won:
                self.emit("end", CHANCE)

    def _end_solo_turn(self) -> None:
        """SE 7.3, SE 7.5: the round ends with the last action card, used or drawn, and with the third stock."""
        last_action = self.pile == 0 and (self.kept[0] == 0 or self.options.solo_end == LAST_DRAW)
        if last_action or (self.stock == 0 and self.stocks == STOCKS):
            self._settle_solo(-self.middle)

    def _settle_solo(self, points: i64) -> None:
        """SE 7.4, SE 7.6: the points of a round; then the next one starts, or the game is over."""
        self.scored = points
        self.total += points
        self.round += 1
        if self.story is not None:
            facts = {"round": self.round, "scored": points, "points": (self.total,)}
            self.emit("score", 0, amount=points, facts=facts)
        if self.round == self.options.solo_rounds:
            self._finish()
        else:
            self._start_next_round()

    def _start_next_round(self) -> None:
        """SE 7.6: everything goes back before the next round."""
        if self.story is not None:
            for place in range(PLACES):
                self.emit_gathered("gather", place_word(place), words_in(self.circle.cards(place)), "stock")
            self.emit_gathered("gather", "discard", words_of(self.discard), "stock")
            self.emit_gathered("gather", "hand 0", words_of(self.hands[0] & ALL_NUMBERS), "stock")
            self.emit_gathered("gather", "used", words_of(self.used), "actions")
            self.emit_gathered("gather", "actions 0", words_of(self.hands[0] & ALL_ACTIONS), "actions")
            if self.tokens > 0:
                self.emit("gather", CHANCE, ("token",) * self.tokens, "tokens 0", "middle", self.tokens)
        fresh = fresh_table(1, self.options)
        fresh.round = self.round
        fresh.total = self.total
        fresh.scored = self.scored
        fresh.shufflings = self.shufflings + 1
        fresh.action_shufflings = self.action_shufflings + 1
        self.circle = fresh.circle
        self.hands = fresh.hands
        self.kept = fresh.kept
        self.take_over(fresh)

    # Copies

    def copy(self) -> "Sep":
        """Return an independent copy."""
        twin = Sep(
            self.seats,
            self.options,
            circle=self.circle.copy(),
            reserve=self.reserve[:],
            hands=self.hands[:],
            kept=self.kept[:],
        )
        twin.take_over(self)
        return twin


def new(seats: int, options: Mapping[str, Value]) -> Sep:
    """SE 2: the table before the first card is laid."""
    return fresh_table(seats, agreed(options))


def fresh_table(seats: i64, options: SepOptions) -> Sep:
    """Return a table with all cards in their piles and all tokens in the middle."""
    return Sep(
        seats,
        options,
        circle=Circle(zeros(PLACES)),
        reserve=vec[i64](),
        hands=zeros(seats),
        kept=zeros(seats),
    )
