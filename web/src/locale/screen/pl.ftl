screen-turn = Teraz gra: { $names }
screen-turns = Czekamy na graczy: { $names }
screen-join = Zeskanujcie i grajcie
screen-seat = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
   *[many] { $count } miejsc jest wolnych
}
screen-full = Są już wszyscy
screen-late = Zeskanujcie i zastąpcie bota
screen-start = Rozpocznij partię
screen-fill = Boty zajmą wolne miejsca.
screen-dealing = Trwa rozdawanie kart…
screen-leave = Wróć do stołu
screen-full-screen = Pełny ekran
screen-won = { $count ->
    [one] Wygrywa
    [few] Wygrywają
    [many] Wygrywają
   *[other] Wygrywają
} { $names }!
screen-drawn = Remis!
screen-over = Koniec partii
screen-hands = Karty macie w telefonach: zeskanujcie kod, zajmijcie miejsca i grajcie stamtąd.
screen-closed = Przy tym stole gra się bez widzów, więc nie można go tu pokazać.
screen-sleeps = Jeśli ekran sam gaśnie, wyłącz to w jego ustawieniach: przeglądarki utrzymują go włączonym tylko pod adresami z https.
