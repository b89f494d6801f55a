# Events: evenings and tournaments with a link of their own.

new-event = Start a tournament
new-event-note = For an evening or a whole league: anyone with the link can take part, without an account. Tables open on their own, with everyone seated.
new-event-name = Name of the tournament
new-event-example = Friday Cup
new-event-game = Which game?
new-event-minutes = About { $minutes } minutes a round
new-event-form = Format
new-event-rounds = Rounds
new-event-cards = Cards
new-event-same = The same cards at every table
new-event-same-note = All tables of a round play the same deal. What counts is how you do compared with the people in the same seat at the other tables.
new-event-between = The next round begins
new-event-between-host = When I say so
new-event-seconds = After { $count } s
new-event-breaks = After { $count } min
new-event-level = Bots
new-event-level-note = They take seats that stay free, and play for people who leave.
new-event-bots = Bots that take part
new-event-bots-note = They’re seated like people and score points of their own.
new-event-late = People can join after the start
new-event-play = I’m playing, too
new-event-open = Open the tournament
new-event-hint = It begins when you say so.

event-form-swiss = Swiss
event-form-swiss-note = In every round you meet people with about as many points as you, and nobody twice if that can be avoided.
event-form-lots = By lot
event-form-lots-note = In every round you meet somebody new, drawn by lot.
event-form-all = All-play-all
event-form-all-note = It goes on until everybody has met everybody.

event-door = { $host } invites you to “{ $name }”
event-door-note = { $count ->
    [0] A { $game } tournament. No players yet.
    [one] A { $game } tournament, with one player so far.
   *[other] A { $game } tournament, with { $count } players so far.
}
event-door-late = A { $game } tournament. You can join in from the next round.
event-enter = Take part
event-enter-as = Take part as { $name }

event-gathers = { $count ->
    [0] No players yet
    [one] One player so far
   *[other] { $count } players so far
}
event-begin-note = Share the link and start when everyone’s here.
event-waits-for-host = { $name } starts the tournament when everyone’s here.
event-start = Start
event-round-of = Round { $round } of { $rounds }
event-round-of-least = Round { $round } of at least { $rounds }
event-ready = Your table is ready.
event-to-table = Go to your table
event-still = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
event-next-in = The next round begins in { $seconds } s.
event-next-host = { $name } starts the next round.
event-next-now = Start the next round
event-ends = That was the last round.
event-paused = The tournament is paused.
event-pause = Pause
event-resume = Go on
event-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}

event-invite = Invite
event-invite-title = Invite people
event-link = Link to this tournament
event-qr = The link to this tournament as a QR code
event-private = Only people with this link can find the tournament.
event-settings = Tournament settings
event-to-group = Go to the group

event-people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
event-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Somebody
event-you = You
event-here = Here now
event-plays = At a table
event-left = Left

event-standings = Standings
event-place = Place
event-name = Name
event-points = Points
event-buchholz = Opponents
event-berger = Beaten
event-wins = Wins
event-played = Played
event-how = How this is counted
event-how-table = At a table you score the share of your opponents who did worse than you; a tie with somebody counts one half. Beating everybody is worth 1.
event-how-compared = You score the share of the other tables where the player in your seat did worse with the same cards; a tie counts one half.
event-how-ties = Ties are broken by the points of everyone you met (opponents), then by the points of those you beat (beaten), then by first places (wins).
event-save-csv = Save as CSV
event-save-json = Save as JSON

event-table = Table { $number }
event-is-playing = Playing
event-is-over = Over
event-is-decided = Half a point each
event-is-gone = Closed
event-replay = Replay
event-watch = Watch
event-waits-for = Waiting for { $names }
event-play-on = Let bots play on
event-play-on-sure = Bots play for { $names } until they take their seats back.
event-half = Half a point each
event-half-sure = Everybody at this table gets half a point, and the round doesn’t wait for it any more.

event-at-table = Players per table
event-seats = { $count ->
   *[other] { $count } players
}
event-same = The same at every table

event-rename = Rename
event-change = Change
event-remove = Remove
event-remove-sure = Remove { $name }? They can’t come back as the same person.
event-finish = End
event-end = End the tournament
event-end-sure = End it now? Tables still playing won’t count.
event-delete = Delete
event-delete-sure = The tournament and its standings will be gone for everybody. Matches stay with those who played them.
event-leave = Leave the tournament
event-leave-sure = Leave this tournament?
event-leave-early = You can come back with the link.
event-leave-note = Your results stay. If your table still plays, a bot takes your seat.
event-nothing-to-change = Only the host can change things here.
new-event-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
