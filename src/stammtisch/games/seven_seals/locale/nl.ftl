### Zeven zegels. $edition is de optie met die naam: in de editie "black-mage" heet de saboteur zwarte magiër.
### $colour, $led en $seal zijn letters: r, y, g, b, p, en voor zegels ook w (wit) en k (zwart).

## Voorpagina en formulier

title = Zeven zegels
sentence = Voorspel welke slagen je haalt en haal precies die, terwijl een saboteur hoopt dat het misgaat.
option-edition = Editie
option-edition-note = Mogen de punten van de saboteur onder nul zakken?
option-edition-saboteur = Saboteur: nooit onder nul
option-edition-black-mage = Zwarte magiër: mag onder nul
option-saboteur_points = Punten van de saboteur
option-saboteur_points-note = Met zoveel strafpunten begint de saboteur; elke zwarte zegel haalt er één af. Met 5 is de rol minder verleidelijk.
option-saboteur_points-4 = 4 punten
option-saboteur_points-5 = 5 punten
option-saboteur_points-rising = 4 punten, later 5
option-length = Lengte
option-length-note = Hoeveel rondes je speelt.
option-length-standard = Standaard
option-length-long = Lang: twee keer zoveel
option-length-single = Eén ronde

## Kaarten en zegels

colour = { $colour ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
    [p] paars
    [w] wit
   *[k] zwart
}
seal = { $seal ->
    [r] rode zegel
    [y] gele zegel
    [g] groene zegel
    [b] blauwe zegel
    [p] paarse zegel
    [w] witte zegel
   *[k] zwarte zegel
}
a-seal = { $seal ->
    [r] een rode zegel
    [y] een gele zegel
    [g] een groene zegel
    [b] een blauwe zegel
    [p] een paarse zegel
    [w] een witte zegel
   *[k] een zwarte zegel
}
no-seal = { $seal ->
    [r] geen rode zegel
    [y] geen gele zegel
    [g] geen groene zegel
    [b] geen blauwe zegel
    [p] geen paarse zegel
    [w] geen witte zegel
   *[k] geen zwarte zegel
}
saboteur = { $edition ->
    [black-mage] zwarte magiër
   *[saboteur] saboteur
}
hidden = gedekt
card-acc = { $colour ->
    [r] rode
    [y] gele
    [g] groene
    [b] blauwe
   *[p] paarse
} { $value }
trump = troef
trump-note = Rood is troef.
seals-count = { $count } { $seal ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
    [p] paars
    [w] wit
   *[k] zwart
}
seals-of = { $name }: { $seals }
seals-none = { $name }: geen zegels

## Waar we zijn

where-round = Ronde { $round } van { $rounds }
where-prediction = voorspelling
where-trick = slag { $trick } van { $tricks }

## Wat je kunt doen

prompt-fewest = Strafpunten: wie de minste heeft, wint.
goal = Haal precies de slagen waarvoor je zegels neemt. Elke zegel die overblijft, kost { $cost }.
aim-left = Nog te halen: { $seals }. Kosten als ze overblijven: { $points }.
aim-none = Haal geen slag meer: elke slag kost { $black }.
aim-saboteur = Elke zwarte zegel bij de anderen verlaagt je punten.
prompt-predict = Jouw voorspelling
prompt-predict-first = Neem een zegel voor elke slag die je gaat halen.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] Eén zegel per slag die je gaat halen, of de zwarte magiër.
   *[saboteur] Eén zegel per slag die je gaat halen, of de saboteur.
}
prompt-predict-count = { $count ->
    [one] Je voorspelt { $count } slag
   *[other] Je voorspelt { $count } slagen
}
prompt-predict-more = Eén zegel voor elke slag. Tik er een aan om hem terug te leggen.
prompt-steal = Van wie pak je { a-seal } af?
prompt-predict-later = Je bent zo aan de beurt. Bekijk je kaarten.
prompt-predicted = { $count ->
    [0] Je voorspelt geen enkele slag.
    [one] Je voorspelt { $count } slag.
   *[other] Je voorspelt { $count } slagen.
}
prompt-you-saboteur = { $edition ->
    [black-mage] Jij bent de zwarte magiër.
   *[saboteur] Jij bent de saboteur.
}
prompt-predicting = { $name } voorspelt
prompt-predicting-me = Je voorspelt
prompt-lead = Kom uit met een kaart naar keuze.
prompt-follow = Volg { colour-led }.
prompt-follow-with = Volg { colour-led }: { $values }.
prompt-free = Je hebt geen { colour-led }: elke kaart mag.
prompt-free-trump = Je hebt geen { colour-led }: elke kaart mag, rood troeft.
prompt-winning = Nu de hoogste: de { $card }.
prompt-leading = { $name } komt uit
prompt-leading-me = Jij komt uit
prompt-choosing = { $name } kiest een kaart
prompt-choosing-me = Je kiest een kaart
prompt-next = Daarna ben jij aan de beurt.
prompt-return = De slag is voor jou
prompt-return-which = Welke zegel gaat terug?
prompt-return-one = Geef { a-seal } terug.
prompt-returning = { $name } geeft een zegel terug
prompt-returning-me = Je geeft een zegel terug
colour-led = { $led ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
   *[p] paars
}

## Knoppen

done = Klaar
pool = Voorraad
your-seals = Jouw zegels
your-hand = Jouw kaarten
saboteur-me = { $edition ->
    [black-mage] Jij bent de zwarte magiër
   *[saboteur] Jij bent de saboteur
}
card-playable = { $card }, speelbaar
card-not-playable = { $card }, niet speelbaar, je moet { colour-led } volgen
return-seal = Geef { a-seal } terug
pool-take = neem
pool-steal = steel
pool-white = joker
pool-black = straf
about-white = Joker: die krijg je als iemand een zegel van je afpakt. Hij past bij elke slag. Blijft hij over, dan kost hij { $white }.
about-black = Straf: voor elke slag waarvoor je geen passende zegel hebt. Die kost { $black }.
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
   *[other] { $count } { $seal ->
        [r] rode zegels
        [y] gele zegels
        [g] groene zegels
        [b] blauwe zegels
        [p] paarse zegels
        [w] witte zegels
       *[k] zwarte zegels
    }
}
take-seal = Neem { a-seal }, nog { $count }
steal-seal = Steel { a-seal }: de voorraad heeft er geen meer
seal-gone = Er is { no-seal } meer te krijgen
rob = Pak { a-seal } af van { $name }
saboteur-free = { $edition ->
    [black-mage] De zwarte magiër is nog te nemen.
   *[saboteur] De saboteur is nog te nemen.
}
saboteur-take = Voorspel niets. Je begint met { $points } punten, en elke zwarte zegel bij de anderen haalt er één af.
saboteur-late = Leg eerst je zegels terug om deze rol te nemen.
saboteur-gone = { $edition ->
    [black-mage] { $name } is de zwarte magiër.
   *[saboteur] { $name } is de saboteur.
}
saboteur-mine = { $edition ->
    [black-mage] Jij bent de zwarte magiër.
   *[saboteur] Jij bent de saboteur.
}
saboteur-live = Als de ronde nu afgelopen was: { $points }

## Spelers en de slag

seat-predicts = voorspelt { $count }
seat-predicting = voorspelt…
seat-playing = aan zet
seat-robbed = bestolen
seat-winning = hoogste
seat-leads = komt uit
tricks-won = { $count ->
    [one] { $count } slag gehaald
   *[other] { $count } slagen gehaald
}
trail = van { $from } naar { $to }
trail-to-me = van { $from } naar jou
trail-white = een witte zegel gaat naar { $name }
trail-white-me = een witte zegel gaat naar jou
moment-trump = Troef!
moment-praise = { $name } heeft alle zegels teruggegeven!
moment-praise-me = Je hebt alle zegels teruggegeven!

## Wat een zet betekent

means-saboteur = { $edition ->
    [black-mage] de zwarte magiër nemen
   *[saboteur] de saboteur nemen
}
means-done = voorspelling afronden
means-card = de { $acc } spelen
means-take = { a-seal } nemen
means-steal = { a-seal } van { $victim } afpakken
means-return = { a-seal } teruggeven

## Het verhaal

told-saboteur = { $edition ->
    [black-mage] { $name } neemt de zwarte magiër.
   *[saboteur] { $name } neemt de saboteur.
}
told-saboteur-me = { $edition ->
    [black-mage] Je neemt de zwarte magiër.
   *[saboteur] Je neemt de saboteur.
}
told-take = { $name } neemt { a-seal }.
told-take-me = Je neemt { a-seal }.
told-steal = { $name } pakt { a-seal } af van { $victim }.
told-steal-me = Je pakt { a-seal } af van { $victim }.
told-steal-from-me = { $name } pakt { a-seal } van je af.
told-compensate = { $name } krijgt er een witte zegel voor.
told-compensate-me = Je krijgt er een witte zegel voor.
told-predict = { $count ->
    [0] { $name } voorspelt geen enkele slag.
    [one] { $name } voorspelt { $count } slag.
   *[other] { $name } voorspelt { $count } slagen.
}
told-predict-me = { $count ->
    [0] Je voorspelt geen enkele slag.
    [one] Je voorspelt { $count } slag.
   *[other] Je voorspelt { $count } slagen.
}
told-play = { $name } speelt de { $acc }.
told-play-me = Je speelt de { $acc }.
told-lead = { $name } komt uit met de { $acc }.
told-lead-me = Je komt uit met de { $acc }.
told-follow = { $name } volgt met de { $acc }.
told-follow-me = Je volgt met de { $acc }.
told-trump = { $name } heeft geen { colour-led } en troeft met de { $acc }.
told-trump-me = Je hebt geen { colour-led } en troeft met de { $acc }.
told-discard = { $name } heeft geen { colour-led } en gooit de { $acc } af.
told-discard-me = Je hebt geen { colour-led } en gooit de { $acc } af.
told-win = { $name } haalt de slag.
told-win-me = Je haalt de slag.
told-win-with = { $name } haalt de slag met de { $acc }.
told-win-with-me = Je haalt de slag met de { $acc }.
told-return = { $name } geeft { a-seal } terug.
told-return-me = Je geeft { a-seal } terug.
told-black = { $name } heeft geen passende zegel en krijgt een zwarte.
told-black-me = Je hebt geen passende zegel en krijgt een zwarte.
told-spared = { $name } heeft geluk: de zwarte zegels zijn op.
told-spared-me = Je hebt geluk: de zwarte zegels zijn op.
told-score = { $count ->
    [one] { $name } krijgt { $points } strafpunt.
   *[other] { $name } krijgt { $points } strafpunten.
}
told-score-me = { $count ->
    [one] Je krijgt { $points } strafpunt.
   *[other] Je krijgt { $points } strafpunten.
}
told-round = Ronde { $round } begint. { $name } komt als eerste uit.
told-round-me = Ronde { $round } begint. Jij komt als eerste uit.
told-end = { $count ->
    [one] { $name } wint met { $points } strafpunt.
   *[other] { $name } wint met { $points } strafpunten.
}
told-end-me = { $count ->
    [one] Je wint met { $points } strafpunt.
   *[other] Je wint met { $points } strafpunten.
}

## De stand

round-over = Na ronde { $round }
next-round = Volgende ronde
sheet-place = Plaats
sheet-left = Overgebleven
sheet-now = Nu op tafel
sheet-none = alle zegels terug
sheet-blacks = { $count ->
    [0] geen zwarte zegels bij de anderen
    [one] { $count } zwarte zegel bij de anderen
   *[other] { $count } zwarte zegels bij de anderen
}
sheet-floor = { $sum }, maar nooit onder 0
worth-colour = kleur { $points }
worth-black = zwart { $points }
worth-white = wit { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] je haalt een slag
   *[other] { $name } haalt een slag
}
does-return = { $who ->
    [me] je geeft een zegel af
   *[other] { $name } geeft een zegel af
}
does-black = { $who ->
    [me] je neemt een zwarte zegel
   *[other] { $name } neemt een zwarte zegel
}
does-spared = { $who ->
    [me] er is geen zwarte zegel meer voor jou
   *[other] er is geen zwarte zegel meer voor { $name }
}
does-compensate = { $who ->
    [me] er wordt een zegel van je afgepakt
   *[other] er wordt een zegel van { $name } afgepakt
}
because-beaten = In { $often } van de 100 verdelingen die kloppen, kan { $name } { $piece } overtroeven of slaan.
because-needed = { $who ->
    [me] Je hebt nog { $amount ->
        [one] één slag
       *[other] { $amount } slagen
    } nodig voor { $piece }.
   *[other] { $name } heeft nog { $amount ->
        [one] één slag
       *[other] { $amount } slagen
    } nodig voor { $piece }.
}
because-sure = { $amount ->
    [one] Eén van je kaarten in die kleur is niet te verslaan.
   *[other] { $amount } van je kaarten in die kleur zijn niet te verslaan.
}

# Advice in the first games.
tip-short = { $edition ->
    [black-mage] Weinig kaarten van een kleur? Dan past de zwarte magiër bij je: telkens als je niet kunt volgen, kun je een plan dwarsbomen.
   *[saboteur] Weinig kaarten van een kleur? Dan past de saboteur bij je: telkens als je niet kunt volgen, kun je een plan dwarsbomen.
}
tip-trumps = Veel rood? Zoveel rode zegels heb je niet nodig: koop je een slag met rood, dan geef je een rode zegel af of een van de gevraagde kleur.
tip-predict = Reken op de kaarten die vrijwel zeker winnen. Een zegel te veel kost aan het eind 2 punten, een slag te veel een zwarte zegel: 3.
tip-saboteur = Elke zwarte zegel bij de anderen verlaagt je punten. Pak de slagen waarop ze rekenen, en laat ze de slagen die ze niet willen.
tip-black = Er zijn maar zes zwarte zegels, en ze raken op. Zijn ze weg, dan kost een slag te veel niets meer.
tip-done = Al je zegels zijn terug: vanaf nu levert elke slag een zwarte op. Speel laag, en gooi hoge kaarten af als je niet kunt volgen.
tip-return = Jij kiest welke zegel teruggaat. Houd de kleur waarin je nog een slag haalt.
