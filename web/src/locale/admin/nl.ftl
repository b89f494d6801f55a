### Voor de beheerders. Wordt alleen met hun pagina geladen.

admin = Beheer
admin-leave = Vergrendelen
admin-parts = Onderdelen van deze pagina
admin-door = Voor de beheerders
admin-door-note = Deze pagina vraagt het geheim van deze server. Op de machine van de server toon je het met:
admin-secret = Geheim
admin-enter = Openen
admin-wrong = Dat is niet het geheim, of deze pagina mag van hieruit niet gebruikt worden.
admin-which = Tonen
admin-none = Niets te zien.
admin-nobody = zonder naam
admin-bot = Bot
admin-free = vrij
admin-unknown = onbekend
admin-until = tot { $until }
admin-for = Hoe lang
admin-reason = Notitie voor jezelf
admin-time-10 = 10 minuten
admin-time-60 = 1 uur
admin-time-1440 = 1 dag
admin-time-10080 = 1 week
admin-time-43200 = 30 dagen
admin-time-525600 = 1 jaar

admin-tables = Tafels
admin-tables-running = Bezig
admin-tables-open = Nog niet begonnen
admin-tables-over = Afgelopen
admin-tables-public = In de openbare lijst
admin-tables-closed = Gesloten
admin-tables-aside = Opzijgezet
admin-tables-all = Alle
admin-table-find = Adres begint met
admin-table = Tafel
admin-status = Stand
admin-status-open = niet begonnen
admin-status-running = bezig
admin-status-over = afgelopen
admin-aside = opzijgezet
admin-closed = gesloten
admin-hidden = verborgen
admin-public = openbaar
admin-created = Gemaakt
admin-changed = Laatste wijziging
admin-log = Logboek
admin-log-size = { $rows } regels, { $size }
admin-log-note = Zolang er gespeeld wordt, toont het logboek geen zetten en geen startwaarden: zo ziet niemand kaarten.
admin-chat = Regels chat
admin-host = organisator
admin-watch = Erheen
admin-download-log = Logboek downloaden
admin-retry = Opnieuw proberen
admin-hide = Uit de lijst halen
admin-show = In de lijst tonen
admin-close = Tafel sluiten
admin-close-sure = De partij stopt meteen voor iedereen. Je kunt de tafel later weer openen.
admin-reopen = Weer openen
admin-remove = Tafel verwijderen
admin-remove-sure = De partij, het logboek en de chat worden voorgoed gewist.

admin-people = Personen
admin-person-find = Naam, of id begint met
admin-person = Persoon
admin-seen = Laatst gezien
admin-network = Netwerk
admin-at-tables = { $count ->
    [one] aan één tafel
   *[other] aan { $count } tafels
}
admin-reported = { $count ->
    [one] één melding
   *[other] { $count } meldingen
}
admin-in-force = Van kracht
admin-measure-ban = Verbannen
admin-measure-mute = Gedempt
admin-measure-name = Naam vast
admin-lift = Opheffen
admin-mute = Dempen
admin-mute-sure = Chat en reacties worden zolang geweigerd.
admin-rename = Naam afnemen
admin-rename-sure = Er komt een neutrale naam, een week lang.
admin-ban = Verbannen
admin-ban-sure = Alle verbindingen stoppen meteen, nieuwe worden zolang geweigerd.
admin-ban-network = Netwerk verbannen
admin-ban-network-sure = Niemand uit { $network } komt er zolang in.
admin-export = Gegevens exporteren

admin-reports = Meldingen
admin-reports-open = Open
admin-reports-resolved = Opgelost
admin-reports-dismissed = Afgewezen
admin-report-about = { $name }: { $reason }
admin-reason-chat = chat
admin-reason-name = naam
admin-reason-cheating = valsspelen
admin-reason-stalling = traineren
admin-reason-other = iets anders
admin-report-by = Gemeld door { $name }
admin-report-chat = { $count ->
    [one] De laatste regel van de chat
   *[other] De laatste { $count } regels van de chat
}
admin-see-person = Naar de persoon
admin-see-table = Naar de tafel
admin-resolve = Opgelost
admin-dismiss = Afwijzen
admin-open-again = Heropenen

admin-load = Belasting
admin-load-moves = Zetten per seconde
admin-load-half = De helft van de zetten binnen
admin-load-most = 99 van de 100 zetten binnen
admin-load-sockets = Verbindingen met tafels
admin-load-rooms = Tafels in het geheugen
admin-load-bots = Bots die nadenken
admin-load-memory = Geheugen
admin-load-processes = Processen
admin-load-people = Bekende personen
admin-load-limits = Bereikte grenzen sinds de start
admin-load-queues = Wachtrijen
admin-load-all = Alle cijfers
admin-load-nothing = Nog niets.

admin-announce = Aankondigen
admin-announce-text = Wat moet iedereen weten?
admin-announce-example = Herstart om 22.00 uur, een paar minuten.
admin-announce-languages = In andere talen (niet verplicht)
admin-announce-send = Aankondigen
admin-announce-now = Nu aangekondigd
admin-withdraw = Intrekken
