### Tudo o que rodeia os jogos. Cada jogo tem o seu próprio ficheiro ao lado da sua cara.
### Os identificadores são fixos; um comentário diz onde está um texto quando as palavras não o dizem.

## Em todo o lado

description = Jogos de cartas com amigos e bots, à volta de uma mesa.
# What a messenger shows of an invitation before it is opened.
preview-invites = { $host } convida-te para jogar: { $game }
preview-invited = Tens um convite: { $game }
preview-free = Lugares livres: { $free } de { $seats }. Sem conta.
preview-full = Todos os lugares estão ocupados. Podes ver.
preview-running = Partida a decorrer: { $game }
preview-watch = Vem ver.
preview-over = { $game }: a partida acabou
preview-replay = Vê como foi.
# A ligação que um teclado encontra primeiro.
skip = Ir para a mesa
# Nome do candeeiro na barra: uma ligação para a página inicial.
home = Início
# Nome do grupo de botões na barra.
tools = Ferramentas
close = Fechar
cancel = Cancelar
sure-yes = Sim: { $what }
yes = Sim
no = Não
again = Tentar de novo
copy = Copiar
copied = Copiado
share = Partilhar
you = Tu
bot = Bot
guest-number = Convidado { $number }
player-number = Jogador { $number }
watcher = Espectador
connection-lost = Sem ligação, a tentar de novo
connection-back = Ligação recuperada
# Antes do ponto e do nome do jogo no título do navegador.
title-turn = É a tua vez

## Porque é que algo não foi feito; pelos códigos do servidor

refused-error = Algo correu mal. Nada foi alterado.
refused-offline = O servidor não responde. Tens ligação?
refused-set-aside = Esta mesa não pode ser aberta de momento. Quem gere o servidor já sabe.
refused-set-aside-here = Esta partida não pode ser lida neste navegador. Podes removê-la nas definições.
refused-illegal-move = Não podes jogar isso agora.
refused-store-down = O servidor não consegue guardar nada neste momento. Tenta daqui a pouco.
refused-store-down-here = Este navegador não consegue guardar nada neste momento: talvez esteja cheio ou numa janela privada.
refused-reserved-name = Esse nome é para os bots e para quem não tem nome. Escolhe outro.
refused-mixed-name = Não mistures letras latinas, cirílicas e gregas numa palavra.
refused-signed-out = A sessão neste aparelho foi terminada.
refused-forgotten = Aqui já não se sabe nada de ti.
refused-move-same = Este aparelho já é teu.
refused-call-address = Não é possível usar este endereço: tem de começar por https://.
refused-call-too-many = Já recebes avisos em { $most } endereços. Remove um deles primeiro.
refused-too-many-devices = Já tens { $most } aparelhos. Termina primeiro a sessão nalguns.
refused-unknown-bot = Este jogo não tem esse bot.
refused-bad-option = Este jogo não tem essa opção.
refused-bad-seats = Este jogo não se joga com tantas pessoas.
refused-unknown-game = Este servidor não tem esse jogo.
refused-malformed = O servidor não percebeu. Recarrega a página.
refused-foreign = Esta página foi aberta num endereço que o servidor não conhece.
refused-too-long = Isso é demasiado longo.
refused-refused = O servidor não o permite.
refused-restart = O servidor está a reiniciar. A partida continua já a seguir.
refused-banned = Não podes entrar neste servidor até { $until }.
refused-muted = Não podes escrever no chat até { $until }.
refused-renamed = Ficas com este nome até { $until }.
refused-closed = Os responsáveis por este servidor fecharam esta mesa.
refused-gone = Esta mesa já não existe.
refused-link-used = Este link já foi usado ou expirou. Cria outro.
refused-too-fast = Mais devagar. Tenta outra vez daqui a pouco.
refused-without-spectators = Nesta mesa joga-se sem espectadores.
refused-only-host = Só quem abriu a mesa o pode fazer.
refused-only-players = Só quem joga o pode fazer.
refused-only-another-player = Só outra pessoa da partida o pode pedir.
refused-only-those-who-played = Só quem jogou pode pedir outra partida.
refused-only-sitter-or-host = Só quem lá está sentado, ou quem abriu a mesa, pode libertar um lugar.
refused-not-your-seat = Esse lugar não é teu.
refused-begun-not-your-seat = A partida começou e esse lugar não é teu.
refused-other-eyes = Podes mudar de ponto de vista quando a partida acabar.
refused-when-over = Podes ver isso quando a partida acabar.
refused-sealed = Outros ainda jogam com estas cartas. Podes vê-las quando o dia acabar (meia-noite UTC).
refused-only-table-seats-bots = Numa partida em curso, só a própria mesa senta bots.
refused-left-table = Já não estás nesta mesa.
refused-not-askable = Isso não se pode pedir aqui.
refused-not-asked = A tua resposta não é necessária.
refused-not-begun = A partida ainda não começou.
refused-begun = A partida já começou.
refused-being-dealt = As cartas estão a ser dadas.
refused-still-running = A partida ainda decorre.
refused-over = A partida acabou.
refused-no-deal-now = Agora não há nada para dar.
refused-no-contributions-now = Os números para dar as cartas só são aceites enquanto se dá.
refused-deal-step = A distribuição das cartas não está nesse passo.
refused-full-log = Já aconteceu tanto nesta mesa que só se pode jogar. Abre outra mesa.
refused-seat-taken = Já está alguém sentado aí. Escolhe outro lugar.
refused-have-seat = Já tens um lugar. Levanta-te primeiro.
refused-seat-cleared = Quem abriu a mesa libertou o teu lugar. Podes voltar a sentar-te daqui a alguns minutos.
refused-no-late-guests = Nesta mesa ninguém ocupa o lugar de um bot depois de a partida começar.
refused-sit-there = Já estás nesse lugar.
refused-nobody-there = Não está ninguém sentado aí.
refused-no-seat = Esse lugar não existe nesta mesa.
refused-no-such-seat = Esse lugar não existe.
refused-seats-free = Ainda há lugares livres. Espera, ou ocupa-os com bots.
refused-have-resigned = Desististe. O bot continua a jogar.
refused-resigned-already = Já desististe.
refused-bot-there = Já há um bot a jogar nesse lugar.
refused-bot-plays-yours = Um bot joga por ti. Recupera primeiro o teu lugar.
refused-bot-for-another = Só podes pedir um bot para o lugar de outra pessoa.
refused-bot-not-away = Só podes pedir um bot enquanto alguém está ausente.
refused-bot-wait = Essa pessoa pode voltar. Podes pedir um bot daqui a { $seconds } s.
refused-no-hints = Não há dicas numa partida com outras pessoas.
refused-hints-off = Esta partida conta: não há dicas.
refused-review-stopped = A análise foi interrompida. Pede outra vez.
refused-not-played-out = A partida foi interrompida, por isso não há conta da sorte.
refused-not-your-turn = Não é a tua vez.
refused-others-have-seen = Os outros já viram o resultado. Pede-lhes para desfazer a jogada.
refused-no-takebacks = Nesta mesa não se desfazem jogadas.
refused-nothing-to-take-back = Ainda não fizeste nenhuma jogada.
refused-takebacks-spent = Nesta partida já se desfizeram { $count } jogadas. Já chega.
refused-nobody-to-agree = Já não há ninguém que possa concordar.
refused-question-open = Há outra pergunta à espera. Responde primeiro a essa.
refused-no-question = Essa pergunta já não está à espera.
refused-you-have-asked = Foste tu que perguntaste. Agora respondem os outros.
refused-next-set-up = A próxima partida já está preparada.
refused-no-next = Não há outra partida combinada.
refused-stale = A partida já avançou. Olha outra vez.
refused-empty-line = Não há aí nada para ler.
refused-no-team-chat = Nesta mesa não podes falar só com a tua equipa.
refused-long-line = Uma mensagem pode ter até { $most } caracteres.
refused-report-another = Só podes denunciar outra pessoa desta mesa.
refused-reports-full = Há denúncias a mais. Quem gere o servidor já sabe.
refused-link-incomplete = Essa mesa não existe. Talvez o link esteja incompleto.
refused-wrong-code = Nenhuma mesa tem este código. Confirma-o ou pede um novo: dura um dia.
refused-table-too-old = Essa mesa já não existe.
refused-table-removed = Esta mesa já não existe.
refused-table-seat = Uma mesa de { $seats } não tem esse lugar.
refused-deal-differs = Essas cartas são de outro jogo, de outro número de lugares ou de outras opções.
refused-record-wrong = Este registo não está certo: { $why }
refused-record-unfinished = Só se pode abrir o registo de uma partida terminada, com o seu número secreto.
refused-handed-enough = O servidor guarda { $most } partidas tuas jogadas sem ligação. Remove algumas na página «O teu registo».
refused-handed-nobody = Só bots jogaram esta partida; não é de ninguém.
refused-seat-and-bot = Um lugar não pode ser ao mesmo tempo teu e de um bot.
refused-no-puzzle = Esse desafio não existe.
refused-answer-first = Responde primeiro ao desafio.
refused-no-daily = Este jogo não tem cartas do dia.
refused-not-a-day = As cartas desse dia não se podem ver nem jogar.
refused-bad-pace = Escolhe de 5 a 600 segundos por jogada com uma reserva de até 2 horas, ou de 1 a 30 dias sem reserva.
refused-name-length = Um nome precisa de 1 a { $most } caracteres.
refused-name-unseen = Um nome precisa de pelo menos uma letra, um algarismo ou um símbolo.
refused-name-twice = Dois jogadores chamam-se { $name }. Dá a cada um o seu nome.
refused-say-hello = O servidor ainda não conhece este aparelho. Recarrega a página.
refused-just-signed-out = A sessão neste aparelho acabou de ser terminada.
refused-identity-gone = Este aparelho já não conhece essa identidade.
refused-hints-crowded = Há demasiada gente à espera de uma dica. Pede outra vez daqui a pouco.
refused-too-many-connections = Há páginas abertas a mais. Fecha algumas.
refused-measure-time = Indica uma duração, de dez anos no máximo.
refused-empty-announcement = Um anúncio precisa de um texto e de uma duração.
refused-only-bans-of-networks = Uma rede só pode ser banida.
refused-origin-unknown = Não se sabe de onde veio esta pessoa: há mais de um dia que não vem.
refused-not-a-network = Uma rede é um endereço ou por exemplo 192.0.2.0/24, não { $text }.
refused-network-list = Isso não são redes: { $why }
refused-wide-network = { $network } é demasiado ampla; /{ $widest } é a rede mais ampla que se pode banir.
refused-own-network = { $network } é esta máquina. Se nela corre um proxy, inicia o servidor com --proxy.
refused-deal-elsewhere = Outra mesa ainda está a jogar com estas cartas. Espera que acabe.
refused-no-group = Esse grupo não existe. Talvez o link esteja incompleto ou o grupo tenha sido fechado.
refused-only-members = Só os membros do grupo podem fazer isso.
refused-only-founder = Só quem dirige o grupo pode fazer isso.
refused-no-member = Essa pessoa já não está no grupo.
refused-removed-member = Já não fazes parte deste grupo: foi decisão de quem o dirige.
refused-group-full = Um grupo tem no máximo { $most } membros.
refused-many-groups = Já estás em { $most } grupos. Sai primeiro de um.
refused-name-first = Escolhe primeiro um nome, para os outros saberem quem és.
refused-group-name = O nome de um grupo tem de 1 a { $most } caracteres.
refused-bad-plan = Escolhe um dia e uma hora.
refused-others-at-tables = Algumas dessas pessoas já não estão no grupo.
refused-no-event = Esse torneio não existe. Talvez o link esteja incompleto ou o torneio tenha sido apagado.
refused-only-event-host = Só quem organiza o torneio pode fazer isso.
refused-event-begun = O torneio já começou.
refused-event-not-begun = O torneio ainda não começou.
refused-event-over = O torneio acabou.
refused-event-goes-on = Esta mesa faz parte de um torneio. A tua próxima partida vem com a ronda seguinte.
refused-event-few = Têm de participar pelo menos dois, e um deles tem de ser uma pessoa.
refused-event-full = Um torneio tem no máximo { $most } participantes.
refused-event-closed = Já não é possível entrar: a primeira ronda começou.
refused-event-removed = Já não fazes parte deste torneio: foi decisão de quem o organiza.
refused-event-paused = O torneio está em pausa.
refused-event-round = Algumas mesas desta ronda ainda estão a jogar.
refused-event-table = Essa mesa já não joga nesta ronda.
refused-event-waits = Essa mesa não está à espera de ninguém.
refused-events-many = Já organizas { $most } torneios. Termina primeiro um deles.
gone-title = Mesa não encontrada

## Página inicial

front-question = O que jogamos esta noite?
front-how = Como queres jogar?
front-games = Jogos
front-mine = As tuas partidas
front-finished = Partidas terminadas ({ $count })
front-record = O teu registo
today = As cartas de hoje
today-note = As mesmas cartas para todos aqui.
today-new = Jogar
today-running = Continuar
today-played = Jogado
today-rank = Lugar { $rank } de { $players }
front-as = Jogas como { $name }
front-name = Escolhe um nome
front-groups = Os teus grupos
front-group-new = Criar um grupo
event-round = Ronda { $round }
event-where = Ronda { $round } do torneio
event-back = Voltar ao torneio
group-back = Voltar ao grupo
front-event-new = Organizar um torneio
event-size = { $count ->
    [one] 1 participa
   *[other] { $count } participam
}
event-over = Terminado
event-table-ready = A tua mesa está pronta
front-group-size = { $count ->
    [one] Só tu, por enquanto
   *[other] { $count } membros
}
front-group-here = { $count } aqui
how-now = Jogar já
how-now-note = Os bots ocupam os outros lugares. Começa-se logo.
how-friends = Com amigos
how-friends-note = Recebes um link para partilhar. Quem chega, senta-se.
how-device = Num só aparelho
how-device-note = Passem o aparelho uns aos outros. Ninguém vê as cartas alheias.
how-watch = Ver
how-watch-note = Espreita por cima do ombro dos outros ou junta-te a uma mesa aberta.
watch-none = Agora ninguém joga em público, mas podes ver bots a jogar.
lid-players = { $low } a { $high }
lid-players-or = { $low } ou { $high }
# Minutos, abreviado.
lid-minutes = { $minutes } min
lid-age = { $age }+
lid-now = Jogar já
lid-friends = Abrir mesa
lid-device = Passar o aparelho
lid-watch = { $count ->
    [0] Não há mesas
    [one] { $count } mesa
   *[other] { $count } mesas
}
lid-opening = Um momento…
lid-watch-bots = Ver bots a jogar
lid-options = Opções
lid-solo = A solo
# A guided first game.
lid-learn = Aprender
# On a game’s lid, and the name of the page.
puzzles = Desafios
learn-new = É a tua primeira vez com { $game }?
learn-offer = Aprende a jogar jogando, em cinco minutos.
learn-play = Jogar já
code-have = Tenho um código
front-offline = Jogar sem ligação
front-open-record = Abrir um registo
code-ask = Escreve os seis caracteres da mesa dos teus amigos.
code-go = Ir para a mesa
row-free = { $count ->
    [0] Todos os lugares estão ocupados
    [one] Falta 1 jogador
   *[other] Faltam { $count } jogadores
}
row-won = Vitória: { $names }
# $score is such as 22 : 31, mine first.
row-result = { $outcome ->
    [won] Vitória { $score } contra { $names }
    [drawn] Empate { $score } com { $names }
   *[lost] Derrota { $score } contra { $names }
}
# Alone against the cards; $points is such as 9 points.
row-result-alone = { $outcome ->
    [won] Vitória, { $points }
   *[lost] Derrota, { $points }
}
row-resigned-me = Desististe contra { $names }
row-resigned = Desistência: { $names }
row-turn = É a tua vez
row-invite = Convidar
row-join = Juntar-me
row-here = Neste aparelho
row-offline = Jogada sem ligação

## Níveis dos bots

level-novice = novato
level-regular = intermédio
level-reflex = reflexo
level-expert = especialista
level-master = mestre
level-novice-note = Conhece as regras e não vê além da próxima carta.
level-regular-note = Joga depressa e com bom senso.
level-reflex-note = Joga de imediato e com bom senso, afinado por uma pequena rede neuronal.
level-expert-note = Pensa até um segundo no que os outros podem ter.
level-master-note = Pensa até três segundos; é o melhor que temos.

## Mesa nova

new-title = Uma partida de { $game }
new-about = { $seats ->
    [one] { $seats } lugar, cerca de { $minutes } minutos
   *[other] { $seats } lugares, cerca de { $minutes } minutos
}
new-seats = Lugares
new-how-many = Número de jogadores
new-players = { $count ->
    [one] A solo
   *[other] { $count } jogadores
}
new-seat = Quem fica no lugar { $number }
new-me = o teu lugar
new-me-choice = O meu lugar
new-name-of = Nome do jogador { $number }
team-number = Equipa { $number }
new-open = para um amigo
new-bot = Bot, { $level }
new-rules = Regras
new-table = A mesa
new-pace = Tempo por jogada
clock-none = Sem limite
clock-calm = 2 min
clock-brisk = 30 s
clock-days = 3 dias
clock-none-note = Sem relógio. Quem se ausenta mantém o lugar.
clock-calm-note = Dois minutos por jogada e dez de reserva; depois continua um bot.
clock-brisk-note = Trinta segundos por jogada e cinco minutos de reserva; depois continua um bot.
clock-days-note = Três dias por jogada, para uma partida ao ritmo do dia a dia.
pace-none = Sem limite
pace-seconds = { $count } s por jogada
pace-minutes = { $count } min por jogada
pace-days = { $count ->
    [one] { $count } dia por jogada
   *[other] { $count } dias por jogada
}
new-takebacks = Desfazer jogadas
new-takebacks-note = Pode-se desfazer uma jogada se todos concordarem.
new-takebacks-alone = Podes desfazer as tuas jogadas.
new-lots = Tirar à sorte
new-lots-note = A sorte decide quem começa; todos avançam juntos. Desligado: ficam como estão sentados.
new-one-seat = Um lugar por pessoa
new-one-seat-note = Ninguém ocupa mais do que um lugar. Os que ocupares neste aparelho continuam a ser teus.
new-watchers = Espectadores
new-watchers-note = Quem tiver o link pode ver, mas não vê as cartas de ninguém.
new-late = Quem chega tarde
new-late-note = Quem chegar depois do início pode ocupar o lugar de um bot.
new-public = Mesa pública
new-public-note = Aparece na página inicial para toda a gente.
new-open-table = Abrir a mesa
new-start = Começar já
new-start-hint = Todos os lugares estão ocupados. Começa-se logo.
new-open-hint = { $count ->
    [one] Fica um lugar livre para um amigo.
   *[other] Ficam { $count } lugares livres para amigos.
}
new-sit = Fica com pelo menos um lugar para ti.

## Sala de espera

waiting-room = Sala de espera
waiting-free = { $count ->
    [one] Há um lugar livre
   *[other] Há { $count } lugares livres
}
waiting-full = Todos os lugares estão ocupados
waiting-dealing = A dar as cartas…
waiting-takebacks = se todos concordarem
waiting-here = já chegou
# Beside the name of the person who opened the table.
waiting-is-host = convida
waiting-sit = Sentar-me
waiting-stand = Levantar-me
waiting-clear = Retirar
waiting-removed = O teu lugar foi libertado. Podes voltar a sentar-te daqui a dez minutos.
# Uma opção na linha de um lugar livre; seguem-se os níveis.
waiting-seat-bot = Adicionar um bot
waiting-bot = Um bot para o lugar { $number }
waiting-invite = Convida os teus amigos
waiting-qr = Código QR do link para esta mesa
waiting-link = Link para esta mesa
waiting-share = Vem jogar comigo: { $game }
# Six characters that lead to a table.
code = Código
code-note = Para ler em voz alta: os amigos escrevem-no na página inicial. Dura um dia.
waiting-note = Com este link qualquer pessoa pode ocupar um lugar livre, sem conta. Com a mesa cheia, ainda se pode ver.
waiting-note-closed = Com este link qualquer pessoa pode ocupar um lugar livre, sem conta.
waiting-fill = Bots nos lugares livres
waiting-start = Começar já
waiting-start-hint = { $count ->
    [one] Um bot ocupa o lugar livre.
   *[other] Os bots ocupam os { $count } lugares livres.
}
# $names are people who are not there yet.
waiting-start-without = Começar sem { $names }
waiting-start-without-hint = { $count ->
    [one] Um bot joga no lugar até a pessoa chegar.
   *[other] Bots jogam no lugar deles até chegarem.
}
waiting-host = Quem abriu a mesa começa a partida.
waiting-host-named = { $name } começa a partida.
door-invites = { $host } convida-te para jogar: { $game }
door-invited = Tens um convite: { $game }
door-name = Como te chamas?
door-sit = Sentar-me
door-sit-as = Sentar-me como { $name }
door-other-name = Outro nome
door-here = Já à mesa
door-look = Só espreitar
late-title = Estás a ver
late-note = A partida já começou. Podes ocupar o lugar de um bot e continuar a partir daqui, ou só ver.
late-take = Ocupar o lugar de { $name }
late-take-any = Ocupar um lugar
late-watch = Só ver
watching = { $count ->
    [one] { $count } espectador
   *[other] { $count } espectadores
}
watching-names = { $count ->
    [one] { $names } está a ver
   *[other] { $names } estão a ver
}

## À mesa

score = Marcador
rules = Regras
chat = Chat
keys = Atalhos de teclado
keys-choose = Escolher uma carta, um lugar ou um botão pelo número
keys-enter = Escolher; outra vez para jogar
keys-arrows = Ir de carta em carta ou de lugar em lugar
keys-escape = Repor a carta; fechar uma janela
key-enter = Enter
key-escape = Esc
menu = Menu
menu-back = Voltar ao menu
story = Relato
story-empty = Ainda não aconteceu nada.
seat-open = Lugar livre
seat-away = ausente
seat-resigned = desistiu
# Segunda linha do lugar por quem se espera.
seat-turn = está a pensar
state-yours = É a tua vez
state-over = A partida acabou
state-waiting = À espera de { $names }
round-is-over = Fim da ronda { $round }
round-next = Ronda seguinte
lots-drawing = Quem começa?
pause-mine = Os bots esperam que continues
pause-others = { $count ->
    [one] { $names } ainda está a ler o resultado
   *[other] { $names } ainda estão a ler o resultado
}
clock-days-left = { $days ->
    [one] { $days } dia
   *[other] { $days } dias
}
clock-hours-left = { $hours } h
clock-left = tempo: { $time }
clock-reserve = reserva { $time }
warn-reserve = Agora corre a tua reserva: { $time } para o resto da partida.
warn-time = O teu tempo está a acabar. Depois joga um bot por ti.
undo = Desfazer
again-touch = Toca-lhe outra vez para a jogar.
again-mouse = Clica outra vez para a jogar.
again-keys = Prime Enter para a jogar.
hint = Dica
hint-thinking = A pensar…
hint-says = Dica do especialista: { $move }.
# $percent is a whole number.
hint-odds = Hipóteses de ganhar a partida: { $percent } %.
take-seat-back = Voltar a jogar eu
bot-for-you = Um bot joga por ti
bot-for-you-clock = O teu tempo esgotou-se. Podes voltar quando quiseres.
bot-for-you-agreed = Não estavas cá e os outros concordaram. Podes voltar quando quiseres.
bot-for-you-asked = Podes voltar quando quiseres.
resigned-you = Desististe
resigned-you-step = Um bot continua no teu lugar. Podes ver.
your-bot = O teu bot
sound-on = Ligar o som
sound-off = Desligar o som
rules-glance = Em resumo
rules-all = Todas as regras
rules-none = Aqui não há regras para ler.
menu-invite = Link para esta mesa
menu-screen = Mostrar neste ecrã
on-screen = A mesa está no ecrã grande.
on-screen-here = Mostrar também aqui
menu-takeback = Pedir para desfazer a jogada
# Onde não joga mais ninguém.
menu-takeback-alone = Desfazer a minha última jogada
menu-substitute = Deixar um bot jogar por mim
menu-bot = Propor um bot em vez de { $name }
menu-bot-wait = Um bot pode substituir { $name } dentro de { $time }
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
resign = Desistir
resign-wins = Desistir? A partida acaba aqui e ganha o outro lado.
resign-ends = Desistir? A partida acaba aqui e ninguém ganha.
resign-bot = Desistir? Um bot continua no teu lugar e já não podes voltar.
resign-yes = Sim, desisto
ask-takeback = { $name } gostava de desfazer a última jogada.
ask-bot = Deixamos um bot continuar por { $name }?
ask-rematch = { $name } gostava de uma desforra.
ask-same-deal = { $name } gostava de jogar outra vez com as mesmas cartas.
ask-waiting = À espera da resposta dos outros
agree = Está bem
decline = Agora não
withdraw = Retirar

## Novidades no relato; $name é alguém da mesa, $who é "me" se for quem lê

news-sat = { $who ->
    [me] Sentas-te.
   *[other] { $name } senta-se.
}
news-stood = { $who ->
    [me] Levantas-te.
   *[other] { $name } levanta-se.
}
news-removed = { $who ->
    [me] O teu lugar foi libertado.
   *[other] { $name } ficou sem lugar.
}
news-bot = Senta-se um bot.
news-started = A partida começa.
news-lots = { $who ->
    [me] Tirou-se à sorte: começas tu.
   *[other] Tirou-se à sorte: começa { $name }.
}
news-returned = { $who ->
    [me] Voltaste.
   *[other] { $name } voltou.
}
news-joined = { $who ->
    [me] Substituis um bot.
   *[other] { $name } chega e substitui um bot.
}
news-bot-clock = { $who ->
    [me] Acabou o tempo: um bot joga por ti.
   *[other] Acabou o tempo: um bot joga por { $name }.
}
news-bot-agreed = { $who ->
    [me] Agora um bot joga por ti.
   *[other] Agora um bot joga por { $name }.
}
news-bot-asked = { $who ->
    [me] Agora um bot joga por ti.
   *[other] { $name } deixa um bot jogar.
}
news-resigned = { $who ->
    [me] Desististe.
   *[other] { $name } desistiu.
}
news-took-back = { $who ->
    [me] Desfizeste a última jogada.
   *[other] { $name } desfez a última jogada.
}
news-declined = O pedido não foi aceite.
news-withdrawn = O pedido foi retirado.
deal-withheld = O aparelho de { $name } não mostrou o seu número. As cartas são dadas de novo sem ele.
deal-withheld-mine = O teu aparelho não mostrou o seu número a tempo. As cartas são dadas de novo sem ele.
deal-denied = O teu aparelho mostrou o seu número, mas a mesa diz que não. As cartas são dadas de novo sem ele.
deal-dropped = A mesa tinha o número do teu aparelho, mas as cartas foram dadas sem ele.
deal-late = O número do teu aparelho não chegou a tempo. As cartas foram dadas sem ele.
deal-again = A mesa pediu ao teu aparelho um segundo número sem anunciar que as cartas iam ser dadas de novo.

## Chat e reações

chat-lines = Mensagens
chat-empty = Ainda ninguém disse nada.
chat-say = Diz alguma coisa…
chat-send = Enviar
chat-to = A quem
chat-to-all = Todos
chat-to-team = A minha equipa
chat-team = equipa
chat-say-team = Diz algo à tua equipa…
chat-watchers = espectadores
chat-say-watchers = Diz algo aos outros espectadores…
chat-watchers-note = Só os espectadores leem o que escreves. Tu lês também o que os jogadores escrevem.
chat-open = Abrir o chat
chat-unread = { $count ->
    [one] uma mensagem nova
   *[other] { $count } mensagens novas
}
reactions = Reações
reaction-clap = Bravo!
reaction-laugh = Ah ah!
reaction-wow = Uau!
reaction-ouch = Ai!
reaction-think = Hmm…
reaction-thanks = Agradeço!

## Num só aparelho

curtain-title = É a vez de { $name }
curtain-note = Passa o aparelho a { $name }. Os outros olham para o lado.
curtain-open = Sou { $name }
pass-drew = Tiraste: { $cards }
pass-on = Passar a { $name }
pass-hide = Esconder as minhas cartas

## Folha de pontos e fim

sheet-player = Jogador
sheet-round = Ronda { $round }
sheet-rounds = Rondas
sheet-place = Lugar
sheet-sum = Total
sheet-winner = ganha
sheet-hints = Dicas usadas: { $list }
end-sheet = Resultado final
end-wins = { $count ->
    [one] { $names } ganha
   *[other] { $names } ganham
}
end-you-win = Ganhaste
# Quando quem lê ganha com outros.
end-together = Ganharam juntos
end-drawn = Ninguém ganha
# A solo contra as cartas.
end-solo-lost = Desta vez não
end-broken = A partida foi interrompida
end-place = Ficas em { $place }.º lugar de { $count }.
end-place-shared = Partilhas o { $place }.º lugar de { $count }.
end-points = { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
ended-resigned = { $count ->
    [one] { $names } desistiu.
   *[other] { $names } desistiram.
}
ended-resigned-you = Desististe.
ended-abandoned = Ninguém voltou à mesa.
end-next = Para a próxima partida
rematch = Desforra
same-deal = Mesmas cartas
daily-compare = Comparar com todos
replay = Rever
check-deal = Conferir as cartas
look-at-table = Ver a mesa

## Conferir as cartas

proof-about = Antes da partida, o servidor fixou um número secreto e o teu navegador acrescentou outro. Agora que se conhecem os dois, é possível voltar a calcular cada carta tirada. Isso acontece aqui, no teu navegador.
proof-limit = Esta página vem do mesmo servidor. Se não quiseres confiar em ninguém, guarda o registo e confere-o com «stammtisch verify» no teu próprio computador.
proof-checking = A calcular…
proof-good = As cartas foram dadas sem batota.
proof-open = Tudo o que se pôde conferir está certo.
proof-bad = Há algo que não bate certo.
proof-right = Certo
proof-wrong = Errado
proof-note = Nota
proof-promise = O número secreto é o que o servidor prometeu.
proof-seen-before = É a mesma promessa que o teu navegador viu antes de se darem as cartas.
proof-contributions = { $count ->
    [0] Ninguém acrescentou um número.
    [one] O número acrescentado estava fixado antes de se darem as cartas.
   *[other] Os { $count } números acrescentados estavam fixados antes de se darem as cartas.
}
proof-anew = { $count ->
    [one] Foi preciso dar as cartas de novo, porque um número não foi mostrado. Quem gere o servidor pode ter tido mão nisso.
   *[other] Foi preciso dar as cartas de novo { $count } vezes, porque houve números que não foram mostrados. Quem gere o servidor pode ter tido mão nisso.
}
proof-beginnings = Todas as vezes que se deram cartas de novo estão justificadas.
proof-hashes = { $count ->
    [one] O número já estava fixado quando o teu navegador olhou, e nenhum foi acrescentado depois.
   *[other] Os { $count } números já estavam fixados quando o teu navegador olhou, e nenhum foi acrescentado depois.
}
proof-mine = O número que o teu navegador acrescentou foi usado.
proof-mine-dropped = A mesa tinha o número do teu navegador, mas as cartas foram dadas sem ele.
proof-mine-denied = O teu navegador mostrou o seu número, mas a mesa diz que não.
proof-mine-withheld = O teu navegador não mostrou o seu número a tempo, por isso as cartas foram dadas de novo sem ele.
proof-mine-late = O número do teu navegador não foi usado: chegou tarde ou foi posto de lado.
proof-mine-other = Para o teu lugar foi usado outro número, talvez de outro aparelho teu.
proof-again = Foi pedido ao teu navegador um segundo número sem que as cartas fossem dadas de novo.
proof-chosen = Estas cartas foram escolhidas, não sorteadas para esta partida: alguém podia conhecê-las.
proof-decks = Os baralhos estão completos: nem uma carta a mais, nem uma a menos.
proof-decks-unknown = Os baralhos não foram conferidos: esta página não conhece as cartas deste jogo.
proof-lots = O sorteio do primeiro lugar resulta dos números.
proof-draws = { $count ->
    [0] Não consta nenhuma carta tirada.
    [one] A carta bate certo com os números.
   *[other] As { $count } cartas batem certo com os números.
}
proof-seen = { $count ->
    [one] A carta que o teu navegador viu é a que foi tirada.
   *[other] As { $count } cartas que o teu navegador viu são as que foram tiradas.
}
proof-seen-none = O teu navegador não viu tirar nenhuma carta, por isso não há nada a comparar.
proof-back = { $count ->
    [one] Uma carta que o teu navegador viu foi retirada ao desfazer uma jogada e não é comparada.
   *[other] { $count } cartas que o teu navegador viu foram retiradas ao desfazer jogadas e não são comparadas.
}
proof-commitment = Promessa
proof-seed = Número secreto
proof-of-seat = Número do lugar { $number }
proof-void = Tentativa { $number }, nula: sem número do lugar { $seats }

## The coach

review = Análise
review-of = Análise de { $game }
review-note = Cada uma das tuas decisões, avaliada só pelo que podias saber na altura.
review-progress = Até onde vai a análise
review-so-far = { $done } de { $total } decisões
review-stop = Parar
review-go-on = Continuar
review-verdict = { $count ->
    [0] Nenhum erro em { $total } decisões. Bem jogado!
    [one] Uma de { $total } decisões custou-te alguma coisa.
   *[other] { $count } de { $total } decisões custaram-te alguma coisa.
}
grade-inaccuracy = Imprecisão
grade-mistake = Erro
grade-blunder = Erro grave
review-lost = { $points ->
    [one] custou 1 ponto em 100
   *[other] custou { $points } pontos em 100
}
review-moves = A tua jogada: { $played }. Melhor: { $best }.
review-alternatives = { $goal ->
    [round] Quantas vezes cada jogada ganharia a ronda
   *[match] Quantas vezes cada jogada ganharia a partida
}
review-try = Tentar outra vez
review-look = Ver
review-play-on = Jogar a partir daqui
review-ask = O que podia ter feito melhor?
review-share = Os outros podem ver a minha análise
review-share-note = Quem jogou aqui vê então o que o treinador diz das minhas decisões.
review-whose = Decisões de
review-note-of = { $name }: cada decisão, avaliada só pelo que se podia saber na altura.
review-verdict-of = { $count ->
    [0] Nenhum erro em { $total } decisões.
    [one] Uma de { $total } decisões custou alguma coisa.
   *[other] { $count } de { $total } decisões custaram alguma coisa.
}
review-moves-of = Jogada: { $played }. Melhor: { $best }.
review-worlds = Onde podiam estar as cartas
review-worlds-note = Em quantas de 100 distribuições que batiam certo com o que se sabia uma carta estava ali:
review-worlds-often = { $piece }: em { $often } de 100
open-title = Se todas as mãos estivessem à vista
open-note = Uma curiosidade, nunca um erro: ninguém podia saber. Com as cartas à vista, estas decisões parecem outras.
open-better = «{ $move }» correu bem: de { $before } para { $after } em 100.
open-worse = «{ $move }» correu mal: de { $before } para { $after } em 100.
percent = { $number }%
try-ask = A tua jogada: { $played }. O que seria melhor?
try-solved = Sim! { $move }: tão bom como o melhor.
try-same = Foi isso que jogaste. Custou { $points } pontos em 100. Tenta outra coisa.
try-wrong = { $move }: menos { $points } pontos em 100 do que o melhor. Tenta outra vez.
try-show = Mostra-me
try-back = Voltar à análise
try-nothing = Aqui não há nada para tentar.
tip = Conselho
tip-close = Percebi
tip-off = Chega de conselhos
luck = Sorte e jogo
luck-thinking = As cartas estão a ser contadas…
luck-sum = { $played ->
    [better] Jogaste { $play } pontos melhor do que um bom jogador
    [worse] Jogaste { $play } pontos pior do que um bom jogador
   *[same] Jogaste como um bom jogador
}; { $dealt ->
    [brought] as cartas deram-te { $cards }.
    [cost] as cartas custaram-te { $cards }.
   *[even] as cartas ficaram equilibradas.
}
luck-sum-others = { $gave ->
    [gave] O jogo dos outros deu-te { $points }.
   *[took] O jogo dos outros custou-te { $points }.
}
luck-fair = Parte justa
luck-seats = Quem começou
luck-deal = A distribuição
luck-own-draws = O que tiraste
luck-other-draws = O que os outros tiraram
luck-known = O teu jogo, pelo que podias saber
luck-hidden = Como estavam as cartas
luck-others = As dos outros
luck-result = Resultado
luck-note = Em pontos de 100 para ganhar a partida. A sorte é exata com uma margem de cerca de { $error }; o teu jogo, de cerca de { $known }. É comparado com um bom jogador, em mãos que batiam certo com o que sabias; o resto é como as cartas estavam de facto.
curve = Quem iria ganhar
curve-others = os outros
curve-mistakes = os teus erros
curve-table = Em tabela
curve-step = Jogada
because-lies = { $who ->
    [nobody] Em { $often } de 100 distribuições possíveis, { $piece } ainda se esconde lá.
   *[other] Em { $often } de 100 distribuições possíveis, { $name } tem { $piece }.
}
because-certain = { $who ->
    [nobody] { $piece } só pode estar num sítio.
   *[other] { $name } tem de ter { $piece }.
}
because-event =
    { $does }: em { $often } de 100 casos; { $versus ->
        [played] depois da tua jogada, em { $otherwise }.
        [other] depois da outra jogada, em { $otherwise }.
       *[second] depois da segunda melhor, em { $otherwise }.
    }
because-next =
    { $does }, logo a seguir: em { $often } de 100 casos; { $versus ->
        [played] depois da tua jogada, em { $otherwise }.
        [other] depois da outra jogada, em { $otherwise }.
       *[second] depois da segunda melhor, em { $otherwise }.
    }
because-count =
    { $does }: { $often } vezes em média; { $versus ->
        [played] depois da tua jogada, { $otherwise }.
        [other] depois da outra jogada, { $otherwise }.
       *[second] depois da segunda melhor, { $otherwise }.
    }

## Lessons

lesson = A lição
lesson-of = Aprender { $game }
lesson-again = Mais uma vez
lesson-short-game = Jogar uma partida curta
lesson-next = Próxima lição
lesson-back = Voltar
lesson-go-on = Continuar
lesson-your-move = É a tua vez
lesson-progress = Quanto já fizeste da lição
lesson-leave = Sair da lição
lesson-wrong = Não é bem isso. Segue o que se acende.

## Rever

replay-of = Rever: { $game }
replay-controls = Rever
replay-before = Um passo atrás
replay-after = Um passo à frente
replay-play = Reproduzir
replay-pause = Pausa
replay-round-before = Ronda anterior
replay-round-after = Ronda seguinte
replay-position = Momento da partida
replay-step = Passo { $step } de { $total }
replay-said = { $name }: { $move }
replay-eyes = Ponto de vista
replay-all-open = Cartas à vista
replay-hands = As cartas de todos
replay-watcher = Como espectador
replay-share = Link para este momento
replay-share-note = Este link abre a partida neste momento.

## Definições

settings = Definições
settings-name = O teu nome
settings-name-hint = Como te chamamos?
settings-name-saved = Guardado.
settings-save = Guardar
settings-language = Idioma
settings-theme = Tema
theme-system = Automático
theme-light = Claro
theme-dark = Escuro
theme-to-light = Mudar para o tema claro
theme-to-dark = Mudar para o tema escuro
settings-sound = Som
settings-volume = Volume
settings-vibrate = Vibração
settings-vibrate-note = Uma vibração curta quando é a tua vez.
settings-pace = Ritmo dos bots
settings-pace-note = Para as mesas que abrires a partir de agora.
pace-quick = Rápido
pace-normal = Normal
pace-calm = Calmo
settings-still = Menos movimento
settings-still-note = As cartas aparecem no seu lugar em vez de voarem até lá.
settings-forced = Fazer por mim as jogadas forçadas
settings-forced-note = Se só houver uma jogada possível, é feita após uma breve pausa. Os outros podem reparar.
settings-keys = Atalhos de teclado
settings-keys-note = À mesa, algumas teclas fazem coisas, como U para desfazer. Carrega em ? para as ver.
settings-one-tap = Jogar com um toque
settings-one-tap-note = Uma carta que só pode ir para um sítio é jogada de imediato.
settings-tips = Conselhos nas primeiras partidas
settings-tips-note = Pequenos conselhos nas tuas três primeiras partidas de cada jogo, cada um uma só vez.
settings-notify = Avisa-me
settings-notify-note = Quando for a tua vez e não estiveres a ver esta página.
about = Stammtisch { $version }{ $python }
about-compiled = As regras estão compiladas: os bots pensam a toda a velocidade.
about-partly = As regras estão compiladas em parte: os bots pensam um pouco mais devagar.
about-plain = As regras não estão compiladas: os bots pensam mais devagar; de resto, tudo é igual.
move-title = Passar para outro aparelho
move-note = Abre este link noutro aparelho para lá teres o teu nome e as tuas mesas. Serve uma só vez, durante dez minutos.
move-make = Criar um link
move-qr = Código QR do link para outro aparelho
# Before a link from another device is used; $name is whose link it is, in move-ask-here and move-ask-back who the reader is now.
move-ask-title = Ser { $name } neste aparelho?
move-ask = Com este link, este aparelho passa a ser também de { $name }.
move-ask-here = { $count ->
    [0] Aqui és agora { $name }.
    [one] Aqui és agora { $name }, com uma mesa a decorrer.
   *[other] Aqui és agora { $name }, com { $count } mesas a decorrer.
}
move-ask-back = { $name } não se perde: encontras o caminho de volta nas definições, em «Aparelhos».
move-ask-warning = Faz isto só se o link for teu. Com o de outra pessoa jogarias em nome dela, e ela podia ver as tuas cartas e jogar por ti.
move-become = Ser { $name }
move-stay = Continuar a ser { $name }
# Where the reader has no name yet.
move-stay-new = Agora não
# In the place of a name.
nameless = alguém sem nome
devices-title = Aparelhos
devices-note = Todos os aparelhos que te conhecem. Termina a sessão nos que perdeste ou já não usas.
# Such as Firefox on Android.
device-on = { $browser } em { $system }
device-browser = Um navegador
device-program = Um programa
device-here = Este aparelho
device-seen = Usado pela última vez em { $date }
device-sign-out = Terminar sessão
devices-sign-out = Terminar sessão nos outros
devices-sign-out-sure = Terminar a sessão em todos os aparelhos menos este?
devices-sign-out-yes = Sim, terminar
# An identity that this browser had before.
before-was = Aqui eras { $name }.
before-tables = { $count ->
    [0] Nenhuma mesa a decorrer
    [one] Uma mesa a decorrer
   *[other] { $count } mesas a decorrer
}
before-become = Voltar a ser { $name }
before-drop = Esquecer isso
before-drop-sure = Já não poderás voltar a ser { $name } aqui. Se nenhum outro aparelho conhecer { $name }, ninguém poderá.
before-drop-yes = Sim, esquecer
export-me = Descarregar os meus dados
export-working = A reunir…
forget-title = Esquece-me
forget-note = Apaga o teu nome, retira-te de todas as listas e desiste das partidas em curso. Quem jogou contigo fica com as partidas, sem o teu nome.
forget-me = Esquece-me…
forget-yes = Sim, esquece-me

## A cara simples, para jogos que não têm a sua

plain-hidden = virada para baixo
plain-round = Ronda { $round }
plain-choose = Escolhe o que fazer.
plain-table = A mesa
plain-words = O que podes fazer
plain-event = { $name }: { $kind } { $pieces }
plain-facts = O que se sabe
plain-nothing = nada
place-hand = Mão
place-stock = Monte
place-deck = Baralho
place-discard = Descarte
place-trick = Vaza
place-won = Cartas ganhas
place-table = Mesa
place-pool = Reserva
place-played = Cartas jogadas
plain-mine = As tuas cartas
playing-card = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [J] valete
    [T] 10
   *[other] { $rank }
} de { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}
coloured-card = { $value } { $colour ->
    [r] vermelho
    [y] amarelo
    [g] verde
    [b] azul
   *[p] roxo
}
trick = Vaza
last-trick = Última vaza
play-here = Jogar: { $card }
tag-leads = { $name } sai
tag-leads-me = Sais tu
tag-winning = { $name } vai à frente
tag-winning-me = Vais à frente
tag-both = { $name } saiu e vai à frente
tag-both-me = Saíste e vais à frente
tag-won = { $name } ganha a vaza
tag-won-me = Ganhas a vaza

## Denúncias, e o que os responsáveis anunciam

announcement-dismiss = Ocultar
report = Denunciar…
report-title = Denunciar alguém
report-note = Isto vai para os responsáveis por este servidor, com as últimas linhas do chat. A outra pessoa não fica a saber.
report-who = Quem?
report-why = O que se passa?
report-chat = O que escreve
report-name = O nome
report-cheating = Batota
report-stalling = Atrasa a partida de propósito
report-other = Outra coisa
report-words = Mais alguma coisa que devamos saber? (opcional)
report-send = Enviar denúncia
report-thanks = A denúncia foi enviada. Os responsáveis por este servidor vão vê-la.
odds-best = a melhor
odds-played = escolhida
coming = Um momento…
new-more = Mais definições
forget-sure = Não vais poder desfazer isto.
