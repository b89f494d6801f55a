### Diabolo. $colour is a letter: r, y, g, b, p. $side is devil or angel.

## Front page and form

title = Diabolo
sentence = Devils and angels fight over five rows. Keep the colours the angels win, and get rid of the ones the devils take.
option-doubling = Double cards
option-doubling-note = How you decide whether to double a row.
option-doubling-secret = Together, in secret
option-doubling-in-turn = Out loud, in turn
option-doubling-aloud = Out loud, in any order
option-length = Length
option-length-note = How many rounds you play.
option-length-standard = One per player
option-length-single = One round

## Pieces

colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
}
card = { colour } { $value }
# The card after a verb such as "plays", in the case that it needs; $acc is such a card.
card-acc = { card }
# A card in a list: "Jonas shows the red 1 and the red 4."
the-card = the { $acc }
# The card and the row at the beginning of a sentence.
card-first = { row } { $value }
row = { $colour ->
    [r] Red
    [y] Yellow
    [g] Green
    [b] Blue
   *[p] Purple
}
in-colour = in { colour }
no-colour = no { colour }
points-count = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
double-card = double card
hidden = face down
devils = Devils
angels = Angels
stock-left = { $count ->
    [one] One card in the stock
   *[other] { $count } cards in the stock
}
box = Box
box-holds = In the box: { $cards }

## Where we are

where-round = Round { $round } of { $rounds }
where-locked = { $locked } of { $needed } locked
where-reckoning = scoring

## The prompt

prompt-most = Most points wins.
goal = Your hand counts at the end. { $needed ->
    [pair] Two
   *[trio] Three
} locked rows end the round.
goal-angels = Angels ahead: the strongest hand scores its total.
goal-devils = Devils ahead: it loses its total.
prompt-dealing = Cards are being dealt
prompt-lay = Play a card to the devils or the angels.
prompt-lay-card = { $card }: devils or angels?
prompt-lay-one = { $card }: { $side ->
    [devil] only the devils have room.
   *[angel] only the angels have room.
}
# What it would do to lay a card there: the sums, and what the rest of your hand in this colour could mean.
would = { $side ->
    [devil] Devils
   *[angel] Angels
}: { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] costs you nothing
       *[other] can cost you { $held }
    }
    [angels] { $held ->
        [0] scores nothing
       *[other] can score { $held }
    }
   *[equal] doesn’t count
}.
prompt-box = No card fits
prompt-box-step = Choose a card for the box.
prompt-double = { $sum ->
    [0] You hold { no-colour }. Use your double card?
   *[other] You hold { $sum } { in-colour }. Double it?
}
prompt-review = Round { $round } scored
prompt-review-step = Tap a row to look at it again.
tap-goes-on = Tap for the next row
skip = Skip

## Controls

your-hand = Your cards
your-sums = Your totals
your-sum = { colour }: { $sum }
card-playable = { $card }, playable
card-locked = { $card }, not playable, { colour } is locked
lay-side = { $card } { $side ->
    [devil] to the devils
   *[angel] to the angels
}
to-box = To the box
double = Double
keep = Keep
next-round = Round { $round }
score-sheet = Score sheet
look-at-row = Look at { colour }: { $result }

## Rows

row-count = { $count } of 5
row-won = { $ahead ->
    [angels] angels
    [devils] devils
   *[equal] tied
}
row-label = { row }: devils { $devils }, angels { $angels }, { $locked ->
    [yes] locked
   *[no] { $count } of 5 cards
}
side-cards = { $side ->
    [devil] Devils
   *[angel] Angels
}, { colour }: { $cards }
side-empty = { $side ->
    [devil] Devils
   *[angel] Angels
}, { colour }: no cards
laid-by = { $card }, played by { $name }
row-ahead = { $ahead ->
    [angels] { row }: the angels win, { $high } to { $low }
    [devils] { row }: the devils win, { $high } to { $low }
   *[equal] { row }: tied, { $high } to { $low }
}
row-skipped = A tie: no cards shown, no points.
row-scores = The strongest hand scores its total.
row-pays = The strongest hand loses its total.
step-equal = tied
step-nobody = nobody
step-waits = to come

## Players

seat-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
has-double = { $name } has the double card
no-double = { $name } has used the double card
your-double = Your double card
your-double-note = Use it in one row where the angels win.
your-double-spent = Used in this round
known-cards = { $name } has shown: { $cards }
choosing = choosing
chosen = ready
spent = no double
said-double = doubles
said-keep = keeps
said-double-me = You double.
said-keep-me = You keep your double card.
holds = { $name }: { $cards }, { $sum } in all
holds-none = { $name }: { no-colour }
hand-closed = { $name }: not shown

## The story

told-round = Round { $round }. { $name } deals.
told-round-me = Round { $round }. You deal.
told-draw-me = You draw the { $acc }.
told-lay = { $name } plays the { $acc } { $side ->
    [devil] to the devils
   *[angel] to the angels
}.
told-lay-me = You play the { $acc } { $side ->
    [devil] to the devils
   *[angel] to the angels
}.
told-lock = { row } is locked.
told-show = { $name } shows { $cards }.
told-show-me = You show { $cards }.
told-box = { $name } puts the { $acc } into the box.
told-box-me = You put the { $acc } into the box.
told-equal = { row }: a tie, nobody shows.
told-angels = { row }: the angels win by { $lead }.
told-devils = { row }: the devils win by { $lead }.
told-choose = { $name } has chosen.
told-choose-me = You have chosen.
told-double = { $name } doubles.
told-double-me = You double.
told-keep = { $name } keeps the double card.
told-keep-me = You keep your double card.
told-score = { $name } scores { points-count } { in-colour }.
told-score-me = You score { points-count } { in-colour }.
told-twice = { $name } scores { points-count } { in-colour } with the double card.
told-twice-me = You score { points-count } { in-colour } with the double card.
told-pay = { $name } loses { points-count } { in-colour }.
told-pay-me = You lose { points-count } { in-colour }.
told-nobody = Nobody holds { colour }.
told-points = { $name } scores { $points } this round.
told-points-me = You score { $points } this round.
told-end = { $name } wins with { points-count }.
told-end-me = You win with { points-count }.

## The sheet

sheet-rounds = Rounds
sheet-place = Place

## Moves in words

means-lay = play the { $acc } to the { $side ->
    [devil] devils
   *[angel] angels
}
means-box = put the { $acc } into the box
means-double = use the double card
means-keep = keep the double card

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] you score a row
   *[other] { $name } scores a row
}
does-twice = { $who ->
    [me] you score a row doubled
   *[other] { $name } scores a row doubled
}
does-pay = { $who ->
    [me] you lose points
   *[other] { $name } loses points
}
does-lock = { $who ->
    [me] you lock a row
   *[other] { $name } locks a row
}
does-box = { $who ->
    [me] you put a card into the box
   *[other] { $name } puts a card into the box
}
because-more =
    In { $often } of 100 hands that fit, { $name } holds more { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[p] purple
    } than you would.
because-most =
    In { $often } of 100 hands that fit, nobody holds more { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[p] purple
    } than you would.

# Advice in the first games.
tip-double = You have one double card a round. Use it where you surely hold the most, and not for a few points.
tip-even = The devils lead a colour you hold a lot of, and one card would make the row even. An even row doesn’t count.
tip-devils = The devils lead a colour you hold a lot of. Help the angels there, or get rid of your high cards.
tip-lock = One more lock ends the round at once. Before you lock a row, look at what every colour would bring you now.
tip-keep = A card you lay is no longer in your hand. Lay low cards where you want to win a colour, and keep the high ones.
