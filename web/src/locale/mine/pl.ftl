## My page

mine = Twój dorobek
mine-last = Ostatnie partie: { $count }.
mine-all = { $count ->
    [one] Jedna partia.
    [few] { $count } partie.
    [many] { $count } partii.
   *[other] { $count } partii.
}
mine-private = Tylko ty widzisz tę stronę.
mine-none = Nie masz tu jeszcze żadnej skończonej partii.
mine-matches = Partie
mine-won = Wygrane
mine-fair = Równy udział
mine-few = za mało partii
mine-between = zapewne od { $low } do { $high }
mine-mean = Średnio punktów
mine-solo = Najlepsze solo
mine-solo-mean = średnio { $points }
mine-hints = Podpowiedzi
mine-rating = Siła gry
mine-groups = Siła gry w grupach
mine-course = Szczęście i gra w czasie
mine-luck = Szczęście
mine-play = Decyzje
mine-so-far = { $mean } ± { $half } po { $count } partiach; { $sure ->
    [yes] to więcej niż przypadek.
   *[no] to może być przypadek.
}
mine-which = Gra
mine-every = Wszystkie gry
mine-course-note = W punktach na 100 za wygraną, na partię, średnio do tej pory. Prawdziwa wartość leży w zacienionym pasie 95 razy na 100. Liczą się tylko partie, o które zapytano trenera.
mine-course-few = Za mało partii: trener omówił dotąd { $count }, potrzeba { $enough }. Po partii zapytaj „Co można było zrobić lepiej?”.
mine-opponents = Rywale
mine-who = Kto
mine-better = Ty lepiej
mine-worse = Oni lepiej
mine-nobody = Nie było jeszcze żadnych rywali.
mine-somebody = Ktoś
mine-list = Partie
mine-resigned = Poddana
mine-broken = Niedokończona
mine-place = Miejsce { $place } · { $points }
mine-account = Szczęście { $luck }, decyzje { $play }
mine-more = Pokaż wszystko
mine-yours = To twoje
mine-yours-note = Zapisz wszystko albo partie jako tabelę. „Zapomnij o mnie” w ustawieniach usuwa to stąd.
mine-ratings = Pokazuj mi moją siłę gry
mine-ratings-note = Liczba, która mówi, jak dobrze grasz w każdą grę (openskill); zmienia się pół godziny po partii. Siła botów jest stała, dla porównania. Twojej nie widzi nikt inny.
mine-json = Zapisz wszystko (JSON)
mine-csv = Zapisz partie (CSV)
mine-offline = Rozegrane offline
mine-offline-note = Te partie zostały rozegrane bez połączenia, a potem przekazane. Nie liczą się nigdzie powyżej ani do siły gry i rankingów.
mine-offline-remove = Usuń
mine-offline-remove-sure = Usunąć tę partię z serwera? Zostanie na urządzeniu, na którym ją rozegrano.
