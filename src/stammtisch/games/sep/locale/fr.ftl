### SEP. $suit is a letter: S (spades), H (hearts), D (diamonds), C (clubs). $rank is A, 2 to 9, T (ten), J, Q or K; $value the same as a
### number. $card is a card: a picture in the story, its name elsewhere.

## Front page and form

title = SEP
sentence = Forme brelans et suites dans un cercle de cartes commun, et réunis les sept jetons avant l’autre.
option-renewed = Combinaisons renouvelées
option-renewed-note = Une combinaison ni nouvelle ni plus longue rapporte-t-elle encore ?
option-renewed-pays = Rapporte encore
option-renewed-nothing = Ne rapporte rien
option-solo_rounds = Manches
option-solo_rounds-note = Deux manches se gagnent avec 7 points, trois avec 11.
option-solo_rounds-2 = Deux manches
option-solo_rounds-3 = Trois manches
option-solo_end = Fin d’une manche
option-solo_end-note = La manche finit-elle quand la dernière carte action est jouée, ou quand elle est piochée ?
option-solo_end-last-card = Dernière jouée
option-solo_end-last-draw = Dernière piochée
option-solo_aside = Mise de côté
option-solo_aside-note = Toujours, contre un jeton, ou gratuite si rien ne convient.
option-solo_aside-token = Coûte un jeton
option-solo_aside-free = Gratuite si rien ne convient

## Pieces

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
card = { $rank ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $value }
} de { suit }
card-object = { $rank ->
    [A] l’as
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $value }
} de { suit }
# Several cards of one value.
values = { $rank ->
    [A] d’as
    [T] de 10
   *[other] de { $rank }
}
token = jeton
hidden = face cachée
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Where we are

where-stock = { $stock ->
    [1] Première pioche sur trois
    [2] Deuxième pioche sur trois
   *[other] Troisième et dernière pioche
}
where-overtime = Égalité : le premier devant gagne
where-solo = Solo · manche { $round } sur { $rounds }

## The prompt

prompt-place = Pose une carte
prompt-use = Utilise une carte action
prompt-away = Aucune carte action utilisable
prompt-fill = Remplis l’emplacement { $place }
step-choose-stock = Pioche une carte.
step-choose-stock-action = Pioche : prends une carte et pose-la. Action : retire des cartes.
step-choose-reserve = Pioche ou réserve : prends une carte et pose-la.
step-choose-reserve-action = Pioche ou réserve : pose une carte. Action : retire des cartes.
step-early = Pioche d’abord : touche une pile éclairée.
step-stock-only = Prends dans la pioche : jamais deux actions de suite.
step-fill-stock = Touche la pioche.
step-fill-either = Touche la pioche ou la réserve.
step-taken = La carte de la réserve ({ $card }) doit être posée.
step-pick = Choisis une carte, puis un emplacement où elle va.
step-fits = { $count ->
    [one] { $card } : { $count } pile possible.
   *[other] { $card } : { $count } piles possibles.
}
step-fits-nowhere = { $card } : nulle part. Essaie une autre carte ou mets-la de côté.
step-none-fits = Aucune de tes cartes ne va. Mets-en une de côté.
step-none-fits-token = Aucune de tes cartes ne va. Mets-en une de côté : cela coûte un jeton.
step-use-pick = Choisis une carte, puis une pile de sa couleur.
step-use = { $rank ->
    [J] Le valet retire la carte du dessus d’une pile.
    [Q] La dame retire deux cartes d’une pile.
   *[K] Le roi retire trois cartes et rapporte un jeton.
}
step-away = Choisis-en une et défausse-la.
step-away-token = Choisis-en une à défausser. Cela coûte un jeton.
await-choosing = { $name } choisit
await-placing = { $name } pose une carte
await-using = { $name } utilise une carte action
await-filling = { $name } remplit l’emplacement { $place }
over-won = { $tokens ->
    [one] { $name } gagne avec { $tokens } jeton.
   *[other] { $name } gagne avec { $tokens } jetons.
}
over-drawn = Égalité de jetons.
over-solo = { $count ->
    [one] { $points } point.
   *[other] { $points } points.
}
# Under the winner's name.
end-points = { $seats ->
    [1] { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[2] { $count ->
        [one] { $points } jeton
       *[other] { $points } jetons
    }
}

## The table

circle = Le cercle
stock = Pioche
reserve = Réserve
action = Action
discard = Défausse
stock-of = { $stock } sur 3
pile = { $count ->
    [0] { $name }, vide
    [one] { $name }, { $count } carte
   *[other] { $name }, { $count } cartes
}
pile-top = Sur le dessus : { $card }.
used = Jouées : { $count } sur 12
used-list = Cartes action jouées : { $cards }
used-none = Aucune carte action jouée
middle = { $count ->
    [one] { $count } restant sur 7
   *[other] { $count } restants sur 7
}
place-top = Emplacement { $place } : { $card }
place-over = Emplacement { $place } : { $card } sur { $covered }
place-empty = Emplacement { $place } : vide
place-here = Tu peux jouer ici : { $card }
place-removes = { $count ->
    [one] { $card } retire ici la carte du dessus
   *[other] { $card } retire ici { $count } cartes
}
place-beside = à côté de l’emplacement { $place }
place-between = entre les emplacements { $first } et { $second }
place-pays = { $count ->
    [one] rapporte { $count } jeton
   *[other] rapporte { $count } jetons
}
tag-set = { $count ->
    [3] Brelan { values }
   *[other] Carré { values }
}
tag-run = Suite de { $count } à { suit }
tokens-head = Toi : { $count }
tokens-mine = { $count ->
    [one] Tu as { $count } jeton sur 7
   *[other] Tu as { $count } jetons sur 7
}
tokens-of = { $count ->
    [one] { $name } a { $count } jeton sur 7
   *[other] { $name } a { $count } jetons sur 7
}
cards-of = Cartes numérotées : { $name }
actions-of = Cartes action : { $name }
cards-hidden = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
note-choosing = choisit
note-placing = pose une carte
note-using = joue une action
note-filling = remplit l’emplacement { $place }
sep-cry = SEP !
sep-mine = Les sept jetons sont à toi !
sep-theirs = { $name } a les sept jetons !

## My cards

your-cards = Tes cartes numérotées
your-actions = Tes cartes action
card-fits = { $count ->
    [one] { $card }, { $count } pile possible
   *[other] { $card }, { $count } piles possibles
}
card-fits-nowhere = { $card }, aucune pile possible
card-not-now = { $card }, pas maintenant
aside = Mettre de côté
aside-token = Mettre de côté, −1 jeton
# On the pile where the card goes; 12 letters at most.
aside-short = De côté
# Under it; 9 letters at most.
aside-costs = −1 jeton
away = Défausser
away-token = Défausser, −1 jeton

## Alone

goal = Objectif
goal-of = sur { $goal } points
goal-round = Manche { $first } : { $points }
goal-rounds = Manches { $first }–{ $last } : { $points }
goal-now = Cette manche : jusqu’à { $points }
goal-seventh = Si tu obtiens le 7e jeton maintenant
goal-worth = { $points ->
    [0] Aucun point : la pile action est vide
    [one] { $points } point, pour la carte de la pile action
   *[other] { $points } points, un par carte de la pile action
}
round-over = Manche { $round } terminée
round-sep = Les sept jetons : un point par carte restée dans la pile action.
round-missing = { $count ->
    [one] { $count } jeton est resté au milieu : un point de moins.
   *[other] { $count } jetons sont restés au milieu : un point de moins chacun.
}
round-standing = Total : { $points } sur { $goal } points.
round-needed = { $needed ->
    [0] Cela suffit, si tu les gardes.
   *[other] { $left ->
        [one] Il t’en faut encore { $needed } dans la dernière manche.
       *[other] Il t’en faut encore { $needed } en { $left } manches.
    }
}
next-round = Manche suivante

## The score sheet

sheet-part = Manche
sheet-points = Points
sheet-rounds = Manches { $first } à { $last }
sheet-running = Manche { $round }, en cours
sheet-up-to = jusqu’à { $points }
sheet-goal = Il faut au moins { $goal } points après { $rounds } manches.
sheet-tokens = Jetons
sheet-middle = { $count ->
    [0] Il n’y a plus de jeton au milieu. Avec sept, on gagne aussitôt.
    [one] Il reste { $count } jeton au milieu. Avec sept, on gagne aussitôt.
   *[other] Il reste { $count } jetons au milieu. Avec sept, on gagne aussitôt.
}

## What a move means

means-stock = piocher une carte
means-reserve = prendre dans la réserve
means-action = jouer une carte action
means-fill-stock = remplir avec la pioche
means-fill-reserve = remplir avec la réserve
means-on = poser { $card } sur la pile { $place }
means-use = jouer { $card } sur la pile { $place }
means-aside = mettre { $card } de côté
means-away = défausser { $card }
why-free = C’est gratuit tant que tu n’as pas de jeton.
why-pays = { $count ->
    [one] Cela rapporte { $count } jeton.
   *[other] Cela rapporte { $count } jetons.
}
why-points = { $count ->
    [one] Vaut environ { $points } point dans cette manche.
   *[other] Vaut environ { $points } points dans cette manche.
}

## The story; the messages with -me speak to the person who did it

told-round = La manche { $round } commence.
told-draw = { $name } pioche une carte.
told-draw-me = Tu pioches une carte.
told-draw-card = { $name } pioche { $card }.
told-draw-card-me = Tu pioches { $card }.
told-draw-action = { $name } pioche une carte action.
told-draw-action-me = Tu pioches une carte action.
told-draw-action-card = { $name } prend { $card } sur la pile action.
told-draw-action-card-me = Tu prends { $card } sur la pile action.
told-take = { $name } prend { $card } dans la réserve.
told-take-me = Tu prends { $card } dans la réserve.
told-place = { $name } pose { $card } sur la pile { $place }.
told-place-me = Tu poses { $card } sur la pile { $place }.
told-aside = { $name } met { $card } de côté.
told-aside-me = Tu mets { $card } de côté.
told-return = { $name } rend un jeton.
told-return-me = Tu rends un jeton.
told-use = { $count ->
    [one] { $name } joue { $card } et retire { $gone } de la pile { $place }.
   *[other] { $name } joue { $card } et retire { $count } cartes de la pile { $place }.
}
told-use-me = { $count ->
    [one] Tu joues { $card } et retires { $gone } de la pile { $place }.
   *[other] Tu joues { $card } et retires { $count } cartes de la pile { $place }.
}
told-use-king = { $name } joue { $card } et reçoit un jeton.
told-use-king-me = Tu joues { $card } et reçois un jeton.
told-away = { $name } défausse { $card }.
told-away-me = Tu défausses { $card }.
told-remove = { $count ->
    [one] Retirée de la pile { $place } : { $gone }.
   *[other] { $count } cartes sont retirées de la pile { $place }.
}
told-uncover = Au sommet de la pile { $place } : { $card }.
told-fill-stock = De la pioche à l’emplacement { $place } : { $card }.
told-fill-reserve = De la réserve à l’emplacement { $place } : { $card }.
told-set = { tag-set } : { $name } reçoit un jeton.
told-set-me = { tag-set } : tu reçois un jeton.
told-run = Suite de { $count } à { suit } : { $name } reçoit { $count ->
    [6] deux jetons
   *[other] un jeton
}.
told-run-me = Suite de { $count } à { suit } : tu reçois { $count ->
    [6] deux jetons
   *[other] un jeton
}.
told-earn-from = Plus rien au milieu : { $name } cède un jeton.
told-earn-from-me = Plus rien au milieu : tu cèdes un jeton.
told-refill = { $stock ->
    [2] Défausse et réserve mélangées : deuxième pioche.
    [3] Défausse et réserve mélangées : troisième et dernière pioche.
   *[other] Défausse et réserve mélangées encore une fois.
}
told-reshuffle = Toutes les cartes action sont mélangées et redistribuées.
told-tied = { $tokens ->
    [one] Égalité, { $tokens } jeton chacun : la partie continue.
   *[other] Égalité, { $tokens } jetons chacun : la partie continue.
}
told-last-turn = Le tour { $turn } était le dernier.
told-sep = SEP ! { $name } a les sept jetons.
told-sep-me = SEP ! Tu as les sept jetons.
told-score = { $count ->
    [one] { $name } marque { $points } point dans cette manche.
   *[other] { $name } marque { $points } points dans cette manche.
}
told-score-me = { $count ->
    [one] Tu marques { $points } point dans cette manche.
   *[other] Tu marques { $points } points dans cette manche.
}
told-end = { $tokens ->
    [one] { $name } gagne avec { $tokens } jeton.
   *[other] { $name } gagne avec { $tokens } jetons.
}
told-end-me = { $tokens ->
    [one] Tu gagnes avec { $tokens } jeton.
   *[other] Tu gagnes avec { $tokens } jetons.
}
told-end-solo = { $name } gagne avec { $points } points.
told-end-solo-me = Tu gagnes avec { $points } points.
told-end-lost = L’objectif n’est pas atteint.
told-end-drawn = Partie nulle.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-earn = { $who ->
    [me] tu gagnes un jeton
   *[other] { $name } gagne un jeton
}
does-return = { $who ->
    [me] tu rends un jeton
   *[other] { $name } rend un jeton
}
does-sep = { $who ->
    [me] tu réunis les sept jetons
   *[other] { $name } réunit les sept jetons
}
because-pays = Dans { $often } distributions possibles sur 100, { $name } a { $piece }, qui rapporterait aussitôt un jeton.

# Advice in the first games.
tip-empty = Le milieu est vide : désormais, chaque jeton que tu gagnes vient de l’autre.
tip-uncover = Regarde ce qu’il y a dessous : une carte découverte qui rejoint une combinaison rapporte aussi un jeton.
tip-pays = Une de tes cartes rapporte un jeton tout de suite : cherche les places marquées +1.
tip-aside = Écarter une carte te coûterait un jeton. Une carte qui va quelque part vaut souvent mieux, même si elle ne rapporte rien.
tip-reserve = Tu peux prendre à la place la carte du dessus de la réserve, mais tu devras alors la poser.
tip-fill = La carte qui remplit la place peut, elle aussi, terminer une combinaison. Celle de la réserve, tu la connais.
tip-solo = Chaque carte action restée dans la pile à la fin vaut un point. N’en prends une que si elle rapporte quelque chose.
tip-apart = Les cartes d’une combinaison n’ont pas à se toucher : regarde le dessus des six piles. Mais ne recouvre pas ce qu’il te faut.
