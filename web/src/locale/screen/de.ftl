screen-turn = { $names } ist dran
screen-turns = Wir warten auf { $names }
screen-join = Scannen und mitspielen
screen-seat = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
screen-full = Alle sind da
screen-late = Scannen und für einen Bot übernehmen
screen-start = Partie starten
screen-fill = Bots nehmen die freien Plätze.
screen-dealing = Die Karten werden gegeben…
screen-leave = Zurück zum Tisch
screen-full-screen = Vollbild
screen-won = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}!
screen-drawn = Unentschieden!
screen-over = Die Partie ist vorbei
screen-hands = Eure Karten habt ihr auf dem Handy: Code scannen, Platz nehmen und von dort aus spielen.
screen-closed = An diesem Tisch darf niemand zuschauen, darum kann er hier nicht gezeigt werden.
screen-sleeps = Wenn der Bildschirm von selbst dunkel wird, stell das in seinen Einstellungen ab: Browser halten ihn nur bei Adressen mit https wach.
