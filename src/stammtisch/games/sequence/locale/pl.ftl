### Sequence. $rank to 2 do 9, T, J, Q, K albo A; $suit to S, H, D albo C; $team to 0, 1 albo 2.
### Karty w $card, $square, $from i $to są w opowieści obrazkami, gdzie indziej słowami; zdania są tak
### zbudowane, że nazwa karty stoi w mianowniku.

## Strona główna i formularz

title = Sequence
sentence = Każda karta to pole na planszy. Kładź żetony, cztery w linii, i strzeż się waletów.
option-draw = Dobieranie
option-draw-note = Kto zapomni dobrać, gra dalej z jedną kartą mniej.
option-draw-auto = Automatyczne
option-draw-manual = Ręczne
option-sharing = Wspólne żetony
option-sharing-note = Sekwencje, które się krzyżują, mogą mieć wspólny żeton. Czy także dwie w tym samym kierunku?
option-sharing-crossing = Tylko na krzyż
option-sharing-any = W każdym kierunku
option-swaps = Wymiana kart
option-swaps-note = Ile kart, których nie da się zagrać, możesz wymienić w jednej turze.
option-swaps-once = Jedna na turę
option-swaps-any = Ile chcesz
option-conferring = Narady
option-conferring-note = Co członkowie drużyny mogą sobie mówić o swoich kartach.
option-conferring-none = Bez narad
option-conferring-talk = Czat drużyny
option-conferring-open = Czat drużyny i odkryte karty
option-conferring-true = Drużyny się naradzają
option-conferring-false = Bez narad
option-teams = Drużyny
option-teams-note = Trzy drużyny po dwie osoby potrzebują jednej sekwencji, dwie drużyny po trzy osoby dwóch.
option-teams-3 = Trzy drużyny po dwie osoby
option-teams-2 = Dwie drużyny po trzy osoby

## Karty i żetony

chip = { $team ->
    [0] niebieski okrągły żeton
    [1] bursztynowy kwadratowy żeton
   *[2] bordowy sześciokątny żeton
}
card-object = { $rank ->
    [A] asa
    [K] króla
    [Q] damę
    [J] waleta
    [T] 10
   *[other] { $rank }
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
hidden = zakryta karta
cards = Karty
two-eyed = Walety z dwojgiem oczu
one-eyed = Walety z jednym okiem
jack-anywhere = żeton na dowolne wolne pole
jack-removes = zdejmują cudzy żeton

## Gdzie jesteśmy

where-goal = { $lines ->
    [one] Cel: jedna sekwencja z czterech
    [few] Cel: dwie sekwencje po cztery
    [many] Cel: dwie sekwencje po cztery
   *[other] Cel: dwie sekwencje po cztery
}

## Co możesz zrobić

prompt-play = Wybierz kartę; jej pole się rozświetli.
prompt-play-and-draw = Wybierz kartę i nie zapomnij dobrać.
prompt-square = { $card }: dotknij pola, by położyć żeton.
prompt-two-eyed = { $card }: połóż żeton na dowolnym jasnym polu.
prompt-one-eyed = { $card }: dotknij żetonu do zdjęcia.
prompt-swap = { $card }: nie da się zagrać. Wymień tę kartę.
prompt-useless = { $card }: teraz nic nie daje. Wybierz inną kartę.
prompt-pass = Nie ma czym zagrać ani czego wymienić.
prompt-draw = Dobierz kartę
prompt-draw-before = Zrób to, zanim { $name } zagra i dobierze.
prompt-choose = Wybierz sekwencję
prompt-which-line = Która czwórka się liczy?
prompt-choosing = { $name } wybiera sekwencję
prompt-turn = Teraz gra { $name }
prompt-next = Potem twoja kolej.
prompt-look = Dotknij karty, by zobaczyć jej pole.
prompt-dealing = Rozdajemy karty…
prompt-won = { $count ->
    [0] Nikt nie wygrywa.
   *[other] { $lines ->
        [one] Wygrana jedną sekwencją.
        [few] Wygrana dwiema sekwencjami.
        [many] Wygrana dwiema sekwencjami.
       *[other] Wygrana dwiema sekwencjami.
    }
}
draw = Dobierz
swap = Wymień
swap-card = Wymień: { $card }
pass = Pas
choose-line = Sekwencja: { $from } – { $to }

## Ręka

your-hand = Twoje karty
jack-two-eyed = { $card }, dwoje oczu, pasuje na każde wolne pole
jack-one-eyed = { $card }, jedno oko, zdejmuje cudzy żeton
jack-word-anywhere = wszędzie
jack-word-removes = zdejmuje
card-playable = { $card }, można zagrać
card-dead = { $card }, nie można zagrać, można wymienić
card-useless = { $card }, teraz nic nie daje
one-less = Nie dobrano karty: o jedną mniej
hand-of = Karty gracza { $name }: { $cards }

## Plansza

board = Plansza
square-free = wolne
square-chip = żeton gracza { $name }
square-safe = w ukończonej sekwencji
square-threat = dałoby sekwencję graczowi { $name }
square-since = ostatnio zagrywa tu { $name }
square-since-me = to twoje ostatnie zagranie
square-took = żeton zdejmuje stąd { $name }
square-took-me = stąd zdejmujesz żeton
square-target = możesz tu zagrać
square-take = możesz zdjąć ten żeton
square-active = pasuje tu jedna z twoich kart
stock = Bank { $cards }
stock-of = { $cards ->
    [one] Bank, jedna karta
    [few] Bank, { $cards } karty
    [many] Bank, { $cards } kart
   *[other] Bank, { $cards } karty
}
draw-from = { $cards ->
    [one] Dobierz z banku, jedna karta
    [few] Dobierz z banku, { $cards } karty
    [many] Dobierz z banku, { $cards } kart
   *[other] Dobierz z banku, { $cards } karty
}
last-played = Ostatnia
last-played-card = Ostatnio zagrana: { $card }
last-played-none = Nie leży tu żadna karta
lots = Kto zaczyna?
lots-begins = Zaczyna { $name }
order = Kolejność gry

## Drużyny i miejsca

team-lines = { $lines } z { $goal ->
    [one] { $goal } sekwencji
    [few] { $goal } sekwencji
    [many] { $goal } sekwencji
   *[other] { $goal } sekwencji
}
team-your-turn = twoja kolej
team-turn = gra { $name }
team-away = nie ma gracza { $name }
team-may-draw = ma dobrać
team-lost = nie dobrano
team-won = wygrana
seat-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
sheet-team = Drużyna
sheet-lines = Sekwencje (cel: { $goal })
sheet-turns = { $turns ->
    [one] Rozegrano jedną turę
    [few] Rozegrano { $turns } tury
    [many] Rozegrano { $turns } tur
   *[other] Rozegrano { $turns } tury
}

## Opowieść

told-lot = { $name } ciągnie { $card }, by ustalić, kto zaczyna.
told-lot-me = Ciągniesz { $card }, by ustalić, kto zaczyna.
told-tie = Remis: { $name } ciągnie jeszcze raz.
told-tie-me = Remis: ciągniesz jeszcze raz.
told-start = Zaczyna { $name }.
told-start-me = Zaczynasz.
told-play = { $name } zagrywa { $card }.
told-play-me = Zagrywasz { $card }.
told-place = { $name } zagrywa { $card } i zajmuje pole { $square }.
told-place-me = Zagrywasz { $card } i zajmujesz pole { $square }.
told-chip = { $name } kładzie żeton na polu { $square }.
told-chip-me = Kładziesz żeton na polu { $square }.
told-take = { $name } zagrywa { $card } i zdejmuje żeton z pola { $square }.
told-take-me = Zagrywasz { $card } i zdejmujesz żeton z pola { $square }.
told-chip-off = { $name } zdejmuje żeton z pola { $square }.
told-chip-off-me = Zdejmujesz żeton z pola { $square }.
told-line = { $name } układa sekwencję: { $from } – { $to }.
told-line-me = Układasz sekwencję: { $from } – { $to }.
told-draw-me = Dobierasz { $card }.
told-swap = { $name } wymienia { $card }, bo nie da się zagrać tej karty.
told-swap-me = Wymieniasz { $card }, bo nie da się zagrać tej karty.
told-pass = { $name } nie ma ruchu i pasuje.
told-pass-me = Nie masz ruchu i pasujesz.
told-lost = { $name } nie dobiera na czas i gra dalej z jedną kartą mniej.
told-lost-me = Nie dobierasz na czas i grasz dalej z jedną kartą mniej.
told-shuffle = Bank jest pusty. Zagrane karty zostają przetasowane.
told-end = { $lines ->
    [one] { $name } wygrywa jedną sekwencją.
    [few] { $name } wygrywa dwiema sekwencjami.
    [many] { $name } wygrywa dwiema sekwencjami.
   *[other] { $name } wygrywa dwiema sekwencjami.
}
told-end-me = { $lines ->
    [one] Wygrywasz jedną sekwencją.
    [few] Wygrywasz dwiema sekwencjami.
    [many] Wygrywasz dwiema sekwencjami.
   *[other] Wygrywasz dwiema sekwencjami.
}
told-drawn = Nikt nie wygrywa. Partia kończy się remisem.
# Under the winner's name.
end-points = { $count ->
    [one] Jedna sekwencja
    [few] { $points } sekwencje
    [many] { $points } sekwencji
   *[other] { $points } sekwencji
}

## Co znaczy ruch

means-jack = zagraj { $card } na pole { $square }
means-play = zagraj { $card }
means-swap = wymień { $card }
means-line = wybierz sekwencję: { $from } – { $to }
means-draw = dobierz kartę
means-pass = spasuj
why-line = To kończy sekwencję.
why-blocks = To blokuje cudzą sekwencję.
why-breaks = To rozbija trójkę w linii.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] kończysz sekwencję
   *[other] { $name } kończy sekwencję
}
does-take = { $who ->
    [me] zdejmujesz żeton
   *[other] { $name } zdejmuje żeton
}
does-end = { $who ->
    [me] wygrywasz
   *[other] { $name } wygrywa
}
because-wanted = W { $often } na 100 możliwych rozkładów { $name } ma { $piece }, kartę tego pola.
because-taker = W { $often } na 100 możliwych rozkładów { $name } ma waleta z jednym okiem.

# Advice in the first games.
tip-block = Ktoś ma trzy w linii i jedno pole jest wolne. Zajmij je albo zdejmij żeton waletem z jednym okiem.
tip-finish = Masz trzy w linii, a na ręce kartę czwartego pola.
tip-dead = Pole jednej z twoich kart jest zajęte. Wymień tę kartę przed zagraniem: to nie kosztuje tury.
tip-safe = Z ukończonej sekwencji nikt nie zdejmie żetonów. Druga, która ją przecina, może mieć z nią jeden wspólny.
tip-two-eyed = Zachowaj waleta z dwojgiem oczu na chwilę, gdy dokończy sekwencję albo ją zablokuje: pasuje na każde wolne pole.
tip-one-eyed = Walet z jednym okiem zdejmuje żeton. Najbardziej boli to w środku trzech.
tip-middle = Na środku planszy żeton może należeć do większej liczby sekwencji niż na brzegu.
