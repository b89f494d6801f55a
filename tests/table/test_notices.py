from typing import get_args

import msgspec
import pytest

from stammtisch.table.notices import (
    AnyNotice,
    CallAnswered,
    CallAsked,
    ChatAdded,
    Missed,
    Moderated,
    NameChanged,
    PersonForgotten,
    PresenceNotice,
    ReaderGone,
    RowsAdded,
    SignedOut,
    TableClosed,
    TablesGone,
    ToShow,
    notice_from,
    notice_to_json,
)

NOTICES: list[AnyNotice] = [
    RowsAdded(),
    ChatAdded(),
    ToShow(msgspec.Raw(b'{"is":"reacted","name":"Zo\xc3\xab  \\u0000"}')),
    PresenceNotice("5e1f", ("ada", "ben"), 3, reply=True, pausing=("ben",)),
    ReaderGone("ben"),
    NameChanged("ada", "Ada  L.\n\0"),
    NameChanged("ada", None),
    TableClosed(),
    TablesGone(("oak", "elm")),
    PersonForgotten("ada"),
    SignedOut("ada", None, "phone"),
    SignedOut("ada", "phone", ""),
    Moderated(),
    CallAsked("1234", "network ada"),
    CallAnswered("1234", "c$@(_"),
    Missed(),
]


def test_all_kinds_are_here() -> None:
    assert {type(notice) for notice in NOTICES} == {*get_args(AnyNotice)}


@pytest.mark.parametrize("notice", NOTICES, ids=lambda notice: type(notice).__name__)
def test_a_notice_arrives_as_it_was_sent(notice: AnyNotice) -> None:
    text = notice_to_json(notice)
    assert notice_from(text) == notice
    # PostgreSQL takes no NUL.
    assert "\0" not in text


@pytest.mark.parametrize("text", ["", "Y-&kR", '{"is":"rows"', '{"is":"of a later version"}', '{"is":"name"}', "[]"])
def test_what_cannot_be_read_makes_a_process_look_for_itself(text: str) -> None:
    assert notice_from(text) == Missed()
