### Sequence. $rank is 2 tot 9, T, J, Q, K of A; $suit is S, H, D of C; $team is 0, 1 of 2.
### Kaarten in $card, $square, $from en $to staan in het verhaal als plaatje, elders als woorden.

## Voorpagina en formulier

title = Sequence
sentence = Elke kaart is een vakje op het bord. Leg je fiches, vier op een rij, en pas op voor de boeren.
option-draw = Kaart pakken
option-draw-note = Wie vergeet te pakken, speelt verder met één kaart minder.
option-draw-auto = Automatisch
option-draw-manual = Zelf pakken
option-sharing = Gedeelde fiches
option-sharing-note = Rijen die elkaar kruisen, mogen een fiche delen. Mogen rijen in dezelfde richting dat ook?
option-sharing-crossing = Alleen kruisend
option-sharing-any = In elke richting
option-swaps = Kaarten ruilen
option-swaps-note = Hoeveel onspeelbare kaarten je in één beurt mag ruilen.
option-swaps-once = Eén per beurt
option-swaps-any = Zoveel je wilt
option-conferring = Overleg
option-conferring-note = Wat teamgenoten elkaar over hun kaarten mogen vertellen.
option-conferring-none = Niet overleggen
option-conferring-talk = Teamchat
option-conferring-open = Teamchat en open kaarten
option-conferring-true = Teamgenoten overleggen
option-conferring-false = Niet overleggen
option-teams = Teams
option-teams-note = Drie teams van twee hebben één rij nodig, twee teams van drie hebben er twee nodig.
option-teams-3 = Drie teams van twee
option-teams-2 = Twee teams van drie

## Kaarten en fiches

chip = { $team ->
    [0] blauw rond fiche
    [1] amberkleurig vierkant fiche
   *[2] wijnrood zeshoekig fiche
}
card-object = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $rank ->
    [A] aas
    [K] koning
    [Q] vrouw
    [J] boer
    [T] {" "}10
   *[other] {" "}{ $rank }
}
}{ $rank ->
    [A] aas
    [K] koning
    [Q] vrouw
    [J] boer
    [T] {" "}10
   *[other] {" "}{ $rank }
}
}{ $rank ->
    [A] aas
    [K] koning
    [Q] vrouw
    [J] boer
    [T] {" "}10
   *[other] {" "}{ $rank }
}
hidden = gedekte kaart
cards = Kaarten
two-eyed = Boeren met twee ogen
one-eyed = Boeren met één oog
jack-anywhere = fiche op elk vrij vakje
jack-removes = fiche van een ander weghalen

## Waar we zijn

where-goal = { $lines ->
    [one] Eén rij van vier wint
   *[other] Twee rijen van vier winnen
}

## Wat je kunt doen

prompt-play = Kies een kaart; het vakje licht op.
prompt-play-and-draw = Kies een kaart en vergeet niet te pakken.
prompt-square = { $card }: tik op het vakje om je fiche te leggen.
prompt-two-eyed = { $card }: leg je fiche op een verlicht vakje naar keuze.
prompt-one-eyed = { $card }: tik op het fiche dat weg moet.
prompt-swap = { $card } is niet te spelen. Ruil de kaart.
prompt-useless = { $card } kun je nu niet gebruiken. Kies een andere kaart.
prompt-pass = Niets te spelen, niets te ruilen.
prompt-draw = Pak een kaart
prompt-draw-before = Doe het voordat { $name } heeft gespeeld én gepakt.
prompt-choose = Kies je rij
prompt-which-line = Welke vier tellen?
prompt-choosing = { $name } kiest een rij
prompt-turn = { $name } is aan de beurt
prompt-next = Daarna ben jij aan de beurt.
prompt-look = Tik op een kaart om het vakje te zien.
prompt-dealing = De kaarten worden gedeeld
prompt-won = { $count ->
    [0] Niemand heeft gewonnen.
   *[other] { $lines ->
        [one] Gewonnen met één rij.
       *[other] Gewonnen met twee rijen.
    }
}
draw = Pakken
swap = Ruilen
swap-card = { $card } ruilen
pass = Passen
choose-line = Rij van { $from } tot { $to }

## Hand

your-hand = Je kaarten
jack-two-eyed = { $card }, twee ogen, past op elk vrij vakje
jack-one-eyed = { $card }, één oog, haalt een fiche van een ander weg
jack-word-anywhere = overal
jack-word-removes = haalt weg
card-playable = { $card }, speelbaar
card-dead = { $card }, niet speelbaar, kan geruild worden
card-useless = { $card }, nu niet te gebruiken
one-less = Vergeten te pakken: één kaart minder
hand-of = Kaarten van { $name }: { $cards }

## Bord

board = Speelbord
square-free = vrij
square-chip = fiche van { $name }
square-safe = in een complete rij
square-threat = zou een rij zijn voor { $name }
square-since = { $name } speelde hier het laatst
square-since-me = je speelde hier het laatst
square-took = { $name } haalde hier het laatst een fiche weg
square-took-me = je haalde hier het laatst een fiche weg
square-target = hier kun je spelen
square-take = dit fiche kun je weghalen
square-active = hier past een van je kaarten
stock = Pot { $cards }
stock-of = { $cards ->
    [one] Pot, één kaart
   *[other] Pot, { $cards } kaarten
}
draw-from = { $cards ->
    [one] Pak uit de pot, één kaart
   *[other] Pak uit de pot, { $cards } kaarten
}
last-played = Laatst gespeeld
last-played-card = Laatst gespeeld: { $card }
last-played-none = Hier ligt geen kaart
lots = Wie begint?
lots-begins = { $name } begint
order = Speelvolgorde

## Teams en plaatsen

team-lines = { $lines } van { $goal ->
    [one] { $goal } rij
   *[other] { $goal } rijen
}
team-your-turn = jouw beurt
team-turn = beurt van { $name }
team-away = { $name } is weg
team-may-draw = pakt nog
team-lost = niet gepakt
team-won = gewonnen
seat-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
sheet-team = Team
sheet-lines = Rijen (doel: { $goal })
sheet-turns = { $turns ->
    [one] Eén beurt gespeeld
   *[other] { $turns } beurten gespeeld
}

## Verhaal

told-lot = { $name } trekt { $card } om te zien wie begint.
told-lot-me = Je trekt { $card } om te zien wie begint.
told-tie = Gelijk: { $name } trekt nog een keer.
told-tie-me = Gelijk: je trekt nog een keer.
told-start = { $name } begint.
told-start-me = Jij begint.
told-play = { $name } speelt { $card }.
told-play-me = Je speelt { $card }.
told-place = { $name } speelt { $card } en neemt het vakje { $square }.
told-place-me = Je speelt { $card } en neemt het vakje { $square }.
told-chip = { $name } legt een fiche op het vakje { $square }.
told-chip-me = Je legt een fiche op het vakje { $square }.
told-take = { $name } speelt { $card } en haalt het fiche van het vakje { $square }.
told-take-me = Je speelt { $card } en haalt het fiche van het vakje { $square }.
told-chip-off = { $name } haalt het fiche van het vakje { $square }.
told-chip-off-me = Je haalt het fiche van het vakje { $square }.
told-line = { $name } maakt een rij van { $from } tot { $to }.
told-line-me = Je maakt een rij van { $from } tot { $to }.
told-draw-me = Je pakt { $card }.
told-swap = { $name } ruilt { $card }, die nergens meer past.
told-swap-me = Je ruilt { $card }, die nergens meer past.
told-pass = { $name } kan niets doen en past.
told-pass-me = Je kunt niets doen en past.
told-lost = { $name } vergat te pakken en speelt verder met één kaart minder.
told-lost-me = Je vergat te pakken en speelt verder met één kaart minder.
told-shuffle = De pot is leeg. De gespeelde kaarten worden opnieuw geschud.
told-end = { $lines ->
    [one] { $name } wint met één rij.
   *[other] { $name } wint met { $lines } rijen.
}
told-end-me = { $lines ->
    [one] Je wint met één rij.
   *[other] Je wint met { $lines } rijen.
}
told-drawn = Niemand wint: de partij eindigt onbeslist.
# Under the winner's name.
end-points = { $count ->
    [one] Eén rij
   *[other] { $points } rijen
}

## Wat een zet betekent

means-jack = { $card } op het vakje { $square } spelen
means-play = { $card } spelen
means-swap = { $card } ruilen
means-line = de rij van { $from } tot { $to } kiezen
means-draw = een kaart pakken
means-pass = passen
why-line = Dat maakt een rij af.
why-blocks = Dat houdt een rij van een ander tegen.
why-breaks = Dat breekt drie op een rij.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] je maakt een rij af
   *[other] { $name } maakt een rij af
}
does-take = { $who ->
    [me] je haalt een fiche weg
   *[other] { $name } haalt een fiche weg
}
does-end = { $who ->
    [me] je wint
   *[other] { $name } wint
}
because-wanted = In { $often } van de 100 verdelingen die kloppen, heeft { $name } { $piece }, de kaart van dat vakje.
because-taker = In { $often } van de 100 verdelingen die kloppen, heeft { $name } een boer met één oog.

# Advice in the first games.
tip-block = Iemand heeft er drie op een rij en er is een vakje vrij. Zet het dicht, of haal een fiche weg met een boer met één oog.
tip-finish = Je hebt er drie op een rij, en de kaart voor het vierde vakje in je hand.
tip-dead = Het vakje van een van je kaarten is bezet. Ruil die kaart voordat je speelt: dat kost je geen beurt.
tip-safe = Uit een complete rij kan niemand fiches halen. Een tweede rij die daar kruist, mag er een van delen.
tip-two-eyed = Bewaar een boer met twee ogen tot hij een rij afmaakt of tegenhoudt: hij past op elk vrij vakje.
tip-one-eyed = Een boer met één oog haalt een fiche weg. In het midden van drie doet dat het meeste pijn.
tip-middle = Midden op het bord kan een fiche bij meer rijen horen dan aan de rand.
