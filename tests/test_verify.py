"""Reading and verifying records: what is wrong is named, what is no record is refused."""

import copy
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

import stammtisch
from stammtisch.arena.simulation import random_match
from stammtisch.core.deal import Beginning, Deal
from stammtisch.core.game import CHANCE
from stammtisch.core.match import Match, Record
from stammtisch.core.record import BadRecord, from_line, opened, read, replayed, to_line
from stammtisch.core.verify import Wrong, verify


@pytest.fixture(scope="module")
def right() -> Record:
    match = random_match(stammtisch.game("seven-seals"), 3, {"length": "single"}, "verify")
    return match.record(legal=True)


def spoiled(record: Record, change: Callable[[Record], object]) -> Record:
    twin = copy.deepcopy(record)
    change(twin)
    return twin


def first_decision(record: Record) -> int:
    return next(number for number, ply in enumerate(record["plies"]) if ply["seat"] != CHANCE)


def test_a_right_record_is_right_and_survives_a_line_of_json(right: Record) -> None:
    assert from_line(to_line(right)) == right
    assert verify(right).points() == right["points"]


def test_the_first_illegal_ply_is_named_with_what_would_have_been_legal(right: Record) -> None:
    at = first_decision(right)

    def change(record: Record) -> None:
        del record["plies"][at]["legal"]
        record["plies"][at]["word"] = "return w"

    with pytest.raises(Wrong, match=rf"ply {at}: seat 0 may not say 'return w' now; legal: done, saboteur, take b"):
        verify(spoiled(right, change))


def test_a_wrong_legal_list_is_named(right: Record) -> None:
    at = first_decision(right)
    with pytest.raises(Wrong, match=rf"ply {at}: seat 0 had other legal words: done, saboteur"):
        verify(spoiled(right, lambda record: record["plies"][at]["legal"].pop()))


def test_a_card_that_the_seed_does_not_deal_is_named(right: Record) -> None:
    def change(record: Record) -> None:
        record["plies"][0], record["plies"][1] = record["plies"][1], record["plies"][0]

    with pytest.raises(Wrong, match=f"ply 0: the seed deals '{right['plies'][0]['word']}', not"):
        verify(spoiled(right, change))


def test_without_a_seed_any_possible_card_is_right(right: Record) -> None:
    def change(record: Record) -> None:
        del record["seed"], record["commitment"]

    verify(spoiled(right, change))


def test_a_commitment_that_does_not_belong_to_the_seed_is_wrong(right: Record) -> None:
    with pytest.raises(Wrong, match="the commitment does not match the seed"):
        verify(spoiled(right, lambda record: record.update(commitment="0" * 64)))


def test_lots_that_do_not_follow_from_the_deal_are_wrong() -> None:
    match = Match(stammtisch.game("sep"), 2, deal=Deal("lots", bytes(32), lots=True))
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal(seat)[0])
    record = match.record()
    verify(record)
    with pytest.raises(Wrong, match="the lots do not follow from the deal"):
        verify({**record, "lots": 1 - record["lots"]})


def test_wrong_points_and_winners_are_named(right: Record) -> None:
    with pytest.raises(Wrong, match=r"points are \[.*\], not \[0, 0, 99\]"):
        verify(spoiled(right, lambda record: record.update(points=[0, 0, 99])))
    with pytest.raises(Wrong, match=r"winners are \[.*\], not \[\]"):
        verify(spoiled(right, lambda record: record.update(winners=[])))


def test_a_game_that_stops_too_early_or_goes_on_too_long_is_wrong(right: Record) -> None:
    with pytest.raises(Wrong, match=r"the game is not over; seat . could say"):
        verify(spoiled(right, lambda record: record["plies"].pop()))
    with pytest.raises(Wrong, match=f"ply {len(right['plies'])}: 'done' comes after the end"):
        verify(spoiled(right, lambda record: record["plies"].append({"seat": 0, "word": "done"})))


def test_a_game_broken_off_has_no_result(right: Record) -> None:
    def change(record: Record) -> None:
        record["plies"] = record["plies"][:60]
        record["ended"] = "resigned"

    broken_off = spoiled(right, change)
    with pytest.raises(Wrong, match="a game broken off has no points"):
        verify(broken_off)
    del broken_off["points"], broken_off["winners"]
    verify(broken_off)


def test_a_record_names_every_option(right: Record) -> None:
    with pytest.raises(Wrong, match="options: edition is missing"):
        verify(spoiled(right, lambda record: record["options"].pop("edition")))


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("not json", "the line is not JSON"),
        ("[1, 2]", "an object with the key 'record' is expected"),
        ('{"game": "sep"}', "an object with the key 'record' is expected"),
        ('{"record": 2}', "record version 2 is not known here"),
        ('{"record": 1, "game": "sep"}', "'rules' must be a number"),
    ],
)
def test_what_is_not_a_record_is_refused(line: str, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        from_line(line)


@pytest.mark.parametrize(
    ("key", "value", "problem"),
    [
        ("seats", "3", "'seats' must be a number"),
        ("seats", True, "'seats' must be a number"),
        ("plies", [{"seat": 0}], "ply 0 must have a seat"),
        ("plies", [{"seat": 0, "word": "r1", "legal": [1]}], "'legal' of ply 0"),
        ("players", [1], "'players' must be a list of names"),
        ("points", ["1"], "'points' must be a list of numbers"),
        ("ended", "exploded", "'ended' must be played, resigned, abandoned"),
        ("seed", "xyz", "a seed is"),
        ("seed", 7, "'seed' and 'id' must be text"),
        ("contributions", [7], "not a record"),
        ("deal", 9, "deal version 9 is not known here"),
        ("beginnings", 7, "not a record"),
        ("beginnings", [{}], "a beginning has hashes, contributions and the seats"),
        ("beginnings", [{"hashes": [None], "contributions": [None], "withheld": [0]}], "for each seat"),
        ("beginnings", [{"hashes": ["xy"] * 3, "contributions": [None] * 3, "withheld": [0]}], "not a record"),
    ],
)
def test_a_key_of_the_wrong_kind_is_refused(right: Record, key: str, value: object, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem):
        from_line(json.dumps({**right, key: value}))


def test_a_file_that_cannot_be_read_is_refused_with_its_name(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"none\.jsonl cannot be read: No such file"):
        list(read(tmp_path / "none.jsonl"))
    (tmp_path / "empty.jsonl").write_text("")
    with pytest.raises(BadRecord, match="is empty"):
        list(read(tmp_path / "empty.jsonl"))
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="is not a file of records"):
        list(read(tmp_path / "binary.jsonl"))
    (tmp_path / "fake.jsonl.gz").write_bytes(b"not gzipped")
    with pytest.raises(BadRecord, match=r"fake\.jsonl\.gz"):
        list(read(tmp_path / "fake.jsonl.gz"))


def test_a_truncated_line_is_named_by_its_number(tmp_path: Path, right: Record) -> None:
    path = tmp_path / "cut.jsonl"
    path.write_text(to_line(right) + "\n" + to_line(right)[:500])
    with pytest.raises(BadRecord, match=r"cut\.jsonl, line 2: .*cut off"):
        list(read(path))


def test_the_same_records_make_the_same_bytes_gzipped_too(tmp_path: Path, right: Record) -> None:
    written: list[bytes] = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        path = tmp_path / folder / "records.jsonl.gz"
        with opened(path, "wt") as file:
            file.write(to_line(right) + "\n")
        written.append(path.read_bytes())
        assert list(read(path)) == [right]
    assert written[0] == written[1]


def test_a_replay_stops_after_the_ply_that_is_asked_for(right: Record) -> None:
    assert len(replayed(right, 50).plies) == 50
    assert replayed(right).over


# A deal that began anew


def bytes_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def void(given: str, withheld: str) -> Beginning:
    """A beginning of three seats; a name stands for bytes, `-` for none. Withheld seats are bound all the same."""
    names = zip(given.split(), withheld.split(), strict=True)
    hashes = [hashlib.sha256(bytes_of(shown if shown != "-" else bound)).hexdigest() for shown, bound in names]
    unbound = zip(given.split(), withheld.split(), hashes, strict=True)
    return Beginning(
        tuple([None if (shown, bound) == ("-", "-") else hash for shown, bound, hash in unbound]),
        tuple([None if shown == "-" else bytes_of(shown) for shown in given.split()]),
    )


@pytest.fixture(scope="module")
def anew() -> Record:
    beginnings = (void("a0 b0 -", "- - c0"), void("a1 - -", "- b1 -"))
    deal = Deal("anew", bytes(32), (bytes_of("a2"), None, None), beginnings)
    match = Match(stammtisch.game("seven-seals"), 3, {"length": "single"}, deal=deal)
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal(seat)[0])
    return match.record()


def test_a_record_with_void_beginnings_is_right_and_survives_a_line_of_json(anew: Record) -> None:
    assert (anew["deal"], [beginning["withheld"] for beginning in anew["beginnings"]]) == (2, [[2], [1]])
    assert list(anew)[8:12] == ["commitment", "seed", "contributions", "beginnings"]
    assert verify(from_line(to_line(anew))).over


A_HASH = hashlib.sha256(b"something").hexdigest()
TAMPERED: list[tuple[str, Callable[[Record], object], str]] = [
    ("one void beginning is left out", lambda r: r["beginnings"].pop(), "ply 0: the seed deals"),
    ("all are left out", lambda r: r.pop("beginnings"), "deal version 2 with 0 void beginnings"),
    ("the version is the old one", lambda r: r.update(deal=1), "deal version 1 with 2 void beginnings"),
    ("they change places", lambda r: r["beginnings"].reverse(), "beginning 1: seat 1 contributes, but withheld"),
    ("a contribution is another", lambda r: put(r, 0, "contributions", 0, "ab" * 32), "does not match its hash"),
    ("a contribution came without a hash", lambda r: put(r, 0, "hashes", 0, None), "does not match its hash"),
    ("what was shown is hidden", lambda r: put(r, 0, "contributions", 0, None), r"the seats \[0, 2\] showed nothing"),
    ("another seat is blamed", lambda r: r["beginnings"][0].update(withheld=[1]), r"the seats \[2\] showed nothing"),
    ("nobody is blamed", lambda r: r["beginnings"][0].update(withheld=[]), r"the seats \[2\] showed nothing"),
    (
        "nobody withheld",
        lambda r: (put(r, 0, "hashes", 2, None), r["beginnings"][0].update(withheld=[])),
        "nothing made this beginning void",
    ),
    ("who withheld is bound again", lambda r: put(r, 1, "hashes", 2, A_HASH), r"the seats \[1, 2\] showed nothing"),
    (
        "who withheld withholds again",
        lambda r: (put(r, 1, "hashes", 2, A_HASH), r["beginnings"][1].update(withheld=[1, 2])),
        "beginning 1: seat 2 has a hash, but withheld",
    ),
    (
        "who withheld contributes after all",
        lambda r: r["contributions"].__setitem__(2, "ab" * 32),
        "the deal: seat 2 contributes, but withheld",
    ),
    (
        "old bytes are used again",
        lambda r: r.update(contributions=[r["beginnings"][0]["contributions"][0], None, None]),
        "the deal: seat 0 contributes what was shown in an earlier beginning",
    ),
    ("the last contribution is another", lambda r: r.update(contributions=["ab" * 32, None, None]), "the seed deals"),
    ("a seat too many contributes", lambda r: r["contributions"].append(None), "4 contributions for 3 seats"),
]


def put(record: Record, beginning: int, key: str, seat: int, value: object) -> Record:
    record["beginnings"][beginning][key][seat] = value
    return record


@pytest.mark.parametrize(("change", "problem"), [case[1:] for case in TAMPERED], ids=[case[0] for case in TAMPERED])
def test_a_tampered_beginning_is_found(anew: Record, change: Callable[[Record], object], problem: str) -> None:
    with pytest.raises(Wrong, match=problem):
        verify(from_line(to_line(spoiled(anew, change))))
