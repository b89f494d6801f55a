### Sete selos. $edition é a opção com esse nome: na edição «black-mage» o sabotador chama-se mago negro.
### $colour, $led e $seal são letras: r, y, g, b, p, e nos selos também w (branco) e k (preto).

## Página inicial e formulário

title = Sete selos
sentence = Diz que vazas vais ganhar e ganha exatamente essas, enquanto um sabotador espera que falhes.
option-edition = Edição
option-edition-note = Os pontos do sabotador podem descer abaixo de zero?
option-edition-saboteur = Sabotador: nunca abaixo de zero
option-edition-black-mage = Mago negro: pode ir abaixo de zero
option-saboteur_points = Pontos do sabotador
option-saboteur_points-note = O sabotador começa com estes pontos de penalização e desconta um por selo preto. Com 5, o papel tenta menos.
option-saboteur_points-4 = 4 pontos
option-saboteur_points-5 = 5 pontos
option-saboteur_points-rising = 4 pontos, depois 5
option-length = Duração
option-length-note = Quantas rondas jogam.
option-length-standard = Normal
option-length-long = Longo: o dobro
option-length-single = Uma só ronda

## Cartas e selos

colour = { $colour ->
    [r] vermelho
    [y] amarelo
    [g] verde
    [b] azul
    [p] roxo
    [w] branco
   *[k] preto
}
seal = { $seal ->
    [r] selo vermelho
    [y] selo amarelo
    [g] selo verde
    [b] selo azul
    [p] selo roxo
    [w] selo branco
   *[k] selo preto
}
a-seal = { $seal ->
    [r] um selo vermelho
    [y] um selo amarelo
    [g] um selo verde
    [b] um selo azul
    [p] um selo roxo
    [w] um selo branco
   *[k] um selo preto
}
no-seal = { $seal ->
    [r] nenhum selo vermelho
    [y] nenhum selo amarelo
    [g] nenhum selo verde
    [b] nenhum selo azul
    [p] nenhum selo roxo
    [w] nenhum selo branco
   *[k] nenhum selo preto
}
saboteur = { $edition ->
    [black-mage] mago negro
   *[saboteur] sabotador
}
hidden = virada para baixo
card-acc = { $value } { $colour ->
    [r] vermelho
    [y] amarelo
    [g] verde
    [b] azul
   *[p] roxo
}
trump = trunfo
trump-note = O vermelho é trunfo.
seals-count = { $count } { $count ->
    [one] { $seal ->
        [r] vermelho
        [y] amarelo
        [g] verde
        [b] azul
        [p] roxo
        [w] branco
       *[k] preto
    }
   *[other] { $seal ->
        [r] vermelhos
        [y] amarelos
        [g] verdes
        [b] azuis
        [p] roxos
        [w] brancos
       *[k] pretos
    }
}
seals-of = { $name }: { $seals }
seals-none = { $name }: nenhum selo

## Onde estamos

where-round = Ronda { $round } de { $rounds }
where-prediction = previsão
where-trick = vaza { $trick } de { $tricks }

## O que podes fazer

prompt-fewest = Pontos de penalização: ganha quem tiver menos.
goal = Ganha exatamente as vazas para as quais ficas com selos. Cada selo que sobrar custa { $cost }.
aim-left = Por ganhar: { $seals }. Custo se sobrarem: { $points }.
aim-none = Não ganhes mais vazas: cada uma custa { $black }.
aim-saboteur = Cada selo preto dos outros baixa os teus pontos.
prompt-predict = A tua previsão
prompt-predict-first = Fica com um selo por cada vaza que vais ganhar.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] Um selo por cada vaza que vais ganhar, ou o mago negro.
   *[saboteur] Um selo por cada vaza que vais ganhar, ou o sabotador.
}
prompt-predict-count = { $count ->
    [one] Prevês { $count } vaza
   *[other] Prevês { $count } vazas
}
prompt-predict-more = Um selo por cada vaza. Toca num dos teus para o devolver.
prompt-steal = A quem roubas { a-seal }?
prompt-predict-later = Ainda não é a tua vez. Vê as tuas cartas.
prompt-predicted = { $count ->
    [0] Não prevês nenhuma vaza.
    [one] Prevês { $count } vaza.
   *[other] Prevês { $count } vazas.
}
prompt-you-saboteur = { $edition ->
    [black-mage] És o mago negro.
   *[saboteur] És o sabotador.
}
prompt-predicting = { $name } faz a sua previsão
prompt-predicting-me = Fazes a tua previsão
prompt-lead = Sai com a carta que quiseres.
prompt-follow = Assiste ao { colour-led }.
prompt-follow-with = Assiste ao { colour-led }: { $values }.
prompt-free = Não tens { colour-led }: joga qualquer carta.
prompt-free-trump = Não tens { colour-led }: joga qualquer carta. O vermelho corta.
prompt-winning = Está a ganhar: { $card }.
prompt-leading = { $name } sai
prompt-leading-me = Sais tu
prompt-choosing = { $name } escolhe uma carta
prompt-choosing-me = Escolhes uma carta
prompt-next = A seguir jogas tu.
prompt-return = A vaza é tua
prompt-return-which = Que selo devolves?
prompt-return-one = Devolve { a-seal }.
prompt-returning = { $name } devolve um selo
prompt-returning-me = Devolves um selo
colour-led = { $led ->
    [r] vermelho
    [y] amarelo
    [g] verde
    [b] azul
   *[p] roxo
}

## Botões

done = Pronto
pool = Reserva
your-seals = Os teus selos
your-hand = As tuas cartas
saboteur-me = { $edition ->
    [black-mage] És o mago negro
   *[saboteur] És o sabotador
}
card-playable = { $card }, pode ser jogado
card-not-playable = { $card }, não pode ser jogado, tens de assistir ao { colour-led }
return-seal = Devolver { a-seal }
pool-take = levar
pool-steal = roubar
pool-white = jóquer
pool-black = pena
about-white = Jóquer: recebes um quando te roubam um selo. Serve para qualquer vaza. Se sobrar, custa { $white }.
about-black = Pena: por cada vaza que ganhas sem um selo que sirva. Custa { $black }.
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
   *[other] { $count } { $seal ->
        [r] selos vermelhos
        [y] selos amarelos
        [g] selos verdes
        [b] selos azuis
        [p] selos roxos
        [w] selos brancos
       *[k] selos pretos
    }
}
take-seal = { $count ->
    [one] Ficar com { a-seal }, resta { $count }
   *[other] Ficar com { a-seal }, restam { $count }
}
steal-seal = Roubar { a-seal }: na reserva já não há nenhum
seal-gone = { $seal ->
    [r] Já não há selos vermelhos
    [y] Já não há selos amarelos
    [g] Já não há selos verdes
    [b] Já não há selos azuis
    [p] Já não há selos roxos
    [w] Já não há selos brancos
   *[k] Já não há selos pretos
}
rob = Roubar { a-seal } a { $name }
saboteur-free = { $edition ->
    [black-mage] O mago negro está disponível.
   *[saboteur] O sabotador está disponível.
}
saboteur-take = Não prevejas nada. Começas com { $points } pontos e cada selo preto dos outros tira-te um.
saboteur-late = Devolve antes os teus selos para ficares com este papel.
saboteur-gone = { $edition ->
    [black-mage] { $name } é o mago negro.
   *[saboteur] { $name } é o sabotador.
}
saboteur-mine = { $edition ->
    [black-mage] És o mago negro.
   *[saboteur] És o sabotador.
}
saboteur-live = Se a ronda acabasse agora: { $points }

## Os lugares e a vaza

seat-predicts = prevê { $count }
seat-predicting = prevê…
seat-playing = a jogar
seat-robbed = perde um selo
seat-winning = à frente
seat-leads = sai
tricks-won = { $count ->
    [one] { $count } vaza ganha
   *[other] { $count } vazas ganhas
}
trail = de { $from } para { $to }
trail-to-me = de { $from } para ti
trail-white = um selo branco vai para { $name }
trail-white-me = um selo branco vai para ti
moment-trump = Trunfo!
moment-praise = { $name } devolveu todos os selos!
moment-praise-me = Devolveste todos os selos!

## O que significa uma jogada

means-saboteur = { $edition ->
    [black-mage] ficar com o mago negro
   *[saboteur] ficar com o sabotador
}
means-done = terminar a previsão
means-card = jogar o { $acc }
means-take = ficar com { a-seal }
means-steal = roubar { a-seal } a { $victim }
means-return = devolver { a-seal }

## A história

told-saboteur = { $edition ->
    [black-mage] { $name } fica com o mago negro.
   *[saboteur] { $name } fica com o sabotador.
}
told-saboteur-me = { $edition ->
    [black-mage] Ficas com o mago negro.
   *[saboteur] Ficas com o sabotador.
}
told-take = { $name } fica com { a-seal }.
told-take-me = Ficas com { a-seal }.
told-steal = { $name } rouba { a-seal } a { $victim }.
told-steal-me = Roubas { a-seal } a { $victim }.
told-steal-from-me = { $name } rouba-te { a-seal }.
told-compensate = { $name } recebe em troca um selo branco.
told-compensate-me = Recebes em troca um selo branco.
told-predict = { $count ->
    [0] { $name } não prevê nenhuma vaza.
    [one] { $name } prevê { $count } vaza.
   *[other] { $name } prevê { $count } vazas.
}
told-predict-me = { $count ->
    [0] Não prevês nenhuma vaza.
    [one] Prevês { $count } vaza.
   *[other] Prevês { $count } vazas.
}
told-play = { $name } joga o { $acc }.
told-play-me = Jogas o { $acc }.
told-lead = { $name } sai com o { $acc }.
told-lead-me = Sais com o { $acc }.
told-follow = { $name } assiste com o { $acc }.
told-follow-me = Assistes com o { $acc }.
told-trump = { $name } não tem { colour-led } e corta com o { $acc }.
told-trump-me = Não tens { colour-led } e cortas com o { $acc }.
told-discard = { $name } não tem { colour-led } e descarta o { $acc }.
told-discard-me = Não tens { colour-led } e descartas o { $acc }.
told-win = { $name } ganha a vaza.
told-win-me = Ganhas a vaza.
told-win-with = { $name } ganha a vaza com o { $acc }.
told-win-with-me = Ganhas a vaza com o { $acc }.
told-return = { $name } devolve { a-seal }.
told-return-me = Devolves { a-seal }.
told-black = { $name } não tem nenhum selo que sirva e fica com um preto.
told-black-me = Não tens nenhum selo que sirva e ficas com um preto.
told-spared = { $name } tem sorte: já não há selos pretos.
told-spared-me = Tens sorte: já não há selos pretos.
told-score = { $count ->
    [one] { $name } recebe { $points } ponto de penalização.
   *[other] { $name } recebe { $points } pontos de penalização.
}
told-score-me = { $count ->
    [one] Recebes { $points } ponto de penalização.
   *[other] Recebes { $points } pontos de penalização.
}
told-round = Começa a ronda { $round }. Sai { $name }.
told-round-me = Começa a ronda { $round }. Sais tu.
told-end = { $count ->
    [one] { $name } ganha com { $points } ponto de penalização.
   *[other] { $name } ganha com { $points } pontos de penalização.
}
told-end-me = { $count ->
    [one] Ganhas com { $points } ponto de penalização.
   *[other] Ganhas com { $points } pontos de penalização.
}

## A folha de pontos

round-over = Depois da ronda { $round }
next-round = Ronda seguinte
sheet-place = Lugar
sheet-left = Selos que sobram
sheet-now = Agora
sheet-none = todos devolvidos
sheet-blacks = { $count ->
    [0] os outros não têm selos pretos
    [one] os outros têm { $count } selo preto
   *[other] os outros têm { $count } selos pretos
}
sheet-floor = { $sum }, mas nunca abaixo de 0
worth-colour = cor { $points }
worth-black = preto { $points }
worth-white = branco { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] ganhas uma vaza
   *[other] { $name } ganha uma vaza
}
does-return = { $who ->
    [me] devolves um selo
   *[other] { $name } devolve um selo
}
does-black = { $who ->
    [me] ficas com um selo preto
   *[other] { $name } fica com um selo preto
}
does-spared = { $who ->
    [me] já não há selo preto para ti
   *[other] já não há selo preto para { $name }
}
does-compensate = { $who ->
    [me] roubam-te um selo
   *[other] roubam um selo a { $name }
}
because-beaten = Em { $often } de 100 distribuições possíveis, { $name } pode ganhar a { $piece }.
because-needed = { $who ->
    [me] Ainda precisas de { $amount ->
        [one] uma vaza
       *[other] { $amount } vazas
    } para { $piece }.
   *[other] { $name } ainda precisa de { $amount ->
        [one] uma vaza
       *[other] { $amount } vazas
    } para { $piece }.
}
because-sure = { $amount ->
    [one] Uma das tuas cartas dessa cor é imbatível.
   *[other] { $amount } das tuas cartas dessa cor são imbatíveis.
}

# Advice in the first games.
tip-short = { $edition ->
    [black-mage] Quase nenhuma carta de uma cor? Então o mago negro pode convir-te: sempre que não podes assistir, podes estragar um plano.
   *[saboteur] Quase nenhuma carta de uma cor? Então o sabotador pode convir-te: sempre que não podes assistir, podes estragar um plano.
}
tip-trumps = Muito vermelho? Não precisas de tantos selos vermelhos: se cortas uma vaza, devolves um vermelho ou um da cor de saída.
tip-predict = Conta com as cartas que ganham quase de certeza. Um selo a mais custa 2 pontos no fim; uma vaza a mais, um selo preto: 3.
tip-saboteur = Cada selo preto dos outros baixa os teus pontos. Tira-lhes as vazas com que contam e deixa-lhes as que não querem.
tip-black = Só há seis selos pretos, e restam poucos. Quando acabam, uma vaza a mais já não custa nada.
tip-done = Devolveste todos os teus selos: a partir de agora cada vaza traz um preto. Joga baixo e descarta cartas altas quando não podes assistir.
tip-return = És tu que escolhes o selo que devolves. Guarda a cor em que ainda vais ganhar uma vaza.
