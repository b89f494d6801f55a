### Les 7 Sceaux. La boîte française connaît le Mage Noir, et non le saboteur : il s’appelle ainsi dans les deux éditions ($edition).
### $colour, $led et $seal sont des lettres : r, y, g, b, p, et pour les sceaux aussi w (blanc) et k (noir).

## Page d'accueil et formulaire

title = Les 7 Sceaux
sentence = Annonce les plis que tu feras, puis fais exactement ceux-là, tandis que le Mage Noir espère ton échec.
option-edition = Édition
# La boîte française connaît le Mage Noir : une nouvelle table commence avec lui.
usual-edition = black-mage
option-edition-note = Les points du Mage Noir peuvent-ils descendre sous zéro ?
option-edition-saboteur = Jamais sous zéro
option-edition-black-mage = Peut passer sous zéro
option-saboteur_points = Points du Mage Noir
option-saboteur_points-note = Le Mage Noir part avec ces points de pénalité et en perd un par sceau noir. Avec 5, le rôle est moins tentant.
option-saboteur_points-4 = 4 points
option-saboteur_points-5 = 5 points
option-saboteur_points-rising = 4 points, puis 5
option-length = Durée
option-length-note = Le nombre de manches.
option-length-standard = Normale
option-length-long = Longue : le double
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
saboteur = Mage Noir
hidden = face cachée
card-acc = { $value } { $colour ->
    [r] rouge
    [y] jaune
    [g] vert
    [b] bleu
   *[p] violet
}
trump = atout
trump-note = Le rouge est atout.
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
seals-of = { $name } : { $seals }
seals-none = { $name } : aucun sceau

## Où nous en sommes

where-round = Manche { $round } sur { $rounds }
where-prediction = prédiction
where-trick = pli { $trick } sur { $tricks }

## Ce que tu peux faire

prompt-fewest = Points de pénalité : le plus petit total gagne.
goal = Remporte exactement les plis pour lesquels tu prends un sceau. Chaque sceau qui reste coûte { $cost }.
aim-left = Encore à gagner : { $seals }. Coût s’il en reste : { $points }.
aim-none = Ne remporte plus aucun pli : chacun coûte { $black }.
aim-saboteur = Chaque sceau noir chez les autres réduit tes points.
prompt-predict = Ta prédiction
prompt-predict-first = Prends un sceau pour chaque pli que tu feras.
prompt-predict-or-saboteur = Un sceau par pli que tu feras, ou le Mage Noir.
prompt-predict-count = { $count ->
    [one] Tu prédis { $count } pli
   *[other] Tu prédis { $count } plis
}
prompt-predict-more = Un sceau pour chaque pli. Touche un des tiens pour le rendre.
prompt-steal = À qui prends-tu { a-seal } ?
prompt-predict-later = C’est bientôt à toi. Regarde tes cartes.
prompt-predicted = { $count ->
    [0] Tu ne prédis aucun pli.
    [one] Tu prédis { $count } pli.
   *[other] Tu prédis { $count } plis.
}
prompt-you-saboteur = Tu es le Mage Noir.
prompt-predicting = { $name } fait sa prédiction
prompt-predicting-me = Tu fais ta prédiction
prompt-lead = Entame avec la carte de ton choix.
prompt-follow = Fournis du { colour-led }.
prompt-follow-with = Fournis du { colour-led } : { $values }.
prompt-free = Tu n’as pas de { colour-led } : joue ce que tu veux.
prompt-free-trump = Tu n’as pas de { colour-led } : joue ce que tu veux, le rouge coupe.
prompt-winning = En tête : { $card }.
prompt-leading = { $name } entame
prompt-leading-me = Tu entames
prompt-choosing = { $name } choisit une carte
prompt-choosing-me = Tu choisis une carte
prompt-next = Ensuite, c’est à toi.
prompt-return = Le pli est à toi
prompt-return-which = Quel sceau rends-tu ?
prompt-return-one = Rends { a-seal }.
prompt-returning = { $name } rend un sceau
prompt-returning-me = Tu rends un sceau
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
saboteur-me = Tu es le Mage Noir
card-playable = { $card }, jouable
card-not-playable = { $card }, pas jouable, tu dois fournir du { colour-led }
return-seal = Rendre { a-seal }
pool-take = prendre
pool-steal = voler
pool-white = joker
pool-black = pénalité
about-white = Joker : tu le reçois quand on te prend un sceau. Il convient à tous les plis. S’il te reste, il coûte { $white }.
about-black = Pénalité : pour chaque pli remporté sans sceau qui convient. Elle coûte { $black }.
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
steal-seal = Voler { a-seal } : la réserve n’en a plus
seal-gone = { $seal ->
    [r] Plus de sceau rouge à prendre
    [y] Plus de sceau jaune à prendre
    [g] Plus de sceau vert à prendre
    [b] Plus de sceau bleu à prendre
    [p] Plus de sceau violet à prendre
    [w] Plus de sceau blanc à prendre
   *[k] Plus de sceau noir à prendre
}
rob = Prendre { a-seal } à { $name }
saboteur-free = Le Mage Noir est disponible.
saboteur-take = Ne prédis rien. Tu pars avec { $points } points, et chaque sceau noir chez les autres en retire un.
saboteur-late = Rends d’abord tes sceaux pour prendre ce rôle.
saboteur-gone = { $name } est le Mage Noir.
saboteur-mine = Tu es le Mage Noir.
saboteur-live = Si la manche finissait maintenant : { $points }

## Les places et le pli

seat-predicts = prédit { $count }
seat-predicting = prédit…
seat-playing = joue
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
moment-trump = Atout !
moment-praise = { $name } a rendu tous ses sceaux !
moment-praise-me = Tu as rendu tous tes sceaux !

## Ce que signifie un coup

means-saboteur = prendre le Mage Noir
means-done = finir la prédiction
means-card = jouer le { $acc }
means-take = prendre { a-seal }
means-steal = prendre { a-seal } à { $victim }
means-return = rendre { a-seal }

## L'histoire

told-saboteur = { $name } prend le Mage Noir.
told-saboteur-me = Tu prends le Mage Noir.
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
told-play = { $name } joue le { $acc }.
told-play-me = Tu joues le { $acc }.
told-lead = { $name } entame avec le { $acc }.
told-lead-me = Tu entames avec le { $acc }.
told-follow = { $name } fournit le { $acc }.
told-follow-me = Tu fournis le { $acc }.
told-trump = { $name } n’a pas de { colour-led } et coupe avec le { $acc }.
told-trump-me = Tu n’as pas de { colour-led } et coupes avec le { $acc }.
told-discard = { $name } n’a pas de { colour-led } et se défausse du { $acc }.
told-discard-me = Tu n’as pas de { colour-led } et te défausses du { $acc }.
told-win = { $name } remporte le pli.
told-win-me = Tu remportes le pli.
told-win-with = { $name } remporte le pli avec le { $acc }.
told-win-with-me = Tu remportes le pli avec le { $acc }.
told-return = { $name } rend { a-seal }.
told-return-me = Tu rends { a-seal }.
told-black = { $name } n’a aucun sceau qui convient et prend un sceau noir.
told-black-me = Tu n’as aucun sceau qui convient et tu prends un sceau noir.
told-spared = { $name } a de la chance : il n’y a plus de sceau noir.
told-spared-me = Tu as de la chance : il n’y a plus de sceau noir.
told-score = { $count ->
    [one] { $name } reçoit { $points } point de pénalité.
   *[other] { $name } reçoit { $points } points de pénalité.
}
told-score-me = { $count ->
    [one] Tu reçois { $points } point de pénalité.
   *[other] Tu reçois { $points } points de pénalité.
}
told-round = La manche { $round } commence. { $name } entame.
told-round-me = La manche { $round } commence. C’est toi qui entames.
told-end = { $count ->
    [one] { $name } gagne avec { $points } point de pénalité.
   *[other] { $name } gagne avec { $points } points de pénalité.
}
told-end-me = { $count ->
    [one] Tu gagnes avec { $points } point de pénalité.
   *[other] Tu gagnes avec { $points } points de pénalité.
}

## La feuille de points

round-over = Après la manche { $round }
next-round = Manche suivante
sheet-place = Place
sheet-left = Sceaux restants
sheet-now = En ce moment
sheet-none = tous les sceaux rendus
sheet-blacks = { $count ->
    [0] aucun sceau noir chez les autres
    [one] { $count } sceau noir chez les autres
   *[other] { $count } sceaux noirs chez les autres
}
sheet-floor = { $sum }, mais jamais sous 0
worth-colour = couleur { $points }
worth-black = noir { $points }
worth-white = blanc { $points }

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-win = { $who ->
    [me] tu fais un pli
   *[other] { $name } fait un pli
}
does-return = { $who ->
    [me] tu rends un sceau
   *[other] { $name } rend un sceau
}
does-black = { $who ->
    [me] tu prends un sceau noir
   *[other] { $name } prend un sceau noir
}
does-spared = { $who ->
    [me] il ne reste plus de sceau noir pour toi
   *[other] il ne reste plus de sceau noir pour { $name }
}
does-compensate = { $who ->
    [me] on te prend un sceau
   *[other] on prend un sceau à { $name }
}
because-beaten = Dans { $often } distributions possibles sur 100, { $name } peut battre { $piece }.
because-needed = { $who ->
    [me] Il te faut encore { $amount ->
        [one] un pli
       *[other] { $amount } plis
    } pour { $piece }.
   *[other] Il faut encore { $amount ->
        [one] un pli
       *[other] { $amount } plis
    } à { $name } pour { $piece }.
}
because-sure = { $amount ->
    [one] Une de tes cartes de cette couleur est imbattable.
   *[other] { $amount } de tes cartes de cette couleur sont imbattables.
}

# Advice in the first games.
tip-short = Presque aucune carte d’une couleur ? Alors le Mage Noir peut te convenir : chaque fois que tu ne peux pas fournir, tu peux déranger un plan.
tip-trumps = Beaucoup de rouge ? Pas besoin d’autant de sceaux rouges : si tu coupes un pli, tu rends un sceau rouge ou un de la couleur demandée.
tip-predict = Compte sur les cartes qui gagnent presque à coup sûr. Un sceau de trop coûte 2 points à la fin, un pli de trop un sceau noir : 3.
tip-saboteur = Chaque sceau noir des autres fait baisser tes points. Prends les plis sur lesquels ils comptent, et laisse-leur ceux dont ils ne veulent pas.
tip-black = Il n’y a que six sceaux noirs, et il en reste peu. Quand ils sont tous pris, un pli de trop ne coûte plus rien.
tip-done = Tous tes sceaux sont rendus : désormais chaque pli t’apporte un sceau noir. Joue bas, et défausse tes cartes fortes quand tu ne peux pas fournir.
tip-return = C’est toi qui choisis le sceau à rendre. Garde la couleur dans laquelle tu feras encore un pli.
