"""What each word does at once, as far as the open cards and the viewer's own tell: tokens, cards taken off, neighbours.

It follows from the view alone, so it says nothing that its viewer could not work out.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import numbers
from stammtisch.games.sep.circle import RUN, SET, Circle, on_places, paying, placements, tops, uses
from stammtisch.games.sep.facts import Outlook
from stammtisch.games.sep.material import (
    ALL_ACTIONS,
    ALL_NUMBERS,
    ASIDE,
    FILL_RESERVE,
    KINGS,
    NUMBERS,
    ON,
    PLACES,
    PLACING,
    PLACING_TAKEN,
    TOKENS,
    USING,
    word,
)


class Effects:
    """The open circle and what the seat to move holds, to try words on."""

    def __init__(self, circle: Circle, tokens: int, renewed_pays: bool, free_aside: bool) -> None:
        self.circle = circle
        self.tokens = tokens
        self.renewed_pays = renewed_pays
        self.free_aside = free_aside

    def words(self, phase: int, hand: int, taken: int) -> vec[i64]:
        """SE 3.2, SE 3.3, SE 3.4: the legal actions with a card that is known."""
        if phase == PLACING:
            return placements(self.circle, hand & ALL_NUMBERS, self.free_aside)
        if phase == PLACING_TAKEN:
            return on_places(vec[i64](), taken, self.circle.fitting(taken))
        if phase == USING:
            return uses(self.circle, hand & ALL_ACTIONS)
        return vec[i64]()

    def of(self, action: i64) -> Outlook:
        """SE 3.2 to SE 3.4: what an action does at once."""
        if action >= ASIDE:
            free = self.tokens == 0 or (self.free_aside and action < ASIDE + NUMBERS)
            return Outlook(word(action), 0 if free else -1)
        card = (action - ON) // PLACES
        place = action - ON - PLACES * card
        if card < NUMBERS:
            return Outlook(word(action), self.laid(card, place), 0, self.beside(card, place))
        return Outlook(word(action), self.used(card, place), int(going(card)))

    def filled(self, card: i64, place: i64) -> Outlook:
        """SE 3.6: what the open card of the reserve brings to the empty place."""
        return Outlook(word(FILL_RESERVE), self.laid(card, place))

    def laid(self, card: i64, place: i64) -> int:
        """SE 4: the tokens that a card earns on a place."""
        circle = self.circle.copy()
        circle.lay(place, card)
        return self.earned(circle, card)

    def used(self, card: i64, place: i64) -> int:
        """SE 3.4: the tokens that an action card earns: a king one, each of them what it uncovers."""
        circle = self.circle.copy()
        circle.take(place, going(card))
        top = circle.top(place)
        king = 1 if card >= KINGS else 0
        return min(king + (self.earned(circle, top) if top >= 0 else 0), TOKENS - self.tokens)

    def earned(self, circle: Circle, card: i64) -> int:
        """SE 4, SE 5: the tokens for the combinations of a card that became visible; seven are all there are."""
        found = paying(circle, card, 0 if self.renewed_pays else tops(self.circle), self.renewed_pays)
        due = 1 if found & SET != 0 else 0
        if found & RUN != 0:
            due += 2 if circle.run(card) == PLACES else 1
        return min(due, TOKENS - self.tokens)

    def beside(self, card: i64, place: i64) -> tuple[int, ...]:
        """SE 3.3: the neighbours, counted from 1, that a card connects with on a place."""
        near = self.circle.connecting(card)
        return tuple([at + 1 for at in numbers(near) if (at - place) % PLACES in (1, PLACES - 1)])


def going(card: i64) -> i64:
    """SE 3.4: how many cards an action card takes off a stack."""
    return ((card - NUMBERS) >> 2) + 1


def circle_of(stacks: tuple[tuple[int, ...], ...]) -> Circle:
    """Return the circle with these stacks."""
    empty = vec[i64]()
    for _ in stacks:
        empty = append(empty, 0)
    circle = Circle(empty)
    for place, cards in enumerate(stacks):
        for card in cards:
            circle.lay(place, card)
    return circle
