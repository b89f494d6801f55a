offline-title = Gra offline
offline-note = Wszystkie cztery gry z botami i na jednym urządzeniu, z lekcjami i zasadami, także bez połączenia. Twoje partie zostają w tej przeglądarce.
offline-fetch = Gra offline: { $size } MB
offline-fetching = Pobieranie…
offline-ready = Gotowe. Możesz grać bez połączenia.
offline-failed = Nie udało się: nie można pobrać { $file }. Czy masz połączenie?
offline-full = Nie udało się: w tej przeglądarce nie ma na to miejsca.
offline-none = Ta przeglądarka lub ten serwer tego nie potrafi.
offline-insecure = Przeglądarki zachowują tylko strony, których adres zaczyna się od https.
offline-remove = Usuń
away = Serwer teraz nie odpowiada. Gdy tylko odpowie, wszystko znów tu będzie.
away-plays = Serwer teraz nie odpowiada. Możesz grać z botami i na jednym urządzeniu; twoje partie zostają w tej przeglądarce.
offline-coach = Trener myśli tu w twojej przeglądarce. To potrwa kilka minut; to, co znajdzie, zostaje zapisane.
offline-strength = Bez połączenia boty myślą w twojej przeglądarce. Eksperci i mistrzowie nie sięgają tam tak daleko i grają słabiej niż na serwerze.
runs-compiled = Zasady i boty działają w tej przeglądarce, skompilowane.
runs-plain = Zasady i boty działają w tej przeglądarce jako zwykły Python: boty myślą wolniej.
away-settings = Twoje inne urządzenia i dane na serwerze wrócą, gdy tylko odpowie.
hand-title = Rozegrane offline
hand-offer =
    { $count ->
        [one] Jedna partia rozegrana bez połączenia jest tylko w tej przeglądarce. Czy serwer ma ją też zachować? Będzie wtedy na twojej liście na każdym urządzeniu.
        [few] { $count } partie rozegrane bez połączenia są tylko w tej przeglądarce. Czy serwer ma je też zachować? Będą wtedy na twojej liście na każdym urządzeniu.
       *[many] { $count } partii rozegranych bez połączenia jest tylko w tej przeglądarce. Czy serwer ma je też zachować? Będą wtedy na twojej liście na każdym urządzeniu.
    } Takie partie są oznaczone i nie liczą się do siły gry ani rankingów.
hand-which = Które?
hand-now = Tak, przekaż
hand-stay = Nie, zostaw tutaj
hand-doing = Przekazywanie…
hand-done = { $count ->
    [one] Serwer ma tę partię. Znajdziesz ją wśród zakończonych partii i w „Twoim dorobku”.
    [few] Serwer ma { $count } partie. Znajdziesz je wśród zakończonych partii i w „Twoim dorobku”.
   *[many] Serwer ma { $count } partii. Znajdziesz je wśród zakończonych partii i w „Twoim dorobku”.
}
hand-refused = { $game } zostaje tutaj: { $why }
today-here = Te same karty dla wszystkich, którzy grają bez serwera. Nic z tego się nie liczy.
away-groups = Grupy i znajomi wymagają serwera.
here-title = Partie w tej przeglądarce
here-count = { $count ->
    [one] W tej przeglądarce jest jedna partia.
    [few] W tej przeglądarce są { $count } partie.
   *[many] W tej przeglądarce jest { $count } partii.
}
here-running = jeszcze trwa
here-unread = nie da się odczytać
here-remove = Usuń
here-remove-sure = Usunąć tę partię z tej przeglądarki? Jeśli nie ma jej żaden serwer, przepadnie na dobre.
here-remove-all = Usuń wszystkie
here-remove-all-sure = Usunąć wszystkie partie z tej przeglądarki? Te, których nie ma żaden serwer, przepadną na dobre.
