### Diabolo. $colour est une lettre : r, y, g, b, p. $side est devil ou angel.

## Front page and form

title = Diabolo
sentence = Diables et anges se disputent cinq rangées. Garde les couleurs des anges, débarrasse-toi de celles des diables.
option-doubling = Cartes doubles
option-doubling-note = Comment vous décidez de doubler une rangée.
option-doubling-secret = Ensemble, en secret
option-doubling-in-turn = À voix haute, à tour de rôle
option-doubling-aloud = À voix haute, sans ordre
option-length = Durée
option-length-note = Le nombre de manches à jouer.
option-length-standard = Une par joueur
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
card-acc = { card }
the-card = le { $acc }
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
points-count = { $count ->
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
box-holds = Dans la boîte : { $cards }

## Where we are

where-round = Manche { $round } sur { $rounds }
where-locked = rangées fermées : { $locked } sur { $needed }
where-reckoning = décompte

## The prompt

prompt-most = Le meilleur total gagne.
goal = À la fin, ta main compte. { $needed ->
    [pair] Deux
   *[trio] Trois
} rangées fermées terminent la manche.
goal-angels = Anges devant : la plus forte main marque son total.
goal-devils = Diables devant : elle perd son total.
prompt-dealing = On distribue les cartes
prompt-lay = Pose une carte chez les diables ou chez les anges.
prompt-lay-card = { $card } : diables ou anges ?
prompt-lay-one = { $card } : { $side ->
    [devil] il n’y a de place que chez les diables.
   *[angel] il n’y a de place que chez les anges.
}
would = { $side ->
    [devil] Diables
   *[angel] Anges
} : { $devils } : { $angels }, { $ahead ->
    [devils] { $held ->
        [0] ne te coûte rien
       *[other] peut te coûter { $held }
    }
    [angels] { $held ->
        [0] ne rapporte rien
       *[other] peut rapporter { $held }
    }
   *[equal] ne compte pas
}.
prompt-box = Aucune carte jouable
prompt-box-step = Choisis une carte pour la boîte.
prompt-double = { $sum ->
    [0] Tu n’as { no-colour }. Utiliser ta carte double ?
   *[other] Tu as { $sum } { in-colour }. Tu doubles ?
}
prompt-review = Décompte de la manche { $round }
prompt-review-step = Touche une rangée pour la revoir.
tap-goes-on = Touche pour la rangée suivante
skip = Passer

## Controls

your-hand = Tes cartes
your-sums = Tes totaux
your-sum = { colour } : { $sum }
card-playable = { $card }, jouable
card-locked = { $card }, injouable, rangée fermée
lay-side = { $card } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}
to-box = Dans la boîte
double = Doubler
keep = Garder
next-round = Manche { $round }
score-sheet = Feuille de points
look-at-row = Revoir le { colour } : { $result }

## Rows

row-count = { $count } sur 5
row-won = { $ahead ->
    [angels] anges
    [devils] diables
   *[equal] égalité
}
row-label = { row } : diables { $devils }, anges { $angels }, { $locked ->
    [yes] fermée
   *[no] { $count } sur 5 cartes
}
side-cards = { $side ->
    [devil] Diables
   *[angel] Anges
}, { colour } : { $cards }
side-empty = { $side ->
    [devil] Diables
   *[angel] Anges
}, { colour } : aucune carte
laid-by = { $card }, posé par { $name }
row-ahead = { $ahead ->
    [angels] { row } : les anges gagnent, { $high } à { $low }
    [devils] { row } : les diables gagnent, { $high } à { $low }
   *[equal] { row } : égalité, { $high } à { $low }
}
row-skipped = Égalité : pas de cartes montrées, pas de points.
row-scores = La plus forte main marque son total.
row-pays = La plus forte main perd son total.
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
known-cards = Cartes connues ({ $name }) : { $cards }
choosing = choisit
chosen = choix fait
spent = sans double
said-double = double
said-keep = garde sa carte
said-double-me = Tu doubles.
said-keep-me = Tu gardes ta carte double.
holds = { $name } : { $cards }, { $sum } en tout
holds-none = { $name } : { no-colour }
hand-closed = { $name } : main cachée

## The story

told-round = Manche { $round }. { $name } distribue.
told-round-me = Manche { $round }. Tu distribues.
told-draw-me = Tu pioches le { $acc }.
told-lay = { $name } pose le { $acc } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}.
told-lay-me = Tu poses le { $acc } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}.
told-lock = { row } : fermée.
told-show = { $name } montre { $cards }.
told-show-me = Tu montres { $cards }.
told-box = { $name } met le { $acc } dans la boîte.
told-box-me = Tu mets le { $acc } dans la boîte.
told-equal = { row } : égalité, personne ne montre rien.
told-angels = { row } : les anges gagnent de { $lead }.
told-devils = { row } : les diables gagnent de { $lead }.
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
told-points = { $name } marque { $points } dans cette manche.
told-points-me = Tu marques { $points } dans cette manche.
told-end = { $name } gagne avec { points-count }.
told-end-me = Tu gagnes avec { points-count }.

## The sheet

sheet-rounds = Manches
sheet-place = Rang

## Moves in words

means-lay = poser le { $acc } { $side ->
    [devil] chez les diables
   *[angel] chez les anges
}
means-box = mettre le { $acc } dans la boîte
means-double = utiliser la carte double
means-keep = garder la carte double

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-score = { $who ->
    [me] tu gagnes une rangée
   *[other] { $name } gagne une rangée
}
does-twice = { $who ->
    [me] tu gagnes une rangée doublée
   *[other] { $name } gagne une rangée doublée
}
does-pay = { $who ->
    [me] tu perds des points
   *[other] { $name } perd des points
}
does-lock = { $who ->
    [me] tu fermes une rangée
   *[other] { $name } ferme une rangée
}
does-box = { $who ->
    [me] tu mets une carte dans la boîte
   *[other] { $name } met une carte dans la boîte
}
because-more =
    Dans { $often } distributions possibles sur 100, { $name } a plus de { $colour ->
        [r] rouge
        [y] jaune
        [g] vert
        [b] bleu
       *[p] violet
    } que tu n’en aurais.
because-most =
    Dans { $often } distributions possibles sur 100, personne n’a plus de { $colour ->
        [r] rouge
        [y] jaune
        [g] vert
        [b] bleu
       *[p] violet
    } que tu n’en aurais.

# Advice in the first games.
tip-double = Tu as une carte double par manche. Utilise-la là où tu as sûrement le plus, et pas pour quelques points.
tip-even = Les diables mènent dans une couleur dont tu as beaucoup, et une carte mettrait la rangée à égalité. Une rangée à égalité ne compte pas.
tip-devils = Les diables mènent dans une couleur dont tu as beaucoup. Aide les anges dans cette rangée, ou débarrasse-toi de tes cartes fortes.
tip-lock = Encore un cadenas et la manche s’arrête aussitôt. Avant de fermer une rangée, regarde ce que chaque couleur te rapporterait.
tip-keep = Une carte posée n’est plus dans ta main. Pose les petites là où tu veux gagner une couleur, et garde les fortes.
