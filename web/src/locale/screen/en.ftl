screen-turn = { $names }’s turn
screen-turns = Waiting for { $names }
screen-join = Scan to join
screen-seat = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
screen-full = Everybody’s here
screen-late = Scan to take over from a bot
screen-start = Start the match
screen-fill = Bots take the free seats.
screen-dealing = The cards are being dealt…
screen-leave = Back to the table
screen-full-screen = Full screen
screen-won = { $names } { $count ->
    [one] wins
   *[other] win
}!
screen-drawn = A draw!
screen-over = The match is over
screen-hands = You hold your cards on your phones: scan the code, take a seat, and play from there.
screen-closed = Nobody may watch at this table, so it can’t be shown here.
screen-sleeps = If the screen goes dark by itself, switch that off in its settings: browsers keep a screen on only at addresses with https.
