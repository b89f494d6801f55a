### Sequence. $rank is 2 to 9, T, J, Q, K or A; $suit is S, H, D or C; $team is 0, 1 or 2.
### Cards in $card, $square, $from and $to come as small pictures in the story and as words elsewhere.

## Front page and form

title = Sequence
sentence = Every card is a square on the board. Place your chips, four in a line, and beware of the jacks.
option-draw = Drawing
option-draw-note = Does a new card come by itself, or do you have to remember it?
option-draw-auto = By itself
option-draw-manual = Remember it: who forgets plays on with a card less
option-conferring = Conferring
option-conferring-note = Team-mates see each other's cards and may talk about them.
option-conferring-true = Team-mates confer
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
hidden = face down
cards = Cards

## Where we are

where-teams = { $teams ->
    [2] Two teams
   *[3] Three teams
}
where-players = { $players ->
    [2] Two players
   *[3] Three players
}
where-goal = { $lines ->
    [one] first to one line
   *[other] first to two lines
}

## The prompt

prompt-play = Choose a card; its square lights up.
prompt-play-and-draw = Choose a card, and do not forget to draw.
prompt-square = { $card }: tap its square to place your chip.
prompt-two-eyed = { $card }: place your chip on any lit square.
prompt-one-eyed = { $card }: tap the chip that shall go.
prompt-swap = { $card } cannot be played. Swap it.
prompt-useless = { $card } has no use now. Choose another card.
prompt-pass = Nothing to play, nothing to swap.
prompt-draw = Draw a card
prompt-draw-before = Before { $name } has played and drawn.
prompt-choose = Choose your line
prompt-which-line = Which four shall count?
prompt-choosing = { $name } chooses a line
prompt-turn = It is { $name }'s turn
prompt-next = You are next.
prompt-look = Touch a card to see its square.
prompt-dealing = The cards are dealt
# $count: how many have won; $lines: how many lines that took.
prompt-won = { $count ->
    [0] Nobody has won.
   *[other] { $lines ->
        [one] One line has decided it.
       *[other] Two lines have decided it.
    }
}
draw = Draw
swap = Swap
swap-card = Swap { $card }
pass = Pass
choose-line = Line from { $from } to { $to }

## Hand

your-hand = Your cards
card-playable = { $card }, playable
card-dead = { $card }, cannot be played, can be swapped
card-useless = { $card }, no use now
one-less = Forgotten to draw: one card less
hand-of = Cards of { $name }: { $cards }

## Board. The parts of a square's name are joined by commas: "5 of clubs, g5, free, you can play here".

board = Board
square-free = free
square-chip = chip of { $name }
square-safe = in a finished line
square-threat = would be a line for { $name }
square-last = placed last
square-target = you can play here
square-take = you can take this chip
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
played = Played { $cards }
played-of = { $cards ->
    [0] No card has been played
    [one] One card has been played
   *[other] { $cards } cards have been played
}
lots = Who begins?
lots-begins = { $name } begins

## Teams and seats

team-lines = { $lines } of { $goal ->
    [one] { $goal } line
   *[other] { $goal } lines
}
team-your-turn = your turn
team-turn = { $name }'s turn
team-away = { $name } is away
team-may-draw = has to draw
team-lost = forgot to draw
team-won = won
seat-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
sheet-team = Team
sheet-lines = Lines of { $goal }
sheet-turns = { $turns ->
    [one] One turn played
   *[other] { $turns } turns played
}

## Story. The messages with -me are told to the one who did it.

told-lot = { $name } draws { $card } for the start.
told-lot-me = You draw { $card } for the start.
told-tie = { $name } has to draw again: a tie.
told-tie-me = You have to draw again: a tie.
told-start = { $name } begins.
told-start-me = You begin.
told-play = { $name } plays { $card }.
told-play-me = You play { $card }.
told-place = { $name } plays { $card } and claims the square of { $square }.
told-place-me = You play { $card } and claim the square of { $square }.
told-chip = { $name } puts a chip on { $square }.
told-chip-me = You put a chip on { $square }.
told-take = { $name } plays { $card } and takes the chip off { $square }.
told-take-me = You play { $card } and take the chip off { $square }.
told-chip-off = { $name } takes the chip off { $square }.
told-chip-off-me = You take the chip off { $square }.
told-line = { $name } finishes a line from { $from } to { $to }.
told-line-me = You finish a line from { $from } to { $to }.
told-draw-me = You draw { $card }.
told-swap = { $name } swaps { $card }, which has no use.
told-swap-me = You swap { $card }, which has no use.
told-pass = { $name } can do nothing and passes.
told-pass-me = You can do nothing and pass.
told-lost = { $name } forgot to draw and plays on with one card less.
told-lost-me = You forgot to draw and play on with one card less.
told-shuffle = The stock is empty: the played cards are shuffled and drawn again.
told-end = { $lines ->
    [one] { $name } wins with one line.
   *[other] { $name } wins with { $lines } lines.
}
told-end-me = { $lines ->
    [one] You win with one line.
   *[other] You win with { $lines } lines.
}
told-drawn = Nobody wins: the game is a draw.
# Under the winner's name.
end-points = { $count ->
    [one] One line
   *[other] { $points } lines
}

## What a word means, for the history and the hint

means-jack = { $card } on { $square }
means-swap = swap { $card }
means-line = line from { $from } to { $to }
means-draw = draw a card
means-pass = pass
