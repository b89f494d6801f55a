# Events: evenings and tournaments with a link of their own.

new-event = Organiser un tournoi
new-event-note = Pour une soirée ou toute une ligue : toute personne qui a le lien peut participer, sans compte. Les tables s’ouvrent toutes seules, chacun à sa place.
new-event-name = Nom du tournoi
new-event-example = Coupe du vendredi
new-event-game = Quel jeu ?
new-event-minutes = Environ { $minutes } minutes par manche
new-event-form = Formule
new-event-rounds = Manches
new-event-cards = Cartes
new-event-same = Les mêmes cartes à chaque table
new-event-same-note = Toutes les tables d’une manche jouent la même donne. Ce qui compte, c’est ton résultat comparé à celui des autres à ta place.
new-event-between = La manche suivante commence
new-event-between-host = Quand je le dis
new-event-seconds = Après { $count } s
new-event-breaks = Après { $count } min
new-event-level = Robots
new-event-level-note = Ils prennent les places libres et jouent pour ceux qui partent.
new-event-bots = Robots qui participent
new-event-bots-note = Ils sont répartis comme les personnes et ont leurs propres points.
new-event-late = On peut entrer après le début
new-event-play = Je joue aussi
new-event-open = Ouvrir le tournoi
new-event-hint = Il commence quand tu le dis.

event-form-swiss = Suisse
event-form-swiss-note = À chaque manche, tu rencontres des gens qui ont à peu près autant de points, si possible jamais deux fois.
event-form-lots = Tirage au sort
event-form-lots-note = À chaque manche, tu rencontres d’autres gens, tirés au sort.
event-form-all = Toutes rondes
event-form-all-note = On joue jusqu’à ce que tout le monde se soit rencontré.

event-door = { $host } t’invite à « { $name } »
event-door-note = { $count ->
    [one] Un tournoi de { $game }. Un participant pour l’instant.
   *[other] Un tournoi de { $game }. { $count } participants pour l’instant.
}
event-door-late = Un tournoi de { $game }. Tu peux jouer dès la manche suivante.
event-enter = Participer
event-enter-as = Participer sous le nom { $name }

event-gathers = { $count ->
    [0] Personne pour l’instant
    [one] { $count } participant pour l’instant
   *[other] { $count } participants pour l’instant
}
event-begin-note = Partage le lien, et commence quand tout le monde est là.
event-waits-for-host = { $name } lance le tournoi quand tout le monde est là.
event-start = Commencer
event-round-of = Manche { $round } sur { $rounds }
event-round-of-least = Manche { $round } sur au moins { $rounds }
event-ready = Ta table est prête.
event-to-table = À ta table
event-still = { $count ->
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
event-next-in = La manche suivante commence dans { $seconds } s.
event-next-host = { $name } lance la manche suivante.
event-next-now = Manche suivante
event-ends = C’était la dernière manche.
event-paused = Le tournoi est en pause.
event-pause = Pause
event-resume = Reprendre
event-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}

event-invite = Inviter
event-invite-title = Invite des gens
event-link = Lien vers ce tournoi
event-qr = Le lien vers ce tournoi en code QR
event-private = Seules les personnes qui ont ce lien trouvent le tournoi.
event-settings = Réglages du tournoi
event-to-group = Vers le groupe

event-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
event-bots = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
event-bot = Robot { $number }
event-filler = Robot
event-somebody = Quelqu’un
event-you = Toi
event-here = Ici en ce moment
event-plays = À une table
event-left = Parti

event-standings = Classement
event-place = Place
event-name = Nom
event-points = Points
event-buchholz = Adversaires
event-berger = Battus
event-wins = Victoires
event-played = Joué
event-how = Comment c’est compté
event-how-table = À une table compte la part des autres qui ont fait moins bien ; une égalité compte pour moitié. Une victoire à deux vaut donc 1.
event-how-compared = Compte la part des autres tables qui ont fait moins bien à ta place avec les mêmes cartes ; une égalité compte pour moitié.
event-how-ties = Les égalités sont départagées par les points de tous ceux que tu as rencontrés (adversaires), puis de ceux que tu as battus (battus), puis par les premières places (victoires).
event-save-csv = Enregistrer en CSV
event-save-json = Enregistrer en JSON

event-table = Table { $number }
event-is-playing = Joue
event-is-over = Finie
event-is-decided = Compte pour moitié
event-is-gone = Fermée
event-replay = Revoir
event-watch = Regarder
event-waits-for = Attend { $names }
event-play-on = Laisser jouer les robots
event-play-on-sure = Un robot joue pour { $names } ; la place peut être reprise.
event-half = Compter la moitié
event-half-sure = Chacun à cette table reçoit un demi-point, et la manche ne l’attend plus.

event-at-table = Joueurs par table
event-seats = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
event-same = Les mêmes à chaque table

event-rename = Renommer
event-change = Changer
event-remove = Retirer
event-remove-sure = Retirer { $name } ? Impossible de revenir sous la même identité.
event-finish = Fin
event-end = Terminer le tournoi
event-end-sure = Terminer maintenant ? Les tables qui jouent encore ne comptent pas.
event-delete = Supprimer
event-delete-sure = Le tournoi et son classement disparaissent pour tous. Les parties restent à ceux qui les ont jouées.
event-leave = Quitter le tournoi
event-leave-sure = Quitter ce tournoi ?
event-leave-early = Tu peux revenir avec le lien.
event-leave-note = Tes résultats restent. Si ta table joue encore, un robot prend ta place.
event-nothing-to-change = Seul l’organisateur peut changer quelque chose ici.
new-event-count = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
