# Os grupos: mesas do costume com o seu próprio link.

found-note = Para quem joga junto vezes sem conta: um link vosso, as vossas mesas, a vossa classificação, as vossas noites. Sem contas.
found-example = As nossas quintas-feiras
found-go = Criar o grupo

group-door = { $founder } convida-te para o grupo «{ $name }»
group-door-nobody = Tens um convite para o grupo «{ $name }»
group-door-note = { $count ->
    [one] Um grupo que se encontra aqui para jogar. Por enquanto tem uma pessoa.
   *[other] Um grupo que se encontra aqui para jogar. Tem { $count } pessoas.
}
group-join = Entrar
group-join-as = Entrar como { $name }

group-invite = Convidar
group-invite-title = Convida os teus amigos
group-link = Link para este grupo
group-qr = O link para este grupo em código QR
group-private = Só quem tem este link encontra o grupo. Quem o abre e dá um nome passa a fazer parte dele.
group-settings = Definições do grupo

group-members = { $count ->
    [one] 1 membro
   *[other] { $count } membros
}
group-here-count = { $count } aqui agora
group-here = Aqui agora
group-playing = Numa mesa
group-founder = Dirige o grupo
group-you = Tu

group-no-plan = Quando se encontram?
group-next = Próxima vez: { $when }
group-soon = Está quase: { $when }
group-plan = Combinar um dia
group-i-come = Eu vou
group-i-cannot = Não posso
group-come-count = { $count ->
    [one] Vem 1 pessoa
   *[other] Vêm { $count } pessoas
}
group-comes = Vem
group-comes-not = Não vem
group-calendar = Pôr no calendário
group-daily = Cartas do dia
group-tonight = Jogar esta noite
group-to-table = Para a tua mesa
group-ready = A tua mesa está pronta.

group-events = Torneios
group-no-events = Várias rondas, com emparelhamentos e classificação. Ainda não há nenhum.
group-tables = Mesas
group-no-tables = Não há nenhuma mesa aberta. Carrega em «Jogar esta noite» ou abre uma só mesa.
group-new-table = Abrir uma mesa
group-finished = Partidas terminadas
group-all = Mostrar todas ({ $count })
group-evening = A última noite de jogos
group-evening-past = Uma noite anterior
group-evening-which = Que noite?
group-evening-matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
group-share = Partilhar uma imagem
group-ladder = Classificação
group-no-matches = Ainda não há nada para comparar: joga uma partida com pelo menos outra pessoa.
group-ratings = Força de jogo
group-ratings-on = Comparar a força de jogo neste grupo
group-ratings-note = Um número que diz quão bem jogas (openskill), a partir das partidas deste grupo com cartas novas e pelo menos duas pessoas, meia hora depois de cada uma. Quem o ligar vê a dos outros que também o ligam. A dos bots é fixa, para comparar.
group-ratings-none = Aqui ainda não contou nenhuma partida.
group-duels = Quem ganhou a quem

panel-tonight = Jogar esta noite
panel-agree = Combinar um dia
panel-manage = Definições do grupo
panel-invite = Convidar
panel-new = Que jogo?

season-which = Que época?
season-since = Desde { $date }
season-between = De { $from } a { $to }
season-until = Até { $date }
season-all = Todas as épocas

ladder-place = Lugar
ladder-name = Nome
ladder-matches = Partidas
ladder-won = Ganhas
ladder-fair = Parte justa
ladder-ratio = Face à parte justa
ladder-luck = Sorte
ladder-luck-value = { $wins } ({ $count })
ladder-same = Mesmas cartas
ladder-few = Ainda são poucas partidas
ladder-game = { $name } { $won } de { $count }
ladder-how = Como se conta
ladder-note = Cada partida dá uma vitória, que é repartida por quem a ganhou. A tua parte justa é um a dividir pelo número de lugares. 100 % quer dizer que ganhaste exatamente o mesmo que se todos jogassem igualmente bem. Tens um lugar na tabela a partir de { $count } partidas. As partidas com uma só pessoa, as interrompidas e as de cartas que alguém podia conhecer não contam. A sorte é o que as cartas dadas e tiradas te trouxeram, em vitórias; entre parênteses, em quantas partidas: aquelas cuja conta da sorte alguém pediu. Mesmas cartas: que parte das outras mesas fez pior no teu lugar.

duel-game = Que jogo
duel-all = Todos os jogos
duel-said = { $won } a { $lost }

tonight-game = Que jogo?
tonight-who = Quem joga?
tonight-level = Bots, se sobrarem lugares
tonight-same = Mesmas cartas?
tonight-same-no = Não
tonight-same-tables = Em todas as mesas
tonight-same-pairs = Para cada par
tonight-same-tables-note = Todas as mesas jogam com as mesmas cartas e são comparadas lugar a lugar. Sem espectadores, sem dicas e sem desfazer jogadas.
tonight-same-pairs-note = Em cada mesa sentam-se dois de vocês entre bots, como parceiros se o jogo tiver equipas. Todos os pares jogam com as mesmas cartas e são comparados. Sem espectadores, sem dicas e sem desfazer jogadas.
tonight-open = { $count ->
    [one] Abrir uma mesa para 1 pessoa
   *[other] Abrir mesas para { $count } pessoas
}
tonight-note = São distribuídos por tantas mesas quantas forem precisas, se possível com pessoas com quem ainda não jogaram hoje. Os bots só ocupam o que sobra.

plan-day = Primeiro dia
plan-time = Hora
plan-every = De quanto em quanto tempo?
plan-weeks-0 = Uma vez
plan-weeks-1 = Todas as semanas
plan-weeks-2 = De 2 em 2 semanas
plan-weeks-4 = De 4 em 4 semanas
plan-zone = Fuso horário: { $zone }
plan-reminder = O ficheiro para o calendário avisa-te meia hora antes. Este servidor também, se ativares os avisos nas definições da página inicial.
plan-save = Combinar
plan-none = Sem dia fixo

manage-name = Nome do grupo
manage-rename = Mudar o nome
manage-remove = Retirar
manage-remove-sure = Retirar { $name }? Não poderá voltar com a mesma identidade. Com o link, ainda pode vir com outra, por isso cria também um link novo.
manage-hand-over = Passar o grupo
manage-hand-over-sure = Passar o grupo a { $name }? Depois és um membro como os outros.
manage-season = Época
manage-season-note = A classificação e «Quem ganhou a quem» contam desde o início da época.
manage-season-new = Começar uma nova época
manage-season-sure = A classificação recomeça para todos. A época até agora continua a poder ser vista.
manage-link = O link
manage-link-note = Se o link circulou demasiado, substitui-o. Os membros encontram o grupo na sua página inicial.
manage-new-link = Criar um link novo
manage-new-link-sure = O link antigo deixa de funcionar.
manage-end = Fechar o grupo
manage-close = Fechar
manage-close-sure = O grupo, a sua classificação e as suas datas desaparecem para todos. As partidas ficam com quem as jogou.
manage-founder = { $name } dirige este grupo e pode mudar-lhe o nome ou fechá-lo.
manage-leave-note = Se saíres, o teu nome desaparece do grupo e da sua classificação.
manage-leave = Sair do grupo
manage-leave-sure = Sair deste grupo?

picture-of = { $count ->
    [one] 1 partida, parte justa { $fair }
   *[other] { $count } partidas, parte justa { $fair }
}
picture-compared = { $count ->
    [one] comparado uma vez
   *[other] comparado { $count } vezes
}
