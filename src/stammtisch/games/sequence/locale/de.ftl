### Sequence. $rank ist 2 bis 9, T, J, Q, K oder A; $suit ist S, H, D oder C; $team ist 0, 1 oder 2.
### Karten in $card, $square, $from und $to stehen in der Geschichte als Bildchen, sonst als Wörter.

## Startseite und Formular

title = Sequence
sentence = Jede Karte ist ein Feld auf dem Brett. Leg deine Spielsteine, vier in einer Reihe, und hüte dich vor den Buben.
option-draw = Ziehen
option-draw-note = Wer das Ziehen vergisst, spielt mit einer Karte weniger weiter.
option-draw-auto = Automatisch
option-draw-manual = Selbst ziehen
option-sharing = Geteilte Spielsteine
option-sharing-note = Sequenzen, die sich kreuzen, dürfen einen Stein teilen. Auch zwei in derselben Richtung?
option-sharing-crossing = Nur beim Kreuzen
option-sharing-any = In jeder Richtung
option-swaps = Karten tauschen
option-swaps-note = Wie viele nicht spielbare Karten du in einem Zug tauschen darfst.
option-swaps-once = Eine pro Zug
option-swaps-any = Beliebig viele
option-conferring = Absprachen
option-conferring-note = Was ihr euch im Team über eure Karten sagen dürft.
option-conferring-none = Keine Absprachen
option-conferring-talk = Teamchat
option-conferring-open = Teamchat und offene Karten
option-conferring-true = Das Team spricht sich ab
option-conferring-false = Keine Absprachen
option-teams = Teams
option-teams-note = Drei Zweierteams brauchen eine Sequenz, zwei Dreierteams brauchen zwei.
option-teams-3 = Drei Zweierteams
option-teams-2 = Zwei Dreierteams

## Karten und Spielsteine

chip = { $team ->
    [0] blauer runder Spielstein
    [1] bernsteingelber quadratischer Spielstein
   *[2] weinroter sechseckiger Spielstein
}
card-object = { $rank ->
    [A] das
    [K] den
    [Q] die
    [J] den
   *[other] die
} { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}{ $rank ->
    [A] -Ass
    [K] könig
    [Q] dame
    [J] buben
    [T] {" "}10
   *[other] {" "}{ $rank }
}
} { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}{ $rank ->
    [A] -Ass
    [K] könig
    [Q] dame
    [J] buben
    [T] {" "}10
   *[other] {" "}{ $rank }
}
} { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}{ $rank ->
    [A] -Ass
    [K] könig
    [Q] dame
    [J] buben
    [T] {" "}10
   *[other] {" "}{ $rank }
}
hidden = verdeckte Karte
cards = Karten
two-eyed = Buben mit zwei Augen
one-eyed = Buben mit einem Auge
jack-anywhere = Stein auf jedes freie Feld
jack-removes = fremden Stein wegnehmen

## Wo wir sind

where-goal = { $lines ->
    [one] Eine Sequenz zu vier gewinnt
   *[other] Zwei Sequenzen zu vier gewinnen
}

## Was du tun kannst

prompt-play = Wähle eine Karte; ihr Feld leuchtet auf.
prompt-play-and-draw = Wähle eine Karte und vergiss nicht zu ziehen.
prompt-square = { $card }: Tippe auf das Feld, um deinen Stein zu legen.
prompt-two-eyed = { $card }: Leg deinen Stein auf ein leuchtendes Feld.
prompt-one-eyed = { $card }: Tippe auf den Stein, der weg soll.
prompt-swap = { $card } ist nicht spielbar. Tausche die Karte.
prompt-useless = { $card } nützt gerade nichts. Wähle eine andere Karte.
prompt-pass = Nichts zu spielen, nichts zu tauschen.
prompt-draw = Zieh eine Karte
prompt-draw-before = Mach es, bevor { $name } gelegt und gezogen hat.
prompt-choose = Wähle deine Sequenz
prompt-which-line = Welche vier sollen zählen?
prompt-choosing = { $name } wählt eine Sequenz
prompt-turn = { $name } ist dran
prompt-next = Danach bist du dran.
prompt-look = Tippe auf eine Karte, um ihr Feld zu sehen.
prompt-dealing = Die Karten werden gegeben
prompt-won = { $count ->
    [0] Niemand hat gewonnen.
   *[other] { $lines ->
        [one] Gewonnen mit einer Sequenz.
       *[other] Gewonnen mit zwei Sequenzen.
    }
}
draw = Ziehen
swap = Tauschen
swap-card = { $card } tauschen
pass = Passen
choose-line = Sequenz von { $from } bis { $to }

## Hand

your-hand = Deine Karten
jack-two-eyed = { $card }, zwei Augen, passt auf jedes freie Feld
jack-one-eyed = { $card }, ein Auge, nimmt einen fremden Stein weg
jack-word-anywhere = überall
jack-word-removes = nimmt weg
card-playable = { $card }, spielbar
card-dead = { $card }, nicht spielbar, kann getauscht werden
card-useless = { $card }, gerade ohne Nutzen
one-less = Ziehen vergessen: eine Karte weniger
hand-of = Karten von { $name }: { $cards }

## Brett

board = Spielbrett
square-free = frei
square-chip = Spielstein von { $name }
square-safe = in einer fertigen Sequenz
square-threat = wäre eine Sequenz für { $name }
square-since = { $name } hat hier zuletzt gespielt
square-since-me = du hast hier zuletzt gespielt
square-took = { $name } hat hier zuletzt einen Stein weggenommen
square-took-me = du hast hier zuletzt einen Stein weggenommen
square-target = hier kannst du legen
square-take = diesen Stein kannst du wegnehmen
square-active = eine deiner Karten passt hierher
stock = Stapel { $cards }
stock-of = { $cards ->
    [one] Stapel, eine Karte
   *[other] Stapel, { $cards } Karten
}
draw-from = { $cards ->
    [one] Vom Stapel ziehen, eine Karte
   *[other] Vom Stapel ziehen, { $cards } Karten
}
last-played = Zuletzt gespielt
last-played-card = Zuletzt gespielt: { $card }
last-played-none = Hier liegt keine Karte
lots = Wer beginnt?
lots-begins = { $name } beginnt
order = Reihenfolge

## Teams und Plätze

team-lines = { $lines } von { $goal ->
    [one] { $goal } Sequenz
   *[other] { $goal } Sequenzen
}
team-your-turn = du bist dran
team-turn = { $name } ist dran
team-away = { $name } ist weg
team-may-draw = zieht noch
team-lost = nicht gezogen
team-won = gewonnen
seat-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
sheet-team = Team
sheet-lines = Sequenzen (Ziel: { $goal })
sheet-turns = { $turns ->
    [one] Ein Zug gespielt
   *[other] { $turns } Züge gespielt
}

## Geschichte

told-lot = { $name } zieht { $card }, um zu sehen, wer beginnt.
told-lot-me = Du ziehst { $card }, um zu sehen, wer beginnt.
told-tie = Gleichstand: { $name } zieht noch einmal.
told-tie-me = Gleichstand: Du ziehst noch einmal.
told-start = { $name } beginnt.
told-start-me = Du beginnst.
told-play = { $name } spielt { $card }.
told-play-me = Du spielst { $card }.
told-place = { $name } spielt { $card } und besetzt das Feld { $square }.
told-place-me = Du spielst { $card } und besetzt das Feld { $square }.
told-chip = { $name } legt einen Stein auf das Feld { $square }.
told-chip-me = Du legst einen Stein auf das Feld { $square }.
told-take = { $name } spielt { $card } und nimmt den Stein vom Feld { $square }.
told-take-me = Du spielst { $card } und nimmst den Stein vom Feld { $square }.
told-chip-off = { $name } nimmt den Stein vom Feld { $square }.
told-chip-off-me = Du nimmst den Stein vom Feld { $square }.
told-line = { $name } schafft eine Sequenz von { $from } bis { $to }.
told-line-me = Du schaffst eine Sequenz von { $from } bis { $to }.
told-draw-me = Du ziehst { $card }.
told-swap = { $name } tauscht { $card }: Die Karte passt nirgends mehr.
told-swap-me = Du tauschst { $card }: Die Karte passt nirgends mehr.
told-pass = { $name } kann nichts tun und passt.
told-pass-me = Du kannst nichts tun und passt.
told-lost = { $name } hat nicht gezogen und spielt mit einer Karte weniger.
told-lost-me = Du hast nicht gezogen und spielst mit einer Karte weniger.
told-shuffle = Der Stapel ist leer. Die gespielten Karten werden neu gemischt.
told-end = { $lines ->
    [one] { $name } gewinnt mit einer Sequenz.
   *[other] { $name } gewinnt mit { $lines } Sequenzen.
}
told-end-me = { $lines ->
    [one] Du gewinnst mit einer Sequenz.
   *[other] Du gewinnst mit { $lines } Sequenzen.
}
told-drawn = Niemand gewinnt. Die Partie endet unentschieden.
# Under the winner's name.
end-points = { $count ->
    [one] Eine Sequenz
   *[other] { $points } Sequenzen
}

## Was ein Zug bedeutet

means-jack = { $card } auf das Feld { $square } spielen
means-play = { $card } spielen
means-swap = { $card } tauschen
means-line = Sequenz von { $from } bis { $to } wählen
means-draw = eine Karte ziehen
means-pass = passen
why-line = Das schließt eine Sequenz ab.
why-blocks = Das verhindert eine fremde Sequenz.
why-breaks = Das sprengt drei in einer Reihe.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] du vollendest eine Sequenz
   *[other] { $name } vollendet eine Sequenz
}
does-take = { $who ->
    [me] du nimmst einen Stein weg
   *[other] { $name } nimmt einen Stein weg
}
does-end = { $who ->
    [me] du gewinnst
   *[other] { $name } gewinnt
}
because-wanted = In { $often } von 100 passenden Verteilungen hat { $name } { $piece }, die Karte dieses Feldes.
because-taker = In { $often } von 100 passenden Verteilungen hat { $name } einen einäugigen Buben.

# Advice in the first games.
tip-block = Jemand hat drei in einer Reihe, und ein Feld ist frei. Besetz es, oder nimm mit einem einäugigen Buben einen Stein weg.
tip-finish = Du hast drei in einer Reihe, und die Karte für das vierte Feld auf der Hand.
tip-dead = Das Feld einer deiner Karten ist besetzt. Tausche sie gegen eine neue, bevor du spielst: Das kostet deinen Zug nicht.
tip-safe = Aus einer fertigen Sequenz kann niemand Steine nehmen. Eine zweite, die sie kreuzt, darf einen davon mitbenutzen.
tip-two-eyed = Heb einen zweiäugigen Buben auf, bis er eine Sequenz fertig macht oder verhindert: Er passt auf jedes freie Feld.
tip-one-eyed = Ein einäugiger Bube nimmt einen Stein weg. Am meisten tut das in der Mitte von dreien weh.
tip-middle = In der Mitte des Bretts kann ein Stein zu mehr Sequenzen gehören als am Rand.
