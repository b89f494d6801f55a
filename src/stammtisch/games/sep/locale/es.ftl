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
step-choose-stock-action = ¿Mazo o acción? Toca un montón.
step-choose-reserve = ¿Mazo o reserva? Toca un montón.
step-choose-reserve-action = ¿Mazo, reserva o acción? Toca un montón.
step-stock-only = Roba del mazo: nunca dos acciones seguidas.
step-fill-stock = Toca el mazo.
step-fill-either = Toca el mazo o la reserva.
step-taken = La carta de la reserva ({ $card }) hay que colocarla.
step-pick = Elige una carta y después un sitio iluminado.
step-fits = { $count ->
    [one] { $card }: encaja en un montón.
   *[other] { $card }: encaja en { $count } montones.
}
step-fits-nowhere = { $card }: no encaja. Elige otra o apártala.
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
means-on = colocar en el montón { $place }: { $card }
means-aside = apartar: { $card }
means-away = descartar: { $card }

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
told-use = { $name } juega { $card }.
told-use-me = Juegas { $card }.
told-use-king = { $name } juega { $card } y recibe una ficha.
told-use-king-me = Juegas { $card } y recibes una ficha.
told-away = { $name } descarta { $card }.
told-away-me = Descartas { $card }.
told-remove = { $count ->
    [one] Sale del montón { $place }: { $card }.
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
