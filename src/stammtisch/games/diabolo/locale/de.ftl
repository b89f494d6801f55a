### Diabolo. $colour ist ein Buchstabe: r, y, g, b, p. $side ist devil oder angel.

## Front page and form

title = Diabolo
sentence = Teufel und Engel zerren an fünf Reihen. Behalte die Farben der Engel und werde die der Teufel los.
option-doubling = Doppelkarten
option-doubling-note = Wie ihr entscheidet, ob ihr eine Reihe verdoppelt.
option-doubling-secret = Gemeinsam und geheim
option-doubling-in-turn = Laut, der Reihe nach
option-doubling-aloud = Laut, in beliebiger Folge
option-length = Länge
option-length-note = Wie viele Runden ihr spielt.
option-length-standard = Eine pro Person
option-length-single = Eine Runde

## Pieces

colour = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[p] Violett
}
card = { colour } { $value }
card-acc = { card }
the-card = { $acc }
# The card and the row at the beginning of a sentence.
card-first = { colour } { $value }
row = { colour }
in-colour = in { colour }
no-colour = kein { colour }
points-count = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
double-card = Doppelkarte
hidden = verdeckt
devils = Teufel
angels = Engel
stock-left = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
box = Schachtel
box-holds = In der Schachtel: { $cards }

## Where we are

where-round = Runde { $round } von { $rounds }
where-locked = { $locked } von { $needed } gesperrt
where-reckoning = Abrechnung

## The prompt

prompt-most = Wer die meisten Punkte hat, gewinnt.
goal = Am Ende zählt deine Hand. { $needed ->
    [pair] Zwei
   *[trio] Drei
} gesperrte Reihen beenden die Runde.
goal-angels = Engel vorn: Die stärkste Hand bekommt ihre Summe.
goal-devils = Teufel vorn: Sie verliert ihre Summe.
prompt-dealing = Die Karten werden gegeben
prompt-lay = Leg eine Karte zu den Teufeln oder zu den Engeln.
prompt-lay-card = { $card }: Teufel oder Engel?
prompt-lay-one = { $card }: { $side ->
    [devil] Nur bei den Teufeln ist Platz.
   *[angel] Nur bei den Engeln ist Platz.
}
would = { $side ->
    [devil] Teufel
   *[angel] Engel
}: { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] kostet dich nichts
       *[other] kann dich { $held } kosten
    }
    [angels] { $held ->
        [0] bringt nichts
       *[other] kann { $held } bringen
    }
   *[equal] zählt nicht
}.
prompt-box = Keine Karte passt
prompt-box-step = Wähle eine Karte für die Schachtel.
prompt-double = { $sum ->
    [0] Du hast { no-colour }. Doppelkarte einsetzen?
   *[other] Du hast { $sum } { in-colour }. Verdoppeln?
}
prompt-review = Abrechnung der Runde { $round }
prompt-review-step = Tippe auf eine Reihe, um sie noch einmal zu sehen.
tap-goes-on = Tippe für die nächste Reihe
skip = Überspringen

## Controls

your-hand = Deine Karten
your-sums = Deine Summen
your-sum = { colour }: { $sum }
card-playable = { $card }, spielbar
card-locked = { $card }, nicht spielbar, { colour } ist gesperrt
lay-side = { $card } { $side ->
    [devil] zu den Teufeln
   *[angel] zu den Engeln
}
to-box = In die Schachtel
double = Verdoppeln
keep = Behalten
next-round = Runde { $round }
score-sheet = Wertungsblatt
look-at-row = { colour } ansehen: { $result }

## Rows

row-count = { $count } von 5
row-won = { $ahead ->
    [angels] Engel
    [devils] Teufel
   *[equal] gleich
}
row-label = { row }: Teufel { $devils }, Engel { $angels }, { $locked ->
    [yes] gesperrt
   *[no] { $count } von 5 Karten
}
side-cards = { $side ->
    [devil] Teufel
   *[angel] Engel
}, { colour }: { $cards }
side-empty = { $side ->
    [devil] Teufel
   *[angel] Engel
}, { colour }: keine Karten
laid-by = { $card }, gelegt von { $name }
row-ahead = { $ahead ->
    [angels] { row }: Die Engel siegen, { $high } zu { $low }
    [devils] { row }: Die Teufel siegen, { $high } zu { $low }
   *[equal] { row }: Gleichstand, { $high } zu { $low }
}
row-skipped = Gleichstand: keine Karten, keine Punkte.
row-scores = Die stärkste Hand bekommt ihre Summe.
row-pays = Die stärkste Hand verliert ihre Summe.
step-equal = gleich
step-nobody = niemand
step-waits = kommt noch

## Players

seat-cards = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
}
has-double = { $name } hat die Doppelkarte noch
no-double = { $name } hat die Doppelkarte eingesetzt
your-double = Deine Doppelkarte
your-double-note = Für eine Reihe, in der die Engel siegen.
your-double-spent = In dieser Runde eingesetzt
known-cards = Bekannte Karten von { $name }: { $cards }
choosing = überlegt
chosen = bereit
spent = ohne Doppel
said-double = verdoppelt
said-keep = behält sie
said-double-me = Du verdoppelst.
said-keep-me = Du behältst deine Doppelkarte.
holds = { $name }: { $cards }, zusammen { $sum }
holds-none = { $name }: { no-colour }
hand-closed = { $name }: noch verdeckt

## The story

told-round = Runde { $round }. { $name } gibt.
told-round-me = Runde { $round }. Du gibst.
told-draw-me = Du ziehst { $acc }.
told-lay = { $name } legt { $acc } { $side ->
    [devil] zu den Teufeln
   *[angel] zu den Engeln
}.
told-lay-me = Du legst { $acc } { $side ->
    [devil] zu den Teufeln
   *[angel] zu den Engeln
}.
told-lock = { row } ist gesperrt.
told-show = { $name } zeigt { $cards }.
told-show-me = Du zeigst { $cards }.
told-box = { $name } legt { $acc } in die Schachtel.
told-box-me = Du legst { $acc } in die Schachtel.
told-equal = { row }: Gleichstand, niemand zeigt etwas.
told-angels = { row }: Die Engel siegen mit { $lead } Vorsprung.
told-devils = { row }: Die Teufel siegen mit { $lead } Vorsprung.
told-choose = { $name } hat gewählt.
told-choose-me = Du hast gewählt.
told-double = { $name } verdoppelt.
told-double-me = Du verdoppelst.
told-keep = { $name } behält die Doppelkarte.
told-keep-me = Du behältst deine Doppelkarte.
told-score = { $name } bekommt { points-count } { in-colour }.
told-score-me = Du bekommst { points-count } { in-colour }.
told-twice = { $name } bekommt mit der Doppelkarte { points-count } { in-colour }.
told-twice-me = Du bekommst mit der Doppelkarte { points-count } { in-colour }.
told-pay = { $name } verliert { points-count } { in-colour }.
told-pay-me = Du verlierst { points-count } { in-colour }.
told-nobody = Niemand hat { colour }.
told-points = { $name } holt in dieser Runde { $points }.
told-points-me = Du holst in dieser Runde { $points }.
told-end = { $name } gewinnt mit { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
told-end-me = Du gewinnst mit { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## The sheet

sheet-rounds = Runden
sheet-place = Platz

## Moves in words

means-lay = { $acc } { $side ->
    [devil] zu den Teufeln legen
   *[angel] zu den Engeln legen
}
means-box = { $acc } in die Schachtel legen
means-double = die Doppelkarte einsetzen
means-keep = die Doppelkarte behalten

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] du bekommst eine Reihe
   *[other] { $name } bekommt eine Reihe
}
does-twice = { $who ->
    [me] du bekommst eine Reihe doppelt
   *[other] { $name } bekommt eine Reihe doppelt
}
does-pay = { $who ->
    [me] du bekommst Minuspunkte
   *[other] { $name } bekommt Minuspunkte
}
does-lock = { $who ->
    [me] du sperrst eine Reihe
   *[other] { $name } sperrt eine Reihe
}
does-box = { $who ->
    [me] du legst eine Karte in die Schachtel
   *[other] { $name } legt eine Karte in die Schachtel
}
because-more =
    In { $often } von 100 passenden Verteilungen hat { $name } mehr { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[p] Violett
    }, als du hättest.
because-most =
    In { $often } von 100 passenden Verteilungen hat niemand mehr { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[p] Violett
    }, als du hättest.

# Advice in the first games.
tip-double = Du hast eine Doppelkarte pro Runde. Nutze sie, wo du sicher am meisten hast, und nicht für wenige Punkte.
tip-even = In einer Farbe, von der du viel hast, führen die Teufel, und eine Karte würde die Reihe ausgleichen. Eine ausgeglichene Reihe zählt nicht.
tip-devils = In einer Farbe, von der du viel hast, führen die Teufel. Hilf dort den Engeln, oder werde deine hohen Karten los.
tip-lock = Noch eine Sperre, und die Runde ist vorbei. Bevor du eine Reihe sperrst, sieh nach, was dir jede Farbe jetzt brächte.
tip-keep = Was du legst, hast du nicht mehr auf der Hand. Leg niedrige Karten, wo du eine Farbe gewinnen willst, und behalt die hohen.
