"""Talking at a table: players to everybody, watchers among themselves, in plain text and not too much."""

import asyncio
import json
import time

import pytest
from house import Evening, Server, Servers, evening, heard, refused, together
from websockets.asyncio.client import connect

from stammtisch.client import Guest, Place, Turned, new_id
from stammtisch.server.limits import CHAT_OF_AN_ADDRESS
from stammtisch.table import messages as wire

KINDS: tuple[wire.Reaction, ...] = ("clap", "laugh", "wow", "ouch", "think", "thanks")


async def say(place: Place, text: str) -> None:
    await place.ask(wire.Say(new_id(), text))


async def lines(place: Place, number: int) -> list[wire.Spoken]:
    """The next lines somebody hears."""
    found: list[wire.Spoken] = []
    while len(found) < number:
        found += (await heard(place, wire.Chat)).lines
    return found


async def history(home: Evening, guest: Guest, table: str) -> list[wire.Spoken]:
    """What somebody is told who comes to the table now."""
    async with await guest.at(table) as place:
        return (await heard(place, wire.Chat)).lines


@evening
async def test_players_are_heard_by_all_and_watchers_by_watchers_alone(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    dora, emil = await home.guests("Dora", "Emil")
    first, second = await home.at(dora, around.table), await home.at(emil, around.table)
    anna, ben = around.places
    await say(anna, "hello")
    await say(first, "psst, she has both jacks")
    await say(ben, "your turn")
    for place in (anna, ben):
        assert [line.text for line in await lines(place, 2)] == ["hello", "your turn"]
    for place in (first, second):
        assert [line.text for line in await lines(place, 3)] == ["hello", "psst, she has both jacks", "your turn"]
    for guest, texts in (
        (around.guests[1], ["hello", "your turn"]),
        (emil, ["hello", "psst, she has both jacks", "your turn"]),
    ):
        assert [line.text for line in await history(home, guest, around.table)] == texts


@evening
async def test_a_line_says_who_spoke_and_from_where(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    watcher = await home.at(await home.guest("Dora"), around.table)
    await say(around.places[1], "well played")
    await say(watcher, "indeed")
    player, other = await lines(watcher, 2)
    assert (player.name, player.seat, player.watcher, player.text) == ("Ben", 1, False, "well played")
    assert (other.name, other.seat, other.watcher, other.text) == ("Dora", None, True, "indeed")
    assert player.number < other.number
    assert 0 <= other.at - player.at < 60


@evening
async def test_who_comes_while_somebody_talks_hears_every_line_once(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    watchers = await home.guests(*[f"Watcher {number}" for number in range(8)])
    said = [str(number) for number in range(8)]

    async def talk() -> None:
        for text in said:
            await say(around.places[0], text)

    talking = asyncio.create_task(talk())
    places = await asyncio.gather(*[home.at(watcher, around.table) for watcher in watchers])
    await talking
    for place in places:
        assert [line.text for line in await lines(place, len(said))] == said


@evening
async def test_who_takes_a_seat_no_longer_hears_the_watchers(home: Evening) -> None:
    anna, ben, dora = await home.guests("Anna", "Ben", "Dora")
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    host, joining, watcher = [await home.at(guest, table) for guest in (anna, ben, dora)]
    await say(watcher, "before")
    assert [line.text for line in await lines(joining, 1)] == ["before"]
    await joining.ask(wire.Sit(new_id(), 1))
    await say(watcher, "after")
    await say(host, "to all")
    assert [line.text for line in await lines(joining, 1)] == ["to all"]
    assert [line.text for line in await history(home, ben, table)] == ["to all"]


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a & b \"c\" 'd'", "a & b \"c\" 'd'"),
        ("**not bold** [x](http://y)", "**not bold** [x](http://y)"),
        ("안녕 🂡 e\u0301", "안녕 🂡 é"),
        (" around it ", "around it"),
        ("two\nlines", "two\nlines"),
        ("a\x00b\x1b[31m\u202ec", "ab[31mc"),
        ("x" * 500, "x" * 500),
    ],
)
@evening
async def test_text_is_plain_and_has_no_signs_that_cannot_be_seen(home: Evening, written: str, shown: str) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await say(around.places[0], written)
    assert [line.text for line in await lines(around.places[1], 1)] == [shown]


@evening
async def test_a_line_of_nothing_that_can_be_seen_is_refused(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    for nothing in (" ", "\n\n", "\x00", "\u202e"):
        await refused(say(around.places[0], nothing))
    assert await history(home, around.guests[1], around.table) == []


@evening
async def test_what_is_no_line_is_refused_and_nobody_hears_it(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    address = f"ws{home.server.url.removeprefix('http')}/api/tables/{around.table}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {around.guests[0].token}"}) as line:
        for wrong in ({"text": ""}, {"text": "x" * 501}, {"text": 7}, {}, {"text": "x", "audience": "watchers"}):
            await line.send(json.dumps({"do": "say", "id": "1", **wrong}))
        await line.send(json.dumps({"do": "react", "id": "1", "kind": "spit"}))
        answers: list[str] = []
        while len(answers) < 6:
            message = json.loads(await line.recv())
            if message["is"] == "refused":
                answers.append(message["code"])
    assert answers == ["malformed"] * 6
    assert await history(home, around.guests[1], around.table) == []


@evening
async def test_reactions_are_a_handful_and_seen_by_all(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    watcher = await home.at(await home.guest("Dora"), around.table)
    for kind in KINDS:
        await around.places[1].ask(wire.React(new_id(), kind))
    await watcher.ask(wire.React(new_id(), "clap"))
    expected = [*[wire.Reacted(1, "Ben", kind) for kind in KINDS], wire.Reacted(None, "Dora", "clap")]
    for place in (*around.places, watcher):
        assert [await heard(place, wire.Reacted) for _ in expected] == expected


@evening
async def test_each_table_has_a_chat_of_its_own_that_stays(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    one, two = await home.match("sep", anna, ben), await home.match("sep", anna, ben)
    for number in range(60):
        await say(one.places[number % 2], f"line {number}")
    await say(two.places[0], "elsewhere")
    texts = [line.text for line in await history(home, ben, one.table)]
    assert texts == [f"line {number}" for number in range(10, 60)], "the last fifty"
    assert [line.text for line in await history(home, ben, two.table)] == ["elsewhere"]
    await one.places[0].ask(wire.Resign(new_id(), 0))
    await one.places[1].seen(lambda view: view.over)
    await say(one.places[1], "thank you")
    assert [line.text for line in await history(home, anna, one.table)][-1] == "thank you"


def test_who_talks_too_much_is_asked_to_wait_and_nobody_else_is(servers: Servers) -> None:
    own = servers(limits=1)

    async def talk() -> None:
        async with Evening(own) as home:
            around = await home.match("sequence", "Anna", "Ben")
            anna, ben = around.places
            asks = [wire.Say(new_id(), "?") if number % 2 else wire.React(new_id(), "clap") for number in range(30)]
            answers = await asyncio.gather(*[anna.ask(ask) for ask in asks], return_exceptions=True)
            refusals = [answer for answer in answers if isinstance(answer, Turned)]
            assert 15 <= len(refusals) <= 25, "some at once, and then few"
            assert {(refusal.code, str(refusal)) for refusal in refusals} == {
                ("too-much", "that is too much at once; wait a moment")
            }
            second = await home.at(around.guests[0], around.table)
            assert (await refused(say(second, "another device"))).code == "too-much"
            await say(ben, "I have said nothing yet")
            turn = await around.turn()
            assert turn.view is not None
            await turn.play(turn.view.legal[0])
            await asyncio.sleep(2.5)
            await say(anna, "again")

    together(talk())


def test_an_address_with_many_people_says_no_more_than_an_address_may(servers: Servers) -> None:
    own = servers(limits=1)

    async def talk() -> None:
        begun, said, codes = time.monotonic(), 0, set()
        async with Evening(own) as home:
            guests = [await Guest(own.url).arrive(f"Anna {number}") for number in range(15)]
            table = await guests[0].open_table(wire.NewTable("sep", 2, mine=[0]))
            for guest in guests:
                place = await home.at(guest, table)
                for _ in range(8):
                    try:
                        await say(place, "a line")
                        said += 1
                    except Turned as refusal:
                        codes.add(refusal.code)
        most = CHAT_OF_AN_ADDRESS.burst + CHAT_OF_AN_ADDRESS.rate * (time.monotonic() - begun) + 1
        assert CHAT_OF_AN_ADDRESS.burst - 1 <= said <= most
        assert codes == {"too-much"}

    together(talk())


@pytest.mark.parametrize("conferring", ["talk", "open"])
def test_what_team_mates_say_to_each_other_no_other_team_and_no_spectator_gets(server: Server, conferring: str) -> None:
    """SQ 7: neither as it is said, nor when they come back, nor in a report, nor once the match is over."""

    async def conferred() -> None:
        async with Evening(server) as home:
            around = await home.match("sequence", "Anna", "Ben", "Cleo", "Dan", options={"conferring": conferring})
            emil = await home.guest("Emil")
            places = [*around.places, await home.at(emil, around.table)]
            anna, ben, cleo, _, watcher = places
            assert [place.table is not None and place.table.team_chat for place in places] == [True] * 4 + [False]
            await anna.ask(wire.Say(new_id(), "I hold both jacks", team=True))
            await ben.ask(wire.Say(new_id(), "block the corner", team=True))
            await say(anna, "good luck")
            seen = [[(line.text, line.team) for line in await lines(place, 2)] for place in (anna, cleo)]
            assert seen == [[("I hold both jacks", True), ("good luck", False)]] * 2
            assert [line.text for line in await lines(ben, 2)] == ["block the corner", "good luck"]
            assert [line.text for line in await lines(watcher, 1)] == ["good luck"]
            secret = (await history(home, around.guests[2], around.table))[0]
            assert (secret.text, secret.team) == ("I hold both jacks", True)
            assert (await refused(ben.ask(wire.Report(new_id(), "chat", line=secret.number)))).code == "bad-report"
            assert (await refused(watcher.ask(wire.Say(new_id(), "psst", team=True)))).reason == "no-team-chat"
            await anna.ask(wire.Resign(new_id(), 0))
            for guest, texts in ((around.guests[1], ["block the corner", "good luck"]), (emil, ["good luck"])):
                assert [line.text for line in await history(home, guest, around.table)] == texts

    together(conferred())


@evening
async def test_without_conferring_or_before_the_match_there_is_no_chat_of_a_team(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo", "Dan")
    assert around.places[0].table is not None
    assert not around.places[0].table.team_chat
    said = wire.Say(new_id(), "I hold both jacks", team=True)
    assert (await refused(around.places[0].ask(said))).reason == "no-team-chat"
    anna = await home.guest("Anna")
    table = await anna.open_table(wire.NewTable("sequence", 4, options={"conferring": "talk"}, mine=[0]))
    place = await home.at(anna, table)
    assert (await refused(place.ask(said))).reason == "no-team-chat"
