### Alles rund um die Spiele. Jedes Spiel hat seine eigene Datei neben seinem Gesicht.
### Die Ids stehen fest; eine Bemerkung sagt, wo ein Text steht, wenn seine Wörter es nicht tun.

## Überall

description = Kartenspiele mit Freunden und Bots, an einem Tisch.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } lädt dich ein: { $game }
preview-invited = Du bist eingeladen: { $game }
preview-free = Freie Plätze: { $free } von { $seats }. Ganz ohne Konto.
preview-full = Alle Plätze sind besetzt. Du kannst zuschauen.
preview-running = Partie läuft: { $game }
preview-watch = Komm und schau zu.
preview-over = { $game }: Die Partie ist zu Ende
preview-replay = Sieh nach, wie sie verlief.
# Der Link, auf den eine Tastatur zuerst trifft.
skip = Zum Tisch springen
# Name der Lampe in der Leiste: ein Link zur Startseite.
home = Startseite
# Name der Gruppe von Knöpfen in der Leiste.
tools = Werkzeuge
close = Schließen
cancel = Abbrechen
sure-yes = Ja: { $what }
yes = Ja
no = Nein
again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert
share = Teilen
you = Du
bot = Bot
guest-number = Gast { $number }
player-number = Spieler { $number }
watcher = Zuschauer
connection-lost = Verbindung weg, wir versuchen es wieder
connection-back = Wieder verbunden
# Vor dem Punkt und dem Namen des Spiels im Titel des Browsers.
title-turn = Du bist dran

## Warum etwas nicht ging; nach den Codes des Servers

refused-error = Da ging etwas schief. Es wurde nichts verändert.
refused-offline = Der Server antwortet nicht. Bist du online?
refused-set-aside = Dieser Tisch lässt sich gerade nicht öffnen. Wer den Server betreibt, weiß Bescheid.
refused-set-aside-here = Diese Partie lässt sich in diesem Browser nicht lesen. Entfernen kannst du sie in den Einstellungen.
refused-illegal-move = Das kannst du jetzt nicht spielen.
refused-store-down = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refused-store-down-here = Dieser Browser kann gerade nichts speichern: Vielleicht ist er voll, oder es ist ein privates Fenster.
refused-reserved-name = Dieser Name ist für Bots und für Leute ohne Namen. Nimm einen anderen.
refused-mixed-name = Misch in einem Wort keine lateinischen, kyrillischen und griechischen Buchstaben.
refused-signed-out = Dieses Gerät wurde abgemeldet.
refused-forgotten = Du wurdest hier vergessen.
refused-move-same = Dieses Gerät ist schon deins.
refused-call-address = Diese Adresse geht nicht: Sie muss mit https:// beginnen.
refused-call-too-many = Du wirst schon an { $most } Adressen benachrichtigt. Entferne erst eine davon.
refused-too-many-devices = Du hast schon { $most } Geräte. Melde erst ein paar davon ab.
refused-unknown-bot = Einen solchen Bot hat dieses Spiel nicht.
refused-bad-option = Diese Option hat das Spiel nicht.
refused-bad-seats = Mit so vielen wird dieses Spiel nicht gespielt.
refused-unknown-game = Dieses Spiel gibt es auf diesem Server nicht.
refused-malformed = Das hat der Server nicht verstanden. Lade die Seite neu.
refused-foreign = Diese Seite wurde unter einer Adresse geöffnet, die der Server nicht kennt.
refused-too-long = Das ist zu lang.
refused-refused = Das lässt der Server nicht zu.
refused-restart = Der Server startet neu. Gleich geht es weiter.
refused-banned = Du bist auf diesem Server bis { $until } gesperrt.
refused-muted = Du kannst bis { $until } nicht chatten.
refused-renamed = Du behältst diesen Namen bis { $until }.
refused-closed = Dieser Tisch wurde von der Leitung dieses Servers geschlossen.
refused-gone = Diesen Tisch gibt es nicht mehr.
refused-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Mach einen neuen.
refused-too-fast = Etwas langsamer, bitte. Versuch es gleich noch einmal.
refused-without-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
refused-only-host = Das kann nur, wer den Tisch eröffnet hat.
refused-only-players = Das können nur die, die mitspielen.
refused-only-another-player = Darum kann nur jemand anderes aus der Partie bitten.
refused-only-those-who-played = Um eine neue Partie können nur die bitten, die gespielt haben.
refused-only-sitter-or-host = Einen Platz kann nur räumen, wer dort sitzt oder den Tisch eröffnet hat.
refused-not-your-seat = Das ist nicht dein Platz.
refused-begun-not-your-seat = Die Partie hat begonnen, und das ist nicht dein Platz.
refused-other-eyes = In fremde Karten schauen kannst du erst, wenn die Partie vorbei ist.
refused-when-over = Das kannst du erst sehen, wenn die Partie vorbei ist.
refused-sealed = Andere spielen mit diesen Karten noch. Du siehst sie, wenn der Tag vorbei ist (Mitternacht UTC).
refused-only-table-seats-bots = In einer laufenden Partie setzt nur der Tisch selbst Bots ein.
refused-left-table = Du sitzt nicht mehr an diesem Tisch.
refused-not-askable = Darum kann man hier nicht bitten.
refused-not-asked = Deine Antwort wird nicht gebraucht.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-begun = Die Partie hat schon begonnen.
refused-being-dealt = Die Karten werden gerade gegeben.
refused-still-running = Die Partie läuft noch.
refused-over = Die Partie ist vorbei.
refused-no-deal-now = Jetzt gibt es nichts zu geben.
refused-no-contributions-now = Zahlen zum Geben werden nur angenommen, solange gegeben wird.
refused-deal-step = Das Geben ist nicht bei diesem Schritt.
refused-full-log = An diesem Tisch ist so viel geschehen, dass nur noch Züge möglich sind. Eröffne einen anderen Tisch.
refused-seat-taken = Dort sitzt schon jemand. Wähle einen anderen Platz.
refused-have-seat = Du hast schon einen Platz. Steh erst auf.
refused-seat-cleared = Wer den Tisch eröffnet hat, hat deinen Platz geräumt. In ein paar Minuten kannst du dich wieder setzen.
refused-no-late-guests = An diesem Tisch übernimmt niemand den Platz eines Bots, wenn die Partie läuft.
refused-sit-there = Du sitzt schon dort.
refused-nobody-there = Dort sitzt niemand.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seats-free = Noch sind Plätze frei. Warte oder besetze sie mit Bots.
refused-have-resigned = Du hast aufgegeben. Der Bot spielt weiter.
refused-resigned-already = Du hast schon aufgegeben.
refused-bot-there = Auf diesem Platz spielt schon ein Bot.
refused-bot-plays-yours = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-bot-for-another = Um einen Bot kannst du nur für den Platz einer anderen Person bitten.
refused-bot-not-away = Um einen Bot kannst du nur bitten, solange jemand weg ist.
refused-bot-wait = Vielleicht kommt die Person zurück. In { $seconds } s kannst du um einen Bot bitten.
refused-no-hints = In einer Partie mit anderen gibt es keine Tipps.
refused-hints-off = Diese Partie wird gewertet: Es gibt keine Tipps.
refused-review-stopped = Die Durchsicht wurde unterbrochen. Frag noch einmal.
refused-not-played-out = Die Partie wurde abgebrochen, darum gibt es keine Glücksrechnung.
refused-not-your-turn = Du bist nicht dran.
refused-others-have-seen = Die anderen haben schon gesehen, was daraus wurde. Bitte sie um die Rücknahme.
refused-no-takebacks = An diesem Tisch wird nichts zurückgenommen.
refused-nothing-to-take-back = Du hast noch keinen Zug gemacht.
refused-takebacks-spent = In dieser Partie wurden schon { $count } Züge zurückgenommen. Das reicht.
refused-nobody-to-agree = Es ist niemand mehr da, der zustimmen könnte.
refused-question-open = Eine andere Frage ist offen. Beantwortet sie zuerst.
refused-no-question = Diese Frage ist nicht mehr offen.
refused-you-have-asked = Du hast gefragt. Jetzt sind die anderen dran.
refused-next-set-up = Die nächste Partie ist schon vorbereitet.
refused-no-next = Es ist keine weitere Partie verabredet.
refused-stale = Am Tisch ist es schon weitergegangen. Schau noch einmal hin.
refused-empty-line = Darin gibt es nichts zu lesen.
refused-no-team-chat = An diesem Tisch kannst du nicht mit deinem Team allein reden.
refused-long-line = Eine Nachricht hat höchstens { $most } Zeichen.
refused-report-another = Melden kannst du nur eine andere Person an diesem Tisch.
refused-reports-full = Es gibt zu viele Meldungen. Wer den Server betreibt, weiß davon.
refused-link-incomplete = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-wrong-code = Zu diesem Code gibt es keinen Tisch. Prüf ihn, oder frag nach einem neuen: Ein Code gilt einen Tag.
refused-table-too-old = Diesen Tisch gibt es nicht mehr.
refused-table-removed = Diesen Tisch gibt es nicht mehr.
refused-table-seat = Ein Tisch mit { $seats } Plätzen hat diesen Platz nicht.
refused-deal-differs = Diese Karten gehören zu einem anderen Spiel, einer anderen Zahl von Plätzen oder anderen Optionen.
refused-record-wrong = Dieses Protokoll stimmt nicht: { $why }
refused-record-unfinished = Es lässt sich nur das Protokoll einer beendeten Partie mit ihrer geheimen Zahl öffnen.
refused-handed-enough = Der Server bewahrt { $most } deiner offline gespielten Partien auf. Entferne einige auf der Seite „Deine Bilanz“.
refused-handed-nobody = Diese Partie haben nur Bots gespielt, sie gehört niemandem.
refused-seat-and-bot = Ein Platz kann nicht zugleich dir und einem Bot gehören.
refused-no-puzzle = Dieses Rätsel gibt es nicht.
refused-answer-first = Löse erst das Rätsel.
refused-no-daily = Dieses Spiel hat keine Karten des Tages.
refused-not-a-day = Die Karten dieses Tages kannst du weder sehen noch spielen.
refused-bad-pace = Möglich sind 5 bis 600 Sekunden pro Zug mit höchstens 2 Stunden Reserve oder 1 bis 30 Tage ohne Reserve.
refused-name-length = Ein Name braucht 1 bis { $most } Zeichen.
refused-name-unseen = Ein Name braucht mindestens einen Buchstaben, eine Ziffer oder ein Symbol.
refused-name-twice = Zwei Spieler heißen { $name }. Gib jedem einen eigenen Namen.
refused-say-hello = Der Server kennt dieses Gerät noch nicht. Lade die Seite neu.
refused-just-signed-out = Dieses Gerät wurde gerade abgemeldet.
refused-identity-gone = Dieses Gerät kennt diese Identität nicht mehr.
refused-hints-crowded = Gerade warten zu viele auf einen Tipp. Frag gleich noch einmal.
refused-too-many-connections = Zu viele Seiten sind offen. Schließe einige.
refused-measure-time = Gib eine Dauer an, höchstens zehn Jahre.
refused-empty-announcement = Eine Ansage braucht einen Text und eine Dauer.
refused-only-bans-of-networks = Ein Netz kann man nur sperren.
refused-origin-unknown = Woher diese Person kam, ist nicht bekannt: Sie war seit einem Tag nicht hier.
refused-not-a-network = Ein Netz ist eine Adresse oder etwa 192.0.2.0/24, nicht { $text }.
refused-network-list = Das sind keine Netze: { $why }
refused-wide-network = { $network } ist zu groß; /{ $widest } ist das größte Netz, das gesperrt werden kann.
refused-own-network = { $network } ist dieser Rechner. Läuft darauf ein Proxy, sieht der Server mit --proxy an ihm vorbei.
refused-deal-elsewhere = An einem anderen Tisch wird mit diesen Karten noch gespielt. Warte, bis er fertig ist.
refused-no-group = Diese Gruppe gibt es nicht. Vielleicht ist der Link unvollständig, oder sie wurde aufgelöst.
refused-only-members = Das können nur Mitglieder der Gruppe.
refused-only-founder = Das kann nur, wer die Gruppe leitet.
refused-no-member = Diese Person gehört nicht mehr zur Gruppe.
refused-removed-member = Du wurdest aus dieser Gruppe entfernt.
refused-group-full = Eine Gruppe hat höchstens { $most } Mitglieder.
refused-many-groups = Du bist schon in { $most } Gruppen. Verlass zuerst eine davon.
refused-name-first = Wähl zuerst einen Namen, damit die anderen wissen, wer du bist.
refused-group-name = Der Name einer Gruppe hat 1 bis { $most } Zeichen.
refused-bad-plan = Wähl einen Tag und eine Uhrzeit.
refused-others-at-tables = Einige von ihnen gehören nicht mehr zur Gruppe.
refused-no-event = Dieses Turnier gibt es nicht. Vielleicht ist der Link unvollständig, oder es wurde gelöscht.
refused-only-event-host = Das kann nur, wer das Turnier leitet.
refused-event-begun = Das Turnier hat schon begonnen.
refused-event-not-begun = Das Turnier hat noch nicht begonnen.
refused-event-over = Das Turnier ist zu Ende.
refused-event-goes-on = Dieser Tisch gehört zu einem Turnier. Deine nächste Partie kommt mit der nächsten Runde.
refused-event-few = Ein Turnier braucht mindestens zwei Teilnehmer, davon einen Menschen.
refused-event-full = Ein Turnier hat höchstens { $most } Teilnehmer.
refused-event-closed = Seit die erste Runde begonnen hat, kann niemand mehr dazukommen.
refused-event-removed = Du wurdest aus diesem Turnier genommen.
refused-event-paused = Das Turnier macht Pause.
refused-event-round = Einige Tische dieser Runde spielen noch.
refused-event-table = Dieser Tisch spielt in dieser Runde nicht mehr.
refused-event-waits = An diesem Tisch wird auf niemanden gewartet.
refused-events-many = Du leitest schon { $most } Turniere. Beende zuerst eines davon.
gone-title = Diesen Tisch gibt es nicht

## Startseite

front-question = Was spielen wir heute Abend?
front-how = Wie möchtest du spielen?
front-games = Spiele
front-mine = Deine Partien
front-finished = Beendete Partien ({ $count })
front-record = Deine Bilanz
today = Die Karten von heute
today-note = Alle hier bekommen dieselben Karten.
today-new = Spielen
today-running = Weiterspielen
today-played = Gespielt
today-rank = Platz { $rank } von { $players }
front-as = Du spielst als { $name }
front-name = Namen wählen
front-groups = Deine Gruppen
front-group-new = Eine Gruppe gründen
event-round = Runde { $round }
event-where = Turnierrunde { $round }
event-back = Zurück zum Turnier
group-back = Zurück zur Gruppe
front-event-new = Turnier veranstalten
event-size = { $count ->
    [one] 1 dabei
   *[other] { $count } dabei
}
event-over = Beendet
event-table-ready = Dein Tisch ist bereit
front-group-size = { $count ->
    [one] Bisher nur du
   *[other] { $count } Mitglieder
}
front-group-here = { $count } da
how-now = Sofort spielen
how-now-note = Bots nehmen die anderen Plätze. Es geht gleich los.
how-friends = Mit Freunden
how-friends-note = Du bekommst einen Link zum Teilen. Wer kommt, setzt sich dazu.
how-device = An einem Gerät
how-device-note = Reicht das Gerät herum. Niemand sieht fremde Karten.
how-watch = Zuschauen
how-watch-note = Schau anderen über die Schulter oder setz dich an einen offenen Tisch.
watch-none = Gerade spielt niemand öffentlich, aber du kannst Bots zusehen.
lid-players = { $low } bis { $high }
lid-players-or = { $low } oder { $high }
# Minuten, kurz.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Sofort spielen
lid-friends = Tisch eröffnen
lid-device = Herumreichen
lid-watch = { $count ->
    [0] Kein Tisch offen
    [one] { $count } Tisch
   *[other] { $count } Tische
}
lid-opening = Moment…
lid-watch-bots = Bots zusehen
lid-options = Optionen
lid-solo = Solo
# A guided first game.
lid-learn = Lernen
# On a game’s lid, and the name of the page.
puzzles = Rätsel
learn-new = Neu bei { $game }?
learn-offer = Lern es beim Spielen, in fünf Minuten.
learn-play = Gleich spielen
code-have = Ich habe einen Code
front-offline = Offline spielen
front-open-record = Protokoll öffnen
code-ask = Tippe die sechs Zeichen ein, die am Tisch deiner Freunde stehen.
code-go = Zum Tisch
row-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Noch 1 Platz frei
   *[other] Noch { $count } Plätze frei
}
row-won = Gewonnen: { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Gewonnen { $score } gegen { $names }
    [drawn] Unentschieden { $score } gegen { $names }
   *[lost] Verloren { $score } gegen { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Gewonnen, { $points }
   *[lost] Verloren, { $points }
}
row-resigned-me = Aufgegeben gegen { $names }
row-resigned = Aufgegeben: { $names }
row-turn = Du bist dran
row-invite = Einladen
row-join = Dazusetzen
row-here = Auf diesem Gerät
row-offline = Offline gespielt

## Stufen der Bots

level-novice = Neuling
level-regular = Stammgast
level-reflex = Reflex
level-expert = Experte
level-master = Meister
level-novice-note = Kennt die Regeln und denkt nicht weiter als bis zur nächsten Karte.
level-regular-note = Spielt zügig nach guten Faustregeln.
level-reflex-note = Spielt sofort, nach guten Faustregeln, die ein kleines neuronales Netz verbessert.
level-expert-note = Überlegt bis zu einer Sekunde, was die anderen haben könnten.
level-master-note = Überlegt bis zu drei Sekunden; besser können wir es nicht.

## Neuer Tisch

new-title = Eine Partie { $game }
new-about = { $seats ->
    [one] { $seats } Platz, etwa { $minutes } Minuten
   *[other] { $seats } Plätze, etwa { $minutes } Minuten
}
new-seats = Plätze
new-how-many = Anzahl der Spieler
new-players = { $count ->
    [one] Allein
   *[other] { $count } Spieler
}
new-seat = Wer sitzt auf Platz { $number }
new-me = dein Platz
new-me-choice = Mein Platz
new-name-of = Name von Spieler { $number }
team-number = Team { $number }
new-open = wartet auf Mitspieler
new-bot = Bot, { $level }
new-rules = Regeln
new-table = Der Tisch
new-pace = Bedenkzeit pro Zug
clock-none = Ohne Limit
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 Tage
clock-none-note = Keine Uhr. Wer weg ist, behält seinen Platz.
clock-calm-note = Zwei Minuten pro Zug und zehn in Reserve; danach übernimmt ein Bot.
clock-brisk-note = Dreißig Sekunden pro Zug und fünf Minuten in Reserve; danach übernimmt ein Bot.
clock-days-note = Drei Tage pro Zug, für eine Partie neben dem Alltag.
pace-none = Ohne Limit
pace-seconds = { $count } s pro Zug
pace-minutes = { $count } min pro Zug
pace-days = { $count ->
    [one] { $count } Tag pro Zug
   *[other] { $count } Tage pro Zug
}
new-takebacks = Züge zurücknehmen
new-takebacks-note = Ein Zug darf zurück, wenn alle einverstanden sind.
new-takebacks-alone = Du kannst deine Züge zurücknehmen.
new-lots = Auslosen
new-lots-note = Das Los entscheidet, wer beginnt; alle rücken zusammen weiter. Aus: Ihr bleibt, wie ihr sitzt.
new-one-seat = Ein Platz pro Person
new-one-seat-note = Niemand nimmt mehr als einen Platz ein. Deine Plätze an diesem Gerät bleiben dir.
new-watchers = Zuschauer
new-watchers-note = Wer den Link hat, darf zusehen, aber niemandem in die Karten schauen.
new-late = Späte Gäste
new-late-note = Wer nach dem Start kommt, darf den Platz eines Bots übernehmen.
new-public = Öffentlicher Tisch
new-public-note = Für alle auf der Startseite zu sehen.
new-open-table = Tisch eröffnen
new-start = Los geht’s
new-start-hint = Alle Plätze sind besetzt. Es geht gleich los.
new-open-hint = { $count ->
    [one] Ein Platz bleibt für Freunde frei.
   *[other] { $count } Plätze bleiben für Freunde frei.
}
new-sit = Nimm selbst mindestens einen Platz.

## Wartezimmer

waiting-room = Wartezimmer
waiting-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-full = Alle Plätze sind besetzt
waiting-dealing = Die Karten werden gegeben…
waiting-takebacks = wenn alle einverstanden sind
waiting-here = ist da
# Beside the name of the person who opened the table.
waiting-is-host = lädt ein
waiting-sit = Hinsetzen
waiting-stand = Aufstehen
waiting-clear = Entfernen
waiting-removed = Du wurdest vom Platz entfernt. In zehn Minuten kannst du dich wieder setzen.
# Eine Wahl in der Zeile eines leeren Platzes; die Stufen folgen.
waiting-seat-bot = Bot dazu
waiting-bot = Ein Bot für Platz { $number }
waiting-invite = Freunde einladen
waiting-qr = QR-Code des Links zu diesem Tisch
waiting-link = Link zu diesem Tisch
waiting-share = Komm an den Tisch: { $game }!
# Six characters that lead to a table.
code = Code
code-note = Zum Vorlesen: Freunde tippen ihn auf der Startseite ein. Er gilt einen Tag.
waiting-note = Wer diesen Link hat, kann sich auf einen freien Platz setzen, ganz ohne Konto. Sind alle Plätze besetzt, dürfen Gäste zuschauen.
waiting-note-closed = Wer diesen Link hat, kann sich auf einen freien Platz setzen, ganz ohne Konto.
waiting-fill = Bots auf freie Plätze
waiting-start = Los geht’s
waiting-start-hint = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
# $names are people who are not there yet.
waiting-start-without = Ohne { $names } anfangen
waiting-start-without-hint = { $count ->
    [one] Ein Bot spielt für die Person, bis sie kommt.
   *[other] Bots spielen für sie, bis sie kommen.
}
waiting-host = Wer den Tisch eröffnet hat, startet die Partie.
waiting-host-named = { $name } startet die Partie.
door-invites = { $host } lädt dich ein: { $game }
door-invited = Du bist eingeladen: { $game }
door-name = Wie heißt du?
door-sit = Hinsetzen
door-sit-as = Als { $name } hinsetzen
door-other-name = Anderer Name
door-here = Schon am Tisch
door-look = Nur mal schauen
late-title = Du schaust zu
late-note = Die Partie läuft schon. Du kannst den Platz eines Bots übernehmen und von hier weiterspielen, oder einfach zuschauen.
late-take = Platz von { $name } übernehmen
late-take-any = Platz übernehmen
late-watch = Nur zuschauen
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
watching-names = { $count ->
    [one] { $names } schaut zu
   *[other] { $names } schauen zu
}

## Am Tisch

score = Spielstand
rules = Regeln
chat = Chat
keys = Tastenkürzel
keys-choose = Karte, Platz oder Knopf nach Nummer wählen
keys-enter = Wählen; noch einmal, um zu spielen
keys-arrows = Von Karte zu Karte oder Platz zu Platz
keys-escape = Karte zurücklegen; Fenster schließen
key-enter = Enter
key-escape = Esc
menu = Menü
menu-back = Zurück zum Menü
story = Verlauf
story-empty = Noch ist nichts passiert.
seat-open = Freier Platz
seat-away = nicht da
seat-resigned = hat aufgegeben
# Zweite Zeile beim Platz, auf den gewartet wird.
seat-turn = überlegt
state-yours = Du bist dran
state-over = Die Partie ist vorbei
state-waiting = Warten auf { $names }
round-is-over = Runde { $round } ist vorbei
round-next = Nächste Runde
lots-drawing = Wer fängt an?
pause-mine = Die Bots warten, bis du weitermachst
pause-others = { $count ->
    [one] { $names } liest noch das Ergebnis
   *[other] { $names } lesen noch das Ergebnis
}
clock-days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-hours-left = { $hours } h
clock-left = noch { $time }
clock-reserve = Reserve { $time }
warn-reserve = Jetzt läuft deine Reserve: { $time } für den Rest der Partie.
warn-time = Deine Zeit ist fast um. Dann spielt ein Bot für dich.
undo = Rückgängig
again-touch = Tippe sie noch einmal an, um sie zu spielen.
again-mouse = Klicke sie noch einmal an, um sie zu spielen.
again-keys = Drücke Enter, um sie zu spielen.
hint = Tipp
hint-thinking = Überlegt…
hint-says = Tipp des Experten: { $move }.
# $percent is a whole number.
hint-odds = Siegchance etwa { $percent } %.
take-seat-back = Selbst weiterspielen
bot-for-you = Ein Bot spielt für dich
bot-for-you-clock = Deine Zeit war um. Du kannst jederzeit selbst weiterspielen.
bot-for-you-agreed = Du warst weg, und die anderen waren einverstanden. Du kannst jederzeit selbst weiterspielen.
bot-for-you-asked = Du kannst jederzeit selbst weiterspielen.
resigned-you = Du hast aufgegeben
resigned-you-step = Ein Bot spielt an deinem Platz weiter. Du kannst zuschauen.
your-bot = Dein Bot
sound-on = Ton einschalten
sound-off = Ton ausschalten
rules-glance = Auf einen Blick
rules-all = Alle Regeln
rules-none = Hier gibt es keine Regeln zu lesen.
menu-invite = Link zu diesem Tisch
menu-screen = Auf diesem Bildschirm zeigen
on-screen = Der Tisch ist auf dem großen Bildschirm.
on-screen-here = Auch hier zeigen
menu-takeback = Zugrücknahme vorschlagen
# Wo kein anderer Mensch mitspielt.
menu-takeback-alone = Meinen letzten Zug zurücknehmen
menu-substitute = Einen Bot für mich spielen lassen
menu-bot = Einen Bot für { $name } vorschlagen
menu-bot-wait = In { $time } kann ein Bot { $name } vertreten
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } Std.
resign = Aufgeben
resign-wins = Aufgeben? Die Partie endet hier, und die andere Seite gewinnt.
resign-ends = Aufgeben? Die Partie endet hier, und niemand gewinnt.
resign-bot = Aufgeben? Ein Bot spielt an deinem Platz weiter, und du kannst nicht mehr zurück.
resign-yes = Ja, aufgeben
ask-takeback = { $name } möchte den letzten Zug zurücknehmen.
ask-bot = Soll ein Bot für { $name } übernehmen?
ask-rematch = { $name } möchte eine Revanche.
ask-same-deal = { $name } möchte noch einmal mit denselben Karten spielen.
ask-waiting = Die anderen werden gefragt
agree = Einverstanden
decline = Lieber nicht
withdraw = Zurückziehen

## Neues im Verlauf; $name ist jemand am Tisch, $who ist "me", wenn es der Leser ist

news-sat = { $who ->
    [me] Du setzt dich.
   *[other] { $name } setzt sich.
}
news-stood = { $who ->
    [me] Du stehst auf.
   *[other] { $name } steht auf.
}
news-removed = { $who ->
    [me] Du wurdest vom Platz entfernt.
   *[other] { $name } wurde vom Platz entfernt.
}
news-bot = Ein Bot setzt sich.
news-started = Die Partie beginnt.
news-lots = { $who ->
    [me] Es wurde gelost: Du beginnst.
   *[other] Es wurde gelost: { $name } beginnt.
}
news-returned = { $who ->
    [me] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
news-joined = { $who ->
    [me] Du übernimmst von einem Bot.
   *[other] { $name } kommt dazu und übernimmt von einem Bot.
}
news-bot-clock = { $who ->
    [me] Die Zeit ist um: Ein Bot spielt für dich.
   *[other] Die Zeit ist um: Ein Bot spielt für { $name }.
}
news-bot-agreed = { $who ->
    [me] Ein Bot spielt jetzt für dich.
   *[other] Ein Bot spielt jetzt für { $name }.
}
news-bot-asked = { $who ->
    [me] Ein Bot spielt jetzt für dich.
   *[other] { $name } lässt jetzt einen Bot spielen.
}
news-resigned = { $who ->
    [me] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
news-took-back = { $who ->
    [me] Du hast den letzten Zug zurückgenommen.
   *[other] { $name } hat den letzten Zug zurückgenommen.
}
news-declined = Die Bitte wurde abgelehnt.
news-withdrawn = Die Bitte wurde zurückgezogen.
deal-withheld = Das Gerät von { $name } hat seine Zahl nicht gezeigt. Die Karten werden ohne sie neu gegeben.
deal-withheld-mine = Dein Gerät hat seine Zahl nicht rechtzeitig gezeigt. Die Karten werden ohne sie neu gegeben.
deal-denied = Dein Gerät hat seine Zahl gezeigt, aber der Tisch behauptet das Gegenteil. Die Karten werden ohne sie neu gegeben.
deal-dropped = Der Tisch hatte die Zahl deines Geräts, aber die Karten wurden ohne sie gegeben.
deal-late = Die Zahl deines Geräts kam nicht rechtzeitig an. Die Karten wurden ohne sie gegeben.
deal-again = Der Tisch hat dein Gerät um eine zweite Zahl gebeten, ohne zu sagen, dass neu gegeben wird.

## Chat und Reaktionen

chat-lines = Nachrichten
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas…
chat-send = Senden
chat-to = An wen
chat-to-all = Alle
chat-to-team = Mein Team
chat-team = Team
chat-say-team = Sag deinem Team etwas…
chat-watchers = Zuschauer
chat-say-watchers = Sag den anderen Zuschauern etwas…
chat-watchers-note = Was du schreibst, lesen nur Zuschauer. Du liest auch, was die Spieler schreiben.
chat-open = Chat öffnen
chat-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}
reactions = Reaktionen
reaction-clap = Bravo!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Autsch!
reaction-think = Hmm…
reaction-thanks = Danke!

## An einem Gerät

curtain-title = { $name } ist dran
curtain-note = Gib das Gerät an { $name } weiter. Die anderen schauen weg.
curtain-open = Ich bin { $name }
pass-drew = Gezogen: { $cards }
pass-on = An { $name } weitergeben
pass-hide = Karten verdecken

## Punktezettel und Ende

sheet-player = Spieler
sheet-round = Runde { $round }
sheet-rounds = Runden
sheet-place = Platz
sheet-sum = Summe
sheet-winner = gewinnt
sheet-hints = Tipps des Experten: { $list }
end-sheet = Endstand
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
end-you-win = Du gewinnst
# Wenn der Leser einer von mehreren Gewinnern ist.
end-together = Ihr gewinnt zusammen
end-drawn = Niemand gewinnt
# Allein gegen die Karten.
end-solo-lost = Diesmal nicht
end-broken = Die Partie wurde abgebrochen
end-place = Platz { $place } von { $count } für dich.
end-place-shared = Du teilst dir Platz { $place } von { $count }.
end-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ended-resigned = { $count ->
    [one] { $names } hat aufgegeben.
   *[other] { $names } haben aufgegeben.
}
ended-resigned-you = Du hast aufgegeben.
ended-abandoned = Niemand kam an den Tisch zurück.
end-next = Zur nächsten Partie
rematch = Revanche
same-deal = Gleiche Karten
daily-compare = Mit allen vergleichen
replay = Rückblick
check-deal = Karten nachprüfen
look-at-table = Tisch ansehen

## Karten nachprüfen

proof-about = Vor der Partie hat der Server eine geheime Zahl festgelegt, und dein Browser hat eine eigene dazugegeben. Jetzt, da beide bekannt sind, lässt sich jede gezogene Karte nachrechnen. Das geschieht hier, in deinem Browser.
proof-limit = Diese Seite kommt vom selben Server. Wenn du dich auf niemanden verlassen willst, speichere das Protokoll und prüfe es mit „stammtisch verify“ auf deinem eigenen Rechner.
proof-checking = Wird nachgerechnet…
proof-good = Die Karten wurden fair gegeben.
proof-open = Alles, was sich prüfen ließ, stimmt.
proof-bad = Da stimmt etwas nicht.
proof-right = Stimmt
proof-wrong = Stimmt nicht
proof-note = Hinweis
proof-promise = Die geheime Zahl ist die, die der Server versprochen hat.
proof-seen-before = Es ist dasselbe Versprechen, das dein Browser vor dem Geben gesehen hat.
proof-contributions = { $count ->
    [0] Niemand hat eine Zahl dazugegeben.
    [one] Die dazugegebene Zahl stand schon vor dem Geben fest.
   *[other] Die { $count } dazugegebenen Zahlen standen schon vor dem Geben fest.
}
proof-anew = { $count ->
    [one] Es musste neu gegeben werden, weil eine Zahl nicht gezeigt wurde. Dahinter könnte stecken, wer den Server betreibt.
   *[other] Es musste { $count }-mal neu gegeben werden, weil Zahlen nicht gezeigt wurden. Dahinter könnte stecken, wer den Server betreibt.
}
proof-beginnings = Für jedes neue Geben gibt es einen Beleg.
proof-hashes = { $count ->
    [one] Die Zahl stand fest, als dein Browser hinsah, und keine kam später dazu.
   *[other] Alle { $count } Zahlen standen fest, als dein Browser hinsah, und keine kam später dazu.
}
proof-mine = Die Zahl aus deinem Browser wurde verwendet.
proof-mine-dropped = Der Tisch hatte die Zahl aus deinem Browser, aber die Karten wurden ohne sie gegeben.
proof-mine-denied = Dein Browser hat seine Zahl gezeigt, aber der Tisch behauptet das Gegenteil.
proof-mine-withheld = Dein Browser hat seine Zahl nicht rechtzeitig gezeigt, deshalb wurde ohne sie neu gegeben.
proof-mine-late = Die Zahl aus deinem Browser wurde nicht verwendet: Sie kam zu spät oder wurde verworfen.
proof-mine-other = Für deinen Platz wurde eine andere Zahl verwendet, vielleicht von einem anderen Gerät von dir.
proof-again = Dein Browser wurde um eine zweite Zahl gebeten, ohne dass neu gegeben wurde.
proof-chosen = Diese Karten wurden ausgewählt und nicht für diese Partie gezogen: Jemand kann sie gekannt haben.
proof-decks = Die Stapel sind vollständig: keine Karte zu viel, keine zu wenig.
proof-decks-unknown = Die Stapel wurden nicht geprüft: Diese Seite kennt die Karten dieses Spiels nicht.
proof-lots = Das Los für den ersten Platz folgt aus den Zahlen.
proof-draws = { $count ->
    [0] Es ist keine gezogene Karte verzeichnet.
    [one] Die Karte stimmt mit den Zahlen überein.
   *[other] Alle { $count } Karten stimmen mit den Zahlen überein.
}
proof-seen = { $count ->
    [one] Die eine Karte, die dein Browser gesehen hat, ist die gezogene.
   *[other] Die { $count } Karten, die dein Browser gesehen hat, sind die gezogenen.
}
proof-seen-none = Dein Browser hat keine gezogene Karte gesehen, es gibt also nichts zu vergleichen.
proof-back = { $count ->
    [one] Eine Karte, die dein Browser gesehen hat, wurde mit einem Zug zurückgenommen und wird nicht verglichen.
   *[other] { $count } Karten, die dein Browser gesehen hat, wurden mit Zügen zurückgenommen und werden nicht verglichen.
}
proof-commitment = Versprechen
proof-seed = Geheime Zahl
proof-of-seat = Zahl von Platz { $number }
proof-void = { $number }. Versuch, ungültig: keine Zahl von Platz { $seats }

## The coach

review = Durchsicht
review-of = Durchsicht: { $game }
review-note = Jede deiner Entscheidungen, nur danach beurteilt, was du damals wissen konntest.
review-progress = Wie weit die Durchsicht ist
review-so-far = { $done } von { $total } Entscheidungen
review-stop = Anhalten
review-go-on = Weiter
review-verdict = { $count ->
    [0] Kein Fehler in { $total } Entscheidungen. Gut gespielt!
    [one] Eine von { $total } Entscheidungen hat dich etwas gekostet.
   *[other] { $count } von { $total } Entscheidungen haben dich etwas gekostet.
}
grade-inaccuracy = Ungenau
grade-mistake = Fehler
grade-blunder = Grober Fehler
review-lost = { $points ->
    [one] kostete 1 Punkt von 100
   *[other] kostete { $points } Punkte von 100
}
review-moves = Dein Zug: { $played }. Besser: { $best }.
review-alternatives = { $goal ->
    [round] Wie oft jeder Zug die Runde gewinnen würde
   *[match] Wie oft jeder Zug die Partie gewinnen würde
}
review-try = Noch einmal
review-look = Ansehen
review-play-on = Von hier weiterspielen
review-ask = Was hätte ich besser machen können?
review-share = Die anderen dürfen meine Durchsicht sehen
review-share-note = Wer hier mitgespielt hat, sieht dann, was der Coach zu meinen Entscheidungen sagt.
review-whose = Wessen Entscheidungen
review-note-of = { $name }: jede Entscheidung, nur danach beurteilt, was man damals wissen konnte.
review-verdict-of = { $count ->
    [0] Kein Fehler in { $total } Entscheidungen.
    [one] Eine von { $total } Entscheidungen hat etwas gekostet.
   *[other] { $count } von { $total } Entscheidungen haben etwas gekostet.
}
review-moves-of = Gespielt: { $played }. Besser: { $best }.
review-worlds = Wo die Karten sein konnten
review-worlds-note = In wie vielen von 100 Verteilungen, die zum Bekannten passten, eine Karte dort lag:
review-worlds-often = { $piece }: in { $often } von 100
open-title = Wenn alle Karten offen gelegen hätten
open-note = Eine Kuriosität, nie ein Fehler: Niemand konnte das wissen. Mit offenen Karten sehen diese Entscheidungen anders aus.
open-better = „{ $move }“ ging gut aus: von { $before } auf { $after } von 100.
open-worse = „{ $move }“ ging schlecht aus: von { $before } auf { $after } von 100.
percent = { $number } %
try-ask = Dein Zug: { $played }. Was wäre besser?
try-solved = Ja! { $move }: so gut wie das Beste.
try-same = Das hast du gespielt. Es kostete { $points } Punkte von 100. Versuch etwas anderes.
try-wrong = { $move }: { $points } Punkte von 100 schlechter als das Beste. Noch einmal!
try-show = Zeig es mir
try-back = Zurück zur Durchsicht
try-nothing = Hier gibt es nichts zu versuchen.
tip = Guter Rat
tip-close = Verstanden
tip-off = Kein Rat mehr
luck = Glück und Spiel
luck-thinking = Die Karten werden nachgerechnet…
luck-sum = { $played ->
    [better] Du hast { $play } Punkte besser gespielt als ein guter Spieler
    [worse] Du hast { $play } Punkte schlechter gespielt als ein guter Spieler
   *[same] Du hast gespielt wie ein guter Spieler
}; { $dealt ->
    [brought] die Karten haben dir { $cards } gebracht.
    [cost] die Karten haben dich { $cards } gekostet.
   *[even] die Karten waren ausgeglichen.
}
luck-sum-others = { $gave ->
    [gave] Das Spiel der anderen hat dir { $points } gebracht.
   *[took] Das Spiel der anderen hat dich { $points } gekostet.
}
luck-fair = Fairer Anteil
luck-seats = Wer anfing
luck-deal = Das Geben
luck-own-draws = Was du zogst
luck-other-draws = Was die anderen zogen
luck-known = Dein Spiel, soweit du wissen konntest
luck-hidden = Wie die Karten dafür lagen
luck-others = Die der anderen
luck-result = Ergebnis
luck-note = In Punkten von 100 für den Sieg in der Partie. Das Glück ist auf etwa { $error } genau, dein Spiel auf etwa { $known }. Es wird mit einem guten Spieler verglichen, in Verteilungen, die zu deinem Wissen passten; der Rest ist, wie die Karten wirklich lagen.
curve = Wer wohl gewinnen würde
curve-others = die anderen
curve-mistakes = deine Fehler
curve-table = Als Tabelle
curve-step = Zug
because-lies = { $who ->
    [nobody] In { $often } von 100 passenden Verteilungen gibt es dort verdeckt noch { $piece }.
   *[other] In { $often } von 100 passenden Verteilungen hat { $name } { $piece }.
}
because-certain = { $who ->
    [nobody] Für { $piece } kommt nur eine Stelle in Frage.
   *[other] { $name } muss { $piece } haben.
}
because-event =
    { $does }: in { $often } von 100 Fällen; { $versus ->
        [played] nach deinem Zug in { $otherwise }.
        [other] nach dem anderen Zug in { $otherwise }.
       *[second] nach dem zweitbesten in { $otherwise }.
    }
because-next =
    { $does }, und zwar als Nächstes: in { $often } von 100 Fällen; { $versus ->
        [played] nach deinem Zug in { $otherwise }.
        [other] nach dem anderen Zug in { $otherwise }.
       *[second] nach dem zweitbesten in { $otherwise }.
    }
because-count =
    { $does }: im Mittel { $often }-mal; { $versus ->
        [played] nach deinem Zug { $otherwise }-mal.
        [other] nach dem anderen Zug { $otherwise }-mal.
       *[second] nach dem zweitbesten { $otherwise }-mal.
    }

## Lessons

lesson = Die Lektion
lesson-of = { $game } lernen
lesson-again = Noch einmal
lesson-short-game = Eine kurze Partie spielen
lesson-next = Nächste Lektion
lesson-back = Zurück
lesson-go-on = Weiter
lesson-your-move = Dein Zug
lesson-progress = Wie weit die Lektion ist
lesson-leave = Lektion verlassen
lesson-wrong = Nicht ganz. Folge dem, was leuchtet.

## Rückblick

replay-of = Rückblick: { $game }
replay-controls = Rückblick
replay-before = Einen Schritt zurück
replay-after = Einen Schritt vor
replay-play = Abspielen
replay-pause = Pause
replay-round-before = Vorige Runde
replay-round-after = Nächste Runde
replay-position = Stelle in der Partie
replay-step = Schritt { $step } von { $total }
replay-said = { $name }: { $move }
replay-eyes = Blickwinkel
replay-all-open = Alle Karten offen
replay-hands = Die Karten aller
replay-watcher = Als Zuschauer
replay-share = Link zu diesem Moment
replay-share-note = Dieser Link öffnet die Partie an dieser Stelle.

## Einstellungen

settings = Einstellungen
settings-name = Dein Name
settings-name-hint = Wie sollen wir dich nennen?
settings-name-saved = Gespeichert.
settings-save = Speichern
settings-language = Sprache
settings-theme = Farben
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel
theme-to-light = Zu hellen Farben wechseln
theme-to-dark = Zu dunklen Farben wechseln
settings-sound = Ton
settings-volume = Lautstärke
settings-vibrate = Vibration
settings-vibrate-note = Ein kurzes Summen, wenn du dran bist.
settings-pace = Tempo der Bots
settings-pace-note = Für Tische, die du ab jetzt eröffnest.
pace-quick = Flott
pace-normal = Normal
pace-calm = Gemütlich
settings-still = Weniger Bewegung
settings-still-note = Karten erscheinen an ihrem Platz, statt dorthin zu fliegen.
settings-forced = Erzwungene Züge für mich machen
settings-forced-note = Ist nur ein Zug möglich, wird er nach einer kurzen Pause gemacht. Andere können das merken.
settings-keys = Tastenkürzel
settings-keys-note = Am Tisch tun einzelne Tasten etwas, zum Beispiel U für Rückgängig. ? zeigt sie alle.
settings-one-tap = Einmal tippen genügt
settings-one-tap-note = Eine Karte, die nur an eine Stelle passt, wird sofort gespielt.
settings-tips = Guter Rat in den ersten Partien
settings-tips-note = Kleine Ratschläge in deinen ersten drei Partien jedes Spiels, jeder einmal.
settings-notify = Sag mir Bescheid
settings-notify-note = Wenn du dran bist und diese Seite gerade nicht siehst.
about = Stammtisch { $version }{ $python }
about-compiled = Die Regeln sind kompiliert: Bots denken mit voller Geschwindigkeit.
about-partly = Die Regeln sind zum Teil kompiliert: Bots denken etwas langsamer.
about-plain = Die Regeln sind nicht kompiliert: Bots denken langsamer, sonst ist alles gleich.
move-title = Auf ein anderes Gerät
move-note = Öffne diesen Link auf einem anderen Gerät: Dein Name und deine Tische kommen mit. Er gilt einmal, zehn Minuten lang.
move-make = Link erstellen
move-qr = QR-Code des Links für ein anderes Gerät
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Auf diesem Gerät { $name } sein?
move-ask = Mit diesem Link gehört dieses Gerät auch zu { $name }.
move-ask-here = { $count ->
    [0] Hier bist du jetzt { $name }.
    [one] Hier bist du jetzt { $name }, mit einem laufenden Tisch.
   *[other] Hier bist du jetzt { $name }, mit { $count } laufenden Tischen.
}
move-ask-back = { $name } geht nicht verloren: Den Weg zurück findest du in den Einstellungen unter „Geräte“.
move-ask-warning = Mach das nur, wenn der Link von dir selbst ist. Mit einem fremden Link spielst du unter fremdem Namen, und jemand anders könnte deine Karten sehen und für dich spielen.
move-become = { $name } sein
move-stay = { $name } bleiben
# Where the reader has no name yet.
move-stay-new = Nein, danke
# In the place of a name.
nameless = jemand ohne Namen
devices-title = Geräte
devices-note = Alle Geräte, die dich kennen. Melde ab, was du verloren hast oder nicht mehr benutzt.
# Such as Firefox on Android.
device-on = { $browser } auf { $system }
device-browser = Ein Browser
device-program = Ein Programm
device-here = Dieses Gerät
device-seen = Zuletzt benutzt am { $date }
device-sign-out = Abmelden
devices-sign-out = Überall sonst abmelden
devices-sign-out-sure = Alle Geräte außer diesem abmelden?
devices-sign-out-yes = Ja, abmelden
# An identity that this browser had before.
before-was = Hier warst du { $name }.
before-tables = { $count ->
    [0] Kein laufender Tisch
    [one] Ein laufender Tisch
   *[other] { $count } laufende Tische
}
before-become = Wieder { $name } sein
before-drop = Vergiss das
before-drop-sure = Dann kannst du hier nicht mehr { $name } werden. Kennt kein anderes Gerät { $name }, kann es niemand mehr.
before-drop-yes = Ja, vergiss das
export-me = Meine Daten herunterladen
export-working = Wird gesammelt…
forget-title = Vergiss mich
forget-note = Löscht deinen Namen, nimmt dich aus allen Listen und gibt deine laufenden Partien auf. Deine Mitspieler behalten die Partien, ohne deinen Namen.
forget-me = Vergiss mich…
forget-yes = Ja, vergiss mich

## Das schlichte Gesicht, für Spiele ohne eigenes

plain-hidden = verdeckt
plain-round = Runde { $round }
plain-choose = Wähle, was du tust.
plain-table = Der Tisch
plain-words = Was du tun kannst
plain-event = { $name }: { $kind } { $pieces }
plain-facts = Was bekannt ist
plain-nothing = nichts
place-hand = Hand
place-stock = Vorrat
place-deck = Stapel
place-discard = Ablagestapel
place-trick = Stich
place-won = Gewonnene Karten
place-table = Tisch
place-pool = Topf
place-played = Gespielte Karten
plain-mine = Deine Karten
playing-card = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}{ $rank ->
    [A] -Ass
    [K] könig
    [Q] dame
    [J] bube
    [T] {" "}10
   *[other] {" "}{ $rank }
}
coloured-card = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[p] Violett
} { $value }
trick = Stich
last-trick = Letzter Stich
play-here = { $card } spielen
tag-leads = { $name } spielt aus
tag-leads-me = Du spielst aus
tag-winning = { $name } liegt vorn
tag-winning-me = Du liegst vorn
tag-both = { $name } hat ausgespielt und liegt vorn
tag-both-me = Du hast ausgespielt und liegst vorn
tag-won = { $name } macht den Stich
tag-won-me = Du machst den Stich

## Meldungen an die Leitung, und was sie bekannt gibt

announcement-dismiss = Ausblenden
report = Melden…
report-title = Jemanden melden
report-note = Das geht an die Leitung dieses Servers, zusammen mit den letzten Zeilen des Chats. Die andere Person erfährt nichts davon.
report-who = Wen?
report-why = Was stimmt nicht?
report-chat = Was die Person schreibt
report-name = Der Name
report-cheating = Betrug
report-stalling = Absichtliches Hinhalten
report-other = Etwas anderes
report-words = Was sollten wir noch wissen? (freiwillig)
report-send = Meldung senden
report-thanks = Danke. Die Leitung dieses Servers sieht es sich an.
odds-best = am besten
odds-played = gespielt
coming = Einen Moment…
new-more = Weitere Einstellungen
forget-sure = Das lässt sich nicht rückgängig machen.
