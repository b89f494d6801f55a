## My page

mine = Jouw overzicht
mine-last = Je laatste { $count } partijen.
mine-all = { $count ->
    [one] Eén partij.
   *[other] { $count } partijen.
}
mine-private = Alleen jij ziet deze pagina.
mine-none = Je hebt hier nog geen partij afgemaakt.
mine-matches = Partijen
mine-won = Gewonnen
mine-fair = Eerlijk deel
mine-few = te weinig partijen
mine-between = waarschijnlijk { $low } tot { $high }
mine-mean = Punten gemiddeld
mine-solo = Beste solo
mine-solo-mean = gemiddeld { $points }
mine-hints = Tips gebruikt
mine-rating = Rating
mine-groups = Ratings in groepen
mine-course = Geluk en spel door de tijd
mine-luck = Geluk
mine-play = Beslissingen
mine-so-far = { $mean } ± { $half } na { $count } partijen; { $sure ->
    [yes] dat is meer dan toeval.
   *[no] dat kan toeval zijn.
}
mine-which = Spel
mine-every = Alle spellen
mine-course-note = In punten van 100 voor de winst, per partij, tot nu toe gemiddeld. De echte waarde ligt 95 van de 100 keer in de gekleurde band. Alleen partijen waarover je de coach iets vroeg, tellen mee.
mine-course-few = Te weinig partijen: de coach heeft er tot nu toe { $count } besproken, { $enough } zijn nodig. Vraag na een partij ‘Wat had ik beter kunnen doen?’.
mine-opponents = Tegenstanders
mine-who = Wie
mine-better = Jij voor
mine-worse = Zij voor
mine-nobody = Je hebt nog tegen niemand gespeeld.
mine-somebody = Iemand
mine-list = Partijen
mine-resigned = Opgegeven
mine-broken = Niet afgemaakt
mine-place = Plaats { $place } · { $points }
mine-account = Geluk { $luck }, beslissingen { $play }
mine-more = Alles tonen
mine-yours = Het is van jou
mine-yours-note = Sla alles op, of je partijen als tabel. ‘Vergeet mij’ bij de instellingen wist het hier.
mine-ratings = Mijn ratings tonen
mine-ratings-note = Een getal voor hoe sterk je elk spel speelt (openskill); het verandert een half uur na een partij. De ratings van de bots staan vast, ter vergelijking. Niemand anders ziet de jouwe.
mine-json = Alles opslaan (JSON)
mine-csv = Partijen opslaan (CSV)
mine-offline = Offline gespeeld
mine-offline-note = Deze partijen heb je zonder verbinding gespeeld en daarna overgedragen. Ze tellen hierboven nergens mee, ook niet voor ratings en ranglijsten.
mine-offline-remove = Verwijderen
mine-offline-remove-sure = Deze partij van de server verwijderen? Ze blijft op het apparaat waarop je haar speelde.
