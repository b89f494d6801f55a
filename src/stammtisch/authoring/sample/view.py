"""What one viewer knows of Sample."""

from dataclasses import dataclass

from stammtisch.core.bits import size
from stammtisch.core.cards import PIQUET
from stammtisch.core.game import BACK, CHANCE, View


@dataclass(frozen=True)
class SampleOptions:
    """What the table agreed on."""

    trump: str


@dataclass(frozen=True)
class SampleView(View):
    """What one viewer knows. Sets of cards are masks; None means cards that the viewer does not see."""

    options: SampleOptions
    hands: tuple[int | None, ...]
    sizes: tuple[int, ...]
    """The number of cards in each hand."""
    stock: int | None
    trick: tuple[int, ...]
    """The cards on the table, in the order of play."""
    leader: int
    won: tuple[int, ...]
    """The cards in the tricks of each seat."""
    barred: tuple[int, ...]
    """The cards that each seat has shown not to have."""
    points: tuple[int, ...]

    def places(self) -> dict[str, tuple[str, ...]]:
        """Return all cards, each as its word or as a back."""
        found = {"trick": tuple([PIQUET.word(card) for card in self.trick])}
        for seat, hand in enumerate(self.hands):
            found[f"hand {seat}"] = (BACK,) * self.sizes[seat] if hand is None else PIQUET.words(hand)
            found[f"tricks {seat}"] = PIQUET.words(self.won[seat])
        out = sum(self.sizes) + len(self.trick) + int(sum(size(cards) for cards in self.won))
        left = int(size(PIQUET.all)) - out
        found["stock"] = (BACK,) * left if self.stock is None else PIQUET.words(self.stock)
        return found

    def facts(self) -> dict[str, object]:
        """Return everything that is not a card."""
        phase = "over" if not self.waiting else "deal" if CHANCE in self.waiting else "play"
        return {
            "phase": phase,
            "round": self.round,
            "waiting": self.waiting,
            "points": self.points,
            "trump": self.options.trump,
            "leader": self.leader,
        }
