## Die Karten des Tages

daily = Karten des Tages
daily-about = Alle auf diesem Server bekommen dieselben Karten. Dein erster Versuch zählt: ohne Tipps, ohne Zurücknehmen. Danach spielst du sie zum Spaß noch einmal.
daily-left = Noch { $time }, bis Mitternacht UTC
daily-over = Dieser Tag ist vorbei. Die geheimen Zahlen liegen offen, und alle können sie prüfen.
daily-before = Tag davor
daily-after = Tag danach
daily-today = Heute
daily-alone = Allein
# $level ist der Name einer Stufe, etwa „Experte“.
daily-against = { $count ->
    [one] Gegen einen Bot ({ $level })
   *[other] Gegen { $count } Bots ({ $level })
}
daily-play = Spielen
daily-go-on = Weiterspielen
daily-fun = Zum Spaß spielen
daily-again = Zum Spaß noch einmal
daily-hidden = Die Ergebnisse der anderen und das Par siehst du, wenn du gespielt hast.
daily-running = Dein Versuch hat begonnen. Spiel ihn zu Ende, bevor der Tag vorbei ist.
daily-missed = Diese Karten hast du nicht gespielt. Das kostet nichts.
daily-unscored = Dieser Versuch zählt nicht: Er wurde aufgegeben, ein Bot hat geholfen, oder der Tag war vorher zu Ende.
daily-nobody = { $over ->
    [yes] Niemand hat diese Karten zu Ende gespielt.
   *[no] Noch hat niemand ein Ergebnis.
}
daily-only = { $over ->
    [yes] Sonst hat sie niemand gespielt
   *[no] Du bist zuerst da
}
daily-rank = Platz { $rank } von { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] Eine Sequenz voraus
       *[other] { $count } Sequenzen voraus
    }
    [behind] { $count ->
        [one] Eine Sequenz zurück
       *[other] { $count } Sequenzen zurück
    }
   *[even] Gleichstand
}
daily-you = Du
daily-everybody = Alle hier
daily-par = Par { $mean } ± { $spread }
daily-par-about = Par ist, was Bots auf Meisterniveau an deinem Platz erreicht haben: { $count ->
    [one] ein Durchgang
   *[other] { $count } Durchgänge
}, jeder Zug mit { $part } % ihrer üblichen Bedenkzeit.
daily-par-none = Das Par ist noch nicht berechnet. Der Server spielt voraus, wenn er sonst nichts zu tun hat.
daily-par-never = Für diese Karten wurde kein Par berechnet.
daily-so-many = { $score }: { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
daily-named = { $count ->
    [one] Ein Ergebnis mit Namen
   *[other] { $count } Ergebnisse mit Namen
}
daily-unscored-title = Nur zum Spaß
daily-why-browser = In diesem Browser hat schon jemand diese Karten gespielt. Darum wird dein Versuch nicht gewertet.
daily-why-network = Aus deinem Netz haben heute schon viele diese Karten gespielt. Darum wird dein Versuch nicht gewertet.

## Teilen

daily-share = Meinen Tag teilen
daily-share-note = Kreise: mit wie vielen du mithalten konntest. Ein Stern: Par oder besser. Es verrät nichts über die Karten.
daily-share-text = Text zum Teilen
daily-kept-up = { $lit } von 5
daily-copy = Text kopieren
daily-picture = Bild speichern

## Meine Tage

daily-calendar = Deine Tage
daily-calendar-note = Ein verpasster Tag kostet nichts, und du kannst ihn zum Spaß nachholen.
daily-month-before = Monat davor
daily-month-after = Monat danach
daily-free = nicht gespielt
daily-beside = Vergleichen mit
daily-groups = In meinen Gruppen vergleichen
daily-groups-note = Mitglieder deiner Gruppen, die das auch einschalten, sehen deinen Namen und dein Ergebnis, sobald sie gespielt haben, und du siehst ihre. Das ist aus, bis du es einschaltest.
daily-name = Meinen Namen hier zeigen
daily-name-note = Andere auf diesem Server sehen deinen Namen bei deinen Ergebnissen. Das ist aus, bis du es einschaltest.

## Fairness

daily-fair = Für alle gleich, vorher festgelegt
daily-fair-note = Am Tag davor zeigt der Server zu allen Karten einen Fingerabdruck. Wenn der Tag vorbei ist, zeigt er die geheime Zahl, aus der sie folgen, und dein Browser prüft, ob beide zusammenpassen.
daily-fair-sealed = Die Zahl bleibt bis Mitternacht UTC geheim.
daily-fair-good = Die Zahl passt zum Fingerabdruck.
daily-fair-bad = Die Zahl passt nicht zum Fingerabdruck!
daily-fair-same = Dein Browser hatte diesen Fingerabdruck schon vorher gesehen.
daily-fair-other = Dein Browser hat vorher einen anderen Fingerabdruck gesehen!
daily-fair-figures = Fingerabdrücke und geheime Zahlen
daily-fair-hash = { $game }: Fingerabdruck
daily-fair-seed = { $game }: geheime Zahl
daily-fair-tomorrow = { $game }: Fingerabdruck für morgen
daily-without = ohne Wertung
