### Les 7 Sceaux. $edition est l'option de ce nom : dans l'édition « black-mage », le saboteur s'appelle le Mage Noir.
### $colour, $led et $seal sont des lettres : r, y, g, b, p, et pour les sceaux aussi w (blanc) et k (noir).

## Page d'accueil et formulaire

title = Les 7 Sceaux
sentence = Annonce les plis que tu feras, puis fais exactement ceux-là, tandis qu'un saboteur espère ton échec.
option-edition = Édition
option-edition-note = Les points du saboteur peuvent-ils descendre sous zéro ?
option-edition-saboteur = Saboteur : jamais sous zéro
option-edition-black-mage = Mage Noir : peut passer sous zéro
option-saboteur_points = Points du saboteur
option-saboteur_points-note = Son total de départ, avant de déduire les sceaux noirs. Avec 5, il est moins tentant.
option-saboteur_points-4 = 4 points
option-saboteur_points-5 = 5 points
option-length = Durée
option-length-note = Le nombre de manches. Dans la seconde moitié d'une longue partie, le saboteur part de 5.
option-length-standard = Comme d'habitude
option-length-long = Longue : deux fois plus de manches
option-length-single = Une seule manche

## Cartes et sceaux

colour = { $colour ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
    [p] violet
    [w] blanc
   *[k] noir
}
seal = { $seal ->
    [r] sceau rouge
    [y] sceau jaune
    [g] sceau vert
    [b] sceau bleu
    [p] sceau violet
    [w] sceau blanc
   *[k] sceau noir
}
a-seal = { $seal ->
    [r] un sceau rouge
    [y] un sceau jaune
    [g] un sceau vert
    [b] un sceau bleu
    [p] un sceau violet
    [w] un sceau blanc
   *[k] un sceau noir
}
no-seal = { $seal ->
    [r] aucun sceau rouge
    [y] aucun sceau jaune
    [g] aucun sceau vert
    [b] aucun sceau bleu
    [p] aucun sceau violet
    [w] aucun sceau blanc
   *[k] aucun sceau noir
}
saboteur = { $edition ->
    [black-mage] Mage Noir
   *[saboteur] saboteur
}
hidden = face cachée
seals-count = { $count } { $count ->
    [one] { $seal ->
        [r] rouge
        [y] jaune
        [g] vert
        [b] bleu
        [p] violet
        [w] blanc
       *[k] noir
    }
   *[other] { $seal ->
        [r] rouges
        [y] jaunes
        [g] verts
        [b] bleus
        [p] violets
        [w] blancs
       *[k] noirs
    }
}
seals-of = { $name } : { $seals }
seals-none = { $name } : aucun sceau

## Où nous en sommes

where-round = Manche { $round } sur { $rounds }
where-prediction = prédiction
where-trick = pli { $trick } sur { $tricks }

## Ce que tu peux faire

prompt-fewest = Points de pénalité : le plus petit total gagne.
prompt-predict = Ta prédiction
prompt-predict-first = Prends un sceau pour chaque pli que tu feras.
prompt-predict-or-saboteur = { $edition ->
    [black-mage] Un sceau par pli que tu feras, ou le Mage Noir.
   *[saboteur] Un sceau par pli que tu feras, ou le saboteur.
}
prompt-predict-count = { $count ->
    [one] Tu prédis { $count } pli
   *[other] Tu prédis { $count } plis
}
prompt-predict-more = Un sceau pour chaque pli.
prompt-steal = À qui prends-tu { a-seal } ?
prompt-predict-later = Ton tour viendra. Regarde tes cartes.
prompt-predicted = { $count ->
    [0] Tu ne prédis aucun pli.
    [one] Tu prédis { $count } pli.
   *[other] Tu prédis { $count } plis.
}
prompt-you-saboteur = { $edition ->
    [black-mage] Tu es le Mage Noir.
   *[saboteur] Tu es le saboteur.
}
prompt-predicting = { $name } fait sa prédiction
prompt-lead = Entame avec la carte de ton choix.
prompt-follow = Fournis du { colour-led }.
prompt-follow-with = Fournis du { colour-led } : { $values }.
prompt-free = Tu n'as pas de { colour-led } : joue ce que tu veux.
prompt-winning = En tête : { $card }.
prompt-leading = { $name } entame
prompt-choosing = { $name } choisit une carte
prompt-next = Ensuite, c'est à toi.
prompt-return = Le pli est à toi
prompt-return-which = Quel sceau rends-tu ?
prompt-return-one = Rends { a-seal }.
prompt-returning = { $name } rend un sceau
colour-led = { $led ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
   *[p] violet
}

## Boutons

done = Terminé
pool = Réserve
your-seals = Tes sceaux
your-hand = Tes cartes
saboteur-me = { $edition ->
    [black-mage] Tu es le Mage Noir
   *[saboteur] Tu es le saboteur
}
card-playable = { $card }, jouable
card-not-playable = { $card }, pas jouable, tu dois fournir du { colour-led }
return-seal = Rendre { a-seal }
pool-take = prendre
pool-steal = voler
pool-white = joker
pool-black = pénalité
seals-left = { $count ->
    [0] { no-seal }
    [one] { $count } { seal }
   *[other] { $count } { $seal ->
        [r] sceaux rouges
        [y] sceaux jaunes
        [g] sceaux verts
        [b] sceaux bleus
        [p] sceaux violets
        [w] sceaux blancs
       *[k] sceaux noirs
    }
}
take-seal = Prendre { a-seal }, il en reste { $count }
steal-seal = Voler { a-seal } : la réserve n'en a plus
seal-gone = Il n'y a plus { no-seal } à prendre
rob = Prendre { a-seal } à { $name }
saboteur-free = { $edition ->
    [black-mage] Le Mage Noir est libre.
   *[saboteur] Le saboteur est libre.
}
saboteur-take = Prends-le et ne prédis rien.
saboteur-late = Seulement au début de ton tour : rends d'abord tes sceaux.
saboteur-gone = { $edition ->
    [black-mage] { $name } est le Mage Noir.
   *[saboteur] { $name } est le saboteur.
}
saboteur-mine = { $edition ->
    [black-mage] Tu es le Mage Noir.
   *[saboteur] Tu es le saboteur.
}

## Les places et le pli

seat-predicts = prédit { $count }
seat-predicting = prédit…
seat-playing = doit jouer
seat-robbed = perd un sceau
seat-winning = en tête
seat-leads = entame
tricks-won = { $count ->
    [one] { $count } pli gagné
   *[other] { $count } plis gagnés
}
trail = { $from } → { $to }
trail-to-me = { $from } → toi
trail-white = un sceau blanc va à { $name }
trail-white-me = un sceau blanc te revient

## Ce que signifie un coup

means-saboteur = { $edition ->
    [black-mage] prendre le Mage Noir
   *[saboteur] prendre le saboteur
}
means-done = finir la prédiction
means-take = prendre { a-seal }
means-steal = prendre { a-seal } à { $victim }
means-return = rendre { a-seal }

## L'histoire

told-saboteur = { $edition ->
    [black-mage] { $name } prend le Mage Noir.
   *[saboteur] { $name } prend le saboteur.
}
told-saboteur-me = { $edition ->
    [black-mage] Tu prends le Mage Noir.
   *[saboteur] Tu prends le saboteur.
}
told-take = { $name } prend { a-seal }.
told-take-me = Tu prends { a-seal }.
told-steal = { $name } prend { a-seal } à { $victim }.
told-steal-me = Tu prends { a-seal } à { $victim }.
told-steal-from-me = { $name } te prend { a-seal }.
told-compensate = { $name } reçoit un sceau blanc en échange.
told-compensate-me = Tu reçois un sceau blanc en échange.
told-predict = { $count ->
    [0] { $name } ne prédit aucun pli.
    [one] { $name } prédit { $count } pli.
   *[other] { $name } prédit { $count } plis.
}
told-predict-me = { $count ->
    [0] Tu ne prédis aucun pli.
    [one] Tu prédis { $count } pli.
   *[other] Tu prédis { $count } plis.
}
told-play = { $name } joue le { $card }.
told-play-me = Tu joues le { $card }.
told-lead = { $name } entame avec le { $card }.
told-lead-me = Tu entames avec le { $card }.
told-follow = { $name } fournit le { $card }.
told-follow-me = Tu fournis le { $card }.
told-trump = { $name } n'a pas de { colour-led } et coupe avec le { $card }.
told-trump-me = Tu n'as pas de { colour-led } et coupes avec le { $card }.
told-discard = { $name } n'a pas de { colour-led } et se défausse du { $card }.
told-discard-me = Tu n'as pas de { colour-led } et te défausses du { $card }.
told-win = { $name } remporte le pli.
told-win-me = Tu remportes le pli.
told-win-with = { $name } remporte le pli avec le { $card }.
told-win-with-me = Tu remportes le pli avec le { $card }.
told-return = { $name } rend { a-seal }.
told-return-me = Tu rends { a-seal }.
told-black = { $name } n'a aucun sceau qui convient et en reçoit un noir.
told-black-me = Tu n'as aucun sceau qui convient et en reçois un noir.
told-spared = { $name } a de la chance : il ne reste plus de sceau noir.
told-spared-me = Tu as de la chance : il ne reste plus de sceau noir.
told-score = { $points ->
    [one] { $name } reçoit { $points } point de pénalité.
   *[other] { $name } reçoit { $points } points de pénalité.
}
told-score-me = { $points ->
    [one] Tu reçois { $points } point de pénalité.
   *[other] Tu reçois { $points } points de pénalité.
}
told-round = La manche { $round } commence. { $name } ouvre.
told-round-me = La manche { $round } commence. C'est toi qui ouvres.
told-end = { $points ->
    [one] { $name } gagne avec { $points } point.
   *[other] { $name } gagne avec { $points } points.
}
told-end-me = { $points ->
    [one] Tu gagnes avec { $points } point.
   *[other] Tu gagnes avec { $points } points.
}

## La feuille de points

round-over = Après la manche { $round }
next-round = Manche suivante
sheet-left = Sceaux restants
sheet-now = Sur la table
sheet-none = tous les sceaux rendus
sheet-blacks = { $count ->
    [0] aucun sceau noir chez les autres
    [one] { $count } sceau noir chez les autres
   *[other] { $count } sceaux noirs chez les autres
}
worth-colour = couleur 2
worth-black = noir 3
worth-white = blanc 4
