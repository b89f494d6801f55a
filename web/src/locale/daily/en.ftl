## The deal of the day

daily = Deal of the day
daily-about = Everyone on this server gets the same cards. Your first try counts: no hints, no takebacks. After that, play it again for fun.
daily-left = Ends in { $time }, at midnight UTC
daily-over = This day is over. The secret numbers are out, and anyone can check them.
daily-before = Day before
daily-after = Day after
daily-today = Today
daily-alone = On your own
# $level is the name of a level, such as “expert”.
daily-against = { $count ->
    [one] Against one bot ({ $level })
   *[other] Against { $count } bots ({ $level })
}
daily-play = Play
daily-go-on = Go on
daily-fun = Play it for fun
daily-again = Play it again for fun
daily-hidden = You’ll see everyone’s results and par once you’ve played.
daily-running = Your try has begun. Finish it before the day ends.
daily-missed = You didn’t play this one. That costs nothing.
daily-unscored = This try doesn’t count: it was given up, a bot helped, or the day ended first.
daily-nobody = { $over ->
    [yes] Nobody finished this deal.
   *[no] Nobody has a result yet.
}
daily-only = { $over ->
    [yes] Nobody else played it
   *[no] You’re the first
}
daily-rank = Place { $rank } of { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] One line ahead
       *[other] { $count } lines ahead
    }
    [behind] { $count ->
        [one] One line behind
       *[other] { $count } lines behind
    }
   *[even] Even
}
daily-you = You
daily-everybody = Everyone here
daily-par = Par { $mean } ± { $spread }
daily-par-about = Par is what master bots made of your seat in { $count ->
    [one] one playthrough
   *[other] { $count } playthroughs
}, each move with { $part }% of their usual thinking.
daily-par-none = Par isn’t computed yet. The server plays ahead when it has nothing else to do.
daily-par-never = Par wasn’t computed for this deal.
daily-so-many = { $score }: { $count ->
    [one] one person
   *[other] { $count } people
}
daily-named = { $count ->
    [one] One result with a name
   *[other] { $count } results with names
}
daily-unscored-title = This one’s for fun
daily-why-browser = Somebody has already played this deal in this browser. So your try isn’t scored.
daily-why-network = A lot of people on your network have played this deal today. So your try isn’t scored.

## Sharing

daily-share = Share my day
daily-share-note = Dots: how many of the others you kept up with. A star: par or better. It gives nothing away.
daily-share-text = Text to share
daily-kept-up = { $lit } of 5
daily-copy = Copy the text
daily-picture = Save the picture

## My days

daily-calendar = Your days
daily-calendar-note = A missed day costs nothing, and you can still play it for fun.
daily-month-before = Month before
daily-month-after = Month after
daily-free = not played
daily-beside = Compare with
daily-groups = Compare in my groups
daily-groups-note = Members of your groups who switch this on, too, see your name and result once they’ve played, and you see theirs. It’s off until you switch it on.
daily-name = Show my name here
daily-name-note = Others on this server see your name beside your results. It’s off until you switch it on.

## Fairness

daily-fair = The same deal, fixed beforehand
daily-fair-note = The day before, the server shows a fingerprint of each deal. When the day is over, it shows the secret number behind the deal, and your browser checks that both fit.
daily-fair-sealed = The number stays secret until midnight UTC.
daily-fair-good = The number fits its fingerprint.
daily-fair-bad = The number doesn’t fit its fingerprint!
daily-fair-same = Your browser had seen this fingerprint before.
daily-fair-other = Your browser saw another fingerprint before!
daily-fair-figures = Fingerprints and secret numbers
daily-fair-hash = { $game }: fingerprint
daily-fair-seed = { $game }: secret number
daily-fair-tomorrow = { $game }: fingerprint for tomorrow
daily-without = without a score
