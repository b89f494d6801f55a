### Sequence. $rank is 2 to 9, T, J, Q, K or A; $suit is S, H, D or C; $team is 0, 1 or 2.
### Cards in $card, $square, $from and $to come as small pictures in the story and as words elsewhere.

## Front page and form

title = Sequence
sentence = Every card is a square on the board. Place your chips, four in a line, and beware of the jacks.
option-draw = Drawing
option-draw-note = If you forget to draw, you play on a card short.
option-draw-auto = Automatic
option-draw-manual = Manual
option-sharing = Shared chips
option-sharing-note = Two lines that cross can share a chip. Can two in the same direction share one too?
option-sharing-crossing = Only where lines cross
option-sharing-any = In any direction
option-swaps = Swapping cards
option-swaps-note = How many cards that can’t be played you can swap in one turn.
option-swaps-once = One per turn
option-swaps-any = As many as you like
option-conferring = Conferring
option-conferring-note = What teammates can tell each other about their cards.
option-conferring-none = No table talk
option-conferring-talk = Team chat
option-conferring-open = Team chat and open hands
option-conferring-true = Teammates confer
option-conferring-false = No table talk
option-teams = Teams
option-teams-note = Three teams of two need one line, two teams of three need two.
option-teams-3 = Three teams of two
option-teams-2 = Two teams of three

## Pieces

chip = { $team ->
    [0] blue round chip
    [1] amber square chip
   *[2] wine-red six-sided chip
}
card-object = { $rank ->
    [A] the ace
    [K] the king
    [Q] the queen
    [J] the jack
    [T] the 10
   *[other] the { $rank }
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
hidden = face down
cards = Cards
two-eyed = Jacks with two eyes
one-eyed = Jacks with one eye
jack-anywhere = place a chip anywhere
jack-removes = remove a rival chip

## Where we are

where-goal = { $lines ->
    [one] One line of four wins
   *[other] Two lines of four win
}

## The prompt

prompt-play = Choose a card; its square lights up.
prompt-play-and-draw = Choose a card, and don’t forget to draw.
prompt-square = { $card }: tap its square to place your chip.
prompt-two-eyed = { $card }: place your chip on any lit square.
prompt-one-eyed = { $card }: tap the chip to remove.
prompt-swap = { $card } can’t be played. Swap it.
prompt-useless = { $card } can’t be used right now. Choose another card.
prompt-pass = Nothing to play, nothing to swap.
prompt-draw = Draw a card
prompt-draw-before = Do it before { $name } has played and drawn.
prompt-choose = Choose your line
prompt-which-line = Which four count?
prompt-choosing = { $name } is choosing a line
prompt-turn = It’s { $name }’s turn
prompt-next = You’re next.
prompt-look = Tap a card to see its square.
prompt-dealing = Cards are being dealt
# $count: how many have won; $lines: how many lines that took.
prompt-won = { $count ->
    [0] Nobody won.
   *[other] { $lines ->
        [one] Won with one line.
       *[other] Won with two lines.
    }
}
draw = Draw
swap = Swap
swap-card = Swap { $card }
pass = Pass
choose-line = Line from { $from } to { $to }

## Hand

your-hand = Your cards
jack-two-eyed = { $card }, two eyes, goes on any free square
jack-one-eyed = { $card }, one eye, removes a rival chip
jack-word-anywhere = anywhere
jack-word-removes = removes
card-playable = { $card }, playable
card-dead = { $card }, can’t be played, can be swapped
card-useless = { $card }, can’t be used right now
one-less = Forgot to draw: one card short
hand-of = { $name }’s cards: { $cards }

## Board. The parts of a square's name are joined by commas: "5 of clubs, g5, free, you can play here".

board = Board
square-free = free
square-chip = { $name }’s chip
square-safe = in a finished line
square-threat = would be a line for { $name }
square-since = { $name } played here last turn
square-since-me = you played here last
square-took = { $name } removed a chip here last turn
square-took-me = you removed a chip here last
square-target = you can play here
square-take = you can remove this chip
square-active = one of your cards can be played here
stock = Stock { $cards }
stock-of = { $cards ->
    [one] Stock, one card
   *[other] Stock, { $cards } cards
}
draw-from = { $cards ->
    [one] Draw from the stock, one card
   *[other] Draw from the stock, { $cards } cards
}
last-played = Last played
last-played-card = Last played: { $card }
last-played-none = No card lies here
lots = Who starts?
lots-begins = { $name } starts
order = Order of play

## Teams and seats

team-lines = { $lines } of { $goal ->
    [one] { $goal } line
   *[other] { $goal } lines
}
team-your-turn = your turn
team-turn = { $name }’s turn
team-away = { $name } is away
team-may-draw = still has to draw
team-lost = forgot to draw
team-won = won
seat-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
sheet-team = Team
sheet-lines = Lines ({ $goal } to win)
sheet-turns = { $turns ->
    [one] One turn played
   *[other] { $turns } turns played
}

## Story. The messages with -me are told to the one who did it.

told-lot = { $name } draws { $card } to see who starts.
told-lot-me = You draw { $card } to see who starts.
told-tie = A tie: { $name } draws again.
told-tie-me = A tie: you draw again.
told-start = { $name } starts.
told-start-me = You start.
told-play = { $name } plays { $card }.
told-play-me = You play { $card }.
told-place = { $name } plays { $card } and claims the square of { $square }.
told-place-me = You play { $card } and claim the square of { $square }.
told-chip = { $name } puts a chip on { $square }.
told-chip-me = You put a chip on { $square }.
told-take = { $name } plays { $card } and removes the chip on { $square }.
told-take-me = You play { $card } and remove the chip on { $square }.
told-chip-off = { $name } removes the chip on { $square }.
told-chip-off-me = You remove the chip on { $square }.
told-line = { $name } finishes a line from { $from } to { $to }.
told-line-me = You finish a line from { $from } to { $to }.
told-draw-me = You draw { $card }.
told-swap = { $name } swaps { $card }, which can’t be played.
told-swap-me = You swap { $card }, which can’t be played.
told-pass = { $name } has no move and passes.
told-pass-me = You have no move and pass.
told-lost = { $name } forgot to draw and plays on a card short.
told-lost-me = You forgot to draw and play on a card short.
told-shuffle = The stock is empty. The played cards are reshuffled.
told-end = { $lines ->
    [one] { $name } wins with one line.
   *[other] { $name } wins with { $lines } lines.
}
told-end-me = { $lines ->
    [one] You win with one line.
   *[other] You win with { $lines } lines.
}
told-drawn = Nobody wins. The match is a draw.
# Under the winner's name.
end-points = { $count ->
    [one] One line
   *[other] { $points } lines
}

## What a word means, for the history and the hint

means-jack = play { $card } on { $square }
means-play = play { $card }
means-swap = swap { $card }
means-line = choose the line from { $from } to { $to }
means-draw = draw a card
means-pass = pass
why-line = It finishes a line.
why-blocks = It blocks a rival line.
why-breaks = It breaks up three in a row.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] you finish a line
   *[other] { $name } finishes a line
}
does-take = { $who ->
    [me] you take a chip away
   *[other] { $name } takes a chip away
}
does-end = { $who ->
    [me] you win
   *[other] { $name } wins
}
because-wanted = In { $often } of 100 hands that fit, { $name } holds { $piece }, the card of that square.
because-taker = In { $often } of 100 hands that fit, { $name } has a one-eyed jack.

# Advice in the first games.
tip-block = Somebody has three in a line and one square is free. Block it, or take a chip away with a one-eyed jack.
tip-finish = You have three in a line, and the card for the fourth square in your hand.
tip-dead = The square of one of your cards is taken. Swap that card for a new one before you play: it doesn’t cost your turn.
tip-safe = Nobody can take chips from a finished line. Another line that crosses it can share one of them.
tip-two-eyed = Keep a two-eyed jack for the moment when it finishes a line or blocks one: it fits every free square.
tip-one-eyed = A one-eyed jack takes a chip away. It hurts most in the middle of three.
tip-middle = In the middle of the board a chip can be part of more lines than at the edge.
