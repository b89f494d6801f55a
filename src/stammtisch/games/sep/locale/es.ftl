### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Forma grupos y escaleras en un círculo de cartas común y reúne antes que nadie las siete fichas.
option-renewed = Combinaciones renovadas
option-renewed-note = ¿Vuelve a dar fichas una combinación que no es nueva ni más larga?
option-renewed-pays = Vuelve a dar
option-renewed-nothing = No da nada
option-solo_rounds = Rondas
option-solo_rounds-note = Dos rondas se ganan con 7 puntos; tres, con 11.
option-solo_rounds-2 = Dos rondas
option-solo_rounds-3 = Tres rondas
option-solo_end = Fin de la ronda
option-solo_end-note = ¿La ronda acaba cuando se juega la última carta de acción o cuando se roba?
option-solo_end-last-card = Última jugada
option-solo_end-last-draw = Última robada
option-solo_aside = Apartar
option-solo_aside-note = Siempre, a cambio de una ficha, o gratis si nada encaja.
option-solo_aside-token = Cuesta una ficha
option-solo_aside-free = Gratis si nada encaja

## Pieces

suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}
card = { $rank ->
    [A] as
    [J] jack
    [Q] reina
    [K] rey
   *[other] { $value }
} de { suit }
card-object = { $rank ->
    [A] el as
    [J] el jack
    [Q] la reina
    [K] el rey
   *[other] el { $value }
} de { suit }
# Several cards of one value.
values = { $rank ->
    [A] ases
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
   *[T] dieces
}
token = ficha
hidden = boca abajo
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## Where we are

where-stock = { $stock ->
    [1] Primer mazo de tres
    [2] Segundo mazo de tres
   *[other] Tercer y último mazo
}
where-overtime = Empate: gana quien se adelante
where-solo = Solitario · ronda { $round } de { $rounds }

## The prompt

prompt-place = Coloca una carta
prompt-use = Usa una carta de acción
prompt-away = Ninguna acción se puede usar
prompt-fill = Rellena el sitio { $place }
step-choose-stock = Roba del mazo.
step-choose-stock-action = Mazo: roba una carta y colócala. Acción: quita cartas.
step-choose-reserve = Mazo o reserva: toma una carta y colócala.
step-choose-reserve-action = Mazo o reserva: coloca una carta. Acción: quita cartas.
step-early = Primero roba: toca un montón iluminado.
step-stock-only = Roba del mazo: nunca dos acciones seguidas.
step-fill-stock = Toca el mazo.
step-fill-either = Toca el mazo o la reserva.
step-taken = La carta de la reserva ({ $card }) hay que colocarla.
step-pick = Elige una carta y después un sitio donde encaje.
step-fits = { $count ->
    [one] { $card }: encaja en un montón.
   *[other] { $card }: encaja en { $count } montones.
}
step-fits-nowhere = { $card }: no encaja. Prueba otra carta o apártala.
step-none-fits = Ninguna de tus cartas encaja. Aparta una.
step-none-fits-token = Ninguna de tus cartas encaja. Aparta una; te cuesta una ficha.
step-use-pick = Elige una carta y después un montón de su palo.
step-use = { $rank ->
    [J] El jack quita la carta de arriba de un montón.
    [Q] La reina quita dos cartas de un montón.
   *[K] El rey quita tres cartas y da una ficha.
}
step-away = Elige una y descártala.
step-away-token = Elige cuál descartar. Te cuesta una ficha.
await-choosing = { $name } está eligiendo
await-placing = { $name } coloca una carta
await-using = { $name } usa una carta de acción
await-filling = { $name } rellena el sitio { $place }
over-won = { $tokens ->
    [one] { $name } gana con { $tokens } ficha.
   *[other] { $name } gana con { $tokens } fichas.
}
over-drawn = Empate a fichas.
over-solo = { $count ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[2] { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
}

## The table

circle = El círculo
stock = Mazo
reserve = Reserva
action = Acción
discard = Descarte
stock-of = { $stock } de 3
pile = { $count ->
    [0] { $name }, sin cartas
    [one] { $name }, { $count } carta
   *[other] { $name }, { $count } cartas
}
pile-top = Encima: { $card }.
used = Jugadas: { $count } de 12
used-list = Cartas de acción jugadas: { $cards }
used-none = Ninguna carta de acción jugada
middle = { $count ->
    [one] Queda { $count } de 7
   *[other] Quedan { $count } de 7
}
place-top = Sitio { $place }: { $card }
place-over = Sitio { $place }: { $card } sobre { $covered }
place-empty = Sitio { $place }: vacío
place-here = Aquí puedes jugar: { $card }
place-removes = { $count ->
    [one] { $card } quita aquí la carta de arriba
   *[other] { $card } quita aquí { $count } cartas
}
place-beside = junto al sitio { $place }
place-between = entre los sitios { $first } y { $second }
place-pays = { $count ->
    [one] da una ficha
   *[other] da { $count } fichas
}
tag-set = { $count } { values }
tag-run = Escalera de { $count } de { suit }
tokens-head = Tú: { $count }
tokens-mine = Tienes { $count } de 7 fichas
tokens-of = { $name } tiene { $count } de 7 fichas
cards-of = Cartas numéricas de { $name }
actions-of = Cartas de acción de { $name }
cards-hidden = { $count } boca abajo
note-choosing = elige
note-placing = coloca una carta
note-using = usa una acción
note-filling = rellena el sitio { $place }
sep-cry = ¡SEP!
sep-mine = ¡Las siete fichas son tuyas!
sep-theirs = ¡{ $name } tiene las siete fichas!

## My cards

your-cards = Tus cartas numéricas
your-actions = Tus cartas de acción
card-fits = { $count ->
    [one] { $card }, encaja en un montón
   *[other] { $card }, encaja en { $count } montones
}
card-fits-nowhere = { $card }, no encaja en ningún montón
card-not-now = { $card }, ahora no
aside = Apartar
aside-token = Apartar, −1 ficha
# On the pile where the card goes; 12 letters at most.
aside-short = Apartar
# Under it; 9 letters at most.
aside-costs = −1 ficha
away = Descartar
away-token = Descartar, −1 ficha

## Alone

goal = Objetivo
goal-of = de { $goal } puntos
goal-round = Ronda { $first }: { $points }
goal-rounds = Rondas { $first }–{ $last }: { $points }
goal-now = Esta ronda: hasta { $points }
goal-seventh = Si consigues ahora la 7.ª ficha
goal-worth = { $points ->
    [0] Ningún punto: el montón de acción está vacío
    [one] { $points } punto, por la carta del montón de acción
   *[other] { $points } puntos, uno por carta del montón de acción
}
round-over = Fin de la ronda { $round }
round-sep = Las siete fichas: un punto por cada carta que queda en el montón de acción.
round-missing = { $count ->
    [one] Quedó una ficha en el centro: un punto menos.
   *[other] Quedaron { $count } fichas en el centro: un punto menos por cada una.
}
round-standing = Tienes { $points } de { $goal } puntos.
round-needed = { $needed ->
    [0] Es suficiente, si los conservas.
   *[other] { $left ->
        [one] Te faltan { $needed } en la última ronda.
       *[other] Te faltan { $needed } en { $left } rondas.
    }
}
next-round = Siguiente ronda

## The score sheet

sheet-part = Ronda
sheet-points = Puntos
sheet-rounds = Rondas { $first } a { $last }
sheet-running = Ronda { $round }, en juego
sheet-up-to = hasta { $points }
sheet-goal = Se gana con { $goal } puntos o más tras { $rounds } rondas.
sheet-tokens = Fichas
sheet-middle = { $count ->
    [0] No quedan fichas en el centro. Con siete se gana al instante.
    [one] Queda { $count } ficha en el centro. Con siete se gana al instante.
   *[other] Quedan { $count } fichas en el centro. Con siete se gana al instante.
}

## What a move means

means-stock = robar del mazo
means-reserve = tomar de la reserva
means-action = jugar una carta de acción
means-fill-stock = rellenar desde el mazo
means-fill-reserve = rellenar desde la reserva
means-on = colocar { $card } en el montón { $place }
means-use = usar { $card } en el montón { $place }
means-aside = apartar { $card }
means-away = descartar { $card }
why-free = No cuesta nada mientras no tengas fichas.
why-pays = { $count ->
    [one] Da una ficha.
   *[other] Da { $count } fichas.
}
why-points = { $count ->
    [one] Vale cerca de { $points } punto en esta ronda.
   *[other] Vale cerca de { $points } puntos en esta ronda.
}

## The story; the messages with -me speak to the person who did it

told-round = Empieza la ronda { $round }.
told-draw = { $name } roba del mazo.
told-draw-me = Robas del mazo.
told-draw-card = { $name } roba { $card } del mazo.
told-draw-card-me = Robas { $card } del mazo.
told-draw-action = { $name } roba una carta de acción.
told-draw-action-me = Robas una carta de acción.
told-draw-action-card = { $name } roba { $card } del montón de acción.
told-draw-action-card-me = Robas { $card } del montón de acción.
told-take = { $name } toma { $card } de la reserva.
told-take-me = Tomas { $card } de la reserva.
told-place = { $name } coloca { $card } en el montón { $place }.
told-place-me = Colocas { $card } en el montón { $place }.
told-aside = { $name } aparta { $card }.
told-aside-me = Apartas { $card }.
told-return = { $name } devuelve una ficha.
told-return-me = Devuelves una ficha.
told-use = { $count ->
    [one] { $name } juega { $card } y quita { $gone } del montón { $place }.
   *[other] { $name } juega { $card } y quita { $count } cartas del montón { $place }.
}
told-use-me = { $count ->
    [one] Juegas { $card } y quitas { $gone } del montón { $place }.
   *[other] Juegas { $card } y quitas { $count } cartas del montón { $place }.
}
told-use-king = { $name } juega { $card } y recibe una ficha.
told-use-king-me = Juegas { $card } y recibes una ficha.
told-away = { $name } descarta { $card }.
told-away-me = Descartas { $card }.
told-remove = { $count ->
    [one] Sale del montón { $place }: { $gone }.
   *[other] { $count } cartas salen del montón { $place }.
}
told-uncover = Ahora encima del montón { $place }: { $card }.
told-fill-stock = Del mazo al sitio { $place }: { $card }.
told-fill-reserve = De la reserva al sitio { $place }: { $card }.
told-set = { $count } { values }: { $name } recibe una ficha.
told-set-me = { $count } { values }: recibes una ficha.
told-run = Escalera de { $count } de { suit }: { $name } recibe { $count ->
    [6] dos fichas
   *[other] una ficha
}.
told-run-me = Escalera de { $count } de { suit }: recibes { $count ->
    [6] dos fichas
   *[other] una ficha
}.
told-earn-from = El centro está vacío: { $name } entrega una ficha.
told-earn-from-me = El centro está vacío: entregas una ficha.
told-refill = { $stock ->
    [2] Se barajan el descarte y la reserva: es el segundo mazo.
    [3] Se barajan el descarte y la reserva: es el tercer y último mazo.
   *[other] Se barajan otra vez el descarte y la reserva.
}
told-reshuffle = Se barajan y reparten de nuevo todas las cartas de acción.
told-tied = { $tokens ->
    [one] Empate a { $tokens } ficha: se sigue jugando.
   *[other] Empate a { $tokens } fichas: se sigue jugando.
}
told-last-turn = El turno { $turn } era el último.
told-sep = ¡SEP! { $name } tiene las siete fichas.
told-sep-me = ¡SEP! Tienes las siete fichas.
told-score = { $count ->
    [one] { $name } suma { $points } punto en esta ronda.
   *[other] { $name } suma { $points } puntos en esta ronda.
}
told-score-me = { $count ->
    [one] Sumas { $points } punto en esta ronda.
   *[other] Sumas { $points } puntos en esta ronda.
}
told-end = { $tokens ->
    [one] { $name } gana con { $tokens } ficha.
   *[other] { $name } gana con { $tokens } fichas.
}
told-end-me = { $tokens ->
    [one] Ganas con { $tokens } ficha.
   *[other] Ganas con { $tokens } fichas.
}
told-end-solo = { $name } gana con { $points } puntos.
told-end-solo-me = Ganas con { $points } puntos.
told-end-lost = No se ha alcanzado el objetivo.
told-end-drawn = Empate.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] ganas una ficha
   *[other] { $name } gana una ficha
}
does-return = { $who ->
    [me] devuelves una ficha
   *[other] { $name } devuelve una ficha
}
does-sep = { $who ->
    [me] reúnes las siete fichas
   *[other] { $name } reúne las siete fichas
}
because-pays = En { $often } de 100 repartos posibles, { $name } tiene { $piece }, que daría una ficha enseguida.

# Advice in the first games.
tip-empty = El centro está vacío: desde ahora, cada ficha que ganes sale del otro jugador.
tip-uncover = Mira lo que hay debajo: una carta que queda a la vista y entra en una combinación también da una ficha.
tip-pays = Una de tus cartas da una ficha ahora mismo: busca los lugares con +1.
tip-aside = Apartar una carta te costaría una ficha. Suele ser mejor una que encaje, aunque no dé nada.
tip-reserve = En su lugar puedes tomar la carta de arriba de la reserva, pero entonces tienes que colocarla.
tip-fill = La carta que llena el lugar también puede completar una combinación. La de la reserva ya la conoces.
tip-solo = Cada carta de acción que quede en el montón al final es un punto. Usa una solo si te da algo.
tip-apart = Las cartas de una combinación no tienen que estar juntas: mira las de arriba de los seis montones. Pero no tapes la que necesitas.
