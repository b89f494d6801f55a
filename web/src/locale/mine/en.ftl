## My page

mine = Your record
mine-last = Your last { $count } matches.
mine-all = { $count ->
    [one] One match.
   *[other] { $count } matches.
}
mine-private = Only you can see this page.
mine-none = You haven’t finished a match here yet.
mine-matches = Matches
mine-won = Won
mine-fair = Fair share
mine-few = too few matches to say
mine-between = probably { $low } to { $high }
mine-mean = Points on average
mine-solo = Best solo
mine-solo-mean = { $points } on average
mine-hints = Hints used
mine-rating = Rating
mine-groups = Ratings in groups
mine-course = Luck and play over time
mine-luck = Luck
mine-play = Decisions
mine-so-far = { $mean } ± { $half } after { $count } matches; { $sure ->
    [yes] that’s more than chance.
   *[no] that may be chance.
}
mine-which = Game
mine-every = All games
mine-course-note = In points of 100 for winning, per match, on average so far. The true value lies in the shaded band 95 times out of 100. Only matches that you asked the coach about count.
mine-course-few = Too few matches to say: the coach has told you about { $count } so far, and { $enough } are needed. Ask “What could I have done better?” after a match.
mine-opponents = Opponents
mine-who = Who
mine-better = You ahead
mine-worse = They ahead
mine-nobody = You haven’t met anybody yet.
mine-somebody = Somebody
mine-list = Matches
mine-resigned = Resigned
mine-broken = Not finished
mine-place = Place { $place } · { $points }
mine-account = Luck { $luck }, decisions { $play }
mine-more = Show all
mine-yours = It’s yours
mine-yours-note = Save everything, or your matches as a table. “Forget me” in the settings deletes it here.
mine-ratings = Show me my ratings
mine-ratings-note = A number for how well you play each game (openskill); it changes half an hour after a match. The bots’ ratings are fixed, for comparison. Nobody else sees yours.
mine-json = Save everything (JSON)
mine-csv = Save matches (CSV)
mine-offline = Played offline
mine-offline-note = You played these without a connection and handed them over. They don’t count towards anything above, nor for ratings or ladders.
mine-offline-remove = Remove
mine-offline-remove-sure = Remove this match from the server? It stays on the device you played it on.
