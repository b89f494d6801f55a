### Sequence. $rank es 2 a 9, T, J, Q, K o A; $suit es S, H, D o C; $team es 0, 1 o 2.
### Las cartas de $card, $square, $from y $to son dibujos en el relato y palabras en lo demás.

## Portada y formulario

title = Sequence
sentence = Cada carta es una casilla del tablero. Coloca tus fichas, cuatro en línea, y cuidado con los jacks.
option-draw = Robar
option-draw-note = Si te olvidas de robar, sigues con una carta menos.
option-draw-auto = Automático
option-draw-manual = Manual
option-sharing = Fichas compartidas
option-sharing-note = Dos sequence que se cruzan pueden compartir una ficha. ¿También dos en la misma dirección?
option-sharing-crossing = Solo al cruzarse
option-sharing-any = En cualquier dirección
option-swaps = Cambiar cartas
option-swaps-note = Cuántas cartas injugables puedes cambiar en un turno.
option-swaps-once = Una por turno
option-swaps-any = Las que quieras
option-conferring = Consultas
option-conferring-note = Qué pueden decirse los compañeros de equipo sobre sus cartas.
option-conferring-none = Sin consultas
option-conferring-talk = Chat de equipo
option-conferring-open = Chat de equipo y cartas a la vista
option-conferring-true = Los equipos se consultan
option-conferring-false = Sin consultas
option-teams = Equipos
option-teams-note = Tres equipos de dos necesitan un sequence; dos equipos de tres, dos.
option-teams-3 = Tres equipos de dos
option-teams-2 = Dos equipos de tres

## Cartas y fichas

chip = { $team ->
    [0] ficha azul redonda
    [1] ficha ámbar cuadrada
   *[2] ficha granate hexagonal
}
card-object = { $rank ->
    [A] el as
    [K] el rey
    [Q] la reina
    [J] el jack
    [T] el 10
   *[other] el { $rank }
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
} de { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
hidden = carta boca abajo
cards = Cartas
two-eyed = Jacks de frente, dos ojos
one-eyed = Jacks de lado, un ojo
jack-anywhere = ficha en cualquier casilla libre
jack-removes = quitan una ficha rival

## Dónde estamos

where-goal = { $lines ->
    [one] Meta: un sequence de cuatro
   *[other] Meta: dos sequence de cuatro
}

## Lo que puedes hacer

prompt-play = Elige una carta; su casilla se ilumina.
prompt-play-and-draw = Elige una carta y no te olvides de robar.
prompt-square = { $card }: toca su casilla para colocar tu ficha.
prompt-two-eyed = { $card }: coloca tu ficha en cualquier casilla iluminada.
prompt-one-eyed = { $card }: toca la ficha que quieras quitar.
prompt-swap = { $card } no se puede jugar. Cambia la carta.
prompt-useless = { $card } no sirve ahora mismo. Elige otra carta.
prompt-pass = Nada que jugar, nada que cambiar.
prompt-draw = Roba una carta
prompt-draw-before = Hazlo antes de que { $name } haya jugado y robado.
prompt-choose = Elige tu sequence
prompt-which-line = ¿Qué cuatro cuentan?
prompt-choosing = { $name } elige un sequence
prompt-turn = Le toca a { $name }
prompt-next = Después juegas tú.
prompt-look = Toca una carta para ver su casilla.
prompt-dealing = Se reparten las cartas
prompt-won = { $count ->
    [0] No ha ganado nadie.
   *[other] { $lines ->
        [one] Victoria con un sequence.
       *[other] Victoria con dos sequence.
    }
}
draw = Robar
swap = Cambiar
swap-card = Cambiar: { $card }
pass = Pasar
choose-line = Sequence de { $from } a { $to }

## Mano

your-hand = Tus cartas
jack-two-eyed = { $card }, dos ojos, vale para cualquier casilla libre
jack-one-eyed = { $card }, un ojo, quita una ficha rival
jack-word-anywhere = comodín
jack-word-removes = quita
card-playable = { $card }, se puede jugar
card-dead = { $card }, injugable, se puede cambiar
card-useless = { $card }, no sirve ahora mismo
one-less = Olvidaste robar: una carta menos
hand-of = Cartas de { $name }: { $cards }

## Tablero

board = Tablero
square-free = libre
square-chip = ficha de { $name }
square-safe = en un sequence completo
square-threat = daría un sequence a { $name }
square-since = última jugada de { $name }
square-since-me = tu última jugada
square-took = { $name } acaba de quitar una ficha
square-took-me = acabas de quitar una ficha
square-target = puedes jugar aquí
square-take = puedes quitar esta ficha
square-active = una de tus cartas va aquí
stock = Montón { $cards }
stock-of = { $cards ->
    [one] Montón, una carta
   *[other] Montón, { $cards } cartas
}
draw-from = { $cards ->
    [one] Robar del montón, una carta
   *[other] Robar del montón, { $cards } cartas
}
last-played = Última jugada
last-played-card = Última carta jugada: { $card }
last-played-none = No hay ninguna carta
lots = ¿Quién empieza?
lots-begins = Empieza { $name }
order = Orden de juego

## Equipos y sitios

team-lines = { $lines } de { $goal } sequence
team-your-turn = te toca
team-turn = juega { $name }
team-away = { $name } no está
team-may-draw = debe robar
team-lost = olvidó robar
team-won = victoria
seat-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
sheet-team = Equipo
sheet-lines = Sequence (meta: { $goal })
sheet-turns = { $turns ->
    [one] Un turno jugado
   *[other] { $turns } turnos jugados
}

## Relato

told-lot = { $name } saca { $card } para ver quién empieza.
told-lot-me = Sacas { $card } para ver quién empieza.
told-tie = Empate: { $name } saca otra carta.
told-tie-me = Empate: sacas otra carta.
told-start = Empieza { $name }.
told-start-me = Empiezas tú.
told-play = { $name } juega { $card }.
told-play-me = Juegas { $card }.
told-place = { $name } juega { $card } y ocupa la casilla { $square }.
told-place-me = Juegas { $card } y ocupas la casilla { $square }.
told-chip = { $name } coloca una ficha en la casilla { $square }.
told-chip-me = Colocas una ficha en la casilla { $square }.
told-take = { $name } juega { $card } y quita la ficha de la casilla { $square }.
told-take-me = Juegas { $card } y quitas la ficha de la casilla { $square }.
told-chip-off = { $name } quita la ficha de la casilla { $square }.
told-chip-off-me = Quitas la ficha de la casilla { $square }.
told-line = { $name } completa un sequence de { $from } a { $to }.
told-line-me = Completas un sequence de { $from } a { $to }.
told-draw-me = Robas { $card }.
told-swap = { $name } cambia { $card }, que ya no se puede jugar.
told-swap-me = Cambias { $card }, que ya no se puede jugar.
told-pass = { $name } no puede hacer nada y pasa.
told-pass-me = No puedes hacer nada y pasas.
told-lost = { $name } olvidó robar y sigue con una carta menos.
told-lost-me = Olvidaste robar y sigues con una carta menos.
told-shuffle = El montón se ha acabado. Se barajan las cartas jugadas.
told-end = { $lines ->
    [one] { $name } gana con un sequence.
   *[other] { $name } gana con { $lines } sequence.
}
told-end-me = { $lines ->
    [one] Ganas con un sequence.
   *[other] Ganas con { $lines } sequence.
}
told-drawn = No gana nadie. La partida termina en empate.
# Under the winner's name.
end-points = { $count ->
    [one] Un sequence
   *[other] { $points } sequence
}

## Qué significa una jugada

means-jack = jugar { $card } en la casilla { $square }
means-play = jugar { $card }
means-swap = cambiar { $card }
means-line = elegir el sequence de { $from } a { $to }
means-draw = robar una carta
means-pass = pasar
why-line = Completa un sequence.
why-blocks = Bloquea un sequence rival.
why-breaks = Rompe tres en línea.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] completas un sequence
   *[other] { $name } completa un sequence
}
does-take = { $who ->
    [me] quitas una ficha
   *[other] { $name } quita una ficha
}
does-end = { $who ->
    [me] ganas
   *[other] { $name } gana
}
because-wanted = En { $often } de 100 repartos posibles, { $name } tiene { $piece }, la carta de esa casilla.
because-taker = En { $often } de 100 repartos posibles, { $name } tiene un jack de un ojo.

# Advice in the first games.
tip-block = Alguien tiene tres seguidas y hay una casilla libre. Bloquéala o quita una ficha con un jack de un ojo.
tip-finish = Tienes tres seguidas y, en la mano, la carta de la cuarta casilla.
tip-dead = La casilla de una de tus cartas está ocupada. Cambia esa carta antes de jugar: no te cuesta el turno.
tip-safe = De un sequence completo nadie puede quitar fichas. Otro que lo cruce puede compartir una.
tip-two-eyed = Guarda un jack de dos ojos para completar un sequence o bloquear otro: va a cualquier casilla libre.
tip-one-eyed = Un jack de un ojo quita una ficha. Donde más duele es en medio de tres.
tip-middle = En el centro del tablero una ficha sirve para más sequence que en el borde.
