### Dla prowadzących serwer. Wczytywane tylko z ich stroną.

admin = Administracja
admin-leave = Zablokuj
admin-parts = Części tej strony
admin-door = Dla prowadzących
admin-door-note = Ta strona wymaga sekretu serwera. Na jego komputerze pokaże go polecenie:
admin-secret = Sekret
admin-enter = Wejdź
admin-wrong = To nie jest ten sekret albo stąd nie można używać tej strony.
admin-which = Pokaż
admin-none = Nic tu nie ma.
admin-nobody = bez imienia
admin-bot = Bot
admin-free = wolne
admin-unknown = nieznana
admin-until = do { $until }
admin-for = Na jak długo
admin-reason = Notatka dla ciebie
admin-time-10 = 10 minut
admin-time-60 = 1 godzina
admin-time-1440 = 1 dzień
admin-time-10080 = 1 tydzień
admin-time-43200 = 30 dni
admin-time-525600 = 1 rok

admin-tables = Stoły
admin-tables-running = W trakcie
admin-tables-open = Nierozpoczęte
admin-tables-over = Zakończone
admin-tables-public = Na liście publicznej
admin-tables-closed = Zamknięte
admin-tables-aside = Odłożone
admin-tables-all = Wszystkie
admin-table-find = Adres zaczyna się od
admin-table = Stół
admin-status = Stan
admin-status-open = nierozpoczęty
admin-status-running = w trakcie
admin-status-over = zakończony
admin-aside = odłożony
admin-closed = zamknięty
admin-hidden = ukryty
admin-public = publiczny
admin-created = Utworzono
admin-changed = Ostatnia zmiana
admin-log = Dziennik
admin-log-size = wiersze: { $rows }, { $size }
admin-log-note = Dopóki trwa gra, dziennik nie pokazuje ruchów ani ziaren: nikt nie zobaczy w ten sposób kart.
admin-chat = Wpisy na czacie
admin-host = gospodarz
admin-watch = Idź tam
admin-download-log = Pobierz dziennik
admin-retry = Spróbuj ponownie
admin-hide = Ukryj na liście
admin-show = Pokaż na liście
admin-close = Zamknij stół
admin-close-sure = Gra natychmiast kończy się dla wszystkich. Stół można potem otworzyć ponownie.
admin-reopen = Otwórz ponownie
admin-remove = Usuń stół
admin-remove-sure = Gra, jej dziennik i czat zostaną usunięte na zawsze.

admin-people = Osoby
admin-person-find = Imię albo początek id
admin-person = Osoba
admin-seen = Ostatnio
admin-network = Sieć
admin-at-tables = { $count ->
    [one] przy jednym stole
    [few] przy { $count } stołach
   *[many] przy { $count } stołach
}
admin-reported = { $count ->
    [one] jedno zgłoszenie
    [few] { $count } zgłoszenia
   *[many] { $count } zgłoszeń
}
admin-in-force = Obowiązuje
admin-measure-ban = Zablokowane
admin-measure-mute = Wyciszone
admin-measure-name = Stałe imię
admin-lift = Zakończ
admin-mute = Wycisz
admin-mute-sure = Czat i reakcje będą w tym czasie odrzucane.
admin-rename = Odbierz imię
admin-rename-sure = Na tydzień zostanie nadane neutralne imię.
admin-ban = Zablokuj
admin-ban-sure = Wszystkie połączenia natychmiast się zakończą, a nowe będą odrzucane.
admin-ban-network = Zablokuj sieć
admin-ban-network-sure = Nikt z { $network } nie będzie mógł wejść w tym czasie.
admin-export = Eksportuj dane

admin-reports = Zgłoszenia
admin-reports-open = Otwarte
admin-reports-resolved = Rozwiązane
admin-reports-dismissed = Odrzucone
admin-report-about = { $name }: { $reason }
admin-reason-chat = czat
admin-reason-name = imię
admin-reason-cheating = oszukiwanie
admin-reason-stalling = przeciąganie gry
admin-reason-other = coś innego
admin-report-by = Zgłasza: { $name }
admin-report-chat = { $count ->
    [one] Ostatni wpis na czacie
    [few] Ostatnie { $count } wpisy na czacie
   *[many] Ostatnich { $count } wpisów na czacie
}
admin-see-person = Zobacz osobę
admin-see-table = Zobacz stół
admin-resolve = Rozwiązane
admin-dismiss = Odrzuć
admin-open-again = Otwórz ponownie

admin-load = Obciążenie
admin-load-moves = Ruchy na sekundę
admin-load-half = Połowa ruchów w czasie
admin-load-most = 99 na 100 ruchów w czasie
admin-load-sockets = Połączenia ze stołami
admin-load-rooms = Stoły w pamięci
admin-load-bots = Myślące boty
admin-load-memory = Pamięć
admin-load-processes = Procesy
admin-load-people = Znane osoby
admin-load-limits = Osiągnięte limity od startu
admin-load-queues = Kolejki
admin-load-all = Wszystkie dane
admin-load-nothing = Na razie nic.

admin-announce = Ogłoszenia
admin-announce-text = O czym wszyscy powinni wiedzieć?
admin-announce-example = Restart o 22:00, przez kilka minut.
admin-announce-languages = W innych językach (nieobowiązkowo)
admin-announce-send = Ogłoś
admin-announce-now = Teraz ogłoszone
admin-withdraw = Wycofaj
