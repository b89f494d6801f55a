### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Układaj grupy i sekwensy we wspólnym kręgu kart i zbierz wszystkie siedem żetonów przed innymi.
option-renewed = Odnowione układy
option-renewed-note = Czy układ, który nie jest ani nowy, ani dłuższy, znowu coś daje?
option-renewed-pays = Znowu coś daje
option-renewed-nothing = Nic nie daje
option-solo_rounds = Rundy
option-solo_rounds-note = Przy dwóch rundach trzeba 7 punktów, przy trzech 11.
option-solo_rounds-2 = Dwie rundy
option-solo_rounds-3 = Trzy rundy
option-solo_end = Koniec rundy
option-solo_end-note = Czy runda kończy się po zagraniu ostatniej karty akcji, czy po jej dobraniu?
option-solo_end-last-card = Ostatnia zagrana
option-solo_end-last-draw = Ostatnia dobrana
option-solo_aside = Odkładanie
option-solo_aside-note = Zawsze, za żeton, albo za darmo, gdy nic nie pasuje.
option-solo_aside-token = Kosztuje żeton
option-solo_aside-free = Za darmo, gdy nic nie pasuje

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
card-object = { $rank ->
    [A] asa
    [J] waleta
    [Q] damę
    [K] króla
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
prompt-away = Żadnej karty akcji nie da się użyć
prompt-fill = Uzupełnij miejsce { $place }
step-choose-stock = Dobierz ze stosu.
step-choose-stock-action = Stos: dobierz kartę i połóż ją. Akcja: zdejmij karty.
step-choose-reserve = Stos albo rezerwa: weź kartę i połóż ją.
step-choose-reserve-action = Stos albo rezerwa: połóż kartę. Akcja: zdejmij karty.
step-early = Najpierw dobierz: dotknij świecącego stosu.
step-stock-only = Dobierz ze stosu: nigdy dwie akcje z rzędu.
step-fill-stock = Dotknij stosu.
step-fill-either = Dotknij stosu albo rezerwy.
step-taken = Kartę z rezerwy ({ $card }) trzeba położyć.
step-pick = Wybierz kartę, potem miejsce, w które pasuje.
step-fits = { $count ->
    [one] { $card } pasuje w jednym miejscu.
   *[other] { $card } pasuje w { $count } miejscach.
}
step-fits-nowhere = { $card } nigdzie nie pasuje. Wybierz inną albo ją odłóż.
step-none-fits = Żadna karta nie pasuje. Odłóż jedną.
step-none-fits-token = Żadna karta nie pasuje. Odłóż jedną; to kosztuje żeton.
step-use-pick = Wybierz kartę, potem miejsce w jej kolorze.
step-use = { $rank ->
    [J] Walet zdejmuje wierzchnią kartę.
    [Q] Dama zdejmuje dwie wierzchnie karty.
   *[K] Król zdejmuje trzy karty i daje żeton.
}
step-away = Wybierz jedną i odrzuć ją.
step-away-token = Wybierz kartę do odrzucenia. Kosztuje to żeton.
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
middle = W środku: { $count } z 7
place-top = Miejsce { $place }: { $card }
place-over = Miejsce { $place }: { $card }, pod spodem { $covered }
place-empty = Miejsce { $place }: puste
place-here = Tu możesz zagrać: { $card }
place-removes = { $count ->
    [one] { $card } zdejmuje stąd wierzchnią kartę
    [few] { $card } zdejmuje stąd { $count } karty
    [many] { $card } zdejmuje stąd { $count } kart
   *[other] { $card } zdejmuje stąd { $count } karty
}
place-beside = obok miejsca { $place }
place-between = między miejscami { $first } i { $second }
place-pays = { $count ->
    [one] daje żeton
    [few] daje { $count } żetony
    [many] daje { $count } żetonów
   *[other] daje { $count } żetonu
}
tag-set = { $count } { values }
tag-run = Sekwens { suit }: { $count }
tokens-head = Ty: { $count }
tokens-mine = Twoje żetony: { $count } z 7
tokens-of = { $name }, żetony: { $count } z 7
cards-of = Karty liczbowe gracza { $name }
actions-of = Karty akcji gracza { $name }
cards-hidden = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
    [many] { $count } zakrytych
   *[other] { $count } zakrytej
}
note-choosing = wybiera
note-placing = kładzie kartę
note-using = używa akcji
note-filling = uzupełnia miejsce { $place }
sep-cry = SEP!
sep-mine = Masz wszystkie siedem żetonów!
sep-theirs = { $name } ma wszystkie siedem żetonów!

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
goal-seventh = Jeśli teraz zdobędziesz 7. żeton
goal-worth = { $points ->
    [0] Bez punktów: nie ma już kart akcji do dobrania
    [one] { $points } punkt za kartę w stosie akcji
    [few] { $points } punkty, po jednym za kartę w stosie akcji
    [many] { $points } punktów, po jednym za kartę w stosie akcji
   *[other] { $points } punktu, po jednym za kartę w stosie akcji
}
round-over = Koniec rundy { $round }
round-sep = Siedem żetonów: punkt za każdą kartę, która została w stosie akcji.
round-missing = { $count ->
    [one] Na środku został jeden żeton: o punkt mniej.
    [few] Na środku zostały { $count } żetony: po punkcie mniej za każdy.
    [many] Na środku zostało { $count } żetonów: po punkcie mniej za każdy.
   *[other] Na środku zostało { $count } żetonu: po punkcie mniej za każdy.
}
round-standing = Masz { $points } z { $goal } punktów.
round-needed = { $needed ->
    [0] To wystarczy, jeśli tego nie stracisz.
   *[other] { $left ->
        [one] W ostatniej rundzie potrzeba jeszcze { $needed }.
        [few] Przez { $left } rundy potrzeba jeszcze { $needed }.
        [many] Przez { $left } rund potrzeba jeszcze { $needed }.
       *[other] Przez { $left } rundy potrzeba jeszcze { $needed }.
    }
}
next-round = Następna runda

## The score sheet

sheet-part = Runda
sheet-points = Punkty
sheet-rounds = Rundy { $first }–{ $last }
sheet-running = Runda { $round }, w toku
sheet-up-to = do { $points }
sheet-goal = Do wygranej trzeba co najmniej { $goal } punktów po { $rounds } rundach.
sheet-tokens = Żetony
sheet-middle = { $count ->
    [0] Na środku nie ma już żetonów. Kto ma siedem, od razu wygrywa.
    [one] Na środku leży jeszcze { $count } żeton. Kto ma siedem, od razu wygrywa.
    [few] Na środku leżą jeszcze { $count } żetony. Kto ma siedem, od razu wygrywa.
    [many] Na środku leży jeszcze { $count } żetonów. Kto ma siedem, od razu wygrywa.
   *[other] Na środku leży jeszcze { $count } żetonu. Kto ma siedem, od razu wygrywa.
}

## What a move means

means-stock = dobierz ze stosu
means-reserve = weź z rezerwy
means-action = zagraj kartę akcji
means-fill-stock = uzupełnij ze stosu
means-fill-reserve = uzupełnij z rezerwy
means-on = zagraj { $card } na miejsce { $place }
means-use = zagraj { $card } na miejsce { $place }
means-aside = odłóż { $card }
means-away = odrzuć { $card }
why-free = To nic nie kosztuje, dopóki nie masz żetonów.
why-pays = { $count ->
    [one] To daje żeton.
    [few] To daje { $count } żetony.
    [many] To daje { $count } żetonów.
   *[other] To daje { $count } żetonu.
}
why-points = { $count ->
    [one] Warte około { $points } punktu w tej rundzie.
    [few] Warte około { $points } punktów w tej rundzie.
    [many] Warte około { $points } punktów w tej rundzie.
   *[other] Warte około { $points } punktu w tej rundzie.
}

## The story; the messages with -me speak to the person who did it

told-round = Zaczyna się runda { $round }.
told-draw = { $name } dobiera ze stosu.
told-draw-me = Dobierasz ze stosu.
told-draw-card = { $name } dobiera { $card } ze stosu.
told-draw-card-me = Dobierasz { $card } ze stosu.
told-draw-action = { $name } dobiera kartę akcji.
told-draw-action-me = Dobierasz kartę akcji.
told-draw-action-card = { $name } dobiera { $card } ze stosu akcji.
told-draw-action-card-me = Dobierasz { $card } ze stosu akcji.
told-take = { $name } bierze { $card } z rezerwy.
told-take-me = Bierzesz { $card } z rezerwy.
told-place = { $name } kładzie { $card } na miejsce { $place }.
told-place-me = Kładziesz { $card } na miejsce { $place }.
told-aside = { $name } odkłada { $card }.
told-aside-me = Odkładasz { $card }.
told-return = { $name } oddaje żeton.
told-return-me = Oddajesz żeton.
told-use = { $count ->
    [one] { $name } zagrywa { $card } i zdejmuje { $gone } z miejsca { $place }.
    [few] { $name } zagrywa { $card } i zdejmuje { $count } karty z miejsca { $place }.
    [many] { $name } zagrywa { $card } i zdejmuje { $count } kart z miejsca { $place }.
   *[other] { $name } zagrywa { $card } i zdejmuje { $count } karty z miejsca { $place }.
}
told-use-me = { $count ->
    [one] Zagrywasz { $card } i zdejmujesz { $gone } z miejsca { $place }.
    [few] Zagrywasz { $card } i zdejmujesz { $count } karty z miejsca { $place }.
    [many] Zagrywasz { $card } i zdejmujesz { $count } kart z miejsca { $place }.
   *[other] Zagrywasz { $card } i zdejmujesz { $count } karty z miejsca { $place }.
}
told-use-king = { $name } zagrywa { $card } i dostaje żeton.
told-use-king-me = Zagrywasz { $card } i dostajesz żeton.
told-away = { $name } odrzuca { $card }.
told-away-me = Odrzucasz { $card }.
told-remove = { $count ->
    [one] Z miejsca { $place } schodzi { $gone }.
    [few] Z miejsca { $place } schodzą { $count } karty.
    [many] Z miejsca { $place } schodzi { $count } kart.
   *[other] Z miejsca { $place } schodzi { $count } karty.
}
told-uncover = Teraz na wierzchu miejsca { $place } leży { $card }.
told-fill-stock = Ze stosu na miejsce { $place } trafia { $card }.
told-fill-reserve = Z rezerwy na miejsce { $place } trafia { $card }.
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
    [one] { $name } zdobywa w tej rundzie { $points } punkt.
    [few] { $name } zdobywa w tej rundzie { $points } punkty.
    [many] { $name } zdobywa w tej rundzie { $points } punktów.
   *[other] { $name } zdobywa w tej rundzie { $points } punktu.
}
told-score-me = { $count ->
    [one] W tej rundzie zdobywasz { $points } punkt.
    [few] W tej rundzie zdobywasz { $points } punkty.
    [many] W tej rundzie zdobywasz { $points } punktów.
   *[other] W tej rundzie zdobywasz { $points } punktu.
}
told-end = { $tokens ->
    [one] { $name } wygrywa z { $tokens } żetonem.
   *[other] { $name } wygrywa z { $tokens } żetonami.
}
told-end-me = { $tokens ->
    [one] Wygrywasz z { $tokens } żetonem.
   *[other] Wygrywasz z { $tokens } żetonami.
}
told-end-solo = { $name } wygrywa, zdobywając { $points } pkt.
told-end-solo-me = Wygrywasz, zdobywając { $points } pkt.
told-end-lost = Cel nie został osiągnięty.
told-end-drawn = Remis.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] dostajesz żeton
   *[other] { $name } dostaje żeton
}
does-return = { $who ->
    [me] oddajesz żeton
   *[other] { $name } oddaje żeton
}
does-sep = { $who ->
    [me] zbierasz wszystkie siedem żetonów
   *[other] { $name } zbiera wszystkie siedem żetonów
}
because-pays = W { $often } na 100 możliwych rozkładów { $name } ma { $piece }, co od razu daje żeton.

# Advice in the first games.
tip-empty = Środek jest pusty: odtąd każdy zdobyty żeton zabierasz przeciwnikowi.
tip-uncover = Zobacz, co leży pod spodem: odkryta karta, która wchodzi do układu, też daje żeton.
tip-pays = Jedna z twoich kart od razu daje żeton: poszukaj miejsc z +1.
tip-aside = Odłożenie karty kosztowałoby cię żeton. Karta, która pasuje, jest zwykle lepsza, nawet jeśli nic nie daje.
tip-reserve = Możesz zamiast tego wziąć wierzchnią kartę z rezerwy, ale wtedy trzeba ją położyć.
tip-fill = Karta, która zapełnia miejsce, też może dopełnić układ. Tę z rezerwy już znasz.
tip-solo = Każda karta akcji, która zostanie na końcu w stosie, to punkt. Używaj ich tylko wtedy, gdy coś dają.
tip-apart = Karty układu nie muszą leżeć obok siebie: patrz na wierzch wszystkich sześciu stosów. Ale nie zakrywaj tej, której potrzebujesz.
