## My page

mine = Ton bilan
mine-last = Tes { $count } dernières parties.
mine-all = { $count ->
    [one] Une partie.
   *[other] { $count } parties.
}
mine-private = Tu es la seule personne à voir cette page.
mine-none = Tu n’as encore fini aucune partie ici.
mine-matches = Parties
mine-won = Gagnées
mine-fair = Part équitable
mine-few = trop peu de parties
mine-between = sans doute entre { $low } et { $high }
mine-mean = Points en moyenne
mine-solo = Meilleur solo
mine-solo-mean = { $points } en moyenne
mine-hints = Conseils demandés
mine-rating = Cote
mine-groups = Cotes dans les groupes
mine-course = Chance et jeu au fil du temps
mine-luck = Chance
mine-play = Décisions
mine-so-far = { $mean } ± { $half } après { $count } parties. { $sure ->
    [yes] C’est plus que le hasard.
   *[no] C’est peut-être le hasard.
}
mine-which = Jeu
mine-every = Tous les jeux
mine-course-note = En points sur 100 pour la victoire, par partie, en moyenne jusqu’ici. La vraie valeur se trouve dans la bande ombrée 95 fois sur 100. Seules comptent les parties pour lesquelles tu as demandé l’avis du coach.
mine-course-few = Trop peu de parties : le coach en a commenté { $count } jusqu’ici, il en faut { $enough }. Demande « Qu’aurais-je pu faire de mieux ? » après une partie.
mine-opponents = Adversaires
mine-who = Qui
mine-better = Toi devant
mine-worse = Eux devant
mine-nobody = Tu n’as encore affronté personne.
mine-somebody = Quelqu’un
mine-list = Parties
mine-resigned = Abandonnée
mine-broken = Pas finie
mine-place = Place { $place } · { $points }
mine-account = Chance { $luck }, décisions { $play }
mine-more = Tout montrer
mine-yours = C’est à toi
mine-yours-note = Enregistre tout, ou tes parties sous forme de tableau. « M’oublier » dans les réglages l’efface ici.
mine-ratings = Me montrer mes cotes
mine-ratings-note = Un nombre qui dit à quel point tu joues bien à chaque jeu (openskill) ; il change une demi-heure après une partie. Les cotes des bots sont fixes, pour comparer. Personne d’autre ne voit les tiennes.
mine-json = Tout enregistrer (JSON)
mine-csv = Enregistrer les parties (CSV)
mine-offline = Parties hors ligne
mine-offline-note = Tu as joué ces parties sans connexion, puis tu les as transmises. Elles ne comptent nulle part ci-dessus, ni pour les cotes et les classements.
mine-offline-remove = Retirer
mine-offline-remove-sure = Retirer cette partie du serveur ? Elle reste sur l’appareil où tu l’as jouée.
