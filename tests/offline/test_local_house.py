"""The table engine of a browser: a house without a server, in memory and in virtual time."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from memory_browser import MemoryBrowser, Tab, ids

from stammtisch.bots.levels import opponents_for
from stammtisch.core import shelf
from stammtisch.core.record import from_line
from stammtisch.core.verify import verify
from stammtisch.offline.answers import answers
from stammtisch.offline.loop import accept_the_past
from stammtisch.table import messages
from stammtisch.table.listing import TableListed
from virtual_time import in_no_time

TO_THE_END = 10_000


@pytest.mark.parametrize("game", shelf.names())
def test_a_whole_match_against_bots_is_kept_listed_replayed_and_proven(game: str) -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        tab = Tab(browser)
        quick = "reflex" if "reflex" in opponents_for(shelf.game(game)) else "regular"
        table = await tab.open(game, [None, quick, "novice"][: min(3, *shelf.game(game).seats[1:])])
        await tab.play(TO_THE_END)
        assert tab.view.over
        row = msgspec.json.decode(browser.lists[table], type=TableListed)
        assert (row.table, row.status, row.my_seats, row.names[0]) == (table, "over", [0], "Anna")
        assert table.startswith("l.")
        record = await tab.house.ask("GET", f"tables/{table}/record", "")
        assert verify(from_line(record)).points() == tab.view.points
        proof = await tab.answer("GET", f"tables/{table}/proof")
        steps = await tab.answer("GET", f"tables/{table}/replay?viewer=0&start=0&count=3")
        assert isinstance(proof, dict)
        assert isinstance(steps, dict)
        assert proof["fresh"]
        assert len(steps["steps"]) == 3

    in_no_time(evening())


def test_a_match_around_one_device_goes_on_after_a_reload_and_has_a_rematch() -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        table = await (first := Tab(browser)).open("sep", [None, None], names=["", "Ben"])
        await first.play(4)
        before = len(browser.kept[table])
        browser.tabs.clear()
        again = Tab(browser)
        await again.enter(table)
        await again.play(TO_THE_END)
        assert len(browser.kept[table]) > before
        assert [seat.name for seat in again.now.seats] == ["Anna", "Ben"]
        await again.say(messages.Propose(next(ids), "rematch", 0))
        assert again.now.next.startswith("l.")
        await again.enter(again.now.next)
        assert again.now.status in ("dealing", "running")

    in_no_time(evening())


def test_an_expert_and_a_hint_think_in_the_other_worker_and_stop_when_nobody_waits() -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        tab = Tab(browser)
        await tab.open("sep", [None, "expert"])
        while not browser.tasks:
            await tab.play(1)
        await tab.my_turn()
        thought = len(browser.tasks)
        hint = await tab.say(messages.Hint(next(ids), 0))
        assert isinstance(hint, messages.HintNow)
        assert hint.word in tab.view.legal
        assert len(browser.tasks) == thought + 1
        asking = asyncio.create_task(tab.say(messages.Hint(next(ids), 0)))
        await asyncio.sleep(0.1)
        asking.cancel()
        await asyncio.sleep(0)
        assert browser.stopped == [browser.tasks[-1]]

    in_no_time(evening())


def test_two_tabs_see_each_others_moves_and_neither_plays_twice() -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        one, other = Tab(browser), Tab(browser)
        table = await one.open("sequence", [None, "novice"])
        await other.enter(table)
        for _ in range(4):
            await one.play(1)
            await asyncio.sleep(3)
            await other.play(1)
            await asyncio.sleep(3)
        assert one.view == other.view
        assert [number for number, _, _ in browser.kept[table]] == [*range(len(browser.kept[table]))]

    in_no_time(evening())


def test_a_browser_that_can_keep_nothing_shows_nothing_and_says_so() -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        tab = Tab(browser)
        await tab.open("sep", [None, "novice"])
        await tab.my_turn()
        before = tab.view
        browser.full = True
        refused = await tab.say(messages.Play(next(ids), 0, before.at, before.legal[0]))
        assert isinstance(refused, messages.No)
        assert (refused.code, refused.reason) == ("store-down", "store-down-here")
        assert tab.view == before
        problem = await tab.answer("POST", "tables", {"game": "sep", "seats": 2})
        assert isinstance(problem, dict)
        assert (problem["problem"]["code"], problem["problem"]["reason"]) == ("store-down", "store-down-here")
        browser.full = False
        assert isinstance(await tab.say(messages.Play(next(ids), 0, before.at, before.legal[0])), messages.Done)

    in_no_time(evening())


def test_a_table_that_cannot_be_read_is_set_aside_without_a_word_about_a_server() -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        browser.kept["l.strange"] = [(0, 0.0, "what a later version wrote")]
        tab = Tab(browser)
        await tab.enter("l.strange")
        (bye,) = tab.told
        assert isinstance(bye, messages.Bye)
        assert (bye.code, bye.reason, bye.again) == ("set-aside", "set-aside-here", False)
        assert {*browser.aside} == {"l.strange"}
        problem = await tab.answer("GET", "tables/l.strange/record")
        assert isinstance(problem, dict)
        assert problem["problem"]["reason"] == "set-aside-here"

    in_no_time(evening())


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "tables/l.nothing/record", "no-such-table"),
        ("GET", "tables/l.nothing/everything", "no-such-table"),
        ("POST", "me", "no-such-table"),
        ("POST", "tables", "malformed"),
    ],
)
def test_a_wrong_question_is_refused_with_a_code(method: str, path: str, code: str) -> None:
    async def evening() -> None:
        answered = await Tab(MemoryBrowser()).answer(method, path, {"nothing": 1})
        assert isinstance(answered, dict)
        assert answered["problem"]["code"] == code

    in_no_time(evening())


def test_a_running_match_gives_nothing_away_and_a_missing_table_ends_the_visit() -> None:
    async def evening() -> None:
        tab = Tab(MemoryBrowser())
        table = await tab.open("seven-seals", [None, "novice", "novice"])
        for what in ("record", "proof", "replay"):
            answered = await tab.answer("GET", f"tables/{table}/{what}")
            assert isinstance(answered, dict)
            assert answered["problem"]["code"] == "not-allowed"
        await tab.house.hear(tab.visit, "{}")
        wrong = tab.told[-1]
        assert isinstance(wrong, messages.No)
        assert wrong.code == "malformed"
        await tab.enter("l.nothing")
        assert isinstance(tab.told[-1], messages.Bye)
        assert tab.closed

    in_no_time(evening())


def test_the_written_answers_have_every_game_in_every_language() -> None:
    found = dict(answers(["en", "de"]))
    assert [game["name"] for game in msgspec.json.decode(found["games"])["games"]] == shelf.names()
    for game in shelf.names():
        assert msgspec.json.decode(found[f"games/{game}/rules/de"])["lang"] == "de"
        assert msgspec.json.decode(found[f"games/{game}/lessons/first/de"])["scenes"]
        assert game in msgspec.json.decode(found["games/texts/de"])


def test_a_loop_that_refuses_the_past_does_at_once_what_was_due_before() -> None:
    class Strict(asyncio.SelectorEventLoop):
        def call_later(self, delay: float, *rest: Any, **more: Any) -> asyncio.TimerHandle:  # type: ignore[override]
            if delay < 0:
                raise ValueError("cannot schedule in the past")
            return super().call_later(delay, *rest, **more)

    loop = Strict()
    accept_the_past(loop)
    done = loop.create_future()
    loop.call_later(-1.0, done.set_result, "at once")
    assert loop.run_until_complete(done) == "at once"
    loop.close()


def test_a_record_from_elsewhere_is_replayed_and_a_wrong_one_refused() -> None:
    async def evening() -> None:
        tab = Tab(MemoryBrowser())
        played = await tab.open("sequence", [None, "novice"])
        await tab.play(TO_THE_END)
        record = msgspec.json.decode(await tab.house.ask("GET", f"tables/{played}/record", ""))
        made = await tab.answer("POST", "records", record)
        assert isinstance(made, dict)
        again = msgspec.json.decode(await tab.house.ask("GET", f"tables/{made['table']}/record", ""))
        assert (again["plies"], again["points"], again["players"]) == (
            record["plies"],
            record["points"],
            record["players"],
        )
        assert (again["chosen"], "began_after" in again) == ("record", False)
        steps = await tab.answer("GET", f"tables/{made['table']}/replay?viewer=-3&start=0&count=2")
        assert isinstance(steps, dict)
        assert len(steps["steps"]) == 2
        for wrong, reason in [
            ({**record, "points": [99, 0]}, "record-wrong"),
            ({**record, "seed": "00" * 32, "commitment": None}, "record-wrong"),
            ({key: value for key, value in record.items() if key != "seed"}, "record-unfinished"),
            ({"record": 1}, "record-wrong"),
            (["nothing"], "record-wrong"),
        ]:
            refused = await tab.answer("POST", "records", wrong)
            assert isinstance(refused, dict)
            assert refused["problem"]["reason"] == reason

    in_no_time(evening())


def test_puzzles_are_answered_once_come_again_and_can_be_played_on() -> None:
    async def evening() -> None:
        browser = MemoryBrowser()
        tab, other = Tab(browser), Tab(browser)
        before = await tab.answer("POST", "puzzles", {})
        assert isinstance(before, dict)
        assert {one["game"]: one["answered"] for one in before["games"]} == dict.fromkeys(shelf.names(), 0)
        session = await tab.answer("POST", "puzzles/session", {"game": "sep"})
        assert isinstance(session, dict)
        puzzle = session["puzzles"][0]
        wanted = {"game": "sep", "seats": puzzle["seats"], "options": puzzle["options"], "mine": [puzzle["seat"]]}
        table = {**wanted, "bots": [None if seat == puzzle["seat"] else "novice" for seat in range(puzzle["seats"])]}
        on = {**table, "start": True, "deal": {"of": "puzzle", "puzzle": puzzle["puzzle"]}}
        refused = await tab.answer("POST", "tables", on)
        assert isinstance(refused, dict)
        assert refused["problem"]["reason"] == "answer-first"
        said = {"puzzle": puzzle["puzzle"], "word": puzzle["view"]["legal"][0]}
        answers = await asyncio.gather(
            tab.answer("POST", "puzzles/answer", said), other.answer("POST", "puzzles/answer", said)
        )
        assert [one["rating"] is None for one in answers if isinstance(one, dict)].count(False) == 1, (
            "the first one counts"
        )
        after = await other.answer("POST", "puzzles", {})
        assert isinstance(after, dict)
        assert next(one["answered"] for one in after["games"] if one["game"] == "sep") == 1
        made = await tab.answer("POST", "tables", on)
        assert isinstance(made, dict)
        await tab.enter(made["table"])
        assert tab.now.status == "running"

    in_no_time(evening())


def test_mistakes_that_the_coach_found_here_come_back_as_puzzles() -> None:
    """A reload interrupts the coach, who goes on where they were."""

    async def evening() -> None:
        browser = MemoryBrowser()
        tab = Tab(browser)
        table = await tab.open("sep", [None, "novice"])
        await tab.play(TO_THE_END)
        asked = f"tables/{table}/review", {"seat": 0, "start": 0, "count": 3}
        interrupted = asyncio.ensure_future(tab.answer("POST", *asked))
        while (table, 0) not in browser.said:
            await asyncio.sleep(0.1)
        interrupted.cancel()
        tab, thought = Tab(browser), len(browser.tasks)
        review = await tab.answer("POST", *asked)
        assert isinstance(review, dict)
        assert len(browser.tasks) - thought == 2, "one was kept"
        kept = browser.said[table, 0]
        assert len(kept) == len(review["decisions"]) == 3
        ply, said = min(kept.items())
        kept[ply] = said.replace(f'"grade":"{review["decisions"][0]["grade"]}"', '"grade":"mistake"')
        found = await tab.answer("POST", "puzzles", {})
        session = await tab.answer("POST", "puzzles/session", {"mistakes": True})
        assert isinstance(found, dict)
        assert isinstance(session, dict)
        graded = [ply for ply, one in kept.items() if '"grade":""' not in one]
        assert found["mistakes"] == len(graded) > 0
        assert {one["puzzle"] for one in session["puzzles"]} == {f"{table}/0/{ply}" for ply in graded}
        mistake = next(one for one in session["puzzles"] if one["puzzle"] == f"{table}/0/{ply}")
        best = json.loads(kept[ply])["best"]
        answered = await tab.answer("POST", "puzzles/answer", {"puzzle": mistake["puzzle"], "word": best})
        assert isinstance(answered, dict)
        assert best in [one["word"] for one in answered["alternatives"]]
        assert answered["deal"]["table"] == table

    in_no_time(evening())
