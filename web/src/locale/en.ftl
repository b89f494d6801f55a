### The shell: everything around the games. Each game has its own file beside its face.
### Ids are stable; a comment says where a text stands when its words do not.

## Everywhere

# What search engines and previews say of the page.
description = Card games with friends and bots, around one table.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } invites you to { $game }
preview-invited = You’re invited to { $game }
preview-free = Free seats: { $free } of { $seats }. No account needed.
preview-full = All seats are taken. You can watch.
preview-running = { $game } is being played
preview-watch = Come and watch.
preview-over = { $game }: the match is over
preview-replay = See how it went.
# The link that a keyboard meets first.
skip = Skip to the table
# Name of the lamp in the bar: a link to the home page.
home = Home
# Name of the group of buttons in the bar.
tools = Tools
close = Close
cancel = Cancel
sure-yes = Yes: { $what }
yes = Yes
no = No
again = Try again
copy = Copy
copied = Copied
share = Share
you = You
bot = Bot
guest-number = Guest { $number }
player-number = Player { $number }
watcher = Spectator
connection-lost = Connection lost, trying again
connection-back = Connected again
# Before the dot and the name of the game in the browser's title.
title-turn = Your turn

## Why something was not done; by the server's codes

refused-error = Something went wrong. Nothing was changed.
refused-offline = The server isn’t answering. Are you online?
refused-set-aside = This table can’t be read at the moment. Its host has been told.
refused-set-aside-here = This match can’t be read in this browser. You can remove it in the settings.
refused-illegal-move = You can’t play that now.
refused-store-down = The server can’t save anything at the moment. Try again soon.
refused-store-down-here = This browser can’t save anything at the moment: it may be full, or in a private window.
refused-reserved-name = That name is for bots and for people without a name. Choose another one.
refused-mixed-name = Don’t mix Latin, Cyrillic and Greek letters in one word.
refused-signed-out = This device has been signed out.
refused-forgotten = You’ve been forgotten here.
refused-move-same = This device is already yours.
refused-call-address = We can’t use this address: it has to begin with https://.
refused-call-too-many = You already get notifications at { $most } addresses. Remove one of them first.
refused-too-many-devices = You already have { $most } devices. Sign some of them out first.
refused-unknown-bot = This game has no such bot.
refused-bad-option = This game doesn’t have that option.
refused-bad-seats = This game isn’t played with that many people.
refused-unknown-game = This server doesn’t have that game.
refused-malformed = The server didn’t understand that. Reload the page.
refused-foreign = This page was opened at an address the server doesn’t know.
refused-too-long = That’s too long.
refused-refused = The server doesn’t allow that.
refused-restart = The server is restarting. The match continues in a moment.
refused-banned = You’re banned from this server until { $until }.
refused-muted = You can’t chat until { $until }.
refused-renamed = You can’t change this name until { $until }.
refused-closed = The people who run this server have closed this table.
refused-gone = This table is gone.
refused-link-used = This link has been used or has expired. Make a new one.
refused-too-fast = Slow down a little and try again.
refused-without-spectators = This table is played without spectators.
refused-only-host = Only the host can do that.
refused-only-players = Only players can do that.
refused-only-another-player = Only another player can ask for that.
refused-only-those-who-played = Only people who played can ask for another match.
refused-only-sitter-or-host = Only the person sitting there or the host can clear a seat.
refused-not-your-seat = That seat isn’t yours.
refused-begun-not-your-seat = The match has begun, and that seat isn’t yours.
refused-other-eyes = You can switch to someone else’s view once the match is over.
refused-when-over = You can see that once the match is over.
refused-sealed = Others are still playing this deal. You can see it when its day is over (midnight UTC).
refused-only-table-seats-bots = Once the match is running, only the table itself seats bots.
refused-left-table = You’re no longer at this table.
refused-not-askable = You can’t ask for that here.
refused-not-asked = Your answer isn’t needed.
refused-not-begun = The match hasn’t begun yet.
refused-begun = The match has already begun.
refused-being-dealt = The cards are being dealt.
refused-still-running = The match is still running.
refused-over = The match is over.
refused-no-deal-now = There’s nothing to deal right now.
refused-no-contributions-now = Numbers for the deal are only accepted while it’s being made.
refused-deal-step = The deal isn’t at that step.
refused-full-log = So much has happened at this table that only moves are possible now. Open another table.
refused-seat-taken = Someone is already sitting there. Choose another seat.
refused-have-seat = You already have a seat. Stand up first.
refused-seat-cleared = The host has cleared your seat. You can sit down again in a few minutes.
refused-no-late-guests = Nobody takes a bot’s seat at this table once the match has begun.
refused-sit-there = You’re already sitting there.
refused-nobody-there = Nobody is sitting there.
refused-no-seat = This table has no such seat.
refused-no-such-seat = There’s no such seat.
refused-seats-free = Not all seats are taken. Wait, or fill them with bots.
refused-have-resigned = You’ve resigned. The bot keeps playing.
refused-resigned-already = You’ve already resigned.
refused-bot-there = A bot is already playing that seat.
refused-bot-plays-yours = A bot is playing for you. Take your seat back first.
refused-bot-for-another = You can only ask for a bot in someone else’s seat.
refused-bot-not-away = You can only ask for a bot while someone is away.
refused-bot-wait = They may come back. You can ask for a bot in { $seconds } s.
refused-no-hints = There are no hints in a match with other people.
refused-hints-off = This match is scored: there are no hints.
refused-review-stopped = The review was interrupted. Ask again.
refused-not-played-out = The match was broken off, so there’s no account of luck.
refused-not-your-turn = It isn’t your turn.
refused-others-have-seen = The others have already seen the result. Ask them for a takeback.
refused-no-takebacks = This table is played without takebacks.
refused-nothing-to-take-back = You haven’t made a move yet.
refused-takebacks-spent = { $count } moves have been taken back in this match. That’s enough.
refused-nobody-to-agree = There’s nobody left to agree to a takeback.
refused-question-open = Another question is still open. Answer it first.
refused-no-question = That question is no longer open.
refused-you-have-asked = You asked. Now it’s up to the others.
refused-next-set-up = The next match has already been set up.
refused-no-next = Nobody has agreed on another match.
refused-stale = The table has moved on. Take another look.
refused-empty-line = There’s nothing to read in that.
refused-no-team-chat = You can’t talk to your team alone at this table.
refused-long-line = Messages can have up to { $most } characters.
refused-report-another = You can only report someone else at this table.
refused-reports-full = There are too many unread reports. The people who run this server know.
refused-link-incomplete = There’s no such table. Maybe the link is incomplete.
refused-wrong-code = No table has this code. Check it, or ask for a new one: codes last a day.
refused-table-too-old = This table doesn’t exist any more.
refused-table-removed = This table is no longer here.
refused-table-seat = A table of { $seats } has no such seat.
refused-deal-differs = That deal is for another game, another number of seats or other options.
refused-record-wrong = This record is wrong: { $why }
refused-record-unfinished = Only the record of a finished match, with its secret number, can be opened.
refused-handed-enough = The server keeps { $most } matches that you played offline. Remove some on your page “Your record”.
refused-handed-nobody = Only bots played this match, so it’s nobody’s.
refused-seat-and-bot = A seat can’t be both yours and a bot’s.
refused-no-puzzle = There’s no such puzzle.
refused-answer-first = Answer the puzzle first.
refused-no-daily = This game has no deal of the day.
refused-not-a-day = You can’t see or play the deals of that day.
refused-bad-pace = Allow 5 to 600 seconds a move with up to 2 hours in reserve, or 1 to 30 days without a reserve.
refused-name-length = Names need 1 to { $most } characters.
refused-name-unseen = Names need at least one letter, digit or symbol.
refused-name-twice = Two players are called { $name }. Give each their own name.
refused-say-hello = The server doesn’t know this device yet. Reload the page.
refused-just-signed-out = This device was signed out a moment ago.
refused-identity-gone = This device no longer knows that identity.
refused-hints-crowded = Too many people are waiting for a hint. Ask again in a moment.
refused-too-many-connections = Too many pages are open. Close some.
refused-measure-time = Give a time of ten years at most.
refused-empty-announcement = An announcement needs a text and a time.
refused-only-bans-of-networks = Networks can only be banned, nothing else.
refused-origin-unknown = We don’t know where this person came from: they haven’t been here for a day.
refused-not-a-network = A network is an address or a range such as 192.0.2.0/24, not { $text }.
refused-network-list = These aren’t networks: { $why }
refused-wide-network = { $network } is too wide; /{ $widest } is the widest range you can ban.
refused-own-network = { $network } is this machine. If a proxy runs on it, start the server with --proxy.
refused-deal-elsewhere = Another table is still playing these cards. Wait until it’s finished.
refused-no-group = There’s no such group. The link may be incomplete, or the group was closed.
refused-only-members = Only members of the group can do that.
refused-only-founder = Only the founder of the group can do that.
refused-no-member = That person isn’t in the group any more.
refused-removed-member = The founder has removed you from this group.
refused-group-full = A group has at most { $most } members.
refused-many-groups = You’re in { $most } groups already. Leave one first.
refused-name-first = Choose a name first, so the others recognise you.
refused-group-name = The name of a group has 1 to { $most } characters.
refused-bad-plan = Choose a day and a time.
refused-others-at-tables = Some of these people aren’t in the group any more.
refused-no-event = There’s no such tournament. The link may be incomplete, or it was deleted.
refused-only-event-host = Only the tournament’s host can do that.
refused-event-begun = The tournament has already begun.
refused-event-not-begun = The tournament hasn’t begun yet.
refused-event-over = The tournament is over.
refused-event-goes-on = This table belongs to a tournament. Your next match comes with its next round.
refused-event-few = A tournament needs at least two players, one of them a person.
refused-event-full = A tournament has at most { $most } players.
refused-event-closed = Nobody can join after the first round has begun.
refused-event-removed = The host has taken you out of this tournament.
refused-event-paused = The tournament is paused.
refused-event-round = Some tables of this round are still playing.
refused-event-table = That table isn’t playing in this round any more.
refused-event-waits = That table isn’t waiting for anybody.
refused-events-many = You’re already running { $most } tournaments. Finish one first.
gone-title = Table not found

## Front page

front-question = What are we playing tonight?
front-how = How do you want to play?
front-games = Games
front-mine = Your matches
front-finished = Finished matches ({ $count })
front-record = Your record
today = Today’s deals
today-note = The same cards for everyone here.
today-new = Play
today-running = Go on
today-played = Played
today-rank = Place { $rank } of { $players }
front-as = Playing as { $name }
front-name = Choose a name
front-groups = Your groups
front-group-new = Start a group
event-round = Round { $round }
event-where = Tournament round { $round }
event-back = Back to the tournament
group-back = Back to the group
front-event-new = Start a tournament
event-size = { $count ->
    [one] 1 player
   *[other] { $count } players
}
event-over = Over
event-table-ready = Your table is ready
front-group-size = { $count ->
    [one] Only you so far
   *[other] { $count } members
}
front-group-here = { $count } here
how-now = Play now
how-now-note = Bots take the other seats. Play starts right away.
how-friends = With friends
how-friends-note = You get a link to share. Seats fill as friends arrive.
how-device = Around this device
how-device-note = Pass the device around. Nobody sees anyone else’s cards.
how-watch = Watch
how-watch-note = Look over other people’s shoulders, or join an open table.
watch-none = Nobody is playing in public right now, but you can watch bots.
lid-players = { $low } to { $high }
lid-players-or = { $low } or { $high }
# Minutes, short.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Play now
lid-friends = Open a table
lid-device = Pass it around
lid-watch = { $count ->
    [0] No open tables
    [one] { $count } table
   *[other] { $count } tables
}
lid-opening = One moment…
lid-watch-bots = Watch bots play
lid-options = Options
lid-solo = Solo
# A guided first game.
lid-learn = Learn
# On a game’s lid, and the name of the page.
puzzles = Puzzles
learn-new = New to { $game }?
learn-offer = Learn it by playing, in five minutes.
learn-play = Play right away
code-have = I have a code
front-offline = Play offline
front-open-record = Open a record
code-ask = Type the six characters of your friends’ table.
code-go = Go to the table
row-free = { $count ->
    [0] All seats are taken
    [one] Waiting for 1 more
   *[other] Waiting for { $count } more
}
row-won = Won by { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Won { $score } against { $names }
    [drawn] Drew { $score } with { $names }
   *[lost] Lost { $score } to { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Won, { $points }
   *[lost] Lost, { $points }
}
row-resigned-me = You resigned against { $names }
row-resigned = Resigned: { $names }
row-turn = Your turn
row-invite = Invite
row-join = Join
row-here = On this device
row-offline = Played offline

## Levels of bots

level-novice = novice
level-regular = regular
level-reflex = reflex
level-expert = expert
level-master = master
level-novice-note = Knows the rules and thinks no further than the next card.
level-regular-note = Plays by good rules of thumb, without pausing to think.
level-reflex-note = Plays at once, by good rules of thumb that a small neural net corrects.
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
    [one] Solo
   *[other] { $count } players
}
new-seat = Who takes seat { $number }
new-me = your seat
new-me-choice = My seat
new-name-of = Name of player { $number }
team-number = Team { $number }
new-open = waiting for a friend
new-bot = Bot, { $level }
new-rules = Rules
new-table = The table
new-pace = Thinking time per move
clock-none = No limit
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 days
clock-none-note = No clock. If someone is away, they keep their seat.
clock-calm-note = Two minutes a move and ten in reserve. Then a bot takes over.
clock-brisk-note = Thirty seconds a move and five minutes in reserve. Then a bot takes over.
clock-days-note = Three days per move, for a game you dip into.
pace-none = No limit
pace-seconds = { $count } s a move
pace-minutes = { $count } min a move
pace-days = { $count ->
    [one] { $count } day a move
   *[other] { $count } days a move
}
new-takebacks = Takebacks
new-takebacks-note = A move can be taken back if everyone agrees.
new-takebacks-alone = You can take back your own moves.
new-lots = Draw lots
new-lots-note = Lots decide who starts; everyone moves round the table together. Off: you stay as seated.
new-one-seat = One seat each
new-one-seat-note = Nobody takes more than one seat. Seats you take around this device stay yours.
new-watchers = Spectators
new-watchers-note = Anyone with the link can watch. They don’t see anybody’s cards.
new-late = Late guests
new-late-note = Anyone who comes after the start can take a bot’s seat.
new-public = Public table
new-public-note = Everyone finds it on the home page.
new-open-table = Open the table
new-start = Start now
new-start-hint = All seats are taken. Play starts right away.
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
waiting-takebacks = if everyone agrees
waiting-here = is here
# Beside the name of the person who opened the table.
waiting-is-host = host
waiting-sit = Sit here
waiting-stand = Stand up
waiting-clear = Remove
waiting-removed = The host has removed you from your seat. You can sit down again in ten minutes.
# A choice in the row of an empty seat; the levels follow.
waiting-seat-bot = Add a bot
waiting-bot = A bot for seat { $number }
waiting-invite = Invite friends
waiting-qr = QR code of the link to this table
waiting-link = Link to this table
waiting-share = Join me for { $game }!
# Six characters that lead to a table.
code = Code
code-note = To read out: friends type it on the home page. It works for a day.
waiting-note = Anyone with this link can take an open seat. No account needed. Once the seats are taken, guests can watch.
waiting-note-closed = Anyone with this link can take an open seat. No account needed.
waiting-fill = Bots for open seats
waiting-start = Start now
waiting-start-hint = { $count ->
    [one] A bot takes the open seat.
   *[other] Bots take the { $count } open seats.
}
# $names are people who are not there yet.
waiting-start-without = Start without { $names }
waiting-start-without-hint = { $count ->
    [one] A bot plays for them until they come.
   *[other] A bot plays for each of them until they come.
}
waiting-host = The host starts the match.
waiting-host-named = { $name } starts the match.
door-invites = { $host } invites you to { $game }
door-invited = You’re invited to { $game }
door-name = Your name?
door-sit = Sit down
door-sit-as = Sit down as { $name }
door-other-name = Use another name
door-here = Already at the table
door-look = Just have a look
late-title = You’re watching
late-note = The match has begun. You can take a bot’s seat and play on from here, or just watch.
late-take = Take { $name }’s seat
late-take-any = Take a bot’s seat
late-watch = Just watch
watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
# $names are one or several people; $count is how many.
watching-names = { $count ->
    [one] { $names } is watching
   *[other] { $names } are watching
}

## At the table

score = Score
rules = Rules
chat = Chat
keys = Keyboard shortcuts
# In the list of shortcuts.
keys-choose = Choose a card, a place or a button by its number
keys-enter = Choose; once more to play
keys-arrows = Go from card to card or place to place
keys-escape = Put the card back; close a sheet
key-enter = Enter
key-escape = Esc
menu = Menu
menu-back = Back to the menu
story = Log
story-empty = Nothing has happened yet.
seat-open = Open seat
seat-away = away
seat-resigned = resigned
# Second line of the seat that is waited for.
seat-turn = is thinking
state-yours = Your turn
state-over = The match is over
state-waiting = Waiting for { $names }
round-is-over = Round { $round } is over
round-next = Next round
lots-drawing = Who starts?
pause-mine = The bots wait until you go on
pause-others = { $count ->
    [one] Waiting for { $names } to go on
   *[other] Waiting for { $names } to go on
}
clock-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
clock-hours-left = { $hours } h
clock-left = { $time } left
clock-reserve = reserve { $time }
warn-reserve = Now your reserve is running: { $time } for the rest of the match.
warn-time = Your time is nearly up. Then a bot plays for you.
undo = Undo
# A card is picked; choosing it once more plays it.
again-touch = Tap it again to play it.
again-mouse = Click it again to play it.
again-keys = Press Enter to play it.
hint = Hint
hint-thinking = Thinking…
hint-says = Expert’s pick: { $move }.
# $percent is a whole number from 0 to 100: how often he expects to win from here.
hint-odds = About { $percent }% to win the match.
take-seat-back = Take my seat back
bot-for-you = A bot plays for you
bot-for-you-clock = Your time was up. Take your seat back whenever you like.
bot-for-you-agreed = You were away, and the others agreed. Take your seat back whenever you like.
bot-for-you-asked = Take your seat back whenever you like.
resigned-you = You resigned
resigned-you-step = A bot plays on in your seat. You can watch.
your-bot = Your bot
sound-on = Turn sound on
sound-off = Turn sound off
rules-glance = At a glance
rules-all = All the rules
rules-none = There are no rules to read here.
menu-invite = Link to this table
menu-screen = Show on this screen
on-screen = The table is on the big screen.
on-screen-here = Show it here, too
menu-takeback = Ask for a takeback
# Where no other person plays.
menu-takeback-alone = Take back my last move
menu-substitute = Let a bot play for me
menu-bot = Ask for a bot to replace { $name }
menu-bot-wait = A bot can replace { $name } in { $time }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
resign = Resign
resign-wins = Resign? The match ends here, and the other side wins.
resign-ends = Resign? The match ends here, without a winner.
resign-bot = Resign? A bot plays on in your seat, and you can’t take it back.
resign-yes = Yes, resign
ask-takeback = { $name } would like to take back the last move.
ask-bot = Let a bot take over for { $name }?
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
news-removed = { $who ->
    [me] The host has removed you from your seat.
   *[other] { $name } was removed from the seat.
}
news-bot = A bot sits down.
news-started = The match begins.
news-lots = { $who ->
    [me] Lots were drawn: you start.
   *[other] Lots were drawn: { $name } starts.
}
news-returned = { $who ->
    [me] You’re back.
   *[other] { $name } is back.
}
news-joined = { $who ->
    [me] You take over from a bot.
   *[other] { $name } joins and takes over from a bot.
}
news-bot-clock = { $who ->
    [me] Time’s up: a bot plays for you.
   *[other] Time’s up: a bot plays for { $name }.
}
news-bot-agreed = { $who ->
    [me] A bot plays for you now.
   *[other] A bot plays for { $name } now.
}
news-bot-asked = { $who ->
    [me] A bot plays for you now.
   *[other] { $name } lets a bot play.
}
news-resigned = { $who ->
    [me] You resigned.
   *[other] { $name } resigned.
}
news-took-back = { $who ->
    [me] You took back the last move.
   *[other] { $name } took back the last move.
}
news-declined = The request was declined.
news-withdrawn = The request was withdrawn.
deal-withheld = { $name }’s device didn’t show its number. The cards are dealt again without it.
deal-withheld-mine = Your device didn’t show its number in time. The cards are dealt again without it.
deal-denied = Your device did show its number, but the table says it didn’t. The cards are dealt again without it.
deal-dropped = The table had your device’s number, but the cards were dealt without it.
deal-late = Your device’s number didn’t arrive in time. The cards were dealt without it.
deal-again = The table asked your device for a second number without starting a new deal.

## Chat and reactions

chat-lines = Messages
chat-empty = Nobody has said anything yet.
chat-say = Say something…
chat-send = Send
chat-to = Send to
chat-to-all = Everyone
chat-to-team = My team
chat-team = team
chat-say-team = Say something to your team…
# Who reads what a spectator says.
chat-watchers = spectators
chat-say-watchers = Say something to the other spectators…
chat-watchers-note = Only spectators read what you write. You can read the players’ messages, too.
# Before the name and the message.
chat-open = Open the chat
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
curtain-note = Pass the device to { $name }. Everyone else, look away.
curtain-open = I’m { $name }
pass-drew = You drew { $cards }
pass-on = Pass to { $name }
pass-hide = Hide my cards

## Score sheet and end

sheet-player = Player
sheet-round = Round { $round }
sheet-rounds = Rounds
sheet-place = Place
sheet-sum = Total
sheet-winner = winner
sheet-hints = Hints used: { $list }
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
# $place is from 2 on; $count is how many have played.
end-place = { $place ->
    [2] You came second of { $count }.
    [3] You came third of { $count }.
    [4] You came fourth of { $count }.
   *[other] You came in at number { $place } of { $count }.
}
end-place-shared = You share place { $place } of { $count }.
end-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
ended-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
ended-resigned-you = You resigned.
ended-abandoned = Nobody came back to the table.
end-next = Go to the next match
rematch = Rematch
same-deal = Same deal again
daily-compare = Compare with everyone
replay = Replay
check-deal = Check this deal
look-at-table = Look at the table

## Check this deal

proof-about = Before the match, the server committed to a secret number, and your browser added one of its own. Now that both are known, every card can be worked out again. That happens here, in your browser.
proof-limit = This page comes from the same server. If you’d rather not trust anyone, save the record and check it with “stammtisch verify” on your own computer.
proof-checking = Working it out…
proof-good = The cards were dealt fairly.
proof-open = Everything that could be checked is right.
proof-bad = Something doesn’t add up.
proof-right = Right
proof-wrong = Wrong
proof-note = Note
proof-promise = The secret number is the one the server promised.
proof-seen-before = It’s the same promise your browser saw before the deal.
proof-contributions = { $count ->
    [0] Nobody added a number.
    [one] The added number was fixed before the deal.
   *[other] All { $count } added numbers were fixed before the deal.
}
proof-anew = { $count ->
    [one] The deal had to start over because a number wasn’t shown. Whoever runs the server may have caused that.
   *[other] The deal had to start over { $count } times because numbers weren’t shown. Whoever runs the server may have caused that.
}
proof-beginnings = Every restart of the deal is accounted for.
proof-hashes = { $count ->
    [one] The number was already fixed when your browser looked, and none was added later.
   *[other] All { $count } numbers were already fixed when your browser looked, and none was added later.
}
proof-mine = Your browser’s number was used.
proof-mine-dropped = The table had your browser’s number, but the cards were dealt without it.
proof-chosen = This deal was chosen, not drawn for this match, so somebody may have known the cards.
proof-mine-denied = Your browser showed its number, but the table says it didn’t.
proof-mine-withheld = Your browser didn’t show its number in time, so the deal started over without it.
proof-mine-late = Your browser’s number wasn’t used: it came too late, or it was dropped.
proof-mine-other = Another number was used for your seat, perhaps from another device of yours.
proof-again = Your browser was asked for a second number without a new deal.
proof-decks = The decks are complete: no card too many, none missing.
proof-decks-unknown = The decks weren’t checked: this page doesn’t know the cards of this game.
proof-lots = The lots for the first seat follow from the numbers.
proof-draws = { $count ->
    [0] The record has no draws.
    [one] The card matches the numbers.
   *[other] All { $count } cards match the numbers.
}
proof-seen = { $count ->
    [one] The one card your browser saw is the card that was drawn.
   *[other] The { $count } cards your browser saw are the cards that were drawn.
}
proof-seen-none = Your browser saw no card being drawn, so there’s nothing to compare.
proof-back = { $count ->
    [one] One card your browser saw was taken back with a move, so it isn’t compared.
   *[other] { $count } cards your browser saw were taken back with moves, so they aren’t compared.
}
proof-commitment = Promise
proof-seed = Secret number
proof-of-seat = Number of seat { $number }
proof-void = Attempt { $number }, void: no number from seat { $seats }

## The coach

review = Review
review-of = Review of { $game }
review-note = Each of your decisions, judged only by what you could know then.
review-progress = How far the review has come
review-so-far = { $done } of { $total } decisions
review-stop = Stop
review-go-on = Go on
review-verdict = { $count ->
    [0] No mistakes in { $total } decisions. Well played!
    [one] One decision of { $total } cost you something.
   *[other] { $count } decisions of { $total } cost you something.
}
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
review-lost = { $points ->
    [one] cost you 1 point in 100
   *[other] cost you { $points } points in 100
}
review-moves = Your move: { $played }. Better: { $best }.
review-alternatives = { $goal ->
    [round] How often each move would win the round
   *[match] How often each move would win the match
}
review-try = Try again
review-look = Look at it
review-play-on = Play on from here
review-ask = What could I have done better?
review-share = Let the others see my review
review-share-note = Whoever played here can then see what the coach says about my decisions.
review-whose = Whose decisions
review-note-of = { $name }: each decision, judged only by what could be known then.
review-verdict-of = { $count ->
    [0] No mistakes in { $total } decisions.
    [one] One decision of { $total } cost something.
   *[other] { $count } decisions of { $total } cost something.
}
review-moves-of = Played: { $played }. Better: { $best }.
review-worlds = Where the cards could be
review-worlds-note = In how many of 100 deals that fitted what was known a card lay there:
review-worlds-often = { $piece }: in { $often } of 100
open-title = If all hands had been open
open-note = A curiosity, never a mistake: nobody could know this. With all cards open, these decisions look different.
open-better = “{ $move }” turned out well: from { $before } to { $after } in 100.
open-worse = “{ $move }” turned out badly: from { $before } to { $after } in 100.
percent = { $number }%
try-ask = Your move: { $played }. What would be better?
try-solved = Yes! { $move }: that’s as good as the best.
try-same = That’s what you played. It cost { $points } points in 100. Try something else.
try-wrong = { $move }: { $points } points in 100 short of the best. Try again.
try-show = Show me
try-back = Back to the review
try-nothing = There’s nothing to try here.
tip = Tip
tip-close = Got it
tip-off = No more tips
luck = Luck and play
luck-thinking = The cards are being counted…
luck-sum = { $played ->
    [better] You played { $play } points better than a regular
    [worse] You played { $play } points worse than a regular
   *[same] You played like a regular
}; { $dealt ->
    [brought] the cards brought you { $cards }.
    [cost] the cards cost you { $cards }.
   *[even] the cards were even.
}
luck-sum-others = { $gave ->
    [gave] The others’ play brought you { $points }.
   *[took] The others’ play cost you { $points }.
}
luck-fair = Fair share
luck-seats = Who began
luck-deal = The deal
luck-own-draws = Your draws
luck-other-draws = The others’ draws
luck-known = Your play, as far as you could know
luck-hidden = How the cards lay for it
luck-others = The others’ decisions
luck-result = Result
luck-note = In points of 100 for winning the match. The luck is exact to about { $error }, your play to about { $known }. It’s compared with a regular’s in hands that fitted what you knew; the rest is how the cards really lay.
curve = Who was likely to win
curve-others = the others
curve-mistakes = your mistakes
curve-table = As a table
curve-step = Move
because-lies = { $who ->
    [nobody] In { $often } of 100 hands that fit, { $piece } is still hidden there.
   *[other] In { $often } of 100 hands that fit, { $name } has { $piece }.
}
because-certain = { $who ->
    [nobody] { $piece } can only be in one place.
   *[other] { $name } must have { $piece }.
}
because-event =
    { $does }: in { $often } of 100 cases; { $versus ->
        [played] after your move in { $otherwise }.
        [other] after the other move in { $otherwise }.
       *[second] after the second best in { $otherwise }.
    }
because-next =
    { $does } next: in { $often } of 100 cases; { $versus ->
        [played] after your move in { $otherwise }.
        [other] after the other move in { $otherwise }.
       *[second] after the second best in { $otherwise }.
    }
because-count =
    { $does }: { $often } times on average; { $versus ->
        [played] after your move { $otherwise }.
        [other] after the other move { $otherwise }.
       *[second] after the second best { $otherwise }.
    }

## Lessons

lesson = The lesson
lesson-of = Learn { $game }
lesson-again = Once more
lesson-short-game = Play a short game
lesson-next = Next lesson
lesson-back = Back
lesson-go-on = Go on
lesson-your-move = Your move
lesson-progress = How far the lesson has come
lesson-leave = Leave the lesson
lesson-wrong = Not quite. Follow what lights up.

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
replay-hands = Everybody’s cards
replay-watcher = As a spectator
replay-share = Link to this moment
replay-share-note = This link opens the match at this point.

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
settings-volume = Volume
settings-vibrate = Vibration
settings-vibrate-note = A short buzz when it’s your turn.
settings-pace = Speed of the bots
settings-pace-note = For tables you open from now on.
pace-quick = Quick
pace-normal = Normal
pace-calm = Calm
settings-still = Less motion
settings-still-note = Cards appear in place instead of flying there.
settings-forced = Make forced moves for me
settings-forced-note = If only one move is possible, it’s made after a short pause. Other people may notice.
settings-keys = Keyboard shortcuts
settings-keys-note = On the table page, single keys do things, such as U for undo. Press ? to see them.
settings-one-tap = Play with one tap
settings-one-tap-note = A card that can only go to one place is played at once.
settings-tips = Tips in my first games
settings-tips-note = Small advice in your first three games of each kind, every piece once.
settings-notify = Notify me
settings-notify-note = When it’s your turn and you’re not looking at this page.
about = Stammtisch { $version }{ $python }
about-compiled = The rules are compiled: bots think at full speed.
about-partly = Some of the rules are compiled: bots think a little more slowly.
about-plain = The rules aren’t compiled: bots think more slowly, and play is otherwise the same.
move-title = Move to another device
move-note = Open this link on another device to use your name and tables there. It works once, within ten minutes.
move-make = Make a link
move-qr = QR code of the link for another device
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Become { $name } on this device?
move-ask = This link makes this device { $name }’s as well.
move-ask-here = { $count ->
    [0] On this device, you’re { $name } now.
    [one] On this device, you’re { $name } now, with one running table.
   *[other] On this device, you’re { $name } now, with { $count } running tables.
}
move-ask-back = { $name } isn’t lost: you can switch back in the settings, under Devices.
move-ask-warning = Only do this if you made the link yourself. With someone else’s link you’d play in their name, and they could see your cards and play for you.
move-become = Become { $name }
move-stay = Stay { $name }
# Where the reader has no name yet.
move-stay-new = No, thanks
# In the place of a name.
nameless = someone without a name
devices-title = Devices
devices-note = Every device that knows you. Sign out the ones you’ve lost or no longer use.
# Such as Firefox on Android.
device-on = { $browser } on { $system }
device-browser = A browser
device-program = A program
device-here = This device
device-seen = Last used on { $date }
device-sign-out = Sign out
devices-sign-out = Sign out everywhere else
devices-sign-out-sure = Sign out every device except this one?
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
forget-note = Deletes your name, removes you from every list and resigns your running matches. The people you played with keep the matches, without your name.
forget-me = Forget me…
forget-yes = Yes, forget me

## The plain face, for games that have none of their own

plain-hidden = face down
plain-round = Round { $round }
plain-choose = Choose what to do.
plain-table = The table
plain-words = What you can do
plain-event = { $name }: { $kind } { $pieces }
plain-facts = What you know
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
tag-winning-me = You’re winning
tag-both = { $name } led and is winning
tag-both-me = You led and are winning
tag-won = { $name } takes the trick
tag-won-me = You take the trick

## Reports to those who host, and what they announce

announcement-dismiss = Dismiss
report = Report…
report-title = Report someone
report-note = This goes to the people who run this server, with the latest chat messages. The other person isn’t told.
report-who = Who?
report-why = What is wrong?
report-chat = What they say
report-name = Their name
report-cheating = Cheating
report-stalling = Holding up the match on purpose
report-other = Something else
report-words = Anything else we should know (optional)
report-send = Send report
report-thanks = Thank you. The people who run this server will look into it.
odds-best = best
odds-played = played
coming = One moment…
new-more = More settings
forget-sure = You can’t undo this.
