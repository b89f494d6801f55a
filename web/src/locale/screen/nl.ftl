screen-turn = { $names } is aan de beurt
screen-turns = We wachten op { $names }
screen-join = Scan en doe mee
screen-seat = { $count ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $count } plaatsen vrij
}
screen-full = Iedereen is er
screen-late = Scan en neem het over van een bot
screen-start = Partij starten
screen-fill = Bots nemen de vrije plaatsen.
screen-dealing = De kaarten worden gedeeld…
screen-leave = Terug naar de tafel
screen-full-screen = Volledig scherm
screen-won = { $names } { $count ->
    [one] wint
   *[other] winnen
}!
screen-drawn = Gelijkspel!
screen-over = De partij is afgelopen
screen-hands = Je kaarten heb je op je telefoon: scan de code, neem plaats en speel van daaruit.
screen-closed = Aan deze tafel mag niemand meekijken, dus die kan hier niet getoond worden.
screen-sleeps = Gaat het scherm vanzelf uit, zet dat dan af in de instellingen ervan: browsers houden een scherm alleen aan bij adressen met https.
