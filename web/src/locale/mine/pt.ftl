## My page

mine = O teu registo
mine-last = As tuas últimas { $count } partidas.
mine-all = { $count ->
    [one] Uma partida.
   *[other] { $count } partidas.
}
mine-private = Só tu vês esta página.
mine-none = Ainda não acabaste nenhuma partida aqui.
mine-matches = Partidas
mine-won = Ganhas
mine-fair = Parte justa
mine-few = ainda são poucas partidas
mine-between = provavelmente de { $low } a { $high }
mine-mean = Pontos em média
mine-solo = Melhor a solo
mine-solo-mean = { $points } em média
mine-hints = Dicas usadas
mine-rating = Força de jogo
mine-groups = Força de jogo em grupos
mine-course = Sorte e jogo ao longo do tempo
mine-luck = Sorte
mine-play = Decisões
mine-so-far = { $mean } ± { $half } após { $count } partidas; { $sure ->
    [yes] é mais do que acaso.
   *[no] pode ser acaso.
}
mine-which = Jogo
mine-every = Todos os jogos
mine-course-note = Em pontos de 100 para a vitória, por partida, em média até agora. O valor verdadeiro está na faixa sombreada 95 em cada 100 vezes. Só contam as partidas sobre as quais perguntaste ao treinador.
mine-course-few = Ainda são poucas partidas: o treinador comentou { $count } até agora e são precisas { $enough }. Pergunta «O que podia ter feito melhor?» depois de uma partida.
mine-opponents = Adversários
mine-who = Quem
mine-better = Tu à frente
mine-worse = Eles à frente
mine-nobody = Ainda não defrontaste ninguém.
mine-somebody = Alguém
mine-list = Partidas
mine-resigned = Desistência
mine-broken = Por acabar
mine-place = Lugar { $place } · { $points }
mine-account = Sorte { $luck }, decisões { $play }
mine-more = Mostrar tudo
mine-yours = É teu
mine-yours-note = Guarda tudo, ou as tuas partidas como tabela. «Esquece-me» nas definições apaga-o aqui.
mine-ratings = Mostrar-me a minha força de jogo
mine-ratings-note = Um número que diz quão bem jogas cada jogo (openskill); muda meia hora depois de uma partida. A força dos bots é fixa, para comparar. Mais ninguém vê a tua.
mine-json = Guardar tudo (JSON)
mine-csv = Guardar partidas (CSV)
mine-offline = Partidas sem ligação
mine-offline-note = Jogaste estas partidas sem ligação e depois entregaste-as. Não contam em nada do que está acima, nem para a força de jogo, nem para as classificações.
mine-offline-remove = Remover
mine-offline-remove-sure = Retirar esta partida do servidor? Fica no dispositivo em que a jogaste.
