calls-title = Powiadomienia, gdy cię nie ma
calls-note = Przy stołach z dniami na ruch dowiesz się, że twoja kolej, nawet gdy strona jest zamknięta: najwyżej raz na dziesięć minut i nigdy nic o kartach. Pół godziny przed spotkaniem twojej grupy też damy ci znać.
calls-here = Na tym urządzeniu
calls-own = Własny adres, na przykład temat ntfy
calls-add = Dodaj
calls-stop = Wyłącz
calls-other = Inna przeglądarka
calls-denied = Przeglądarka na to nie pozwala. Sprawdź jej ustawienia dla tej strony.
