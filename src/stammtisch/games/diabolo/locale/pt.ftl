### Diabolo. $colour é uma letra: r, y, g, b, p. $side é devil ou angel.

## Front page and form

title = Diabolo
sentence = Diabos e anjos disputam cinco filas. Guarda as cores dos anjos e livra-te das dos diabos.
option-doubling = Cartas duplas
option-doubling-note = Como decidem se dobram uma fila.
option-doubling-secret = Todos juntos, em segredo
option-doubling-in-turn = Em voz alta, um de cada vez
option-doubling-aloud = Em voz alta, sem ordem
option-length = Duração
option-length-note = Quantas rondas jogam.
option-length-standard = Uma por jogador
option-length-single = Uma só ronda

## Pieces

colour = { $colour ->
    [r] vermelho
    [y] amarelo
    [g] verde
    [b] azul
   *[p] roxo
}
card = { $value } { colour }
card-acc = { card }
the-card = o { $acc }
# The card and the row at the beginning of a sentence.
card-first = O { card }
row = { $colour ->
    [r] Fila vermelha
    [y] Fila amarela
    [g] Fila verde
    [b] Fila azul
   *[p] Fila roxa
}
in-colour = em { colour }
no-colour = nada { in-colour }
points-count = { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
double-card = carta dupla
hidden = virada para baixo
devils = Diabos
angels = Anjos
stock-left = { $count ->
    [one] { $count } carta no monte
   *[other] { $count } cartas no monte
}
box = Caixa
box-holds = Na caixa: { $cards }

## Where we are

where-round = Ronda { $round } de { $rounds }
where-locked = filas fechadas: { $locked } de { $needed }
where-reckoning = contagem

## The prompt

prompt-most = Ganha quem tiver mais pontos.
goal = No fim conta a tua mão. { $needed ->
    [pair] Duas
   *[trio] Três
} filas fechadas terminam a ronda.
goal-angels = Anjos à frente: a mão mais forte ganha o seu total.
goal-devils = Diabos à frente: a mão mais forte perde-o.
prompt-dealing = A dar as cartas…
prompt-lay = Põe uma carta com os diabos ou com os anjos.
prompt-lay-card = { $card }: diabos ou anjos?
prompt-lay-one = { $card }: { $side ->
    [devil] só há lugar com os diabos.
   *[angel] só há lugar com os anjos.
}
would = { $side ->
    [devil] Diabos
   *[angel] Anjos
}: { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] não te custa nada
       *[other] pode custar-te { $held }
    }
    [angels] { $held ->
        [0] não rende nada
       *[other] pode render-te { $held }
    }
   *[equal] não conta
}.
prompt-box = Nenhuma carta serve
prompt-box-step = Escolhe uma carta para a caixa.
prompt-double = { $sum ->
    [0] Não tens { no-colour }. Usas a carta dupla?
   *[other] Tens { $sum } { in-colour }. Dobras?
}
prompt-review = Contagem da ronda { $round }
prompt-review-step = Toca numa fila para a rever.
tap-goes-on = Toca para ver a fila seguinte
skip = Saltar

## Controls

your-hand = As tuas cartas
your-sums = Os teus totais
your-sum = { colour }: { $sum }
card-playable = { $card }, pode ser jogado
card-locked = { $card }, não pode ser jogado, a fila está fechada
lay-side = { $card } { $side ->
    [devil] com os diabos
   *[angel] com os anjos
}
to-box = Para a caixa
double = Dobrar
keep = Guardar
next-round = Ronda { $round }
score-sheet = Folha de pontos
look-at-row = Ver o { colour }: { $result }

## Rows

row-count = { $count } de 5
row-won = { $ahead ->
    [angels] anjos
    [devils] diabos
   *[equal] empate
}
row-label = { row }: diabos { $devils }, anjos { $angels }, { $locked ->
    [yes] fechada
   *[no] { $count } de 5 cartas
}
side-cards = { $side ->
    [devil] Diabos
   *[angel] Anjos
}, { colour }: { $cards }
side-empty = { $side ->
    [devil] Diabos
   *[angel] Anjos
}, { colour }: sem cartas
laid-by = { $card }, jogado por { $name }
row-ahead = { $ahead ->
    [angels] { row }: ganham os anjos, { $high } a { $low }
    [devils] { row }: ganham os diabos, { $high } a { $low }
   *[equal] { row }: empate, { $high } a { $low }
}
row-skipped = Empate: nem cartas nem pontos.
row-scores = A mão mais forte ganha o seu total.
row-pays = A mão mais forte perde o seu total.
step-equal = empate
step-nobody = ninguém
step-waits = a seguir

## Players

seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
has-double = { $name } tem a carta dupla
no-double = { $name } já usou a carta dupla
your-double = A tua carta dupla
your-double-note = Para uma fila em que ganhem os anjos.
your-double-spent = Usada nesta ronda
known-cards = Cartas conhecidas de { $name }: { $cards }
choosing = a escolher
chosen = já está
spent = sem dupla
said-double = dobra
said-keep = guarda-a
said-double-me = Dobras.
said-keep-me = Guardas a carta dupla.
holds = { $name }: { $cards }, { $sum } ao todo
holds-none = { $name }: { no-colour }
hand-closed = { $name }: por mostrar

## The story

told-round = Ronda { $round }. { $name } dá as cartas.
told-round-me = Ronda { $round }. Dás tu as cartas.
told-draw-me = Tiras o { $acc }.
told-lay = { $name } põe o { $acc } { $side ->
    [devil] com os diabos
   *[angel] com os anjos
}.
told-lay-me = Pões o { $acc } { $side ->
    [devil] com os diabos
   *[angel] com os anjos
}.
told-lock = { row }: fechada.
told-show = { $name } mostra { $cards }.
told-show-me = Mostras { $cards }.
told-box = { $name } deixa o { $acc } na caixa.
told-box-me = Deixas o { $acc } na caixa.
told-equal = { row }: empate, ninguém mostra nada.
told-angels = { row }: ganham os anjos por { $lead }.
told-devils = { row }: ganham os diabos por { $lead }.
told-choose = { $name } já escolheu.
told-choose-me = Já escolheste.
told-double = { $name } dobra.
told-double-me = Dobras.
told-keep = { $name } guarda a carta dupla.
told-keep-me = Guardas a carta dupla.
told-score = { $name } ganha { points-count } { in-colour }.
told-score-me = Ganhas { points-count } { in-colour }.
told-twice = { $name } ganha { points-count } { in-colour } com a carta dupla.
told-twice-me = Ganhas { points-count } { in-colour } com a carta dupla.
told-pay = { $name } perde { points-count } { in-colour }.
told-pay-me = Perdes { points-count } { in-colour }.
told-nobody = Ninguém tem { no-colour }.
told-points = { $name } faz { $points } nesta ronda.
told-points-me = Fazes { $points } nesta ronda.
told-end = { $name } ganha com { points-count }.
told-end-me = Ganhas com { points-count }.

## The sheet

sheet-rounds = Rondas
sheet-place = Lugar

## Moves in words

means-lay = pôr o { $acc } { $side ->
    [devil] com os diabos
   *[angel] com os anjos
}
means-box = deixar o { $acc } na caixa
means-double = usar a carta dupla
means-keep = guardar a carta dupla

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] ficas com uma fila
   *[other] { $name } fica com uma fila
}
does-twice = { $who ->
    [me] ficas com uma fila a dobrar
   *[other] { $name } fica com uma fila a dobrar
}
does-pay = { $who ->
    [me] perdes pontos
   *[other] { $name } perde pontos
}
does-lock = { $who ->
    [me] fechas uma fila
   *[other] { $name } fecha uma fila
}
does-box = { $who ->
    [me] pões uma carta na caixa
   *[other] { $name } põe uma carta na caixa
}
because-more =
    Em { $often } de 100 distribuições possíveis, { $name } tem mais { $colour ->
        [r] vermelho
        [y] amarelo
        [g] verde
        [b] azul
       *[p] roxo
    } do que tu terias.
because-most =
    Em { $often } de 100 distribuições possíveis, ninguém tem mais { $colour ->
        [r] vermelho
        [y] amarelo
        [g] verde
        [b] azul
       *[p] roxo
    } do que tu terias.

# Advice in the first games.
tip-double = Tens uma carta dupla por ronda. Usa-a onde tens mais de certeza, e não por poucos pontos.
tip-even = Os diabos ganham numa cor de que tens muito, e uma carta empataria a fila. Uma fila empatada não conta.
tip-devils = Os diabos ganham numa cor de que tens muito. Ajuda lá os anjos, ou livra-te das tuas cartas altas.
tip-lock = Mais um cadeado e a ronda acaba logo. Antes de fechar uma fila, vê o que cada cor te daria agora.
tip-keep = A carta que pões já não a tens na mão. Põe as baixas onde queres ganhar uma cor e guarda as altas.
