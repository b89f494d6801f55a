"""The laws catch what they are for: bugs planted into real games.

A planted bug wraps a healthy game, so the same bug goes into every game on the shelf and into the tutorial's.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import tutorial
from stammtisch import laws
from stammtisch.core import shelf
from stammtisch.core.game import BACK, CHANCE, JUDGE, WATCHER, Event, Game, State, Value, View
from stammtisch.core.rng import Rng
from stammtisch.laws import LAWS, Law
from stammtisch.laws.sameness import all_pieces
from stammtisch.laws.setup import Setup, events_of

SHELF = [name for name in shelf.names() if name != "bierdeckel"]
EVERYWHERE = pytest.mark.parametrize("name", ["bierdeckel", *SHELF])
SHORT: dict[str, Value] = {"length": "single"}
"""Options that make a game short."""


class Planted(State):
    """A game in which everything is in order: what each bug starts from."""

    def __init__(self, inner: State) -> None:
        super().__init__(inner.seats)
        self.inner = inner
        self.round = self.counted()

    def next_seat(self) -> i64:
        return self.inner.next_seat()

    def waiting_for(self) -> list[int]:
        return self.inner.waiting_for()

    def holding_up(self) -> list[int]:
        return self.inner.holding_up()

    def legal(self, seat: i64) -> vec[i64]:
        return self.inner.legal(seat)

    def deck(self) -> tuple[int, int]:
        return self.inner.deck()

    def play(self, seat: i64, action: i64) -> None:
        told = events_of(self.inner, seat, action)
        self.round = self.counted()
        if self.story is not None:
            self.story.extend([self.telling(event) for event in told])

    def telling(self, event: Event) -> Event:
        return event

    def counted(self) -> int:
        return self.inner.round

    def points(self) -> list[int]:
        return self.inner.points()

    def winners(self) -> list[int]:
        return self.inner.winners()

    def view(self, viewer: i64) -> View:
        return self.inner.view(viewer)

    def copy(self) -> State:
        return type(self)(self.inner.copy())

    def utility(self, seat: i64) -> float:
        return self.inner.utility(seat)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return self.inner.random_action(seat, rng)


@dataclass(frozen=True)
class MarkedView(View):
    """A view with something written in its margin."""

    options: str
    inner: View
    mark: int

    def places(self) -> dict[str, tuple[str, ...]]:
        return self.inner.places()

    def facts(self) -> object:
        return self.inner.facts()


class Marked(Planted):
    """A game whose views have a margin."""

    def mark(self, viewer: int) -> int:  # noqa: ARG002 - for those who write there
        return 0

    def view(self, viewer: i64) -> View:
        waiting = tuple(self.waiting_for())
        return MarkedView(viewer, self.seats, self.round, waiting, "", self.inner.view(viewer), self.mark(viewer))


def plant(name: str, kind: Callable[[State], State]) -> Game:
    """A game with that kind of state."""
    game = healthy(name)

    def imagine(view: View, rng: Rng) -> State:
        return kind(game.imagine(view.inner if isinstance(view, MarkedView) else view, rng))

    return replace(game, new=lambda seats, options: kind(game.new(seats, options)), imagine=imagine)


def setup_for(game: Game) -> Setup:
    """A short game for three, or for as many as there can be."""
    seats = 3 if 3 in game.seats else max(game.seats)
    options = [(option.name, SHORT.get(option.name, option.default)) for option in game.options(seats)]
    return Setup(game, seats, tuple(options))


def healthy(name: str) -> Game:
    """A game of the shelf or of the tutorial."""
    return tutorial.game() if name == "bierdeckel" else shelf.game(name)


def caught(law: Law, game: Game, message: str = "") -> None:
    """The law does not let the game pass."""
    with pytest.raises(AssertionError, match=message):
        law(setup_for(game))


def next_hand(state: State, viewer: int) -> list[str]:
    """The hidden cards of a seat that is not the viewer's."""
    seat = (viewer + 1) % state.seats if viewer >= 0 else 0
    hidden = [place for place, cards in state.view(WATCHER).places().items() if BACK in cards]
    places = state.view(JUDGE).places()
    return [card for place in hidden if place.endswith(f" {seat}") for card in places[place]]


def low_cards(state: State, viewer: int) -> int:
    """How many cards of his neighbour are from the first half of the deck."""
    everything = sorted(all_pieces(state))
    return sum(card < everything[len(everything) // 2] for card in next_hand(state, viewer))


@EVERYWHERE
@pytest.mark.parametrize("kind", [Planted, Marked])
def test_a_game_without_a_bug_obeys_every_law(name: str, kind: type[Planted]) -> None:
    setup = setup_for(plant(name, kind))
    for law in LAWS:
        if kind is Planted or law is not laws.views_are_sound_and_can_travel:
            law(setup)


# Views and words that know too much


class SeesColours(Marked):
    """Its view tells how many low cards the neighbour holds."""

    def mark(self, viewer: int) -> int:
        return 0 if viewer == JUDGE else low_cards(self.inner, viewer)


@EVERYWHERE
@pytest.mark.parametrize(
    "law",
    [
        laws.what_a_viewer_cannot_see_changes_nothing_for_them,
        laws.what_is_told_alike_looks_alike,
        laws.what_is_imagined_looks_the_same,
        laws.what_is_imagined_goes_on_alike,
    ],
)
def test_a_view_that_tells_how_many_cards_of_a_colour_another_holds_is_caught(name: str, law: Law) -> None:
    caught(law, plant(name, SeesColours), "could tell them apart: mark")


class HelpsByWords(Planted):
    """A word is missing when the neighbour holds an odd number of low cards."""

    def legal(self, seat: i64) -> vec[i64]:
        actions = self.inner.legal(seat)
        helps = seat != CHANCE and len(actions) > 1 and low_cards(self.inner, seat) % 2
        return actions[1:] if helps else actions


@EVERYWHERE
def test_legal_words_that_depend_on_hidden_cards_are_caught(name: str) -> None:
    caught(laws.what_a_viewer_cannot_see_changes_nothing_for_them, plant(name, HelpsByWords), "has other words")


class ShowsWatchers(Planted):
    """Whoever watches sees seat 0's hand."""

    def view(self, viewer: i64) -> View:
        return self.inner.view(0 if viewer == WATCHER else viewer)


@EVERYWHERE
def test_a_watcher_who_sees_more_than_the_players_is_caught(name: str) -> None:
    caught(laws.views_agree_about_the_table, plant(name, ShowsWatchers), "does not see what a spectator sees")


class ShowsNeighbours(Planted):
    """Seat 0 looks into the hand of the last seat."""

    def view(self, viewer: i64) -> View:
        return self.inner.view(self.seats - 1 if viewer == 0 else viewer)


@EVERYWHERE
def test_a_seat_that_sees_another_hand_is_caught(name: str) -> None:
    caught(laws.views_agree_about_the_table, plant(name, ShowsNeighbours), "sees what is not theirs")


class BlindJudge(Planted):
    """The judge sees no more than a watcher."""

    def view(self, viewer: i64) -> View:
        return self.inner.view(WATCHER if viewer == JUDGE else viewer)


@EVERYWHERE
def test_a_judge_who_does_not_see_everything_is_caught(name: str) -> None:
    caught(laws.views_agree_about_the_table, plant(name, BlindJudge), "the judge sees a back")


# Events that tell too much or too little


class OpenDraws(Planted):
    """What is drawn or laid in secret is shown to everybody."""

    def telling(self, event: Event) -> Event:
        return replace(event, visible_to=None)


class OpenToWatchers(Planted):
    """What is drawn or laid in secret is shown to watchers."""

    def telling(self, event: Event) -> Event:
        return event if event.visible_to is None else replace(event, visible_to=(*event.visible_to, WATCHER))


class SecretMoves(Planted):
    """What everybody sees is shown to the mover alone."""

    def telling(self, event: Event) -> Event:
        return replace(event, visible_to=(event.seat,)) if event.visible_to is None else event


class SilentMoves(Planted):
    """Moves are told without saying where from and where to."""

    def telling(self, event: Event) -> Event:
        return replace(event, source="", target="") if event.visible_to is None else event


class MovesFromNowhere(Planted):
    """Open moves leave another place than the one where the pieces are."""

    def telling(self, event: Event) -> Event:
        return replace(event, source="elsewhere") if event.visible_to is None and event.source else event


@EVERYWHERE
@pytest.mark.parametrize("kind", [OpenDraws, OpenToWatchers, SecretMoves, SilentMoves, MovesFromNowhere])
def test_events_and_views_that_do_not_show_the_same_are_caught(name: str, kind: type[Planted]) -> None:
    caught(laws.events_rebuild_every_place, plant(name, kind), "the events leave|to move in")


class TelltaleAmounts(Planted):
    """A hidden card gives itself away by the event's amount."""

    def telling(self, event: Event) -> Event:
        return event if event.visible_to is None else replace(event, amount=sum(map(ord, "".join(event.pieces))))


@EVERYWHERE
def test_an_event_that_tells_a_hidden_card_by_its_amount_is_caught(name: str) -> None:
    caught(laws.what_is_told_alike_looks_alike, plant(name, TelltaleAmounts), "sees more events")


class NumberedCards(Planted):
    """Every hidden card gives itself away: no two of them are told alike."""

    def telling(self, event: Event) -> Event:
        return event if event.visible_to is None else replace(event, kind=" ".join([event.kind, *event.pieces]))


@EVERYWHERE
def test_a_game_in_which_every_hidden_card_can_be_told_is_caught(name: str) -> None:
    telltale = plant(name, NumberedCards)
    caught(laws.what_a_viewer_cannot_see_changes_nothing_for_them, telltale, "can tell every hidden draw")


# Imagination


@EVERYWHERE
def test_an_imagination_that_moves_a_seen_card_is_caught(name: str) -> None:
    game = healthy(name)

    def imagine(view: View, rng: Rng) -> State:
        return game.imagine(game.imagine(view, rng).view(WATCHER), rng)

    caught(laws.what_is_imagined_looks_the_same, replace(game, imagine=imagine), "could tell them apart")


def test_an_imagination_that_forgets_a_hidden_card_is_caught() -> None:
    game = healthy("bierdeckel")

    def imagine(view: View, rng: Rng) -> State:
        state: Any = game.imagine(view, rng)
        state.places["stock"] = sorted([*state.places["stock"][1:], "5"])
        return state  # type: ignore[no-any-return]

    caught(
        laws.what_is_imagined_looks_the_same, replace(game, imagine=imagine), "the pieces are different|tell them apart"
    )


# Copies, pieces and memory


class SharedCopy(Planted):
    """A copy that is the original."""

    def copy(self) -> State:
        return type(self)(self.inner)


@EVERYWHERE
def test_a_copy_that_is_the_original_is_caught(name: str) -> None:
    caught(laws.a_copy_is_played_on_its_own, plant(name, SharedCopy), "a copy from before ply 0 changed")


class SharedHand(Planted):
    """A copy that shares one list with the original."""

    def copy(self) -> State:
        mine: Any = self.inner
        theirs: Any = self.inner.copy()
        theirs.places["hand 1"] = mine.places["hand 1"]
        return type(self)(theirs)


class ForgottenScore(Planted):
    """A copy that forgets the score."""

    def copy(self) -> State:
        theirs: Any = self.inner.copy()
        theirs.score = [0] * self.seats
        return type(self)(theirs)


@pytest.mark.parametrize("kind", [SharedHand, ForgottenScore])
def test_a_copy_that_shares_or_forgets_something_is_caught(kind: type[Planted]) -> None:
    caught(laws.a_copy_is_played_on_its_own, plant("bierdeckel", kind), "a copy from before ply .* changed")


class LostCard(Planted):
    """A card falls under the table when the last one has been dealt."""

    def play(self, seat: i64, action: i64) -> None:
        super().play(seat, action)
        inner: Any = self.inner
        if seat == CHANCE and self.waiting_for() != [CHANCE]:
            inner.places["stock"].pop()


def test_a_lost_card_is_caught() -> None:
    caught(laws.pieces_are_conserved, plant("bierdeckel", LostCard), "'5': 1} is missing")


class ChangedCard(Planted):
    """A card laid is another one when it is shown."""

    def play(self, seat: i64, action: i64) -> None:
        super().play(seat, action)
        inner: Any = self.inner
        if "1" in inner.places["table"]:
            inner.places["table"] = sorted([*inner.places["table"][1:], "2"])


def test_a_card_that_becomes_another_is_caught() -> None:
    caught(laws.pieces_are_conserved, plant("bierdeckel", ChangedCard), "is missing and .* is new")


CLOCK = count()


class TellsTheTime(Planted):
    """Its events depend on something that is not in the state."""

    def telling(self, event: Event) -> Event:
        return replace(event, amount=event.amount + next(CLOCK))


class ShowsTheTime(Marked):
    """Its views depend on something that is not in the state."""

    def mark(self, viewer: int) -> int:
        return viewer + next(CLOCK)


@EVERYWHERE
@pytest.mark.parametrize("kind", [TellsTheTime, ShowsTheTime])
def test_a_state_that_is_not_all_truth_is_caught(name: str, kind: type[Planted]) -> None:
    caught(laws.replaying_the_words_reproduces_the_state, plant(name, kind), "ply 0 replayed")


# Words, chance and turns


@EVERYWHERE
def test_a_word_that_means_two_things_is_caught(name: str) -> None:
    game = healthy(name)
    doubled = replace(game, word=lambda action: game.word(max(action, 1)))
    caught(laws.words_are_unique_and_round_trip, doubled, "actions 0 and 1 are both called")


class WordTwice(Planted):
    """A word is listed twice for a player."""

    def legal(self, seat: i64) -> vec[i64]:
        actions = self.inner.legal(seat)
        return append(actions[:], actions[0]) if seat != CHANCE and len(actions) else actions


@EVERYWHERE
def test_a_word_listed_twice_is_caught(name: str) -> None:
    caught(laws.words_are_unique_and_round_trip, plant(name, WordTwice), "has words twice")


class MissingCard(Planted):
    """Chance cannot draw one of the cards of the deck."""

    def legal(self, seat: i64) -> vec[i64]:
        actions = self.inner.legal(seat)
        return actions[1:] if seat == CHANCE and len(actions) > 1 else actions


@EVERYWHERE
def test_a_card_that_is_never_drawn_is_caught(name: str) -> None:
    caught(laws.decks_shrink_by_what_is_drawn, plant(name, MissingCard), "no place has")


class OneOfEach(Planted):
    """Chance lists every card once, however many copies there are."""

    def legal(self, seat: i64) -> vec[i64]:
        if seat != CHANCE:
            return self.inner.legal(seat)
        actions = vec[i64]()
        for action in sorted({*self.inner.legal(seat)}):
            actions = append(actions, action)
        return actions


def test_a_missing_copy_of_a_card_is_caught() -> None:
    caught(laws.decks_shrink_by_what_is_drawn, plant("bierdeckel", OneOfEach), "no place has|since its last draw")


class ShufflesBack(Planted):
    """Its shufflings count down."""

    def deck(self) -> tuple[int, int]:
        return 0, len(self.inner.legal(CHANCE))


@EVERYWHERE
def test_a_shuffling_that_comes_back_is_caught(name: str) -> None:
    caught(laws.decks_shrink_by_what_is_drawn, plant(name, ShufflesBack), "comes after shuffling")


class Skewed(Planted):
    """The first word is said at random twice as often as it should be."""

    def random_action(self, seat: i64, rng: Rng) -> i64:
        actions = self.inner.legal(seat)
        return actions[max(0, rng.below(len(actions) + 1) - 1)]


@EVERYWHERE
def test_skewed_random_actions_are_caught(name: str) -> None:
    caught(laws.random_actions_are_uniform, plant(name, Skewed), "not uniform")


class Reckless(Planted):
    """Random players say anything."""

    def random_action(self, seat: i64, rng: Rng) -> i64:  # noqa: ARG002
        return 0 if 0 not in self.inner.legal(seat) else 1


@EVERYWHERE
def test_random_actions_that_are_not_legal_are_caught(name: str) -> None:
    caught(laws.random_actions_are_uniform, plant(name, Reckless), "acts at random with")


class Unshuffled(Planted):
    """Dealt at once, the cards come in the order of their numbers."""

    def draw(self, rng: Rng) -> None:  # noqa: ARG002
        while self.next_seat() == CHANCE:
            self.play(CHANCE, min(self.inner.legal(CHANCE)))


@EVERYWHERE
def test_a_deal_at_once_that_is_not_fair_is_caught(name: str) -> None:
    caught(laws.drawing_at_once_is_as_fair, plant(name, Unshuffled), "everything is drawn unfairly")


class Endless(Planted):
    """The last word, where there is a choice, changes nothing."""

    def play(self, seat: i64, action: i64) -> None:
        if seat == CHANCE or len(self.inner.legal(seat)) == 1 or action != max(self.inner.legal(seat)):
            super().play(seat, action)


@EVERYWHERE
def test_a_game_that_never_ends_is_caught(name: str) -> None:
    with pytest.raises(AssertionError, match="are not done after 3000 plies"):
        laws.every_game_ends(setup_for(plant(name, Endless)), bound=3000)


class WaitsForNobody(Planted):
    """Somebody without a word is waited for."""

    def waiting_for(self) -> list[int]:
        waiting = self.inner.waiting_for()
        return [*range(self.seats)] if waiting == [CHANCE] else waiting


class WrongTurn(Planted):
    """The next seat is one that is not waited for."""

    def next_seat(self) -> i64:
        return 0 if self.inner.waiting_for() == [CHANCE] else self.inner.next_seat()


@EVERYWHERE
@pytest.mark.parametrize("kind", [WaitsForNobody, WrongTurn])
def test_a_turn_of_somebody_without_words_is_caught(name: str, kind: type[Planted]) -> None:
    caught(laws.those_waited_for_have_words, plant(name, kind), "has no legal word|is next")


class HiddenWords(Planted):
    """Somebody who is not waited for has words."""

    def legal(self, seat: i64) -> vec[i64]:
        waiting = self.inner.waiting_for()
        return self.inner.legal(seat if seat in waiting or not waiting else waiting[0])


@EVERYWHERE
def test_words_of_somebody_who_is_not_waited_for_are_caught(name: str) -> None:
    caught(laws.those_waited_for_have_words, plant(name, HiddenWords), "has the words")


# Rounds, points and the shape of a view


class NeverSettled(Planted):
    """Its rounds are not counted."""

    def counted(self) -> int:
        return 0


class Jumping(Planted):
    """Its rounds are counted by two."""

    def counted(self) -> int:
        return 2 * self.inner.round


class TooHappy(Planted):
    """Its utilities are more than all."""

    def utility(self, seat: i64) -> float:
        return 1.5 - self.inner.utility(seat)


class OnePointShort(Planted):
    """The last seat has no points."""

    def points(self) -> list[int]:
        return self.inner.points()[:-1]


class WinnerTakesNothing(Planted):
    """Nobody gets anything for having won."""

    def returns(self) -> list[float]:
        return [0.0] * int(self.seats)


class StrangeWinner(Planted):
    """Somebody wins who does not sit there."""

    def winners(self) -> list[int]:
        return [*self.inner.winners(), int(self.seats)]


@EVERYWHERE
@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (NeverSettled, "the last ply does not settle a round"),
        (Jumping, "goes from round 0 to 2"),
        (TooHappy, "the utility of"),
        (OnePointShort, "the points are"),
        (StrangeWinner, "the winners are"),
        (WinnerTakesNothing, "the returns are"),
    ],
)
def test_rounds_and_points_that_do_not_add_up_are_caught(name: str, kind: type[Planted], message: str) -> None:
    caught(laws.rounds_are_settled_and_valued, plant(name, kind), message)


@EVERYWHERE
def test_a_game_that_does_not_say_whether_the_fewest_points_win_is_caught(name: str) -> None:
    game = healthy(name)
    caught(laws.rounds_are_settled_and_valued, replace(game, fewest=not game.fewest), "win with the points")


@dataclass(frozen=True)
class Sheet(View):
    """A view with too little on it, and a note that should not be there."""

    options: str
    note: object

    def places(self) -> dict[str, tuple[str, ...]]:
        return {}

    def facts(self) -> dict[str, object]:
        return {"phase": "", "waiting": self.waiting, "points": ()}


class Noted(Planted):
    """A game whose views have a note."""

    note: object = 0

    def view(self, viewer: i64) -> View:
        return Sheet(viewer, self.seats, self.round, tuple(self.waiting_for()), "", self.note)


class LargeNote(Noted):
    """A number too large for a browser."""

    note = 2**53


class ListNote(Noted):
    """A list, which can be changed and has no hash."""

    note: object = [1]


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (Marked, "is not part of"),
        (LargeNote, "JavaScript cannot read"),
        (ListNote, "does not survive packing"),
        (Noted, "has no facts about {'round'}"),
    ],
)
def test_a_view_that_cannot_travel_is_caught(kind: type[Planted], message: str) -> None:
    caught(laws.views_are_sound_and_can_travel, plant("bierdeckel", kind), message)
