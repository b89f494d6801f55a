### Sample. Startseite, Formular für einen neuen Tisch, und was die Seite mit den Worten des Spiels sagen soll.

title = Sample
sentence = Sechs Stiche, und jeder zählt einen Punkt.
option-trump = Trumpf
option-trump-note = Ob Herz die anderen Farben sticht.
option-trump-none = Kein Trumpf
option-trump-hearts = Herz
