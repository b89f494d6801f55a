## My page

mine = Tu historial
mine-last = Tus últimas { $count } partidas.
mine-all = { $count ->
    [one] Una partida.
   *[other] { $count } partidas.
}
mine-private = Solo tú ves esta página.
mine-none = Aún no has terminado ninguna partida aquí.
mine-matches = Partidas
mine-won = Ganadas
mine-fair = Parte justa
mine-few = muy pocas partidas
mine-between = probablemente de { $low } a { $high }
mine-mean = Puntos de media
mine-solo = Mejor solitario
mine-solo-mean = { $points } de media
mine-hints = Pistas usadas
mine-rating = Fuerza de juego
mine-groups = Fuerza de juego en grupos
mine-course = Suerte y juego a lo largo del tiempo
mine-luck = Suerte
mine-play = Decisiones
mine-so-far = { $mean } ± { $half } tras { $count } partidas; { $sure ->
    [yes] es más que azar.
   *[no] puede ser azar.
}
mine-which = Juego
mine-every = Todos los juegos
mine-course-note = En puntos de 100 para la victoria, por partida, de media hasta ahora. El valor real está en la banda sombreada 95 de cada 100 veces. Solo cuentan las partidas por las que preguntaste al entrenador.
mine-course-few = Muy pocas partidas: el entrenador ha comentado { $count } hasta ahora y hacen falta { $enough }. Pregunta «¿Qué podía haber hecho mejor?» después de una partida.
mine-opponents = Rivales
mine-who = Quién
mine-better = Tú delante
mine-worse = Ellos delante
mine-nobody = Aún no te has enfrentado a nadie.
mine-somebody = Alguien
mine-list = Partidas
mine-resigned = Abandonada
mine-broken = Sin terminar
mine-place = Puesto { $place } · { $points }
mine-account = Suerte { $luck }, decisiones { $play }
mine-more = Mostrar todo
mine-yours = Es tuyo
mine-yours-note = Guarda todo, o tus partidas como tabla. «Olvídame» en los ajustes lo borra aquí.
mine-ratings = Mostrarme mi fuerza de juego
mine-ratings-note = Un número que dice lo bien que juegas a cada juego (openskill); cambia media hora después de una partida. La fuerza de los bots es fija, para comparar. Nadie más ve la tuya.
mine-json = Guardar todo (JSON)
mine-csv = Guardar partidas (CSV)
mine-offline = Partidas sin conexión
mine-offline-note = Jugaste estas partidas sin conexión y luego las entregaste. No cuentan en nada de lo anterior, ni para la fuerza de juego ni para las clasificaciones.
mine-offline-remove = Quitar
mine-offline-remove-sure = ¿Quitar esta partida del servidor? Se queda en el dispositivo en el que la jugaste.
