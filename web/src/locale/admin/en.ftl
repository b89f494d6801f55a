### For those who host. Loaded with the admin page only.

admin = Hosting
admin-leave = Lock
admin-parts = Parts of this page
admin-door = For those who host
admin-door-note = This page needs the secret of this server. Show it on the server’s machine with:
admin-secret = Secret
admin-enter = Enter
admin-wrong = That isn’t the secret, or this page can’t be used from here.
admin-which = Show
admin-none = Nothing here.
admin-nobody = no name
admin-bot = Bot
admin-free = free
admin-unknown = not known
admin-until = until { $until }
admin-for = For how long
admin-reason = Note for yourself
admin-time-10 = 10 minutes
admin-time-60 = 1 hour
admin-time-1440 = 1 day
admin-time-10080 = 1 week
admin-time-43200 = 30 days
admin-time-525600 = 1 year

admin-tables = Tables
admin-tables-running = Being played
admin-tables-open = Not started
admin-tables-over = Finished
admin-tables-public = In the public list
admin-tables-closed = Closed
admin-tables-aside = Set aside
admin-tables-all = All
admin-table-find = Address begins with
admin-table = Table
admin-status = State
admin-status-open = not started
admin-status-running = being played
admin-status-over = finished
admin-aside = set aside
admin-closed = closed
admin-hidden = hidden
admin-public = public
admin-created = Set up
admin-changed = Last change
admin-log = Log
admin-log-size = { $rows } rows, { $size }
admin-log-note = While a match is being played, its log is shown without moves and seeds: nobody sees hands this way.
admin-chat = Chat messages
admin-host = host
admin-watch = Go there
admin-download-log = Download the log
admin-retry = Try again
admin-hide = Hide from the list
admin-show = Show in the list
admin-close = Close table
admin-close-sure = The match ends for everybody at once. You can reopen the table later.
admin-reopen = Reopen table
admin-remove = Remove table
admin-remove-sure = The match, its log and its chat are deleted for good.

admin-people = People
admin-person-find = Name, or id begins with
admin-person = Person
admin-seen = Last seen
admin-network = Network
admin-at-tables = { $count ->
    [one] at one table
   *[other] at { $count } tables
}
admin-reported = { $count ->
    [one] one report
   *[other] { $count } reports
}
admin-in-force = In force
admin-measure-ban = Banned
admin-measure-mute = Muted
admin-measure-name = Name kept
admin-lift = End it
admin-mute = Mute
admin-mute-sure = Chat and reactions are refused for this time.
admin-rename = Take the name away
admin-rename-sure = A neutral name is given, and kept for a week.
admin-ban = Ban
admin-ban-sure = All connections end at once, and new ones are refused for this time.
admin-ban-network = Ban a network
admin-ban-network-sure = Everybody in { $network } is kept out for this time.
admin-export = Export their data

admin-reports = Reports
admin-reports-open = Open
admin-reports-resolved = Resolved
admin-reports-dismissed = Dismissed
admin-report-about = { $name }: { $reason }
admin-reason-chat = chat
admin-reason-name = name
admin-reason-cheating = cheating
admin-reason-stalling = stalling
admin-reason-other = something else
admin-report-by = Reported by { $name }
admin-report-chat = { $count ->
    [one] The latest chat message
   *[other] The latest { $count } chat messages
}
admin-see-person = See the person
admin-see-table = See the table
admin-resolve = Resolved
admin-dismiss = Dismiss
admin-open-again = Open again

admin-load = Load
admin-load-moves = Moves a second
admin-load-half = Half of all moves within
admin-load-most = 99 of 100 moves within
admin-load-sockets = Connections to tables
admin-load-rooms = Tables in memory
admin-load-bots = Bots thinking
admin-load-memory = Memory
admin-load-processes = Processes
admin-load-people = People known
admin-load-limits = Limits hit, since the start
admin-load-queues = Queues
admin-load-all = All figures
admin-load-nothing = Nothing so far.

admin-announce = Announce
admin-announce-text = What should everybody know?
admin-announce-example = Restart at 22:00, for a few minutes.
admin-announce-languages = In other languages (optional)
admin-announce-send = Announce it
admin-announce-now = Announced now
admin-withdraw = Withdraw
