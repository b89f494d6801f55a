### Para os responsáveis pelo servidor. Só é carregado com a sua página.

admin = Administração
admin-leave = Bloquear
admin-parts = Partes desta página
admin-door = Para os responsáveis
admin-door-note = Esta página precisa do segredo deste servidor. Na máquina dele, mostra-o com:
admin-secret = Segredo
admin-enter = Entrar
admin-wrong = Esse não é o segredo, ou esta página não pode ser usada daqui.
admin-which = Mostrar
admin-none = Nada aqui.
admin-nobody = sem nome
admin-bot = Bot
admin-free = livre
admin-unknown = desconhecida
admin-until = até { $until }
admin-for = Durante
admin-reason = Nota para ti
admin-time-10 = 10 minutos
admin-time-60 = 1 hora
admin-time-1440 = 1 dia
admin-time-10080 = 1 semana
admin-time-43200 = 30 dias
admin-time-525600 = 1 ano

admin-tables = Mesas
admin-tables-running = Em jogo
admin-tables-open = Por começar
admin-tables-over = Terminadas
admin-tables-public = Na lista pública
admin-tables-closed = Fechadas
admin-tables-aside = Postas de lado
admin-tables-all = Todas
admin-table-find = O endereço começa por
admin-table = Mesa
admin-status = Estado
admin-status-open = por começar
admin-status-running = em jogo
admin-status-over = terminada
admin-aside = posta de lado
admin-closed = fechada
admin-hidden = oculta
admin-public = pública
admin-created = Criação
admin-changed = Última alteração
admin-log = Registo
admin-log-size = { $rows } linhas, { $size }
admin-log-note = Enquanto se joga, o registo não mostra jogadas nem sementes: assim ninguém vê as mãos.
admin-chat = Linhas de chat
admin-host = anfitrião
admin-watch = Ir até lá
admin-download-log = Transferir o registo
admin-retry = Tentar de novo
admin-hide = Tirar da lista
admin-show = Mostrar na lista
admin-close = Fechar a mesa
admin-close-sure = A partida acaba já para todos. Podes voltar a abrir a mesa mais tarde.
admin-reopen = Voltar a abrir
admin-remove = Eliminar a mesa
admin-remove-sure = A partida, o registo e o chat são apagados para sempre.

admin-people = Pessoas
admin-person-find = Nome, ou o id começa por
admin-person = Pessoa
admin-seen = Última visita
admin-network = Rede
admin-at-tables = { $count ->
    [one] numa mesa
   *[other] em { $count } mesas
}
admin-reported = { $count ->
    [one] uma denúncia
   *[other] { $count } denúncias
}
admin-in-force = Em vigor
admin-measure-ban = Banimento
admin-measure-mute = Silêncio
admin-measure-name = Nome fixo
admin-lift = Levantar
admin-mute = Silenciar
admin-mute-sure = O chat e as reações são recusados durante esse tempo.
admin-rename = Tirar o nome
admin-rename-sure = Recebe um nome neutro durante uma semana.
admin-ban = Banir
admin-ban-sure = Todas as ligações acabam já e as novas são recusadas durante esse tempo.
admin-ban-network = Banir uma rede
admin-ban-network-sure = Ninguém de { $network } pode entrar durante esse tempo.
admin-export = Exportar os dados

admin-reports = Denúncias
admin-reports-open = Abertas
admin-reports-resolved = Resolvidas
admin-reports-dismissed = Rejeitadas
admin-report-about = { $name }: { $reason }
admin-reason-chat = chat
admin-reason-name = nome
admin-reason-cheating = batota
admin-reason-stalling = atrasos
admin-reason-other = outra coisa
admin-report-by = Denunciado por { $name }
admin-report-chat = { $count ->
    [one] A última linha do chat
   *[other] As últimas { $count } linhas do chat
}
admin-see-person = Ver a pessoa
admin-see-table = Ver a mesa
admin-resolve = Resolvida
admin-dismiss = Rejeitar
admin-open-again = Reabrir

admin-load = Carga
admin-load-moves = Jogadas por segundo
admin-load-half = Metade das jogadas em
admin-load-most = 99 em 100 jogadas em
admin-load-sockets = Ligações a mesas
admin-load-rooms = Mesas em memória
admin-load-bots = Bots a pensar
admin-load-memory = Memória
admin-load-processes = Processos
admin-load-people = Pessoas conhecidas
admin-load-limits = Limites atingidos desde o início
admin-load-queues = Filas de espera
admin-load-all = Todos os números
admin-load-nothing = Nada até agora.

admin-announce = Anunciar
admin-announce-text = O que devem todos saber?
admin-announce-example = Reinício às 22:00, por uns minutos.
admin-announce-languages = Noutras línguas (opcional)
admin-announce-send = Anunciar
admin-announce-now = Anunciado agora
admin-withdraw = Retirar
