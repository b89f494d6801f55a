"""The arena: duplicate deals, the same results however they are played, and runs that go on."""

import json
import math
import random
from pathlib import Path
from statistics import fmean, stdev

import pytest

from stammtisch.arena.cluster import on_ray
from stammtisch.arena.interval import margin, quantile
from stammtisch.arena.ratings import ratings
from stammtisch.arena.results import begin, diary_of, finish, keep
from stammtisch.arena.run import run
from stammtisch.arena.tournament import Contest, PlayedDeal, PlayedGame, play_deal, standings, tournament
from stammtisch.core.game import Refused
from stammtisch.core.record import read
from stammtisch.core.verify import verify
from test_cli import refused, stammtisch

CONTEST = Contest.of("diabolo", 3, {"length": "single"}, ["expert", "regular", "random"], 7, 30)


def outcomes(deals: list[PlayedDeal]) -> list[list[tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...]]]]:
    """Everything but the time."""
    return [[(game.bots, game.points, game.winners) for game in deal.games] for deal in deals]


def test_every_deal_is_played_with_the_seats_rotated() -> None:
    deal = play_deal(CONTEST, 0)
    assert [game.bots for game in deal.games] == [
        ("expert", "regular", "random"),
        ("regular", "random", "expert"),
        ("random", "expert", "regular"),
    ]
    same = Contest.of("diabolo", 3, {}, ["regular", "regular", "regular"], 7, 30)
    assert len(same.rotations()) == 1


def test_the_same_cards_are_dealt_whoever_sits_where() -> None:
    records = play_deal(CONTEST, 3, recorded=True).records
    dealt = {tuple(ply["word"] for ply in record["plies"][:18]) for record in records}
    assert len(dealt) == 1
    for record in records:
        verify(record)


def test_the_results_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(tournament(CONTEST, range(4), 1))
    together = list(tournament(CONTEST, range(4), 2))
    assert outcomes(alone) == outcomes(together)
    assert outcomes(alone) == outcomes([play_deal(CONTEST, number) for number in range(4)])


@pytest.mark.strain
def test_a_cluster_gives_the_same_results() -> None:
    far = list(on_ray("local", 1, play_deal, [(CONTEST, number) for number in range(2)]))
    assert outcomes(far) == outcomes(list(tournament(CONTEST, range(2), 1)))


def test_ties_split_the_win_and_a_drawn_game_is_split_by_all() -> None:
    tied = PlayedGame(("a", "b", "c"), (1, 1, 0), (0, 1), ((), (), ()))
    assert [tied.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
    drawn = PlayedGame(("a", "b"), (0, 0), (), ((), ()))
    assert [drawn.share(seat) for seat in range(2)] == [0.5, 0.5]
    assert PlayedGame(("a",), (-3,), (), ((),)).share(0) == 0.0


def test_a_standing_has_shares_points_and_an_interval_over_deals() -> None:
    def deal(number: int, winner: int) -> PlayedDeal:
        one = PlayedGame(("a", "b"), (3, 1), (winner,), ((0.1,), (0.2,)))
        return PlayedDeal(number, (one,))

    first, second = standings([deal(0, 0), deal(1, 0), deal(2, 1), deal(3, 0)])
    assert (first.bot, first.share, first.points, first.p50) == ("a", 0.75, 3.0, 0.1)
    assert (second.bot, second.share) == ("b", 0.25)
    assert first.margin == pytest.approx(3.182 * 0.25, rel=0.002)


def test_a_contest_is_run_from_python_and_goes_on_when_more_games_are_wanted(tmp_path: Path) -> None:
    path, told = tmp_path / "results.json", list[tuple[int, int]]()
    first = run(CONTEST, 3, json_file=path)
    assert outcomes([*first.deals]) == outcomes([play_deal(CONTEST, 0)])
    outcome = run(CONTEST, 7, json_file=path, record=tmp_path / "games.jsonl", progress=lambda *done: told.append(done))
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert outcomes([*outcome.deals]) == outcomes([play_deal(CONTEST, number) for number in range(3)])
    assert outcome.ratings == ratings(outcome.deals, (0, 1, 2))
    assert len(list(read(tmp_path / "games.jsonl"))) == 6
    with pytest.raises(Refused, match="at least 1"):
        run(CONTEST, 0)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    assert begin(path, CONTEST) == []
    deals = [play_deal(CONTEST, number) for number in range(2)]
    for deal in deals:
        keep(path, deal)
    with diary_of(path).open("a") as file:
        file.write('{"number": 2, "gam')
    assert outcomes(begin(path, CONTEST)) == outcomes(deals)
    other = Contest.of("diabolo", 3, {"length": "single"}, ["expert", "regular", "random"], 8, 30)
    with pytest.raises(Refused, match="belongs to another tournament"):
        begin(path, other)
    finish(path, CONTEST, deals, {"expert": (30.0, 2.0)})
    assert not diary_of(path).exists()
    assert json.loads(path.read_text())["standings"][0]["bot"] == "expert"


def test_a_finished_run_goes_on_if_more_games_are_wanted_and_nothing_of_it_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    deals = [play_deal(CONTEST, number) for number in range(2)]
    finish(path, CONTEST, deals, {})
    assert begin(path, CONTEST) == deals
    diary_of(path).unlink()
    other = Contest.of("diabolo", 3, {"length": "single"}, ["expert", "regular", "random"], 8, 30)
    before = path.read_text()
    with pytest.raises(Refused, match="belongs to another tournament"):
        begin(path, other)
    path.write_text("a letter to a friend")
    with pytest.raises(Refused, match="belongs to another tournament"):
        begin(path, CONTEST)
    path.write_text(before)
    assert not diary_of(path).exists()


def test_the_better_bot_gets_the_better_rating() -> None:
    game = PlayedGame(("good", "bad"), (1, 0), (0,), ((), ()))
    found = ratings([PlayedDeal(number, (game,)) for number in range(20)], (0, 1))
    assert found["good"][0] > found["bad"][0] + 5


STUDENT = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 30: 2.042, 120: 1.980}
"""The 97.5 % quantiles of any printed table, by degrees of freedom."""


@pytest.mark.parametrize("freedom", STUDENT)
def test_the_quantile_is_that_of_student(freedom: int) -> None:
    assert quantile(0.975, freedom) == pytest.approx(STUDENT[freedom], rel=0.002)


def test_the_interval_of_a_mean_widens_with_fewer_values() -> None:
    assert margin([1.0]) == math.inf
    assert margin([0.0, 1.0]) == pytest.approx(12.706 * 0.5, rel=0.001)
    assert margin([0.0, 1.0] * 5000) == pytest.approx(1.96 * 0.5 / 100, rel=0.001)


def held(draw: random.Random, deals: int) -> list[PlayedDeal]:
    """Deals of four games, one bot against three seats of another that wins as often."""
    seats = [("one", "rest", "rest", "rest")[-shift:] + ("one", "rest", "rest", "rest")[:-shift] for shift in range(4)]
    games = [[PlayedGame(bots, (0,) * 4, (draw.randrange(4),), ((),) * 4) for bots in seats] for _ in range(deals)]
    return [PlayedDeal(number, tuple(those)) for number, those in enumerate(games)]


def test_the_margin_of_a_rating_is_how_far_ratings_of_other_deals_spread() -> None:
    draw = random.Random(1)
    found = [ratings(held(draw, 20), (0, 1, 2, 3))["one"] for _ in range(12)]
    spread = 2.201 * stdev(rating for rating, _ in found)
    assert spread / 2 < fmean(unsure for _, unsure in found) < spread * 2


def test_one_deal_does_not_tell_how_sure_a_rating_is() -> None:
    assert {unsure for _, unsure in ratings(held(random.Random(2), 1), (0, 1, 2, 3)).values()} == {math.inf}


def test_the_command_prints_a_table_and_writes_json_records_and_a_picture(tmp_path: Path) -> None:
    arguments = ["sequence", "--seats", "2", "--bots", "regular,random", "--games", "6", "--jobs", "2", "--seed", "3"]
    files = ["--json", f"{tmp_path}/a.json", "--plot", f"{tmp_path}/a.png", "--record", f"{tmp_path}/a.jsonl"]
    answer = stammtisch("arena", *arguments, *files)
    assert answer.status == 0, answer.errors
    for said in ("6 games of 3 deals", "win share", "95 % interval", "regular", "random", "p99 ms"):
        assert said in answer.out
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert len(json.loads((tmp_path / "a.json").read_text())["deals"]) == 3
    records = list(read(tmp_path / "a.jsonl"))
    assert len(records) == 6
    for record in records:
        verify(record)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "regular"), "2 seats need 2 bots, not 1"),
        (("--bots", "regular,genius"), "has no bot 'genius'"),
        (("--bots", "regular,random", "--games", "0"), "--games and --jobs must be at least 1"),
        (("--bots", "expert,random", "--iterations", "0"), "--iterations must be at least 1, not 0"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(stammtisch("arena", "sep", "--seats", "2", *arguments))


def test_shares_without_luck_are_shown_beside_the_plain_ones_and_come_back_from_disk(tmp_path: Path) -> None:
    file = tmp_path / "lucky.json"
    arguments = ["arena", "diabolo", "--seats", "3", "--bots", "regular,novice,novice", "--option", "length=single"]
    answer = stammtisch(*arguments, "--games", "60", "--adjusted", "--json", file)
    assert answer.status == 0
    assert "without luck" in answer.out
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert all(len(game["luck"]) == 3 for deal in kept["deals"] for game in deal["games"])
    for row in kept["standings"]:
        assert 0 < row["adjusted_margin"] < row["margin"], "a round of Diabolo has much luck"
        assert abs(row["adjusted"] - row["share"]) < row["margin"]
    assert stammtisch(*arguments, "--games", "60", "--adjusted", "--json", file).out == answer.out
    assert "belongs to another tournament" in refused(stammtisch(*arguments, "--games", "60", "--json", file))


def test_a_tournament_from_before_luck_was_counted_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    run(CONTEST, 3, json_file=file)
    kept = json.loads(file.read_text(encoding="utf-8"))
    del kept["contest"]["tapes"]
    for deal in kept["deals"]:
        for game in deal["games"]:
            del game["luck"]
    file.write_text(json.dumps(kept), encoding="utf-8")
    outcome = run(CONTEST, 6, json_file=file)
    assert len(outcome.deals) == 2
    assert all(row.adjusted is None for row in standings(outcome.deals))
