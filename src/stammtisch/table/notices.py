"""Notices: what the processes that serve the same tables tell each other. A tagged union, as JSON."""

import msgspec


class Notice(msgspec.Struct, frozen=True, tag_field="is"):
    """One notice, about a table or about none."""


# About a table


class RowsAdded(Notice, frozen=True, tag="rows"):
    """Its log has new rows."""


class ChatAdded(Notice, frozen=True, tag="chat"):
    """Its chat has a new message."""


class ToShow(Notice, frozen=True, tag="show"):
    """A message for everybody at the table, as it is."""

    message: msgspec.Raw


class PresenceNotice(Notice, frozen=True, tag="here"):
    """Which people with a seat are at that process, how many spectators, and whether it wants a reply."""

    process: str
    people: tuple[str, ...]
    watching: int
    reply: bool
    pausing: tuple[str, ...] = ()
    """Those of them who want to read the result of a round before bots go on."""
    screens: int = 0
    """How many big screens show the table."""


class ReaderGone(Notice, frozen=True, tag="on"):
    """Somebody has read the result of a round."""

    person: str


class NameChanged(Notice, frozen=True, tag="name"):
    """Somebody has a new name, or none."""

    person: str
    name: str | None


class TableClosed(Notice, frozen=True, tag="closed"):
    """A host has closed it."""


# About no table


class TablesGone(Notice, frozen=True, tag="gone"):
    """Tables are removed."""

    tables: tuple[str, ...]


class PersonForgotten(Notice, frozen=True, tag="forgotten"):
    """Nobody is let in as this person any more."""

    person: str


class SignedOut(Notice, frozen=True, tag="signed-out"):
    """One device of a person is signed out, or all but one."""

    person: str
    only: str | None
    but: str

    def means(self, person: str, device: str) -> bool:
        """Say whether a connection must be closed; one by a cookie of the first version always must."""
        if person != self.person:
            return False
        return not device or (device != self.but if self.only is None else device == self.only)


class Moderated(Notice, frozen=True, tag="moderated"):
    """The measures or the announcements of the hosts have changed."""


class CallAsked(Notice, frozen=True, tag="asked"):
    """A question to every process (`server/rollcall.py`)."""

    call: str
    question: str


class CallAnswered(Notice, frozen=True, tag="answered"):
    """The answer of one process, compressed, in base 85."""

    call: str
    answer: str


# About either


class Missed(Notice, frozen=True, tag="missed"):
    """A notice may have been lost, or could not be read: look what has changed."""


AnyNotice = (
    RowsAdded
    | ChatAdded
    | ToShow
    | PresenceNotice
    | ReaderGone
    | NameChanged
    | TableClosed
    | TablesGone
    | PersonForgotten
    | SignedOut
    | Moderated
    | CallAsked
    | CallAnswered
    | Missed
)

_decoder: msgspec.json.Decoder[AnyNotice] = msgspec.json.Decoder(AnyNotice)


def notice_to_json(notice: AnyNotice) -> str:
    """Return a notice as JSON in one line."""
    return msgspec.json.encode(notice).decode()


def notice_from(text: str) -> AnyNotice:
    """Return a notice from its JSON; Missed if it cannot be read: another version of the program may have sent it."""
    try:
        return _decoder.decode(text)
    except msgspec.DecodeError:
        return Missed()
