### The puzzles: a list of them by game, and a session of five.

puzzles-about = Stellingen uit echte partijen, met één zet die duidelijk de beste is. Je weet precies wat de speler op die plaats wist.
puzzles-all = Alle spellen door elkaar
puzzles-all-note = Vijf puzzels uit alle spellen.
puzzles-mistakes = Mijn fouten
puzzles-mistakes-note = { $count ->
    [0] Als de coach een partij van je heeft doorgenomen, komen de fouten hier terug.
    [one] Eén beslissing uit je laatst doorgenomen partijen wacht op een beter idee.
   *[other] { $count } beslissingen uit je laatst doorgenomen partijen wachten op een beter idee.
}
puzzles-start = Los er vijf op
puzzles-of = { $count ->
    [one] Eén puzzel
   *[other] { $count } puzzels
}
puzzles-done = { $answered } van { $count } beantwoord, { $right } goed
puzzles-rating = Rating { $rating }
puzzles-due = { $count ->
    [one] 1 komt vandaag terug
   *[other] { $count } komen vandaag terug
}
puzzles-none = Hier zijn nog geen puzzels.
# Above a position.
puzzle = Puzzel
puzzle-number = Puzzel { $number } van { $total }
puzzle-ask = Wat is je beste zet?
puzzle-ask-again = Deze heb je al eens gezien. Wat is je beste zet?
puzzle-ask-mistake = Jouw zet in de partij: { $played }. Wat zou beter zijn?
puzzle-waiting = Even kijken…
# The moves are phrases such as “play the blue 4”.
puzzle-right = Goed: { $move }.
puzzle-wrong = Net niet: { $move }. Beter: { $best }.
puzzle-lost = Dat kost ongeveer { $points } punten van de 100.
puzzle-why = Waarom het beter is
puzzle-why-than = Waarom het beter is dan: { $lure }
puzzle-odds = { $goal ->
    [round] Hoe vaak elke zet de ronde wint
   *[match] Hoe vaak elke zet de partij wint
}
puzzle-rating = Rating { $before } → { $after }
puzzle-again = { $days ->
    [one] Hij komt over een dag terug.
   *[other] Hij komt over { $days } dagen terug.
}
puzzle-next = Volgende puzzel
puzzle-sum = Naar het resultaat
puzzle-play-on = Vanaf hier verder spelen
puzzle-leave = Alle puzzels
# After the last one.
puzzles-result = { $right } van { $total } goed
puzzles-result-all = Alle { $total } goed. Geweldig!
puzzles-result-none = Lastige puzzels vandaag. Ze komen terug, en dan ken je ze.
puzzles-result-again = { $count ->
    [one] Eén ervan komt terug.
   *[other] { $count } ervan komen terug.
}
puzzles-more = Nog vijf
puzzles-no-more = Er wacht hier nu niets op je.
puzzles-here = Zonder server blijven je antwoorden in deze browser.
