### Diabolo. $colour to litera: r, y, g, b, p. $side to devil albo angel.

## Front page and form

title = Diabolo
sentence = Diabły i anioły walczą o pięć rzędów. Trzymaj kolory aniołów i pozbywaj się kolorów diabłów.
option-doubling = Karty podwajające
option-doubling-note = Jak decydujecie o podwojeniu rzędu.
option-doubling-secret = Razem, w tajemnicy
option-doubling-in-turn = Na głos, po kolei
option-doubling-aloud = Na głos, bez kolejności
option-length = Długość
option-length-note = Ile rund gracie.
option-length-standard = Jedna na gracza
option-length-single = Jedna runda

## Pieces

colour = { $colour ->
    [r] czerwony
    [y] żółty
    [g] zielony
    [b] niebieski
   *[p] fioletowy
}
card = { $colour ->
    [r] czerwona
    [y] żółta
    [g] zielona
    [b] niebieska
   *[p] fioletowa
} { $value }
card-acc = { $colour ->
    [r] czerwoną
    [y] żółtą
    [g] zieloną
    [b] niebieską
   *[p] fioletową
} { $value }
the-card = { $acc }
# The card and the row at the beginning of a sentence.
card-first = { $colour ->
    [r] Czerwona
    [y] Żółta
    [g] Zielona
    [b] Niebieska
   *[p] Fioletowa
} { $value }
row = Rząd { colour }
in-colour = w kolorze { $colour ->
    [r] czerwonym
    [y] żółtym
    [g] zielonym
    [b] niebieskim
   *[p] fioletowym
}
no-colour = nic w tym kolorze
points-count = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
double-card = karta podwajająca
hidden = zakryta
devils = Diabły
angels = Anioły
stock-left = { $count ->
    [one] { $count } karta w stosie
    [few] { $count } karty w stosie
   *[many] { $count } kart w stosie
}
box = Pudełko
box-holds = W pudełku: { $cards }

## Where we are

where-round = Runda { $round } z { $rounds }
where-locked = zamknięte rzędy: { $locked } z { $needed }
where-reckoning = rozliczenie

## The prompt

prompt-most = Wygrywa, kto ma najwięcej punktów.
goal = Na końcu liczy się twoja ręka. { $needed ->
    [pair] Dwa
   *[trio] Trzy
} zamknięte rzędy kończą rundę.
goal-angels = Prowadzą anioły: najsilniejsza ręka zdobywa swoją sumę.
goal-devils = Prowadzą diabły: najsilniejsza ręka ją traci.
prompt-dealing = Rozdajemy karty…
prompt-lay = Połóż kartę po stronie diabłów albo aniołów.
prompt-lay-card = { $card }: diabły czy anioły?
prompt-lay-one = { $card }: { $side ->
    [devil] miejsce jest tylko po stronie diabłów.
   *[angel] miejsce jest tylko po stronie aniołów.
}
would = { $side ->
    [devil] Diabły
   *[angel] Anioły
}: { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] nic cię nie kosztuje
       *[other] może cię kosztować { $held }
    }
    [angels] { $held ->
        [0] nic nie daje
       *[other] może ci dać { $held }
    }
   *[equal] nie liczy się
}.
prompt-box = Żadna karta nie pasuje
prompt-box-step = Wybierz kartę do pudełka.
prompt-double = { $sum ->
    [0] Nie masz kart { in-colour }. Użyć karty podwajającej?
   *[other] Masz { $sum } { in-colour }. Podwoić?
}
prompt-review = Rozliczenie rundy { $round }
prompt-review-step = Dotknij rzędu, aby zobaczyć go jeszcze raz.
tap-goes-on = Dotknij, aby zobaczyć następny rząd
skip = Pomiń

## Controls

your-hand = Twoje karty
your-sums = Twoje sumy
your-sum = { colour }: { $sum }
card-playable = { $card }, można zagrać
card-locked = { $card }, nie można zagrać, rząd zamknięty
lay-side = { $card } { $side ->
    [devil] na stronę diabłów
   *[angel] na stronę aniołów
}
to-box = Do pudełka
double = Podwajam
keep = Zachowuję
next-round = Runda { $round }
score-sheet = Arkusz punktów
look-at-row = Obejrzyj kolor { colour }: { $result }

## Rows

row-count = { $count } z 5
row-won = { $ahead ->
    [angels] anioły
    [devils] diabły
   *[equal] remis
}
row-label = { row }: diabły { $devils }, anioły { $angels }, { $locked ->
    [yes] zamknięty
   *[no] karty: { $count } z 5
}
side-cards = { $side ->
    [devil] Diabły
   *[angel] Anioły
}, { colour }: { $cards }
side-empty = { $side ->
    [devil] Diabły
   *[angel] Anioły
}, { colour }: brak kart
laid-by = { $card }, położona przez gracza { $name }
row-ahead = { $ahead ->
    [angels] { row }: wygrywają anioły, { $high } do { $low }
    [devils] { row }: wygrywają diabły, { $high } do { $low }
   *[equal] { row }: remis, { $high } do { $low }
}
row-skipped = Remis: bez kart i bez punktów.
row-scores = Najsilniejsza ręka zdobywa swoją sumę.
row-pays = Najsilniejsza ręka traci swoją sumę.
step-equal = remis
step-nobody = nikt
step-waits = czeka

## Players

seat-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
has-double = { $name } ma kartę podwajającą
no-double = { $name } nie ma już karty podwajającej
your-double = Karta podwajająca
your-double-note = Na jeden rząd, w którym wygrają anioły.
your-double-spent = Zużyta w tej rundzie
known-cards = Znane karty gracza { $name }: { $cards }
choosing = wybiera
chosen = gotowe
spent = bez karty
said-double = podwaja
said-keep = zachowuje
said-double-me = Podwajasz.
said-keep-me = Zachowujesz kartę podwajającą.
holds = { $name }: { $cards }, razem { $sum }
holds-none = { $name }: { no-colour }
hand-closed = { $name }: jeszcze zakryte

## The story

told-round = Runda { $round }. Rozdaje { $name }.
told-round-me = Runda { $round }. Rozdajesz.
told-draw-me = Dobierasz { $acc }.
told-lay = { $name } kładzie { $acc } po stronie { $side ->
    [devil] diabłów
   *[angel] aniołów
}.
told-lay-me = Kładziesz { $acc } po stronie { $side ->
    [devil] diabłów
   *[angel] aniołów
}.
told-lock = { row } jest zamknięty.
told-show = { $name } pokazuje { $cards }.
told-show-me = Pokazujesz { $cards }.
told-box = { $name } odkłada { $acc } do pudełka.
told-box-me = Odkładasz { $acc } do pudełka.
told-equal = { row }: remis, nikt nic nie pokazuje.
told-angels = { row }: anioły wygrywają o { $lead }.
told-devils = { row }: diabły wygrywają o { $lead }.
told-choose = Decyzja zapadła: { $name }.
told-choose-me = Twoja decyzja zapadła.
told-double = { $name } podwaja.
told-double-me = Podwajasz.
told-keep = { $name } zachowuje kartę podwajającą.
told-keep-me = Zachowujesz kartę podwajającą.
told-score = { $name } zdobywa { points-count } { in-colour }.
told-score-me = Zdobywasz { points-count } { in-colour }.
told-twice = { $name } z kartą podwajającą zdobywa { points-count } { in-colour }.
told-twice-me = Z kartą podwajającą zdobywasz { points-count } { in-colour }.
told-pay = { $name } traci { points-count } { in-colour }.
told-pay-me = Tracisz { points-count } { in-colour }.
told-nobody = Nikt nie ma kart { in-colour }.
told-points = { $name } zdobywa w tej rundzie { $points }.
told-points-me = W tej rundzie zdobywasz { $points }.
told-end = { $name } wygrywa, mając { points-count }.
told-end-me = Wygrywasz, mając { points-count }.

## The sheet

sheet-rounds = Rundy
sheet-place = Miejsce

## Moves in words

means-lay = połóż { $acc } po stronie { $side ->
    [devil] diabłów
   *[angel] aniołów
}
means-box = odłóż { $acc } do pudełka
means-double = użyj karty podwajającej
means-keep = zachowaj kartę podwajającą

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] dostajesz rząd
   *[other] { $name } dostaje rząd
}
does-twice = { $who ->
    [me] dostajesz rząd podwójnie
   *[other] { $name } dostaje rząd podwójnie
}
does-pay = { $who ->
    [me] tracisz punkty
   *[other] { $name } traci punkty
}
does-lock = { $who ->
    [me] zamykasz rząd
   *[other] { $name } zamyka rząd
}
does-box = { $who ->
    [me] odkładasz kartę do pudełka
   *[other] { $name } odkłada kartę do pudełka
}
because-more =
    W { $often } na 100 możliwych rozkładów { $name } ma więcej { $colour ->
        [r] czerwonych
        [y] żółtych
        [g] zielonych
        [b] niebieskich
       *[p] fioletowych
    } niż ty po tym ruchu.
because-most =
    W { $often } na 100 możliwych rozkładów nikt nie ma więcej { $colour ->
        [r] czerwonych
        [y] żółtych
        [g] zielonych
        [b] niebieskich
       *[p] fioletowych
    } niż ty po tym ruchu.

# Advice in the first games.
tip-double = Masz jedną kartę podwajającą na rundę. Użyj jej tam, gdzie na pewno masz najwięcej, a nie dla kilku punktów.
tip-even = Diabły prowadzą w kolorze, którego masz dużo, a jedna karta wyrówna rząd. Wyrównany rząd się nie liczy.
tip-devils = Diabły prowadzą w kolorze, którego masz dużo. Pomóż tam aniołom albo pozbądź się wysokich kart.
tip-lock = Jeszcze jeden zamek i runda od razu się skończy. Zanim zamkniesz rząd, sprawdź, co dałby ci teraz każdy kolor.
tip-keep = Położonej karty nie masz już na ręce. Kładź niskie tam, gdzie chcesz zdobyć kolor, a wysokie zachowaj.
