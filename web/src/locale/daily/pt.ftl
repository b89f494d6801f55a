## As cartas do dia

daily = Cartas do dia
daily-about = Todos neste servidor recebem as mesmas cartas. A tua primeira tentativa conta: sem dicas e sem desfazer jogadas. Depois, joga-as outra vez por diversão.
daily-left = Termina daqui a { $time }, à meia-noite UTC
daily-over = Este dia acabou. Os números secretos são conhecidos, e qualquer pessoa os pode conferir.
daily-before = Dia anterior
daily-after = Dia seguinte
daily-today = Hoje
daily-alone = A solo
# $level é o nome de um nível, por exemplo «perito».
daily-against = { $count ->
    [one] Contra um bot ({ $level })
   *[other] Contra { $count } bots ({ $level })
}
daily-play = Jogar
daily-go-on = Continuar
daily-fun = Jogar por diversão
daily-again = Outra vez por diversão
daily-hidden = Vês os resultados de todos e o par depois de jogares.
daily-running = A tua tentativa começou. Acaba-a antes de o dia terminar.
daily-missed = Não jogaste estas cartas. Não custa nada.
daily-unscored = Esta tentativa não conta: foi abandonada, um bot ajudou ou o dia acabou antes.
daily-nobody = { $over ->
    [yes] Ninguém acabou estas cartas.
   *[no] Ainda ninguém tem um resultado.
}
daily-only = { $over ->
    [yes] Mais ninguém as jogou
   *[no] Ninguém jogou antes de ti
}
daily-rank = Lugar { $rank } de { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] Uma sequence à frente
       *[other] { $count } sequence à frente
    }
    [behind] { $count ->
        [one] Uma sequence atrás
       *[other] { $count } sequence atrás
    }
   *[even] Empate
}
daily-you = Tu
daily-everybody = Todos aqui
daily-par = Par { $mean } ± { $spread }
daily-par-about = O par é o que bots de nível mestre fizeram no teu lugar: { $count ->
    [one] uma partida
   *[other] { $count } partidas
}, cada jogada com { $part }% da reflexão habitual.
daily-par-none = O par ainda não está calculado. O servidor joga por antecipação quando não tem mais nada para fazer.
daily-par-never = O par destas cartas não foi calculado.
daily-so-many = { $score }: { $count ->
    [one] uma pessoa
   *[other] { $count } pessoas
}
daily-named = { $count ->
    [one] Um resultado com nome
   *[other] { $count } resultados com nome
}
daily-unscored-title = Esta é por diversão
daily-why-browser = Alguém já jogou estas cartas neste navegador. Por isso, a tua tentativa não conta.
daily-why-network = Muitas pessoas da tua rede já jogaram estas cartas hoje. Por isso, a tua tentativa não conta.

## Partilhar

daily-share = Partilhar o meu dia
daily-share-note = Círculos: que parte dos outros igualaste ou superaste. Uma estrela: par ou melhor. Não revela nada.
daily-share-text = Texto para partilhar
daily-kept-up = { $lit } de 5
daily-copy = Copiar o texto
daily-picture = Guardar a imagem

## Os meus dias

daily-calendar = Os teus dias
daily-calendar-note = Um dia perdido não custa nada, e ainda o podes jogar por diversão.
daily-month-before = Mês anterior
daily-month-after = Mês seguinte
daily-free = por jogar
daily-beside = Comparar com
daily-groups = Comparar nos meus grupos
daily-groups-note = Quem também o ligar nos teus grupos vê o teu nome e o teu resultado depois de ter jogado, e tu vês os deles. Está desligado até o ligares.
daily-name = Mostrar o meu nome aqui
daily-name-note = Outras pessoas neste servidor veem o teu nome junto aos teus resultados. Está desligado até o ligares.

## Jogo limpo

daily-fair = As mesmas cartas, fixadas de antemão
daily-fair-note = No dia anterior, o servidor mostra uma impressão digital das cartas de cada jogo. Quando o dia acaba, mostra o número secreto de que elas vêm, e o teu navegador confere se condizem.
daily-fair-sealed = O número é secreto até à meia-noite UTC.
daily-fair-good = O número condiz com a impressão digital.
daily-fair-bad = O número não condiz com a impressão digital!
daily-fair-same = O teu navegador já tinha visto esta impressão digital.
daily-fair-other = O teu navegador tinha visto outra impressão digital!
daily-fair-figures = Impressões digitais e números secretos
daily-fair-hash = { $game }: impressão digital
daily-fair-seed = { $game }: número secreto
daily-fair-tomorrow = { $game }: impressão digital de amanhã
daily-without = sem pontuação
