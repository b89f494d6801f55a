offline-title = Jogar sem ligação
offline-note = Os quatro jogos contra bots e num só aparelho, com lições e regras, mesmo sem ligação. As tuas partidas ficam neste navegador.
offline-fetch = Jogar sem ligação: { $size } MB
offline-fetching = A transferir…
offline-ready = Está pronto. Podes jogar sem ligação.
offline-failed = Não resultou: não foi possível transferir { $file }. Tens ligação?
offline-full = Não resultou: este navegador não tem espaço.
offline-none = Este navegador ou este servidor não o permite.
offline-insecure = Os navegadores só guardam páginas cujo endereço começa por https.
offline-remove = Remover
away = O servidor não responde de momento. Assim que responder, volta a estar tudo aqui.
away-plays = O servidor não responde de momento. Podes jogar contra bots e num só aparelho; as tuas partidas ficam neste navegador.
offline-coach = Aqui o treinador pensa no teu navegador. Demora alguns minutos; o que encontra fica guardado.
offline-strength = Sem ligação, os bots pensam no teu navegador. Os especialistas e os mestres não chegam tão longe e jogam pior do que num servidor.
runs-compiled = As regras e os bots correm neste navegador, compilados.
runs-plain = As regras e os bots correm neste navegador em simples Python: os bots pensam mais devagar.
away-settings = Os teus outros aparelhos e os teus dados no servidor voltam assim que ele responder.
hand-title = Partidas sem ligação
hand-offer =
    { $count ->
        [one] Uma partida que jogaste sem ligação está só neste navegador. Queres que o servidor a guarde também? Fica então na tua lista em todos os aparelhos.
       *[other] { $count } partidas que jogaste sem ligação estão só neste navegador. Queres que o servidor as guarde também? Ficam então na tua lista em todos os aparelhos.
    } Essas partidas ficam assinaladas e não contam para a força de jogo nem para as classificações.
hand-which = Quais?
hand-now = Sim, entregar
hand-stay = Não, manter aqui
hand-doing = A entregar…
hand-done = { $count ->
    [one] O servidor tem a partida. Encontra-la entre as tuas partidas terminadas e em «O teu registo».
   *[other] O servidor tem { $count } partidas. Encontra-las entre as tuas partidas terminadas e em «O teu registo».
}
hand-refused = { $game } fica aqui: { $why }
today-here = As mesmas cartas para quem joga sem servidor. Nada disto conta.
away-groups = Os grupos e os amigos precisam do servidor.
here-title = Partidas neste navegador
here-count = { $count ->
    [one] Há uma partida neste navegador.
   *[other] Há { $count } partidas neste navegador.
}
here-running = a decorrer
here-unread = não pode ser lida
here-remove = Remover
here-remove-sure = Remover esta partida deste navegador? Se nenhum servidor a tiver, perde-se de vez.
here-remove-all = Remover todas
here-remove-all-sure = Remover todas as partidas deste navegador? As que nenhum servidor tiver perdem-se de vez.
