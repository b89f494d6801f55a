"""Seven Seals as it looks and sounds in the terminal, in the round of the rulebooks' examples."""

import pytest
from seals_table import deal, finish, say, trick

from stammtisch.core.game import JUDGE, OVER, WATCHER, Event
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals import GAME
from stammtisch.games.seven_seals.rules import new
from stammtisch.games.seven_seals.terminal import draw, narrate

NAMES = ("Marc", "Herman", "Carl", "Anne")
MARC, HERMAN, CARL, ANNE = range(4)
HANDS = {
    MARC: "r1 r12 y7 y10 g5 g9 g10 b1 b5 b10 b12 p2 p4 p8 p10",
    HERMAN: "r3 r4 r6 r8 r9 r10 y4 y5 y11 g1 g4 g7 b7 b11 p12",
    CARL: "y2 y3 y8 g6 g11 g12 b3 b6 p1 p3 p5 p6 p7 p9 p11",
    ANNE: "r2 r5 r7 r11 y1 y6 y9 y12 g2 g3 g8 b2 b4 b8 b9",
}


@pytest.fixture
def match() -> Match:
    """The prediction of the example, up to Anne's third seal."""
    match = Match(GAME, 4)
    deal(match, HANDS)
    say(match, MARC, "take r", "take b", "take b", "take g", "done")
    say(match, HERMAN, "take p", "take p", "take b", "take r", "take r", "take r", "done")
    say(match, CARL, "saboteur")
    say(match, ANNE, "take y", "take y", "take g")
    return match


def test_a_prediction_as_anne_sees_it(match: Match) -> None:
    assert (
        draw(match.view(ANNE), NAMES)
        == """\
SEVEN SEALS   round 1 of 4, dealt by Anne

    seat          seals (w white, x black)          tricks   out of
  0 Marc          r g bb                                 0
  1 Herman        rrr b pp                               0
  2 Carl          saboteur                               0
> 3 Anne          yy g                                   0
    pool          r y g p wwww xxxxxx

    your hand     r2 r5 r7 r11  y1 y6 y9 y12  g2 g3 g8  b2 b4 b8 b9

Anne has taken 3 seals: one more, or done."""
    )


def test_a_trick_as_anne_sees_it(match: Match) -> None:
    say(match, ANNE, "take b from 1", "done")
    trick(match, MARC, "p2 p12 p7 g3")
    say(match, HERMAN, "return p")
    trick(match, HERMAN, "y4 y2")
    assert (
        draw(match.view(ANNE), NAMES)
        == """\
SEVEN SEALS   round 1 of 4, trick 2 of 15, dealt by Anne

    seat          seals (w white, x black)          tricks   out of
  0 Marc          r g bb                                 0
  1 Herman        rrr p w                                1
  2 Carl          saboteur                               0
> 3 Anne          yy g b                                 0   p
    pool          r y g pp www xxxxxx

    trick 2                             trick 1
    Herman        y4   led, winning     Marc          p2   led
    Carl          y2                    Herman        p12  won
    Anne          ..                    Carl          p7
    Marc          ..                    Anne          g3

    your hand     r2 r5 r7 r11  y1 y6 y9 y12  g2 g8  b2 b4 b8 b9

Anne plays a card; yellow was led."""
    )


def test_a_seal_to_return_as_a_watcher_sees_it(match: Match) -> None:
    say(match, ANNE, "take b from 1", "done")
    trick(match, MARC, "p2 p12 p7 g3")
    say(match, HERMAN, "return p")
    trick(match, HERMAN, "y4 y2 y9 y10")
    trick(match, MARC, "p8 r3 p1 g8")
    assert (
        draw(match.view(WATCHER), NAMES)
        == """\
SEVEN SEALS   round 1 of 4, trick 3 of 15, dealt by Anne

    seat          seals (w white, x black)          tricks   out of
  0 Marc          r g bb x                               1
> 1 Herman        rrr p w                                2   p
  2 Carl          saboteur                               0
  3 Anne          yy g b                                 0   p
    pool          r y g pp www xxxxx

    trick 3
    Marc          p8   led
    Herman        r3   won
    Carl          p1
    Anne          g8

Herman returns a seal for a purple trick that was trumped."""
    )


def test_the_judge_sees_every_hand(match: Match) -> None:
    assert """
  0 Marc          r1 r12  y7 y10  g5 g9 g10  b1 b5 b10 b12  p2 p4 p8 p10
  1 Herman        r3 r4 r6 r8 r9 r10  y4 y5 y11  g1 g4 g7  b7 b11  p12
  2 Carl          y2 y3 y8  g6 g11 g12  b3 b6  p1 p3 p5 p6 p7 p9 p11
> 3 Anne          r2 r5 r7 r11  y1 y6 y9 y12  g2 g3 g8  b2 b4 b8 b9
""" in draw(match.view(JUDGE), NAMES)


@pytest.mark.parametrize("viewer", [0, WATCHER, JUDGE])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_table_fits_into_eighty_columns_and_ends_with_what_is_waited_for(seats: int, viewer: int) -> None:
    rng = Rng(f"terminal {seats}")
    names = [f"Maximiliane Charlotte von und zu {seat}" for seat in range(seats)]
    state = new(seats, {"edition": "black-mage", "saboteur_points": 4, "length": "standard"})
    while state.next_seat() != OVER:
        lines = draw(state.view(viewer), names).split("\n")
        assert max(map(len, lines)) <= 80
        assert lines[-1].startswith("Maximiliane " if state.next_seat() >= 0 else "The cards are being dealt")
        state.play(state.next_seat(), state.random_action(state.next_seat(), rng))
    final = draw(state.view(viewer), names)
    assert max(map(len, final.split("\n"))) <= 80
    assert f"with {min(state.points())} point" in final


def test_a_finished_game_shows_the_score_sheet_and_who_won() -> None:
    match = Match(GAME, 3, {"length": "single"})
    deal(match, {2: " ".join(f"{colour}{value}" for colour in "rygbp" for value in (7, 8, 9))})
    say(match, 0, "take r", "done")
    say(match, 1, "saboteur")
    say(match, 2, "done")
    finish(match)
    assert match.points() == [2, 0, 18]
    assert draw(match.view(WATCHER), ("Ann", "Bo", "Cy")).endswith("""

    points, round    1     sum
  0 Ann              2       2
  1 Bo               0       0
  2 Cy              18      18

Bo wins with no points.""")


def test_equal_players_share_the_last_line() -> None:
    match = Match(GAME, 3, {"length": "single"})
    deal(match, {0: "r1 r2 r3 r4 r5 r6 r7 r8 r9 y4 y5 y6 y7 y8 y9"})
    say(match, 0, "saboteur")
    say(match, 1, "done")
    say(match, 2, "done")
    finish(match)
    assert draw(match.view(0), ("Ann", "Bo", "Cy")).endswith("\n\nBo and Cy share the win with no points.")


def test_the_story_of_a_robbery_and_three_tricks(match: Match) -> None:
    begin = len(match.plies)
    say(match, ANNE, "take b from 1", "done")
    trick(match, MARC, "p2 p12 p7 g3")
    say(match, HERMAN, "return p")
    trick(match, HERMAN, "y4 y2 y9 y10")
    assert [narrate(event, NAMES) for event in match.events(WATCHER, begin)] == [
        "Anne takes a blue seal from Herman.",
        "Herman gets a white seal in return.",
        "Anne predicts 4 tricks.",
        "Marc plays p2.",
        "Herman plays p12.",
        "Carl plays p7.",
        "Anne plays g3.",
        "Herman wins the trick: p2 p12 p7 g3.",
        "Herman returns a purple seal.",
        "Herman plays y4.",
        "Carl plays y2.",
        "Anne plays y9.",
        "Marc plays y10.",
        "Marc wins the trick: y4 y2 y9 y10.",
        "Marc has no matching seal and takes a black one.",
    ]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("take", 0, ("seal r",), "pool", "seals 0"), "Marc takes a red seal."),
        (Event("saboteur", 2, ("saboteur",), "pool", "seals 2"), "Carl takes the saboteur."),
        (Event("predict", 1), "Herman predicts no tricks."),
        (Event("predict", 1, amount=1), "Herman predicts 1 trick."),
        (Event("spared", 3), "Anne has no matching seal, but there are no black ones left."),
        (Event("score", 2, amount=-1), "Carl gets -1 point in this round."),
        (Event("score", 2, amount=0), "Carl gets no points in this round."),
        (Event("round", 1, amount=2), "Round 2 begins; Herman opens."),
        (Event("end", 0, amount=12), "Marc wins with 12 points in all."),
        (Event("deal", 0, ("?",), "deck", "hand 0"), None),
        (Event("gather", -1, ("r1",), "played", "deck"), None),
        (Event("gather", 2, ("saboteur",), "seals 2", "pool"), None),
    ],
)
def test_every_kind_of_event_has_its_sentence(event: Event, sentence: str | None) -> None:
    assert narrate(event, NAMES) == sentence
