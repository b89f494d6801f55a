# Groups: standing tables with a link of their own.

found-note = For people who play together again and again: a link of your own, your tables, your ladder, your evenings. No accounts.
found-example = Our Thursday round
found-go = Start the group

group-door = { $founder } invites you to “{ $name }”
group-door-nobody = You’re invited to “{ $name }”
group-door-note = { $count ->
    [one] A group that meets here to play. One person is in it so far.
   *[other] A group that meets here to play. { $count } people are in it.
}
group-join = Join
group-join-as = Join as { $name }

group-invite = Invite
group-invite-title = Invite your friends
group-link = Link to this group
group-qr = The link to this group as a QR code
group-private = Only people with this link can find the group. Whoever opens it and gives a name joins the group.
group-settings = Group settings

group-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
group-here-count = { $count } here now
group-here = Here now
group-playing = At a table
group-founder = Founder
group-you = You

group-no-plan = When do you meet?
group-next = Next: { $when }
group-soon = Coming up: { $when }
group-plan = Agree on a day
group-i-come = I’m coming
group-i-cannot = I can’t come
group-come-count = { $count ->
    [one] 1 is coming
   *[other] { $count } are coming
}
group-comes = Coming
group-comes-not = Not coming
group-calendar = Add to calendar
group-daily = Deal of the day
group-tonight = Play tonight
group-to-table = Go to your table
group-ready = Your table is ready.

group-events = Tournaments
group-no-events = Several rounds, with pairings and standings. None so far.
group-tables = Tables
group-no-tables = No table is open. Press “Play tonight”, or open a single table.
group-new-table = Open a table
group-finished = Finished matches
group-all = Show all { $count }
group-evening = The last evening
group-evening-past = An earlier evening
group-evening-which = Which evening?
group-evening-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
group-share = Share a picture
group-ladder = Ladder
group-no-matches = Nothing to compare yet: play a match with at least one other person.
group-ratings = Ratings
group-ratings-on = Compare ratings in this group
group-ratings-note = A number for how well you play (openskill), from matches in this group with fresh cards and at least two people, half an hour after each. Members who switch this on see each other’s. The bots’ ratings are fixed, for comparison.
group-ratings-none = No match here has been rated yet.
group-duels = Head to head

panel-tonight = Play tonight
panel-agree = Agree on a day
panel-manage = Group settings
panel-invite = Invite
panel-new = Which game?

season-which = Which season?
season-since = Since { $date }
season-between = { $from } to { $to }
season-until = Until { $date }
season-all = All seasons

ladder-place = Place
ladder-name = Name
ladder-matches = Matches
ladder-won = Won
ladder-fair = Fair share
ladder-ratio = Against fair share
ladder-luck = Luck
# $wins is such as +0.4, in wins.
ladder-luck-value = { $wins } ({ $count })
ladder-same = Same cards
ladder-few = Too few matches to say
ladder-game = { $name } { $won } of { $count }
ladder-how = How this is counted
ladder-note = Every match gives one win, which its winners share. Your fair share is one divided by the number of seats. 100 % means you won exactly as much as if everybody were equally good. You get a place after { $count } matches. Matches with only one person, matches that were broken off, and matches with cards that somebody may have known don’t count. Luck is what deals and draws brought you, in wins; in brackets, over how many matches: those after which somebody asked for the account of luck. Same cards: the share of the other tables that did worse in your seat.

duel-game = Which game
duel-all = All games
duel-said = { $won } to { $lost }

tonight-game = Which game?
tonight-who = Who plays?
tonight-level = Bots, if seats are left
tonight-same = Same cards?
tonight-same-no = No
tonight-same-tables = At every table
tonight-same-pairs = For every pair
tonight-same-tables-note = All tables play the same deal and are compared seat by seat. No spectators, hints or takebacks.
tonight-same-pairs-note = Two of you sit at each table among bots, as partners if the game has teams. All pairs play the same deal and are compared. No spectators, hints or takebacks.
tonight-open = { $count ->
    [one] Open a table for 1 person
   *[other] Open tables for { $count } people
}
tonight-note = You’ll be spread over as many tables as it takes, if possible with people you haven’t met tonight. Bots only fill what’s left.

plan-day = First day
plan-time = Time
plan-every = How often?
plan-weeks-0 = Once
plan-weeks-1 = Every week
plan-weeks-2 = Every 2 weeks
plan-weeks-4 = Every 4 weeks
plan-zone = Time zone: { $zone }
plan-reminder = The calendar file reminds you half an hour before. So does this server, if you switch on notifications in the settings on the home page.
plan-save = Agree
plan-none = No fixed day

manage-name = Name of the group
manage-rename = Rename
manage-remove = Remove
manage-remove-sure = Remove { $name }? They can’t come back as the same person. Someone with the link can still come as somebody new, so make a new link as well.
manage-hand-over = Hand over the group
manage-hand-over-sure = Hand the group over to { $name }? You’ll be a member like the others.
manage-season = Season
manage-season-note = The ladder and the head to head count from the beginning of the season.
manage-season-new = Begin a new season
manage-season-sure = The ladder starts again for everyone. You can look back on the season so far.
manage-link = The link
manage-link-note = If the link has got around too far, replace it. Members find the group on their home page.
manage-new-link = Make a new link
manage-new-link-sure = The old link will stop working.
manage-end = Close the group
manage-close = Close
manage-close-sure = The group, its ladder and its dates will be gone for everybody. Matches stay with those who played them.
manage-founder = { $name } leads this group, and can rename or close it.
manage-leave-note = If you leave, your name disappears from the group and its ladder.
manage-leave = Leave the group
manage-leave-sure = Leave this group?

picture-of = { $count ->
    [one] 1 match, fair share { $fair }
   *[other] { $count } matches, fair share { $fair }
}
picture-compared = { $count ->
    [one] compared once
   *[other] compared { $count } times
}
