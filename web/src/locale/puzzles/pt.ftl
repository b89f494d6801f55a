### The puzzles: a list of them by game, and a session of five.

puzzles-about = Posições de partidas reais em que uma jogada é claramente a melhor. Sabes exatamente o que se sabia nesse lugar.
puzzles-all = Todos os jogos misturados
puzzles-all-note = Cinco desafios de todos os jogos.
puzzles-mistakes = Os meus erros
puzzles-mistakes-note = { $count ->
    [0] Quando o treinador tiver analisado uma partida tua, os erros dela voltam aqui.
    [one] Uma decisão das tuas últimas partidas analisadas espera por uma ideia melhor.
   *[other] { $count } decisões das tuas últimas partidas analisadas esperam por uma ideia melhor.
}
puzzles-start = Resolver cinco
puzzles-of = { $count ->
    [one] { $count } desafio
   *[other] { $count } desafios
}
puzzles-done = { $answered } de { $count } respondidos, { $right } certos
puzzles-rating = Força de jogo { $rating }
puzzles-due = { $count ->
    [one] 1 volta hoje
   *[other] { $count } voltam hoje
}
puzzles-none = Aqui ainda não há desafios.
# Above a position.
puzzle = Desafio
puzzle-number = Desafio { $number } de { $total }
puzzle-ask = Qual é a tua melhor jogada?
puzzle-ask-again = Este já viste. Qual é a tua melhor jogada?
puzzle-ask-mistake = A tua jogada na partida: { $played }. O que seria melhor?
puzzle-waiting = A verificar…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Certo: { $move }.
puzzle-wrong = Não é bem isso: { $move }. Melhor: { $best }.
puzzle-lost = Isso custa cerca de { $points } pontos em 100.
puzzle-why = Porque é melhor
puzzle-why-than = Porque é melhor do que isto: { $lure }
puzzle-odds = { $goal ->
    [round] Quantas vezes cada jogada ganha a ronda
   *[match] Quantas vezes cada jogada ganha a partida
}
puzzle-rating = Força de jogo { $before } → { $after }
puzzle-again = { $days ->
    [one] Volta daqui a um dia.
   *[other] Volta daqui a { $days } dias.
}
puzzle-next = Próximo desafio
puzzle-sum = Ver o resultado
puzzle-play-on = Jogar a partir daqui
puzzle-leave = Todos os desafios
# After the last one.
puzzles-result = { $right } de { $total } certos
puzzles-result-all = Todos os { $total } certos. Magnífico!
puzzles-result-none = Hoje eram difíceis. Vão voltar, e nessa altura já os conheces.
puzzles-result-again = { $count ->
    [one] Um deles vai voltar.
   *[other] { $count } deles vão voltar.
}
puzzles-more = Mais cinco
puzzles-no-more = De momento, nada espera por ti aqui.
puzzles-here = Sem servidor, as tuas respostas ficam neste navegador.
