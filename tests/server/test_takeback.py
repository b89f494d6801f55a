"""Taking words back: one's own without asking, others' only if everybody agrees."""

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress

import pytest
from house import Evening, Round, Server, evening, heard, refused, together

from stammtisch.client import Guest, Place, Turned, new_id
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire
from stammtisch.table.log import Pace


async def view_of(place: Place) -> wire.ViewNow:
    return await place.seen(lambda _: True)


async def take_back(place: Place) -> wire.ViewNow:
    """Takes the own last word back; gives the view after it."""
    before = await view_of(place)
    assert before.seat is not None
    await place.ask(wire.Back(new_id(), before.seat, before.at))
    return await place.seen(lambda view: view.at > before.at)


async def ask_for_it(place: Place) -> None:
    """Asks the others for a takeback."""
    seat = (await view_of(place)).seat
    assert seat is not None
    await place.ask(wire.Propose(new_id(), "takeback", seat))


async def question(place: Place) -> wire.ProposalNow:
    """The open question as somebody sees it."""
    table = await place.set_up(lambda table: table.proposal is not None)
    assert table.proposal is not None
    return table.proposal


async def answered(place: Place, yes: bool) -> None:
    await place.ask(wire.Answer(new_id(), yes))


async def news(place: Place, what: str) -> wire.TableNow:
    return await place.set_up(lambda table: table.news is not None and table.news.what == what)


def without_events(view: wire.ViewNow) -> dict[str, object]:
    """A view but for its number, and what led to it."""
    return {field: getattr(view, field) for field in view.__struct_fields__ if field not in ("at", "events", "back")}


async def newcomer(home: Evening, guest: Guest, table: str) -> wire.ViewNow:
    """What somebody sees who comes to the table now."""
    return await (await home.at(guest, table)).seen(lambda _: True)


async def other_words(around: Round, times: int) -> list[Place]:
    """People speak one after the other; gives who did."""
    return [await around.say() for _ in range(times)]


# Without asking


@evening
async def test_a_misclick_is_taken_back_without_asking(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo", takebacks=False)
    place = around.places[0]
    before = await view_of(place)
    assert not before.back
    await place.play("take r")
    assert (await view_of(place)).back
    after = await take_back(place)
    assert without_events(after) == without_events(before)
    assert not after.back
    for other in around.places[1:]:
        seen = await other.seen(lambda view: view.at == after.at)
        assert "seals 0" not in seen.places or seen.places["seals 0"] == ()
        assert (await news(other, "took back")).news == wire.News("took back", 0, "Anna")


@evening
async def test_seals_go_back_one_by_one_before_done_and_done_until_the_next_has_acted(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    anna, ben, _ = around.places
    for word in ("take r", "take y", "take g", "done"):
        await anna.play(word)
    held = [(await take_back(anna)).places["seals 0"] for _ in range(2)]
    assert held == [("seal r", "seal y", "seal g"), ("seal r", "seal y")]
    await anna.play("take b")
    at = await anna.play("done")
    assert at is not None
    await around.seen(at)
    said = await ben.play("take p")
    assert said is not None
    await around.seen(said)
    assert not (await view_of(anna)).back
    refusal = await refused(take_back(anna))
    assert (refusal.code, str(refusal)) == (
        "not-now",
        "others have seen the effect; ask them to agree to a takeback",
    )
    back = await take_back(ben)
    assert back.places["seals 0"] == ("seal r", "seal y", "seal b")
    await around.seen(back.at)
    assert (await take_back(anna)).legal, "Ben has not acted any more"


@evening
async def test_a_word_that_drew_a_card_is_not_taken_back_without_asking(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", options={"draw": "auto"})
    place = await around.say()
    assert not (await view_of(place)).back
    assert (await refused(take_back(place))).code == "not-now"


@evening
async def test_a_card_that_was_shown_goes_back_only_if_the_others_agree(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", options={"draw": "manual"})
    place = await around.turn()
    before = await view_of(place)
    await place.play(next(word for word in before.legal if " " in word and not word.startswith("swap")))
    shown = await view_of(place)
    assert not shown.back
    assert (await refused(take_back(place))).code == "not-now"
    await ask_for_it(place)
    other = next(one for one in around.places if one is not place)
    await question(other)
    await answered(other, True)
    assert without_events(await place.seen(lambda view: view.at > shown.at)) == without_events(before)


@evening
async def test_nobody_takes_back_the_word_of_another(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    anna, ben, _ = around.places
    at = await anna.play("take r")
    assert at is not None
    await around.seen(at)
    watcher = await home.at(await home.guest("Dora"), around.table)
    for place, seat, code in ((ben, 0, "not-allowed"), (watcher, 0, "not-allowed"), (ben, 1, "not-now")):
        assert (await refused(place.ask(wire.Back(new_id(), seat, at)))).code == code
    assert (await view_of(ben)).places["seals 0"] == ("seal r",)


@evening
async def test_a_takeback_asked_for_twice_takes_back_once(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    place = around.places[0]
    await place.play("take r")
    at = await place.play("take y")
    assert at is not None
    await place.ask(wire.Back("once", 0, at))
    assert (await refused(place.ask(wire.Back("once", 0, at)))).code == "stale"
    assert (await newcomer(home, around.guests[0], around.table)).places["seals 0"] == ("seal r",)


@evening
async def test_nothing_can_be_taken_back_before_something_was_said_or_after_the_end(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    place = await around.turn()
    assert (await refused(take_back(place))).code == "not-now"
    assert "not said anything yet" in str(await refused(ask_for_it(place)))
    await around.play_out()
    for one in around.places:
        assert str(await refused(take_back(one))) == "the match is over"
        assert str(await refused(ask_for_it(one))) == "the match is over"


# By agreement


@evening
async def test_when_all_agree_play_returns_to_the_askers_last_decision(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    asker = await around.turn()
    before = await view_of(asker)
    await other_words(around, 3)
    others = [place for place in around.places if place is not asker]
    await ask_for_it(asker)
    number = (await question(asker)).number
    assert await question(asker) == wire.ProposalNow("takeback", before.seat or 0, True, False, number)
    for place in others:
        assert await question(place) == wire.ProposalNow("takeback", before.seat or 0, False, True, number)
    at = (await view_of(asker)).at
    await answered(others[0], True)
    agreed = await news(others[0], "agrees")
    assert agreed.proposal == wire.ProposalNow("takeback", before.seat or 0, False, False, number)
    assert (await view_of(asker)).at == at, "one of two is not all"
    await answered(others[1], True)
    after = await asker.seen(lambda view: view.at > at)
    assert without_events(after) == without_events(before)
    assert after.events is None
    for place in others:
        assert (await news(place, "took back")).proposal is None


@evening
async def test_the_cards_drawn_since_come_again_in_the_same_order(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    asker = await around.turn()
    other = next(place for place in around.places if place is not asker)
    before = await view_of(asker)
    words = [word for word in before.legal if " " in word and not word.startswith(("swap", "J"))]
    drawn = []
    for word in (words[0], words[0], words[1]):
        at = await asker.play(word)
        assert at is not None
        mine = await view_of(asker)
        hand = [*before.places[f"hand {before.seat}"]]
        hand.remove(word.split()[0])
        left = [*mine.places[f"hand {before.seat}"]]
        for card in hand:
            left.remove(card)
        await around.seen(at)
        said = await around.say()
        assert said is other
        theirs = [event.pieces for event in (await view_of(other)).events or [] if event.kind == "draw"]
        drawn.append((left, theirs))
        await ask_for_it(asker)
        await question(other)
        await answered(other, True)
        back = await asker.seen(lambda view, at=at: view.at > at + 1)  # type: ignore[misc]
        assert without_events(back) == without_events(before)
        await around.seen(back.at)
    assert len(drawn[0][0]) == 1
    assert drawn[0] == drawn[1] == drawn[2], "whatever is played between"
    await around.play_out()
    record = await around.guests[0].record(around.table)
    verify(record)


@evening
async def test_one_who_declines_is_enough_to_keep_the_words(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    asker = await around.turn()
    await other_words(around, 1)
    at = (await view_of(asker)).at
    first, second = [place for place in around.places if place is not asker]
    await ask_for_it(asker)
    await question(first)
    await answered(first, True)
    await answered(second, False)
    assert (await news(asker, "declined")).proposal is None
    assert (await newcomer(home, around.guests[0], around.table)).at == at
    assert str(await refused(answered(first, True))) == "there is no open question"


@evening
async def test_who_asked_may_withdraw_and_not_agree_with_himself(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    asker = await around.turn()
    await other_words(around, 1)
    await ask_for_it(asker)
    assert "the others answer" in str(await refused(answered(asker, True)))
    assert "another question is open" in str(await refused(ask_for_it(asker)))
    await answered(asker, False)
    other = next(place for place in around.places if place is not asker)
    assert (await news(other, "withdrawn")).proposal is None
    assert (await refused(answered(other, True))).code == "not-now"


@evening
async def test_watchers_are_not_asked(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    watcher = await home.at(await home.guest("Dora"), around.table)
    asker = await around.turn()
    await other_words(around, 1)
    await ask_for_it(asker)
    assert not (await question(watcher)).asked
    for yes in (True, False):
        assert (await refused(answered(watcher, yes))).code == "not-allowed"
    assert (await refused(watcher.ask(wire.Propose(new_id(), "takeback", 0)))).code == "not-allowed"


@evening
async def test_the_next_word_answers_the_question(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    asker = await around.turn()
    await other_words(around, 1)
    await ask_for_it(asker)
    other = next(place for place in around.places if place is not asker)
    await question(other)
    await around.say()
    await asker.set_up(lambda table: table.proposal is None)
    assert str(await refused(answered(other, True))) == "there is no open question"


@evening
async def test_a_table_may_be_played_without_takebacks(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", takebacks=False)
    asker = await around.say()
    refusal = await refused(ask_for_it(asker))
    assert (refusal.code, str(refusal)) == ("not-now", "this table is played without takebacks")
    assert (await asker.set_up(lambda _: True)).takebacks is False


@evening
async def test_bots_always_agree_and_their_words_go_back_too(home: Evening) -> None:
    around = await home.match("sep", "Anna", seats=2, bots=[None, "novice"])
    (place,) = around.places
    before = await view_of(place)
    await place.play("stock")
    chosen = next(word for word in (await view_of(place)).legal if word.endswith("aside"))
    at = await place.play(chosen)
    assert at is not None
    turn = await place.seen(lambda view: view.at > at + 1 and bool(view.legal))
    await ask_for_it(place)
    back = await place.seen(lambda view: view.at > turn.at)
    assert chosen in back.legal, "the last decision was which card to lay aside"
    await ask_for_it(place)
    first = await place.seen(lambda view: view.at > back.at)
    assert without_events(first) == without_events(before)


def test_a_takeback_outlives_the_server(mortal: Server) -> None:
    own = mortal

    async def survive() -> None:
        async with Evening(own) as home:
            around = await home.match("sequence", "Anna", "Ben")
            asker = await around.turn()
            await other_words(around, 3)
            other = next(place for place in around.places if place is not asker)
            await ask_for_it(asker)
            own.kill()
            own.start()
            places = [await home.at(guest, around.table) for guest in around.guests]
            asker, other = [places[around.places.index(place)] for place in (asker, other)]
            assert (await question(other)).asked, "the question is still open"
            at = (await view_of(asker)).at
            await answered(other, True)
            back = await asker.seen(lambda view: view.at > at)
            own.kill()
            own.start()
            again = await newcomer(home, around.guests[back.seat or 0], around.table)
            assert without_events(again) == without_events(back)
            fresh = Round(around.table, around.guests, [await home.at(guest, around.table) for guest in around.guests])
            await fresh.play_out()
            verify(await around.guests[0].record(around.table))

    together(survive())


@evening
async def test_everybody_hears_that_something_was_taken_back(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    watcher = await home.at(await home.guest("Dora"), around.table)
    await watcher.seen(lambda _: True)
    await around.places[0].play("take r")
    await take_back(around.places[0])
    told = await heard(watcher, wire.TableNow, lambda table: table.news is not None)
    assert told.news == wire.News("took back", 0, "Anna")


# Nothing is learned by it


@pytest.mark.parametrize("takebacks", [True, False])
def test_nobody_takes_back_a_word_after_it_has_shown_cards(server: Server, takebacks: bool) -> None:
    """Diabolo's sealed choices and the end of a round lay hands open; whoever has seen them cannot choose again."""

    async def peek() -> None:
        async with Evening(server) as home:
            tried = 0
            while not tried:
                options = {"length": "single"}
                around = await home.match("diabolo", "Anna", "Ben", "Cleo", takebacks=takebacks, options=options)
                tried = await peeks(around)

    together(peek())


async def peeks(around: Round) -> int:
    """Play a match and try to take back each word that has shown its speaker cards; return how many there were."""
    rng, tried = random.Random(7), 0
    while not (await view_of(around.places[0])).over:
        place = await around.turn()
        before = await view_of(place)
        assert before.seat is not None
        at = await place.play(rng.choice(before.legal))
        assert at is not None
        after = await view_of(place)
        if not after.over and seen(after) - seen(before):
            tried += 1
            assert not after.back
            assert (await refused(place.ask(wire.Back(new_id(), before.seat, after.at)))).code == "not-now"
        await around.seen(at)
    return tried


def seen(view: wire.ViewNow) -> Counter[str]:
    return Counter(piece for pieces in view.places.values() for piece in pieces if piece != "?")


@evening
async def test_without_takebacks_only_an_unfinished_choice_is_undone(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo", takebacks=False)
    anna = around.places[0]
    await anna.play("take r")
    assert (await view_of(anna)).back
    await anna.play("done")
    assert not (await view_of(anna)).back
    assert (await refused(take_back(anna))).code == "not-now"


@evening
async def test_a_takeback_does_not_stop_the_clock(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo", pace=Pace("seconds", 5, 0))
    anna = around.places[0]
    begun = time.monotonic()
    while (await anna.set_up(lambda _: True)).seats[0].bot is None and time.monotonic() - begun < 20:
        with suppress(Turned):
            await anna.play("take r")
            await asyncio.sleep(0.4)
            await take_back(anna)
            await asyncio.sleep(0.4)
    assert time.monotonic() - begun < 12, "five seconds, and what a busy machine takes"


@evening
async def test_a_question_that_was_overtaken_is_closed_and_an_answer_to_it_does_nothing(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    anna, ben, cleo = around.places
    await anna.play("take r")
    at = await anna.play("take y")
    assert at is not None
    await around.seen(at)
    await ask_for_it(anna)
    old = await question(ben)
    after = await take_back(anna)
    assert (await news(ben, "took back")).proposal is None
    for place in (ben, cleo):
        refusal = await refused(place.ask(wire.Answer(new_id(), True, old.number)))
        assert str(refusal) == "there is no open question"
    await ask_for_it(anna)
    new = await question(ben)
    assert new.number != old.number
    assert (await refused(ben.ask(wire.Answer(new_id(), True, old.number)))).code == "not-now"
    assert (await newcomer(home, around.guests[0], around.table)).at == after.at
    for place in (ben, cleo):
        await place.ask(wire.Answer(new_id(), True, new.number))
    assert (await anna.seen(lambda view: view.at > after.at)).places.get("seals 0", ()) == ()
    again = await home.guest("Emil")
    assert (await (await home.at(again, around.table)).seen(lambda _: True)).at > after.at, "the log can be read"


@evening
async def test_takebacks_are_free_only_where_no_other_person_has_held_a_seat(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", seats=3)
    anna, ben = around.places
    while await around.say() is not anna:
        pass
    await ben.leave()
    await anna.set_up(lambda table: table.seats[1].away)
    await anna.ask(wire.Propose(new_id(), "bot", 1))
    await anna.set_up(lambda table: table.seats[1].bot is not None)
    await ask_for_it(anna)
    assert not (await question(anna)).asked
    assert (await anna.set_up(lambda _: True)).proposal is not None, "Ben is asked, whenever he comes"
    assert "other people" in str(await refused(anna.ask(wire.Hint(new_id(), 0))))
