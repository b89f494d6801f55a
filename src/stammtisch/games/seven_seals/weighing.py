"""How good the actions of Seven Seals look at first sight: by the penalty that they leave to expect."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import has, kinds, lowest, single
from stammtisch.games.seven_seals.material import (
    COLOURS,
    DONE,
    NOBODY,
    PLAYING,
    RED,
    RETURN,
    SABOTEUR,
    TAKE,
    TAKE_FROM,
    VALUES,
    WHITE,
)
from stammtisch.games.seven_seals.prospect import LEFT_OVER, Prospect, size_of_few
from stammtisch.games.seven_seals.rules import SevenSeals, beats

# How often somebody who can beat a card does: he who wants the trick, and he who does not.
BEATS_GLADLY: Final = 0.85
BEATS: Final = 0.496
TRUMPS_GLADLY: Final = 0.584
TRUMPS: Final = 0.03

KEEP: Final = 0.5
"""How much the saboteur thinks of later tricks."""
SABOTEUR_COST: Final = 0.5
"""Only a prediction that promises to cost less than this is preferred to being the saboteur."""


def weigh(state: SevenSeals, seat: i64, actions: vec[i64], prospect: Prospect) -> vec[float]:
    """How good each action looks, in points."""
    prospect.look(state, seat)
    if state.phase == PLAYING:
        if seat == state.saboteur:
            return weigh_sabotage(state, seat, actions, prospect)
        return weigh_cards(state, seat, actions, prospect)
    now = prospect.cost(NOBODY, 0.0, NOBODY, 0.0)
    worth = vec[float](capacity=len(actions))
    at: i64 = 0
    while at < len(actions):
        action = actions[at]
        if action == SABOTEUR:
            worth = append(worth, planned_cost(state, prospect) - SABOTEUR_COST)
        elif action == DONE:
            worth = append(worth, 0.0)
        elif action >= RETURN:
            worth = append(worth, now - prospect.cost(NOBODY, 0.0, action - RETURN, -1.0))
        else:
            colour = action - TAKE if action < TAKE_FROM else (action - TAKE_FROM) // 5
            worth = append(worth, now - prospect.cost(NOBODY, 0.0, colour, 1.0))
        at += 1
    return worth


def planned_cost(state: SevenSeals, prospect: Prospect) -> float:
    """The penalty to expect after a good prediction, about: each colour by itself."""
    now = prospect.cost(NOBODY, 0.0, NOBODY, 0.0)
    planned = now
    colour: i64 = 0
    while colour < COLOURS:
        least = now
        taken = 1.0
        while True:
            cost = prospect.cost(NOBODY, 0.0, colour, taken)
            if cost >= least:
                break
            least = cost
            taken += 1.0
        planned += least - now
        colour += 1
    return planned


def weigh_cards(state: SevenSeals, seat: i64, actions: vec[i64], prospect: Prospect) -> vec[float]:
    """The least penalty to expect after each card, won or lost."""
    worth = vec[float](capacity=len(actions))
    at: i64 = 0
    while at < len(actions):
        card = actions[at]
        at += 1
        chance = prospect.strength_of(card)
        wins = chance_to_win(state, seat, card, prospect)
        cost = 0.0
        if wins < 1.0:
            cost = (1.0 - wins) * prospect.cost(card // VALUES, chance, NOBODY, 0.0)
        if wins > 0.0:
            cost += wins * cost_of_winning(state, prospect, card, chance)
        worth = append(worth, -cost)
    return worth


def cost_of_winning(state: SevenSeals, prospect: Prospect, card: i64, chance: float) -> float:
    """The penalty to expect if a card wins the trick and the best seal is returned for it."""
    led = state.led
    if led == NOBODY:
        led = card // VALUES
    fitting = single(led) | single(WHITE)
    if card < VALUES:
        fitting |= single(RED)
    fitting &= kinds(prospect.seals)
    if fitting == 0:
        return prospect.excess + prospect.cost(card // VALUES, chance, NOBODY, 0.0)
    least = prospect.cost(card // VALUES, chance, lowest(fitting), -1.0)
    fitting &= fitting - 1
    while fitting != 0:
        cost = prospect.cost(card // VALUES, chance, lowest(fitting), -1.0)
        least = min(least, cost)
        fitting &= fitting - 1
    return least


def chance_to_win(state: SevenSeals, seat: i64, card: i64, prospect: Prospect) -> float:
    """The chance that a card wins the trick, by what those may hold and want who play after it."""
    colour = card // VALUES
    led = state.led
    if led == NOBODY:
        led = colour
    elif not beats(card, state.best):
        return 0.0
    left = state.seats - state.trick_size - 1
    if left == 0:
        return 1.0
    none_higher = prospect.absent[size_of_few(prospect.unseen[colour] >> (card % VALUES))]
    no_red = none_higher if colour == RED else prospect.absent[size_of_few(prospect.unseen[RED])]
    no_led = prospect.absent[size_of_few(prospect.unseen[led])]
    chance = 1.0
    other = seat
    while left > 0:
        other = state.left_of(other)
        left -= 1
        seals = kinds(state.seals[other]) if other != state.saboteur else 0
        wants = has(seals, led) or has(seals, WHITE)
        void = has(state.voids, 5 * other + led)
        if colour == led and not void:
            chance *= 1.0 - (1.0 - none_higher) * (BEATS_GLADLY if wants else BEATS)
        if led != RED and not has(state.voids, 5 * other + RED):
            wants = wants or has(seals, RED)
            chance *= 1.0 - (1.0 if void else no_led) * (1.0 - no_red) * (TRUMPS_GLADLY if wants else TRUMPS)
    return chance


def weigh_sabotage(state: SevenSeals, seat: i64, actions: vec[i64], prospect: Prospect) -> vec[float]:
    """The saboteur leaves a trick to those whom it hurts, and takes it from those who need it."""
    worth = vec[float](capacity=len(actions))
    at: i64 = 0
    while at < len(actions):
        card = actions[at]
        at += 1
        wins = chance_to_win(state, seat, card, prospect)
        led = state.led
        if led == NOBODY:
            led = card // VALUES
        value = (1.0 - wins) * harm(state, seat, led, prospect.excess)
        worth = append(worth, value - KEEP * prospect.strength_of(card) * harm_later(state, seat, card // VALUES))
    return worth


def harm(state: SevenSeals, seat: i64, led: i64, excess: float) -> float:
    """What it costs the others, on average, to win a trick in the led colour: those to come, and the best so far."""
    total = 0.0
    number = 0.0
    other: i64 = 0
    while other < state.seats:
        waits = other != seat and (state.trick >> (7 * other)) & 127 == 0
        if waits or (state.trick_size > 0 and other == state.best_seat):
            number += 1.0
            fits = (single(led) | single(WHITE)) & kinds(state.seals[other]) != 0
            total += -LEFT_OVER if fits else excess + 1.0
        other += 1
    return total / number


def harm_later(state: SevenSeals, seat: i64, colour: i64) -> float:
    """How many of the others need tricks of a colour, less those who do not."""
    needing = -0.5 * float(state.seats - 1)
    other: i64 = 0
    while other < state.seats:
        if other != seat and has(kinds(state.seals[other]), colour):
            needing += 1.0
        other += 1
    return needing
