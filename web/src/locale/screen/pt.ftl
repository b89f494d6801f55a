screen-turn = É a vez de { $names }
screen-turns = Estamos à espera de { $names }
screen-join = Leiam o código para jogar
screen-seat = { $count ->
    [one] Há um lugar livre
   *[other] Há { $count } lugares livres
}
screen-full = Já estão todos
screen-late = Leiam o código para substituir um bot
screen-start = Começar a partida
screen-fill = Os bots ocupam os lugares livres.
screen-dealing = As cartas estão a ser dadas…
screen-leave = Voltar à mesa
screen-full-screen = Ecrã inteiro
screen-won = { $count ->
    [one] Ganha
   *[other] Ganham
} { $names }!
screen-drawn = Empate!
screen-over = A partida terminou
screen-hands = As cartas de cada um estão no telemóvel: leiam o código, sentem-se e joguem a partir daí.
screen-closed = Nesta mesa ninguém pode assistir, por isso não pode ser mostrada aqui.
screen-sleeps = Se o ecrã se apagar sozinho, desativa isso nas definições dele: os navegadores só o mantêm ligado em endereços https.
