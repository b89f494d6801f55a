"""Playing at a prompt: against bots, or several people handing one device around."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from stammtisch.bots.levels import opponent_for, opponents_for
from stammtisch.core import shelf
from stammtisch.core.bot import Bot
from stammtisch.core.deal import Deal
from stammtisch.core.game import WATCHER, Game, Option, Refused, Value, written
from stammtisch.core.match import Match
from stammtisch.core.record import opened, to_line
from stammtisch.core.rng import Rng
from stammtisch.terminal.drawing import as_people_sort, draw, in_columns, tell

T = TypeVar("T")

HELP = "Type a word or its number; also: table, rules, score, quit."
USUAL_LEVEL = "regular"
CLEAR = "\033[2J\033[3J\033[H"
"""Empties the screen and what can be scrolled back to."""


class Left(Exception):
    """Somebody has left the table."""


def ask(question: str) -> str:
    """Return a line typed by a person."""
    try:
        return input(question).strip()
    except (EOFError, KeyboardInterrupt):
        print()
        raise Left from None


def ask_until(question: str, default: T, understood: Callable[[str], T]) -> T:
    """Ask again, saying what was wrong, until the answer is understood; an empty answer is the default."""
    while True:
        answer = ask(question)
        if not answer:
            return default
        try:
            return understood(answer)
        except Refused as error:
            print(f"  {error}")


def one_of(values: Sequence[str]) -> Callable[[str], str]:
    """Understands one of some words, or its number in the list."""

    def understood(answer: str) -> str:
        if answer in values:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(values):
            return values[int(answer) - 1]
        raise Refused(f"{answer!r} is not among: {', '.join(values)}")

    return understood


def number_in(allowed: Sequence[int]) -> Callable[[str], int]:
    """Understands one of some numbers."""

    def understood(answer: str) -> int:
        if answer.isdecimal() and int(answer) in allowed:
            return int(answer)
        raise Refused(f"{answer!r} will not do; it must be {', '.join(map(str, allowed))}")

    return understood


def choose_game() -> Game:
    """Ask which game is played."""
    names = shelf.names()
    for number, name in enumerate(names, 1):
        game = shelf.game(name)
        seats = ", ".join(map(str, game.seats))
        print(f"  {number}  {game.title}  ({seats} {'seat' if game.seats == (1,) else 'seats'})")
    return shelf.game(ask_until(f"Which game? [{names[0]}] ", names[0], one_of(names)))


def choose_seats(game: Game) -> int:
    """Ask how many play."""
    usual = 4 if 4 in game.seats else 2 if 2 in game.seats else game.seats[0]
    choices = ", ".join(map(str, game.seats))
    return ask_until(f"How many seats ({choices})? [{usual}] ", usual, number_in(game.seats))


def choose_people(seats: int) -> list[str]:
    """Ask for the names of those who play on this device."""
    question = f"How many of you play on this device (0 to {seats})? [1] "
    people = ask_until(question, 1, number_in(range(seats + 1)))
    names: list[str] = []
    for number in range(people):
        usual = f"Player {number + 1}"
        names.append(ask(f"Name of player {number + 1}? [{usual}] ") or usual)
    return names


def choose_options(game: Game, seats: int) -> dict[str, Value]:
    """Show the options and asks for changes until there are none."""
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
    """Return one line about an option and what it is set to."""
    return f"{option.name}={written(value)}  ({', '.join(map(written, option.values))})  {option.label}"


@dataclass
class Prompt:
    """A match played at this terminal."""

    match: Match
    people: frozenset[int]
    """The seats of people; the others are bots."""
    level: Bot
    rng: Rng
    read_up_to: dict[int, int] = field(default_factory=dict)
    """How many plies each person has been told of."""
    at_the_screen: int | None = None
    """The seat whose cards may be on the screen."""
    waved_on: set[int] = field(default_factory=set)
    """People who let the others go first at this moment."""

    def run(self) -> None:
        """Play until the game is over."""
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
        """What the bot chooses from its own view."""
        match = self.match
        legal = [int(action) for action in match.state.legal(seat)]
        thought = self.level.choose(match.view(seat), legal, self.rng, self.level.at_the_table())
        match.play(seat, match.game.word(thought.action))
        self.waved_on.clear()

    def person(self, seat: int, *, alone: bool) -> None:
        """Let a person look and choose a word; the only word there is is said for him."""
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
        """Return whether nobody would be left to act if this person waited, too."""
        left = [other for other in self.match.waiting_for() if other != seat and other not in self.waved_on]
        if not left:
            print("  Everybody else waits already.")
        return not left

    def understood(self, answer: str, words: list[str], seat: int) -> str | None:
        """Return the word that was typed or meant by its number; None if it was something else, which is answered."""
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
            print(f"  {answer!r} is not possible now. You may say:")
            print(in_columns(words))
        return None

    def hand_over(self, seat: int) -> None:
        """Draw a curtain between two people at one device."""
        if len(self.people) > 1 and self.at_the_screen != seat:
            if self.at_the_screen is not None:
                ask("Done. Press Enter to clear the screen. ")
            print(CLEAR if sys.stdout.isatty() else "-" * 60)
            ask(f"It is {self.match.players[seat]}'s turn. Take the device and press Enter. ")
        self.at_the_screen = seat

    def catch_up(self, viewer: int) -> None:
        """Tell a viewer what has happened since he last looked."""
        since = self.read_up_to.get(viewer, 0)
        self.read_up_to[viewer] = len(self.match.plies)
        print()
        for event in self.match.events(viewer, since):
            said = tell(self.match.game.name, event, self.match.players)
            if said is not None:
                print(f"  {said}")

    def table(self, viewer: int) -> str:
        """Return the table as a viewer sees it."""
        return "\n" + draw(self.match.game.name, self.match.view(viewer), self.match.players) + "\n"

    def score(self) -> None:
        """The points so far."""
        for name, points in zip(self.match.players, self.match.points(), strict=True):
            print(f"  {name}: {points}")

    def finish(self) -> None:
        """Tell the rest and the result."""
        viewer = next(iter(self.people)) if len(self.people) == 1 else WATCHER
        self.catch_up(viewer)
        print(self.table(viewer))
        self.score()
        winners = [self.match.players[seat] for seat in self.match.winners()]
        print("Nobody wins: the game is drawn." if not winners else f"Won by {' and '.join(winners)}.")


def choose_level(game: Game) -> Bot:
    """Ask how strong the bots are."""
    bots = opponents_for(game)
    for name, bot in bots.items():
        print(f"  {name}: {bot.sentence}")
    asked = ask_until(f"How strong are the bots? [{USUAL_LEVEL}] ", USUAL_LEVEL, one_of(list(bots)))
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
    """Play one match at this terminal; people take the first seats, bots of one level the others."""
    deal = Deal.fresh() if seed is None else Deal("", seed)
    bots = [f"Bot {number + 1}" for number in range(seats - len(people))]
    match = Match(game, seats, options, players=[*people, *bots], deal=deal)
    print(f"\n{game.title}, {seats} {'seat' if seats == 1 else 'seats'}. {HELP}")
    print(f"The deal is promised as {deal.commitment[:16]}…")
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
