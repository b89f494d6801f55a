# Gruppen: Stammtische mit einem eigenen Link.

found-note = Für alle, die immer wieder miteinander spielen: ein eigener Link, eure Tische, eure Rangliste, eure Abende. Ohne Konten.
found-example = Unsere Donnerstagsrunde
found-go = Gruppe gründen

group-door = { $founder } lädt dich in die Gruppe „{ $name }“ ein
group-door-nobody = Du bist in die Gruppe „{ $name }“ eingeladen
group-door-note = { $count ->
    [one] Eine Gruppe, die sich hier zum Spielen trifft. Bisher ist eine Person dabei.
   *[other] Eine Gruppe, die sich hier zum Spielen trifft. { $count } Leute sind dabei.
}
group-join = Mitmachen
group-join-as = Als { $name } mitmachen

group-invite = Einladen
group-invite-title = Lade deine Leute ein
group-link = Link zu dieser Gruppe
group-qr = Der Link zu dieser Gruppe als QR-Code
group-private = Nur wer diesen Link hat, findet die Gruppe. Wer ihn öffnet und einen Namen angibt, gehört dazu.
group-settings = Gruppeneinstellungen

group-members = { $count ->
    [one] 1 Mitglied
   *[other] { $count } Mitglieder
}
group-here-count = { $count } gerade da
group-here = Gerade da
group-playing = Am Tisch
group-founder = Leitet die Gruppe
group-you = Du

group-no-plan = Wann trefft ihr euch?
group-next = Nächstes Mal: { $when }
group-soon = Bald ist es so weit: { $when }
group-plan = Tag ausmachen
group-i-come = Ich komme
group-i-cannot = Ich kann nicht
group-come-count = { $count ->
    [one] 1 Zusage
   *[other] { $count } Zusagen
}
group-comes = Kommt
group-comes-not = Kommt nicht
group-calendar = In den Kalender
group-daily = Karten des Tages
group-tonight = Heute spielen
group-to-table = Zu deinem Tisch
group-ready = Dein Tisch ist bereit.

group-events = Turniere
group-no-events = Mehrere Runden mit Paarungen und Tabelle. Noch gibt es keins.
group-tables = Tische
group-no-tables = Kein Tisch ist offen. Drück auf „Heute spielen“ oder eröffne einen einzelnen.
group-new-table = Tisch eröffnen
group-finished = Beendete Partien
group-all = Alle { $count } zeigen
group-evening = Der letzte Abend
group-evening-past = Ein früherer Abend
group-evening-which = Welcher Abend?
group-evening-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
group-share = Bild teilen
group-ladder = Rangliste
group-no-matches = Noch gibt es nichts zu vergleichen: Spiel eine Partie mit mindestens einer anderen Person.
group-ratings = Wertungen
group-ratings-on = Wertungen in dieser Gruppe vergleichen
group-ratings-note = Eine Zahl dafür, wie gut du spielst (openskill), aus Partien dieser Gruppe mit frischen Karten und mindestens zwei Menschen, eine halbe Stunde nach jeder. Wer das einschaltet, sieht die Wertungen der anderen, die es auch tun. Die der Bots stehen fest, zum Vergleich.
group-ratings-none = Hier wurde noch keine Partie gewertet.
group-duels = Wer hat wen geschlagen

panel-tonight = Heute spielen
panel-agree = Tag ausmachen
panel-manage = Gruppeneinstellungen
panel-invite = Einladen
panel-new = Welches Spiel?

season-which = Welche Saison?
season-since = Seit { $date }
season-between = { $from } bis { $to }
season-until = Bis { $date }
season-all = Alle Saisons

ladder-place = Platz
ladder-name = Name
ladder-matches = Partien
ladder-won = Siege
ladder-fair = Fairer Anteil
ladder-ratio = Zum fairen Anteil
ladder-luck = Glück
ladder-luck-value = { $wins } ({ $count })
ladder-same = Gleiche Karten
ladder-few = Noch zu wenige Partien
ladder-game = { $name } { $won } von { $count }
ladder-how = So wird gezählt
ladder-note = Jede Partie gibt einen Sieg, den sich alle teilen, die gewonnen haben. Dein fairer Anteil ist eins durch die Zahl der Plätze. 100 % heißt: Du hast genau so viel gewonnen, als wären alle gleich gut. Einen Platz bekommst du nach { $count } Partien. Partien mit nur einer Person, abgebrochene und solche mit Karten, die jemand schon kennen konnte, zählen nicht. Glück ist, was Geben und Ziehen dir gebracht haben, in Siegen; in Klammern steht, über wie viele Partien: die, für die jemand die Glücksrechnung verlangt hat. Gleiche Karten: welcher Anteil der anderen Tische auf deinem Platz schlechter war.

duel-game = Welches Spiel
duel-all = Alle Spiele
duel-said = { $won } zu { $lost }

tonight-game = Welches Spiel?
tonight-who = Wer spielt mit?
tonight-level = Bots, falls Plätze frei bleiben
tonight-same = Gleiche Karten?
tonight-same-no = Nein
tonight-same-tables = An jedem Tisch
tonight-same-pairs = Für jedes Paar
tonight-same-tables-note = Alle Tische spielen mit denselben Karten und werden Platz für Platz verglichen. Ohne Zuschauer, Tipps und Zurücknehmen.
tonight-same-pairs-note = An jedem Tisch sitzen zwei von euch zwischen Bots, als Team, wenn das Spiel Teams hat. Alle Paare spielen mit denselben Karten und werden verglichen. Ohne Zuschauer, Tipps und Zurücknehmen.
tonight-open = { $count ->
    [one] Tisch für 1 Person eröffnen
   *[other] Tische für { $count } Leute eröffnen
}
tonight-note = Ihr werdet auf so viele Tische verteilt wie nötig, möglichst mit Leuten, die ihr heute noch nicht getroffen habt. Bots füllen nur auf, was übrig bleibt.

plan-day = Erster Tag
plan-time = Uhrzeit
plan-every = Wie oft?
plan-weeks-0 = Einmal
plan-weeks-1 = Jede Woche
plan-weeks-2 = Alle 2 Wochen
plan-weeks-4 = Alle 4 Wochen
plan-zone = Zeitzone: { $zone }
plan-reminder = Die Kalenderdatei erinnert dich eine halbe Stunde vorher. Dieser Server auch, wenn du es auf der Startseite in den Einstellungen einschaltest.
plan-save = Festlegen
plan-none = Kein fester Tag

manage-name = Name der Gruppe
manage-rename = Umbenennen
manage-remove = Entfernen
manage-remove-sure = { $name } entfernen? Als dieselbe Person ist keine Rückkehr möglich. Mit dem Link kann jemand aber als neue Person kommen, mach darum auch einen neuen Link.
manage-hand-over = Leitung übergeben
manage-hand-over-sure = Die Gruppe an { $name } übergeben? Danach bist du ein Mitglied wie alle anderen.
manage-season = Saison
manage-season-note = Die Rangliste und „Wer hat wen geschlagen“ zählen vom Beginn der Saison an.
manage-season-new = Neue Saison beginnen
manage-season-sure = Die Rangliste fängt für alle neu an. Auf die bisherige Saison könnt ihr zurückblicken.
manage-link = Der Link
manage-link-note = Wenn sich der Link zu weit herumgesprochen hat, ersetze ihn. Mitglieder finden die Gruppe auf ihrer Startseite.
manage-new-link = Neuen Link machen
manage-new-link-sure = Der alte Link funktioniert dann nicht mehr.
manage-end = Gruppe auflösen
manage-close = Auflösen
manage-close-sure = Die Gruppe, ihre Rangliste und ihre Termine verschwinden für alle. Die Partien bleiben bei denen, die sie gespielt haben.
manage-founder = { $name } leitet diese Gruppe und kann sie umbenennen oder auflösen.
manage-leave-note = Wenn du gehst, verschwindet dein Name aus der Gruppe und ihrer Rangliste.
manage-leave = Gruppe verlassen
manage-leave-sure = Diese Gruppe verlassen?

picture-of = { $count ->
    [one] 1 Partie, fairer Anteil { $fair }
   *[other] { $count } Partien, fairer Anteil { $fair }
}
picture-compared = { $count ->
    [one] einmal verglichen
   *[other] { $count }-mal verglichen
}
