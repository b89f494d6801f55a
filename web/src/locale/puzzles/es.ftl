### The puzzles: a list of them by game, and a session of five.

puzzles-about = Posiciones de partidas reales en las que una jugada es claramente la mejor. Sabes exactamente lo que se sabía en ese sitio.
puzzles-all = Todos los juegos mezclados
puzzles-all-note = Cinco retos de todos los juegos.
puzzles-mistakes = Mis errores
puzzles-mistakes-note = { $count ->
    [0] Cuando el entrenador haya analizado una partida tuya, sus errores volverán aquí.
    [one] Una decisión de tus últimas partidas analizadas espera una idea mejor.
   *[other] { $count } decisiones de tus últimas partidas analizadas esperan una idea mejor.
}
puzzles-start = Resolver cinco
puzzles-of = { $count ->
    [one] { $count } reto
   *[other] { $count } retos
}
puzzles-done = { $answered } de { $count } respondidos, { $right } bien
puzzles-rating = Fuerza de juego { $rating }
puzzles-due = { $count ->
    [one] 1 vuelve hoy
   *[other] { $count } vuelven hoy
}
puzzles-none = Aquí todavía no hay retos.
# Above a position.
puzzle = Reto
puzzle-number = Reto { $number } de { $total }
puzzle-ask = ¿Cuál es tu mejor jugada?
puzzle-ask-again = Este ya lo has visto. ¿Cuál es tu mejor jugada?
puzzle-ask-mistake = Tu jugada en la partida: { $played }. ¿Qué sería mejor?
puzzle-waiting = Comprobando…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Correcto: { $move }.
puzzle-wrong = No del todo: { $move }. Mejor: { $best }.
puzzle-lost = Eso cuesta unos { $points } puntos de 100.
puzzle-why = Por qué es mejor
puzzle-why-than = Por qué es mejor que esto: { $lure }
puzzle-odds = { $goal ->
    [round] Cuántas veces gana la ronda cada jugada
   *[match] Cuántas veces gana la partida cada jugada
}
puzzle-rating = Fuerza de juego { $before } → { $after }
puzzle-again = { $days ->
    [one] Vuelve dentro de un día.
   *[other] Vuelve dentro de { $days } días.
}
puzzle-next = Siguiente reto
puzzle-sum = Ver el resultado
puzzle-play-on = Jugar desde aquí
puzzle-leave = Todos los retos
# After the last one.
puzzles-result = { $right } de { $total } bien
puzzles-result-all = Los { $total } bien. ¡Estupendo!
puzzles-result-none = Hoy eran difíciles. Volverán, y ya los conocerás.
puzzles-result-again = { $count ->
    [one] Uno de ellos volverá.
   *[other] { $count } de ellos volverán.
}
puzzles-more = Cinco más
puzzles-no-more = Ahora mismo no te espera nada aquí.
puzzles-here = Sin servidor, tus respuestas se quedan en este navegador.
