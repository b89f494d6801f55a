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
new-event-same-note = Przy wszystkich stołach rundy gra się tymi samymi kartami. Liczy się twój wynik w porównaniu z osobami, które siedzą na tym samym miejscu przy innych stołach.
new-event-between = Następna runda zaczyna się
new-event-between-host = Na mój znak
new-event-seconds = Po { $count } s
new-event-breaks = Po { $count } min
new-event-level = Boty
new-event-level-note = Zajmują wolne miejsca i grają za tych, którzy odejdą.
new-event-bots = Boty biorące udział
new-event-bots-note = Są sadzane przy stołach tak jak ludzie i mają własne punkty.
new-event-late = Można dołączyć po rozpoczęciu
new-event-play = Ja też gram
new-event-open = Otwórz turniej
new-event-hint = Turniej zacznie się na twój znak.

event-form-swiss = Szwajcarski
event-form-swiss-note = W każdej rundzie grasz z osobami o podobnej liczbie punktów i w miarę możliwości z nikim dwa razy.
event-form-lots = Losowo
event-form-lots-note = W każdej rundzie grasz z innymi, wylosowanymi osobami.
event-form-all = Każdy z każdym
event-form-all-note = Gramy, aż każdy spotka się z każdym.

event-door = { $host } zaprasza cię na turniej „{ $name }”
event-door-note = { $count ->
    [0] Turniej: { $game }. Na razie nie ma uczestników.
    [one] Turniej: { $game }. Na razie { $count } uczestnik.
    [few] Turniej: { $game }. Na razie { $count } uczestników.
   *[many] Turniej: { $game }. Na razie { $count } uczestników.
}
event-door-late = Turniej: { $game }. Możesz dołączyć od następnej rundy.
event-enter = Weź udział
event-enter-as = Weź udział jako { $name }

event-gathers = { $count ->
    [0] Na razie nie ma uczestników
    [one] Na razie { $count } uczestnik
    [few] Na razie { $count } uczestników
   *[many] Na razie { $count } uczestników
}
event-begin-note = Udostępnij link i zacznij, gdy wszyscy będą na miejscu.
event-waits-for-host = { $name } rozpocznie turniej, gdy wszyscy będą na miejscu.
event-start = Zacznij
event-round-of = Runda { $round } z { $rounds }
event-round-of-least = Runda { $round } z co najmniej { $rounds }
event-ready = Twój stół jest gotowy.
event-to-table = Do stołu
event-still = { $count ->
    [one] Gra trwa jeszcze przy { $count } stole.
    [few] Gra trwa jeszcze przy { $count } stołach.
   *[many] Gra trwa jeszcze przy { $count } stołach.
}
event-next-in = Następna runda zacznie się za { $seconds } s.
event-next-host = { $name } rozpocznie następną rundę.
event-next-now = Zacznij następną rundę
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
event-how = Jak to liczymy
event-how-table = Przy stole liczy się, jaka część rywali wypadła gorzej od ciebie; remis liczy się w połowie. Wygrana ze wszystkimi daje 1.
event-how-compared = Liczy się, przy jakiej części innych stołów na twoim miejscu poszło gorzej z tymi samymi kartami; remis liczy się w połowie.
event-how-ties = Przy równej liczbie punktów decydują punkty wszystkich, z którymi się grało (rywale), potem punkty pokonanych (pokonani), a potem pierwsze miejsca (wygrane).
event-save-csv = Zapisz jako CSV
event-save-json = Zapisz jako JSON

event-table = Stół { $number }
event-is-playing = W grze
event-is-over = Koniec
event-is-decided = Po pół punktu
event-is-gone = Zamknięty
event-replay = Powtórka
event-watch = Oglądaj
event-waits-for = Czekamy: { $names }
event-play-on = Niech grają boty
event-play-on-sure = Boty grają za: { $names }. Miejsce można w każdej chwili odzyskać.
event-half = Po pół punktu
event-half-sure = Każdy przy tym stole dostaje pół punktu, a runda już na niego nie czeka.

event-at-table = Gracze przy stole
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
event-end-sure = Zakończyć teraz? Stoły, przy których trwa jeszcze gra, nie będą się liczyć.
event-delete = Usuń turniej
event-delete-sure = Turniej i jego tabela znikną dla wszystkich. Partie zostają u tych, którzy je rozegrali.
event-leave = Opuść turniej
event-leave-sure = Opuścić ten turniej?
event-leave-early = Możesz wrócić dzięki linkowi.
event-leave-note = Twoje wyniki zostają. Jeśli twój stół jeszcze gra, bot zajmie twoje miejsce.
event-nothing-to-change = Tu może coś zmienić tylko osoba prowadząca turniej.
new-event-count = { $count ->
    [one] 1 runda
    [few] { $count } rundy
   *[many] { $count } rund
}
