### Für die Leitung eines Servers. Wird nur mit der Verwaltungsseite geladen.

admin = Verwaltung
admin-leave = Sperren
admin-parts = Teile dieser Seite
admin-door = Für die Leitung
admin-door-note = Diese Seite braucht das Geheimnis dieses Servers. Auf seinem Rechner zeigt es dir:
admin-secret = Geheimnis
admin-enter = Öffnen
admin-wrong = Das ist nicht das Geheimnis, oder diese Seite darf von hier aus nicht benutzt werden.
admin-which = Zeigen
admin-none = Nichts da.
admin-nobody = ohne Namen
admin-bot = Bot
admin-free = frei
admin-unknown = nicht bekannt
admin-until = bis { $until }
admin-for = Wie lange
admin-reason = Notiz für dich
admin-time-10 = 10 Minuten
admin-time-60 = 1 Stunde
admin-time-1440 = 1 Tag
admin-time-10080 = 1 Woche
admin-time-43200 = 30 Tage
admin-time-525600 = 1 Jahr

admin-tables = Tische
admin-tables-running = Laufende
admin-tables-open = Noch nicht begonnen
admin-tables-over = Beendete
admin-tables-public = In der öffentlichen Liste
admin-tables-closed = Geschlossene
admin-tables-aside = Beiseitegelegte
admin-tables-all = Alle
admin-table-find = Adresse beginnt mit
admin-table = Tisch
admin-status = Stand
admin-status-open = nicht begonnen
admin-status-running = läuft
admin-status-over = beendet
admin-aside = beiseitegelegt
admin-closed = geschlossen
admin-hidden = verborgen
admin-public = öffentlich
admin-created = Entstanden
admin-changed = Letzte Änderung
admin-log = Protokoll
admin-log-size = { $rows } Zeilen, { $size }
admin-log-note = Solange gespielt wird, zeigt das Protokoll weder Züge noch Startwerte: So sieht niemand fremde Karten.
admin-chat = Zeilen im Chat
admin-host = hat eröffnet
admin-watch = Hingehen
admin-download-log = Protokoll herunterladen
admin-retry = Noch einmal versuchen
admin-hide = Aus der Liste nehmen
admin-show = In der Liste zeigen
admin-close = Tisch schließen
admin-close-sure = Die Partie endet sofort für alle. Du kannst den Tisch später wieder öffnen.
admin-reopen = Tisch wieder öffnen
admin-remove = Tisch löschen
admin-remove-sure = Partie, Protokoll und Chat werden endgültig gelöscht.

admin-people = Personen
admin-person-find = Name, oder Kennung beginnt mit
admin-person = Person
admin-seen = Zuletzt gesehen
admin-network = Netz
admin-at-tables = { $count ->
    [one] an einem Tisch
   *[other] an { $count } Tischen
}
admin-reported = { $count ->
    [one] eine Meldung
   *[other] { $count } Meldungen
}
admin-in-force = In Kraft
admin-measure-ban = Gesperrt
admin-measure-mute = Stumm
admin-measure-name = Name fest
admin-lift = Aufheben
admin-mute = Stummschalten
admin-mute-sure = Chat und Reaktionen gehen in dieser Zeit nicht.
admin-rename = Namen wegnehmen
admin-rename-sure = Es gibt einen neutralen Namen, eine Woche lang.
admin-ban = Sperren
admin-ban-sure = Alle Verbindungen enden sofort, neue werden in dieser Zeit abgewiesen.
admin-ban-network = Netz sperren
admin-ban-network-sure = Niemand aus { $network } kommt in dieser Zeit herein.
admin-export = Daten exportieren

admin-reports = Meldungen
admin-reports-open = Offene
admin-reports-resolved = Erledigte
admin-reports-dismissed = Verworfene
admin-report-about = { $name }: { $reason }
admin-reason-chat = Chat
admin-reason-name = Name
admin-reason-cheating = Betrug
admin-reason-stalling = Hinhalten
admin-reason-other = etwas anderes
admin-report-by = Gemeldet von { $name }
admin-report-chat = { $count ->
    [one] Die letzte Zeile des Chats
   *[other] Die letzten { $count } Zeilen des Chats
}
admin-see-person = Zur Person
admin-see-table = Zum Tisch
admin-resolve = Erledigt
admin-dismiss = Verwerfen
admin-open-again = Wieder öffnen

admin-load = Last
admin-load-moves = Züge pro Sekunde
admin-load-half = Die Hälfte der Züge in
admin-load-most = 99 von 100 Zügen in
admin-load-sockets = Verbindungen zu Tischen
admin-load-rooms = Tische im Speicher
admin-load-bots = Bots, die denken
admin-load-memory = Speicher
admin-load-processes = Prozesse
admin-load-people = Bekannte Personen
admin-load-limits = Erreichte Grenzen seit dem Start
admin-load-queues = Warteschlangen
admin-load-all = Alle Werte
admin-load-nothing = Bisher nichts.

admin-announce = Ansagen
admin-announce-text = Was sollen alle wissen?
admin-announce-example = Neustart um 22 Uhr, für ein paar Minuten.
admin-announce-languages = In anderen Sprachen (freiwillig)
admin-announce-send = Bekannt geben
admin-announce-now = Jetzt bekannt gegeben
admin-withdraw = Zurückziehen
