"""The laws that every game obeys, as checks that take a `Table` and raise AssertionError.

`LAWS` has them all. A table is a game, its number of seats, its options and a seed: the seed decides what is played
there, so every failure can be repeated. A planted bug is a game too: see test_planted_bugs.py.
"""

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, Final

import msgspec

from stammtisch.core.deal import Deal
from stammtisch.core.game import BACK, CHANCE, JUDGE, OVER, WATCHER, Event, State, View
from stammtisch.core.match import IllegalMove, Match, actions_by_word, words_by_action
from stammtisch.core.record import from_line, to_line
from stammtisch.core.rng import Rng
from stammtisch.core.view_codec import BadParcel, packed, unpacked
from tables import BOUND, Played, Table, played, seen, tell, verbs, words

SAFE: Final = 2**53
"""Numbers in a View stay below this: JavaScript reads them too."""


def difference(one: View, other: View) -> str:
    """Where two views part."""
    mine, theirs = plain(one), plain(other)
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return f"{mine} and {theirs}"
    parted = [f"{name}: {mine[name]} and {theirs.get(name)}" for name in mine if mine[name] != theirs.get(name)]
    return "; ".join(parted) or "they are written alike and are not equal"


def plain(view: View) -> Any:
    """A view as the JSON it is sent as."""
    return json.loads(msgspec.json.encode(view))


def same_views(one: State, other: State, viewers: Sequence[int], when: str) -> None:
    """Two states look the same to all of these."""
    for viewer in viewers:
        mine, theirs = one.view(viewer), other.view(viewer)
        assert mine == theirs, f"{when}, viewer {viewer} sees differently: {difference(mine, theirs)}"
    same_turn(one, other, when)


def same_turn(one: State, other: State, when: str) -> None:
    """The same seats are waited for, and without the same the game cannot go on."""
    assert one.waiting_for() == other.waiting_for(), f"{when}, {one.waiting_for()} or {other.waiting_for()} are next"
    assert one.holding_up() == other.holding_up(), f"{when}, {one.holding_up()} or {other.holding_up()} hold it up"
    assert one.round == other.round, f"{when}, it is round {one.round} or {other.round}"


def same_to(table: Table, one: State, other: State, viewer: int, when: str) -> None:
    """Two states give a viewer the same messages, to the byte: his view, his legal words, whose turn it is."""
    mine, theirs = one.view(viewer), other.view(viewer)
    assert mine == theirs, f"{when}, viewer {viewer} could tell them apart: {difference(mine, theirs)}"
    assert msgspec.json.encode(mine) == msgspec.json.encode(theirs), f"{when}, viewer {viewer} gets other bytes"
    same_turn(one, other, when)
    if viewer >= 0:
        legal, others = words(table, one, viewer), words(table, other, viewer)
        assert legal == others, f"{when}, seat {viewer} has other words: {legal} and {others}"


# Law 1


def replaying_the_words_reproduces_the_state(table: Table) -> None:
    """Law 1: the words alone rebuild everything, by a match without a deal, by a record and by a deal's record."""
    game = played(table)
    named = words_by_action(table.game)
    moments = set(game.moments(table.rng("replay"), 24))
    again = table.match()
    for at, (seat, action) in enumerate(game.plies):
        judged = again.view(JUDGE)
        assert judged == game.judged[at], f"ply {at} replayed: {difference(judged, game.judged[at])}"
        if at in moments:
            same_views(again.state, game.states[at], table.blindfolded(), f"ply {at} replayed")
        try:
            told = tuple(again.play(seat, named[action]))
        except IllegalMove as refusal:
            raise AssertionError(f"ply {at} replayed: {refusal}") from refusal
        assert told == game.told[at], f"ply {at} replayed tells {told}, not {game.told[at]}"
    same_views(again.state, game.states[-1], table.viewers(), "at the end replayed")
    assert again.over, "the replayed game is not over"
    record_round_trips(table, again)
    dealt = table.match(Deal("laws", str(table).encode().ljust(32)[-32:]))
    rng = table.rng("words")
    while not dealt.over:
        waiting = dealt.waiting_for()
        seat = waiting[rng.below(len(waiting))]
        legal = dealt.legal(seat)
        dealt.play(seat, legal[rng.below(len(legal))])
    record_round_trips(table, dealt)


def record_round_trips(table: Table, match: Match) -> None:
    """A record that was written and read plays the same game."""
    record = from_line(to_line(match.record()))
    assert record == match.record(), "the record is read otherwise than it was written"
    again = Match(table.game, record["seats"], record["options"], players=record["players"], deal=match.deal)
    for ply in record["plies"]:
        if match.deal is None or ply["seat"] != CHANCE:
            again.play(ply["seat"], ply["word"])
    assert again.record() == record, "the record played again gives another record"
    assert again.view(JUDGE) == match.view(JUDGE), "the record played again ends in another state"


# Law 2


def what_is_imagined_looks_the_same(table: Table) -> None:
    """Law 2: a state imagined from a view has that view, the same turn and words, and can be played on."""
    game = played(table)
    rng = table.rng("imagine")
    for at in game.moments(rng, 10):
        state = game.states[at]
        for viewer in table.viewers():
            when = f"before ply {at}, imagined by {viewer}"
            imagined = table.game.imagine(state.view(viewer), rng)
            same_to(table, state, imagined, viewer, when)
            pieces, real = all_pieces(imagined), all_pieces(state)
            assert pieces == real, f"{when}, the pieces are others: {pieces - real} for {real - pieces}"
            if viewer == JUDGE:
                same_views(state, imagined, table.viewers(), when)
                same_future(game, imagined, at, when)
            else:
                other = table.viewers()[rng.below(table.seats + 2)]
                within = table.game.imagine(imagined.view(other), rng)
                same_to(table, imagined, within, other, f"{when}, imagined once more by {other}")
                play_round(imagined, rng, when)


def same_future(game: Played, state: State, at: int, when: str) -> None:
    """The state goes the way of the game from there on."""
    for ply in range(at, min(at + 20, len(game.plies))):
        told = tell(state, *game.plies[ply])
        assert told == game.told[ply], f"{when}, ply {ply} tells {told}, not {game.told[ply]}"
        judged = state.view(JUDGE)
        assert judged == game.judged[ply + 1], f"{when}, after ply {ply}: {difference(judged, game.judged[ply + 1])}"


def play_round(state: State, rng: Rng, when: str) -> None:
    """To the end of the round, at random."""
    before = state.round
    plies = 0
    while state.round == before and (seat := state.next_seat()) != OVER:
        assert plies < BOUND, f"{when} and played on, the round does not end"
        actions = state.legal(seat)
        assert len(actions), f"{when} and played on for {plies} plies, seat {seat} is next and has no legal word"
        state.play(seat, actions[rng.below(len(actions))])
        plies += 1


def all_pieces(state: State) -> Counter[str]:
    """Every piece of the game, wherever it is."""
    return Counter([piece for pieces in state.view(JUDGE).places().values() for piece in pieces])


# Law 3


def a_copy_is_played_on_its_own(table: Table) -> None:
    """Law 3: a copy is equal, goes the same way, and neither it nor the original feels what the other plays."""
    game = played(table)
    rng = table.rng("copy")
    for at in game.moments(rng, 8):
        state = game.states[at]
        judged = state.view(JUDGE)
        assert judged == game.judged[at], f"a copy from before ply {at} changed: {difference(judged, game.judged[at])}"
        when = f"before ply {at}, copied"
        twin = state.copy()
        assert twin.story is None, f"{when}, the copy tells a story"
        same_views(state, twin, table.viewers(), when)
        before = [state.view(viewer) for viewer in table.viewers()]
        same_future(game, twin, at, when)
        for viewer, view in zip(table.viewers(), before, strict=True):
            after = state.view(viewer)
            assert after == view, f"{when}, the copy's plies changed the original: {difference(view, after)}"


# Law 4


def words_are_unique_and_round_trip(table: Table) -> None:
    """Law 4: every action has one word of its own, and every legal action is one of them."""
    named = words_by_action(table.game)
    for action, word in enumerate(named):
        assert word, f"action {action} has no word"
        assert word == " ".join(word.split()), f"{word!r} has odd spaces"
        assert word.isascii(), f"{word!r} cannot be typed everywhere"
        known = actions_by_word(table.game)[word]
        assert known == action, f"actions {action} and {known} are both called {word!r}"
    game = played(table)
    for at in game.moments(table.rng("words"), 40):
        for seat in game.states[at].waiting_for():
            actions = list(game.states[at].legal(seat))
            strange = [action for action in actions if not 0 <= action < table.game.actions]
            assert not strange, (
                f"before ply {at}, seat {seat} has actions outside 0..{table.game.actions - 1}: {strange}"
            )
            twice = [named[action] for action, count in Counter(actions).items() if count > 1]
            assert seat == CHANCE or not twice, f"before ply {at}, seat {seat} has words twice: {twice}"


# Law 5


def what_a_viewer_cannot_see_changes_nothing_for_him(table: Table) -> None:
    """Law 5, blindfold: other hidden draws and choices, the same events for a viewer, and he gets the same bytes."""
    game = played(table)
    rng = table.rng("blindfold")
    crowded = [at for at in range(len(game.plies)) if len(game.states[at].waiting_for()) > 1]
    for viewer in table.blindfolded():
        hidden = [at for at in range(len(game.plies)) if is_hidden_draw(table, game, at, viewer)]
        choices = hidden + [at for at in crowded if game.plies[at][0] != viewer]
        lived = 0
        for attempt in range(24 if choices else 0):
            at = hidden[rng.below(len(hidden))] if hidden and attempt % 4 else choices[rng.below(len(choices))]
            lived += live_otherwise(table, game, viewer, at, rng)
            if lived > 100:
                break
        assert lived or not hidden, f"viewer {viewer} can tell every hidden draw by its events"


def is_hidden_draw(table: Table, game: Played, at: int, viewer: int) -> bool:
    """Whether chance drew something that the viewer has not seen."""
    seat, action = game.plies[at]
    if seat != CHANCE:
        return False
    word = table.game.word(action)
    drawn = [event for event in game.told[at] if word in event.pieces]
    return bool(drawn) and all(word not in event.seen_by(viewer).pieces for event in drawn)


def live_otherwise(table: Table, game: Played, viewer: int, at: int, rng: Rng) -> int:
    """Changes the hidden word of a ply, and lives on as long as the viewer sees no difference; returns the plies."""
    state = game.states[at].copy()
    seat, action = game.plies[at]
    others = sorted({*state.legal(seat)} - {action})
    if not others:
        return 0
    changed = others[rng.below(len(others))]
    named = words_by_action(table.game)
    exchanged = False
    horizon = min(at + 40, len(game.plies))
    for ply in range(at, horizon):
        mover, said = game.plies[ply]
        if ply == at:
            said = changed
        elif seat == mover == CHANCE and said == changed and not exchanged:
            said, exchanged = action, True
        if mover not in state.waiting_for() or said not in list(state.legal(mover)):
            return ply - at
        told = tell(state, mover, said)
        if seen(told, viewer) != game.seen(ply, viewer):
            return ply - at
        when = f"after ply {ply}, had ply {at} been {named[changed]!r} and not {named[action]!r}"
        same_to(table, game.states[ply + 1], state, viewer, when)
    return horizon - at


def what_is_told_alike_looks_alike(table: Table) -> None:
    """Law 5, at every fork: two words that a viewer is told alike leave him alike, and the other way round."""
    game = played(table)
    rng = table.rng("forks")
    named = words_by_action(table.game)
    for at in game.moments(rng, 16):
        state = game.states[at]
        for seat in state.waiting_for():
            actions = sorted({*state.legal(seat)})
            chosen = sorted({actions[rng.below(len(actions))] for _ in range(6)})
            ends = [state.copy() for _ in chosen]
            told = [tell(end, seat, action) for end, action in zip(ends, chosen, strict=True)]
            for viewer in table.blindfolded():
                if viewer == seat:
                    continue
                by_story: dict[tuple[Event, ...], int] = {}
                by_view: dict[View, int] = {}
                for index, end in enumerate(ends):
                    story = seen(told[index], viewer)
                    first = by_story.setdefault(story, index)
                    pair = f"{named[chosen[first]]!r} or {named[chosen[index]]!r}"
                    same_to(table, ends[first], end, viewer, f"ply {at} being {pair}")
                    if end.round != state.round:
                        continue
                    first = by_view.setdefault(end.view(viewer), index)
                    pair = f"{named[chosen[first]]!r} or {named[chosen[index]]!r}"
                    mine, other = turned(told[index]), turned(told[first])
                    assert mine == other, f"ply {at} being {pair}, viewer {viewer} is told more: {other} and {mine}"


def turned(events: Sequence[Event]) -> tuple[Event, ...]:
    """The events with all their pieces face down, and what is left to tell them apart."""
    return tuple([replace(event, pieces=(BACK,) * len(event.pieces), visible_to=None) for event in events])


def what_is_imagined_goes_on_alike(table: Table) -> None:
    """Law 5, into the future: truth and imagination go the same way as long as the viewer sees the same events."""
    game = played(table)
    rng = table.rng("futures")
    for at in game.moments(rng, 6):
        for viewer in table.blindfolded():
            truth = game.states[at].copy()
            dream = table.game.imagine(truth.view(viewer), rng)
            for step in range(24):
                waiting = truth.waiting_for()
                if not waiting:
                    break
                seat = waiting[rng.below(len(waiting))]
                both = sorted({*truth.legal(seat)} & {*dream.legal(seat)})
                if not both:
                    break
                action = both[rng.below(len(both))]
                told, dreamt = tell(truth, seat, action), tell(dream, seat, action)
                if seen(told, viewer) != seen(dreamt, viewer):
                    break
                when = f"{step + 1} plies after ply {at} was imagined by {viewer}"
                same_to(table, truth, dream, viewer, when)


def events_rebuild_every_place(table: Table) -> None:
    """Law 5: a viewer who moves the pieces as the events tell him has on his table what his view shows."""
    game = played(table)
    moments = set(game.moments(table.rng("rebuild"), 40))
    for viewer in table.viewers():
        places = pieces_at(game.states[0], viewer)
        for ply in range(len(game.plies)):
            for event in game.told[ply]:
                move(places, event.seen_by(viewer), f"ply {ply}, viewer {viewer}")
            if ply + 1 in moments:
                shown = pieces_at(game.states[ply + 1], viewer)
                for place in sorted({*places, *shown}):
                    mine, his = places.get(place, Counter()), shown.get(place, Counter())
                    assert mine == his, (
                        f"after ply {ply}, viewer {viewer}, {place}: the events leave {sorted(mine.elements())} there, "
                        f"the view shows {sorted(his.elements())}"
                    )


def pieces_at(state: State, viewer: int) -> dict[str, Counter[str]]:
    """The pieces of every place that has some, as a viewer sees them."""
    return {place: Counter(pieces) for place, pieces in state.view(viewer).places().items() if pieces}


def move(places: dict[str, Counter[str]], event: Event, when: str) -> None:
    """Moves the pieces of an event: by their word where that is known, else a back."""
    hidden = event.pieces.count(BACK)
    if not event.pieces or not (event.source or event.target):
        return
    assert event.source, f"{when}: pieces come from nowhere: {event}"
    assert event.target, f"{when}: pieces leave the table: {event}"
    if event.source == event.target and hidden == len(event.pieces):
        return
    source = places.setdefault(event.source, Counter())
    whole = hidden == len(event.pieces) == source.total()
    for piece in [*source.elements()] if whole else event.pieces:
        known = piece if source[piece] > 0 else BACK
        assert source[known] > 0, f"{when}: {event.source} has no {piece} to move in {event}"
        source[known] -= 1
    places.setdefault(event.target, Counter()).update(event.pieces)


def views_agree_about_the_table(table: Table) -> None:
    """Law 5: no view lies, watchers see what everybody sees, and a seat's places are open to its team at most."""
    game = played(table)
    teams = table.game.teams(table.seats, dict(table.options))
    for at in game.moments(table.rng("agree"), 24):
        truth = pieces_at(game.states[at], JUDGE)
        assert not any(BACK in pieces for pieces in truth.values()), f"before ply {at}, the judge sees a back: {truth}"
        watched = pieces_at(game.states[at], WATCHER)
        for viewer in table.blindfolded():
            shown = pieces_at(game.states[at], viewer)
            for place in sorted({*truth, *shown, *watched}):
                when = f"before ply {at}, viewer {viewer} at {place}"
                real, his = truth.get(place, Counter()), shown.get(place, Counter())
                known = Counter({piece: count for piece, count in his.items() if piece != BACK})
                public = Counter({p: count for p, count in watched.get(place, Counter()).items() if p != BACK})
                assert real.total() == his.total(), f"{when} sees {his.total()} pieces of {real.total()}"
                assert known <= real, f"{when} sees what is not there: {known - real}"
                assert public <= known, f"{when} does not see what a watcher sees: {public - known}"
                owner = re.fullmatch(r".* (\d+)", place)
                if viewer >= 0 and owner and int(owner[1]) < table.seats and teams[int(owner[1])] != teams[viewer]:
                    assert known == public, f"{when} sees what is not his: {known - public}"


# Law 6


def pieces_are_conserved(table: Table) -> None:
    """Law 6: no piece is ever lost, made or changed."""
    game = played(table)
    start = all_pieces(game.states[0])
    assert start, "the game has no pieces"
    for at in game.moments(table.rng("pieces"), 40):
        now = all_pieces(game.states[at])
        assert now == start, f"before ply {at}, {dict(start - now)} is missing and {dict(now - start)} is new"


# Law 7


def every_game_ends(table: Table, bound: int = BOUND) -> None:
    """Law 7: random and stubborn players come to an end, and chance may be as stubborn as they are."""
    named = words_by_action(table.game)
    rng = table.rng("stubborn")
    stubborn: list[tuple[str, Callable[[list[int]], list[int]]]] = [
        ("any word", lambda actions: actions),
        ("the first word", lambda actions: actions[:1]),
        ("the last word", lambda actions: actions[-1:]),
    ]
    known = verbs(table.game)
    for verb in sorted({known[rng.below(len(known))] for _ in range(2)} if known else ()):
        liked = frozenset(action for action, word in enumerate(named) if verb in word.split())
        stubborn.append((f"{verb!r} when they can", choosing(liked)))
        stubborn.append((f"{verb!r} when they must", choosing(frozenset(range(len(named))) - liked)))
    for name, choose in stubborn:
        state = table.new()
        plies = 0
        while (seat := state.next_seat()) != OVER:
            assert plies < bound, f"players who say {name} are not done after {bound} plies"
            choices = choose(sorted(state.legal(seat), key=named.__getitem__))
            state.play(seat, choices[rng.below(len(choices))])
            plies += 1


def choosing(liked: Collection[int]) -> Callable[[list[int]], list[int]]:
    """A player who stays with the actions he likes as long as there is one."""
    return lambda actions: [action for action in actions if action in liked] or actions


# Law 8


def every_paragraph_is_cited(rules: str, code: str, tests: str) -> None:
    """Law 8: every paragraph of rules.md is cited in the game's code and in a test, and nothing else is cited."""
    prefixes = Counter(re.findall(r"\*\*([A-Z]{2}) \d", rules))
    assert prefixes, "rules.md has no numbered paragraphs such as **AB 1.2**"
    [(prefix, _)] = prefixes.most_common(1)
    number = re.compile(rf"\b{prefix} \d+(?:\.\d+)?\b")
    paragraphs = {*number.findall(rules)}
    cited, tested = {*number.findall(code)}, {*number.findall(tests)}
    assert paragraphs <= cited, f"the code does not cite {', '.join(sorted(paragraphs - cited))}"
    assert paragraphs <= tested, f"no test cites {', '.join(sorted(paragraphs - tested))}"
    strange = (cited | tested) - paragraphs
    assert not strange, f"rules.md has no {', '.join(sorted(strange))}"


def every_event_is_explained(rules: str, kinds: Collection[str]) -> None:
    """Law 8: every kind of event stands in the section of rules.md that is called Events."""
    _, heading, section = rules.rpartition("# Events")
    assert heading, "rules.md has no section called Events"
    unknown = [kind for kind in kinds if not re.search(rf"(?<![\w-]){re.escape(kind)}(?![\w-])", section)]
    assert not unknown, f"rules.md does not explain the events {', '.join(sorted(unknown))}"


# The contract


def those_waited_for_have_words(table: Table) -> None:
    """The contract: exactly the seats waited for have legal words; chance is waited for alone."""
    game = played(table)
    for at in game.moments(table.rng("turns"), 40):
        state = game.states[at]
        waiting, holding = state.waiting_for(), state.holding_up()
        when = f"before ply {at}, waiting for {waiting}"
        assert waiting == sorted({*waiting}), f"{when}: not ascending"
        assert CHANCE not in waiting or waiting == [CHANCE], f"{when}: chance is waited for alone"
        assert {*waiting} <= {CHANCE, *range(table.seats)}, f"{when}: there is no such seat"
        assert {*holding} <= {*waiting}, f"{when}, {holding} hold it up"
        assert holding == sorted({*holding}), f"{when}, {holding} hold it up: not ascending"
        assert bool(holding) == bool(waiting), f"{when}, {holding} hold it up"
        after = state.next_seat()
        assert after in waiting if waiting else after == OVER, f"{when}, {after} is next"
        for seat in (CHANCE, *range(table.seats)):
            legal = words(table, state, seat)
            assert bool(legal) == (seat in waiting), f"{when}, seat {seat} has the words {legal}"
            mask = table.game.legal_mask(state, seat)
            marked = [table.game.word(action) for action in range(len(mask)) if mask[action]]
            assert len(mask) == table.game.actions, f"{when}, the mask of seat {seat} has {len(mask)} bytes"
            assert {*marked} == {*legal}, f"{when}, seat {seat} has the words {legal} and the mask {marked}"
    assert game.states[-1].waiting_for() == []


def random_actions_are_uniform(table: Table) -> None:
    """The contract: `random_action` draws from what `legal` lists, each entry equally likely."""
    game = played(table)
    rng = table.rng("uniform")
    surprise, freedom = 0.0, 0
    for at in game.moments(rng, 24):
        state = game.states[at]
        for seat in state.waiting_for():
            listed = Counter(state.legal(seat))
            draws = min(64 * listed.total(), 1000) if len(listed) > 1 else 4
            drawn = Counter([state.random_action(seat, rng) for _ in range(draws)])
            strange = {*drawn} - {*listed}
            assert not strange, f"before ply {at}, seat {seat} acts at random with {strange}, legal are {dict(listed)}"
            for action, count in listed.items():
                expected = draws * count / listed.total()
                surprise += (drawn[action] - expected) ** 2 / expected
            freedom += len(listed) - 1
    beyond = (surprise - freedom) / sqrt(2 * max(freedom, 1))
    assert beyond < 6, f"random actions are not uniform: chi-square {surprise:.0f} with {freedom} degrees of freedom"


def drawing_at_once_is_as_fair(table: Table) -> None:
    """The contract: a game's own `draw` leaves every piece as likely in every place as drawing one by one does."""
    game = played(table)
    rng = table.rng("draw")
    plies = list(enumerate(game.plies))
    starts = [at for at, (seat, _) in plies if seat == CHANCE and (at == 0 or game.plies[at - 1][0] != CHANCE)]
    if "draw" in vars(type(game.states[0])):
        at = starts[rng.below(len(starts))]
        once: Counter[tuple[str, str]] = Counter()
        singly: Counter[tuple[str, str]] = Counter()
        for _ in range(80):
            end = game.states[at].copy()
            end.draw(rng)
            assert end.next_seat() != CHANCE, f"before ply {at}, all is drawn and chance is waited for"
            assert all_pieces(end) == all_pieces(game.states[at]), f"before ply {at}, all is drawn and pieces are lost"
            once.update(whereabouts(end))
            end = game.states[at].copy()
            while end.next_seat() == CHANCE:
                cards = end.legal(CHANCE)
                end.play(CHANCE, cards[rng.below(len(cards))])
            singly.update(whereabouts(end))
        cells = {*once, *singly}
        surprise = sum((once[cell] - singly[cell]) ** 2 / (once[cell] + singly[cell]) for cell in cells)
        freedom = len(cells) - len({piece for piece, _ in cells})
        beyond = (surprise - freedom) / sqrt(2 * max(freedom, 1))
        assert beyond < 6, f"before ply {at}, all is drawn unfairly: chi-square {surprise:.0f} with {freedom} degrees"


def whereabouts(state: State) -> Counter[tuple[str, str]]:
    """Every piece with its place."""
    return Counter([(piece, place) for place, pieces in state.view(JUDGE).places().items() for piece in pieces])


def decks_shrink_by_what_is_drawn(table: Table) -> None:
    """The contract: chance lists all of one place; within a shuffling the card drawn leaves it, and nothing else."""
    game = played(table)
    moments = set(game.moments(table.rng("decks"), 40))
    left: dict[int, tuple[int, Counter[int]]] = {}
    for at, (seat, action) in enumerate(game.plies):
        if seat != CHANCE:
            continue
        state = game.states[at]
        deck, shuffling = state.deck()
        cards = Counter(state.legal(CHANCE))
        if at in moments:
            drawable = Counter(words(table, state, CHANCE))
            assert drawable in pieces_at(state, JUDGE).values(), f"before ply {at}, no place has {dict(drawable)}"
        when = f"before ply {at}, deck {deck}, shuffling {shuffling}"
        assert min(deck, shuffling) >= 0, f"{when}: numbers count from 0"
        if deck in left:
            before, expected = left[deck]
            assert shuffling >= before, f"{when} comes after shuffling {before}"
            assert shuffling > before or cards == expected, (
                f"{when} lost {dict(expected - cards)} and won {dict(cards - expected)} since its last draw"
            )
        left[deck] = (shuffling, cards - Counter([action]))


def rounds_are_settled_and_valued(table: Table) -> None:
    """The contract: rounds count up one by one, playouts stop there, and points, winners and utilities are sound."""
    game = played(table)
    rng = table.rng("rounds")
    rounds = [state.round for state in game.states]
    assert rounds[0] == 0, f"the first round has number {rounds[0]}"
    for at in range(len(game.plies)):
        assert 0 <= rounds[at + 1] - rounds[at] <= 1, f"ply {at} goes from round {rounds[at]} to {rounds[at + 1]}"
    assert rounds[-1] == rounds[-2] + 1, "the last ply does not settle a round"
    teams = table.game.teams(table.seats, dict(table.options))
    assert len(teams) == table.seats, f"{table.seats} seats have the teams {teams}"
    for at in game.moments(rng, 16):
        state = game.states[at].copy()
        over = state.next_seat() == OVER
        decisions = state.finish_round(rng)
        when = f"before ply {at}, the round finished at random"
        assert state.round == rounds[at] + (not over), f"{when}, it is round {state.round} after {rounds[at]}"
        assert decisions >= 0, f"{when} with {decisions} decisions"
        for seat in range(table.seats):
            assert 0 <= state.utility(seat) <= 1, f"{when}, the utility of {seat} is {state.utility(seat)}"
        points = state.points()
        assert len(points) == table.seats, f"{when}, the points are {points}"
        assert all(type(point) is int for point in points), f"{when}, the points are {points}"
        if not state.waiting_for():
            winners = state.winners()
            assert winners == sorted({*winners} & {*range(table.seats)}), f"{when}, the winners are {winners}"
            lucky = {teams[seat] for seat in winners}
            assert winners == [s for s in range(table.seats) if teams[s] in lucky], f"{when}, {winners} of {teams} win"
            returns = state.returns()
            whole = 1.0 if winners or table.seats > 1 else 0.0
            assert len(returns) == table.seats, f"{when}, the returns are {returns}"
            assert abs(sum(returns) - whole) < 1e-9, f"{when}, the returns are {returns}"
            assert all(returns[seat] == max(returns) for seat in winners), f"{when}, the returns are {returns}"


HEADING: Final = ("viewer", "seats", "round", "waiting", "options")
"""How every view begins."""


def views_are_sound_and_can_travel(table: Table) -> None:
    """The contract: a view is frozen, hashable, small and plain; as JSON it comes back equal."""
    game = played(table)
    for at in game.moments(table.rng("views"), 16):
        state = game.states[at]
        for viewer in table.viewers():
            view = state.view(viewer)
            when = f"before ply {at}, the view of {viewer}"
            names = tuple(getattr(view, "__dataclass_fields__", ()))
            assert names[: len(HEADING)] == HEADING, f"{when} begins with {names[: len(HEADING)]}, not {HEADING}"
            heading = tuple(getattr(view, name) for name in ("viewer", "seats", "round", "waiting"))
            told = (viewer, table.seats, state.round, tuple(state.waiting_for()))
            assert heading == told, f"{when} begins with {heading}, not {told}"
            encoded = msgspec.json.encode(view)
            again = travelled(view)
            assert again == view, f"{when} does not come back from its parcel: {difference(view, again)}"
            assert hash(again) == hash(view), f"{when} has another hash when it comes back"
            large = [number for number in numbers(json.loads(encoded)) if abs(number) >= SAFE]
            assert not large, f"{when} has numbers that JavaScript cannot read: {large}"
            facts = view.facts()
            missing = {"phase", "round", "waiting", "points"} - {*facts}
            assert not missing, f"{when} has no facts about {missing}"
            json.dumps(facts)
            for place, pieces in view.places().items():
                assert type(pieces) is tuple, f"{when} has a {type(pieces).__name__} at {place}"
                assert all(type(piece) is str and piece for piece in pieces), f"{when} has {pieces} at {place}"
            assert str(view), f"{when} cannot be printed"


def travelled(view: View) -> View:
    """A view that has been packed and unpacked, with nothing but its own package to make it from."""
    module = type(view).__module__
    try:
        return unpacked(packed(view), module.rpartition(".")[0] or module)
    except BadParcel as bad:
        raise AssertionError(f"a view does not come back from its parcel: {bad}") from bad


def numbers(seed: object) -> Iterator[int]:
    """All numbers in some JSON."""
    if isinstance(seed, int):
        yield seed
    elif isinstance(seed, (list, dict)):
        for part in seed.values() if isinstance(seed, dict) else seed:
            yield from numbers(part)


Law = Callable[[Table], None]

LAWS: Final[tuple[Law, ...]] = (
    replaying_the_words_reproduces_the_state,
    what_is_imagined_looks_the_same,
    a_copy_is_played_on_its_own,
    words_are_unique_and_round_trip,
    what_a_viewer_cannot_see_changes_nothing_for_him,
    what_is_told_alike_looks_alike,
    what_is_imagined_goes_on_alike,
    events_rebuild_every_place,
    views_agree_about_the_table,
    pieces_are_conserved,
    every_game_ends,
    those_waited_for_have_words,
    random_actions_are_uniform,
    drawing_at_once_is_as_fair,
    decks_shrink_by_what_is_drawn,
    rounds_are_settled_and_valued,
    views_are_sound_and_can_travel,
)
