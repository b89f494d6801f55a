# Events: evenings and tournaments with a link of their own.

new-event = Organizar un torneo
new-event-note = Para una tarde o toda una liga: quien tenga el enlace puede participar, sin cuenta. Las mesas se abren solas, con cada cual en su sitio.
new-event-name = Nombre del torneo
new-event-example = Copa del viernes
new-event-game = ¿Qué juego?
new-event-minutes = Unos { $minutes } minutos por ronda
new-event-form = Sistema
new-event-rounds = Rondas
new-event-cards = Cartas
new-event-same = Las mismas cartas en todas las mesas
new-event-same-note = Todas las mesas de una ronda juegan con las mismas cartas. Cuenta cómo te fue comparado con los demás en tu asiento.
new-event-between = La siguiente ronda empieza
new-event-between-host = Cuando yo diga
new-event-seconds = A los { $count } s
new-event-breaks = A los { $count } min
new-event-level = Bots
new-event-level-note = Ocupan los asientos libres y juegan por quienes se van.
new-event-bots = Bots que participan
new-event-bots-note = Se emparejan como las personas y tienen sus propios puntos.
new-event-late = Se puede entrar después del inicio
new-event-play = Yo también juego
new-event-open = Abrir el torneo
new-event-hint = Empieza cuando tú digas.

event-form-swiss = Suizo
event-form-swiss-note = En cada ronda te toca gente con más o menos los mismos puntos, y nadie dos veces si se puede evitar.
event-form-lots = Por sorteo
event-form-lots-note = En cada ronda te toca gente nueva, por sorteo.
event-form-all = Todos contra todos
event-form-all-note = Sigue hasta que todos se hayan encontrado.

event-door = { $host } te invita a «{ $name }»
event-door-note = { $count ->
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
event-next-in = La siguiente ronda empieza en { $seconds } s.
event-next-host = { $name } empieza la siguiente ronda.
event-next-now = Siguiente ronda ya
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
event-to-group = Al grupo

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
event-how-table = En una mesa cuenta la parte de los demás que lo hizo peor; un empate cuenta la mitad. Ganar entre dos vale 1.
event-how-compared = Cuenta la parte de las otras mesas que lo hizo peor en tu asiento con las mismas cartas; un empate cuenta la mitad.
event-how-ties = Los empates se deciden por los puntos de todos tus rivales, luego por los de quienes venciste (vencidos) y luego por los primeros puestos (victorias).
event-save-csv = Guardar como CSV
event-save-json = Guardar como JSON

event-table = Mesa { $number }
event-is-playing = Jugando
event-is-over = Terminada
event-is-decided = Cuenta la mitad
event-is-gone = Cerrada
event-replay = Repetición
event-watch = Mirar
event-waits-for = Espera a { $names }
event-play-on = Que sigan los bots
event-play-on-sure = Un bot juega por { $names }; se puede recuperar el asiento.
event-half = Contar la mitad
event-half-sure = En esta mesa todos reciben medio punto, y la ronda ya no la espera.

event-at-table = Jugadores por mesa
event-seats = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
event-same = Las mismas en todas las mesas

event-rename = Cambiar nombre
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
event-leave-note = Tus resultados quedan. Si tu mesa aún juega, un bot ocupa tu asiento.
event-nothing-to-change = Aquí solo puede cambiar algo quien organiza.
new-event-count = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
