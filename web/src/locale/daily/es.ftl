## El reparto del día

daily = Reparto del día
daily-about = Todos en este servidor reciben las mismas cartas. Tu primer intento cuenta: sin pistas y sin deshacer. Después, juégalo otra vez por gusto.
daily-left = Quedan { $time }, hasta medianoche UTC
daily-over = Este día ha terminado. Las semillas se conocen, y cualquiera puede comprobarlas.
daily-before = Día anterior
daily-after = Día siguiente
daily-today = Hoy
daily-alone = A solas
# $level es el nombre de un nivel, por ejemplo «experto».
daily-against = { $count ->
    [one] Contra un bot ({ $level })
   *[other] Contra { $count } bots ({ $level })
}
daily-play = Jugar
daily-go-on = Seguir
daily-fun = Jugar por gusto
daily-again = Otra vez por gusto
daily-hidden = Verás los resultados de todos y el par cuando hayas jugado.
daily-running = Tu intento ha empezado. Termínalo antes de que acabe el día.
daily-missed = No jugaste este reparto. No cuesta nada.
daily-unscored = Este intento no cuenta: se abandonó, ayudó un bot o el día terminó antes.
daily-nobody = { $over ->
    [yes] Nadie terminó este reparto.
   *[no] Nadie tiene todavía un resultado.
}
daily-only = { $over ->
    [yes] Nadie más lo jugó
   *[no] Nadie se te ha adelantado
}
daily-rank = Puesto { $rank } de { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] Una línea por delante
       *[other] { $count } líneas por delante
    }
    [behind] { $count ->
        [one] Una línea por detrás
       *[other] { $count } líneas por detrás
    }
   *[even] Empate
}
daily-you = Tú
daily-everybody = Todos aquí
daily-par = Par { $mean } ± { $spread }
daily-par-about = El par es lo que lograron maestros en tu puesto: { $count ->
    [one] una partida
   *[other] { $count } partidas
}, cada jugada con el { $part } % de su reflexión habitual.
daily-par-none = El par aún no está calculado. El servidor juega por adelantado cuando no tiene nada más que hacer.
daily-par-never = No se calculó el par de este reparto.
daily-so-many = { $score }: { $count ->
    [one] una persona
   *[other] { $count } personas
}
daily-named = { $count ->
    [one] Un resultado con nombre
   *[other] { $count } resultados con nombre
}
daily-unscored-title = Este es por gusto
daily-why-browser = Alguien ya ha jugado este reparto en este navegador. Por eso tu intento no puntúa.
daily-why-network = Mucha gente de tu red ha jugado hoy este reparto. Por eso tu intento no puntúa.

## Compartir

daily-share = Compartir mi día
daily-share-note = Puntos: con qué parte de los demás has aguantado. Una estrella: par o mejor. No revela nada.
daily-share-text = Texto para compartir
daily-kept-up = { $lit } de 5
daily-copy = Copiar el texto
daily-picture = Guardar la imagen

## Mis días

daily-calendar = Tus días
daily-calendar-note = Un día perdido no cuesta nada, y todavía puedes jugarlo por gusto.
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
daily-free = sin jugar
daily-beside = Comparar con
daily-groups = Comparar en mis grupos
daily-groups-note = Quienes también lo enciendan en tus grupos ven tu nombre y tu resultado cuando hayan jugado, y tú ves los suyos. Está apagado hasta que lo enciendas.
daily-name = Mostrar mi nombre aquí
daily-name-note = Otros en este servidor ven tu nombre junto a tus resultados. Está apagado hasta que lo enciendas.

## Juego limpio

daily-fair = El mismo reparto, fijado de antemano
daily-fair-note = El día anterior, el servidor muestra una huella de cada reparto. Cuando acaba el día, muestra la semilla, y tu navegador comprueba que encajan.
daily-fair-sealed = La semilla es secreta hasta medianoche UTC.
daily-fair-good = La semilla encaja con su huella.
daily-fair-bad = ¡La semilla no encaja con su huella!
daily-fair-same = Es la que tu navegador vio antes.
daily-fair-other = ¡Tu navegador vio antes otra huella!
daily-fair-figures = Huellas y semillas
daily-fair-hash = { $game }: huella
daily-fair-seed = { $game }: semilla
daily-fair-tomorrow = { $game }: huella de mañana
daily-without = sin puntuación
