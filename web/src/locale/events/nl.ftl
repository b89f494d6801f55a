# Events: evenings and tournaments with a link of their own.

new-event = Een toernooi beginnen
new-event-note = Voor een avond of een hele competitie: iedereen met de link kan meedoen, zonder account. De tafels openen vanzelf, met iedereen op zijn plaats.
new-event-name = Naam van het toernooi
new-event-example = Vrijdagbeker
new-event-game = Welk spel?
new-event-minutes = Ongeveer { $minutes } minuten per ronde
new-event-form = Toernooivorm
new-event-rounds = Rondes
new-event-cards = Kaarten
new-event-same = Dezelfde kaarten aan elke tafel
new-event-same-note = Alle tafels van een ronde spelen met dezelfde kaarten. Het telt hoe je het doet vergeleken met wie aan de andere tafels op dezelfde plaats zit.
new-event-between = De volgende ronde begint
new-event-between-host = Als ik het zeg
new-event-seconds = Na { $count } s
new-event-breaks = Na { $count } min
new-event-level = Bots
new-event-level-note = Ze vullen lege plaatsen en spelen voor wie weggaat.
new-event-bots = Bots die meedoen
new-event-bots-note = Ze worden ingedeeld zoals mensen en hebben eigen punten.
new-event-late = Je kunt na het begin nog meedoen
new-event-play = Ik speel ook mee
new-event-open = Toernooi openen
new-event-hint = Het begint als jij het zegt.

event-form-swiss = Zwitsers
event-form-swiss-note = In elke ronde tref je mensen met ongeveer evenveel punten als jij, en liefst niemand twee keer.
event-form-lots = Door loting
event-form-lots-note = In elke ronde loot je nieuwe tegenstanders.
event-form-all = Allen tegen allen
event-form-all-note = Het gaat door tot iedereen elkaar heeft getroffen.

event-door = { $host } nodigt je uit voor ‘{ $name }’
event-door-note = { $count ->
    [0] Een { $game }-toernooi. Nog niemand doet mee.
    [one] Een { $game }-toernooi. Tot nu toe doet er één mee.
   *[other] Een { $game }-toernooi. Tot nu toe doen er { $count } mee.
}
event-door-late = Een { $game }-toernooi. Je kunt vanaf de volgende ronde meedoen.
event-enter = Meedoen
event-enter-as = Meedoen als { $name }

event-gathers = { $count ->
    [0] Nog niemand doet mee
    [one] Tot nu toe doet er één mee
   *[other] Tot nu toe doen er { $count } mee
}
event-begin-note = Deel de link en begin als iedereen er is.
event-waits-for-host = { $name } begint het toernooi als iedereen er is.
event-start = Beginnen
event-round-of = Ronde { $round } van { $rounds }
event-round-of-least = Ronde { $round } van minstens { $rounds }
event-ready = Je tafel staat klaar.
event-to-table = Naar je tafel
event-still = { $count ->
    [one] Eén tafel speelt nog.
   *[other] { $count } tafels spelen nog.
}
event-next-in = De volgende ronde begint over { $seconds } s.
event-next-host = { $name } begint de volgende ronde.
event-next-now = Volgende ronde starten
event-ends = Dat was de laatste ronde.
event-paused = Het toernooi is gepauzeerd.
event-pause = Pauze
event-resume = Verder
event-won = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}

event-invite = Uitnodigen
event-invite-title = Nodig mensen uit
event-link = Link naar dit toernooi
event-qr = De link naar dit toernooi als QR-code
event-private = Alleen wie deze link heeft, vindt het toernooi.
event-settings = Toernooi-instellingen
event-to-group = Naar de groep

event-people = { $count ->
    [one] 1 persoon
   *[other] { $count } mensen
}
event-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Iemand
event-you = Jij
event-here = Nu hier
event-plays = Aan een tafel
event-left = Doet niet meer mee

event-standings = Stand
event-place = Plaats
event-name = Naam
event-points = Punten
event-buchholz = Tegenstanders
event-berger = Verslagen
event-wins = Gewonnen
event-played = Gespeeld
event-how = Zo wordt er geteld
event-how-table = Aan een tafel krijg je het deel van je tegenstanders dat het slechter deed dan jij; een gelijke stand telt half. Wie iedereen verslaat, krijgt 1.
event-how-compared = Je krijgt het deel van de andere tafels waar het op jouw plaats met dezelfde kaarten slechter ging; een gelijke stand telt half.
event-how-ties = Bij gelijke punten beslissen de punten van iedereen die je trof (tegenstanders), dan de punten van wie je versloeg (verslagen), dan de eerste plaatsen (gewonnen).
event-save-csv = Opslaan als CSV
event-save-json = Opslaan als JSON

event-table = Tafel { $number }
event-is-playing = Bezig
event-is-over = Afgelopen
event-is-decided = Ieder een half punt
event-is-gone = Gesloten
event-replay = Terugblik
event-watch = Meekijken
event-waits-for = Wacht op { $names }
event-play-on = Bots laten doorspelen
event-play-on-sure = Bots spelen voor { $names }. Terugkomen kan altijd.
event-half = Ieder een half punt
event-half-sure = Iedereen aan deze tafel krijgt een half punt, en de ronde wacht er niet meer op.

event-at-table = Spelers per tafel
event-seats = { $count ->
   *[other] { $count } spelers
}
event-same = Aan elke tafel dezelfde

event-rename = Hernoemen
event-change = Wijzigen
event-remove = Verwijderen
event-remove-sure = { $name } verwijderen? Terugkomen als dezelfde persoon kan dan niet.
event-finish = Einde
event-end = Toernooi beëindigen
event-end-sure = Nu beëindigen? Tafels die nog spelen, tellen niet mee.
event-delete = Wissen
event-delete-sure = Het toernooi en de stand zijn dan voor iedereen weg. Partijen blijven bij wie ze gespeeld heeft.
event-leave = Toernooi verlaten
event-leave-sure = Dit toernooi verlaten?
event-leave-early = Met de link kun je terugkomen.
event-leave-note = Je resultaten blijven. Speelt je tafel nog, dan neemt een bot je plaats in.
event-nothing-to-change = Alleen wie het toernooi leidt, kan hier iets wijzigen.
new-event-count = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
