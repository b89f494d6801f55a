### Siete sellos. $edition es la opción con ese nombre: en la edición «black-mage» el saboteador se llama mago negro.
### $colour, $led y $seal son letras: r, y, g, b, p, y para los sellos también w (blanco) y k (negro).

## Portada y formulario

title = Siete sellos
sentence = Di qué bazas ganarás y gana justo esas, mientras un saboteador espera que falles.
option-edition = Edición
option-edition-note = ¿Pueden los puntos del saboteador bajar de cero?
option-edition-saboteur = Saboteador: nunca bajo cero
option-edition-black-mage = Mago negro: puede bajar de cero
option-saboteur_points = Puntos del saboteador
option-saboteur_points-note = El saboteador empieza con estos puntos de penalización y resta uno por sello negro. Con 5, el papel tienta menos.
option-saboteur_points-4 = 4 puntos
option-saboteur_points-5 = 5 puntos
option-saboteur_points-rising = 4 puntos, luego 5
option-length = Duración
option-length-note = Cuántas rondas jugáis.
option-length-standard = Normal
option-length-long = Larga: el doble
option-length-single = Una sola ronda

## Cartas y sellos

colour = { $colour ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
    [p] morado
    [w] blanco
   *[k] negro
}
seal = { $seal ->
    [r] sello rojo
    [y] sello amarillo
    [g] sello verde
    [b] sello azul
    [p] sello morado
    [w] sello blanco
   *[k] sello negro
}
a-seal = { $seal ->
    [r] un sello rojo
    [y] un sello amarillo
    [g] un sello verde
    [b] un sello azul
    [p] un sello morado
    [w] un sello blanco
   *[k] un sello negro
}
no-seal = { $seal ->
    [r] ningún sello rojo
    [y] ningún sello amarillo
    [g] ningún sello verde
    [b] ningún sello azul
    [p] ningún sello morado
    [w] ningún sello blanco
   *[k] ningún sello negro
}
saboteur = { $edition ->
    [black-mage] mago negro
   *[saboteur] saboteador
}
hidden = boca abajo
card-acc = { $value } { $colour ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
   *[p] morado
}
trump = triunfo
trump-note = El rojo es triunfo.
seals-count = { $count } { $count ->
    [one] { $seal ->
        [r] rojo
        [y] amarillo
        [g] verde
        [b] azul
        [p] morado
        [w] blanco
       *[k] negro
    }
   *[other] { $seal ->
        [r] rojos
        [y] amarillos
        [g] verdes
        [b] azules
        [p] morados
        [w] blancos
       *[k] negros
    }
}
seals-of = { $name }: { $seals }
seals-none = { $name }: ningún sello

## Dónde estamos

where-round = Ronda { $round } de { $rounds }
where-prediction = predicción
where-trick = baza { $trick } de { $tricks }

## Lo que puedes hacer

prompt-fewest = Puntos de penalización: gana quien tenga menos.
goal = Gana justo las bazas para las que tomas sellos. Cada sello que te sobre cuesta { $cost }.
aim-left = Por ganar: { $seals }. Coste si sobran: { $points }.
aim-none = No ganes más bazas: cada una cuesta { $black }.
aim-saboteur = Cada sello negro de los demás te baja los puntos.
prompt-predict = Tu predicción
prompt-predict-first = Toma un sello por cada baza que vayas a ganar.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] Un sello por cada baza que vayas a ganar, o el mago negro.
   *[saboteur] Un sello por cada baza que vayas a ganar, o el saboteador.
}
prompt-predict-count = { $count ->
    [one] Predices { $count } baza
   *[other] Predices { $count } bazas
}
prompt-predict-more = Un sello por cada baza. Toca uno tuyo para devolverlo.
prompt-steal = ¿A quién le quitas { a-seal }?
prompt-predict-later = Enseguida te toca. Mira tus cartas.
prompt-predicted = { $count ->
    [0] No predices ninguna baza.
    [one] Predices { $count } baza.
   *[other] Predices { $count } bazas.
}
prompt-you-saboteur = { $edition ->
    [black-mage] Eres el mago negro.
   *[saboteur] Eres el saboteador.
}
prompt-predicting = { $name } hace su predicción
prompt-predicting-me = Haces tu predicción
prompt-lead = Sal con la carta que quieras.
prompt-follow = Sigue con { colour-led }.
prompt-follow-with = Sigue con { colour-led }: { $values }.
prompt-free = No tienes { colour-led }: juega cualquier carta.
prompt-free-trump = No tienes { colour-led }: juega cualquier carta. El rojo es triunfo.
prompt-winning = Va ganando: { $card }.
prompt-leading = Sale { $name }
prompt-leading-me = Sales tú
prompt-choosing = { $name } elige una carta
prompt-choosing-me = Eliges una carta
prompt-next = Después juegas tú.
prompt-return = La baza es tuya
prompt-return-which = ¿Qué sello devuelves?
prompt-return-one = Devuelve { a-seal }.
prompt-returning = { $name } devuelve un sello
prompt-returning-me = Devuelves un sello
colour-led = { $led ->
    [r] rojo
    [y] amarillo
    [g] verde
    [b] azul
   *[p] morado
}

## Botones

done = Listo
pool = Reserva
your-seals = Tus sellos
your-hand = Tus cartas
saboteur-me = { $edition ->
    [black-mage] Eres el mago negro
   *[saboteur] Eres el saboteador
}
card-playable = { $card }, se puede jugar
card-not-playable = { $card }, no se puede jugar, tienes que seguir con { colour-led }
return-seal = Devolver { a-seal }
pool-take = tomar
pool-steal = robar
pool-white = comodín
pool-black = pena
about-white = Comodín: lo recibes cuando te quitan un sello. Encaja con cualquier baza. Si te sobra, cuesta { $white }.
about-black = Penalización: por cada baza que ganas sin un sello que encaje. Cuesta { $black }.
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
   *[other] { $count } { $seal ->
        [r] sellos rojos
        [y] sellos amarillos
        [g] sellos verdes
        [b] sellos azules
        [p] sellos morados
        [w] sellos blancos
       *[k] sellos negros
    }
}
take-seal = { $count ->
    [one] Tomar { a-seal }, queda { $count }
   *[other] Tomar { a-seal }, quedan { $count }
}
steal-seal = Robar { a-seal }: en la reserva no queda ninguno
seal-gone = { $seal ->
    [r] No quedan sellos rojos que tomar
    [y] No quedan sellos amarillos que tomar
    [g] No quedan sellos verdes que tomar
    [b] No quedan sellos azules que tomar
    [p] No quedan sellos morados que tomar
    [w] No quedan sellos blancos que tomar
   *[k] No quedan sellos negros que tomar
}
rob = Quitarle { a-seal } a { $name }
saboteur-free = { $edition ->
    [black-mage] El mago negro está disponible.
   *[saboteur] El saboteador está disponible.
}
saboteur-take = No predigas nada. Empiezas con { $points } puntos y cada sello negro de los demás te quita uno.
saboteur-late = Devuelve antes tus sellos para elegir este papel.
saboteur-gone = { $edition ->
    [black-mage] { $name } es el mago negro.
   *[saboteur] { $name } es el saboteador.
}
saboteur-mine = { $edition ->
    [black-mage] Eres el mago negro.
   *[saboteur] Eres el saboteador.
}
saboteur-live = Si la ronda acabara ahora: { $points }

## Los sitios y la baza

seat-predicts = predice { $count }
seat-predicting = predice…
seat-playing = le toca
seat-robbed = le roban
seat-winning = va ganando
seat-leads = sale
tricks-won = { $count ->
    [one] { $count } baza ganada
   *[other] { $count } bazas ganadas
}
trail = de { $from } a { $to }
trail-to-me = de { $from } a ti
trail-white = un sello blanco va a { $name }
trail-white-me = un sello blanco va a ti
moment-trump = ¡Triunfo!
moment-praise = ¡{ $name } ha devuelto todos sus sellos!
moment-praise-me = ¡Has devuelto todos tus sellos!

## Lo que significa una jugada

means-saboteur = { $edition ->
    [black-mage] tomar al mago negro
   *[saboteur] tomar al saboteador
}
means-done = terminar la predicción
means-card = jugar el { $acc }
means-take = tomar { a-seal }
means-steal = quitarle { a-seal } a { $victim }
means-return = devolver { a-seal }

## La historia

told-saboteur = { $edition ->
    [black-mage] { $name } toma al mago negro.
   *[saboteur] { $name } toma al saboteador.
}
told-saboteur-me = { $edition ->
    [black-mage] Tomas al mago negro.
   *[saboteur] Tomas al saboteador.
}
told-take = { $name } toma { a-seal }.
told-take-me = Tomas { a-seal }.
told-steal = { $name } le quita { a-seal } a { $victim }.
told-steal-me = Le quitas { a-seal } a { $victim }.
told-steal-from-me = { $name } te quita { a-seal }.
told-compensate = { $name } recibe a cambio un sello blanco.
told-compensate-me = Recibes a cambio un sello blanco.
told-predict = { $count ->
    [0] { $name } no predice ninguna baza.
    [one] { $name } predice { $count } baza.
   *[other] { $name } predice { $count } bazas.
}
told-predict-me = { $count ->
    [0] No predices ninguna baza.
    [one] Predices { $count } baza.
   *[other] Predices { $count } bazas.
}
told-play = { $name } juega el { $acc }.
told-play-me = Juegas el { $acc }.
told-lead = { $name } sale con el { $acc }.
told-lead-me = Sales con el { $acc }.
told-follow = { $name } sigue con el { $acc }.
told-follow-me = Sigues con el { $acc }.
told-trump = { $name } no tiene { colour-led } y juega triunfo: el { $acc }.
told-trump-me = No tienes { colour-led } y juegas triunfo: el { $acc }.
told-discard = { $name } no tiene { colour-led } y se descarta del { $acc }.
told-discard-me = No tienes { colour-led } y te descartas del { $acc }.
told-win = { $name } gana la baza.
told-win-me = Ganas la baza.
told-win-with = { $name } gana la baza con el { $acc }.
told-win-with-me = Ganas la baza con el { $acc }.
told-return = { $name } devuelve { a-seal }.
told-return-me = Devuelves { a-seal }.
told-black = { $name } no tiene ningún sello que encaje y toma uno negro.
told-black-me = No tienes ningún sello que encaje y tomas uno negro.
told-spared = { $name } tiene suerte: no quedan sellos negros.
told-spared-me = Tienes suerte: no quedan sellos negros.
told-score = { $count ->
    [one] { $name } recibe { $points } punto de penalización.
   *[other] { $name } recibe { $points } puntos de penalización.
}
told-score-me = { $count ->
    [one] Recibes { $points } punto de penalización.
   *[other] Recibes { $points } puntos de penalización.
}
told-round = Empieza la ronda { $round }. Sale { $name }.
told-round-me = Empieza la ronda { $round }. Sales tú.
told-end = { $count ->
    [one] { $name } gana con { $points } punto de penalización.
   *[other] { $name } gana con { $points } puntos de penalización.
}
told-end-me = { $count ->
    [one] Ganas con { $points } punto de penalización.
   *[other] Ganas con { $points } puntos de penalización.
}

## La hoja de puntos

round-over = Tras la ronda { $round }
next-round = Siguiente ronda
sheet-place = Puesto
sheet-left = Sellos que quedan
sheet-now = Ahora
sheet-none = todos devueltos
sheet-blacks = { $count ->
    [0] los demás no tienen sellos negros
    [one] los demás tienen { $count } sello negro
   *[other] los demás tienen { $count } sellos negros
}
sheet-floor = { $sum }, pero nunca menos de 0
worth-colour = color { $points }
worth-black = negro { $points }
worth-white = blanco { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] ganas una baza
   *[other] { $name } gana una baza
}
does-return = { $who ->
    [me] devuelves un sello
   *[other] { $name } devuelve un sello
}
does-black = { $who ->
    [me] te llevas un sello negro
   *[other] { $name } se lleva un sello negro
}
does-spared = { $who ->
    [me] no queda sello negro para ti
   *[other] no queda sello negro para { $name }
}
does-compensate = { $who ->
    [me] te quitan un sello
   *[other] a { $name } le quitan un sello
}
because-beaten = En { $often } de 100 repartos posibles, { $name } puede ganar a { $piece }.
because-needed = { $who ->
    [me] Todavía te { $amount ->
        [one] falta una baza
       *[other] faltan { $amount } bazas
    } para { $piece }.
   *[other] A { $name } todavía le { $amount ->
        [one] falta una baza
       *[other] faltan { $amount } bazas
    } para { $piece }.
}
because-sure = { $amount ->
    [one] Una de tus cartas de ese color es imbatible.
   *[other] { $amount } de tus cartas de ese color son imbatibles.
}

# Advice in the first games.
tip-short = { $edition ->
    [black-mage] ¿Casi ninguna carta de un color? Entonces te conviene el mago negro: cada vez que no puedas seguir, puedes estropear un plan.
   *[saboteur] ¿Casi ninguna carta de un color? Entonces te conviene el saboteador: cada vez que no puedas seguir, puedes estropear un plan.
}
tip-trumps = ¿Mucho rojo? No necesitas tantos sellos rojos: si ganas una baza con triunfo, devuelves uno rojo o uno del color de salida.
tip-predict = Cuenta con las cartas que ganan casi seguro. Un sello de más cuesta 2 puntos al final; una baza de más, un sello negro: 3.
tip-saboteur = Cada sello negro de los demás baja tus puntos. Quítales las bazas con las que cuentan y déjales las que no quieren.
tip-black = Solo hay seis sellos negros, y quedan pocos. Cuando se acaban, una baza de más ya no cuesta nada.
tip-done = Has devuelto todos tus sellos: desde ahora cada baza trae uno negro. Juega bajo y descarta cartas altas cuando no puedas seguir.
tip-return = Tú eliges qué sello devuelves. Quédate con el color en el que aún ganarás una baza.
