# Events: evenings and tournaments with a link of their own.

new-event = Organizar um torneio
new-event-note = Para uma noite ou uma liga inteira: quem tiver o link pode participar, sem conta. As mesas abrem sozinhas, com toda a gente sentada.
new-event-name = Nome do torneio
new-event-example = Taça de sexta-feira
new-event-game = Que jogo?
new-event-minutes = Cerca de { $minutes } minutos por ronda
new-event-form = Sistema
new-event-rounds = Rondas
new-event-cards = Cartas
new-event-same = As mesmas cartas em todas as mesas
new-event-same-note = Todas as mesas de uma ronda jogam com as mesmas cartas. Conta o teu resultado comparado com o de quem ocupa o mesmo lugar nas outras mesas.
new-event-between = A ronda seguinte começa
new-event-between-host = Quando eu disser
new-event-seconds = Após { $count } s
new-event-breaks = Após { $count } min
new-event-level = Bots
new-event-level-note = Ocupam os lugares vagos e jogam por quem sai.
new-event-bots = Bots que participam
new-event-bots-note = São distribuídos pelas mesas como as pessoas e têm pontos próprios.
new-event-late = Pode-se entrar depois do início
new-event-play = Eu também jogo
new-event-open = Abrir o torneio
new-event-hint = Começa quando tu disseres.

event-form-swiss = Suíço
event-form-swiss-note = Em cada ronda encontras pessoas com mais ou menos os mesmos pontos que tu, e ninguém duas vezes se for possível evitar.
event-form-lots = Por sorteio
event-form-lots-note = Em cada ronda encontras outras pessoas, por sorteio.
event-form-all = Todos contra todos
event-form-all-note = Continua até todos se terem encontrado.

event-door = { $host } convida-te para «{ $name }»
event-door-note = { $count ->
    [0] Um torneio de { $game }. Ainda ninguém participa.
    [one] Um torneio de { $game }. Por agora participa 1.
   *[other] Um torneio de { $game }. Por agora participam { $count }.
}
event-door-late = Um torneio de { $game }. Podes jogar a partir da ronda seguinte.
event-enter = Participar
event-enter-as = Participar como { $name }

event-gathers = { $count ->
    [0] Ainda ninguém participa
    [one] Por agora participa 1
   *[other] Por agora participam { $count }
}
event-begin-note = Partilha o link e começa quando todos estiverem cá.
event-waits-for-host = { $name } começa o torneio quando todos estiverem cá.
event-start = Começar
event-round-of = Ronda { $round } de { $rounds }
event-round-of-least = Ronda { $round } de pelo menos { $rounds }
event-ready = A tua mesa está pronta.
event-to-table = Para a tua mesa
event-still = { $count ->
    [one] Uma mesa ainda está a jogar.
   *[other] { $count } mesas ainda estão a jogar.
}
event-next-in = A ronda seguinte começa daqui a { $seconds } s.
event-next-host = { $name } começa a ronda seguinte.
event-next-now = Começar a ronda seguinte
event-ends = Foi a última ronda.
event-paused = O torneio está em pausa.
event-pause = Pausa
event-resume = Continuar
event-won = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham
}

event-invite = Convidar
event-invite-title = Convida pessoas
event-link = Link para este torneio
event-qr = O link para este torneio em código QR
event-private = Só quem tiver este link encontra o torneio.
event-settings = Definições do torneio
event-to-group = Ir para o grupo

event-people = { $count ->
    [one] 1 pessoa
   *[other] { $count } pessoas
}
event-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Alguém
event-you = Tu
event-here = Aqui agora
event-plays = Numa mesa
event-left = Saiu

event-standings = Classificação
event-place = Lugar
event-name = Nome
event-points = Pontos
event-buchholz = Adversários
event-berger = Vencidos
event-wins = Vitórias
event-played = Jogadas
event-how = Como se conta
event-how-table = Numa mesa marcas a parte dos teus adversários que fez pior do que tu; um empate conta metade. Ganhar a todos vale 1.
event-how-compared = Marcas a parte das outras mesas em que quem estava no teu lugar fez pior com as mesmas cartas; um empate conta metade.
event-how-ties = Os empates decidem-se pelos pontos de todos os que encontraste (adversários), depois pelos de quem venceste (vencidos) e depois pelos primeiros lugares (vitórias).
event-save-csv = Guardar como CSV
event-save-json = Guardar como JSON

event-table = Mesa { $number }
event-is-playing = Em jogo
event-is-over = Terminada
event-is-decided = Meio ponto para todos
event-is-gone = Fechada
event-replay = Rever
event-watch = Ver
event-waits-for = À espera de { $names }
event-play-on = Deixar jogar os bots
event-play-on-sure = Os bots jogam por { $names }. O lugar pode ser recuperado a qualquer momento.
event-half = Meio ponto para todos
event-half-sure = Todos nesta mesa recebem meio ponto, e a ronda já não espera por ela.

event-at-table = Jogadores por mesa
event-seats = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
event-same = As mesmas em todas as mesas

event-rename = Mudar o nome
event-change = Mudar
event-remove = Retirar
event-remove-sure = Retirar { $name }? Não pode voltar como a mesma pessoa.
event-finish = Fim
event-end = Terminar o torneio
event-end-sure = Terminar agora? As mesas que ainda estão a jogar não contam.
event-delete = Apagar
event-delete-sure = O torneio e a classificação desaparecem para todos. As partidas ficam com quem as jogou.
event-leave = Sair do torneio
event-leave-sure = Sair deste torneio?
event-leave-early = Podes voltar com o link.
event-leave-note = Os teus resultados ficam. Se a tua mesa ainda joga, um bot ocupa o teu lugar.
event-nothing-to-change = Aqui só quem organiza o torneio pode mudar alguma coisa.
new-event-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
