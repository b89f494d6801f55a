## De kaarten van de dag

daily = Kaarten van de dag
daily-about = Iedereen op deze server krijgt dezelfde kaarten. Je eerste poging telt: zonder tips, zonder terugnemen. Daarna speel je ze nog eens voor de lol.
daily-left = Nog { $time }, tot middernacht UTC
daily-over = Deze dag is voorbij. De geheime getallen zijn bekend, en iedereen kan ze controleren.
daily-before = Dag ervoor
daily-after = Dag erna
daily-today = Vandaag
daily-alone = In je eentje
# $level is de naam van een niveau, zoals ‘expert’.
daily-against = { $count ->
    [one] Tegen één bot ({ $level })
   *[other] Tegen { $count } bots ({ $level })
}
daily-play = Spelen
daily-go-on = Verder spelen
daily-fun = Voor de lol spelen
daily-again = Nog eens voor de lol
daily-hidden = De resultaten van de anderen en par zie je als je hebt gespeeld.
daily-running = Je poging is begonnen. Speel hem uit voordat de dag voorbij is.
daily-missed = Deze heb je niet gespeeld. Dat kost niets.
daily-unscored = Deze poging telt niet: hij is opgegeven, een bot hielp, of de dag was eerder voorbij.
daily-nobody = { $over ->
    [yes] Niemand heeft deze kaarten uitgespeeld.
   *[no] Nog niemand heeft een resultaat.
}
daily-only = { $over ->
    [yes] Niemand anders speelde ze
   *[no] Je bent de eerste
}
daily-rank = Plaats { $rank } van { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] Eén rij voor
       *[other] { $count } rijen voor
    }
    [behind] { $count ->
        [one] Eén rij achter
       *[other] { $count } rijen achter
    }
   *[even] Gelijk
}
daily-you = Jij
daily-everybody = Iedereen hier
daily-par = Par { $mean } ± { $spread }
daily-par-about = Par is wat bots op meesterniveau op jouw plaats bereikten: { $count ->
    [one] één keer gespeeld
   *[other] { $count } keer gespeeld
}, elke zet met { $part }% van hun gewone bedenktijd.
daily-par-none = Par is nog niet berekend. De server speelt vooruit als hij niets anders te doen heeft.
daily-par-never = Voor deze kaarten is geen par berekend.
daily-so-many = { $score }: { $count ->
    [one] één persoon
   *[other] { $count } personen
}
daily-named = { $count ->
    [one] Eén resultaat met naam
   *[other] { $count } resultaten met naam
}
daily-unscored-title = Deze is voor de lol
daily-why-browser = Iemand heeft deze kaarten al in deze browser gespeeld. Daarom telt je poging niet mee.
daily-why-network = Vanaf jouw netwerk hebben vandaag al veel mensen deze kaarten gespeeld. Daarom telt je poging niet mee.

## Delen

daily-share = Mijn dag delen
daily-share-note = Stippen: met hoeveel anderen je gelijke tred hield. Een ster: par of beter. Het verklapt niets.
daily-share-text = Tekst om te delen
daily-kept-up = { $lit } van 5
daily-copy = Tekst kopiëren
daily-picture = Afbeelding opslaan

## Mijn dagen

daily-calendar = Jouw dagen
daily-calendar-note = Een gemiste dag kost niets, en je kunt hem nog voor de lol spelen.
daily-month-before = Maand ervoor
daily-month-after = Maand erna
daily-free = niet gespeeld
daily-beside = Vergelijken met
daily-groups = In mijn groepen vergelijken
daily-groups-note = Leden van je groepen die dit ook aanzetten, zien je naam en resultaat zodra ze gespeeld hebben, en jij ziet die van hen. Het staat uit tot je het aanzet.
daily-name = Mijn naam hier tonen
daily-name-note = Anderen op deze server zien je naam bij je resultaten. Het staat uit tot je het aanzet.

## Eerlijkheid

daily-fair = Voor iedereen gelijk, vooraf vastgelegd
daily-fair-note = De dag ervoor toont de server van alle kaarten een vingerafdruk. Als de dag voorbij is, toont hij het geheime getal waaruit ze volgen, en je browser controleert of beide bij elkaar passen.
daily-fair-sealed = Het getal blijft geheim tot middernacht UTC.
daily-fair-good = Het getal past bij de vingerafdruk.
daily-fair-bad = Het getal past niet bij de vingerafdruk!
daily-fair-same = Je browser had deze vingerafdruk al gezien.
daily-fair-other = Je browser zag eerder een andere vingerafdruk!
daily-fair-figures = Vingerafdrukken en geheime getallen
daily-fair-hash = { $game }: vingerafdruk
daily-fair-seed = { $game }: geheim getal
daily-fair-tomorrow = { $game }: vingerafdruk voor morgen
daily-without = zonder score
