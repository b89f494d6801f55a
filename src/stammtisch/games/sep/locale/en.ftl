### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Build sets and runs on a shared circle of cards, and be the first to collect all seven tokens.
option-renewed = Renewed combinations
option-renewed-note = Does a combination that’s neither new nor longer pay again?
option-renewed-pays = It pays again
option-renewed-nothing = It pays nothing
option-solo_rounds = Rounds
option-solo_rounds-note = You need 7 points in two rounds, or 11 in three.
option-solo_rounds-2 = Two rounds
option-solo_rounds-3 = Three rounds
option-solo_end = End of a round
option-solo_end-note = Does the round end when the last action card is played, or when it’s drawn?
option-solo_end-last-card = Last one played
option-solo_end-last-draw = Last one drawn
option-solo_aside = Setting aside
option-solo_aside-note = Any time for a token, or free when nothing fits.
option-solo_aside-token = Costs a token
option-solo_aside-free = Free if nothing fits

## Pieces

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $value }
} of { suit }
card-object = { $rank ->
    [A] the ace
    [J] the jack
    [Q] the queen
    [K] the king
   *[other] the { $value }
} of { suit }
# Several cards of one value.
values = { $rank ->
    [A] aces
    [2] twos
    [3] threes
    [4] fours
    [5] fives
    [6] sixes
    [7] sevens
    [8] eights
    [9] nines
   *[T] tens
}
token = token
hidden = face down
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Where we are

where-stock = { $stock ->
    [1] First stock of three
    [2] Second stock of three
   *[other] Third and last stock
}
where-overtime = Tied: the next lead wins
where-solo = Solo · round { $round } of { $rounds }

## The prompt

prompt-place = Place a card
prompt-use = Use an action card
prompt-away = No action card can be used
prompt-fill = Fill place { $place }
step-choose-stock = Draw from the stock.
step-choose-stock-action = Stock: draw a card and place it. Action: remove cards.
step-choose-reserve = Stock or reserve: take a card and place it.
step-choose-reserve-action = Stock or reserve: place a card. Action: remove cards.
step-early = Draw first: tap a lit pile.
step-stock-only = Draw from the stock. You can’t play two action cards in a row.
step-fill-stock = Tap the stock.
step-fill-either = Tap the stock or the reserve.
step-taken = You took the { $card } from the reserve. Now place it.
step-pick = Choose a card, then a place where it fits.
step-fits = { $count ->
    [one] The { $card } fits on one stack.
   *[other] The { $card } fits on { $count } stacks.
}
step-fits-nowhere = The { $card } doesn’t fit anywhere. Try another card, or set it aside.
step-none-fits = None of your cards fits. Set one aside.
step-none-fits-token = None of your cards fits. Set one aside; it costs a token.
step-use-pick = Choose a card, then a stack of its suit.
step-use = { $rank ->
    [J] The jack removes the top card of a stack.
    [Q] The queen removes two cards from a stack.
   *[K] The king removes three cards and earns a token.
}
step-away = Choose one to discard.
step-away-token = Choose one to discard. It costs a token.
await-choosing = { $name } is choosing
await-placing = { $name } is placing a card
await-using = { $name } is using an action card
await-filling = { $name } is filling place { $place }
over-won = { $tokens ->
    [one] { $name } wins with { $tokens } token.
   *[other] { $name } wins with { $tokens } tokens.
}
over-drawn = Both have the same number of tokens.
over-solo = { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[2] { $count ->
        [one] { $points } token
       *[other] { $points } tokens
    }
}

## The table

circle = The circle
stock = Stock
reserve = Reserve
action = Action
discard = Discard
stock-of = { $stock } of 3
pile = { $count ->
    [0] { $name }, empty
    [one] { $name }, { $count } card
   *[other] { $name }, { $count } cards
}
pile-top = On top: { $card }.
used = Used: { $count } of 12
used-list = Action cards used: { $cards }
used-none = No action cards used
middle = { $count } of 7 left
place-top = Place { $place }: { $card }
place-over = Place { $place }: { $card } on { $covered }
place-empty = Place { $place }: empty
place-here = You can play the { $card } here
place-removes = { $count ->
    [one] The { $card } removes the top card here
   *[other] The { $card } removes { $count } cards here
}
place-beside = next to place { $place }
place-between = between places { $first } and { $second }
place-pays = { $count ->
    [one] earns a token
   *[other] earns { $count } tokens
}
tag-set = { $count } { values }
tag-run = Run of { $count } { suit }
tokens-head = You: { $count }
tokens-mine = You have { $count } of 7 tokens
tokens-of = { $name } has { $count } of 7 tokens
cards-of = { $name }’s number cards
actions-of = { $name }’s action cards
cards-hidden = { $count } face down
note-choosing = choosing
note-placing = placing a card
note-using = using an action card
note-filling = filling place { $place }
sep-cry = SEP!
sep-mine = All seven tokens are yours!
sep-theirs = { $name } has all seven tokens!

## My cards

your-cards = Your number cards
your-actions = Your action cards
card-fits = { $count ->
    [one] { $card }, fits on one stack
   *[other] { $card }, fits on { $count } stacks
}
card-fits-nowhere = { $card }, doesn’t fit anywhere
card-not-now = { $card }, not now
aside = Set aside
aside-token = Set aside, −1 token
# On the pile where the card goes; 12 letters at most.
aside-short = Set aside
# Under it; 9 letters at most.
aside-costs = −1 token
away = Discard
away-token = Discard, −1 token

## Alone

goal = Goal
goal-of = of { $goal } points
goal-round = Round { $first }: { $points }
goal-rounds = Rounds { $first }–{ $last }: { $points }
goal-now = This round: up to { $points }
goal-seventh = If you get the 7th token now
goal-worth = { $points ->
    [0] No points: the action pile is empty
    [one] { $points } point, for the card left in the action pile
   *[other] { $points } points, one for each card left in the action pile
}
round-over = Round { $round } is over
round-sep = All seven tokens: a point for each card left in the action pile.
round-missing = { $count ->
    [one] One token was left in the middle: minus one point.
   *[other] { $count } tokens were left in the middle: minus one point each.
}
round-standing = You have { $points } of { $goal } points.
round-needed = { $needed ->
    [0] That’s enough, if you keep it.
   *[other] { $left ->
        [one] You need { $needed } more in the last round.
       *[other] You need { $needed } more in { $left } rounds.
    }
}
next-round = Next round

## The score sheet

sheet-part = Round
sheet-points = Points
sheet-rounds = Rounds { $first } to { $last }
sheet-running = Round { $round }, in progress
sheet-up-to = up to { $points }
sheet-goal = Score { $goal } or more over { $rounds } rounds to win.
sheet-tokens = Tokens
sheet-middle = { $count ->
    [0] No tokens left in the middle. Collect all seven to win instantly.
    [one] { $count } token left in the middle. Collect all seven to win instantly.
   *[other] { $count } tokens left in the middle. Collect all seven to win instantly.
}

## What a move means

means-stock = draw from the stock
means-reserve = take from the reserve
means-action = draw an action card
means-fill-stock = fill from the stock
means-fill-reserve = fill from the reserve
means-on = play { $card } on stack { $place }
means-use = use { $card } on stack { $place }
means-aside = set { $card } aside
means-away = discard { $card }
why-free = It’s free while you hold no token.
why-pays = { $count ->
    [one] It earns a token.
   *[other] It earns { $count } tokens.
}
why-points = { $count ->
    [one] Worth about { $points } point this round.
   *[other] Worth about { $points } points this round.
}

## The story; the messages with -me speak to the person who did it

told-round = Round { $round } begins.
told-draw = { $name } draws from the stock.
told-draw-me = You draw from the stock.
told-draw-card = { $name } draws { $card } from the stock.
told-draw-card-me = You draw { $card } from the stock.
told-draw-action = { $name } draws an action card.
told-draw-action-me = You draw an action card.
told-draw-action-card = { $name } draws { $card } from the action pile.
told-draw-action-card-me = You draw { $card } from the action pile.
told-take = { $name } takes { $card } from the reserve.
told-take-me = You take { $card } from the reserve.
told-place = { $name } places { $card } on stack { $place }.
told-place-me = You place { $card } on stack { $place }.
told-aside = { $name } sets { $card } aside.
told-aside-me = You set { $card } aside.
told-return = { $name } puts a token back.
told-return-me = You put a token back.
told-use = { $count ->
    [one] { $name } plays { $card } and removes { $gone } from stack { $place }.
   *[other] { $name } plays { $card } and removes { $count } cards from stack { $place }.
}
told-use-me = { $count ->
    [one] You play { $card } and remove { $gone } from stack { $place }.
   *[other] You play { $card } and remove { $count } cards from stack { $place }.
}
told-use-king = { $name } plays { $card } and gets a token.
told-use-king-me = You play { $card } and get a token.
told-away = { $name } discards { $card }.
told-away-me = You discard { $card }.
told-remove = { $count ->
    [one] The { $gone } is removed from stack { $place }.
   *[other] { $count } cards are removed from stack { $place }.
}
told-uncover = The { $card } is now on top of stack { $place }.
told-fill-stock = The { $card } from the stock fills place { $place }.
told-fill-reserve = The { $card } from the reserve fills place { $place }.
told-set = { $count } { values }: { $name } gets a token.
told-set-me = { $count } { values }: you get a token.
told-run = Run of { $count } { suit }: { $name } gets { $count ->
    [6] two tokens
   *[other] a token
}.
told-run-me = Run of { $count } { suit }: you get { $count ->
    [6] two tokens
   *[other] a token
}.
told-earn-from = The middle is empty, so { $name } hands over a token.
told-earn-from-me = The middle is empty, so you hand over a token.
told-refill = { $stock ->
    [2] Discard pile and reserve are shuffled: the second stock.
    [3] Discard pile and reserve are shuffled: the third and last stock.
   *[other] Discard pile and reserve are shuffled once more.
}
told-reshuffle = All action cards are reshuffled and dealt again.
told-tied = { $tokens ->
    [one] Tied at { $tokens } token each. Play continues.
   *[other] Tied at { $tokens } tokens each. Play continues.
}
told-last-turn = That was turn { $turn }, the last one.
told-sep = SEP! { $name } has all seven tokens.
told-sep-me = SEP! You have all seven tokens.
told-score = { $count ->
    [one] { $name } scores { $points } point this round.
   *[other] { $name } scores { $points } points this round.
}
told-score-me = { $count ->
    [one] You score { $points } point this round.
   *[other] You score { $points } points this round.
}
told-end = { $tokens ->
    [one] { $name } wins with { $tokens } token.
   *[other] { $name } wins with { $tokens } tokens.
}
told-end-me = { $tokens ->
    [one] You win with { $tokens } token.
   *[other] You win with { $tokens } tokens.
}
told-end-solo = { $name } wins with { $points } points.
told-end-solo-me = You win with { $points } points.
told-end-lost = The goal wasn’t reached.
told-end-drawn = It’s a draw.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] you earn a token
   *[other] { $name } earns a token
}
does-return = { $who ->
    [me] you give a token back
   *[other] { $name } gives a token back
}
does-sep = { $who ->
    [me] you get all seven tokens
   *[other] { $name } gets all seven tokens
}
because-pays = In { $often } of 100 hands that fit, { $name } holds { $piece }, which would pay at once.

# Advice in the first games.
tip-empty = The middle is empty: from now on, every token you earn comes from the other player.
tip-uncover = Look at what lies below: a card that’s uncovered and joins a combination earns a token, too.
tip-pays = One of your cards earns a token right now: look for the places marked +1.
tip-aside = Setting a card aside would cost you a token. A card that fits is usually better, even if it pays nothing.
tip-reserve = You can take the top card of the reserve instead, but then you must place that card.
tip-fill = The card that fills the place can finish a combination, too. You know the one on the reserve.
tip-solo = Every action card left in the pile at the end is a point. Use one only when it brings something.
tip-apart = The cards of a combination needn’t lie side by side: look at the top cards of all six stacks. But don’t cover one you need.
