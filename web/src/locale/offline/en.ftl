offline-title = Play offline
offline-note = All four games against bots and around this device, with lessons and rules, even without a connection. Your matches stay in this browser.
offline-fetch = Play offline: { $size } MB
offline-fetching = Fetching…
offline-ready = Ready. You can play without a connection.
offline-failed = That didn’t work: { $file } couldn’t be fetched. Are you online?
offline-full = That didn’t work: this browser has no room for it.
offline-none = This browser or this server can’t do that.
offline-insecure = Browsers keep pages only from addresses that begin with https.
offline-remove = Remove it again
away = The server isn’t answering right now. Once it does, everything’s here again.
away-plays = The server isn’t answering right now. You can play against bots and around this device; your matches stay in this browser.
offline-coach = The coach thinks in your browser here. That takes some minutes; what it has found is kept.
offline-strength = Without a connection, bots think in your browser. Experts and masters don’t get as far there and play weaker than at a server.
runs-compiled = This browser runs the rules and the bots, compiled.
runs-plain = This browser runs the rules and the bots as plain Python: bots think more slowly.
away-settings = Your other devices and your data on the server come back once it answers.
hand-title = Played offline
hand-offer =
    { $count ->
        [one] A match that you played without a connection is only in this browser. Should the server keep it, too? Then it’s in your list on every device.
       *[other] { $count } matches that you played without a connection are only in this browser. Should the server keep them, too? Then they’re in your list on every device.
    } Such matches are marked, and don’t count for ratings or ladders.
hand-which = Which?
hand-now = Yes, hand over
hand-stay = No, keep here
hand-doing = Handing over…
hand-done = { $count ->
    [one] The server has the match. You’ll find it among your finished matches and under “Your record”.
   *[other] The server has { $count } matches. You’ll find them among your finished matches and under “Your record”.
}
hand-refused = { $game } stays here: { $why }
today-here = The same cards for everyone who plays without a server. None of it counts.
away-groups = Groups and friends need the server.
here-title = Matches in this browser
here-count = { $count ->
    [one] One match is kept in this browser.
   *[other] { $count } matches are kept in this browser.
}
here-running = still running
here-unread = can’t be read
here-remove = Remove
here-remove-sure = Remove this match from this browser? If no server has it, it’s gone for good.
here-remove-all = Remove all
here-remove-all-sure = Remove all matches from this browser? Those that no server has are gone for good.
