### The puzzles: a list of them by game, and a session of five.

puzzles-about = Stellungen aus echten Partien, in denen ein Zug klar der beste ist. Du weißt genau das, was man an diesem Platz wusste.
puzzles-all = Alle Spiele gemischt
puzzles-all-note = Fünf Rätsel aus allen Spielen.
puzzles-mistakes = Meine Fehler
puzzles-mistakes-note = { $count ->
    [0] Sobald der Coach eine deiner Partien durchgesehen hat, kommen ihre Fehler hier wieder.
    [one] Eine Entscheidung aus deinen zuletzt durchgesehenen Partien wartet auf eine bessere Idee.
   *[other] { $count } Entscheidungen aus deinen zuletzt durchgesehenen Partien warten auf eine bessere Idee.
}
puzzles-start = Fünf lösen
puzzles-of = { $count ->
    [one] Ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-done = { $answered } von { $count } beantwortet, { $right } richtig
puzzles-rating = Wertung { $rating }
puzzles-due = { $count ->
    [one] 1 kommt heute wieder
   *[other] { $count } kommen heute wieder
}
puzzles-none = Hier gibt es noch keine Rätsel.
# Above a position.
puzzle = Rätsel
puzzle-number = Rätsel { $number } von { $total }
puzzle-ask = Was ist dein bester Zug?
puzzle-ask-again = Das kennst du schon. Was ist dein bester Zug?
puzzle-ask-mistake = Dein Zug in der Partie: { $played }. Was wäre besser?
puzzle-waiting = Wird geprüft…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Richtig: { $move }.
puzzle-wrong = Nicht ganz: { $move }. Besser: { $best }.
puzzle-lost = Das kostet etwa { $points } Punkte von 100.
puzzle-why = Warum das besser ist
puzzle-why-than = Warum das besser ist als: { $lure }
puzzle-odds = { $goal ->
    [round] Wie oft welcher Zug die Runde gewinnt
   *[match] Wie oft welcher Zug die Partie gewinnt
}
puzzle-rating = Wertung { $before } → { $after }
puzzle-again = { $days ->
    [one] Es kommt morgen wieder.
   *[other] Es kommt in { $days } Tagen wieder.
}
puzzle-next = Nächstes Rätsel
puzzle-sum = Zum Ergebnis
puzzle-play-on = Von hier weiterspielen
puzzle-leave = Alle Rätsel
# After the last one.
puzzles-result = { $right } von { $total } richtig
puzzles-result-all = Alle { $total } richtig. Großartig!
puzzles-result-none = Heute waren harte Nüsse dabei. Sie kommen wieder, und dann kennst du sie.
puzzles-result-again = { $count ->
    [one] Eines davon kommt wieder.
   *[other] { $count } davon kommen wieder.
}
puzzles-more = Fünf weitere
puzzles-no-more = Gerade wartet hier nichts auf dich.
puzzles-here = Ohne Server bleiben deine Antworten in diesem Browser.
