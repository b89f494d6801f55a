### Sequence. $rank é 2 a 9, T, J, Q, K ou A; $suit é S, H, D ou C; $team é 0, 1 ou 2.
### As cartas de $card, $square, $from e $to são desenhos no relato e palavras no resto.

## Entrada e formulário

title = Sequence
sentence = Cada carta é uma casa do tabuleiro. Coloca as tuas fichas, quatro em linha, e cuidado com os valetes.
option-draw = Tirar carta
option-draw-note = Se te esqueceres de tirar, continuas com uma carta a menos.
option-draw-auto = Automático
option-draw-manual = Manual
option-sharing = Fichas partilhadas
option-sharing-note = Duas sequence que se cruzam podem partilhar uma ficha. E duas na mesma direção?
option-sharing-crossing = Só ao cruzarem-se
option-sharing-any = Em qualquer direção
option-swaps = Trocar cartas
option-swaps-note = Quantas cartas não jogáveis podes trocar num turno.
option-swaps-once = Uma por turno
option-swaps-any = As que quiseres
option-conferring = Conversa
option-conferring-note = O que podem dizer sobre as cartas dentro da mesma equipa.
option-conferring-none = Sem conversa
option-conferring-talk = Chat de equipa
option-conferring-open = Chat de equipa e cartas à vista
option-conferring-true = As equipas conversam
option-conferring-false = Sem conversa
option-teams = Equipas
option-teams-note = Três equipas de dois precisam de uma sequence; duas equipas de três precisam de duas.
option-teams-3 = Três equipas de dois
option-teams-2 = Duas equipas de três

## Cartas e fichas

chip = { $team ->
    [0] ficha azul redonda
    [1] ficha âmbar quadrada
   *[2] ficha bordô hexagonal
}
card-object = { $rank ->
    [A] o ás
    [K] o rei
    [Q] a dama
    [J] o valete
    [T] o 10
   *[other] o { $rank }
} de { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
} de { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
} de { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
hidden = carta virada para baixo
cards = Cartas
two-eyed = Valetes frontais, dois olhos
one-eyed = Valetes laterais, um olho
jack-anywhere = ficha em qualquer casa livre
jack-removes = retiram uma ficha rival

## Onde estamos

where-goal = { $lines ->
    [one] Meta: uma sequence de quatro
   *[other] Meta: duas sequence de quatro
}

## O que podes fazer

prompt-play = Escolhe uma carta; a casa dela ilumina-se.
prompt-play-and-draw = Escolhe uma carta e não te esqueças de tirar outra.
prompt-square = { $card }: toca na casa para colocar a tua ficha.
prompt-two-eyed = { $card }: coloca a tua ficha em qualquer casa iluminada.
prompt-one-eyed = { $card }: toca na ficha que queres retirar.
prompt-swap = { $card } não se pode jogar. Troca a carta.
prompt-useless = { $card } não serve neste momento. Escolhe outra carta.
prompt-pass = Nada para jogar, nada para trocar.
prompt-draw = Tira uma carta
prompt-draw-before = Faz isso antes de { $name } jogar e tirar uma carta.
prompt-choose = Escolhe a tua sequence
prompt-which-line = Que quatro fichas contam?
prompt-choosing = { $name } escolhe uma sequence
prompt-turn = É a vez de { $name }
prompt-next = A seguir jogas tu.
prompt-look = Toca numa carta para ver a casa dela.
prompt-dealing = A dar as cartas…
prompt-won = { $count ->
    [0] Ninguém ganhou.
   *[other] { $lines ->
        [one] Vitória com uma sequence.
       *[other] Vitória com duas sequence.
    }
}
draw = Tirar
swap = Trocar
swap-card = Trocar: { $card }
pass = Passar
choose-line = Sequence: { $from } a { $to }

## Mão

your-hand = As tuas cartas
jack-two-eyed = { $card }, dois olhos, serve em qualquer casa livre
jack-one-eyed = { $card }, um olho, retira uma ficha rival
jack-word-anywhere = qualquer
jack-word-removes = retira
card-playable = { $card }, pode ser jogada
card-dead = { $card }, não jogável, pode ser trocada
card-useless = { $card }, não serve neste momento
one-less = Esqueceste-te de tirar: uma carta a menos
hand-of = Cartas de { $name }: { $cards }

## Tabuleiro

board = Tabuleiro
square-free = livre
square-chip = ficha de { $name }
square-safe = numa sequence completa
square-threat = daria uma sequence a { $name }
square-since = última jogada de { $name }
square-since-me = a tua última jogada
square-took = { $name } acabou de retirar uma ficha
square-took-me = acabaste de retirar uma ficha
square-target = podes jogar aqui
square-take = podes retirar esta ficha
square-active = uma das tuas cartas serve aqui
stock = Monte { $cards }
stock-of = { $cards ->
    [one] Monte, { $cards } carta
   *[other] Monte, { $cards } cartas
}
draw-from = { $cards ->
    [one] Tirar do monte, { $cards } carta
   *[other] Tirar do monte, { $cards } cartas
}
last-played = Última jogada
last-played-card = Última carta jogada: { $card }
last-played-none = Não há aqui nenhuma carta
lots = Quem começa?
lots-begins = Começa { $name }
order = Ordem de jogo

## Equipas e lugares

team-lines = { $lines } de { $goal } sequence
team-your-turn = a tua vez
team-turn = vez de { $name }
team-away = { $name } não está
team-may-draw = tem de tirar
team-lost = não tirou
team-won = vitória
seat-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
sheet-team = Equipa
sheet-lines = Sequence (objetivo: { $goal })
sheet-turns = { $turns ->
    [one] Um turno jogado
   *[other] { $turns } turnos jogados
}

## Relato

told-lot = { $name } tira { $card } para ver quem começa.
told-lot-me = Tiras { $card } para ver quem começa.
told-tie = Empate: { $name } tira outra carta.
told-tie-me = Empate: tiras outra carta.
told-start = Começa { $name }.
told-start-me = Começas tu.
told-play = { $name } joga { $card }.
told-play-me = Jogas { $card }.
told-place = { $name } joga { $card } e ocupa a casa { $square }.
told-place-me = Jogas { $card } e ocupas a casa { $square }.
told-chip = { $name } coloca uma ficha na casa { $square }.
told-chip-me = Colocas uma ficha na casa { $square }.
told-take = { $name } joga { $card } e retira a ficha da casa { $square }.
told-take-me = Jogas { $card } e retiras a ficha da casa { $square }.
told-chip-off = { $name } retira a ficha da casa { $square }.
told-chip-off-me = Retiras a ficha da casa { $square }.
told-line = { $name } completa uma sequence: { $from } a { $to }.
told-line-me = Completas uma sequence: { $from } a { $to }.
told-draw-me = Tiras { $card }.
told-swap = { $name } troca { $card }, que já não se pode jogar.
told-swap-me = Trocas { $card }, que já não se pode jogar.
told-pass = { $name } não pode fazer nada e passa.
told-pass-me = Não podes fazer nada e passas.
told-lost = { $name } esqueceu-se de tirar e continua com uma carta a menos.
told-lost-me = Esqueceste-te de tirar e continuas com uma carta a menos.
told-shuffle = O monte acabou. As cartas jogadas são baralhadas.
told-end = { $lines ->
    [one] { $name } ganha com uma sequence.
   *[other] { $name } ganha com { $lines } sequence.
}
told-end-me = { $lines ->
    [one] Ganhas com uma sequence.
   *[other] Ganhas com { $lines } sequence.
}
told-drawn = Ninguém ganha. A partida acaba empatada.
# Under the winner's name.
end-points = { $count ->
    [one] Uma sequence
   *[other] { $points } sequence
}

## O que quer dizer uma jogada

means-jack = jogar { $card } na casa { $square }
means-play = jogar { $card }
means-swap = trocar { $card }
means-line = escolher a sequence { $from } a { $to }
means-draw = tirar uma carta
means-pass = passar
why-line = Completa uma sequence.
why-blocks = Bloqueia uma sequence rival.
why-breaks = Desfaz três em linha.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] completas uma sequence
   *[other] { $name } completa uma sequence
}
does-take = { $who ->
    [me] retiras uma ficha
   *[other] { $name } retira uma ficha
}
does-end = { $who ->
    [me] ganhas
   *[other] { $name } ganha
}
because-wanted = Em { $often } de 100 distribuições possíveis, { $name } tem { $piece }, a carta dessa casa.
because-taker = Em { $often } de 100 distribuições possíveis, { $name } tem um valete de um olho.

# Advice in the first games.
tip-block = Alguém tem três seguidas e há uma casa livre. Bloqueia-a, ou retira uma ficha com um valete de um olho.
tip-finish = Tens três seguidas e, na mão, a carta da quarta casa.
tip-dead = A casa de uma das tuas cartas está ocupada. Troca essa carta antes de jogares: não te custa a vez.
tip-safe = Ninguém pode retirar fichas de uma sequence completa. Outra que a cruze pode partilhar uma.
tip-two-eyed = Guarda um valete de dois olhos para completar uma sequence ou bloquear outra: vai para qualquer casa livre.
tip-one-eyed = Um valete de um olho retira uma ficha. Dói mais no meio de três.
tip-middle = No meio do tabuleiro uma ficha serve para mais sequence do que na borda.
