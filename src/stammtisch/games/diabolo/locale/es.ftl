### Diabolo. $colour es una letra: r, y, g, b, p. $side es devil o angel.

## Front page and form

title = Diabolo
sentence = Diablos y ángeles se disputan cinco filas. Guarda los colores de los ángeles y líbrate de los de los diablos.
option-doubling = Cartas dobles
option-doubling-note = Cómo decidís si dobláis una fila.
option-doubling-secret = Todos a la vez, en secreto
option-doubling-in-turn = En voz alta, por turno
option-doubling-aloud = En voz alta, sin orden
option-length = Duración
option-length-note = Cuántas rondas jugáis.
option-length-standard = Una por jugador
option-length-single = Una sola ronda

## Pieces

colour = { $colour ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
   *[p] morado
}
card = { $value } { colour }
card-acc = { card }
the-card = el { $acc }
# The card and the row at the beginning of a sentence.
card-first = El { card }
row = { $colour ->
    [r] Fila roja
    [y] Fila amarilla
    [g] Fila verde
    [b] Fila azul
   *[p] Fila morada
}
in-colour = en { colour }
no-colour = nada { in-colour }
points-count = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}
double-card = carta doble
hidden = boca abajo
devils = Diablos
angels = Ángeles
stock-left = { $count ->
    [one] Una carta en el mazo
   *[other] { $count } cartas en el mazo
}
box = Caja
box-holds = En la caja: { $cards }

## Where we are

where-round = Ronda { $round } de { $rounds }
where-locked = filas cerradas: { $locked } de { $needed }
where-reckoning = recuento

## The prompt

prompt-most = Gana quien tenga más puntos.
goal = Al final cuenta tu mano. { $needed ->
    [pair] Dos
   *[trio] Tres
} filas cerradas terminan la ronda.
goal-angels = Ángeles por delante: la mano más fuerte gana su total.
goal-devils = Diablos por delante: la mano más fuerte lo pierde.
prompt-dealing = Se reparten las cartas
prompt-lay = Pon una carta con los diablos o con los ángeles.
prompt-lay-card = { $card }: ¿diablos o ángeles?
prompt-lay-one = { $card }: { $side ->
    [devil] solo hay sitio con los diablos.
   *[angel] solo hay sitio con los ángeles.
}
would = { $side ->
    [devil] Diablos
   *[angel] Ángeles
}: { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] no te cuesta nada
       *[other] puede costarte { $held }
    }
    [angels] { $held ->
        [0] no da nada
       *[other] puede darte { $held }
    }
   *[equal] no cuenta
}.
prompt-box = Ninguna carta encaja
prompt-box-step = Elige una carta para la caja.
prompt-double = { $sum ->
    [0] No tienes { no-colour }. ¿Usas tu carta doble?
   *[other] Tienes { $sum } { in-colour }. ¿Doblas?
}
prompt-review = Recuento de la ronda { $round }
prompt-review-step = Toca una fila para volver a verla.
tap-goes-on = Toca para ver la fila siguiente
skip = Saltar

## Controls

your-hand = Tus cartas
your-sums = Tus totales
your-sum = { colour }: { $sum }
card-playable = { $card }, se puede jugar
card-locked = { $card }, no se puede jugar, su fila está cerrada
lay-side = { $card } { $side ->
    [devil] con los diablos
   *[angel] con los ángeles
}
to-box = A la caja
double = Doblar
keep = Guardar
next-round = Ronda { $round }
score-sheet = Hoja de puntos
look-at-row = Ver el { colour }: { $result }

## Rows

row-count = { $count } de 5
row-won = { $ahead ->
    [angels] ángeles
    [devils] diablos
   *[equal] empate
}
row-label = { row }: diablos { $devils }, ángeles { $angels }, { $locked ->
    [yes] cerrada
   *[no] { $count } de 5 cartas
}
side-cards = { $side ->
    [devil] Diablos
   *[angel] Ángeles
}, { colour }: { $cards }
side-empty = { $side ->
    [devil] Diablos
   *[angel] Ángeles
}, { colour }: sin cartas
laid-by = { $card }, jugado por { $name }
row-ahead = { $ahead ->
    [angels] { row }: ganan los ángeles, { $high } a { $low }
    [devils] { row }: ganan los diablos, { $high } a { $low }
   *[equal] { row }: empate, { $high } a { $low }
}
row-skipped = Empate: ni cartas ni puntos.
row-scores = La mano más fuerte gana su total.
row-pays = La mano más fuerte pierde su total.
step-equal = empate
step-nobody = nadie
step-waits = pendiente

## Players

seat-cards = { $count ->
    [one] Una carta
   *[other] { $count } cartas
}
has-double = { $name } tiene la carta doble
no-double = { $name } ya usó la carta doble
your-double = Tu carta doble
your-double-note = Para una fila en la que ganen los ángeles.
your-double-spent = Usada en esta ronda
known-cards = Cartas conocidas de { $name }: { $cards }
choosing = elige
chosen = ya está
spent = sin doble
said-double = dobla
said-keep = la guarda
said-double-me = Doblas.
said-keep-me = Guardas tu carta doble.
holds = { $name }: { $cards }, { $sum } en total
holds-none = { $name }: { no-colour }
hand-closed = { $name }: sin enseñar

## The story

told-round = Ronda { $round }. Reparte { $name }.
told-round-me = Ronda { $round }. Repartes tú.
told-draw-me = Robas el { $acc }.
told-lay = { $name } pone el { $acc } { $side ->
    [devil] con los diablos
   *[angel] con los ángeles
}.
told-lay-me = Pones el { $acc } { $side ->
    [devil] con los diablos
   *[angel] con los ángeles
}.
told-lock = { row }: cerrada.
told-show = { $name } enseña { $cards }.
told-show-me = Enseñas { $cards }.
told-box = { $name } deja el { $acc } en la caja.
told-box-me = Dejas el { $acc } en la caja.
told-equal = { row }: empate, nadie enseña nada.
told-angels = { row }: ganan los ángeles por { $lead }.
told-devils = { row }: ganan los diablos por { $lead }.
told-choose = { $name } ha elegido.
told-choose-me = Has elegido.
told-double = { $name } dobla.
told-double-me = Doblas.
told-keep = { $name } guarda la carta doble.
told-keep-me = Guardas tu carta doble.
told-score = { $name } gana { points-count } { in-colour }.
told-score-me = Ganas { points-count } { in-colour }.
told-twice = { $name } gana { points-count } { in-colour } con la carta doble.
told-twice-me = Ganas { points-count } { in-colour } con la carta doble.
told-pay = { $name } pierde { points-count } { in-colour }.
told-pay-me = Pierdes { points-count } { in-colour }.
told-nobody = Nadie tiene { no-colour }.
told-points = { $name } suma { $points } en esta ronda.
told-points-me = Sumas { $points } en esta ronda.
told-end = { $name } gana con { points-count }.
told-end-me = Ganas con { points-count }.

## The sheet

sheet-rounds = Rondas
sheet-place = Puesto

## Moves in words

means-lay = poner el { $acc } { $side ->
    [devil] con los diablos
   *[angel] con los ángeles
}
means-box = dejar el { $acc } en la caja
means-double = usar la carta doble
means-keep = guardar la carta doble

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] te llevas una fila
   *[other] { $name } se lleva una fila
}
does-twice = { $who ->
    [me] te llevas una fila doblada
   *[other] { $name } se lleva una fila doblada
}
does-pay = { $who ->
    [me] pierdes puntos
   *[other] { $name } pierde puntos
}
does-lock = { $who ->
    [me] cierras una fila
   *[other] { $name } cierra una fila
}
does-box = { $who ->
    [me] pones una carta en la caja
   *[other] { $name } pone una carta en la caja
}
because-more =
    En { $often } de 100 repartos posibles, { $name } tiene más { $colour ->
        [r] rojo
        [y] amarillo
        [g] verde
        [b] azul
       *[p] morado
    } del que tendrías tú.
because-most =
    En { $often } de 100 repartos posibles, nadie tiene más { $colour ->
        [r] rojo
        [y] amarillo
        [g] verde
        [b] azul
       *[p] morado
    } del que tendrías tú.

# Advice in the first games.
tip-double = Tienes una carta doble por ronda. Úsala donde seguro que tienes más, y no por unos pocos puntos.
tip-even = Los diablos ganan en un color del que tienes mucho, y una carta igualaría la fila. Una fila igualada no cuenta.
tip-devils = Los diablos ganan en un color del que tienes mucho. Ayuda allí a los ángeles o líbrate de tus cartas altas.
tip-lock = Un candado más y la ronda termina al instante. Antes de cerrar una fila, mira qué te daría ahora cada color.
tip-keep = La carta que pones ya no la tienes. Pon las bajas donde quieras ganar un color y guarda las altas.
