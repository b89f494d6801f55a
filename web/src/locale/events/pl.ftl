# Events: evenings and tournaments with a link of their own.

new-event = Zorganizuj turniej
new-event-note = Na wieczór albo całą ligę: każdy, kto ma link, może zagrać, bez konta. Stoły otwierają się same i każdy ma swoje miejsce.
new-event-name = Nazwa turnieju
new-event-example = Piątkowy puchar
new-event-game = Która gra?
new-event-minutes = Około { $minutes } minut na rundę
new-event-form = System
new-event-rounds = Rundy
new-event-cards = Karty
new-event-same = Te same karty przy każdym stole
new-event-same-note = Wszystkie stoły rundy grają tymi samymi kartami. Liczy się wynik w porównaniu z innymi na twoim miejscu.
new-event-between = Następna runda zaczyna się
new-event-between-host = Gdy powiem
new-event-seconds = Po { $count } s
new-event-breaks = Po { $count } min
new-event-level = Boty
new-event-level-note = Zajmują wolne miejsca i grają za tych, którzy odejdą.
new-event-bots = Boty biorące udział
new-event-bots-note = Są dobierane jak ludzie i mają własne punkty.
new-event-late = Można dołączyć po rozpoczęciu
new-event-play = Ja też gram
new-event-open = Otwórz turniej
new-event-hint = Zacznie się, gdy powiesz.

event-form-swiss = Szwajcarski
event-form-swiss-note = W każdej rundzie grasz z osobami o podobnej liczbie punktów i w miarę możliwości z nikim dwa razy.
event-form-lots = Losowo
event-form-lots-note = W każdej rundzie grasz z kimś innym, wybranym losowo.
event-form-all = Każdy z każdym
event-form-all-note = Gra się, aż wszyscy się spotkają.

event-door = { $host } zaprasza cię na „{ $name }”
event-door-note = { $count ->
    [one] Turniej: { $game }. Na razie gra { $count } osoba.
    [few] Turniej: { $game }. Na razie grają { $count } osoby.
   *[many] Turniej: { $game }. Na razie gra { $count } osób.
}
event-door-late = Turniej: { $game }. Możesz zagrać od następnej rundy.
event-enter = Weź udział
event-enter-as = Weź udział jako { $name }

event-gathers = { $count ->
    [0] Na razie nikt nie gra
    [one] Na razie gra { $count } osoba
    [few] Na razie grają { $count } osoby
   *[many] Na razie gra { $count } osób
}
event-begin-note = Udostępnij link i zacznij, gdy wszyscy będą na miejscu.
event-waits-for-host = { $name } rozpocznie turniej, gdy wszyscy będą na miejscu.
event-start = Zacznij
event-round-of = Runda { $round } z { $rounds }
event-round-of-least = Runda { $round } z co najmniej { $rounds }
event-ready = Twój stół jest gotowy.
event-to-table = Do stołu
event-still = { $count ->
    [one] Jeszcze gra { $count } stół.
    [few] Jeszcze grają { $count } stoły.
   *[many] Jeszcze gra { $count } stołów.
}
event-next-in = Następna runda zacznie się za { $seconds } s.
event-next-host = { $name } rozpocznie następną rundę.
event-next-now = Następna runda teraz
event-ends = To była ostatnia runda.
event-paused = Turniej jest wstrzymany.
event-pause = Przerwa
event-resume = Dalej
event-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
   *[many] Wygrywają { $names }
}

event-invite = Zaproś
event-invite-title = Zaproś innych
event-link = Link do tego turnieju
event-qr = Link do tego turnieju jako kod QR
event-private = Turniej znajdzie tylko ten, kto ma ten link.
event-settings = Ustawienia turnieju
event-to-group = Do grupy

event-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
event-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[many] { $count } botów
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Ktoś
event-you = Ty
event-here = Teraz tutaj
event-plays = Przy stole
event-left = Poza turniejem

event-standings = Tabela
event-place = Miejsce
event-name = Imię
event-points = Punkty
event-buchholz = Rywale
event-berger = Pokonani
event-wins = Wygrane
event-played = Rozegrane
event-how = Jak to się liczy
event-how-table = Przy stole liczy się część pozostałych, którym poszło gorzej; remis liczy się w połowie. Wygrana we dwoje jest więc warta 1.
event-how-compared = Liczy się część innych stołów, którym na twoim miejscu z tymi samymi kartami poszło gorzej; remis liczy się w połowie.
event-how-ties = Przy równych punktach rozstrzygają punkty wszystkich, z którymi grasz (rywale), potem pokonanych, a potem pierwsze miejsca (wygrane).
event-save-csv = Zapisz jako CSV
event-save-json = Zapisz jako JSON

event-table = Stół { $number }
event-is-playing = Gra
event-is-over = Koniec
event-is-decided = Liczy się w połowie
event-is-gone = Zamknięty
event-replay = Powtórka
event-watch = Oglądaj
event-waits-for = Czeka na: { $names }
event-play-on = Niech grają boty
event-play-on-sure = Bot gra za: { $names }. Miejsce można odzyskać.
event-half = Policz połowę
event-half-sure = Każdy przy tym stole dostaje pół punktu, a runda już na niego nie czeka.

event-at-table = Graczy przy stole
event-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
event-same = Te same przy każdym stole

event-rename = Zmień nazwę
event-change = Zmień
event-remove = Usuń
event-remove-sure = Usunąć: { $name }? Powrót jako ta sama osoba nie będzie możliwy.
event-finish = Koniec
event-end = Zakończ turniej
event-end-sure = Zakończyć teraz? Stoły, które jeszcze grają, się nie liczą.
event-delete = Usuń turniej
event-delete-sure = Turniej i jego tabela znikną dla wszystkich. Partie zostają u tych, którzy je grali.
event-leave = Opuść turniej
event-leave-sure = Opuścić ten turniej?
event-leave-early = Możesz wrócić dzięki linkowi.
event-leave-note = Twoje wyniki zostają. Jeśli twój stół jeszcze gra, bot zajmie twoje miejsce.
event-nothing-to-change = Tylko prowadzący może tu coś zmienić.
new-event-count = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[many] { $count } rund
}
