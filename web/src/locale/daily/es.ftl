## El reparto del día

daily = Reparto del día
daily-about = Todos en este servidor reciben las mismas cartas. Tu primer intento cuenta: sin pistas y sin deshacer jugadas. Después, juégalo otra vez por diversión.
daily-left = Termina en { $time }, a medianoche UTC
daily-over = Este día ha terminado. Los números secretos se conocen, y cualquiera puede comprobarlos.
daily-before = Día anterior
daily-after = Día siguiente
daily-today = Hoy
daily-alone = En solitario
# $level es el nombre de un nivel, por ejemplo «experto».
daily-against = { $count ->
    [one] Contra un bot ({ $level })
   *[other] Contra { $count } bots ({ $level })
}
daily-play = Jugar
daily-go-on = Seguir
daily-fun = Jugar por diversión
daily-again = Otra vez por diversión
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
        [one] Un sequence por delante
       *[other] { $count } sequence por delante
    }
    [behind] { $count ->
        [one] Un sequence por detrás
       *[other] { $count } sequence por detrás
    }
   *[even] Empate
}
daily-you = Tú
daily-everybody = Todos aquí
daily-par = Par { $mean } ± { $spread }
daily-par-about = El par es lo que lograron bots de nivel maestro en tu sitio: { $count ->
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
daily-unscored-title = Este es por diversión
daily-why-browser = Alguien ya ha jugado este reparto en este navegador. Por eso tu intento no puntúa.
daily-why-network = Mucha gente de tu red ha jugado hoy este reparto. Por eso tu intento no puntúa.

## Compartir

daily-share = Compartir mi día
daily-share-note = Círculos: a qué parte de los demás has igualado o superado. Una estrella: par o mejor. No revela nada.
daily-share-text = Texto para compartir
daily-kept-up = { $lit } de 5
daily-copy = Copiar el texto
daily-picture = Guardar la imagen

## Mis días

daily-calendar = Tus días
daily-calendar-note = Un día perdido no cuesta nada, y todavía puedes jugarlo por diversión.
daily-month-before = Mes anterior
daily-month-after = Mes siguiente
daily-free = sin jugar
daily-beside = Comparar con
daily-groups = Comparar en mis grupos
daily-groups-note = Quienes también lo activen en tus grupos ven tu nombre y tu resultado cuando hayan jugado, y tú ves los suyos. Está desactivado hasta que lo actives.
daily-name = Mostrar mi nombre aquí
daily-name-note = Otros en este servidor ven tu nombre junto a tus resultados. Está desactivado hasta que lo actives.

## Juego limpio

daily-fair = El mismo reparto, fijado de antemano
daily-fair-note = El día anterior, el servidor muestra una huella de cada reparto. Cuando acaba el día, muestra el número secreto del que sale, y tu navegador comprueba que encajan.
daily-fair-sealed = El número es secreto hasta medianoche UTC.
daily-fair-good = El número encaja con su huella.
daily-fair-bad = ¡El número no encaja con su huella!
daily-fair-same = Tu navegador ya había visto esta huella.
daily-fair-other = ¡Tu navegador vio antes otra huella!
daily-fair-figures = Huellas y números secretos
daily-fair-hash = { $game }: huella
daily-fair-seed = { $game }: número secreto
daily-fair-tomorrow = { $game }: huella de mañana
daily-without = sin puntuación
