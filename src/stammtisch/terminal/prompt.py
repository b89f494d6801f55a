"""Play at a prompt: against bots, or with several people passing one device around."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from stammtisch.bots.levels import opponent_for, opponents_for
from stammtisch.core import shelf
from stammtisch.core.bot import Bot
from stammtisch.core.deal import Deal
from stammtisch.core.game import WATCHER, Game, Option, Refused, Value, alternatives, written
from stammtisch.core.match import Match
from stammtisch.core.record import opened, to_line
from stammtisch.core.rng import Rng
from stammtisch.terminal.drawing import as_people_sort, draw, in_columns, narrate

T = TypeVar("T")

HELP = "Type a word or its number. Also: table, rules, score, quit."
USUAL_LEVEL = "regular"
CLEAR = "\033[2J\033[3J\033[H"
"""Clears the screen and its scrollback."""


class Left(Exception):
    """A player has left the table."""


def ask(question: str) -> str:
    """Return a line typed by a person."""
    try:
        return input(question).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Left from None


def ask_until(question: str, default: T, understood: Callable[[str], T]) -> T:
    """Ask until the answer is valid, and say what was wrong; an empty answer means the default."""
    while True:
        answer = ask(question)
        if not answer:
            return default
        try:
            return understood(answer)
        except Refused as error:
            print(f"  {error}")


def one_of(values: Sequence[str]) -> Callable[[str], str]:
    """Return a parser for one of these words, or its number in the list."""

    def understood(answer: str) -> str:
        if answer in values:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        raise Refused(f"{answer!r} isn't one of: {', '.join(values)}")

    return understood


def number_in(allowed: Sequence[int]) -> Callable[[str], int]:
    """Return a parser for one of these numbers."""

    def understood(answer: str) -> int:
        if answer.isdecimal() and int(answer) in allowed:
            return int(answer)
        raise Refused(f"{answer!r} isn't possible. Choose {alternatives(allowed)}.")

    return understood


def choose_game() -> Game:
    """Ask which game to play."""
    names = shelf.names()
    for number, name in enumerate(names, 1):
        game = shelf.game(name)
        seats = ", ".join(map(str, game.seats))
        print(f"  {number}  {game.title}  ({seats} {'seat' if game.seats == (1,) else 'seats'})")
    return shelf.game(ask_until(f"Which game? [{names[0]}] ", names[0], one_of(names)))


def choose_seats(game: Game) -> int:
    """Ask for the number of seats."""
    usual = 4 if 4 in game.seats else 2 if 2 in game.seats else game.seats[0]
    choices = ", ".join(map(str, game.seats))
    return ask_until(f"How many seats ({choices})? [{usual}] ", usual, number_in(game.seats))


def choose_people(seats: int) -> list[str]:
    """Ask for the names of the players at this device."""
    question = f"How many of you play on this device (0 to {seats})? [1] "
    people = ask_until(question, 1, number_in(range(seats + 1)))
    names: list[str] = []
    for number in range(people):
        usual = f"Player {number + 1}"
        names.append(ask(f"Name of player {number + 1}? [{usual}] ") or usual)
    return names


def choose_options(game: Game, seats: int) -> dict[str, Value]:
    """Show the options and ask for changes until there are none."""
    options = game.check(seats, {})
    declared = game.options(seats)
    if not declared:
        return options
    print("Options:")
    while True:
        for option in declared:
            print(f"  {describe(option, options[option.name])}")
        change = ask("Change one (name=value), or Enter to start: ")
        if not change:
            return options
        name, _, text = change.partition("=")
        try:
            texts = {known: written(value) for known, value in options.items()} | {name.strip(): text.strip()}
            options = game.read(seats, texts)
        except Refused as error:
            print(f"  {error}")


def describe(option: Option, value: Value) -> str:
    """Return one line about an option and its value."""
    return f"{option.name}={written(value)}  ({', '.join(map(written, option.values))})  {option.label}"


@dataclass
class Prompt:
    """A match played at this terminal."""

    match: Match
    people: frozenset[int]
    """The seats of people; all others are bots."""
    level: Bot
    rng: Rng
    read_up_to: dict[int, int] = field(default_factory=dict)
    """The number of plies that each person has seen."""
    at_the_screen: int | None = None
    """The seat whose cards may be on the screen."""
    waved_on: set[int] = field(default_factory=set)
    """The people who let others go first in this position."""

    def run(self) -> None:
        """Play until the match is over."""
        while not self.match.over:
            waiting = self.match.waiting_for()
            people = [seat for seat in waiting if seat in self.people and seat not in self.waved_on]
            if people:
                self.person(people[0], alone=len(waiting) == 1)
            else:
                bots = [seat for seat in waiting if seat not in self.people]
                self.bot(bots[self.rng.below(len(bots))])
        self.finish()

    def bot(self, seat: int) -> None:
        """Let a bot choose from its own view."""
        match = self.match
        legal = [int(action) for action in match.state.legal(seat)]
        thought = self.level.choose(match.view(seat), legal, self.rng, self.level.at_the_table())
        match.play(seat, match.game.word(thought.action))
        self.waved_on.clear()

    def person(self, seat: int, *, alone: bool) -> None:
        """Let a person look and choose a word; a single legal word is played for them."""
        words = sorted(self.match.legal(seat), key=as_people_sort)
        if alone and len(words) == 1:
            self.match.play(seat, words[0])
            return
        self.hand_over(seat)
        self.catch_up(seat)
        print(self.table(seat))
        print(in_columns(words))
        while True:
            answer = ask(f"{self.match.players[seat]}{'' if alone else ' (or wait)'} > ").lower()
            if answer == "wait" and not alone and not self.all_wait(seat):
                self.waved_on.add(seat)
                return
            word = self.understood(answer, words, seat)
            if word is not None:
                self.match.play(seat, word)
                self.waved_on.clear()
                return

    def all_wait(self, seat: int) -> bool:
        """Return whether nobody could act if this person waited, too."""
        left = [other for other in self.match.waiting_for() if other != seat and other not in self.waved_on]
        if not left:
            print("  Everyone else is already waiting.")
        return not left

    def understood(self, answer: str, words: list[str], seat: int) -> str | None:
        """Return the word for an answer, typed or as a number; print a reply and return None for anything else."""
        for word in words:
            if word.lower() == answer:
                return word
        if answer.isdecimal() and 1 <= int(answer) <= len(words):
            return words[int(answer) - 1]
        if answer in ("quit", "exit"):
            raise Left
        if answer == "rules":
            print(shelf.rules_text(self.match.game.name))
        elif answer == "score":
            self.score()
        elif answer in ("table", ""):
            print(self.table(seat))
            print(in_columns(words))
        elif answer in ("help", "?"):
            print(f"  {HELP}")
        else:
            print(f"  {answer!r} isn't possible now. You can say:")
            print(in_columns(words))
        return None

    def hand_over(self, seat: int) -> None:
        """Hide the screen while two people pass the device."""
        if len(self.people) > 1 and self.at_the_screen != seat:
            if self.at_the_screen is not None:
                ask("Done. Press Enter to clear the screen. ")
            print(CLEAR if sys.stdout.isatty() else "-" * 60)
            ask(f"It is {self.match.players[seat]}'s turn. Take the device and press Enter. ")
        self.at_the_screen = seat

    def catch_up(self, viewer: int) -> None:
        """Print what has happened since a viewer last looked."""
        since = self.read_up_to.get(viewer, 0)
        self.read_up_to[viewer] = len(self.match.plies)
        print()
        for event in self.match.events(viewer, since):
            said = narrate(self.match.game.name, event, self.match.players)
            if said is not None:
                print(f"  {said}")

    def table(self, viewer: int) -> str:
        """Return the table as a viewer sees it."""
        return "\n" + draw(self.match.game.name, self.match.view(viewer), self.match.players) + "\n"

    def score(self) -> None:
        """Print the points so far."""
        for name, points in zip(self.match.players, self.match.points(), strict=True):
            print(f"  {name}: {points}")

    def finish(self) -> None:
        """Print the last events and the result."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else WATCHER
        self.catch_up(viewer)
        print(self.table(viewer))
        self.score()
        winners = [self.match.players[seat] for seat in self.match.winners()]
        print("Nobody wins: it's a draw." if not winners else f"Won by {' and '.join(winners)}.")


def choose_level(game: Game) -> Bot:
    """Ask for the level of the bots."""
    bots = opponents_for(game)
    for name, bot in bots.items():
        print(f"  {name}: {bot.sentence}")
    asked = ask_until(f"How strong should the bots be? [{USUAL_LEVEL}] ", USUAL_LEVEL, one_of(list(bots)))
    return opponent_for(game, asked)


def play(
    game: Game,
    seats: int,
    options: dict[str, Value],
    people: list[str],
    *,
    level: Bot,
    seed: bytes | None,
    record: Path | None,
) -> None:
    """Play one match in this terminal. People take the first seats, bots of one level the others."""
    deal = Deal.fresh() if seed is None else Deal("", seed)
    bots = [f"Bot {number + 1}" for number in range(seats - len(people))]
    match = Match(game, seats, options, players=[*people, *bots], deal=deal)
    print(f"\n{game.title}, {seats} {'seat' if seats == 1 else 'seats'}. {HELP}")
    print(f"Deal commitment: {deal.commitment[:16]}…")
    prompt = Prompt(match, frozenset(range(len(people))), level, Rng(f"bots {deal.seed.hex()}"))
    try:
        prompt.run()
    except Left:
        match.break_off("abandoned")
        print("You have left the table.")
    if record is not None:
        with opened(record, "at") as file:
            file.write(to_line(match.record()) + "\n")
        print(f"The record is in {record}.")
