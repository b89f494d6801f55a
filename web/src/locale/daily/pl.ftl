## Rozdanie dnia

daily = Rozdanie dnia
daily-about = Wszyscy na tym serwerze dostają te same karty. Liczy się pierwsza próba: bez podpowiedzi i bez cofania. Potem można zagrać jeszcze raz dla zabawy.
daily-left = Jeszcze { $time }, do północy UTC
daily-over = Ten dzień minął. Tajne liczby są jawne i każdy może je sprawdzić.
daily-before = Dzień wcześniej
daily-after = Dzień później
daily-today = Dzisiaj
daily-alone = W pojedynkę
# $level to nazwa poziomu, na przykład „ekspert”.
daily-against = { $count ->
    [one] Przeciw jednemu botowi ({ $level })
    [few] Przeciw { $count } botom ({ $level })
    [many] Przeciw { $count } botom ({ $level })
   *[other] Przeciw { $count } botom ({ $level })
}
daily-play = Zagraj
daily-go-on = Graj dalej
daily-fun = Zagraj dla zabawy
daily-again = Jeszcze raz dla zabawy
daily-hidden = Wyniki wszystkich i par zobaczysz po swojej grze.
daily-running = Twoja próba trwa. Dokończ ją przed końcem dnia.
daily-missed = To rozdanie cię ominęło. Nic to nie kosztuje.
daily-unscored = Ta próba się nie liczy: została poddana, pomagał bot albo dzień skończył się wcześniej.
daily-nobody = { $over ->
    [yes] Nikt nie skończył tego rozdania.
   *[no] Nikt nie ma jeszcze wyniku.
}
daily-only = { $over ->
    [yes] Nikt inny go nie zagrał
   *[no] Nikt nie grał przed tobą
}
daily-rank = Miejsce { $rank } z { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] Jedna sekwencja przewagi
        [few] { $count } sekwencje przewagi
        [many] { $count } sekwencji przewagi
       *[other] { $count } sekwencji przewagi
    }
    [behind] { $count ->
        [one] Jedna sekwencja straty
        [few] { $count } sekwencje straty
        [many] { $count } sekwencji straty
       *[other] { $count } sekwencji straty
    }
   *[even] Remis
}
daily-you = Ty
daily-everybody = Wszyscy tutaj
daily-par = Par { $mean } ± { $spread }
daily-par-about = Par to wynik botów na poziomie mistrza na twoim miejscu: { $count ->
    [one] jedna partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, każdy ruch z { $part }% zwykłego namysłu.
daily-par-none = Par nie jest jeszcze obliczony. Serwer gra z wyprzedzeniem, kiedy nie ma nic innego do roboty.
daily-par-never = Par dla tego rozdania nie został obliczony.
daily-so-many = { $score }: { $count ->
    [one] jedna osoba
    [few] { $count } osoby
    [many] { $count } osób
   *[other] { $count } osoby
}
daily-named = { $count ->
    [one] Jeden wynik z imieniem
    [few] { $count } wyniki z imionami
    [many] { $count } wyników z imionami
   *[other] { $count } wyniku z imionami
}
daily-unscored-title = To rozdanie jest dla zabawy
daily-why-browser = Ktoś już zagrał to rozdanie w tej przeglądarce. Dlatego ta próba nie jest punktowana.
daily-why-network = Wiele osób z twojej sieci zagrało dziś to rozdanie. Dlatego ta próba nie jest punktowana.

## Udostępnianie

daily-share = Udostępnij mój dzień
daily-share-note = Kropki: jakiej części innych udało się dotrzymać kroku. Gwiazdka: par albo lepiej. Nic to nie zdradza.
daily-share-text = Tekst do udostępnienia
daily-kept-up = { $lit } z 5
daily-copy = Kopiuj tekst
daily-picture = Zapisz obrazek

## Moje dni

daily-calendar = Twoje dni
daily-calendar-note = Opuszczony dzień nic nie kosztuje i można go jeszcze zagrać dla zabawy.
daily-month-before = Poprzedni miesiąc
daily-month-after = Następny miesiąc
daily-free = bez gry
daily-beside = Porównaj z
daily-groups = Porównuj w moich grupach
daily-groups-note = Członkowie twoich grup, którzy też to włączą, po swojej grze widzą twoje imię i wynik, a ty ich. Wyłączone, dopóki tego nie włączysz.
daily-name = Pokazuj tu moje imię
daily-name-note = Inni na tym serwerze widzą twoje imię przy wynikach. Wyłączone, dopóki tego nie włączysz.

## Uczciwość

daily-fair = To samo rozdanie, ustalone z góry
daily-fair-note = Dzień wcześniej serwer pokazuje odcisk każdego rozdania. Gdy dzień minie, pokazuje tajną liczbę, z której ono wynika, a twoja przeglądarka sprawdza, czy do siebie pasują.
daily-fair-sealed = Liczba pozostaje tajna do północy UTC.
daily-fair-good = Liczba pasuje do odcisku.
daily-fair-bad = Liczba nie pasuje do odcisku!
daily-fair-same = Twoja przeglądarka widziała ten odcisk już wcześniej.
daily-fair-other = Twoja przeglądarka widziała wcześniej inny odcisk!
daily-fair-figures = Odciski i tajne liczby
daily-fair-hash = { $game }: odcisk
daily-fair-seed = { $game }: tajna liczba
daily-fair-tomorrow = { $game }: odcisk na jutro
daily-without = bez wyniku
