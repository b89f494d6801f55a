offline-title = Jugar sin conexión
offline-note = Los cuatro juegos contra bots y en un mismo dispositivo, con lecciones y reglas, también sin conexión. Tus partidas se quedan en este navegador.
offline-fetch = Jugar sin conexión: { $size } MB
offline-fetching = Descargando…
offline-ready = Listo. Puedes jugar sin conexión.
offline-failed = No ha funcionado: no se ha podido descargar { $file }. ¿Tienes conexión?
offline-full = No ha funcionado: en este navegador no hay sitio.
offline-none = Este navegador o este servidor no lo permite.
offline-insecure = Los navegadores solo guardan páginas cuya dirección empieza por https.
offline-remove = Quitarlo
away = El servidor no responde ahora mismo. En cuanto lo haga, volverá a estar todo.
away-plays = El servidor no responde ahora mismo. Puedes jugar contra bots y en un mismo dispositivo; tus partidas se quedan en este navegador.
offline-coach = Aquí el entrenador piensa en tu navegador. Tarda unos minutos; lo que encuentra se guarda.
offline-strength = Sin conexión, los bots piensan en tu navegador. Los expertos y los maestros no llegan tan lejos y juegan peor que en un servidor.
runs-compiled = Las reglas y los bots funcionan en este navegador, compilados.
runs-plain = Las reglas y los bots funcionan en este navegador como simple Python: los bots piensan más despacio.
away-settings = Tus otros dispositivos y tus datos en el servidor volverán en cuanto responda.
hand-title = Partidas sin conexión
hand-offer =
    { $count ->
        [one] Una partida que jugaste sin conexión está solo en este navegador. ¿Quieres que el servidor la guarde también? Así estará en tu lista en todos tus dispositivos.
       *[other] { $count } partidas que jugaste sin conexión están solo en este navegador. ¿Quieres que el servidor las guarde también? Así estarán en tu lista en todos tus dispositivos.
    } Esas partidas quedan marcadas y no cuentan para la fuerza de juego ni para las clasificaciones.
hand-which = ¿Cuáles?
hand-now = Sí, entregar
hand-stay = No, dejar aquí
hand-doing = Entregando…
hand-done = { $count ->
    [one] El servidor tiene la partida. La encuentras entre tus partidas terminadas y en «Tu historial».
   *[other] El servidor tiene { $count } partidas. Las encuentras entre tus partidas terminadas y en «Tu historial».
}
hand-refused = { $game } se queda aquí: { $why }
today-here = Las mismas cartas para quienes juegan sin servidor. Nada de esto cuenta.
away-groups = Los grupos y los amigos necesitan el servidor.
here-title = Partidas en este navegador
here-count = { $count ->
    [one] Hay una partida en este navegador.
   *[other] Hay { $count } partidas en este navegador.
}
here-running = en curso
here-unread = no se puede leer
here-remove = Quitar
here-remove-sure = ¿Quitar esta partida de este navegador? Si ningún servidor la tiene, se pierde para siempre.
here-remove-all = Quitarlas todas
here-remove-all-sure = ¿Quitar todas las partidas de este navegador? Las que no tenga ningún servidor se pierden para siempre.
