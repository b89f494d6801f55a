### Siedem pieczęci. $edition to opcja o tej nazwie: w wydaniu „black-mage” sabotażysta nazywa się czarnym magiem.
### $colour, $led i $seal to litery: r, y, g, b, p, a dla pieczęci także w (biała) i k (czarna).

## Strona główna i formularz

title = Siedem pieczęci
sentence = Zapowiedz, które lewy zdobędziesz, i zdobądź dokładnie te, gdy sabotażysta liczy na twoją porażkę.
option-edition = Wydanie
option-edition-note = Czy punkty sabotażysty mogą spaść poniżej zera?
option-edition-saboteur = Sabotażysta: najmniej zero
option-edition-black-mage = Czarny mag: może zejść poniżej zera
option-saboteur_points = Punkty sabotażysty
option-saboteur_points-note = Od ilu zaczyna, zanim odejmie się czarne pieczęcie. Przy 5 mniej kusi.
option-saboteur_points-4 = 4 punkty
option-saboteur_points-5 = 5 punktów
option-length = Długość
option-length-note = Ile rund się gra. W drugiej połowie długiej gry sabotażysta zaczyna od 5.
option-length-standard = Jak zwykle
option-length-long = Długa: dwa razy więcej rund
option-length-single = Jedna runda

## Karty i pieczęcie

colour = { $colour ->
    [r] czerwona
    [y] żółta
    [g] zielona
    [b] niebieska
    [p] fioletowa
    [w] biała
   *[k] czarna
}
seal = { $seal ->
    [r] czerwona pieczęć
    [y] żółta pieczęć
    [g] zielona pieczęć
    [b] niebieska pieczęć
    [p] fioletowa pieczęć
    [w] biała pieczęć
   *[k] czarna pieczęć
}
a-seal = { $seal ->
    [r] czerwoną pieczęć
    [y] żółtą pieczęć
    [g] zieloną pieczęć
    [b] niebieską pieczęć
    [p] fioletową pieczęć
    [w] białą pieczęć
   *[k] czarną pieczęć
}
no-seal = { $seal ->
    [r] brak czerwonych pieczęci
    [y] brak żółtych pieczęci
    [g] brak zielonych pieczęci
    [b] brak niebieskich pieczęci
    [p] brak fioletowych pieczęci
    [w] brak białych pieczęci
   *[k] brak czarnych pieczęci
}
saboteur = { $edition ->
    [black-mage] czarny mag
   *[saboteur] sabotażysta
}
hidden = zakryta
seals-count = { $count ->
    [one] { $count } { $seal ->
        [r] czerwona
        [y] żółta
        [g] zielona
        [b] niebieska
        [p] fioletowa
        [w] biała
       *[k] czarna
    }
    [few] { $count } { $seal ->
        [r] czerwone
        [y] żółte
        [g] zielone
        [b] niebieskie
        [p] fioletowe
        [w] białe
       *[k] czarne
    }
   *[many] { $count } { $seal ->
        [r] czerwonych
        [y] żółtych
        [g] zielonych
        [b] niebieskich
        [p] fioletowych
        [w] białych
       *[k] czarnych
    }
}
seals-of = { $name }: { $seals }
seals-none = { $name }: bez pieczęci

## Gdzie jesteśmy

where-round = Runda { $round } z { $rounds }
where-prediction = zapowiedzi
where-trick = lewa { $trick } z { $tricks }

## Co możesz zrobić

prompt-fewest = Punkty karne: wygrywa, kto ma ich najmniej.
prompt-predict = Twoja zapowiedź
prompt-predict-first = Weź pieczęć za każdą lewę, którą zdobędziesz.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] Jedna pieczęć za każdą lewę albo czarny mag.
   *[saboteur] Jedna pieczęć za każdą lewę albo sabotażysta.
}
prompt-predict-count = { $count ->
    [one] Zapowiadasz { $count } lewę
    [few] Zapowiadasz { $count } lewy
   *[many] Zapowiadasz { $count } lew
}
prompt-predict-more = Jedna pieczęć za każdą lewę.
prompt-steal = Komu zabierasz { a-seal }?
prompt-predict-later = Przyjdzie twoja kolej. Obejrzyj swoje karty.
prompt-predicted = { $count ->
    [0] Nie zapowiadasz żadnej lewy.
    [one] Zapowiadasz { $count } lewę.
    [few] Zapowiadasz { $count } lewy.
   *[many] Zapowiadasz { $count } lew.
}
prompt-you-saboteur = { $edition ->
    [black-mage] Grasz czarnym magiem.
   *[saboteur] Grasz sabotażystą.
}
prompt-predicting = { $name } zapowiada
prompt-lead = Wyjdź dowolną kartą.
prompt-follow = Dołóż do { colour-led }.
prompt-follow-with = Dołóż do { colour-led }: { $values }.
prompt-free = Nie masz { colour-led }: zagraj dowolną kartę.
prompt-winning = Prowadzi { $card }.
prompt-leading = { $name } wychodzi
prompt-choosing = { $name } wybiera kartę
prompt-next = Potem twoja kolej.
prompt-return = Lewa jest twoja
prompt-return-which = Którą pieczęć oddajesz?
prompt-return-one = Oddaj { a-seal }.
prompt-returning = { $name } oddaje pieczęć
colour-led = { $led ->
    [r] czerwonego
    [y] żółtego
    [g] zielonego
    [b] niebieskiego
   *[p] fioletowego
}

## Przyciski

done = Gotowe
pool = Pula
your-seals = Twoje pieczęcie
your-hand = Twoje karty
saboteur-me = { $edition ->
    [black-mage] Grasz czarnym magiem
   *[saboteur] Grasz sabotażystą
}
card-playable = { $card }, można zagrać
card-not-playable = { $card }, nie można zagrać, trzeba dołożyć do { colour-led }
return-seal = Oddaj { a-seal }
pool-take = weź
pool-steal = zabierz
pool-white = dżoker
pool-black = kara
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
    [few] { $count } { $seal ->
        [r] czerwone pieczęcie
        [y] żółte pieczęcie
        [g] zielone pieczęcie
        [b] niebieskie pieczęcie
        [p] fioletowe pieczęcie
        [w] białe pieczęcie
       *[k] czarne pieczęcie
    }
   *[many] { $count } { $seal ->
        [r] czerwonych pieczęci
        [y] żółtych pieczęci
        [g] zielonych pieczęci
        [b] niebieskich pieczęci
        [p] fioletowych pieczęci
        [w] białych pieczęci
       *[k] czarnych pieczęci
    }
}
take-seal = Weź { a-seal }, w puli: { $count }
steal-seal = Zabierz komuś { a-seal }: w puli już jej nie ma
seal-gone = Do wzięcia: { no-seal }
rob = { $name }: zabierz { a-seal }
saboteur-free = { $edition ->
    [black-mage] Czarny mag jest wolny.
   *[saboteur] Sabotażysta jest wolny.
}
saboteur-take = Weź go i nic nie zapowiadaj.
saboteur-late = Tylko na początku: najpierw cofnij swoje pieczęcie.
saboteur-gone = { $edition ->
    [black-mage] { $name } gra czarnym magiem.
   *[saboteur] { $name } gra sabotażystą.
}
saboteur-mine = { $edition ->
    [black-mage] Grasz czarnym magiem.
   *[saboteur] Grasz sabotażystą.
}

## Miejsca i lewa

seat-predicts = lewy: { $count }
seat-predicting = zapowiada…
seat-playing = gra teraz
seat-robbed = traci pieczęć
seat-winning = prowadzi
seat-leads = wychodzi
tricks-won = { $count ->
    [one] { $count } zdobyta lewa
    [few] { $count } zdobyte lewy
   *[many] { $count } zdobytych lew
}
trail = { $from } → { $to }
trail-to-me = { $from } → ty
trail-white = biała pieczęć: { $name }
trail-white-me = biała pieczęć dla ciebie

## Co oznacza ruch

means-saboteur = { $edition ->
    [black-mage] wziąć czarnego maga
   *[saboteur] wziąć sabotażystę
}
means-done = zakończyć zapowiedź
means-take = wziąć { a-seal }
means-steal = zabrać { a-seal } ({ $victim })
means-return = oddać { a-seal }

## Opowieść

told-saboteur = { $edition ->
    [black-mage] { $name } bierze czarnego maga.
   *[saboteur] { $name } bierze sabotażystę.
}
told-saboteur-me = { $edition ->
    [black-mage] Bierzesz czarnego maga.
   *[saboteur] Bierzesz sabotażystę.
}
told-take = { $name } bierze { a-seal }.
told-take-me = Bierzesz { a-seal }.
told-steal = { $name } zabiera { a-seal }. Traci ją { $victim }.
told-steal-me = Zabierasz { a-seal }. Traci ją { $victim }.
told-steal-from-me = { $name } zabiera ci { a-seal }.
told-compensate = { $name } dostaje za nią białą pieczęć.
told-compensate-me = Dostajesz za nią białą pieczęć.
told-predict = { $count ->
    [0] { $name } nie zapowiada żadnej lewy.
    [one] { $name } zapowiada { $count } lewę.
    [few] { $name } zapowiada { $count } lewy.
   *[many] { $name } zapowiada { $count } lew.
}
told-predict-me = { $count ->
    [0] Nie zapowiadasz żadnej lewy.
    [one] Zapowiadasz { $count } lewę.
    [few] Zapowiadasz { $count } lewy.
   *[many] Zapowiadasz { $count } lew.
}
told-play = { $name } gra { $card }.
told-play-me = Grasz { $card }.
told-lead = { $name } wychodzi w { $card }.
told-lead-me = Wychodzisz w { $card }.
told-follow = { $name } dokłada { $card }.
told-follow-me = Dokładasz { $card }.
told-trump = { $name } nie ma { colour-led } i przebija: { $card }.
told-trump-me = Nie masz { colour-led } i przebijasz: { $card }.
told-discard = { $name } nie ma { colour-led } i zrzuca { $card }.
told-discard-me = Nie masz { colour-led } i zrzucasz { $card }.
told-win = { $name } bierze lewę.
told-win-me = Bierzesz lewę.
told-win-with = { $name } bierze lewę na { $card }.
told-win-with-me = Bierzesz lewę na { $card }.
told-return = { $name } oddaje { a-seal }.
told-return-me = Oddajesz { a-seal }.
told-black = { $name } nie ma pasującej pieczęci i dostaje czarną.
told-black-me = Nie masz pasującej pieczęci i dostajesz czarną.
told-spared = { $name } ma szczęście: czarne pieczęcie się skończyły.
told-spared-me = Masz szczęście: czarne pieczęcie się skończyły.
told-score = { $points ->
    [one] { $name } dostaje { $points } punkt karny.
    [few] { $name } dostaje { $points } punkty karne.
   *[many] { $name } dostaje { $points } punktów karnych.
}
told-score-me = { $points ->
    [one] Dostajesz { $points } punkt karny.
    [few] Dostajesz { $points } punkty karne.
   *[many] Dostajesz { $points } punktów karnych.
}
told-round = Zaczyna się runda { $round }. Otwiera { $name }.
told-round-me = Zaczyna się runda { $round }. Otwierasz ty.
told-end = { $points ->
    [one] { $name } wygrywa, mając { $points } punkt.
    [few] { $name } wygrywa, mając { $points } punkty.
   *[many] { $name } wygrywa, mając { $points } punktów.
}
told-end-me = { $points ->
    [one] Wygrywasz, mając { $points } punkt.
    [few] Wygrywasz, mając { $points } punkty.
   *[many] Wygrywasz, mając { $points } punktów.
}

## Arkusz punktów

round-over = Po rundzie { $round }
next-round = Następna runda
sheet-left = Zostało
sheet-now = Teraz na stole
sheet-none = wszystkie oddane
sheet-blacks = { $count ->
    [0] inni nie mają czarnych pieczęci
    [one] inni mają { $count } czarną pieczęć
    [few] inni mają { $count } czarne pieczęcie
   *[many] inni mają { $count } czarnych pieczęci
}
worth-colour = kolor 2
worth-black = czarna 3
worth-white = biała 4
