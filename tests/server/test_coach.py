"""The coach at a server: my decisions in finished matches, judged in the bots' processes, and the account of luck."""

from house import Evening, Round, evening, refused

from stammtisch.client import new_id
from stammtisch.core.record import replayed
from stammtisch.core.view_codec import packed
from stammtisch.table import messages as wire
from stammtisch.table.coaching import questions
from stammtisch.table.log import Played

CLOSE = 1e-9


async def played(home: Evening) -> Round:
    """A match of Diabolo that is over: one round of three people."""
    around = await home.match("diabolo", "Anna", "Ben", "Cleo", options={"length": "single"})
    await around.play_out(5)
    return around


@evening
async def test_my_decisions_are_judged_in_order_and_the_same_when_asked_again(home: Evening) -> None:
    around = await played(home)
    anna = around.guests[0]
    first = await anna.review(around.table, 0, 0, 3)
    assert (first.start, len(first.decisions)) == (0, 3)
    steps = [one.step for one in first.decisions]
    assert steps == sorted({*steps})
    record = await anna.record(around.table)
    said = [(ply["seat"], ply["word"]) for ply in record["plies"] if ply["seat"] >= 0]
    for one in first.decisions:
        assert said[one.step] == (0, one.played)
        assert one.played in [other.word for other in one.alternatives]
        assert len(one.alternatives) > 1
        assert all(-0.5 <= other.share <= 1.5 for other in one.alternatives)
        assert one.grade or not one.reasons
    again = await anna.review(around.table, 0, 0, 3)
    assert again == first, "what the coach has said is kept with the match"
    past_the_end = await anna.review(around.table, 0, first.total, 3)
    assert past_the_end.decisions == []


@evening
async def test_nobody_is_told_about_the_decisions_of_others_or_of_a_running_match(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    anna, ben = around.guests
    assert (await refused(anna.review(around.table, 0))).code == "not-allowed", "it is not over"
    assert (await refused(anna.luck(around.table))).code == "not-allowed"
    await around.play_out(5)
    assert (await refused(anna.review(around.table, 1))).code == "not-allowed", "that seat is Ben's"
    cleo = await home.guest("Cleo")
    assert (await refused(cleo.review(around.table, 0))).code == "not-allowed"
    assert (await refused(cleo.luck(around.table))).code == "not-allowed"
    assert (await ben.review(around.table, 1, 0, 1)).total > 0


@evening
async def test_only_those_who_played_see_a_review_that_its_owner_shares_and_only_while_they_do(home: Evening) -> None:
    around = await played(home)
    anna, ben, cleo = around.guests
    dora = await home.guest("Dora")
    assert (await ben.review(around.table, 1, 0, 1)).others == []
    assert [one.known is None for one in (await ben.luck(around.table)).accounts] == [True, False, True]
    own = await anna.review(around.table, 0, 0, 2)
    await refused(around.places[1].ask(wire.ShareReview(new_id(), 0, True)))

    await around.places[0].ask(wire.ShareReview(new_id(), 0, True))
    await around.places[1].set_up(lambda table: [seat.shared for seat in table.seats] == [True, False, False])
    assert (await ben.review(around.table, 1, 0, 1)).others == [0]
    theirs = await ben.review(around.table, 0, 0, 2)
    assert (theirs.decisions, theirs.total) == (own.decisions, own.total)
    assert [one.known is None for one in (await ben.luck(around.table)).accounts] == [False, False, True]
    assert (await refused(anna.review(around.table, 1))).code == "not-allowed", "Ben shares nothing"
    assert (await refused(dora.review(around.table, 0))).code == "not-allowed", "she did not play"

    await around.places[0].ask(wire.ShareReview(new_id(), 0, False))
    assert (await refused(ben.review(around.table, 0, 2, 2))).code == "not-allowed", "also in the middle of it"
    assert (await refused(cleo.review(around.table, 0))).code == "not-allowed"
    assert (await ben.review(around.table, 1, 0, 1)).others == []


@evening
async def test_the_account_of_luck_adds_up_for_every_seat_and_over_the_seats(home: Evening) -> None:
    around = await played(home)
    luck = await around.guests[1].luck(around.table)
    assert len(luck.accounts) == 3
    for one in luck.accounts:
        parts = (one.fair, one.seats, one.deal, one.own_draws, one.other_draws, one.own_decisions, one.other_decisions)
        assert abs(sum(parts) - one.result) < CLOSE
    assert luck.accounts[1].known is not None
    for name in ("seats", "deal", "result"):
        wanted = 1.0 if name == "result" else 0.0
        assert abs(sum(getattr(one, name) for one in luck.accounts) - wanted) < CLOSE
    assert luck.curve[0].step == 0
    assert all(abs(sum(change.after) - 1.0) < 1e-6 for change in luck.curve)
    assert (await around.guests[0].luck(around.table)).curve == luck.curve
    assert await around.guests[1].luck(around.table) == luck


@evening
async def test_a_match_that_was_broken_off_is_reviewed_but_has_no_account_of_luck(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    for _ in range(6):
        await around.say()
    await around.places[0].ask(wire.Resign(new_id(), 0))
    await around.places[0].seen(lambda view: view.over)
    anna = around.guests[0]
    assert (await anna.review(around.table, 0, 0, 1)).total > 0
    assert (await refused(anna.luck(around.table))).code == "not-now"


@evening
async def test_a_judging_process_gets_the_view_of_the_seat_and_its_words_and_no_more(home: Evening) -> None:
    """Blindfold: what is sent to be judged follows from the View of the seat."""
    around = await played(home)
    record = await around.guests[0].record(around.table)
    match = replayed(record)
    words = [Played(ply.seat, ply.word, "me", "") for ply in match.plies if ply.seat >= 0]
    asked = questions(match, words, 0, "me")
    assert asked
    for one in asked:
        before = replayed(record, one.ply)
        assert one.parcel == packed(before.view(0))
        assert sorted(one.legal) == before.legal(0)
    assert questions(match, words, 0, "somebody else") == []
