## La donne du jour

daily = Donne du jour
daily-about = Tout le monde sur ce serveur reçoit les mêmes cartes. Ton premier essai compte : sans conseils et sans reprendre tes coups. Ensuite, rejoue pour le plaisir.
daily-left = Encore { $time }, jusqu’à minuit UTC
daily-over = Cette journée est finie. Les nombres secrets sont connus, et chacun peut les vérifier.
daily-before = Jour précédent
daily-after = Jour suivant
daily-today = Aujourd’hui
daily-alone = En solitaire
# $level est le nom d’un niveau, par exemple « expert ».
daily-against = { $count ->
    [one] Contre un bot ({ $level })
   *[other] Contre { $count } bots ({ $level })
}
daily-play = Jouer
daily-go-on = Continuer
daily-fun = Jouer pour le plaisir
daily-again = Rejouer pour le plaisir
daily-hidden = Tu verras les résultats des autres et le par quand tu auras joué.
daily-running = Ton essai a commencé. Finis-le avant la fin de la journée.
daily-missed = Tu n’as pas joué cette donne. Cela ne coûte rien.
daily-unscored = Cet essai ne compte pas : il a été abandonné, un bot a aidé, ou la journée a fini avant.
daily-nobody = { $over ->
    [yes] Personne n’a fini cette donne.
   *[no] Personne n’a encore de résultat.
}
daily-only = { $over ->
    [yes] Personne d’autre ne l’a jouée
   *[no] Tu joues en premier
}
daily-rank = Place { $rank } sur { $players }
daily-lead = { $side ->
    [ahead] { $count ->
        [one] Une séquence d’avance
       *[other] { $count } séquences d’avance
    }
    [behind] { $count ->
        [one] Une séquence de retard
       *[other] { $count } séquences de retard
    }
   *[even] À égalité
}
daily-you = Toi
daily-everybody = Tout le monde ici
daily-par = Par { $mean } ± { $spread }
daily-par-about = Le par est ce que des bots de niveau maître ont fait à ta place : { $count ->
    [one] une partie
   *[other] { $count } parties
}, chaque coup avec { $part } % de leur réflexion habituelle.
daily-par-none = Le par n’est pas encore calculé. Le serveur joue d’avance quand il n’a rien d’autre à faire.
daily-par-never = Aucun par n’a été calculé pour cette donne.
daily-so-many = { $score } : { $count ->
    [one] une personne
   *[other] { $count } personnes
}
daily-named = { $count ->
    [one] Un résultat avec nom
   *[other] { $count } résultats avec nom
}
daily-unscored-title = Celle-ci est pour le plaisir
daily-why-browser = Quelqu’un a déjà joué cette donne dans ce navigateur. Ton essai ne compte donc pas.
daily-why-network = Beaucoup de personnes de ton réseau ont joué cette donne aujourd’hui. Ton essai ne compte donc pas.

## Partager

daily-share = Partager ma journée
daily-share-note = Ronds : la part des autres que tu as égalée ou dépassée. Une étoile : le par ou mieux. Cela ne dévoile rien.
daily-share-text = Texte à partager
daily-kept-up = { $lit } sur 5
daily-copy = Copier le texte
daily-picture = Enregistrer l’image

## Mes jours

daily-calendar = Tes jours
daily-calendar-note = Un jour manqué ne coûte rien, et tu peux encore le jouer pour le plaisir.
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-free = pas joué
daily-beside = Comparer avec
daily-groups = Comparer dans mes groupes
daily-groups-note = Les membres de tes groupes qui l’activent aussi voient ton nom et ton résultat une fois qu’ils ont joué, et tu vois les leurs. C’est désactivé tant que tu ne l’actives pas.
daily-name = Montrer mon nom ici
daily-name-note = Les autres sur ce serveur voient ton nom à côté de tes résultats. C’est désactivé tant que tu ne l’actives pas.

## Équité

daily-fair = La même donne pour tous, fixée d’avance
daily-fair-note = La veille, le serveur montre une empreinte de chaque donne. Quand la journée est finie, il montre le nombre secret d’où elle vient, et ton navigateur vérifie que les deux concordent.
daily-fair-sealed = Le nombre reste secret jusqu’à minuit UTC.
daily-fair-good = Le nombre correspond à son empreinte.
daily-fair-bad = Le nombre ne correspond pas à son empreinte !
daily-fair-same = Ton navigateur avait déjà vu cette empreinte.
daily-fair-other = Ton navigateur avait vu une autre empreinte !
daily-fair-figures = Empreintes et nombres secrets
daily-fair-hash = { $game } : empreinte
daily-fair-seed = { $game } : nombre secret
daily-fair-tomorrow = { $game } : empreinte de demain
daily-without = sans score
