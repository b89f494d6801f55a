### Diabolo. $colour est une lettre : r, y, g, b, p. $side est devil ou angel.

## Front page and form

title = Diabolo
sentence = Diables et anges tirent sur cinq rangées. Garde beaucoup d’une couleur où les anges l’emportent, et rien là où gagnent les diables.
option-doubling = Cartes double
option-doubling-note = Comment chacun décide de doubler une rangée.
option-doubling-secret = Ensemble, en secret
option-doubling-in-turn = À voix haute, à tour de rôle
option-length = Durée
option-length-note = Le nombre de manches jouées.
option-length-standard = Autant de manches que de joueurs
option-length-single = Une seule manche

## Pieces

colour = { $colour ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
   *[p] violet
}
card = { $value } { colour }
# The card and the row at the beginning of a sentence.
card-first = Le { card }
row = { $colour ->
    [r] Rangée rouge
    [y] Rangée jaune
    [g] Rangée verte
    [b] Rangée bleue
   *[p] Rangée violette
}
in-colour = en { colour }
no-colour = pas de { colour }
points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
double-card = carte double
hidden = face cachée
devils = Diables
angels = Anges
stock-left = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
box = Boîte
box-holds = Dans la boîte : { $cards }

## Where we are

where-round = Manche { $round } sur { $rounds }
where-locked = { $locked } sur { $needed } { $locked ->
    [one] verrouillée
   *[other] verrouillées
}
where-reckoning = décompte

## The prompt

prompt-most = Le plus grand nombre de points gagne.
prompt-dealing = On distribue les cartes.
prompt-lay = Pose une carte chez les diables ou chez les anges.
prompt-lay-card = { $card } : diables ou anges ?
prompt-lay-one = { $card } : { $side ->
    [devil] il n’y a de place que chez les diables.
   *[angel] il n’y a de place que chez les anges.
}
prompt-box = Rien ne va
prompt-box-step = Choisis une carte pour la boîte.
prompt-double = { $sum ->
    [0] Tu n’as { no-colour }. Utiliser ta carte double ?
   *[other] Tu as { $sum } { in-colour }. Tu doubles ?
}
prompt-review = La manche { $round } est comptée
prompt-review-step = Touche une rangée pour la revoir.
tap-goes-on = Toucher : rangée suivante
skip = Passer

## Controls

your-hand = Ta main
your-sums = Tes sommes
your-sum = { colour } : { $sum }
card-playable = { $card }, jouable
card-locked = { $card }, injouable, rangée verrouillée
lay-side = { $card } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}
to-box = Écarter
double = Doubler
keep = Garder
next-round = Manche { $round }
score-sheet = Feuille de points
look-at-row = Revoir { colour } : { $result }

## Rows

row-count = { $count } sur 5
row-locked = fermée
row-label = { row } : diables { $devils }, anges { $angels }, { $locked ->
    [yes] verrouillée
   *[no] { $count } sur 5 cartes
}
side-cards = { $side ->
    [devil] Diables
   *[angel] Anges
}, { colour } : { $cards }
side-empty = { $side ->
    [devil] Diables
   *[angel] Anges
}, { colour } : aucune carte
laid-by = { $card }, carte de { $name }
row-ahead = { $ahead ->
    [angels] { row } : les anges gagnent, { $high } à { $low }
    [devils] { row } : les diables gagnent, { $high } à { $low }
   *[equal] { row } : égalité, { $high } à { $low }
}
row-skipped = Personne ne montre rien. La rangée ne compte pas.
row-scores = Qui en a le plus marque la somme.
row-pays = Qui en a le plus perd la somme.
step-equal = égalité
step-nobody = personne
step-waits = à venir

## Players

seat-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
has-double = { $name } a encore sa carte double
no-double = { $name } n’a plus sa carte double
your-double = Ta carte double
your-double-note = Pour une rangée où les anges gagnent.
your-double-spent = Utilisée dans cette manche
known-cards = Cartes connues de { $name } : { $cards }
choosing = choisit
chosen = a choisi
spent = sans double
said-double = double
said-keep = garde sa carte
said-double-me = Tu doubles.
said-keep-me = Tu la gardes.
holds = { $name } : { $cards }, { $sum } en tout
holds-none = { $name } : { no-colour }
hand-closed = { $name } : main cachée

## The story

told-round = Manche { $round }. { $name } distribue.
told-round-me = Manche { $round }. Tu distribues.
told-draw-me = Tu pioches le { $card }.
told-lay = { $name } pose le { $card } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}.
told-lay-me = Tu poses le { $card } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}.
told-lock = { row } : verrouillée.
told-show = { $name } montre { $cards }.
told-show-me = Tu montres { $cards }.
told-box = { $name } met le { $card } dans la boîte.
told-box-me = Tu mets le { $card } dans la boîte.
told-equal = { row } : égalité, personne ne montre rien.
told-angels = { row } : les anges gagnent de { $lead }.
told-devils = { row } : les diables gagnent de { $lead }.
told-choose = { $name } a choisi.
told-choose-me = Tu as choisi.
told-double = { $name } double.
told-double-me = Tu doubles.
told-keep = { $name } garde sa carte double.
told-keep-me = Tu gardes ta carte double.
told-score = { $name } marque { points-count } { in-colour }.
told-score-me = Tu marques { points-count } { in-colour }.
told-twice = { $name } marque { points-count } { in-colour } avec la carte double.
told-twice-me = Tu marques { points-count } { in-colour } avec la carte double.
told-pay = { $name } perd { points-count } { in-colour }.
told-pay-me = Tu perds { points-count } { in-colour }.
told-nobody = Personne n’a de { colour }.
told-points = { $name } dans cette manche : { $points }.
told-points-me = Toi dans cette manche : { $points }.
told-end = { $name } gagne avec { points-count }.
told-end-me = Tu gagnes avec { points-count }.

## Moves in words

means-lay = { $card } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}
means-box = { $card } dans la boîte
