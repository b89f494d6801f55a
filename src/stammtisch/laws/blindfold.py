"""Law 5: nobody learns what they have not seen, and the events show everybody what they see."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from stammtisch.core.game import BACK, CHANCE, JUDGE, WATCHER, Event, View
from stammtisch.core.match import words_by_action
from stammtisch.core.rng import Rng
from stammtisch.laws.sameness import pieces_at, same_to
from stammtisch.laws.setup import Playthrough, Setup, events_of, played, seen


def what_a_viewer_cannot_see_changes_nothing_for_them(setup: Setup) -> None:
    """Law 5, blindfold: with other hidden draws and choices, but the same events, a viewer gets the same bytes."""
    game = played(setup)
    rng = setup.rng("blindfold")
    crowded = [at for at in range(len(game.plies)) if len(game.states[at].waiting_for()) > 1]
    for viewer in setup.blindfolded():
        hidden = [at for at in range(len(game.plies)) if is_hidden_draw(setup, game, at, viewer)]
        choices = hidden + [at for at in crowded if game.plies[at][0] != viewer]
        lived = 0
        for attempt in range(24 if choices else 0):
            at = hidden[rng.below(len(hidden))] if hidden and attempt % 4 else choices[rng.below(len(choices))]
            lived += live_otherwise(setup, game, viewer, at, rng)
            if lived > 100:
                break
        assert lived or not hidden, f"viewer {viewer} can tell every hidden draw by its events"


def is_hidden_draw(setup: Setup, game: Playthrough, at: int, viewer: int) -> bool:
    """Return whether chance drew something that the viewer has not seen."""
    seat, action = game.plies[at]
    if seat != CHANCE:
        return False
    word = setup.game.word(action)
    drawn = [event for event in game.events[at] if word in event.pieces]
    return bool(drawn) and all(word not in event.seen_by(viewer).pieces for event in drawn)


def live_otherwise(setup: Setup, game: Playthrough, viewer: int, at: int, rng: Rng) -> int:
    """Change the hidden word of a ply, and play on while the viewer sees no difference; return the number of plies."""
    state = game.states[at].copy()
    seat, action = game.plies[at]
    others = sorted({*state.legal(seat)} - {action})
    if not others:
        return 0
    changed = others[rng.below(len(others))]
    named = words_by_action(setup.game)
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
        told = events_of(state, mover, said)
        if seen(told, viewer) != game.seen(ply, viewer):
            return ply - at
        when = f"after ply {ply}, had ply {at} been {named[changed]!r} and not {named[action]!r}"
        same_to(setup, game.states[ply + 1], state, viewer, when)
    return horizon - at


def what_is_told_alike_looks_alike(setup: Setup) -> None:
    """Law 5, at every fork: two words with the same events for a viewer give them the same view, and the reverse."""
    game = played(setup)
    rng = setup.rng("forks")
    named = words_by_action(setup.game)
    for at in game.moments(rng, 16):
        state = game.states[at]
        for seat in state.waiting_for():
            actions = sorted({*state.legal(seat)})
            chosen = sorted({actions[rng.below(len(actions))] for _ in range(6)})
            ends = [state.copy() for _ in chosen]
            told = [events_of(end, seat, action) for end, action in zip(ends, chosen, strict=True)]
            for viewer in setup.blindfolded():
                if viewer == seat:
                    continue
                by_story: dict[tuple[Event, ...], int] = {}
                by_view: dict[View, int] = {}
                for index, end in enumerate(ends):
                    story = seen(told[index], viewer)
                    first = by_story.setdefault(story, index)
                    pair = f"{named[chosen[first]]!r} or {named[chosen[index]]!r}"
                    same_to(setup, ends[first], end, viewer, f"ply {at} being {pair}")
                    if end.round != state.round:
                        continue
                    first = by_view.setdefault(end.view(viewer), index)
                    pair = f"{named[chosen[first]]!r} or {named[chosen[index]]!r}"
                    mine, other = turned(told[index]), turned(told[first])
                    assert mine == other, f"ply {at} being {pair}, viewer {viewer} sees more events: {other} and {mine}"


def turned(events: Sequence[Event]) -> tuple[Event, ...]:
    """Return the events with all pieces face down."""
    return tuple([replace(event, pieces=(BACK,) * len(event.pieces), visible_to=None) for event in events])


def what_is_imagined_goes_on_alike(setup: Setup) -> None:
    """Law 5, into the future: truth and imagination stay the same while the viewer sees the same events."""
    game = played(setup)
    rng = setup.rng("futures")
    for at in game.moments(rng, 6):
        for viewer in setup.blindfolded():
            truth = game.states[at].copy()
            dream = setup.game.imagine(truth.view(viewer), rng)
            for step in range(24):
                waiting = truth.waiting_for()
                if not waiting:
                    break
                seat = waiting[rng.below(len(waiting))]
                both = sorted({*truth.legal(seat)} & {*dream.legal(seat)})
                if not both:
                    break
                action = both[rng.below(len(both))]
                told, dreamt = events_of(truth, seat, action), events_of(dream, seat, action)
                if seen(told, viewer) != seen(dreamt, viewer):
                    break
                when = f"{step + 1} plies after ply {at} was imagined by {viewer}"
                same_to(setup, truth, dream, viewer, when)


def events_rebuild_every_place(setup: Setup) -> None:
    """Law 5: a viewer who moves the pieces as the events say has every piece where their view shows it."""
    game = played(setup)
    moments = set(game.moments(setup.rng("rebuild"), 40))
    for viewer in setup.viewers():
        places = pieces_at(game.states[0], viewer)
        for ply in range(len(game.plies)):
            for event in game.events[ply]:
                move(places, event.seen_by(viewer), f"ply {ply}, viewer {viewer}")
            if ply + 1 in moments:
                shown = pieces_at(game.states[ply + 1], viewer)
                for place in sorted({*places, *shown}):
                    mine, theirs = places.get(place, Counter()), shown.get(place, Counter())
                    assert mine == theirs, (
                        f"after ply {ply}, viewer {viewer}, {place}: the events leave {sorted(mine.elements())} there, "
                        f"the view shows {sorted(theirs.elements())}"
                    )


def move(places: dict[str, Counter[str]], event: Event, when: str) -> None:
    """Move the pieces of an event, by their words if they are known, else as backs."""
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


def views_agree_about_the_table(setup: Setup) -> None:
    """Law 5: no view lies, spectators see what everybody sees, and a seat's places are open to its team at most."""
    game = played(setup)
    teams = setup.game.teams(setup.seats, dict(setup.options))
    for at in game.moments(setup.rng("agree"), 24):
        truth = pieces_at(game.states[at], JUDGE)
        assert not any(BACK in pieces for pieces in truth.values()), f"before ply {at}, the judge sees a back: {truth}"
        watched = pieces_at(game.states[at], WATCHER)
        for viewer in setup.blindfolded():
            shown = pieces_at(game.states[at], viewer)
            for place in sorted({*truth, *shown, *watched}):
                when = f"before ply {at}, viewer {viewer} at {place}"
                real, theirs = truth.get(place, Counter()), shown.get(place, Counter())
                known = Counter({piece: count for piece, count in theirs.items() if piece != BACK})
                public = Counter({p: count for p, count in watched.get(place, Counter()).items() if p != BACK})
                assert real.total() == theirs.total(), f"{when} sees {theirs.total()} pieces of {real.total()}"
                assert known <= real, f"{when} sees what is not there: {known - real}"
                assert public <= known, f"{when} does not see what a spectator sees: {public - known}"
                owner = re.fullmatch(r".* (\d+)", place)
                if viewer >= 0 and owner and int(owner[1]) < setup.seats and teams[int(owner[1])] != teams[viewer]:
                    assert known == public, f"{when} sees what is not theirs: {known - public}"
