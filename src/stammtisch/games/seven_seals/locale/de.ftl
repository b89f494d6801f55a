### Die sieben Siegel. $edition ist die Option dieses Namens: In der Ausgabe "black-mage" heißt der Saboteur Schwarzer Magier.
### $colour, $led und $seal sind Buchstaben: r, y, g, b, p, und bei Siegeln auch w (weiß) und k (schwarz).

## Startseite und Formular

title = Die sieben Siegel
sentence = Sag an, welche Stiche du machst, und mach genau diese, während ein Saboteur auf dein Scheitern hofft.
option-edition = Ausgabe
option-edition-note = Dürfen die Punkte des Saboteurs unter null fallen?
option-edition-saboteur = Saboteur: nicht unter null
option-edition-black-mage = Schwarzer Magier: auch unter null
option-saboteur_points = Punkte des Saboteurs
option-saboteur_points-note = Mit so vielen Strafpunkten beginnt der Saboteur; jedes schwarze Siegel zieht einen ab. Mit 5 ist die Rolle weniger verlockend.
option-saboteur_points-4 = 4 Punkte
option-saboteur_points-5 = 5 Punkte
option-saboteur_points-rising = 4 Punkte, später 5
option-length = Länge
option-length-note = Wie viele Runden ihr spielt.
option-length-standard = Standard
option-length-long = Lang: doppelt so viele
option-length-single = Eine Runde

## Karten und Siegel

colour = { $colour ->
    [r] rot
    [y] gelb
    [g] grün
    [b] blau
    [p] violett
    [w] weiß
   *[k] schwarz
}
seal = { $seal ->
    [r] rotes Siegel
    [y] gelbes Siegel
    [g] grünes Siegel
    [b] blaues Siegel
    [p] violettes Siegel
    [w] weißes Siegel
   *[k] schwarzes Siegel
}
a-seal = { $seal ->
    [r] ein rotes Siegel
    [y] ein gelbes Siegel
    [g] ein grünes Siegel
    [b] ein blaues Siegel
    [p] ein violettes Siegel
    [w] ein weißes Siegel
   *[k] ein schwarzes Siegel
}
no-seal = { $seal ->
    [r] kein rotes Siegel
    [y] kein gelbes Siegel
    [g] kein grünes Siegel
    [b] kein blaues Siegel
    [p] kein violettes Siegel
    [w] kein weißes Siegel
   *[k] kein schwarzes Siegel
}
saboteur = { $edition ->
    [black-mage] Schwarzer Magier
   *[saboteur] Saboteur
}
hidden = verdeckt
card-acc = { $colour ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[p] Violett
} { $value }
trump = Trumpf
trump-note = Rot ist Trumpf.
seals-count = { $count } × { $seal ->
    [r] rot
    [y] gelb
    [g] grün
    [b] blau
    [p] violett
    [w] weiß
   *[k] schwarz
}
seals-of = { $name }: { $seals }
seals-none = { $name }: keine Siegel

## Wo wir sind

where-round = Runde { $round } von { $rounds }
where-prediction = Vorhersage
where-trick = Stich { $trick } von { $tricks }

## Was du tun kannst

prompt-fewest = Strafpunkte: Wer die wenigsten hat, gewinnt.
goal = Mach genau die Stiche, für die du Siegel nimmst. Jedes übrige Siegel kostet { $cost }.
aim-left = Noch zu machen: { $seals }. Kosten, falls übrig: { $points }.
aim-none = Mach keinen Stich mehr: Jeder kostet { $black }.
aim-saboteur = Jedes schwarze Siegel der anderen senkt deine Punkte.
prompt-predict = Deine Vorhersage
prompt-predict-first = Nimm ein Siegel für jeden Stich, den du machst.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] Ein Siegel für jeden Stich oder der Schwarze Magier.
   *[saboteur] Ein Siegel für jeden Stich oder der Saboteur.
}
prompt-predict-count = { $count ->
    [one] Du sagst { $count } Stich an
   *[other] Du sagst { $count } Stiche an
}
prompt-predict-more = Ein Siegel für jeden Stich. Tipp eins von deinen an, um es zurückzulegen.
prompt-steal = Wem nimmst du { a-seal } weg?
prompt-predict-later = Gleich bist du dran. Sieh dir schon mal deine Karten an.
prompt-predicted = { $count ->
    [0] Du sagst keinen Stich an.
    [one] Du sagst { $count } Stich an.
   *[other] Du sagst { $count } Stiche an.
}
prompt-you-saboteur = { $edition ->
    [black-mage] Du bist der Schwarze Magier.
   *[saboteur] Du bist der Saboteur.
}
prompt-predicting = { $name } sagt an
prompt-predicting-me = Du sagst an
prompt-lead = Spiel eine beliebige Karte aus.
prompt-follow = Bediene { colour-led }.
prompt-follow-with = Bediene { colour-led }: { $values }.
prompt-free = Du hast kein { colour-led }: Jede Karte ist erlaubt.
prompt-free-trump = Du hast kein { colour-led }: Jede Karte ist erlaubt, Rot sticht.
prompt-winning = Vorn liegt { $card }.
prompt-leading = { $name } spielt aus
prompt-leading-me = Du spielst aus
prompt-choosing = { $name } wählt eine Karte
prompt-choosing-me = Du wählst eine Karte
prompt-next = Danach bist du dran.
prompt-return = Der Stich gehört dir
prompt-return-which = Welches Siegel geht zurück?
prompt-return-one = Gib { a-seal } zurück.
prompt-returning = { $name } gibt ein Siegel zurück
prompt-returning-me = Du gibst ein Siegel zurück
colour-led = { $led ->
    [r] Rot
    [y] Gelb
    [g] Grün
    [b] Blau
   *[p] Violett
}

## Knöpfe

done = Fertig
pool = Vorrat
your-seals = Deine Siegel
your-hand = Deine Karten
saboteur-me = { $edition ->
    [black-mage] Du bist der Schwarze Magier
   *[saboteur] Du bist der Saboteur
}
card-playable = { $card }, spielbar
card-not-playable = { $card }, nicht spielbar, du musst { colour-led } bedienen
return-seal = { $seal ->
    [r] Rotes Siegel zurückgeben
    [y] Gelbes Siegel zurückgeben
    [g] Grünes Siegel zurückgeben
    [b] Blaues Siegel zurückgeben
    [p] Violettes Siegel zurückgeben
    [w] Weißes Siegel zurückgeben
   *[k] Schwarzes Siegel zurückgeben
}
pool-take = nimm
pool-steal = stiehl
pool-white = Joker
pool-black = Strafe
about-white = Joker: Du bekommst ihn, wenn dir jemand ein Siegel wegnimmt. Er passt zu jedem Stich. Bleibt er übrig, kostet er { $white }.
about-black = Strafe: für jeden Stich, zu dem du kein passendes Siegel hast. Sie kostet { $black }.
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
   *[other] { $count } { $seal ->
        [r] rote Siegel
        [y] gelbe Siegel
        [g] grüne Siegel
        [b] blaue Siegel
        [p] violette Siegel
        [w] weiße Siegel
       *[k] schwarze Siegel
    }
}
take-seal = Nimm { a-seal }, noch { $count } da
steal-seal = Stiehl { a-seal }: Im Vorrat ist keins mehr
seal-gone = { $seal ->
    [r] Keine roten Siegel mehr zu holen
    [y] Keine gelben Siegel mehr zu holen
    [g] Keine grünen Siegel mehr zu holen
    [b] Keine blauen Siegel mehr zu holen
    [p] Keine violetten Siegel mehr zu holen
    [w] Keine weißen Siegel mehr zu holen
   *[k] Keine schwarzen Siegel mehr zu holen
}
rob = Nimm { $name } { a-seal } weg
saboteur-free = { $edition ->
    [black-mage] Der Schwarze Magier ist noch zu haben.
   *[saboteur] Der Saboteur ist noch zu haben.
}
saboteur-take = Keine Ansage. Du beginnst mit { $points } Punkten, und jedes schwarze Siegel der anderen zieht einen ab.
saboteur-late = Leg erst deine Siegel zurück, um die Rolle zu nehmen.
saboteur-gone = { $edition ->
    [black-mage] { $name } ist der Schwarze Magier.
   *[saboteur] { $name } ist der Saboteur.
}
saboteur-mine = { $edition ->
    [black-mage] Du bist der Schwarze Magier.
   *[saboteur] Du bist der Saboteur.
}
saboteur-live = Wäre die Runde jetzt zu Ende: { $points }

## Plätze und Stich

seat-predicts = sagt { $count } an
seat-predicting = sagt an…
seat-playing = ist dran
seat-robbed = bestohlen
seat-winning = liegt vorn
seat-leads = spielt aus
tricks-won = { $count ->
    [one] { $count } Stich gemacht
   *[other] { $count } Stiche gemacht
}
trail = von { $from } zu { $to }
trail-to-me = von { $from } zu dir
trail-white = ein weißes Siegel geht an { $name }
trail-white-me = ein weißes Siegel geht an dich
moment-trump = Trumpf!
moment-praise = { $name } hat alle Siegel zurückgegeben!
moment-praise-me = Du hast alle Siegel zurückgegeben!

## Was ein Zug bedeutet

means-saboteur = { $edition ->
    [black-mage] den Schwarzen Magier nehmen
   *[saboteur] den Saboteur nehmen
}
means-done = Vorhersage beenden
means-card = { $acc } spielen
means-take = { a-seal } nehmen
means-steal = { $victim } { a-seal } wegnehmen
means-return = { a-seal } zurückgeben

## Die Geschichte

told-saboteur = { $edition ->
    [black-mage] { $name } nimmt den Schwarzen Magier.
   *[saboteur] { $name } nimmt den Saboteur.
}
told-saboteur-me = { $edition ->
    [black-mage] Du nimmst den Schwarzen Magier.
   *[saboteur] Du nimmst den Saboteur.
}
told-take = { $name } nimmt { a-seal }.
told-take-me = Du nimmst { a-seal }.
told-steal = { $name } nimmt { $victim } { a-seal } weg.
told-steal-me = Du nimmst { $victim } { a-seal } weg.
told-steal-from-me = { $name } nimmt dir { a-seal } weg.
told-compensate = { $name } bekommt dafür ein weißes Siegel.
told-compensate-me = Du bekommst dafür ein weißes Siegel.
told-predict = { $count ->
    [0] { $name } sagt keinen Stich an.
    [one] { $name } sagt { $count } Stich an.
   *[other] { $name } sagt { $count } Stiche an.
}
told-predict-me = { $count ->
    [0] Du sagst keinen Stich an.
    [one] Du sagst { $count } Stich an.
   *[other] Du sagst { $count } Stiche an.
}
told-play = { $name } spielt { $acc }.
told-play-me = Du spielst { $acc }.
told-lead = { $name } spielt { $acc } aus.
told-lead-me = Du spielst { $acc } aus.
told-follow = { $name } bedient mit { $acc }.
told-follow-me = Du bedienst mit { $acc }.
told-trump = { $name } hat kein { colour-led } und trumpft mit { $acc }.
told-trump-me = Du hast kein { colour-led } und trumpfst mit { $acc }.
told-discard = { $name } hat kein { colour-led } und wirft { $acc } ab.
told-discard-me = Du hast kein { colour-led } und wirfst { $acc } ab.
told-win = { $name } macht den Stich.
told-win-me = Du machst den Stich.
told-win-with = { $name } macht den Stich mit { $acc }.
told-win-with-me = Du machst den Stich mit { $acc }.
told-return = { $name } gibt { a-seal } zurück.
told-return-me = Du gibst { a-seal } zurück.
told-black = { $name } hat kein passendes Siegel und bekommt ein schwarzes.
told-black-me = Du hast kein passendes Siegel und bekommst ein schwarzes.
told-spared = { $name } hat Glück: Die schwarzen Siegel sind aus.
told-spared-me = Du hast Glück: Die schwarzen Siegel sind aus.
told-score = { $count ->
    [one] { $name } bekommt { $points } Strafpunkt.
   *[other] { $name } bekommt { $points } Strafpunkte.
}
told-score-me = { $count ->
    [one] Du bekommst { $points } Strafpunkt.
   *[other] Du bekommst { $points } Strafpunkte.
}
told-round = Runde { $round } beginnt. { $name } spielt zuerst aus.
told-round-me = Runde { $round } beginnt. Du spielst zuerst aus.
told-end = { $count ->
    [one] { $name } gewinnt mit { $points } Strafpunkt.
   *[other] { $name } gewinnt mit { $points } Strafpunkten.
}
told-end-me = { $count ->
    [one] Du gewinnst mit { $points } Strafpunkt.
   *[other] Du gewinnst mit { $points } Strafpunkten.
}

## Der Punktezettel

round-over = Nach Runde { $round }
next-round = Nächste Runde
sheet-place = Platz
sheet-left = Übrig
sheet-now = Aktuell
sheet-none = alle Siegel zurück
sheet-blacks = { $count ->
    [0] die anderen haben keine schwarzen Siegel
    [one] die anderen haben { $count } schwarzes Siegel
   *[other] die anderen haben { $count } schwarze Siegel
}
sheet-floor = { $sum }, aber nie unter 0
worth-colour = Farbe { $points }
worth-black = Schwarz { $points }
worth-white = Weiß { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] du machst einen Stich
   *[other] { $name } macht einen Stich
}
does-return = { $who ->
    [me] du gibst ein Siegel zurück
   *[other] { $name } gibt ein Siegel zurück
}
does-black = { $who ->
    [me] du nimmst ein schwarzes Siegel
   *[other] { $name } nimmt ein schwarzes Siegel
}
does-spared = { $who ->
    [me] für dich ist kein schwarzes Siegel mehr da
   *[other] für { $name } ist kein schwarzes Siegel mehr da
}
does-compensate = { $who ->
    [me] dir wird ein Siegel genommen
   *[other] { $name } wird ein Siegel genommen
}
because-beaten = In { $often } von 100 passenden Verteilungen kann { $name } { $piece } schlagen.
because-needed = { $who ->
    [me] Du brauchst noch { $amount ->
        [one] einen Stich
       *[other] { $amount } Stiche
    } für { $piece }.
   *[other] { $name } braucht noch { $amount ->
        [one] einen Stich
       *[other] { $amount } Stiche
    } für { $piece }.
}
because-sure = { $amount ->
    [one] Eine deiner Karten dieser Farbe ist nicht zu schlagen.
   *[other] { $amount } deiner Karten dieser Farbe sind nicht zu schlagen.
}

# Advice in the first games.
tip-short = { $edition ->
    [black-mage] Kaum Karten in einer Farbe? Dann passt der Schwarze Magier zu dir: Immer wenn du nicht bedienen kannst, kannst du einen Plan durchkreuzen.
   *[saboteur] Kaum Karten in einer Farbe? Dann passt der Saboteur zu dir: Immer wenn du nicht bedienen kannst, kannst du einen Plan durchkreuzen.
}
tip-trumps = Viel Rot? So viele rote Siegel brauchst du nicht: Trumpfst du einen Stich, gibst du ein rotes Siegel zurück oder eines der ausgespielten Farbe.
tip-predict = Rechne mit den Karten, die fast sicher stechen. Ein Siegel zu viel kostet am Ende 2 Punkte, ein Stich zu viel ein schwarzes Siegel: 3.
tip-saboteur = Jedes schwarze Siegel der anderen senkt deine Punkte. Nimm ihnen die Stiche, auf die sie zählen, und lass ihnen die, die sie nicht wollen.
tip-black = Es gibt nur sechs schwarze Siegel, und sie gehen zur Neige. Sind sie weg, kostet ein Stich zu viel nichts mehr.
tip-done = Alle deine Siegel sind zurück: Von jetzt an bringt jeder Stich ein schwarzes. Spiel niedrig, und wirf hohe Karten ab, wenn du nicht bedienen kannst.
tip-return = Welches Siegel zurückgeht, bestimmst du. Behalt die Farbe, in der du noch einen Stich machst.
