# Grupy: stałe stoliki z własnym linkiem.

found-note = Dla tych, którzy wciąż grają razem: własny link, wasze stoły, wasz ranking, wasze wieczory. Bez kont.
found-example = Nasze czwartki
found-go = Załóż grupę

group-door = { $founder } zaprasza cię do grupy „{ $name }”
group-door-nobody = Zaproszenie do grupy „{ $name }”
group-door-note = { $count ->
    [one] Grupa, która spotyka się tu, żeby grać. Na razie jest w niej jedna osoba.
    [few] Grupa, która spotyka się tu, żeby grać. Są w niej { $count } osoby.
   *[many] Grupa, która spotyka się tu, żeby grać. Jest w niej { $count } osób.
}
group-join = Dołącz
group-join-as = Dołącz jako { $name }

group-invite = Zaproś
group-invite-title = Zaproś znajomych
group-link = Link do tej grupy
group-qr = Link do tej grupy jako kod QR
group-private = Grupę znajdzie tylko ten, kto ma ten link. Kto go otworzy i poda imię, należy do grupy.
group-settings = Ustawienia grupy

group-members = { $count ->
    [one] 1 osoba w grupie
    [few] { $count } osoby w grupie
   *[many] { $count } osób w grupie
}
group-here-count = Teraz tutaj: { $count }
group-here = Teraz tutaj
group-playing = Przy stole
group-founder = Prowadzi grupę
group-you = Ty

group-no-plan = Kiedy się spotykacie?
group-next = Następnym razem: { $when }
group-soon = Już niedługo: { $when }
group-plan = Ustal termin
group-i-come = Przyjdę
group-i-cannot = Nie mogę
group-come-count = { $count ->
    [one] 1 osoba przyjdzie
    [few] { $count } osoby przyjdą
   *[many] { $count } osób przyjdzie
}
group-comes = Przyjdzie
group-comes-not = Nie przyjdzie
group-calendar = Dodaj do kalendarza
group-daily = Rozdanie dnia
group-tonight = Grajmy dziś
group-to-table = Do stołu
group-ready = Twój stół jest gotowy.

group-events = Turnieje
group-no-events = Kilka rund, z doborem rywali i tabelą. Na razie żadnego nie ma.
group-tables = Stoły
group-no-tables = Żaden stół nie jest otwarty. Naciśnij „Grajmy dziś” albo otwórz jeden stół.
group-new-table = Otwórz stół
group-finished = Zakończone partie
group-all = Pokaż wszystkie ({ $count })
group-evening = Ostatni wieczór
group-evening-past = Wcześniejszy wieczór
group-evening-which = Który wieczór?
group-evening-matches = { $count ->
    [one] 1 partia
    [few] { $count } partie
   *[many] { $count } partii
}
group-share = Udostępnij obrazek
group-ladder = Ranking
group-no-matches = Nie ma jeszcze czego porównywać: zagraj partię z co najmniej jedną inną osobą.
group-ratings = Siła gry
group-ratings-on = Porównuj siłę gry w tej grupie
group-ratings-note = Liczba, która mówi, jak dobrze grasz (openskill), z partii tej grupy na świeżych kartach i z udziałem co najmniej dwóch osób, pół godziny po każdej. Kto to włączy, widzi siłę gry innych, którzy też to włączyli. Siła botów jest stała, dla porównania.
group-ratings-none = Nie liczyła się tu jeszcze żadna partia.
group-duels = Kto kogo pokonał

panel-tonight = Grajmy dziś
panel-agree = Ustal termin
panel-manage = Ustawienia grupy
panel-invite = Zaproś
panel-new = Która gra?

season-which = Który sezon?
season-since = Od { $date }
season-between = { $from } – { $to }
season-until = Do { $date }
season-all = Wszystkie sezony

ladder-place = Miejsce
ladder-name = Imię
ladder-matches = Partie
ladder-won = Wygrane
ladder-fair = Równy udział
ladder-ratio = Względem równego udziału
ladder-luck = Szczęście
ladder-luck-value = { $wins } ({ $count })
ladder-same = Te same karty
ladder-few = Za mało partii, by coś powiedzieć
ladder-game = { $name } { $won } z { $count }
ladder-how = Jak to liczymy
ladder-note = Każda partia daje jedną wygraną, którą dzielą się zwycięzcy. Twój równy udział to jedna wygrana podzielona przez liczbę miejsc. 100 % oznacza, że masz dokładnie tyle wygranych, ile przypadłoby ci, gdyby wszyscy grali równie dobrze. Miejsce w rankingu masz po { $count } partiach. Partie z tylko jedną osobą, przerwane i z kartami, które ktoś mógł znać, się nie liczą. Szczęście to tyle, ile dało ci rozdanie i dobieranie, liczone w wygranych; w nawiasie podano, w ilu partiach: tych, dla których ktoś poprosił o rachunek szczęścia. Te same karty: jaka część innych stołów wypadła gorzej na twoim miejscu.

duel-game = Która gra
duel-all = Wszystkie gry
duel-said = { $won } do { $lost }

tonight-game = Która gra?
tonight-who = Kto gra?
tonight-level = Boty, jeśli zostaną miejsca
tonight-same = Te same karty?
tonight-same-no = Nie
tonight-same-tables = Przy każdym stole
tonight-same-pairs = Dla każdej pary
tonight-same-tables-note = Przy wszystkich stołach gra się to samo rozdanie, a wyniki porównuje się miejsce po miejscu. Bez widzów, podpowiedzi i cofania ruchów.
tonight-same-pairs-note = Przy każdym stole siedzą dwie osoby wśród botów, jako partnerzy, jeśli gra ma drużyny. Wszystkie pary grają to samo rozdanie i są porównywane. Bez widzów, podpowiedzi i cofania ruchów.
tonight-open = { $count ->
    [one] Otwórz stół dla 1 osoby
    [few] Otwórz stoły dla { $count } osób
   *[many] Otwórz stoły dla { $count } osób
}
tonight-note = Rozsadzimy was przy tylu stołach, ilu trzeba, w miarę możliwości z ludźmi, z którymi dziś jeszcze nie było okazji zagrać. Boty zajmą tylko to, co zostanie.

plan-day = Pierwszy dzień
plan-time = Godzina
plan-every = Jak często?
plan-weeks-0 = Raz
plan-weeks-1 = Co tydzień
plan-weeks-2 = Co 2 tygodnie
plan-weeks-4 = Co 4 tygodnie
plan-zone = Strefa czasowa: { $zone }
plan-reminder = Plik do kalendarza przypomni ci pół godziny wcześniej. Ten serwer też, jeśli włączysz powiadomienia w ustawieniach na stronie głównej.
plan-save = Ustal
plan-none = Bez stałego dnia

manage-name = Nazwa grupy
manage-rename = Zmień nazwę
manage-remove = Usuń
manage-remove-sure = Usunąć: { $name }? Powrót pod tą samą tożsamością nie będzie możliwy. Z linkiem można jednak przyjść jako ktoś nowy, więc zrób też nowy link.
manage-hand-over = Przekaż grupę
manage-hand-over-sure = Przekazać prowadzenie grupy: { $name }? Potem będziesz w grupie jak wszyscy.
manage-season = Sezon
manage-season-note = Ranking i „Kto kogo pokonał” liczą się od początku sezonu.
manage-season-new = Zacznij nowy sezon
manage-season-sure = Ranking zaczyna się dla wszystkich od nowa. Dotychczasowy sezon można nadal obejrzeć.
manage-link = Link
manage-link-note = Jeśli link rozszedł się za daleko, wymień go. Członkowie znajdą grupę na swojej stronie głównej.
manage-new-link = Zrób nowy link
manage-new-link-sure = Stary link przestanie działać.
manage-end = Zamknij grupę
manage-close = Zamknij
manage-close-sure = Grupa, jej ranking i terminy znikną dla wszystkich. Partie zostaną u tych, którzy je rozegrali.
manage-founder = Grupę prowadzi { $name } i może zmienić jej nazwę albo ją zamknąć.
manage-leave-note = Jeśli odejdziesz, twoje imię zniknie z grupy i z rankingu.
manage-leave = Opuść grupę
manage-leave-sure = Opuścić tę grupę?

picture-of = { $count ->
    [one] 1 partia, równy udział { $fair }
    [few] { $count } partie, równy udział { $fair }
   *[many] { $count } partii, równy udział { $fair }
}
picture-compared = { $count ->
    [one] porównano raz
    [few] porównano { $count } razy
   *[many] porównano { $count } razy
}
