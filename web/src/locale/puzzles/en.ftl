### The puzzles: a list of them by game, and a session of five.

puzzles-about = Positions from real matches, with one move that’s clearly best. You know exactly what the player in that seat knew.
puzzles-all = All games mixed
puzzles-all-note = Five puzzles from all games.
puzzles-mistakes = My mistakes
puzzles-mistakes-note = { $count ->
    [0] When the coach has reviewed one of your matches, its mistakes come back here.
    [one] One decision from your last reviewed matches is waiting for a better idea.
   *[other] { $count } decisions from your last reviewed matches are waiting for a better idea.
}
puzzles-start = Solve five
puzzles-of = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-done = { $answered } of { $count } answered, { $right } right
puzzles-rating = Rating { $rating }
puzzles-due = { $count ->
    [one] 1 comes again today
   *[other] { $count } come again today
}
puzzles-none = There are no puzzles here yet.
# Above a position.
puzzle = Puzzle
puzzle-number = Puzzle { $number } of { $total }
puzzle-ask = What’s your best move?
puzzle-ask-again = You’ve seen this one before. What’s your best move?
puzzle-ask-mistake = Your move in the match: { $played }. What would be better?
puzzle-waiting = Checking…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Right: { $move }.
puzzle-wrong = Not quite: { $move }. Better: { $best }.
puzzle-lost = That costs about { $points } points in 100.
puzzle-why = Why it’s better
puzzle-why-than = Why it’s better than this: { $lure }
puzzle-odds = { $goal ->
    [round] How often each move wins the round
   *[match] How often each move wins the match
}
puzzle-rating = Rating { $before } → { $after }
puzzle-again = { $days ->
    [one] It comes again in a day.
   *[other] It comes again in { $days } days.
}
puzzle-next = Next puzzle
puzzle-sum = See the result
puzzle-play-on = Play on from here
puzzle-leave = All puzzles
# After the last one.
puzzles-result = { $right } of { $total } right
puzzles-result-all = All { $total } right. Wonderful!
puzzles-result-none = Tough ones today. They’ll come back, and you’ll know them.
puzzles-result-again = { $count ->
    [one] One of them will come again.
   *[other] { $count } of them will come again.
}
puzzles-more = Five more
puzzles-no-more = Nothing is waiting for you here right now.
puzzles-here = Without a server your answers stay in this browser.
