"""Imagine the cards of Seven Seals that a viewer does not see.

Every deal that fits the sizes of the hands and the shown voids is exactly equally likely. A colour that some hidden
hand cannot hold is called tight. Tight colours are dealt first, each card to a hand that may hold it, in proportion to
the room left there. With one tight colour that is uniform. With more, some deals would come up too often, so a deal is
accepted with the probability that corrects this: rejection sampling (von Neumann, 1951). If none is accepted after some
attempts, the deals are counted instead (Jerrum, Valiant and Vazirani, 1986).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, lowest, shift, single, size, zeros
from stammtisch.core.cards import some_of
from stammtisch.core.game import OVER, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.material import COLOURS, DEALING, HAND, NOBODY, ONE_COLOUR, RETURNING, VALUES
from stammtisch.games.seven_seals.rules import SevenSeals, beats, deal_at_random, with_places
from stammtisch.games.seven_seals.view import SevenSealsView

ATTEMPTS: Final = 100


def imagine(view: View, rng: Rng) -> State:
    """Return a whole state that agrees with this view; each is equally likely."""
    assert isinstance(view, SevenSealsView)
    seats: i64 = view.seats
    held = zeros(2 * (seats + 1))
    seals = zeros(seats)
    room = zeros(seats + 1)
    low: i64 = view.unseen[0]
    high: i64 = view.unseen[1]
    deck_size = size(low) + size(high)
    seat: i64 = 0
    while seat < seats:
        seals[seat] = view.seals[seat]
        hand = view.hands[seat]
        if len(hand) > 0:
            held[2 * seat] = hand[0]
            held[2 * seat + 1] = hand[1]
        else:
            room[seat] = view.sizes[seat]
            deck_size -= room[seat]
        seat += 1
    room[seats] = deck_size
    deal_hidden(held, low, high, room, view.voids, rng)

    chronicle = zeros(seats + HAND)
    at: i64 = 0
    while at < len(view.chronicle):
        chronicle[at] = view.chronicle[at]
        at += 1
    state = SevenSeals(seats, view.options, held, seals, chronicle)
    state.round = view.round
    state.phase = view.phase
    state.pool = view.pool
    state.saboteur = view.saboteur
    state.seals_taken = view.seals_taken
    state.leader = view.leader
    state.last_leader = view.last_leader
    state.last_trick = view.last_trick
    state.tricks = view.tricks
    state.won = view.won
    state.voids = view.voids
    state.sheet = view.sheet
    state.turn = OVER
    if len(view.waiting) > 0:
        state.turn = view.waiting[0]
    if state.phase == DEALING:
        state.deck_size = deck_size
        dealt = seats * HAND - deck_size
        state.receiver = (state.round + dealt) % seats
    elif state.phase == RETURNING:
        look_at_trick(state, state.last_trick, state.last_leader)
    else:
        look_at_trick(state, view.trick, state.leader)
        state.trick = view.trick
    return state


def look_at_trick(state: SevenSeals, trick: i64, leader: i64) -> None:
    """SS 4: find the led colour and the winning card of a trick again."""
    seat = leader
    while seat != NOBODY and state.trick_size < state.seats:
        card = ((trick >> (7 * seat)) & 127) - 1
        if card < 0:
            return
        if state.trick_size == 0:
            state.led = card // VALUES
        if state.trick_size == 0 or beats(card, state.best):
            state.best = card
            state.best_seat = seat
        state.trick_size += 1
        seat = state.left_of(seat)


def deal_hidden(held: vec[i64], low: i64, high: i64, room: vec[i64], voids: i64, rng: Rng) -> None:
    """Deal the unseen cards to the room that the hidden hands (and the deck, which comes last) have."""
    if voids != 0:
        low, high = deal_tight_colours(held, low, high, room, voids, rng)
    places = vec[i64](capacity=size(low) + size(high))
    holder: i64 = 0
    while holder < len(room):
        places = with_places(places, holder, room[holder])
        holder += 1
    deal_at_random(held, low, high, places, rng)


def deal_tight_colours(held: vec[i64], low: i64, high: i64, room: vec[i64], voids: i64, rng: Rng) -> tuple[i64, i64]:
    """Deal the colours that some hidden hand cannot hold; return the cards that are left."""
    hidden: i64 = 0
    holder: i64 = 0
    while holder < len(room):
        if room[holder] > 0:
            hidden |= single(holder)
        holder += 1
    unseen = zeros(COLOURS)
    allowed = zeros(COLOURS)
    tight = vec[i64](capacity=COLOURS)
    colour: i64 = 0
    while colour < COLOURS:
        if colour < 3:
            unseen[colour] = low & shift(ONE_COLOUR, VALUES * colour)
        else:
            unseen[colour] = high & shift(ONE_COLOUR, VALUES * (colour - 3))
        allowed[colour] = hidden
        holder = 0
        while holder < len(room) - 1:
            if has(voids, 5 * holder + colour):
                allowed[colour] &= ~single(holder)
            holder += 1
        if allowed[colour] != hidden and unseen[colour] != 0:
            tight = append(tight, colour)
            if colour < 3:
                low ^= unseen[colour]
            else:
                high ^= unseen[colour]
        colour += 1
    if len(tight) > 0:
        deal_tight(held, unseen, room, tightest_first(tight, allowed), allowed, rng)
    return low, high


def deal_colour(held: vec[i64], colour: i64, cards: i64, room: vec[i64], allowed: i64, total: i64, rng: Rng) -> None:
    """Deal cards of one colour to the allowed holders, in proportion to their room (`total` in all)."""
    half: i64 = 0
    if colour >= 3:
        half = 1
    while cards != 0:
        card = cards & -cards
        cards ^= card
        index = rng.below(total)
        holder: i64 = 0
        while True:
            if has(allowed, holder):
                if index < room[holder]:
                    break
                index -= room[holder]
            holder += 1
        room[holder] -= 1
        total -= 1
        held[2 * holder + half] |= card


def tightest_first(tight: vec[i64], allowed: vec[i64]) -> vec[i64]:
    """Return the tight colours; those that the fewest holders may have come first."""
    ordered = tight[:]
    done: i64 = 1
    while done < len(ordered):
        at = done
        while at > 0 and size(allowed[ordered[at]]) < size(allowed[ordered[at - 1]]):
            ordered[at], ordered[at - 1] = ordered[at - 1], ordered[at]
            at -= 1
        done += 1
    return ordered


def room_in(room: vec[i64], holders: i64) -> i64:
    """Return the total room of some holders."""
    total: i64 = 0
    holder: i64 = 0
    while holder < len(room):
        if has(holders, holder):
            total += room[holder]
        holder += 1
    return total


def deal_tight(held: vec[i64], unseen: vec[i64], room: vec[i64], tight: vec[i64], allowed: vec[i64], rng: Rng) -> None:
    """Deal the tight colours so that all deals are equally likely.

    A deal comes up with a probability in inverse proportion to a product over the tight colours: the number of ways in
    which the room for that colour could take its cards when it was dealt. The deal is accepted with the probability
    (that product) / (the largest possible product).
    """
    before = room[:]
    most = zeros(len(tight))
    at: i64 = 0
    while at < len(tight):
        most[at] = most_room(before, unseen, tight, allowed, at)
        at += 1
    attempt: i64 = 0
    while attempt < ATTEMPTS:
        chance = 1.0
        at = 0
        while at < len(tight):
            colour = tight[at]
            number = size(unseen[colour])
            total = room_in(room, allowed[colour])
            if total < number:
                chance = 0.0
                break
            index: i64 = 0
            while index < number:
                chance *= float(total - index) / float(most[at] - index)
                index += 1
            deal_colour(held, colour, unseen[colour], room, allowed[colour], total, rng)
            at += 1
        if chance >= 1.0 or (chance > 0.0 and rng.fraction() < chance):
            return
        holder: i64 = 0
        while holder < len(room):
            if before[holder] > 0:
                room[holder] = before[holder]
                held[2 * holder] = 0
                held[2 * holder + 1] = 0
            holder += 1
        attempt += 1
    deal_by_counting(held, unseen, room, tight, allowed, rng)


def most_room(room: vec[i64], unseen: vec[i64], tight: vec[i64], allowed: vec[i64], at: i64) -> i64:
    """Return the most room that can be left for a tight colour when it is dealt, after what earlier ones must use."""
    mine = allowed[tight[at]]
    most = room_in(room, mine)
    earlier: i64 = 0
    while earlier < at:
        colour = tight[earlier]
        forced = size(unseen[colour]) - room_in(room, allowed[colour] & ~mine)
        if forced > 0:
            most -= forced
        earlier += 1
    return most


class ColourCount:
    """The number of deals of the tight colours, to draw one of them: exact in every case, but slower.

    Holders that may have the same tight colours count as one group. The last tight colour need not be counted: dealing
    it in proportion to the room is uniform.
    """

    room: vec[i64]
    """By group."""
    number: vec[i64]
    """How many cards there are of each tight colour."""
    allowed: vec[i64]
    """The groups that may have each tight colour."""
    known: dict[int, float]

    def __init__(self, room: vec[i64], number: vec[i64], allowed: vec[i64]) -> None:
        self.room = room
        self.number = number
        self.allowed = allowed
        self.known = {}

    def ways(self, at: i64, group: i64, left: i64) -> float:
        """Return in how many ways `left` cards of a colour can go to this and later groups, with all later colours."""
        if at + 1 == len(self.number):
            return binomial(room_in(self.room, self.allowed[at]), self.number[at])
        while group < len(self.room) and not has(self.allowed[at], group):
            group += 1
        if group == len(self.room):
            return self.ways(at + 1, 0, self.number[at + 1])
        key = self.key(at, group, left)
        known = self.known.get(key)
        if known is not None:
            return known
        total = 0.0
        share = self.least(at, group, left)
        most = self.most(at, group, left)
        while share <= most:
            total += self.ways_with(at, group, left, share)
            share += 1
        self.known[key] = total
        return total

    def ways_with(self, at: i64, group: i64, left: i64, share: i64) -> float:
        """Do the same as `ways`, if this group gets `share` of them."""
        choices = binomial(self.room[group], share)
        self.room[group] -= share
        total = choices * self.ways(at, group + 1, left - share)
        self.room[group] += share
        return total

    def least(self, at: i64, group: i64, left: i64) -> i64:
        """Return how many of the cards a group must get, because later groups have no room."""
        return max(0, left - room_in(self.room, self.allowed[at] & ~first(group + 1)))

    def most(self, at: i64, group: i64, left: i64) -> i64:
        """Return how many of the cards a group can get at most."""
        if not has(self.allowed[at], group):
            return 0
        return min(left, self.room[group])

    def key(self, at: i64, group: i64, left: i64) -> int:
        """Return a key for a situation; a group has room for fewer than 128 cards."""
        key: int = at * 128 + group * 16 + left
        for room in self.room:
            key = key * 128 + room
        return key

    def share(self, at: i64, group: i64, left: i64, rng: Rng) -> i64:
        """Return how many cards a group gets, drawn in proportion to the ways; the room of the group shrinks."""
        share = self.least(at, group, left)
        most = self.most(at, group, left)
        if share < most:
            threshold = rng.fraction() * self.ways(at, group, left) - self.ways_with(at, group, left, share)
            while threshold >= 0.0 and share < most:
                share += 1
                threshold -= self.ways_with(at, group, left, share)
        self.room[group] -= share
        return share


def deal_by_counting(
    held: vec[i64], unseen: vec[i64], room: vec[i64], tight: vec[i64], allowed: vec[i64], rng: Rng
) -> None:
    """Deal the tight colours after counting: first how many cards go to each group, then which and to whom."""
    groups = groups_of(room, tight, allowed)
    group_room = zeros(len(groups))
    group: i64 = 0
    while group < len(groups):
        group_room[group] = room_in(room, groups[group])
        group += 1
    number = zeros(len(tight))
    group_allowed = zeros(len(tight))
    at: i64 = 0
    while at < len(tight):
        number[at] = size(unseen[tight[at]])
        group = 0
        while group < len(groups):
            if groups[group] & allowed[tight[at]] != 0:
                group_allowed[at] |= single(group)
            group += 1
        at += 1
    deals = ColourCount(group_room, number, group_allowed)
    at = 0
    while at + 1 < len(tight):
        cards = unseen[tight[at]]
        left = number[at]
        group = 0
        while group < len(groups):
            share = deals.share(at, group, left, rng)
            mine = some_of(cards, left, share, rng)
            deal_colour(held, tight[at], mine, room, groups[group], room_in(room, groups[group]), rng)
            cards ^= mine
            left -= share
            group += 1
        at += 1
    last = tight[at]
    deal_colour(held, last, unseen[last], room, allowed[last], room_in(room, allowed[last]), rng)


def groups_of(room: vec[i64], tight: vec[i64], allowed: vec[i64]) -> vec[i64]:
    """Return the holders with room, grouped by the tight colours that they may have."""
    groups = vec[i64](capacity=len(room))
    rest = first(len(room))
    while rest != 0:
        holder = lowest(rest)
        alike = rest
        at: i64 = 0
        while at < len(tight):
            may = allowed[tight[at]]
            alike &= may if has(may, holder) else ~may
            at += 1
        rest &= ~alike
        if room_in(room, alike) > 0:
            groups = append(groups, alike)
    return groups


def binomial(total: i64, number: i64) -> float:
    """Return the number of ways to choose some of a total."""
    ways = 1.0
    step: i64 = 0
    while step < number:
        ways *= float(total - step) / float(number - step)
        step += 1
    return ways
