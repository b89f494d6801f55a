### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Forma trincas e sequências num círculo de cartas comum e reúne as sete fichas antes do adversário.
option-renewed = Combinações renovadas
option-renewed-note = Uma combinação que não é nova nem mais longa volta a dar fichas?
option-renewed-pays = Volta a dar
option-renewed-nothing = Não dá nada
option-solo_rounds = Rondas
option-solo_rounds-note = Duas rondas ganham-se com 7 pontos, três com 11.
option-solo_rounds-2 = Duas rondas
option-solo_rounds-3 = Três rondas
option-solo_end = Fim da ronda
option-solo_end-note = A ronda acaba quando se joga a última carta de ação ou quando se tira?
option-solo_end-last-card = Última jogada
option-solo_end-last-draw = Última tirada
option-solo_aside = Pôr de lado
option-solo_aside-note = Sempre, em troca de uma ficha, ou grátis se nada servir.
option-solo_aside-token = Custa uma ficha
option-solo_aside-free = Grátis se nada servir

## Pieces

suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
card = { $rank ->
    [A] ás
    [J] valete
    [Q] dama
    [K] rei
   *[other] { $value }
} de { suit }
card-object = { $rank ->
    [A] o ás
    [J] o valete
    [Q] a dama
    [K] o rei
   *[other] o { $value }
} de { suit }
# Several cards of one value.
values = { $rank ->
    [A] ases
    [T] 10
   *[other] { $rank }
}
token = ficha
hidden = virada para baixo
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}

## Where we are

where-stock = { $stock ->
    [1] Primeiro monte de três
    [2] Segundo monte de três
   *[other] Terceiro e último monte
}
where-overtime = Empate: ganha quem passar à frente
where-solo = Solo · ronda { $round } de { $rounds }

## The prompt

prompt-place = Coloca uma carta
prompt-use = Usa uma carta de ação
prompt-away = Nenhuma ação se pode usar
prompt-fill = Preenche o lugar { $place }
step-choose-stock = Tira uma carta do monte.
step-choose-stock-action = Monte: tira uma carta e coloca-a. Ação: retira cartas.
step-choose-reserve = Monte ou reserva: tira uma carta e coloca-a.
step-choose-reserve-action = Monte ou reserva: coloca uma carta. Ação: retira cartas.
step-early = Primeiro tira uma carta: toca numa pilha iluminada.
step-stock-only = Tira do monte: nunca duas ações seguidas.
step-fill-stock = Toca no monte.
step-fill-either = Toca no monte ou na reserva.
step-taken = A carta da reserva ({ $card }) tem de ser colocada.
step-pick = Escolhe uma carta e depois um lugar onde encaixe.
step-fits = { $count ->
    [one] { $card }: serve numa pilha.
   *[other] { $card }: serve em { $count } pilhas.
}
step-fits-nowhere = { $card }: não serve. Tenta outra carta ou põe-na de lado.
step-none-fits = Nenhuma das tuas cartas serve. Põe uma de lado.
step-none-fits-token = Nenhuma das tuas cartas serve. Põe uma de lado; custa uma ficha.
step-use-pick = Escolhe uma carta e depois uma pilha do seu naipe.
step-use = { $rank ->
    [J] O valete retira a carta de cima de uma pilha.
    [Q] A dama retira duas cartas de uma pilha.
   *[K] O rei retira três cartas e dá uma ficha.
}
step-away = Escolhe uma e descarta-a.
step-away-token = Escolhe qual descartar. Custa-te uma ficha.
await-choosing = { $name } está a escolher
await-placing = { $name } coloca uma carta
await-using = { $name } usa uma carta de ação
await-filling = { $name } preenche o lugar { $place }
over-won = { $tokens ->
    [one] { $name } ganha com { $tokens } ficha.
   *[other] { $name } ganha com { $tokens } fichas.
}
over-drawn = Empate em fichas.
over-solo = { $count ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[2] { $count ->
        [one] { $points } ficha
       *[other] { $points } fichas
    }
}

## The table

circle = O círculo
stock = Monte
reserve = Reserva
action = Ação
discard = Descarte
stock-of = { $stock } de 3
pile = { $count ->
    [0] { $name }, sem cartas
    [one] { $name }, { $count } carta
   *[other] { $name }, { $count } cartas
}
pile-top = Em cima: { $card }.
used = Jogadas: { $count } de 12
used-list = Cartas de ação jogadas: { $cards }
used-none = Nenhuma carta de ação jogada
middle = { $count ->
    [one] Resta { $count } de 7
   *[other] Restam { $count } de 7
}
place-top = Lugar { $place }: { $card }
place-over = Lugar { $place }: { $card } sobre { $covered }
place-empty = Lugar { $place }: vazio
place-here = Aqui podes jogar: { $card }
place-removes = { $count ->
    [one] { $card } retira aqui a carta de cima
   *[other] { $card } retira aqui { $count } cartas
}
place-beside = ao lado do lugar { $place }
place-between = entre os lugares { $first } e { $second }
place-pays = { $count ->
    [one] dá uma ficha
   *[other] dá { $count } fichas
}
tag-set = { $count ->
    [3] Trinca de { values }
   *[other] Quadra de { values }
}
tag-run = Sequência de { $count } de { suit }
tokens-head = Tu: { $count }
tokens-mine = Tens { $count } de 7 fichas
tokens-of = { $name } tem { $count } de 7 fichas
cards-of = Cartas numéricas de { $name }
actions-of = Cartas de ação de { $name }
cards-hidden = { $count ->
    [one] { $count } virada para baixo
   *[other] { $count } viradas para baixo
}
note-choosing = a escolher
note-placing = coloca uma carta
note-using = usa uma ação
note-filling = preenche o lugar { $place }
sep-cry = SEP!
sep-mine = As sete fichas são tuas!
sep-theirs = { $name } tem as sete fichas!

## My cards

your-cards = As tuas cartas numéricas
your-actions = As tuas cartas de ação
card-fits = { $count ->
    [one] { $card }, serve numa pilha
   *[other] { $card }, serve em { $count } pilhas
}
card-fits-nowhere = { $card }, não serve em nenhuma pilha
card-not-now = { $card }, agora não
aside = Pôr de lado
aside-token = Pôr de lado, −1 ficha
# On the pile where the card goes; 12 letters at most.
aside-short = De lado
# Under it; 9 letters at most.
aside-costs = −1 ficha
away = Descartar
away-token = Descartar, −1 ficha

## Alone

goal = Objetivo
goal-of = de { $goal } pontos
goal-round = Ronda { $first }: { $points }
goal-rounds = Rondas { $first }–{ $last }: { $points }
goal-now = Esta ronda: até { $points }
goal-seventh = Se conseguires agora a 7.ª ficha
goal-worth = { $points ->
    [0] Nenhum ponto: a pilha de ação está vazia
    [one] { $points } ponto, pela carta da pilha de ação
   *[other] { $points } pontos, um por carta da pilha de ação
}
round-over = Fim da ronda { $round }
round-sep = As sete fichas: um ponto por cada carta que resta na pilha de ação.
round-missing = { $count ->
    [one] Ficou uma ficha no meio: menos um ponto.
   *[other] Ficaram { $count } fichas no meio: menos um ponto por cada uma.
}
round-standing = Tens { $points } de { $goal } pontos.
round-needed = { $needed ->
    [0] Chega, se os mantiveres.
   *[other] { $left ->
        [one] Faltam-te { $needed } na última ronda.
       *[other] Faltam-te { $needed } em { $left } rondas.
    }
}
next-round = Próxima ronda

## The score sheet

sheet-part = Ronda
sheet-points = Pontos
sheet-rounds = Rondas { $first } a { $last }
sheet-running = Ronda { $round }, em curso
sheet-up-to = até { $points }
sheet-goal = Ganha-se com { $goal } pontos ou mais ao fim de { $rounds } rondas.
sheet-tokens = Fichas
sheet-middle = { $count ->
    [0] Já não há fichas no meio. Com sete ganha-se logo.
    [one] Resta { $count } ficha no meio. Com sete ganha-se logo.
   *[other] Restam { $count } fichas no meio. Com sete ganha-se logo.
}

## What a move means

means-stock = tirar do monte
means-reserve = ficar com a carta da reserva
means-action = jogar uma carta de ação
means-fill-stock = preencher com o monte
means-fill-reserve = preencher com a reserva
means-on = colocar { $card } na pilha { $place }
means-use = usar { $card } na pilha { $place }
means-aside = pôr { $card } de lado
means-away = descartar { $card }
why-free = Não custa nada enquanto não tiveres fichas.
why-pays = { $count ->
    [one] Dá uma ficha.
   *[other] Dá { $count } fichas.
}
why-points = { $count ->
    [one] Vale cerca de { $points } ponto nesta ronda.
   *[other] Vale cerca de { $points } pontos nesta ronda.
}

## The story; the messages with -me speak to the person who did it

told-round = Começa a ronda { $round }.
told-draw = { $name } tira uma carta do monte.
told-draw-me = Tiras uma carta do monte.
told-draw-card = { $name } tira { $card } do monte.
told-draw-card-me = Tiras { $card } do monte.
told-draw-action = { $name } tira uma carta de ação.
told-draw-action-me = Tiras uma carta de ação.
told-draw-action-card = { $name } tira { $card } da pilha de ação.
told-draw-action-card-me = Tiras { $card } da pilha de ação.
told-take = { $name } fica com { $card } da reserva.
told-take-me = Ficas com { $card } da reserva.
told-place = { $name } coloca { $card } na pilha { $place }.
told-place-me = Colocas { $card } na pilha { $place }.
told-aside = { $name } põe { $card } de lado.
told-aside-me = Pões { $card } de lado.
told-return = { $name } devolve uma ficha.
told-return-me = Devolves uma ficha.
told-use = { $count ->
    [one] { $name } joga { $card } e retira { $gone } da pilha { $place }.
   *[other] { $name } joga { $card } e retira { $count } cartas da pilha { $place }.
}
told-use-me = { $count ->
    [one] Jogas { $card } e retiras { $gone } da pilha { $place }.
   *[other] Jogas { $card } e retiras { $count } cartas da pilha { $place }.
}
told-use-king = { $name } joga { $card } e recebe uma ficha.
told-use-king-me = Jogas { $card } e recebes uma ficha.
told-away = { $name } descarta { $card }.
told-away-me = Descartas { $card }.
told-remove = { $count ->
    [one] Sai da pilha { $place }: { $gone }.
   *[other] { $count } cartas saem da pilha { $place }.
}
told-uncover = Agora no topo da pilha { $place }: { $card }.
told-fill-stock = Do monte para o lugar { $place }: { $card }.
told-fill-reserve = Da reserva para o lugar { $place }: { $card }.
told-set = { tag-set }: { $name } recebe uma ficha.
told-set-me = { tag-set }: recebes uma ficha.
told-run = Sequência de { $count } de { suit }: { $name } recebe { $count ->
    [6] duas fichas
   *[other] uma ficha
}.
told-run-me = Sequência de { $count } de { suit }: recebes { $count ->
    [6] duas fichas
   *[other] uma ficha
}.
told-earn-from = O meio está vazio: { $name } entrega uma ficha.
told-earn-from-me = O meio está vazio: entregas uma ficha.
told-refill = { $stock ->
    [2] O descarte e a reserva são baralhados: é o segundo monte.
    [3] O descarte e a reserva são baralhados: é o terceiro e último monte.
   *[other] O descarte e a reserva são baralhados mais uma vez.
}
told-reshuffle = Todas as cartas de ação são baralhadas e dadas de novo.
told-tied = { $tokens ->
    [one] Empate com { $tokens } ficha cada: o jogo continua.
   *[other] Empate com { $tokens } fichas cada: o jogo continua.
}
told-last-turn = O turno { $turn } foi o último.
told-sep = SEP! { $name } tem as sete fichas.
told-sep-me = SEP! Tens as sete fichas.
told-score = { $count ->
    [one] { $name } faz { $points } ponto nesta ronda.
   *[other] { $name } faz { $points } pontos nesta ronda.
}
told-score-me = { $count ->
    [one] Fazes { $points } ponto nesta ronda.
   *[other] Fazes { $points } pontos nesta ronda.
}
told-end = { $tokens ->
    [one] { $name } ganha com { $tokens } ficha.
   *[other] { $name } ganha com { $tokens } fichas.
}
told-end-me = { $tokens ->
    [one] Ganhas com { $tokens } ficha.
   *[other] Ganhas com { $tokens } fichas.
}
told-end-solo = { $name } ganha com { $points } pontos.
told-end-solo-me = Ganhas com { $points } pontos.
told-end-lost = O objetivo não foi alcançado.
told-end-drawn = Empate.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] ganhas uma ficha
   *[other] { $name } ganha uma ficha
}
does-return = { $who ->
    [me] devolves uma ficha
   *[other] { $name } devolve uma ficha
}
does-sep = { $who ->
    [me] reúnes as sete fichas
   *[other] { $name } reúne as sete fichas
}
because-pays = Em { $often } de 100 distribuições possíveis, { $name } tem { $piece }, que daria logo uma ficha.

# Advice in the first games.
tip-empty = O meio está vazio: a partir de agora, cada ficha que ganhas vem do outro jogador.
tip-uncover = Vê o que está por baixo: uma carta que fica à vista e entra numa combinação também dá uma ficha.
tip-pays = Uma das tuas cartas dá já uma ficha: procura os lugares com +1.
tip-aside = Pôr uma carta de lado custava-te uma ficha. Uma que sirva costuma ser melhor, mesmo que não dê nada.
tip-reserve = Em vez disso podes tirar a carta de cima da reserva, mas depois tens de a colocar.
tip-fill = A carta que enche o lugar também pode completar uma combinação. A da reserva já a conheces.
tip-solo = Cada carta de ação que fique na pilha no fim é um ponto. Usa uma só se te der alguma coisa.
tip-apart = As cartas de uma combinação não têm de estar lado a lado: olha para o topo das seis pilhas. Mas não tapes a que te faz falta.
