"""What is shown of a table: built up for one person or viewer from what they may know, never stripped down."""

from collections.abc import Callable, Iterable

from stammtisch.core.game import JUDGE, WATCHER
from stammtisch.core.match import Match
from stammtisch.core.view_codec import packed
from stammtisch.table.authority import DEALING, OVER, RUNNING, is_together
from stammtisch.table.log import Level, Played, Resigning
from stammtisch.table.messages import (
    PROTOCOL,
    Clocks,
    News,
    PauseNow,
    ProposalNow,
    SeatNow,
    Step,
    TableNow,
    Told,
    ViewNow,
)
from stammtisch.table.table import Change, Table

Names = Callable[[str], str]
"""A person's name by their id."""


def table_now(
    table: Table,
    person: str,
    names: Names,
    here: Iterable[str],
    bots_in: list[float | None],
    watching: int,
    spectators: list[str],
    change: Change | None,
    pause: PauseNow | None = None,
    screens: int = 0,
) -> TableNow:
    """Return the table as one person sees it."""
    opened = table.opened
    present = {*here}
    seats = [_seat(table, seat, person, names, present, bots_in[seat]) for seat in range(opened.seats)]
    return TableNow(
        protocol=PROTOCOL,
        table=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        public=opened.public,
        watchers=opened.watchers,
        takebacks=opened.takebacks,
        one_seat=opened.one_seat,
        late=opened.late,
        pace=opened.pace,
        bot_seconds=opened.bot_seconds,
        status=table.status,  # type: ignore[arg-type]
        host=person == opened.host,
        together=is_together(table),
        host_name=names(opened.host),
        teams=[*table.game.teams(opened.seats, opened.options)],
        seats=seats,
        watching=watching,
        spectators=spectators,
        screens=screens,
        commitment=table.commitment,
        reveal=table.status == DEALING and table.exchange.showing,
        voided=[[table.now_at(seat) for seat in beginning.withheld] for beginning in table.exchange.void],
        lots=table.turned if opened.lots and table.status in (RUNNING, OVER) else None,
        proposal=_proposal(table, person),
        replays=opened.replays,
        chosen=opened.chosen,
        began_after=0 if opened.imported else len(opened.words),
        next=table.next,
        team_chat=bool(table.team_chats(person)),
        news=None if change is None else _news(table, person, names, seats, change),
        pause=pause,
        resigning=_resigning(table, person),
        hints=opened.hints,
        sealed=opened.sealed,
        event=opened.event if person in table.owners else "",
        event_round=opened.event_round,
    )


def _news(table: Table, person: str, names: Names, seats: list[SeatNow], change: Change) -> News | None:
    if not change.news:
        return None
    if change.person is not None:
        return News(change.news, change.seat, names(change.person), change.person == person)
    if change.seat is None:
        return News(change.news, None, None, mine=False)
    return News(change.news, change.seat, seats[change.seat].name, seats[change.seat].mine)


def _seat(table: Table, seat: int, person: str, names: Names, present: set[str], bot_in: float | None) -> SeatNow:
    owner, sitter = table.owners[seat], table.sitters()[seat]
    bot: Level | None = table.bots[seat]
    before = (seat - table.turned) % table.opened.seats
    return SeatNow(
        name=names(sitter) if sitter is not None else f"bot:{bot}" if bot is not None else None,
        bot=bot,
        person=owner is not None,
        mine=owner == person,
        host=owner == table.opened.host,
        away=owner is not None and owner not in present,
        bot_in=None if bot_in is None else round(bot_in, 1),
        resigned=seat in table.resigned,
        hash=table.exchange.hashes.get(before),
        contribution=table.exchange.contributions.get(before),
        why=table.why.get(seat),
        hints=table.hints[seat] if table.hints else 0,
        shared=seat in table.shared,
    )


def _resigning(table: Table, person: str) -> Resigning | None:
    seats = [seat for seat in table.seats_of(person) if seat not in table.resigned]
    return table.resigning(seats[0]) if seats and table.status == RUNNING else None


def _proposal(table: Table, person: str) -> ProposalNow | None:
    proposal = table.proposal
    if proposal is None:
        return None
    asked = proposal.asked
    awaited = person in proposal.needed and person not in proposal.agreed
    return ProposalNow(asked.what, asked.seat, asked.person == person, awaited, proposal.number)


def view_now(table: Table, viewer: int, since: int | None, now: float, *, parcel: bool = False) -> ViewNow:
    """Return the match as a seat or a spectator sees it; after its end, as everybody may see it."""
    match = table.match
    view = match.view(viewer)
    return ViewNow(
        at=table.at,
        seat=viewer if viewer >= 0 else None,
        places=view.places(),
        facts=view.facts(),
        legal=match.legal(viewer) if viewer >= 0 and table.bots[viewer] is None else [],
        draws=len(match.draws),
        back=viewer >= 0 and table.bots[viewer] is None and table.may_take_back(viewer),
        waiting=match.waiting_for(),
        holding_up=match.holding_up(),
        over=match.over,
        ended=match.ended,
        points=match.points(),
        winners=table.winners(),
        clocks=_clocks(table, now),
        events=None if since is None else told(match, viewer, since),
        takeback=viewer >= 0 and _may_ask_back(table, viewer),
        leeway=_leeway(table, viewer, now),
        parcel=packed(view) if parcel else None,
    )


def _may_ask_back(table: Table, seat: int) -> bool:
    """Say whether a seat has a move that its owner can ask to take back."""
    plays = table.status == RUNNING and table.bots[seat] is None
    return plays and table.opened.takebacks and table.last_turn(seat) is not None


def _leeway(table: Table, viewer: int, now: float) -> float | None:
    """Return for how many seconds bots still wait for what somebody may do out of turn."""
    if table.status != RUNNING or viewer not in table.out_of_turn() or not table.choices():
        return None
    return round(max(0.0, table.clock.since[viewer] + table.opened.leeway - now), 1)


def _clocks(table: Table, now: float) -> Clocks | None:
    clock = table.clock
    if clock.pace.kind == "none" or table.status != RUNNING:
        return None
    seats = range(table.opened.seats)
    left = [max(0.0, clock.move - (now - clock.since[seat])) if seat in clock.holding else None for seat in seats]
    over = [max(0.0, now - clock.since[seat] - clock.move) if seat in clock.holding else 0.0 for seat in seats]
    return Clocks(
        [None if seconds is None else round(seconds, 1) for seconds in left],
        [round(max(0.0, clock.reserve[seat] - over[seat]), 1) for seat in seats],
    )


def told(match: Match, viewer: int, since: int) -> list[Told]:
    """Return what a viewer saw happen from a ply on, as messages."""
    return [
        Told(event.kind, event.seat, event.pieces, event.source, event.target, event.amount, drawn, event.facts)
        for event, drawn in zip(match.events(viewer, since), match.drawn(since), strict=True)
    ]


def may_watch_as(table: Table, person: str, viewer: int) -> bool:
    """Say whether a person may see the match so far as this viewer."""
    if table.status == OVER:
        return viewer in (WATCHER, JUDGE) or 0 <= viewer < table.opened.seats
    if viewer == WATCHER:
        return table.opened.watchers or person in table.owners
    return viewer >= 0 and viewer in table.seats_of(person)


def steps(table: Table, words: list[Played], viewer: int, start: int, count: int) -> tuple[int, list[Step]]:
    """Return some steps of the match as a viewer saw it, and their total; a step is a decision and its effects.

    It may run in another thread: it reads nothing of a running table that changes.
    """
    match = Match(table.game, table.opened.seats, table.opened.options, players=table.players, deal=table.deal)
    found: list[Step] = []
    if start == 0:
        found.append(_step(match, 0, None, viewer, 0))
    for number, word in enumerate(words[: start + count - 1], 1):
        since = len(match.plies)
        match.play(word.seat, word.word)
        if number >= start:
            found.append(_step(match, number, word, viewer, since))
    return len(words) + 1, found


def _step(match: Match, number: int, word: Played | None, viewer: int, since: int) -> Step:
    view = match.view(viewer)
    places, facts, events = view.places(), view.facts(), told(match, viewer, since)
    if word is None:
        return Step(number, None, None, places, facts, events)
    known = viewer in (word.seat, JUDGE)
    return Step(number, word.seat, word.word if known else None, places, facts, events, bot=not word.person)
