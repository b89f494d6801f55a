### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Bilde Sätze und Reihen in einem gemeinsamen Kartenkreis und hol dir zuerst alle sieben Marken.
option-renewed = Erneuerte Kombinationen
option-renewed-note = Bringt eine Kombination, die weder neu noch länger ist, noch einmal etwas?
option-renewed-pays = Bringt noch einmal etwas
option-renewed-nothing = Bringt nichts
option-solo_rounds = Runden
option-solo_rounds-note = In zwei Runden brauchst du 7 Punkte, in dreien 11.
option-solo_rounds-2 = Zwei Runden
option-solo_rounds-3 = Drei Runden
option-solo_end = Ende einer Runde
option-solo_end-note = Endet die Runde, wenn die letzte Aktionskarte gespielt oder wenn sie gezogen ist?
option-solo_end-last-card = Letzte gespielt
option-solo_end-last-draw = Letzte gezogen
option-solo_aside = Beiseitelegen
option-solo_aside-note = Jederzeit für eine Marke, oder gratis, wenn nichts passt.
option-solo_aside-token = Kostet eine Marke
option-solo_aside-free = Gratis, wenn nichts passt

## Pieces

suit = { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}
card = { suit }{ $rank ->
    [A] -Ass
    [J] bube
    [Q] dame
    [K] könig
   *[other] {" "}{ $value }
}
card-object = { $rank ->
    [A] das
    [J] den
    [K] den
   *[other] die
} { suit }{ $rank ->
    [A] -Ass
    [J] buben
    [Q] dame
    [K] könig
   *[other] {" "}{ $value }
}
# Several cards of one value.
values = { $rank ->
    [A] Asse
    [2] Zweien
    [3] Dreien
    [4] Vieren
    [5] Fünfen
    [6] Sechsen
    [7] Siebenen
    [8] Achten
    [9] Neunen
   *[T] Zehnen
}
token = Marke
hidden = verdeckt
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}

## Where we are

where-stock = { $stock ->
    [1] Erster Vorrat von dreien
    [2] Zweiter Vorrat von dreien
   *[other] Dritter und letzter Vorrat
}
where-overtime = Gleichstand: Die erste Führung gewinnt
where-solo = Solo · Runde { $round } von { $rounds }

## The prompt

prompt-place = Leg eine Karte
prompt-use = Nutze eine Aktionskarte
prompt-away = Keine Aktionskarte passt
prompt-fill = Fülle Platz { $place }
step-choose-stock = Zieh vom Vorrat.
step-choose-stock-action = Vorrat: Karte ziehen und legen. Aktion: Karten wegnehmen.
step-choose-reserve = Vorrat oder Reserve: Karte nehmen und legen.
step-choose-reserve-action = Vorrat oder Reserve: Karte legen. Aktion: Karten wegnehmen.
step-early = Zieh zuerst: Tippe auf einen leuchtenden Stapel.
step-stock-only = Zieh vom Vorrat: nie zwei Aktionen hintereinander.
step-fill-stock = Tippe auf den Vorrat.
step-fill-either = Tippe auf Vorrat oder Reserve.
step-taken = { $card } aus der Reserve musst du legen.
step-pick = Wähle eine Karte, dann einen Platz, an den sie passt.
step-fits = { $count ->
    [one] { $card } passt auf einen Stapel.
   *[other] { $card } passt auf { $count } Stapel.
}
step-fits-nowhere = { $card } passt nirgends. Wähle eine andere oder leg sie beiseite.
step-none-fits = Keine deiner Karten passt. Leg eine beiseite.
step-none-fits-token = Keine deiner Karten passt. Leg eine beiseite, das kostet eine Marke.
step-use-pick = Wähle eine Karte, dann einen Stapel ihrer Farbe.
step-use = { $rank ->
    [J] Der Bube nimmt die oberste Karte von einem Stapel.
    [Q] Die Dame nimmt zwei Karten von einem Stapel.
   *[K] Der König nimmt drei Karten weg und bringt eine Marke.
}
step-away = Wähle eine und wirf sie ab.
step-away-token = Wähle eine zum Abwerfen. Eine Marke geht zurück.
await-choosing = { $name } wählt
await-placing = { $name } legt eine Karte
await-using = { $name } nutzt eine Aktionskarte
await-filling = { $name } füllt Platz { $place }
over-won = { $tokens ->
    [one] { $name } gewinnt mit { $tokens } Marke.
   *[other] { $name } gewinnt mit { $tokens } Marken.
}
over-drawn = Beide haben gleich viele Marken.
over-solo = { $count ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[2] { $count ->
        [one] { $points } Marke
       *[other] { $points } Marken
    }
}

## The table

circle = Der Kreis
stock = Vorrat
reserve = Reserve
action = Aktion
discard = Ablage
stock-of = { $stock } von 3
pile = { $count ->
    [0] { $name }, leer
    [one] { $name }, { $count } Karte
   *[other] { $name }, { $count } Karten
}
pile-top = Obenauf: { $card }.
used = Gespielt: { $count } von 12
used-list = Gespielte Aktionskarten: { $cards }
used-none = Noch keine Aktionskarten gespielt
middle = Noch { $count } von 7
place-top = Platz { $place }: { $card }
place-over = Platz { $place }: { $card } auf { $covered }
place-empty = Platz { $place }: leer
place-here = Hier kannst du { $card } spielen
place-removes = { $count ->
    [one] { $card } nimmt hier die oberste Karte weg
   *[other] { $card } nimmt hier { $count } Karten weg
}
place-beside = neben Platz { $place }
place-between = zwischen Platz { $first } und Platz { $second }
place-pays = { $count ->
    [one] bringt eine Marke
   *[other] bringt { $count } Marken
}
tag-set = { $count } { values }
tag-run = { suit }-Reihe aus { $count }
tokens-head = Du: { $count }
tokens-mine = Du hast { $count } von 7 Marken
tokens-of = { $name } hat { $count } von 7 Marken
cards-of = Zahlenkarten von { $name }
actions-of = Aktionskarten von { $name }
cards-hidden = { $count } verdeckt
note-choosing = wählt
note-placing = legt eine Karte
note-using = nutzt eine Aktion
note-filling = füllt Platz { $place }
sep-cry = SEP!
sep-mine = Alle sieben Marken gehören dir!
sep-theirs = { $name } hat alle sieben Marken!

## My cards

your-cards = Deine Zahlenkarten
your-actions = Deine Aktionskarten
card-fits = { $count ->
    [one] { $card }, passt auf einen Stapel
   *[other] { $card }, passt auf { $count } Stapel
}
card-fits-nowhere = { $card }, passt auf keinen Stapel
card-not-now = { $card }, jetzt nicht
aside = Beiseitelegen
aside-token = Beiseitelegen, −1 Marke
# On the pile where the card goes; 12 letters at most.
aside-short = Beiseite
# Under it; 9 letters at most.
aside-costs = −1 Marke
away = Abwerfen
away-token = Abwerfen, −1 Marke

## Alone

goal = Ziel
goal-of = von { $goal } Punkten
goal-round = Runde { $first }: { $points }
goal-rounds = Runden { $first }–{ $last }: { $points }
goal-now = Diese Runde: bis { $points }
goal-seventh = Falls jetzt die 7. Marke kommt
goal-worth = { $points ->
    [0] Keine Punkte: Der Aktionsstapel ist leer
    [one] { $points } Punkt für die Karte im Aktionsstapel
   *[other] { $points } Punkte, einer je Karte im Aktionsstapel
}
round-over = Runde { $round } ist vorbei
round-sep = Alle sieben Marken: ein Punkt für jede Karte, die noch im Aktionsstapel liegt.
round-missing = { $count ->
    [one] Eine Marke blieb in der Mitte: ein Punkt Abzug.
   *[other] { $count } Marken blieben in der Mitte: je ein Punkt Abzug.
}
round-standing = Du hast { $points } von { $goal } Punkten.
round-needed = { $needed ->
    [0] Das reicht, wenn du es hältst.
   *[other] { $left ->
        [one] In der letzten Runde brauchst du noch { $needed }.
       *[other] In { $left } Runden brauchst du noch { $needed }.
    }
}
next-round = Nächste Runde

## The score sheet

sheet-part = Runde
sheet-points = Punkte
sheet-rounds = Runden { $first } bis { $last }
sheet-running = Runde { $round }, läuft noch
sheet-up-to = bis { $points }
sheet-goal = Nach { $rounds } Runden gewinnst du mit { $goal } Punkten oder mehr.
sheet-tokens = Marken
sheet-middle = { $count ->
    [0] In der Mitte liegt keine Marke mehr. Mit sieben gewinnt man sofort.
    [one] In der Mitte liegt noch { $count } Marke. Mit sieben gewinnt man sofort.
   *[other] In der Mitte liegen noch { $count } Marken. Mit sieben gewinnt man sofort.
}

## What a move means

means-stock = vom Vorrat ziehen
means-reserve = von der Reserve nehmen
means-action = eine Aktionskarte spielen
means-fill-stock = mit dem Vorrat füllen
means-fill-reserve = mit der Reserve füllen
means-on = { $card } auf Stapel { $place } legen
means-use = { $card } auf Stapel { $place } einsetzen
means-aside = { $card } beiseitelegen
means-away = { $card } abwerfen
why-free = Das kostet nichts, solange du keine Marke hast.
why-pays = { $count ->
    [one] Das bringt eine Marke.
   *[other] Das bringt { $count } Marken.
}
why-points = { $count ->
    [one] Das verspricht etwa { $points } Punkt in dieser Runde.
   *[other] Das verspricht etwa { $points } Punkte in dieser Runde.
}

## The story; the messages with -me speak to the person who did it

told-round = Runde { $round } beginnt.
told-draw = { $name } zieht vom Vorrat.
told-draw-me = Du ziehst vom Vorrat.
told-draw-card = { $name } zieht { $card } vom Vorrat.
told-draw-card-me = Du ziehst { $card } vom Vorrat.
told-draw-action = { $name } zieht eine Aktionskarte.
told-draw-action-me = Du ziehst eine Aktionskarte.
told-draw-action-card = { $name } zieht { $card } vom Aktionsstapel.
told-draw-action-card-me = Du ziehst { $card } vom Aktionsstapel.
told-take = { $name } nimmt { $card } von der Reserve.
told-take-me = Du nimmst { $card } von der Reserve.
told-place = { $name } legt { $card } auf Stapel { $place }.
told-place-me = Du legst { $card } auf Stapel { $place }.
told-aside = { $name } legt { $card } beiseite.
told-aside-me = Du legst { $card } beiseite.
told-return = { $name } gibt eine Marke zurück.
told-return-me = Du gibst eine Marke zurück.
told-use = { $count ->
    [one] { $name } spielt { $card } und nimmt { $gone } von Stapel { $place }.
   *[other] { $name } spielt { $card } und nimmt { $count } Karten von Stapel { $place }.
}
told-use-me = { $count ->
    [one] Du spielst { $card } und nimmst { $gone } von Stapel { $place }.
   *[other] Du spielst { $card } und nimmst { $count } Karten von Stapel { $place }.
}
told-use-king = { $name } spielt { $card } und bekommt eine Marke.
told-use-king-me = Du spielst { $card } und bekommst eine Marke.
told-away = { $name } wirft { $card } ab.
told-away-me = Du wirfst { $card } ab.
told-remove = { $count ->
    [one] { $gone } wird von Stapel { $place } genommen.
   *[other] { $count } Karten werden von Stapel { $place } genommen.
}
told-uncover = Jetzt liegt { $card } oben auf Stapel { $place }.
told-fill-stock = { $card } vom Vorrat füllt Platz { $place }.
told-fill-reserve = { $card } von der Reserve füllt Platz { $place }.
told-set = { $count } { values }: { $name } bekommt eine Marke.
told-set-me = { $count } { values }: Du bekommst eine Marke.
told-run = { suit }-Reihe aus { $count }: { $name } bekommt { $count ->
    [6] zwei Marken
   *[other] eine Marke
}.
told-run-me = { suit }-Reihe aus { $count }: Du bekommst { $count ->
    [6] zwei Marken
   *[other] eine Marke
}.
told-earn-from = Die Mitte ist leer, also gibt { $name } eine Marke ab.
told-earn-from-me = Die Mitte ist leer, also gibst du eine Marke ab.
told-refill = { $stock ->
    [2] Ablage und Reserve werden gemischt: der zweite Vorrat.
    [3] Ablage und Reserve werden gemischt: der dritte und letzte Vorrat.
   *[other] Ablage und Reserve werden noch einmal gemischt.
}
told-reshuffle = Alle Aktionskarten werden gemischt und neu gegeben.
told-tied = { $tokens ->
    [one] Gleichstand mit je { $tokens } Marke: Es geht weiter.
   *[other] Gleichstand mit je { $tokens } Marken: Es geht weiter.
}
told-last-turn = Zug { $turn } war der letzte.
told-sep = SEP! { $name } hat alle sieben Marken.
told-sep-me = SEP! Du hast alle sieben Marken.
told-score = { $count ->
    [one] { $name } holt in dieser Runde { $points } Punkt.
   *[other] { $name } holt in dieser Runde { $points } Punkte.
}
told-score-me = { $count ->
    [one] Du holst in dieser Runde { $points } Punkt.
   *[other] Du holst in dieser Runde { $points } Punkte.
}
told-end = { $tokens ->
    [one] { $name } gewinnt mit { $tokens } Marke.
   *[other] { $name } gewinnt mit { $tokens } Marken.
}
told-end-me = { $tokens ->
    [one] Du gewinnst mit { $tokens } Marke.
   *[other] Du gewinnst mit { $tokens } Marken.
}
told-end-solo = { $name } gewinnt mit { $points } Punkten.
told-end-solo-me = Du gewinnst mit { $points } Punkten.
told-end-lost = Das Ziel wurde nicht erreicht.
told-end-drawn = Unentschieden.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] du bekommst eine Marke
   *[other] { $name } bekommt eine Marke
}
does-return = { $who ->
    [me] du gibst eine Marke zurück
   *[other] { $name } gibt eine Marke zurück
}
does-sep = { $who ->
    [me] du bekommst alle sieben Marken
   *[other] { $name } bekommt alle sieben Marken
}
because-pays = In { $often } von 100 passenden Verteilungen hat { $name } { $piece }, was sofort eine Marke brächte.

# Advice in the first games.
tip-empty = Die Mitte ist leer: Ab jetzt kommt jede Marke, die du verdienst, vom Gegenüber.
tip-uncover = Schau, was darunterliegt: Auch eine Karte, die aufgedeckt wird und zu einer Kombination gehört, bringt eine Marke.
tip-pays = Eine deiner Karten bringt sofort eine Marke: Such die Plätze mit +1.
tip-aside = Beiseitelegen kostet dich eine Marke. Eine Karte, die passt, ist meist besser, auch wenn sie nichts bringt.
tip-reserve = Statt vom Vorrat darfst du die oberste Karte der Reserve nehmen, musst sie dann aber auch legen.
tip-fill = Auch die Karte, die den Platz füllt, kann eine Kombination vollenden. Die auf der Reserve kennst du.
tip-solo = Jede Aktionskarte, die am Ende noch im Stapel liegt, ist ein Punkt. Nimm nur eine, wenn sie etwas bringt.
tip-apart = Die Karten einer Kombination müssen nicht nebeneinanderliegen: Schau auf alle sechs obersten Karten. Aber verdeck keine, die du brauchst.
