# Los grupos: mesas de siempre con su propio enlace.

found-note = Para quienes juegan juntos una y otra vez: un enlace propio, vuestras mesas, vuestra clasificación, vuestras veladas. Sin cuentas.
found-example = Nuestros jueves
found-go = Crear el grupo

group-door = { $founder } te invita al grupo «{ $name }»
group-door-nobody = Te invitan al grupo «{ $name }»
group-door-note = { $count ->
    [one] Un grupo que se reúne aquí para jugar. De momento hay una persona.
   *[other] Un grupo que se reúne aquí para jugar. Hay { $count } personas.
}
group-join = Unirme
group-join-as = Unirme como { $name }

group-invite = Invitar
group-invite-title = Invita a tus amigos
group-link = Enlace a este grupo
group-qr = El enlace a este grupo como código QR
group-private = Solo quien tiene este enlace encuentra el grupo. Quien lo abre y da un nombre forma parte de él.
group-settings = Ajustes del grupo

group-members = { $count ->
    [one] 1 miembro
   *[other] { $count } miembros
}
group-here-count = { $count } aquí ahora
group-here = Aquí ahora
group-playing = En una mesa
group-founder = Dirige el grupo
group-you = Tú

group-no-plan = ¿Cuándo quedáis?
group-next = La próxima: { $when }
group-soon = Ya falta poco: { $when }
group-plan = Fijar un día
group-i-come = Voy
group-i-cannot = No puedo
group-come-count = { $count ->
    [one] Viene 1 persona
   *[other] Vienen { $count } personas
}
group-comes = Viene
group-comes-not = No viene
group-calendar = Añadir al calendario
group-daily = Reparto del día
group-tonight = Jugar esta noche
group-to-table = A tu mesa
group-ready = Tu mesa está lista.

group-events = Torneos
group-no-events = Varias rondas, con emparejamientos y clasificación. Todavía no hay ninguno.
group-tables = Mesas
group-no-tables = No hay ninguna mesa abierta. Pulsa «Jugar esta noche» o abre una sola mesa.
group-new-table = Abrir una mesa
group-finished = Partidas terminadas
group-all = Mostrar todas ({ $count })
group-evening = La última velada
group-evening-past = Una velada anterior
group-evening-which = ¿Qué velada?
group-evening-matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
group-share = Compartir una imagen
group-ladder = Clasificación
group-no-matches = Aún no hay nada que comparar: juega una partida con al menos otra persona.
group-ratings = Fuerza de juego
group-ratings-on = Comparar la fuerza de juego en este grupo
group-ratings-note = Un número que dice lo bien que juegas (openskill), a partir de las partidas de este grupo con cartas nuevas y al menos dos personas, media hora después de cada una. Quienes lo activan ven la de los demás que también lo hacen. La de los bots es fija, para comparar.
group-ratings-none = Aquí aún no ha contado ninguna partida.
group-duels = Quién ganó a quién

panel-tonight = Jugar esta noche
panel-agree = Fijar un día
panel-manage = Ajustes del grupo
panel-invite = Invitar
panel-new = ¿Qué juego?

season-which = ¿Qué temporada?
season-since = Desde el { $date }
season-between = Del { $from } al { $to }
season-until = Hasta el { $date }
season-all = Todas las temporadas

ladder-place = Puesto
ladder-name = Nombre
ladder-matches = Partidas
ladder-won = Ganadas
ladder-fair = Parte justa
ladder-ratio = Frente a la parte justa
ladder-luck = Suerte
ladder-luck-value = { $wins } ({ $count })
ladder-same = Mismas cartas
ladder-few = Muy pocas partidas para saberlo
ladder-game = { $name } { $won } de { $count }
ladder-how = Cómo se cuenta
ladder-note = Cada partida da una victoria, que comparten quienes la ganan. Tu parte justa es uno dividido entre el número de sitios. 100 % quiere decir que has ganado justo lo mismo que si todos jugarais igual de bien. Tienes un puesto a partir de { $count } partidas. No cuentan las partidas con una sola persona, las interrumpidas ni las jugadas con cartas que alguien podía conocer. La suerte es lo que te trajeron el reparto y los robos, en victorias; entre paréntesis, en cuántas partidas: aquellas cuya cuenta de la suerte ha pedido alguien. Mismas cartas: qué parte de las otras mesas lo hizo peor en tu sitio.

duel-game = Qué juego
duel-all = Todos los juegos
duel-said = { $won } a { $lost }

tonight-game = ¿Qué juego?
tonight-who = ¿Quién juega?
tonight-level = Bots, si sobran sitios
tonight-same = ¿Las mismas cartas?
tonight-same-no = No
tonight-same-tables = En cada mesa
tonight-same-pairs = Para cada pareja
tonight-same-tables-note = Todas las mesas juegan el mismo reparto y se comparan sitio por sitio. Sin espectadores, sin pistas y sin deshacer jugadas.
tonight-same-pairs-note = En cada mesa os sentáis dos entre bots, como pareja si el juego tiene equipos. Todas las parejas juegan el mismo reparto y se comparan. Sin espectadores, sin pistas y sin deshacer jugadas.
tonight-open = { $count ->
    [one] Abrir una mesa para 1 persona
   *[other] Abrir mesas para { $count } personas
}
tonight-note = Os repartiremos en tantas mesas como haga falta, si se puede con gente con la que aún no habéis jugado hoy. Los bots solo ocupan lo que sobra.

plan-day = Primer día
plan-time = Hora
plan-every = ¿Cada cuánto?
plan-weeks-0 = Una vez
plan-weeks-1 = Cada semana
plan-weeks-2 = Cada 2 semanas
plan-weeks-4 = Cada 4 semanas
plan-zone = Zona horaria: { $zone }
plan-reminder = El archivo para el calendario te avisa media hora antes. Este servidor también, si activas los avisos en los ajustes de la portada.
plan-save = Fijar
plan-none = Sin día fijo

manage-name = Nombre del grupo
manage-rename = Cambiar el nombre
manage-remove = Sacar
manage-remove-sure = ¿Sacar a { $name }? No podrá volver con la misma identidad. Con el enlace se puede venir con otra, así que crea también un enlace nuevo.
manage-hand-over = Ceder el grupo
manage-hand-over-sure = ¿Ceder el grupo a { $name }? Después serás un miembro más.
manage-season = Temporada
manage-season-note = La clasificación y «Quién ganó a quién» cuentan desde el comienzo de la temporada.
manage-season-new = Empezar una temporada nueva
manage-season-sure = La clasificación empieza de nuevo para todos. La temporada hasta ahora se puede volver a ver.
manage-link = El enlace
manage-link-note = Si el enlace ha circulado demasiado, cámbialo. Los miembros encuentran el grupo en su portada.
manage-new-link = Crear un enlace nuevo
manage-new-link-sure = El enlace antiguo dejará de funcionar.
manage-end = Cerrar el grupo
manage-close = Cerrar
manage-close-sure = El grupo, su clasificación y sus fechas desaparecerán para todos. Las partidas se quedan con quienes las jugaron.
manage-founder = { $name } dirige este grupo y puede cambiarle el nombre o cerrarlo.
manage-leave-note = Si te vas, tu nombre desaparece del grupo y de su clasificación.
manage-leave = Dejar el grupo
manage-leave-sure = ¿Dejar este grupo?

picture-of = { $count ->
    [one] 1 partida, parte justa { $fair }
   *[other] { $count } partidas, parte justa { $fair }
}
picture-compared = { $count ->
    [one] comparado una vez
   *[other] comparado { $count } veces
}
