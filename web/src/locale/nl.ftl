### Alles rond de spellen. Elk spel heeft zijn eigen bestand naast zijn gezicht.
### De id's liggen vast; een opmerking zegt waar een tekst staat als de woorden dat niet doen.

## Overal

description = Kaartspellen met vrienden en bots, aan één tafel.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } nodigt je uit voor { $game }
preview-invited = Je bent uitgenodigd voor { $game }
preview-free = Vrije plaatsen: { $free } van { $seats }. Zonder account.
preview-full = Alle plaatsen zijn bezet. Je kunt meekijken.
preview-running = Hier wordt { $game } gespeeld
preview-watch = Kom meekijken.
preview-over = { $game }: de partij is afgelopen
preview-replay = Kijk hoe het ging.
# De link die een toetsenbord het eerst tegenkomt.
skip = Naar de tafel
# Naam van de lamp in de balk: een link naar de voorpagina.
home = Startpagina
# Naam van de groep knoppen in de balk.
tools = Knoppen
close = Sluiten
cancel = Annuleren
sure-yes = Ja: { $what }
yes = Ja
no = Nee
again = Opnieuw proberen
copy = Kopiëren
copied = Gekopieerd
share = Delen
you = Jij
bot = Bot
guest-number = Gast { $number }
player-number = Speler { $number }
watcher = Toeschouwer
connection-lost = Verbinding verbroken, we proberen het opnieuw
connection-back = Weer verbonden
# Voor de punt en de naam van het spel in de titel van de browser.
title-turn = Jouw beurt

## Waarom iets niet gebeurde; volgens de codes van de server

refused-error = Er ging iets mis. Er is niets veranderd.
refused-offline = De server antwoordt niet. Ben je online?
refused-set-aside = Deze tafel kan nu niet worden geopend. De beheerder van de server weet ervan.
refused-set-aside-here = Deze partij kan in deze browser niet worden gelezen. Verwijderen kan in de instellingen.
refused-illegal-move = Dat kun je nu niet spelen.
refused-store-down = De server kan nu niets opslaan. Probeer het straks nog eens.
refused-store-down-here = Deze browser kan nu niets opslaan: misschien is hij vol, of is dit een privévenster.
refused-reserved-name = Die naam is voor bots en voor mensen zonder naam. Kies een andere.
refused-mixed-name = Gebruik in één woord geen Latijnse, Cyrillische en Griekse letters door elkaar.
refused-signed-out = Dit toestel is afgemeld.
refused-forgotten = Je bent hier vergeten.
refused-move-same = Dit toestel is al van jou.
refused-call-address = Dit adres kan niet worden gebruikt: het moet beginnen met https://.
refused-call-too-many = Je krijgt al bericht op { $most } adressen. Verwijder er eerst een.
refused-too-many-devices = Je hebt al { $most } toestellen. Meld er eerst een paar af.
refused-unknown-bot = Dit spel heeft die bot niet.
refused-bad-option = Dit spel heeft die optie niet.
refused-bad-seats = Dit spel speel je niet met zoveel mensen.
refused-unknown-game = Deze server heeft dat spel niet.
refused-malformed = De server heeft dat niet begrepen. Laad de pagina opnieuw.
refused-foreign = Deze pagina is geopend op een adres dat de server niet kent.
refused-too-long = Dat is te lang.
refused-refused = De server staat dat niet toe.
refused-restart = De server start opnieuw op. De partij gaat zo verder.
refused-banned = Je bent tot { $until } niet welkom op deze server.
refused-muted = Je kunt tot { $until } niet chatten.
refused-renamed = Je houdt deze naam tot { $until }.
refused-closed = De beheerders van deze server hebben deze tafel gesloten.
refused-gone = Deze tafel bestaat niet meer.
refused-link-used = Deze link is al gebruikt of verlopen. Maak een nieuwe.
refused-too-fast = Dat ging iets te snel. Wacht even.
refused-without-spectators = Aan deze tafel wordt zonder toeschouwers gespeeld.
refused-only-host = Dat kan alleen degene die de tafel heeft geopend.
refused-only-players = Dat kunnen alleen de spelers.
refused-only-another-player = Daar kan alleen een andere speler om vragen.
refused-only-those-who-played = Alleen wie heeft gespeeld kan om een nieuwe partij vragen.
refused-only-sitter-or-host = Alleen wie daar zit of wie de tafel heeft geopend, kan een plaats vrijmaken.
refused-not-your-seat = Dat is niet jouw plaats.
refused-begun-not-your-seat = De partij is begonnen en dat is niet jouw plaats.
refused-other-eyes = Met een ander meekijken kan pas als de partij voorbij is.
refused-when-over = Dat kun je pas zien als de partij voorbij is.
refused-sealed = Anderen spelen deze kaarten nog. Je ziet ze als de dag voorbij is (middernacht UTC).
refused-only-table-seats-bots = In een lopende partij zet alleen de tafel zelf bots neer.
refused-left-table = Je zit niet meer aan deze tafel.
refused-not-askable = Daar kun je hier niet om vragen.
refused-not-asked = Jouw antwoord is niet nodig.
refused-not-begun = De partij is nog niet begonnen.
refused-begun = De partij is al begonnen.
refused-being-dealt = De kaarten worden gedeeld.
refused-still-running = De partij loopt nog.
refused-over = De partij is voorbij.
refused-no-deal-now = Er valt nu niets te delen.
refused-no-contributions-now = Getallen voor het delen worden alleen aangenomen tijdens het delen.
refused-deal-step = Het delen is niet bij die stap.
refused-full-log = Aan deze tafel is zoveel gebeurd dat alleen nog zetten kunnen. Open een andere tafel.
refused-seat-taken = Daar zit al iemand. Kies een andere plaats.
refused-have-seat = Je hebt al een plaats. Sta eerst op.
refused-seat-cleared = Wie de tafel heeft geopend, heeft je plaats vrijgemaakt. Over een paar minuten kun je weer gaan zitten.
refused-no-late-guests = Aan deze tafel neemt niemand de plaats van een bot over als de partij al loopt.
refused-sit-there = Je zit daar al.
refused-nobody-there = Daar zit niemand.
refused-no-seat = Die plaats is er niet aan deze tafel.
refused-no-such-seat = Die plaats is er niet.
refused-seats-free = Er zijn nog plaatsen vrij. Wacht, of vul ze met bots.
refused-have-resigned = Je hebt opgegeven. De bot speelt verder.
refused-resigned-already = Je hebt al opgegeven.
refused-bot-there = Op die plaats speelt al een bot.
refused-bot-plays-yours = Een bot speelt voor je. Neem eerst je plaats terug.
refused-bot-for-another = Je kunt alleen voor de plaats van iemand anders om een bot vragen.
refused-bot-not-away = Je kunt alleen om een bot vragen zolang iemand weg is.
refused-bot-wait = Misschien komt diegene terug. Over { $seconds } s kun je om een bot vragen.
refused-no-hints = In een partij met andere mensen zijn er geen tips.
refused-hints-off = Deze partij telt mee: er zijn geen tips.
refused-review-stopped = De analyse werd onderbroken. Vraag het nog eens.
refused-not-played-out = De partij is afgebroken, dus is er geen geluksrekening.
refused-not-your-turn = Je bent niet aan de beurt.
refused-others-have-seen = De anderen hebben het gevolg al gezien. Vraag hun of je de zet mag terugnemen.
refused-no-takebacks = Aan deze tafel wordt niets teruggenomen.
refused-nothing-to-take-back = Je hebt nog geen zet gedaan.
refused-takebacks-spent = In deze partij is al { $count } keer een zet teruggenomen. Zo is het genoeg.
refused-nobody-to-agree = Er is niemand meer die kan instemmen.
refused-question-open = Er staat nog een vraag open. Beantwoord die eerst.
refused-no-question = Die vraag staat niet meer open.
refused-you-have-asked = Jij hebt het gevraagd. Nu zijn de anderen aan zet.
refused-next-set-up = De volgende partij staat al klaar.
refused-no-next = Er is geen andere partij afgesproken.
refused-stale = De tafel is al verder. Kijk nog eens.
refused-empty-line = Daar valt niets in te lezen.
refused-no-team-chat = Aan deze tafel kun je niet alleen met je team praten.
refused-long-line = Een bericht heeft hoogstens { $most } tekens.
refused-report-another = Je kunt alleen iemand anders aan deze tafel melden.
refused-reports-full = Er zijn te veel meldingen. De beheerders van de server weten ervan.
refused-link-incomplete = Die tafel is er niet. Misschien is de link niet volledig.
refused-wrong-code = Bij deze code hoort geen tafel. Kijk hem na of vraag een nieuwe: een code geldt een dag.
refused-table-too-old = Die tafel bestaat niet meer.
refused-table-removed = Deze tafel is er niet meer.
refused-table-seat = Een tafel van { $seats } heeft die plaats niet.
refused-deal-differs = Die kaarten horen bij een ander spel, een ander aantal plaatsen of andere opties.
refused-record-wrong = Dit verslag klopt niet: { $why }
refused-record-unfinished = Alleen het verslag van een gespeelde partij, met het geheime getal, kan geopend worden.
refused-handed-enough = De server bewaart { $most } partijen die je offline hebt gespeeld. Verwijder er een paar op de pagina ‘Jouw overzicht’.
refused-handed-nobody = Alleen bots hebben deze partij gespeeld; die is van niemand.
refused-seat-and-bot = Een plaats kan niet tegelijk van jou en van een bot zijn.
refused-no-puzzle = Deze puzzel bestaat niet.
refused-answer-first = Geef eerst antwoord op de puzzel.
refused-no-daily = Dit spel heeft geen kaarten van de dag.
refused-not-a-day = De kaarten van die dag kun je niet zien of spelen.
refused-bad-pace = Geef 5 tot 600 seconden per zet met hoogstens 2 uur reserve, of 1 tot 30 dagen zonder reserve.
refused-name-length = Een naam telt 1 tot { $most } tekens.
refused-name-unseen = Een naam heeft minstens één letter, cijfer of symbool.
refused-name-twice = Twee spelers heten { $name }. Geef iedereen een eigen naam.
refused-say-hello = De server kent dit toestel nog niet. Laad de pagina opnieuw.
refused-just-signed-out = Dit toestel is zojuist afgemeld.
refused-identity-gone = Dit toestel kent die identiteit niet meer.
refused-hints-crowded = Er wachten te veel mensen op een tip. Vraag het zo nog eens.
refused-too-many-connections = Er zijn te veel pagina’s open. Sluit er een paar.
refused-measure-time = Er is een duur nodig, hoogstens tien jaar.
refused-empty-announcement = Een mededeling heeft een tekst en een duur.
refused-only-bans-of-networks = Een netwerk kun je alleen verbannen.
refused-origin-unknown = Het is niet bekend waar deze persoon vandaan kwam: die is hier al een dag niet geweest.
refused-not-a-network = Een netwerk is een adres of bijvoorbeeld 192.0.2.0/24, niet { $text }.
refused-network-list = Dat zijn geen netwerken: { $why }
refused-wide-network = { $network } is te groot; /{ $widest } is het grootste netwerk dat je kunt verbannen.
refused-own-network = { $network } is deze machine. Draait er een proxy op, dan ziet de server met --proxy erlangs.
refused-deal-elsewhere = Aan een andere tafel wordt nog met deze kaarten gespeeld. Wacht tot die klaar is.
refused-no-group = Die groep bestaat niet. Misschien is de link onvolledig of is de groep opgeheven.
refused-only-members = Dat kunnen alleen leden van de groep.
refused-only-founder = Dat kan alleen wie de groep leidt.
refused-no-member = Die persoon zit niet meer in de groep.
refused-removed-member = Je bent uit deze groep verwijderd.
refused-group-full = Een groep heeft hoogstens { $most } leden.
refused-many-groups = Je zit al in { $most } groepen. Verlaat er eerst een.
refused-name-first = Kies eerst een naam, dan weten de anderen wie je bent.
refused-group-name = De naam van een groep heeft 1 tot { $most } tekens.
refused-bad-plan = Kies een dag en een tijd.
refused-others-at-tables = Sommigen van hen zitten niet meer in de groep.
refused-no-event = Dit toernooi bestaat niet. Misschien is de link niet compleet, of het is verwijderd.
refused-only-event-host = Dat kan alleen wie het toernooi leidt.
refused-event-begun = Het toernooi is al begonnen.
refused-event-not-begun = Het toernooi is nog niet begonnen.
refused-event-over = Het toernooi is afgelopen.
refused-event-goes-on = Deze tafel hoort bij een toernooi. Je volgende partij komt met de volgende ronde.
refused-event-few = Een toernooi heeft minstens twee deelnemers nodig, van wie één een mens.
refused-event-full = Een toernooi heeft hoogstens { $most } deelnemers.
refused-event-closed = Sinds de eerste ronde begonnen is, kan niemand er meer bij.
refused-event-removed = Je bent uit dit toernooi gehaald.
refused-event-paused = Het toernooi pauzeert.
refused-event-round = Sommige tafels van deze ronde spelen nog.
refused-event-table = Die tafel speelt in deze ronde niet meer.
refused-event-waits = Aan die tafel wordt op niemand gewacht.
refused-events-many = Je leidt al { $most } toernooien. Beëindig er eerst een.
gone-title = Deze tafel is er niet

## Voorpagina

front-question = Wat spelen we vanavond?
front-how = Hoe wil je spelen?
front-games = Spellen
front-mine = Jouw partijen
front-finished = Gespeelde partijen ({ $count })
front-record = Jouw overzicht
today = De kaarten van vandaag
today-note = Iedereen hier krijgt dezelfde kaarten.
today-new = Spelen
today-running = Verder spelen
today-played = Gespeeld
today-rank = Plaats { $rank } van { $players }
front-as = Je speelt als { $name }
front-name = Kies een naam
front-groups = Jouw groepen
front-group-new = Een groep beginnen
event-round = Ronde { $round }
event-where = Toernooironde { $round }
event-back = Terug naar het toernooi
group-back = Terug naar de groep
front-event-new = Een toernooi beginnen
event-size = { $count ->
    [one] 1 doet mee
   *[other] { $count } doen mee
}
event-over = Afgelopen
event-table-ready = Je tafel staat klaar
front-group-size = { $count ->
    [one] Alleen jij nog
   *[other] { $count } leden
}
front-group-here = { $count } hier
how-now = Nu spelen
how-now-note = Bots nemen de andere plaatsen. Het begint meteen.
how-friends = Met vrienden
how-friends-note = Je krijgt een link om te delen. Wie hem opent, schuift aan.
how-device = Op één toestel
how-device-note = Geef het toestel door. Niemand ziet de kaarten van een ander.
how-watch = Meekijken
how-watch-note = Kijk bij anderen over de schouder of schuif aan bij een open tafel.
watch-none = Nu speelt er niemand openbaar, maar je kunt bots zien spelen.
lid-players = { $low } tot { $high }
lid-players-or = { $low } of { $high }
# Minuten, kort.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Nu spelen
lid-friends = Tafel openen
lid-device = Doorgeven
lid-watch = { $count ->
    [0] Geen open tafels
    [one] { $count } tafel
   *[other] { $count } tafels
}
lid-opening = Momentje…
lid-watch-bots = Bots zien spelen
lid-options = Opties
lid-solo = Solo
# A guided first game.
lid-learn = Leren
# On a game’s lid, and the name of the page.
puzzles = Puzzels
learn-new = Nieuw bij { $game }?
learn-offer = Leer het al spelend, in vijf minuten.
learn-play = Meteen spelen
code-have = Ik heb een code
front-offline = Offline spelen
front-open-record = Verslag openen
code-ask = Typ de zes tekens van de tafel van je vrienden.
code-go = Naar de tafel
row-free = { $count ->
    [0] Alle plaatsen zijn bezet
    [one] Nog 1 plaats vrij
   *[other] Nog { $count } plaatsen vrij
}
row-won = Gewonnen door { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Gewonnen { $score } van { $names }
    [drawn] Gelijk { $score } met { $names }
   *[lost] Verloren { $score } van { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Gewonnen, { $points }
   *[lost] Verloren, { $points }
}
row-resigned-me = Je gaf op tegen { $names }
row-resigned = Opgegeven: { $names }
row-turn = Jouw beurt
row-invite = Uitnodigen
row-join = Aanschuiven
row-here = Op dit toestel
row-offline = Offline gespeeld

## Niveaus van bots

level-novice = beginner
level-regular = stamgast
level-reflex = reflex
level-expert = expert
level-master = meester
level-novice-note = Kent de regels en kijkt niet verder dan de volgende kaart.
level-regular-note = Speelt vlot, met goede vuistregels.
level-reflex-note = Speelt meteen, met goede vuistregels die een klein neuraal netwerk verbetert.
level-expert-note = Denkt tot een seconde na over wat de anderen hebben.
level-master-note = Denkt tot drie seconden na; de beste die we hebben.

## Nieuwe tafel

new-title = Een potje { $game }
new-about = { $seats ->
    [one] { $seats } plaats, ongeveer { $minutes } minuten
   *[other] { $seats } plaatsen, ongeveer { $minutes } minuten
}
new-seats = Plaatsen
new-how-many = Aantal spelers
new-players = { $count ->
    [one] Solo
   *[other] { $count } spelers
}
new-seat = Wie zit op plaats { $number }
new-me = jouw plaats
new-me-choice = Mijn plaats
new-name-of = Naam van speler { $number }
team-number = Team { $number }
new-open = wacht op een vriend
new-bot = Bot, { $level }
new-rules = Regels
new-table = De tafel
new-pace = Bedenktijd per zet
clock-none = Geen klok
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 dagen
clock-none-note = Neem rustig de tijd. Wie weg is, houdt zijn plaats.
clock-calm-note = Twee minuten per zet en tien in reserve; daarna neemt een bot het over.
clock-brisk-note = Dertig seconden per zet en vijf minuten in reserve; daarna neemt een bot het over.
clock-days-note = Drie dagen per zet, voor een partij tussen de bedrijven door.
pace-none = Geen klok
pace-seconds = { $count } s per zet
pace-minutes = { $count } min per zet
pace-days = { $count ->
    [one] { $count } dag per zet
   *[other] { $count } dagen per zet
}
new-takebacks = Zetten terugnemen
new-takebacks-note = Een zet mag terug als iedereen het goed vindt.
new-takebacks-alone = Je kunt je eigen zetten terugnemen.
new-lots = Loten
new-lots-note = Het lot bepaalt wie begint; iedereen schuift samen door. Uit: je blijft zitten waar je zit.
new-one-seat = Eén plaats per persoon
new-one-seat-note = Niemand neemt meer dan één plaats in. Je plaatsen op dit toestel blijven van jou.
new-watchers = Toeschouwers
new-watchers-note = Wie de link heeft, kan meekijken, maar ziet niemands kaarten.
new-late = Late gasten
new-late-note = Wie na het begin komt, mag de plaats van een bot overnemen.
new-public = Openbare tafel
new-public-note = Voor iedereen te zien op de startpagina.
new-open-table = Tafel openen
new-start = Nu beginnen
new-start-hint = Alle plaatsen zijn bezet. Het begint meteen.
new-open-hint = { $count ->
    [one] Eén plaats blijft open voor een vriend.
   *[other] { $count } plaatsen blijven open voor vrienden.
}
new-sit = Neem zelf minstens één plaats.

## Wachtkamer

waiting-room = Wachtkamer
waiting-free = { $count ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $count } plaatsen vrij
}
waiting-full = Alle plaatsen zijn bezet
waiting-dealing = De kaarten worden gedeeld…
waiting-takebacks = als iedereen het goed vindt
waiting-here = is er
# Beside the name of the person who opened the table.
waiting-is-host = nodigt uit
waiting-sit = Ga zitten
waiting-stand = Opstaan
waiting-clear = Weghalen
waiting-removed = Je bent van je plaats gehaald. Over tien minuten kun je weer gaan zitten.
# Een keuze in de rij van een lege plaats; daarna komen de niveaus.
waiting-seat-bot = Bot erbij
waiting-bot = Een bot voor plaats { $number }
waiting-invite = Nodig vrienden uit
waiting-qr = QR-code van de link naar deze tafel
waiting-link = Link naar deze tafel
waiting-share = Speel mee met { $game }!
# Six characters that lead to a table.
code = Code
code-note = Om voor te lezen: vrienden typen hem op de startpagina. Hij geldt een dag.
waiting-note = Iedereen met deze link kan op een open plaats gaan zitten, zonder account. Is de tafel vol, dan kunnen gasten meekijken.
waiting-note-closed = Iedereen met deze link kan op een open plaats gaan zitten, zonder account.
waiting-fill = Bots op open plaatsen
waiting-start = Nu beginnen
waiting-start-hint = { $count ->
    [one] Een bot neemt de open plaats.
   *[other] Bots nemen de { $count } open plaatsen.
}
# $names are people who are not there yet.
waiting-start-without = Beginnen zonder { $names }
waiting-start-without-hint = { $count ->
    [one] Een bot speelt in hun plaats tot ze er zijn.
   *[other] Bots spelen in hun plaats tot ze er zijn.
}
waiting-host = Wie de tafel heeft geopend, start de partij.
waiting-host-named = { $name } start de partij.
door-invites = { $host } nodigt je uit voor { $game }
door-invited = Je bent uitgenodigd voor { $game }
door-name = Hoe heet je?
door-sit = Ga zitten
door-sit-as = Ga zitten als { $name }
door-other-name = Andere naam
door-here = Al aan tafel
door-look = Alleen even kijken
late-title = Je kijkt mee
late-note = De partij is al begonnen. Je kunt de plaats van een bot overnemen en vanaf hier verder spelen, of gewoon meekijken.
late-take = Neem de plaats van { $name }
late-take-any = Neem een plaats
late-watch = Alleen meekijken
watching = { $count ->
    [one] { $count } kijkt mee
   *[other] { $count } kijken mee
}
watching-names = { $count ->
    [one] { $names } kijkt mee
   *[other] { $names } kijken mee
}

## Aan tafel

score = Stand
rules = Regels
chat = Chat
keys = Sneltoetsen
keys-choose = Kies een kaart, plek of knop op nummer
keys-enter = Kiezen; nog eens om te spelen
keys-arrows = Van kaart naar kaart of plek naar plek
keys-escape = Kaart terugleggen; venster sluiten
key-enter = Enter
key-escape = Esc
menu = Menu
menu-back = Terug naar het menu
story = Verloop
story-empty = Er is nog niets gebeurd.
seat-open = Open plaats
seat-away = even weg
seat-resigned = geeft op
# Tweede regel bij de plaats waarop gewacht wordt.
seat-turn = denkt na
state-yours = Jouw beurt
state-over = De partij is afgelopen
state-waiting = Wachten op { $names }
round-is-over = Ronde { $round } is voorbij
round-next = Volgende ronde
lots-drawing = Wie begint?
pause-mine = De bots wachten tot je verdergaat
pause-others = { $count ->
    [one] { $names } leest nog de uitslag
   *[other] { $names } lezen nog de uitslag
}
clock-days-left = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
clock-hours-left = { $hours } u
clock-left = nog { $time }
clock-reserve = reserve { $time }
warn-reserve = Nu loopt je reserve: { $time } voor de rest van de partij.
warn-time = Je tijd is bijna om. Dan speelt een bot voor jou.
undo = Herstel
again-touch = Tik nog eens om hem te spelen.
again-mouse = Klik nog eens om hem te spelen.
again-keys = Druk op Enter om hem te spelen.
hint = Tip
hint-thinking = Even denken…
hint-says = Tip van de expert: { $move }.
# $percent is a whole number.
hint-odds = Ongeveer { $percent }% kans om de partij te winnen.
take-seat-back = Ik speel weer zelf
bot-for-you = Een bot speelt voor jou
bot-for-you-clock = Je tijd was om. Je kunt altijd weer zelf spelen.
bot-for-you-agreed = Je was weg en de anderen vonden het goed. Je kunt altijd weer zelf spelen.
bot-for-you-asked = Je kunt altijd weer zelf spelen.
resigned-you = Je hebt opgegeven
resigned-you-step = Een bot speelt op jouw plaats verder. Je kunt toekijken.
your-bot = Jouw bot
sound-on = Geluid aanzetten
sound-off = Geluid uitzetten
rules-glance = In het kort
rules-all = Alle regels
rules-none = Er zijn hier geen regels te lezen.
menu-invite = Link naar deze tafel
menu-screen = Op dit scherm tonen
on-screen = De tafel staat op het grote scherm.
on-screen-here = Ook hier tonen
menu-takeback = Vragen om een zet terug te nemen
# Waar geen ander mens meespeelt.
menu-takeback-alone = Mijn laatste zet terugnemen
menu-substitute = Een bot voor mij laten spelen
menu-bot = Bot voorstellen voor { $name }
menu-bot-wait = Over { $time } kan een bot voor { $name } spelen
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } uur
resign = Opgeven
resign-wins = Opgeven? De partij eindigt hier en de andere kant wint.
resign-ends = Opgeven? De partij eindigt hier en niemand wint.
resign-bot = Opgeven? Een bot speelt op jouw plaats verder en je kunt niet meer terug.
resign-yes = Ja, ik geef op
ask-takeback = { $name } wil de laatste zet graag terugnemen.
ask-bot = Mag een bot het overnemen van { $name }?
ask-rematch = { $name } wil graag revanche.
ask-same-deal = { $name } wil graag nog eens met dezelfde kaarten spelen.
ask-waiting = Wachten op het antwoord van de anderen
agree = Akkoord
decline = Liever niet
withdraw = Intrekken

## Nieuws in het verloop; $name is iemand aan tafel, $who is "me" als dat de lezer is

news-sat = { $who ->
    [me] Je gaat zitten.
   *[other] { $name } gaat zitten.
}
news-stood = { $who ->
    [me] Je staat op.
   *[other] { $name } staat op.
}
news-removed = { $who ->
    [me] Je bent van je plaats gehaald.
   *[other] { $name } is van de plaats gehaald.
}
news-bot = Een bot gaat zitten.
news-started = De partij begint.
news-lots = { $who ->
    [me] Er is geloot: jij begint.
   *[other] Er is geloot: { $name } begint.
}
news-returned = { $who ->
    [me] Je bent er weer.
   *[other] { $name } is er weer.
}
news-joined = { $who ->
    [me] Je neemt het over van een bot.
   *[other] { $name } schuift aan en neemt het over van een bot.
}
news-bot-clock = { $who ->
    [me] De tijd is om: een bot speelt voor jou.
   *[other] De tijd is om: een bot speelt voor { $name }.
}
news-bot-agreed = { $who ->
    [me] Een bot speelt nu voor jou.
   *[other] Een bot speelt nu voor { $name }.
}
news-bot-asked = { $who ->
    [me] Een bot speelt nu voor jou.
   *[other] { $name } laat nu een bot spelen.
}
news-resigned = { $who ->
    [me] Je hebt opgegeven.
   *[other] { $name } heeft opgegeven.
}
news-took-back = { $who ->
    [me] Je neemt de laatste zet terug.
   *[other] { $name } neemt de laatste zet terug.
}
news-declined = Het verzoek is afgewezen.
news-withdrawn = Het verzoek is ingetrokken.
deal-withheld = Het toestel van { $name } liet zijn getal niet zien. De kaarten worden opnieuw gedeeld, zonder dat getal.
deal-withheld-mine = Je toestel liet zijn getal niet op tijd zien. De kaarten worden opnieuw gedeeld, zonder dat getal.
deal-denied = Je toestel liet zijn getal wel zien, maar de tafel zegt van niet. De kaarten worden opnieuw gedeeld, zonder dat getal.
deal-dropped = De tafel had het getal van je toestel, maar de kaarten zijn zonder dat getal gedeeld.
deal-late = Het getal van je toestel kwam niet op tijd aan. De kaarten zijn zonder dat getal gedeeld.
deal-again = De tafel vroeg je toestel om een tweede getal zonder te melden dat er opnieuw wordt gedeeld.

## Chat en reacties

chat-lines = Berichten
chat-empty = Er is nog niets gezegd.
chat-say = Zeg iets…
chat-send = Versturen
chat-to = Aan wie
chat-to-all = Iedereen
chat-to-team = Mijn team
chat-team = team
chat-say-team = Zeg iets tegen je team…
chat-watchers = toeschouwers
chat-say-watchers = Zeg iets tegen de andere toeschouwers…
chat-watchers-note = Alleen toeschouwers lezen wat je schrijft. Jij leest ook wat de spelers schrijven.
chat-open = Chat openen
chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
reactions = Reacties
reaction-clap = Bravo!
reaction-laugh = Haha!
reaction-wow = Wauw!
reaction-ouch = Au!
reaction-think = Hmm…
reaction-thanks = Bedankt!

## Rond één toestel

curtain-title = { $name } is aan de beurt
curtain-note = Geef het toestel aan { $name }. De anderen kijken even weg.
curtain-open = Ik ben { $name }
pass-drew = Getrokken: { $cards }
pass-on = Doorgeven aan { $name }
pass-hide = Mijn kaarten verbergen

## Scoreblad en einde

sheet-player = Speler
sheet-round = Ronde { $round }
sheet-rounds = Rondes
sheet-place = Plaats
sheet-sum = Totaal
sheet-winner = winnaar
sheet-hints = Tips van de expert: { $list }
end-sheet = Eindstand
end-wins = { $count ->
    [one] { $names } wint
   *[other] { $names } winnen
}
end-you-win = Jij wint
# Als de lezer een van meerdere winnaars is.
end-together = Jullie winnen samen
end-drawn = Niemand wint
# Alleen tegen de kaarten.
end-solo-lost = Deze keer niet
end-broken = De partij is afgebroken
end-place = Je wordt nummer { $place } van { $count }.
end-place-shared = Je deelt plaats { $place } van { $count }.
end-points = { $count ->
    [one] { $points } punt
   *[other] { $points } punten
}
ended-resigned = { $count ->
    [one] { $names } heeft opgegeven.
   *[other] { $names } hebben opgegeven.
}
ended-resigned-you = Je hebt opgegeven.
ended-abandoned = Niemand kwam terug aan tafel.
end-next = Naar de volgende partij
rematch = Revanche
same-deal = Zelfde kaarten
daily-compare = Vergelijk met iedereen
replay = Terugblik
check-deal = Controleer het delen
look-at-table = Bekijk de tafel

## Controleer het delen

proof-about = Voor de partij legde de server een geheim getal vast, en je browser voegde er zelf een toe. Nu beide bekend zijn, is elke getrokken kaart na te rekenen. Dat gebeurt hier, in je browser.
proof-limit = Deze pagina komt van dezelfde server. Wil je op niemand vertrouwen, bewaar dan het verslag en controleer het met ‘stammtisch verify’ op je eigen computer.
proof-checking = Aan het rekenen…
proof-good = Er is eerlijk gedeeld.
proof-open = Alles wat te controleren was, klopt.
proof-bad = Er klopt iets niet.
proof-right = Klopt
proof-wrong = Klopt niet
proof-note = Let op
proof-promise = Het geheime getal is het getal dat de server had beloofd.
proof-seen-before = De belofte is dezelfde die je browser voor het delen zag.
proof-contributions = { $count ->
    [0] Niemand voegde een getal toe.
    [one] Het toegevoegde getal lag voor het delen vast.
   *[other] De { $count } toegevoegde getallen lagen voor het delen vast.
}
proof-anew = { $count ->
    [one] Er moest opnieuw worden gedeeld, omdat een getal niet werd getoond. Daar kan de beheerder van de server achter zitten.
   *[other] Er moest { $count } keer opnieuw worden gedeeld, omdat getallen niet werden getoond. Daar kan de beheerder van de server achter zitten.
}
proof-beginnings = Elke keer dat er opnieuw is gedeeld, is verantwoord.
proof-hashes = { $count ->
    [one] Het getal lag vast toen je browser keek, en er kwam later geen bij.
   *[other] Alle { $count } getallen lagen vast toen je browser keek, en er kwam later geen bij.
}
proof-mine = Het getal dat je browser toevoegde, is gebruikt.
proof-mine-dropped = De tafel had het getal van je browser, maar de kaarten zijn zonder dat getal gedeeld.
proof-mine-denied = Je browser liet zijn getal zien, maar de tafel zegt van niet.
proof-mine-withheld = Je browser liet zijn getal niet op tijd zien, dus is er zonder dat getal opnieuw gedeeld.
proof-mine-late = Het getal van je browser is niet gebruikt: het kwam te laat of is weggelaten.
proof-mine-other = Voor jouw plaats is een ander getal gebruikt, misschien van een ander toestel van jou.
proof-again = Je browser werd om een tweede getal gevraagd zonder dat er opnieuw werd gedeeld.
proof-chosen = Deze kaarten zijn gekozen en niet voor deze partij getrokken: iemand kan ze gekend hebben.
proof-decks = De stapels zijn compleet: geen kaart te veel, geen te weinig.
proof-decks-unknown = De stapels zijn niet gecontroleerd: deze pagina kent de kaarten van dit spel niet.
proof-lots = Het lot voor de eerste plaats volgt uit de getallen.
proof-draws = { $count ->
    [0] Er zijn geen getrokken kaarten vermeld.
    [one] De kaart klopt met de getallen.
   *[other] Alle { $count } kaarten kloppen met de getallen.
}
proof-seen = { $count ->
    [one] De kaart die je browser zag trekken, is ook echt getrokken.
   *[other] De { $count } kaarten die je browser zag trekken, zijn ook echt getrokken.
}
proof-seen-none = Je browser zag geen kaart trekken, dus er valt niets te vergelijken.
proof-back = { $count ->
    [one] Eén kaart die deze browser zag, is met een zet teruggenomen en wordt niet vergeleken.
   *[other] { $count } kaarten die deze browser zag, zijn met zetten teruggenomen en worden niet vergeleken.
}
proof-commitment = Belofte
proof-seed = Geheim getal
proof-of-seat = Getal van plaats { $number }
proof-void = Poging { $number }, ongeldig: geen getal van plaats { $seats }

## The coach

review = Analyse
review-of = Analyse van { $game }
review-note = Elke beslissing van jou, alleen beoordeeld naar wat je toen kon weten.
review-progress = Hoe ver de analyse is
review-so-far = { $done } van { $total } beslissingen
review-stop = Stoppen
review-go-on = Verder
review-verdict = { $count ->
    [0] Geen fouten in { $total } beslissingen. Goed gespeeld!
    [one] Eén van de { $total } beslissingen heeft je iets gekost.
   *[other] { $count } van de { $total } beslissingen hebben je iets gekost.
}
grade-inaccuracy = Onnauwkeurig
grade-mistake = Fout
grade-blunder = Grove fout
review-lost = { $points ->
    [one] kostte 1 punt van de 100
   *[other] kostte { $points } punten van de 100
}
review-moves = Jouw zet: { $played }. Beter: { $best }.
review-alternatives = { $goal ->
    [round] Hoe vaak elke zet de ronde zou winnen
   *[match] Hoe vaak elke zet de partij zou winnen
}
review-try = Nog eens proberen
review-look = Bekijken
review-play-on = Vanaf hier verder spelen
review-ask = Wat had ik beter kunnen doen?
review-share = De anderen mogen mijn analyse zien
review-share-note = Wie hier meespeelde, ziet dan wat de coach over mijn beslissingen zegt.
review-whose = Wiens beslissingen
review-note-of = { $name }: elke beslissing, alleen beoordeeld naar wat toen bekend kon zijn.
review-verdict-of = { $count ->
    [0] Geen fouten in { $total } beslissingen.
    [one] Eén van de { $total } beslissingen heeft iets gekost.
   *[other] { $count } van de { $total } beslissingen hebben iets gekost.
}
review-moves-of = Gespeeld: { $played }. Beter: { $best }.
review-worlds = Waar de kaarten konden zijn
review-worlds-note = In hoeveel van 100 verdelingen die pasten bij wat bekend was, een kaart daar lag:
review-worlds-often = { $piece }: in { $often } van 100
open-title = Als alle kaarten open hadden gelegen
open-note = Een curiositeit, nooit een fout: niemand kon dit weten. Met open kaarten zien deze beslissingen er anders uit.
open-better = ‘{ $move }’ pakte goed uit: van { $before } naar { $after } van 100.
open-worse = ‘{ $move }’ pakte slecht uit: van { $before } naar { $after } van 100.
percent = { $number }%
try-ask = Jouw zet: { $played }. Wat zou beter zijn?
try-solved = Ja! { $move }: net zo goed als het beste.
try-same = Dat heb je gespeeld. Het kostte { $points } punten van de 100. Probeer iets anders.
try-wrong = { $move }: { $points } punten van de 100 minder dan het beste. Nog eens!
try-show = Laat zien
try-back = Terug naar de analyse
try-nothing = Hier valt niets te proberen.
tip = Goede raad
tip-close = Begrepen
tip-off = Geen raad meer
luck = Geluk en spel
luck-thinking = De kaarten worden nageteld…
luck-sum = { $played ->
    [better] Je speelde { $play } punten beter dan een goede speler
    [worse] Je speelde { $play } punten slechter dan een goede speler
   *[same] Je speelde als een goede speler
}; { $dealt ->
    [brought] de kaarten brachten je { $cards } op.
    [cost] de kaarten kostten je { $cards }.
   *[even] de kaarten waren in evenwicht.
}
luck-sum-others = { $gave ->
    [gave] Het spel van de anderen bracht je { $points } op.
   *[took] Het spel van de anderen kostte je { $points }.
}
luck-fair = Eerlijk deel
luck-seats = Wie begon
luck-deal = Het delen
luck-own-draws = Wat jij trok
luck-other-draws = Wat de anderen trokken
luck-known = Jouw spel, voor zover je kon weten
luck-hidden = Hoe de kaarten daarvoor lagen
luck-others = Die van de anderen
luck-result = Resultaat
luck-note = In punten van 100 voor het winnen van de partij. Het geluk klopt op ongeveer { $error } na, jouw spel op ongeveer { $known }. Het wordt vergeleken met een goede speler, in verdelingen die pasten bij wat je wist; de rest is hoe de kaarten echt lagen.
curve = Wie er waarschijnlijk zou winnen
curve-others = de anderen
curve-mistakes = jouw fouten
curve-table = Als tabel
curve-step = Zet
because-lies = { $who ->
    [nobody] In { $often } van de 100 verdelingen die kloppen, ligt { $piece } daar nog verborgen.
   *[other] In { $often } van de 100 verdelingen die kloppen, heeft { $name } { $piece }.
}
because-certain = { $who ->
    [nobody] { $piece } kan maar op één plek zijn.
   *[other] { $name } moet { $piece } hebben.
}
because-event =
    { $does }: in { $often } van de 100 gevallen; { $versus ->
        [played] na jouw zet in { $otherwise }.
        [other] na de andere zet in { $otherwise }.
       *[second] na de op één na beste in { $otherwise }.
    }
because-next =
    { $does }, als eerstvolgende: in { $often } van de 100 gevallen; { $versus ->
        [played] na jouw zet in { $otherwise }.
        [other] na de andere zet in { $otherwise }.
       *[second] na de op één na beste in { $otherwise }.
    }
because-count =
    { $does }: gemiddeld { $often } keer; { $versus ->
        [played] na jouw zet { $otherwise } keer.
        [other] na de andere zet { $otherwise } keer.
       *[second] na de op één na beste { $otherwise } keer.
    }

## Lessons

lesson = De les
lesson-of = { $game } leren
lesson-again = Nog een keer
lesson-short-game = Een korte partij spelen
lesson-next = Volgende les
lesson-back = Terug
lesson-go-on = Verder
lesson-your-move = Jij bent aan zet
lesson-progress = Hoe ver de les is
lesson-leave = Les verlaten
lesson-wrong = Niet helemaal. Volg wat oplicht.

## Terugblik

replay-of = Terugblik: { $game }
replay-controls = Terugblik
replay-before = Eén stap terug
replay-after = Eén stap verder
replay-play = Afspelen
replay-pause = Pauze
replay-round-before = Vorige ronde
replay-round-after = Volgende ronde
replay-position = Plek in de partij
replay-step = Stap { $step } van { $total }
replay-said = { $name }: { $move }
replay-eyes = Kijk mee met
replay-all-open = Alle kaarten open
replay-hands = De kaarten van iedereen
replay-watcher = Als toeschouwer
replay-share = Link naar dit moment
replay-share-note = Deze link opent de partij vanaf dit moment.

## Instellingen

settings = Instellingen
settings-name = Jouw naam
settings-name-hint = Hoe mogen we je noemen?
settings-name-saved = Opgeslagen.
settings-save = Opslaan
settings-language = Taal
settings-theme = Kleuren
theme-system = Automatisch
theme-light = Licht
theme-dark = Donker
theme-to-light = Lichte kleuren gebruiken
theme-to-dark = Donkere kleuren gebruiken
settings-sound = Geluid
settings-volume = Volume
settings-vibrate = Trillen
settings-vibrate-note = Een korte tril als je aan de beurt bent.
settings-pace = Tempo van de bots
settings-pace-note = Voor tafels die je vanaf nu opent.
pace-quick = Vlot
pace-normal = Gewoon
pace-calm = Rustig
settings-still = Minder beweging
settings-still-note = Kaarten verschijnen op hun plek in plaats van erheen te vliegen.
settings-forced = Gedwongen zetten voor mij doen
settings-forced-note = Is er maar één zet mogelijk, dan volgt die na een korte pauze. Anderen kunnen dat merken.
settings-keys = Sneltoetsen
settings-keys-note = Aan tafel doen losse toetsen iets, zoals U voor Herstel. Druk op ? om ze te zien.
settings-one-tap = Spelen met één tik
settings-one-tap-note = Een kaart die maar op één plek past, wordt meteen gespeeld.
settings-tips = Goede raad in je eerste partijen
settings-tips-note = Kleine raad in je eerste drie partijen van elk spel, alles één keer.
settings-notify = Geef een seintje
settings-notify-note = Als jij aan de beurt bent en deze pagina niet in beeld is.
about = Stammtisch { $version }{ $python }
about-compiled = De regels zijn gecompileerd: bots denken op volle snelheid.
about-partly = De regels zijn deels gecompileerd: bots denken iets trager.
about-plain = De regels zijn niet gecompileerd: bots denken trager, verder is alles hetzelfde.
move-title = Naar een ander toestel
move-note = Open deze link op een ander toestel; je naam en je tafels gaan mee. Hij werkt één keer, binnen tien minuten.
move-make = Maak een link
move-qr = QR-code van de link voor een ander toestel
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Op dit toestel { $name } worden?
move-ask = Met deze link wordt dit toestel ook van { $name }.
move-ask-here = { $count ->
    [0] Hier ben je nu { $name }.
    [one] Hier ben je nu { $name }, met één lopende tafel.
   *[other] Hier ben je nu { $name }, met { $count } lopende tafels.
}
move-ask-back = Je raakt { $name } niet kwijt: de weg terug staat bij de instellingen, onder ‘Toestellen’.
move-ask-warning = Doe dit alleen als de link van jezelf is. Met de link van een ander speel je onder diens naam, en die kan je kaarten zien en voor je spelen.
move-become = { $name } worden
move-stay = { $name } blijven
# Where the reader has no name yet.
move-stay-new = Nee, bedankt
# In the place of a name.
nameless = iemand zonder naam
devices-title = Toestellen
devices-note = Alle toestellen die je kennen. Meld af wat je kwijt bent of niet meer gebruikt.
# Such as Firefox on Android.
device-on = { $browser } op { $system }
device-browser = Een browser
device-program = Een programma
device-here = Dit toestel
device-seen = Laatst gebruikt op { $date }
device-sign-out = Afmelden
devices-sign-out = Overal elders afmelden
devices-sign-out-sure = Alle toestellen behalve dit afmelden?
devices-sign-out-yes = Ja, afmelden
# An identity that this browser had before.
before-was = Hier was je { $name }.
before-tables = { $count ->
    [0] Geen lopende tafels
    [one] Eén lopende tafel
   *[other] { $count } lopende tafels
}
before-become = Weer { $name } worden
before-drop = Vergeet dat
before-drop-sure = Je kunt hier dan niet meer { $name } worden. Als geen ander toestel { $name } kent, kan niemand dat nog.
before-drop-yes = Ja, vergeet dat
export-me = Mijn gegevens downloaden
export-working = Verzamelen…
forget-title = Vergeet mij
forget-note = Wist je naam, haalt je uit alle lijsten en geeft je lopende partijen op. Gespeelde partijen blijven bij je medespelers, zonder jouw naam.
forget-me = Vergeet mij…
forget-yes = Ja, vergeet mij

## Het eenvoudige gezicht, voor spellen zonder eigen gezicht

plain-hidden = gedekt
plain-round = Ronde { $round }
plain-choose = Kies wat je doet.
plain-table = De tafel
plain-words = Wat je kunt doen
plain-event = { $name }: { $kind } { $pieces }
plain-facts = Wat bekend is
plain-nothing = niets
place-hand = Hand
place-stock = Voorraad
place-deck = Stapel
place-discard = Aflegstapel
place-trick = Slag
place-won = Gewonnen kaarten
place-table = Tafel
place-pool = Pot
place-played = Gespeelde kaarten
plain-mine = Jouw kaarten
playing-card = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaver
}{ $rank ->
    [A] aas
    [K] koning
    [Q] vrouw
    [J] boer
    [T] {" "}10
   *[other] {" "}{ $rank }
}
coloured-card = { $colour ->
    [r] rode
    [y] gele
    [g] groene
    [b] blauwe
   *[p] paarse
} { $value }
trick = Slag
last-trick = Vorige slag
play-here = Speel de { $card }
tag-leads = { $name } komt uit
tag-leads-me = Jij komt uit
tag-winning = { $name } ligt voor
tag-winning-me = Jij ligt voor
tag-both = { $name } kwam uit en ligt voor
tag-both-me = Jij kwam uit en ligt voor
tag-won = { $name } haalt de slag
tag-won-me = Jij haalt de slag

## Meldingen aan de beheerders, en wat zij aankondigen

announcement-dismiss = Verbergen
report = Melden…
report-title = Iemand melden
report-note = Dit gaat naar de beheerders van deze server, met de laatste regels van de chat. De ander krijgt er niets van te horen.
report-who = Wie?
report-why = Wat is er mis?
report-chat = Wat diegene schrijft
report-name = De naam
report-cheating = Valsspelen
report-stalling = Expres traineren
report-other = Iets anders
report-words = Moeten we nog iets weten? (niet verplicht)
report-send = Melding versturen
report-thanks = Bedankt. De beheerders van deze server kijken ernaar.
odds-best = beste
odds-played = gespeeld
coming = Een ogenblik…
new-more = Meer instellingen
forget-sure = Dit kun je niet ongedaan maken.
