"""Law 5: nobody learns what they have not seen, and everybody is told what they see."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from stammtisch.core.game import BACK, CHANCE, JUDGE, WATCHER, Event, View
from stammtisch.core.match import words_by_action
from stammtisch.core.rng import Rng
from stammtisch.laws.sameness import pieces_at, same_to
from stammtisch.laws.table import Played, Table, played, seen, tell


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
    """Return whether chance drew something that the viewer has not seen."""
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
    """Return the events with all their pieces face down, and what is left to tell them apart."""
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


def move(places: dict[str, Counter[str]], event: Event, when: str) -> None:
    """Move the pieces of an event: by their word where that is known, else a back."""
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
