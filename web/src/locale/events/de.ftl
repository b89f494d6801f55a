# Events: evenings and tournaments with a link of their own.

new-event = Turnier veranstalten
new-event-note = Für einen Abend oder eine ganze Liga: Wer den Link hat, kann mitspielen, ohne Konto. Die Tische öffnen sich von allein, und alle haben ihren Platz.
new-event-name = Name des Turniers
new-event-example = Freitagspokal
new-event-game = Welches Spiel?
new-event-minutes = Etwa { $minutes } Minuten je Runde
new-event-form = Modus
new-event-rounds = Runden
new-event-cards = Karten
new-event-same = Dieselben Karten an jedem Tisch
new-event-same-note = Alle Tische einer Runde spielen mit denselben Karten. Es zählt, wie du im Vergleich mit denen abschneidest, die an den anderen Tischen auf demselben Platz sitzen.
new-event-between = Die nächste Runde beginnt
new-event-between-host = Wenn ich es sage
new-event-seconds = Nach { $count } s
new-event-breaks = Nach { $count } min
new-event-level = Bots
new-event-level-note = Sie füllen freie Plätze und spielen für alle, die gehen.
new-event-bots = Bots, die mitspielen
new-event-bots-note = Sie werden wie Menschen auf die Tische verteilt und haben eigene Punkte.
new-event-late = Man kann nach dem Start dazukommen
new-event-play = Ich spiele mit
new-event-open = Turnier eröffnen
new-event-hint = Es beginnt, wenn du es sagst.

event-form-swiss = Schweizer System
event-form-swiss-note = In jeder Runde triffst du Leute mit etwa so vielen Punkten wie du, und möglichst niemanden zweimal.
event-form-lots = Nach Los
event-form-lots-note = In jeder Runde werden dir neue Gegner zugelost.
event-form-all = Jeder gegen jeden
event-form-all-note = Es wird gespielt, bis alle einander begegnet sind.

event-door = { $host } lädt dich zu „{ $name }“ ein
event-door-note = { $count ->
    [0] Ein Turnier in { $game }. Noch ist niemand dabei.
    [one] Ein Turnier in { $game }. Bisher dabei: 1.
   *[other] Ein Turnier in { $game }. Bisher dabei: { $count }.
}
event-door-late = Ein Turnier in { $game }. Du kannst ab der nächsten Runde mitspielen.
event-enter = Mitspielen
event-enter-as = Mitspielen als { $name }

event-gathers = { $count ->
    [0] Noch ist niemand dabei
    [one] Bisher dabei: 1
   *[other] Bisher dabei: { $count }
}
event-begin-note = Teile den Link und starte, wenn alle da sind.
event-waits-for-host = { $name } startet das Turnier, wenn alle da sind.
event-start = Starten
event-round-of = Runde { $round } von { $rounds }
event-round-of-least = Runde { $round } von mindestens { $rounds }
event-ready = Dein Tisch ist bereit.
event-to-table = Zu deinem Tisch
event-still = { $count ->
    [one] Ein Tisch spielt noch.
   *[other] { $count } Tische spielen noch.
}
event-next-in = Die nächste Runde beginnt in { $seconds } s.
event-next-host = { $name } startet die nächste Runde.
event-next-now = Nächste Runde starten
event-ends = Das war die letzte Runde.
event-paused = Das Turnier ist unterbrochen.
event-pause = Pause
event-resume = Weiter
event-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}

event-invite = Einladen
event-invite-title = Leute einladen
event-link = Link zu diesem Turnier
event-qr = Der Link zu diesem Turnier als QR-Code
event-private = Nur wer diesen Link hat, findet das Turnier.
event-settings = Turniereinstellungen
event-to-group = Zur Gruppe

event-people = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
event-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Jemand
event-you = Du
event-here = Gerade da
event-plays = Am Tisch
event-left = Nicht mehr dabei

event-standings = Tabelle
event-place = Platz
event-name = Name
event-points = Punkte
event-buchholz = Gegner
event-berger = Besiegte
event-wins = Siege
event-played = Gespielt
event-how = So wird gezählt
event-how-table = An einem Tisch bekommst du den Anteil deiner Gegner, die schlechter abgeschnitten haben als du; ein Gleichstand zählt halb. Wer alle schlägt, bekommt 1.
event-how-compared = Du bekommst den Anteil der anderen Tische, an denen auf deinem Platz mit denselben Karten weniger herauskam; ein Gleichstand zählt halb.
event-how-ties = Bei gleichen Punkten entscheiden die Punkte aller, die du getroffen hast (Gegner), dann die Punkte derer, die du besiegt hast (Besiegte), dann die ersten Plätze (Siege).
event-save-csv = Als CSV speichern
event-save-json = Als JSON speichern

event-table = Tisch { $number }
event-is-playing = Läuft
event-is-over = Fertig
event-is-decided = Halber Punkt für alle
event-is-gone = Geschlossen
event-replay = Rückblick
event-watch = Zuschauen
event-waits-for = Wartet auf { $names }
event-play-on = Bots weiterspielen lassen
event-play-on-sure = Bots spielen für { $names }. Zurückkommen ist jederzeit möglich.
event-half = Halber Punkt für alle
event-half-sure = Alle an diesem Tisch bekommen einen halben Punkt, und die Runde wartet nicht mehr auf ihn.

event-at-table = Spieler pro Tisch
event-seats = { $count ->
   *[other] { $count } Spieler
}
event-same = An jedem Tisch dieselben

event-rename = Umbenennen
event-change = Ändern
event-remove = Entfernen
event-remove-sure = { $name } entfernen? Als dieselbe Person gibt es kein Zurück.
event-finish = Ende
event-end = Turnier beenden
event-end-sure = Jetzt beenden? Tische, die noch spielen, zählen nicht.
event-delete = Löschen
event-delete-sure = Das Turnier und seine Tabelle sind dann für alle weg. Partien bleiben bei denen, die sie gespielt haben.
event-leave = Turnier verlassen
event-leave-sure = Dieses Turnier verlassen?
event-leave-early = Mit dem Link kannst du wiederkommen.
event-leave-note = Deine Ergebnisse bleiben. Spielt dein Tisch noch, übernimmt ein Bot deinen Platz.
event-nothing-to-change = Hier kann nur etwas ändern, wer das Turnier leitet.
new-event-count = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
