### Diabolo. $colour is een letter: r, y, g, b, p. $side is devil of angel.

## Front page and form

title = Diabolo
sentence = Duivels en engelen vechten om vijf rijen. Spaar de kleuren van de engelen en raak die van de duivels kwijt.
option-doubling = Dubbelkaarten
option-doubling-note = Hoe je beslist of je een rij verdubbelt.
option-doubling-secret = Samen, in het geheim
option-doubling-in-turn = Hardop, om de beurt
option-doubling-aloud = Hardop, in elke volgorde
option-length = Lengte
option-length-note = Hoeveel rondes je speelt.
option-length-standard = Eén per speler
option-length-single = Eén ronde

## Pieces

colour = { $colour ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
   *[p] paars
}
card = { $colour ->
    [r] rode
    [y] gele
    [g] groene
    [b] blauwe
   *[p] paarse
} { $value }
card-acc = { card }
the-card = de { $acc }
# The card and the row at the beginning of a sentence.
card-first = { $colour ->
    [r] Rode
    [y] Gele
    [g] Groene
    [b] Blauwe
   *[p] Paarse
} { $value }
row = { $colour ->
    [r] Rood
    [y] Geel
    [g] Groen
    [b] Blauw
   *[p] Paars
}
in-colour = in { colour }
no-colour = geen { colour }
points-count = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
double-card = dubbelkaart
hidden = gedekt
devils = Duivels
angels = Engelen
stock-left = { $count ->
    [one] Eén kaart in de voorraadstapel
   *[other] { $count } kaarten in de voorraadstapel
}
box = Doos
box-holds = In de doos: { $cards }

## Where we are

where-round = Ronde { $round } van { $rounds }
where-locked = { $locked } van { $needed } op slot
where-reckoning = afrekening

## The prompt

prompt-most = Wie de meeste punten heeft, wint.
goal = Aan het eind telt je hand. { $needed ->
    [pair] Twee
   *[trio] Drie
} rijen op slot beëindigen de ronde.
goal-angels = Engelen voor: de sterkste hand krijgt zijn totaal.
goal-devils = Duivels voor: die verliest zijn totaal.
prompt-dealing = De kaarten worden gedeeld
prompt-lay = Leg een kaart bij de duivels of bij de engelen.
prompt-lay-card = { $card }: duivels of engelen?
prompt-lay-one = { $card }: { $side ->
    [devil] alleen bij de duivels is plaats.
   *[angel] alleen bij de engelen is plaats.
}
would = { $side ->
    [devil] Duivels
   *[angel] Engelen
}: { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] kost je niets
       *[other] kan je { $held } kosten
    }
    [angels] { $held ->
        [0] levert niets op
       *[other] kan { $held } opleveren
    }
   *[equal] telt niet
}.
prompt-box = Geen kaart past
prompt-box-step = Kies een kaart voor de doos.
prompt-double = { $sum ->
    [0] Je hebt { no-colour }. Dubbelkaart inzetten?
   *[other] Je hebt { $sum } { in-colour }. Verdubbelen?
}
prompt-review = Afrekening van ronde { $round }
prompt-review-step = Tik op een rij om die nog eens te bekijken.
tap-goes-on = Tik voor de volgende rij
skip = Overslaan

## Controls

your-hand = Je kaarten
your-sums = Je totalen
your-sum = { colour }: { $sum }
card-playable = { $card }, speelbaar
card-locked = { $card }, niet speelbaar, { colour } zit op slot
lay-side = { $card } { $side ->
    [devil] bij de duivels
   *[angel] bij de engelen
}
to-box = In de doos
double = Verdubbelen
keep = Bewaren
next-round = Ronde { $round }
score-sheet = Scoreblad
look-at-row = Bekijk { colour }: { $result }

## Rows

row-count = { $count } van 5
row-won = { $ahead ->
    [angels] engelen
    [devils] duivels
   *[equal] gelijk
}
row-label = { row }: duivels { $devils }, engelen { $angels }, { $locked ->
    [yes] op slot
   *[no] { $count } van 5 kaarten
}
side-cards = { $side ->
    [devil] Duivels
   *[angel] Engelen
}, { colour }: { $cards }
side-empty = { $side ->
    [devil] Duivels
   *[angel] Engelen
}, { colour }: geen kaarten
laid-by = { $card }, gelegd door { $name }
row-ahead = { $ahead ->
    [angels] { row }: de engelen winnen, { $high } tegen { $low }
    [devils] { row }: de duivels winnen, { $high } tegen { $low }
   *[equal] { row }: gelijk, { $high } tegen { $low }
}
row-skipped = Gelijk: geen kaarten, geen punten.
row-scores = De sterkste hand krijgt zijn totaal.
row-pays = De sterkste hand verliest zijn totaal.
step-equal = gelijk
step-nobody = niemand
step-waits = komt nog

## Players

seat-cards = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
}
has-double = { $name } heeft de dubbelkaart nog
no-double = { $name } heeft de dubbelkaart ingezet
your-double = Je dubbelkaart
your-double-note = Voor één rij waar de engelen winnen.
your-double-spent = In deze ronde ingezet
known-cards = Bekende kaarten van { $name }: { $cards }
choosing = kiest
chosen = klaar
spent = geen dubbel
said-double = verdubbelt
said-keep = bewaart hem
said-double-me = Je verdubbelt.
said-keep-me = Je bewaart je dubbelkaart.
holds = { $name }: { $cards }, samen { $sum }
holds-none = { $name }: { no-colour }
hand-closed = { $name }: nog gedekt

## The story

told-round = Ronde { $round }. { $name } deelt.
told-round-me = Ronde { $round }. Jij deelt.
told-draw-me = Je trekt de { $acc }.
told-lay = { $name } legt de { $acc } { $side ->
    [devil] bij de duivels
   *[angel] bij de engelen
}.
told-lay-me = Je legt de { $acc } { $side ->
    [devil] bij de duivels
   *[angel] bij de engelen
}.
told-lock = { row } zit op slot.
told-show = { $name } toont { $cards }.
told-show-me = Je toont { $cards }.
told-box = { $name } legt de { $acc } in de doos.
told-box-me = Je legt de { $acc } in de doos.
told-equal = { row }: gelijk, niemand toont iets.
told-angels = { row }: de engelen winnen met { $lead } verschil.
told-devils = { row }: de duivels winnen met { $lead } verschil.
told-choose = { $name } heeft gekozen.
told-choose-me = Je hebt gekozen.
told-double = { $name } verdubbelt.
told-double-me = Je verdubbelt.
told-keep = { $name } bewaart de dubbelkaart.
told-keep-me = Je bewaart je dubbelkaart.
told-score = { $name } krijgt { points-count } { in-colour }.
told-score-me = Je krijgt { points-count } { in-colour }.
told-twice = { $name } krijgt met de dubbelkaart { points-count } { in-colour }.
told-twice-me = Je krijgt met de dubbelkaart { points-count } { in-colour }.
told-pay = { $name } verliest { points-count } { in-colour }.
told-pay-me = Je verliest { points-count } { in-colour }.
told-nobody = Niemand heeft { colour }.
told-points = { $name } haalt deze ronde { $points }.
told-points-me = Je haalt deze ronde { $points }.
told-end = { $name } wint met { points-count }.
told-end-me = Je wint met { points-count }.

## The sheet

sheet-rounds = Rondes
sheet-place = Plaats

## Moves in words

means-lay = de { $acc } { $side ->
    [devil] bij de duivels leggen
   *[angel] bij de engelen leggen
}
means-box = de { $acc } in de doos leggen
means-double = de dubbelkaart inzetten
means-keep = de dubbelkaart bewaren

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] je scoort een rij
   *[other] { $name } scoort een rij
}
does-twice = { $who ->
    [me] je scoort een rij dubbel
   *[other] { $name } scoort een rij dubbel
}
does-pay = { $who ->
    [me] je krijgt minpunten
   *[other] { $name } krijgt minpunten
}
does-lock = { $who ->
    [me] je sluit een rij af
   *[other] { $name } sluit een rij af
}
does-box = { $who ->
    [me] je legt een kaart in de doos
   *[other] { $name } legt een kaart in de doos
}
because-more =
    In { $often } van de 100 verdelingen die kloppen, heeft { $name } meer { $colour ->
        [r] rood
        [y] geel
        [g] groen
        [b] blauw
       *[p] paars
    } dan jij zou hebben.
because-most =
    In { $often } van de 100 verdelingen die kloppen, heeft niemand meer { $colour ->
        [r] rood
        [y] geel
        [g] groen
        [b] blauw
       *[p] paars
    } dan jij zou hebben.

# Advice in the first games.
tip-double = Je hebt één dubbelkaart per ronde. Zet hem in waar je zeker het meest hebt, en niet voor een paar punten.
tip-even = Bij een kleur waarvan je veel hebt, staan de duivels voor, en met één kaart staat de rij gelijk. Een gelijke rij telt niet.
tip-devils = Bij een kleur waarvan je veel hebt, staan de duivels voor. Help daar de engelen, of raak je hoge kaarten kwijt.
tip-lock = Nog één slot en de ronde is meteen afgelopen. Kijk voor je een rij afsluit wat elke kleur je nu zou opleveren.
tip-keep = Wat je legt, heb je niet meer in handen. Leg lage kaarten waar je een kleur wilt winnen, en bewaar de hoge.
