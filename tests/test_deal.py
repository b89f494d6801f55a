"""The deal that can be checked."""

import hashlib
import hmac
from collections import Counter

import pytest

import stammtisch
from stammtisch.arena.simulation import random_match
from stammtisch.core import shelf
from stammtisch.core.deal import BadSeed, Beginning, Deal, Draws, commitment, fair_index, fair_key, seed_bytes
from stammtisch.core.game import CHANCE, JUDGE
from stammtisch.core.match import Match

SEED = bytes(range(32))


def test_the_commitment_is_the_hash_of_label_match_and_seed() -> None:
    text = "stammtisch deal 1\nmatch 7\n" + SEED.hex()
    assert commitment("match 7", SEED) == hashlib.sha256(text.encode()).hexdigest()
    assert commitment("match 8", SEED) != commitment("match 7", SEED)


def test_the_key_comes_from_the_seed_and_the_contributions_that_were_given() -> None:
    lines = b"0 " + b"aa" * 32 + b"\n2 " + b"bb" * 32 + b"\n"
    assert fair_key(SEED, (b"\xaa" * 32, None, b"\xbb" * 32)) == hmac.new(SEED, lines, "sha256").digest()
    assert fair_key(SEED, ()) == hmac.new(SEED, b"", "sha256").digest()


def test_the_key_of_a_later_beginning_names_its_number_first() -> None:
    lines = b"beginning 2\n0 " + b"aa" * 32 + b"\n"
    assert fair_key(SEED, (b"\xaa" * 32, None), 2) == hmac.new(SEED, lines, "sha256").digest()
    assert fair_key(SEED, (b"\xaa" * 32, None), 0) == fair_key(SEED, (b"\xaa" * 32, None))


def test_a_beginning_names_those_who_were_bound_and_showed_nothing() -> None:
    void = Beginning(("aa", "bb", None, "dd"), (b"a", None, None, None))
    assert void.withheld == [1, 3]
    assert Deal("m", SEED).version == 1
    assert Deal("m", SEED, (), (void,)).version == 2
    assert Deal("m", SEED, (), (void,)).commitment == Deal("m", SEED).commitment, "it was published before"


@pytest.mark.parametrize("name", [*shelf.packages()])
def test_every_draw_is_shown_by_one_event_whose_piece_is_the_card(name: str) -> None:
    game = stammtisch.game(name)
    for seats in game.seats:
        match = random_match(game, seats, {}, "draws")
        numbers = match.drawn()
        shown = [(n, e.pieces) for e, n in zip(match.events(JUDGE), numbers, strict=True) if n is not None]
        assert shown == [(n, (card,)) for n, (_, _, card) in enumerate(match.draws)]
        for since in (1, len(match.plies) // 2, len(match.plies)):
            assert match.drawn(since) == numbers[len(numbers) - len(match.events(JUDGE, since)) :]


def test_a_draw_takes_four_bytes_of_the_hash_of_deck_shuffling_draw_and_try() -> None:
    digest = hmac.new(b"key", b"1 2 3 0", "sha256").digest()
    assert fair_index(b"key", 1, 2, 3, 40) == int.from_bytes(digest[:4], "big") % 40


def test_a_number_past_the_last_whole_multiple_is_tried_again() -> None:
    size = (1 << 31) + 1
    rejected = 0
    for draw in range(50):
        tries = [hmac.new(b"key", f"0 0 {draw} {t}".encode(), "sha256").digest()[:4] for t in range(30)]
        numbers = [int.from_bytes(digest, "big") for digest in tries]
        kept = next(number for number in numbers if number < size)
        rejected += numbers[0] >= size
        assert fair_index(b"key", 0, 0, draw, size) == kept
    assert rejected > 10


def test_every_index_is_equally_likely() -> None:
    counts = Counter(fair_index(b"key", 0, 0, draw, 13) for draw in range(13_000))
    chi_square = sum((counts[index] - 1000) ** 2 / 1000 for index in range(13))
    assert chi_square < 32.9  # 12 degrees of freedom, one in a thousand


def test_draws_are_counted_for_each_shuffling_of_each_deck() -> None:
    draws = Draws(b"key")
    cards = [str(number) for number in range(9)]
    first = draws.next(0, 0, cards)
    draws.next(0, 0, cards)
    draws.next(1, 0, cards)
    assert Draws(b"key").next(0, 0, cards) == first
    assert draws.next(1, 0, cards) == sorted(cards)[fair_index(b"key", 1, 0, 1, 9)]


def test_the_same_seed_deals_the_same_cards_whatever_is_played_between() -> None:
    def dealt(choice: int) -> list[list[str]]:
        match = stammtisch.match("seven-seals", 4, seed=11)
        while not match.over:
            seat = match.waiting_for()[0]
            words = match.legal(seat)
            match.play(seat, words[choice % len(words)])
        drawn = [ply.word for ply in match.plies if ply.seat == CHANCE]
        return [drawn[start : start + 60] for start in range(0, len(drawn), 60)]

    assert dealt(0) == dealt(-1)
    rounds = dealt(0)
    assert len(rounds) == 4
    assert rounds[0] != rounds[1]


def test_contributions_change_the_deal_and_a_missing_one_is_left_out() -> None:
    def hand(contributions: tuple[bytes | None, ...]) -> str:
        deal = Deal("m", SEED, contributions)
        return str(Match(stammtisch.game("seven-seals"), 3, deal=deal).view(0))

    assert hand((b"a" * 32, None, b"c" * 32)) != hand((b"a" * 32, b"b" * 32, b"c" * 32))
    assert hand((None, None, None)) == hand(())


def test_a_proof_lists_the_deck_before_each_shuffling_so_that_no_rules_are_needed_to_check_it() -> None:
    match = stammtisch.match("seven-seals", 3, seed=5)
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal(seat)[0])
    key = fair_key(seed_bytes(5), ())
    drawn = iter(ply.word for ply in match.plies if ply.seat == CHANCE)
    for shuffling in match.shufflings:
        left = list(shuffling.cards)
        draw = 0
        while left:
            card = sorted(left)[fair_index(key, shuffling.deck, shuffling.shuffling, draw, len(left))]
            assert next(drawn) == card
            left.remove(card)
            draw += 1
    assert next(drawn, None) is None
    assert [shuffling.shuffling for shuffling in match.shufflings] == list(range(6))


@pytest.mark.parametrize("seed", [-1, 1 << 256, "abc", "zz" * 32, b"short"])
def test_what_is_not_a_seed_is_refused(seed: int | str | bytes) -> None:
    with pytest.raises(BadSeed, match="64 hexadecimal digits"):
        seed_bytes(seed)


def test_a_fresh_deal_is_never_the_same() -> None:
    assert Deal.fresh().seed != Deal.fresh().seed


def test_lots_move_everybody_on_by_a_number_that_follows_from_the_key() -> None:
    deal = Deal("match 7", SEED, (b"\xaa" * 32, None, None), lots=True)
    first = hmac.digest(fair_key(SEED, deal.contributions), b"lots 0", "sha256")[:4]
    assert deal.turned(3) == int.from_bytes(first, "big") % 3
    assert Deal("match 7", SEED).turned(3) == 0, "as seated"


def test_every_seat_is_equally_likely_to_be_the_first() -> None:
    drawn = Counter(Deal("match 7", seed_bytes(seed), lots=True).turned(4) for seed in range(4000))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert all(abs(count - 1000) < 150 for count in drawn.values())
