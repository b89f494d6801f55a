offline-title = Offline spielen
offline-note = Alle vier Spiele gegen Bots und an einem Gerät, mit Lektionen und Regeln, auch ohne Verbindung. Deine Partien bleiben in diesem Browser.
offline-fetch = Offline spielen: { $size } MB
offline-fetching = Wird geladen…
offline-ready = Bereit. Du kannst ohne Verbindung spielen.
offline-failed = Das hat nicht geklappt: { $file } ließ sich nicht laden. Bist du online?
offline-full = Das hat nicht geklappt: In diesem Browser ist kein Platz dafür.
offline-none = Dieser Browser oder dieser Server kann das nicht.
offline-insecure = Browser behalten nur Seiten von Adressen, die mit https beginnen.
offline-remove = Wieder entfernen
away = Der Server antwortet gerade nicht. Sobald er es tut, ist alles wieder da.
away-plays = Der Server antwortet gerade nicht. Gegen Bots und an einem Gerät kannst du spielen; deine Partien bleiben in diesem Browser.
offline-coach = Der Coach denkt hier in deinem Browser. Das dauert einige Minuten; was er gefunden hat, bleibt erhalten.
offline-strength = Ohne Verbindung denken die Bots in deinem Browser. Experten und Meister kommen dort nicht so weit und spielen schwächer als auf einem Server.
runs-compiled = Regeln und Bots laufen in diesem Browser, kompiliert.
runs-plain = Regeln und Bots laufen in diesem Browser als einfaches Python: Bots denken langsamer.
away-settings = Deine anderen Geräte und deine Daten auf dem Server sind wieder da, sobald er antwortet.
hand-title = Offline gespielt
hand-offer =
    { $count ->
        [one] Eine Partie, die du ohne Verbindung gespielt hast, ist nur in diesem Browser. Soll der Server sie auch bekommen? Dann steht sie auf jedem Gerät in deiner Liste.
       *[other] { $count } Partien, die du ohne Verbindung gespielt hast, sind nur in diesem Browser. Soll der Server sie auch bekommen? Dann stehen sie auf jedem Gerät in deiner Liste.
    } Solche Partien werden gekennzeichnet und zählen nicht für Wertungen und Ranglisten.
hand-which = Welche?
hand-now = Ja, übergeben
hand-stay = Nein, nur hier behalten
hand-doing = Wird übergeben…
hand-done = { $count ->
    [one] Der Server hat die Partie. Du findest sie bei deinen beendeten Partien und unter „Deine Bilanz“.
   *[other] Der Server hat { $count } Partien. Du findest sie bei deinen beendeten Partien und unter „Deine Bilanz“.
}
hand-refused = { $game } bleibt hier: { $why }
today-here = Die gleichen Karten für alle, die ohne Server spielen. Nichts davon zählt.
away-groups = Gruppen und Freunde brauchen den Server.
here-title = Partien in diesem Browser
here-count = { $count ->
    [one] Eine Partie liegt in diesem Browser.
   *[other] { $count } Partien liegen in diesem Browser.
}
here-running = läuft noch
here-unread = nicht lesbar
here-remove = Entfernen
here-remove-sure = Diese Partie aus diesem Browser entfernen? Hat kein Server sie, ist sie endgültig weg.
here-remove-all = Alle entfernen
here-remove-all-sure = Alle Partien aus diesem Browser entfernen? Die, die kein Server hat, sind endgültig weg.
