### Siedem pieczęci. $edition to opcja o tej nazwie: w wydaniu „black-mage” sabotażysta nazywa się czarnym magiem.
### $colour, $led i $seal to litery: r, y, g, b, p, a dla pieczęci także w (biała) i k (czarna).

## Strona główna i formularz

title = Siedem pieczęci
sentence = Zapowiedz, które lewy zdobędziesz, i zdobądź dokładnie te, gdy sabotażysta liczy na twoją porażkę.
option-edition = Wydanie
option-edition-note = Czy punkty sabotażysty mogą spaść poniżej zera?
option-edition-saboteur = Sabotażysta: nigdy poniżej zera
option-edition-black-mage = Czarny mag: także poniżej zera
option-saboteur_points = Punkty sabotażysty
option-saboteur_points-note = Z tyloma punktami karnymi zaczyna sabotażysta; każda czarna pieczęć odejmuje jeden. Przy 5 ta rola mniej kusi.
option-saboteur_points-4 = 4 punkty
option-saboteur_points-5 = 5 punktów
option-saboteur_points-rising = 4 punkty, potem 5
option-length = Długość
option-length-note = Ile rund gracie.
option-length-standard = Zwykła
option-length-long = Długa: dwa razy więcej
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
card-acc = { $colour ->
    [r] czerwoną
    [y] żółtą
    [g] zieloną
    [b] niebieską
   *[p] fioletową
} { $value }
trump = atut
trump-note = Czerwone to atuty.
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
goal = Zdobądź dokładnie te lewy, za które bierzesz pieczęcie. Każda pieczęć, która zostanie, kosztuje { $cost }.
aim-left = Do zdobycia: { $seals }. Koszt, jeśli zostaną: { $points }.
aim-none = Nie bierz już lew: każda kosztuje { $black }.
aim-saboteur = Każda czarna pieczęć u innych zmniejsza twoje punkty.
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
prompt-predict-more = Jedna pieczęć za każdą lewę. Dotknij swojej, aby ją oddać.
prompt-steal = Komu zabierasz { a-seal }?
prompt-predict-later = Zaraz twoja kolej. Obejrzyj karty.
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
prompt-predicting-me = Zapowiadasz
prompt-lead = Wyjdź dowolną kartą.
prompt-follow = Zagraj jedną z { colour-led }.
prompt-follow-with = Zagraj jedną z { colour-led }: { $values }.
prompt-free = Nie masz { colour-led }: zagraj dowolną kartę.
prompt-free-trump = Nie masz { colour-led }: zagraj dowolną kartę. Czerwona przebija.
prompt-winning = Prowadzi { $card }.
prompt-leading = { $name } wychodzi
prompt-leading-me = Wychodzisz
prompt-choosing = { $name } wybiera kartę
prompt-choosing-me = Wybierasz kartę
prompt-next = Potem twoja kolej.
prompt-return = Lewa jest twoja
prompt-return-which = Którą pieczęć oddajesz?
prompt-return-one = Oddaj { a-seal }.
prompt-returning = { $name } oddaje pieczęć
prompt-returning-me = Oddajesz pieczęć
colour-led = { $led ->
    [r] czerwonych
    [y] żółtych
    [g] zielonych
    [b] niebieskich
   *[p] fioletowych
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
card-not-playable = { $card }, nie można zagrać, trzeba zagrać jedną z { colour-led }
return-seal = Oddaj { a-seal }
pool-take = weź
pool-steal = zabierz
pool-white = joker
pool-black = kara
about-white = Joker: dostajesz go, gdy ktoś zabierze ci pieczęć. Pasuje do każdej lewy. Jeśli zostanie, kosztuje { $white }.
about-black = Kara: za każdą wziętą lewę, do której nie masz pieczęci. Kosztuje { $black }.
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
seal-gone = { $seal ->
    [r] Nie ma już czerwonych pieczęci do wzięcia
    [y] Nie ma już żółtych pieczęci do wzięcia
    [g] Nie ma już zielonych pieczęci do wzięcia
    [b] Nie ma już niebieskich pieczęci do wzięcia
    [p] Nie ma już fioletowych pieczęci do wzięcia
    [w] Nie ma już białych pieczęci do wzięcia
   *[k] Nie ma już czarnych pieczęci do wzięcia
}
rob = Zabierz { a-seal } graczowi { $name }
saboteur-free = { $edition ->
    [black-mage] Czarny mag jest do wzięcia.
   *[saboteur] Sabotażysta jest do wzięcia.
}
saboteur-take = Nic nie zapowiadaj. Zaczynasz z { $points } punktami, a każda czarna pieczęć u innych odejmuje jeden.
saboteur-late = Aby wziąć tę rolę, najpierw oddaj pieczęcie.
saboteur-gone = { $edition ->
    [black-mage] { $name } gra czarnym magiem.
   *[saboteur] { $name } gra sabotażystą.
}
saboteur-mine = { $edition ->
    [black-mage] Grasz czarnym magiem.
   *[saboteur] Grasz sabotażystą.
}
saboteur-live = Gdyby runda skończyła się teraz: { $points }

## Miejsca i lewa

seat-predicts = zapowiada { $count }
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
moment-trump = Atut!
moment-praise = { $name } nie ma już żadnej pieczęci!
moment-praise-me = Wszystkie pieczęcie oddane!

## Co oznacza ruch

means-saboteur = { $edition ->
    [black-mage] weź czarnego maga
   *[saboteur] weź sabotażystę
}
means-done = zakończ zapowiedź
means-card = zagraj { $acc }
means-take = weź { a-seal }
means-steal = zabierz { a-seal } graczowi { $victim }
means-return = oddaj { a-seal }

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
told-steal = { $name } zabiera { a-seal } graczowi { $victim }.
told-steal-me = Zabierasz { a-seal } graczowi { $victim }.
told-steal-from-me = { $name } zabiera ci { a-seal }.
told-compensate = { $name } dostaje w zamian białą pieczęć.
told-compensate-me = Dostajesz w zamian białą pieczęć.
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
told-play = { $name } zagrywa { $acc }.
told-play-me = Zagrywasz { $acc }.
told-lead = { $name } wychodzi { $acc }.
told-lead-me = Wychodzisz { $acc }.
told-follow = { $name } dokłada do koloru { $acc }.
told-follow-me = Dokładasz do koloru { $acc }.
told-trump = { $name } nie ma { colour-led } i przebija { $acc }.
told-trump-me = Nie masz { colour-led } i przebijasz { $acc }.
told-discard = { $name } nie ma { colour-led } i zrzuca { $acc }.
told-discard-me = Nie masz { colour-led } i zrzucasz { $acc }.
told-win = { $name } bierze lewę.
told-win-me = Bierzesz lewę.
told-win-with = { $name } bierze lewę { $acc }.
told-win-with-me = Bierzesz lewę { $acc }.
told-return = { $name } oddaje { a-seal }.
told-return-me = Oddajesz { a-seal }.
told-black = { $name } nie ma pasującej pieczęci i bierze czarną.
told-black-me = Nie masz pasującej pieczęci i bierzesz czarną.
told-spared = { $name } ma szczęście: czarne pieczęcie się skończyły.
told-spared-me = Masz szczęście: czarne pieczęcie się skończyły.
told-score = { $count ->
    [one] { $name } dostaje { $points } punkt karny.
    [few] { $name } dostaje { $points } punkty karne.
   *[many] { $name } dostaje { $points } punktów karnych.
}
told-score-me = { $count ->
    [one] Dostajesz { $points } punkt karny.
    [few] Dostajesz { $points } punkty karne.
   *[many] Dostajesz { $points } punktów karnych.
}
told-round = Zaczyna się runda { $round }. Wychodzi { $name }.
told-round-me = Zaczyna się runda { $round }. Wychodzisz ty.
told-end = { $count ->
    [one] { $name } wygrywa, mając { $points } punkt karny.
    [few] { $name } wygrywa, mając { $points } punkty karne.
   *[many] { $name } wygrywa, mając { $points } punktów karnych.
}
told-end-me = { $count ->
    [one] Wygrywasz, mając { $points } punkt karny.
    [few] Wygrywasz, mając { $points } punkty karne.
   *[many] Wygrywasz, mając { $points } punktów karnych.
}

## Arkusz punktów

round-over = Po rundzie { $round }
next-round = Następna runda
sheet-place = Miejsce
sheet-left = Zostało
sheet-now = Teraz
sheet-none = wszystkie oddane
sheet-blacks = { $count ->
    [0] inni nie mają czarnych pieczęci
    [one] inni mają { $count } czarną pieczęć
    [few] inni mają { $count } czarne pieczęcie
   *[many] inni mają { $count } czarnych pieczęci
}
sheet-floor = { $sum }, ale nie mniej niż 0
worth-colour = kolor { $points }
worth-black = czarna { $points }
worth-white = biała { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] bierzesz lewę
   *[other] { $name } bierze lewę
}
does-return = { $who ->
    [me] oddajesz pieczęć
   *[other] { $name } oddaje pieczęć
}
does-black = { $who ->
    [me] bierzesz czarną pieczęć
   *[other] { $name } bierze czarną pieczęć
}
does-spared = { $who ->
    [me] dla ciebie nie ma już czarnej pieczęci
   *[other] { $name } nie dostaje już czarnej pieczęci
}
does-compensate = { $who ->
    [me] tracisz pieczęć
   *[other] { $name } traci pieczęć
}
because-beaten = W { $often } na 100 możliwych rozkładów { $name } może pobić { $piece }.
because-needed = { $who ->
    [me] Aby oddać { $piece }, potrzebujesz jeszcze { $amount ->
        [one] jednej lewy
       *[other] { $amount } lew
    }.
   *[other] Aby oddać { $piece }, { $name } potrzebuje jeszcze { $amount ->
        [one] jednej lewy
       *[other] { $amount } lew
    }.
}
because-sure = { $amount ->
    [one] Jednej twojej karty w tym kolorze nie da się pobić.
    [few] { $amount } twoich kart w tym kolorze nie da się pobić.
   *[other] { $amount } twoich kart w tym kolorze nie da się pobić.
}

# Advice in the first games.
tip-short = { $edition ->
    [black-mage] Prawie żadnych kart w jakimś kolorze? Wtedy czarny mag jest dla ciebie: gdy nie możesz dołożyć do koloru, możesz pokrzyżować czyjś plan.
   *[saboteur] Prawie żadnych kart w jakimś kolorze? Wtedy sabotażysta jest dla ciebie: gdy nie możesz dołożyć do koloru, możesz pokrzyżować czyjś plan.
}
tip-trumps = Dużo czerwonych? Nie trzeba aż tylu czerwonych pieczęci: po przebiciu lewy oddajesz czerwoną albo w kolorze wyjścia.
tip-predict = Licz na karty, które prawie na pewno biorą. Pieczęć za dużo kosztuje na końcu 2 punkty, lewa za dużo czarną pieczęć: 3.
tip-saboteur = Każda czarna pieczęć u innych zmniejsza twoje punkty. Zabieraj lewy, na które liczą, i zostawiaj im te, których nie chcą.
tip-black = Czarnych pieczęci jest tylko sześć i już się kończą. Gdy ich zabraknie, lewa za dużo nic nie kosztuje.
tip-done = Wszystkie twoje pieczęcie wróciły: odtąd każda lewa to czarna. Graj nisko i zrzucaj wysokie karty, gdy nie możesz dołożyć do koloru.
tip-return = Którą pieczęć oddasz, zależy od ciebie. Zatrzymaj kolor, w którym weźmiesz jeszcze lewę.
