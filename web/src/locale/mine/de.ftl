## My page

mine = Deine Bilanz
mine-last = Deine letzten { $count } Partien.
mine-all = { $count ->
    [one] Eine Partie.
   *[other] { $count } Partien.
}
mine-private = Diese Seite siehst nur du.
mine-none = Du hast hier noch keine Partie beendet.
mine-matches = Partien
mine-won = Gewonnen
mine-fair = Fairer Anteil
mine-few = zu wenige Partien
mine-between = wohl { $low } bis { $high }
mine-mean = Punkte im Schnitt
mine-solo = Bestes Solo
mine-solo-mean = im Schnitt { $points }
mine-hints = Tipps genutzt
mine-rating = Wertung
mine-groups = Wertungen in Gruppen
mine-course = Glück und Spiel im Lauf der Zeit
mine-luck = Glück
mine-play = Entscheidungen
mine-so-far = { $mean } ± { $half } nach { $count } Partien; { $sure ->
    [yes] das ist mehr als Zufall.
   *[no] das kann Zufall sein.
}
mine-which = Spiel
mine-every = Alle Spiele
mine-course-note = In Punkten von 100 für den Sieg, je Partie, bisher im Schnitt. Der wahre Wert liegt in 95 von 100 Fällen im schattierten Bereich. Es zählen nur Partien, zu denen du den Coach gefragt hast.
mine-course-few = Zu wenige Partien: Bisher hat der Coach zu { $count } etwas gesagt, { $enough } sind nötig. Frag nach einer Partie „Was hätte ich besser machen können?“.
mine-opponents = Gegner
mine-who = Wer
mine-better = Du vorn
mine-worse = Sie vorn
mine-nobody = Du hast noch gegen niemanden gespielt.
mine-somebody = Jemand
mine-list = Partien
mine-resigned = Aufgegeben
mine-broken = Nicht beendet
mine-place = Platz { $place } · { $points }
mine-account = Glück { $luck }, Entscheidungen { $play }
mine-more = Alle zeigen
mine-yours = Das gehört dir
mine-yours-note = Speichere alles, oder deine Partien als Tabelle. „Vergiss mich“ in den Einstellungen löscht es hier.
mine-ratings = Meine Wertungen zeigen
mine-ratings-note = Eine Zahl dafür, wie gut du jedes Spiel spielst (openskill); sie ändert sich eine halbe Stunde nach einer Partie. Die Wertungen der Bots stehen fest, zum Vergleich. Deine sieht sonst niemand.
mine-json = Alles speichern (JSON)
mine-csv = Partien speichern (CSV)
mine-offline = Offline gespielt
mine-offline-note = Diese Partien hast du ohne Verbindung gespielt und dann übergeben. Sie zählen oben nirgends mit, auch nicht für Wertungen und Ranglisten.
mine-offline-remove = Entfernen
mine-offline-remove-sure = Diese Partie vom Server entfernen? Auf dem Gerät, auf dem du sie gespielt hast, bleibt sie.
