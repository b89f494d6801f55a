"""What one viewer may know of a game of Sequence."""

from dataclasses import dataclass

from stammtisch.core.bits import first, numbers, size
from stammtisch.core.game import BACK, JUDGE, View
from stammtisch.games.sequence.board import ENDS, LINE_NUMBERS, LINES, SQUARES, clash
from stammtisch.games.sequence.facts import AtMost, Held, Latest, SequenceFacts, Threat
from stammtisch.games.sequence.material import (
    CARDS,
    CHIPS,
    CHOICE,
    CROSSING,
    DECK,
    ENDED,
    LAST_TURN,
    PHASES,
    PLAY,
    RECENT_BITS,
    TAKE,
    WORDS,
    SequenceOptions,
    card_words,
    lines_to_win,
)


@dataclass(frozen=True)
class HandLimit:
    """SQ 4.5: what a pass has shown. Of these cards (a mask) the seat holds at most `most`."""

    seat: int
    cards: int
    most: int


@dataclass(frozen=True)
class SequenceView(View):
    """What one viewer may know. Cards and squares are masks, see `material.py`."""

    options: SequenceOptions
    phase: int
    turn: int
    """The seat whose turn it is."""
    drawer: int
    """The seat that chance draws for, or drew for last."""
    chips: tuple[int, ...]
    """By team: the squares with its chips."""
    lines: tuple[int, ...]
    """The squares of each finished line, in the order in which they were finished."""
    placed: int
    """The square of the chip that was placed last."""
    recent: int
    """What each seat did in its last turn, see `recent_play`."""
    discarded: int
    """The card that went to the discard last, or NOBODY."""
    hands: tuple[int | None, ...]
    """By seat: its cards, where the viewer sees them."""
    discard: int
    shuffling: int
    batches: tuple[int, ...]
    """The cards that came into play by the same stock, as far as they are in hands; the last is the present stock's."""
    held: tuple[tuple[int, ...], ...]
    """By seat: how many cards of each batch it holds."""
    limits: tuple[HandLimit, ...]
    """What passes have shown, as far as it still tells something."""
    rights: tuple[int, ...]
    """SQ 6: the seats with a right to draw, once for each right, the oldest first."""
    swaps_left: int
    """SQ 4.4: how many more cards may be swapped in this turn."""
    passes: int
    """SQ 4.5: how many turns in a row have ended in a pass."""
    turns: int
    """SQ 8: how many turns are over."""
    drawn: tuple[int, ...]
    """SQ 3: by seat, the cards drawn to see who begins, while they lie there."""
    tied: int
    """SQ 3: the seats (a mask) that draw in this round of lots."""
    leaders: int
    """SQ 3: those of them with the highest card so far in this round."""
    top: int
    """SQ 3: the rank of that card."""

    def places(self) -> dict[str, tuple[str, ...]]:
        """Every place with pieces on it."""
        there: dict[str, tuple[str, ...]] = {}
        if self.viewer == JUDGE:
            there["stock"] = card_words(self.unseen())
        else:
            there["stock"] = (BACK,) * self.stock_size()
        there["discard"] = card_words(self.discard)
        for seat, drawn in enumerate(self.drawn):
            there[f"draw {seat}"] = card_words(drawn)
        for seat, hand in enumerate(self.hands):
            there[f"hand {seat}"] = (BACK,) * sum(self.held[seat]) if hand is None else card_words(hand)
        for team, chips in enumerate(self.chips):
            there[f"supply {team}"] = (f"chip {team}",) * (CHIPS - int(size(chips)))
            for square in numbers(chips):
                there[SQUARES[square]] = (f"chip {team}",)
        return {place: pieces for place, pieces in there.items() if pieces}

    def facts(self) -> SequenceFacts:
        """Return whose turn it is, the lines and threats, and what a perfect memory knows of the hidden cards."""
        count = self.options.teams
        return SequenceFacts(
            phase=PHASES[self.phase],
            round=self.round,
            waiting=self.waiting,
            turn=self.turn,
            points=tuple([self.lines_of(seat % count) for seat in range(self.seats)]),
            teams=tuple([seat % count for seat in range(self.seats)]),
            lines=tuple(["-".join(ENDS[LINE_NUMBERS[line]]) for line in self.lines]),
            threats=self.threats(),
            placed=SQUARES[numbers(self.placed)[0]] if self.placed else "",
            latest=self.latest(),
            discarded=CARDS[self.discarded] if self.discarded >= 0 else "",
            draw="manual" if self.options.draw == "manual" else "auto",
            lines_to_win=lines_to_win(count),
            swaps_left=self.swaps_left,
            rights=self.rights,
            passes=self.passes,
            turns=self.turns,
            last_turn=LAST_TURN,
            shuffling=self.shuffling,
            stock=self.stock_size(),
            hands=tuple([sum(held) for held in self.held]),
            still_held=tuple(
                [
                    Held(card_words(batch & self.unseen()), tuple([held[at] for held in self.held]))
                    for at, batch in enumerate(self.batches[:-1])
                ]
            ),
            limits=tuple([AtMost(limit.seat, card_words(limit.cards), limit.most) for limit in self.limits]),
        )

    def lines_of(self, team: int) -> int:
        """SQ 7: the finished lines of a team."""
        return sum([line & self.chips[team] == line for line in self.lines])

    def latest(self) -> tuple[Latest | None, ...]:
        """What each seat did in its last turn; all of it was open."""
        mine = self.turn % self.options.teams
        unfinished = self.phase == CHOICE or (
            self.phase == ENDED and self.lines_of(mine) == lines_to_win(len(self.chips))
        )
        found: list[Latest | None] = []
        for seat in range(self.seats):
            ago = (self.turn - 1 - seat) % self.seats + 1
            found.append(latest_of(self.recent, seat, self.turns - (0 if unfinished and seat == self.turn else ago)))
        return tuple(found)

    def threats(self) -> tuple[Threat, ...]:
        """SQ 5: where one more chip would finish a line, three of a team's chips and the free square."""
        if self.phase == ENDED:
            return ()
        taken = 0
        for chips in self.chips:
            taken |= chips
        found: list[Threat] = []
        for team, chips in enumerate(self.chips):
            if int(size(chips)) == CHIPS:
                continue
            finished = [line for line in self.lines if line & ~chips == 0]
            for line in LINES:
                three = line & chips
                if int(size(three)) != 3 or line & taken != three:
                    continue
                crossing = self.options.sharing == CROSSING
                if not any(clash(line, old, crossing) for old in finished):
                    squares = tuple([SQUARES[square] for square in numbers(three)])
                    found.append(Threat(team, squares, SQUARES[numbers(line & ~three)[0]]))
        return tuple(found)

    def stock_size(self) -> int:
        """How many cards the stock has."""
        return len(CARDS) - int(size(self.open_cards())) - sum([sum(held) for held in self.held])

    def unseen(self) -> int:
        """The cards that the viewer does not see: those of the stock and of the hidden hands."""
        seen = self.open_cards()
        for hand in self.hands:
            if hand is not None:
                seen |= hand
        return DECK & ~seen

    def open_cards(self) -> int:
        """The cards that everybody sees: the discard, and those drawn to see who begins."""
        there = self.discard
        for drawn in self.drawn:
            there |= drawn
        return there


def latest_of(recent: int, seat: int, number: int) -> Latest | None:
    """Return what a seat did in its last turn, which had that number."""
    play = (recent >> (RECENT_BITS * seat)) & first(RECENT_BITS)
    if play == 0:
        return None
    action = PLAY + play - 1
    card, square = WORDS[action].split()
    return Latest(number, card, square, action >= TAKE)
