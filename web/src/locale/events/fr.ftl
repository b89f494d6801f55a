# Events: evenings and tournaments with a link of their own.

new-event = Organiser un tournoi
new-event-note = Pour une soirée ou toute une ligue : toute personne qui a le lien peut participer, sans compte. Les tables s’ouvrent toutes seules, chacun à sa place.
new-event-name = Nom du tournoi
new-event-example = Coupe du vendredi
new-event-game = Quel jeu ?
new-event-minutes = Environ { $minutes } minutes par ronde
new-event-form = Formule
new-event-rounds = Rondes
new-event-cards = Cartes
new-event-same = Les mêmes cartes à chaque table
new-event-same-note = Toutes les tables d’une ronde jouent la même donne. Ce qui compte, c’est ton résultat comparé à celui des personnes assises à la même place aux autres tables.
new-event-between = La ronde suivante commence
new-event-between-host = Quand je le dis
new-event-seconds = Après { $count } s
new-event-breaks = Après { $count } min
new-event-level = Bots
new-event-level-note = Ils prennent les places libres et jouent pour ceux qui partent.
new-event-bots = Bots qui participent
new-event-bots-note = Ils sont répartis entre les tables comme tout le monde et marquent leurs propres points.
new-event-late = On peut rejoindre le tournoi après le début
new-event-play = Je joue aussi
new-event-open = Ouvrir le tournoi
new-event-hint = Il commencera quand tu le diras.

event-form-swiss = Suisse
event-form-swiss-note = À chaque ronde, tu rencontres des gens qui ont à peu près autant de points que toi, si possible jamais deux fois les mêmes.
event-form-lots = Tirage au sort
event-form-lots-note = À chaque ronde, le sort te donne de nouveaux adversaires.
event-form-all = Tous contre tous
event-form-all-note = On joue jusqu’à ce que tout le monde se soit rencontré.

event-door = { $host } t’invite à « { $name } »
event-door-note = { $count ->
    [0] Jeu du tournoi : { $game }. Personne pour l’instant.
    [one] Jeu du tournoi : { $game }. { $count } participant pour l’instant.
   *[other] Jeu du tournoi : { $game }. { $count } participants pour l’instant.
}
event-door-late = Jeu du tournoi : { $game }. Tu peux jouer dès la ronde suivante.
event-enter = Participer
event-enter-as = Participer ({ $name })

event-gathers = { $count ->
    [0] Personne pour l’instant
    [one] { $count } participant pour l’instant
   *[other] { $count } participants pour l’instant
}
event-begin-note = Partage le lien et commence quand tout le monde sera là.
event-waits-for-host = { $name } lancera le tournoi quand tout le monde sera là.
event-start = Commencer
event-round-of = Ronde { $round } sur { $rounds }
event-round-of-least = Ronde { $round } sur au moins { $rounds }
event-ready = Ta table est prête.
event-to-table = À ta table
event-still = { $count ->
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
event-next-in = La ronde suivante commence dans { $seconds } s.
event-next-host = { $name } lance la ronde suivante.
event-next-now = Lancer la ronde suivante
event-ends = C’était la dernière ronde.
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
event-to-group = Aller au groupe

event-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
event-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
event-bot = Bot { $number }
event-filler = Bot
event-somebody = Quelqu’un
event-you = Toi
event-here = Ici maintenant
event-plays = À une table
event-left = A quitté le tournoi

event-standings = Classement
event-place = Rang
event-name = Nom
event-points = Points
event-buchholz = Adversaires
event-berger = Battus
event-wins = Victoires
event-played = Jouées
event-how = Comment on compte
event-how-table = À une table, tu marques la part de tes adversaires qui ont fait moins bien que toi ; une égalité compte pour moitié. Battre tout le monde vaut 1.
event-how-compared = Tu marques la part des autres tables où la même place a fait moins bien avec les mêmes cartes ; une égalité compte pour moitié.
event-how-ties = Les égalités sont départagées par les points de tous ceux que tu as rencontrés (adversaires), puis de ceux que tu as battus (battus), puis par les premières places (victoires).
event-save-csv = Enregistrer en CSV
event-save-json = Enregistrer en JSON

event-table = Table { $number }
event-is-playing = En cours
event-is-over = Terminée
event-is-decided = Un demi-point pour tous
event-is-gone = Fermée
event-replay = Revoir
event-watch = Regarder
event-waits-for = On attend { $names }
event-play-on = Laisser jouer les bots
event-play-on-sure = Des bots jouent pour { $names }. On peut reprendre sa place à tout moment.
event-half = Un demi-point pour tous
event-half-sure = Tout le monde à cette table reçoit un demi-point, et la ronde n’attend plus cette table.

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
event-leave-note = Tes résultats restent. Si ta table joue encore, un bot prend ta place.
event-nothing-to-change = Seule la personne qui organise le tournoi peut changer quelque chose ici.
new-event-count = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
