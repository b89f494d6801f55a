"""What one viewer knows of a game of SEP."""

from dataclasses import dataclass

from stammtisch.core.bits import single, size
from stammtisch.core.game import BACK, JUDGE, View
from stammtisch.games.sep.facts import FormerStock, Known, Outlook, SepFacts
from stammtisch.games.sep.material import (
    ALL_ACTIONS,
    ALL_NUMBERS,
    DRAWING_FILL,
    FILLING,
    FREE,
    LAST_TURN,
    PAYS,
    PHASES,
    STOCKS,
    SepOptions,
    card_word,
    mask_of,
    place_word,
    words_in,
    words_of,
)
from stammtisch.games.sep.outlook import Effects, circle_of


@dataclass(frozen=True)
class SepView(View):
    """What one viewer knows of a game of SEP. Sets of cards are masks."""

    options: SepOptions
    phase: int
    mover: int
    due: int
    place: int
    taken: int
    acted: bool
    turns: int
    total: int
    scored: int
    tokens: tuple[int, ...]
    middle: int
    circle: tuple[tuple[int, ...], ...]
    """The stack at each place, its lowest card first."""
    reserve: tuple[int, ...]
    discard: int
    used: int
    stock_left: int
    pile_left: int
    stocks: int
    shufflings: int
    action_shufflings: int
    origin: int
    """The cards that went into the present stock."""
    groups: tuple[int, ...]
    """For each former stock the cards from it that are still in the hands."""
    held: tuple[tuple[int, ...], ...]
    """For each seat how many cards of its hand come from each of these stocks, the present one last."""
    kept: tuple[tuple[int, ...], ...]
    """For each seat and each of its action cards the cards it can be; each mask lies within the next."""
    numbers_kept: tuple[int, ...]
    """SE 7.1: where laying aside is free, for each number card of the hand the cards that it can be."""
    hands: tuple[int, ...]
    """The hands that the viewer sees, number cards and action cards; 0 for the others."""

    def sees(self, seat: int) -> bool:
        """Whether the viewer sees the hand of a seat."""
        return self.viewer in (seat, JUDGE)

    def hidden(self, stock: int) -> int:
        """The cards from one of the stocks (as in `held`) that the viewer cannot see."""
        seen = self.discard | mask_of(self.reserve)
        for stack in self.circle:
            seen |= mask_of(stack)
        for hand in self.hands:
            seen |= hand
        if self.taken >= 0:
            seen |= single(self.taken)
        return (*self.groups, self.origin)[stock] & ~seen

    def hidden_numbers(self) -> int:
        """The number cards that the viewer cannot see, whatever stock they are from."""
        found = 0
        for stock in range(len(self.groups) + 1):
            found |= self.hidden(stock)
        return found

    def hidden_actions(self) -> int:
        """The action cards that the viewer cannot see."""
        seen = self.used
        for hand in self.hands:
            seen |= hand
        return ALL_ACTIONS & ~seen

    def certain(self, seat: int) -> int:
        """The cards that a hidden hand must have: nothing else is left that they or it could be."""
        mask = 0
        if self.sees(seat):
            return mask
        for stock, held in enumerate(self.held[seat]):
            cards = self.hidden(stock)
            if held == size(cards):
                mask |= cards
        for index, kept in enumerate(self.kept[seat]):
            cards = kept & self.hidden_actions()
            if index + 1 == size(cards):
                mask |= cards
        return mask

    def places(self) -> dict[str, tuple[str, ...]]:
        """SE 1, SE 2: the circle, the piles, the hands and the tokens."""
        judge = self.viewer == JUDGE
        found: dict[str, tuple[str, ...]] = {
            place_word(place): words_in(stack) for place, stack in enumerate(self.circle)
        }
        found["stock"] = words_of(self.hidden(len(self.groups))) if judge else (BACK,) * self.stock_left
        found["reserve"] = words_in(self.reserve)
        found["discard"] = words_of(self.discard)
        found["actions"] = words_of(self.hidden_actions()) if judge else (BACK,) * self.pile_left
        found["used"] = words_of(self.used)
        found["middle"] = ("token",) * self.middle
        for seat in range(self.seats):
            sees = self.sees(seat)
            hand = words_of(self.hands[seat] & ALL_NUMBERS) if sees else (BACK,) * sum(self.held[seat])
            taken = (card_word(self.taken),) if self.taken >= 0 and seat == self.mover else ()
            found[f"hand {seat}"] = hand + taken
            found[f"actions {seat}"] = (
                words_of(self.hands[seat] & ALL_ACTIONS) if sees else (BACK,) * len(self.kept[seat])
            )  # fmt: skip
            found[f"tokens {seat}"] = ("token",) * self.tokens[seat]
        return {place: pieces for place, pieces in found.items() if pieces}

    def facts(self) -> SepFacts:
        """Return whose turn it is, the counts, and what a perfect memory knows of the hidden cards."""
        alone = self.seats == 1
        return SepFacts(
            phase=PHASES[self.phase],
            round=self.round,
            waiting=self.waiting,
            mover=self.mover,
            turns=self.turns,
            points=(self.total,) if alone else self.tokens,
            tokens=self.tokens,
            middle=self.middle,
            stock=self.stock_left,
            stocks=self.stocks,
            actions=self.pile_left,
            rounds=self.options.solo_rounds if alone else None,
            scored=self.scored if alone else None,
            may_act=not self.acted if alone else None,
            free_aside=self.options.solo_aside == FREE if alone else None,
            last_turn=None if alone else LAST_TURN,
            overtime=None if alone else self.stocks > STOCKS,
            fill=place_word(self.place) if self.phase in (FILLING, DRAWING_FILL) else None,
            taken=card_word(self.taken) if self.taken >= 0 else None,
            outlook=self.outlook(),
            stock_made_of=words_of(self.origin),
            unseen=words_of(self.hidden(len(self.groups))),
            unseen_actions=words_of(self.hidden_actions()),
            known=tuple([None if self.sees(seat) else self._known_of(seat) for seat in range(self.seats)]),
        )

    def outlook(self) -> tuple[Outlook, ...]:
        """Return what the words of the seat to move do at once, to a viewer who sees its hand."""
        if not self.sees(self.mover):
            return ()
        free_aside = self.seats == 1 and self.options.solo_aside == FREE
        tokens = self.tokens[self.mover]
        effects = Effects(circle_of(self.circle), tokens, self.options.renewed == PAYS, free_aside)
        if self.phase == FILLING and self.reserve:
            return (effects.filled(self.reserve[-1], self.place),)
        words = effects.words(self.phase, self.hands[self.mover], self.taken)
        return tuple([effects.of(action) for action in words])

    def _known_of(self, seat: int) -> Known:
        """Return what must be so of a hidden hand: cards it has, cards of former stocks, what its action cards can
        be."""
        former = [
            FormerStock(words_of(self.hidden(stock)), self.held[seat][stock]) for stock in range(len(self.groups))
        ]
        can_be = [words_of(mask & self.hidden_actions()) for mask in self.kept[seat]]
        hidden = self.hidden_numbers()
        numbers = [words_of(mask & hidden) for mask in self.numbers_kept]
        return Known(words_of(self.certain(seat)), tuple(former), tuple(can_be), tuple(numbers))


def held_from(hand: int, stocks: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards of a hand come from each of the stocks."""
    return tuple([int(size(hand & stock)) for stock in stocks])
