offline-title = Offline spelen
offline-note = Alle vier de spellen tegen bots en op één toestel, met lessen en regels, ook zonder verbinding. Je partijen blijven in deze browser.
offline-fetch = Offline spelen: { $size } MB
offline-fetching = Wordt opgehaald…
offline-ready = Klaar. Je kunt zonder verbinding spelen.
offline-failed = Dat is niet gelukt: { $file } kon niet worden opgehaald. Ben je online?
offline-full = Dat is niet gelukt: in deze browser is er geen ruimte voor.
offline-none = Deze browser of deze server kan dat niet.
offline-insecure = Browsers bewaren alleen pagina’s van adressen die met https beginnen.
offline-remove = Weer verwijderen
away = De server antwoordt nu niet. Zodra dat wel zo is, is alles er weer.
away-plays = De server antwoordt nu niet. Tegen bots en op één toestel kun je wel spelen; je partijen blijven in deze browser.
offline-coach = De coach denkt hier in je browser. Dat duurt een paar minuten; wat hij gevonden heeft, blijft bewaard.
offline-strength = Zonder verbinding denken de bots in je browser. Experts en meesters komen daar minder ver en spelen zwakker dan op een server.
runs-compiled = De regels en de bots draaien in deze browser, gecompileerd.
runs-plain = De regels en de bots draaien in deze browser als gewone Python: bots denken trager.
away-settings = Je andere toestellen en je gegevens op de server zijn er weer zodra die antwoordt.
hand-title = Offline gespeeld
hand-offer =
    { $count ->
        [one] Een partij die je zonder verbinding hebt gespeeld, staat alleen in deze browser. Mag de server die ook bewaren? Dan staat die op elk toestel in je lijst.
       *[other] { $count } partijen die je zonder verbinding hebt gespeeld, staan alleen in deze browser. Mag de server ze ook bewaren? Dan staan ze op elk toestel in je lijst.
    } Zulke partijen krijgen een kenmerk en tellen niet mee voor ratings en ranglijsten.
hand-which = Welke?
hand-now = Ja, overdragen
hand-stay = Nee, alleen hier houden
hand-doing = Wordt overgedragen…
hand-done = { $count ->
    [one] De server heeft de partij. Je vindt die bij je gespeelde partijen en onder ‘Jouw overzicht’.
   *[other] De server heeft { $count } partijen. Je vindt ze bij je gespeelde partijen en onder ‘Jouw overzicht’.
}
hand-refused = { $game } blijft hier: { $why }
today-here = Dezelfde kaarten voor iedereen die zonder server speelt. Niets ervan telt mee.
away-groups = Groepen en vrienden hebben de server nodig.
here-title = Partijen in deze browser
here-count = { $count ->
    [one] Er staat één partij in deze browser.
   *[other] Er staan { $count } partijen in deze browser.
}
here-running = loopt nog
here-unread = niet leesbaar
here-remove = Verwijderen
here-remove-sure = Deze partij uit deze browser verwijderen? Heeft geen server die, dan is die voorgoed weg.
here-remove-all = Alles verwijderen
here-remove-all-sure = Alle partijen uit deze browser verwijderen? Wat geen server heeft, is voorgoed weg.
