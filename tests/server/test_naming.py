"""Names: nothing that cannot be seen, nothing that is somebody else's, and what a name looks like."""
# ruff: noqa: RUF001 (signs that look like others are what this is about)

import re

import pytest
from house import Evening, evening, refused

import bootstrap
from stammtisch.bots.levels import opponents_for
from stammtisch.client import new_id
from stammtisch.core import shelf
from stammtisch.table import messages as wire
from stammtisch.table.naming import LEVELS, BadName, MixedName, ReservedName, clean_name, clean_text, skeleton

LANGUAGES = sorted(path.stem for path in (bootstrap.WEB / "src" / "locale").glob("*.ftl"))
OPPONENTS = sorted({level for name in shelf.names() for level in opponents_for(shelf.game(name))})
UNSEEN = [
    *("\u200b", "\u200c", "\u200d", "\u3164", "\u115f", "\u1160", "\uffa0", "\u2800", "\u00ad", "\u034f", "\u061c"),
    *("\u180e", "\ufe0f", "\U000e0100", "\U000e0041", "\u0301", "\u2060", "\ufeff", "\u17b4", "\ufffc", "\U0001d159"),
    *("\u3000", "\u00a0", "\u2028", "\x00", "\x7f", "\ue000"),
]
BOTS = [
    *("bot", "Bot", "BOT:expert", "b0t:master", "bot expert", "Bot, Neuling", "[bot] Anna", "Anna (Bot)", "the_bot"),
    *("Bot7", "b o t : x", "bo\u0301t", "ｂｏｔ:x", "Вот", "Βοτ", "bot🤖", "🤖 Bot"),
]


def texts(language: str) -> dict[str, str]:
    """What the pages say in a language."""
    file = bootstrap.WEB / "src" / "locale" / f"{language}.ftl"
    return dict(re.findall(r"^([a-z][\w-]*) = (.+)", file.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("sign", UNSEEN, ids=ascii)
def test_a_name_of_nothing_that_is_seen_is_refused_and_nothing_unseen_stays_in_one(sign: str) -> None:
    for name in (sign, sign * 3, f" {sign} ", f"{sign}\u200d"):
        with pytest.raises(BadName):
            clean_name(name)
    if sign not in ("\ufe0f", "\U000e0100", "\u0301"):
        assert clean_name(f"An{sign}na").replace(" ", "") == "Anna"


@pytest.mark.parametrize("name", ["...", "-", "!?", "_", "„“"])
def test_a_name_has_something_to_read(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize(
    "name",
    [
        *("Änne", "O’Brien", "Jean-Luc", "Nguyễn Thị", "Łukasz", "İpek", "Павел", "Ελένη", "안나", "花子", "עֲנָת"),
        *("می‌خواهم", "श्री", "ක්‍ෂ", "สมหญิง", "ဝေဖြိုး", "👩‍👩‍👧", "👩🏽‍🚀", "❤️‍🔥", "1️⃣", "Paul Павел", "X Æ A-12", "★"),
        *("Botond", "Bottrop", "Robot", "Meisterin", "Expertin", "Robin", "Nora", "7", "Guest 2"),
    ],
)
def test_names_of_all_scripts_and_emoji_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("A\u200dB", "AB"),
        ("Anna\u200d", "Anna"),
        ("\u200dAnna", "Anna"),
        ("\u0301Anna", "Anna"),
        ("Anna \u0301Maria", "Anna Maria"),
        ("Ann\ufe0fa", "Ann\ufe0fa"),
        ("x" + "\u0335" * 9, "x" + "\u0335" * 3),
        ("ก" + "\u0e49" * 9, "ก" + "\u0e49" * 5),
    ],
)
def test_strays_are_left_out_and_marks_do_not_pile_up(asked: str, shown: str) -> None:
    assert clean_name(asked) == shown


@pytest.mark.parametrize("name", ["Раul", "pаypal", "Αnna", "Anna-Mаria", "Ꭺnna", "Ргеd Smіth"])
def test_a_word_is_written_in_one_alphabet(name: str) -> None:
    with pytest.raises(MixedName, match="one alphabet"):
        clean_name(name)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_poses_as_a_bot(name: str) -> None:
    with pytest.raises(ReservedName):
        clean_name(name)


@pytest.mark.parametrize("name", ["a player", "A Player", "a  pIayer", "а р1ауег"])
def test_nobody_poses_as_somebody_without_a_name(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_pages_call_bots_is_nobodys_name(language: str) -> None:
    said = texts(language)
    levels = [said[f"level-{level}"] for level in OPPONENTS]
    assert all(said[f"level-{level}-note"] for level in OPPONENTS)
    assert {*levels} <= {*LEVELS}
    for level in levels:
        for name in (level, level.upper(), said["bot"], said["new-bot"].replace("{ $level }", level)):
            with pytest.raises(ReservedName):
                clean_name(name)


def test_no_more_is_reserved_than_the_pages_say() -> None:
    said = [texts(language) for language in LANGUAGES]
    assert {*LEVELS} == {one[f"level-{level}"] for one in said for level in OPPONENTS}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Anna", "ANNA"), ("Anna", "Ännä"), ("Anna", "Аппа"), ("Iris", "lris"), ("Olaf", "0laf")),
        *(("Bill", "Bi11"), ("modern", "modem"), ("Will", "VVill"), ("Anna Maria", "annamaria"), ("Тот", "Tot")),
        *(
            ("Ａｎｎａ", "Anna"),
            ("Νικο", "Niko"),
            ("Іван", "Iвaн"),
            ("An\u200dna", "Anna"),
            ("Lara", "Łara"),
            ("𝐀nna", "Anna"),
        ),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Anna", "Hanna"), ("Ben", "Bea"), ("राम", "रीम"), ("花子", "花王"), ("👩", "👨"), ("Ada", "Ida")],
)
def test_names_that_differ_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


@evening
async def test_the_refusal_says_what_is_wrong_with_a_name(home: Evening) -> None:
    guest = await home.guest("Anna")
    codes = {name: (await refused(guest.arrive(name))).code for name in ("\u3164", "Раul", "Bot 1")}
    assert codes == {"\u3164": "bad-name", "Раul": "mixed-name", "Bot 1": "reserved-name"}
    assert (await guest.arrive()).name == "Anna"


def test_chat_keeps_its_rules_and_loses_what_is_never_seen() -> None:
    assert clean_text("Good\ngame \u200d …") == "Good\ngame \u200d …"
    for unseen in UNSEEN:
        assert clean_text(f"{unseen}\n{unseen}") == ""
    assert [clean_text(text) for text in ("!", "👩‍👩‍👧", "…")] == ["!", "👩‍👩‍👧", "…"]


@evening
async def test_an_unseen_message_is_not_said(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    assert (await refused(around.places[0].ask(wire.Say(new_id(), "\u3164\u2800")))).code == "not-now"
