"""Find puzzles: positions in which one move is clearly best by what the seat can know, and a plausible one is worse.

Bots play matches, and every decision is judged from the View of its seat, in four steps, the cheapest first:

1. all words in the same few worlds: up to three are about equal, and all others are clearly worse;
2. a bot (a regular, a novice, or the one that played) plays one of the others: the lure;
3. all words again in many fresh worlds, then the best ones and their rivals twice more, with other seeds: each time the
   same words are right, and all others lose at least 3.5 points of the win share and three standard errors;
4. the master's search agrees: it finds the same loss, and chooses a right word with two seeds.

How hard a puzzle is follows from how often novices, regulars and experts play a wrong word. Where regulars play well,
most puzzles would be easy: with `--keen 6`, five of six matches are only searched for positions that regulars miss.

    nice .venv/bin/python training/puzzles.py sequence --seats 2 --seed 1 --puzzles 120

The file is the same for the same command. Stopped and started again, it goes on with the last match in the file.
"""

import argparse
import hashlib
import json
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import chain, repeat
from pathlib import Path

import msgspec

from stammtisch.arena.tournament import Contest, play_game
from stammtisch.bots.levels import bot_for, coach_of
from stammtisch.bots.reasons import reasons
from stammtisch.bots.review import CHAINS, LEAST, PastDecision, decisions, master_agrees
from stammtisch.bots.trial import Trial
from stammtisch.core import shelf
from stammtisch.core.bot import Budget, Reason, Stop
from stammtisch.core.game import CHANCE, Game, Refused
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.table.finished import AlternativeShown
from stammtisch.table.messages import Because
from stammtisch.table.puzzle import FILE, VERSION, Puzzle, PuzzleFile

CLEAR = 0.05
"""What a wrong word must lose at first sight; afterwards LEAST is enough."""
EQUAL = 0.015
"""What a right word may seem to lose."""
RIGHT = 3
"""The most right words."""
ERRORS = 3.0
"""The least size of a wrong word's loss, in standard errors."""
RIVALS = 3
"""How many wrong words, beside the lure, are tried again."""
SEEDS = 2
"""How often they are tried again, and how often the master chooses."""
EASY = 0.4
"""The largest part of a file that regulars always solve, unless the command says another."""
WORTH = 0.15
"""What the best word must be worth at least: nobody likes a puzzle that is lost anyway."""
FOOLED = 0.3
"""How often at least one of the bots must play a wrong word."""
PLIES = 250
"""The longest prefix."""
A_SEAT = 2
"""The most puzzles of one seat of a match."""
PART = 40
"""The expert and the master do this part of their iterations at a table."""
DRAWS = {"novice": 6, "regular": 6, "expert": 3}
"""How often each bot is asked for its move, which tells how hard a puzzle is."""
BASE, WEIGHTS = 1200, {"novice": 150, "regular": 300, "expert": 450}
"""The rating of a puzzle that every bot solves, and what is added by those who fail."""
MIX = ("novice", "regular", "regular", "regular", "expert")
"""Who plays: a draw for each seat."""


@dataclass(frozen=True)
class Asked:
    """What the file follows from."""

    name: str
    seats: tuple[int, ...]
    options: tuple[str, ...]
    seed: int
    number: int
    easy: float
    keen: int = 1

    @property
    def game(self) -> Game:
        """The game."""
        return shelf.game(self.name)

    def command(self) -> str:
        """Return the command that makes the file."""
        options = "".join(f" --option {option}" for option in self.options)
        options += "" if self.easy == EASY else f" --easy {self.easy}"
        options += "" if self.keen == 1 else f" --keen {self.keen}"
        seats = ",".join(map(str, self.seats))
        return (
            f"training/puzzles.py {self.game.name} --seats {seats}{options} --seed {self.seed} --puzzles {self.number}"
        )

    def match(self, number: int) -> Match:
        """Play the match with a number; the bots and the seats come from the seed."""
        rng = Rng(f"{self.seed}/{number}/seats")
        seats = self.seats[rng.below(len(self.seats))]
        bots = tuple([MIX[rng.below(len(MIX))] for _ in range(seats)])
        options = self.game.read(seats, dict(option.split("=", 1) for option in self.options))
        thought = bot_for(self.game, "expert").iterations // PART
        contest = Contest.of(self.game.name, seats, options, bots, self.seed, thought)
        return play_game(contest, number, bots)[1]


def puzzles_in(asked: Asked, number: int) -> list[Puzzle]:
    """Return the puzzles of one match, in a random order of each seat's decisions."""
    match = asked.match(number)
    hard = number % asked.keen > 0
    puzzles: list[Puzzle] = []
    for seat in range(match.seats):
        rng = Rng(f"{asked.seed}/{number}/{seat}")
        left = [one for one in decisions(match, seat) if one.ply <= PLIES and len(one.legal) > 2]
        found = 0
        while left and found < A_SEAT:
            decision = left.pop(rng.below(len(left)))
            puzzle = judged(match, number, decision, f"{asked.seed}/{number}/{decision.ply}", hard=hard)
            if puzzle is not None:
                puzzles.append(puzzle)
                found += 1
    return puzzles


def judged(match: Match, number: int, decision: PastDecision, seed: str, *, hard: bool = False) -> Puzzle | None:
    """Return the puzzle that a decision is, or None; with `hard` also if regulars always solve it."""
    game, view, legal = match.game, decision.view, decision.legal
    parameters = coach_of(game)
    scan = Trial(game, view, legal, parameters.advice(), Rng(f"{seed}/scan"))
    scan.run(CHAINS // 2, parameters.trials // 4, Stop())
    likely = _right(scan, CLEAR, 2 * EQUAL, 0.0)
    if not likely or (hard and {*_choices(game, decision, "regular", seed)} <= {*likely}):
        return None
    whole = Trial(game, view, legal, parameters.advice(), Rng(f"{seed}/whole"))
    whole.run(2 * CHAINS, 2 * parameters.trials, Stop())
    right = _right(whole, CLEAR, EQUAL, ERRORS)
    lure = _lure(game, decision, right, seed) if right else None
    failed = {bot: _failed(game, decision, right, bot, seed) for bot in DRAWS} if right else {}
    if lure is None or max(failed.values()) < FOOLED or (hard and not failed["regular"]):
        return None
    if not _again(game, decision, whole, right, lure, seed):
        return None
    best = legal[int(whole.best())]
    why = reasons(game, view, best, lure, parameters.advice(), Rng(f"{seed}/why"))
    if not why:
        return None
    order = sorted(range(len(legal)), key=lambda at: (legal[at] not in right, -whole.share(at), at))
    assert match.deal is not None
    deal = match.deal.seed.hex()
    words = [(ply.seat, ply.word) for ply in match.plies[: decision.ply] if ply.seat != CHANCE]
    return Puzzle(
        id=_id(match, deal, words, view.viewer),
        match=number,
        seats=match.seats,
        seat=view.viewer,
        options=dict(match.options),
        seed=deal,
        words=words,
        accepted=[game.word(action) for action in sorted(right, key=lambda one: one != best)],
        lure=game.word(lure),
        goal="match" if parameters.advice().goal() == "match" else "round",
        alternatives=[
            AlternativeShown(
                game.word(legal[at]), round(whole.share(at), 4), round(whole.error(at), 4), round(whole.gained(at), 2)
            )
            for at in order
        ],
        reasons=[_because(reason) for reason in why],
        failed=failed,
        rating=round(BASE + sum(WEIGHTS[bot] * share for bot, share in failed.items())),
    )


def _right(trial: Trial, clear: float, equal: float, errors: float) -> list[int]:
    """Return the right actions of a trial; none if it is not clear which they are."""
    best = int(trial.best())
    right: list[int] = []
    for at in range(len(trial.actions)):
        lead = trial.lead(best, at)
        if lead <= equal:
            right.append(int(trial.actions[at]))
        elif lead < max(clear, errors * trial.lead_error(best, at)):
            return []
    return right if len(right) <= min(RIGHT, len(trial.actions) // 2) and trial.share(best) >= WORTH else []


def _lure(game: Game, decision: PastDecision, right: Sequence[int], seed: str) -> int | None:
    """Return a wrong action that a bot plays, a regular's rather than a novice's; None if there is none."""
    for bot in ("regular", "novice"):
        wrong = [action for action in _choices(game, decision, bot, seed) if action not in right]
        if wrong:
            return Counter(wrong).most_common(1)[0][0]
    return None if decision.action in right else decision.action


def _choices(game: Game, decision: PastDecision, name: str, seed: str) -> list[int]:
    """Return what a bot plays, with several seeds."""
    bot = bot_for(game, name)
    budget = Budget(max(1, bot.iterations // PART))
    return [
        bot.choose(decision.view, decision.legal, Rng(f"{seed}/{name}/{draw}"), budget).action
        for draw in range(DRAWS.get(name, SEEDS))
    ]


def _failed(game: Game, decision: PastDecision, right: Sequence[int], bot: str, seed: str) -> float:
    choices = _choices(game, decision, bot, seed)
    return round(sum(action not in right for action in choices) / len(choices), 2)


def _again(game: Game, decision: PastDecision, whole: Trial, right: Sequence[int], lure: int, seed: str) -> bool:
    """Return whether other seeds find the same, and the master, too."""
    order = sorted(range(len(whole.actions)), key=lambda at: -whole.share(at))
    others = [int(whole.actions[at]) for at in order if int(whole.actions[at]) not in right]
    rivals = list(dict.fromkeys([*others[:RIVALS], lure]))
    parameters = coach_of(game)
    for again in range(SEEDS):
        trial = Trial(game, decision.view, [*right, *rivals], parameters.advice(), Rng(f"{seed}/again {again}"))
        trial.run(2 * CHAINS, 2 * parameters.trials, Stop())
        if _right(trial, LEAST, 2 * EQUAL, ERRORS) != list(right):
            return False
    if any(action not in right for action in _choices(game, decision, "master", seed)):
        return False
    best = int(whole.actions[order[0]])
    return all(
        master_agrees(game, PastDecision(decision.ply, decision.view, decision.legal, wrong), best, seed, Stop())
        for wrong in dict.fromkeys([others[0], lure])
    )


def _because(reason: Reason) -> Because:
    values = asdict(reason)
    return Because(
        **values | {name: round(values[name], 1) for name in ("often", "otherwise", "lead_if", "lead_if_not")}
    )


def _id(match: Match, deal: str, words: Sequence[tuple[int, str]], seat: int) -> str:
    whole = [match.game.name, match.game.rules, match.seats, dict(match.options), deal, words, seat]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:12]


def begun(path: Path, header: bytes) -> list[Puzzle]:
    """Return the puzzles of a file that the same command has begun, without those of its last match."""
    if not path.exists():
        return []
    first, *lines = path.read_bytes().splitlines()
    if first != header:
        raise Refused(f"{path} was made by another command; remove it first")
    found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
    return [puzzle for puzzle in found if puzzle.match < found[-1].match]


def mine(asked: Asked, path: Path, jobs: int) -> None:
    """Write puzzles until there are enough."""
    header = msgspec.json.encode(PuzzleFile(VERSION, asked.name, asked.game.rules, asked.command()))
    kept = begun(path, header)
    number = kept[-1].match + 1 if kept else 0
    easy = sum(puzzle.failed["regular"] == 0 for puzzle in kept)
    with path.open("wb") as file, ProcessPoolExecutor(jobs) as pool:
        file.write(b"".join(line + b"\n" for line in [header, *map(msgspec.json.encode, kept)]))
        written = len(kept)
        while written < asked.number:
            numbers = range(number, number + jobs)
            for puzzle in chain.from_iterable(pool.map(puzzles_in, repeat(asked), numbers)):
                simple = puzzle.failed["regular"] == 0
                if written < asked.number and not (simple and easy >= asked.easy * asked.number):
                    easy += simple
                    written += 1
                    file.write(msgspec.json.encode(puzzle) + b"\n")
                    file.flush()
            number = numbers.stop
            print(f"{asked.name}: {number} matches, {written} puzzles", file=sys.stderr, flush=True)


def main() -> None:
    """Find puzzles for one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", required=True, help="numbers of seats, such as 3,4")
    parser.add_argument("--option", action="append", default=[], help="game option as name=value")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--puzzles", type=int, default=120)
    parser.add_argument("--easy", type=float, default=EASY, help="the largest part that regulars always solve")
    parser.add_argument("--keen", type=int, default=1, help="of so many matches one is searched for easy ones, too")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the file is the same")
    parser.add_argument("--out", type=Path, default=None, help="the file, if not the game's own")
    given = parser.parse_args()
    try:
        seats = tuple([int(seats) for seats in given.seats.split(",")])
        asked = Asked(given.game, seats, tuple(given.option), given.seed, given.puzzles, given.easy, given.keen)
        mine(asked, given.out or shelf.folder(given.game) / FILE, given.jobs)
    except Refused as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
