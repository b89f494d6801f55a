### The puzzles: a list of them by game, and a session of five.

puzzles-about = Des positions tirées de vraies parties, où un coup est nettement le meilleur. Tu sais exactement ce qu’on savait à cette place.
puzzles-all = Tous les jeux mélangés
puzzles-all-note = Cinq énigmes de tous les jeux.
puzzles-mistakes = Mes erreurs
puzzles-mistakes-note = { $count ->
    [0] Quand le coach a analysé une de tes parties, ses erreurs reviennent ici.
    [one] Une décision de tes dernières parties analysées attend une meilleure idée.
   *[other] { $count } décisions de tes dernières parties analysées attendent une meilleure idée.
}
puzzles-start = En résoudre cinq
puzzles-of = { $count ->
    [one] { $count } énigme
   *[other] { $count } énigmes
}
puzzles-done = { $answered } tentées sur { $count }, { $right } justes
puzzles-rating = Cote { $rating }
puzzles-due = { $count ->
    [one] { $count } revient aujourd’hui
   *[other] { $count } reviennent aujourd’hui
}
puzzles-none = Il n’y a pas encore d’énigmes ici.
# Above a position.
puzzle = Énigme
puzzle-number = Énigme { $number } sur { $total }
puzzle-ask = Quel est ton meilleur coup ?
puzzle-ask-again = Tu l’as déjà vue. Quel est ton meilleur coup ?
puzzle-ask-mistake = Ton coup dans la partie : { $played }. Qu’est-ce qui serait mieux ?
puzzle-waiting = On vérifie…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Bravo : { $move }.
puzzle-wrong = Pas tout à fait : { $move }. Mieux : { $best }.
puzzle-lost = Cela coûte environ { $points } points sur 100.
puzzle-why = Pourquoi c’est mieux
puzzle-why-than = Pourquoi c’est mieux que : { $lure }
puzzle-odds = { $goal ->
    [round] Combien de fois chaque coup gagne la manche
   *[match] Combien de fois chaque coup gagne la partie
}
puzzle-rating = Cote { $before } → { $after }
puzzle-again = { $days ->
    [one] Elle revient dans un jour.
   *[other] Elle revient dans { $days } jours.
}
puzzle-next = Énigme suivante
puzzle-sum = Voir le résultat
puzzle-play-on = Jouer à partir d’ici
puzzle-leave = Toutes les énigmes
# After the last one.
puzzles-result = { $right } sur { $total } justes
puzzles-result-all = Les { $total } justes. Magnifique !
puzzles-result-none = Pas faciles, aujourd’hui. Elles reviendront, et tu les connaîtras.
puzzles-result-again = { $count ->
    [one] L’une d’elles reviendra.
   *[other] { $count } d’entre elles reviendront.
}
puzzles-more = Cinq de plus
puzzles-no-more = Rien ne t’attend ici pour le moment.
puzzles-here = Sans serveur, tes réponses restent dans ce navigateur.
