"""The worked examples of both rulebooks, as one round from the prediction to the points.

The Dutch book calls the players Marc, Herman, Carl and Anne, the French one François, Sabine, Catherine and Pierre.
"""

import pytest
from seals_table import pool, say, seals, table, trick

from stammtisch.core.match import Match

MARC, HERMAN, CARL, ANNE = range(4)

HANDS = {
    MARC: "r1 r12 y7 y10 g5 g9 g10 b1 b5 b10 b12 p2 p4 p8 p10",
    HERMAN: "r3 r4 r6 r8 r9 r10 y4 y5 y11 g1 g4 g7 b7 b11 p12",
    CARL: "y2 y3 y8 g6 g11 g12 b3 b6 p1 p3 p5 p6 p7 p9 p11",
    ANNE: "r2 r5 r7 r11 y1 y6 y9 y12 g2 g3 g8 b2 b4 b8 b9",
}
FRENCH_HANDS = {MARC: "p2 y10 p8", HERMAN: "p11 y4 r3 -p", CARL: "p7 y2 p1", ANNE: "g12 y9 g8 -p"}
REST_OF_THE_ROUND = (
    (HERMAN, "r6 g12 r11 r1", ANNE, "black"),
    (ANNE, "b2 b12 b11 b3", MARC, "b"),
    (MARC, "b10 b7 b6 b4", MARC, "b"),
    (MARC, "g9 g7 g11 g2", CARL, "nothing"),
    (CARL, "p5 y6 p4 r4", HERMAN, "p"),
    (HERMAN, "y5 y8 y12 y7", ANNE, "y"),
    (ANNE, "b9 b1 y11 g6", ANNE, "b"),
    (ANNE, "b8 b5 r8 p3", HERMAN, "r"),
    (HERMAN, "r9 y3 r2 r12", MARC, "r"),
    (MARC, "g10 g4 p11 r5", ANNE, "g"),
    (ANNE, "r7 p10 r10 p9", HERMAN, "r"),
    (HERMAN, "g1 p6 y1 g5", MARC, "g"),
)
"""The books do not tell how the round goes on; so it may have been. Who leads, the cards, who wins, what he returns."""


def predicted(hands: dict[int, str]) -> Match:
    """The prediction, up to the seal that Anne does not find in the pool."""
    match = table(hands=hands, length="single")
    say(match, MARC, "take r", "take b", "take b", "take g", "done")
    say(match, HERMAN, "take p", "take p", "take b", "take r", "take r", "take r", "done")
    say(match, CARL, "saboteur")
    say(match, ANNE, "take y", "take y", "take g")
    return match


def robbed(hands: dict[int, str]) -> Match:
    """The whole prediction."""
    match = predicted(hands)
    say(match, ANNE, "take b from 1", "done")
    return match


def test_marc_predicts_three_yellow_and_two_blue_tricks_and_pays_for_a_green_one() -> None:
    """SS 3.2, SS 5.1, SS 5.3: the idea of the game, as the Dutch book begins"""
    match = table(hands={MARC: "y12 b12 g12"}, length="single")
    say(match, MARC, "take y", "take y", "take y", "take b", "take b", "done")
    for seat in (HERMAN, CARL, ANNE):
        say(match, seat, "done")
    for card, left in (("y12", "y y b b"), ("b12", "y y b"), ("g12", "y y b black")):
        match.play(MARC, card)
        while match.waiting_for() != [MARC]:
            [other] = match.waiting_for()
            # Nobody ruffs: whoever cannot follow throws away something else than a red card.
            match.play(other, next(word for word in match.legal(other) if word[0] == card[0] or word[0] != "r"))
        if card[0] != "g":
            assert match.legal(MARC) == [f"return {card[0]}"]
            say(match, MARC, f"return {card[0]}")
        assert seals(match, MARC) == left


def test_anne_takes_a_blue_seal_from_herman_who_gets_a_white_one() -> None:
    """SS 3, SS 3.1, SS 3.2: Marc has blue seals too; she chooses"""
    match = predicted(HANDS)
    words = match.legal(ANNE)
    assert "take b" not in words
    assert "saboteur" not in words
    assert [word for word in words if "from" in word] == ["take b from 0", "take b from 1"]
    say(match, ANNE, "take b from 1", "done")
    assert seals(match, MARC) == "r g b b"
    assert seals(match, HERMAN) == "r r r p p w"
    assert seals(match, CARL) == "saboteur"
    assert seals(match, ANNE) == "y y g b"
    assert pool(match) == "r y g p w w w" + " black" * 6
    assert match.waiting_for() == [MARC]


@pytest.mark.parametrize(
    ("hands", "first"), [(HANDS, "p2 p12 p7 g3"), (FRENCH_HANDS, "p2 p11 p7 g12")], ids=["Dutch", "French"]
)
def test_three_tricks_and_their_seals(hands: dict[int, str], first: str) -> None:
    """SS 4, SS 5.1, SS 5.2, SS 5.3: as the books tell them, with Herman's white seal as a third choice"""
    match = robbed(hands)
    trick(match, MARC, first)
    assert match.waiting_for() == [HERMAN]
    assert match.legal(HERMAN) == ["return p", "return w"]
    say(match, HERMAN, "return p")

    trick(match, HERMAN, "y4 y2 y9 y10")
    assert seals(match, MARC) == "r g b b black"
    assert match.waiting_for() == [MARC]

    trick(match, MARC, "p8 r3 p1 g8")
    assert match.waiting_for() == [HERMAN]
    assert match.legal(HERMAN) == ["return p", "return r", "return w"]


def test_the_round_counts_three_four_two_and_five() -> None:
    """SS 5.4, SS 6: a black seal; a white one; 4 - 2 for the saboteur; a black and a yellow one"""
    match = robbed(HANDS)
    trick(match, MARC, "p2 p12 p7 g3")
    say(match, HERMAN, "return p")
    trick(match, HERMAN, "y4 y2 y9 y10")
    trick(match, MARC, "p8 r3 p1 g8")
    say(match, HERMAN, "return r")
    for leader, cards, winner, returned in REST_OF_THE_ROUND:
        events = trick(match, leader, cards)
        assert events[1].kind == "win"
        assert events[1].seat == winner
        if returned == "black":
            assert events[2].kind == "black"
        elif returned != "nothing":
            say(match, winner, f"return {returned}")
    assert [seals(match, seat) for seat in range(4)] == ["black", "w", "saboteur", "y black"]
    assert match.points() == [3, 4, 2, 5]
    assert match.winners() == [CARL]


@pytest.mark.parametrize("edition", ["saboteur", "black-mage"])
def test_three_black_seals_of_the_others_leave_the_saboteur_one_point(edition: str) -> None:
    """SS 6, SS 6.1, SS 6.2: 4 - 3 = 1, in both books"""
    # Carl holds all red cards and three ones: with these he wins nothing, and nobody else has predicted anything.
    hands = {CARL: " ".join(f"r{value}" for value in range(1, 13)) + " y1 g1 b1"}
    match = table(hands=hands, length="single", edition=edition)
    say(match, MARC, "done")
    say(match, HERMAN, "done")
    say(match, CARL, "saboteur")
    say(match, ANNE, "done")
    while not match.over:
        [seat] = match.waiting_for()
        match.play(seat, next((word for word in ("y1", "g1", "b1") if word in match.legal(seat)), match.legal(seat)[0]))
    assert sum(seals(match, seat).count("black") for seat in (MARC, HERMAN, ANNE)) == 3
    assert match.points()[CARL] == 1
