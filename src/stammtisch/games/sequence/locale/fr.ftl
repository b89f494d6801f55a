### Sequence. $rank vaut 2 à 9, T, J, Q, K ou A ; $suit vaut S, H, D ou C ; $team vaut 0, 1 ou 2.
### Les cartes de $card, $square, $from et $to sont des images dans le récit, des mots ailleurs.

## Accueil et formulaire

title = Séquence
sentence = Chaque carte est une case du plateau. Pose tes jetons, quatre en ligne, et méfie-toi des valets.
option-draw = Pioche
option-draw-note = Si tu oublies de piocher, tu continues avec une carte de moins.
option-draw-auto = Automatique
option-draw-manual = Manuelle
option-sharing = Jetons partagés
option-sharing-note = Deux séquences qui se croisent peuvent partager un jeton. Et deux dans la même direction ?
option-sharing-crossing = Seulement en se croisant
option-sharing-any = Dans toutes les directions
option-swaps = Cartes à remplacer
option-swaps-note = Combien de cartes injouables tu peux remplacer en un tour.
option-swaps-once = Une par tour
option-swaps-any = Autant que tu veux
option-conferring = Concertation
option-conferring-note = Ce que les coéquipiers peuvent se dire de leurs cartes.
option-conferring-none = Pas de concertation
option-conferring-talk = Chat d’équipe
option-conferring-open = Chat d’équipe et cartes visibles
option-conferring-true = Les équipes se concertent
option-conferring-false = Pas de concertation
option-teams = Équipes
option-teams-note = À trois équipes de deux, il faut une séquence ; à deux équipes de trois, il en faut deux.
option-teams-3 = Trois équipes de deux
option-teams-2 = Deux équipes de trois

## Cartes et jetons

chip = { $team ->
    [0] jeton bleu rond
    [1] jeton ambre carré
   *[2] jeton bordeaux hexagonal
}
card-object = { $rank ->
    [A] l’as
    [K] le roi
    [Q] la dame
    [J] le valet
    [T] le 10
   *[other] le { $rank }
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
} de { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
}
hidden = carte cachée
cards = Cartes
two-eyed = Valets de face, deux yeux
one-eyed = Valets de profil, un œil
jack-anywhere = un jeton sur une case au choix
jack-removes = retirent un jeton adverse

## Où nous en sommes

where-goal = { $lines ->
    [one] But : une séquence de quatre
   *[other] But : deux séquences de quatre
}

## Ce que tu peux faire

prompt-play = Choisis une carte ; sa case s’éclaire.
prompt-play-and-draw = Choisis une carte, et n’oublie pas de piocher.
prompt-square = { $card } : touche sa case pour y poser ton jeton.
prompt-two-eyed = { $card } : pose ton jeton sur n’importe quelle case éclairée.
prompt-one-eyed = { $card } : touche le jeton à retirer.
prompt-swap = { $card } : injouable. Remplace la carte.
prompt-useless = { $card } : inutile pour l’instant. Choisis une autre carte.
prompt-pass = Rien à jouer, rien à remplacer.
prompt-draw = Pioche une carte
prompt-draw-before = Vite : { $name } n’a pas encore joué et pioché.
prompt-choose = Choisis ta séquence
prompt-which-line = Quels quatre jetons comptent ?
prompt-choosing = { $name } choisit une séquence
prompt-turn = C’est à { $name } de jouer
prompt-next = Ensuite, c’est à toi.
prompt-look = Touche une carte pour voir sa case.
prompt-dealing = On distribue les cartes
prompt-won = { $count ->
    [0] Personne n’a gagné.
   *[other] { $lines ->
        [one] Victoire avec une séquence.
       *[other] Victoire avec deux séquences.
    }
}
draw = Piocher
swap = Remplacer
swap-card = Remplacer : { $card }
pass = Passer
choose-line = Séquence, { $from } à { $to }

## Main

your-hand = Tes cartes
jack-two-eyed = { $card }, deux yeux, va sur n’importe quelle case libre
jack-one-eyed = { $card }, un œil, retire un jeton adverse
jack-word-anywhere = partout
jack-word-removes = retire
card-playable = { $card }, jouable
card-dead = { $card }, injouable, peut être remplacée
card-useless = { $card }, inutile pour l’instant
one-less = Pioche oubliée : une carte de moins
hand-of = Cartes ({ $name }) : { $cards }

## Plateau

board = Plateau
square-free = libre
square-chip = jeton : { $name }
square-safe = dans une séquence complète
square-threat = donnerait une séquence à { $name }
square-since = dernier coup : { $name }
square-since-me = ton dernier coup
square-took = jeton retiré au dernier coup : { $name }
square-took-me = jeton que tu viens de retirer
square-target = tu peux jouer ici
square-take = tu peux retirer ce jeton
square-active = une de tes cartes va ici
stock = Pioche { $cards }
stock-of = { $cards ->
    [one] Pioche, { $cards } carte
   *[other] Pioche, { $cards } cartes
}
draw-from = { $cards ->
    [one] Piocher, { $cards } carte
   *[other] Piocher, { $cards } cartes
}
last-played = Dernière jouée
last-played-card = Dernière carte jouée : { $card }
last-played-none = Aucune carte ici
lots = Qui commence ?
lots-begins = { $name } commence
order = Ordre du jeu

## Équipes et places

team-lines = { $lines } sur { $goal ->
    [one] { $goal } séquence
   *[other] { $goal } séquences
}
team-your-turn = à toi
team-turn = à { $name }
team-away = { $name } : absence
team-may-draw = doit piocher
team-lost = pioche oubliée
team-won = victoire
seat-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
sheet-team = Équipe
sheet-lines = Séquences (but : { $goal })
sheet-turns = { $turns ->
    [one] { $turns } tour joué
   *[other] { $turns } tours joués
}

## Récit

told-lot = { $name } tire { $card } pour savoir qui commence.
told-lot-me = Tu tires { $card } pour savoir qui commence.
told-tie = Égalité : { $name } tire encore une carte.
told-tie-me = Égalité : tu tires encore une carte.
told-start = { $name } commence.
told-start-me = C’est toi qui commences.
told-play = { $name } joue { $card }.
told-play-me = Tu joues { $card }.
told-place = { $name } joue { $card } et prend la case { $square }.
told-place-me = Tu joues { $card } et prends la case { $square }.
told-chip = { $name } pose un jeton sur la case { $square }.
told-chip-me = Tu poses un jeton sur la case { $square }.
told-take = { $name } joue { $card } et retire le jeton de la case { $square }.
told-take-me = Tu joues { $card } et retires le jeton de la case { $square }.
told-chip-off = { $name } retire le jeton de la case { $square }.
told-chip-off-me = Tu retires le jeton de la case { $square }.
told-line = { $name } complète une séquence : { $from } à { $to }.
told-line-me = Tu complètes une séquence : { $from } à { $to }.
told-draw-me = Tu pioches { $card }.
told-swap = { $name } remplace { $card }, qui est injouable.
told-swap-me = Tu remplaces { $card }, qui est injouable.
told-pass = { $name } ne peut rien faire et passe.
told-pass-me = Tu ne peux rien faire et tu passes.
told-lost = { $name } a oublié de piocher : une carte de moins.
told-lost-me = Tu as oublié de piocher : une carte de moins.
told-shuffle = La pioche est vide. On remélange les cartes jouées.
told-end = { $lines ->
    [one] { $name } gagne avec une séquence.
   *[other] { $name } gagne avec { $lines } séquences.
}
told-end-me = { $lines ->
    [one] Tu gagnes avec une séquence.
   *[other] Tu gagnes avec { $lines } séquences.
}
told-drawn = Personne ne gagne. La partie est nulle.
# Under the winner's name.
end-points = { $count ->
    [one] Une séquence
   *[other] { $points } séquences
}

## Le sens d'un coup

means-jack = jouer { $card } sur la case { $square }
means-play = jouer { $card }
means-swap = remplacer { $card }
means-line = choisir la séquence { $from } à { $to }
means-draw = piocher une carte
means-pass = passer
why-line = Cela complète une séquence.
why-blocks = Cela bloque une séquence adverse.
why-breaks = Cela casse trois jetons alignés.

## Reasons of hints and of the coach; $who is "me" where it is the reader

does-line = { $who ->
    [me] tu termines une séquence
   *[other] { $name } termine une séquence
}
does-take = { $who ->
    [me] tu retires un jeton
   *[other] { $name } retire un jeton
}
does-end = { $who ->
    [me] tu gagnes
   *[other] { $name } gagne
}
because-wanted = Dans { $often } distributions possibles sur 100, { $name } a { $piece }, la carte de cette case.
because-taker = Dans { $often } distributions possibles sur 100, { $name } a un valet à un œil.

# Advice in the first games.
tip-block = Quelqu’un a trois jetons à la suite et une case est libre. Bloque-la, ou retire un jeton avec un valet à un œil.
tip-finish = Tu as trois jetons à la suite, et la carte de la quatrième case en main.
tip-dead = La case d’une de tes cartes est occupée. Remplace cette carte avant de jouer : cela ne te coûte pas ton tour.
tip-safe = Personne ne peut retirer un jeton d’une séquence terminée. Une deuxième qui la croise peut en partager un.
tip-two-eyed = Garde un valet à deux yeux pour terminer une séquence ou en bloquer une : il va sur n’importe quelle case libre.
tip-one-eyed = Un valet à un œil retire un jeton. C’est au milieu de trois que ça fait le plus mal.
tip-middle = Au milieu du plateau, un jeton peut servir à plus de séquences qu’au bord.
