"""What a net is told about each action of Seven Seals: small numbers, group by group (`Advice.aspects`).

They say in words of any colour what a colour and a card are about, so that what is learned about one is known about
all.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import NOTHING, STEPS, step_of
from stammtisch.core.bits import count, has, kinds, lowest, single, size
from stammtisch.games.seven_seals.evaluate import Prospect, chance_to_win, harm, planned_cost, size_of_few
from stammtisch.games.seven_seals.material import (
    BLACK,
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
from stammtisch.games.seven_seals.rules import SevenSeals, beats

GROUPS: Final = 24


def aspects(state: SevenSeals, seat: i64, action: i64, prospect: Prospect) -> vec[i64]:
    """Return the steps of an action by group; the prospect has looked at the seat's hand."""
    found = vec[i64]([NOTHING] * GROUPS)
    of_table(prospect, found)
    if state.phase == PLAYING:
        of_play(state, seat, action, prospect, found)
        of_card(state, action, prospect, found)
        of_colour(state, seat, action // VALUES, prospect, found)
        return found
    found[0] = prediction_kind(action)
    found[1] = min(state.seals_taken, STEPS - 1)
    if action == SABOTEUR:
        found[2] = step_of(planned_cost(state, prospect), 0.0, 0.7)
    elif action >= TAKE:
        colour = action - TAKE if action < TAKE_FROM else (action - TAKE_FROM) // 5
        if action >= RETURN:
            colour = action - RETURN
        if colour < WHITE:
            of_colour(state, seat, colour, prospect, found)
            found[3] = min(count(state.pool, colour), STEPS - 1)
    return found


def prediction_kind(action: i64) -> i64:
    """Return what kind of action outside the tricks it is."""
    if action <= DONE:
        return action - SABOTEUR
    if action < TAKE_FROM:
        return 3 if action == TAKE + RED else 2
    if action < RETURN:
        return 4
    return 6 if action == RETURN + RED else (7 if action == RETURN + WHITE else 5)


def of_play(state: SevenSeals, seat: i64, card: i64, prospect: Prospect, found: vec[i64]) -> None:
    """Say how a card would be played: to lead, to follow, to trump or to throw away, and what winning would mean."""
    colour = card // VALUES
    led = state.led
    kind: i64 = 0
    if led != NOBODY:
        kind = 1 if colour == led else (2 if colour == RED else 3)
    left = state.seats - state.trick_size - 1
    found[4] = 2 * kind + (1 if left == 0 else 0)
    found[5] = min(left, 3) + (4 if seat == state.saboteur else 0)
    if led == NOBODY:
        led = colour
    wins = chance_to_win(state, seat, card, prospect)
    found[6] = 0 if wins == 0.0 else (7 if wins == 1.0 else 1 + i64(wins * 5.99))
    fitting = single(led) | single(WHITE)
    if colour == RED:
        fitting |= single(RED)
    mine = fitting & kinds(prospect.seals)
    found[7] = 0
    if mine != 0:
        found[7] = 2 if lowest(mine) == led else (3 if lowest(mine) == RED else 4)
    elif count(state.pool, BLACK) > 0:
        found[7] = 1
    if state.best_seat != NOBODY and state.trick_size > 0:
        fits = (single(led) | single(WHITE)) & kinds(state.seals[state.best_seat]) != 0
        found[8] = 2 if state.best_seat == state.saboteur else (1 if fits else 0)
        found[8] += 3 if beats(card, state.best) else 0
    if seat == state.saboteur:
        found[9] = step_of(harm(state, seat, led, prospect.excess), -2.4, 0.9)
    wanting: i64 = 0
    other = seat
    while left > 0:
        other = state.left_of(other)
        left -= 1
        if other != state.saboteur and kinds(state.seals[other]) & (single(led) | single(WHITE)) != 0:
            wanting += 1
    found[10] = wanting


def of_card(state: SevenSeals, card: i64, prospect: Prospect, found: vec[i64]) -> None:
    """Say how high a card is among those that are left of its colour."""
    colour = card // VALUES
    value = card % VALUES
    mine = prospect.mine[colour]
    above = size_of_few(mine >> value) - 1
    below = size_of_few(mine) - 1 - above
    found[11] = min(above, 3) + (4 if below == 0 else 0)
    found[12] = step_of(prospect.strength_of(card), 0.001, 0.14)
    found[13] = min(size_of_few(prospect.unseen[colour] >> value), STEPS - 1)
    found[14] = min(state.tricks // 2, STEPS - 1)


def of_colour(state: SevenSeals, seat: i64, colour: i64, prospect: Prospect, found: vec[i64]) -> None:
    """Say how many cards and seals of a colour the seat and the others have."""
    found[15] = min(size_of_few(prospect.mine[colour]), STEPS - 1)
    found[16] = min(size_of_few(prospect.unseen[colour]), STEPS - 1)
    found[17] = min(count(state.seals[seat], colour), 3) + (4 if colour == RED else 0)
    found[18] = step_of(prospect.over[colour], -1.6, 0.5)
    needing: i64 = 0
    void: i64 = 0
    other: i64 = 0
    while other < state.seats:
        if other != seat:
            if has(kinds(state.seals[other]), colour):
                needing += 1
            if has(state.voids, 5 * other + colour):
                void += 1
        other += 1
    found[19] = min(needing, 3) + (4 if void > 0 else 0)


def of_table(prospect: Prospect, found: vec[i64]) -> None:
    """Say what the seat may expect in all."""
    found[20] = step_of(prospect.over[RED], -1.6, 0.5)
    found[21] = step_of(prospect.surplus, 0.2, 0.4)
    found[22] = step_of(prospect.missing, 0.2, 0.4)
    found[23] = min(size(kinds(prospect.seals)), 3) + (4 if has(kinds(prospect.seals), WHITE) else 0)
