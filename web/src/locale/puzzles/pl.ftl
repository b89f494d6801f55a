### The puzzles: a list of them by game, and a session of five.

puzzles-about = Pozycje z prawdziwych partii, w których jeden ruch jest wyraźnie najlepszy. Wiesz dokładnie to, co było wiadomo na tym miejscu.
puzzles-all = Wszystkie gry razem
puzzles-all-note = Pięć zadań ze wszystkich gier.
puzzles-mistakes = Moje błędy
puzzles-mistakes-note = { $count ->
    [0] Gdy trener przeanalizuje twoją partię, jej błędy wrócą tutaj.
    [one] Jedna decyzja z twoich ostatnio analizowanych partii czeka na lepszy pomysł.
    [few] { $count } decyzje z twoich ostatnio analizowanych partii czekają na lepszy pomysł.
    [many] { $count } decyzji z twoich ostatnio analizowanych partii czeka na lepszy pomysł.
   *[other] { $count } decyzji z twoich ostatnio analizowanych partii czeka na lepszy pomysł.
}
puzzles-start = Rozwiąż pięć
puzzles-of = { $count ->
    [one] { $count } zadanie
    [few] { $count } zadania
    [many] { $count } zadań
   *[other] { $count } zadań
}
puzzles-done = Rozwiązane: { $answered } z { $count }, dobrze: { $right }
puzzles-rating = Siła gry { $rating }
puzzles-due = { $count ->
    [one] 1 wraca dzisiaj
    [few] { $count } wracają dzisiaj
    [many] { $count } wraca dzisiaj
   *[other] { $count } wraca dzisiaj
}
puzzles-none = Nie ma tu jeszcze zadań.
# Above a position.
puzzle = Zadanie
puzzle-number = Zadanie { $number } z { $total }
puzzle-ask = Jaki jest twój najlepszy ruch?
puzzle-ask-again = To już znasz. Jaki jest twój najlepszy ruch?
puzzle-ask-mistake = Twój ruch w partii: { $played }. Co byłoby lepsze?
puzzle-waiting = Sprawdzam…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Dobrze: { $move }.
puzzle-wrong = Nie całkiem: { $move }. Lepiej: { $best }.
puzzle-lost = To kosztuje około { $points } punktów na 100.
puzzle-why = Dlaczego to lepsze
puzzle-why-than = Dlaczego to lepsze niż: { $lure }
puzzle-odds = { $goal ->
    [round] Jak często każdy ruch wygrywa rundę
   *[match] Jak często każdy ruch wygrywa partię
}
puzzle-rating = Siła gry { $before } → { $after }
puzzle-again = { $days ->
    [one] Wróci za dzień.
    [few] Wróci za { $days } dni.
    [many] Wróci za { $days } dni.
   *[other] Wróci za { $days } dni.
}
puzzle-next = Następne zadanie
puzzle-sum = Zobacz wynik
puzzle-play-on = Graj dalej stąd
puzzle-leave = Wszystkie zadania
# After the last one.
puzzles-result = Dobrze: { $right } z { $total }
puzzles-result-all = Wszystkie { $total } dobrze. Wspaniale!
puzzles-result-none = Dziś były trudne. Wrócą, a wtedy już je poznasz.
puzzles-result-again = { $count ->
    [one] Jedno z nich wróci.
    [few] { $count } z nich wrócą.
    [many] { $count } z nich wróci.
   *[other] { $count } z nich wróci.
}
puzzles-more = Jeszcze pięć
puzzles-no-more = Nic tu teraz na ciebie nie czeka.
puzzles-here = Bez serwera twoje odpowiedzi zostają w tej przeglądarce.
