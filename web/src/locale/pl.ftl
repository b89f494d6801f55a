### Wszystko wokół gier. Każda gra ma własny plik obok swojej twarzy.
### Identyfikatory są stałe; uwaga mówi, gdzie stoi tekst, jeśli nie mówią tego jego słowa.
### Imion nie odmieniamy: stoją zawsze w mianowniku.

## Wszędzie

description = Gry karciane ze znajomymi i botami przy jednym stole.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } zaprasza cię do gry { $game }
preview-invited = Zaproszenie do gry { $game }
preview-free = Wolne miejsca: { $free } z { $seats }. Bez konta.
preview-full = Wszystkie miejsca są zajęte. Możesz popatrzeć.
preview-running = Trwa gra: { $game }
preview-watch = Przyjdź popatrzeć.
preview-over = { $game }: koniec gry
preview-replay = Zobacz, jak przebiegała.
# Link, na który klawiatura trafia najpierw.
skip = Przejdź do stołu
# Nazwa lampy na pasku: link do strony głównej.
home = Strona główna
# Nazwa grupy przycisków na pasku.
tools = Narzędzia
close = Zamknij
cancel = Anuluj
sure-yes = Tak: { $what }
yes = Tak
no = Nie
again = Spróbuj ponownie
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
you = Ty
bot = Bot
guest-number = Gość { $number }
player-number = Gracz { $number }
watcher = Widz
connection-lost = Brak połączenia, próbujemy ponownie
connection-back = Połączenie wróciło
# Przed kropką i nazwą gry w tytule przeglądarki.
title-turn = Twoja kolej

## Dlaczego coś się nie stało; według kodów serwera

refused-error = Coś poszło nie tak. Nic się nie zmieniło.
refused-offline = Serwer nie odpowiada. Czy masz internet?
refused-set-aside = Tego stołu nie można teraz otworzyć. Administrator serwera już o tym wie.
refused-set-aside-here = Tej partii nie da się odczytać w tej przeglądarce. Możesz ją usunąć w ustawieniach.
refused-illegal-move = Teraz nie możesz tego zagrać.
refused-store-down = Serwer nie może teraz nic zapisać. Spróbuj za chwilę.
refused-store-down-here = Ta przeglądarka nie może teraz nic zapisać: być może brakuje w niej miejsca albo to okno prywatne.
refused-reserved-name = To imię jest dla botów i osób bez imienia. Wybierz inne.
refused-mixed-name = Nie mieszaj w jednym słowie liter łacińskich, cyrylicy i greckich.
refused-signed-out = To urządzenie zostało wylogowane.
refused-forgotten = Nie ma tu już twoich danych.
refused-move-same = To urządzenie już jest twoje.
refused-call-address = Nie można użyć tego adresu: musi się zaczynać od https://.
refused-call-too-many = Masz już powiadomienia pod { $most } adresami. Najpierw usuń jeden z nich.
refused-too-many-devices = Masz już { $most } urządzeń. Najpierw wyloguj któreś z nich.
refused-unknown-bot = Ta gra nie ma takiego bota.
refused-bad-option = Ta gra nie ma takiej opcji.
refused-bad-seats = W tę grę nie gra się w tyle osób.
refused-unknown-game = Na tym serwerze nie ma tej gry.
refused-malformed = Serwer tego nie zrozumiał. Odśwież stronę.
refused-foreign = Tę stronę otwarto pod adresem, którego serwer nie zna.
refused-too-long = To jest za długie.
refused-refused = Serwer na to nie pozwala.
refused-restart = Serwer uruchamia się ponownie. Zaraz gramy dalej.
refused-banned = Twój dostęp do tego serwera jest zablokowany do { $until }.
refused-muted = Nie możesz pisać na czacie do { $until }.
refused-renamed = Zachowujesz to imię do { $until }.
refused-closed = Prowadzący ten serwer zamknęli ten stół.
refused-gone = Tego stołu już nie ma.
refused-link-used = Ten link został już użyty albo wygasł. Utwórz nowy.
refused-too-fast = Trochę wolniej. Spróbuj za chwilę.
refused-without-spectators = Przy tym stole gra się bez widzów.
refused-only-host = Może to zrobić tylko osoba, która otworzyła stół.
refused-only-players = Mogą to zrobić tylko grający.
refused-only-another-player = Może o to prosić tylko inna osoba z tej partii.
refused-only-those-who-played = O kolejną partię mogą prosić tylko ci, którzy grali.
refused-only-sitter-or-host = Zwolnić miejsce może tylko osoba, która tam siedzi lub otworzyła stół.
refused-not-your-seat = To nie jest twoje miejsce.
refused-begun-not-your-seat = Partia już trwa, a to nie jest twoje miejsce.
refused-other-eyes = Punkt widzenia zmienisz, gdy partia się skończy.
refused-when-over = Zobaczysz to, gdy partia się skończy.
refused-sealed = Inni jeszcze grają to rozdanie. Zobaczysz je, gdy minie jego dzień (północ UTC).
refused-only-table-seats-bots = W trwającej partii boty sadza tylko sam stół.
refused-left-table = Nie ma cię już przy tym stole.
refused-not-askable = Tutaj nie można o to prosić.
refused-not-asked = Twoja odpowiedź nie jest potrzebna.
refused-not-begun = Partia jeszcze się nie zaczęła.
refused-begun = Partia już się zaczęła.
refused-being-dealt = Karty są właśnie rozdawane.
refused-still-running = Partia jeszcze trwa.
refused-over = Partia się skończyła.
refused-no-deal-now = Teraz nie ma nic do rozdania.
refused-no-contributions-now = Liczby do rozdania są przyjmowane tylko podczas rozdawania.
refused-deal-step = Rozdawanie nie jest na tym etapie.
refused-full-log = Przy tym stole wydarzyło się już tyle, że można tylko wykonywać ruchy. Otwórz inny stół.
refused-seat-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
refused-have-seat = Masz już miejsce. Najpierw wstań.
refused-seat-cleared = Osoba, która otworzyła stół, zwolniła twoje miejsce. Za kilka minut znów możesz usiąść.
refused-no-late-guests = Przy tym stole nikt nie zajmuje miejsca bota, gdy gra już trwa.
refused-sit-there = Już tam siedzisz.
refused-nobody-there = Nikt tam nie siedzi.
refused-no-seat = Przy tym stole nie ma takiego miejsca.
refused-no-such-seat = Nie ma takiego miejsca.
refused-seats-free = Są jeszcze wolne miejsca. Poczekaj albo posadź tam boty.
refused-have-resigned = Gra jest już poddana. Dalej gra za ciebie bot.
refused-resigned-already = Gra jest już poddana.
refused-bot-there = Na tym miejscu gra już bot.
refused-bot-plays-yours = Gra za ciebie bot. Najpierw odzyskaj swoje miejsce.
refused-bot-for-another = O bota możesz prosić tylko na miejsce innej osoby.
refused-bot-not-away = O bota możesz prosić tylko wtedy, gdy kogoś nie ma.
refused-bot-wait = Ta osoba może jeszcze wrócić. O bota możesz prosić za { $seconds } s.
refused-no-hints = W partii z innymi ludźmi nie ma podpowiedzi.
refused-hints-off = Ta partia jest punktowana: nie ma podpowiedzi.
refused-review-stopped = Analiza została przerwana. Poproś jeszcze raz.
refused-not-played-out = Partia została przerwana, więc nie ma rachunku szczęścia.
refused-not-your-turn = To nie twoja kolej.
refused-others-have-seen = Pozostali widzieli już, co z tego wyszło. Poproś ich o zgodę na cofnięcie.
refused-no-takebacks = Przy tym stole nie cofa się ruchów.
refused-nothing-to-take-back = Nie było jeszcze twojego ruchu.
refused-takebacks-spent = Liczba ruchów cofniętych w tej partii: { $count }. Wystarczy.
refused-nobody-to-agree = Nie ma już nikogo, kto mógłby się zgodzić.
refused-question-open = Czeka już inne pytanie. Najpierw na nie odpowiedz.
refused-no-question = To pytanie nie jest już aktualne.
refused-you-have-asked = To twoje pytanie. Teraz odpowiadają pozostali.
refused-next-set-up = Następna partia jest już przygotowana.
refused-no-next = Nie umówiono się na kolejną partię.
refused-stale = Gra poszła już dalej. Spójrz jeszcze raz.
refused-empty-line = Nie ma tam nic do czytania.
refused-no-team-chat = Przy tym stole nie można rozmawiać tylko z drużyną.
refused-long-line = Wiadomość ma najwyżej { $most } znaków.
refused-report-another = Zgłosić możesz tylko inną osobę przy tym stole.
refused-reports-full = Zgłoszeń jest zbyt wiele. Prowadzący serwer o tym wiedzą.
refused-link-incomplete = Nie ma takiego stołu. Może link jest niepełny.
refused-wrong-code = Żaden stół nie ma takiego kodu. Sprawdź go albo poproś o nowy: kod działa jeden dzień.
refused-table-too-old = Tego stołu już nie ma.
refused-table-removed = Tego stołu już nie ma.
refused-table-seat = Stół na { $seats } osób nie ma takiego miejsca.
refused-deal-differs = To rozdanie należy do innej gry, innej liczby miejsc lub innych opcji.
refused-record-wrong = Ten zapis jest błędny: { $why }
refused-record-unfinished = Można otworzyć tylko zapis zakończonej partii wraz z jej tajną liczbą.
refused-handed-enough = Serwer przechowuje { $most } twoich partii rozegranych offline. Usuń kilka na stronie „Twój dorobek”.
refused-handed-nobody = Tę partię rozegrały same boty; nie należy do nikogo.
refused-seat-and-bot = Miejsce nie może należeć jednocześnie do ciebie i do bota.
refused-no-puzzle = Nie ma takiego zadania.
refused-answer-first = Najpierw rozwiąż zadanie.
refused-no-daily = Ta gra nie ma rozdania dnia.
refused-not-a-day = Rozdań z tego dnia nie można zobaczyć ani zagrać.
refused-bad-pace = Wybierz od 5 do 600 sekund na ruch z rezerwą do 2 godzin albo od 1 do 30 dni bez rezerwy.
refused-name-length = Imię musi mieć od 1 do { $most } znaków.
refused-name-unseen = Imię musi mieć co najmniej jedną literę, cyfrę lub symbol.
refused-name-twice = Dwie osoby mają to samo imię: { $name }. Nadaj każdej inne.
refused-say-hello = Serwer nie zna jeszcze tego urządzenia. Wczytaj stronę ponownie.
refused-just-signed-out = To urządzenie właśnie wylogowano.
refused-identity-gone = To urządzenie nie zna już tej tożsamości.
refused-hints-crowded = Zbyt wiele osób czeka na podpowiedź. Spróbuj za chwilę.
refused-too-many-connections = Otwartych jest zbyt wiele stron. Zamknij kilka.
refused-measure-time = Podaj czas, najwyżej dziesięć lat.
refused-empty-announcement = Ogłoszenie musi mieć tekst i czas.
refused-only-bans-of-networks = Sieć można tylko zablokować.
refused-origin-unknown = Nie wiadomo, skąd przyszła ta osoba: nie było jej tu od doby.
refused-not-a-network = Sieć to adres albo na przykład 192.0.2.0/24, a nie { $text }.
refused-network-list = To nie są sieci: { $why }
refused-wide-network = { $network } to zbyt duża sieć; największa, jaką można zablokować, to /{ $widest }.
refused-own-network = { $network } to ta maszyna. Jeśli działa na niej proxy, dzięki --proxy serwer widzi dalej.
refused-deal-elsewhere = Przy innym stole wciąż gra się tymi kartami. Poczekaj, aż skończą.
refused-no-group = Nie ma takiej grupy. Może link jest niepełny albo grupę zamknięto.
refused-only-members = Mogą to robić tylko członkowie grupy.
refused-only-founder = Może to robić tylko osoba prowadząca grupę.
refused-no-member = Tej osoby nie ma już w grupie.
refused-removed-member = Usunięto cię z tej grupy.
refused-group-full = Grupa może mieć najwyżej { $most } osób.
refused-many-groups = Należysz już do { $most } grup. Najpierw opuść jedną z nich.
refused-name-first = Najpierw wybierz imię, żeby inni wiedzieli, kim jesteś.
refused-group-name = Nazwa grupy ma od 1 do { $most } znaków.
refused-bad-plan = Wybierz dzień i godzinę.
refused-others-at-tables = Niektórych z tych osób nie ma już w grupie.
refused-no-event = Nie ma takiego turnieju. Może link jest niepełny albo turniej usunięto.
refused-only-event-host = Może to zrobić tylko osoba prowadząca turniej.
refused-event-begun = Turniej już się rozpoczął.
refused-event-not-begun = Turniej jeszcze się nie rozpoczął.
refused-event-over = Turniej się skończył.
refused-event-goes-on = Ten stół należy do turnieju. Następna partia będzie w kolejnej rundzie.
refused-event-few = Potrzeba co najmniej dwóch uczestników, w tym jednego człowieka.
refused-event-full = W turnieju gra najwyżej { $most } uczestników.
refused-event-closed = Po rozpoczęciu pierwszej rundy nikt już nie może dołączyć.
refused-event-removed = Usunięto cię z tego turnieju.
refused-event-paused = W turnieju trwa przerwa.
refused-event-round = Przy niektórych stołach tej rundy gra jeszcze trwa.
refused-event-table = Ten stół nie gra już w tej rundzie.
refused-event-waits = Przy tym stole na nikogo się nie czeka.
refused-events-many = Prowadzisz już { $most } turniejów. Najpierw zakończ któryś z nich.
gone-title = Nie ma takiego stołu

## Strona główna

front-question = W co dziś gramy?
front-how = Jak chcesz grać?
front-games = Gry
front-mine = Twoje partie
front-finished = Zakończone partie ({ $count })
front-record = Twój dorobek
today = Dzisiejsze rozdania
today-note = Te same karty dla wszystkich.
today-new = Zagraj
today-running = Graj dalej
today-played = Zagrane
today-rank = Miejsce { $rank } z { $players }
front-as = Grasz jako { $name }
front-name = Wybierz imię
front-groups = Twoje grupy
front-group-new = Załóż grupę
event-round = Runda { $round }
event-where = Runda { $round } turnieju
event-back = Wróć do turnieju
group-back = Wróć do grupy
front-event-new = Zorganizuj turniej
event-size = { $count ->
    [one] { $count } uczestnik
    [few] { $count } uczestników
   *[many] { $count } uczestników
}
event-over = Zakończony
event-table-ready = Twój stół jest gotowy
front-group-size = { $count ->
    [one] Na razie tylko ty
    [few] { $count } osoby
   *[many] { $count } osób
}
front-group-here = Obecni: { $count }
how-now = Zagraj teraz
how-now-note = Boty zajmują pozostałe miejsca. Gra rusza od razu.
how-friends = Ze znajomymi
how-friends-note = Dostajesz link do wysłania. Kto przyjdzie, siada do stołu.
how-device = Na jednym urządzeniu
how-device-note = Podawajcie sobie urządzenie. Nikt nie widzi cudzych kart.
how-watch = Oglądaj
how-watch-note = Zajrzyj innym przez ramię albo dosiądź się do otwartego stołu.
watch-none = Nikt teraz nie gra publicznie, ale możesz popatrzeć na boty.
lid-players = { $low } do { $high }
lid-players-or = { $low } lub { $high }
# Minuty, krótko.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Zagraj teraz
lid-friends = Otwórz stół
lid-device = Podawaj dalej
lid-watch = { $count ->
    [0] Brak stołów
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
lid-opening = Chwileczkę…
lid-watch-bots = Popatrz na boty
lid-options = Opcje
lid-solo = Solo
# A guided first game.
lid-learn = Nauka
# On a game’s lid, and the name of the page.
puzzles = Zadania
learn-new = Pierwszy raz z { $game }?
learn-offer = Naucz się, grając. To tylko pięć minut.
learn-play = Graj od razu
code-have = Mam kod
front-offline = Gra offline
front-open-record = Otwórz zapis
code-ask = Wpisz sześć znaków stołu, do którego cię zaproszono.
code-go = Do stołu
row-free = { $count ->
    [0] Wszystkie miejsca zajęte
    [one] Jeszcze 1 wolne miejsce
    [few] Jeszcze { $count } wolne miejsca
    [many] Jeszcze { $count } wolnych miejsc
   *[other] Jeszcze { $count } wolnego miejsca
}
row-won = Wygrana: { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Wygrana { $score } · { $names }
    [drawn] Remis { $score } · { $names }
   *[lost] Przegrana { $score } · { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Wygrana, { $points }
   *[lost] Przegrana, { $points }
}
row-resigned-me = Poddajesz grę · { $names }
row-resigned = Poddanie gry: { $names }
row-turn = Twoja kolej
row-invite = Zaproś
row-join = Dosiądź się
row-here = Na tym urządzeniu
row-offline = Rozegrana offline

## Poziomy botów

level-novice = nowicjusz
level-regular = bywalec
level-reflex = refleks
level-expert = ekspert
level-master = mistrz
level-novice-note = Zna zasady i nie patrzy dalej niż na następną kartę.
level-regular-note = Gra szybko, według dobrych, prostych zasad.
level-reflex-note = Gra od razu, według dobrych zasad, które poprawia mała sieć neuronowa.
level-expert-note = Myśli do sekundy nad tym, co mogą mieć inni.
level-master-note = Myśli do trzech sekund; lepszego nie mamy.

## Nowy stół

new-title = Gramy: { $game }
new-about = { $seats ->
    [one] { $seats } miejsce, około { $minutes } minut
    [few] { $seats } miejsca, około { $minutes } minut
    [many] { $seats } miejsc, około { $minutes } minut
   *[other] { $seats } miejsca, około { $minutes } minut
}
new-seats = Miejsca
new-how-many = Liczba graczy
new-players = { $count ->
    [one] Solo
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
new-seat = Kto siada na miejscu { $number }
new-me = twoje miejsce
new-me-choice = Moje miejsce
new-name-of = Imię gracza { $number }
team-number = Drużyna { $number }
new-open = dla znajomych
new-bot = Bot, { $level }
new-rules = Zasady
new-table = Stół
new-pace = Czas na ruch
clock-none = Bez limitu
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 dni
clock-none-note = Bez zegara. Kto odejdzie na chwilę, nie traci miejsca.
clock-calm-note = Dwie minuty na ruch i dziesięć w zapasie; potem gra bot.
clock-brisk-note = Trzydzieści sekund na ruch i pięć minut w zapasie; potem gra bot.
clock-days-note = Trzy dni na ruch, dla gry między codziennymi sprawami.
pace-none = Bez limitu
pace-seconds = { $count } s na ruch
pace-minutes = { $count } min na ruch
pace-days = { $count ->
    [one] { $count } dzień na ruch
    [few] { $count } dni na ruch
    [many] { $count } dni na ruch
   *[other] { $count } dnia na ruch
}
new-takebacks = Cofanie ruchów
new-takebacks-note = Ruch można cofnąć, jeśli wszyscy się zgodzą.
new-takebacks-alone = Możesz cofać swoje ruchy.
new-lots = Losowanie
new-lots-note = Los decyduje, kto zaczyna; wszyscy przesiadają się razem. Bez losowania zostajecie na swoich miejscach.
new-one-seat = Jedno miejsce na osobę
new-one-seat-note = Nikt nie zajmuje więcej niż jednego miejsca. Twoje miejsca przy tym urządzeniu pozostają twoje.
new-watchers = Widzowie
new-watchers-note = Kto ma link, może oglądać grę, ale nie widzi niczyich kart.
new-late = Spóźnieni goście
new-late-note = Kto przyjdzie po rozpoczęciu, może zająć miejsce bota.
new-public = Stół publiczny
new-public-note = Widoczny dla wszystkich na stronie głównej.
new-open-table = Otwórz stół
new-start = Zaczynamy
new-start-hint = Wszystkie miejsca są zajęte. Gra rusza od razu.
new-open-hint = { $count ->
    [one] Jedno miejsce czeka na znajomych.
    [few] { $count } miejsca czekają na znajomych.
    [many] { $count } miejsc czeka na znajomych.
   *[other] { $count } miejsca czeka na znajomych.
}
new-sit = Zajmij co najmniej jedno miejsce.

## Poczekalnia

waiting-room = Poczekalnia
waiting-free = { $count ->
    [one] Jedno miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca jest wolne
}
waiting-full = Wszystkie miejsca są zajęte
waiting-dealing = Rozdajemy karty…
waiting-takebacks = za zgodą wszystkich
waiting-here = już jest
# Beside the name of the person who opened the table.
waiting-is-host = gospodarz
waiting-sit = Siadam
waiting-stand = Wstaję
waiting-clear = Usuń
waiting-removed = Gospodarz usunął cię z miejsca. Za dziesięć minut znów możesz usiąść.
# Wybór w wierszu wolnego miejsca; dalej są poziomy.
waiting-seat-bot = Posadź bota
waiting-bot = Bot na miejsce { $number }
waiting-invite = Zaproś znajomych
waiting-qr = Kod QR z linkiem do tego stołu
waiting-link = Link do tego stołu
waiting-share = Zagraj ze mną: { $game }!
# Six characters that lead to a table.
code = Kod
code-note = Do podyktowania: znajomi wpisują go na stronie głównej. Działa jeden dzień.
waiting-note = Kto ma ten link, może zająć wolne miejsce, bez konta. Gdy stół jest pełny, można jeszcze oglądać grę.
waiting-note-closed = Kto ma ten link, może zająć wolne miejsce, bez konta.
waiting-fill = Boty na wolne miejsca
waiting-start = Zaczynamy
waiting-start-hint = { $count ->
    [one] Wolne miejsce zajmie bot.
    [few] { $count } wolne miejsca zajmą boty.
    [many] { $count } wolnych miejsc zajmą boty.
   *[other] { $count } wolnego miejsca zajmą boty.
}
# $names are people who are not there yet.
waiting-start-without = Zacznij bez: { $names }
waiting-start-without-hint = { $count ->
    [one] Do czasu przyjścia tej osoby gra za nią bot.
    [few] Do czasu ich przyjścia grają za nich boty.
    [many] Do czasu ich przyjścia grają za nich boty.
   *[other] Do czasu ich przyjścia grają za nich boty.
}
waiting-host = Grę zaczyna gospodarz stołu.
waiting-host-named = Grę zaczyna { $name }.
door-invites = { $host } zaprasza cię do gry { $game }
door-invited = Zaproszenie do gry { $game }
door-name = Jak masz na imię?
door-sit = Siadam
door-sit-as = Siadam jako { $name }
door-other-name = Inne imię
door-here = Już przy stole
door-look = Tylko zajrzę
late-title = Oglądasz grę
late-note = Gra już trwa. Możesz zająć miejsce bota i grać dalej od tego momentu albo tylko patrzeć.
late-take = Zajmij miejsce: { $name }
late-take-any = Zajmij miejsce
late-watch = Tylko patrzę
watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
watching-names = { $count ->
    [one] { $names } ogląda grę
    [few] { $names } oglądają grę
    [many] { $names } oglądają grę
   *[other] { $names } oglądają grę
}

## Przy stole

score = Wynik
rules = Zasady
chat = Czat
keys = Skróty klawiszowe
keys-choose = Wybierz kartę, miejsce lub przycisk po numerze
keys-enter = Wybierz; jeszcze raz, żeby zagrać
keys-arrows = Przejdź do następnej karty lub miejsca
keys-escape = Odłóż kartę; zamknij okno
key-enter = Enter
key-escape = Esc
menu = Menu
menu-back = Wróć do menu
story = Przebieg
story-empty = Jeszcze nic się nie wydarzyło.
seat-open = Wolne miejsce
seat-away = nie ma przy stole
seat-resigned = poddaje grę
# Druga linia przy miejscu, na które się czeka.
seat-turn = myśli
state-yours = Twoja kolej
state-over = Koniec gry
state-waiting = Czekamy: { $names }
round-is-over = Koniec rundy { $round }
round-next = Następna runda
lots-drawing = Kto zaczyna?
pause-mine = Boty czekają, aż przejdziesz dalej
pause-others = { $count ->
    [one] { $names } jeszcze czyta wynik
    [few] { $names } jeszcze czytają wynik
    [many] { $names } jeszcze czytają wynik
   *[other] { $names } jeszcze czytają wynik
}
clock-days-left = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
clock-hours-left = { $hours } h
clock-left = jeszcze { $time }
clock-reserve = zapas { $time }
warn-reserve = Teraz biegnie twój zapas czasu: { $time } do końca partii.
warn-time = Twój czas się kończy. Potem zagra za ciebie bot.
undo = Cofnij
again-touch = Dotknij jej jeszcze raz, żeby ją zagrać.
again-mouse = Kliknij ją jeszcze raz, żeby ją zagrać.
again-keys = Naciśnij Enter, żeby ją zagrać.
hint = Podpowiedź
hint-thinking = Myśli…
hint-says = Wybór eksperta: { $move }.
# $percent is a whole number.
hint-odds = Szanse na wygranie partii: około { $percent }%.
take-seat-back = Wracam do gry
bot-for-you = Gra za ciebie bot
bot-for-you-clock = Twój czas minął. Możesz wrócić w każdej chwili.
bot-for-you-agreed = Nie było cię, a pozostali się zgodzili. Możesz wrócić w każdej chwili.
bot-for-you-asked = Możesz wrócić w każdej chwili.
resigned-you = Poddajesz grę
resigned-you-step = Na twoim miejscu gra dalej bot. Możesz patrzeć.
your-bot = Twój bot
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
rules-glance = W skrócie
rules-all = Wszystkie zasady
rules-none = Nie ma tu zasad do przeczytania.
menu-invite = Link do tego stołu
menu-screen = Pokaż na tym ekranie
on-screen = Stół jest na dużym ekranie.
on-screen-here = Pokaż go też tutaj
menu-takeback = Poproś o cofnięcie ruchu
# Gdzie nie gra żaden inny człowiek.
menu-takeback-alone = Cofnij mój ostatni ruch
menu-substitute = Niech bot zagra za mnie
menu-bot = Zaproponuj bota za gracza { $name }
menu-bot-wait = Bot może zastąpić gracza { $name } za { $time }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } godz.
resign = Poddaj grę
resign-wins = Poddać grę? Partia się skończy i wygra druga strona.
resign-ends = Poddać grę? Partia skończy się bez zwycięzcy.
resign-bot = Poddać grę? Na twoim miejscu zagra bot, a ty już nie wrócisz.
resign-yes = Poddaję się
ask-takeback = { $name } prosi o cofnięcie ostatniego ruchu.
ask-bot = Czy bot ma przejąć grę za gracza { $name }?
ask-rematch = { $name } prosi o rewanż.
ask-same-deal = { $name } chce zagrać jeszcze raz tymi samymi kartami.
ask-waiting = Czekamy na odpowiedź pozostałych
agree = Zgoda
decline = Raczej nie
withdraw = Wycofaj

## Nowiny w przebiegu; $name to ktoś przy stole, $who to "me", jeśli to osoba, która czyta

news-sat = { $who ->
    [me] Siadasz do stołu.
   *[other] { $name } siada do stołu.
}
news-stood = { $who ->
    [me] Wstajesz od stołu.
   *[other] { $name } wstaje od stołu.
}
news-removed = { $who ->
    [me] Gospodarz usunął cię z miejsca.
   *[other] { $name } traci miejsce przy stole.
}
news-bot = Bot siada do stołu.
news-started = Zaczynamy grę.
news-lots = { $who ->
    [me] Losowanie: zaczynasz ty.
   *[other] Losowanie: zaczyna { $name }.
}
news-returned = { $who ->
    [me] Wracasz do gry.
   *[other] { $name } wraca do gry.
}
news-joined = { $who ->
    [me] Grasz teraz zamiast bota.
   *[other] { $name } dosiada się i gra zamiast bota.
}
news-bot-clock = { $who ->
    [me] Czas minął: gra za ciebie bot.
   *[other] Czas minął: bot gra za gracza { $name }.
}
news-bot-agreed = { $who ->
    [me] Teraz gra za ciebie bot.
   *[other] Teraz bot gra za gracza { $name }.
}
news-bot-asked = { $who ->
    [me] Teraz gra za ciebie bot.
   *[other] Za gracza { $name } gra teraz bot.
}
news-resigned = { $who ->
    [me] Poddajesz grę.
   *[other] { $name } poddaje grę.
}
news-took-back = { $who ->
    [me] Cofasz ostatni ruch.
   *[other] { $name } cofa ostatni ruch.
}
news-declined = Prośba została odrzucona.
news-withdrawn = Prośba została wycofana.
deal-withheld = Urządzenie gracza { $name } nie pokazało swojej liczby. Karty zostaną rozdane od nowa bez niej.
deal-withheld-mine = Twoje urządzenie nie pokazało swojej liczby na czas. Karty zostaną rozdane od nowa bez niej.
deal-denied = Twoje urządzenie pokazało swoją liczbę, ale stół twierdzi, że nie. Karty zostaną rozdane od nowa bez niej.
deal-dropped = Stół miał liczbę twojego urządzenia, ale karty rozdano bez niej.
deal-late = Liczba twojego urządzenia nie dotarła na czas. Karty rozdano bez niej.
deal-again = Stół poprosił twoje urządzenie o drugą liczbę, nie zapowiadając nowego rozdania.

## Czat i reakcje

chat-lines = Wiadomości
chat-empty = Nikt się jeszcze nie odezwał.
chat-say = Powiedz coś…
chat-send = Wyślij
chat-to = Do kogo
chat-to-all = Wszyscy
chat-to-team = Moja drużyna
chat-team = drużyna
chat-say-team = Powiedz coś drużynie…
chat-watchers = widzowie
chat-say-watchers = Powiedz coś innym widzom…
chat-watchers-note = Tylko widzowie czytają to, co piszesz. Ty widzisz też słowa graczy.
chat-open = Otwórz czat
chat-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
reactions = Reakcje
reaction-clap = Brawo!
reaction-laugh = Haha!
reaction-wow = Wow!
reaction-ouch = Auć!
reaction-think = Hmm…
reaction-thanks = Dzięki!

## Na jednym urządzeniu

curtain-title = Teraz { $name }
curtain-note = Podaj urządzenie dalej: teraz { $name }. Pozostali nie patrzą.
curtain-open = To ja, { $name }
pass-drew = Dobrano: { $cards }
pass-on = Podaj dalej: { $name }
pass-hide = Ukryj moje karty

## Karta wyników i koniec

sheet-player = Gracz
sheet-round = Runda { $round }
sheet-rounds = Rundy
sheet-place = Miejsce
sheet-sum = Razem
sheet-winner = wygrywa
sheet-hints = Użyte podpowiedzi: { $list }
end-sheet = Wynik końcowy
end-wins = { $count ->
    [one] Wygrywa { $names }
    [few] Wygrywają { $names }
    [many] Wygrywają { $names }
   *[other] Wygrywają { $names }
}
end-you-win = Wygrywasz
# Gdy osoba, która czyta, wygrywa razem z innymi.
end-together = Wygrywacie razem
end-drawn = Nikt nie wygrywa
# Solo przeciwko kartom.
end-solo-lost = Tym razem nie
end-broken = Partia została przerwana
end-place = Zajmujesz miejsce { $place } z { $count }.
end-place-shared = Dzielisz miejsce { $place } z { $count }.
end-points = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
ended-resigned = { $count ->
    [one] { $names } poddaje grę.
    [few] { $names } poddają grę.
    [many] { $names } poddają grę.
   *[other] { $names } poddają grę.
}
ended-resigned-you = Poddajesz grę.
ended-abandoned = Nikt nie wrócił do stołu.
end-next = Do następnej partii
rematch = Rewanż
same-deal = Te same karty
daily-compare = Porównaj ze wszystkimi
replay = Powtórka
check-deal = Sprawdź rozdanie
look-at-table = Obejrzyj stół

## Sprawdź rozdanie

proof-about = Przed grą serwer ustalił tajną liczbę, a twoja przeglądarka dodała własną. Teraz, gdy obie są znane, każdą dobraną kartę można obliczyć jeszcze raz. Dzieje się to tutaj, w twojej przeglądarce.
proof-limit = Ta strona pochodzi z tego samego serwera. Jeśli nie chcesz polegać na nikim, zapisz przebieg partii i sprawdź go poleceniem „stammtisch verify” na własnym komputerze.
proof-checking = Obliczamy…
proof-good = Rozdanie było uczciwe.
proof-open = Wszystko, co dało się sprawdzić, się zgadza.
proof-bad = Coś się nie zgadza.
proof-right = Zgadza się
proof-wrong = Nie zgadza się
proof-note = Uwaga
proof-promise = Tajna liczba zgadza się z obietnicą serwera.
proof-seen-before = To ta sama obietnica, którą twoja przeglądarka widziała przed rozdaniem.
proof-contributions = { $count ->
    [0] Nikt nie dodał liczby.
    [one] Dodana liczba była ustalona przed rozdaniem.
    [few] { $count } dodane liczby były ustalone przed rozdaniem.
    [many] { $count } dodanych liczb było ustalonych przed rozdaniem.
   *[other] { $count } dodanej liczby było ustalone przed rozdaniem.
}
proof-anew = { $count ->
    [one] Trzeba było rozdać od nowa, bo jedna liczba nie została pokazana. Mógł się do tego przyczynić prowadzący serwer.
    [few] Trzeba było rozdawać od nowa { $count } razy, bo liczby nie zostały pokazane. Mógł się do tego przyczynić prowadzący serwer.
    [many] Trzeba było rozdawać od nowa { $count } razy, bo liczby nie zostały pokazane. Mógł się do tego przyczynić prowadzący serwer.
   *[other] Trzeba było rozdawać od nowa { $count } raza, bo liczby nie zostały pokazane. Mógł się do tego przyczynić prowadzący serwer.
}
proof-beginnings = Każde nowe rozdanie jest udokumentowane.
proof-hashes = { $count ->
    [one] Liczba była ustalona, gdy patrzyła twoja przeglądarka, i żadnej później nie dodano.
    [few] Wszystkie { $count } liczby były ustalone, gdy patrzyła twoja przeglądarka, i żadnej później nie dodano.
    [many] { $count } liczb było ustalonych, gdy patrzyła twoja przeglądarka, i żadnej później nie dodano.
   *[other] { $count } liczby było ustalone, gdy patrzyła twoja przeglądarka, i żadnej później nie dodano.
}
proof-mine = Liczba dodana przez twoją przeglądarkę została użyta.
proof-mine-dropped = Stół miał liczbę z twojej przeglądarki, ale karty rozdano bez niej.
proof-mine-denied = Twoja przeglądarka pokazała swoją liczbę, ale stół twierdzi, że nie.
proof-mine-withheld = Twoja przeglądarka nie pokazała swojej liczby na czas, więc rozdano od nowa bez niej.
proof-mine-late = Liczba z twojej przeglądarki nie została użyta: przyszła za późno albo ją pominięto.
proof-mine-other = Dla twojego miejsca użyto innej liczby, może z innego twojego urządzenia.
proof-again = Twoją przeglądarkę poproszono o drugą liczbę bez nowego rozdania.
proof-chosen = To rozdanie zostało wybrane, a nie wylosowane na tę partię: ktoś mógł znać karty.
proof-decks = Talie są kompletne: żadnej karty za dużo, żadnej za mało.
proof-decks-unknown = Talii nie sprawdzono: ta strona nie zna kart tej gry.
proof-lots = Losowanie pierwszego miejsca wynika z liczb.
proof-draws = { $count ->
    [0] Nie zapisano żadnych dobranych kart.
    [one] Karta zgadza się z liczbami.
    [few] Wszystkie karty ({ $count }) zgadzają się z liczbami.
    [many] Wszystkie karty ({ $count }) zgadzają się z liczbami.
   *[other] Wszystkie karty ({ $count }) zgadzają się z liczbami.
}
proof-seen = { $count ->
    [one] Karta, którą widziała twoja przeglądarka, to ta, którą dobrano.
    [few] Karty, które widziała twoja przeglądarka ({ $count }), to te, które dobrano.
    [many] Karty, które widziała twoja przeglądarka ({ $count }), to te, które dobrano.
   *[other] Karty, które widziała twoja przeglądarka ({ $count }), to te, które dobrano.
}
proof-seen-none = Twoja przeglądarka nie widziała dobierania żadnej karty, więc nie ma czego porównać.
proof-back = { $count ->
    [one] Jedna karta, którą widziała twoja przeglądarka, została cofnięta razem z ruchem i nie jest porównywana.
    [few] Karty, które widziała twoja przeglądarka, a które cofnięto razem z ruchami ({ $count }), nie są porównywane.
    [many] Karty, które widziała twoja przeglądarka, a które cofnięto razem z ruchami ({ $count }), nie są porównywane.
   *[other] Karty, które widziała twoja przeglądarka, a które cofnięto razem z ruchami ({ $count }), nie są porównywane.
}
proof-commitment = Obietnica
proof-seed = Tajna liczba
proof-of-seat = Liczba z miejsca { $number }
proof-void = Próba { $number }, nieważna: brak liczby z miejsca { $seats }

## The coach

review = Analiza
review-of = Analiza: { $game }
review-note = Każda twoja decyzja, oceniona tylko według tego, co można było wtedy wiedzieć.
review-progress = Postęp analizy
review-so-far = { $done } z { $total } decyzji
review-stop = Zatrzymaj
review-go-on = Dalej
review-verdict = { $count ->
    [0] Żadnego błędu w { $total } decyzjach. Świetna gra!
    [one] Jedna z { $total } decyzji coś cię kosztowała.
    [few] { $count } z { $total } decyzji coś cię kosztowały.
    [many] { $count } z { $total } decyzji coś cię kosztowało.
   *[other] { $count } z { $total } decyzji coś cię kosztowało.
}
grade-inaccuracy = Niedokładność
grade-mistake = Błąd
grade-blunder = Gruby błąd
review-lost = { $points ->
    [one] koszt: 1 punkt na 100
    [few] koszt: { $points } punkty na 100
    [many] koszt: { $points } punktów na 100
   *[other] koszt: { $points } punktu na 100
}
review-moves = Twój ruch: { $played }. Lepiej: { $best }.
review-alternatives = { $goal ->
    [round] Jak często każdy ruch wygrałby rundę
   *[match] Jak często każdy ruch wygrałby partię
}
review-try = Spróbuj jeszcze raz
review-look = Obejrzyj
review-play-on = Graj dalej stąd
review-ask = Co można było zrobić lepiej?
review-share = Inni mogą zobaczyć moją analizę
review-share-note = Kto tu grał, zobaczy wtedy, co trener mówi o moich decyzjach.
review-whose = Czyje decyzje
review-note-of = { $name }: każda decyzja, oceniona tylko według tego, co można było wtedy wiedzieć.
review-verdict-of = { $count ->
    [0] Żadnego błędu w { $total } decyzjach.
    [one] Jedna z { $total } decyzji coś kosztowała.
    [few] { $count } z { $total } decyzji coś kosztowały.
    [many] { $count } z { $total } decyzji coś kosztowało.
   *[other] { $count } z { $total } decyzji coś kosztowało.
}
review-moves-of = Zagrano: { $played }. Lepiej: { $best }.
review-worlds = Gdzie mogły być karty
review-worlds-note = W ilu ze 100 rozdań zgodnych z tym, co było wiadomo, karta leżała właśnie tam:
review-worlds-often = { $piece }: w { $often } na 100
open-title = Gdyby wszystkie karty były odkryte
open-note = Ciekawostka, nigdy błąd: nikt nie mógł tego wiedzieć. Przy odkrytych kartach te decyzje wyglądają inaczej.
open-better = „{ $move }”: wyszło dobrze, z { $before } na { $after } na 100.
open-worse = „{ $move }”: wyszło źle, z { $before } na { $after } na 100.
percent = { $number }%
try-ask = Twój ruch: { $played }. Co byłoby lepsze?
try-solved = Tak! { $move }: równie dobre jak najlepsze.
try-same = To właśnie zagrano. Koszt: { $points } na 100. Spróbuj czegoś innego.
try-wrong = { $move }: o { $points } na 100 mniej niż najlepsze. Spróbuj jeszcze raz.
try-show = Pokaż
try-back = Wróć do analizy
try-nothing = Tu nie ma czego próbować.
tip = Wskazówka
tip-close = Jasne
tip-off = Bez wskazówek
luck = Szczęście i gra
luck-thinking = Trwa przeliczanie kart…
luck-sum = { $played ->
    [better] Twoja gra: o { $play } lepsza niż dobrego gracza
    [worse] Twoja gra: o { $play } gorsza niż dobrego gracza
   *[same] Twoja gra: taka jak dobrego gracza
}; { $dealt ->
    [brought] karty dały ci { $cards }.
    [cost] karty kosztowały cię { $cards }.
   *[even] karty były wyrównane.
}
luck-sum-others = { $gave ->
    [gave] Gra innych dała ci { $points }.
   *[took] Gra innych kosztowała cię { $points }.
}
luck-fair = Równy udział
luck-seats = Kto zaczynał
luck-deal = Rozdanie
luck-own-draws = Twoje dobrane karty
luck-other-draws = Dobrane karty innych
luck-known = Twoja gra na podstawie tego, co można było wiedzieć
luck-hidden = Jak leżały karty
luck-others = Decyzje innych
luck-result = Wynik
luck-note = W punktach na 100 za wygranie partii. Szczęście podane z dokładnością do około { $error }, twoja gra do około { $known }. Porównujemy ją z dobrym graczem w rozdaniach zgodnych z tym, co było wiadomo; reszta to rzeczywisty układ kart.
curve = Kto pewnie by wygrał
curve-others = pozostali
curve-mistakes = twoje błędy
curve-table = Jako tabela
curve-step = Ruch
because-lies = { $who ->
    [nobody] W { $often } na 100 możliwych rozkładów to miejsce kryje jeszcze { $piece }.
   *[other] W { $often } na 100 możliwych rozkładów { $name } ma { $piece }.
}
because-certain = { $who ->
    [nobody] Tylko jedno miejsce może kryć { $piece }.
   *[other] { $name } na pewno ma { $piece }.
}
because-event =
    { $does }: w { $often } na 100 przypadków; { $versus ->
        [played] po twoim ruchu w { $otherwise }.
        [other] po tamtym ruchu w { $otherwise }.
       *[second] po drugim co do jakości w { $otherwise }.
    }
because-next =
    { $does }, i to zaraz potem: w { $often } na 100 przypadków; { $versus ->
        [played] po twoim ruchu w { $otherwise }.
        [other] po tamtym ruchu w { $otherwise }.
       *[second] po drugim co do jakości w { $otherwise }.
    }
because-count =
    { $does }: średnio { $often } razy; { $versus ->
        [played] po twoim ruchu { $otherwise }.
        [other] po tamtym ruchu { $otherwise }.
       *[second] po drugim co do jakości { $otherwise }.
    }

## Lessons

lesson = Lekcja
lesson-of = Nauka: { $game }
lesson-again = Jeszcze raz
lesson-short-game = Zagraj krótką partię
lesson-next = Następna lekcja
lesson-back = Wstecz
lesson-go-on = Dalej
lesson-your-move = Twój ruch
lesson-progress = Postęp lekcji
lesson-leave = Wyjdź z lekcji
lesson-wrong = Nie całkiem. Patrz na to, co się świeci.

## Powtórka

replay-of = Powtórka: { $game }
replay-controls = Powtórka
replay-before = Krok wstecz
replay-after = Krok naprzód
replay-play = Odtwórz
replay-pause = Pauza
replay-round-before = Poprzednia runda
replay-round-after = Następna runda
replay-position = Miejsce w partii
replay-step = Krok { $step } z { $total }
replay-said = { $name }: { $move }
replay-eyes = Punkt widzenia
replay-all-open = Odkryte karty
replay-hands = Karty wszystkich
replay-watcher = Jako widz
replay-share = Link do tej chwili
replay-share-note = Ten link otwiera partię w tym miejscu.

## Ustawienia

settings = Ustawienia
settings-name = Twoje imię
settings-name-hint = Jak się do ciebie zwracać?
settings-name-saved = Zapisane.
settings-save = Zapisz
settings-language = Język
settings-theme = Kolory
theme-system = Systemowe
theme-light = Jasne
theme-dark = Ciemne
theme-to-light = Przełącz na jasne kolory
theme-to-dark = Przełącz na ciemne kolory
settings-sound = Dźwięk
settings-volume = Głośność
settings-vibrate = Wibracje
settings-vibrate-note = Krótka wibracja, gdy przychodzi twoja kolej.
settings-pace = Tempo botów
settings-pace-note = Dla stołów, które otworzysz od teraz.
pace-quick = Szybkie
pace-normal = Zwykłe
pace-calm = Spokojne
settings-still = Mniej ruchu
settings-still-note = Karty pojawiają się od razu na miejscu, zamiast tam lecieć.
settings-forced = Wykonuj za mnie wymuszone ruchy
settings-forced-note = Gdy możliwy jest tylko jeden ruch, wykona się po krótkiej chwili. Inni mogą to zauważyć.
settings-keys = Skróty klawiszowe
settings-keys-note = Przy stole pojedyncze klawisze coś robią, na przykład U cofa ruch. Naciśnij ?, aby je zobaczyć.
settings-one-tap = Zagrywanie jednym dotknięciem
settings-one-tap-note = Karta, która pasuje tylko w jedno miejsce, jest zagrywana od razu.
settings-tips = Wskazówki w pierwszych partiach
settings-tips-note = Drobne rady w twoich trzech pierwszych partiach każdej gry, każda tylko raz.
settings-notify = Daj mi znać
settings-notify-note = Gdy przyjdzie twoja kolej, a nie patrzysz na tę stronę.
about = Stammtisch { $version }{ $python }
about-compiled = Zasady są skompilowane: boty myślą z pełną szybkością.
about-partly = Zasady są skompilowane częściowo: boty myślą nieco wolniej.
about-plain = Zasady nie są skompilowane: boty myślą wolniej, a poza tym nic się nie zmienia.
move-title = Na inne urządzenie
move-note = Otwórz ten link na innym urządzeniu, a znajdziesz tam swoje imię i stoły. Działa raz, przez dziesięć minut.
move-make = Utwórz link
move-qr = Kod QR z linkiem na inne urządzenie
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Grać na tym urządzeniu jako { $name }?
move-ask = Dzięki temu linkowi zagrasz tu jako { $name }.
move-ask-here = { $count ->
    [0] Tutaj grasz teraz jako { $name }.
    [one] Tutaj grasz teraz jako { $name }, przy jednym stole.
    [few] Tutaj grasz teraz jako { $name }, przy { $count } stołach.
    [many] Tutaj grasz teraz jako { $name }, przy { $count } stołach.
   *[other] Tutaj grasz teraz jako { $name }, przy { $count } stołach.
}
move-ask-back = Jako { $name } też jeszcze zagrasz: drogę powrotną znajdziesz w ustawieniach, w części „Urządzenia”.
move-ask-warning = Zrób to tylko wtedy, gdy link jest od ciebie. Z cudzym linkiem grasz pod cudzym imieniem, a ktoś inny może widzieć twoje karty i grać za ciebie.
move-become = Graj jako { $name }
move-stay = Zostań jako { $name }
# Where the reader has no name yet.
move-stay-new = Nie, dziękuję
# In the place of a name.
nameless = ktoś bez imienia
devices-title = Urządzenia
devices-note = Wszystkie urządzenia, które cię znają. Wyloguj te, które zginęły lub których już nie używasz.
# Such as Firefox on Android.
device-on = { $browser }, { $system }
device-browser = Przeglądarka
device-program = Program
device-here = To urządzenie
device-seen = Ostatnio używane { $date }
device-sign-out = Wyloguj
devices-sign-out = Wyloguj wszędzie indziej
devices-sign-out-sure = Wylogować wszystkie urządzenia oprócz tego?
devices-sign-out-yes = Tak, wyloguj
# An identity that this browser had before.
before-was = Przedtem: { $name }.
before-tables = { $count ->
    [0] Brak stołów w grze
    [one] Jeden stół w grze
    [few] { $count } stoły w grze
    [many] { $count } stołów w grze
   *[other] { $count } stołu w grze
}
before-become = Znów jako { $name }
before-drop = Zapomnij o tym
before-drop-sure = Nie zagrasz tu już jako { $name }. Jeśli nie zna tego imienia żadne inne urządzenie, nie zagra tak już nikt.
before-drop-yes = Tak, zapomnij
export-me = Pobierz moje dane
export-working = Zbieram…
forget-title = Zapomnij o mnie
forget-note = Usuwa twoje imię, wykreśla cię ze wszystkich list i poddaje trwające gry. Rozegrane partie zostają u współgraczy, bez twojego imienia.
forget-me = Zapomnij o mnie…
forget-yes = Tak, zapomnij o mnie

## Prosta twarz, dla gier bez własnej

plain-hidden = zakryta
plain-round = Runda { $round }
plain-choose = Wybierz, co robisz.
plain-table = Stół
plain-words = Co możesz zrobić
plain-event = { $name }: { $kind } { $pieces }
plain-facts = Co wiadomo
plain-nothing = nic
place-hand = Karty na ręce
place-stock = Stos
place-deck = Talia
place-discard = Karty odrzucone
place-trick = Lewa
place-won = Zdobyte karty
place-table = Stół
place-pool = Pula
place-played = Zagrane karty
plain-mine = Twoje karty
playing-card = { $rank ->
    [A] as
    [K] król
    [Q] dama
    [J] walet
    [T] 10
   *[other] { $rank }
} { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
}
coloured-card = { $colour ->
    [r] czerwona
    [y] żółta
    [g] zielona
    [b] niebieska
   *[p] fioletowa
} { $value }
trick = Lewa
last-trick = Ostatnia lewa
play-here = Zagraj: { $card }
tag-leads = { $name } wychodzi
tag-leads-me = Wychodzisz
tag-winning = { $name } prowadzi
tag-winning-me = Prowadzisz
tag-both = { $name } wychodzi i prowadzi
tag-both-me = Wychodzisz i prowadzisz
tag-won = { $name } bierze lewę
tag-won-me = Bierzesz lewę

## Zgłoszenia i ogłoszenia prowadzących

announcement-dismiss = Ukryj
report = Zgłoś…
report-title = Zgłoś kogoś
report-note = Zgłoszenie trafi do prowadzących ten serwer razem z ostatnimi wpisami z czatu. Druga osoba się o nim nie dowie.
report-who = Kogo?
report-why = Co jest nie tak?
report-chat = To, co pisze
report-name = Imię
report-cheating = Oszukiwanie
report-stalling = Celowe przeciąganie gry
report-other = Coś innego
report-words = Co jeszcze warto wiedzieć? (nieobowiązkowe)
report-send = Wyślij zgłoszenie
report-thanks = Dziękujemy. Prowadzący ten serwer przyjrzą się sprawie.
odds-best = najlepszy
odds-played = zagrany
coming = Chwileczkę…
new-more = Więcej ustawień
forget-sure = Tego nie da się cofnąć.
