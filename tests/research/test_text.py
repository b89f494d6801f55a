"""Players that read and write text."""

import json
from pathlib import Path

import msgspec
import pytest

from stammtisch.core import shelf
from stammtisch.core.record import to_line
from stammtisch.core.verify import verify
from stammtisch.envs.text import TextQuestion, play, schema, word_in

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(("name", "seats"), [("diabolo", 3), ("sep", 2), ("sequence", 4), ("seven-seals", 3)])
def test_text_players_play_whole_matches_from_what_they_are_asked(name: str, seats: int) -> None:
    questions: list[TextQuestion] = []

    def player(question: str) -> str:
        asked = msgspec.json.decode(question, type=TextQuestion)
        questions.append(asked)
        return json.dumps({"word": asked.legal[len(questions) % len(asked.legal)]})

    outcome = play(name, [player] * seats, seed=3)
    match = verify(json.loads(to_line(outcome.record)))
    assert match.over
    assert outcome.winners == tuple(match.winners())
    assert outcome.refused == outcome.replaced == (0,) * seats
    for asked in questions:
        assert (asked.game, asked.seats) == (name, seats)
        assert asked.legal
        if asked.facts["phase"] in ("lay", "playing", "turn", "choosing"):
            assert "?" not in asked.places[f"hand {asked.seat}"]
    assert {asked.seat for asked in questions} == {*range(seats)}
    assert questions[0].happened
    assert any("?" in asked.places.get(f"hand {(asked.seat + 1) % seats}", ()) for asked in questions)


def test_wrong_answers_are_refused_with_a_reason_and_then_replaced() -> None:
    reasons: list[str] = []

    def stubborn(question: str) -> str:
        reasons.append(json.loads(question)["refused"])
        return "I resign"

    def honest(question: str) -> str:
        return f"I think about it.\n{json.loads(question)['legal'][0]}"

    outcome = play("diabolo", [stubborn, honest, honest], seed=1, options={"length": "single"})
    assert outcome.replaced[0] > 0
    assert outcome.refused[0] == 3 * outcome.replaced[0]
    assert outcome.refused[1:] == outcome.replaced[1:] == (0, 0)
    assert reasons[:2] == ["", "'I resign' is no legal word; answer with one of `legal`"]


@pytest.mark.parametrize("answer", ["r7", '{"word": "r7"}', "`r7`", "b2 is bad.\nr7.", ' "r7" \n'])
def test_a_word_is_found_in_an_answer(answer: str) -> None:
    assert word_in(answer, ["r7", "p1"]) == "r7"


@pytest.mark.parametrize("answer", ["", "r8", "{}", "r7 or p1", '{"word": 7}'])
def test_no_word_is_found_where_there_is_none(answer: str) -> None:
    assert word_in(answer, ["r7", "p1"]) is None


def test_questions_and_answers_have_a_schema() -> None:
    parts = schema()
    assert parts["TextAnswer"]["required"] == ["word"]
    assert set(parts["TextQuestion"]["properties"]) == {field.name for field in msgspec.structs.fields(TextQuestion)}
    assert shelf.names()
