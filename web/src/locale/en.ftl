### The shell: everything around the games. Each game has its own file beside its face.
### Ids are stable; a comment says where a text stands when its words do not.

## Everywhere

# The link that a keyboard meets first.
skip = Skip to the table
# Name of the lamp in the bar: a link to the front page.
home = Front page
# Name of the group of buttons in the bar.
tools = Tools
close = Close
cancel = Cancel
yes = Yes
no = No
again = Try again
copy = Copy
copied = Copied
share = Share
you = You
bot = Bot
# First names for bots, separated by commas; at least seven.
bot-names = Alex, Robin, Wanda, Emil, Nora, Oskar, Greta, Jules
guest-number = Guest { $number }
player-number = Player { $number }
watcher = Watcher
connection-lost = Connection lost, trying again
connection-back = Connected again
# Before the dot and the name of the game in the browser's title.
title-turn = Your turn

## Why something was not done; by the server's codes

refused-error = Something went wrong. Nothing was changed.
refused-offline = The server isn’t answering. Are you online?
refused-set-aside = This table can’t be read at the moment. Its host has been told.
refused-illegal-move = You can’t play that now.
refused-store-down = The server can’t save anything at the moment. Try again soon.
refused-reserved-name = That name is for bots and for people without a name. Choose another one.
refused-mixed-name = Don’t mix Latin, Cyrillic and Greek letters in one word.
refused-signed-out = This device was signed out.
refused-forgotten = You have been forgotten here.
refused-move-same = This device is yours already.
refused-too-many-devices = You have { $most } devices already. Sign some of them out first.
refused-unknown-bot = This game has no such bot.
refused-restart = The server is restarting. The match goes on in a moment.
refused-banned = You are kept out of this server until { $until }.
refused-muted = You can’t chat until { $until }.
refused-renamed = You keep this name until { $until }.
refused-closed = Those who host this server have closed this table.
refused-gone = This table is gone.
refused-link-used = This link has been used or has expired. Make a new one.
refused-too-fast = That was a little too fast. Wait a moment.
refused-without-spectators = This table is played without spectators.
refused-only-host = Only the host can do that.
refused-only-players = Only those who play can do that.
refused-only-another-player = Only somebody else who plays can ask for that.
refused-only-those-who-played = Only those who played can ask for another match.
refused-only-sitter-or-host = Only whoever sits there, or the host, can clear a seat.
refused-not-your-seat = That seat isn’t yours.
refused-begun-not-your-seat = The match has begun, and that seat isn’t yours.
refused-other-eyes = You can look through other eyes when the match is over.
refused-when-over = You can see that when the match is over.
refused-only-table-seats-bots = In a running match only the table itself seats bots.
refused-left-table = You are no longer at this table.
refused-not-askable = That can’t be asked here.
refused-not-asked = Your answer isn’t needed.
refused-not-begun = The match hasn’t begun yet.
refused-begun = The match has already begun.
refused-being-dealt = The cards are being dealt.
refused-still-running = The match is still running.
refused-over = The match is over.
refused-no-deal-now = There is nothing to deal now.
refused-no-contributions-now = Numbers for the deal are only taken while it is made.
refused-deal-step = The deal is not at that step.
refused-full-log = So much has happened at this table that only moves can be made. Open another table.
refused-seat-taken = Somebody is already sitting there. Choose another seat.
refused-have-seat = You already have a seat. Stand up first.
refused-seat-cleared = The host has cleared your seat. You can sit down again in some minutes.
refused-sit-there = You are already sitting there.
refused-nobody-there = Nobody is sitting there.
refused-no-seat = There is no such seat at this table.
refused-no-such-seat = There is no such seat.
refused-seats-free = Not all seats are taken. Wait, or fill them with bots.
refused-have-resigned = You have resigned. The bot plays on.
refused-resigned-already = You have already resigned.
refused-bot-there = A bot is already playing that seat.
refused-bot-plays-yours = A bot is playing for you. Take your seat back first.
refused-bot-for-another = You can ask for a bot only in another person’s seat.
refused-bot-not-away = You can ask for a bot only while somebody is away.
refused-bot-wait = They may come back. You can ask for a bot in { $seconds } s.
refused-no-hints = There are no hints in a match with other people.
refused-not-your-turn = It isn’t your turn.
refused-others-have-seen = The others have seen what came of it. Ask them for a takeback.
refused-no-takebacks = This table is played without takebacks.
refused-nothing-to-take-back = You haven’t made a move yet.
refused-takebacks-spent = Moves were taken back { $count } times in this match. That is enough.
refused-nobody-to-agree = Nobody is left who could agree to a takeback.
refused-question-open = Another question is open. Answer it first.
refused-no-question = That question is no longer open.
refused-you-have-asked = You have asked. The others answer.
refused-next-set-up = The next match has already been set up.
refused-no-next = No other match is agreed on.
refused-stale = The table has moved on. Look again.
refused-empty-line = There is nothing to read in that.
refused-long-line = A line has at most { $most } characters.
refused-report-another = A report is about another person at this table.
refused-reports-full = There are too many reports to be read. Those who host know.
refused-link-incomplete = There is no such table. Perhaps the link is incomplete.
refused-table-too-old = There is no such table, or not any more.
refused-table-removed = This table is no longer there.
refused-table-seat = A table of { $seats } has no such seat.
refused-deal-differs = That deal is for another game, another number of seats or other options.
refused-seat-and-bot = A seat can’t be both yours and a bot’s.
refused-bad-pace = A move takes 5 to 600 seconds with a reserve of at most 2 hours, or 1 to 30 days without one.
refused-name-length = A name has 1 to { $most } characters.
refused-name-unseen = A name has at least one letter, digit or symbol.
refused-say-hello = The server doesn’t know this device yet. Load the page again.
refused-just-signed-out = This device was signed out a moment ago.
refused-identity-gone = This device no longer knows that identity.
refused-hints-crowded = Too many people are waiting for a hint. Ask again in a moment.
refused-too-many-connections = Too many pages are open. Close some.
refused-measure-time = A time is needed, of ten years at most.
refused-empty-announcement = An announcement has a text and a time.
refused-only-bans-of-networks = Only a ban can be about a network.
refused-origin-unknown = Where this person came from is not known: they have not been here for a day.
refused-not-a-network = A network is an address, or such as 192.0.2.0/24, not { $text }.
refused-network-list = These are not networks: { $why }
refused-wide-network = { $network } is too wide; /{ $widest } is the widest network that can be banned.
refused-own-network = { $network } is this machine. Where a proxy runs on it, --proxy lets the server see past it.
gone-title = Nobody at this table

## Front page

front-question = What shall we play tonight?
front-how = How do you want to play?
front-games = Games
front-mine = Your games
front-finished = Finished games ({ $count })
front-as = Playing as { $name }
front-name = Choose a name
how-now = Play now
how-now-note = Bots take the other seats. You start right away.
how-friends = With friends
how-friends-note = You get a link to share. Seats fill as friends arrive.
how-device = Around this device
how-device-note = Pass the device around. Nobody sees anyone else’s cards.
how-watch = Watch
how-watch-note = Look over other people’s shoulders, or join an open table.
lid-players = { $low } to { $high }
lid-players-or = { $low } or { $high }
# Minutes, short.
lid-minutes = { $minutes } min
lid-now = Play now
lid-friends = Open a table
lid-device = Pass it around
lid-watch = { $count ->
    [0] No open tables
    [one] { $count } table
   *[other] { $count } tables
}
lid-opening = One moment…
lid-options = Choose seats and options
row-free = { $count ->
    [0] All seats are taken
    [one] Waiting for 1 more
   *[other] Waiting for { $count } more
}
row-won = Won by { $names }
row-turn = Your turn
row-invite = Invite
row-join = Join

## Levels of bots

level-novice = novice
level-regular = regular
level-expert = expert
level-master = master
level-novice-note = Knows the rules and thinks no further than the next card.
level-regular-note = Plays by good rules of thumb, without pausing to think.
level-expert-note = Thinks for up to a second about what the others may hold.
level-master-note = Thinks for up to three seconds; the best we have.

## New table

new-title = A game of { $game }
new-about = { $seats ->
    [one] { $seats } seat, about { $minutes } minutes
   *[other] { $seats } seats, about { $minutes } minutes
}
new-seats = Seats
new-how-many = Number of players
new-players = { $count ->
    [one] Alone
   *[other] { $count } players
}
new-seat = Who takes seat { $number }
new-me = your seat
new-me-choice = I sit here
new-open = waiting for a friend
new-bot = Bot, { $level }
new-rules = Rules
new-table = The table
new-pace = Thinking time
clock-none = No limit
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 days
clock-none-note = No clock. Whoever is away keeps their seat.
clock-calm-note = Two minutes a move and ten in reserve; then a bot takes over.
clock-brisk-note = Thirty seconds a move and five minutes in reserve; then a bot takes over.
clock-days-note = Three days a move, for a game alongside everyday life.
new-takebacks = Takebacks
new-takebacks-note = A move can be taken back if everybody agrees.
new-one-seat = One seat each
new-one-seat-note = Nobody takes more than one seat. Seats you take around this device stay yours.
new-watchers = Watchers
new-watchers-note = Others with the link may watch. They see nobody’s hand.
new-public = Public table
new-public-note = Listed on the front page for everybody.
new-open-table = Open the table
new-start = Start now
new-start-hint = All seats are taken. You start right away.
new-open-hint = { $count ->
    [one] One seat stays open for a friend.
   *[other] { $count } seats stay open for friends.
}
new-sit = Take at least one seat yourself.

## Waiting room

waiting-room = Waiting room
waiting-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
waiting-full = All seats are taken
waiting-dealing = Cards are being dealt…
waiting-here = is here
waiting-sit = Sit here
waiting-stand = Stand up
waiting-clear = Remove
# A choice in the row of an empty seat; the levels follow.
waiting-seat-bot = Add a bot
waiting-bot = A bot for seat { $number }
waiting-invite = Invite friends
waiting-qr = QR code of the link to this table
waiting-link = Link to this table
waiting-note = Anyone with this link can take an open seat. No account needed. Once the seats are taken, guests can watch.
waiting-note-closed = Anyone with this link can take an open seat. No account needed.
waiting-fill = Bots for open seats
waiting-start = Start now
waiting-start-hint = { $count ->
    [one] A bot takes the open seat.
   *[other] Bots take the { $count } open seats.
}
waiting-host = The host starts the game.
watching = { $count ->
    [one] { $count } watcher
   *[other] { $count } watchers
}

## At the table

score = Score
rules = Rules
chat = Chat
keys = Keyboard shortcuts
menu = Menu
story = Story
story-empty = Nothing has happened yet.
seat-open = Open seat
seat-away = away
seat-resigned = resigned
# Second line of the seat that is waited for.
seat-turn = is thinking
state-yours = Your turn
state-over = The game is over
state-waiting = Waiting for { $names }
clock-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours-left = { $hours } h
clock-left = { $time } left
undo = Undo
hint = Hint
hint-thinking = Thinking…
hint-says = An expert would choose: { $move }
# $percent is a whole number from 0 to 100: how often he expects to win from here.
hint-odds = An expert would choose: { $move }. About { $percent }% to win.
take-seat-back = Take my seat back
sound-on = Sound on
sound-off = Sound off
rules-none = There are no rules to read here.
menu-invite = Link to this table
menu-takeback = Ask for a takeback
# Where no other person plays.
menu-takeback-alone = Take back my last move
menu-bot = Ask for a bot to replace { $name }
menu-bot-wait = A bot can replace { $name } in { $time }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
resign = Resign
resign-sure = Do you really want to resign? If there are only two sides, the match ends; otherwise a bot plays on for you.
resign-sure-alone = Do you really want to resign? The match ends here.
resign-yes = Yes, resign
ask-takeback = { $name } would like to take back the last move.
ask-bot = Shall a bot play on for { $name }?
ask-rematch = { $name } would like a rematch.
ask-same-deal = { $name } would like to play the same deal again.
ask-waiting = Waiting for the others to answer
agree = Agree
decline = Decline
withdraw = Withdraw

## News in the story; $name is somebody at the table, $who is "me" where that is the reader

news-sat = { $who ->
    [me] You sit down.
   *[other] { $name } sits down.
}
news-stood = { $who ->
    [me] You stand up.
   *[other] { $name } stands up.
}
news-bot = A bot sits down.
news-started = The match begins.
news-returned = { $who ->
    [me] You are back.
   *[other] { $name } is back.
}
news-bot-clock = { $who ->
    [me] Time is up: a bot plays for you.
   *[other] Time is up: a bot plays for { $name }.
}
news-bot-agreed = { $who ->
    [me] A bot plays for you now.
   *[other] A bot plays for { $name } now.
}
news-resigned = { $who ->
    [me] You have resigned.
   *[other] { $name } has resigned.
}
news-took-back = { $who ->
    [me] You take the last move back.
   *[other] { $name } takes the last move back.
}
news-declined = The request was declined.
news-withdrawn = The request was withdrawn.
deal-withheld = { $name }’s device did not show its number. The cards are dealt anew without it.
deal-withheld-mine = Your device did not show its number in time. The cards are dealt anew without it.
deal-denied = Your device did show its number, but the table says that it did not. The cards are dealt anew without it.
deal-dropped = The table had your device’s number, but the cards were dealt without it.
deal-late = Your device’s number did not arrive in time. The cards were dealt without it.
deal-again = The table asked your device for a second number without naming a new beginning of the deal.

## Chat and reactions

chat-lines = Messages
chat-empty = Nobody has said anything yet.
chat-say = Say something…
chat-send = Send
chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
reactions = Reactions
reaction-clap = Bravo!
reaction-laugh = Ha!
reaction-wow = Wow!
reaction-ouch = Ouch!
reaction-think = Hmm…
reaction-thanks = Thanks!

## Around one device

curtain-title = { $name } is next
curtain-note = Pass the device to { $name }. The others look away.
curtain-open = I am { $name }

## Score sheet and end

sheet-player = Player
sheet-round = Round { $round }
sheet-sum = Total
sheet-winner = winner
end-sheet = Final score
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
end-you-win = You win
# Where the reader is one of several winners.
end-together = You win together
end-drawn = Nobody wins
# Alone against the cards.
end-solo-lost = Not this time
end-broken = The match ended early
end-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
ended-resigned = { $count ->
    [one] { $names } has resigned.
   *[other] { $names } have resigned.
}
ended-resigned-you = You have resigned.
ended-abandoned = Nobody came back to the table.
end-next = To the next match
rematch = Rematch
same-deal = Same deal again
replay = Replay
check-deal = Check this deal
look-at-table = Look at the table

## Check this deal

proof-about = Before the match the server committed to a secret number, and your browser added one of its own. Now that both are known, every card drawn can be worked out again. That happens here, in your browser.
proof-limit = This page comes from the same server. If you want to rely on nobody, save the record and check it with “stammtisch verify” on your own computer.
proof-checking = Working it out…
proof-good = The deal was honest.
proof-open = What could be checked is right.
proof-bad = Something doesn’t add up.
proof-right = Right
proof-wrong = Wrong
proof-note = Note
proof-promise = The number is the one that was promised.
proof-seen-before = The promise is the one your browser saw before the deal.
proof-contributions = { $count ->
    [0] Nobody added a number.
    [one] The added number is the one fixed before the deal.
   *[other] The { $count } added numbers are those fixed before the deal.
}
proof-anew = { $count ->
    [one] The deal had to begin anew, because a number was not shown. Whoever runs the server could have had a hand in that.
   *[other] The deal had to begin anew { $count } times, because numbers were not shown. Whoever runs the server could have had a hand in that.
}
proof-beginnings = Every new beginning of the deal is accounted for.
proof-hashes = { $count ->
    [one] The number was fixed when your browser looked, and none was added later.
   *[other] All { $count } numbers were fixed when your browser looked, and none was added later.
}
proof-mine = The number that your browser added was used.
proof-mine-dropped = The table had your browser’s number, but the cards were dealt without it.
proof-mine-denied = Your browser showed its number, but the table says that it did not.
proof-mine-withheld = Your browser did not show its number in time, so the deal began anew without it.
proof-mine-late = Your browser’s number was not used: it came too late, or it was dropped.
proof-mine-other = For your seat another number was used, perhaps from another device of yours.
proof-again = Your browser was asked for a second number without a new beginning of the deal.
proof-chosen = This deal was chosen, not drawn for this match: somebody may have known the cards.
proof-decks = The decks are those of the game: no card too many, none missing.
proof-decks-unknown = The decks were not checked: this page does not know the cards of this game.
proof-draws = { $count ->
    [0] No draws are named.
    [one] The card came as the numbers say.
   *[other] All { $count } cards came as the numbers say.
}
proof-seen = { $count ->
    [one] The card that this browser saw being drawn is the one drawn then.
   *[other] The { $count } cards that this browser saw being drawn are the ones drawn then.
}
proof-seen-none = This browser saw no card being drawn, so there is nothing to compare.
proof-back = { $count ->
    [one] One card that this browser saw was taken back with a move and is not compared.
   *[other] { $count } cards that this browser saw were taken back with moves and are not compared.
}
proof-commitment = Promise
proof-seed = Secret number
proof-of-seat = Number of seat { $number }
proof-void = Beginning { $number }, void: no number from seat { $seats }

## Replay

replay-of = Replay of { $game }
replay-controls = Replay
replay-before = One step back
replay-after = One step forward
replay-play = Play
replay-pause = Pause
replay-round-before = Previous round
replay-round-after = Next round
replay-position = Position in the match
replay-step = Step { $step } of { $total }
replay-said = { $name }: { $move }
replay-eyes = Point of view
replay-all-open = All cards open
replay-watcher = As a watcher
replay-share = Link to this moment
replay-share-note = Whoever opens this link sees the match from here on.

## Settings

settings = Settings
settings-name = Your name
settings-name-hint = What should we call you?
settings-name-saved = Saved.
settings-save = Save
settings-language = Language
settings-theme = Colours
theme-system = Automatic
theme-light = Light
theme-dark = Dark
theme-to-light = Switch to light colours
theme-to-dark = Switch to dark colours
settings-sound = Sound
settings-pace = Pace of the bots
settings-pace-note = For tables you open from now on.
pace-quick = Quick
pace-normal = Normal
pace-calm = Calm
settings-still = Less motion
settings-still-note = Cards appear where they belong instead of flying there.
settings-keys = Keyboard shortcuts
settings-keys-note = Single keys on the table page do something, such as U for undo. Press ? to see them.
settings-notify = Notify me
settings-notify-note = When it’s your turn and this page is out of sight.
move-title = Move to another device
move-note = A link that makes another device yours too: your name, your tables. It works once, within ten minutes.
move-make = Make a link
move-qr = QR code of the link for another device
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Become { $name } on this device?
move-ask = This link makes this device { $name }’s as well.
move-ask-here = { $count ->
    [0] Here you are { $name } now.
    [one] Here you are { $name } now, with one running table.
   *[other] Here you are { $name } now, with { $count } running tables.
}
move-ask-back = { $name } isn’t lost: you find the way back in the settings, under Devices.
move-ask-warning = Only do this if you made the link yourself. With somebody else’s link you would play in their name, and they could see your cards and play for you.
move-become = Become { $name }
move-stay = Stay { $name }
# Where the reader has no name yet.
move-stay-new = No, thanks
# In the place of a name.
nameless = somebody without a name
devices-title = Devices
devices-note = Everywhere that knows you. Sign out what you have lost or don’t use any more.
# Such as Firefox on Android.
device-on = { $browser } on { $system }
device-browser = A browser
device-program = A program
device-here = This device
device-seen = Last used on { $date }
device-sign-out = Sign out
devices-sign-out = Sign out everywhere else
devices-sign-out-sure = Sign out all devices but this one?
devices-sign-out-yes = Yes, sign out
# An identity that this browser had before.
before-was = You were { $name } here.
before-tables = { $count ->
    [0] No running tables
    [one] One running table
   *[other] { $count } running tables
}
before-become = Become { $name } again
before-drop = Forget that
before-drop-sure = You won’t be able to become { $name } here again. If no other device knows { $name }, nobody will.
before-drop-yes = Yes, forget that
export-me = Download my data
export-working = Collecting…
forget-title = Forget me
forget-note = Deletes your name and your place in every list here. Matches stay with the people you played with, without your name.
forget-me = Forget me…
forget-yes = Yes, forget me

## The plain face, for games that have none of their own

plain-hidden = face down
plain-round = Round { $round }
plain-choose = Choose what to do.
plain-table = The table
plain-words = What you can do
plain-event = { $name }: { $kind } { $pieces }
plain-facts = What is known
plain-nothing = nothing
place-hand = Hand
place-stock = Stock
place-deck = Deck
place-discard = Discard pile
place-trick = Trick
place-won = Won cards
place-table = Table
place-pool = Pool
place-played = Played cards
plain-mine = Your cards
playing-card = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
coloured-card = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[p] purple
} { $value }
trick = Trick
last-trick = Last trick
play-here = Play { $card }
tag-leads = { $name } leads
tag-leads-me = You lead
tag-winning = { $name } is winning
tag-winning-me = You are winning
tag-both = { $name } leads, winning
tag-both-me = You lead, winning
tag-won = { $name } takes it
tag-won-me = You take it

## Reports to those who host, and what they announce

announcement-dismiss = Put away
report = Report…
report-title = Report somebody
report-note = This goes to those who host this server, with the last lines of chat. The other person isn’t told.
report-who = Whom?
report-why = What is wrong?
report-chat = What they say
report-name = Their name
report-cheating = Cheating
report-stalling = They hold up the game on purpose
report-other = Something else
report-words = Anything else they should know (optional)
report-send = Send report
report-thanks = Thank you. Those who host this server will look at it.
