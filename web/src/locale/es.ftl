### Todo lo que rodea a los juegos. Cada juego tiene su propio archivo junto a su cara.
### Los identificadores son fijos; un comentario dice dónde está un texto cuando sus palabras no lo dicen.

## En todas partes

description = Juegos de cartas con amigos y bots, en torno a una mesa.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } te invita a jugar: { $game }
preview-invited = Tienes una invitación: { $game }
preview-free = Sitios libres: { $free } de { $seats }. Sin cuenta.
preview-full = Todos los sitios están ocupados. Puedes mirar.
preview-running = Partida en curso: { $game }
preview-watch = Ven a mirar.
preview-over = { $game }: la partida ha terminado
preview-replay = Mira cómo fue.
# El enlace que un teclado encuentra primero.
skip = Ir a la mesa
# Nombre de la lámpara de la barra: un enlace a la portada.
home = Portada
# Nombre del grupo de botones de la barra.
tools = Herramientas
close = Cerrar
cancel = Cancelar
sure-yes = Sí: { $what }
yes = Sí
no = No
again = Reintentar
copy = Copiar
copied = Copiado
share = Compartir
you = Tú
bot = Bot
guest-number = Invitado { $number }
player-number = Jugador { $number }
watcher = Espectador
connection-lost = Sin conexión, volviendo a intentarlo
connection-back = Conexión recuperada
# Delante del punto y del nombre del juego en el título del navegador.
title-turn = Te toca

## Por qué algo no se hizo; según los códigos del servidor

refused-error = Algo ha salido mal. No ha cambiado nada.
refused-offline = El servidor no responde. ¿Tienes conexión?
refused-set-aside = Esta mesa no se puede abrir por ahora. Quien lleva el servidor ya lo sabe.
refused-set-aside-here = Esta partida no se puede leer en este navegador. Puedes quitarla en los ajustes.
refused-illegal-move = Ahora no puedes jugar eso.
refused-store-down = El servidor no puede guardar nada ahora mismo. Prueba dentro de un rato.
refused-store-down-here = Este navegador no puede guardar nada ahora mismo: puede que esté lleno o en una ventana privada.
refused-reserved-name = Ese nombre es para los bots y para quien no tiene nombre. Elige otro.
refused-mixed-name = No mezcles letras latinas, cirílicas y griegas en una palabra.
refused-signed-out = Se ha cerrado la sesión de este dispositivo.
refused-forgotten = Aquí ya no se sabe nada de ti.
refused-move-same = Este dispositivo ya es tuyo.
refused-call-address = No se puede usar esta dirección: debe empezar por https://.
refused-call-too-many = Ya recibes avisos en { $most } direcciones. Quita antes una de ellas.
refused-too-many-devices = Ya tienes { $most } dispositivos. Cierra antes la sesión de alguno.
refused-unknown-bot = Este juego no tiene ese bot.
refused-bad-option = Este juego no tiene esa opción.
refused-bad-seats = Este juego no se juega con tantas personas.
refused-unknown-game = Este servidor no tiene ese juego.
refused-malformed = El servidor no lo ha entendido. Vuelve a cargar la página.
refused-foreign = Esta página se abrió en una dirección que el servidor no conoce.
refused-too-long = Eso es demasiado largo.
refused-refused = El servidor no lo permite.
refused-restart = El servidor se está reiniciando. La partida sigue enseguida.
refused-banned = No puedes entrar en este servidor hasta el { $until }.
refused-muted = No puedes chatear hasta el { $until }.
refused-renamed = Conservas este nombre hasta el { $until }.
refused-closed = Quienes llevan este servidor han cerrado esta mesa.
refused-gone = Esta mesa ya no existe.
refused-link-used = Este enlace ya se ha usado o ha caducado. Crea otro.
refused-too-fast = Más despacio. Prueba otra vez en un momento.
refused-without-spectators = En esta mesa se juega sin espectadores.
refused-only-host = Solo puede hacerlo quien abrió la mesa.
refused-only-players = Solo pueden hacerlo quienes juegan.
refused-only-another-player = Solo puede pedirlo otra persona de la partida.
refused-only-those-who-played = Solo pueden pedir otra partida quienes han jugado.
refused-only-sitter-or-host = Solo puede dejar libre un sitio quien lo ocupa o quien abrió la mesa.
refused-not-your-seat = Ese sitio no es tuyo.
refused-begun-not-your-seat = La partida ha empezado y ese sitio no es tuyo.
refused-other-eyes = Podrás cambiar de punto de vista cuando acabe la partida.
refused-when-over = Podrás verlo cuando acabe la partida.
refused-sealed = Otros todavía juegan este reparto. Lo verás cuando acabe su día (medianoche UTC).
refused-only-table-seats-bots = En una partida en curso, solo la propia mesa sienta bots.
refused-left-table = Ya no estás en esta mesa.
refused-not-askable = Eso no se puede pedir aquí.
refused-not-asked = Tu respuesta no hace falta.
refused-not-begun = La partida aún no ha empezado.
refused-begun = La partida ya ha empezado.
refused-being-dealt = Se están repartiendo las cartas.
refused-still-running = La partida sigue en curso.
refused-over = La partida ha terminado.
refused-no-deal-now = Ahora no hay nada que repartir.
refused-no-contributions-now = Los números para el reparto solo se aceptan mientras se reparte.
refused-deal-step = El reparto no está en ese paso.
refused-full-log = Han pasado tantas cosas en esta mesa que solo se pueden hacer jugadas. Abre otra mesa.
refused-seat-taken = Ya hay alguien sentado ahí. Elige otro sitio.
refused-have-seat = Ya tienes sitio. Levántate primero.
refused-seat-cleared = Quien abrió la mesa ha dejado libre tu sitio. Podrás sentarte de nuevo dentro de unos minutos.
refused-no-late-guests = En esta mesa nadie ocupa el sitio de un bot una vez empezada la partida.
refused-sit-there = Ya ocupas ese sitio.
refused-nobody-there = Ahí no hay nadie sentado.
refused-no-seat = Ese sitio no existe en esta mesa.
refused-no-such-seat = Ese sitio no existe.
refused-seats-free = Aún hay sitios libres. Espera o llénalos con bots.
refused-have-resigned = Te has rendido. El bot sigue jugando.
refused-resigned-already = Ya te has rendido.
refused-bot-there = Un bot ya juega en ese sitio.
refused-bot-plays-yours = Un bot juega por ti. Recupera primero tu sitio.
refused-bot-for-another = Solo puedes pedir un bot para el sitio de otra persona.
refused-bot-not-away = Solo puedes pedir un bot mientras alguien está ausente.
refused-bot-wait = Quizá vuelva. Podrás pedir un bot dentro de { $seconds } s.
refused-no-hints = No hay pistas en una partida con otras personas.
refused-hints-off = Esta partida puntúa: no hay pistas.
refused-review-stopped = El análisis se ha interrumpido. Vuelve a pedirlo.
refused-not-played-out = La partida se interrumpió, así que no hay cuenta de la suerte.
refused-not-your-turn = No es tu turno.
refused-others-have-seen = Los demás ya han visto el resultado. Pídeles permiso para deshacer la jugada.
refused-no-takebacks = En esta mesa no se deshacen jugadas.
refused-nothing-to-take-back = Aún no has hecho ninguna jugada.
refused-takebacks-spent = En esta partida ya se han deshecho { $count } jugadas. Es suficiente.
refused-nobody-to-agree = No queda nadie que pueda aceptarlo.
refused-question-open = Hay otra pregunta pendiente. Respóndela primero.
refused-no-question = Esa pregunta ya no está pendiente.
refused-you-have-asked = Has preguntado tú. Ahora responden los demás.
refused-next-set-up = La próxima partida ya está preparada.
refused-no-next = No hay otra partida acordada.
refused-stale = La partida ya ha avanzado. Mira otra vez.
refused-empty-line = Ahí no hay nada que leer.
refused-no-team-chat = En esta mesa no puedes hablar solo con tu equipo.
refused-long-line = Un mensaje puede tener hasta { $most } caracteres.
refused-report-another = Solo puedes denunciar a otra persona de esta mesa.
refused-reports-full = Hay demasiadas denuncias. Quienes llevan el servidor lo saben.
refused-link-incomplete = Esa mesa no existe. Quizá el enlace esté incompleto.
refused-wrong-code = Ninguna mesa tiene este código. Compruébalo o pide uno nuevo: dura un día.
refused-table-too-old = Esa mesa ya no existe.
refused-table-removed = Esta mesa ya no existe.
refused-table-seat = Una mesa de { $seats } no tiene ese sitio.
refused-deal-differs = Ese reparto es de otro juego, de otro número de sitios o de otras opciones.
refused-record-wrong = Este registro no es correcto: { $why }
refused-record-unfinished = Solo se puede abrir el registro de una partida terminada, con su número secreto.
refused-handed-enough = El servidor guarda { $most } partidas tuyas jugadas sin conexión. Quita algunas en la página «Tu historial».
refused-handed-nobody = Solo han jugado bots; esta partida no es de nadie.
refused-seat-and-bot = Un sitio no puede ser a la vez tuyo y de un bot.
refused-no-puzzle = Ese reto no existe.
refused-answer-first = Responde primero al reto.
refused-no-daily = Este juego no tiene reparto del día.
refused-not-a-day = Los repartos de ese día no se pueden ver ni jugar.
refused-bad-pace = Elige de 5 a 600 segundos por jugada con una reserva de hasta 2 horas, o de 1 a 30 días sin reserva.
refused-name-length = Un nombre necesita de 1 a { $most } caracteres.
refused-name-unseen = Un nombre necesita al menos una letra, una cifra o un símbolo.
refused-name-twice = Dos jugadores se llaman { $name }. Pon a cada uno su propio nombre.
refused-say-hello = El servidor aún no conoce este dispositivo. Vuelve a cargar la página.
refused-just-signed-out = Se acaba de cerrar la sesión de este dispositivo.
refused-identity-gone = Este dispositivo ya no conoce esa identidad.
refused-hints-crowded = Demasiada gente espera una pista. Vuelve a pedirla dentro de un momento.
refused-too-many-connections = Hay demasiadas páginas abiertas. Cierra algunas.
refused-measure-time = Indica una duración, de diez años como máximo.
refused-empty-announcement = Un anuncio necesita un texto y una duración.
refused-only-bans-of-networks = Una red solo se puede bloquear.
refused-origin-unknown = No se sabe de dónde vino esta persona: hace más de un día que no viene.
refused-not-a-network = Una red es una dirección o algo como 192.0.2.0/24, no { $text }.
refused-network-list = Eso no son redes: { $why }
refused-wide-network = { $network } es demasiado amplia; /{ $widest } es la red más amplia que se puede bloquear.
refused-own-network = { $network } es esta máquina. Si en ella funciona un proxy, --proxy deja ver al servidor más allá.
refused-deal-elsewhere = Otra mesa aún juega con estas cartas. Espera a que termine.
refused-no-group = Ese grupo no existe. Puede que el enlace esté incompleto o que el grupo se haya cerrado.
refused-only-members = Solo pueden hacerlo los miembros del grupo.
refused-only-founder = Solo puede hacerlo quien dirige el grupo.
refused-no-member = Esa persona ya no está en el grupo.
refused-removed-member = Te han sacado de este grupo.
refused-group-full = Un grupo tiene como máximo { $most } miembros.
refused-many-groups = Ya estás en { $most } grupos. Deja antes alguno.
refused-name-first = Elige antes un nombre, para que los demás sepan quién eres.
refused-group-name = El nombre de un grupo tiene de 1 a { $most } caracteres.
refused-bad-plan = Elige un día y una hora.
refused-others-at-tables = Algunas de esas personas ya no están en el grupo.
refused-no-event = Ese torneo no existe. Quizá el enlace está incompleto o el torneo se ha borrado.
refused-only-event-host = Eso solo puede hacerlo quien organiza el torneo.
refused-event-begun = El torneo ya ha empezado.
refused-event-not-begun = El torneo aún no ha empezado.
refused-event-over = El torneo ha terminado.
refused-event-goes-on = Esta mesa es de un torneo. Tu próxima partida llega con la siguiente ronda.
refused-event-few = Tienen que participar al menos dos, y uno ha de ser una persona.
refused-event-full = Un torneo tiene como mucho { $most } participantes.
refused-event-closed = Ya no se puede entrar: la primera ronda ha empezado.
refused-event-removed = Te han sacado de este torneo.
refused-event-paused = El torneo está en pausa.
refused-event-round = Algunas mesas de esta ronda siguen jugando.
refused-event-table = Esa mesa ya no juega en esta ronda.
refused-event-waits = En esa mesa no se espera a nadie.
refused-events-many = Ya organizas { $most } torneos. Termina antes alguno.
gone-title = Mesa no encontrada

## Portada

front-question = ¿A qué jugamos esta noche?
front-how = ¿Cómo quieres jugar?
front-games = Juegos
front-mine = Tus partidas
front-finished = Partidas terminadas ({ $count })
front-record = Tu historial
today = Los repartos de hoy
today-note = Las mismas cartas para todos aquí.
today-new = Jugar
today-running = Seguir
today-played = Jugado
today-rank = Puesto { $rank } de { $players }
front-as = Juegas como { $name }
front-name = Elige un nombre
front-groups = Tus grupos
front-group-new = Crear un grupo
event-round = Ronda { $round }
event-where = Ronda { $round } del torneo
event-back = Volver al torneo
group-back = Volver al grupo
front-event-new = Organizar un torneo
event-size = { $count ->
    [one] Participa 1
   *[other] Participan { $count }
}
event-over = Terminado
event-table-ready = Tu mesa está lista
front-group-size = { $count ->
    [one] De momento solo tú
   *[other] { $count } miembros
}
front-group-here = { $count } aquí
how-now = Jugar ya
how-now-note = Los bots ocupan los otros sitios. Se empieza enseguida.
how-friends = Con amigos
how-friends-note = Te damos un enlace para compartir. Quien llega, se sienta.
how-device = En un solo dispositivo
how-device-note = Id pasándoos el dispositivo. Nadie ve las cartas de los demás.
how-watch = Mirar
how-watch-note = Mira por encima del hombro de otros o únete a una mesa abierta.
watch-none = Ahora nadie juega en público, pero puedes mirar a los bots.
lid-players = { $low } a { $high }
lid-players-or = { $low } o { $high }
# Minutos, abreviado.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Jugar ya
lid-friends = Abrir mesa
lid-device = Pasa y juega
lid-watch = { $count ->
    [0] No hay mesas
    [one] { $count } mesa
   *[other] { $count } mesas
}
lid-opening = Un momento…
lid-watch-bots = Mirar a los bots
lid-options = Opciones
lid-solo = En solitario
# A guided first game.
lid-learn = Aprender
# On a game’s lid, and the name of the page.
puzzles = Retos
learn-new = ¿Es tu primera vez con { $game }?
learn-offer = Aprende jugando, en cinco minutos.
learn-play = Jugar ya
code-have = Tengo un código
front-offline = Jugar sin conexión
front-open-record = Abrir un registro
code-ask = Escribe los seis caracteres de la mesa de tus amigos.
code-go = Ir a la mesa
row-free = { $count ->
    [0] Todos los sitios están ocupados
    [one] Queda 1 sitio libre
   *[other] Quedan { $count } sitios libres
}
row-won = Victoria: { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Victoria { $score } contra { $names }
    [drawn] Empate { $score } con { $names }
   *[lost] Derrota { $score } contra { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Victoria, { $points }
   *[lost] Derrota, { $points }
}
row-resigned-me = Te rendiste contra { $names }
row-resigned = Rendición: { $names }
row-turn = Te toca
row-invite = Invitar
row-join = Unirse
row-here = En este dispositivo
row-offline = Jugada sin conexión

## Niveles de los bots

level-novice = novato
level-regular = intermedio
level-reflex = reflejo
level-expert = experto
level-master = maestro
level-novice-note = Conoce las reglas y no mira más allá de la siguiente carta.
level-regular-note = Juega rápido y con sentido común.
level-reflex-note = Juega al instante y con sentido común, afinado por una pequeña red neuronal.
level-expert-note = Piensa hasta un segundo en lo que pueden tener los demás.
level-master-note = Piensa hasta tres segundos; es el mejor que tenemos.

## Mesa nueva

new-title = Una partida de { $game }
new-about = { $seats ->
    [one] { $seats } sitio, unos { $minutes } minutos
   *[other] { $seats } sitios, unos { $minutes } minutos
}
new-seats = Sitios
new-how-many = Número de jugadores
new-players = { $count ->
    [one] En solitario
   *[other] { $count } jugadores
}
new-seat = Quién ocupa el sitio { $number }
new-me = tu sitio
new-me-choice = Mi sitio
new-name-of = Nombre del jugador { $number }
team-number = Equipo { $number }
new-open = para un amigo
new-bot = Bot, { $level }
new-rules = Reglas
new-table = La mesa
new-pace = Tiempo por jugada
clock-none = Sin límite
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 días
clock-none-note = Sin reloj. Quien se ausenta conserva su sitio.
clock-calm-note = Dos minutos por jugada y diez de reserva; después sigue un bot.
clock-brisk-note = Treinta segundos por jugada y cinco minutos de reserva; después sigue un bot.
clock-days-note = Tres días por jugada, para una partida a ratos.
pace-none = Sin límite
pace-seconds = { $count } s por jugada
pace-minutes = { $count } min por jugada
pace-days = { $count ->
    [one] { $count } día por jugada
   *[other] { $count } días por jugada
}
new-takebacks = Deshacer jugadas
new-takebacks-note = Una jugada se puede deshacer si todos están de acuerdo.
new-takebacks-alone = Puedes deshacer tus jugadas.
new-lots = Echar a suertes
new-lots-note = La suerte decide quién empieza; todos se mueven juntos. Si no, os quedáis como estáis.
new-one-seat = Un sitio por persona
new-one-seat-note = Nadie ocupa más de un sitio. Los que tomes en este dispositivo siguen siendo tuyos.
new-watchers = Espectadores
new-watchers-note = Quien tenga el enlace puede mirar, pero no ve las cartas de nadie.
new-late = Quien llega tarde
new-late-note = Quien llegue después de empezar puede ocupar el sitio de un bot.
new-public = Mesa pública
new-public-note = Aparece en la portada para todo el mundo.
new-open-table = Abrir la mesa
new-start = Empezar ya
new-start-hint = Todos los sitios están ocupados. Se empieza enseguida.
new-open-hint = { $count ->
    [one] Queda un sitio libre para un amigo.
   *[other] Quedan { $count } sitios libres para amigos.
}
new-sit = Ocupa tú al menos un sitio.

## Sala de espera

waiting-room = Sala de espera
waiting-free = { $count ->
    [one] Hay un sitio libre
   *[other] Hay { $count } sitios libres
}
waiting-full = Todos los sitios están ocupados
waiting-dealing = Se reparten las cartas…
waiting-takebacks = si todos están de acuerdo
waiting-here = ya está aquí
# Beside the name of the person who opened the table.
waiting-is-host = invita
waiting-sit = Sentarme
waiting-stand = Levantarme
waiting-clear = Quitar
waiting-removed = Te han quitado el sitio. Podrás sentarte de nuevo en diez minutos.
# Una opción en la fila de un sitio libre; siguen los niveles.
waiting-seat-bot = Añadir un bot
waiting-bot = Un bot para el sitio { $number }
waiting-invite = Invita a tus amigos
waiting-qr = Código QR del enlace a esta mesa
waiting-link = Enlace a esta mesa
waiting-share = Ven a jugar conmigo: { $game }
# Six characters that lead to a table.
code = Código
code-note = Para leerlo en voz alta: tus amigos lo escriben en la portada. Dura un día.
waiting-note = Con este enlace cualquiera puede ocupar un sitio libre, sin cuenta. Cuando la mesa esté llena, aún se podrá mirar.
waiting-note-closed = Con este enlace cualquiera puede ocupar un sitio libre, sin cuenta.
waiting-fill = Bots en sitios libres
waiting-start = Empezar ya
waiting-start-hint = { $count ->
    [one] Un bot ocupa el sitio libre.
   *[other] Los bots ocupan los { $count } sitios libres.
}
# $names are people who are not there yet.
waiting-start-without = Empezar sin { $names }
waiting-start-without-hint = { $count ->
    [one] Un bot juega en su lugar hasta que llegue.
   *[other] Unos bots juegan en su lugar hasta que lleguen.
}
waiting-host = Quien abrió la mesa empieza la partida.
waiting-host-named = { $name } empieza la partida.
door-invites = { $host } te invita a jugar: { $game }
door-invited = Tienes una invitación: { $game }
door-name = ¿Cómo te llamas?
door-sit = Sentarme
door-sit-as = Sentarme como { $name }
door-other-name = Otro nombre
door-here = Ya en la mesa
door-look = Solo echar un vistazo
late-title = Estás mirando
late-note = La partida ya ha empezado. Puedes ocupar el sitio de un bot y seguir desde aquí, o solo mirar.
late-take = Ocupar el sitio de { $name }
late-take-any = Ocupar un sitio
late-watch = Solo mirar
watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
watching-names = { $count ->
    [one] { $names } está mirando
   *[other] { $names } están mirando
}

## En la mesa

score = Marcador
rules = Reglas
chat = Chat
keys = Atajos de teclado
keys-choose = Elegir una carta, un sitio o un botón por su número
keys-enter = Elegir; otra vez para jugar
keys-arrows = Ir de carta en carta o de sitio en sitio
keys-escape = Soltar la carta; cerrar una ventana
key-enter = Intro
key-escape = Esc
menu = Menú
menu-back = Volver al menú
story = Crónica
story-empty = Todavía no ha pasado nada.
seat-open = Sitio libre
seat-away = ausente
seat-resigned = se ha rendido
# Segunda línea del sitio al que se espera.
seat-turn = está pensando
state-yours = Te toca
state-over = La partida ha terminado
state-waiting = Esperando a { $names }
round-is-over = Fin de la ronda { $round }
round-next = Siguiente ronda
lots-drawing = ¿Quién empieza?
pause-mine = Los bots esperan a que sigas
pause-others = { $count ->
    [one] { $names } sigue leyendo el resultado
   *[other] { $names } siguen leyendo el resultado
}
clock-days-left = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
clock-hours-left = { $hours } h
clock-left = tiempo: { $time }
clock-reserve = reserva { $time }
warn-reserve = Ahora corre tu reserva: { $time } para el resto de la partida.
warn-time = Casi no te queda tiempo. Después juega un bot por ti.
undo = Deshacer
again-touch = Tócala otra vez para jugarla.
again-mouse = Haz clic otra vez para jugarla.
again-keys = Pulsa Intro para jugarla.
hint = Pista
hint-thinking = Pensando…
hint-says = Pista de experto: { $move }.
# $percent is a whole number.
hint-odds = Probabilidad de ganar la partida: { $percent } %.
take-seat-back = Volver a jugar yo
bot-for-you = Un bot juega por ti
bot-for-you-clock = Se te acabó el tiempo. Puedes volver cuando quieras.
bot-for-you-agreed = No estabas y los demás estuvieron de acuerdo. Puedes volver cuando quieras.
bot-for-you-asked = Puedes volver cuando quieras.
resigned-you = Te has rendido
resigned-you-step = Un bot sigue en tu sitio. Puedes mirar.
your-bot = Tu bot
sound-on = Activar sonido
sound-off = Quitar sonido
rules-glance = De un vistazo
rules-all = Todas las reglas
rules-none = Aquí no hay reglas que leer.
menu-invite = Enlace a esta mesa
menu-screen = Mostrar en esta pantalla
on-screen = La mesa está en la pantalla grande.
on-screen-here = Mostrarla también aquí
menu-takeback = Pedir deshacer la jugada
# Donde no juega ninguna otra persona.
menu-takeback-alone = Deshacer mi última jugada
menu-substitute = Que un bot juegue por mí
menu-bot = Proponer un bot en lugar de { $name }
menu-bot-wait = Un bot podrá sustituir a { $name } en { $time }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
resign = Rendirse
resign-wins = ¿Rendirte? La partida acaba aquí y gana el otro bando.
resign-ends = ¿Rendirte? La partida acaba aquí y no gana nadie.
resign-bot = ¿Rendirte? Un bot sigue en tu sitio y ya no podrás volver.
resign-yes = Sí, me rindo
ask-takeback = { $name } quiere deshacer la última jugada.
ask-bot = ¿Dejamos que un bot siga por { $name }?
ask-rematch = { $name } quiere la revancha.
ask-same-deal = { $name } quiere jugar otra vez con las mismas cartas.
ask-waiting = Esperando la respuesta de los demás
agree = Vale
decline = Mejor no
withdraw = Retirar

## Novedades en la crónica; $name es alguien de la mesa, $who es "me" si es quien lee

news-sat = { $who ->
    [me] Te sientas.
   *[other] { $name } se sienta.
}
news-stood = { $who ->
    [me] Te levantas.
   *[other] { $name } se levanta.
}
news-removed = { $who ->
    [me] Te han quitado el sitio.
   *[other] { $name } ya no tiene sitio.
}
news-bot = Se sienta un bot.
news-started = Empieza la partida.
news-lots = { $who ->
    [me] Se ha echado a suertes: empiezas tú.
   *[other] Se ha echado a suertes: empieza { $name }.
}
news-returned = { $who ->
    [me] Has vuelto.
   *[other] { $name } ha vuelto.
}
news-joined = { $who ->
    [me] Sustituyes a un bot.
   *[other] { $name } llega y sustituye a un bot.
}
news-bot-clock = { $who ->
    [me] Se acabó el tiempo: un bot juega por ti.
   *[other] Se acabó el tiempo: un bot juega por { $name }.
}
news-bot-agreed = { $who ->
    [me] Ahora un bot juega por ti.
   *[other] Ahora un bot juega por { $name }.
}
news-bot-asked = { $who ->
    [me] Ahora un bot juega por ti.
   *[other] { $name } deja jugar a un bot.
}
news-resigned = { $who ->
    [me] Te has rendido.
   *[other] { $name } se ha rendido.
}
news-took-back = { $who ->
    [me] Has deshecho la última jugada.
   *[other] { $name } ha deshecho la última jugada.
}
news-declined = No se ha aceptado la petición.
news-withdrawn = Se ha retirado la petición.
deal-withheld = El dispositivo de { $name } no mostró su número. Se reparte de nuevo sin él.
deal-withheld-mine = Tu dispositivo no mostró su número a tiempo. Se reparte de nuevo sin él.
deal-denied = Tu dispositivo sí mostró su número, pero la mesa dice que no. Se reparte de nuevo sin él.
deal-dropped = La mesa tenía el número de tu dispositivo, pero se repartió sin él.
deal-late = El número de tu dispositivo no llegó a tiempo. Se repartió sin él.
deal-again = La mesa pidió a tu dispositivo un segundo número sin anunciar un nuevo reparto.

## Chat y reacciones

chat-lines = Mensajes
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo…
chat-send = Enviar
chat-to = A quién
chat-to-all = Todos
chat-to-team = Mi equipo
chat-team = equipo
chat-say-team = Di algo a tu equipo…
chat-watchers = espectadores
chat-say-watchers = Di algo a los demás espectadores…
chat-watchers-note = Solo los espectadores leen lo que escribes. Tú lees también lo que escriben los jugadores.
chat-open = Abrir el chat
chat-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
reactions = Reacciones
reaction-clap = ¡Bravo!
reaction-laugh = ¡Jaja!
reaction-wow = ¡Hala!
reaction-ouch = ¡Ay!
reaction-think = Mmm…
reaction-thanks = ¡Gracias!

## En un solo dispositivo

curtain-title = Le toca a { $name }
curtain-note = Pasa el dispositivo a { $name }. Los demás miran para otro lado.
curtain-open = Soy { $name }
pass-drew = Has robado: { $cards }
pass-on = Pasar a { $name }
pass-hide = Ocultar mis cartas

## Hoja de puntos y final

sheet-player = Jugador
sheet-round = Ronda { $round }
sheet-rounds = Rondas
sheet-place = Puesto
sheet-sum = Total
sheet-winner = gana
sheet-hints = Pistas usadas: { $list }
end-sheet = Resultado final
end-wins = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
end-you-win = Has ganado
# Cuando quien lee gana junto con otros.
end-together = Habéis ganado juntos
end-drawn = No gana nadie
# A solas contra las cartas.
end-solo-lost = Esta vez no
end-broken = La partida se ha interrumpido
end-place = Quedas en el puesto { $place } de { $count }.
end-place-shared = Compartes el puesto { $place } de { $count }.
end-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
ended-resigned = { $count ->
    [one] { $names } se ha rendido.
   *[other] { $names } se han rendido.
}
ended-resigned-you = Te has rendido.
ended-abandoned = Nadie volvió a la mesa.
end-next = A la siguiente partida
rematch = Revancha
same-deal = Mismas cartas
daily-compare = Comparar con todos
replay = Repetición
check-deal = Comprobar el reparto
look-at-table = Ver la mesa

## Comprobar el reparto

proof-about = Antes de la partida el servidor fijó un número secreto y tu navegador añadió otro. Ahora que se conocen los dos, se puede volver a calcular cada carta robada. Se hace aquí, en tu navegador.
proof-limit = Esta página viene del mismo servidor. Si no quieres fiarte de nadie, guarda el registro y compruébalo con «stammtisch verify» en tu propio ordenador.
proof-checking = Calculando…
proof-good = El reparto fue limpio.
proof-open = Todo lo que se pudo comprobar es correcto.
proof-bad = Algo no cuadra.
proof-right = Correcto
proof-wrong = Incorrecto
proof-note = Aviso
proof-promise = El número secreto es el que prometió el servidor.
proof-seen-before = Es la misma promesa que tu navegador vio antes del reparto.
proof-contributions = { $count ->
    [0] Nadie añadió un número.
    [one] El número añadido estaba fijado antes del reparto.
   *[other] Los { $count } números añadidos estaban fijados antes del reparto.
}
proof-anew = { $count ->
    [one] Hubo que repartir de nuevo porque un número no se mostró. Quien lleva el servidor pudo tener algo que ver.
   *[other] Hubo que repartir de nuevo { $count } veces porque hubo números que no se mostraron. Quien lleva el servidor pudo tener algo que ver.
}
proof-beginnings = Cada nuevo reparto está justificado.
proof-hashes = { $count ->
    [one] El número ya estaba fijado cuando tu navegador miró, y no se añadió ninguno después.
   *[other] Los { $count } números ya estaban fijados cuando tu navegador miró, y no se añadió ninguno después.
}
proof-mine = Se usó el número que añadió tu navegador.
proof-mine-dropped = La mesa tenía el número de tu navegador, pero se repartió sin él.
proof-mine-denied = Tu navegador mostró su número, pero la mesa dice que no.
proof-mine-withheld = Tu navegador no mostró su número a tiempo, así que se repartió de nuevo sin él.
proof-mine-late = No se usó el número de tu navegador: llegó tarde o fue descartado.
proof-mine-other = Para tu sitio se usó otro número, quizá de otro dispositivo tuyo.
proof-again = Se pidió a tu navegador un segundo número sin un nuevo reparto.
proof-chosen = Este reparto se eligió, no se sacó para esta partida: alguien podía conocer las cartas.
proof-decks = Los mazos están completos: no sobra ni falta ninguna carta.
proof-decks-unknown = No se comprobaron los mazos: esta página no conoce las cartas de este juego.
proof-lots = El sorteo del primer sitio se deduce de los números.
proof-draws = { $count ->
    [0] No consta ninguna carta robada.
    [one] La carta coincide con los números.
   *[other] Las { $count } cartas coinciden con los números.
}
proof-seen = { $count ->
    [one] La carta que vio tu navegador es la que se robó.
   *[other] Las { $count } cartas que vio tu navegador son las que se robaron.
}
proof-seen-none = Tu navegador no vio robar ninguna carta, así que no hay nada que comparar.
proof-back = { $count ->
    [one] Una carta que vio tu navegador se retiró al deshacer una jugada y no se compara.
   *[other] { $count } cartas que vio tu navegador se retiraron al deshacer jugadas y no se comparan.
}
proof-commitment = Promesa
proof-seed = Número secreto
proof-of-seat = Número del sitio { $number }
proof-void = Intento { $number }, anulado: sin número del sitio { $seats }

## The coach

review = Análisis
review-of = Análisis de { $game }
review-note = Cada una de tus decisiones, juzgada solo por lo que podías saber entonces.
review-progress = Cuánto lleva el análisis
review-so-far = { $done } de { $total } decisiones
review-stop = Parar
review-go-on = Seguir
review-verdict = { $count ->
    [0] Ningún error en { $total } decisiones. ¡Bien jugado!
    [one] Una de { $total } decisiones te costó algo.
   *[other] { $count } de { $total } decisiones te costaron algo.
}
grade-inaccuracy = Imprecisión
grade-mistake = Error
grade-blunder = Error grave
review-lost = { $points ->
    [one] te costó 1 punto de 100
   *[other] te costó { $points } puntos de 100
}
review-moves = Tu jugada: { $played }. Mejor: { $best }.
review-alternatives = { $goal ->
    [round] Cuántas veces ganaría la ronda cada jugada
   *[match] Cuántas veces ganaría la partida cada jugada
}
review-try = Probar otra vez
review-look = Verlo
review-play-on = Jugar desde aquí
review-ask = ¿Qué podía haber hecho mejor?
review-share = Los demás pueden ver mi análisis
review-share-note = Quien jugó aquí verá lo que dice el entrenador de mis decisiones.
review-whose = Decisiones de
review-note-of = { $name }: cada decisión, juzgada solo por lo que se podía saber entonces.
review-verdict-of = { $count ->
    [0] Ningún error en { $total } decisiones.
    [one] Una de { $total } decisiones costó algo.
   *[other] { $count } de { $total } decisiones costaron algo.
}
review-moves-of = Jugada: { $played }. Mejor: { $best }.
review-worlds = Dónde podían estar las cartas
review-worlds-note = En cuántos de 100 repartos que encajaban con lo conocido estaba ahí una carta:
review-worlds-often = { $piece }: en { $often } de 100
open-title = Si todas las manos hubieran estado a la vista
open-note = Una curiosidad, nunca un error: nadie podía saberlo. Con las cartas a la vista, estas decisiones se ven de otra manera.
open-better = «{ $move }» salió bien: de { $before } a { $after } de 100.
open-worse = «{ $move }» salió mal: de { $before } a { $after } de 100.
percent = { $number } %
try-ask = Tu jugada: { $played }. ¿Qué sería mejor?
try-solved = ¡Sí! { $move }: tan bueno como lo mejor.
try-same = Eso es lo que jugaste. Costó { $points } puntos de 100. Prueba otra cosa.
try-wrong = { $move }: { $points } puntos de 100 menos que lo mejor. Prueba otra vez.
try-show = Muéstramelo
try-back = Volver al análisis
try-nothing = Aquí no hay nada que probar.
tip = Consejo
tip-close = Entendido
tip-off = No más consejos
luck = Suerte y juego
luck-thinking = Se están contando las cartas…
luck-sum = { $played ->
    [better] Jugaste { $play } puntos mejor que un buen jugador
    [worse] Jugaste { $play } puntos peor que un buen jugador
   *[same] Jugaste como un buen jugador
}; { $dealt ->
    [brought] las cartas te dieron { $cards }.
    [cost] las cartas te costaron { $cards }.
   *[even] las cartas quedaron igualadas.
}
luck-sum-others = { $gave ->
    [gave] El juego de los demás te dio { $points }.
   *[took] El juego de los demás te costó { $points }.
}
luck-fair = Parte justa
luck-seats = Quién empezó
luck-deal = El reparto
luck-own-draws = Lo que robaste
luck-other-draws = Lo que robaron los demás
luck-known = Tu juego, según lo que podías saber
luck-hidden = Cómo estaban las cartas
luck-others = Las de los demás
luck-result = Resultado
luck-note = En puntos de 100 para ganar la partida. La suerte es exacta con un margen de unos { $error }; tu juego, de unos { $known }. Se compara con un buen jugador en manos que encajaban con lo que sabías; el resto es cómo estaban de verdad las cartas.
curve = Quién iba a ganar
curve-others = los demás
curve-mistakes = tus errores
curve-table = Como tabla
curve-step = Jugada
because-lies = { $who ->
    [nobody] En { $often } de 100 repartos posibles, { $piece } aún se esconde ahí.
   *[other] En { $often } de 100 repartos posibles, { $name } tiene { $piece }.
}
because-certain = { $who ->
    [nobody] { $piece } solo puede estar en un sitio.
   *[other] { $name } tiene que tener { $piece }.
}
because-event =
    { $does }: en { $often } de 100 casos; { $versus ->
        [played] tras tu jugada, en { $otherwise }.
        [other] tras la otra jugada, en { $otherwise }.
       *[second] tras la segunda mejor, en { $otherwise }.
    }
because-next =
    { $does }, justo después: en { $often } de 100 casos; { $versus ->
        [played] tras tu jugada, en { $otherwise }.
        [other] tras la otra jugada, en { $otherwise }.
       *[second] tras la segunda mejor, en { $otherwise }.
    }
because-count =
    { $does }: { $often } veces de media; { $versus ->
        [played] tras tu jugada, { $otherwise }.
        [other] tras la otra jugada, { $otherwise }.
       *[second] tras la segunda mejor, { $otherwise }.
    }

## Lessons

lesson = La lección
lesson-of = Aprender { $game }
lesson-again = Otra vez
lesson-short-game = Jugar una partida corta
lesson-next = Siguiente lección
lesson-back = Atrás
lesson-go-on = Seguir
lesson-your-move = Te toca
lesson-progress = Cuánto llevas de la lección
lesson-leave = Salir de la lección
lesson-wrong = No del todo. Sigue lo que se ilumina.

## Repaso

replay-of = Repetición: { $game }
replay-controls = Repetición
replay-before = Un paso atrás
replay-after = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-round-before = Ronda anterior
replay-round-after = Ronda siguiente
replay-position = Momento de la partida
replay-step = Paso { $step } de { $total }
replay-said = { $name }: { $move }
replay-eyes = Punto de vista
replay-all-open = Cartas a la vista
replay-hands = Las cartas de todos
replay-watcher = Como espectador
replay-share = Enlace a este momento
replay-share-note = Este enlace abre la partida en este momento.

## Ajustes

settings = Ajustes
settings-name = Tu nombre
settings-name-hint = ¿Cómo te llamamos?
settings-name-saved = Guardado.
settings-save = Guardar
settings-language = Idioma
settings-theme = Tema
theme-system = Automático
theme-light = Claro
theme-dark = Oscuro
theme-to-light = Cambiar al tema claro
theme-to-dark = Cambiar al tema oscuro
settings-sound = Sonido
settings-volume = Volumen
settings-vibrate = Vibración
settings-vibrate-note = Una vibración corta cuando te toca.
settings-pace = Ritmo de los bots
settings-pace-note = Para las mesas que abras a partir de ahora.
pace-quick = Rápido
pace-normal = Normal
pace-calm = Tranquilo
settings-still = Menos movimiento
settings-still-note = Las cartas aparecen en su sitio en vez de volar hasta él.
settings-forced = Hacer por mí las jugadas forzadas
settings-forced-note = Si solo hay una jugada posible, se hace tras una breve pausa. Los demás pueden notarlo.
settings-keys = Atajos de teclado
settings-keys-note = En la mesa, algunas teclas hacen algo, como U para deshacer. Pulsa ? para verlas.
settings-one-tap = Jugar con un toque
settings-one-tap-note = Una carta que solo tiene un sitio posible se juega al instante.
settings-tips = Consejos en mis primeras partidas
settings-tips-note = Pequeños consejos en tus tres primeras partidas de cada juego, cada uno una sola vez.
settings-notify = Avísame
settings-notify-note = Cuando te toque y no estés mirando esta página.
about = Stammtisch { $version }{ $python }
about-compiled = Las reglas están compiladas: los bots piensan a toda velocidad.
about-partly = Las reglas están compiladas en parte: los bots piensan algo más despacio.
about-plain = Las reglas no están compiladas: los bots piensan más despacio; lo demás es igual.
move-title = Pasar a otro dispositivo
move-note = Abre este enlace en otro dispositivo y tendrás allí tu nombre y tus mesas. Sirve una sola vez, durante diez minutos.
move-make = Crear enlace
move-qr = Código QR del enlace para otro dispositivo
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = ¿Ser { $name } en este dispositivo?
move-ask = Con este enlace, este dispositivo será también de { $name }.
move-ask-here = { $count ->
    [0] Aquí eres ahora { $name }.
    [one] Aquí eres ahora { $name }, con una mesa en juego.
   *[other] Aquí eres ahora { $name }, con { $count } mesas en juego.
}
move-ask-back = { $name } no se pierde: encontrarás el camino de vuelta en los ajustes, en «Dispositivos».
move-ask-warning = Hazlo solo si el enlace es tuyo. Con el de otra persona jugarías en su nombre, y podría ver tus cartas y jugar por ti.
move-become = Ser { $name }
move-stay = Seguir siendo { $name }
# Where the reader has no name yet.
move-stay-new = No, gracias
# In the place of a name.
nameless = alguien sin nombre
devices-title = Dispositivos
devices-note = Todos los dispositivos que te conocen. Cierra la sesión de los que hayas perdido o ya no uses.
# Such as Firefox on Android.
device-on = { $browser } en { $system }
device-browser = Un navegador
device-program = Un programa
device-here = Este dispositivo
device-seen = Usado por última vez el { $date }
device-sign-out = Cerrar sesión
devices-sign-out = Cerrar sesión en los demás
devices-sign-out-sure = ¿Cerrar la sesión en todos los dispositivos menos este?
devices-sign-out-yes = Sí, cerrar
# An identity that this browser had before.
before-was = Aquí eras { $name }.
before-tables = { $count ->
    [0] Ninguna mesa en juego
    [one] Una mesa en juego
   *[other] { $count } mesas en juego
}
before-become = Volver a ser { $name }
before-drop = Olvidarlo
before-drop-sure = Aquí ya no podrás volver a ser { $name }. Si ningún otro dispositivo conoce a { $name }, nadie podrá.
before-drop-yes = Sí, olvidarlo
export-me = Descargar mis datos
export-working = Reuniendo…
forget-title = Olvídame
forget-note = Borra tu nombre, te quita de todas las listas y abandona tus partidas en curso. Quienes jugaron contigo conservan las partidas, sin tu nombre.
forget-me = Olvídame…
forget-yes = Sí, olvídame

## La cara sencilla, para juegos que no tienen la suya

plain-hidden = boca abajo
plain-round = Ronda { $round }
plain-choose = Elige qué hacer.
plain-table = La mesa
plain-words = Lo que puedes hacer
plain-event = { $name }: { $kind } { $pieces }
plain-facts = Lo que se sabe
plain-nothing = nada
place-hand = Mano
place-stock = Mazo de robo
place-deck = Mazo
place-discard = Descartes
place-trick = Baza
place-won = Cartas ganadas
place-table = Mesa
place-pool = Reserva
place-played = Cartas jugadas
plain-mine = Tus cartas
playing-card = { $rank ->
    [A] as
    [K] rey
    [Q] reina
    [J] jack
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
coloured-card = { $value } { $colour ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
   *[p] morado
}
trick = Baza
last-trick = Última baza
play-here = Jugar: { $card }
tag-leads = Sale { $name }
tag-leads-me = Sales tú
tag-winning = { $name } va ganando
tag-winning-me = Vas ganando
tag-both = { $name } salió y va ganando
tag-both-me = Saliste y vas ganando
tag-won = { $name } gana la baza
tag-won-me = Ganas la baza

## Denuncias, y lo que anuncian quienes llevan el servidor

announcement-dismiss = Ocultar
report = Denunciar…
report-title = Denunciar a alguien
report-note = Esto llega a quienes llevan este servidor, junto con las últimas líneas del chat. La otra persona no se entera.
report-who = ¿A quién?
report-why = ¿Cuál es el problema?
report-chat = Lo que escribe
report-name = Su nombre
report-cheating = Trampas
report-stalling = Retrasa la partida a propósito
report-other = Otra cosa
report-words = ¿Algo más que debamos saber? (opcional)
report-send = Enviar denuncia
report-thanks = Gracias. Quienes llevan este servidor lo revisarán.
odds-best = la mejor
odds-played = elegida
coming = Un momento…
new-more = Más ajustes
forget-sure = No podrás deshacerlo.
