### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Maak sets en reeksen in een gedeelde cirkel van kaarten en verover als eerste alle zeven tokens.
option-renewed = Vernieuwde combinaties
option-renewed-note = Levert een combinatie die nieuw noch langer is, opnieuw iets op?
option-renewed-pays = Levert opnieuw iets op
option-renewed-nothing = Levert niets op
option-solo_rounds = Rondes
option-solo_rounds-note = Twee rondes win je met 7 punten, drie met 11.
option-solo_rounds-2 = Twee rondes
option-solo_rounds-3 = Drie rondes
option-solo_end = Einde van een ronde
option-solo_end-note = Eindigt de ronde als de laatste actiekaart gespeeld is, of als die getrokken is?
option-solo_end-last-card = Laatste gespeeld
option-solo_end-last-draw = Laatste getrokken
option-solo_aside = Opzij leggen
option-solo_aside-note = Altijd, maar voor een token, of gratis als niets past.
option-solo_aside-token = Kost een token
option-solo_aside-free = Gratis als niets past

## Pieces

suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
}
card = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $rank ->
    [A] aas
    [J] boer
    [Q] vrouw
    [K] koning
   *[other] {" "}{ $value }
}
card-object = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $rank ->
    [A] aas
    [J] boer
    [Q] vrouw
    [K] koning
   *[other] {" "}{ $value }
}
# Several cards of one value.
values = { $rank ->
    [A] azen
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevens
    [8] achten
    [9] negens
   *[T] tienen
}
token = token
hidden = gedekt
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}

## Where we are

where-stock = { $stock ->
    [1] Eerste voorraad van drie
    [2] Tweede voorraad van drie
   *[other] Derde en laatste voorraad
}
where-overtime = Gelijk: de eerste voorsprong wint
where-solo = Solo · ronde { $round } van { $rounds }

## The prompt

prompt-place = Plaats een kaart
prompt-use = Zet een actiekaart in
prompt-away = Geen bruikbare actiekaart
prompt-fill = Vul plek { $place }
step-choose-stock = Neem een kaart van de voorraad.
step-choose-stock-action = Voorraad: neem een kaart en plaats die. Actie: haal kaarten weg.
step-choose-reserve = Voorraad of reserve: neem een kaart en plaats die.
step-choose-reserve-action = Voorraad of reserve: plaats een kaart. Actie: haal kaarten weg.
step-early = Neem eerst een kaart: tik op een verlichte stapel.
step-stock-only = Neem van de voorraad: nooit twee acties achter elkaar.
step-fill-stock = Tik op de voorraad.
step-fill-either = Tik op de voorraad of de reserve.
step-taken = De kaart uit de reserve ({ $card }) moet je plaatsen.
step-pick = Kies een kaart en dan een plek waar hij past.
step-fits = { $count ->
    [one] { $card } past op één stapel.
   *[other] { $card } past op { $count } stapels.
}
step-fits-nowhere = { $card } past nergens. Probeer een andere of leg hem opzij.
step-none-fits = Geen van je kaarten past. Leg er een opzij.
step-none-fits-token = Geen van je kaarten past. Leg er een opzij; dat kost een token.
step-use-pick = Kies een kaart en dan een stapel van die kleur.
step-use = { $rank ->
    [J] De boer haalt de bovenste kaart van een stapel.
    [Q] De vrouw haalt twee kaarten van een stapel.
   *[K] De koning haalt drie kaarten weg en levert een token op.
}
step-away = Kies er een en leg die af.
step-away-token = Kies er een om af te leggen. Er gaat één token terug.
await-choosing = { $name } kiest
await-placing = { $name } plaatst een kaart
await-using = { $name } zet een actiekaart in
await-filling = { $name } vult plek { $place }
over-won = { $tokens ->
    [one] { $name } wint met { $tokens } token.
   *[other] { $name } wint met { $tokens } tokens.
}
over-drawn = Beiden hebben evenveel tokens.
over-solo = { $count ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[2] { $count ->
        [one] { $points } token
       *[other] { $points } tokens
    }
}

## The table

circle = De cirkel
stock = Voorraad
reserve = Reserve
action = Actie
discard = Aflegstapel
stock-of = { $stock } van 3
pile = { $count ->
    [0] { $name }, leeg
    [one] { $name }, { $count } kaart
   *[other] { $name }, { $count } kaarten
}
pile-top = Bovenop: { $card }.
used = Gespeeld: { $count } van 12
used-list = Gespeelde actiekaarten: { $cards }
used-none = Nog geen actiekaarten gespeeld
middle = Nog { $count } van 7
place-top = Plek { $place }: { $card }
place-over = Plek { $place }: { $card } op { $covered }
place-empty = Plek { $place }: leeg
place-here = Hier kun je { $card } spelen
place-removes = { $count ->
    [one] { $card } haalt hier de bovenste kaart weg
   *[other] { $card } haalt hier { $count } kaarten weg
}
place-beside = naast plek { $place }
place-between = tussen plek { $first } en plek { $second }
place-pays = { $count ->
    [one] levert een token op
   *[other] levert { $count } tokens op
}
tag-set = { $count } { values }
tag-run = Reeks van { $count } { suit }
tokens-head = Jij: { $count }
tokens-mine = Je hebt { $count } van de 7 tokens
tokens-of = { $name } heeft { $count } van de 7 tokens
cards-of = Cijferkaarten van { $name }
actions-of = Actiekaarten van { $name }
cards-hidden = { $count } gedekt
note-choosing = kiest
note-placing = plaatst een kaart
note-using = zet een actiekaart in
note-filling = vult plek { $place }
sep-cry = SEP!
sep-mine = Alle zeven tokens zijn van jou!
sep-theirs = { $name } heeft alle zeven tokens!

## My cards

your-cards = Je cijferkaarten
your-actions = Je actiekaarten
card-fits = { $count ->
    [one] { $card }, past op één stapel
   *[other] { $card }, past op { $count } stapels
}
card-fits-nowhere = { $card }, past op geen stapel
card-not-now = { $card }, nu niet
aside = Opzij leggen
aside-token = Opzij leggen, −1 token
# On the pile where the card goes; 12 letters at most.
aside-short = Leg opzij
# Under it; 9 letters at most.
aside-costs = −1 token
away = Afleggen
away-token = Afleggen, −1 token

## Alone

goal = Doel
goal-of = van { $goal } punten
goal-round = Ronde { $first }: { $points }
goal-rounds = Rondes { $first }–{ $last }: { $points }
goal-now = Deze ronde: tot { $points }
goal-seventh = Als je nu het 7e token krijgt
goal-worth = { $points ->
    [0] Geen punten: de actiestapel is leeg
    [one] { $points } punt, voor de kaart op de actiestapel
   *[other] { $points } punten, één per kaart op de actiestapel
}
round-over = Ronde { $round } is voorbij
round-sep = Alle zeven tokens: één punt per kaart die nog op de actiestapel ligt.
round-missing = { $count ->
    [one] Er bleef één token in het midden liggen: één punt eraf.
   *[other] Er bleven { $count } tokens in het midden liggen: één punt eraf per token.
}
round-standing = Je hebt { $points } van de { $goal } punten.
round-needed = { $needed ->
    [0] Dat is genoeg, als je het vasthoudt.
   *[other] { $left ->
        [one] Je hebt er nog { $needed } nodig in de laatste ronde.
       *[other] Je hebt er nog { $needed } nodig in { $left } rondes.
    }
}
next-round = Volgende ronde

## The score sheet

sheet-part = Ronde
sheet-points = Punten
sheet-rounds = Rondes { $first } tot { $last }
sheet-running = Ronde { $round }, nu bezig
sheet-up-to = tot { $points }
sheet-goal = Na { $rounds } rondes win je met { $goal } punten of meer.
sheet-tokens = Tokens
sheet-middle = { $count ->
    [0] Er liggen geen tokens meer in het midden. Met zeven win je direct.
    [one] Er ligt nog { $count } token in het midden. Met zeven win je direct.
   *[other] Er liggen nog { $count } tokens in het midden. Met zeven win je direct.
}

## What a move means

means-stock = een kaart van de voorraad nemen
means-reserve = de kaart van de reserve nemen
means-action = een actiekaart spelen
means-fill-stock = met de voorraad opvullen
means-fill-reserve = met de reserve opvullen
means-on = { $card } op stapel { $place } leggen
means-use = { $card } op stapel { $place } inzetten
means-aside = { $card } opzij leggen
means-away = { $card } afleggen
why-free = Dat kost niets zolang je geen token hebt.
why-pays = { $count ->
    [one] Dat levert een token op.
   *[other] Dat levert { $count } tokens op.
}
why-points = { $count ->
    [one] Goed voor ongeveer { $points } punt deze ronde.
   *[other] Goed voor ongeveer { $points } punten deze ronde.
}

## The story; the messages with -me speak to the person who did it

told-round = Ronde { $round } begint.
told-draw = { $name } neemt een kaart van de voorraad.
told-draw-me = Je neemt een kaart van de voorraad.
told-draw-card = { $name } neemt { $card } van de voorraad.
told-draw-card-me = Je neemt { $card } van de voorraad.
told-draw-action = { $name } neemt een actiekaart.
told-draw-action-me = Je neemt een actiekaart.
told-draw-action-card = { $name } neemt { $card } van de actiestapel.
told-draw-action-card-me = Je neemt { $card } van de actiestapel.
told-take = { $name } neemt { $card } van de reserve.
told-take-me = Je neemt { $card } van de reserve.
told-place = { $name } plaatst { $card } op stapel { $place }.
told-place-me = Je plaatst { $card } op stapel { $place }.
told-aside = { $name } legt { $card } opzij.
told-aside-me = Je legt { $card } opzij.
told-return = { $name } legt een token terug.
told-return-me = Je legt een token terug.
told-use = { $count ->
    [one] { $name } speelt { $card } en haalt { $gone } van stapel { $place }.
   *[other] { $name } speelt { $card } en haalt { $count } kaarten van stapel { $place }.
}
told-use-me = { $count ->
    [one] Je speelt { $card } en haalt { $gone } van stapel { $place }.
   *[other] Je speelt { $card } en haalt { $count } kaarten van stapel { $place }.
}
told-use-king = { $name } speelt { $card } en krijgt een token.
told-use-king-me = Je speelt { $card } en krijgt een token.
told-away = { $name } legt { $card } af.
told-away-me = Je legt { $card } af.
told-remove = { $count ->
    [one] Van stapel { $place } verdwijnt { $gone }.
   *[other] Van stapel { $place } verdwijnen { $count } kaarten.
}
told-uncover = Nu ligt { $card } boven op stapel { $place }.
told-fill-stock = Van de voorraad naar plek { $place }: { $card }.
told-fill-reserve = Van de reserve naar plek { $place }: { $card }.
told-set = { $count } { values }: { $name } krijgt een token.
told-set-me = { $count } { values }: je krijgt een token.
told-run = Reeks van { $count } { suit }: { $name } krijgt { $count ->
    [6] twee tokens
   *[other] een token
}.
told-run-me = Reeks van { $count } { suit }: je krijgt { $count ->
    [6] twee tokens
   *[other] een token
}.
told-earn-from = Het midden is leeg, dus geeft { $name } een token af.
told-earn-from-me = Het midden is leeg, dus geef jij een token af.
told-refill = { $stock ->
    [2] Aflegstapel en reserve worden geschud: de tweede voorraad.
    [3] Aflegstapel en reserve worden geschud: de derde en laatste voorraad.
   *[other] Aflegstapel en reserve worden nog eens geschud.
}
told-reshuffle = Alle actiekaarten worden geschud en opnieuw gedeeld.
told-tied = { $tokens ->
    [one] Gelijk met elk { $tokens } token: we spelen door.
   *[other] Gelijk met elk { $tokens } tokens: we spelen door.
}
told-last-turn = Beurt { $turn } was de laatste.
told-sep = SEP! { $name } heeft alle zeven tokens.
told-sep-me = SEP! Je hebt alle zeven tokens.
told-score = { $count ->
    [one] { $name } haalt deze ronde { $points } punt.
   *[other] { $name } haalt deze ronde { $points } punten.
}
told-score-me = { $count ->
    [one] Je haalt deze ronde { $points } punt.
   *[other] Je haalt deze ronde { $points } punten.
}
told-end = { $tokens ->
    [one] { $name } wint met { $tokens } token.
   *[other] { $name } wint met { $tokens } tokens.
}
told-end-me = { $tokens ->
    [one] Je wint met { $tokens } token.
   *[other] Je wint met { $tokens } tokens.
}
told-end-solo = { $name } wint met { $points } punten.
told-end-solo-me = Je wint met { $points } punten.
told-end-lost = Het doel is niet gehaald.
told-end-drawn = Gelijkspel.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] je krijgt een token
   *[other] { $name } krijgt een token
}
does-return = { $who ->
    [me] je legt een token terug
   *[other] { $name } legt een token terug
}
does-sep = { $who ->
    [me] je krijgt alle zeven tokens
   *[other] { $name } krijgt alle zeven tokens
}
because-pays = In { $often } van de 100 verdelingen die kloppen, heeft { $name } { $piece }, die meteen een token oplevert.

# Advice in the first games.
tip-empty = Het midden is leeg: vanaf nu komt elk token dat je verdient van de ander.
tip-uncover = Kijk wat eronder ligt: ook een kaart die bloot komt te liggen en bij een combinatie hoort, levert een token op.
tip-pays = Een van je kaarten levert nu meteen een token op: zoek de plekken met +1.
tip-aside = Opzij leggen kost je een token. Een kaart die past is meestal beter, ook als ze niets oplevert.
tip-reserve = Je mag in plaats daarvan de bovenste kaart van de reserve nemen, maar dan moet je die ook plaatsen.
tip-fill = Ook de kaart die de plek vult, kan een combinatie afmaken. Die op de reserve ken je.
tip-solo = Elke actiekaart die aan het eind nog op de stapel ligt, is een punt. Neem er alleen een als ze iets oplevert.
tip-apart = De kaarten van een combinatie hoeven niet naast elkaar te liggen: kijk naar de zes bovenste kaarten. Maar dek niet af wat je nodig hebt.
