# Groepen: vaste tafels met een eigen link.

found-note = Voor mensen die steeds weer samen spelen: een eigen link, jullie tafels, jullie ranglijst, jullie avonden. Zonder accounts.
found-example = Onze donderdagavond
found-go = Groep beginnen

group-door = { $founder } nodigt je uit voor ‘{ $name }’
group-door-nobody = Je bent uitgenodigd voor ‘{ $name }’
group-door-note = { $count ->
    [one] Een groep die hier samenkomt om te spelen. Er zit nu één persoon in.
   *[other] Een groep die hier samenkomt om te spelen. Er zitten { $count } mensen in.
}
group-join = Meedoen
group-join-as = Meedoen als { $name }

group-invite = Uitnodigen
group-invite-title = Nodig je vrienden uit
group-link = Link naar deze groep
group-qr = De link naar deze groep als QR-code
group-private = Alleen wie deze link heeft, vindt de groep. Wie hem opent en een naam geeft, hoort erbij.
group-settings = Groepsinstellingen

group-members = { $count ->
    [one] 1 lid
   *[other] { $count } leden
}
group-here-count = { $count } nu hier
group-here = Nu hier
group-playing = Aan een tafel
group-founder = Leidt de groep
group-you = Jij

group-no-plan = Wanneer komen jullie samen?
group-next = Volgende keer: { $when }
group-soon = Het is bijna zover: { $when }
group-plan = Dag afspreken
group-i-come = Ik kom
group-i-cannot = Ik kan niet
group-come-count = { $count ->
    [one] 1 komt
   *[other] { $count } komen
}
group-comes = Komt
group-comes-not = Komt niet
group-calendar = In agenda zetten
group-daily = Kaarten van de dag
group-tonight = Vanavond spelen
group-to-table = Naar je tafel
group-ready = Je tafel staat klaar.

group-events = Toernooien
group-no-events = Meerdere rondes met indeling en stand. Er is er nog geen.
group-tables = Tafels
group-no-tables = Er is geen tafel open. Druk op ‘Vanavond spelen’ of open er zelf een.
group-new-table = Tafel openen
group-finished = Gespeelde partijen
group-all = Alle { $count } tonen
group-evening = De laatste avond
group-evening-past = Een eerdere avond
group-evening-which = Welke avond?
group-evening-matches = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
group-share = Afbeelding delen
group-ladder = Ranglijst
group-no-matches = Er valt nog niets te vergelijken: speel een partij met minstens één ander.
group-ratings = Ratings
group-ratings-on = Ratings in deze groep vergelijken
group-ratings-note = Een getal voor hoe sterk je speelt (openskill), uit partijen in deze groep met verse kaarten en minstens twee mensen, een half uur na elke partij. Leden die dit aanzetten, zien die van elkaar. De ratings van de bots staan vast, ter vergelijking.
group-ratings-none = Hier telde nog geen partij mee voor de ratings.
group-duels = Wie versloeg wie

panel-tonight = Vanavond spelen
panel-agree = Dag afspreken
panel-manage = Groepsinstellingen
panel-invite = Uitnodigen
panel-new = Welk spel?

season-which = Welk seizoen?
season-since = Sinds { $date }
season-between = { $from } tot { $to }
season-until = Tot { $date }
season-all = Alle seizoenen

ladder-place = Plaats
ladder-name = Naam
ladder-matches = Partijen
ladder-won = Gewonnen
ladder-fair = Eerlijk deel
ladder-ratio = Tegenover eerlijk deel
ladder-luck = Geluk
ladder-luck-value = { $wins } ({ $count })
ladder-same = Zelfde kaarten
ladder-few = Te weinig partijen om iets te zeggen
ladder-game = { $name } { $won } van { $count }
ladder-how = Zo wordt er geteld
ladder-note = Elke partij geeft één overwinning, die de winnaars delen. Je eerlijke deel is één gedeeld door het aantal plaatsen. 100 % betekent dat je precies zo veel won als wanneer iedereen even goed was. Na { $count } partijen krijg je een plaats. Partijen met maar één persoon, afgebroken partijen en partijen met kaarten die iemand al kon kennen, tellen niet mee. Geluk is wat delen en trekken je opleverden, in overwinningen; tussen haakjes staat over hoeveel partijen: die waarvoor iemand de geluksrekening opvroeg. Zelfde kaarten: welk deel van de andere tafels het op jouw plaats slechter deed.

duel-game = Welk spel
duel-all = Alle spellen
duel-said = { $won } tegen { $lost }

tonight-game = Welk spel?
tonight-who = Wie speelt mee?
tonight-level = Bots, als er plaatsen overblijven
tonight-same = Zelfde kaarten?
tonight-same-no = Nee
tonight-same-tables = Aan elke tafel
tonight-same-pairs = Voor elk paar
tonight-same-tables-note = Alle tafels spelen met dezelfde kaarten en worden per plaats vergeleken. Zonder toeschouwers, tips of terugnemen.
tonight-same-pairs-note = Met z’n tweeën zitten jullie aan een tafel tussen bots, als partners als het spel teams heeft. Alle paren spelen met dezelfde kaarten en worden vergeleken. Zonder toeschouwers, tips of terugnemen.
tonight-open = { $count ->
    [one] Tafel openen voor 1 persoon
   *[other] Tafels openen voor { $count } mensen
}
tonight-note = Jullie worden over zo veel tafels verdeeld als nodig is, liefst met mensen die je vanavond nog niet trof. Bots vullen alleen aan wat overblijft.

plan-day = Eerste dag
plan-time = Tijd
plan-every = Hoe vaak?
plan-weeks-0 = Eén keer
plan-weeks-1 = Elke week
plan-weeks-2 = Om de 2 weken
plan-weeks-4 = Om de 4 weken
plan-zone = Tijdzone: { $zone }
plan-reminder = Het bestand voor je agenda herinnert je een half uur van tevoren. Deze server ook, als je berichten aanzet in de instellingen op de startpagina.
plan-save = Afspreken
plan-none = Geen vaste dag

manage-name = Naam van de groep
manage-rename = Hernoemen
manage-remove = Verwijderen
manage-remove-sure = { $name } verwijderen? Als dezelfde persoon is terugkomen niet mogelijk. Met de link kan iemand wel als nieuwe persoon komen, maak dus ook een nieuwe link.
manage-hand-over = Groep overdragen
manage-hand-over-sure = De groep overdragen aan { $name }? Daarna ben je een gewoon lid.
manage-season = Seizoen
manage-season-note = De ranglijst en ‘Wie versloeg wie’ tellen vanaf het begin van het seizoen.
manage-season-new = Een nieuw seizoen beginnen
manage-season-sure = De ranglijst begint voor iedereen opnieuw. Het seizoen tot nu toe kun je blijven bekijken.
manage-link = De link
manage-link-note = Is de link te ver rondgegaan? Vervang hem dan. Leden vinden de groep op hun startpagina.
manage-new-link = Nieuwe link maken
manage-new-link-sure = De oude link werkt dan niet meer.
manage-end = Groep opheffen
manage-close = Opheffen
manage-close-sure = De groep, de ranglijst en de afspraken verdwijnen voor iedereen. De partijen blijven bij wie ze speelde.
manage-founder = { $name } leidt deze groep en kan de naam wijzigen of de groep opheffen.
manage-leave-note = Als je weggaat, verdwijnt je naam uit de groep en de ranglijst.
manage-leave = Groep verlaten
manage-leave-sure = Deze groep verlaten?

picture-of = { $count ->
    [one] 1 partij, eerlijk deel { $fair }
   *[other] { $count } partijen, eerlijk deel { $fair }
}
picture-compared = { $count ->
    [one] één keer vergeleken
   *[other] { $count } keer vergeleken
}
