### Alles rund um die Spiele. Jedes Spiel hat seine eigene Datei neben seinem Gesicht.
### Die Ids stehen fest; eine Bemerkung sagt, wo ein Text steht, wenn seine Wörter es nicht tun.

## Überall

# Der Link, auf den eine Tastatur zuerst trifft.
skip = Zum Tisch springen
# Name der Lampe in der Leiste: ein Link zur Startseite.
home = Startseite
# Name der Gruppe von Knöpfen in der Leiste.
tools = Werkzeuge
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
again = Nochmal versuchen
copy = Kopieren
copied = Kopiert
share = Teilen
you = Du
bot = Bot
# Vornamen für Bots, durch Kommas getrennt; mindestens sieben.
bot-names = Toni, Robin, Wanda, Emil, Nora, Oskar, Greta, Jule
guest-number = Gast { $number }
player-number = Spieler { $number }
watcher = Zuschauer
connection-lost = Verbindung weg, neuer Versuch läuft
connection-back = Wieder verbunden
# Vor dem Punkt und dem Namen des Spiels im Titel des Browsers.
title-turn = Du bist dran

## Warum etwas nicht ging; nach den Codes des Servers

refused-error = Da ging etwas schief. Es wurde nichts verändert.
refused-offline = Der Server antwortet nicht. Bist du online?
refused-set-aside = Dieser Tisch lässt sich gerade nicht öffnen. Wer den Server betreibt, weiß Bescheid.
refused-illegal-move = Das kannst du jetzt nicht spielen.
refused-store-down = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refused-reserved-name = Dieser Name ist für Bots und für Leute ohne Namen. Nimm einen anderen.
refused-mixed-name = Misch in einem Wort keine lateinischen, kyrillischen und griechischen Buchstaben.
refused-signed-out = Dieses Gerät wurde abgemeldet.
refused-forgotten = Du bist hier vergessen.
refused-move-same = Dieses Gerät ist schon deins.
refused-too-many-devices = Du hast schon { $most } Geräte. Melde erst ein paar davon ab.
refused-unknown-bot = Einen solchen Bot hat dieses Spiel nicht.
refused-restart = Der Server startet neu. Gleich geht es weiter.
refused-banned = Du kommst bis { $until } nicht auf diesen Server.
refused-muted = Du kannst bis { $until } nicht chatten.
refused-renamed = Du behältst diesen Namen bis { $until }.
refused-closed = Dieser Tisch wurde von der Leitung dieses Servers geschlossen.
refused-gone = Diesen Tisch gibt es nicht mehr.
refused-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen. Mach einen neuen.
refused-too-fast = Das war etwas zu schnell. Warte kurz.
refused-without-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
refused-only-host = Das kann nur, wer den Tisch eröffnet hat.
refused-only-players = Das können nur die, die mitspielen.
refused-only-another-player = Darum kann nur jemand anderes bitten, der mitspielt.
refused-only-those-who-played = Um eine neue Partie können nur die bitten, die gespielt haben.
refused-only-sitter-or-host = Einen Platz kann nur räumen, wer dort sitzt oder den Tisch eröffnet hat.
refused-not-your-seat = Das ist nicht dein Platz.
refused-begun-not-your-seat = Die Partie hat begonnen, und das ist nicht dein Platz.
refused-other-eyes = Mit anderen Augen kannst du zusehen, wenn die Partie vorbei ist.
refused-when-over = Das kannst du sehen, wenn die Partie vorbei ist.
refused-only-table-seats-bots = In einer laufenden Partie setzt nur der Tisch selbst Bots ein.
refused-left-table = Du bist nicht mehr an diesem Tisch.
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
refused-seat-cleared = Wer den Tisch eröffnet hat, hat deinen Platz geräumt. In einigen Minuten kannst du dich wieder setzen.
refused-sit-there = Du sitzt schon dort.
refused-nobody-there = Dort sitzt niemand.
refused-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-seats-free = Noch sind Plätze frei. Warte, oder besetze sie mit Bots.
refused-have-resigned = Du hast aufgegeben. Der Bot spielt weiter.
refused-resigned-already = Du hast schon aufgegeben.
refused-bot-there = Auf diesem Platz spielt schon ein Bot.
refused-bot-plays-yours = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
refused-bot-for-another = Um einen Bot kannst du nur für den Platz einer anderen Person bitten.
refused-bot-not-away = Um einen Bot kannst du nur bitten, solange jemand weg ist.
refused-bot-wait = Vielleicht kommt die Person zurück. In { $seconds } s kannst du um einen Bot bitten.
refused-no-hints = In einer Partie mit anderen gibt es keine Tipps.
refused-not-your-turn = Du bist nicht am Zug.
refused-others-have-seen = Die anderen haben gesehen, was daraus wurde. Bitte sie um die Rücknahme.
refused-no-takebacks = An diesem Tisch wird nichts zurückgenommen.
refused-nothing-to-take-back = Du hast noch keinen Zug gemacht.
refused-takebacks-spent = In dieser Partie wurde { $count }-mal zurückgenommen. Das reicht.
refused-nobody-to-agree = Es ist niemand mehr da, der zustimmen könnte.
refused-question-open = Eine andere Frage ist offen. Beantwortet sie zuerst.
refused-no-question = Diese Frage ist nicht mehr offen.
refused-you-have-asked = Du hast gefragt. Die anderen antworten.
refused-next-set-up = Die nächste Partie ist schon vorbereitet.
refused-no-next = Es ist keine weitere Partie verabredet.
refused-stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal hin.
refused-empty-line = Darin gibt es nichts zu lesen.
refused-long-line = Eine Zeile hat höchstens { $most } Zeichen.
refused-report-another = Eine Meldung betrifft eine andere Person an diesem Tisch.
refused-reports-full = Es gibt zu viele Meldungen. Wer den Server betreibt, weiß davon.
refused-link-incomplete = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
refused-table-too-old = Diesen Tisch gibt es nicht, oder nicht mehr.
refused-table-removed = Diesen Tisch gibt es nicht mehr.
refused-table-seat = Ein Tisch mit { $seats } Plätzen hat diesen Platz nicht.
refused-deal-differs = Diese Karten gehören zu einem anderen Spiel, einer anderen Zahl von Plätzen oder anderen Optionen.
refused-seat-and-bot = Ein Platz kann nicht dir und einem Bot gehören.
refused-bad-pace = Ein Zug dauert 5 bis 600 Sekunden mit höchstens 2 Stunden Reserve, oder 1 bis 30 Tage ohne.
refused-name-length = Ein Name hat 1 bis { $most } Zeichen.
refused-name-unseen = Ein Name hat mindestens einen Buchstaben, eine Ziffer oder ein Symbol.
refused-say-hello = Der Server kennt dieses Gerät noch nicht. Lade die Seite neu.
refused-just-signed-out = Dieses Gerät wurde gerade abgemeldet.
refused-identity-gone = Dieses Gerät kennt diese Identität nicht mehr.
refused-hints-crowded = Gerade warten zu viele auf einen Tipp. Frag gleich noch einmal.
refused-too-many-connections = Zu viele Seiten sind offen. Schließe einige.
refused-measure-time = Es braucht eine Dauer, höchstens zehn Jahre.
refused-empty-announcement = Eine Ansage hat einen Text und eine Dauer.
refused-only-bans-of-networks = Nur eine Sperre kann ein Netz betreffen.
refused-origin-unknown = Woher diese Person kam, ist nicht bekannt: Sie war seit einem Tag nicht hier.
refused-not-a-network = Ein Netz ist eine Adresse oder etwa 192.0.2.0/24, nicht { $text }.
refused-network-list = Das sind keine Netze: { $why }
refused-wide-network = { $network } ist zu groß; /{ $widest } ist das größte Netz, das gesperrt werden kann.
refused-own-network = { $network } ist dieser Rechner. Läuft darauf ein Proxy, sieht der Server mit --proxy an ihm vorbei.
gone-title = Niemand an diesem Tisch

## Startseite

front-question = Was spielen wir heute Abend?
front-how = Wie möchtest du spielen?
front-games = Spiele
front-mine = Deine Partien
front-finished = Beendete Partien ({ $count })
front-as = Du spielst als { $name }
front-name = Namen wählen
how-now = Sofort spielen
how-now-note = Bots nehmen die anderen Plätze. Du fängst gleich an.
how-friends = Mit Freunden
how-friends-note = Du bekommst einen Link zum Teilen. Wer kommt, setzt sich dazu.
how-device = An einem Gerät
how-device-note = Reicht das Gerät herum. Niemand sieht fremde Karten.
how-watch = Zuschauen
how-watch-note = Schau anderen über die Schulter oder setz dich an einen offenen Tisch.
lid-players = { $low } bis { $high }
lid-players-or = { $low } oder { $high }
# Minuten, kurz.
lid-minutes = { $minutes } min
lid-now = Sofort spielen
lid-friends = Tisch eröffnen
lid-device = Herumreichen
lid-watch = { $count ->
    [0] Kein Tisch offen
    [one] { $count } Tisch
   *[other] { $count } Tische
}
lid-opening = Moment…
lid-options = Plätze und Optionen
row-free = { $count ->
    [0] Alle Plätze sind besetzt
    [one] Noch 1 Platz frei
   *[other] Noch { $count } Plätze frei
}
row-won = Gewonnen: { $names }
row-turn = Du bist dran
row-invite = Einladen
row-join = Dazusetzen

## Stufen der Bots

level-novice = Neuling
level-regular = Stammgast
level-expert = Experte
level-master = Meister
level-novice-note = Kennt die Regeln und denkt nicht weiter als bis zur nächsten Karte.
level-regular-note = Spielt zügig nach guten Faustregeln.
level-expert-note = Überlegt bis zu einer Sekunde, was die anderen haben könnten.
level-master-note = Überlegt bis zu drei Sekunden; besser können wir es nicht.

## Neuer Tisch

new-title = Eine Partie { $game }
new-about = { $seats ->
    [one] { $seats } Platz, etwa { $minutes } Minuten
   *[other] { $seats } Plätze, etwa { $minutes } Minuten
}
new-seats = Plätze
new-how-many = Wie viele spielen mit
new-players = { $count ->
    [one] Allein
   *[other] { $count } Spieler
}
new-seat = Wer sitzt auf Platz { $number }
new-me = dein Platz
new-me-choice = Ich sitze hier
new-open = wartet auf Besuch
new-bot = Bot, { $level }
new-rules = Regeln
new-table = Der Tisch
new-pace = Bedenkzeit
clock-none = Beliebig
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 Tage
clock-none-note = Keine Uhr. Wer weg ist, behält seinen Platz.
clock-calm-note = Zwei Minuten pro Zug und zehn in Reserve; danach übernimmt ein Bot.
clock-brisk-note = Dreißig Sekunden pro Zug und fünf Minuten in Reserve; danach übernimmt ein Bot.
clock-days-note = Drei Tage pro Zug, für eine Partie neben dem Alltag.
new-takebacks = Züge zurücknehmen
new-takebacks-note = Ein Zug darf zurück, wenn alle einverstanden sind.
new-one-seat = Ein Platz pro Person
new-one-seat-note = Niemand nimmt mehr als einen Platz ein. Deine Plätze an diesem Gerät bleiben dir.
new-watchers = Zuschauer
new-watchers-note = Wer den Link hat, darf zusehen, aber niemandem in die Karten schauen.
new-public = Öffentlicher Tisch
new-public-note = Für alle auf der Startseite zu sehen.
new-open-table = Tisch eröffnen
new-start = Los geht’s
new-start-hint = Alle Plätze sind besetzt. Du fängst gleich an.
new-open-hint = { $count ->
    [one] Ein Platz bleibt für Freunde frei.
   *[other] { $count } Plätze bleiben für Freunde frei.
}
new-sit = Nimm selbst mindestens einen Platz.

## Wartezimmer

waiting-room = Gleich geht’s los
waiting-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
waiting-full = Alle Plätze sind besetzt
waiting-dealing = Die Karten werden gegeben…
waiting-here = ist da
waiting-sit = Hinsetzen
waiting-stand = Aufstehen
waiting-clear = Entfernen
# Eine Wahl in der Zeile eines leeren Platzes; die Stufen folgen.
waiting-seat-bot = Bot dazu
waiting-bot = Ein Bot für Platz { $number }
waiting-invite = Freunde einladen
waiting-qr = QR-Code des Links zu diesem Tisch
waiting-link = Link zu diesem Tisch
waiting-note = Wer diesen Link hat, kann sich auf einen freien Platz setzen, ganz ohne Konto. Sind alle Plätze besetzt, dürfen Gäste zuschauen.
waiting-note-closed = Wer diesen Link hat, kann sich auf einen freien Platz setzen, ganz ohne Konto.
waiting-fill = Bots auf freie Plätze
waiting-start = Los geht’s
waiting-start-hint = { $count ->
    [one] Ein Bot nimmt den freien Platz.
   *[other] Bots nehmen die { $count } freien Plätze.
}
waiting-host = Wer eingeladen hat, startet das Spiel.
watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}

## Am Tisch

score = Punkte
rules = Regeln
chat = Chat
keys = Tastenkürzel
menu = Menü
story = Verlauf
story-empty = Noch ist nichts passiert.
seat-open = Freier Platz
seat-away = nicht da
seat-resigned = aufgegeben
# Zweite Zeile beim Platz, auf den gewartet wird.
seat-turn = überlegt
state-yours = Du bist dran
state-over = Das Spiel ist aus
state-waiting = Warten auf { $names }
clock-days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
clock-hours-left = { $hours } h
clock-left = noch { $time }
undo = Zurück
hint = Tipp
hint-thinking = Überlegt…
hint-says = Ein Experte würde wählen: { $move }
# $percent is a whole number.
hint-odds = Ein Experte würde wählen: { $move }. Etwa { $percent } % Gewinnchance.
take-seat-back = Bin wieder da
sound-on = Ton an
sound-off = Ton aus
rules-none = Hier gibt es keine Regeln zu lesen.
menu-invite = Link zu diesem Tisch
menu-takeback = Um Rücknahme bitten
# Wo kein anderer Mensch mitspielt.
menu-takeback-alone = Meinen letzten Zug zurücknehmen
menu-bot = Einen Bot für { $name } vorschlagen
menu-bot-wait = In { $time } kann ein Bot { $name } vertreten
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } Std.
resign = Aufgeben
resign-sure = Willst du wirklich aufgeben? Bei nur zwei Parteien ist das Spiel damit zu Ende; sonst spielt ein Bot für dich weiter.
resign-sure-alone = Willst du wirklich aufgeben? Das Spiel ist damit zu Ende.
resign-yes = Ja, aufgeben
ask-takeback = { $name } möchte den letzten Zug zurücknehmen.
ask-bot = Soll ein Bot für { $name } weiterspielen?
ask-rematch = { $name } möchte eine Revanche.
ask-same-deal = { $name } möchte noch einmal mit denselben Karten spielen.
ask-waiting = Die anderen werden gefragt
agree = Gern
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
news-bot = Ein Bot setzt sich.
news-started = Das Spiel beginnt.
news-returned = { $who ->
    [me] Du bist wieder da.
   *[other] { $name } ist wieder da.
}
news-bot-clock = { $who ->
    [me] Die Zeit ist um: Ein Bot spielt für dich.
   *[other] Die Zeit ist um: Ein Bot spielt für { $name }.
}
news-bot-agreed = { $who ->
    [me] Ein Bot spielt jetzt für dich.
   *[other] Ein Bot spielt jetzt für { $name }.
}
news-resigned = { $who ->
    [me] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
news-took-back = { $who ->
    [me] Du nimmst den letzten Zug zurück.
   *[other] { $name } nimmt den letzten Zug zurück.
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

## Punktezettel und Ende

sheet-player = Spieler
sheet-round = Runde { $round }
sheet-sum = Summe
sheet-winner = gewinnt
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
end-broken = Das Spiel wurde abgebrochen
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
end-next = Zum nächsten Spiel
rematch = Revanche
same-deal = Gleiche Karten
replay = Rückblick
check-deal = Karten nachprüfen
look-at-table = Tisch ansehen

## Karten nachprüfen

proof-about = Vor dem Spiel hat der Server eine geheime Zahl festgelegt, und dein Browser hat eine eigene dazugegeben. Jetzt, da beide bekannt sind, lässt sich jede gezogene Karte nachrechnen. Das geschieht hier, in deinem Browser.
proof-limit = Diese Seite kommt vom selben Server. Wenn du dich auf niemanden verlassen willst, speichere das Protokoll und prüfe es mit „stammtisch verify“ auf deinem eigenen Rechner.
proof-checking = Wird nachgerechnet…
proof-good = Es wurde ehrlich gegeben.
proof-open = Was sich prüfen ließ, stimmt.
proof-bad = Da stimmt etwas nicht.
proof-right = Stimmt
proof-wrong = Stimmt nicht
proof-note = Hinweis
proof-promise = Die Zahl ist die, die versprochen war.
proof-seen-before = Das Versprechen ist dasselbe, das dein Browser vor dem Geben gesehen hat.
proof-contributions = { $count ->
    [0] Niemand hat eine Zahl dazugegeben.
    [one] Die dazugegebene Zahl stand schon vor dem Geben fest.
   *[other] Die { $count } dazugegebenen Zahlen standen schon vor dem Geben fest.
}
proof-anew = { $count ->
    [one] Es musste neu gegeben werden, weil eine Zahl nicht gezeigt wurde. Wer den Server betreibt, könnte das so gewollt haben.
   *[other] Es musste { $count }-mal neu gegeben werden, weil Zahlen nicht gezeigt wurden. Wer den Server betreibt, könnte das so gewollt haben.
}
proof-beginnings = Jedes neue Geben ist belegt.
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
proof-decks = Die Stapel sind die des Spiels: keine Karte zu viel, keine zu wenig.
proof-decks-unknown = Die Stapel wurden nicht geprüft: Diese Seite kennt die Karten dieses Spiels nicht.
proof-draws = { $count ->
    [0] Es ist keine gezogene Karte genannt.
    [one] Die Karte kam so, wie es die Zahlen sagen.
   *[other] Alle { $count } Karten kamen so, wie es die Zahlen sagen.
}
proof-seen = { $count ->
    [one] Die Karte, deren Ziehen dieser Browser gesehen hat, ist die, die da gezogen wurde.
   *[other] Die { $count } Karten, deren Ziehen dieser Browser gesehen hat, sind die, die da gezogen wurden.
}
proof-seen-none = Dieser Browser hat keine Karte ziehen sehen, es gibt also nichts zu vergleichen.
proof-back = { $count ->
    [one] Eine Karte, die dieser Browser gesehen hat, wurde mit einem Zug zurückgenommen und wird nicht verglichen.
   *[other] { $count } Karten, die dieser Browser gesehen hat, wurden mit Zügen zurückgenommen und werden nicht verglichen.
}
proof-commitment = Versprechen
proof-seed = Geheime Zahl
proof-of-seat = Zahl von Platz { $number }
proof-void = { $number }. Versuch, ungültig: keine Zahl von Platz { $seats }

## Rückblick

replay-of = Rückblick: { $game }
replay-controls = Rückblick
replay-before = Einen Schritt zurück
replay-after = Einen Schritt vor
replay-play = Abspielen
replay-pause = Pause
replay-round-before = Vorige Runde
replay-round-after = Nächste Runde
replay-position = Stelle im Spiel
replay-step = Schritt { $step } von { $total }
replay-said = { $name }: { $move }
replay-eyes = Mit wessen Augen
replay-all-open = Alle Karten offen
replay-watcher = Als Zuschauer
replay-share = Link zu diesem Moment
replay-share-note = Wer diesen Link öffnet, sieht das Spiel ab hier.

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
settings-pace = Tempo der Bots
settings-pace-note = Für Tische, die du ab jetzt eröffnest.
pace-quick = Flott
pace-normal = Normal
pace-calm = Gemütlich
settings-still = Weniger Bewegung
settings-still-note = Karten erscheinen an ihrem Platz, statt dorthin zu fliegen.
settings-keys = Tastenkürzel
settings-keys-note = Einzelne Tasten tun am Tisch etwas, zum Beispiel U für Zurück. ? zeigt sie alle.
settings-notify = Sag mir Bescheid
settings-notify-note = Wenn du dran bist und diese Seite nicht zu sehen ist.
move-title = Auf ein anderes Gerät
move-note = Ein Link, mit dem auch ein anderes Gerät deins wird: dein Name, deine Tische. Er gilt einmal, zehn Minuten lang.
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
devices-note = Hier überall kennt man dich. Melde ab, was du verloren hast oder nicht mehr benutzt.
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
forget-note = Löscht deinen Namen und deinen Platz in allen Listen hier. Die Partien bleiben bei deinen Mitspielern, ohne deinen Namen.
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
tag-both = { $name } führt, vorn
tag-both-me = Du führst, vorn
tag-won = { $name } sticht
tag-won-me = Dein Stich

## Meldungen an die Leitung, und was sie bekannt gibt

announcement-dismiss = Ausblenden
report = Melden …
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
