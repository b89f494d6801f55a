# Events: evenings and tournaments with a link of their own.

new-event = Organizar un torneo
new-event-note = Para una velada o toda una liga: quien tenga el enlace puede participar, sin cuenta. Las mesas se abren solas, con cada cual en su sitio.
new-event-name = Nombre del torneo
new-event-example = Copa del viernes
new-event-game = ¿Qué juego?
new-event-minutes = Unos { $minutes } minutos por ronda
new-event-form = Sistema
new-event-rounds = Rondas
new-event-cards = Cartas
new-event-same = Las mismas cartas en todas las mesas
new-event-same-note = Todas las mesas de una ronda juegan con las mismas cartas. Cuenta tu resultado comparado con el de quienes ocupan el mismo sitio en las otras mesas.
new-event-between = La siguiente ronda empieza
new-event-between-host = Cuando yo lo diga
new-event-seconds = Tras { $count } s
new-event-breaks = Tras { $count } min
new-event-level = Bots
new-event-level-note = Ocupan los sitios libres y juegan por quienes se van.
new-event-bots = Bots que participan
new-event-bots-note = Se reparten por las mesas como las personas y tienen sus propios puntos.
new-event-late = Se puede entrar una vez empezado
new-event-play = Yo también juego
new-event-open = Abrir el torneo
new-event-hint = Empezará cuando tú lo digas.

event-form-swiss = Suizo
event-form-swiss-note = En cada ronda te toca gente con más o menos los mismos puntos que tú, y nadie dos veces si se puede evitar.
event-form-lots = Por sorteo
event-form-lots-note = En cada ronda te toca gente nueva, por sorteo.
event-form-all = Todos contra todos
event-form-all-note = Sigue hasta que todos hayan coincidido con todos.

event-door = { $host } te invita a «{ $name }»
event-door-note = { $count ->
    [0] Un torneo de { $game }. Aún no participa nadie.
    [one] Un torneo de { $game }. De momento participa 1.
   *[other] Un torneo de { $game }. De momento participan { $count }.
}
event-door-late = Un torneo de { $game }. Puedes jugar desde la siguiente ronda.
event-enter = Participar
event-enter-as = Participar como { $name }

event-gathers = { $count ->
    [0] Aún no participa nadie
    [one] De momento participa 1
   *[other] De momento participan { $count }
}
event-begin-note = Comparte el enlace y empieza cuando estén todos.
event-waits-for-host = { $name } empieza el torneo cuando estén todos.
event-start = Empezar
event-round-of = Ronda { $round } de { $rounds }
event-round-of-least = Ronda { $round } de al menos { $rounds }
event-ready = Tu mesa está lista.
event-to-table = A tu mesa
event-still = { $count ->
    [one] Una mesa sigue jugando.
   *[other] { $count } mesas siguen jugando.
}
event-next-in = La siguiente ronda empieza dentro de { $seconds } s.
event-next-host = { $name } empieza la siguiente ronda.
event-next-now = Empezar la siguiente ronda
event-ends = Era la última ronda.
event-paused = El torneo está en pausa.
event-pause = Pausa
event-resume = Seguir
event-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}

event-invite = Invitar
event-invite-title = Invita a gente
event-link = Enlace a este torneo
event-qr = El enlace a este torneo como código QR
event-private = Solo quien tenga este enlace puede encontrar el torneo.
event-settings = Ajustes del torneo
event-to-group = Ir al grupo

event-people = { $count ->
    [one] 1 persona
   *[other] { $count } personas
}
event-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Alguien
event-you = Tú
event-here = Aquí ahora
event-plays = En una mesa
event-left = Se ha ido

event-standings = Clasificación
event-place = Puesto
event-name = Nombre
event-points = Puntos
event-buchholz = Rivales
event-berger = Vencidos
event-wins = Victorias
event-played = Jugadas
event-how = Cómo se cuenta
event-how-table = En una mesa sumas la parte de tus rivales que lo hizo peor que tú; un empate cuenta la mitad. Ganar a todos vale 1.
event-how-compared = Sumas la parte de las otras mesas donde a quien ocupaba tu sitio le fue peor con las mismas cartas; un empate cuenta la mitad.
event-how-ties = Los empates se deciden por los puntos de todos tus rivales, luego por los de quienes venciste (vencidos) y luego por los primeros puestos (victorias).
event-save-csv = Guardar como CSV
event-save-json = Guardar como JSON

event-table = Mesa { $number }
event-is-playing = En juego
event-is-over = Terminada
event-is-decided = Medio punto para todos
event-is-gone = Cerrada
event-replay = Repetición
event-watch = Mirar
event-waits-for = Esperando a { $names }
event-play-on = Que sigan los bots
event-play-on-sure = Los bots juegan por { $names }. Se puede recuperar el sitio en cualquier momento.
event-half = Medio punto para todos
event-half-sure = En esta mesa todos reciben medio punto, y la ronda ya no la espera.

event-at-table = Jugadores por mesa
event-seats = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
event-same = Las mismas en todas las mesas

event-rename = Cambiar el nombre
event-change = Cambiar
event-remove = Sacar
event-remove-sure = ¿Sacar a { $name }? No podrá volver como la misma persona.
event-finish = Final
event-end = Terminar el torneo
event-end-sure = ¿Terminar ya? Las mesas que aún juegan no cuentan.
event-delete = Borrar
event-delete-sure = El torneo y su clasificación desaparecen para todos. Las partidas quedan con quienes las jugaron.
event-leave = Dejar el torneo
event-leave-sure = ¿Dejar este torneo?
event-leave-early = Puedes volver con el enlace.
event-leave-note = Tus resultados quedan. Si tu mesa aún juega, un bot ocupa tu sitio.
event-nothing-to-change = Aquí solo puede cambiar algo quien organiza el torneo.
new-event-count = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
