### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Układaj grupy i sekwensy we wspólnym kręgu kart i jako pierwszy zbierz wszystkie siedem żetonów.
option-solo_rounds = Rundy
option-solo_rounds-note = Dwie rundy wygrywa 7 punktów, trzy – 11.
option-solo_rounds-2 = Dwie rundy
option-solo_rounds-3 = Trzy rundy
option-solo_end = Koniec rundy
option-solo_end-note = Która karta akcji jest ostatnia: ostatnia zagrana czy ostatnia dobrana?
option-solo_end-last-card = Ostatnia zagrana karta akcji
option-solo_end-last-draw = Ostatnia dobrana karta akcji

## Pieces

suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
card = { $rank ->
    [A] as
    [J] walet
    [Q] dama
    [K] król
   *[other] { $value }
} { suit }
# Several cards of one value.
values = { $rank ->
    [A] asy
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
   *[T] dziesiątki
}
token = żeton
hidden = zakryta
cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Where we are

where-stock = { $stock ->
    [1] Pierwszy stos z trzech
    [2] Drugi stos z trzech
   *[other] Trzeci i ostatni stos
}
where-overtime = Remis: wygra, kto wyjdzie na prowadzenie
where-solo = Solo · runda { $round } z { $rounds }

## The prompt

prompt-place = Połóż kartę
prompt-use = Użyj karty akcji
prompt-away = Żadna karta akcji nie pasuje
prompt-fill = Uzupełnij miejsce { $place }
step-choose-stock = Dobierz ze stosu.
step-choose-stock-action = Stos czy akcja? Dotknij wybranego.
step-choose-reserve = Stos czy rezerwa? Dotknij wybranego.
step-choose-reserve-action = Stos, rezerwa czy akcja? Dotknij wybranego.
step-stock-only = Dobierz ze stosu: nigdy dwie akcje z rzędu.
step-fill-stock = Dotknij stosu.
step-fill-either = Dotknij stosu albo rezerwy.
step-taken = Kartę z rezerwy ({ $card }) trzeba położyć.
step-pick = Wybierz kartę, potem świecące miejsce.
step-fits = { $count ->
    [one] { $card } pasuje w jednym miejscu.
   *[other] { $card } pasuje w { $count } miejscach.
}
step-fits-nowhere = { $card } nigdzie nie pasuje: wybierz inną albo odłóż tę.
step-use-pick = Wybierz kartę, potem miejsce w jej kolorze.
step-use = { $rank ->
    [J] Walet zdejmuje wierzchnią kartę.
    [Q] Dama zdejmuje dwie wierzchnie karty.
   *[K] Król zdejmuje trzy karty i daje żeton.
}
step-away = Wybierz jedną i odrzuć ją.
step-away-token = Wybierz kartę do odrzucenia. Oddajesz żeton.
await-choosing = { $name } wybiera
await-placing = { $name } kładzie kartę
await-using = { $name } używa karty akcji
await-filling = { $name } uzupełnia miejsce { $place }
over-won = { $tokens ->
    [one] { $name } wygrywa z { $tokens } żetonem.
   *[other] { $name } wygrywa z { $tokens } żetonami.
}
over-drawn = Obie strony mają tyle samo żetonów.
over-solo = { $count ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
   *[2] { $count ->
        [one] { $points } żeton
        [few] { $points } żetony
        [many] { $points } żetonów
       *[other] { $points } żetonu
    }
}

## The table

circle = Krąg
stock = Stos
reserve = Rezerwa
action = Akcja
discard = Odrzucone
stock-of = { $stock } z 3
pile = { $count ->
    [0] { $name }, brak kart
    [one] { $name }, { $count } karta
    [few] { $name }, { $count } karty
    [many] { $name }, { $count } kart
   *[other] { $name }, { $count } karty
}
pile-top = Na wierzchu: { $card }.
used = Zagrane: { $count } z 12
used-list = Zagrane karty akcji: { $cards }
used-none = Nie zagrano jeszcze kart akcji
middle = Zostało { $count } z 7
place-top = Miejsce { $place }: { $card }
place-over = Miejsce { $place }: { $card }, pod spodem { $covered }
place-empty = Miejsce { $place }: puste
place-here = Tu możesz zagrać: { $card }
tag-set = { $count } { values }
tag-run = Sekwens { suit }: { $count }
tokens-head = Ty { $count }
tokens-mine = Twoje żetony: { $count } z 7
tokens-of = { $name }, żetony: { $count } z 7
cards-of = Karty liczbowe: { $name }
actions-of = Karty akcji: { $name }
cards-hidden = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytej
}
note-choosing = wybiera
note-placing = kładzie kartę
note-using = zagrywa akcję
note-filling = uzupełnia miejsce { $place }

## My cards

your-cards = Twoje karty liczbowe
your-actions = Twoje karty akcji
card-fits = { $count ->
    [one] { $card }, pasuje w jednym miejscu
   *[other] { $card }, pasuje w { $count } miejscach
}
card-fits-nowhere = { $card }, nigdzie nie pasuje
card-not-now = { $card }, nie teraz
aside = Odłóż
aside-token = Odłóż i oddaj żeton
# On the pile where the card goes; 12 letters at most.
aside-short = Odłóż
# Under it; 9 letters at most.
aside-costs = −1 żeton
away = Odrzuć
away-token = Odrzuć i oddaj żeton

## Alone

goal = Cel
goal-of = z { $goal } punktów
goal-round = Runda { $first }: { $points }
goal-rounds = Rundy { $first }–{ $last }: { $points }
goal-now = Ta runda: do { $points }
goal-seventh = Gdyby 7. żeton przyszedł teraz
goal-worth = { $points ->
    [0] Bez punktów: nie ma już kart akcji do dobrania
    [one] { $points } punkt za kartę w stosie akcji
    [few] { $points } punkty, po jednym za kartę w stosie akcji
    [many] { $points } punktów, po jednym za kartę w stosie akcji
   *[other] { $points } punktu, po jednym za kartę w stosie akcji
}

## The score sheet

sheet-part = Runda
sheet-points = Punkty
sheet-rounds = Rundy { $first }–{ $last }
sheet-running = Runda { $round }, w toku
sheet-up-to = do { $points }
sheet-goal = Wygrywa co najmniej { $goal } punktów (rundy: { $rounds }).
sheet-tokens = Żetony
sheet-middle = { $count ->
    [0] Na środku nie ma już żetonów. Siedem wygrywa od razu.
    [one] Na środku leży jeszcze { $count } żeton. Siedem wygrywa od razu.
    [few] Na środku leżą jeszcze { $count } żetony. Siedem wygrywa od razu.
    [many] Na środku leży jeszcze { $count } żetonów. Siedem wygrywa od razu.
   *[other] Na środku leży jeszcze { $count } żetonu. Siedem wygrywa od razu.
}

## What a move means

means-stock = dobierz ze stosu
means-reserve = weź z rezerwy
means-action = zagraj kartę akcji
means-fill-stock = uzupełnij ze stosu
means-fill-reserve = uzupełnij z rezerwy
means-on = { $card } na miejsce { $place }
means-aside = odłóż: { $card }
means-away = odrzuć: { $card }

## The story; the messages with -me speak to the person who did it

told-round = Zaczyna się runda { $round }.
told-draw = { $name } dobiera ze stosu.
told-draw-me = Dobierasz ze stosu.
told-draw-card = { $name } dobiera ze stosu: { $card }.
told-draw-card-me = Dobierasz ze stosu: { $card }.
told-draw-action = { $name } dobiera kartę akcji.
told-draw-action-me = Dobierasz kartę akcji.
told-draw-action-card = { $name } dobiera kartę akcji: { $card }.
told-draw-action-card-me = Dobierasz kartę akcji: { $card }.
told-take = { $name } bierze z rezerwy: { $card }.
told-take-me = Bierzesz z rezerwy: { $card }.
told-place = { $name } kładzie { $card } na miejsce { $place }.
told-place-me = Kładziesz { $card } na miejsce { $place }.
told-aside = { $name } odkłada { $card }.
told-aside-me = Odkładasz { $card }.
told-return = { $name } oddaje żeton.
told-return-me = Oddajesz żeton.
told-use = { $name } zagrywa: { $card }.
told-use-me = Zagrywasz: { $card }.
told-use-king = { $name } zagrywa: { $card } i dostaje żeton.
told-use-king-me = Zagrywasz: { $card } i dostajesz żeton.
told-away = { $name } odrzuca: { $card }.
told-away-me = Odrzucasz: { $card }.
told-remove = { $count ->
    [one] { $card } schodzi z miejsca { $place }.
    [few] { $count } karty schodzą z miejsca { $place }.
    [many] { $count } kart schodzi z miejsca { $place }.
   *[other] { $count } karty schodzi z miejsca { $place }.
}
told-uncover = Teraz na wierzchu miejsca { $place } leży { $card }.
told-fill-stock = { $card } ze stosu uzupełnia miejsce { $place }.
told-fill-reserve = { $card } z rezerwy uzupełnia miejsce { $place }.
told-set = { $count } { values }: { $name } dostaje żeton.
told-set-me = { $count } { values }: dostajesz żeton.
told-run = { $count ->
    [6] Sekwens { suit }, 6 kart: { $name } dostaje dwa żetony.
    [few] Sekwens { suit }, { $count } karty: { $name } dostaje żeton.
   *[other] Sekwens { suit }, { $count } kart: { $name } dostaje żeton.
}
told-run-me = { $count ->
    [6] Sekwens { suit }, 6 kart: dostajesz dwa żetony.
    [few] Sekwens { suit }, { $count } karty: dostajesz żeton.
   *[other] Sekwens { suit }, { $count } kart: dostajesz żeton.
}
told-earn-from = Środek jest pusty: żeton oddaje { $name }.
told-earn-from-me = Środek jest pusty: oddajesz żeton.
told-refill = { $stock ->
    [2] Karty odrzucone i rezerwa są tasowane: to drugi stos.
    [3] Karty odrzucone i rezerwa są tasowane: to trzeci i ostatni stos.
   *[other] Karty odrzucone i rezerwa są tasowane jeszcze raz.
}
told-reshuffle = Wszystkie karty akcji są tasowane i rozdawane na nowo.
told-tied = { $tokens ->
    [one] Remis, po { $tokens } żetonie: gra toczy się dalej.
    [few] Remis, po { $tokens } żetony: gra toczy się dalej.
    [many] Remis, po { $tokens } żetonów: gra toczy się dalej.
   *[other] Remis, po { $tokens } żetonu: gra toczy się dalej.
}
told-last-turn = Tura { $turn } była ostatnia.
told-sep = SEP! { $name } ma wszystkie siedem żetonów.
told-sep-me = SEP! Masz wszystkie siedem żetonów.
told-score = { $count ->
    [one] { $name } dostaje za rundę { $points } punkt.
    [few] { $name } dostaje za rundę { $points } punkty.
    [many] { $name } dostaje za rundę { $points } punktów.
   *[other] { $name } dostaje za rundę { $points } punktu.
}
told-score-me = { $count ->
    [one] Runda daje ci { $points } punkt.
    [few] Runda daje ci { $points } punkty.
    [many] Runda daje ci { $points } punktów.
   *[other] Runda daje ci { $points } punktu.
}
told-end = { $tokens ->
    [one] { $name } wygrywa z { $tokens } żetonem.
   *[other] { $name } wygrywa z { $tokens } żetonami.
}
told-end-me = { $tokens ->
    [one] Wygrywasz z { $tokens } żetonem.
   *[other] Wygrywasz z { $tokens } żetonami.
}
told-end-solo = { $name } wygrywa, punkty: { $points }.
told-end-solo-me = Wygrywasz, punkty: { $points }.
told-end-lost = Cel nie został osiągnięty.
told-end-drawn = Remis: nikt nie prowadzi.
