"""Law 9: an imagined world has a past, which could have led to all that the viewer saw.

The law follows every hidden card of the match from its draw to where it lies now. In the other past it takes the same
way, and is the card that the imagined world has there. Cards that the viewer saw stay what they are. The plies are
replayed with those cards: each must be legal, and the viewer must see the same events. Which of the hidden cards of a
place came first is unknown, so several ways are tried by randomised hill climbing: a step exchanges two cards of a
place, or the draws that brought them there, or changes a sealed choice. It is kept if the replay gets as far.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from stammtisch.core.game import BACK, CHANCE, JUDGE, Event, State
from stammtisch.core.match import actions_by_word, words_by_action
from stammtisch.core.rng import Rng
from stammtisch.laws.sameness import pieces_at, plain
from stammtisch.laws.setup import Playthrough, Setup, events_of, played, seen, words

NEVER: Final = 1_000_000
"""Later than any ply."""
WORLDS: Final = 3
"""How many worlds in a row must seem to have no past, if the search is not exhaustive."""
TRIES: Final = 1000
"""How many ways are tried before a world counts as having no past."""


@dataclass(eq=False)
class Card:
    """A piece between two shufflings."""

    word: str
    """The word that it had in the match."""
    drawn: int
    """The ply that drew it; -1 if it was there before."""
    deck: int
    """The deck it came from; -1 if it was there before."""
    known: bool
    """Whether the viewer has seen it."""
    home: str = ""
    """The place where it was drawn to."""
    left: int = NEVER
    """The ply in which it left that place or was seen."""
    place: str = ""
    """Where it lies in the end; empty if it went back into a deck."""
    way: list[tuple[int, str]] = field(default_factory=list)
    """Where it was, and since which decision."""


@dataclass(frozen=True)
class Past:
    """What happened to every card between two plies, as one viewer knows it."""

    start: int
    end: int
    viewer: int
    cards: list[Card]
    moved: list[list[list[Card]]]
    """The cards of every event of every ply."""
    decks: dict[int, frozenset[str]]
    """The words that each deck had."""
    in_sight: list[Counter[str]]
    """The most copies of each word that the viewer knew outside the decks, before or during each ply."""
    sealed: list[int]
    """The plies of others whose choice the viewer may not have seen."""


def what_is_imagined_has_a_past(setup: Setup) -> None:
    """Law 9: an imagined world could have led to all that the viewer saw."""
    game = played(setup)
    rng = setup.rng("past")
    for at in game.moments(rng, 8):
        for viewer in setup.blindfolded():
            past = followed(setup, game, viewer, at, rng)
            if past is not None:
                for attempt in range(WORLDS):
                    world = setup.game.imagine(game.states[at].view(viewer), rng)
                    trouble, certain = looked_for(setup, game, past, world, rng)
                    if trouble is None:
                        break
                    lasting = certain or attempt == WORLDS - 1
                    assert not lasting, f"before ply {at}, imagined by {viewer}: the world has no past: {trouble}"


def beginning(setup: Setup, game: Playthrough, viewer: int, at: int, rng: Rng) -> int:
    """Return the last ply that began a round with nothing hidden from the viewer; otherwise the first ply."""
    for ply in range(at, 0, -1):
        state = game.states[ply]
        if state.round != game.states[ply - 1].round and state.waiting_for():
            world = setup.game.imagine(state.view(viewer), rng)
            if world.view(JUDGE) == game.judged[ply]:
                return ply
    return 0


def followed(setup: Setup, game: Playthrough, viewer: int, at: int, rng: Rng) -> Past | None:
    """Follow every card to this moment; return None if the events do not say where they are (law 5 checks that)."""
    start = beginning(setup, game, viewer, at, rng)
    first = game.states[start]
    drawn = [
        [event for event in game.events[p] if event.pieces] for p in range(start, at) if game.plies[p][0] == CHANCE
    ]
    stocks = {events[-1].source for events in drawn if events}
    shown = first.view(viewer).places()
    places: dict[str, list[Card]] = {}
    for place, pieces in game.judged[start].places().items():
        mine = Counter(shown.get(place, ()))
        places[place] = []
        for piece in pieces:
            places[place].append(Card(piece, -1, -1, mine[piece] > 0))
            mine[piece] -= 1
    past = Past(start, at, viewer, [card for cards in places.values() for card in cards], [], {}, [], [])
    decks: dict[int, set[str]] = {}
    decisions = 0
    for ply in range(start, at):
        in_sight = Counter([c.word for p, there in places.items() if p not in stocks for c in there if c.known])
        seat, _ = game.plies[ply]
        if seat not in (CHANCE, viewer) and is_sealed(game, ply, viewer):
            past.sealed.append(ply)
        deck = -1
        if seat == CHANCE:
            deck, _ = game.states[ply].deck()
            words = [words_by_action(setup.game)[action] for action in game.states[ply].legal(CHANCE)]
            decks.setdefault(deck, set()).update(words)
        else:
            decisions += 1
        moved: list[list[Card]] = []
        for event in game.events[ply]:
            cards = travel(past, places, stocks, event, ply, deck)
            if cards is None:
                return None
            for card in cards:
                card.way.append((decisions, event.target))
                if card.known:
                    in_sight |= Counter([card.word])
            moved.append(cards)
        past.moved.append(moved)
        past.in_sight.append(in_sight)
    past.decks.update({deck: frozenset(words) for deck, words in decks.items()})
    for place, there in places.items():
        for card in there:
            card.place = "" if place in stocks else place
    return past


def is_sealed(game: Playthrough, ply: int, viewer: int) -> bool:
    """Return whether others choose at the same time, or pieces move that the viewer does not see."""
    backs = any(BACK in event.pieces for event in game.seen(ply, viewer))
    return backs or len(game.states[ply].waiting_for()) > 1


def travel(
    past: Past, places: dict[str, list[Card]], stocks: set[str], event: Event, ply: int, deck: int
) -> list[Card] | None:
    """Move the cards of an event. A card that leaves a deck begins here; a card that returns to it ends."""
    told = event.seen_by(past.viewer)
    source, target = places.setdefault(event.source, []), places.setdefault(event.target, [])
    moved: list[Card] = []
    if event.pieces and not (event.source and event.target):
        return [Card(piece, ply, -1, True) for piece in event.pieces]
    for piece, known in zip(event.pieces, told.pieces, strict=True):
        alike = [card for card in source if card.word == piece and card not in moved]
        if not alike:
            return None
        card = next((card for card in alike if card.known == (known != BACK)), alike[0])
        if event.source in stocks and event.target not in stocks:
            source.remove(card)
            card = Card(piece, ply, deck, False, event.target)
            past.cards.append(card)
            source.append(card)
        if card.drawn < ply or known != BACK:
            card.left = min(card.left, ply)
        card.known = card.known or known != BACK
        moved.append(card)
    returned = event.target in stocks and event.source not in stocks
    for card in moved:
        source.remove(card)
        target.append(Card(card.word, -1, -1, False) if returned else card)
    return moved


@dataclass(frozen=True)
class Guess:
    """One possible past."""

    words: Mapping[Card, str]
    """The word of each hidden card."""
    draws: Mapping[Card, Card]
    """For a card that was drawn instead of another: that other card."""
    choices: Mapping[int, int]
    """The action of a sealed ply, if it differs from the match."""


def looked_for(setup: Setup, game: Playthrough, past: Past, world: State, rng: Rng) -> tuple[str | None, bool]:
    """Look for a past of the world; return what stops the best one found, and whether that is certain."""
    hidden: dict[str, list[Card]] = {}
    for card in past.cards:
        if card.place and not card.known:
            hidden.setdefault(card.place, []).append(card)
    words: dict[Card, str] = {}
    there = world.view(JUDGE).places()
    copies = Counter([piece for pieces in there.values() for piece in pieces])
    for place, cards in hidden.items():
        known = Counter([card.word for card in past.cards if card.place == place and card.known])
        labels = sorted((Counter(there.get(place, ())) - known).elements())
        matched = matching(past, cards, labels, copies, rng)
        if len(labels) != len(cards) or (matched is None and not drawn_late(past, place)):
            return f"{' '.join(labels)} cannot all have come to {place}", True
        words |= matched or dict(zip(cards, labels, strict=True))
    mixed = [cards for cards in hidden.values() if len({tuple(card.way) for card in cards}) > 1]
    late = [card for place in hidden for card in drawn_late(past, place)]
    guess = Guess(words, {}, {})
    best, trouble = replayed(setup, game, past, world, guess)
    certain = not (mixed or late or past.sealed)
    for _ in range(0 if certain else TRIES):
        if trouble is None:
            break
        other = Guess(
            exchanged(past, guess, mixed, copies, rng),
            redrawn(guess.draws, late, int(best), rng),
            rechosen(setup, past, guess.choices, rng),
        )
        reached, problem = replayed(setup, game, past, world, other)
        if reached >= best:
            best, trouble, guess = reached, problem, other
    return trouble, certain


def drawn_late(past: Past, place: str) -> list[Card]:
    """Return the cards that were drawn to a place unseen, if there were decisions between those draws; else nothing."""
    cards = [card for card in past.cards if card.home == place and card.left > card.drawn]
    return cards if len({card.way[0][0] for card in cards}) > 1 else []


def redrawn(draws: Mapping[Card, Card], late: Sequence[Card], stuck: int, rng: Rng) -> dict[Card, Card]:
    """Sometimes exchange two cards in the order of draws: while both lay there, nobody could tell them apart.

    It prefers the card whose draw stops the replay.
    """
    other = dict(draws)
    hidden = [card for card in late if not card.known]
    if not hidden or rng.below(3) == 0:
        return other
    culprits = [card for card in late if draws.get(card, card).drawn == stuck and rng.below(2) == 0]
    one = culprits[0] if culprits else hidden[rng.below(len(hidden))]
    first = other.get(one, one)
    beside = [
        card
        for card in late
        if card.home == one.home and other.get(card, card).drawn < one.left and first.drawn < card.left
    ]
    two = beside[rng.below(len(beside))]
    second = other.get(two, two)
    if first.deck == second.deck:
        other[one], other[two] = second, first
    return other


def could_be(past: Past, card: Card, word: str, copies: int) -> bool:
    """Return whether a hidden card could be this word: its deck had it, and at no time since were all copies seen
    elsewhere."""
    if card.drawn < 0:
        return card.word == word
    since = past.in_sight[card.drawn - past.start + 1 :]
    return word in past.decks[card.deck] and all(words[word] < copies for words in since)


def matching(
    past: Past, cards: Sequence[Card], words: Sequence[str], copies: Mapping[str, int], rng: Rng
) -> dict[Card, str] | None:
    """Give every card a word that it could have: a random perfect matching, by augmenting paths."""
    order = sorted(range(len(words)), key=lambda _: rng.next())
    taken: dict[int, Card] = {}

    def settle(card: Card, tried: set[int]) -> bool:
        for at in order:
            if at not in tried and could_be(past, card, words[at], copies[words[at]]):
                tried.add(at)
                if at not in taken or settle(taken[at], tried):
                    taken[at] = card
                    return True
        return False

    if len(cards) != len(words) or not all(settle(card, set()) for card in cards):
        return None
    return {card: words[at] for at, card in taken.items()}


def exchanged(
    past: Past, guess: Guess, mixed: Sequence[Sequence[Card]], copies: Mapping[str, int], rng: Rng
) -> dict[Card, str]:
    """Exchange the words of two cards of a place, if each could be the other."""
    other = dict(guess.words)
    for _ in range(rng.below(4) if mixed else 0):
        cards = mixed[rng.below(len(mixed))]
        one, two = cards[rng.below(len(cards))], cards[rng.below(len(cards))]
        mine, theirs = other[one], other[two]
        first, second = guess.draws.get(one, one), guess.draws.get(two, two)
        if could_be(past, first, theirs, copies[theirs]) and could_be(past, second, mine, copies[mine]):
            other[one], other[two] = theirs, mine
    return other


def rechosen(setup: Setup, past: Past, choices: Mapping[int, int], rng: Rng) -> dict[int, int]:
    """Sometimes choose differently in one sealed ply."""
    other = dict(choices)
    if past.sealed and rng.below(2):
        other[past.sealed[rng.below(len(past.sealed))]] = rng.below(setup.game.actions)
    return other


def replayed(setup: Setup, game: Playthrough, past: Past, world: State, guess: Guess) -> tuple[float, str | None]:
    """Replay the plies with other cards; return how close the replay came to the world, and what stopped it."""
    state = game.states[past.start].copy()
    chosen = dict(guess.words)
    instead = {slot: card for card, slot in guess.draws.items()}
    for ply in range(past.start, past.end):
        seat, said = game.plies[ply]
        moved = past.moved[ply - past.start]
        if seat not in state.waiting_for():
            return ply, f"at ply {ply} seat {seat} would not be waited for"
        for card in [card for cards in moved for card in cards if card.drawn == ply]:
            if not card.known and card not in chosen:
                chosen[card] = left_over(setup, state, card)
        renamed = {}
        for card in [card for cards in moved for card in cards]:
            here = instead.get(card, card) if card.drawn == ply else card
            renamed[card.word] = chosen.get(here, here.word)
        action = spoken(setup, state, seat, said, renamed, guess.choices.get(ply))
        if action is None:
            return ply, f"at ply {ply} seat {seat} could not have said {words_by_action(setup.game)[said]!r}"
        told = events_of(state, seat, action)
        if seen(told, past.viewer) != game.seen(ply, past.viewer):
            return ply, f"ply {ply} would have shown {seen(told, past.viewer)}, not {game.seen(ply, past.viewer)}"
    mine, theirs = outlook(setup, state, past.viewer), outlook(setup, world, past.viewer)
    if mine == theirs:
        return past.end + 1, None
    parted = sorted(name for name in {*mine, *theirs} if mine.get(name) != theirs.get(name))
    apart = "; ".join(f"{name}: {mine.get(name)} and not {theirs.get(name)}" for name in parted)
    return past.end + 1 / (1 + len(parted)), f"it would have led elsewhere: {apart}"


def outlook(setup: Setup, state: State, viewer: int) -> dict[str, object]:
    """Return what a past must lead to: the pieces at every place, the legal words, and what the viewer sees.

    It leaves out what the other seats remember: the viewer cannot know it, and a game may leave it blank.
    """
    found: dict[str, object] = {place: sorted(pieces.elements()) for place, pieces in pieces_at(state, JUDGE).items()}
    found |= {f"the words of seat {seat}": words(setup, state, seat) for seat in range(setup.seats)}
    view = plain(state.view(viewer))
    return found | {f"the view's {name}": value for name, value in view.items()}


def left_over(setup: Setup, state: State, card: Card) -> str:
    """Return a word for a card that nobody sees again: its own, or one that the deck has."""
    drawable = [words_by_action(setup.game)[action] for action in state.legal(CHANCE)]
    return card.word if card.word in drawable or not drawable else drawable[0]


def spoken(
    setup: Setup, state: State, seat: int, said: int, renamed: Mapping[str, str], chosen: int | None
) -> int | None:
    """Return the action of a seat: as in the match, with the cards that it has here, or a sealed choice."""
    legal = sorted({*state.legal(seat)})
    if chosen is not None:
        return int(legal[chosen % len(legal)])
    word = " ".join([renamed.get(token, token) for token in words_by_action(setup.game)[said].split()])
    action: int = actions_by_word(setup.game).get(word, said)
    return action if action in legal else None
