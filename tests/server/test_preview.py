"""What a messenger shows of an invitation: the game, who invites and the free seats; no more than strangers see."""

import re
from pathlib import Path

import pytest
from house import Evening, Fetched, Servers, evening, fetch, together

import bootstrap
from stammtisch.server.preview import filled, spoken
from stammtisch.table import messages as wire


def page(home: Evening, path: str, language: str = "") -> Fetched:
    return fetch(f"{home.server.url}{path}", headers={"Accept-Language": language} if language else None)


def tags(answer: Fetched) -> dict[str, str]:
    """The Open Graph tags of a page."""
    return dict(re.findall(r'<meta property="og:([a-z:_]+)" content="([^"]*)" />', answer.body.decode()))


@evening
async def test_an_invitation_says_who_invites_to_what_and_how_many_seats_are_free(home: Evening) -> None:
    anna = await home.guest("Anna")
    table = await anna.open_table(wire.NewTable("sequence", 4, mine=[0], bots=[None, "novice"]))
    answer = page(home, f"/t/{table}")
    found = tags(answer)
    assert found["title"] == "Anna invites you to Sequence"
    assert found["description"] == "Free seats: 2 of 4. No account needed."
    assert found["url"] == f"{home.server.url}/t/{table}"
    picture = fetch(found["image"])
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    again = fetch(f"{home.server.url}/t/{table}", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status == 304


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("de-AT,en;q=0.5", "Anna lädt dich ein: Sequence"),
        ("ja, pl;q=0.8", "Anna zaprasza cię do gry Sequence"),
        ("pt-BR", "Anna convida-te para jogar: Sequence"),
        ("ja", "Anna invites you to Sequence"),
        (";;,,q=", "Anna invites you to Sequence"),
    ],
)
@evening
async def test_the_preview_speaks_the_language_that_is_asked_for(home: Evening, language: str, title: str) -> None:
    anna = await home.guest("Anna")
    table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0]))
    assert tags(page(home, f"/t/{table}", language))["title"] == title


@evening
async def test_a_name_is_shown_as_it_is_and_never_becomes_a_tag(home: Evening) -> None:
    anna = await home.guest('<b "Anna">&')
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    answer = page(home, f"/t/{table}")
    assert tags(answer)["title"] == "&lt;b &quot;Anna&quot;&gt;&amp; invites you to SEP"
    assert b"<b " not in answer.body


@evening
async def test_a_host_without_a_name_invites_too(home: Evening) -> None:
    nobody = await home.guest()
    table = await nobody.open_table(wire.NewTable("sep", 2, mine=[0]))
    assert tags(page(home, f"/t/{table}"))["title"] == "You\u2019re invited to SEP"


@evening
async def test_a_running_match_can_be_watched_and_a_finished_one_replayed(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    assert tags(page(home, f"/t/{around.table}"))["title"] == "Sequence is being played"
    await around.places[0].ask(wire.Resign("r", 0))
    await around.places[0].set_up(lambda table: table.status == "over")
    assert tags(page(home, f"/t/{around.table}/replay"))["title"] == "Sequence: the match is over"


@evening
async def test_a_table_that_a_stranger_cannot_enter_says_nothing(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", watchers=False)
    plain = page(home, "/")
    for path in (f"/t/{around.table}", "/t/nothing", f"/t/{'x' * 22}", f"/t/{around.table}/other", "/t/"):
        answer = page(home, path)
        assert (answer.status, tags(answer), answer.body) == (200, {}, plain.body)


def test_the_address_that_the_server_is_known_by_is_the_one_that_is_shown(servers: Servers) -> None:
    server = servers(base_url="https://cards.example")

    async def asked() -> None:
        async with Evening(server) as home:
            anna = await home.guest("Anna")
            table = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
            found = tags(page(home, f"/t/{table}"))
            assert found["url"] == f"https://cards.example/t/{table}"
            assert found["image"] == "https://cards.example/icon-512.png"

    together(asked())


def test_texts_are_chosen_by_language_and_filled_once() -> None:
    texts: dict[str, dict[str, str]] = {"en": {}, "fr": {}}
    assert [spoken(asked, texts) for asked in ("", "fr", "de,fr;q=0.2", "FR-ca", "xx")] == [
        "en",
        "fr",
        "fr",
        "fr",
        "en",
    ]
    assert filled("{ $host } and { $game }", {"host": "{ $game }", "game": "SEP"}) == "{ $game } and SEP"
    assert Path(bootstrap.WEB / "dist" / "previews.json").is_file()
